title = Armada z Ciemnej Strony
tagline = Zbuduj sześć statków za Księżycem, a potem podbij nimi Ziemię.
option-edition = Edycja
option-standard = standardowa
option-three-boxes = Trzy pola statku 5 lub 6 dają
option-zero = nic
option-two = 2 akcje

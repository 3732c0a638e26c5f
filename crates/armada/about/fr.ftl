title = L’Armada de la Face cachée
tagline = Bâtissez six vaisseaux derrière la Lune, puis conquérez la Terre avec ce qu’ils savent faire.
option-edition = Édition
option-standard = standard
option-three-boxes = Trois cases du vaisseau 5 ou 6 donnent
option-zero = rien
option-two = 2 actions

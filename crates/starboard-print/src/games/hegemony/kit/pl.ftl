cards-name = Karty
abilities-name = Plansza zdolności
dice-name = Kości kapitana
mat-name = Mata na znaczniki
cubes-name = Znaczniki
encounter-name = Spotkanie
edition-first = pierwsza edycja
edition-second = druga edycja
# $edition (&str)
has-edition = Karty: { $edition }
# $count (usize)
has-encounters = Karty spotkań: { $count }
# $captains (usize), $aliens (usize)
has-people = Kapitanowie: { $captains }, obcy: { $aliens }
# $planets (usize), $weapons (usize)
has-places = Planety: { $planets }, superbronie: { $weapons }
has-boards = 1 plansza zdolności, 1 arkusz z tabelami wszystkich kości kapitana, 1 mata na znaczniki
# $cubes (usize)
has-cubes = Znaczniki do worka: { $cubes }, znaczniki zdolności: 3
bring-dice = 2 zwykłe kości sześciościenne
bring-bag = Nieprzezroczysty worek
advice-cubes = Drewniane kostki losuje się przyjemniej niż żetony. Każdy kolor ma też swój znak: czerwony celownik, pomarańczowy koło zębate, niebieski oko, biały krzyżyk, czarny wykrzyknik, żółty gwiazdę.
advice-dice = Wystarczą dowolne dwie kości: tabele mówią, co która ścianka znaczy dla kości twojego kapitana.
abilities-note = Ustaw każdy znacznik na wartości z karty kapitana. Więcej nie będziesz mieć nigdy.
first-die = Pierwsza kość
second-die = Druga kość
searched-planet = Przeszukiwana planeta
location-place = Miejsce
dice-note = Jedna kość na rundę, jeden raz. Potem obróć ją na wybraną niższą ściankę; kość na ściance 1 na niej zostaje.
mat-note = To, co na początku jest w worku, zależy od poziomu trudności. Reszta tworzy zasób; pozostałe żółte znaczniki wypadają z gry.
in-all = Łącznie
basic = Podstawowy
normal = Normalny
advanced = Zaawansowany
discard = Odrzucone karty
supply = Zasób
needs-name = Wymaga

supply = Zapas { $count }
step-setup = Start
step-wave = Fala
step-place = Ustaw
step-mine = Mina
step-return = Powrót
step-move = Ruch
step-shoot = Strzał
step-over = Koniec
fighter-destroyed = zniszczony
player-out = poza grą
has-missile = rakieta
power-charged = dopalacz gotowy
power-empty = bez dopalacza
fighter-level = myśliwiec na poziomie { $level }
tokens-of = { $count } × { $value }
board-label = Plansza, kolumny od a do f, rzędy od 1 (planeta) do 10
square-label = { $square }: { $what }
square-possible = { $label }, możliwe
square-chosen = { $label }, wybrane
the-mine = mina
fighter-of = myśliwiec gracza { $name }, poziom { $level }
empty = puste

## Actions.

choose-square = Wybierz oznaczone pole
place-on = Ustaw na { $square }
move-to = Leć na { $square }
boost-to = Dopalacz na { $square }
mine-to = Mina na { $square }
stay = Zostań
fire = Ognia!
launch = Odpal rakietę
hold-mine = Zostaw minę
buy-missile = Rakieta · 10
upgrade = Ulepszenie · 10
charge = Dopalacz · 15
return-on = Wróć na { $square } · 10
retire = Wycofaj się

## Payment.

pay-title = Płacisz za: { $what }
pay-intro = Oddaj żetony warte co najmniej { $price } punktów. Reszty się nie wydaje.
pay-sum = Płacisz { $sum } z { $price }
pay-more = Dołóż żeton o wartości { $value }
pay-less = Cofnij żeton o wartości { $value }
pay-of = { $paid } z { $owned }
pay-now = Zapłać { $sum }

## What the others did to whoever reads it.

told-you-were-hit = { $name } trafia twój myśliwiec i zabiera żeton wart { $points }.
told-you-were-spared = { $name } trafia twój myśliwiec, ale nie ma czego zabrać.
told-you-were-rammed = Najeźdźca taranuje twój myśliwiec na { $square }: oba statki przepadają.

## Names of parts of the board in sentences, in all forms.

names-of-row = rząd { $row }|rzędu { $row }|rzędzie { $row }|rzędem { $row }
names-of-column = kolumna { $column }|kolumnę { $column }|kolumny { $column }|kolumnie { $column }

## The end in one line.

headline-raided = Planeta jest stracona
headline-all-out = Nikt nie wraca z lotu

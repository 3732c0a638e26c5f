cockpit-label = Kokpit
line-tab = Rząd
ship-tab = Statek
sectors = Sektory
planets = Planety
location = Miejsce
no-location = Jeszcze bez Miejsca
line = Rząd spotkań
bag = Worek
weapons = Superbronie
hand = Ręka
hand-empty = Po starciu trafiają tu karty Agentów i Wydarzeń.
crew = Kości kapitana
captain = Kapitan
round = Runda
round-of = { $round }/12
setting-up = Przygotowanie
unknown-alien = Sektor { $number }
cards-left =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[many] { $count } kart w talii
    }
alerts = alarmy: { $count }
strength = siła
own-icon = ikona { $ability }
adds = dokłada: { $cubes }
planet-icons = ikony planety: { $count }
engaged = starcie
evaded = unik
passes = minięta
understood = poznana
needs = brakuje: { $cubes }
hidden-weapons = do znalezienia: { $count }
used = użyta w tej rundzie
shows = pokazuje { $face }
cubes-to-draw = jeszcze { $count }
chances-now = Szanse na następny znacznik
chance-of = { $cube } { $percent } % (w worku { $count })
help = kości i ręka

## What can be done.

engage = Starcie
evade = Unik
free = za darmo
pay-with = Zapłać
cannot-engage = Starcie niemożliwe
then-cubes =
    { $count ->
        [one] potem 1 znacznik z worka, za punkt
        [few] potem { $count } znaczniki z worka, po punkcie za każdy
       *[many] potem { $count } znaczników z worka, po punkcie za każdy
    }
ends-game = To oznacza porażkę!
may-end-game = { $percent } % ryzyka porażki
search-planet = Szukaj: { $planet }
play-card = Zagraj: { $card }
discard-card = Odrzuć: { $card }
fit-onto = Na: { $weapon }
swap-out = Oddaj
swap-in = Weź w zamian

## The report and the story of a run.

rank-won = Superbronie odnalezione
rank-crippled = Statek unieszkodliwiony
rank-exhausted = Trop się urwał
rank-open = W drodze
weapons-found = superbronie
weapons-understood = poznane
rounds = rundy
cards-engaged = starcia
cards-evaded = uniki
cubes-drawn = znaczniki z poszukiwań
false-leads = fałszywe tropy
points-paid = zapłacone punkty
points-lost = stracone punkty
dice-used = użyte kości
story = Lot w liczbach
round-line = Runda { $round }: starcia { $engaged }, uniki { $evaded }, znalezione { $found }
share-won =
    Zwycięstwo w rundzie { $round }: superbronie { $found }/{ $all }
    { $signs }
share-lost =
    Porażka w rundzie { $round }: superbronie { $found }/{ $all }
    { $signs }

## The step, in one word.

step-setup = Start
step-planet = Planeta
step-line = Rząd
step-meet = Spotkanie
step-evade = Unik
step-search = Szukanie
step-choice = Wybór
step-over = Koniec

## The names of things, in every form in which texts have them, separated by |.

names-of-quietus = Quietus|Quietusa

## The end in one line, and the chart of a finished game.

headline-won = Wszystkie superbronie ({ $all }) są twoje w rundzie { $round }
headline-crippled = Statek unieszkodliwiony. Superbronie: { $found } z { $all }
headline-exhausted = Trop się urywa. Superbronie: { $found } z { $all }

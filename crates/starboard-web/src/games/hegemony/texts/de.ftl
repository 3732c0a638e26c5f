cockpit-label = Cockpit
line-tab = Reihe
ship-tab = Schiff
sectors = Sektoren
planets = Planeten
location = Ort
no-location = Noch kein Ort
line = Reihe der Begegnungen
bag = Beutel
weapons = Superwaffen
hand = Hand
hand-empty = Agenten und Ereignisse, die du meisterst, kommen hierher.
crew = Captainwürfel
captain = Captain
round = Runde
round-of = { $round }/12
setting-up = Aufbau
unknown-alien = Sektor { $number }
cards-left =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
alerts = Alarme: { $count }
strength = Stärke
own-icon = Symbol { $ability }
adds = bringt { $cubes }
planet-icons = Planetensymbole: { $count }
engaged = gemeistert
evaded = umgangen
passes = in Frieden
understood = erforscht
needs = braucht noch { $cubes }
hidden-weapons = noch { $count } zu finden
used = diese Runde genutzt
shows = zeigt { $face }
cubes-to-draw = noch { $count }
chances-now = Chancen beim nächsten Klötzchen
chance-of = { $cube } { $percent } % ({ $count } im Beutel)
help = Würfel und Hand

## What can be done.

engage = Meistern
evade = Umgehen
free = kostenlos
pay-with = Zahlen mit
cannot-engage = Nicht zu meistern
then-cubes =
    { $count ->
        [one] dann { $count } Klötzchen aus dem Beutel, das einen Punkt kostet
       *[other] dann { $count } Klötzchen aus dem Beutel, je einen Punkt
    }
ends-game = Damit wäre die Partie verloren!
may-end-game = { $percent } % Risiko, die Partie zu verlieren
search-planet = Durchsuchen: { $planet }
play-card = Ausspielen: { $card }
discard-card = Abwerfen: { $card }
fit-onto = Auf: { $weapon }
swap-out = Weggeben
swap-in = Dafür nehmen

## The report and the story of a run.

rank-won = Die Superwaffen sind gefunden
rank-crippled = Das Schiff ist am Ende
rank-exhausted = Die Spur verliert sich
rank-open = Unterwegs
weapons-found = Superwaffen
weapons-understood = erforscht
rounds = Runden
cards-engaged = Karten gemeistert
cards-evaded = Karten umgangen
cubes-drawn = Klötzchen bei Suchen gezogen
false-leads = falsche Fährten
points-paid = Punkte gezahlt
points-lost = Punkte verloren
dice-used = Würfel genutzt
story = Der Flug in Zahlen
round-line = Runde { $round }: { $engaged } gemeistert, { $evaded } umgangen, { $found } gefunden
share-won =
    Sieg in Runde { $round }: { $found }/{ $all } Superwaffen
    { $signs }
share-lost =
    Verloren in Runde { $round }: { $found }/{ $all } Superwaffen
    { $signs }

## The step, in one word.

step-setup = Aufbau
step-planet = Planet
step-line = Reihe
step-meet = Begegnung
step-evade = Umgehen
step-search = Suche
step-choice = Wahl
step-over = Ende

## The names of things, in every form in which texts have them, separated by |.

names-of-quietus = Quietus

## The end in one line, and the chart of a finished game.

headline-won =
    { $all ->
        [one] { $all } Superwaffe, alle gefunden, in Runde { $round }
       *[other] Alle { $all } Superwaffen sind dein, in Runde { $round }
    }
headline-crippled = Das Schiff ist am Ende: { $found } von { $all } Superwaffen
headline-exhausted = Die Spur verliert sich: { $found } von { $all } Superwaffen

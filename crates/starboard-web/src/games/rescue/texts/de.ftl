quiet = Ruhe { $turns }/{ $limit }
prompt-layout = Stelle deine acht Schiffe rund um deinen Planeten auf und bestätige dann.
step-powers = Kräfte
step-layout = Aufstellung
step-move = Zug
step-over = Ende
player-out = ausgeschieden
held-short = auf { $planet }
home-short = daheim
aboard-short = an Bord: { $square }
board-label = Sechseckiges Brett, Reihen a bis m. Die Pfeiltasten führen von Feld zu Feld, Komma und Punkt zwischen den möglichen, Enter wählt.
brief-move = { $kind } von { $from } nach { $to }
brief-attack = { $kind } von { $from } greift { $to } an
brief-hack = { $kind } von { $from } übernimmt { $to }, nach { $home }
told-took-yours = { $name } schlägt auf { $square } dein Schiff: { $kind }.
told-took = { $name } schlägt auf { $square } ein Schiff von { $owner }: { $kind }.
told-you-hacked = { $name } übernimmt ein Schiff von dir: { $kind }.
told-you-returned = Dein Kommandant kommt zurück nach { $planet }.

## What is on a square.

empty = leer
ufo = UFO-Feld
red = rotes Sonnenfeld
orange = orangefarbenes Sonnenfeld
planet-of = Planet von { $name }
planet-free = Planet ohne Besitzer
holds = hier gefangen: der Kommandant von { $name }
ship-of = { $kind } von { $name }
with-commander = { $ship } mit dem Kommandanten an Bord
above = darunter { $ship }
hacked = gehackt
starting-square = Startfeld von { $name }
drafted = { $kind }, noch nicht bestätigt

## What a square would mean.

can-move = kann ziehen
chosen = gewählt
aim-step = Schritt hierher
aim-jump =
    { $count ->
        [one] Sprung hierher, { $count } Landung
       *[other] Sprung hierher, { $count } Landungen
    }
aim-attraction = im Sonnensog hierher
aim-attack = Angriff hierher
aim-pickup = Kommandanten befreien
aim-home = heimkommen und gewinnen
aim-stack = hier stapeln
aim-rebuild = hier nachbauen
aim-receive = übernommenes Schiff hierher bringen
aim-lay = Schiff hier aufstellen

## What to do.

choose-ship = Wähle ein Schiff, das ziehen kann
stuck = Dieses Schiff kann jetzt nicht ziehen
choose-target = Wähle das Ziel
tap-again = Zum Ziehen noch einmal tippen
put-down = Abbrechen
whole-stack = Ganzer Stapel
top-only = Nur das oberste
destroy = Schlagen
take-over = Übernehmen: Wähle ein Startfeld
rebuild = { $kind } nachbauen
pass = Passen
turn-board = Dein Planet unten
turn-on = Brett drehen (unten: Planet von { $name })
legend = Legende
sign-own = kann ziehen
sign-step = Schritt
sign-jump = Sprung
sign-attraction = Sonnensog
sign-attack = Angriff
sign-pickup = Befreiung
sign-home = Heimkehr
sign-rebuild = Schiff setzen
sign-stack = Stapel

## Layout.

tray = Schiffe zum Aufstellen
tray-ship = { $kind }, noch { $left }
standard = Standard
clear = Abräumen
ready = Fertig
lay-how = Wähle unten ein Schiff und dann ein Startfeld, zieh es dorthin oder drück auf dem Feld F, H, C oder T
lay-ready = Alle acht Schiffe stehen: Drück „Fertig“ oder stell sie noch um
not-your-start = Das ist keines deiner Startfelder (R8)
laid-already = Dieses Schiff steht schon; „Zurücknehmen“ holt es wieder weg
none-left = Deine beiden Schiffe dieser Art stehen schon: { $kind } (R5)
pick-first = Wähle zuerst ein Schiff

## The end in one line, and the chart of a finished game.

you-win-by-squares =
    { $squares ->
        [one] Du gewinnst mit { $squares } Feld Vorsprung
       *[other] Du gewinnst mit { $squares } Feldern Vorsprung
    }
wins-by-squares =
    { $squares ->
        [one] { $name } gewinnt mit { $squares } Feld Vorsprung
       *[other] { $name } gewinnt mit { $squares } Feldern Vorsprung
    }
you-are-last = Du gewinnst: Nur deine Flotte ist übrig
is-last = { $name } gewinnt: Keine andere Flotte ist übrig

sheet-label = Blatt
overview = Übersicht
docks = Docks
earth = Erde
map-of-earth = Karte der Erde
dice = Würfel
roles = Wozu die Würfel dienen
counters = Aktionen
phase-build = Phase 1: Bauen
phase-invade = Phase 2: Invasion
phase-over = Ende
step-roll = Wurf
step-value = Wert
step-build = Bauen
step-count = Countdown
step-attack = Angriff
step-skills = Kniffe
step-over = Ende
role-value = Wert
role-build = Bauen
role-countdown = Countdown
stamp-completed = fertig
stamp-collapsed = eingestürzt
supply-rolls = Würfe { $count }
supply-ships = Offene Schiffe { $count }

## Read aloud.

ship-label = Schiff { $number }, { $condition }: { $built }/{ $boxes } Module gebaut, noch { $left } auf der Leiste, { $state }
box-empty = Modul { $circle }: leer
box-value = Modul { $circle }: { $face }
box-built = Modul { $circle }: { $face }, gebaut
box-void = Modul { $circle }: nicht mehr nötig
may = { $label }, möglich
would-build = { $label }, würde gebaut
bar-label = Countdown von Schiff { $number }: noch { $left }
bar-falls = { $label }, würde ein Kästchen verlieren
die-label = Würfel { $number }: { $face }
die-none = Würfel { $number }: nicht geworfen
die-used = { $label }, genutzt: { $role }
die-rerolled = { $label }, neu geworfen
die-changed = { $label }, verändert
level-label = { $region }, Stufe { $number }: { $demand }
level-crossed = { $label }, abgehakt
level-met = { $label }, von den Würfeln erfüllt
level-would = { $label }, würde erfüllt
level-barred = { $label }, gesperrt
region-label =
    { $points ->
        [one] { $region }, { $points } Punkt: { $crossed } von { $levels } Stufen abgehakt
       *[other] { $region }, { $points } Punkte: { $crossed } von { $levels } Stufen abgehakt
    }
region-focus = { $label }, erst abzuschließen
counter-label = { $name }: { $left }
world-label = Erde: { $crossed }/{ $levels } Stufen abgehakt
role-label = { $name }: { $face }
role-free = noch kein Würfel
ladder-label = Gibt { $steps }
counter-may = Jetzt nutzbar
counter-not-now = Jetzt nicht nutzbar

## What to do.

choose-die = Wähle zuerst einen Würfel.
choose-box = Wähle einen leeren Kreis.
choose-second-box = Wähle das zweite Modul.
write-once = { $face } einmal eintragen
write-twice = { $face } in zwei Module eintragen
spend = { $face } verfallen lassen: Kein Kreis ist leer
build-with = Mit der { $face } bauen: { $boxes }
build-short = Mit { $face } bauen
write-once-short = Einmal
write-twice-short = Zweimal
spend-short = { $face } verfällt
let-go-short = Wurf verfällt
then-counts = { $words }, dann zählt Schiff { $ship } herunter
attack = Angreifen
let-go = Wurf verfallen lassen
choose-bar = Wähle eine der markierten Leisten.
choose-level = Wähle eine Stufe für den Joker.
choose-skill-die = Wähle den Würfel, den du verändern willst.

## Looking back.

share-lines =
    { $score ->
        [one] { $score } Punkt, { $rank }
       *[other] { $score } Punkte, { $rank }
    }
    Schiffe { $ships }
    Erde { $regions }

## Counted

boxes =
    { $count ->
        [one] { $count } Modul
       *[other] { $count } Module
    }

## The names of things, in every form in which texts have them, separated by |.

names-of-ship = Schiff { $ship }|Schiffs { $ship }
names-of-die = Würfel { $die }|Würfels { $die }
names-of-level = { $region }, Stufe { $level }|{ $region }: Stufe { $level }

## The end in one line.

headline-all = Die Erde gehört dir: { $points }
headline-some = Erobert: { $conquered } von { $all } Regionen, { $points }
headline-none = Die Erde hält stand: { $points }

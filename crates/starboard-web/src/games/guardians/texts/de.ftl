supply = Vorrat { $count }
step-setup = Aufbau
step-wave = Welle
step-place = Start
step-mine = Mine
step-return = Rückkehr
step-move = Flug
step-shoot = Schuss
step-over = Ende
fighter-destroyed = zerstört
player-out = ausgeschieden
has-missile = Rakete
power-charged = Booster geladen
power-empty = kein Booster
fighter-level = Jäger der Stufe { $level }
tokens-of = { $count } × { $value }
board-label = Brett, Spalten a bis f, Reihen 1 (Planet) bis 10
square-label = { $square }: { $what }
square-possible = { $label }, möglich
square-chosen = { $label }, gewählt
the-mine = Mine
fighter-of = Jäger von { $name }, Stufe { $level }
empty = leer

## Actions.

choose-square = Wähle ein markiertes Feld
place-on = Auf { $square } starten
move-to = Nach { $square } fliegen
boost-to = Booster auf { $square }
mine-to = Mine auf { $square }
stay = Bleiben
fire = Schießen
launch = Rakete abfeuern
hold-mine = Mine liegen lassen
buy-missile = Rakete · 10
upgrade = Aufrüstung · 10
charge = Booster · 15
return-on = Rückkehr auf { $square } · 10
retire = Aussteigen

## Payment.

pay-title = Bezahlen: { $what }
pay-intro =
    { $price ->
        [one] Gib Plättchen ab, die zusammen mindestens { $price } Punkt wert sind. Wechselgeld gibt es nicht.
       *[other] Gib Plättchen ab, die zusammen mindestens { $price } Punkte wert sind. Wechselgeld gibt es nicht.
    }
pay-sum = Du zahlst { $sum } von { $price }
pay-more = Plättchen mit Wert { $value } dazulegen
pay-less = Plättchen mit Wert { $value } zurücknehmen
pay-of = { $paid } von { $owned }
pay-now = { $sum } zahlen

## What the others did to whoever reads it.

told-you-were-hit = { $name } trifft dich und erbeutet ein Plättchen: { $points }.
told-you-were-spared = { $name } trifft dich, aber du hast kein Plättchen zu verlieren.
told-you-were-rammed = Ein Invasor rammt dich auf { $square }: Beide sind zerstört.

## Names of parts of the board in sentences, in all forms.

names-of-row = Reihe { $row }
names-of-column = Spalte { $column }

## The end in one line.

headline-raided = Der Planet ist verloren
headline-all-out = Kein Pilot kehrt zurück

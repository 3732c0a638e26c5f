pilot = Pilot { $number }
not-placed = noch nicht auf dem Brett
destroyed = zerstört
out = ausgeschieden
level = Stufe { $level }
has-missile = Rakete bereit
has-power = Booster geladen
supply-line = Vorrat: Monster { $monsters }, Schiffshälften { $halves }
waiting-line = Warten neben dem Brett: linke Hälften { $left }, rechte Hälften { $right }, ganze Schiffe { $ships }
legend = 1-5 Monster, <> Kommandoschiff, x beschädigtes Schiff, * Mine, A-D Jäger

## What is to be done now.

prompt-setup = Die Invasoren gehen in Stellung.
prompt-wave = Verstärkung rückt an.
prompt-place = Setze deinen Jäger auf ein leeres Feld in Reihe 1.
prompt-mine-setup = Lege die Mine auf eines ihrer Felder.
prompt-return = Dein Jäger ist zerstört: Zahle für die Rückkehr oder steige aus.
prompt-retire = Dein Jäger ist zerstört und kann nicht zurückkehren: Steige aus.
prompt-move = Fliege mit deinem Jäger, bleibe stehen oder kaufe etwas.
prompt-only-move = Fliege mit deinem Jäger oder bleibe stehen.
prompt-stay = Dein Jäger kann nicht fliegen: Bleibe stehen oder kaufe etwas.
prompt-only-stay = Dein Jäger kann nicht fliegen: Bleibe stehen.
prompt-boost-shots = Booster: Feuere deine Zusatzschüsse ab (noch { $shots }).
prompt-boost-move = Fliege in derselben Richtung weiter oder bleibe stehen.
prompt-shoot =
    { $shots ->
        [one] Feuer!
       *[other] Feuer! Du hast noch { $shots } Schüsse.
    }
prompt-mine = Schiebe die Mine ein Feld nach rechts oder lass sie liegen.
prompt-mine-again = Schicke die Mine zurück auf eines ihrer Felder oder lass sie liegen.
prompt-mine-stuck = Die Mine kann sich nicht bewegen: Lass sie liegen.
prompt-over = Die Partie ist zu Ende.

## Actions in plain words.

say-place = Jäger auf { $square } setzen
say-mine-place = Mine auf { $square } legen
say-mine-move = Mine nach { $square } schieben
say-mine-explode = Mine nach { $square } schieben und sprengen: { $what }
say-mine-hold = Mine liegen lassen
say-move = Nach { $square } fliegen ({ $target })
say-stay = Stehen bleiben ({ $target })
say-boost = Booster auf { $square } zünden, Zusatzschüsse abfeuern ({ $target })
say-fire = Schießen ({ $target })
say-launch = Rakete auf Reihe { $row } abfeuern
say-buy-missile = Rakete kaufen für { $payment }
say-upgrade = Auf Stufe { $level } aufrüsten für { $payment }
say-charge = Booster laden für { $payment }
say-return = Auf { $square } zurückkehren für { $payment }
say-retire = Aus der Partie aussteigen

## What a shot would meet.

above-nothing = nichts darüber
above-mine = darüber die Mine
above-fighter = darüber ein anderer Jäger
above-invader = { $what } auf { $square }
monster = Monster mit Wert { $value }
whole-ship = Hälfte eines Kommandoschiffs
damaged-ship = beschädigtes Kommandoschiff
empty-square = leer

## Events.

told-placed = { $name } startet auf { $square }.
told-mine-placed = { $name } legt die Mine auf { $square }.
told-moved = { $name } fliegt von { $from } nach { $to }.
told-stayed = { $name } bleibt stehen.
told-boosted = { $name } zündet den Booster auf { $square }.
told-fired = { $name } schießt von { $from } aus.
told-missed = { $name } schießt daneben.
told-took = { $name } schießt auf { $square } einen Invasor ab: { $points }.
told-ship-damaged = { $name } beschädigt auf { $square } ein Kommandoschiff.
told-hit-fighter = { $name } trifft den Jäger von { $victim } und erbeutet ein Plättchen: { $points }.
told-hit-poor-fighter = { $name } trifft den Jäger von { $victim }, aber da ist kein Plättchen zu holen.
told-hit-mine = { $name } trifft die Mine, und nichts geschieht.
told-launched = { $name } feuert eine Rakete auf Reihe { $row } ab.
told-boxed = Eine Hälfte des Kommandoschiffs auf { $square } geht verloren.
told-column = Spalte { $letter } ist leer!
told-descended = Alle Invasoren rücken eine Reihe vor.
told-descended-above = Die Invasoren oberhalb von Reihe { $row } rücken eine Reihe vor.
told-passed = Ein Invasor erreicht in Spalte { $letter } den Planeten!
told-mine-exploded = Die Mine explodiert auf { $square } und reißt einen Invasor mit.
told-collided = Ein Invasor rammt auf { $square } den Jäger von { $name }: Beide sind zerstört.
told-monster-arrived = Auf { $square } erscheint ein Monster mit Wert { $value }.
told-half-arrived = Auf { $square } erscheint eine Hälfte eines Kommandoschiffs.
told-left-aside = Die linke Hälfte eines Kommandoschiffs kommt neben das Brett.
told-right-aside = Die rechte Hälfte eines Kommandoschiffs kommt neben das Brett.
told-ship-waits = Ein Kommandoschiff muss auf die nächste Welle warten.
told-mine-moved = { $name } schiebt die Mine nach { $to }.
told-mine-held = { $name } lässt die Mine liegen.
told-bought-missile = { $name } kauft eine Rakete für { $payment }.
told-upgraded = { $name } rüstet den Jäger auf für { $payment }.
told-charged = { $name } lädt den Booster für { $payment }.
told-returned = { $name } kehrt auf { $square } zurück für { $payment }.
told-retired = { $name } steigt aus der Partie aus.

## Endings.

ended-cleared = Kein Invasor ist mehr da: Der Planet ist gerettet.
ended-quiet = Alle schießen daneben, und die Invasoren ziehen ab.
ended-cap = Fünf Runden lang kein Abschuss: Der Kampf ist vorbei.
ended-raided = Der Planet ist überrannt: Alle verlieren.
ended-all-out = Kein Pilot ist mehr da: Alle verlieren.

## Why an action is not possible

game-over = die Partie ist zu Ende
drawing = es werden gerade Plättchen gezogen
not-this-step = das ist nicht der richtige Moment im Zug: erst Flug, dann Schuss, dann Mine
only-in-setup = das geht nur vor dem ersten Zug
not-empty = { $square } ist nicht leer
not-your-square = dein Jäger steht nicht auf { $square }
not-straight = ein Jäger fliegt in gerader Linie
blocked = auf { $square } ist der Weg versperrt
other-heading = nach dem Booster fliegt der Jäger in derselben Richtung weiter
shots-first = zuerst kommen die Zusatzschüsse
must-shoot-or-mine = dein Flug ist schon vorbei
no-power = du hast keinen geladenen Booster
no-boost-now = der Booster lässt sich nur einmal zünden, während des Flugs
no-missile = du hast keine Rakete
no-missile-in-boost = eine Rakete kann keinen Zusatzschuss ersetzen
no-target = das Erste über dir muss ein Invasor sein
fighter-in-row = in dieser Reihe steht ein anderer Jäger
advanced-only = das gehört zur Variante für Fortgeschrittene
missile-bought = du hast deine Rakete schon gekauft
highest-level = dein Jäger hat schon die höchste Stufe
power-used = den Booster kann man nur einmal pro Partie kaufen
no-purchase-now = ein Kauf ist ein ganzer Zug, statt Flug und Schuss
not-enough = das ergibt keine { $price } Punkte
not-owned = diese Plättchen hast du nicht
too-many = eines dieser Plättchen ist zu viel: Der Preis ist auch ohne es bezahlt
not-destroyed = dein Jäger ist nicht zerstört
return-first = dein Jäger ist zerstört: Kehre erst zurück oder steige aus
no-mine = die Mine ist nicht im Spiel
mine-goes-right = die Mine bewegt sich ein Feld nach rechts
mine-squares-only = die Mine kommt auf einem ihrer Felder a1 bis a4 ins Spiel
fighter-there = dort steht ein Jäger
place-mine-first = zuerst muss die Mine gelegt werden
place-first = zuerst müssen die Jäger aufgestellt werden

## Counted

points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

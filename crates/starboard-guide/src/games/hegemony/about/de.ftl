## Sectors, planets, the location.

alien-now =
    { $cards ->
        [one] { $alien }: der aktuelle Sektor, noch { $cards } Karte im Stapel.
       *[other] { $alien }: der aktuelle Sektor, noch { $cards } Karten im Stapel.
    }
alien-later = { $alien }: Sektor { $sector }, noch vor dir.
alien-passed = { $alien }: Diesen Sektor hast du passiert.
alerts =
    { $cubes ->
        [one] { $cubes } schwarzes Klötzchen liegt auf Quietus und zählt gegen dich.
       *[other] { $cubes } schwarze Klötzchen liegen auf Quietus und zählen gegen dich.
    }
planet-choose = { $planet }: Diesen Planeten kannst du in dieser Runde durchsuchen.
planet-searched = { $planet }: Diesen Planeten durchsuchst du in dieser Runde.
planet-later = { $planet } bleibt für eine spätere Runde.
location-now = Dieser Ort gilt, bis ein anderer seinen Platz einnimmt.
no-location = Noch bist du an keinem Ort. Der letzte einer Reihe kommt hierher.
round = Runde { $round } von 12. Nach der zwölften verlierst du, wenn nicht alle Superwaffen gefunden sind.
setting-up = Die Partie wird aufgebaut.

## Cards of the line.

card-costs = { $kind }: Meistern kostet { $price }, in der Farbe der Karte „{ $card }“.
card-costs-own = { $kind }: Meistern kostet { $price }, in der eigenen Farbe.
card-free = { $kind }: Meistern ist kostenlos.
card-zero = { $kind }, Stärke 0: Diese Karte kann man nur umgehen.
card-waits = { $kind }, Stärke { $strength }.
card-location = Ein Ort: Der letzte der Reihe bleibt in Kraft; man muss ihn weder meistern noch umgehen.
card-engaged = Gemeistert.
card-evaded = Umgangen: Die Symbole dieser Karte zählen nicht mehr.
card-passed = Diese Karte war weder zu meistern noch zu umgehen.
card-cubes = Bei der Suche zählt sie { $cubes }.
card-would = Gemeistert bringt sie bei der Suche { $cubes }.
card-nothing = Gemeistert bringt sie bei der Suche keine Klötzchen.
card-kept = Gemeistert kommt sie auf deine Hand.
card-icon = Ihr Symbol ist { $ability }.
card-back = Eine Karte der Reihe dieser Runde, noch nicht gezogen.

## The captain, abilities, dice.

captain = { $captain } bestimmt, wie viele Punkte deine Fähigkeiten höchstens haben: { $points }.
no-captain = Dein Captain steht noch nicht fest.
ability = { $ability }: { $points } von { $most } Punkten. Sie zahlen für { $colour } Symbole.
ability-rule = Sind bei den Begegnungen zwei Fähigkeiten auf null, verlierst du.
ability-zero = { $ability } ist auf null: Folgt bei den Begegnungen eine zweite Fähigkeit, verlierst du.
die = { $die } auf Seite { $face }: { $says }.
die-free = Pro Runde darfst du einen Würfel nutzen; dann wird er heruntergedreht.
die-used = In dieser Runde ist schon ein Würfel genutzt.

## Cubes and the bag.

cube = { $cube } Klötzchen: { $count } von { $all } im Beutel, Chance für das nächste { $percent } %.
cube-out = { $cube } Klötzchen: { $count } von { $all } im Beutel, aber beim Umgehen zählen sie nicht.
cube-ability = Bei der Suche erhöht es { $ability } oder kommt auf eine Superwaffe; beim Umgehen kostet es einen Punkt { $ability }.
cube-white = Eine falsche Fährte: Bei der Suche gezogen, kommt sie zurück und findet nichts.
cube-black = Ein Alarm: Bei der Suche gezogen, kostet er dich einen Punkt.
cube-quietus = Ein Alarm: Bei der Suche gezogen, kommt er auf Quietus.
cube-yellow = Bei der Suche gezogen, findet es eine Superwaffe. Finde alle, um zu gewinnen.
left-to-draw = Bei dieser Suche noch zu ziehen: { $cubes }.
drawn = Was bei diesem Umgehen oder dieser Suche bisher gezogen wurde.

## Super Weapons, the hand.

weapon-works = { $weapon } ist erforscht: { $says }.
weapon-needs = { $weapon } braucht zum Erforschen noch { $cubes }. Dann: { $says }.
weapon-needs-only = { $weapon } braucht zum Erforschen noch { $cubes }; dann gilt der Text.
weapon-hidden =
    { $left ->
        [one] { $left } Superwaffe ist noch versteckt: Ein gelbes Klötzchen der Suche findet sie, und du gewinnst.
       *[other] { $left } Superwaffen sind noch versteckt: Jedes gelbe Klötzchen der Suche findet eine.
    }
hand-text = { $card }, einmal auszuspielen. { $says }
score = Superwaffen gefunden: { $found } von { $all }. Finde alle in zwölf Runden, um zu gewinnen.

## The price of the card that is met.

price = Auf der Karte steht { $printed }; mit allem, was jetzt zählt, kostet sie { $due }.
price-two = Zwei Punkte einer anderen Fähigkeit ersetzen einen.

## Actions.

act-engage = Du zahlst { $payment }. Dann hast du { $points }.
act-engage-free = Du zahlst nichts und behältst { $points }.
act-evade = Du zahlst { $payment }; dann { $cubes }.
act-evade-free = Du zahlst nichts; dann { $cubes }.
evade-loses = Die Planetensymbole der Karte zählen dann nicht.
act-raise = { $ability } steigt auf { $points }, von höchstens { $most }.
act-fit-last = { $weapon } ist dann erforscht.
act-fit = { $weapon } braucht danach noch { $cubes }.
act-gain = { $ability } steigt auf { $points }.
act-lose = { $ability } sinkt auf { $points }.
act-draw-search = Du ziehst das nächste Klötzchen: { $yellow } % für eine Superwaffe, { $black } % für einen Alarm.
act-draw-evade = Die Klötzchen werden gezogen: { $cubes }.
act-draw-line = Vier Karten werden in die Reihe gezogen.
act-draw-find = Eine der versteckten Superwaffen wird gezogen.
act-draw = Es wird weiter gezogen.
act-finish = Die Runde endet, und sonst geschieht nichts.
act-face = Der Würfel zeigt dann { $face }: { $says }.
act-says = { $says }.
act-back = Der Würfel wird neu geworfen und bleibt, wie er fällt.
act-discard = Die Karte ist ohne Wirkung verloren.
act-take = Das Klötzchen kommt aus dem Beutel in den Vorrat.
act-keep = Du nutzt dieses Klötzchen; das andere kommt in den Vorrat.

## Views.

view-line = Zeigt die Reihe, die Planeten und den Beutel.
view-ship = Zeigt dein Schiff: Captain, Fähigkeiten, Würfel, Superwaffen und Hand.
pay = Zahlst du so, hast du noch { $points }.

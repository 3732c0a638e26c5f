## Boxes.

box-built = Schiff { $ship }: mit { $value } gebaut.
box-value = Schiff { $ship }: Hier steht { $value }. Ein Bauwürfel mit { $value } baut es.
box-late = Schiff { $ship }: Hier steht { $value }, aber das Dock ist geschlossen und baut nichts mehr.
box-closed = Schiff { $ship }: leer. Das Dock ist geschlossen und nimmt keine Werte mehr auf.
box-void = Schiff { $ship }: Der andere Kreis dieses Moduls ist gebaut, also bleibt dieser leer.
box-empty = Schiff { $ship }: ein leerer Kreis.
needs-same = Im anderen Modul des Paars steht { $value }: Nur mit einer { $value } sind sie gleich.
needs-pair = Die zwei Module eines Paars brauchen denselben Wert.
needs-exactly = Eine { $value } bringt die Spalte hier auf 6.
needs-six = Die zwei Module einer Spalte müssen zusammen 6 ergeben.
needs-lost = Die Spalte kann nicht mehr 6 ergeben.
needs-balance = Die linken vier und die rechten vier Module dürfen höchstens 3 auseinanderliegen.
needs-at-most = Mit der Mitte muss es unter 7 bleiben: höchstens { $value }.
needs-a-six = Mit der Mitte muss es über 8 kommen: Da taugt nur eine 6.
needs-at-least = Mit der Mitte muss es über 8 kommen: mindestens { $value }.
needs-low = Alle vier Werte müssen unter 8 bleiben; bisher ergeben sie { $sum }.
needs-high = Alle vier Werte müssen über 20 kommen; bisher ergeben sie { $sum }.

## Bars and ships.

bar = Countdown von Schiff { $ship }: noch { $squares }. Ist das letzte gestrichen, stürzt das Dock ein.
bar-closed = Schiff { $ship } ist geschlossen: Seine Leiste zählt nicht mehr herunter.
ship = Schiff { $ship } bringt { $points }, wenn es fertig wird: { $condition }.
ship-built = Gebaute Module: { $built } von { $boxes }.
ship-completed = Es ist fertig!
ship-collapsed = Das Dock ist eingestürzt, aber was gebaut ist, zählt trotzdem.
gives-1 = Gibt einen Joker für jedes gebaute Paar mit gleichen Werten. Jetzt: { $count }.
gives-2 = Gibt Neuwürfe für gebaute Spalten, die 6 ergeben: 2 für eine, 5 für zwei, 10 für alle drei. Jetzt: { $count }.
gives-3 = Gibt Würfe: 4 für irgendein gebautes Modul, 9 für zwei ganze Spalten nebeneinander, 12 für drei, 16, wenn es fertig ist. Jetzt: { $count }.
gives-4 = Gibt 2 Würfe, wenn es fertig ist, und 5 Drehungen, wenn seine drei Werte genau 10 ergeben. Drehungen jetzt: { $count }.
gives-5 = Gibt +1: 2 für zwei gebaute Module, { $three } für drei, 5, wenn es fertig ist. Jetzt: { $count }.
gives-6 = Gibt −1: 2 für zwei gebaute Module, { $three } für drei, 5, wenn es fertig ist. Jetzt: { $count }.

## Dice.

face = Zeigt { $face }. Kann seinen Wert geben, { $boxes } bauen oder Schiff { $face } herunterzählen.
face-plain = Zeigt { $face }. Kann seinen Wert geben oder Schiff { $face } herunterzählen; zu bauen gibt es für ihn noch nichts.
face-builds = Zeigt { $face }. Würde { $circles } bauen.
face-idle = Zeigt { $face }. Hat nichts zu bauen.
face-value = Diese { $face } hat ihren Wert gegeben.
face-build = Diese { $face } hat gebaut.
face-countdown = Diese { $face } zählt herunter.
die-none = Dieser Würfel ist noch nicht geworfen.
die = Zeigt { $face }. Solange die Würfel keine offene Stufe erfüllen, dürfen Kniffe ihn verändern.
die-rerolled = Zeigt { $face }. In diesem Angriff wurde er schon neu geworfen, noch einmal geht nicht.
die-changed = Zeigt { $face }. In diesem Angriff wurde er schon verändert und bleibt so.
sum = Die Summe der Würfel ist { $sum }. Manche Stufen verlangen eine Summe.
role-value = Zuerst gibt ein Würfel einen Wert: Trag ihn in einen leeren Kreis eines offenen Schiffs ein.
role-build = Dann baut ein anderer Würfel auf allen offenen Schiffen jedes Modul, in dem sein Wert steht.
role-countdown = Der letzte Würfel streicht ein Kästchen auf der Leiste des Schiffs mit seiner Nummer.

## What the armada can do.

about-rolls = Ein Wurf ist ein Angriff auf die Erde mit drei Würfeln.
about-wilds = Ein Joker hakt eine beliebige offene Stufe ab, ohne Würfel.
about-rerolls = Ein Neuwurf wirft einen Würfel noch einmal, jeden nur einmal pro Angriff.
about-flips = Eine Drehung stellt einen Würfel auf den Kopf: Aus 1 wird 6, aus 2 wird 5, aus 3 wird 4.
about-plus = +1 erhöht einen Würfel um eins; eine 6 bleibt.
about-minus = −1 senkt einen Würfel um eins; eine 1 bleibt.
have = Übrig: { $count }.
would-have = So wie deine Schiffe stehen, hättest du { $count }.

## The Earth.

level = { $level }: { $asks }.
level-crossed = Schon abgehakt.
level-chance =
    { $percent ->
        [one] Etwa { $percent } von 100 Würfen erfüllt sie.
       *[other] Etwa { $percent } von 100 Würfen erfüllen sie.
    }
level-rare = Weniger als 1 von 100 Würfen erfüllt sie.
level-last = Es ist die letzte von { $region }: { $points }.
region = { $region }: { $points }, wenn alle Stufen abgehakt sind. Abgehakt: { $crossed } von { $levels }.
region-conquered = { $region } ist erobert: { $points }.
region-focus = Diese Region ist begonnen, also musst du sie zuerst abschließen.
region-barred = Schließ zuerst { $region } ab.
world = Die Erde: { $crossed } von { $levels } Stufen abgehakt. Alle zusammen sind der vollständige Sieg.

## Actions.

act-build = Baut { $circles }.
act-attack =
    { $percent ->
        [one] Gibt einen Wurf aus (du hast { $count }) und wirft drei Würfel. Etwa { $percent } von 100 Würfen erfüllt eine offene Stufe.
       *[other] Gibt einen Wurf aus (du hast { $count }) und wirft drei Würfel. Etwa { $percent } von 100 Würfen erfüllen eine offene Stufe.
    }
act-let-go = Dieser Wurf endet ohne Stufe. Danach hast du noch { $count }.
act-spend = Kein Kreis ist leer, also verfällt der Wert der { $face }.
act-other = { $action }.
choose-once = Trag den Wert einmal ein; dann baut ein Würfel, und einer zählt herunter.
choose-twice = Trag den Wert in zwei Module ein. Der dritte Würfel baut, und wenn er etwas baut, zählt nichts herunter.

## The score.

score = { $points } nach jetzigem Stand: fertige Schiffe { $ships }, eroberte Regionen { $regions }. Die ganze Erde bringt 100.
supply-ships =
    { $count ->
        [0] Alle Docks sind geschlossen.
        [one] { $count } Dock ist noch offen. Die Invasion beginnt, sobald alle geschlossen sind.
       *[other] { $count } Docks sind noch offen. Die Invasion beginnt, sobald alle geschlossen sind.
    }

## Counted

boxes =
    { $count ->
        [one] { $count } Modul
       *[other] { $count } Module
    }

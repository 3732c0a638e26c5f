## Names.

ship-name = Schiff { $number }
oceania = Ozeanien
south-america = Südamerika
asia = Asien
europe = Europa
africa = Afrika
north-america = Nordamerika
rank-hero = Held des Planeten
rank-command = Hochdekoriertes Oberkommando
rank-promise = Hoffnung der Truppe
rank-officer = Offizier ohne Belang
rank-shame = Schande deiner Art
rolls = Würfe
wilds = Joker
rerolls = Neuwürfe
flips = Drehungen
plus = +1
minus = −1
open = offen
completed = fertig
collapsed = eingestürzt

## Levels in words.

demand-faces = { $faces } auf den Würfeln
demand-rest = { $faces } auf den Würfeln, der Rest zusammen mindestens { $least }
demand-all = drei Würfel, zusammen mindestens { $least }
demand-best-two = zwei Würfel, zusammen mindestens { $least }

## Conditions of ships in words.

condition-1 = jedes Paar gleich
condition-2 = jede Spalte ergibt 6
condition-3 = linke vier und rechte vier höchstens 3 auseinander
condition-4 = links + Mitte unter 7, rechts + Mitte über 8
condition-5 = Summe unter 8
condition-6 = Summe über 20

## The sheet as text.

sheet-line = Schiff { $ship } ({ $condition })
bar-line = Leiste { $bar }, { $state }
legend = 4 ein Wert, [4] gebaut, . leer, 3/5 ein Doppelmodul; # übrig auf der Leiste, x gestrichen
dice-line = Würfel: { $dice }
actions-line = Übrig: { $list }
would-give-line = Die Schiffe geben bisher: { $list }
nothing = nichts
region-line = { $region } ({ $points }): { $levels }
score-line = Wertung, wenn jetzt Schluss wäre: { $score }

## What is to be done now.

prompt-roll = Die Würfel rollen.
prompt-value = Trage den Wert eines Würfels in einen leeren Kreis ein.
prompt-value-pair = Trage den Wert eines Würfels ein oder den Pasch in zwei Module.
prompt-value-lost = Kein Kreis ist leer: Wähle einen Würfel, der verfällt.
prompt-build = Wähle den Würfel, der baut.
prompt-count = Schiff { $die } ist geschlossen: Wähle eine andere Leiste zum Herunterzählen.
prompt-attack = Greife an oder spiele einen Joker.
prompt-only-attack = Greife an: Wirf die Würfel.
prompt-only-wild = Keine Würfe mehr: Spiele einen Joker.
prompt-met = Die Würfel erfüllen eine Stufe: Hake sie ab oder lass den Wurf verfallen.
prompt-unmet = Die Würfel erfüllen keine offene Stufe: Nutze einen Kniff oder lass den Wurf verfallen.
prompt-over = Die Partie ist zu Ende.

## Actions in plain words.

say-value = { $face } in { $circle } eintragen
say-value-lost = { $face } verfallen lassen: Kein Kreis ist leer
say-values = { $face } in { $first } und { $second } eintragen
say-build = Mit der { $face } bauen: { $circles }
say-count = Auf der Leiste von Schiff { $ship } ein Kästchen streichen
say-attack = Angreifen: einen Wurf ausgeben
say-cross = { $region }, Stufe { $level } abhaken ({ $demand })
say-wild = Joker spielen: { $region }, Stufe { $level } ({ $demand })
say-reroll = Würfel { $die } neu werfen ({ $face })
say-flip = Würfel { $die } von { $from } auf { $to } drehen
say-plus = Würfel { $die } von { $from } auf { $to } erhöhen
say-minus = Würfel { $die } von { $from } auf { $to } senken
say-let-go = Wurf verfallen lassen

## What happened.

told-rolled = Wurf: { $a }, { $b } und { $c }.
told-wrote = Die { $face } kommt in { $circle }.
told-value-lost = Die { $face } verfällt: Kein Kreis ist leer.
told-built = Die { $face } baut { $circles }.
told-nothing-to-build = Nichts zu bauen mit { $dice }.
told-counted-down = Schiff { $ship } zählt herunter: noch { $left }.
told-counted-instead = Schiff { $die } ist geschlossen, also zählt Schiff { $ship } herunter: noch { $left }.
told-completed = Schiff { $ship } ist fertig!
told-collapsed = Das Dock von Schiff { $ship } stürzt ein.
told-armed = Die Armada hebt ab und bringt mit: { $list }.
told-attacked = Angriff! Noch übrig: { $left }.
told-picked-up = Würfel { $die } wird neu geworfen.
told-rerolled = Würfel { $die } zeigt { $face }.
told-flipped = Würfel { $die } wird von { $from } auf { $to } gedreht.
told-raised = Würfel { $die } steigt von { $from } auf { $to }.
told-lowered = Würfel { $die } sinkt von { $from } auf { $to }.
told-crossed = { $region }, Stufe { $level } wird abgehakt.
told-crossed-wild = { $region }, Stufe { $level } wird mit einem Joker abgehakt.
told-conquered =
    { $points ->
        [one] { $region } fällt: { $points } Punkt!
       *[other] { $region } fällt: { $points } Punkte!
    }
told-let-go = Der Wurf verfällt.
told-ended =
    { $score ->
        [one] Die Invasion endet mit { $score } Punkt und dem Rang „{ $rank }“.
       *[other] Die Invasion endet mit { $score } Punkten und dem Rang „{ $rank }“.
    }

## How it ended.

ended-victory = Vollständiger Sieg: Die ganze Erde ist erobert.
ended-spent = Würfe und Joker sind aufgebraucht.

## Options.

note-zero = Wie gedruckt: Das dritte gebaute Modul verspielt die zwei Aktionen, die zwei Module geben.
note-two = Milder: Drei Module geben dieselben zwei Aktionen wie zwei.

## Why an action is not possible

game-over = die Partie ist zu Ende
roll-first = zuerst müssen die Würfel rollen
still-building = die Invasion beginnt, wenn jedes Schiff geschlossen ist
building-is-over = jedes Schiff ist geschlossen: Es gibt nichts mehr zu bauen
value-first = zuerst muss ein Würfel seinen Wert geben
value-given = dieser Wurf hat seinen Wert schon gegeben
build-next = jetzt muss ein Würfel bauen
count-next = wähle eine Leiste zum Herunterzählen
no-such-die = kein Würfel zeigt { $face }
circle-full = in { $circle } steht schon { $value }
ship-closed = Schiff { $ship } ist geschlossen
box-built = { $circle } gehört zu einem Modul, das schon gebaut ist
circles-left = ein Kreis ist noch leer, also muss der Wert eingetragen werden
no-pair = nur zwei gleiche Würfel darf man zweimal eintragen, und die { $face } liegt nicht genau zweimal da
one-box = { $first } und { $second } sind dasselbe Modul
builds-nothing = die { $face } würde nichts bauen, der andere Würfel aber schon
in-an-attack = ein Angriff läuft: Hake eine Stufe ab oder lass den Wurf verfallen
not-in-attack = greife erst an: Die Würfel sind noch nicht geworfen
no-rolls = du hast keine Würfe mehr
no-wilds = du hast keine Joker mehr
already-crossed = { $region }, Stufe { $level } ist schon abgehakt
finish-first = du hast { $region } begonnen und musst das erst abschließen
not-met = die Würfel erfüllen diese Stufe nicht: { $demand }
level-is-met = die Würfel erfüllen eine offene Stufe, also ist kein Kniff erlaubt
none-left = davon hast du nichts mehr: { $skill }
already-changed = Würfel { $die } wurde in diesem Angriff schon verändert
already-rerolled = Würfel { $die } wurde in diesem Angriff schon neu geworfen
six-stays = eine Sechs lässt sich nicht erhöhen
one-stays = eine Eins lässt sich nicht senken

## Counted

points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
rolls-count =
    { $count ->
        [one] { $count } Wurf
       *[other] { $count } Würfe
    }
wilds-count = { $count } Joker
rerolls-count =
    { $count ->
        [one] { $count } Neuwurf
       *[other] { $count } Neuwürfe
    }
flips-count =
    { $count ->
        [one] { $count } Drehung
       *[other] { $count } Drehungen
    }

## Options.

note-difficulty = { $weapons } Superwaffen sind zu finden, und { $weapons } Alarme liegen von Anfang an im Beutel.
note-first = Die Karten, wie sie zuerst erschienen sind.
note-second = Die überarbeiteten Karten: Partien dauern länger, und jede Entscheidung zählt mehr.
note-random = Irgendein Captain übernimmt das Kommando.
note-captain = Waffen { $red }, Technik { $orange }, Infiltration { $blue }. Würfel: { $dice }.
note-captain-first = In der ersten Edition { $red }, { $orange } und { $blue }.

## Pieces of sentences.

or = {" "}oder{" "}
nothing = nichts
points-of = { $points } { $ability }

## How a strength comes about (H17).

sum-total = { $parts } = { $total }
sum-zero = { $sum }: muss umgangen werden
sum-boost = { $sum }; −{ $boost } Würfel und Hand: { $due } zu zahlen

## What is to be done now.

prompt-over = Die Partie ist zu Ende.
prompt-planet = Runde { $round }: Wähle den Planeten, den du durchsuchst.
prompt-before-line = Ziehe die Reihe oder nutze vorher einen Würfel.
prompt-place = Wähle Karte { $number } der Reihe.
prompt-decide = { $card }, Stärke { $strength } ({ $ability }): meistern oder umgehen?
prompt-zero = { $card }, Stärke 0: Du musst die Karte umgehen.
prompt-too-strong = { $card }, Stärke { $strength } ({ $ability }): Das kannst du nicht bezahlen, also umgehe die Karte.
prompt-needs-help = { $card }, Stärke { $strength } ({ $ability }): Das kannst du ohne Hilfe nicht bezahlen; hole dir welche oder umgehe die Karte.
prompt-due = { $card }: noch { $due } von { $strength } zu zahlen ({ $ability }). Meistere die Karte.
prompt-committed = { $card }, Stärke { $strength } ({ $ability }): Meistere die Karte.
prompt-evading = { $card } wird umgangen: { $cubes } ziehen oder vorher etwas nutzen.
prompt-searching = Suche: Ziehe ein Klötzchen (noch { $cubes }) oder nutze etwas.
prompt-searched = Suche: nichts mehr zu ziehen. Beende sie oder nutze etwas.
prompt-keep = Du ziehst { $cube }: Erhöhe { $ability } oder lege es auf eine Superwaffe.
prompt-fit = Du ziehst { $cube }: Auf welche Superwaffe kommt es?
prompt-before-find = Eine Superwaffe! Ziehe sie zufällig oder wähle sie mit einem Würfel.
prompt-text = { $card }: Wähle eine der zwei Wirkungen.
prompt-gain = Welche Fähigkeit erhält einen Punkt? (noch { $points })
prompt-gain-lowest = Welche deiner niedrigsten Fähigkeiten erhält einen Punkt?
prompt-lose-highest = Welche deiner höchsten Fähigkeiten verliert einen Punkt?
prompt-lose = Welche Fähigkeit verliert einen Punkt? (noch { $points })
prompt-take = Welches Klötzchen verlässt den Beutel? (noch { $cubes })
prompt-discard = Wähle eine Handkarte zum Abwerfen.
prompt-turn-up = Wähle einen Würfel, den du um { $by } hochdrehst.
prompt-turn-down = { $die }, Seite { $face }: Drehe den Würfel auf eine niedrigere Seite.
prompt-reroll = Wähle einen Würfel, den du neu wirfst.
prompt-trade = Wähle einen Würfel zum Weggeben und einen neuen zum Werfen.
prompt-understand = Wähle eine Superwaffe, die als erforscht gilt.
prompt-exchange = Wähle eine Superwaffe zum Weggeben und eine andere dafür.
prompt-claim = Wähle die Superwaffe, die du findest.
prompt-borrowed = { $die } zeigt { $face }: Wie nutzt du das?
prompt-pair = Du ziehst { $first } und { $second }: Welches nutzt du?
prompt-aliens = Die Aliens der Sektoren werden gezogen.
prompt-captain = Ein Captain wird gezogen.
prompt-roll = Der Würfel rollt: { $die }.
prompt-deal = Planeten werden aufgedeckt.
prompt-draw-line = Die Reihe wird gezogen.
prompt-sift = Acht Karten werden gezogen, aus denen du die Reihe wählst.
prompt-evade-draw = Die Klötzchen beim Umgehen werden gezogen.
prompt-draw-cube = Ein Klötzchen wird gezogen.
prompt-find = Eine Superwaffe wird gezogen.

## Actions in plain words.

say-planet = Planet durchsuchen: { $planet }. { $text }
say-draw-line = Reihe ziehen: vier Karten
say-draw-weapon = Superwaffe zufällig ziehen
say-draw-cube = Klötzchen aus dem Beutel ziehen (noch { $cubes })
say-draw-evade = Weiter: { $cubes } aus dem Beutel ziehen; jedes kostet einen Punkt seiner Farbe
say-draw-evade-one = Weiter: 1 Fähigkeitsklötzchen aus dem Beutel ziehen; es kostet einen Punkt seiner Farbe
say-draw-evade-none = Weiter, ohne Klötzchen zu ziehen
say-draw = Ziehen
say-finish = Suche beenden
say-place = { $card } auslegen ({ $kind }, Stärke { $strength }, { $ability })
say-engage = Meistern: { $paid } zahlen
say-engage-free = Kostenlos meistern
say-evade = Umgehen: { $paid } zahlen
say-evade-free = Kostenlos umgehen
then-draw = dann { $cubes } ziehen, jedes kostet einen Punkt seiner Farbe
then-draw-one = dann 1 Fähigkeitsklötzchen ziehen, es kostet einen Punkt seiner Farbe
then-draw-none = ohne Klötzchen zu ziehen
shielded = kostenlos: { $colours }
counts-icons = { $icons } für die Suche
to-hand = die Karte kommt auf deine Hand
loses-game = zwei Fähigkeiten auf null: damit ist die Partie verloren
say-use = { $die } nutzen (Seite { $face }): { $effect }
say-use-engaging = Meistern mit { $die } (Seite { $face }): { $effect }
pay-less = { $points } weniger zahlen
no-boost = hilft nicht bei diesem Symbol
cubes-leave = { $cubes } aus dem Beutel entfernen
chosen-cubes-leave = { $cubes } deiner Wahl aus dem Beutel entfernen
more-cubes = { $cubes } mehr bei dieser Suche
say-play = { $card } ausspielen. { $text }
say-raise = { $ability } von { $from } auf { $to } erhöhen (höchstens { $most })
say-fit = Auf Superwaffe legen: { $weapon } (braucht { $needs })
say-gain = 1 Punkt { $ability } erhalten (von { $from } auf { $to })
say-lose = 1 Punkt { $ability } verlieren (von { $from } auf { $to })
say-take =
    { $cubes ->
        [one] Aus dem Beutel nehmen: { $cube } ({ $cubes } liegt darin)
       *[other] Aus dem Beutel nehmen: { $cube } ({ $cubes } liegen darin)
    }
say-keep = Nutzen: { $cube }; in den Vorrat kommt { $other }
say-discard = { $card } abwerfen
say-turn-up = { $die } von { $from } auf { $to } hochdrehen: { $text }
say-turn-to = { $die } auf { $face } drehen: { $text }
say-reroll = { $die } neu werfen (jetzt { $face })
say-trade = { $out } weggeben und { $into } werfen
say-understand = Als erforscht behandeln: { $weapon }. { $text }
say-exchange = { $out } weggeben, dafür { $into } (braucht { $needs }). { $text }
say-claim = { $weapon } finden (braucht { $needs }). { $text }

## What happened.

told-alien = In Sektor { $sector } herrscht: { $alien }.
told-captain = Das Kommando übernimmt { $captain }.
told-rolled = { $die } zeigt { $face }.
told-planet-dealt = Ein Planet kommt in Sicht: { $planet }.
told-round = Runde { $round } beginnt. Sektor: { $alien }.
told-planet-chosen = Ziel der Suche: { $planet }.
told-card-drawn = Aus dem Stapel kommt: { $card }.
told-card-placed = In die Reihe kommt: { $card }.
told-shuffled-back = Der Stapel bekommt zurück: { $cards }.
told-cubes-added = { $card }: { $cubes } in den Beutel.
told-location = Neuer Ort: { $card }.
told-location-left = Zurück bleibt: { $card }.
told-met = Begegnung: { $card }, Stärke { $strength } ({ $ability }).
told-met-passing = Begegnung: { $card }.
told-text = Der Text von „{ $card }“ wirkt.
told-engaged = Die Karte „{ $card }“ wird für { $paid } gemeistert.
told-engaged-free = Die Karte „{ $card }“ wird kostenlos gemeistert.
told-evade-began = Das Umgehen der Karte „{ $card }“ kostet { $paid }.
told-evade-free = Das Umgehen der Karte „{ $card }“ kostet nichts.
told-evaded = Die Karte „{ $card }“ wird umgangen.
told-passed = Die Karte „{ $card }“ wird in Frieden gelassen.
told-evade-cube = Beim Umgehen kommt { $cube } aus dem Beutel.
told-evade-shielded = Beim Umgehen kommt { $cube } aus dem Beutel und kostet nichts.
told-lost = Verlust: { $points }.
told-gained = Gewinn: { $points }.
told-search = Die Suche beginnt: { $cubes } zu ziehen.
told-search-nothing = Die Suche beginnt, aber es gibt nichts zu ziehen.
told-cube = Aus dem Beutel kommt { $cube } ({ $meaning }).
told-raised = { $ability } steigt auf { $points }.
told-fitted = Das Klötzchen ({ $colour }) kommt auf: { $weapon }.
told-returned = Das andere Klötzchen ({ $colour }) kommt zurück in den Beutel.
told-wasted = Das Klötzchen ({ $colour }) kommt in den Vorrat.
told-false-lead = Eine falsche Fährte: Das weiße Klötzchen kommt zurück in den Beutel.
told-false-lead-left = Eine falsche Fährte: Das weiße Klötzchen kommt in den Vorrat.
told-alerted = Der Alarm erreicht Quietus: bisher { $alerts }.
told-hushed = Der Alarm kostet nichts, das schwarze Klötzchen kommt in den Vorrat.
told-found = Eine Superwaffe taucht auf: { $weapon }. Noch { $left } zu finden.
told-found-last = Die letzte Superwaffe taucht auf: { $weapon }.
told-understood = Die Superwaffe „{ $weapon }“ gilt jetzt als erforscht.
told-die-used = { $die } hilft mit Seite { $face }.
told-die-turned = { $die } wird von { $from } auf { $to } gedreht.
told-die-traded = Ein Würfel wird getauscht: { $out } gegen { $into }.
told-borrowed = Der geliehene Würfel, { $die }, zeigt { $face }.
told-boosted = Das Meistern wird um { $points } billiger.
told-played = Die Karte „{ $card }“ wird ausgespielt.
told-kept = Auf die Hand kommt: { $card }.
told-discarded = Die Karte „{ $card }“ wird abgeworfen.
told-into-bag = Der Beutel bekommt { $cubes }.
told-from-bag = Der Beutel verliert { $cubes }.
told-pair = Als eines von zweien kommt { $cube } aus dem Beutel.
told-probed = Griff in den Beutel: { $cube }.
told-probed-back = Griff in den Beutel: { $cube }, das zurückkommt.
told-alerts-removed = Quietus verliert { $cubes }.
told-search-grew = Die Suche dieser Runde wächst um { $cubes }.
told-search-shrank = Die Suche dieser Runde schrumpft um { $cubes }.
told-slipped-away = Das Schiff entwischt, und kein Klötzchen wird gezogen.
told-exchanged = Eine Superwaffe wird getauscht: { $out } gegen { $into }.
told-round-ended = Runde { $round } ist zu Ende.

## How it ended.

ended-victory = Sieg: Die letzte Superwaffe ist gefunden.
ended-crippled = Niederlage: Zwei Fähigkeiten sind auf null.
ended-exhausted = Niederlage: Nach der letzten Runde fehlen noch Superwaffen.

## Why an action is not possible

game-over = die Partie ist zu Ende
drawing = zuerst muss der Zufall entscheiden
instead = { $why }. { $prompt }

## Planets and the line.

planet-chosen = für diese Runde hast du schon gewählt: { $planet }
planet-not-face-up = { $planet } liegt nicht offen: Wähle { $face_up }
nothing-to-draw = jetzt gibt es nichts zu ziehen
no-cubes-left = bei dieser Suche gibt es kein Klötzchen mehr zu ziehen: Beende sie
search-goes-on = die Suche ist nicht vorbei: noch { $cubes } zu ziehen
not-searching = beenden kann man nur eine Suche
no-placing = die Reihe wird gerade nicht gewählt
not-sifted = { $card } ist nicht unter den Karten zur Auswahl

## Engaging and evading.

nobody-met = gerade ist keine Karte zu meistern oder zu umgehen
strength-zero = die Stärke ist null, also musst du die Karte umgehen: { $card }
cannot-be-paid = du kannst { $due } mit { $ability } nicht bezahlen (dir fehlt noch: { $missing }); umgehe die Karte oder nutze vorher einen Würfel oder eine Handkarte
have-only = du hast nur { $points }
wrong-sum = das zahlt { $pays }, aber du schuldest genau { $due } mit { $ability }
in-pairs = zwei Punkte { $ability } ersetzen einen, also zählen davon nur gerade Zahlen
must-pay-with = hier ersetzt keine Fähigkeit eine andere: Zahle mit { $ability }
engaging-is-free = es ist nichts mehr zu zahlen: Meistere die Karte kostenlos
committed = du hast zum Meistern einen Würfel oder eine Handkarte genutzt und kannst die Karte bezahlen: Meistere sie
evade-costs = das Umgehen kostet genau { $points }
evade-is-free = das Umgehen ist hier kostenlos

## Dice.

no-die-now = jetzt kann kein Würfel genutzt werden
die-not-owned = { $die } gehört nicht zu deinen Würfeln, das sind { $dice }
die-already-used = du hast in dieser Runde schon einen Würfel genutzt, und nur einer ist erlaubt
no-such-power = { $die } zeigt { $face } und tut etwas anderes: { $text }
use-borrowed = der geliehene Würfel muss jetzt genutzt werden: { $die }
only-when = { $die } mit Seite { $face } hilft nur zu einem anderen Zeitpunkt: { $when }
when-engaging = wenn du eine Karte meisterst
when-evading = beim Umgehen, bevor Klötzchen gezogen werden
when-searching = bei der Suche
when-meeting-or-searching = wenn du einer Karte begegnest oder bei der Suche
when-drawing-line = bevor die Reihe gezogen wird
when-yellow = wenn bei der Suche ein gelbes Klötzchen gezogen wird
when-agent = beim Meistern einer Agentenkarte, die du bezahlen kannst
when-planet-guard = beim Meistern einer Wachkarte mit Planetensymbol, die du bezahlen kannst
nothing-due = für diese Karte ist nichts mehr zu zahlen
other-icon = { $die } mit Seite { $face } hilft nicht bei { $ability }
no-system-die = du hast keinen Systemwürfel unter Seite 6
no-whites = im Beutel sind keine weißen Klötzchen
bag-empty = im Beutel sind keine Klötzchen dafür
no-weapon-found = noch ist keine Superwaffe gefunden
all-understood = alle gefundenen Superwaffen sind schon erforscht
no-evaded-icon = keine umgangene Karte hat ein Planetensymbol
no-turn-now = jetzt ist kein Würfel zu drehen
face-not-lower = { $die } zeigt { $face } und muss auf eine niedrigere Seite gedreht werden
no-reroll-now = jetzt ist kein Würfel neu zu werfen
no-trade-now = jetzt ist kein Würfel zu tauschen
already-owned = { $die } gehört dir schon

## The hand and the texts of cards.

not-in-hand = { $card } ist nicht auf deiner Hand
no-card-now = jetzt kann keine Handkarte ausgespielt werden
wrong-time = { $card } kann jetzt nicht ausgespielt werden. { $text }
does-nothing = { $card } würde jetzt nichts bewirken. { $text }
no-discard-now = jetzt ist keine Karte abzuwerfen
no-choice-now = jetzt bietet keine Karte eine Wahl
no-gain-now = jetzt ist kein Punkt zu erhalten
no-loss-now = jetzt ist kein Punkt zu verlieren
at-most = { $ability } ist schon auf dem Höchstwert { $most }
not-lowest = { $ability } ist nicht deine niedrigste Fähigkeit
not-highest = { $ability } ist nicht deine höchste Fähigkeit
at-zero = { $ability } ist auf null
no-taking-now = jetzt ist kein Klötzchen aus dem Beutel zu nehmen
not-in-bag = im Beutel ist kein Klötzchen dieser Farbe: { $colour }
not-yellow = ein gelbes Klötzchen darfst du nicht nehmen

## Cubes and Super Weapons.

no-cube-waits = kein Klötzchen wartet darauf, genutzt zu werden
raises-nothing = Klötzchen erhöhen hier keine Fähigkeit: Lege es auf eine Superwaffe
not-found = { $weapon } ist noch nicht gefunden
already-found = { $weapon } ist schon gefunden
already-understood = { $weapon } ist schon erforscht
not-needed = falsche Farbe ({ $colour }): { $weapon } braucht nur { $needs }
not-drawn = unter den zwei gezogenen ist kein Klötzchen dieser Farbe: { $colour }
no-pair-now = jetzt gibt es keine zwei Klötzchen zur Wahl
no-understanding-now = jetzt ist keine Superwaffe zu erforschen
no-exchange-now = jetzt ist keine Superwaffe zu tauschen
no-claim-now = jetzt ist keine Superwaffe zu wählen

## The text board

round = Runde { $round } von 12
setting-up = Aufbau
encounter-phase = Begegnungen
search-phase = Suche
weapons-count = Superwaffen gefunden: { $found } von { $all }
cubes-left = noch { $cubes } zu ziehen
cubes-added = Suche bisher { $by }
sectors = Sektoren
unknown = unbekannt
passed-sector = passiert
alerts-on = { $alerts } auf Quietus
captain-line = Captain { $captain }
die-free = Würfel (einer ist diese Runde erlaubt)
die-used = Würfel (einer ist diese Runde genutzt)
cubes-title = Klötzchen
bag = Beutel
chance = Chance
supply = Vorrat
all = alle
planets-title = Offene Planeten ({ $unseen } verdeckt)
planet-title = Planet der Suche dieser Runde
location-title = Ort
line-title = Reihe
choice-title = Auswahl für die Reihe
weapons-title = Superwaffen
hand-title = Hand
strength = Stärke { $sum }
strength-against = Stärke ({ $ability }): { $sum }
own-icon = Symbol { $ability }
waiting = wartet
met = jetzt dran
engaged = gemeistert
evaded = umgangen
passed = in Frieden gelassen
neither = weder zu meistern noch zu umgehen
understood = erforscht
needs = braucht { $cubes }
nothing-in-force = keine Wirkung hier

## Cards

needs-neither = Weder zu meistern noch zu umgehen.

## Names; "of" is the Polish genitive.

weapons = Waffen
engineering = Technik
infiltration = Infiltration
of-weapons = Waffen
of-engineering = Technik
of-infiltration = Infiltration
false-lead = falsche Fährte
alert = Alarm
super-weapon = Superwaffe
guardforce = Wache
location = Ort
agent = Agent
event = Ereignis
specialist = Waffenoffizier
engineer = Ingenieur
infiltrator = Infiltrator
intelligence = Künstliche Intelligenz
translator = Universalübersetzer
scanner = Scannertechnik
of-specialist = Waffenoffizier
of-engineer = Ingenieur
of-infiltrator = Infiltrator
of-intelligence = Künstliche Intelligenz
of-translator = Universalübersetzer
of-scanner = Scannertechnik

## Which cards; the Polish features of cards agree with „karty” and „kartą”.

all-cards = alle Karten
many-cards = Karten
many-guardforce = Wachkarten
many-locations = Ortskarten
many-agents = Agentenkarten
many-events = Ereigniskarten
one-card = eine Karte
one-guardforce = eine Wachkarte
one-location = eine Ortskarte
one-agent = eine Agentenkarte
one-event = eine Ereigniskarte
with-planet = {" "}mit Planetensymbol
without-planet = {" "}ohne Planetensymbol
paid-many = , die { $ability } kosten,
paid-one = , die { $ability } kostet,
first-card = die erste Karte der Reihe
last-card = die letzte Karte der Reihe
this-card = diese Karte
subject-if = { $card }, wenn sie { $kind }{ $features } ist,
cards-after-engaged = { $cards }{ $features } direkt nach einer gemeisterten Karte
cards-after-evaded = { $cards }{ $features } direkt nach einer umgangenen Karte
other-cards = die anderen { $cards } der Reihe{ $features }

## How often a number counts.

per-two-alerts = {" "}für je zwei schwarze Klötzchen auf Quietus
per-found = {" "}für jede gefundene Superwaffe
per-understood = {" "}für jede erforschte Superwaffe
per-passed = {" "}für jedes passierte Alien
per-hand = {" "}für jede Handkarte
per-engaged = {" "}für jede bisher gemeisterte Karte dieser Reihe
per-evaded = {" "}für jede bisher umgangene Karte dieser Reihe

## What holds.

alerts-gather = bis dieser Sektor passiert ist, sammeln sich bei der Suche gezogene schwarze Klötzchen auf dieser Karte
labelled = { $label }: { $clause }
until-evaded = bis du diese Karte umgehst
if-engaged = wenn gemeistert
against-this = bei dieser Karte gilt: { $clause }
stronger-many = { $cards } haben +{ $n } Stärke{ $often }
stronger-one = { $card } hat +{ $n } Stärke{ $often }
weaker-many = { $cards } haben −{ $n } Stärke{ $often }{ $least }
weaker-one = { $card } hat −{ $n } Stärke{ $often }{ $least }
at-least = {" "}(mindestens { $least })
icons-many = { $cards } haben { $icons }
icons-one = { $card } hat { $icons }
search-cubes = bei der Suche { $cubes }{ $often } ziehen
evade-price = das Umgehen kostet { $points }
evade-price-own = das Umgehen dieser Karte kostet { $points }
evade-cubes = beim Umgehen { $cubes } ziehen
evade-cubes-own = beim Umgehen dieser Karte { $cubes } ziehen
shield = { $colour } Klötzchen, die du beim Umgehen ziehst, kosten nichts
shield-own = { $colour } Klötzchen, die du beim Umgehen dieser Karte ziehst, kosten nichts
stand-in = 1 Punkt { $ability } ersetzt 1 Punkt einer beliebigen anderen Fähigkeit, außer eine andere Karte verbietet es
no-stand-in = keine Fähigkeit ersetzt eine andere
looks-left = es zählt das Fähigkeitssymbol der nächsten Karte links
looks-left-own = für diese Karte zählt das Fähigkeitssymbol der nächsten Karte links
whites-leave = weiße Klötzchen, die du bei der Suche ziehst, kommen in den Vorrat
no-raising = Klötzchen, die du bei der Suche ziehst, erhöhen keine Fähigkeit
surge = das erste Klötzchen der Suche, das eine Fähigkeit erhöht, erhöht sie um 2
dice-boost = Captainwürfel, die „+n“ geben, geben { $by } mehr

## When something happens once.

when-met = bei der Begegnung
after-engaging = nach dem Meistern
after-evading = nach dem Umgehen
after-engaging-card = wenn du { $card } gemeistert hast
after-evading-card = wenn du { $card } umgangen hast
when-chosen = bei der Wahl eines Planeten
when-this-chosen = bei der Wahl dieses Planeten
when-search = zu Beginn der Suche
when-found = beim Fund einer Superwaffe
time-engage = beim Meistern
time-evade = beim Umgehen
time-search = bei der Suche
time-any = beim Meistern, Umgehen oder Suchen

## What happens once.

then = , dann{" "}
either-clause = entweder { $first } oder { $second }
gain = { $points } erhalten
lose = { $points } verlieren
of-ability = { $points } { $ability }
of-any = { $points } einer beliebigen Fähigkeit
of-any-each = { $points } beliebiger Fähigkeiten
of-lowest = { $points } deiner niedrigsten Fähigkeit
of-highest = { $points } deiner höchsten Fähigkeit
of-lowest-each = { $points } deiner niedrigsten Fähigkeit (Punkt für Punkt)
of-highest-each = { $points } deiner höchsten Fähigkeit (Punkt für Punkt)
add-cubes = { $cubes } in den Beutel legen
remove-cubes = { $cubes } aus dem Beutel entfernen
take-cubes = { $cubes } (nicht gelb) aus dem Beutel entfernen
remove-alerts = { $cubes } von Quietus entfernen
draw-cubes = { $cubes } ziehen
this-search = bei der Suche dieser Runde { $cubes } ziehen
turn-up-crew = einen Crewwürfel um { $by } hochdrehen
turn-up-system = einen Systemwürfel um { $by } hochdrehen
turn-up-any = einen deiner Würfel um { $by } hochdrehen
reroll = einen deiner Würfel neu werfen
understand = eine gefundene Superwaffe als erforscht behandeln
reveal = { $planets ->
    [one] einen weiteren Planeten aufdecken
   *[other] { $planets } weitere Planeten aufdecken
}
discard = eine Handkarte abwerfen
boost = für diese Karte { $points } zahlen
boost-against = bei Fähigkeitssymbol { $ability } { $points } zahlen
slip-away = keine Klötzchen ziehen

## H24: the faces of the dice.

face-plus = +{ $by } { $ability }
face-plus-any = +{ $by } beliebige Fähigkeit
face-or = { $first } oder { $second }
face-and = { $first } und { $second }
face-clear = beim Umgehen 2 weiße Klötzchen aus dem Beutel entfernen
face-remove = beim Umgehen 2 Klötzchen deiner Wahl aus dem Beutel entfernen
face-extra = bei der Suche dieser Runde 1 Klötzchen mehr ziehen
face-borrow = beim Meistern: den Würfel „{ $die }“ werfen und seine Seite sofort nutzen
face-trade = beim Meistern einer Wachkarte mit Planetensymbol: einen deiner Würfel gegen einen tauschen, den du nicht hast, und diesen werfen
face-reroll-agent = beim Meistern einer Agentenkarte: einen deiner Würfel neu werfen
face-reroll-guard = beim Meistern einer Wachkarte mit Planetensymbol: einen deiner Würfel neu werfen
face-reroll-search = bei der Suche: einen deiner Würfel neu werfen
face-exchange = eine gefundene Superwaffe gegen eine deiner Wahl tauschen
face-pair = einmal bei der Suche: zwei Klötzchen statt eines ziehen und eines davon nutzen; das andere kommt in den Vorrat
face-sift = beim Ziehen der Reihe: 8 Karten ziehen, 4 davon in beliebiger Reihenfolge auslegen, die anderen zurückmischen
face-recover-one = bei der Suche: 1 Planetensymbol einer umgangenen Karte nutzen
face-recover-two = bei der Suche: je 1 Planetensymbol von zwei umgangenen Karten nutzen
face-take = beim Umgehen: 1 Klötzchen deiner Wahl (nicht gelb) aus dem Beutel entfernen
face-probe = beim Umgehen: ein zufälliges Klötzchen aus dem Beutel ziehen; ein gelbes kommt zurück, jedes andere in den Vorrat
face-claim = wenn du bei der Suche ein gelbes Klötzchen ziehst: wählen, welche Superwaffe du findest

## Counted

cubes = { $count } Klötzchen
ability-cubes = { $count } Fähigkeitsklötzchen
planet-icons =
    { $count ->
        [one] { $count } Planetensymbol
       *[other] { $count } Planetensymbole
    }
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
chosen-cubes = { $count } Klötzchen deiner Wahl
cubes-more = { $count } Klötzchen mehr
cubes-fewer = { $count } Klötzchen weniger
ability-cubes-more = { $count } Fähigkeitsklötzchen mehr
ability-cubes-fewer = { $count } Fähigkeitsklötzchen weniger
icons-more =
    { $count ->
        [one] { $count } Planetensymbol mehr
       *[other] { $count } Planetensymbole mehr
    }
icons-fewer =
    { $count ->
        [one] { $count } Planetensymbol weniger
       *[other] { $count } Planetensymbole weniger
    }
points-more =
    { $count ->
        [one] { $count } Punkt mehr
       *[other] { $count } Punkte mehr
    }
points-less =
    { $count ->
        [one] { $count } Punkt weniger
       *[other] { $count } Punkte weniger
    }
hush =
    { $count ->
        [one] 1 schwarzes Klötzchen der Suche kostet nichts und kommt in den Vorrat, zusätzlich zu denen, die andere Karten kostenlos machen
       *[other] { $count } schwarze Klötzchen der Suche kosten nichts und kommen in den Vorrat, zusätzlich zu denen, die andere Karten kostenlos machen
    }

## Colours and abilities

cube-name =
    { $cube ->
        [red] rot
        [orange] orange
        [blue] blau
        [white] weiß
        [black] schwarz
       *[yellow] gelb
    }
colour-of-cubes =
    { $cube ->
        [red] rote
        [orange] orange
        [blue] blaue
        [white] weiße
        [black] schwarze
       *[yellow] gelbe
    }
cubes-of =
    { $cube ->
        [red] 
            { $count ->
                [one] { $count } rotes Klötzchen
               *[other] { $count } rote Klötzchen
            }
        [orange] 
            { $count ->
                [one] { $count } orangefarbenes Klötzchen
               *[other] { $count } orange Klötzchen
            }
        [blue] 
            { $count ->
                [one] { $count } blaues Klötzchen
               *[other] { $count } blaue Klötzchen
            }
        [white] 
            { $count ->
                [one] { $count } weißes Klötzchen
               *[other] { $count } weiße Klötzchen
            }
        [black] 
            { $count ->
                [one] { $count } schwarzes Klötzchen
               *[other] { $count } schwarze Klötzchen
            }
       *[yellow] 
            { $count ->
                [one] { $count } gelbes Klötzchen
               *[other] { $count } gelbe Klötzchen
            }
    }
a-cube =
    { $cube ->
        [red] ein rotes Klötzchen
        [orange] ein orangefarbenes Klötzchen
        [blue] ein blaues Klötzchen
        [white] ein weißes Klötzchen
        [black] ein schwarzes Klötzchen
       *[yellow] ein gelbes Klötzchen
    }

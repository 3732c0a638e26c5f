## Before a roll of phase 1.

welcome-title = Sechs Schiffe wollen gebaut werden
welcome = Bei jedem Wurf gibt ein Würfel einen Wert, einer baut, und einer zählt herunter.
welcome-aim = Ziel auf Schiff 4, denn es ist klein, und auf Schiff 3, denn es gibt dir Würfe für Phase 2.
roll-title = Der nächste Wurf
roll-open = Noch offene Schiffe: { $ships }.
roll-short = Nur noch ein Kästchen haben die Leisten der Schiffe: { $ships }.
roll-so-far = Bisher hättest du: { $list }.

## A value.

first-title = Dein erster Wert
first = Wähle einen Würfel und trag seinen Wert in einen leeren Kreis ein; dann baut ein anderer, und der letzte zählt herunter.
value-title = Gib einen Wert
pair-title = Zwei Würfel zeigen { $face }
pair-builds = Du darfst die { $face } in zwei Module eintragen: Die { $third } baut dann { $circles }, und nichts zählt herunter.
pair-builds-not = Du darfst die { $face } in zwei Module eintragen, aber die { $third } hat nichts zu bauen und würde herunterzählen.
pair-usual = Oder trag eine { $face } ein und bau mit der anderen, auch das neue Modul.
lost-title = Kein Kreis ist leer
lost = Einzutragen gibt es nichts mehr, also verfällt ein Würfel.
lost-choose = Gib einen her, der wenig bauen würde und der nicht herunterzählen soll.
fit-4-right = Die 6 gehört in { $circle }: Nur mit einer 6 kommt Schiff 4 dort über 8.
fit-4-ten = Zusammen mit einer 6 bringt die 1 in { $circle } Schiff 4 auf genau 10, und das gibt 5 Drehungen.
fit-4-left = Die { $face } passt in { $circle }: Schiff 4 fertig zu bauen, lohnt sich fast immer.
fit-1 = Die { $face } in { $circle } macht zwei gleiche: ein Joker, sobald beide gebaut sind.
fit-2 = Die { $face } in { $circle } bringt diese Spalte auf 6; aber rechne nicht damit, dass Schiff 2 fertig wird.
fit-3 = Die { $face } ist in { $circle } nützlich: Schiff 3 gibt Würfe, am meisten für Spalten nebeneinander.
fit-5 = Die { $face } passt in { $circle }: Schiff 5 braucht niedrige Werte.
fit-6 = Die { $face } passt in { $circle }: Schiff 6 braucht hohe Werte.
fit-none = Gerade passt kein Würfel zu einer Bedingung: Trag einen dort ein, wo es am wenigsten schadet.
could-build = Dann könnte die { $face } bauen: { $circles }.
could-build-none = Die anderen Würfel haben nichts zu bauen, außer du trägst den Wert von einem davon ein.
last-square = Heb die { $face } möglichst nicht bis zuletzt auf: Sie würde das letzte Kästchen von Schiff { $face } streichen.

## Building.

build-title = Welcher Würfel baut?
complete-title = Schiff { $ship } kann fertig werden
build-only = Nur die { $face } kann bauen: { $circles }.
build-either = Die { $first } baut { $circles }; die { $second } baut { $others }.
build-same = Beide Würfel zeigen { $face } und bauen { $circles }.
build-best = Die { $face } sieht besser aus.
build-completes = Mit der { $face } wird Schiff { $ship } fertig!
then-counts = Danach zählt die { $die } herunter: Schiff { $die } hat noch { $left }.
then-collapses = Danach streicht die { $die } das letzte Kästchen, und Schiff { $die } stürzt ein.
then-choose = Schiff { $die } zählt dann nicht mehr herunter, also wählst du für die { $die } eine andere Leiste.
then-hits = Schiff { $die } zählt dann nicht mehr herunter, also streicht die { $die } ein Kästchen von Schiff { $ship }.
then-nothing = Danach zählt nichts herunter.

## A bar to choose.

count-title = Wähle eine Leiste
count-closed = Schiff { $die } ist geschlossen, also streicht die { $die } ein Kästchen eines Schiffs deiner Wahl.
count-best = Am besten verkraftet es Schiff { $ship }: Es hat noch { $left }.
count-best-last = Jetzt tut jede Wahl weh, am wenigsten der Verlust von Schiff { $ship }.
count-careful = Noch ein Kästchen, und diese Schiffe stürzen ein: { $ships }.

## Phase 2.

begin-title = Die Invasion beginnt
begin = Deine Armada hat: { $list }.
begin-choose = Nur ganze Regionen geben Punkte, und eine begonnene musst du abschließen: Fang am besten mit einer kleinen an.
attack-title = Greif an
focus-title = Weiter so: { $region }
last-title = Dein letzter Wurf
wild-title = Nur noch Joker
wild-must = Du hast keine Würfe mehr, also spielst du jetzt einen Joker.
wild-finish = Damit eroberst du eine Region: { $level }.
wild-no-finish = Eine Region kann er nicht mehr abschließen, also ist jede Stufe recht.
left-to-do = Du hast: { $list }.
focus-left = { $region } braucht noch { $levels }, und bis dahin darfst du nichts anderes abhaken.
free-choice = Du darfst jede Region beginnen; am leichtesten zu würfeln ist { $region }, { $points } wert.
chance =
    { $percent ->
        [one] Etwa { $percent } von 100 Würfen erfüllt sofort eine offene Stufe.
       *[other] Etwa { $percent } von 100 Würfen erfüllen sofort eine offene Stufe.
    }
last-finish = Damit wäre eine Region erobert: { $level }.
last-only = Mit diesem Wurf allein ist keine Region mehr zu erobern.
wild-for = Ein Joker taugt am besten für { $level }: Das ist schwer zu würfeln.
dice-fly-title = Die Würfel rollen
dice-fly = Der Wurf ist ausgegeben; sieh nun, ob er eine offene Stufe erfüllt.
dice-fly-skills = Wenn nicht, helfen vielleicht Kniffe.
one-fly = Ein Würfel wird neu geworfen; die anderen zwei bleiben, wie sie sind.
one-fly-once = Noch einmal darfst du ihn in diesem Angriff nicht werfen, aber noch verändern.
met-title = Die Würfel erfüllen eine Stufe
met-one = Die Würfel erfüllen { $level }: { $asks }.
met-many =
    { $count ->
        [one] Zur Wahl steht { $count } Stufe; am schwersten noch einmal zu treffen: { $level }.
       *[other] Zur Wahl stehen { $count } Stufen; am schwersten noch einmal zu treffen: { $level }.
    }
met-small =
    { $count ->
        [one] Zur Wahl steht { $count } Stufe; am wenigsten fehlt der Region mit { $level }.
       *[other] Zur Wahl stehen { $count } Stufen; am wenigsten fehlt der Region mit { $level }.
    }
met-conquers = Abgehakt ist { $region } erobert: { $points }!
met-binds = Sie bindet dich: { $region } braucht danach noch { $levels }.
met-on = Danach braucht { $region } noch { $levels }.
met-no-skill = Ein Kniff ist jetzt nicht erlaubt.
unmet-title = Keine offene Stufe ist erfüllt
one-skill = Ein Kniff genügt für { $level }: „{ $action }“.
two-skills = Zwei Kniffe genügen für { $level }. Beginne mit „{ $action }“.
try-reroll =
    { $faces ->
        [one] Wirf Würfel { $die } neu: { $faces } von 6 Seiten erfüllt eine offene Stufe.
       *[other] Wirf Würfel { $die } neu: { $faces } von 6 Seiten erfüllen eine offene Stufe.
    }
skills-left = Übrig: { $list }.
skills-no-help = Keiner deiner Kniffe hilft sofort: Spar sie auf und lass den Wurf verfallen.
reroll-once = Ein Würfel darf pro Angriff nur einmal neu geworfen werden.
each-once = Ein Würfel darf pro Angriff nur einmal verändert werden.
no-skills-wild = Für diese Würfel hast du keinen Kniff, aber ein Joker hakt jede offene Stufe ab.
wild-better-before = Hast du noch Würfe, spiel ihn besser später, statt eines Wurfs.
no-skills = Für diese Würfel hast du keinen Kniff: Lass den Wurf verfallen.
rolls-after = Danach hast du noch { $count }.

## The end.

over-score = { $points } und der Rang „{ $rank }“.
over-victory = Die ganze Erde gehört dir!
over-list = Du hast { $regions ->
        [one] { $regions } Region
       *[other] { $regions } Regionen
    } erobert und { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    } fertig gebaut.
over-rolls = Bau nächstes Mal mehr von Schiff 3, Spalte für Spalte: Du hattest wenige Würfe.
over-ship-4 = Bau nächstes Mal Schiff 4 fertig: 10 Punkte und zwei Würfe für drei Module.
over-begun = { $region } war nur begonnen und gibt nichts: Wähle gegen Ende kleinere Regionen.
over-more = Für mehr bräuchtest du Joker und Drehungen.

## Counted

squares =
    { $count ->
        [one] { $count } Kästchen
       *[other] { $count } Kästchen
    }
levels-count =
    { $count ->
        [one] { $count } Stufe
       *[other] { $count } Stufen
    }
level-name = Stufe { $number } von { $region }

powers-title = Die Kräfte werden verteilt
powers = Jede Flotte bekommt eine von sechs Kräften; als Nächstes: { $fleet }. Keine Kraft kommt zweimal vor.
your-power = Deine Kraft: { $power }. { $note }
layout-title = Stell deine Schiffe auf
layout = Stell deine acht Schiffe auf die Startfelder rund um { $planet }, wie du willst.
layout-front = { $squares } zeigen zur Mitte des Bretts: Dorthin gehört, was zuerst aufbricht, etwa ein Speedy F1 zum Überspringen und ein Bounty Cargo, der den Kommandanten holt.
layout-back = Das Schiff auf { $corner } in der Ecke bricht zuletzt auf; ein ICE Hunter nahe am Planeten bewacht ihn.
other-layout = { $fleet } stellt acht Schiffe auf die Startfelder rund um den eigenen Planeten. Du siehst jedes.

## Your own turn.

win-title = Du kannst jetzt gewinnen
stop-title = Fast daheim: { $fleet }
home-title = Bring deinen Kommandanten heim
fetch-title = Befreie deinen Kommandanten
move-title = Dein Zug
pass-title = Du musst passen
pass = Keines deiner Schiffe kann ziehen, also passt du. Im nächsten Zug kann das anders sein.
do-this = { $action }.
win-how = Der erste Kommandant daheim gewinnt sofort, egal, wer auf dem Planeten steht.
threat-home = Feindliches Schiff auf { $from }: { $kind }, mit dem Kommandanten an Bord, kann im nächsten Zug { $home } erreichen.
stop-now = Das kannst du verhindern: „{ $action }“.
stop-block = Entferne ein Schiff, über das es springt, oder stell dich dorthin, wo es landen will.
stop-never = Verhindern kannst du das nicht mehr, nur hoffen, dass es übersehen wird.
threat-protected = Ein Bounty Cargo mit seinem Kommandanten an Bord kann nicht angegriffen werden.
aboard = Dein { $kind } auf { $at } hat den Kommandanten an Bord: noch { $far } bis { $home }.
carrier-danger = Gefahr: Der feindliche { $hunter } auf { $from } kann dieses Schiff angreifen, und der Kommandant wäre wieder gefangen.
carrier-protected = Einen Bounty Cargo mit dem Kommandanten an Bord kann niemand angreifen, also flieg geradewegs heim.
carrier-on-planet = Auf dem Planeten kann niemand dieses Schiff angreifen; such ein sicheres Feld, bevor du ihn verlässt.
carrier-safe = Kein Feind kann dieses Schiff jetzt angreifen.
held = Dein Kommandant ist auf { $planet } gefangen; am nächsten ist dein { $kind } auf { $at }: { $far } entfernt.
held-no-ship = Dein Kommandant ist auf { $planet } gefangen, aber ein Speedy F1 kann ihn nicht mitnehmen, und ein anderes Schiff hast du nicht.
leap = Ein guter Zug: { $kind } von { $from } nach { $to }, { $gain } näher.
no-leap = Näher kommt jetzt kein Schiff, ohne in Gefahr zu sein: Stell ein Schiff so, dass andere darüberspringen können.
fetch-cargo = Mit dem Kommandanten an Bord kann ein Bounty Cargo nicht angegriffen werden, andere Schiffe schon.
fetch-ends = Mit der Landung endet der Zug; auf dem Planeten ist das Schiff sicher, und im nächsten Zug fliegt es heim.
can-attack-carrier = { $action }: Dort ist der Kommandant von { $fleet } an Bord, und er wäre wieder gefangen.
can-attack = Dein { $kind } auf { $from } kann angreifen: { $victim } auf { $to }.
ship-danger = Der feindliche { $hunter } auf { $from } kann dein Schiff auf { $at } angreifen: { $kind }.
will-fetch = { $fleet } kann im nächsten Zug von { $from } aus den eigenen Kommandanten befreien.
enemy-aboard = { $fleet } hat den Kommandanten an Bord: { $kind } auf { $at }, noch { $far } bis daheim.
quiet-soon =
    { $turns ->
        [one] Ohne Angriff oder Befreiung endet die Partie in { $turns } Zug remis.
       *[other] Ohne Angriff oder Befreiung endet die Partie in { $turns } Zügen remis.
    }

## Powers, when they matter.

wolf-now = Dein Stapel auf { $at } zieht als Ganzes, oder nur sein oberstes Schiff.
wolf-can = Als Weltraumwolf könntest du stapeln: { $kind } von { $from } auf { $to }.
cheetah-now = Das sind ein Schritt und Sprünge in einem Zug: Das kann nur der Weltraumgepard.
hacker-now = Als Weltraumhacker kannst du das Schiff auf { $to } übernehmen, statt es zu entfernen: { $victim }.
rooster-now = Als Weltraumhahn kann dein Bounty Cargo { $to } angreifen.
rooster-risk = Als Weltraumhahn hast du keinen geschützten Bounty Cargo.
robots-now = Statt zu ziehen, können deine Weltraumroboter ein verlorenes Schiff nachbauen: { $kind }.
astronauts-now = Dieser Sprung führt über das UFO-Feld { $ufo }: die Kraft der Uralten Astronauten.

## Somebody else's turn.

other-title = Am Zug: { $fleet }
other-fetch = { $fleet } will den eigenen Kommandanten von { $planet } holen; das nächste Schiff ist noch { $far } entfernt.
other-lost = { $fleet } zieht ein Schiff, mit Schritten oder mit Sprüngen.
other-wins = { $fleet } kann jetzt heimkommen.
other-fetches = { $fleet } kann jetzt den eigenen Kommandanten befreien.
your-carrier-risk = Dein Schiff mit dem Kommandanten auf { $at } kann jetzt angegriffen werden.
your-ship-risk = Dein { $kind } auf { $at } kann jetzt angegriffen werden.
you-are-out = Du bist ausgeschieden, kannst aber weiter zusehen.
look-ahead = Such inzwischen nach einer Linie von Schiffen, an der du entlangspringen kannst.

## The end.

won-title = Du hast gewonnen
lost-title = Gewonnen: { $fleet }
draw-title = Remis
won-by = Die Partie gewinnt { $fleet }.
won-text = Gut geflogen!
lost-text = Dein Kommandant ist { $at }. Zähl nächstes Mal, wie viele Züge jede Flotte noch braucht.
still-held = noch auf { $planet } gefangen
still-aboard = an Bord des Schiffs auf { $at }, noch { $far } bis daheim
draw-text = Niemand hat gewonnen. Ein Angriff oder eine Befreiung setzt die Zählung der ruhigen Runden zurück.

## Counted

squares =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
squares-to-go = Noch fehlende Felder

## Names.

speedy = Speedy F1
hunter = ICE Hunter
cargo = Bounty Cargo
tie = TIE UFO
note-wolf = Deine Schiffe dürfen sich stapeln, bis zu drei auf einem Feld, und zusammen oder einzeln fliegen.
note-cheetah = Ein Zug darf einen Schritt und eine Sprungkette verbinden, in beliebiger Reihenfolge.
note-hacker = Ein ICE Hunter darf ein Schiff übernehmen, statt es zu entfernen; höchstens drei gleichzeitig.
note-rooster = Bounty Cargos greifen an wie ICE Hunter, aber der Kommandant an Bord schützt sie nicht.
note-robots = Statt zu ziehen, darfst du ein verlorenes Schiff auf einem freien Startfeld nachbauen.
note-astronauts = ICE Hunter und Speedy F1 springen über UFO-Felder, so wie TIE UFOs.
note-none = Die Schiffe fliegen nach den Grundregeln.
note-random = Jede Flotte erhält vor der Aufstellung zufällig eine der sechs Kräfte.
note-choose = Alle ordnen ihre acht Schiffe selbst auf ihren Startfeldern an.
note-standard = Alle Flotten beginnen in derselben bewährten Ordnung; es geht sofort los.

## The table.

fleet-name = Flotte { $number }
legend = 1F Schiff von Platz 1 (F Speedy F1, H ICE Hunter, C Bounty Cargo, T TIE UFO), * Kommandant an Bord, {"'"} gehackt, 2 oder 3 ein Stapel; (1) Planet, U UFO, r und o Sonnenfelder
stack-line = Stapel auf { $square }, von unten: { $ships }
commander-held = Kommandant gefangen auf { $planet }
commander-aboard = Kommandant an Bord: { $ship } auf { $square }
out = ausgeschieden
lost-ships = verloren: { $ships }
quiet-line = Züge ohne Angriff oder Befreiung: { $quiet } von { $limit }

## What is to be done now.

prompt-powers = Die Kräfte werden verteilt.
prompt-layout = Stelle deine Schiffe auf: Das nächste Feld ist { $square }.
prompt-fetch = Ziehe ein Schiff, um deinen Kommandanten zu befreien.
prompt-bring-home = Ziehe ein Schiff, um deinen Kommandanten heimzubringen.
prompt-over = Die Partie ist zu Ende.

## Actions in plain words.

say-lay = { $a_ship } auf { $square } aufstellen
say-step = { $kind } von { $from } nach { $to } ziehen
say-jump = { $kind } von { $from } nach { $to } springen lassen
say-attraction = { $kind } von { $from } im Sonnensog nach { $to } bringen
say-stack = { $kind } von { $from } auf { $to } stapeln
say-pick-up = Kommandanten auf { $to } befreien: { $kind } von { $from }
say-home = { $kind } von { $from } nach { $to } heimbringen und gewinnen
say-attack = { $victim } auf { $to } angreifen: { $kind } von { $from }
say-take-over = { $victim } auf { $to } übernehmen und nach { $home } bringen: { $kind } von { $from }
say-rebuild = { $a_ship } auf { $on } nachbauen
say-pass = Passen: Nichts kann ziehen
whole-stack = ganzer Stapel
top-ship = nur das oberste Schiff

## What happened.

told-dealt = { $name } erhält die Kraft: { $power }.
told-laid = { $name } stellt auf { $square } auf: { $a_ship }.
told-moved = { $name } zieht: { $kind } von { $from } { $path }.
told-stack-moved = { $name } zieht: Stapel aus { $ships } Schiffen, oben { $a_ship }, von { $from } { $path }.
path-step = nach { $to }
path-jump = über { $over } nach { $to }
path-attraction = dann im Sonnensog nach { $to }
told-stacked = Auf { $square } steht nun ein Stapel aus { $height } Schiffen.
told-picked-up = { $name } befreit den Kommandanten!
told-came-home = { $name } bringt den Kommandanten heim!
told-removed = { $owner } verliert auf { $square } ein Schiff: { $kind }.
told-stays = Der Angreifer bleibt, wo er war.
told-taken-over = { $name } übernimmt ein Schiff von { $owner }, { $kind }, und bringt es nach { $home }.
told-returned = Der Kommandant von { $name } kommt zurück nach { $planet }.
told-rebuilt = { $name } baut auf { $square } nach: { $a_ship }.
told-passed = { $name } kann nicht ziehen und passt.
told-out = { $name } scheidet aus.
told-won = { $name } gewinnt!
told-drawn = Die Partie endet remis.

## How it ended.

ended-rescued = Ein Kommandant ist wieder daheim.
ended-last = Nur noch eine Flotte ist übrig.
ended-repetition = Dieselbe Stellung zum dritten Mal: Remis.
ended-quiet = Vierzig Runden ohne Angriff oder Befreiung: Remis.

## Why an action is not possible

game-over = die Partie ist zu Ende
dealing = die Kräfte werden gerade verteilt
lay-first = zuerst müssen die Schiffe aufgestellt werden
only-in-layout = Schiffe werden nur vor dem ersten Zug aufgestellt
kind-used-up = deine beiden Schiffe dieser Art stehen schon auf dem Brett: { $kind }
must-act = wenn du ziehen kannst, musst du ziehen
no-ship = auf { $square } steht kein Schiff
not-yours = das Schiff auf { $square } gehört dir nicht
wolf-only = nur der Weltraumwolf kann das oberste Schiff eines Stapels ziehen
no-stack = auf { $square } steht kein Stapel
back-to-start = ein Zug darf nicht dort enden, wo er begonnen hat
ufo-square = auf { $square } darf kein Schiff stehen: Das ist ein UFO-Feld
own-ship-there = auf { $square } steht dein eigenes Schiff
stack-full = auf einem Feld dürfen höchstens drei Schiffe stehen
attack-is-written-x = auf { $square } steht ein feindliches Schiff: Dorthin führt nur ein Angriff, geschrieben mit x
occupied = auf { $square } steht ein feindliches Schiff
cannot-attack = ein Schiff dieser Art kann nicht angreifen: { $a_ship }
nothing-to-attack = auf { $square } steht kein feindliches Schiff
protected = ein Bounty Cargo mit Kommandant an Bord kann nicht angegriffen werden
safe-on-planet = ein Schiff auf einem Planeten kann nicht angegriffen werden
speedy-cannot-carry = ein Speedy F1 kann den Kommandanten nicht mitnehmen
commander-not-here = dein Kommandant ist nicht auf { $square } gefangen
commander-is-aboard = dein Kommandant ist nicht mehr dort, sondern an Bord deines Schiffs
home-without-commander = auf dem eigenen Planeten landet ein Schiff nur mit dem Kommandanten an Bord
no-way = { $kind }: kein Weg nach { $to }, weder mit Schritten noch mit Sprüngen
hacker-only = nur der Weltraumhacker kann Schiffe übernehmen
hunter-takes-over = nur ein ICE Hunter kann Schiffe übernehmen
three-hacked = auf dem Brett stehen schon drei gehackte Schiffe
not-a-start = { $square } ist keines deiner Startfelder
start-taken = das Startfeld { $square } ist nicht frei
robots-only = nur die Weltraumroboter können Schiffe nachbauen
none-lost = du hast kein Schiff dieser Art verloren: { $kind }

## Counted

ships =
    { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    }

## Ships with the articles that they need

a-hunter = ICE Hunter
a-cargo = Bounty Cargo
a-tie = TIE UFO
a-speedy = Speedy F1

## Names.

speedy = Speedy F1
hunter = ICE Hunter
cargo = Bounty Cargo
tie = TIE UFO
note-wolf = Własne statki mogą stać jeden na drugim, do trzech na polu, i latać razem albo osobno.
note-cheetah = Jeden ruch może połączyć krok i serię skoków, w dowolnej kolejności.
note-hacker = ICE Hunter może przejąć statek zamiast go usunąć; najwyżej trzy naraz.
note-rooster = Bounty Cargo atakują jak ICE Hunter, ale z dowódcą nie są bezpieczne.
note-robots = Zamiast ruchu można odbudować stracony statek na wolnym polu startowym.
note-astronauts = ICE Hunter i Speedy F1 skaczą nad polami UFO tak jak TIE UFO.
note-none = Statki latają według zwykłych zasad.
note-random = Każda flota losuje jedną z sześciu mocy przed rozstawieniem statków.
note-choose = Każdy gracz ustawia osiem statków na swoich polach startowych.
note-standard = Wszystkie floty zaczynają w tym samym sprawdzonym szyku; gra rusza od razu.

## The table.

fleet-name = Flota { $number }
legend = 1F statek gracza 1 (F Speedy F1, H ICE Hunter, C Bounty Cargo, T TIE UFO), * dowódca na pokładzie, {"'"} przejęty, 2 lub 3 stos; (1) planeta, U UFO, r i o pola słoneczne
stack-line = Stos na { $square }, od dołu: { $ships }
commander-held = dowódca uwięziony na { $planet }
commander-aboard = dowódca na pokładzie: { $ship } na { $square }
out = poza grą
lost-ships = stracone { $ships }
quiet-line = Tury bez ataku i bez odbicia dowódcy: { $quiet } z { $limit }

## What is to be done now.

prompt-powers = Trwa losowanie mocy.
prompt-layout = Rozstaw statki: następne pole to { $square }.
prompt-fetch = Rusz statkiem, żeby odbić dowódcę.
prompt-bring-home = Rusz statkiem, żeby sprowadzić dowódcę do domu.
prompt-over = Gra jest skończona.

## Actions in plain words.

say-lay = Ustaw { $a_ship } na { $square }
say-step = Rusz statkiem { $kind } z { $from } na { $to }
say-jump = Skocz statkiem { $kind } z { $from } na { $to }
say-attraction = Przenieś statek { $kind } przyciąganiem z { $from } na { $to }
say-stack = Dołóż statek { $kind } z { $from } do stosu na { $to }
say-pick-up = Odbij dowódcę z { $to } statkiem { $kind } z { $from }
say-home = Sprowadź statek { $kind } z { $from } do domu na { $to } i wygraj
say-attack = Zaatakuj statek { $victim } na { $to } statkiem { $kind } z { $from }
say-take-over = Przejmij statek { $victim } na { $to } statkiem { $kind } z { $from } i ustaw go na { $home }
say-rebuild = Odbuduj { $a_ship } na { $on }
say-pass = Spasuj: nic nie może się ruszyć
whole-stack = cały stos
top-ship = tylko górny statek

## What happened.

told-dealt = { $name } losuje moc: { $power }.
told-laid = { $name } ustawia { $a_ship } na { $square }.
told-moved = { $name } rusza statkiem { $kind } z { $from } { $path }.
told-stack-moved = { $name } rusza stosem { $ships } statków, na górze { $a_ship }, z { $from } { $path }.
path-step = na { $to }
path-jump = nad { $over } na { $to }
path-attraction = potem przyciąganiem słonecznym na { $to }
told-stacked = Na { $square } powstaje stos { $height } statków.
told-picked-up = { $name } odbija dowódcę!
told-came-home = { $name } sprowadza dowódcę do domu!
told-removed = { $owner } traci statek { $kind } na { $square }.
told-stays = Atakujący zostaje na swoim polu.
told-taken-over = { $name } przejmuje statek { $kind } gracza { $owner } i ustawia go na { $home }.
told-returned = Dowódca gracza { $name } wraca do niewoli na { $planet }.
told-rebuilt = { $name } odbudowuje { $a_ship } na { $square }.
told-passed = { $name } nie może się ruszyć i pasuje.
told-out = { $name } odpada z gry.
told-won = { $name } wygrywa!
told-drawn = Gra kończy się remisem.

## How it ended.

ended-rescued = Dowódca wraca do domu.
ended-last = Zostaje tylko jedna flota.
ended-repetition = Ta sama pozycja po raz trzeci: remis.
ended-quiet = Czterdzieści rund bez ataku i bez odbicia dowódcy: remis.

## Why an action is not possible

game-over = gra jest skończona
dealing = trwa losowanie mocy
lay-first = najpierw trzeba rozstawić statki
only-in-layout = statki rozstawia się tylko przed pierwszą turą
kind-used-up = oba twoje statki { $kind } są już na planszy
must-act = trzeba wykonać ruch, jeśli to możliwe
no-ship = na { $square } nie ma statku
not-yours = statek na { $square } nie jest twój
wolf-only = tylko Kosmiczny Wilk może ruszyć górnym statkiem stosu
no-stack = na { $square } nie ma stosu
back-to-start = ruch nie może wrócić tam, gdzie się zaczął
ufo-square = na { $square } nie może stanąć żaden statek: to pole UFO
own-ship-there = na { $square } stoi twój statek
stack-full = na jednym polu mogą stać najwyżej trzy statki
attack-is-written-x = na { $square } stoi wrogi statek: można tam tylko zaatakować, zapis z x
occupied = na { $square } stoi wrogi statek
cannot-attack = { $a_ship } nie atakuje
nothing-to-attack = na { $square } nie ma wrogiego statku
protected = Bounty Cargo z dowódcą na pokładzie nie można zaatakować
safe-on-planet = statku na planecie nie można zaatakować
speedy-cannot-carry = Speedy F1 nie może zabrać dowódcy
commander-not-here = twojego dowódcy nie ma na { $square }
commander-is-aboard = twojego dowódcy już tam nie ma, bo jest na pokładzie twojego statku
home-without-commander = statek ląduje na własnej planecie tylko z dowódcą na pokładzie
no-way = { $kind } nie dotrze na { $to } ani krokami, ani skokami
hacker-only = tylko Kosmiczny Haker może przejmować statki
hunter-takes-over = tylko ICE Hunter może przejmować statki
three-hacked = na planszy są już trzy przejęte statki
not-a-start = { $square } nie jest twoim polem startowym
start-taken = pole startowe { $square } nie jest wolne
robots-only = tylko Kosmiczne Roboty mogą odbudowywać statki
none-lost = żaden twój statek { $kind } nie jest stracony

## Counted

ships =
    { $count ->
        [one] { $count } statek
        [few] { $count } statki
       *[many] { $count } statków
    }

## Ships with the articles that they need

a-hunter = ICE Hunter
a-cargo = Bounty Cargo
a-tie = TIE UFO
a-speedy = Speedy F1

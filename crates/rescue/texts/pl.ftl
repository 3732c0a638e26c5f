title = Na ratunek Dowódcy
tagline = Floty skaczą przez sześciokątną galaktykę, by sprowadzić swojego dowódcę do domu.

## Names.

speedy = Speedy F1
hunter = ICE Hunter
cargo = Bounty Cargo
tie = TIE UFO
wolf = Kosmiczny Wilk
cheetah = Kosmiczny Gepard
hacker = Kosmiczny Haker
rooster = Kosmiczny Kogut
robots = Kosmiczne Roboty
astronauts = Starożytni Astronauci
no-power = bez mocy
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
legend = 1F statek gracza 1 (F Speedy F1, H ICE Hunter, C Bounty Cargo, T TIE UFO), * dowódca na pokładzie, ' przejęty, 2 lub 3 stos; (1) planeta, U UFO, r i o pola słoneczne
stack-line = Stos na { $square }, od dołu: { $ships }
commander-held = dowódca uwięziony na { $planet }
commander-aboard = dowódca na pokładzie: { $ship } na { $square }
out = poza grą
lost-ships = stracone { $ships }
quiet-line = Tury bez ataku i bez odbicia dowódcy: { $quiet } z { $limit }

## What is to be done now.

prompt-powers = Trwa losowanie mocy.
prompt-layout = Rozstaw statki; następne pole to { $square }.
prompt-fetch = Rusz statkiem: odbij dowódcę.
prompt-bring-home = Rusz statkiem: sprowadź dowódcę.
prompt-over = Gra skończona.

## Actions in plain words.

say-lay = Ustaw { $a_ship } na { $square }
say-step = Krok: { $kind } z { $from } na { $to }
say-jump = Skok: { $kind } z { $from } na { $to }
say-attraction = Przyciąganie słoneczne: { $kind } z { $from } na { $to }
say-stack = Na stos: { $kind } z { $from } na { $to }
say-pick-up = Odbij dowódcę: { $kind } z { $from } na { $to }
say-home = Do domu: { $kind } z { $from } na { $to } i wygrana
say-attack = Atak: { $kind } z { $from }, cel { $victim } na { $to }
say-take-over = Przejęcie: { $kind } z { $from } przejmuje { $victim } na { $to }, nowe pole { $home }
say-rebuild = Odbuduj { $a_ship } na { $on }
say-pass = Pas: nic nie może się ruszyć
whole-stack = cały stos
top-ship = tylko górny statek

## What happened.

told-dealt = { $name }: { $power }.
told-laid = { $name }: { $a_ship } na { $square }.
told-moved = { $name }: { $kind } z { $from } { $path }.
told-stack-moved = { $name }: stos { $ships } statków, na górze { $a_ship }, z { $from } { $path }.
path-step = na { $to }
path-jump = nad { $over } na { $to }
path-attraction = przyciąganiem na { $to }
told-stacked = Na { $square } stoi stos { $height } statków.
told-picked-up = { $name } ma dowódcę na pokładzie!
told-came-home = Dowódca gracza { $name } jest w domu!
told-removed = { $kind } gracza { $owner } na { $square } zostaje zniszczony.
told-stays = Atakujący zostaje na swoim polu.
told-taken-over = { $name } przejmuje { $kind } gracza { $owner }: stoi teraz na { $home }.
told-returned = Dowódca gracza { $name } wraca na { $planet }.
told-rebuilt = { $name } odbudowuje { $a_ship } na { $square }.
told-passed = { $name } nie ma ruchu i pasuje.
told-out = { $name } odpada z gry.
told-won = { $name } wygrywa!
told-drawn = Gra kończy się remisem.

## How it ended.

ended-rescued = Dowódca jest w domu.
ended-last = Została tylko jedna flota.
ended-repetition = Remis: ta sama pozycja po raz trzeci.
ended-quiet = Remis: czterdzieści rund bez ataku i bez odbicia dowódcy.

## Options.

option-players = Gracze
option-layout = Rozstawienie statków
option-choose = przez graczy
option-standard = w standardowym szyku
option-powers = Moce
option-none = brak
option-random = losowane

## Why an action is not possible

game-over = gra jest skończona
dealing = trwa losowanie mocy
lay-first = najpierw trzeba rozstawić statki
only-in-layout = statki rozstawia się tylko przed pierwszą turą
kind-used-up = oba statki tego rodzaju ({ $kind }) są już na planszy
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
commander-is-aboard = twojego dowódcy już tam nie ma: jest na pokładzie twojego statku
home-without-commander = statek ląduje na własnej planecie tylko z dowódcą na pokładzie
no-way = { $kind } nie dotrze na { $to } ani krokami, ani skokami
hacker-only = tylko Kosmiczny Haker może przejmować statki
hunter-takes-over = tylko ICE Hunter może przejmować statki
three-hacked = na planszy są już trzy przejęte statki
not-a-start = { $square } nie jest twoim polem startowym
start-taken = pole startowe { $square } nie jest wolne
robots-only = tylko Kosmiczne Roboty mogą odbudowywać statki
none-lost = żaden statek tego rodzaju ({ $kind }) nie został stracony

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

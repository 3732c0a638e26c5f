title = Armada z Ciemnej Strony
tagline = Zbuduj sześć statków za Księżycem, a potem podbij nimi Ziemię.

## Names.

ship-name = statek { $number }
oceania = Oceania
south-america = Ameryka Południowa
asia = Azja
europe = Europa
africa = Afryka
north-america = Ameryka Północna
rank-hero = Bohater planety
rank-command = Zasłużone dowództwo
rank-promise = Nadzieja armii
rank-officer = Oficer bez znaczenia
rank-shame = Wstyd dla swojego rodu
rolls = rzuty
wilds = jokery
rerolls = przerzuty
flips = odwrócenia
plus = +1
minus = −1
open = otwarty
completed = ukończony
collapsed = zawalony

## Levels in words.

demand-faces = kości z oczkami { $faces }
demand-rest = kości z oczkami { $faces }, reszta co najmniej { $least }
demand-all = suma trzech kości co najmniej { $least }
demand-best-two = suma dwóch kości co najmniej { $least }

## Conditions of ships in words.

condition-1 = każda para jednakowa
condition-2 = każda kolumna ma sumę 6
condition-3 = lewa i prawa czwórka różnią się najwyżej o 3
condition-4 = lewe + środek poniżej 7, prawe + środek powyżej 8
condition-5 = suma poniżej 8
condition-6 = suma powyżej 20

## The sheet as text.

sheet-line = Statek { $ship } ({ $condition })
bar-line = odliczanie { $bar }, { $state }
legend = 4 wartość, [4] zbudowane, . puste, 3/5 podwójne pole; # zostało z paska, x skreślone
dice-line = Kości: { $dice }
actions-line = Zostało: { $list }
would-give-line = Na razie daje: { $list }
nothing = nic
region-line = { $region } ({ $points }): { $levels }
score-line = Wynik, gdyby to był koniec: { $score }

## What is to be done now.

prompt-roll = Trwa rzut kośćmi.
prompt-value = Wpisz wartość kości w puste kółko.
prompt-value-pair = Wpisz wartość jednej kości albo dublet w dwóch polach.
prompt-value-lost = Nie ma pustego kółka: wybierz kość do zużycia.
prompt-build = Wybierz kość, która buduje.
prompt-count = Statek { $die } zamknięty: wybierz inny pasek.
prompt-attack = Atakuj albo zagraj jokera.
prompt-only-attack = Atakuj: rzuć kośćmi.
prompt-only-wild = Nie ma już rzutów: zagraj jokera.
prompt-met = Poziom spełniony: skreśl go albo odpuść rzut.
prompt-unmet = Żaden poziom nie jest spełniony: użyj umiejętności albo odpuść.
prompt-over = Gra skończona.

## Actions in plain words.

say-value = Wpisz { $face } w { $circle }
say-value-lost = Zużyj { $face }: nie ma pustego kółka
say-values = Wpisz { $face } w { $first } i { $second }
say-build = Buduj kością { $face }: { $circles }
say-count = Skreśl kwadracik paska statku { $ship }
say-attack = Atakuj: zużyj rzut
say-cross = Skreśl: { $region }, poziom { $level } ({ $demand })
say-wild = Joker: { $region }, poziom { $level } ({ $demand })
say-reroll = Przerzuć kość { $die } ({ $face })
say-flip = Odwróć kość { $die }: { $from } staje się { $to }
say-plus = Podnieś kość { $die }: { $from } staje się { $to }
say-minus = Obniż kość { $die }: { $from } staje się { $to }
say-let-go = Odpuść rzut

## What happened.

told-rolled = Wyrzucono { $a }, { $b } i { $c }.
told-wrote = { $face } wpisane w { $circle }.
told-value-lost = { $face } przepada: nie ma pustego kółka.
told-built = { $face } buduje { $circles }.
told-nothing-to-build = Niczego nie da się zbudować: { $dice }.
told-counted-down = Statek { $ship }: odliczanie do { $left }.
told-counted-instead = Statek { $die } jest zamknięty, więc statek { $ship }: odliczanie do { $left }.
told-completed = Statek { $ship } ukończony!
told-collapsed = Dok statku { $ship } wali się.
told-armed = Armada rusza: { $list }.
told-attacked = Atak! Zostało: { $left }.
told-picked-up = Przerzut kości { $die }.
told-rerolled = Kość { $die } pokazuje teraz { $face }.
told-flipped = Kość { $die } odwrócona z { $from } na { $to }.
told-raised = Kość { $die } podniesiona z { $from } na { $to }.
told-lowered = Kość { $die } obniżona z { $from } na { $to }.
told-crossed = { $region }: skreślony poziom { $level }.
told-crossed-wild = Joker skreśla: { $region }, poziom { $level }.
told-conquered = { $region } podbita: { $points } pkt!
told-let-go = Rzut odpuszczony.
told-ended = Koniec inwazji: { $score } pkt, { $rank }.

## How it ended.

ended-victory = Całkowite zwycięstwo: cała Ziemia podbita.
ended-spent = Nie ma już rzutów ani jokerów.

## Options.

option-edition = Edycja
option-standard = standardowa
option-three-boxes = Trzy pola statku 5 lub 6 dają
option-zero = nic
option-two = 2 akcje
note-zero = Jak w oryginale: trzecie pole odbiera dwie akcje, które dały dwa pola.
note-two = Łagodniej: za trzy pola są te same dwie akcje co za dwa.

## Why an action is not possible

game-over = gra jest skończona
roll-first = najpierw trzeba rzucić kośćmi
still-building = inwazja zaczyna się, gdy każdy statek jest zamknięty
building-is-over = każdy statek jest zamknięty: nic się już nie buduje
value-first = najpierw kość musi dać wartość
value-given = wartość z tego rzutu jest już wpisana
build-next = teraz kość musi budować
count-next = wybierz pasek, który odlicza
no-such-die = żadna kość nie pokazuje { $face }
circle-full = w { $circle } jest już { $value }
ship-closed = statek { $ship } jest zamknięty
box-built = pole { $circle } jest już zbudowane
circles-left = jest jeszcze puste kółko: wartość trzeba wpisać
no-pair = wpisać dwa razy można tylko przy dokładnie dwóch jednakowych kościach, a { $face } nie wypadło dwa razy
one-box = { $first } i { $second } to jedno pole
builds-nothing = { $face } niczego nie buduje, a druga kość tak
in-an-attack = trwa atak: skreśl poziom albo odpuść rzut
not-in-attack = najpierw atak: nie rzucono jeszcze kośćmi
no-rolls = nie ma już rzutów
no-wilds = nie ma już jokerów
already-crossed = { $region }: poziom { $level } jest już skreślony
finish-first = { $region } jest w toku i trzeba ją najpierw dokończyć
not-met = kości tego nie spełniają: { $demand }
level-is-met = kości spełniają otwarty poziom: nie wolno użyć umiejętności
none-left = nie ma już: { $skill }
already-changed = kość { $die } była już zmieniona w tym ataku
already-rerolled = kość { $die } była już przerzucona w tym ataku
six-stays = szóstki nie da się podnieść
one-stays = jedynki nie da się obniżyć

## Counted

points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
rolls-count =
    { $count ->
        [one] { $count } rzut
        [few] { $count } rzuty
       *[many] { $count } rzutów
    }
wilds-count =
    { $count ->
        [one] { $count } joker
        [few] { $count } jokery
       *[many] { $count } jokerów
    }
rerolls-count =
    { $count ->
        [one] { $count } przerzut
        [few] { $count } przerzuty
       *[many] { $count } przerzutów
    }
flips-count =
    { $count ->
        [one] { $count } odwrócenie
        [few] { $count } odwrócenia
       *[many] { $count } odwróceń
    }

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

demand-faces = { $faces } na kościach
demand-rest = { $faces } na kościach, reszta razem co najmniej { $least }
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
would-give-line = Statki dają na razie: { $list }
nothing = nic
region-line = { $region } ({ $points }): { $levels }
score-line = Wynik, gdyby to był koniec: { $score }

## What is to be done now.

prompt-roll = Kości się toczą.
prompt-value = Wpisz wartość kości w puste kółko.
prompt-value-pair = Wpisz wartość jednej kości albo dublet w dwa pola.
prompt-value-lost = Nie ma pustego kółka: wybierz kość do poświęcenia.
prompt-build = Wybierz kość, która buduje.
prompt-count = Statek { $die } jest zamknięty: wybierz inny pasek.
prompt-attack = Atakuj albo zagraj jokera.
prompt-only-attack = Atakuj: rzuć kośćmi.
prompt-only-wild = Nie ma już rzutów: zagraj jokera.
prompt-met = Kości spełniają poziom: skreśl go albo odpuść rzut.
prompt-unmet = Kości nie spełniają otwartego poziomu: użyj umiejętności albo odpuść rzut.
prompt-over = Gra jest skończona.

## Actions in plain words.

say-value = Wpisz { $face } w { $circle }
say-value-lost = Poświęć { $face }: nie ma pustego kółka
say-values = Wpisz { $face } w { $first } i { $second }
say-build = Buduj kością { $face }: { $circles }
say-count = Skreśl kwadracik paska statku { $ship }
say-attack = Atakuj: zużyj rzut
say-cross = Skreśl poziom { $level }: { $region } ({ $demand })
say-wild = Zagraj jokera na poziom { $level }: { $region } ({ $demand })
say-reroll = Przerzuć kość { $die } ({ $face })
say-flip = Odwróć kość { $die } z { $from } na { $to }
say-plus = Podnieś kość { $die } z { $from } na { $to }
say-minus = Obniż kość { $die } z { $from } na { $to }
say-let-go = Odpuść rzut

## What happened.

told-rolled = Wypadają { $a }, { $b } i { $c }.
told-wrote = { $face } trafia do { $circle }.
told-value-lost = { $face } przepada: nie ma pustego kółka.
told-built = { $face } buduje { $circles }.
told-nothing-to-build = Z { $dice } nie da się niczego zbudować.
told-counted-down = Statek { $ship } odlicza do { $left }.
told-counted-instead = Statek { $die } jest zamknięty, więc statek { $ship } odlicza do { $left }.
told-completed = Statek { $ship } jest ukończony!
told-collapsed = Dok statku { $ship } wali się.
told-armed = Armada startuje i ma do dyspozycji: { $list }.
told-attacked = Atak! W zapasie: { $left }.
told-picked-up = Kość { $die } toczy się jeszcze raz.
told-rerolled = Kość { $die } pokazuje { $face }.
told-flipped = Kość { $die } odwraca się z { $from } na { $to }.
told-raised = Kość { $die } rośnie z { $from } na { $to }.
told-lowered = Kość { $die } maleje z { $from } na { $to }.
told-crossed = { $region }: poziom { $level } zostaje skreślony.
told-crossed-wild = { $region }: joker skreśla poziom { $level }.
told-conquered = { $region } zostaje podbita: { $points } pkt!
told-let-go = Rzut przepada.
told-ended = Inwazja kończy się z wynikiem { $score } pkt i rangą „{ $rank }”.

## How it ended.

ended-victory = Całkowite zwycięstwo: cała Ziemia jest podbita.
ended-spent = Kończą się rzuty i jokery.

## Options.

note-zero = Jak w oryginale: trzecie zbudowane pole odbiera dwie akcje, które dają dwa.
note-two = Łagodniej: trzy pola dają te same dwie akcje co dwa.

## Why an action is not possible

game-over = gra jest skończona
roll-first = najpierw trzeba rzucić kośćmi
still-building = inwazja zaczyna się, gdy każdy statek jest zamknięty
building-is-over = każdy statek jest zamknięty: nic się już nie buduje
value-first = najpierw kość musi dać wartość
value-given = wartość z tego rzutu jest już wpisana
build-next = teraz kość musi budować
count-next = teraz wybierz pasek do odliczania
no-such-die = żadna kość nie pokazuje { $face }
circle-full = w { $circle } jest już { $value }
ship-closed = statek { $ship } jest zamknięty
box-built = { $circle } należy do pola, które jest już zbudowane
circles-left = jest jeszcze puste kółko, więc wartość trzeba wpisać
no-pair = dwa razy można wpisać tylko jedną z dwóch jednakowych kości, a { $face } nie wypadło dokładnie dwa razy
one-box = { $first } i { $second } to to samo pole
builds-nothing = { $face } niczego nie zbuduje, a druga kość tak
in-an-attack = trwa atak: skreśl poziom albo odpuść rzut
not-in-attack = najpierw atak: nie rzucono jeszcze kośćmi
no-rolls = nie masz już rzutów
no-wilds = nie masz już jokerów
already-crossed = { $region }: poziom { $level } jest już skreślony
finish-first = { $region } jest zaczęta i trzeba ją najpierw skończyć
not-met = kości nie spełniają tego poziomu: { $demand }
level-is-met = kości spełniają otwarty poziom, więc umiejętności użyć nie wolno
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

sheet-label = Arkusz
overview = Przegląd
docks = Doki
earth = Ziemia
map-of-earth = Mapa Ziemi
dice = Kości
roles = Do czego służą kości
counters = Akcje
phase-build = Faza 1: budowa
phase-invade = Faza 2: inwazja
phase-over = Koniec
step-roll = Rzut
step-value = Wartość
step-build = Budowa
step-count = Odliczanie
step-attack = Atak
step-skills = Umiejętności
step-over = Koniec
role-value = wartość
role-build = budowa
role-countdown = odliczanie
stamp-completed = ukończony
stamp-collapsed = zawalony
supply-rolls = Rzuty { $count }
supply-ships = Otwarte statki { $count }

## Read aloud.

ship-label = Statek { $number }, { $condition }: zbudowane pola { $built }/{ $boxes }, z paska zostało { $left }, { $state }
box-empty = Pole { $circle }: puste
box-value = Pole { $circle }: { $face }
box-built = Pole { $circle }: { $face }, zbudowane
box-void = Pole { $circle }: już niepotrzebne
may = { $label }, możliwe
would-build = { $label }, byłoby zbudowane
bar-label = Odliczanie statku { $number }: zostało { $left }
bar-falls = { $label }, straciłby kwadracik
die-label = Kość { $number }: { $face }
die-none = Kość { $number }: nierzucona
die-used = { $label }, użyta: { $role }
die-rerolled = { $label }, przerzucona
die-changed = { $label }, zmieniona
level-label = { $region }, poziom { $number }: { $demand }
level-crossed = { $label }, skreślony
level-met = { $label }, spełniony
level-would = { $label }, byłby spełniony
level-barred = { $label }, zablokowany
region-label = { $region }, { $points } pkt: skreślone { $crossed } z { $levels } poziomów
region-focus = { $label }, trzeba najpierw dokończyć
counter-label = { $name }: { $left }
world-label = Ziemia: skreślone poziomy { $crossed }/{ $levels }
role-label = { $name }: { $face }
role-free = jeszcze bez kości
ladder-label = Daje { $steps }
counter-may = Można użyć
counter-not-now = Teraz nie można użyć

## What to do.

choose-die = Najpierw wybierz kość.
choose-box = Wybierz puste kółko.
choose-second-box = Wybierz drugie pole.
write-once = Wpisz { $face } raz
write-twice = Wpisz { $face } w dwóch polach
spend = Poświęć { $face }: nie ma pustego kółka
build-with = Buduj kością { $face }: { $boxes }
build-short = Buduj { $face }
write-once-short = Raz
write-twice-short = Dwa razy
spend-short = Poświęć { $face }
let-go-short = Odpuść
then-counts = { $words }, a statek { $ship } odliczy
attack = Atakuj
let-go = Odpuść rzut
choose-bar = Wybierz jeden z oznaczonych pasków.
choose-level = Wybierz poziom dla jokera.
choose-skill-die = Wybierz kość do zmiany.

## Looking back.

share-lines =
    { $score } pkt, { $rank }
    Statki { $ships }
    Ziemia { $regions }

## Counted

boxes =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }

## The names of things, in every form in which texts have them, separated by |.

names-of-ship = Statek { $ship }|statek { $ship }|statku { $ship }
names-of-die = Kość { $die }|kość { $die }|kości { $die }
names-of-level = { $region }, poziom { $level }|{ $region }: poziom { $level }|{ $region }: joker skreśla poziom { $level }

## The end in one line.

headline-all = Ziemia jest twoja: { $points }
headline-some = Zdobyte regiony: { $conquered } z { $all }, { $points }
headline-none = Ziemia się broni: { $points }

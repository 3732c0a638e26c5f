## Boxes.

box-built = Statek { $ship }: pole zbudowane, wartość { $value }.
box-value = Statek { $ship }: wpisane { $value }. Zbuduje je kość, która pokazuje { $value }.
box-late = Statek { $ship }: wpisane { $value }, ale dok jest zamknięty i nic już nie buduje.
box-closed = Statek { $ship }: puste pole. Dok jest zamknięty i nie przyjmuje wartości.
box-void = Statek { $ship }: drugie kółko tego pola jest zbudowane, więc to zostaje puste.
box-empty = Statek { $ship }: puste kółko.
needs-same = W drugim polu tej pary jest { $value }: tylko { $value } da jednakową parę.
needs-pair = Oba pola pary potrzebują tej samej wartości.
needs-exactly = { $value } da tu w kolumnie 6.
needs-six = Oba pola kolumny muszą dać razem 6.
needs-lost = Ta kolumna nie da już 6.
needs-balance = Lewa i prawa czwórka pól mogą się różnić najwyżej o 3.
needs-at-most = Razem ze środkiem musi być mniej niż 7: najwyżej { $value }.
needs-a-six = Razem ze środkiem musi być więcej niż 8: tylko szóstka.
needs-at-least = Razem ze środkiem musi być więcej niż 8: co najmniej { $value }.
needs-low = Suma czterech wartości musi być mniejsza niż 8; na razie jest { $sum }.
needs-high = Suma czterech wartości musi być większa niż 20; na razie jest { $sum }.

## Bars and ships.

bar = Odliczanie statku { $ship }, zostało: { $squares }. Po skreśleniu ostatniego dok się wali.
bar-closed = Statek { $ship } jest zamknięty: jego pasek już nie odlicza.
ship = Statek { $ship }, ukończony jest wart { $points }: { $condition }.
ship-built = Zbudowane pola: { $built } z { $boxes }.
ship-completed = Jest ukończony!
ship-collapsed = Dok się zawalił, ale to, co zbudowane, nadal się liczy.
gives-1 = Daje jokera za każdą zbudowaną jednakową parę. Teraz: { $count }.
gives-2 = Daje przerzuty za zbudowane kolumny o sumie 6: za jedną 2, za dwie 5, za trzy 10. Teraz: { $count }.
gives-3 = Daje rzuty: za dowolne zbudowane pole 4, za dwie całe kolumny obok siebie 9, za trzy 12, za ukończenie 16. Teraz: { $count }.
gives-4 = Ukończony daje 2 rzuty, a przy sumie dokładnie 10 także 5 odwróceń. Odwrócenia teraz: { $count }.
gives-5 = Daje +1: za dwa zbudowane pola 2, za trzy { $three }, za ukończenie 5. Teraz: { $count }.
gives-6 = Daje −1: za dwa zbudowane pola 2, za trzy { $three }, za ukończenie 5. Teraz: { $count }.

## Dice.

face = Pokazuje { $face }. Może dać wartość, zbudować { $boxes } albo odliczyć statkowi { $face }.
face-plain = Pokazuje { $face }. Może dać wartość albo odliczyć statkowi { $face }; na razie nie ma czego budować.
face-builds = Pokazuje { $face }. Zbuduje { $circles }.
face-idle = Pokazuje { $face }. Nie ma czego budować.
face-value = Ta kość dała już swoją wartość: { $face }.
face-build = Ta kość już zbudowała: { $face }.
face-countdown = Ta kość odlicza: { $face }.
die-none = Tą kością jeszcze nie rzucono.
die = Pokazuje { $face }. Dopóki kości nie spełniają otwartego poziomu, możesz ją zmienić umiejętnością.
die-rerolled = Pokazuje { $face }. W tym ataku była już przerzucona, drugi raz nie można.
die-changed = Pokazuje { $face }. W tym ataku była już zmieniona i taka zostaje.
sum = Suma kości to { $sum }. Niektóre poziomy wymagają sumy.
role-value = Najpierw jedna kość daje wartość: wpisz ją w puste kółko otwartego statku.
role-build = Potem druga kość buduje wszystkie pola ze swoją wartością, na wszystkich otwartych statkach.
role-countdown = Ostatnia kość skreśla kwadracik na pasku statku o swoim numerze.

## What the armada can do.

about-rolls = Rzut to jeden atak na Ziemię trzema kośćmi.
about-wilds = Joker skreśla dowolny otwarty poziom, bez kości.
about-rerolls = Przerzut: rzucasz jedną kością jeszcze raz, każdą tylko raz w ataku.
about-flips = Odwrócenie obraca kość: z 1 robi się 6, z 2 robi się 5, z 3 robi się 4.
about-plus = +1 podnosi kość o jeden; szóstka zostaje.
about-minus = −1 obniża kość o jeden; jedynka zostaje.
have = Zostało: { $count }.
would-have = Przy obecnych statkach będzie: { $count }.

## The Earth.

level = { $level }: { $asks }.
level-crossed = Już skreślony.
level-chance = Spełnia go około { $percent } na 100 rzutów.
level-rare = Spełnia go mniej niż 1 na 100 rzutów.
level-last = To ostatni poziom ({ $region }): { $points }.
region = { $region }: { $points } za skreślenie wszystkich poziomów. Skreślone: { $crossed } z { $levels }.
region-conquered = { $region }: podbój zakończony, { $points }.
region-focus = Zaczęty region trzeba najpierw skończyć.
region-barred = Najpierw trzeba skończyć: { $region }.
world = Ziemia: skreślone poziomy { $crossed } z { $levels }. Wszystkie to całkowite zwycięstwo.

## Actions.

act-build = Buduje { $circles }.
act-attack = Zużywa rzut (masz { $count }) i rzuca trzema kośćmi. Około { $percent } na 100 rzutów spełnia otwarty poziom.
act-let-go = Ten rzut kończy się bez poziomu. Potem masz jeszcze: { $count }.
act-spend = Nie ma pustego kółka, więc { $face } nie da wartości.
act-other = { $action }.
choose-once = Wpisz wartość raz; potem jedna kość buduje, a jedna odlicza.
choose-twice = Wpisz wartość w dwóch polach. Trzecia kość buduje, a jeśli coś zbuduje, nic nie odlicza.

## The score.

score = Na razie { $points }: ukończone statki { $ships }, podbite regiony { $regions }. Cała Ziemia jest warta 100.
supply-ships =
    { $count ->
        [0] Wszystkie doki są zamknięte.
        [one] Otwarty jest jeszcze { $count } dok. Inwazja zacznie się, gdy wszystkie będą zamknięte.
        [few] Otwarte są jeszcze { $count } doki. Inwazja zacznie się, gdy wszystkie będą zamknięte.
       *[many] Otwartych jest jeszcze { $count } doków. Inwazja zacznie się, gdy wszystkie będą zamknięte.
    }

## Counted

boxes =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }

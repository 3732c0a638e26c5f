of-red = Uzbrojenia
of-orange = Inżynierii
of-blue = Infiltracji
points-of = { $points } { $ability }
nothing = nic

## Setting up.

setup-title = Zaczyna się lot
setup-aliens = Losowani są trzej obcy: przez ich sektory lecisz od lewej do prawej, po cztery rundy w każdym.
setup-aim = Superbronie do znalezienia w dwanaście rund: { $weapons }; pilnuj, by dwie zdolności nie spadły do zera.
captain-title = Kto obejmie dowodzenie?
captain = Karta kapitana ustala trzy zdolności; więcej punktów nie będzie nigdy.
captain-dice = Daje też dwie kości, a w każdej rundzie możesz użyć jednej.
roll-title = Rzut: { $die }
roll-setup = Kości załogi zaczynają na 6, ale kośćmi systemów się rzuca.
roll-again = Rzucasz kością, a ścianka, która wypadnie, zostaje.
roll-look = Otwórz kość, żeby zobaczyć, co robi każda ścianka.
planets-title = Odkrywanie planet
planets = Odkrywane są trzy planety; każda zmienia rundę, w której ją przeszukujesz.
planets-later = Te, których teraz nie wybierzesz, zostają na później.
reveal = Planeta { $planet } odkrywa jeszcze jedną, zanim ruszysz dalej.
reveal-later = W następnej rundzie wybór będzie więc większy.

## A planet.

planet-title = Gdzie szukać?
planet-round = Runda { $round } z 12; ukryte superbronie: { $left }.
planet-best = Porównaj, co zmieniają; na przykład { $planet }: { $says }.
planet-sector = Bieżący sektor to { $alien }: { $says }.
planet-low = Najsłabsza zdolność to { $ability } ({ $points }): oszczędzaj ją w tej rundzie.

## The line.

before-line-title = Zanim dobierzesz rząd
before-line = Kość { $die } pozwala obejrzeć osiem kart i wyłożyć cztery z nich w dowolnej kolejności.
before-line-now = Użyj jej teraz: punktów jest mało, a łagodny rząd wart jest kości.
before-line-save = Najwięcej daje w trudnej rundzie; jeśli masz siły, po prostu dobierz.
one-die = W rundzie możesz użyć tylko jednej kości.
line-title = Dobieranie rzędu
line-four = Cztery karty wychodzą z bieżącej talii ({ $alien }, kart w talii: { $left }).
line-cubes = Ich znaczniki trafiają do worka, a ostatnie Miejsce staje się twoim.
sift-title = Osiem kart do wyboru
sift = Zobaczysz osiem kart, wyłożysz cztery, a resztę wtasujesz z powrotem.
sift-think = Za każdą kartę płaci się kolorem karty po jej prawej, więc kolejność ma znaczenie.
place-title = Karta { $number } twojego rzędu
place-best = Dobra byłaby karta { $card }: siła { $strength }, ikony planety { $icons }.
place-left = Jej ikona decyduje, czym zapłacisz za kartę { $before }; najwięcej masz { $ability } ({ $have }).
place-first = Za pierwszą kartę płaci się kolorem drugiej.

## Engage or evade.

decide-title = { $card }: starcie czy unik?
must-evade-title = { $card }: konieczny unik
must-engage-title = { $card }: teraz starcie
help-title = { $card }: tylko z pomocą
desperate-title = { $card }: ostatnia karta?
price = Karta { $card } kosztuje { $due }, bo patrzy na kartę { $other }.
price-own = Karta { $card } kosztuje { $due }: nie ma już karty, na którą może patrzeć, więc liczy się jej własna ikona.
price-free = Za kartę { $card } nie trzeba już nic płacić: starcie jest darmowe.
best-engage = Zmierz się z tą kartą za { $payment }; zostanie { $points }.
best-free = Zmierz się więc z tą kartą.
best-evade = Lepszy unik: kosztuje { $payment }, a potem { $cubes }.
best-evade-free = Lepszy unik: jest tu darmowy, a potem { $cubes }.
evade-dearer = Unik raczej nie byłby tańszy: trzeba zapłacić jego cenę, a potem { $cubes }.
engage-costs = Starcie zabrałoby { $payment }.
icons-gain = W poszukiwaniach daje { $cubes }.
icons-none = Nie ma ikony planety, więc w poszukiwaniach nic nie daje.
to-hand = Po starciu trafi też na rękę, na później.
two-for-one = Dwa punkty innej zdolności zastępują jeden.
helps = Pod ręką jest pomoc: { $what }.
is-zero = Karta { $card } ma siłę 0, a przed taką można tylko zrobić unik.
cannot-pay = Karta { $card } kosztuje { $due }, a masz za mało: { $points }.
pay-evade = Za unik najlepiej zapłacić { $payment }; potem { $cubes }.
pay-evade-free = Unik jest tu darmowy; potem { $cubes }.
committed = Pomoc w starciu jest użyta, więc uniku już nie zrobisz.
doom-some = Uwaga: ryzyko, że taki unik zakończy grę, to { $percent } %.
doom-sure = Uwaga: po uniku dwie zdolności byłyby na zerze, a to koniec gry.
engage-ends = Uwaga: po zapłaceniu dwie zdolności byłyby na zerze, a to koniec gry.
hopeless = Cokolwiek zrobisz, dwie zdolności pewnie spadną do zera; wybierz drogę z lepszą szansą.
needs-help = Bez pomocy nie zapłacisz { $due } za kartę { $card }.
needs-help-worth = Ikony planety sprawiają, że warto to rozważyć; jeśli nie, zrób unik.
needs-help-save = Nie ma ikony planety: lepiej oszczędź pomoc i zrób unik.
cubes-cost = { $cubes } z worka, każdy za punkt
one-cube-costs = 1 znacznik z worka, za punkt
cubes-none = bez losowania znaczników

## The evade.

evading-title = Unik: { $card }
evading = Cena zapłacona; teraz { $cubes }.
evading-helps = Przedtem możesz czegoś użyć: { $what }.
evading-safe = Możesz sobie na to pozwolić, więc pomoc może poczekać.
evading-danger = Ryzyko, że znaczniki zakończą grę, to { $percent } %, więc skorzystaj z pomocy.
cubes-title = Losowanie znaczników
evade-odds = Następny znacznik, który się liczy: { $list }.
evade-back = Białe, czarne i żółte wracają i się nie liczą.

## The search.

search-title = Poszukiwania: do wylosowania { $cubes }
search-odds = Następny znacznik: żółty { $yellow } %, biały { $white } %, czarny { $black } %.
search-left = Ukryte superbronie: { $left }.
search-helps = Możesz też użyć: { $what }.
search-first = Tego, co dodaje znaczniki albo oczyszcza worek, najlepiej użyć przed losowaniem.
search-draw = Wszystkie należne znaczniki trzeba wylosować, na dobre i na złe.
search-done-title = Nie ma już co losować
search-done = Wszystkie znaczniki wylosowane, więc możesz zakończyć rundę.
search-done-save = To, co teraz niepotrzebne, później może dać więcej.
black-quietus = Czarne znaczniki zbiera Quietus.
black-costs = Czarny kosztuje punkt.
keep-title = Znacznik { $cube }: dokąd?
keep-choice = Podniesie zdolność { $ability } ({ $points } z { $most }) albo trafi na superbroń: { $weapons }.
keep-raise = Podnieś zdolność: jest nisko, a do zera blisko.
keep-fit-last = Superbroń { $weapon } będzie poznana: { $says }.
keep-fit = Możesz sobie pozwolić, by położyć go na superbroni { $weapon }: pomoże w każdej następnej rundzie.
keep-which = Zdolność nie może wzrosnąć, więc wybierz superbroń: { $weapons }.
find-title = Superbroń!
find-draw = Żółty znacznik: odnajduje się jedna z zaginionych superbroni; nadal ukryte: { $left }.
find-last = Żółty znacznik: odnajduje się ostatnia z zaginionych superbroni. Z nią wygrywasz!
find-works = Zadziała, gdy dostanie potrzebne znaczniki.
find-costs = Obcy z tego sektora bierze za nią { $points }, za każdym razem z tej zdolności, która jest wtedy najwyższa.
find-die = Używając kości ({ $die }), możesz wybrać która.
find-die-tip = To się opłaca na początku gry, gdy pomaga przez wiele rund.

## Choices that cards and dice ask for.

text-title = { $card }: wybierz
text-both = Albo { $first }, albo { $second }.
text-best = Zwykle lepsze: { $best }.
text-close = Oba są tu warte mniej więcej tyle samo: spójrz na najsłabszą zdolność.
gain-title = Prezent: { $points }
gain-lowest = Rośnie najniższa zdolność, z równych wybierasz; masz { $points }.
gain-where = Wybierz, która zdolność wzrośnie; masz { $points }.
gain-best = Najbardziej potrzebuje tego { $ability }.
lose-title = Strata: { $points }
lose-highest = Płaci najwyższa zdolność, z równych wybierasz; masz { $points }.
lose-where = Wybierz, która zdolność zapłaci; masz { $points }.
lose-best = Najłatwiej odda { $ability }.
lose-zero = Nie pozwól, by druga zdolność spadła do zera: to przegrana.
take-title = Z worka znikają: { $cubes }
take-bag = W worku są: { $list }.
take-best = Najlepiej pozbyć się takiego: { $cube }.
take-yellow = Nigdy nie bierz żółtego: potrzebne są wszystkie.
discard-title = Jedna karta odchodzi
discard = Wybierz kartę z ręki; przepada bez działania.
discard-best = Najmniej będzie żal: { $card }.
turn-up-title = Kość w górę
turn-up = Do wyboru: { $list }.
turn-up-best = Kość { $die } pokaże wtedy: { $says }.
turn-down-title = W dół: { $die }
turn-down = Użyta kość musi zejść na niższą ściankę; leży na { $face }.
turn-down-next = Następna w dół to { $face }: { $says }.
turn-down-skip = Możesz pominąć ścianki: niższa bywa cenniejsza, ale potem zostaje ich mniej.
reroll-title = Rzuć kością ponownie
reroll = Twoje kości: { $list }.
reroll-best = Weź tę, która ma najmniej do stracenia: { $die }.
trade-title = Zamiana kości
trade = Oddaj jedną kość i rzuć nową, innego rodzaju.
trade-best = Do oddania nadaje się ta, która zeszła najniżej: { $die }.
trade-keep = Dobrze wziąć kość załogi w kolorze najsłabszej zdolności.
understand-title = Tajemnica wyjaśniona
understand = Jedna znaleziona superbroń będzie od teraz poznana.
understand-best = Najwięcej znaczników brakuje superbroni { $weapon }: { $says }.
exchange-title = Zamiana superbroni
exchange = Oddaj znalezioną i weź w zamian dowolną inną.
exchange-best = Szybko da się poznać: { $weapon } ({ $says }).
claim-title = Wybierz superbroń
claim = Możesz wziąć każdą, której jeszcze nie znaleziono.
borrow-title = Kość na jedno starcie: { $die }
borrow = Rzucasz nią, ścianka działa od razu, a potem kość znika.
borrow-luck = Ścianka, która nie pasuje do tej karty, przepada.
borrowed = Pokazuje { $face }: { $says }.
borrowed-choose = Wybierz użycie, które teraz pomoże.
probe-title = Losowy znacznik znika
probe = Wylosowany znacznik trafia z worka do zasobu; żółty wraca.
probe-then = Potem unik trwa dalej.
pair-title = Dwa znaczniki zamiast jednego
pair = Losujesz dwa znaczniki i używasz jednego.
pair-other = Drugi trafia do zasobu, nawet żółty.
pair-yellows = Drugi trafia do zasobu, nawet żółty, ale z dwóch żółtych wraca do worka.
pair-best = Zatrzymaj ten: { $cube }.
pair-seen = Wylosowano: { $first } i { $second }.

## The end.

won-title = Zwycięstwo!
won = Wszystkie superbronie znalezione, w rundzie { $round }.
won-next = Spróbuj wyższego poziomu albo kapitana o słabszych zdolnościach.
won-hardest = To był najtrudniejszy poziom; spróbuj teraz z innym kapitanem.
crippled-title = Statek unieszkodliwiony
crippled = Dwie zdolności są na zerze: { $points }.
crippled-second = Następnym razem zachowaj punkty na cenę superbroni i najpierw podnoś zdolności.
crippled-next = Następnym razem rób mniej uników, gdy w worku jest dużo twojego słabego koloru, i najpierw podnoś zdolności.
exhausted-title = Trop się urywa
exhausted = Mija dwanaście rund; nadal ukryte superbronie: { $left }.
exhausted-next = Następnym razem mierz się z kartami z ikonami planety: dłuższe poszukiwania znajdują więcej.

## Counted

cube-count =
    { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    }
race = Statek w kolejnych rundach
weapons-found = superbronie

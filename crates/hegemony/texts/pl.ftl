## Options.

note-difficulty = Superbroni do znalezienia: { $weapons }. Tyle samo alarmów leży od początku w worku.
note-first = Karty w pierwotnej wersji.
note-second = Poprawione karty: partie trwają dłużej, a każda decyzja znaczy więcej.
note-random = Dowodzenie może objąć dowolny kapitan.
note-captain = Uzbrojenie { $red }, Inżynieria { $orange }, Infiltracja { $blue }. Kości: { $dice }.
note-captain-first = W pierwszej edycji { $red }, { $orange } i { $blue }.

## Pieces of sentences.

or = {" "}lub{" "}
nothing = nic
points-of = { $points } { $ability }

## How a strength comes about (H17).

sum-total = { $parts } = { $total }
sum-zero = { $sum }: konieczny unik
sum-boost = { $sum }; −{ $boost } kości i ręka: do zapłaty { $due }

## What is to be done now.

prompt-over = Gra jest skończona.
prompt-planet = Runda { $round }: wybierz planetę do przeszukania.
prompt-before-line = Dobierz rząd albo najpierw użyj kości.
prompt-place = Wybierz kartę nr { $number } do rzędu.
prompt-decide = { $card }, siła { $strength }, { $ability }: starcie albo unik.
prompt-zero = { $card }, siła 0: konieczny unik.
prompt-too-strong = { $card }, siła { $strength }, { $ability }: tego nie opłacisz, więc zrób unik.
prompt-needs-help = { $card }, siła { $strength }, { $ability }: bez pomocy tego nie opłacisz; użyj jej albo zrób unik.
prompt-due = { $card }, { $ability }: do zapłaty { $due } z { $strength }, stań do starcia.
prompt-committed = { $card }, siła { $strength }, { $ability }: stań do starcia.
prompt-evading = Unik przed kartą { $card }: wylosuj { $cubes } albo najpierw czegoś użyj.
prompt-searching = Poszukiwania: losuj (zostało: { $cubes }) albo czegoś użyj.
prompt-searched = Poszukiwania: nie ma już co losować; zakończ albo czegoś użyj.
prompt-keep = Wychodzi { $cube }: podnieś zdolność ({ $ability }) albo połóż go na superbroni.
prompt-fit = Wychodzi { $cube }: wybierz superbroń, na którą trafi.
prompt-before-find = Superbroń! Wylosuj ją albo wybierz, używając kości.
prompt-text = { $card }: wybierz jedno z dwóch działań.
prompt-gain = Wybierz zdolność, która zyska punkt (zostało: { $points }).
prompt-gain-lowest = Wybierz, która z najniższych zdolności zyska punkt.
prompt-lose-highest = Wybierz, która z najwyższych zdolności straci punkt.
prompt-lose = Wybierz zdolność, która straci punkt (zostało: { $points }).
prompt-take = Wybierz znacznik, który opuści worek (zostało: { $cubes }).
prompt-discard = Wybierz kartę z ręki do odrzucenia.
prompt-turn-up = Wybierz kość do obrócenia w górę o { $by }.
prompt-turn-down = { $die }, ścianka { $face }: obróć na niższą ściankę.
prompt-reroll = Wybierz kość do ponownego rzutu.
prompt-trade = Wybierz kość do oddania i nową, którą rzucisz.
prompt-understand = Wybierz superbroń, która będzie poznana.
prompt-exchange = Wybierz superbroń do oddania i inną, którą weźmiesz.
prompt-claim = Wybierz superbroń, którą znajdujesz.
prompt-borrowed = { $die }, wypadło { $face }: wybierz, jak tego użyć.
prompt-pair = Wychodzą { $first } i { $second }: wybierz ten, którego użyjesz.
prompt-aliens = Trwa losowanie obcych w sektorach.
prompt-captain = Trwa losowanie kapitana.
prompt-roll = Kość { $die } się toczy.
prompt-deal = Trwa odkrywanie planet.
prompt-draw-line = Trwa dobieranie rzędu.
prompt-sift = Trwa dobieranie kart do wyboru.
prompt-evade-draw = Trwa losowanie znaczników przy uniku.
prompt-draw-cube = Trwa losowanie znacznika.
prompt-find = Trwa losowanie superbroni.

## Actions in plain words.

say-planet = Przeszukaj planetę { $planet }. { $text }
say-draw-line = Dobierz rząd: cztery karty
say-draw-weapon = Wylosuj superbroń
say-draw-cube = Wylosuj znacznik z worka (zostało: { $cubes })
say-draw-evade = Dalej: wylosuj z worka { $cubes }; każdy kosztuje punkt w swoim kolorze
say-draw-evade-one = Dalej: wylosuj z worka 1 znacznik zdolności; kosztuje punkt w swoim kolorze
say-draw-evade-none = Dalej bez losowania znaczników
say-draw = Losuj
say-finish = Zakończ poszukiwania
say-place = Wyłóż kartę { $card } ({ $kind }, siła { $strength }, { $ability })
say-engage = Starcie: zapłać { $paid }
say-engage-free = Starcie za darmo
say-evade = Unik: zapłać { $paid }
say-evade-free = Unik za darmo
then-draw = potem wylosuj { $cubes }, każdy kosztuje punkt w swoim kolorze
then-draw-one = potem wylosuj 1 znacznik zdolności, który kosztuje punkt w swoim kolorze
then-draw-none = bez losowania znaczników
shielded = ale nie: { $colours }
counts-icons = { $icons } w poszukiwaniach
to-hand = karta trafi na rękę
loses-game = dwie zdolności na zerze: to przegrana
say-use = Użyj kości { $die } (ścianka { $face }): { $effect }
say-use-engaging = Starcie z pomocą kości { $die } (ścianka { $face }): { $effect }
pay-less = zapłać o { $points } mniej
no-boost = bez pomocy przy tej ikonie
cubes-leave = usuń z worka { $cubes }
chosen-cubes-leave = wybierz i usuń z worka { $cubes }
more-cubes = o { $cubes } więcej w tych poszukiwaniach
say-play = Zagraj z ręki kartę { $card }. { $text }
say-raise = Podnieś zdolność { $ability } z { $from } na { $to } (maksimum { $most })
say-fit = Połóż go na superbroni { $weapon } (brakuje: { $needs })
say-gain = Zyskaj 1 punkt { $ability } (z { $from } na { $to })
say-lose = Strać 1 punkt { $ability } (z { $from } na { $to })
say-take = Weź z worka { $cube } (jest ich tam: { $cubes })
say-keep = Użyj tego: { $cube }; do zasobu trafi { $other }
say-discard = Odrzuć kartę { $card }
say-turn-up = Obróć kość { $die } w górę z { $from } na { $to }: { $text }
say-turn-to = Obróć kość { $die } na { $face }: { $text }
say-reroll = Rzuć ponownie kością { $die } (teraz { $face })
say-trade = Oddaj kość { $out } i rzuć kością { $into }
say-understand = Uznaj superbroń { $weapon } za poznaną. { $text }
say-exchange = Zamień superbroń { $out } na { $into } (brakuje: { $needs }). { $text }
say-claim = Znajdź superbroń { $weapon } (brakuje: { $needs }). { $text }

## What happened.

told-alien = Sektor { $sector } przypada obcym: { $alien }.
told-captain = Dowodzenie obejmuje { $captain }.
told-rolled = Kość { $die } pokazuje { $face }.
told-planet-dealt = W zasięgu pojawia się planeta { $planet }.
told-round = Zaczyna się runda { $round }, sektor: { $alien }.
told-planet-chosen = Celem poszukiwań zostaje planeta { $planet }.
told-card-drawn = Z talii wychodzi karta { $card }.
told-card-placed = Do rzędu trafia karta { $card }.
told-shuffled-back = Do talii wracają: { $cards }.
told-cubes-added = { $card } dokłada do worka { $cubes }.
told-location = Nowe miejsce to { $card }.
told-location-left = Za statkiem zostaje { $card }.
told-met = Na drodze staje { $card }: siła { $strength }, { $ability }.
told-met-passing = Na drodze staje { $card }.
told-text = Działa tekst karty { $card }.
told-engaged = Starcie z kartą { $card } kosztuje { $paid }.
told-engaged-free = Starcie z kartą { $card } nic nie kosztuje.
told-evade-began = Unik przed kartą { $card } kosztuje { $paid }.
told-evade-free = Unik przed kartą { $card } nic nie kosztuje.
told-evaded = Unik przed kartą { $card } się udaje.
told-passed = { $card } zostaje w spokoju.
told-evade-cube = Przy uniku wychodzi { $cube }.
told-evade-shielded = Przy uniku wychodzi { $cube }, który nic nie kosztuje.
told-lost = Kapitan traci { $points }.
told-gained = Kapitan zyskuje { $points }.
told-search = Zaczynają się poszukiwania, do wylosowania: { $cubes }.
told-search-nothing = Zaczynają się poszukiwania, ale nie ma czego losować.
told-cube = Z worka wychodzi { $cube }: { $meaning }.
told-raised = { $ability } rośnie do { $points }.
told-fitted = Na superbroń { $weapon } trafia { $colour } znacznik.
told-returned = Drugi { $colour } znacznik wraca do worka.
told-wasted = Do zasobu trafia { $colour } znacznik.
told-false-lead = Fałszywy trop: biały znacznik wraca do worka.
told-false-lead-left = Fałszywy trop: biały znacznik trafia do zasobu.
told-alerted = Alarm dociera do Quietusa, na jego karcie: { $alerts }.
told-hushed = Alarm nic nie kosztuje, a czarny znacznik trafia do zasobu.
told-found = Odnajduje się { $weapon }, do znalezienia jeszcze { $left }.
told-found-last = Odnajduje się ostatnia superbroń: { $weapon }.
told-understood = Superbroń { $weapon } jest poznana.
told-die-used = Kapitan używa kości { $die } (ścianka { $face }).
told-die-turned = Kość { $die } obraca się z { $from } na { $to }.
told-die-traded = Kapitan zamienia kość { $out } na { $into }.
told-borrowed = Pożyczona kość { $die } pokazuje { $face }.
told-boosted = Starcie tanieje o { $points }.
told-played = Kapitan zagrywa z ręki kartę { $card }.
told-kept = Na rękę trafia karta { $card }.
told-discarded = Kapitan odrzuca kartę { $card }.
told-into-bag = Kapitan dokłada do worka { $cubes }.
told-from-bag = Kapitan usuwa z worka { $cubes }.
told-pair = Jako jeden z dwóch wychodzi { $cube }.
told-probed = Kapitan sięga do worka i wyjmuje { $cube }.
told-probed-back = Kapitan sięga do worka i wyjmuje { $cube }, który tam wraca.
told-alerts-removed = Kapitan usuwa z karty Quietusa { $cubes }.
told-search-grew = Poszukiwania tej rundy wydłużają się o { $cubes }.
told-search-shrank = Poszukiwania tej rundy skracają się o { $cubes }.
told-slipped-away = Ten unik obywa się bez losowania znaczników.
told-exchanged = Kapitan zamienia superbroń { $out } na { $into }.
told-round-ended = Runda { $round } dobiega końca.

## How it ended.

ended-victory = Zwycięstwo: ostatnia superbroń jest znaleziona.
ended-crippled = Porażka: dwie zdolności spadają do zera.
ended-exhausted = Porażka: mija ostatnia runda, a superbroni wciąż brakuje.

## Why an action is not possible

game-over = gra jest skończona
drawing = najpierw musi rozstrzygnąć los
instead = { $why }. { $prompt }

## Planets and the line.

planet-chosen = planeta tej rundy jest już wybrana, to { $planet }
planet-not-face-up = planeta { $planet } nie jest odkryta; do wyboru: { $face_up }
nothing-to-draw = teraz niczego się nie losuje
no-cubes-left = w tych poszukiwaniach nie ma już znaczników do wylosowania; zakończ je
search-goes-on = poszukiwania trwają, do wylosowania: { $cubes }
not-searching = zakończyć można tylko poszukiwania
no-placing = teraz nie wybiera się kart do rzędu
not-sifted = karty { $card } nie ma wśród kart do wyboru

## Engaging and evading.

nobody-met = teraz nie ma karty do starcia ani uniku
strength-zero = karta { $card } ma siłę zero, więc konieczny jest unik
cannot-be-paid = nie zapłacisz { $due } ({ $ability }), brakuje: { $missing }; zrób unik albo użyj najpierw kości lub karty z ręki
have-only = masz tylko { $points }
wrong-sum = to daje { $pays }, a trzeba zapłacić dokładnie { $due } ({ $ability })
in-pairs = dwa punkty { $ability } zastępują jeden, więc liczy się tylko parzysta liczba
must-pay-with = tu żadna zdolność nie zastępuje innej: płaci się punktami { $ability }
engaging-is-free = nie ma już nic do zapłacenia: starcie jest za darmo
committed = do starcia z tą kartą użyto już kości lub karty z ręki, a można ją opłacić: stań do starcia
evade-costs = unik kosztuje dokładnie { $points }
evade-is-free = unik jest tu za darmo

## Dice.

no-die-now = teraz nie można użyć kości
die-not-owned = kości { $die } nie masz, twoje to: { $dice }
die-already-used = w tej rundzie użyto już kości, a wolno tylko jednej
no-such-power = kość { $die } pokazuje { $face }, a to daje co innego: { $text }
use-borrowed = teraz używa się pożyczonej kości: { $die }
only-when = kości { $die } na ściance { $face } można użyć tylko { $when }
when-engaging = przy starciu z kartą
when-evading = przy uniku, przed losowaniem znaczników
when-searching = w poszukiwaniach
when-meeting-or-searching = po spotkaniu karty albo w poszukiwaniach
when-drawing-line = przed dobraniem rzędu
when-yellow = po wylosowaniu żółtego znacznika w poszukiwaniach
when-agent = przy starciu z kartą Agenta, którą da się opłacić
when-planet-guard = przy starciu z kartą Straży z ikoną planety, którą da się opłacić
nothing-due = za tę kartę nie trzeba już nic płacić
other-icon = kość { $die } na ściance { $face } nie pomaga, gdy ikoną jest { $ability }
no-system-die = nie masz kości systemów poniżej ścianki 6
no-whites = w worku nie ma białych znaczników
bag-empty = w worku nie ma na to znaczników
no-weapon-found = nie ma jeszcze znalezionej superbroni
all-understood = nie ma znalezionej superbroni, która nie byłaby poznana
no-evaded-icon = żadna uniknięta karta nie ma ikony planety
no-turn-now = teraz nie obraca się kości
face-not-lower = kość { $die } pokazuje { $face } i trzeba ją obrócić na niższą ściankę
no-reroll-now = teraz nie rzuca się kością ponownie
no-trade-now = teraz nie zamienia się kości
already-owned = kość { $die } już masz

## The hand and the texts of cards.

not-in-hand = karty { $card } nie masz na ręce
no-card-now = teraz nie można zagrać karty z ręki
wrong-time = karty { $card } nie można teraz zagrać. { $text }
does-nothing = karta { $card } nic by teraz nie dała. { $text }
no-discard-now = teraz nie odrzuca się karty
no-choice-now = żadna karta nie daje teraz wyboru
no-gain-now = teraz nie zyskuje się punktu
no-loss-now = teraz nie traci się punktu
at-most = { $ability }: osiągnięto maksimum, { $most }
not-lowest = { $ability }: to nie jest najniższa zdolność
not-highest = { $ability }: to nie jest najwyższa zdolność
at-zero = { $ability }: nie ma już punktów
no-taking-now = teraz nie bierze się znacznika z worka
not-in-bag = w worku nie ma takiego znacznika: { $colour }
not-yellow = żółtego znacznika wziąć nie wolno

## Cubes and Super Weapons.

no-cube-waits = żaden znacznik nie czeka na użycie
raises-nothing = znaczniki nie podnoszą tu zdolności; połóż go na superbroni
not-found = superbroń { $weapon } nie jest jeszcze znaleziona
already-found = superbroń { $weapon } jest już znaleziona
already-understood = superbroń { $weapon } jest już poznana
not-needed = superbroni { $weapon } nie potrzeba takiego znacznika ({ $colour }), brakuje jej: { $needs }
not-drawn = wśród dwóch wylosowanych nie ma takiego znacznika: { $colour }
no-pair-now = nie wylosowano dwóch znaczników do wyboru
no-understanding-now = teraz nie poznaje się superbroni
no-exchange-now = teraz nie zamienia się superbroni
no-claim-now = teraz nie wybiera się superbroni

## The text board

round = Runda { $round } z 12
setting-up = Przygotowanie
encounter-phase = spotkania
search-phase = poszukiwania
weapons-count = Znalezione superbronie: { $found } z { $all }
cubes-left = jeszcze { $cubes }
cubes-added = poszukiwania na razie { $by }
sectors = Sektory
unknown = nieznany
passed-sector = minięty
alerts-on = { $alerts } na karcie Quietusa
captain-line = Kapitan { $captain }
die-free = Kości (jednej można użyć w tej rundzie)
die-used = Kości (jednej już w tej rundzie użyto)
cubes-title = Znaczniki
bag = worek
chance = szansa
supply = zasób
all = razem
planets-title = Odkryte planety (zakryte: { $unseen })
planet-title = Planeta przeszukiwana w tej rundzie
location-title = Miejsce
line-title = Rząd
choice-title = Do wyboru
weapons-title = Superbronie
hand-title = Ręka
strength = siła { $sum }
strength-against = Siła ({ $ability }): { $sum }
own-icon = ikona { $ability }
waiting = czeka
met = spotkana
engaged = po starciu
evaded = uniknięta
passed = minięta
neither = bez starcia i uniku
understood = poznana
needs = brakuje: { $cubes }
nothing-in-force = tu bez działania

## Cards

needs-neither = Nie wymaga ani starcia, ani uniku.

## Names; "of" is the Polish genitive.

weapons = Uzbrojenie
engineering = Inżynieria
infiltration = Infiltracja
of-weapons = Uzbrojenia
of-engineering = Inżynierii
of-infiltration = Infiltracji
false-lead = fałszywy trop
alert = alarm
super-weapon = superbroń
guardforce = Straż
location = Miejsce
agent = Agent
event = Wydarzenie
specialist = Specjalista od Uzbrojenia
engineer = Inżynier
infiltrator = Agent Infiltracji
intelligence = Sztuczna Inteligencja
translator = Tłumacz Uniwersalny
scanner = Aparatura Skanująca
of-specialist = Specjalisty od Uzbrojenia
of-engineer = Inżyniera
of-infiltrator = Agenta Infiltracji
of-intelligence = Sztucznej Inteligencji
of-translator = Tłumacza Uniwersalnego
of-scanner = Aparatury Skanującej

## Which cards; the Polish features of cards agree with „karty” and „kartą”.

all-cards = wszystkie karty
many-cards = karty
many-guardforce = karty Straży
many-locations = karty Miejsc
many-agents = karty Agentów
many-events = karty Wydarzeń
one-card = kartą
one-guardforce = kartą Straży
one-location = kartą Miejsca
one-agent = kartą Agenta
one-event = kartą Wydarzenia
with-planet = {" "}z ikoną planety
without-planet = {" "}bez ikony planety
paid-many = {" "}opłacane z { $ability }
paid-one = {" "}opłacaną z { $ability }
first-card = pierwsza karta w rzędzie
last-card = ostatnia karta w rzędzie
this-card = ta karta
subject-if = { $card }, jeśli jest { $kind }{ $features },
cards-after-engaged = { $cards }{ $features } leżące tuż za kartą, z którą się zmierzono,
cards-after-evaded = { $cards }{ $features } leżące tuż za kartą, której uniknięto,
other-cards = pozostałe { $cards }{ $features } w tym rzędzie

## How often a number counts.

per-two-alerts = {" "}za każde dwa czarne znaczniki na karcie Quietusa
per-found = {" "}za każdą znalezioną superbroń
per-understood = {" "}za każdą poznaną superbroń
per-passed = {" "}za każdego miniętego obcego
per-hand = {" "}za każdą kartę na ręce
per-engaged = {" "}za każdą kartę w tym rzędzie, z którą się już zmierzono
per-evaded = {" "}za każdą kartę w tym rzędzie, której już uniknięto

## What holds.

alerts-gather = dopóki nie miniesz tego sektora, czarne znaczniki z poszukiwań gromadzą się na tej karcie
labelled = { $label }: { $clause }
until-evaded = dopóki nie unikniesz tej karty
if-engaged = jeśli się z nią zmierzysz
against-this = w starciu z tą kartą { $clause }
stronger-many = { $cards } mają siłę większą o { $n }{ $often }
stronger-one = { $card } ma siłę większą o { $n }{ $often }
weaker-many = { $cards } mają siłę mniejszą o { $n }{ $often }{ $least }
weaker-one = { $card } ma siłę mniejszą o { $n }{ $often }{ $least }
at-least = {" "}(ale co najmniej { $least })
icons-many = { $cards } mają { $icons }
icons-one = { $card } ma { $icons }
search-cubes = w poszukiwaniach losujesz { $cubes }{ $often }
evade-price = unik kosztuje { $points }
evade-price-own = unik przed tą kartą kosztuje { $points }
evade-cubes = przy uniku losujesz { $cubes }
evade-cubes-own = przy uniku przed tą kartą losujesz { $cubes }
shield = { $colour } znaczniki wylosowane przy uniku nic nie kosztują
shield-own = { $colour } znaczniki wylosowane przy uniku przed tą kartą nic nie kosztują
stand-in = 1 punkt { $ability } zastępuje 1 punkt dowolnej innej zdolności, chyba że inna karta tego zabrania
no-stand-in = żadna zdolność nie zastępuje innej
looks-left = ikona starcia to ikona następnej karty po lewej
looks-left-own = ikona starcia tej karty to ikona następnej karty po lewej
whites-leave = białe znaczniki wylosowane w poszukiwaniach trafiają do zasobu
no-raising = znaczniki wylosowane w poszukiwaniach nie podnoszą zdolności
surge = pierwszy znacznik w poszukiwaniach, który podnosi zdolność, podnosi ją o 2
dice-boost = kości kapitana, które dają „+n”, dają o { $by } więcej

## When something happens once.

when-met = przy spotkaniu
after-engaging = po starciu
after-evading = po uniku
after-engaging-card = po starciu z { $card }
after-evading-card = po uniku przed { $card }
when-chosen = przy wyborze planety
when-this-chosen = przy wyborze tej planety
when-search = na początku poszukiwań
when-found = po znalezieniu superbroni
time-engage = przy starciu
time-evade = przy uniku
time-search = w poszukiwaniach
time-any = przy starciu, uniku lub w poszukiwaniach

## What happens once.

then = , potem{" "}
either-clause = albo { $first }, albo { $second }
gain = zyskaj { $points }
lose = strać { $points }
of-ability = { $points } { $ability }
of-any = { $points } dowolnej zdolności
of-any-each = { $points } dowolnych zdolności
of-lowest = { $points } najniższej zdolności
of-highest = { $points } najwyższej zdolności
of-lowest-each = { $points } najniższej zdolności, punkt po punkcie
of-highest-each = { $points } najwyższej zdolności, punkt po punkcie
add-cubes = dołóż do worka { $cubes }
remove-cubes = usuń z worka { $cubes }
take-cubes = usuń z worka { $cubes } (oprócz żółtych)
remove-alerts = usuń z karty Quietusa { $cubes }
draw-cubes = wylosuj { $cubes }
this-search = w poszukiwaniach tej rundy wylosuj { $cubes }
turn-up-crew = obróć kość załogi o { $by } w górę
turn-up-system = obróć kość systemów o { $by } w górę
turn-up-any = obróć jedną ze swoich kości o { $by } w górę
reroll = rzuć ponownie jedną ze swoich kości
understand = uznaj jedną znalezioną superbroń za poznaną
reveal = { $planets ->
    [one] odkryj jeszcze jedną planetę
    [few] odkryj jeszcze { $planets } planety
    [many] odkryj jeszcze { $planets } planet
   *[other] odkryj jeszcze { $planets } planety
}
discard = odrzuć kartę z ręki
boost = zapłać za kartę { $points }
boost-against = jeśli ikona starcia to { $ability }, zapłać { $points }
slip-away = nie losuj znaczników

## H24: the faces of the dice.

face-plus = +{ $by } do { $ability }
face-plus-any = +{ $by } do dowolnej zdolności
face-or = { $first } albo { $second }
face-and = { $first } i { $second }
face-clear = przy uniku usuń z worka 2 białe znaczniki
face-remove = przy uniku usuń z worka 2 wybrane znaczniki
face-extra = w poszukiwaniach tej rundy wylosuj o 1 znacznik więcej
face-borrow = przy starciu: rzuć kością { $die } i od razu użyj tej ścianki
face-trade = przy starciu z kartą Straży z ikoną planety: zamień jedną ze swoich kości na taką, której nie masz, i rzuć nią
face-reroll-agent = przy starciu z kartą Agenta: rzuć ponownie jedną ze swoich kości
face-reroll-guard = przy starciu z kartą Straży z ikoną planety: rzuć ponownie jedną ze swoich kości
face-reroll-search = w poszukiwaniach: rzuć ponownie jedną ze swoich kości
face-exchange = zamień znalezioną superbroń na dowolną inną
face-pair = raz w poszukiwaniach: wylosuj dwa znaczniki zamiast jednego i użyj jednego; drugi trafia do zasobu
face-sift = przy dobieraniu rzędu: dobierz 8 kart, wyłóż 4 z nich w dowolnej kolejności, a resztę wtasuj z powrotem
face-recover-one = w poszukiwaniach: użyj 1 ikony planety jednej unikniętej karty
face-recover-two = w poszukiwaniach: użyj po 1 ikonie planety dwóch unikniętych kart
face-take = przy uniku: usuń z worka 1 wybrany znacznik (oprócz żółtych)
face-probe = przy uniku: wylosuj z worka znacznik; żółty wraca, inny trafia do zasobu
face-claim = gdy w poszukiwaniach wylosujesz żółty znacznik: wybierz, którą superbroń znajdujesz

## Counted

cubes =
    { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    }
ability-cubes =
    { $count ->
        [one] { $count } znacznik zdolności
        [few] { $count } znaczniki zdolności
       *[many] { $count } znaczników zdolności
    }
planet-icons =
    { $count ->
        [one] { $count } ikona planety
        [few] { $count } ikony planety
       *[many] { $count } ikon planety
    }
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
chosen-cubes =
    { $count ->
        [one] { $count } wybrany znacznik
        [few] { $count } wybrane znaczniki
       *[many] { $count } wybranych znaczników
    }
cubes-more =
    { $count ->
        [one] o { $count } znacznik więcej
        [few] o { $count } znaczniki więcej
       *[many] o { $count } znaczników więcej
    }
cubes-fewer =
    { $count ->
        [one] o { $count } znacznik mniej
        [few] o { $count } znaczniki mniej
       *[many] o { $count } znaczników mniej
    }
ability-cubes-more =
    { $count ->
        [one] o { $count } znacznik zdolności więcej
        [few] o { $count } znaczniki zdolności więcej
       *[many] o { $count } znaczników zdolności więcej
    }
ability-cubes-fewer =
    { $count ->
        [one] o { $count } znacznik zdolności mniej
        [few] o { $count } znaczniki zdolności mniej
       *[many] o { $count } znaczników zdolności mniej
    }
icons-more =
    { $count ->
        [one] o { $count } ikonę planety więcej
        [few] o { $count } ikony planety więcej
       *[many] o { $count } ikon planety więcej
    }
icons-fewer =
    { $count ->
        [one] o { $count } ikonę planety mniej
        [few] o { $count } ikony planety mniej
       *[many] o { $count } ikon planety mniej
    }
points-more =
    { $count ->
        [one] o { $count } punkt więcej
        [few] o { $count } punkty więcej
       *[many] o { $count } punktów więcej
    }
points-less =
    { $count ->
        [one] o { $count } punkt mniej
        [few] o { $count } punkty mniej
       *[many] o { $count } punktów mniej
    }
hush =
    { $count ->
        [one] 1 czarny znacznik w poszukiwaniach nic nie kosztuje i trafia do zasobu, niezależnie od tych, które zwalniają inne karty
        [few] { $count } czarne znaczniki w poszukiwaniach nic nie kosztują i trafiają do zasobu, niezależnie od tych, które zwalniają inne karty
       *[many] { $count } czarnych znaczników w poszukiwaniach nic nie kosztuje i trafia do zasobu, niezależnie od tych, które zwalniają inne karty
    }

## Colours and abilities

cube-name =
    { $cube ->
        [red] czerwony
        [orange] pomarańczowy
        [blue] niebieski
        [white] biały
        [black] czarny
       *[yellow] żółty
    }
colour-of-cubes =
    { $cube ->
        [red] czerwone
        [orange] pomarańczowe
        [blue] niebieskie
        [white] białe
        [black] czarne
       *[yellow] żółte
    }
cubes-of =
    { $cube ->
        [red] 
            { $count ->
                [one] { $count } czerwony znacznik
                [few] { $count } czerwone znaczniki
               *[many] { $count } czerwonych znaczników
            }
        [orange] 
            { $count ->
                [one] { $count } pomarańczowy znacznik
                [few] { $count } pomarańczowe znaczniki
               *[many] { $count } pomarańczowych znaczników
            }
        [blue] 
            { $count ->
                [one] { $count } niebieski znacznik
                [few] { $count } niebieskie znaczniki
               *[many] { $count } niebieskich znaczników
            }
        [white] 
            { $count ->
                [one] { $count } biały znacznik
                [few] { $count } białe znaczniki
               *[many] { $count } białych znaczników
            }
        [black] 
            { $count ->
                [one] { $count } czarny znacznik
                [few] { $count } czarne znaczniki
               *[many] { $count } czarnych znaczników
            }
       *[yellow] 
            { $count ->
                [one] { $count } żółty znacznik
                [few] { $count } żółte znaczniki
               *[many] { $count } żółtych znaczników
            }
    }
a-cube =
    { $cube ->
        [red] czerwony znacznik
        [orange] pomarańczowy znacznik
        [blue] niebieski znacznik
        [white] biały znacznik
        [black] czarny znacznik
       *[yellow] żółty znacznik
    }

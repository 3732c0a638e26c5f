## Sectors, planets, the location.

alien-now = { $alien }: bieżący sektor; kart w talii: { $cards }.
alien-later = { $alien }: sektor { $sector }, dopiero przed tobą.
alien-passed = { $alien }: ten sektor jest już za tobą.
alerts = Czarne znaczniki na karcie Quietusa: { $cubes }. Działają przeciw tobie.
planet-choose = { $planet }: możesz tu szukać w tej rundzie.
planet-searched = { $planet }: tu szukasz w tej rundzie.
planet-later = { $planet }: zostaje na późniejszą rundę.
location-now = Obecne Miejsce działa, aż zastąpi je następne.
no-location = Nie ma jeszcze Miejsca. Trafi tu ostatnie z rzędu.
round = Runda { $round } z 12. Jeśli po dwunastej nie masz wszystkich superbroni, przegrywasz.
setting-up = Gra jest przygotowywana.

## Cards of the line.

card-costs = { $kind }: starcie kosztuje { $price }, w kolorze karty { $card }.
card-costs-own = { $kind }: starcie kosztuje { $price }, we własnym kolorze karty.
card-free = { $kind }: starcie jest darmowe.
card-zero = { $kind } o sile 0: można tylko zrobić unik.
card-waits = { $kind }, siła { $strength }.
card-location = Miejsce: ostatnie z rzędu zostaje w mocy; nie ma tu starcia ani uniku.
card-engaged = Po starciu.
card-evaded = Po uniku: jej ikony już się nie liczą.
card-passed = Nie wymagała ani starcia, ani uniku.
card-cubes = W poszukiwaniach daje { $cubes }.
card-would = Po starciu da w poszukiwaniach { $cubes }.
card-nothing = Po starciu nie da w poszukiwaniach żadnych znaczników.
card-kept = Po starciu trafi na rękę.
card-icon = Jej ikona to { $ability }.
card-back = Karta rzędu tej rundy, jeszcze nie dobrana.

## The captain, abilities, dice.

captain = { $captain }: najwyższe wartości twoich zdolności to { $points }.
no-captain = Nie wiadomo jeszcze, kto obejmie dowodzenie.
ability = { $ability }: { $points } z { $most }. Te punkty płacą za { $colour } ikony.
ability-rule = Dwie zdolności na zerze podczas spotkań to przegrana.
ability-zero = { $ability } jest na zerze: jeśli podczas spotkań dołączy druga zdolność, przegrywasz.
die = { $die }, ścianka { $face }: { $says }.
die-free = W rundzie możesz użyć jednej kości; potem schodzi na niższą ściankę.
die-used = W tej rundzie kość jest już użyta.

## Cubes and the bag.

cube = { $cube } znaczniki: { $count } z { $all } w worku, { $percent } % przy następnym losowaniu.
cube-out = { $cube } znaczniki: { $count } z { $all } w worku, ale przy uniku się nie liczą.
cube-ability = W poszukiwaniach podnosi zdolność { $ability } albo trafia na superbroń; przy uniku odbiera jej punkt.
cube-white = Fałszywy trop: w poszukiwaniach wraca do worka i nic nie daje.
cube-black = Alarm: wylosowany w poszukiwaniach, kosztuje cię punkt.
cube-quietus = Alarm: wylosowany w poszukiwaniach, trafia na kartę Quietusa.
cube-yellow = Wylosowany w poszukiwaniach, odnajduje superbroń. Znajdź wszystkie, by wygrać.
left-to-draw = W tych poszukiwaniach zostało: { $cubes }.
drawn = Znaczniki wylosowane dotąd przy tym uniku albo w tych poszukiwaniach.

## Super Weapons, the hand.

weapon-works = { $weapon }: superbroń poznana i działa; { $says }.
weapon-needs = { $weapon }, brakujące znaczniki: { $cubes }. Po poznaniu: { $says }.
weapon-needs-only = { $weapon }, brakujące znaczniki: { $cubes }. Po poznaniu zacznie działać.
weapon-hidden =
    { $left ->
        [one] Ukryta jest jeszcze { $left } superbroń: odnajdzie ją żółty znacznik w poszukiwaniach, a to zwycięstwo.
        [few] Ukryte są jeszcze { $left } superbronie: każdy żółty znacznik w poszukiwaniach odnajduje jedną.
       *[many] Ukrytych jest jeszcze { $left } superbroni: każdy żółty znacznik w poszukiwaniach odnajduje jedną.
    }
hand-text = { $card }, do zagrania raz. { $says }
score = Znalezione superbronie: { $found } z { $all }. Znajdź wszystkie w dwanaście rund, by wygrać.

## The price of the card that is met.

price = Na karcie jest { $printed }; ze wszystkim, co teraz działa, kosztuje { $due }.
price-two = Dwa punkty innej zdolności zastępują jeden.

## Actions.

act-engage = Płacisz { $payment }. Zostanie: { $points }.
act-engage-free = Nic nie płacisz, zostaje: { $points }.
act-evade = Płacisz { $payment }; potem { $cubes }.
act-evade-free = Nic nie płacisz; potem { $cubes }.
evade-loses = Ikony planety tej karty wtedy się nie liczą.
act-raise = { $ability } wzrośnie do { $points }; najwyżej może mieć { $most }.
act-fit-last = { $weapon }: superbroń będzie wtedy poznana.
act-fit = { $weapon }, potem brakujące znaczniki: { $cubes }.
act-gain = { $ability } wzrośnie do { $points }.
act-lose = { $ability } spadnie do { $points }.
act-draw-search = Losujesz następny znacznik: { $yellow } % na superbroń, { $black } % na alarm.
act-draw-evade = Losowanie znaczników: { $cubes }.
act-draw-line = Dobierasz cztery karty do rzędu.
act-draw-find = Losujesz jedną z ukrytych superbroni.
act-draw = Następne losowanie.
act-finish = Runda się kończy i nic więcej się nie dzieje.
act-face = Kość pokaże wtedy { $face }: { $says }.
act-says = { $says }.
act-back = Rzucasz kością jeszcze raz i tak zostaje.
act-discard = Karta przepada bez działania.
act-take = Znacznik trafia z worka do zasobu.
act-keep = Używasz tego znacznika; drugi trafia do zasobu.

## Views.

view-line = Pokazuje rząd kart, planety i worek.
view-ship = Pokazuje statek: kapitana, zdolności, kości, superbronie i rękę.
pay = Po takiej zapłacie zostanie: { $points }.

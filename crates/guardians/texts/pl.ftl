pilot = Pilot { $number }
not-placed = jeszcze nie na planszy
destroyed = zniszczony
out = poza grą
level = poziom { $level }
has-missile = rakieta gotowa
has-power = dopalacz naładowany
supply-line = Zapas: potwory { $monsters }, połówki statków { $halves }
waiting-line = Czekają obok planszy: lewe połówki { $left }, prawe połówki { $right }, całe statki { $ships }
legend = 1-5 potwory, <> statek dowodzenia, x uszkodzony statek, * mina, A-D myśliwce

## What is to be done now.

prompt-setup = Najeźdźcy zajmują pozycje.
prompt-wave = Przybywają posiłki.
prompt-place = Ustaw swój myśliwiec na wolnym polu w rzędzie 1.
prompt-mine-setup = Ustaw minę na jednym z jej pól.
prompt-return = Twój myśliwiec jest zniszczony: zapłać za powrót albo wycofaj się.
prompt-retire = Twój myśliwiec jest zniszczony i nie może wrócić: wycofaj się.
prompt-move = Rusz myśliwcem, zostań albo coś kup.
prompt-only-move = Rusz myśliwcem albo zostań.
prompt-stay = Myśliwiec nie może się ruszyć: zostań albo coś kup.
prompt-only-stay = Myśliwiec nie może się ruszyć: zostań.
prompt-boost-shots = Dopalacz: oddaj dodatkowe strzały (zostało: { $shots }).
prompt-boost-move = Leć dalej w tym samym kierunku albo zostań.
prompt-shoot =
    { $shots ->
        [one] Ognia!
        [few] Ognia! Masz jeszcze { $shots } strzały.
       *[many] Ognia! Masz jeszcze { $shots } strzałów.
    }
prompt-mine = Przesuń minę o jedno pole w prawo albo ją zostaw.
prompt-mine-again = Poślij minę z powrotem na jedno z jej pól albo ją zostaw.
prompt-mine-stuck = Mina nie może się ruszyć: zostaw ją.
prompt-over = Gra jest skończona.

## Actions in plain words.

say-place = Ustaw myśliwiec na { $square }
say-mine-place = Ustaw minę na { $square }
say-mine-move = Przesuń minę na { $square }
say-mine-explode = Przesuń minę na { $square }: wybuchnie, bo jest tam { $what }
say-mine-hold = Zostaw minę na miejscu
say-move = Leć na { $square } ({ $target })
say-stay = Zostań ({ $target })
say-boost = Użyj dopalacza na { $square } i oddaj dodatkowe strzały ({ $target })
say-fire = Strzelaj ({ $target })
say-launch = Odpal rakietę w rząd { $row }
say-buy-missile = Kup rakietę za { $payment }
say-upgrade = Ulepsz do poziomu { $level } za { $payment }
say-charge = Naładuj dopalacz za { $payment }
say-return = Wróć na { $square } za { $payment }
say-retire = Wycofaj się z gry

## What a shot would meet.

above-nothing = nic powyżej
above-mine = powyżej mina
above-fighter = powyżej inny myśliwiec
above-invader = { $what } na { $square }
monster = potwór wart { $value }
whole-ship = połówka statku dowodzenia
damaged-ship = uszkodzony statek dowodzenia
empty-square = puste

## Events.

told-placed = { $name } zaczyna na { $square }.
told-mine-placed = { $name } ustawia minę na { $square }.
told-moved = { $name } leci z { $from } na { $to }.
told-stayed = { $name } zostaje na miejscu.
told-boosted = { $name } używa dopalacza na { $square }.
told-fired = { $name } strzela z { $from }.
told-missed = { $name } pudłuje.
told-took = { $name } zestrzeliwuje najeźdźcę na { $square } i zdobywa { $points }.
told-ship-damaged = { $name } uszkadza statek dowodzenia na { $square }.
told-hit-fighter = { $name } trafia myśliwiec gracza { $victim } i zabiera żeton wart { $points }.
told-hit-poor-fighter = { $name } trafia myśliwiec gracza { $victim }, ale nie ma czego zabrać.
told-hit-mine = { $name } trafia w minę i nic się nie dzieje.
told-launched = { $name } odpala rakietę w rząd { $row }.
told-boxed = Połówka statku dowodzenia z { $square } przepada.
told-column = Kolumna { $letter } pustoszeje!
told-descended = Wszyscy najeźdźcy schodzą niżej.
told-descended-above = Najeźdźcy powyżej rzędu { $row } schodzą niżej.
told-passed = Najeźdźca dociera do planety w kolumnie { $letter }!
told-mine-exploded = Mina wybucha na { $square } i zabiera ze sobą najeźdźcę.
told-collided = Najeźdźca taranuje myśliwiec gracza { $name } na { $square }: oba statki przepadają.
told-monster-arrived = Na { $square } przybywa potwór wart { $value }.
told-half-arrived = Na { $square } przybywa połówka statku dowodzenia.
told-left-aside = Lewa połówka statku dowodzenia czeka obok planszy.
told-right-aside = Prawa połówka statku dowodzenia czeka obok planszy.
told-ship-waits = Statek dowodzenia czeka na następną falę.
told-mine-moved = { $name } przesuwa minę na { $to }.
told-mine-held = { $name } zostawia minę na miejscu.
told-bought-missile = { $name } kupuje rakietę za { $payment }.
told-upgraded = { $name } ulepsza myśliwiec za { $payment }.
told-charged = { $name } ładuje dopalacz za { $payment }.
told-returned = { $name } wraca na { $square } za { $payment }.
told-retired = { $name } wycofuje się z gry.

## Endings.

ended-cleared = Nie ma już najeźdźców: planeta jest ocalona.
ended-quiet = Wszyscy pudłują, więc najeźdźcy się wycofują.
ended-cap = Pięć rund mija bez zestrzelenia, więc walka się kończy.
ended-raided = Planeta pada łupem najeźdźców: wszyscy przegrywają.
ended-all-out = Nie ma już pilotów: wszyscy przegrywają.

## Why an action is not possible

game-over = gra jest skończona
drawing = trwa losowanie żetonów
not-this-step = to nie ten moment: w turze jest najpierw ruch, potem strzał, potem mina
only-in-setup = to jest możliwe tylko przed pierwszą turą
not-empty = pole { $square } nie jest puste
not-your-square = twój myśliwiec nie stoi na { $square }
not-straight = myśliwiec leci po linii prostej
blocked = drogę blokuje pole { $square }
other-heading = po użyciu dopalacza myśliwiec leci dalej w tym samym kierunku
shots-first = najpierw dodatkowe strzały
must-shoot-or-mine = twój ruch już się odbył
no-power = nie masz naładowanego dopalacza
no-boost-now = dopalacza można użyć tylko raz, w trakcie ruchu
no-missile = nie masz rakiety
no-missile-in-boost = rakieta nie zastępuje dodatkowych strzałów
no-target = pierwszym obiektem powyżej musi być najeźdźca
fighter-in-row = w tym rzędzie stoi inny myśliwiec
advanced-only = to część wariantu zaawansowanego
missile-bought = twoja rakieta została już kupiona
highest-level = twój myśliwiec ma już najwyższy poziom
power-used = dopalacz można naładować tylko raz w grze
no-purchase-now = zakup to cała tura, zamiast ruchu i strzału
not-enough = to nie daje { $price } punktów
not-owned = nie masz tych żetonów
too-many = któryś z tych żetonów jest zbędny: zapłata wystarczy i bez niego
not-destroyed = twój myśliwiec nie jest zniszczony
return-first = twój myśliwiec jest zniszczony: najpierw wróć albo się wycofaj
no-mine = miny nie ma w grze
mine-goes-right = mina przesuwa się o jedno pole w prawo
mine-squares-only = mina wchodzi na jedno ze swoich pól od a1 do a4
fighter-there = stoi tam myśliwiec
place-mine-first = najpierw trzeba ustawić minę
place-first = najpierw trzeba ustawić myśliwce

## Counted

points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }

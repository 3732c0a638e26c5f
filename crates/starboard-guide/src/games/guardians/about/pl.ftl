## What stands on a square.

monster = Potwór: { $points } dla tego, kto go zestrzeli.
half = Połówka statku dowodzenia. Pierwsze trafienie nic nie daje; potem druga połówka jest warta 10 punktów.
damaged = Uszkodzony statek dowodzenia: { $points } dla tego, kto go zestrzeli.
last-in-column = To ostatni najeźdźca w kolumnie { $column }: po jego zestrzeleniu wszyscy inni schodzą o rząd niżej.
descents =
    { $rows ->
        [one] W rzędzie 1 zatrzyma go tylko mina. Następne zejście to przegrana wszystkich.
        [few] Do planety ma { $rows } zejścia.
       *[many] Do planety ma { $rows } zejść.
    }
own-fighter =
    { $shots ->
        [one] Twój myśliwiec. Leci w linii prostej, a potem strzela prosto w górę.
        [few] Twój myśliwiec, poziom { $shots }. Leci w linii prostej, a potem oddaje w górę { $shots } strzały.
       *[many] Twój myśliwiec, poziom { $shots }. Leci w linii prostej, a potem oddaje w górę { $shots } strzałów.
    }
fighter = Myśliwiec gracza { $name }.
fighter-level = Myśliwiec gracza { $name }, poziom { $level }.
rammed = Przy zejściu wpadnie na niego najeźdźca z { $square }: zginą obaj.
fighter-rich = Trafienie zabiera graczowi { $name } najniższy żeton: { $points }.
fighter-poor = Trafienie nic nie daje: { $name } nie ma żetonów.
the-mine = Mina: najeźdźca, który na nią wpadnie, ginie razem z nią, bez punktów. Po strzale możesz ją przesunąć o pole w prawo.

## Empty squares.

empty = Puste pole. Myśliwce mogą nad nim przelecieć.
empty-low = Puste pole rzędu 1. Jeśli najeźdźca minie ten rząd, przegrywają wszyscy.
empty-top = Puste pole rzędu 10, do którego przybywają posiłki.
mine-square = Pole miny: tu mina zaczyna i tu wraca z kolumny f.
cannot-fly = Puste pole. Nie dolecisz tu: { $why }.
can-start = Możesz tu zacząć.
can-return = Twój myśliwiec może tu wrócić.
can-mine = Tu może trafić mina.

## What would be shot.

shot-monster = Stąd trafisz potwora na { $target }: { $points }.
shot-half = Stąd trafisz statek dowodzenia na { $target }: na razie bez punktów.
shot-damaged = Stąd trafisz uszkodzony statek na { $target }: { $points }.
shot-fighter = Stąd trafisz myśliwiec gracza { $name } na { $target }.
shot-mine = Stąd strzał zatrzyma się na minie na { $target }.
shot-nothing = Stąd strzał w nic nie trafi.

## Actions.

act-stay = Zostajesz na { $square }.
act-move = Lecisz na { $square }.
hit-monster = Strzał trafi potwora na { $target }: { $points }.
hit-half = Strzał rozbije statek dowodzenia na { $target }: na razie bez punktów.
hit-damaged = Strzał trafi uszkodzony statek na { $target }: { $points }.
hit-fighter = Strzał trafi myśliwiec gracza { $name } na { $target } i zabierze mu najniższy żeton.
hit-mine = Strzał zatrzyma się na minie na { $target }.
hit-nothing = Strzał w nic nie trafi: nad tobą w kolumnie { $column } jest pusto.
act-boost =
    { $shots ->
        [one] Lecisz na { $square }, oddajesz tam { $shots } dodatkowy strzał i możesz lecieć dalej. Zużywa to dopalacz.
        [few] Lecisz na { $square }, oddajesz tam { $shots } dodatkowe strzały i możesz lecieć dalej. Zużywa to dopalacz.
       *[many] Lecisz na { $square }, oddajesz tam { $shots } dodatkowych strzałów i możesz lecieć dalej. Zużywa to dopalacz.
    }
act-launch = Rakieta zdobywa cały rząd { $row }: { $points }. Najeźdźcy powyżej schodzą niżej i przybywają posiłki.
act-mine = Mina przechodzi na { $square }.
mine-hits = Najeźdźca, który tam stoi, zginie razem z nią, bez punktów.
act-hold = Mina zostaje na { $square }, a twoja tura się kończy.
act-retire = Wypadasz z gry: zachowujesz punkty, ale nie możesz wygrać.
buy-missile = Twoja rakieta: raz, zamiast strzału, zdobywa cały rząd. Kosztuje { $price } twoich punktów zwycięstwa i całą turę.
buy-upgrade = Poziom { $level }: { $level } strzały w każdej następnej turze. Kosztuje { $price } twoich punktów zwycięstwa i całą turę.
buy-power =
    { $shots ->
        [one] Naładowany dopalacz: raz, w trakcie lotu, { $shots } dodatkowy strzał. Kosztuje { $price } twoich punktów zwycięstwa i całą turę.
        [few] Naładowany dopalacz: raz, w trakcie lotu, { $shots } dodatkowe strzały. Kosztuje { $price } twoich punktów zwycięstwa i całą turę.
       *[many] Naładowany dopalacz: raz, w trakcie lotu, { $shots } dodatkowych strzałów. Kosztuje { $price } twoich punktów zwycięstwa i całą turę.
    }
buy-return = Twój myśliwiec wraca do rzędu 1 i rozgrywasz zwykłą turę. Kosztuje to { $price } twoich punktów zwycięstwa.

## Players.

you-at = Twój myśliwiec jest na { $square }. Masz { $points }.
player-at = { $name }: myśliwiec na { $square }, { $points }.
you-waiting = Twojego myśliwca nie ma jeszcze na planszy. Masz { $points }.
player-waiting = { $name }: jeszcze nie na planszy, { $points }.
you-destroyed = Twój myśliwiec jest zniszczony. Może wrócić za { $price } punktów; masz { $points }.
player-destroyed = { $name }: myśliwiec zniszczony, { $points }. Powrót kosztuje { $price }.
you-out = Jesteś poza grą i nie możesz już wygrać.
player-out = { $name } jest poza grą i nie może już wygrać.
your-score = Masz { $points }, tyle są warte twoje żetony. Płaci się nimi za zakupy; wygrywa, kto ma ich najwięcej.
score = { $name } ma { $points }, tyle są warte zdobyte żetony. Wygrywa, kto ma najwięcej.
tokens =
    { $count ->
        [one] { $count } żeton: { $points }.
        [few] { $count } żetony, każdy za { $points }.
       *[many] { $count } żetonów, każdy za { $points }.
    }
tokens-use = Żetonami płaci się za zakupy, a trafiony myśliwiec traci najniższy z nich.
gear-fighter =
    { $level ->
        [one] Myśliwiec poziomu { $level }: { $level } strzał na turę. Ulepszenie doda następny.
        [few] Myśliwiec poziomu { $level }: { $level } strzały na turę. Ulepszenie doda następny.
       *[many] Myśliwiec poziomu { $level }: { $level } strzałów na turę. Ulepszenie doda następny.
    }
gear-highest = Myśliwiec najwyższego poziomu { $level }: { $level } strzały na turę.
gear-missile = Rakieta: raz, zamiast strzału, zdobywa cały rząd pierwszego najeźdźcy powyżej.
gear-charged =
    { $shots ->
        [one] Dopalacz, naładowany: raz, w środku lotu, { $shots } dodatkowy strzał.
        [few] Dopalacz, naładowany: raz, w środku lotu, { $shots } dodatkowe strzały.
       *[many] Dopalacz, naładowany: raz, w środku lotu, { $shots } dodatkowych strzałów.
    }
gear-empty = Dopalacz, nienaładowany: za { $price } punktów i całą turę da raz dodatkowe strzały.

## The supply.

supply = Przybędą jeszcze: potwory { $monsters }, połówki statków dowodzenia { $halves }. Wypełniają rząd 10, gdy strzał opróżni kolumnę.
supply-empty = Zapas się wyczerpał: nie przybędą już żadni najeźdźcy.

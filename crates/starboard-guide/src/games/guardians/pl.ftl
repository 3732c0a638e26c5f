setup-title = Najeźdźcy nadlatują
setup = 24 losowe potwory zajmują rzędy od 7 do 10; dotąd: { $drawn }. Potwór jest wart tyle punktów, ile ma oczu, od 1 do 5. Statki dowodzenia przybędą później, z posiłkami.
place-title = Wybierz miejsce startu
place = Twój myśliwiec zaczyna na wolnym polu rzędu 1 i strzela prosto w górę swojej kolumny.
place-best = Z { $square } pierwszy cel jest na { $target } i daje { $points }.
place-free = Przed pierwszym strzałem możesz się jeszcze ruszyć, więc żadne pole nie jest złe.
place-last = Ustawiasz myśliwiec jako ostatnia osoba, więc ustawisz też minę.
mine-setup-title = Ustaw minę
mine-setup = Twój myśliwiec stanął na planszy jako ostatni, więc ty wybierasz, gdzie zacznie mina: { $squares }. Na koniec tury gracz może ją przesunąć o pole w prawo, a ona niszczy pierwszego najeźdźcę, którego spotka. Niskie pola strzegą rzędu 1, którego nie sięga żaden strzał.
move-title = Twój ruch
move-how = Z { $square } możesz polecieć po linii prostej przez puste pola albo zostać; potem strzelasz prosto w górę.
danger-one = Uwaga: w rzędzie 1 stoi najeźdźca ({ $squares }). Nie sięgnie go żaden strzał, a następne zejście to przegrana wszystkich.
danger-mine = Na koniec tury przesuń minę na { $square }, żeby go usunąć.
danger-careful = Nie zestrzeliwuj więc ostatniego najeźdźcy w żadnej kolumnie.
danger-two = Najeźdźca zszedł już do rzędu 2 ({ $squares }); wkrótce nie sięgnie go żaden strzał.
danger-two-reach = Możesz go zestrzelić z { $from }.
best-stay = Dobry strzał masz prosto nad sobą: { $target }, { $points }.
best-fly = Dobry strzał: z { $to } trafisz { $target }, { $points }.
best-many =
    { $shots ->
        [one] Dobre miejsce to { $to }: twój { $shots } strzał da tam { $points }.
        [few] Dobre miejsce to { $to }: twoje { $shots } strzały dadzą tam { $points }.
       *[many] Dobre miejsce to { $to }: twoje { $shots } strzałów da tam { $points }.
    }
best-fighter = Dobry strzał: z { $to } trafisz myśliwiec na { $target } i zabierzesz żeton, { $points }.
best-none = Tym razem żaden strzał nie da punktów: poszukaj pola, które pomoże ci w następnej turze.
descends = Opróżni to jednak kolumnę { $column }: wtedy wszyscy najeźdźcy schodzą o rząd niżej i przybywają posiłki.
last-chance = Od ostatniego trafienia wszyscy inni pudłowali: jeśli też spudłujesz, gra się skończy.
can-boost = Twój dopalacz jest naładowany: daje po drodze dodatkowe strzały; na twoim poziomie: { $level }.
can-upgrade = Masz { $points }: zamiast tej tury możesz ulepszyć myśliwiec i w każdej następnej strzelać o jeden raz więcej.
can-buy-missile = Masz { $points }: zamiast tej tury możesz kupić rakietę, która później zdobędzie cały rząd.
can-charge = Masz { $points }: zamiast tej tury możesz naładować dopalacz, choć to drogi zakup.
boost-shots-title = Dodatkowe strzały
boost-shots =
    { $shots ->
        [one] Dopalacz daje ci tutaj jeszcze { $shots } strzał, zanim polecisz dalej.
        [few] Dopalacz daje ci tutaj jeszcze { $shots } strzały, zanim polecisz dalej.
       *[many] Dopalacz daje ci tutaj jeszcze { $shots } strzałów, zanim polecisz dalej.
    }
boost-move-title = Leć dalej albo zostań
boost-move = Dodatkowe strzały już za tobą. Z { $square } możesz lecieć dalej w tym samym kierunku albo zostać; potem następują zwykłe strzały.
shoot-title = Musisz strzelić
shoot-monster = Pierwszy nad tobą jest potwór na { $target }: zdobywasz go, { $points }.
shoot-half = Pierwsza nad tobą jest połówka statku dowodzenia na { $target }. Trafi do pudełka bez punktów; druga połówka będzie potem warta 10 dla tego, kto ją trafi.
shoot-damaged = Pierwszy nad tobą jest uszkodzony statek na { $target }: zdobywasz go, { $points }!
shoot-fighter = Pierwszy nad tobą jest myśliwiec gracza { $name } na { $target }. Zostanie na miejscu, ale zabierzesz temu graczowi najniższy żeton, jeśli jakiś ma.
shoot-mine = Pierwsza nad tobą jest mina na { $target }: zatrzyma strzał i nic się nie stanie.
shoot-nothing = Nad { $square } nic nie ma, ale strzelić i tak musisz: to będzie pudło.
shots-left =
    { $shots ->
        [one] W tym kroku masz jeszcze { $shots } strzał.
        [few] W tym kroku masz jeszcze { $shots } strzały, wszystkie z tego samego pola.
       *[many] W tym kroku masz jeszcze { $shots } strzałów, wszystkie z tego samego pola.
    }
mine-follows = Po strzale możesz jeszcze przesunąć minę.
turn-ends = Po strzale twoja tura się kończy.
can-launch = Możesz też odpalić rakietę: zdobędzie rząd { $row }, { $points }, a najeźdźcy powyżej zejdą niżej.
cannot-launch = Rakieta musi poczekać: pierwszy nad tobą musi być najeźdźca, a w jego rzędzie nie może stać inny myśliwiec.
mine-title = Mina
mine-step = Możesz przesunąć minę z { $from } na { $to } albo ją zostawić.
mine-hits = Na { $to } stoi najeźdźca: zniknie razem z miną, a nikt nie dostanie punktów.
mine-rescue = W rzędzie 1 to jedyny sposób, żeby się go pozbyć.
mine-waste = Wyżej to samo zrobi strzał, i to za punkty.
mine-meets = Tam czeka pod najeźdźcą: następne zejście sprowadzi go prosto na minę ({ $to }).
mine-walks = Zniszczy najeźdźcę, który na nią zejdzie, więc ustaw ją pod takim, który jest nisko.
mine-returns = Z { $from } mina opuści planszę i wróci z lewej strony: { $squares }. Możesz ją też zostawić.
mine-blocked = Mina na { $from } nie może się ruszyć: na drodze stoi myśliwiec. Zostaje więc na miejscu, a tura się kończy.
wave-title = Posiłki
wave =
    { $supply ->
        [one] Nowi najeźdźcy wypełniają rząd 10 od lewej do prawej; następne pole to { $square }. W zapasie jest jeszcze { $supply } żeton.
        [few] Nowi najeźdźcy wypełniają rząd 10 od lewej do prawej; następne pole to { $square }. W zapasie są jeszcze { $supply } żetony.
       *[many] Nowi najeźdźcy wypełniają rząd 10 od lewej do prawej; następne pole to { $square }. W zapasie jest jeszcze { $supply } żetonów.
    }
wave-half = Połówka statku dowodzenia czeka obok planszy, aż zostanie wylosowana druga.
wave-ship = Cały statek dowodzenia czeka obok planszy; w następnej fali wejdzie pierwszy.
wave-rams = Myśliwiec na { $square } stoi na drodze i zostanie staranowany.
return-title = Twój myśliwiec jest zniszczony
return-can = Masz { $points }. Za { $price } myśliwiec wraca na wolne pole rzędu 1 i od razu rozgrywasz zwykłą turę. Jeśli się wycofasz, zachowasz punkty, ale nie możesz wygrać.
return-poor = Masz { $points }, a powrót kosztuje { $price }. Możesz się tylko wycofać: wypadasz z gry i nie możesz wygrać.
return-full = W rzędzie 1 nie ma wolnego pola, więc myśliwiec nie może wrócić. Możesz się tylko wycofać: wypadasz z gry i nie możesz wygrać.
other-title = Teraz gra { $name }
other-place = { $name } wybiera wolne pole w rzędzie 1. Kto ustawi myśliwiec na końcu, ustawi też minę.
other-mine-setup = { $name } ustawia na końcu, więc wybiera też, gdzie zacznie mina: od a1 do a4. Pierwszą turę ma { $first }.
other-return = Myśliwiec gracza { $name } jest zniszczony: wraca za 10 punktów albo gracz się wycofuje.
other-move = { $name } może polecieć po linii prostej, a potem musi strzelić; zamiast tego może też coś kupić.
other-shoot = { $name } strzela w górę kolumny { $column } i trafia w pierwszą rzecz na drodze.
other-mine = { $name } może przesunąć minę o jedno pole w prawo.
your-risk = Twój myśliwiec na { $square } stoi tuż pod najeźdźcą: zejście teraz by go zniszczyło.
thin-columns = Kolumny, w których został jeden najeźdźca: { $columns }. Gdy ktoś go zestrzeli, wszyscy inni zejdą o rząd niżej.
all-columns-safe = W każdej kolumnie jest co najmniej dwóch najeźdźców, więc jeden strzał nikogo jeszcze nie sprowadzi niżej.
look-ahead = Tymczasem wypatrz najeźdźcę, pod którym chcesz stanąć w swojej turze.
saved-title = Planeta ocalona
lost-title = Planeta stracona
over-won = Wygrywasz! Masz { $points }.
over-shared = Dzielisz zwycięstwo z innymi. Masz { $points }.
over-behind = Wygrywa { $winners } ({ $best }); ty masz { $own }.
over-winners = Wygrywa { $winners } ({ $best }).
over-nobody = Nikt nie dostaje punktów. Następnym razem wcześniej strzelaj do niskich najeźdźców i licz żetony, zanim opróżnisz kolumnę.

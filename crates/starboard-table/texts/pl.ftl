no-such-seat = Przy tym stole nie ma miejsca { $seat }.
not-your-turn = Teraz gra { $name }.
over = Gra jest skończona.
not-over = Rewanż będzie możliwy po zakończeniu gry.
not-a-person = Za gracza { $name } gra bot.
already-person = Za gracza { $name } nie gra bot.
daily-has-no-bots = Boty nie mogą grać w grę dnia.
already-bot = Za gracza { $name } gra już bot na poziomie { $level }.
resigned = Gra gracza { $name } jest już poddana.
name-empty = Gracz musi mieć imię.
name-too-long = Imię może mieć najwyżej { $most } znaków.
name-control = Imię musi być jednym wierszem zwykłych znaków.
name-invisible = Imię nie może zawierać znaków niewidocznych ani odwracających kierunek tekstu.
name-marks = Imię nie może mieć tylu znaków diakrytycznych przy jednej literze.
illegal = Nie można: { $reason } ({ $rule }).
unreadable = „{ $text }” nie jest akcją tej gry.
undo-nothing = Nie ma czego cofnąć.
undo-chance = Po tej akcji rozstrzygnął już los: wiadomo, co wypadło.
undo-other = { $name } ma już za sobą następną akcję.
undo-over = Gra jest skończona, a jej ziarno ujawnione: niczego nie można cofnąć.
undo-resigned = Gra zakończyła się poddaniem i tego nie można cofnąć.
ended-by-resignation = Grę poddaje { $names }.
not-seated = Nie masz miejsca przy tym stole.
seated = Masz już miejsce przy tym stole.
seat-taken = To miejsce nie jest wolne.
nobody-there = Nikt tam nie siedzi.
not-host = Może to zrobić tylko osoba, która otworzyła stół.
begun = Gra już się rozpoczęła.
not-begun = Gra jeszcze się nie rozpoczęła.
closed = Ten stół jest zamknięty.
asking = Inna prośba czeka jeszcze na odpowiedzi.
nothing-asked = Nikt cię o nic nie pyta.
answered = Twoja odpowiedź już padła.
present = Ten gracz jest przy stole.
no-messages = Czat przy tym stole jest wyłączony.
message = Wiadomość musi mieć od 1 do { $most } widocznych znaków w jednym wierszu.
rematched = Ta gra ma już rewanż.
too-soon =
    { $seconds ->
        [one] Bot może zagrać za tego gracza po dwóch minutach nieobecności: za { $seconds } sekundę.
        [few] Bot może zagrać za tego gracza po dwóch minutach nieobecności: za { $seconds } sekundy.
       *[many] Bot może zagrać za tego gracza po dwóch minutach nieobecności: za { $seconds } sekund.
    }
before-deadline = W grze korespondencyjnej bot gra za gracza dopiero wtedy, gdy skończy mu się czas.
time-up = Twój czas się skończył. Dalej gra bot.
removed = Osoba, która otworzyła stół, oddała twoje miejsce botowi. Tylko ona może pozwolić ci wrócić.
not-removed = { $name } może wrócić w każdej chwili.
not-here = Przy tym stole nie jest to możliwe.
undo-time = Na zegarze jest za mało czasu, żeby to cofnąć.

no-such-seat = Przy tym stole nie ma miejsca { $seat }.
not-your-turn = Teraz gra { $name }.
over = Gra jest skończona.
not-over = Rewanż będzie możliwy po zakończeniu gry.
not-a-person = Za gracza { $name } gra bot.
already-person = Za gracza { $name } nie gra bot.
daily-has-no-bots = Boty nie mogą grać w grę dnia.
already-bot = Za gracza { $name } gra już bot na poziomie { $level }.
resigned = Gra gracza { $name } jest już poddana.
seat-problem = Miejsce { $seat }: { $why }
not-set-up = Z tymi opcjami i graczami nie można otworzyć stołu.
player-name = Gracz { $number }
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
wins = Wygrywa { $name }
shared-win = Wygrywają wspólnie { $names }
drawn = Remis
nobody-wins = Nikt nie wygrywa
game-over = Koniec gry
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

## Dlaczego zapis gry się nie zgadza: część zdania.

finding-hash = skrót stanu końcowego to { $computed }, a w zapisie jest { $recorded }
finding-result = wynik w zapisie nie jest wynikiem jego ruchów
finding-not-over = zapis podaje wynik, choć gra nie jest skończona
finding-daily-seed = ziarno nie jest ziarnem dnia { $day }
finding-daily-start = gra dnia zaczyna się od zwykłego ustawienia
finding-daily-options = w grę dnia gra się z opcjami i edycją tego dnia
finding-no-daily = tylko gry dla jednej osoby mają grę dnia
finding-keeper-commitment = ziarno prowadzącego stół nie odpowiada jego zobowiązaniu
finding-mixture = ziarno nie wynika z ziarna prowadzącego stół i z tego, co dodali gracze
finding-no-seed = gra jest skończona, a w zapisie nie ma jej ziarna
finding-commitment = ziarno nie odpowiada zobowiązaniu
finding-chance = ruch { $number }: z ziarna wynika { $picked }, a w zapisie jest { $recorded }
finding-resigned-seat = poddania: nie ma miejsca { $seat }
finding-resigned-twice = poddania: miejsce { $seat } poddaje grę dwa razy
finding-resigned-when = poddania: miejsce { $seat } nie może poddać gry w tym momencie (ruchów: { $after })
finding-resigned-all = gra toczy się dalej, choć poddali ją wszyscy oprócz jednego gracza
finding-resigned-person = miejsce { $seat } poddało grę, ale nie gra za nie bot
finding-resigned-result = wynik w zapisie z niego nie wynika
finding-no-fairness = zapis nie mówi, skąd wzięło się jego ziarno
finding-no-entropy = nikt nie dodał niczego do ziarna
finding-no-promise = wcześniejszy zapis nie zawiera zobowiązania na rewanż
finding-other-promise = zobowiązanie prowadzącego stół nie jest tym z wcześniejszego zapisu

## Dlaczego zapisu nie można odtworzyć: część zdania.

record-unreadable = to nie jest zapis gry Starboard albo plik jest uszkodzony
record-newer = ma format w wersji { $version }, której ten program nie czyta: zaktualizuj Starboard
record-rules = grano według edycji „{ $edition }”, wersja zasad { $rules }, której ten program nie ma
record-invalid = gra, opcje lub pozycja początkowa są nieprawidłowe
record-seats = miejsca: { $found } w zapisie, { $expected } w grze
record-too-long = jest dłuższy niż jakakolwiek gra
record-move = ruch { $number } ({ $text }) nie jest możliwy
record-move-rule = ruch { $number } ({ $text }) nie jest możliwy: { $reason } ({ $rule })

## Everywhere.

reload = Odśwież stronę

## What goes wrong.

unreachable = Serwer nie odpowiada: być może nie ma internetu albo ta kopia aplikacji działa bez serwera.
play-here = Nadal możesz grać solo, z botami albo razem przy jednym ekranie.
missing = Pod tym adresem nic już nie ma.
unreadable = Serwer nie rozumie tej strony. Odśwież ją.
foreign = Ta strona nie należy do tego serwera.
link-lost = Utracono połączenie. Trwa ponowne łączenie… Nic z tego, co napisano, nie przepadło.
out-of-date = Jest nowa wersja Starboard. Odśwież stronę, aby grać dalej.

## Who one is.

rename-title = Zmiana imienia
your-name = Twoje imię
name-hint = Widzą je pozostali przy stole. Nie ma kont: pamięta cię ta przeglądarka.
rename = Zmień imię
go-on = Dalej

## The lobby.

lobby-arcade = Różne światy, jeden stół
lobby-claim = Graj ze znajomymi i nieznajomymi, każdy przy swoim ekranie.
no-own-tables = Nie siedzisz jeszcze przy żadnym stole. Otwórz własny albo dołącz do jednego z poniższych.
watch-table = Oglądaj
bots-turn = Bot myśli
join = Dołącz
open = Otwórz

## A new table.

which-game = Która gra?
you-sit-first = Zajmiesz pierwsze miejsce dla człowieka.
table-rules = Zasady stołu
by-link-note = Każdy, kto ma link.
is-public-note = Widoczny w poczekalni.
clock-none-note = Nikt się nie spieszy.
clock-per-move = dni na akcję
clock-per-move-note = Gra korespondencyjna.
clock-for-all = minuty na grę
clock-for-all-note = Na wspólny wieczór.
days = Dni na akcję
minutes = Minuty dla każdego gracza
increment = Dodatkowe sekundy za turę
late-bot-note = Do powrotu gracza.
late-resign-note = Jak na turniejach.

## Before the game.

leave-seat = Wstań
confirm-seat = Zatwierdź
begin-with-bot = Rozpocznij grę
time-left = Pozostały czas:
invite = Zaproś
link = Link
code-for-camera = Kod QR z linkiem

## During the game.

here = przy stole
away = z dala od stołu
bot = bot
bot-plays-for-you = Gra za ciebie bot.
is-away = Gracza { $name } nie ma przy stole.
is-away-for-now = Gracza { $name } nie ma. Po dwóch minutach możesz zaproponować bota.
let-bot-play = Zaproponuj bota
really-resign = Tej gry już nie wygrasz i nie da się tego cofnąć.
waiting-for = Czekamy na odpowiedź: { $names }.
withdraw = Wycofaj
remove-title = Oddaj miejsce botowi
table-terms = Zużyty czas nie wraca, a cofnięcie akcji odbiera dodatkowe sekundy. Jeśli zgodzą się wszyscy obecni, bot może zagrać za kogoś, kogo nie ma od dwóch minut, a w grze korespondencyjnej za kogoś, komu skończył się czas. Komu skończy się czas przy stole z zegarem, ten może wrócić raz, na minutę.

## Moving a seat.

move-seat-how = Otwórz ten link na drugim urządzeniu. Działa raz, przez dobę. Kto go otworzy, dostanie twoje miejsce, więc nie pokazuj go nikomu.
seat-link-damaged = Ten link jest niepełny: skopiuj go jeszcze raz na urządzeniu, na którym jest miejsce.
seat-link-used = Ten link został użyty albo wygasł. Utwórz nowy na urządzeniu, na którym jest miejsce.

## Messages.

message = Wiadomość
send = Wyślij
hide-messages = Ukryj
show-messages = Pokaż

## Afterwards.

to-rematch = Do rewanżu
fair-chance = Uczciwe losowanie
keepers-commitment = Zobowiązanie serwera
mixed-commitment = Zobowiązanie na starcie
entropy = Dodane przez gracza
keepers-seed = Ziarno serwera
next-commitment = Zobowiązanie na rewanż
told-at-the-end = zostanie ujawnione na końcu

## Somebody's page.

player = Gracz
results = Wyniki
nothing-played = Nie ma jeszcze ukończonych partii.
last-games = Ostatnie publiczne partie
won = wygrane
games-drawn = remisy
lost = przegrane

## Leaderboards, and while nobody is there.

leaderboard = Ranking
leaderboard-empty = Nikt jeszcze nie zgłosił wyniku.
leaderboard-total =
    { $count ->
        [one] Jeden wynik.
        [few] { $count } wyniki.
       *[many] { $count } wyników.
    }
verified-not-unaided = Serwer odtworzył i sprawdził każdy z nich; czy ktoś miał pomoc, tego wiedzieć nie może.
submit = Zgłoś swój wynik
submitted = Twój wynik jest w rankingu.
refused-unsound = Serwer nie mógł sprawdzić tej gry, więc się nie liczy.
refused-wrong-day = Ten dzień jest zbyt dawny albo dla serwera jeszcze się nie zaczął: wyniki można zgłaszać przez 30 dni.
refused-submitted = Na ten dzień liczy się już inny twój wynik: zostaje pierwszy.
meanwhile = Póki nikogo nie ma
meanwhile-invite = Zaproś kogoś
meanwhile-invite-how = Otwórz stół i wyślij link: kto go otworzy, siada do gry bez zakładania konta.
meanwhile-daily-how = Wszyscy grają dziś w tę samą grę. Zobacz, komu poszło najlepiej.
meanwhile-bots = Rozgrzewka
meanwhile-bots-how = Partia z botem. Trwa około dziesięciu minut.

## Everywhere.

reload = Odśwież stronę
fetching = Łączenie z serwerem…

## What goes wrong.

unreachable = Serwer nie odpowiada: być może nie ma internetu albo ta kopia aplikacji działa bez serwera.
play-here = Nadal możesz grać solo, z botami albo razem przy jednym ekranie.
stale = Przy stole coś się już zmieniło: spójrz jeszcze raz.
stranger = Najpierw wybierz imię.
missing = Pod tym adresem nic już nie ma.
wrong-secret = Ten serwer już cię nie zna. Wybierz imię, aby grać dalej; dotychczasowe gry zostają przy starym.
unreadable = Serwer nie rozumie tej strony. Odśwież ją.
too-fast = Za szybko: odczekaj chwilę.
too-many = Za dużo stołów lub stron naraz: zakończ lub zamknij część z nich.
trouble = Błąd serwera: nie wiadomo, czy to się udało. Sprawdź i spróbuj ponownie.
damaged = Część tej gry przepadła na serwerze. Możesz obejrzeć to, co zostało, ale nie grać dalej.
foreign = Ta strona nie należy do tego serwera.
bad-name = Imię musi mieć od 1 do 40 znaków w jednym wierszu.
was-there = Ten gracz był tu przed chwilą: poczekaj trochę.
no-undo = Tego nie można cofnąć.
not-your-turn = To nie twoja tura.
link-lost = Utracono połączenie. Trwa ponowne łączenie… Nic z tego, co napisano, nie przepadło.
out-of-date = Jest nowa wersja Starboard. Odśwież stronę, aby grać dalej.

## Who one is.

name-title = Wybierz imię
rename-title = Zmiana imienia
your-name = Twoje imię
name-hint = Widzą je pozostali przy stole. Nie ma kont: pamięta cię ta przeglądarka.
rename = Zmień imię
go-on = Dalej
safety = Bezpieczeństwo i prywatność
safety-hint = Przeglądarka przechowuje sekret, po którym serwer cię poznaje. Jeśli mógł go poznać ktoś inny, zmień go.
replace-secret = Zmień sekret
replace-secret-asked = Ta przeglądarka dostanie nowy sekret. Kto używa starego, zostanie od razu wylogowany. Miejsca przeniesione na inne urządzenia zostają tam, gdzie są.
secret-replaced = Gotowe: twój sekret zna teraz tylko ta przeglądarka.
delete-me = Usuń mnie
delete-me-asked = Poddasz niedokończone gry. Twoje imię zniknie ze wszystkich stołów, a wszystko, co napisano pod nim na czatach, zostanie usunięte. Tego nie można cofnąć.
person-deleted = Usunięto cię z serwera. Dziękujemy za grę!

## The lobby.

lobby-arcade = Różne światy, jeden stół
lobby-claim = Graj ze znajomymi i nieznajomymi, każdy przy swoim ekranie.
new-table = Nowy stół
own-tables = Moje stoły
no-own-tables = Nie siedzisz jeszcze przy żadnym stole. Otwórz własny albo dołącz do jednego z poniższych.
waiting-tables = Otwarte stoły
no-waiting-tables = Nie ma teraz otwartych stołów.
playing-tables = Trwające gry
no-playing-tables = Teraz nie trwa żadna publiczna gra.
watch-table = Oglądaj
finished-tables = Ostatnie gry
no-finished-tables = Nie zakończono jeszcze żadnej publicznej gry.
bots-turn = Bot myśli
free-seat = wolne miejsce
named-bot = { $name } (bot)
join = Dołącz
open = Otwórz

## A new table.

which-game = Która gra?
seat-number = Miejsce { $number }
you-sit-first = Zajmiesz pierwsze miejsce dla człowieka.
people-needed = Co najmniej jedno miejsce musi być dla człowieka.
table-rules = Zasady stołu
who-may-come = Kto może dołączyć
by-link = przez link
by-link-note = Każdy, kto ma link.
is-public = publiczny
is-public-note = Widoczny w poczekalni.
time-to-think = Czas do namysłu
clock-none = bez zegara
clock-none-note = Nikt się nie spieszy.
clock-per-move = dni na akcję
clock-per-move-note = Gra korespondencyjna.
clock-for-all = minuty na grę
clock-for-all-note = Na wspólny wieczór.
days = Dni na akcję
minutes = Minuty dla każdego gracza
increment = Dodatkowe sekundy za turę
clock-days =
    { $days ->
        [one] { $days } dzień na akcję
        [few] { $days } dni na akcję
       *[many] { $days } dni na akcję
    }
clock-live = { $minutes } min + { $increment } s
days-hours = { $days } d { $hours } h
hours-minutes = { $hours }:{ $minutes } h
when-late = Gdy czas się skończy
late-bot = gra bot
late-bot-note = Do powrotu gracza.
late-resign = gracz się poddaje
late-resign-note = Jak na turniejach.
with-messages = Czat przy stole
open-table = Otwórz stół

## Before the game.

waits-for-people =
    { $count ->
        [one] Gra rozpocznie się, gdy ktoś zajmie ostatnie wolne miejsce.
        [few] Gra rozpocznie się, gdy zajęte będą wszystkie { $count } wolne miejsca.
       *[many] Gra rozpocznie się, gdy zajętych będzie wszystkich { $count } wolnych miejsc.
    }
take-a-seat =
    { $count ->
        [one] Zajmij ostatnie wolne miejsce albo zostań widzem.
        [few] Zajmij jedno z { $count } wolnych miejsc albo zostań widzem.
       *[many] Zajmij jedno z { $count } wolnych miejsc albo zostań widzem.
    }
who-is-there = Teraz przy stole: { $seated }, na widowni: { $others }.
sit-here = Usiądź tu
leave-seat = Wstań
free-this-seat = Zwolnij to miejsce
confirm-seat = Zatwierdź
begin-with-bot = Rozpocznij grę
close-table = Zamknij stół
close-table-why = Nikt już nie dołączy, a stół zniknie ze wszystkich list.
time-left = Pozostały czas:
invite = Zaproś
link = Link
code-for-camera = Kod QR z linkiem
table-closed = Ten stół zamknięto, zanim zaczęła się gra.

## During the game.

here = przy stole
away = z dala od stołu
bot = bot
you-watch = Oglądasz grę: widzisz wszystko, ale nie możesz grać.
you-resigned = Gra jest poddana; dalej gra za ciebie bot.
bot-plays-for-you = Gra za ciebie bot.
i-am-back = Już jestem
let-bot-play-for-me = Niech bot gra za mnie
is-away = Gracza { $name } nie ma przy stole.
is-away-for-now = Gracza { $name } nie ma. Po dwóch minutach możesz zaproponować bota.
is-away-until-late = Gracza { $name } nie ma. Gdy skończy się czas, zagra bot.
let-bot-play = Zaproponuj bota
really-resign = Tej gry już nie wygrasz i nie da się tego cofnąć.
undo-needs-consent = { $why } Możesz jednak poprosić pozostałych o zgodę.
undo-repeats-chance = Rzuty i losowania od tamtej chwili wypadną ponownie tak samo, a pozostali się o tym dowiedzą.
ask-the-others = Poproś pozostałych
wish-undo = { $name } prosi o cofnięcie swojej ostatniej akcji.
wish-undo-chance = { $name } prosi o cofnięcie swojej ostatniej akcji. Rzuty i losowania od tamtej chwili wypadłyby ponownie tak samo.
wish-take-over = { $name } proponuje, by za gracza { $other } grał bot.
wish-rematch = { $name } proponuje rewanż.
waiting-for = Czekamy na odpowiedź: { $names }.
agree = Zgoda
decline = Odmów
withdraw = Wycofaj
told-took-back = { $name } cofa akcję.
told-resigned = { $name } poddaje grę.
told-handed-over = Za gracza { $name } gra teraz bot.
told-returned = { $name } wraca do gry.
told-removed = Osoba, która otworzyła stół, oddaje botowi miejsce gracza { $name }.
told-readmitted = { $name } znów może wrócić do gry.
you-may-return = Znów możesz wrócić na swoje miejsce.
you-are-removed = Osoba, która otworzyła stół, oddała twoje miejsce botowi. Możesz oglądać grę i wrócić, gdy ci na to pozwoli.
remove = Oddaj botowi miejsce gracza { $name }
readmit = Pozwól wrócić graczowi { $name }
remove-title = Oddaj miejsce botowi
really-remove = Za gracza { $name } zagra bot. Dopóki na to nie pozwolisz, ta osoba nie wróci do gry ani nie napisze na czacie. Wszyscy to zobaczą, a tobie taka gra nie zaliczy się jako wygrana.
mute = Wycisz: { $name }
unmute = Wyłącz wyciszenie: { $name }
muted-messages = Wiadomości wyciszonych osób są ukryte.
table-terms = Zużyty czas nie wraca, a cofnięcie akcji odbiera dodatkowe sekundy. Jeśli zgodzą się wszyscy obecni, bot może zagrać za kogoś, kogo nie ma od dwóch minut, a w grze korespondencyjnej za kogoś, komu skończył się czas. Komu skończy się czas przy stole z zegarem, ten może wrócić raz, na minutę.
told-late = Graczowi { $name } kończy się czas.
told-declined = { $name } się nie zgadza.
told-moved = Twoje miejsce jest teraz na innym urządzeniu.

## Moving a seat.

move-seat = Przenieś moje miejsce na inne urządzenie
move-seat-how = Otwórz ten link na drugim urządzeniu. Działa raz, przez dobę. Kto go otworzy, dostanie twoje miejsce, więc nie pokazuj go nikomu.
seat-is-here = Twoje miejsce jest teraz na tym urządzeniu.
seat-link-damaged = Ten link jest niepełny: skopiuj go jeszcze raz na urządzeniu, na którym jest miejsce.
seat-link-used = Ten link został użyty albo wygasł. Utwórz nowy na urządzeniu, na którym jest miejsce.

## Messages.

messages = Czat
message = Wiadomość
send = Wyślij
hide-messages = Ukryj
show-messages = Pokaż

## Afterwards.

to-rematch = Do rewanżu
fair-chance = Uczciwe losowanie
fair-how = Serwer ustalił swoje ziarno, zanim ktokolwiek usiadł przy stole, a każdy gracz dodał coś, czego serwer nie mógł znać. Razem wyznaczają każdy rzut i każde losowanie.
keepers-commitment = Zobowiązanie serwera
mixed-commitment = Zobowiązanie na starcie
entropy = Dodane przez gracza
keepers-seed = Ziarno serwera
next-commitment = Zobowiązanie na rewanż
commitment-kept = ✓ Odkąd masz miejsce przy stole, serwer nie zmienił swojego ziarna.
commitment-broken = ✗ Odkąd masz miejsce przy stole, serwer zmienił swoje ziarno.
own-entropy = ✓ To, co dodała ta przeglądarka, jest częścią ziarna.
not-own-entropy = ✗ Serwer nie użył tego, co ta przeglądarka dodała do ziarna.
rematch-kept = ✓ Serwer zobowiązał się do tego ziarna, zanim padła zgoda na rewanż.
rematch-broken = ✗ To nie jest ziarno, do którego serwer zobowiązał się na rewanż.
server-unfair = ✗ Serwer nie dotrzymał słowa danego tej przeglądarce: nie ufaj losowaniom przy tym stole. Szczegóły są w menu.
told-at-the-end = zostanie ujawnione na końcu

## Somebody's page.

player = Gracz
results = Wyniki
nothing-played = Nie ma jeszcze zakończonych gier.
last-games = Ostatnie publiczne gry
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

## What goes wrong.

connecting = Łączę się z serwerem…
stale = Przy stole coś się już zmieniło: spójrz jeszcze raz.
stranger = Najpierw wybierz imię.
wrong-secret = Ten serwer już cię nie zna. Wybierz imię, aby grać dalej; dotychczasowe gry zostają przy starym.
too-fast = Za szybko: poczekaj chwilę.
too-many = Za dużo stołów lub połączeń naraz: zakończ albo zamknij któreś.
trouble = Błąd serwera: nie wiadomo, czy to się udało. Sprawdź i spróbuj ponownie.
damaged = Część tej gry przepadła na serwerze. Możesz obejrzeć to, co zostało, ale nie grać dalej.
bad-name = Imię musi mieć od 1 do 40 znaków w jednym wierszu.
was-there = Ten gracz był tu przed chwilą: poczekaj trochę.
no-undo = Tego nie można cofnąć.
not-your-turn = To nie twoja tura.
still-sending = Poprzednia prośba jest jeszcze w drodze.
server-unfair = Serwer nie dotrzymał słowa: nie ufaj losowaniom przy tym stole. Szczegóły są w menu.

## Who one is.

safety = Bezpieczeństwo i prywatność
safety-hint = To urządzenie przechowuje sekret, po którym serwer cię poznaje. Jeśli mógł go poznać ktoś inny, zmień go.
replace-secret = Zmień sekret
replace-secret-asked = To urządzenie dostanie nowy sekret. Kto używa starego, zostanie od razu wylogowany. Miejsca przeniesione na inne urządzenia zostają tam, gdzie są.
secret-replaced = Gotowe: twój sekret zna teraz tylko to urządzenie.
delete-me = Usuń mnie
delete-me-asked = Poddasz niedokończone gry. Twoje imię zniknie ze wszystkich stołów, a wszystko, co napisano pod nim na czatach, zostanie usunięte. Tego nie można cofnąć.
person-deleted = Usunięto cię z serwera. Dziękujemy za grę!

## The lobby.

name-title = Wybierz imię
you-are = Masz tu imię { $name }.
new-table = Nowy stół
own-tables = Moje stoły
waiting-tables = Otwarte stoły
no-waiting-tables = Nie ma teraz otwartych stołów.
playing-tables = Trwające gry
no-playing-tables = Teraz nie trwa żadna publiczna gra.
finished-tables = Ostatnie partie
no-finished-tables = Żadna publiczna partia nie dobiegła jeszcze końca.
free-seat = wolne miejsce
named-bot = { $name } (bot)

## A new table, and its terms.

seat-number = Miejsce { $number }
people-needed = Co najmniej jedno miejsce musi być dla człowieka.
who-may-come = Kto może dołączyć
by-link = przez link
is-public = publiczny
time-to-think = Czas do namysłu
clock-none = bez zegara
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
late-resign = gracz się poddaje
with-messages = Czat przy stole
open-table = Otwórz stół
one-by-seat = osobno dla każdego miejsca

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
free-this-seat = Zwolnij to miejsce
close-table = Zamknij stół
close-table-why = Nikt już nie dołączy, a stół zniknie ze wszystkich list.
table-closed = Ten stół zamknięto, zanim zaczęła się gra.

## During the game.

chat = Czat
you-watch = Oglądasz grę: widzisz wszystko, ale nie możesz grać.
you-resigned = Gra jest poddana; dalej gra za ciebie bot.
you-are-removed = Osoba, która otworzyła stół, oddała twoje miejsce botowi. Możesz oglądać grę i wrócić, gdy ci na to pozwoli.
muted-messages = Wiadomości wyciszonych osób są ukryte.
i-am-back = Już jestem
let-bot-play-for-me = Niech bot gra za mnie
away-until-late = Gracza { $name } nie ma. Gdy skończy się czas, zagra bot.
undo-needs-consent = { $why } Możesz jednak poprosić pozostałych o zgodę.
undo-repeats-chance = Rzuty i losowania od tamtej chwili wypadną ponownie tak samo, a pozostali się o tym dowiedzą.
ask-the-others = Poproś pozostałych
wish-undo = { $name } prosi o cofnięcie swojej ostatniej akcji.
wish-undo-chance = { $name } prosi o cofnięcie swojej ostatniej akcji. Rzuty i losowania od tamtej chwili wypadłyby ponownie tak samo.
wish-take-over = { $name } proponuje, by za gracza { $other } grał bot.
wish-rematch = { $name } proponuje rewanż.
agree = Zgoda
decline = Odmów
told-took-back = { $name } cofa akcję.
told-resigned = { $name } poddaje grę.
told-handed-over = Za gracza { $name } gra teraz bot.
told-returned = { $name } wraca do gry.
told-removed = Osoba, która otworzyła stół, oddaje botowi miejsce gracza { $name }.
told-readmitted = { $name } znów może wrócić do gry.
you-may-return = Osoba, która otworzyła stół, pozwala ci wrócić na miejsce.
told-late = Graczowi { $name } kończy się czas.
told-declined = { $name } się nie zgadza.
remove = Oddaj botowi miejsce gracza { $name }
really-remove = Za gracza { $name } zagra bot. Dopóki na to nie pozwolisz, ta osoba nie wróci do gry ani nie napisze na czacie. Wszyscy to zobaczą, a tobie taka gra nie zaliczy się jako wygrana.
readmit = Pozwól wrócić: { $name }
mute = Wycisz: { $name }
unmute = Wyłącz wyciszenie: { $name }
nobody-to-mute = Nie ma tu nikogo, kogo można by wyciszyć.
told-muted = Wiadomości gracza { $name } są teraz ukryte na tym urządzeniu.
told-unmuted = Wiadomości gracza { $name } znów są widoczne.
move-seat = Przenieś moje miejsce na inne urządzenie
seat-is-here = Twoje miejsce jest teraz na tym urządzeniu.
seat-is-elsewhere = Twoje miejsce jest teraz na innym urządzeniu.

## Whether chance was fair.

fair-how = Serwer ustalił swoje ziarno, zanim ktokolwiek usiadł przy stole, a każdy gracz dodał coś, czego serwer nie mógł znać wcześniej. Razem wyznaczają każdy rzut i każde losowanie. Ani serwer, ani gracz nie wybierze ich w pojedynkę: mogłaby to zrobić tylko osoba, która ostatnia usiadła lub zgodziła się na rewanż, z pomocą kogoś, kto prowadzi serwer.
commitment-kept = Odkąd masz miejsce przy stole, serwer nie zmienił swojego ziarna.
commitment-broken = Odkąd masz miejsce przy stole, serwer zmienił swoje ziarno.
own-entropy = To, co dodało to urządzenie, jest częścią ziarna.
not-own-entropy = Serwer nie użył tego, co to urządzenie dodało do ziarna.
rematch-kept = Serwer zobowiązał się do tego ziarna, zanim padła zgoda na rewanż.
rematch-broken = To nie jest ziarno, do którego serwer zobowiązał się na rewanż.

## Everywhere.

app-name = Starboard
skip-to-content = Przejdź do treści
nav-rules = Zasady
play-online = Graj online
nav-label = Nawigacja
settings = Ustawienia
language = Język
switch-language = { $code }: język ({ $language })
language-missing = Nie udało się wczytać języka: { $language }. Sprawdź połączenie.
close = Zamknij
cancel = Anuluj
back-home = Wróć do gier
page-unknown = Nie ma takiej strony.
offline-note = Po pierwszej wizycie wszystko działa bez internetu.

## Home.

home-claim = Kosmiczne gry planszowe: solo, z botami, razem przy jednym ekranie albo online.
home-arcade = Pilocie, na start
home-games = Gry
play-now = Graj teraz
set-up = Ustawienia gry
mission = Pierwsza misja
mission-of = Pierwsza misja: { $title }
mission-lesson = Pierwsza misja: { $number } z { $lessons }
mission-skip = Pomiń
mission-first = Jeszcze nie: najpierw zrób to, co mówi misja.
mission-done = Misja wykonana!
mission-player = Kadet
mission-again = Jeszcze raz
mission-rival = Rywal
home-continue = Kontynuuj
home-finished = Ukończone partie
resume-game = Kontynuuj
watch-replay = Powtórka
delete = Usuń
only-here = Niezapisana
delete-named = Usuń: { $what }
deleted-named = Usunięto: { $what }
saved-line =
    { $moves ->
        [one] { $title }: { $names } ({ $moves } ruch)
        [few] { $title }: { $names } ({ $moves } ruchy)
       *[many] { $title }: { $names } ({ $moves } ruchów)
    }
open-record = Otwórz zapis gry
record-bad = Nie można otworzyć tego pliku: { $why }
record-unreadable = To nie jest zapis gry Starboard albo plik jest uszkodzony. Zapisy mają rozszerzenie .json i tworzy je „Eksportuj zapis”.
record-unsound = Ten zapis sam sobie przeczy: { $why }
players-range = { $least }–{ $most } graczy
players-one = solo
not-saved = Ta przeglądarka niczego nie zapisuje (pamięć pełna lub wyłączona). Aby kontynuować tę grę później, wyeksportuj ją w menu.

## Setup.

new-game = Nowa gra
branch-title = Graj dalej od ruchu { $step }
table-title = Stół
rare-options = Opcje zaawansowane
seats-title = Miejsca
name-of-seat = Imię gracza na miejscu { $number }
kind-of-seat = Kto gra na miejscu { $number }
person = Człowiek
bot-level = Bot { $level }: { $what }
level-1 = bardzo łatwy
level-2 = łatwy
level-3 = solidny
level-4 = mocny
level-5 = pełna siła
move-up = Przesuń miejsce { $number } wyżej
bot-name = Bot { $number }
start = Start
by-seat = wybrane dla każdego miejsca
by-seat-note = Wybierz, co dostaje każdy gracz.
option-of-seat = Dla miejsca { $number }
guide-check = Pierwsza gra: objaśniaj każdy krok

## Play.

menu = Menu
undo = Cofnij
hint = Podpowiedź
log = Dziennik
guide = Przewodnik
skip = Pomiń animację
board = Plansza
players = Gracze
actions = Akcje
all-actions = Wszystkie akcje
show-again = Pokaż jeszcze raz
done-by = { $name }: { $what }
log-setup = Przygotowanie
log-turn = tura { $number }
all-actions-about = Wszystko, co możesz teraz zrobić, jako lista prostymi słowami.
turn-of = Tura: { $name }
game-stopped = Gra urywa się w tym miejscu.
thinking = { $name } myśli
interrupt = Zagraj już
score-of = { $name }: { $score }
not-possible = Nie można: { $reason } ({ $rule }).
wait-for = Poczekaj, teraz gra { $name }.
game-lost = Tej gry nie ma w tej przeglądarce.
open-elsewhere = Ta gra jest już otwarta w innej karcie.
play-in-this-tab = Graj w tej karcie
game-damaged = Nie można otworzyć tej gry: { $why }
have-resigned = grę poddaje { $names }

## Luck, skill and the game of the day.

what-is-it-worth = Ile to jest warte?
worth-thinking = Ocenianie akcji: { $percent } %
worth-best = najl.
worth-about = O ile jest to gorsze od najlepszego wyboru.
chance-exact = Szansa na wygraną: { $percent } % (dokładnie)
chance-estimated = Szansa na wygraną: { $percent } % (szacunek)
worth-exact = Średnio { $points } pkt (dokładnie)
worth-estimated = Średnio { $points } pkt (szacunek)
no-help-in-daily = W grze dnia nie ma podpowiedzi; pojawią się po jej zakończeniu.
review = Analiza partii
review-thinking = Przeglądam każdy rzut, dobór i decyzję…
review-failed = Tej partii nie udało się przeanalizować.
review-expected = Oczekiwane punkty
review-chances = Szanse wygranej, %
review-chart-label = { $title } w trakcie partii. Od początku do końca: { $ends }. Liczby są w tabeli poniżej.
review-changes-label = Szczęście i decyzje w trakcie partii ({ $name }): szczęście { $luck }, decyzje { $choices } pkt. Liczby są w tabeli poniżej.
review-accuracy = Celność
review-accuracy-about = 100 znaczy, że żadna decyzja nic nie kosztowała. Im więcej decyzja kosztuje i im więcej było do zyskania, tym niższa celność.
review-start = oczekiwane na początku
review-luck = szczęście
review-choices = decyzje
review-others = decyzje innych
review-off = błąd szacunku
review-result = wynik
review-best-choices = najlepsze decyzje
review-adds-up = Początek, szczęście, decyzje i błąd szacunku dają razem wynik. Gdzie pozycji nie da się rozwiązać dokładnie, jej wartość jest szacunkiem: późniejsze poprawki nie są ani szczęściem, ani decyzją.
review-as-table = Jako tabela
review-step = los lub decyzja
review-how-known = pewność
review-exact = dokładnie
review-estimated = szacunek
review-resigned = Poddanie partii.
review-turning-points = Punkty zwrotne
review-no-turning-points = Żadna decyzja nie kosztowała wiele.
review-move-of = Ruch { $number }, { $name }
review-played = Zagrano: { $action }
review-better = Lepiej: { $action }
review-try-again = Spróbuj stąd jeszcze raz
from-a-position = Ta partia zaczęła się w środku innej, więc nie liczy się w dzienniku pilota.
explore-depth = Liczba prób: { $playouts }
explore-chance = Tu decyduje los. Wybierz, co się stanie.
explore-draw = Losuj
explore-outcome = Wybierz wynik losowania
explore-whole-line = Przejdź ten wariant krok po kroku
explore-own-line = Twój wariant od ruchu { $from }: krok { $at } z { $length }.
explore-compared = { $name }: { $then } w partii, { $now } tutaj.
explore-back = Wróć do partii
daily-title = Gra dnia
daily-claim = Dziś te same rzuty i losowania dla wszystkich, bez możliwości cofnięcia. Pochwal się wynikiem.
daily-new = Graj
daily-begun = Graj dalej
daily-done = Wynik
daily-unknown = Nie ma tu gry dnia.
daily-player = Ty
share = Udostępnij
share-text =
    Starboard · { $title } · { $day }
    { $result }
share-text-any-day =
    Starboard · { $title }
    { $result }
copy = Kopiuj
copied = Skopiowano.
rematch = Rewanż
you-win = Wygrywasz!
you-win-by =
    { $points ->
        [one] Wygrywasz o { $points } punkt
        [few] Wygrywasz o { $points } punkty
       *[many] Wygrywasz o { $points } punktów
    }
wins-by =
    { $points ->
        [one] { $name } wygrywa o { $points } punkt
        [few] { $name } wygrywa o { $points } punkty
       *[many] { $name } wygrywa o { $points } punktów
    }
race-label =
    { $turns ->
        [one] { $title } w ciągu { $turns } tury. Na końcu: { $values }.
        [few] { $title } w ciągu { $turns } tur. Na końcu: { $values }.
       *[many] { $title } w ciągu { $turns } tur. Na końcu: { $values }.
    }
race-turns =
    { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }
what-next = Co dalej?
how-it-went = Przebieg gry
play-level = Zagraj z poziomem { $level }
try-option = { $option }: { $value }
play-today = Gra dnia
achieved = Nowe osiągnięcie: { $title }
look-at-board = Obejrzyj planszę
result-title = Wynik
name-column = Gracz
points-column = Punkty

## Menu.

resign = Poddaj się
resign-named = Poddaj grę za gracza { $name }
bot-plays-for = Kto gra za gracza { $name }
export = Eksportuj zapis
fairness = Uczciwe losowanie: zobowiązanie sprzed gry to { $commitment }
keys-title = Klawisze
keys-board = Strzałkami poruszasz się po planszy; Enter wybiera pole, drugi Enter zatwierdza; Esc anuluje.
keys-table = Strzałkami poruszasz się po stole, Tab przechodzi do tego, czego można użyć; Enter wybiera albo otwiera kartę, Esc ją zamyka.
keys-letters = U cofnij, H podpowiedź, L dziennik, G przewodnik, W ile warte są akcje (gry solo), K pomiń animację, M menu, A wszystkie akcje, ? co to jest; po zakończeniu gry Esc zwija wynik.

## Hint.

hint-thinking = Szukam najlepszych akcji
hint-none = Teraz nie ma o czym decydować.
hint-intro-chance = Najlepsze akcje i szansa na wygraną, którą daje każda z nich.
hint-intro-alone = Najlepsze akcje i oczekiwane punkty każdej z nich.
hint-intro = Co zrobiłby bot na poziomie 4 po { $playouts } próbach. Pasek to oczekiwany wynik gracza, który ma ruch: pełny to pewna wygrana.
hint-intro-won = Pierwsza akcja prowadzi do pewnej wygranej, cokolwiek zrobią inni.
hint-intro-drawn = Najlepsze, co można tu osiągnąć, to pewny remis.
hint-intro-lost = Każda akcja przegrywa, jeśli inni dobrze odpowiedzą.
hint-intro-book = Co zrobiłby bot na poziomie 4: to otwarcie zna na pamięć.
hint-forced = To jedyny wybór.
hint-action = Akcja
hint-value = Oczekiwane
hint-then = potem { $text }
hint-play = Zagraj to
hint-more = Więcej
hint-only = { $action }: { $worth }.
hint-action-only = { $action }.
hint-best = Najlepiej: { $action }, { $worth } (potem { $next }).
hint-alone = Nic innego nie było blisko.
hint-even = „{ $other }” jest mniej więcej równie dobre.
hint-points-less = „{ $other }” dałoby { $points } pkt mniej.
hint-games-less =
    { $games ->
        [one] „{ $other }” wygrałoby o jedną partię na sto mniej.
        [few] „{ $other }” wygrałoby o { $games } partie na sto mniej.
       *[many] „{ $other }” wygrałoby o { $games } partii na sto mniej.
    }
was-taken = zagrana
analysis = Analiza
game-over = Koniec

## Settings.

tempo = Animacja
tempo-slow = Wolna
tempo-normal = Zwykła
tempo-fast = Szybka
tempo-off = Brak
sound = Dźwięk
sound-on = Dźwięki
volume = Głośność
vibration = Wibracje (jeśli urządzenie je ma)
forced-steps = Wymuszone ruchy wykonuj automatycznie

## Replay.

replay-title = Powtórka: { $title }
first-step = Na początek
step-back = Krok wstecz
play = Odtwarzaj
pause = Pauza
step-forward = Krok naprzód
turn-back = Tura wstecz
turn-forward = Tura naprzód
last-step = Na koniec
position-slider = Ruch
branch = Graj dalej stąd
replay-speed = Tempo
rules-of = Zasady: { $title }
all-rules = Wszystkie zasady
print = Wydrukuj grę
rules-index = Każda gra w minutę. Pełne zasady wyjaśniają wszystko na rysunkach.
rules-loading = Wczytywanie zasad…
rules-failed = Nie udało się wczytać zasad: wygląda na to, że nie ma internetu.
balance-of = Balans: { $title }
balance = Balans (po angielsku)
balance-loading = Wczytywanie raportu…
balance-failed = Nie udało się wczytać raportu: wygląda na to, że nie ma internetu.
board-on-its-way = Wczytywanie…
board-missing = Nie udało się tego wczytać: nie ma internetu albo jest nowsza wersja aplikacji. Jeśli ponowna próba nie pomoże, odśwież stronę.
try-again = Spróbuj ponownie
start-of-game = Początek

## Online play, as far as the rest of the app tells of it.

online = Online
sending = Wysyłanie…
back-to-lobby = Do poczekalni
more-tables = Pokaż więcej
your-turn = Twoja tura
no-help-online = Przy stole online nie ma podpowiedzi; pojawią się po zakończeniu gry.
log-with-news = Dziennik, nowe wiadomości
verified = ✓ Uczciwe losowanie, sprawdzone w tej przeglądarce.
not-verified = ✗ Rzuty i losowania nie wynikają z ziaren tego stołu.
server-alone = ✗ Nikt nie dodał niczego do ziarna: o rzutach i losowaniach decydował sam serwer.
deleted-player = Usunięty gracz
game = Gra
notify = Powiadamiaj, gdy nadejdzie moja tura, a mam otwartą inną stronę
notifications-blocked = Przeglądarka nie pozwala tej stronie na powiadomienia.

# Dziennik pilota i gry wszystkich dni.

nav-pilot = Pilot
pilot-log = Dziennik pilota
pilot-arcade = Przebieg lotów
date-locale = pl
tile-games = ukończone partie
tile-won = wygrane partie
tile-streak = seria dni
badges = Osiągnięcia
badge-earned = Zdobyte.
badge-open = Jeszcze nie zdobyte.
no-flights = Na razie pusto: ukończ partię, a tu się pojawi.
not-flown = Nie ma jeszcze ukończonej partii.
flown-best =
    { $count ->
        [one] Jedna partia. Najlepszy wynik: { $best }.
        [few] { $count } partie. Najlepszy wynik: { $best }.
       *[many] { $count } partii. Najlepszy wynik: { $best }.
    }
flown-won =
    { $count ->
        [one] Jedna partia, wygrane: { $won }.
        [few] { $count } partie, wygrane: { $won }.
       *[many] { $count } partii, wygrane: { $won }.
    }
against-people = z ludźmi
usual-options = Zwykłe opcje
tally-won = wygrane: { $won } z { $count }
tally-games =
    { $count ->
        [one] Jedna partia
        [few] { $count } partie
       *[many] { $count } partii
    }
tally-best = najlepszy wynik: { $best }
tally-margin =
    { $points ->
        [one] największa przewaga: { $points } punkt
        [few] największa przewaga: { $points } punkty
       *[many] największa przewaga: { $points } punktów
    }
tally-shortest =
    { $moves ->
        [one] najszybciej w { $moves } ruchu
        [few] najszybciej w { $moves } ruchach
       *[many] najszybciej w { $moves } ruchach
    }
ladder = Pokonane boty według poziomu
level-beaten = Poziom { $level }: pokonany
level-not-beaten = Poziom { $level }: jeszcze nie pokonany
last-results = Ostatnie wyniki, najnowszy po prawej
badge-cadet = Kadet
how-cadet = Wykonaj pierwszą misję.
badge-graduate = Absolwent
how-graduate = Wykonaj pierwszą misję każdej gry.
badge-first-win = Pierwsze zwycięstwo
how-first-win = Pokonaj bota.
badge-explorer = Odkrywca
how-explorer = Ukończ po jednej partii każdej gry.
badge-rival = Godny rywal
how-rival = Pokonaj boty na poziomie co najmniej 3.
badge-ace = As
how-ace = Pokonaj boty na poziomie 5.
badge-ladder = Na szczyt drabiny
how-ladder = Pokonaj w jednej grze boty na każdym poziomie.
badge-unaided = Lot według przyrządów
how-unaided = Pokonaj bez podpowiedzi boty na poziomie co najmniej 3.
badge-crowd = Przeciw wszystkim
how-crowd = Wygraj z co najmniej trzema botami.
badge-week = Pełny tydzień
how-week = Zagraj w grę dnia { $days } dni z rzędu.
badge-scholar = Badacz
how-scholar = Przeczytaj analizę partii.
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
flight-won = Wygrana
flight-lost = Przegrana
flight-won-with =
    { $points ->
        [one] Wygrana, { $points } punkt
        [few] Wygrana, { $points } punkty
       *[many] Wygrana, { $points } punktów
    }
flight-lost-with =
    { $points ->
        [one] Przegrana, { $points } punkt
        [few] Przegrana, { $points } punkty
       *[many] Przegrana, { $points } punktów
    }
bot-of-level = poziom { $level }
daily-of = gra z { $day }
daily-late-of = gra z { $day }, po czasie
daily-late = po czasie
day-column = Data
opponents-column = Przeciw
moves-column = Ruchy
backup = Zabierz ze sobą
backup-claim = Nie ma konta: gry i dziennik są tylko w tej przeglądarce. Zapisz je w jednym pliku i otwórz go w innej.
backup-write = Zapisz do pliku
backup-choose = Otwórz plik
backup-read =
    { $count ->
        [0] Wszystko z pliku już tu było.
        [one] Dodano jeden wpis. To, co było, zostało bez zmian.
        [few] Dodano { $count } wpisy. To, co było, zostało bez zmian.
       *[many] Dodano { $count } wpisów. To, co było, zostało bez zmian.
    }
backup-unreadable = To nie jest plik zapisany w dzienniku pilota. Nic się nie zmieniło.
backup-too-new = Ten plik zapisała nowsza wersja aplikacji: odśwież stronę i spróbuj ponownie. Nic się nie zmieniło.
backup-full = W pamięci przeglądarki brakuje miejsca: usuń ukończone partie i spróbuj ponownie. Nic się nie zmieniło.
room-used = W pamięci przeglądarki zajęte jest { $kilobytes } kB; większość przeglądarek daje 5000.
storage-full = Przeglądarka nie zapisuje tego, co robisz: jej pamięć jest pełna albo wyłączona. Usuń ukończone partie, żeby zrobić miejsce, albo przed zamknięciem strony zapisz gry i dziennik do pliku w dzienniku pilota.
storage-evicted = Ta przeglądarka usunęła twoje gry i dziennik. Jeśli są zapisane w pliku, otwórz go w dzienniku pilota.
all-days = Wszystkie dni
daily-not-yet = Ten dzień jeszcze się nie zaczął. Dzień to wszędzie dzień UTC.
streak =
    { $count ->
        [0] Zacznij serię dzisiaj
        [one] Jeden dzień z rzędu
        [few] { $count } dni z rzędu
       *[many] { $count } dni z rzędu
    }
days-claim = Jedna gra dziennie, ta sama dla wszystkich; zmienia się o północy UTC. W opuszczone dni można zagrać po czasie.
day-open = Jeszcze nie zagrana.
day-missed = Nie zagrana. Nadal można zagrać; będzie oznaczona jako „po czasie”.
day-label = { $day }: { $result }
calendar = Dni
ask-for-par = Ile zdobyłby bot?
par-playing = Bot (poziom { $level }) gra: ruch { $moves }…
par-points =
    { $points ->
        [one] Norma: poziom { $level } zdobywa { $points } punkt.
        [few] Norma: poziom { $level } zdobywa { $points } punkty.
       *[many] Norma: poziom { $level } zdobywa { $points } punktów.
    }
par-won = Norma: poziom { $level } wygrywa.
par-lost = Norma: poziom { $level } przegrywa.
record-points = Nowy rekord: { $now }. Poprzedni to { $before }.
record-level = Pierwsza wygrana z poziomem { $level }! Czeka poziom { $next }.
record-last-level = Pierwsza wygrana z poziomem 5! Nikt tu nie jest silniejszy.
record-first-win = Pierwsza wygrana z poziomem { $level } przy tych ustawieniach!
record-first-win-alone = Pierwsza wygrana przy tych ustawieniach!
record-margin = Twoja najwyższa wygrana: przewaga { $now }. Dotychczas: { $before }.
record-fastest = Twoja najszybsza wygrana. Liczba ruchów: { $now }, dotychczas: { $before }.
decisive-moment = Decydujący moment
best-moment = Najlepszy ruch
worst-moment = Tu coś poszło nie tak
show-on-board = Pokaż na planszy
decisive-words = { $what } (+{ $gain })

## Zadania.

puzzles = Zadania
puzzles-of = Zadania: { $game }
puzzles-claim = Pozycje z partii silnych botów. W każdej jedno zagranie jest wyraźnie najlepsze i zostało to udowodnione. Nowe zadanie dnia pojawia się o północy UTC.
puzzle-of-day = Zadanie dnia
puzzle-solve = Rozwiąż
puzzle-done = Rozwiązane
puzzles-solved =
    { $count ->
        [0] Jeszcze nic nie rozwiązano
        [one] Rozwiązane: { $count }
        [few] Rozwiązane: { $count }
       *[many] Rozwiązane: { $count }
    }
puzzles-solved-of = Rozwiązane: { $count } z { $of }
puzzle-grade = Stopień { $grade } z 5
puzzle-number = Zadanie { $number }
puzzle-number-done = Zadanie { $number }, rozwiązane
puzzle-title = Zadanie { $number } · stopień { $grade }
puzzle-all = Wszystkie zadania
puzzle-next = Następne zadanie
puzzle-show = Rozwiązanie
puzzle-thinking = Zobaczmy, do czego to prowadzi…
puzzle-go-on = Na razie dobrze. Co teraz?
puzzle-line = Dobrze. Zobacz, co będzie dalej.
puzzle-no-help = W zadaniach nie ma podpowiedzi. Zła odpowiedź pokazuje, dlaczego jest zła.
puzzle-win =
    { $turns ->
        [one] Wygraj tym ruchem.
        [few] Wygraj w { $turns } ruchach, cokolwiek zrobi druga strona.
       *[many] Wygraj w { $turns } ruchach, cokolwiek zrobi druga strona.
    }
puzzle-capture = Zdobądź przewagę statku: musisz ją mieć także po odpowiedzi przeciwnika.
puzzle-defend = Grozi ci przegrana. Zapobiega jej tylko jeden ruch.
puzzle-points =
    { $turns ->
        [one] Zdobądź w tej turze jak najwięcej punktów.
        [few] Zdobądź w ciągu { $turns } tur jak najwięcej punktów, cokolwiek zrobią inni.
       *[many] Zdobądź w ciągu { $turns } tur jak najwięcej punktów, cokolwiek zrobią inni.
    }
puzzle-save = Planeta jest w niebezpieczeństwie. Zagraj tak, by przed twoją następną turą nikt nie mógł przepuścić najeźdźcy.
puzzle-score = Co prowadzi średnio do najwyższego wyniku?
puzzle-chance = Co daje największą szansę na wygraną?
puzzle-right = Rozwiązane!
puzzle-shown = Tak wygląda rozwiązanie.
puzzle-right-win = Druga strona w żaden sposób nie zapobiegnie wygranej.
puzzle-right-capture = Po każdej odpowiedzi masz przewagę statku. Nic innego jej nie daje.
puzzle-right-defend = Wszystko inne od razu przegrywa.
puzzle-right-points = To daje na pewno { $value } pkt, a wszystko inne najwyżej { $second } pkt.
puzzle-right-save = Każde inne zagranie pozwala przepuścić najeźdźcę.
puzzle-right-score = To prowadzi średnio do wyniku { $value } pkt, a następne w kolejności do { $second } pkt.
puzzle-right-chance = To daje { $value } szans na wygraną, a następne w kolejności { $second }.
puzzle-wrong = To nie to: tak nie uda się osiągnąć celu.
puzzle-wrong-win = Jeszcze nie. Druga strona temu zapobiega: { $answer }.
puzzle-wrong-capture = To nie to. Po najlepszej odpowiedzi nie masz przewagi statku.
puzzle-wrong-defend = To nie to. Jak widać, teraz przegrywasz.
puzzle-wrong-points = Niezupełnie. Pewne jest tylko { $value } pkt, a można mieć { $best } pkt.
puzzle-wrong-save = To nie to. Teraz najeźdźca może się przedrzeć.
puzzle-wrong-score = Niezupełnie. To prowadzi średnio do wyniku { $value } pkt, a najlepsze zagranie do { $best } pkt.
puzzle-wrong-chance = Niezupełnie. To daje { $value } szans na wygraną, a najlepsze zagranie { $best }.

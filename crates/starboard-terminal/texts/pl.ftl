too-small = To okno ma { $width } × { $height } znaków. Powiększ je do co najmniej { $columns } × { $rows } albo uruchom z --plain.
turn = { $name }: { $prompt }
over = Gra skończona: R pokazuje wynik, M menu.
wait-for = Teraz ruch: { $name }.
nothing-to-do = Nikt przy tej klawiaturze nie ma teraz nic do zrobienia.
bot-thinks = { $name } myśli ({ $seconds } s). K rozstrzyga od razu.
thinking = Zastanawiam się ({ $seconds } s). Esc przerywa.
thinking-part = Ważę akcje: { $percent } %. Esc przerywa.
interrupted = Przerwano.
undone = Cofnięto.
restarted = Zaczęła się nowa gra.
guide-on = Przewodnik jest włączony: G go wyłącza.
guide-off = Przewodnik jest wyłączony.
guide-title = Przewodnik: { $title }
guide-rules = (Zasady: { $rules })
about-title = Co to jest
actions-title = Akcje
more-actions = Wszystkie ({ $count }): naciśnij A
log-title = Dziennik
log-empty = Jeszcze nic się nie wydarzyło.
step-player = { $number }. { $name }: { $text }
step-chance = { $number }. los: { $text }
ready = { $words }. Enter zagrywa, Esc anuluje.
ready-or-more = { $words }. Enter zagrywa; możesz też wskazać jeszcze jedno miejsce.
choose-on =
    { $count ->
        [one] Została { $count } akcja: wybieraj dalej albo anuluj klawiszem Esc.
        [few] Zostały { $count } akcje: wybieraj dalej, Enter jeszcze raz je wymienia, Esc anuluje.
        [many] Zostało { $count } akcji: wybieraj dalej, Enter jeszcze raz je wymienia, Esc anuluje.
       *[other] Zostało { $count } akcji: wybieraj dalej, Enter jeszcze raz je wymienia, Esc anuluje.
    }
hint-best = Podpowiedź: { $words } – { $promise }. { $reason } H porównuje.
hint-none = Tu nie ma czego podpowiedzieć.
hint-title = Co rozważyłby silny gracz
in-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
in-percent = { $percent } %
no-help = W grze dnia nie ma podpowiedzi.
worth-is-for-one = Wartość akcji widać tylko w grach dla jednej osoby.
worth-on = Każda akcja pokazuje, ile jest warta: zielona najlepsza, czerwona traci najwięcej.
worth-off = Wartość akcji nie jest już pokazywana.
best = najlepsza
popup-keys = ↑↓ Enter Esc
key-line = Enter wybór|U cofnij|H podpowiedź|L dziennik|M menu|? co to|Q koniec|A akcje|G przewodnik|Tab dalej|Esc anuluj|W wartość|K pospiesz
keys-title = Klawisze
keys =
    Strzałki       przesuwają kursor po stole
    Tab            przeskakuje do tego, czego można teraz dotknąć, Shift+Tab wstecz
    Enter, spacja  wybiera; jeszcze raz zagrywa
    Esc            anuluje wybór, podpowiedź, długi namysł; zamyka okna
    U              cofnij
    H              podpowiedź; jeszcze raz porównuje najlepsze akcje
    W              ile warte są akcje (gry dla jednej osoby)
    A              wszystkie akcje
    L              dziennik
    G              przewodnik: włącz lub wyłącz
    K              nie czekaj na boty
    ?              co jest pod kursorem
    R              wynik, gdy gra jest skończona
    M              menu
    Q, Ctrl+C      wyjście; gra jest zapisywana po każdym ruchu
    {""}
    Mysz: kliknięcie wybiera, drugie zagrywa; prawy przycisk anuluje, kółko pokazuje dziennik.
menu-back = Wróć do gry
menu-result = Wynik
menu-rematch = Rewanż
menu-actions = Wszystkie akcje
menu-undo = Cofnij
menu-hint = Podpowiedź
menu-worth = Ile warte są akcje
menu-guide = Przewodnik: włącz lub wyłącz
menu-log = Dziennik
menu-keys = Klawisze
menu-resign = Poddaj grę
menu-quit = Zapisz i wyjdź
resign-text = Poddać tę grę? W grze kilku osób dalej gra za ciebie bot.
resign-no = Nie, gram dalej
resign-yes = Tak, poddaję
result-board = Obejrzyj planszę
drawn = Remis
nobody-wins = Nikt nie wygrywa
wins = Wygrywa { $name }
win-together = Wspólnie wygrywają: { $names }
score = { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
to-go = do celu { $squares }
is-out = poza grą
hex-legend = F H C T statki, * dowódca, 2 stos, U UFO, ◆◇ słońca
replay-at = Po ruchu { $at } z { $all }
replay-start = Początek gry.
replay-jump = Skok do ruchu { $number }: Enter.
replay-keys = ←→ krok|↑↓ tura|Home/End skraj|spacja film|0–9 skok|L dziennik|R wynik|Q koniec

## A review.

review-progress = Sprawdzam każdą decyzję: { $percent } %. Esc przerywa.
review-points = Punkty zwrotne
review-no-points = Żadna decyzja nie kosztowała wiele.
review-point = Punkt zwrotny { $number } z { $all }
review-before = Przed ruchem: czerwone to zagranie w grze, fioletowe to lepsze zagranie.
review-after-played = Po zagraniu z gry.
review-after-better = Po lepszym zagraniu.
review-board-help = Enter pokazuje zagranie z gry, potem lepsze. T pozwala spróbować stąd jeszcze raz, przeciw botom.
review-board-keys = Enter co po ruchu|T spróbuj|S powtórka|? w całości|Esc wróć|Q koniec
review-keys = Enter plansza|T spróbuj|S powtórka|? o liczbach|Q koniec

## Online.

unreachable = Nie ma połączenia z { $server }: { $why }
no-server = Pod adresem { $server } nie ma serwera Starboard.
other-version = Ten serwer mówi inną wersją protokołu: użyj tej wersji programu starboard, która działa na serwerze.
stale = Stół się w międzyczasie zmienił: spójrz jeszcze raz.
stranger = Najpierw wybierz imię.
no-such-table = Nie ma takiego stołu.
forgotten = Ten serwer już cię nie zna. Wybierz imię, by grać dalej; wcześniejsze gry zostają przy starym imieniu.
too-fast = Za szybko: poczekaj chwilę.
too-many = Za dużo stołów lub połączeń naraz: zakończ albo zamknij któreś.
trouble = Błąd serwera: nie wiadomo, czy to się udało. Spójrz jeszcze raz i spróbuj ponownie.
damaged = Część tej gry przepadła na serwerze. Możesz zobaczyć to, co zostało, ale nie grać dalej.
bad-name = Imię ma od 1 do 40 znaków w jednym wierszu.
no-undo = Tego nie da się cofnąć.
not-your-turn = To nie twój ruch.
connecting = Łączę się z serwerem…
link-lost = Połączenie zerwane. Łączę ponownie… ({ $why })
sending = Wysyłam…
still-sending = Poprzednia prośba jest jeszcze w drodze.
server-unfair = Serwer nie dotrzymał słowa: nie ufaj losowaniom przy tym stole. Szczegóły są w menu.

days-hours = { $days } d { $hours } h
hours-minutes = { $hours }:{ $minutes } h
clock-none = bez zegara
clock-days =
    { $days ->
        [one] { $days } dzień na akcję
        [few] { $days } dni na akcję
       *[many] { $days } dni na akcję
    }
clock-live = { $minutes } min + { $increment } s

name-title = Wybierz imię
name-hint = Zobaczą je pozostali gracze. Kont nie ma: pamięta cię ten komputer.
yes = tak
no = nie
cancel = Anuluj

lobby-title = Starboard online: { $server }
lobby-keys = Enter dołącz|N nowy stół|R odśwież|I zmień imię|P prywatność|Q koniec
you-are = Masz tu imię { $name }.
you-are-nobody = Oglądać możesz bez imienia; będzie potrzebne, gdy zechcesz usiąść do stołu.
own-tables = Moje stoły
no-own-tables = Nie masz jeszcze stołów. Otwórz stół klawiszem N albo dołącz do któregoś z poniższych.
waiting-tables = Otwarte stoły
no-waiting-tables = Teraz nie ma otwartych stołów.
playing-tables = Trwające gry
no-playing-tables = Teraz nie trwa żadna publiczna gra.
finished-tables = Ostatnie gry
no-finished-tables = Żadna publiczna gra nie dobiegła jeszcze końca.
table-row = { $game }: { $names }
your-turn = twój ruch
turn-of = ruch: { $name }
bots-turn = bot myśli
named-bot = { $name } (bot)

safety = Bezpieczeństwo i prywatność
safety-hint = Ten komputer przechowuje sekret, po którym serwer cię poznaje. Jeśli mógł go poznać ktoś inny, zmień go.
replace-secret = Zmień sekret
replace-secret-asked = Ten komputer dostanie nowy sekret. Kto używa starego, zostanie od razu wylogowany. Miejsca przeniesione na inne urządzenia zostają tam, gdzie są.
secret-replaced = Gotowe: twój sekret zna teraz tylko ten komputer.
delete-me = Usuń mnie
delete-me-asked = Poddasz niedokończone gry. Twoje imię zniknie ze wszystkich stołów, a wszystko, co napisano pod nim na czatach, zostanie usunięte. Tego nie można cofnąć.
person-deleted = Usunięto cię z serwera. Dziękujemy za grę!
nobody-to-protect = Nie masz imienia na tym serwerze: nie ma czego chronić ani usuwać.

new-table = Nowy stół
form-keys = ↑↓ wybór  ←→ zmiana  Enter  Esc
seat-title = Miejsce { $number }
by-person = osoba
seat-bot = bot poziomu { $level }
who-may-come = Kto może dołączyć
by-link = przez link
is-public = publiczny
time-to-think = Czas do namysłu
when-late = Gdy czas się skończy
late-bot = gra bot
late-resign = gracz się poddaje
with-messages = Czat przy stole
open-table = Otwórz stół
people-needed = Przynajmniej jedno miejsce musi być dla osoby.
options-conflict = Tych opcji nie da się połączyć.

online-title = Stół online
invite = Link dla pozostałych:
seats-title = Miejsca
by-seat = osobno dla każdego miejsca
seat-row = { $number }  { $name }
seat-own = ● { $name } (ty)
free-seat = wolne miejsce
sit-here = Usiądź tu
stand-up = Wstań od stołu
free-this-seat = Zwolnij to miejsce
let-bot-sit = Niech gra bot poziomu { $level }
begin-with-bot = Rozpocznij z botem poziomu { $level }
seat-for-people = Zostaw dla osoby
seat-is-taken = To miejsce może zmienić tylko osoba, która otworzyła stół.
close-table = Zamknij stół
close-table-why = Nikt już nie dołączy, a stół zniknie ze wszystkich list.
table-closed = Ten stół zamknięto, zanim zaczęła się gra.
gathering-keys = Enter wybór|C czat|M wycisz|X zamknij stół|Q koniec
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
chat-title = Czat
chat-unread = Czat: nowe ({ $count }), otwiera C
chat-keys = Enter wysyła  ↑↓ przewija  Esc zamyka
chat-empty = Nikt jeszcze nic nie napisał.
chat-watching = Pisać mogą tylko ci, którzy mają miejsce przy stole.
mute = Wycisz: { $name }
unmute = Wyłącz wyciszenie: { $name }
mute-title = Wyciszanie
nobody-to-mute = Nie ma tu nikogo, kogo można by wyciszyć.
told-muted = Wiadomości gracza { $name } są teraz ukryte na tym komputerze.
told-unmuted = Wiadomości gracza { $name } znów są widoczne.
muted-messages = Wiadomości wyciszonych osób są ukryte.
you-watch = Oglądasz grę: widzisz wszystko, ale nie możesz grać.
you-resigned = Gra jest poddana; dalej gra za ciebie bot.
you-are-removed = Osoba, która otworzyła stół, oddała twoje miejsce botowi. Możesz oglądać grę i wrócić, gdy ci na to pozwoli.
you-may-return = Możesz wrócić na swoje miejsce: osoba, która otworzyła stół, na to pozwala.
bot-plays-for-you = Gra za ciebie bot: menu (M) oddaje ci miejsce.
away-now = Gracza { $name } nie ma: w menu (M) można zaproponować bota.
away-later = Gracza { $name } nie ma. Za { $time } możesz zaproponować bota.
away-until-late = Gracza { $name } nie ma. Gdy skończy się czas, zagra bot.
wish-undo = { $name } prosi o cofnięcie swojej ostatniej akcji.
wish-undo-chance = { $name } prosi o cofnięcie swojej ostatniej akcji. Rzuty i losowania od tamtej chwili wypadłyby ponownie tak samo.
wish-take-over = { $name } proponuje, by za gracza { $other } grał bot.
wish-rematch = { $name } proponuje rewanż.
wish-answer = { $wish } Y to zgoda, N odmowa.
wish-waits = { $wish } Czekamy na odpowiedź: { $names }.
question-title = Pytanie
agree = Zgoda
decline = Odmów
later = Później
told-took-back = { $name } cofa akcję.
told-resigned = { $name } poddaje grę.
told-handed-over = Za gracza { $name } gra teraz bot.
told-returned = { $name } wraca do gry.
told-removed = Osoba, która otworzyła stół, oddaje botowi miejsce gracza { $name }.
told-readmitted = { $name } znów może wrócić do gry.
told-late = Graczowi { $name } kończy się czas.
told-declined = { $name } się nie zgadza.
seat-is-here = Twoje miejsce jest teraz na tym urządzeniu.
seat-is-elsewhere = Twoje miejsce jest teraz na innym urządzeniu.
undo-needs-consent = { $why } Możesz jednak poprosić pozostałych o zgodę.
undo-repeats-chance = Rzuty i losowania od tamtej chwili wypadną ponownie tak samo, a pozostali się o tym dowiedzą.
ask-the-others = Poproś pozostałych
menu-chat = Czat
menu-leave = Wyjdź; stół zostaje otwarty
menu-links = Linki
menu-fairness = Uczciwe losowanie
i-am-back = Już jestem
let-bot-play-for-me = Niech bot gra za mnie
let-bot-play = Zaproponuj bota za gracza { $name }
let-bot-play-later = Zaproponuj bota za gracza { $name } (za { $time })
remove = Oddaj botowi miejsce gracza { $name }
really-remove = Za gracza { $name } zagra bot. Dopóki na to nie pozwolisz, ta osoba nie wróci do gry ani nie napisze na czacie. Wszyscy to zobaczą, a tobie taka gra nie zaliczy się jako wygrana.
readmit = Pozwól wrócić: { $name }
move-seat = Przenieś moje miejsce na inne urządzenie
move-seat-how = Otwórz ten link na drugim urządzeniu. Działa raz, przez jeden dzień. Kto go otworzy, dostanie twoje miejsce, więc zachowaj go dla siebie:
fair-how = Serwer ustalił swoje ziarno, zanim ktokolwiek usiadł przy stole, a każdy gracz dodał coś, czego serwer nie mógł znać. Razem wyznaczają każdy rzut i każde losowanie.
keepers-commitment = Zobowiązanie serwera:
commitment-kept = Odkąd masz miejsce przy stole, serwer nie zmienił swojego ziarna.
commitment-broken = Odkąd masz miejsce przy stole, serwer zmienił swoje ziarno.
own-entropy = To, co dodał ten komputer, jest częścią ziarna.
not-own-entropy = Serwer nie użył tego, co ten komputer dodał do ziarna.
rematch-kept = Serwer zobowiązał się do tego ziarna, zanim padła zgoda na rewanż.
rematch-broken = To nie jest ziarno, do którego serwer zobowiązał się na rewanż.
key-line-online = Enter wybór|U cofnij|C czat|L dziennik|M menu|? co to|Q koniec|A akcje|G przewodnik|Tab dalej|Esc anuluj
keys-online =
    Strzałki       przesuwają kursor po stole
    Tab            przeskakuje do tego, czego można teraz dotknąć, Shift+Tab wstecz
    Enter, spacja  wybiera; jeszcze raz zagrywa
    Esc            anuluje wybór; zamyka okna
    U              cofnij albo poproś o to pozostałych
    C              czat
    Y, N           odpowiedź na pytanie innych
    A              wszystkie akcje
    L              dziennik
    G              przewodnik
    ?              czym jest to, co jest pod kursorem
    R              wynik, gdy gra jest skończona
    M              menu: kogo nie ma, wyciszanie, linki, poddanie gry, bot na chwilę
    Q, Ctrl+C      wyjście; stół zostaje otwarty, a miejsce jest twoje
    {""}
    Mysz: kliknij, by wybrać, kliknij jeszcze raz, by zagrać; prawy przycisk anuluje, kółko pokazuje dziennik.

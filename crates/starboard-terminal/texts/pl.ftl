too-small = To okno ma { $width } × { $height } znaków. Powiększ je do co najmniej { $columns } × { $rows } albo uruchom z --plain.
over = Gra skończona: R pokazuje wynik, M menu.
wait-for = Teraz ruch: { $name }.
bot-thinks = { $name } myśli ({ $seconds } s). K rozstrzyga od razu.
thinking = Zastanawiam się ({ $seconds } s). Esc przerywa.
thinking-part = Oceniam akcje: { $percent } %. Esc przerywa.
interrupted = Przerwano.
undone = Cofnięto.
guide-on = Przewodnik jest włączony: G go wyłącza.
guide-rules = (Zasady: { $rules })
about-title = Co to jest
actions-title = Akcje
more-actions = Wszystkie ({ $count }): naciśnij A
log-title = Dziennik
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
hint-title = Co rozważyłby silny gracz
in-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
in-percent = { $percent } %
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
resign-text = Poddać tę grę? Jeśli inni grają dalej, za ciebie gra bot.
resign-no = Nie, gram dalej
resign-yes = Tak, poddaję
result-board = Obejrzyj planszę
to-go = do celu { $squares }
is-out = poza grą
hex-legend = F H C T statki, * dowódca, 2 stos, U UFO, ◆◇ słońca
replay-at = Po ruchu { $at } z { $all }
replay-start = Początek gry.
replay-jump = Skok do ruchu { $number }: Enter.
key-space = spacja
replay-keys = ←→ krok|↑↓ tura|{ $space } film|0–9 skok|L dziennik|R wynik|Q koniec|Home/End skraj

## A review.

review-progress = Sprawdzam każdą decyzję: { $percent } %. Esc przerywa.
review-point = Punkt zwrotny { $number } z { $all }
review-before = Przed ruchem: czerwone to zagranie z partii, fioletowe to lepsze zagranie.
review-after-played = Po zagraniu z partii.
review-after-better = Po lepszym zagraniu.
review-board-help = Enter pokazuje zagranie z partii, potem lepsze. T pozwala spróbować stąd jeszcze raz, przeciw botom.
review-board-keys = Enter co po ruchu|T spróbuj|S powtórka|? w całości|Esc wróć|Q koniec
review-keys = Enter plansza|T spróbuj|S powtórka|? o liczbach|Q koniec

## Online.

unreachable = Nie ma połączenia z { $server }: { $why }
no-server = Pod adresem { $server } nie ma serwera Starboard.
other-version = Ten serwer używa innej wersji protokołu: użyj tej wersji programu starboard, która działa na serwerze.
no-such-table = Nie ma takiego stołu.
link-lost = Połączenie zerwane. Łączę ponownie… ({ $why })
sending = Wysyłam…

name-hint = Zobaczą je pozostali gracze. Kont nie ma: pamięta cię ten komputer.
yes = tak
no = nie
cancel = Anuluj

lobby-title = Starboard online: { $server }
lobby-keys = Enter dołącz|N nowy stół|R odśwież|I zmień imię|P prywatność|Q koniec
you-are-nobody = Oglądać możesz bez imienia; będzie potrzebne, gdy zechcesz usiąść do stołu.
no-own-tables = Nie masz jeszcze stołów. Otwórz stół klawiszem N albo dołącz do któregoś z poniższych.
table-row = { $game }: { $names }
your-turn = twój ruch
turn-of = ruch: { $name }
bots-turn = bot myśli


form-keys = ↑↓ wybór  ←→ zmiana  Enter  Esc
by-person = osoba
seat-bot = bot poziomu { $level }
options-conflict = Tych opcji nie da się połączyć.

online-title = Stół online
invite = Link dla pozostałych:
seats-title = Miejsca
seat-row = { $number }  { $name }
seat-own = ● { $name } (ty)
stand-up = Wstań od stołu
let-bot-sit = Niech gra bot poziomu { $level }
begin-with-bot = Rozpocznij z botem poziomu { $level }
seat-for-people = Zostaw dla osoby
seat-is-taken = To miejsce może zmienić tylko osoba, która otworzyła stół.
gathering-keys = Enter wybór|C czat|M wycisz|X zamknij stół|Q koniec

chat-unread = Czat: nowe ({ $count }), otwiera C
chat-keys = Enter wysyła  ↑↓ przewija  Esc zamyka
chat-empty = Nikt jeszcze nic nie napisał.
chat-watching = Pisać mogą tylko ci, którzy mają miejsce przy stole.
mute-title = Wyciszanie
bot-plays-for-you = Gra za ciebie bot: menu (M) oddaje ci miejsce.
away-now = Gracza { $name } nie ma: w menu (M) można zaproponować bota.
away-later = Gracza { $name } nie ma. Za { $time } możesz zaproponować bota.
wish-answer = { $wish } Y to zgoda, N odmowa.
wish-waits = { $wish } Czekamy na odpowiedź: { $names }.
question-title = Pytanie
later = Później
menu-leave = Wyjdź; stół zostaje otwarty
menu-links = Linki
menu-fairness = Uczciwe losowanie
let-bot-play = Zaproponuj bota za gracza { $name }
let-bot-play-later = Zaproponuj bota za gracza { $name } (za { $time })
move-seat-how = Otwórz ten link na drugim urządzeniu. Działa raz, przez jeden dzień. Kto go otworzy, dostanie twoje miejsce, więc zachowaj go dla siebie:
keepers-commitment = Zobowiązanie serwera:
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

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

games-players = Liczba graczy: { $counts }
games-by-seat = albo po jednej dla każdego miejsca, na przykład { $example }:
games-options = Opcje:
games-default = (domyślnie)
bot-name = Bot { $number }
seat-person = Miejsce { $number }: { $name }
seat-bot = Miejsce { $number }: { $name }, bot na poziomie { $level }
welcome = Wpisz numer lub akcję, aby grać; „pomoc” pokaże całą resztę.
resumed = Gra toczy się dalej po ruchu { $moves }.
help =
    Wpisz numer albo akcję w notacji, aby ją wykonać. Inne polecenia:
    {"  "}lista, lista TEKST   wszystkie akcje albo te, które zaczynają się od TEKST
    {"  "}dalej                następna strona długiej listy
    {"  "}plansza              pokaż planszę
    {"  "}dziennik             co się dotąd wydarzyło
    {"  "}podpowiedź           co rozważyłby silny gracz
    {"  "}przewodnik           objaśniaj każdy krok pierwszej gry albo przestań
    {"  "}cofnij               cofnij ostatnią akcję człowieka; losowania się powtórzą
    {"  "}poddaj               poddaj grę
    {"  "}rewanż               zagraj ponownie po zakończeniu gry
    {"  "}koniec               zapisz i wyjdź
group = {"  "}{ $first }–{ $last }  { $word } …  (wpisz „lista { $word }”)
more = Jeszcze { $count }: wpisz „dalej”.
no-more = To już wszystko.
none-begins = Żadna akcja nie zaczyna się od „{ $text }”.
no-such-number = Nie ma takiego numeru: wybierz od 1 do { $most }.
not-understood = „{ $text }” nie jest ani akcją, ani poleceniem: „lista” pokaże akcje, „pomoc” – polecenia.
over-commands = Gra jest skończona. Możesz wpisać: rewanż, cofnij, dziennik, plansza lub koniec.
hint-line-alone = {"  "}{ $action }: { $words } – oczekiwane punkty: { $points }
hint-line = {"  "}{ $action }: { $words } – szansa na wygraną { $percent } %
hint-only = {"  "}{ $action }: { $words }
guide-rules = Zasady: { $rules }
guide-on = Przewodnik jest włączony. Wpisz „przewodnik” jeszcze raz, aby go wyłączyć.
took-back = Cofnięto: gra jest znów po ruchu { $moves }.
bot-takes-over = Za gracza { $name } gra dalej bot na poziomie { $level }.
still-playing = Gra jeszcze trwa.
not-saved = Gry nie udało się zapisać ({ $why }). Gra toczy się dalej, a każdy następny ruch ponowi próbę.
saved = Gra jest zapisana w pliku { $file }
how-to-resume = Aby grać dalej: starboard play --resume { $file }
how-to-verify = Aby sprawdzić uczciwość losowań: starboard verify { $file }
fewer-moves =
    { $moves ->
        [one] Partia ma tylko { $moves } ruch i został on pokazany.
        [few] Partia ma tylko { $moves } ruchy i wszystkie zostały pokazane.
       *[many] Partia ma tylko { $moves } ruchów i wszystkie zostały pokazane.
    }
verify-moves =
    { $moves ->
        [one] Odtworzono według zasad: { $moves } ruch, dozwolony.
        [few] Odtworzono według zasad: { $moves } ruchy, wszystkie dozwolone.
       *[many] Odtworzono według zasad: { $moves } ruchów, wszystkie dozwolone.
    }
verify-rules = Zasady: { $game }, edycja { $edition }, wersja { $rules }.
verify-claims = Porównano: skrót stanu końcowego, wynik i poddania.
verify-daily = Gra dnia: ziarno jest właściwe dla dnia { $day }.
verify-fair = Losowania: ziarno zgadza się ze zobowiązaniem sprzed gry i wynikają z niego wszystkie losowania ({ $turns }).
verify-finding = Niezgodność: { $finding }
verify-mixed = Ziarno: wynika z ziarna serwera, zgodnego z jego zobowiązaniem, i z tego, co dodali gracze ({ $people }).
verify-rematch = Rewanż: serwer zobowiązał się do swojego ziarna w poprzednim zapisie.
verify-gap = Nie sprawdzono: { $what }
gap-edition = zapis nie podaje edycji; przyjęto pierwszą.
gap-options = zapis pomija część opcji; przyjęto ich wartości domyślne.
gap-seed = losowań ({ $turns }), bo gra nie jest skończona, a ziarno nieujawnione.
gap-fairness = skąd wzięło się ziarno. Zapis tego nie podaje, więc mógł je wybrać ten, kto prowadził stół.
gap-rematch = czy rewanż dotrzymał zobowiązania. Pokaże to jego własny zapis: użyj --rematch-of.
gap-publication = kiedy ogłoszono zobowiązanie, kto co dodał do ziarna i czy ostatnia z tych osób znała resztę. Porównaj z tym, co pokazała twoja strona.
gap-players = imion graczy i tego, za kogo grał bot. Zapis nie jest podpisany.
gap-choices = czy gracze wybrali te akcje w tej kolejności oraz kto i kiedy poddał grę, o ile to nie przesądziło o wyniku. Zapis nie jest podpisany.
verify-sound = Zapis jest prawidłowy.
verify-unsound = { $file }: zapis jest nieprawidłowy
# $file (&str), $pages (usize)
printed = Zapisano { $file }, stron: { $pages }. Drukuj w skali 100 %, dwustronnie, obracając wzdłuż dłuższej krawędzi.
review-title = { $game }: analiza partii
review-not-over = partia jeszcze trwa; analizować można tylko ukończone
review-failed = tej partii nie udało się przeanalizować
review-player = Gracz
review-accuracy = Celność
review-start = Począ|tek
review-luck = Szczę|ście
review-choices = Decyzje
review-others = Decyzje innych
review-off = Błąd szacunku
review-result = Wynik
review-note-points = W punktach. Początek, szczęście, decyzje i błąd szacunku dają razem wynik.
review-note-chances = W punktach procentowych szansy wygranej. Początek, szczęście, decyzje wszystkich i błąd szacunku dają razem wynik.
review-formula = Celność to średnia po wszystkich decyzjach z 103,17 × exp(−0,0435 × strata) − 3,17, gdzie strata jest w punktach; każda decyzja liczy się tyle, ile było do zyskania. 100 znaczy, że żadna decyzja nic nie kosztowała.
review-chances = Szanse w trakcie partii
review-changes = Szczęście i decyzje
review-key-luck = szczęście
review-key-choice = własne decyzje
review-key-others = decyzje innych
review-played = Ruch { $number }, { $name }: { $played } ({ $loss })
review-better = Lepiej: { $better }
review-line = Dalej: { $line }
review-written = Strona jest w pliku { $file }.
review-board = Plansza przed ruchem

## Online.

stays-open = Stół zostaje otwarty: starboard join { $link }
online-welcome = „pomoc” pokaże, co możesz tu zrobić.
online-help =
    Gdy przychodzi twój ruch, wpisz numer albo akcję w notacji. Inne polecenia:
    {"  "}powiedz TEKST         napisz coś do wszystkich przy stole
    {"  "}wycisz IMIĘ, wycisz N ukryj wiadomości tej osoby, także przy innych stołach; odcisz: pokaż je
    {"  "}kto                   kto jest przy stole i ile ma czasu
    {"  "}imię IMIĘ             jak się nazywasz, zanim usiądziesz
    {"  "}usiądź, usiądź N      zajmij wolne miejsce albo miejsce N; wstań: zwolnij je
    {"  "}lista, lista TEKST    wszystkie akcje albo te, które zaczynają się od TEKST; dalej: następna strona
    {"  "}plansza, dziennik     plansza; co się dotąd wydarzyło
    {"  "}cofnij                cofnij swoją ostatnią akcję, o ile pozwalają zasady
    {"  "}poproś                poproś pozostałych o zgodę na cofnięcie
    {"  "}tak, nie              odpowiedz na pytanie albo wycofaj własne
    {"  "}zastąp N              zaproponuj bota za nieobecnego gracza z miejsca N
    {"  "}przerwa, wróć         niech bot gra za ciebie; graj znów osobiście
    {"  "}poddaj                poddaj grę
    {"  "}rewanż                zaproponuj następną grę, gdy ta jest skończona
    {"  "}link, przenieś        link dla innych; link, który przenosi twoje miejsce na inne urządzenie
    {"  "}koniec                wyjście; stół zostaje otwarty, a miejsce jest twoje
    Kto otworzył stół, zmienia miejsca przed grą: bot N POZIOM, osoba N, zwolnij N; zamknij zamyka stół.
    W trakcie gry usuń N oddaje botowi miejsce gracza, który przeszkadza, a przywróć N pozwala mu wrócić.
said = { $name } mówi: { $text }
not-said = To nie zostało wysłane: { $text }
link-back = Połączenie wróciło.
seat-free = Miejsce { $number }: wolne
seat-own = { $name } (ty)
seat-here = { $name } (przy stole)
seat-away = { $name } (z dala od stołu)
sit-how = Wpisz „usiądź”, by zająć wolne miejsce, albo zostań widzem.
answer-how = Wpisz „tak” lub „nie”.
not-begun = Gra się jeszcze nie zaczęła.
online-over = Gra jest skończona. Możesz wpisać: rewanż, plansza, dziennik lub koniec.
no-help-online = Przy stole online nie ma podpowiedzi, a przewodnik jest tylko na pełnym ekranie.
undo-ask = { $why } Wpisz „poproś”, by poprosić pozostałych o zgodę.
name-first = Najpierw wybierz imię: wpisz „imię” i swoje imię.
name-is-kept = Masz tu już imię; zmienisz je, uruchamiając program z --name.
no-free-seat = Nie ma wolnego miejsca: możesz oglądać.
move-how = Otwórz ten link na drugim urządzeniu. Działa raz, przez jeden dzień: { $link }
lobby-row = {"  "}{ $number }  { $game }: { $names } – { $state }
lobby-empty = W tej chwili nie ma stołów.
lobby-how = Wpisz numer, by przejść do stołu, „otwórz” i nazwę gry, by otworzyć nowy, albo „pomoc”.
lobby-help =
    {"  "}numer             przejdź do stołu, by grać albo oglądać
    {"  "}otwórz GRA …      otwórz stół; możesz dodać: opcje, np. players=3, public (publiczny), silent
    {"                     "}(bez czatu), clock=20+10 (minuty i sekundy), clock=3d (dni), level:2 (bot)
    {"  "}imię IMIĘ         jak się tu nazywasz
    {"  "}lista             pokaż stoły jeszcze raz
    {"  "}sekret            zmień sekret, po którym serwer cię poznaje
    {"  "}skasuj mnie       usuń się z serwera
    {"  "}koniec            wyjście
nobody-called = Nikt tu nie ma imienia { $whom }. Są tu: { $names }.
several-called = Imię { $whom } ma tu więcej niż jedna osoba: zamiast imienia wpisz numer miejsca.
replace-how = Wpisz „tak”, by go zmienić.
delete-me-how = Wpisz „tak”, by się usunąć.
nothing-changed = Nic się nie zmieniło.
lobby-not-understood = „{ $text }” nie jest tu poleceniem: wpisz „pomoc”.

## The commands of line mode. A comma separates spellings; the first is the one that help names.

command-list = lista
command-more = dalej
command-board = plansza
command-log = dziennik
command-hint = podpowiedź
command-guide = przewodnik
command-undo = cofnij
command-resign = poddaj
command-rematch = rewanż
command-help = pomoc
command-quit = koniec
command-say = powiedz
command-who = kto
command-name = imię
command-sit = usiądź
command-stand = wstań
command-yes = tak
command-no = nie
command-ask = poproś
command-replace = zastąp
command-rest = przerwa
command-return = wróć
command-link = link, linki
command-move = przenieś
command-bot = bot
command-person = osoba
command-free = zwolnij
command-close = zamknij
command-remove = usuń
command-readmit = przywróć
command-open = otwórz
command-mute = wycisz
command-unmute = odcisz
command-secret = sekret
command-delete = skasuj
command-me = mnie

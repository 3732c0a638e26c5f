# $game (&str)
kit-title = { $game }: zestaw do wydruku
# $game (&str)
rules-title = { $game }: zasady
kit-subtitle = Zestaw do wydruku i gry
how-to-print = Jak drukować
in-the-kit = W zestawie
also-needed = Przyda się też
putting-together = Przygotowanie
print-scale = Drukuj w skali 100 % („rozmiar rzeczywisty”), bez dopasowania do strony. Pasek poniżej musi mieć 50 mm.
print-backs = Drukuj dwustronnie, obracając wzdłuż dłuższej krawędzi. Każda odwrotna strona trafi wtedy za swój przód.
print-by-hand = Bez druku dwustronnego: wydrukuj strony nieparzyste, odwróć plik kartek wzdłuż dłuższej krawędzi i wydrukuj parzyste.
print-card = Użyj grubego papieru, około 160–200 g/m², albo naklej arkusze na karton.
print-cut = Tnij nożem i linijką wzdłuż znaczników. Znaczniki leżą poza elementami.
bar = Ten pasek ma 50 mm. Jeśli nie, sprawdź skalę w oknie drukowania.
ink-colour = Każdy kolor ma też własny kształt, liczbę albo literę: niczego nie trzeba rozpoznawać tylko po barwie. Jest też wersja oszczędna, w samych konturach.
ink-low = To wersja oszczędzająca tusz. Wszystko rozpoznasz po kształtach, liczbach i literach; możesz ją pokolorować.
empty-side = ta strona zostaje pusta
# $what (&str)
backs-of = { $what }, odwrotne strony
# $page (usize), $pages (usize)
page-of = Strona { $page } z { $pages }

summary = Złap najwięcej meteorów.
step-fall = Deszcz
step-catch = Łapanie
step-over = Koniec
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
feat = Obserwator gwiazd
feat-how = Wygraj grę.

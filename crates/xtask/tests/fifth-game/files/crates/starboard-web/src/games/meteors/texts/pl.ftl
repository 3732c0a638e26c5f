step-fall = Deszcz
step-catch = Łapanie
step-over = Koniec
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }

step-fall = Lluvia
step-catch = Atrapar
step-over = Fin
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }

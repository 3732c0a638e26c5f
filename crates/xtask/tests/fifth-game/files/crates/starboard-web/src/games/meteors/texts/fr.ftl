step-fall = Chute
step-catch = Capture
step-over = Fin
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

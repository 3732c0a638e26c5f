step-fall = Fall
step-catch = Fang
step-over = Ende
points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

step-fall = Fall
step-catch = Catch
step-over = End
# $count (u8)
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

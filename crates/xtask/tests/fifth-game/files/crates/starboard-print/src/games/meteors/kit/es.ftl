meteors-name = Meteoros
has-meteors =
    { $count ->
        [one] { $count } meteoro
       *[other] { $count } meteoros
    }

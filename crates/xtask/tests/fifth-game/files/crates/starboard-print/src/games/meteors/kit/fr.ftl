meteors-name = Météores
has-meteors =
    { $count ->
        [one] { $count } météore
       *[other] { $count } météores
    }

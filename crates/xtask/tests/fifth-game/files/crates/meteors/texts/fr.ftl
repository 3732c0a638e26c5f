prompt = Attrapez d’un à trois météores.
meteors =
    { $meteors ->
        [one] { $meteors } météore
       *[other] { $meteors } météores
    }
fell =
    { $meteors ->
        [one] { $meteors } météore tombe.
       *[other] { $meteors } météores tombent.
    }
caught =
    { $meteors ->
        [one] { $name } attrape { $meteors } météore.
       *[other] { $name } attrape { $meteors } météores.
    }
catch =
    { $meteors ->
        [one] Attraper { $meteors } météore
       *[other] Attraper { $meteors } météores
    }
not-so-many = il ne reste pas autant de météores
ending = Le ciel est vide.

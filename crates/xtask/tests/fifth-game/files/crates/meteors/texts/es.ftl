prompt = Atrapa de uno a tres meteoros.
meteors =
    { $meteors ->
        [one] { $meteors } meteoro
       *[other] { $meteors } meteoros
    }
fell =
    { $meteors ->
        [one] Cae { $meteors } meteoro.
       *[other] Caen { $meteors } meteoros.
    }
caught =
    { $meteors ->
        [one] { $name } atrapa { $meteors } meteoro.
       *[other] { $name } atrapa { $meteors } meteoros.
    }
catch =
    { $meteors ->
        [one] Atrapar { $meteors } meteoro
       *[other] Atrapar { $meteors } meteoros
    }
not-so-many = ya no quedan tantos meteoros
ending = El cielo está vacío.

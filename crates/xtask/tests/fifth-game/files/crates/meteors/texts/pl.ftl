prompt = Złap od jednego do trzech meteorów.
meteors =
    { $meteors ->
        [one] { $meteors } meteor
        [few] { $meteors } meteory
       *[many] { $meteors } meteorów
    }
fell =
    { $meteors ->
        [one] Spada { $meteors } meteor.
        [few] Spadają { $meteors } meteory.
       *[many] Spada { $meteors } meteorów.
    }
caught =
    { $meteors ->
        [one] { $name } łapie { $meteors } meteor.
        [few] { $name } łapie { $meteors } meteory.
       *[many] { $name } łapie { $meteors } meteorów.
    }
catch =
    { $meteors ->
        [one] Złap { $meteors } meteor
        [few] Złap { $meteors } meteory
       *[many] Złap { $meteors } meteorów
    }
not-so-many = nie ma już tylu meteorów
ending = Niebo jest puste.

wins = Twój dowódca jest w domu: wygrywasz.
stops = { $name } nie wróci w następnej turze do domu.
recaptures = Dowódca gracza { $name } wraca do niewoli.
fetches = Zabiera twojego dowódcę na pokład.
takes = Zbija statek gracza { $name }: { $kind }.
takes-over = Przejmuje statek gracza { $name }: { $kind }.
rebuilds = Odbudowuje statek: { $a_ship }.
ready-home = Jeśli nikt nie przeszkodzi, w następnej turze jest w domu.
carrier-closer = Twój dowódca jest bliżej o { $by }, zostało: { $left }.
escapes = Ucieka z zasięgu statku na { $from }.
ready-fetch = Jeśli nikt nie przeszkodzi, w następnej turze odbije dowódcę.
closer = Bliżej twojego dowódcy o { $by }.
opens-fetch = W następnej turze statek może być o { $near } od dowódcy.
opens-home = W następnej turze dowódca może być o { $near } od domu.
jumps =
    { $count ->
        [one] Seria: { $count } skok.
        [few] Seria: { $count } skoki.
       *[many] Seria: { $count } skoków.
    }
blocks = { $name } nie podejdzie teraz bliżej niż na { $near }.
frees =
    { $count ->
        [one] Twoje statki zyskują { $count } ruch w następnej turze.
        [few] Twoje statki zyskują { $count } ruchy w następnej turze.
       *[many] Twoje statki zyskują { $count } ruchów w następnej turze.
    }

falling-title = Spójrz w górę
falling = Nikt nie wie, ile meteorów spadnie.
own-title = Twoja kolej
own = Złap jeden, dwa albo trzy. Zostaw cztery, a pokonasz jednego przeciwnika.
other-title = Kolej innych
other = Policz, ile zostało.
over-title = Puste niebo
over = Kto złapał ostatni meteor, ten wygrał.

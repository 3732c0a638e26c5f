mission-own = Złap jeden, dwa albo trzy. Zostaw cztery, a pokonasz jednego przeciwnika.
mission-done = Kto złapał ostatni meteor, ten wygrał.

player = Gracz { $number }
rules-only = W tej grze przewodnik nie doradza: podaje tylko zasady kroku.
not-now = Teraz nie można: { $why }.
allowed = To zagranie pozwoliło na odpowiedź ({ $name }): „{ $reason }”
worth-points = Według obliczeń botów jest to warte o { $points } pkt więcej.
worth-chance = Według obliczeń botów szansa wygranej jest wtedy większa (punkty procentowe: { $points }).
points-title = Punkty

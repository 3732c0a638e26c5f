player = Gracz { $number }
rules-only = W tej grze przewodnik nie doradza: podaje tylko zasady kroku.
not-now = Teraz nie można: { $why }.
points-title = Punkty

player = Jugador { $number }
rules-only = Para este juego no hay consejos: la guía solo nombra las reglas de cada paso.
not-now = Ahora no: { $why }.
allowed = Tras lo jugado, { $name } pudo responder: «{ $reason }»
worth-points = Según los bots, vale { $points } puntos más.
worth-chance = Según los bots, conserva { $points } puntos porcentuales más de probabilidad de ganar.
points-title = Puntos

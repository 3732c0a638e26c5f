title = Lluvia de meteoros
tagline = Atrapa el último meteoro.
option-players = Jugadores

title = Deszcz meteorów
tagline = Złap ostatni meteor.
option-players = Gracze

title = Pluie de météores
tagline = Attrapez le dernier météore.
option-players = Joueurs

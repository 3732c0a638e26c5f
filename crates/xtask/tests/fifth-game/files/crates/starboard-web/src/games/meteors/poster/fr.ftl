summary = Attrapez le plus de météores.
feat = Astronome
feat-how = Gagnez la partie.

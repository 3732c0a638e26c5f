summary = Attrapez le dernier météore.
feat = Astronome
feat-how = Gagnez la partie.

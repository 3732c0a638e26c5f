summary = Fang die meisten Meteore.
feat = Sterngucker
feat-how = Gewinne die Partie.

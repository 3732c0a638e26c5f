player = Spieler { $number }
rules-only = In dieser Partie gibt es keinen Rat: Der Lotse nennt nur die Regeln zu jedem Schritt.
not-now = Jetzt nicht: { $why }.
allowed = Was gespielt wurde, erlaubt { $name } die Antwort: „{ $reason }“.
worth-points = Nach Einschätzung der Bots ist das { $points } Punkte mehr wert.
worth-chance = Nach Einschätzung der Bots bleiben damit { $points } Prozentpunkte mehr Gewinnchance.
points-title = Punkte

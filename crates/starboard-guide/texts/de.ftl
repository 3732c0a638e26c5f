player = Spieler { $number }
rules-only = In dieser Partie gibt es keinen Rat: Der Lotse nennt nur die Regeln zu jedem Schritt.
not-now = Jetzt nicht: { $why }.
allowed = Das Gespielte erlaubt { $name } eine Antwort: „{ $reason }“
worth-points = Nach Rechnung der Bots ist das { $points } Punkte mehr wert.
worth-chance = Nach Rechnung der Bots bleiben damit { $points } Prozentpunkte mehr Gewinnchance.
points-title = Punkte

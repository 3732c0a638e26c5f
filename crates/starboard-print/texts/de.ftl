contents = Inhalt
reconstructed = rekonstruiert
on-paper = Auf Papier
about-printing = Alles, was du für eine Partie am echten Tisch brauchst, als PDF zum Drucken und Ausschneiden, und diese Regeln als Regelheft. Drucke mit 100 %, beidseitig, über die lange Seite gewendet.
paper-a4 = A4
paper-letter = US Letter
kit-colour = Bastelset in Farbe
kit-low = Bastelset, tintensparend
rulebook = Regelheft
board-on-one-sheet = Brett auf einem Bogen
cards-of-first-edition = mit den Karten der ersten Edition
about-connection = Der Server erstellt die Dateien, wenn du sie anforderst; dafür brauchst du eine Verbindung. Ohne Verbindung erstellt der Befehl „starboard print“ dieselben Dateien.

## cards

strength = Stärke
own-icon = Symbol { $ability }
adds = bringt { $cubes }
planet-icons = Planetensymbole: { $count }
from-hand = Von der Hand
alien = Alien
captain = Captain
planet = Planet
weapon = Superwaffe
crew-die = Crewwürfel
system-die = Systemwürfel

## gallery

of-aliens = Aliens
of-captains = Captains
of-planets = Planeten
of-weapons = Superwaffen
of-dice = Captainwürfel
of-guardforce = Wachen
of-locations = Orte
of-agents = Agenten
of-events = Ereignisse

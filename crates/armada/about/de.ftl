title = Armada der dunklen Seite
tagline = Baue hinter dem Mond sechs Raumschiffe und erobere mit ihrem Können die Erde.
option-edition = Edition
option-standard = Standard
option-three-boxes = Drei Module von Schiff 5 oder 6 geben
option-zero = nichts
option-two = 2 Aktionen

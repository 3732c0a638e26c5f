contents = Spis treści
reconstructed = rekonstrukcja

## cards

strength = siła
own-icon = ikona { $ability }
adds = dokłada: { $cubes }
planet-icons = ikony planety: { $count }
from-hand = Z ręki
alien = Obcy
captain = Kapitan
planet = Planeta
weapon = Superbroń
crew-die = Kość załogi
system-die = Kość systemów

## gallery

of-aliens = Obcy
of-captains = Kapitanowie
of-planets = Planety
of-weapons = Superbronie
of-dice = Kości kapitana
of-guardforce = Straż
of-locations = Miejsca
of-agents = Agenci
of-events = Wydarzenia

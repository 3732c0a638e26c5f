contents = Spis treści
reconstructed = rekonstrukcja
on-paper = Na papierze
about-printing = Wszystko, czego potrzeba do gry przy prawdziwym stole, jako PDF do wydruku i wycięcia, oraz te zasady w formie instrukcji. Drukuj w skali 100 %, dwustronnie, obracając wzdłuż dłuższej krawędzi.
paper-a4 = A4
paper-letter = US Letter
kit-colour = zestaw w kolorze
kit-low = zestaw oszczędny
rulebook = instrukcja
board-on-one-sheet = plansza na jednym arkuszu
cards-of-first-edition = z kartami pierwszej edycji
about-connection = Pliki tworzy serwer, gdy o nie poprosisz, więc potrzebne jest połączenie. Bez niego te same pliki utworzy polecenie „starboard print”.

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

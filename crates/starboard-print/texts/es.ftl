contents = Índice
reconstructed = reconstruido
on-paper = En papel
about-printing = Todo lo que hace falta para jugar en una mesa de verdad, en PDF para imprimir y recortar, y estas reglas como reglamento. Imprime al 100 %, a doble cara, volteando por el borde largo.
paper-a4 = A4
paper-letter = Letter (carta)
kit-colour = kit en color
kit-low = kit con poca tinta
rulebook = reglamento
board-on-one-sheet = tablero en una sola hoja
cards-of-first-edition = con las cartas de la primera edición
about-connection = Los archivos los crea el servidor cuando los pides, así que hace falta conexión. Sin ella, el comando «starboard print» crea los mismos archivos.

## cards

strength = fuerza
own-icon = icono { $ability }
adds = echa a la bolsa: { $cubes }
planet-icons = Iconos de planeta: { $count }
from-hand = Desde la mano
alien = Alienígena
captain = Capitán
planet = Planeta
weapon = Superarma
crew-die = Dado de tripulación
system-die = Dado de sistemas

## gallery

of-aliens = Alienígenas
of-captains = Capitanes
of-planets = Planetas
of-weapons = Superarmas
of-dice = Dados del capitán
of-guardforce = Guardias
of-locations = Lugares
of-agents = Agentes
of-events = Eventos

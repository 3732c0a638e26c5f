contents = Contents
reconstructed = reconstructed
on-paper = On paper
about-printing = Everything you need to play at a real table, as a PDF to print and cut out, and these rules as a rulebook. Print at 100 %, on both sides, flipped on the long edge.
paper-a4 = A4
paper-letter = US Letter
kit-colour = kit in colour
kit-low = low-ink kit
rulebook = rulebook
board-on-one-sheet = board on one sheet
cards-of-first-edition = with the cards of the first edition
about-connection = The server makes the files when you ask for them, so this needs a connection. Without one, the command “starboard print” makes the same files.

## cards

strength = strength
# $ability (&str)
own-icon = icon { $ability }
# $cubes (&str)
adds = adds { $cubes }
# $count (u8)
planet-icons = Planet Icons: { $count }
from-hand = From the hand
alien = Alien
captain = Captain
planet = Planet
weapon = Super Weapon
crew-die = Crew die
system-die = System die

## gallery

of-aliens = Aliens
of-captains = Captains
of-planets = Planets
of-weapons = Super Weapons
of-dice = Captain’s dice
of-guardforce = Guardforce
of-locations = Locations
of-agents = Agents
of-events = Events

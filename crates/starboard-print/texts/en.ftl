contents = Contents
reconstructed = reconstructed

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
of-dice = Captain's dice
of-guardforce = Guardforce
of-locations = Locations
of-agents = Agents
of-events = Events

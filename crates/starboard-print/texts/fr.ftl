contents = Sommaire
reconstructed = reconstitué
on-paper = Sur papier
about-printing = Tout ce qu’il faut pour jouer à une vraie table, en PDF à imprimer et à découper, et ces règles en livret. Imprimez à 100 %, recto verso, en retournant sur le bord long.
paper-a4 = A4
paper-letter = US Letter
kit-colour = kit en couleurs
kit-low = kit économe en encre
rulebook = livret de règles
board-on-one-sheet = plateau sur une seule feuille
cards-of-first-edition = avec les cartes de la première édition
about-connection = C’est le serveur qui crée les fichiers à votre demande : il faut donc une connexion. Sans elle, la commande « starboard print » crée les mêmes fichiers.

## cards

strength = force
own-icon = icône { $ability }
adds = met dans le sac { $cubes }
planet-icons = Icônes de planète : { $count }
from-hand = Depuis la main
alien = Alien
captain = Capitaine
planet = Planète
weapon = Superarme
crew-die = Dé d’équipage
system-die = Dé de système

## gallery

of-aliens = Aliens
of-captains = Capitaines
of-planets = Planètes
of-weapons = Superarmes
of-dice = Dés du capitaine
of-guardforce = Gardes
of-locations = Lieux
of-agents = Agents
of-events = Événements

powers-title = Les pouvoirs sont distribués
powers = Chaque flotte reçoit l’un des six pouvoirs ; la suivante : { $fleet }. Deux flottes n’ont jamais le même.
your-power = Votre pouvoir : { $power }. { $note }
layout-title = Déployez vos vaisseaux
layout = Disposez vos huit vaisseaux comme vous voulez sur les cases de départ autour de { $planet }.
layout-front = Les cases { $squares } font face au milieu du plateau : mettez-y les vaisseaux qui partent d’abord, par exemple un Speedy F1 comme pivot et un Bounty Cargo pour libérer le commandant.
layout-back = Le vaisseau dans le coin, en { $corner }, part en dernier ; un ICE Hunter près de la planète la garde.
other-layout = { $fleet } dispose huit vaisseaux sur les cases de départ autour de sa planète. Vous voyez chacun d’eux.

## Your own turn.

win-title = Vous pouvez gagner
stop-title = { $fleet } est tout près du but
home-title = Ramenez votre commandant
fetch-title = Libérez votre commandant
move-title = À vous de jouer
pass-title = Vous devez passer
pass = Aucun de vos vaisseaux ne peut bouger, vous passez donc. Au prochain tour, ce sera peut-être différent.
do-this = { $action }.
win-how = Le premier commandant rentré donne aussitôt la victoire, peu importe qui se trouve sur la planète.
threat-home = Un { $kind } ennemi en { $from } a le commandant à bord et peut atteindre { $home } au prochain tour.
stop-now = Vous pouvez l’empêcher : « { $action } ».
stop-block = Retirez un vaisseau qui lui sert de pivot, ou placez-vous là où il veut se poser.
stop-never = Vous ne pouvez plus l’empêcher ; espérez que l’ennemi ne le voie pas.
threat-protected = Un Bounty Cargo qui porte son commandant ne peut pas être attaqué.
aboard = Votre { $kind } en { $at } a le commandant à bord : encore { $far } jusqu’en { $home }.
carrier-danger = Danger : un { $hunter } ennemi en { $from } peut l’attaquer, et le commandant serait de nouveau prisonnier.
carrier-protected = Personne ne peut attaquer un Bounty Cargo avec le commandant à bord : rentrez donc tout droit.
carrier-on-planet = Sur la planète, personne ne peut l’attaquer ; avant de partir, cherchez une case sûre.
carrier-safe = Là où il est, aucun ennemi ne peut l’attaquer.
held = Votre commandant est retenu en { $planet } ; le vaisseau le plus proche, à { $far }, est votre { $kind } en { $at }.
held-no-ship = Votre commandant est retenu en { $planet }, mais un Speedy F1 ne peut pas le porter, et vous n’avez pas d’autre vaisseau.
leap = Un bon coup : amenez votre { $kind } de { $from } à { $to }, et vous gagnez { $gain }.
no-leap = Aucun vaisseau ne peut maintenant se rapprocher sans risque : placez-en un qui serve de pivot aux autres.
fetch-cargo = Avec le commandant à bord, un Bounty Cargo ne peut pas être attaqué ; les autres vaisseaux, si.
fetch-ends = S’y poser met fin au déplacement ; sur la planète, le vaisseau est à l’abri, et au prochain tour il repart vers chez vous.
can-attack-carrier = { $action } : ce vaisseau a le commandant à bord ({ $fleet }), qui serait de nouveau prisonnier.
can-attack = Votre { $kind } en { $from } peut attaquer un { $victim } en { $to }.
ship-danger = Un { $hunter } ennemi en { $from } peut attaquer votre { $kind } en { $at }.
will-fetch = { $fleet } peut libérer son commandant au prochain tour, depuis { $from }.
enemy-aboard = { $fleet } a son commandant à bord ({ $kind } en { $at }), à { $far } du but.
quiet-soon =
    { $turns ->
        [one] Sans attaque ni libération, la partie est nulle dans { $turns } tour.
       *[other] Sans attaque ni libération, la partie est nulle dans { $turns } tours.
    }

## Powers, when they matter.

wolf-now = Votre pile en { $at } se déplace tout entière, ou seulement son vaisseau du dessus.
wolf-can = En Loup spatial, vous pourriez empiler votre { $kind } de { $from } sur { $to }.
cheetah-now = C’est un pas et des sauts en un seul déplacement : seul le Guépard spatial en est capable.
hacker-now = En Hacker spatial, vous pouvez pirater un { $victim } en { $to } au lieu de le retirer.
rooster-now = En Coq spatial, votre Bounty Cargo peut attaquer en { $to }.
rooster-risk = En Coq spatial, vous n’avez pas de Bounty Cargo protégé.
robots-now = Au lieu de se déplacer, vos Robots spatiaux peuvent reconstruire un { $kind } perdu.
astronauts-now = Voilà un saut par-dessus la case OVNI { $ufo }, le pouvoir des Anciens Astronautes.

## Somebody else's turn.

other-title = Tour : { $fleet }
other-fetch = { $fleet } cherche à libérer son commandant en { $planet } ; son vaisseau le plus proche en est à { $far }.
other-lost = { $fleet } déplace un vaisseau, par pas ou par sauts.
other-wins = { $fleet } peut ramener son commandant maintenant.
other-fetches = { $fleet } peut libérer son commandant maintenant.
your-carrier-risk = Votre vaisseau avec le commandant, en { $at }, peut être attaqué maintenant.
your-ship-risk = Votre { $kind } en { $at } peut être attaqué maintenant.
you-are-out = Vous êtes hors jeu, mais vous pouvez continuer à regarder.
look-ahead = En attendant, cherchez une ligne de vaisseaux le long de laquelle sauter.

## The end.

won-title = Vous gagnez
lost-title = Victoire : { $fleet }
draw-title = Partie nulle
won-by = { $fleet } gagne la partie.
won-text = Beau pilotage !
lost-text = Votre commandant est { $at }. La prochaine fois, comptez combien de coups il manque encore à chaque flotte.
still-held = toujours retenu en { $planet }
still-aboard = à bord du vaisseau en { $at }, à { $far } du but
draw-text = Personne ne gagne. Une attaque ou une libération remet à zéro le compte des manches calmes.

## Counted

squares =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
squares-to-go = Cases à parcourir

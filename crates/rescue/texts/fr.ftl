## Names.

speedy = Speedy F1
hunter = ICE Hunter
cargo = Bounty Cargo
tie = TIE UFO
note-wolf = Vos vaisseaux peuvent s’empiler, jusqu’à trois par case, et voler ensemble ou un par un.
note-cheetah = Un même déplacement peut combiner un pas et un enchaînement de sauts, dans un ordre ou dans l’autre.
note-hacker = Un ICE Hunter peut pirater un vaisseau au lieu de le retirer ; trois au plus à la fois.
note-rooster = Les Bounty Cargo attaquent comme les ICE Hunter, mais porter le commandant ne les protège pas.
note-robots = Au lieu de vous déplacer, vous pouvez reconstruire un vaisseau perdu sur une case de départ libre.
note-astronauts = Les ICE Hunter et les Speedy F1 sautent par-dessus les cases OVNI, comme les TIE UFO.
note-none = Les vaisseaux suivent les règles ordinaires.
note-random = Chaque flotte reçoit au hasard l’un des six pouvoirs avant le déploiement.
note-choose = Chaque joueur dispose huit vaisseaux sur ses cases de départ.
note-standard = Toutes les flottes partent du même déploiement éprouvé ; la partie commence aussitôt.

## The table.

fleet-name = Flotte { $number }
legend = 1F vaisseau de la place 1 (F Speedy F1, H ICE Hunter, C Bounty Cargo, T TIE UFO), * commandant à bord, {"'"} piraté, 2 ou 3 une pile ; (1) planète, U OVNI, r et o cases solaires
stack-line = Pile en { $square }, de bas en haut : { $ships }
commander-held = commandant retenu en { $planet }
commander-aboard = commandant à bord : { $ship } en { $square }
out = hors jeu
lost-ships = pertes : { $ships }
quiet-line = Tours sans attaque ni libération : { $quiet } sur { $limit }

## What is to be done now.

prompt-powers = Les pouvoirs sont distribués.
prompt-layout = Déployez vos vaisseaux : la case suivante est { $square }.
prompt-fetch = Déplacez un vaisseau pour libérer votre commandant.
prompt-bring-home = Déplacez un vaisseau pour ramener votre commandant.
prompt-over = La partie est finie.

## Actions in plain words.

say-lay = Placer { $a_ship } en { $square }
say-step = Déplacer votre { $kind } de { $from } à { $to }
say-jump = Sauter avec votre { $kind } de { $from } à { $to }
say-attraction = Suivre l’attraction solaire de { $from } à { $to } avec votre { $kind }
say-stack = Empiler votre { $kind } de { $from } sur { $to }
say-pick-up = Libérer votre commandant en { $to } avec votre { $kind } de { $from }
say-home = Ramener votre { $kind } de { $from } en { $to } et gagner
say-attack = Attaquer en { $to } ({ $victim }) avec votre { $kind } de { $from }
say-take-over = Pirater en { $to } ({ $victim }) avec votre { $kind } de { $from }, et l’amener en { $home }
say-rebuild = Reconstruire { $a_ship } en { $on }
say-pass = Passer : rien ne peut bouger
whole-stack = pile entière
top-ship = seulement le vaisseau du dessus

## What happened.

told-dealt = { $name } reçoit un pouvoir : { $power }.
told-laid = { $name } place { $a_ship } en { $square }.
told-moved = { $name } déplace son { $kind } de { $from } { $path }.
told-stack-moved =
    { $ships ->
        [one] { $name } déplace une pile de { $ships } vaisseau, { $a_ship } au sommet, de { $from } { $path }.
       *[other] { $name } déplace une pile de { $ships } vaisseaux, { $a_ship } au sommet, de { $from } { $path }.
    }
path-step = jusqu’en { $to }
path-jump = par-dessus { $over } jusqu’en { $to }
path-attraction = puis par attraction solaire jusqu’en { $to }
told-stacked =
    { $height ->
        [one] Cela forme une pile de { $height } vaisseau en { $square }.
       *[other] Cela forme une pile de { $height } vaisseaux en { $square }.
    }
told-picked-up = { $name } libère son commandant !
told-came-home = { $name } ramène son commandant à bon port !
told-removed = { $owner } perd son { $kind } en { $square }.
told-stays = L’attaquant reste où il était.
told-taken-over = { $owner } se fait pirater son { $kind } par { $name }, qui l’amène en { $home }.
told-returned = { $name } voit son commandant ramené captif en { $planet }.
told-rebuilt = { $name } reconstruit { $a_ship } en { $square }.
told-passed = { $name } ne peut rien déplacer et passe.
told-out = { $name } est hors jeu.
told-won = { $name } gagne la partie !
told-drawn = La partie est nulle.

## How it ended.

ended-rescued = Un commandant est rentré chez lui.
ended-last = Il ne reste plus qu’une flotte.
ended-repetition = La même position revient pour la troisième fois : partie nulle.
ended-quiet = Quarante manches sans attaque ni libération : partie nulle.

## Why an action is not possible

game-over = la partie est finie
dealing = les pouvoirs sont en cours de distribution
lay-first = il faut d’abord déployer les vaisseaux
only-in-layout = les vaisseaux ne se déploient qu’avant le premier tour
kind-used-up = vos deux { $kind } sont déjà sur le plateau
must-act = vous devez vous déplacer si vous le pouvez
no-ship = il n’y a pas de vaisseau en { $square }
not-yours = le vaisseau en { $square } n’est pas à vous
wolf-only = seul le Loup spatial peut déplacer le vaisseau du dessus d’une pile
no-stack = il n’y a pas de pile en { $square }
back-to-start = un déplacement ne peut pas revenir à son point de départ
ufo-square = aucun vaisseau ne peut se poser en { $square } : c’est une case OVNI
own-ship-there = votre propre vaisseau se trouve en { $square }
stack-full = trois vaisseaux au plus peuvent se trouver sur une case
attack-is-written-x = un vaisseau ennemi se trouve en { $square } : on ne peut y aller que par une attaque, notée avec x
occupied = un vaisseau ennemi se trouve en { $square }
cannot-attack = { $a_ship } ne peut pas attaquer
nothing-to-attack = il n’y a pas de vaisseau ennemi en { $square }
protected = un Bounty Cargo qui porte son commandant ne peut pas être attaqué
safe-on-planet = un vaisseau posé sur une planète ne peut pas être attaqué
speedy-cannot-carry = un Speedy F1 ne peut pas porter le commandant
commander-not-here = votre commandant n’est pas retenu en { $square }
commander-is-aboard = votre commandant n’est plus là, mais à bord de votre vaisseau
home-without-commander = un vaisseau ne se pose sur sa propre planète qu’avec le commandant à bord
no-way = par pas ou par sauts, votre { $kind } ne peut pas atteindre { $to }
hacker-only = seul le Hacker spatial peut pirater des vaisseaux
hunter-takes-over = seul un ICE Hunter peut pirater des vaisseaux
three-hacked = il y a déjà trois vaisseaux piratés sur le plateau
not-a-start = { $square } n’est pas l’une de vos cases de départ
start-taken = la case de départ { $square } n’est pas libre
robots-only = seuls les Robots spatiaux peuvent reconstruire des vaisseaux
none-lost = vous n’avez perdu aucun { $kind }

## Counted

ships =
    { $count ->
        [one] { $count } vaisseau
       *[other] { $count } vaisseaux
    }

## Ships with the articles that they need

a-hunter = un ICE Hunter
a-cargo = un Bounty Cargo
a-tie = un TIE UFO
a-speedy = un Speedy F1

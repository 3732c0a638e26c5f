quiet = Calme { $turns }/{ $limit }
prompt-layout = Déployez vos huit vaisseaux autour de votre planète, puis confirmez.
step-powers = Pouvoirs
step-layout = Déploiement
step-move = Déplacement
step-over = Fin
player-out = hors jeu
held-short = en { $planet }
home-short = chez lui
aboard-short = à bord, { $square }
board-label = Plateau hexagonal, rangées a à m. Les flèches passent d’une case à l’autre, virgule et point d’une case possible à l’autre, Enter choisit.
brief-move = { $kind } de { $from } à { $to }
brief-attack = { $kind } en { $from } attaque en { $to }
brief-hack = { $kind } en { $from } pirate en { $to }, vers { $home }
told-took-yours = { $name } retire votre { $kind } en { $square }.
told-took = { $name } retire un { $kind } en { $square } (flotte : { $owner }).
told-you-hacked = { $name } pirate votre { $kind }.
told-you-returned = Votre commandant est ramené captif en { $planet }.

## What is on a square.

empty = vide
ufo = case OVNI
red = case solaire rouge
orange = case solaire orange
planet-of = planète ({ $name })
planet-free = planète sans flotte
holds = y est retenu le commandant ({ $name })
ship-of = { $kind } ({ $name })
with-commander = { $ship } avec le commandant à bord
above = dessous : { $ship }
hacked = piraté
starting-square = case de départ ({ $name })
drafted = { $kind }, pas encore confirmé

## What a square would mean.

can-move = peut bouger
chosen = choisie
aim-step = pas
aim-jump =
    { $count ->
        [one] saut, { $count } arrivée
       *[other] saut, { $count } arrivées
    }
aim-attraction = attraction solaire jusqu’ici
aim-attack = attaquer ici
aim-pickup = libérer votre commandant
aim-home = rentrer et gagner
aim-stack = empiler ici
aim-rebuild = reconstruire ici
aim-receive = amener ici le vaisseau piraté
aim-lay = placer un vaisseau ici

## What to do.

choose-ship = Choisissez un vaisseau qui peut bouger
stuck = Ce vaisseau ne peut pas bouger maintenant
choose-target = Choisissez où aller
tap-again = Touchez encore pour jouer
put-down = Reposer
whole-stack = Pile entière
top-only = Vaisseau du dessus
destroy = Détruire
take-over = Pirater : choisissez une case de départ
rebuild = Reconstruire { $kind }
pass = Passer
turn-board = Votre planète en bas
turn-on = Tourner le plateau (planète en bas : { $name })
legend = Légende
sign-own = peut bouger
sign-step = pas
sign-jump = saut
sign-attraction = attraction
sign-attack = attaque
sign-pickup = libération
sign-home = retour
sign-rebuild = placer un vaisseau
sign-stack = pile

## Layout.

tray = Vaisseaux à déployer
tray-ship = { $kind }, reste { $left }
standard = Standard
clear = Tout retirer
ready = Prêt
lay-how = Choisissez un vaisseau ci-dessous puis une case de départ, glissez-le dessus, ou tapez F, H, C ou T sur la case
lay-ready = Les huit vaisseaux sont en place : choisissez « Prêt » ou déplacez-les encore
not-your-start = Ce n’est pas l’une de vos cases de départ (R8)
laid-already = Ce vaisseau est déjà placé ; « Annuler » le reprend
none-left = Vos deux { $kind } sont déjà placés (R5)
pick-first = Choisissez d’abord un vaisseau

## The end in one line, and the chart of a finished game.

you-win-by-squares =
    { $squares ->
        [one] Vous gagnez avec { $squares } case d’avance
       *[other] Vous gagnez avec { $squares } cases d’avance
    }
wins-by-squares =
    { $squares ->
        [one] { $name } gagne avec { $squares } case d’avance
       *[other] { $name } gagne avec { $squares } cases d’avance
    }
you-are-last = Vous gagnez : il ne reste que votre flotte
is-last = { $name } gagne : c’est la dernière flotte en jeu

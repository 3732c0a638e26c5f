## Ships.

own-ship = Votre { $kind }.
ship = { $kind } : { $name }.
own-stack = Votre pile de { $height }, { $kind } au sommet.
stack = Pile de { $height }, { $kind } au sommet : { $name }.
note-speedy = Il fait un ou deux pas, mais ne peut pas porter le commandant.
note-hunter = Il retire un vaisseau ennemi en se posant dessus.
note-cargo = Avec le commandant à bord, il ne peut pas être attaqué.
note-rooster = Il attaque comme un ICE Hunter, mais n’est pas à l’abri avec le commandant.
note-tie = Il saute aussi par-dessus les cases OVNI.
note-hacked = Ce vaisseau piraté vient d’une autre flotte.
can-reach =
    { $count ->
        [0] Il ne peut pas bouger maintenant.
        [one] Il peut atteindre { $count } case maintenant.
       *[other] Il peut atteindre { $count } cases maintenant.
    }
own-aboard = Votre commandant est à bord : { $squares } jusqu’en { $home }.
aboard = Le commandant est à bord : { $squares } jusqu’en { $home }.
can-be-attacked = Votre vaisseau en { $from } peut l’attaquer maintenant.
protected = Avec le commandant à bord, il ne peut pas être attaqué.

## Squares.

own-planet = Votre planète : qui ramène son commandant en premier gagne.
planet = Planète : { $name }. Les vaisseaux peuvent sauter par-dessus.
planet-free = Planète sans propriétaire. Les vaisseaux peuvent sauter par-dessus.
prison = Cette planète ({ $name }) retient votre commandant : posez-vous ici pour le prendre à bord, mais pas avec un Speedy F1.
holds = Commandant retenu ici : { $name }.
ufo = Case OVNI : aucun vaisseau ne peut s’y poser. Les TIE UFO peuvent sauter par-dessus.
red =
    { $count ->
        [one] Case solaire rouge : un vaisseau qui s’y pose peut rejoindre aussitôt n’importe quelle case rouge libre ; { $count } est libre maintenant.
       *[other] Case solaire rouge : un vaisseau qui s’y pose peut rejoindre aussitôt n’importe quelle case rouge libre ; { $count } sont libres maintenant.
    }
orange =
    { $count ->
        [one] Case solaire orange : un vaisseau qui s’y pose peut rejoindre aussitôt n’importe quelle case orange libre ; { $count } est libre maintenant.
       *[other] Case solaire orange : un vaisseau qui s’y pose peut rejoindre aussitôt n’importe quelle case orange libre ; { $count } sont libres maintenant.
    }
own-start = Case de départ de votre flotte.
start = Case de départ : { $name }.
own-lay = Case de départ de votre flotte : mettez-y l’un de vos huit vaisseaux.
empty = Case vide.
reached-by =
    { $count ->
        [0] Aucun de vos vaisseaux ne peut venir ici maintenant.
        [one] { $count } de vos vaisseaux peut venir ici maintenant.
       *[other] { $count } de vos vaisseaux peuvent venir ici maintenant.
    }

## Players.

you-have = Vous avez { $ships }. Sans vaisseau, une flotte est hors jeu.
player-has = { $name } a { $ships }. Sans vaisseau, une flotte est hors jeu.
you = Votre planète est { $home } ; votre commandant a été emmené en { $prison }.
player = { $name } a pour planète { $home } ; son commandant a été emmené en { $prison }.
power = { $power }. { $note }
your-held = Votre commandant est retenu en { $prison } : posez-vous là avec n’importe quel vaisseau sauf un Speedy F1.
held = { $name } : commandant retenu en { $prison }.
your-aboard = Votre commandant est à bord de votre { $kind } en { $at }, à { $squares } du but.
other-aboard = { $name } : commandant à bord ({ $kind } en { $at }), à { $squares } du but.
your-home = Votre commandant est rentré : vous gagnez.
home = { $name } : commandant rentré.

## Kinds, buttons, the count of quiet turns.

act-pass = Aucun de vos vaisseaux ne peut bouger, vous passez donc.
choose-destroy = Retire pour de bon le vaisseau ennemi ; pour le pirater, choisissez plutôt l’une de vos cases de départ.
choose-whole = Déplace toute la pile. Le vaisseau du dessus décide où elle peut aller.
choose-top = Ne déplace que le vaisseau du dessus ; les autres restent.
choose-rebuild = Au lieu de vous déplacer, vous remettez { $a_ship } sur l’une de vos cases de départ.
choose-put-down = Efface votre choix. Rien n’est joué.
choose-standard = Dispose vos huit vaisseaux dans l’ordre standard. Vous pouvez encore le changer.
choose-clear = Retire de nouveau tous les vaisseaux des cases de départ.
choose-ready = Confirme votre déploiement. Les huit vaisseaux doivent être placés.
quiet = Tours de suite sans attaque ni libération : { $quiet }. À { $limit }, la partie est nulle.

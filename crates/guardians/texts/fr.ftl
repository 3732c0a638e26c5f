pilot = Pilote { $number }
not-placed = pas encore en jeu
destroyed = détruit
out = hors jeu
level = niveau { $level }
has-missile = missile prêt
has-power = turbo chargé
supply-line = Réserve : monstres { $monsters }, moitiés de vaisseaux { $halves }
waiting-line = En attente à côté du plateau : moitiés gauches { $left }, moitiés droites { $right }, vaisseaux entiers { $ships }
legend = 1-5 monstres, <> vaisseau amiral, x vaisseau endommagé, * mine, A-D chasseurs

## What is to be done now.

prompt-setup = Les envahisseurs prennent position.
prompt-wave = Les renforts arrivent.
prompt-place = Placez votre chasseur sur une case vide de la rangée 1.
prompt-mine-setup = Placez la mine sur l’une de ses cases.
prompt-return = Votre chasseur est détruit : payez pour revenir, ou retirez-vous.
prompt-retire = Votre chasseur est détruit et ne peut pas revenir : retirez-vous.
prompt-move = Déplacez votre chasseur, restez sur place ou achetez quelque chose.
prompt-only-move = Déplacez votre chasseur, ou restez sur place.
prompt-stay = Votre chasseur ne peut pas bouger : restez sur place, ou achetez quelque chose.
prompt-only-stay = Votre chasseur ne peut pas bouger : restez sur place.
prompt-boost-shots =
    { $shots ->
        [one] Turbo : encore { $shots } tir supplémentaire à faire.
       *[other] Turbo : encore { $shots } tirs supplémentaires à faire.
    }
prompt-boost-move = Continuez dans la même direction, ou restez sur place.
prompt-shoot =
    { $shots ->
        [one] Feu !
       *[other] Feu ! Il vous reste { $shots } tirs.
    }
prompt-mine = Poussez la mine d’une case vers la droite, ou laissez-la.
prompt-mine-again = Renvoyez la mine sur l’une de ses cases, ou laissez-la.
prompt-mine-stuck = La mine ne peut pas bouger : laissez-la.
prompt-over = La partie est finie.

## Actions in plain words.

say-place = Placer le chasseur en { $square }
say-mine-place = Placer la mine en { $square }
say-mine-move = Pousser la mine en { $square }
say-mine-explode = Pousser la mine en { $square } et détruire { $what }
say-mine-hold = Laisser la mine où elle est
say-move = Voler en { $square } ({ $target })
say-stay = Rester sur place ({ $target })
say-boost = Turbo en { $square } et tirs supplémentaires ({ $target })
say-fire = Tirer ({ $target })
say-launch = Lancer le missile sur la rangée { $row }
say-buy-missile = Acheter un missile pour { $payment }
say-upgrade = Passer au niveau { $level } pour { $payment }
say-charge = Charger le turbo pour { $payment }
say-return = Revenir en { $square } pour { $payment }
say-retire = Se retirer de la partie

## What a shot would meet.

above-nothing = rien au-dessus
above-mine = la mine au-dessus
above-fighter = un autre chasseur au-dessus
above-invader = { $what } en { $square }
monster = un monstre de valeur { $value }
whole-ship = une moitié de vaisseau amiral
damaged-ship = un vaisseau amiral endommagé
empty-square = vide

## Events.

told-placed = { $name } commence en { $square }.
told-mine-placed = { $name } place la mine en { $square }.
told-moved = { $name } vole de { $from } à { $to }.
told-stayed = { $name } reste sur place.
told-boosted = { $name } enclenche le turbo en { $square }.
told-fired = { $name } tire depuis { $from }.
told-missed = { $name } manque son tir.
told-took = { $name } abat un envahisseur en { $square } : { $points }.
told-ship-damaged = { $name } endommage un vaisseau amiral en { $square }.
told-hit-fighter = { $name } touche { $victim } et prend un jeton de { $points }.
told-hit-poor-fighter = { $name } touche { $victim }, mais il n’y a aucun jeton à prendre.
told-hit-mine = { $name } touche la mine, sans aucun effet.
told-launched = { $name } lance un missile sur la rangée { $row }.
told-boxed = La moitié de vaisseau amiral en { $square } est perdue.
told-column = La colonne { $letter } est vidée !
told-descended = Tous les envahisseurs descendent d’une rangée.
told-descended-above = Les envahisseurs au-dessus de la rangée { $row } descendent d’une rangée.
told-passed = Un envahisseur atteint la planète par la colonne { $letter } !
told-mine-exploded = La mine explose en { $square } et emporte un envahisseur.
told-collided = Un envahisseur percute { $name } en { $square } : chasseur et envahisseur sont détruits.
told-monster-arrived = Un monstre de valeur { $value } arrive en { $square }.
told-half-arrived = Une moitié de vaisseau amiral arrive en { $square }.
told-left-aside = La moitié gauche d’un vaisseau amiral est mise de côté.
told-right-aside = La moitié droite d’un vaisseau amiral est mise de côté.
told-ship-waits = Un vaisseau amiral attend la prochaine vague.
told-mine-moved = { $name } pousse la mine en { $to }.
told-mine-held = { $name } laisse la mine où elle est.
told-bought-missile = { $name } achète un missile pour { $payment }.
told-upgraded = { $name } améliore son chasseur pour { $payment }.
told-charged = { $name } charge son turbo pour { $payment }.
told-returned = { $name } revient en { $square } pour { $payment }.
told-retired = { $name } se retire de la partie.

## Endings.

ended-cleared = Plus un seul envahisseur : la planète est sauvée.
ended-quiet = Tout le monde a manqué son tir : les envahisseurs se replient.
ended-cap = Cinq manches sans rien abattre : le combat s’arrête là.
ended-raided = La planète est envahie : tout le monde perd.
ended-all-out = Il ne reste plus aucun pilote : tout le monde perd.

## Why an action is not possible

game-over = la partie est finie
drawing = le tirage des jetons est en cours
not-this-step = ce n’est pas le moment : d’abord le déplacement, puis le tir, puis la mine
only-in-setup = ce n’est possible qu’avant le premier tour
not-empty = la case { $square } n’est pas vide
not-your-square = votre chasseur n’est pas en { $square }
not-straight = un chasseur vole en ligne droite
blocked = la voie est bloquée en { $square }
other-heading = après le turbo, le chasseur continue dans la même direction
shots-first = d’abord les tirs supplémentaires
must-shoot-or-mine = votre chasseur a déjà bougé
no-power = vous n’avez pas de turbo chargé
no-boost-now = le turbo ne sert qu’une fois, pendant le déplacement
no-missile = vous n’avez pas de missile
no-missile-in-boost = un missile ne remplace pas un tir supplémentaire
no-target = le premier objet au-dessus doit être un envahisseur
fighter-in-row = un autre chasseur se trouve dans cette rangée
advanced-only = cela fait partie de la variante avancée
missile-bought = vous avez déjà acheté votre missile
highest-level = votre chasseur est déjà au niveau maximum
power-used = le turbo ne s’achète qu’une fois par partie
no-purchase-now = un achat prend tout le tour, à la place du déplacement et du tir
not-enough = cela ne fait pas { $price } points
not-owned = vous n’avez pas ces jetons
too-many = vous pourriez garder l’un de ces jetons et payer quand même le prix entier
not-destroyed = votre chasseur n’est pas détruit
return-first = votre chasseur est détruit : revenez d’abord, ou retirez-vous
no-mine = la mine n’est pas en jeu
mine-goes-right = la mine avance d’une case vers la droite
mine-squares-only = la mine entre sur l’une de ses cases, a1 à a4
fighter-there = un chasseur s’y trouve
place-mine-first = il faut d’abord placer la mine
place-first = il faut d’abord placer les chasseurs

## Counted

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

supply = Réserve { $count }
step-setup = Début
step-wave = Vague
step-place = Placement
step-mine = Mine
step-return = Retour
step-move = Déplacement
step-shoot = Tir
step-over = Fin
fighter-destroyed = détruit
player-out = hors jeu
has-missile = missile
power-charged = turbo chargé
power-empty = pas de turbo
fighter-level = chasseur de niveau { $level }
tokens-of = { $count } × { $value }
board-label = Plateau, colonnes a à f, rangées 1 (planète) à 10
square-label = { $square } : { $what }
square-possible = { $label }, possible
square-chosen = { $label }, choisie
the-mine = mine
fighter-of = chasseur ({ $name }), niveau { $level }
empty = vide

## Actions.

choose-square = Choisissez une case marquée
place-on = Placer en { $square }
move-to = Voler en { $square }
boost-to = Turbo en { $square }
mine-to = Mine en { $square }
stay = Rester
fire = Tirer
launch = Lancer le missile
hold-mine = Laisser la mine
buy-missile = Missile · 10
upgrade = Amélioration · 10
charge = Turbo · 15
return-on = Revenir en { $square } · 10
retire = Se retirer

## Payment.

pay-title = À payer : { $what }
pay-intro =
    { $price ->
        [one] Donnez des jetons pour { $price } point au moins. On ne rend pas la monnaie.
       *[other] Donnez des jetons pour { $price } points au moins. On ne rend pas la monnaie.
    }
pay-sum = Vous payez { $sum } sur { $price }
pay-more = Ajouter un jeton de { $value }
pay-less = Reprendre un jeton de { $value }
pay-of = { $paid } sur { $owned }
pay-now = Payer { $sum }

## What the others did to whoever reads it.

told-you-were-hit = { $name } vous touche et prend un jeton de { $points }.
told-you-were-spared = { $name } vous touche, mais vous n’avez aucun jeton à perdre.
told-you-were-rammed = Un envahisseur vous percute en { $square } : les deux appareils sont détruits.

## Names of parts of the board in sentences, in all forms.

names-of-row = rangée { $row }
names-of-column = colonne { $column }

## The end in one line.

headline-raided = La planète est perdue
headline-all-out = Aucun pilote n’est revenu

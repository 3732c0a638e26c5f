## What stands on a square.

monster = Monstre : { $points } pour le pilote qui l’abat.
half = Moitié d’un vaisseau amiral. Le premier tir ne rapporte rien ; l’autre moitié vaut ensuite 10 points.
damaged = Vaisseau amiral endommagé : { $points } pour le pilote qui l’abat.
last-in-column = C’est le dernier envahisseur de la colonne { $column } : abattez-le, et tous les envahisseurs descendent d’une rangée.
descents =
    { $rows ->
        [one] Dans la rangée 1, seule la mine peut l’arrêter. À la prochaine descente, tout le monde perd.
       *[other] Il est à { $rows } descentes de votre planète.
    }
own-fighter =
    { $shots ->
        [one] Votre chasseur. Il vole en ligne droite, puis tire tout droit vers le haut.
       *[other] Votre chasseur, niveau { $shots }. Il vole en ligne droite, puis tire { $shots } fois tout droit vers le haut.
    }
fighter = Chasseur : { $name }.
fighter-level = Chasseur de niveau { $level } : { $name }.
rammed = Une descente amènerait sur lui l’envahisseur en { $square } : tous deux seraient détruits.
fighter-rich = Le toucher rapporte son jeton de plus faible valeur ({ $name }) : { $points }.
fighter-poor = Le toucher ne rapporte rien : { $name } n’a pas de jetons.
the-mine = La mine : l’envahisseur qui la rencontre est détruit avec elle, sans points. Après votre tir, vous pouvez la pousser d’une case vers la droite.

## Empty squares.

empty = Case vide. Les chasseurs peuvent la survoler.
empty-low = Case vide de la rangée 1. Si un envahisseur descend plus bas que cette rangée, tout le monde perd.
empty-top = Case vide de la rangée 10, où arrivent les renforts.
mine-square = Case de mine : c’est là que la mine commence, et qu’elle revient après la colonne f.
cannot-fly = Case vide. Vous ne pouvez pas y voler : { $why }.
can-start = Vous pouvez commencer ici.
can-return = Votre chasseur peut revenir ici.
can-mine = La mine peut aller ici.

## What would be shot.

shot-monster = D’ici, vous toucheriez le monstre en { $target } : { $points }.
shot-half = D’ici, vous toucheriez le vaisseau amiral en { $target } : pas encore de points.
shot-damaged = D’ici, vous toucheriez le vaisseau endommagé en { $target } : { $points }.
shot-fighter = D’ici, vous toucheriez le chasseur en { $target } ({ $name }).
shot-mine = D’ici, la mine en { $target } arrêterait votre tir.
shot-nothing = D’ici, votre tir ne toucherait rien.

## Actions.

act-stay = Vous restez en { $square }.
act-move = Vous volez en { $square }.
hit-monster = Votre tir touche le monstre en { $target } : { $points }.
hit-half = Votre tir casse en deux le vaisseau amiral en { $target } : pas encore de points.
hit-damaged = Votre tir touche le vaisseau endommagé en { $target } : { $points }.
hit-fighter = Votre tir touche le chasseur en { $target } ({ $name }) et prend le jeton de plus faible valeur.
hit-mine = La mine en { $target } arrête votre tir.
hit-nothing = Votre tir ne touche rien : la colonne { $column } est vide au-dessus de vous.
act-boost =
    { $shots ->
        [one] Vous volez en { $square }, y faites { $shots } tir supplémentaire, et pouvez continuer. Cela consomme votre turbo.
       *[other] Vous volez en { $square }, y faites { $shots } tirs supplémentaires, et pouvez continuer. Cela consomme votre turbo.
    }
act-launch = Votre missile prend toute la rangée { $row } : { $points }. Les envahisseurs au-dessus descendent, et des renforts arrivent.
act-mine = La mine va en { $square }.
mine-hits = L’envahisseur qui s’y trouve est détruit avec elle, sans points.
act-hold = La mine reste en { $square }, et votre tour s’achève.
act-retire = Vous quittez la partie : vous gardez vos points mais ne pouvez plus gagner.
buy-missile = Votre missile : une fois, à la place d’un tir, il prend toute une rangée. Il coûte { $price } de vos points de victoire et tout ce tour.
buy-upgrade =
    { $level ->
        [one] Niveau { $level } : { $level } tir à chaque tour suivant. Coûte { $price } de vos points de victoire et tout ce tour.
       *[other] Niveau { $level } : { $level } tirs à chaque tour suivant. Coûte { $price } de vos points de victoire et tout ce tour.
    }
buy-power =
    { $shots ->
        [one] Un turbo chargé : une fois, { $shots } tir supplémentaire en plein vol. Il coûte { $price } de vos points de victoire et tout ce tour.
       *[other] Un turbo chargé : une fois, { $shots } tirs supplémentaires en plein vol. Il coûte { $price } de vos points de victoire et tout ce tour.
    }
buy-return = Votre chasseur revient dans la rangée 1, et vous jouez un tour normal. Cela coûte { $price } de vos points de victoire.

## Players.

you-at = Votre chasseur est en { $square }. Vous avez { $points }.
player-at = { $name } : chasseur en { $square }, { $points }.
you-waiting = Votre chasseur n’est pas encore sur le plateau. Vous avez { $points }.
player-waiting = { $name } : pas encore sur le plateau, { $points }.
you-destroyed = Votre chasseur est détruit. Vous avez { $points } ; son retour en coûte { $price }.
player-destroyed = { $name } : chasseur détruit, { $points }. Le retour coûte { $price }.
you-out = Vous êtes hors jeu et ne pouvez plus gagner.
player-out = { $name } est hors jeu et ne peut plus gagner.
your-score = Vous avez { $points }, la somme de vos jetons. Ils paient les achats ; qui a le plus de points gagne.
score = { $name } a { $points }, la somme des jetons pris. Qui a le plus de points gagne.
tokens =
    { $count ->
        [one] { $count } jeton de { $points }.
       *[other] { $count } jetons de { $points } chacun.
    }
tokens-use = Les achats se paient en jetons, et un chasseur touché perd son jeton de plus faible valeur.
gear-fighter =
    { $level ->
        [one] Chasseur de niveau { $level } : { $level } tir par tour. Une amélioration en ajoute un.
       *[other] Chasseur de niveau { $level } : { $level } tirs par tour. Une amélioration en ajoute un.
    }
gear-highest =
    { $level ->
        [one] Chasseur de niveau { $level }, le plus haut : { $level } tir par tour.
       *[other] Chasseur de niveau { $level }, le plus haut : { $level } tirs par tour.
    }
gear-missile = Un missile : une fois, à la place d’un tir, il prend toute la rangée du premier envahisseur au-dessus.
gear-charged =
    { $shots ->
        [one] Turbo chargé : une fois, { $shots } tir supplémentaire en plein vol.
       *[other] Turbo chargé : une fois, { $shots } tirs supplémentaires en plein vol.
    }
gear-empty = Turbo non chargé : pour { $price } points et un tour entier, il donne une fois des tirs supplémentaires.

## The supply.

supply = Encore à venir : monstres { $monsters }, moitiés de vaisseaux amiraux { $halves }. Ils remplissent la rangée 10 chaque fois qu’un tir vide une colonne.
supply-empty = La réserve est épuisée : il ne viendra plus d’envahisseurs.

## Boxes.

box-built = Vaisseau { $ship } : case construite avec { $value }.
box-value = Vaisseau { $ship } : case de valeur { $value }. Un dé qui construit et montre { $value } la construit.
box-late = Vaisseau { $ship } : case de valeur { $value }, mais la cale est fermée et ne construit plus rien.
box-closed = Vaisseau { $ship } : cercle vide. La cale est fermée et ne prend plus de valeurs.
box-void = Vaisseau { $ship } : l’autre cercle de cette case est construit, celui-ci reste donc vide.
box-empty = Vaisseau { $ship } : un cercle vide.
needs-same = L’autre case de sa paire porte { $value } : seul un { $value } les rend identiques.
needs-pair = Les deux cases d’une paire doivent avoir la même valeur.
needs-exactly = Un { $value } ici porte sa colonne à 6.
needs-six = Les deux cases d’une colonne doivent faire 6.
needs-lost = Sa colonne ne peut plus faire 6.
needs-balance = Les quatre cases de gauche et les quatre de droite peuvent différer de 3 au plus.
needs-at-most = Avec le centre, elle doit rester sous 7 : { $value } au plus.
needs-a-six = Avec le centre, elle doit dépasser 8 : seul un 6 convient.
needs-at-least = Avec le centre, elle doit dépasser 8 : { $value } au moins.
needs-low = Les quatre valeurs doivent rester sous 8 ; pour l’instant, elles font { $sum }.
needs-high = Les quatre valeurs doivent dépasser 20 ; pour l’instant, elles font { $sum }.

## Bars and ships.

bar = Compte à rebours du vaisseau { $ship } : reste { $squares }. Une fois le dernier coché, sa cale s’effondre.
bar-closed = Le vaisseau { $ship } est fermé : sa barre ne décompte plus.
ship = Le vaisseau { $ship } vaut { $points } s’il est achevé : { $condition }.
ship-built = Cases construites : { $built } sur { $boxes }.
ship-completed = Il est achevé !
ship-collapsed = Sa cale s’est effondrée, mais ce qui est construit compte encore.
gives-1 = Donne un joker par paire construite de valeurs identiques. Pour l’instant : { $count }.
gives-2 = Donne des relances pour les colonnes construites qui font 6 : 2 pour une, 5 pour deux, 10 pour les trois. Pour l’instant : { $count }.
gives-3 = Donne des lancers : 4 dès une case construite, 9 pour deux colonnes entières côte à côte, 12 pour trois, 16 s’il est achevé. Pour l’instant : { $count }.
gives-4 = S’il est achevé, donne 2 lancers, et 5 retournements si ses trois valeurs font exactement 10. Retournements pour l’instant : { $count }.
gives-5 = Donne des +1 : 2 pour deux cases construites, { $three } pour trois, 5 s’il est achevé. Pour l’instant : { $count }.
gives-6 = Donne des −1 : 2 pour deux cases construites, { $three } pour trois, 5 s’il est achevé. Pour l’instant : { $count }.

## Dice.

face = Montre { $face }. Il peut donner sa valeur, construire { $boxes } ou décompter le vaisseau { $face }.
face-plain = Montre { $face }. Il peut donner sa valeur ou décompter le vaisseau { $face } ; il n’a encore rien à construire.
face-builds = Montre { $face }. Il construirait { $circles }.
face-idle = Montre { $face }. Il n’a rien à construire.
face-value = Ce { $face } a donné sa valeur.
face-build = Ce { $face } a construit.
face-countdown = Ce { $face } décompte.
die-none = Ce dé n’a pas encore été lancé.
die = Montre { $face }. Tant que les dés ne remplissent aucun niveau ouvert, des compétences peuvent le modifier.
die-rerolled = Montre { $face }. Il a été relancé dans cette attaque et ne peut plus l’être.
die-changed = Montre { $face }. Il a été modifié dans cette attaque et reste tel quel.
sum = Les dés totalisent { $sum }. Certains niveaux demandent un total.
role-value = D’abord, un dé donne une valeur : inscrivez-la dans un cercle vide d’un vaisseau ouvert.
role-build = Puis un autre dé construit toutes les cases qui portent sa valeur, sur tous les vaisseaux ouverts.
role-countdown = Le dernier dé coche un cran de la barre du vaisseau de son numéro.

## What the armada can do.

about-rolls = Un lancer, c’est une attaque de la Terre avec trois dés.
about-wilds = Un joker coche n’importe quel niveau ouvert, sans dés.
about-rerolls = Une relance lance de nouveau un dé, chaque dé une fois par attaque.
about-flips = Un retournement met un dé sens dessus dessous : 1 devient 6, 2 devient 5, 3 devient 4.
about-plus = +1 monte un dé d’un point ; un 6 reste.
about-minus = −1 baisse un dé d’un point ; un 1 reste.
have = Reste : { $count }.
would-have = Tels que sont vos vaisseaux, vous en auriez { $count }.

## The Earth.

level = { $level } : { $asks }.
level-crossed = Déjà coché.
level-chance = Environ { $percent } lancers sur 100 le remplissent.
level-rare = Moins d’un lancer sur 100 le remplit.
level-last = C’est le dernier de sa région ({ $region }) : { $points }.
region =
    { $levels ->
        [one] { $region } : { $points } une fois { $levels } niveau coché ; coché pour l’instant : { $crossed }.
       *[other] { $region } : { $points } une fois les { $levels } niveaux cochés ; cochés pour l’instant : { $crossed }.
    }
region-conquered = Région conquise ({ $region }) : { $points }.
region-focus = Elle est commencée, il faut donc la finir d’abord.
region-barred = À finir d’abord : { $region }.
world = La Terre : { $crossed } niveaux cochés sur { $levels }. Les cocher tous, c’est la victoire totale.

## Actions.

act-build = Construit { $circles }.
act-attack = Dépense un lancer (vous avez { $count }) et lance trois dés. Environ { $percent } lancers sur 100 remplissent un niveau ouvert.
act-let-go = Ce lancer finit sans niveau. Il vous reste ensuite { $count }.
act-spend = Aucun cercle n’est vide, le { $face } ne donne donc pas de valeur.
act-other = { $action }.
choose-once = Inscrivez la valeur une fois ; puis un dé construit, et un décompte.
choose-twice = Inscrivez la valeur dans deux cases. Le troisième dé construit, et rien ne décompte s’il construit quelque chose.

## The score.

score = { $points } en l’état : vaisseaux achevés { $ships }, régions conquises { $regions }. La Terre entière vaut 100.
supply-ships =
    { $count ->
        [0] Toutes les cales sont fermées.
        [one] { $count } cale est encore ouverte. L’invasion commence quand toutes sont fermées.
       *[other] { $count } cales sont encore ouvertes. L’invasion commence quand toutes sont fermées.
    }

## Counted

boxes =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }

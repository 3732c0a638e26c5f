## Before a roll of phase 1.

welcome-title = Six vaisseaux à construire
welcome = Chaque lancer a trois dés : l’un donne une valeur, l’un construit, l’un décompte.
welcome-aim = Visez le vaisseau 4, qui est petit, et le vaisseau 3, qui donne des lancers pour la phase 2.
roll-title = Le prochain lancer
roll-open = Vaisseaux encore ouverts : { $ships }.
roll-short = Vaisseaux à un cran de l’effondrement : { $ships }.
roll-so-far = Pour l’instant, vous auriez { $list }.

## A value.

first-title = Votre première valeur
first = Choisissez un dé et inscrivez-le dans un cercle vide ; puis un autre dé construit, et le dernier décompte.
value-title = Donner une valeur
pair-title = Deux dés montrent { $face }
pair-builds = Vous pouvez inscrire { $face } dans deux cases : le { $third } construit alors { $circles }, et rien ne décompte.
pair-builds-not = Vous pouvez inscrire { $face } dans deux cases, mais le { $third } n’a rien à construire et décompterait.
pair-usual = Ou inscrivez un seul { $face } et construisez avec l’autre, la nouvelle case comprise.
lost-title = Aucun cercle n’est vide
lost = Rien ne peut plus être inscrit, un dé est donc perdu.
lost-choose = Sacrifiez un dé qui construirait peu et dont vous ne voulez pas qu’il décompte.
fit-4-right = Le 6 a sa place en { $circle } : seul un 6 y porte le vaisseau 4 au-dessus de 8.
fit-4-ten = Avec un 6, le 1 en { $circle } amène le vaisseau 4 à exactement 10, ce qui donne 5 retournements.
fit-4-left = Le { $face } convient en { $circle } : le vaisseau 4 vaut presque toujours la peine d’être achevé.
fit-1 = Le { $face } en { $circle } fait une bonne paire : un joker une fois les deux cases construites.
fit-2 = Le { $face } en { $circle } porte cette colonne à 6 ; mais ne comptez pas achever le vaisseau 2.
fit-3 = Le { $face } est utile en { $circle } : le vaisseau 3 donne des lancers, surtout pour des colonnes côte à côte.
fit-5 = Le { $face } convient en { $circle } : le vaisseau 5 veut de petites valeurs.
fit-6 = Le { $face } convient en { $circle } : le vaisseau 6 veut de grandes valeurs.
fit-none = Aucun dé ne convient à une condition : inscrivez-en un là où il gêne le moins, ou là où il n’y a plus rien à gâcher.
could-build = Ensuite, le { $face } pourrait construire { $circles }.
could-build-none = Les autres dés n’ont rien à construire, sauf si vous inscrivez la valeur de l’un d’eux.
last-square = Évitez de garder le { $face } pour la fin : il cocherait le dernier cran du vaisseau { $face }.

## Building.

build-title = Quel dé construit ?
complete-title = Vous pouvez achever le vaisseau { $ship }
build-only = Seul le { $face } peut construire : { $circles }.
build-either = Le { $first } construit { $circles } ; le { $second } construit { $others }.
build-same = Les deux dés montrent { $face } et construisent { $circles }.
build-best = Le { $face } paraît meilleur.
build-completes = Le { $face } achève le vaisseau { $ship } !
then-counts = Puis le { $die } décompte : il reste { $left } au vaisseau { $die }.
then-collapses = Puis le { $die } coche le dernier cran, et le vaisseau { $die } s’effondre.
then-choose = Le vaisseau { $die } ne décompte plus alors : vous choisissez une autre barre pour le { $die }.
then-hits = Le vaisseau { $die } ne décompte plus alors : le { $die } coche un cran du vaisseau { $ship }.
then-nothing = Ensuite, rien ne décompte.

## A bar to choose.

count-title = Choisissez une barre
count-closed = Le vaisseau { $die } est fermé : le { $die } coche un cran d’un vaisseau de votre choix.
count-best = Celui qui peut le mieux s’en passer est le vaisseau { $ship } : il lui reste { $left }.
count-best-last = Tout choix fait mal maintenant ; la perte du vaisseau { $ship } est la moins grave.
count-careful = Encore un cran, et ces vaisseaux s’effondrent : { $ships }.

## Phase 2.

begin-title = L’invasion commence
begin = Votre armada a { $list }.
begin-choose = Seules les régions entières comptent, et une région commencée doit être finie : une petite est un bon début.
attack-title = Attaquez
focus-title = Continuez : { $region }
last-title = Votre dernier lancer
wild-title = Il ne reste que des jokers
wild-must = Vous n’avez plus de lancers, vous jouez donc un joker maintenant.
wild-finish = Cocher { $level } conquiert sa région.
wild-no-finish = Il ne peut plus finir de région, n’importe quel niveau fera donc l’affaire.
left-to-do = Vous avez { $list }.
focus-left = { $region } : il manque encore { $levels }, et d’ici là vous ne pouvez rien cocher d’autre.
free-choice = Vous pouvez commencer n’importe quelle région ; la plus facile aux dés : { $region }, qui vaut { $points }.
chance = Environ { $percent } lancers sur 100 remplissent d’emblée un niveau ouvert.
last-finish = Le niveau { $level } conquerrait sa région.
last-only = Ce lancer à lui seul ne peut plus conquérir de région.
wild-for = Le meilleur usage d’un joker : { $level }, difficile à obtenir aux dés.
dice-fly-title = Les dés roulent
dice-fly = Le lancer est dépensé ; voyez maintenant s’il remplit un niveau ouvert.
dice-fly-skills = Sinon, les compétences peuvent aider.
one-fly = Un dé est relancé ; les deux autres restent tels quels.
one-fly-once = Vous ne pourrez plus le relancer dans cette attaque, mais vous pourrez encore le modifier.
met-title = Les dés remplissent un niveau
met-one = Les dés remplissent { $level } : { $asks }.
met-many =
    { $count ->
        [one] Vous avez le choix : { $count } niveau ; le plus difficile à remplir de nouveau est { $level }.
       *[other] Vous avez le choix entre { $count } niveaux ; le plus difficile à remplir de nouveau est { $level }.
    }
met-small =
    { $count ->
        [one] Vous avez le choix : { $count } niveau ; { $level } est dans la région où il en reste le moins.
       *[other] Vous avez le choix entre { $count } niveaux ; { $level } est dans la région où il en reste le moins.
    }
met-conquers = Le cocher conquiert une région ({ $region }) : { $points } !
met-binds = Il vous lie à cette région ({ $region }), à laquelle il manque ensuite { $levels }.
met-on = Après cela, il manque encore { $levels } ({ $region }).
met-no-skill = Aucune compétence n’est permise maintenant.
unmet-title = Aucun niveau ouvert n’est rempli
one-skill = Une compétence suffit pour remplir { $level } : « { $action } ».
two-skills = Deux compétences peuvent atteindre { $level }. Commencez par « { $action } ».
try-reroll =
    { $faces ->
        [one] Relancez le dé { $die } : { $faces } face sur 6 remplit un niveau ouvert.
       *[other] Relancez le dé { $die } : { $faces } faces sur 6 remplissent un niveau ouvert.
    }
skills-left = Il vous reste { $list }.
skills-no-help = Aucune de vos compétences n’aide dans l’immédiat : gardez-les, et laissez passer ce lancer.
reroll-once = Un dé ne peut être relancé qu’une fois par attaque.
each-once = Un dé ne peut être modifié qu’une fois par attaque.
no-skills-wild = Vous n’avez pas de compétence pour ces dés, mais un joker coche n’importe quel niveau ouvert.
wild-better-before = S’il vous reste des lancers, mieux vaut le jouer plus tard, à la place d’un lancer.
no-skills = Vous n’avez pas de compétence pour ces dés : laissez passer ce lancer.
rolls-after = Après cela, vous avez { $count }.

## The end.

over-score = { $points }, et le grade « { $rank } ».
over-victory = La Terre entière est à vous !
over-list = Régions conquises : { $regions } ; vaisseaux achevés : { $ships }.
over-rolls = La prochaine fois, construisez davantage le vaisseau 3, colonne par colonne : vous aviez peu de lancers.
over-ship-4 = La prochaine fois, achevez le vaisseau 4 : 10 points et deux lancers pour trois cases.
over-begun = Région seulement commencée, sans points : { $region }. Vers la fin, choisissez de plus petites régions.
over-more = Pour faire mieux, il vous faudrait des jokers et des retournements.

## Counted

squares =
    { $count ->
        [one] { $count } cran
       *[other] { $count } crans
    }
levels-count =
    { $count ->
        [one] { $count } niveau
       *[other] { $count } niveaux
    }
level-name = { $region } { $number }

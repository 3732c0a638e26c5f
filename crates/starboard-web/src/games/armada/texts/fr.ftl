sheet-label = Feuille
overview = Aperçu
docks = Cales
earth = Terre
map-of-earth = Carte de la Terre
dice = Dés
roles = À quoi servent les dés
counters = Actions
phase-build = Phase 1 : construction
phase-invade = Phase 2 : invasion
phase-over = La fin
step-roll = Lancer
step-value = Valeur
step-build = Construction
step-count = Décompte
step-attack = Attaque
step-skills = Compétences
step-over = Fin
role-value = valeur
role-build = construire
role-countdown = décompte
stamp-completed = achevé
stamp-collapsed = effondré
supply-rolls = Lancers { $count }
supply-ships = Vaisseaux ouverts { $count }

## Read aloud.

ship-label = Vaisseau { $number }, { $condition } : cases construites { $built }/{ $boxes }, crans restants { $left }, { $state }
box-empty = Case { $circle } : vide
box-value = Case { $circle } : { $face }
box-built = Case { $circle } : { $face }, construite
box-void = Case { $circle } : plus utile
may = { $label }, possible
would-build = { $label }, serait construite
bar-label = Compte à rebours du vaisseau { $number } : reste { $left }
bar-falls = { $label }, perdrait un cran
die-label = Dé { $number } : { $face }
die-none = Dé { $number } : pas lancé
die-used = { $label }, utilisé : { $role }
die-rerolled = { $label }, relancé
die-changed = { $label }, modifié
level-label = { $region }, niveau { $number } : { $demand }
level-crossed = { $label }, coché
level-met = { $label }, rempli par les dés
level-would = { $label }, serait rempli
level-barred = { $label }, bloqué
region-label =
    { $points ->
        [one] { $region }, { $points } point : niveaux cochés { $crossed } sur { $levels }
       *[other] { $region }, { $points } points : niveaux cochés { $crossed } sur { $levels }
    }
region-focus = { $label }, à finir d’abord
counter-label = { $left } { $name }
world-label = Terre : niveaux cochés { $crossed }/{ $levels }
role-label = { $name } : { $face }
role-free = pas encore choisi
ladder-label = Donne { $steps }
counter-may = Utilisable
counter-not-now = Pas utilisable maintenant

## What to do.

choose-die = Choisissez d’abord un dé.
choose-box = Choisissez un cercle vide.
choose-second-box = Choisissez la deuxième case.
write-once = Inscrire { $face } une fois
write-twice = Inscrire { $face } dans deux cases
spend = Sacrifier le { $face } : aucun cercle n’est vide
build-with = Construire avec le { $face } : { $boxes }
build-short = Construire { $face }
write-once-short = Une fois
write-twice-short = Deux fois
spend-short = Sacrifier { $face }
let-go-short = Laisser passer
then-counts = { $words }, et le vaisseau { $ship } décompte
attack = Attaquer
let-go = Laisser passer
choose-bar = Choisissez l’une des barres marquées.
choose-level = Choisissez un niveau pour le joker.
choose-skill-die = Choisissez le dé à modifier.

## Looking back.

share-lines =
    Score { $score }, { $rank }
    Vaisseaux { $ships }
    Terre { $regions }

## Counted

boxes =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }

## The names of things, in every form in which texts have them, separated by |.

names-of-ship = Vaisseau { $ship }|vaisseau { $ship }
names-of-die = Dé { $die }|dé { $die }
names-of-level = { $region }, niveau { $level }|{ $region } : niveau { $level }|{ $region } : le niveau { $level }|{ $region } { $level }

## The end in one line.

headline-all = La Terre est à vous : { $points }
headline-some = Régions conquises : { $conquered } sur { $all }, { $points }
headline-none = La Terre tient bon : { $points }

## Names.

ship-name = vaisseau { $number }
oceania = Océanie
south-america = Amérique du Sud
asia = Asie
europe = Europe
africa = Afrique
north-america = Amérique du Nord
rank-hero = Héros planétaire
rank-command = Haut commandement consacré
rank-promise = Espoir de l’armée
rank-officer = Officier sans importance
rank-shame = Honte de votre espèce
rolls = lancers
wilds = jokers
rerolls = relances
flips = retournements
plus = +1
minus = −1
open = ouvert
completed = achevé
collapsed = effondré

## Levels in words.

demand-faces = { $faces } sur les dés
demand-rest = { $faces } sur les dés, le reste au moins { $least }
demand-all = trois dés, total d’au moins { $least }
demand-best-two = deux dés, total d’au moins { $least }

## Conditions of ships in words.

condition-1 = chaque paire identique
condition-2 = chaque colonne fait 6
condition-3 = gauche et droite : écart de 3 au plus
condition-4 = gauche + centre < 7, droite + centre > 8
condition-5 = total sous 8
condition-6 = total au-dessus de 20

## The sheet as text.

sheet-line = Vaisseau { $ship } ({ $condition })
bar-line = barre { $bar }, { $state }
legend = 4 une valeur, [4] construite, . vide, 3/5 une case double ; # restant sur la barre, x coché
dice-line = Dés : { $dice }
actions-line = Reste : { $list }
would-give-line = Les vaisseaux donnent pour l’instant : { $list }
nothing = rien
region-line = { $region } ({ $points }) : { $levels }
score-line = Score si tout s’arrêtait là : { $score }

## What is to be done now.

prompt-roll = Les dés roulent.
prompt-value = Inscrivez la valeur d’un dé dans un cercle vide.
prompt-value-pair = Inscrivez la valeur d’un dé, ou celle du double dans deux cases.
prompt-value-lost = Aucun cercle n’est vide : choisissez un dé à sacrifier.
prompt-build = Choisissez le dé qui construit.
prompt-count = Le vaisseau { $die } est fermé : choisissez une autre barre à décompter.
prompt-attack = Attaquez, ou jouez un joker.
prompt-only-attack = Attaquez : lancez les dés.
prompt-only-wild = Plus de lancers : jouez un joker.
prompt-met = Les dés remplissent un niveau : cochez-le, ou laissez passer.
prompt-unmet = Les dés ne remplissent aucun niveau ouvert : utilisez une compétence, ou laissez passer.
prompt-over = La partie est finie.

## Actions in plain words.

say-value = Inscrire { $face } en { $circle }
say-value-lost = Sacrifier le { $face } : aucun cercle n’est vide
say-values = Inscrire { $face } en { $first } et { $second }
say-build = Construire avec le { $face } : { $circles }
say-count = Cocher un cran de la barre du vaisseau { $ship }
say-attack = Attaquer : dépenser un lancer
say-cross = Cocher { $region }, niveau { $level } ({ $demand })
say-wild = Jouer un joker : { $region }, niveau { $level } ({ $demand })
say-reroll = Relancer le dé { $die } ({ $face })
say-flip = Retourner le dé { $die } de { $from } à { $to }
say-plus = Monter le dé { $die } de { $from } à { $to }
say-minus = Baisser le dé { $die } de { $from } à { $to }
say-let-go = Laisser passer

## What happened.

told-rolled = Les dés donnent { $a }, { $b } et { $c }.
told-wrote = Le { $face } s’inscrit en { $circle }.
told-value-lost = Le { $face } est perdu : aucun cercle n’est vide.
told-built = Le { $face } construit { $circles }.
told-nothing-to-build = Rien à construire avec { $dice }.
told-counted-down =
    { $left ->
        [one] Vaisseau { $ship } : encore { $left } cran.
       *[other] Vaisseau { $ship } : encore { $left } crans.
    }
told-counted-instead =
    { $left ->
        [one] Le vaisseau { $die } est fermé. Vaisseau { $ship } : encore { $left } cran.
       *[other] Le vaisseau { $die } est fermé. Vaisseau { $ship } : encore { $left } crans.
    }
told-completed = Le vaisseau { $ship } est achevé !
told-collapsed = La cale du vaisseau { $ship } s’effondre.
told-armed = L’armada décolle avec { $list }.
told-attacked = À l’attaque ! Il reste { $left }.
told-picked-up = Le dé { $die } est relancé.
told-rerolled = Le dé { $die } donne { $face }.
told-flipped = Le dé { $die } est retourné de { $from } à { $to }.
told-raised = Le dé { $die } monte de { $from } à { $to }.
told-lowered = Le dé { $die } baisse de { $from } à { $to }.
told-crossed = { $region } : le niveau { $level } est coché.
told-crossed-wild = { $region } : le niveau { $level } est coché grâce à un joker.
told-conquered =
    { $points ->
        [one] { $region } : la région est conquise, { $points } point !
       *[other] { $region } : la région est conquise, { $points } points !
    }
told-let-go = Le lancer n’est pas utilisé.
told-ended =
    { $score ->
        [one] L’invasion s’achève avec { $score } point et le grade « { $rank } ».
       *[other] L’invasion s’achève avec { $score } points et le grade « { $rank } ».
    }

## How it ended.

ended-victory = Victoire totale : la Terre entière est conquise.
ended-spent = Il n’y a plus ni lancers ni jokers.

## Options.

note-zero = Comme imprimé : construire une troisième case fait perdre les deux actions que donnent deux cases.
note-two = Plus doux : trois cases donnent les deux mêmes actions que deux.

## Why an action is not possible

game-over = la partie est finie
roll-first = il faut d’abord lancer les dés
still-building = l’invasion commence quand tous les vaisseaux sont fermés
building-is-over = tous les vaisseaux sont fermés : plus rien ne se construit
value-first = un dé doit d’abord donner sa valeur
value-given = ce lancer a déjà donné sa valeur
build-next = maintenant, un dé doit construire
count-next = choisissez une barre à décompter
no-such-die = aucun dé ne montre { $face }
circle-full = { $circle } contient déjà { $value }
ship-closed = le vaisseau { $ship } est fermé
box-built = { $circle } fait partie d’une case déjà construite
circles-left = un cercle est encore vide, la valeur doit donc être inscrite
no-pair = seuls deux dés identiques peuvent s’inscrire deux fois, et il n’y a pas exactement deux { $face }
one-box = { $first } et { $second } sont la même case
builds-nothing = le { $face } ne construirait rien, mais l’autre dé le ferait
in-an-attack = une attaque est en cours : cochez un niveau, ou laissez passer
not-in-attack = attaquez d’abord : les dés ne sont pas lancés
no-rolls = vous n’avez plus de lancers
no-wilds = vous n’avez plus de jokers
already-crossed = { $region }, niveau { $level } : déjà coché
finish-first = vous avez commencé une région et devez d’abord la finir : { $region }
not-met = les dés ne remplissent pas ce niveau : { $demand }
level-is-met = les dés remplissent un niveau ouvert, les compétences sont donc exclues
none-left = il ne vous en reste plus : { $skill }
already-changed = le dé { $die } a déjà été modifié dans cette attaque
already-rerolled = le dé { $die } a déjà été relancé dans cette attaque
six-stays = un 6 ne peut pas monter
one-stays = un 1 ne peut pas baisser

## Counted

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
rolls-count =
    { $count ->
        [one] { $count } lancer
       *[other] { $count } lancers
    }
wilds-count =
    { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
rerolls-count =
    { $count ->
        [one] { $count } relance
       *[other] { $count } relances
    }
flips-count =
    { $count ->
        [one] { $count } retournement
       *[other] { $count } retournements
    }

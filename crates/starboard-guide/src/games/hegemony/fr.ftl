of-red = Armement
of-orange = Ingénierie
of-blue = Infiltration
points-of = { $points } d’{ $ability }
nothing = rien

## Setting up.

setup-title = L’expédition commence
setup-aliens = Trois aliens sont tirés au sort : vous traversez leurs secteurs de gauche à droite, quatre manches chacun.
setup-aim =
    { $weapons ->
        [one] Trouvez { $weapons } superarme en douze manches, et ne laissez jamais deux capacités tomber à zéro.
       *[other] Trouvez { $weapons } superarmes en douze manches, et ne laissez jamais deux capacités tomber à zéro.
    }
captain-title = Qui prend le commandement ?
captain = La carte du capitaine fixe vos trois capacités ; elles ne dépasseront jamais ces valeurs.
captain-dice = Elle vous donne aussi deux dés ; vous pouvez en utiliser un par manche.
roll-title = Un lancer : { $die }
roll-setup = Les dés d’équipage commencent sur 6, mais les dés de système sont lancés.
roll-again = Le dé est lancé, et la face qui sort reste.
roll-look = Examinez le dé pour voir ce que fait chaque face.
planets-title = Des planètes sont révélées
planets = Trois planètes sont révélées ; chacune change la manche où vous la fouillez.
planets-later = Celles que vous ne choisissez pas restent pour plus tard.
reveal = La planète { $planet } en révèle une autre avant que vous continuiez.
reveal-later = Vous aurez donc plus de choix à la manche suivante.

## A planet.

planet-title = Où fouiller ?
planet-round =
    { $left ->
        [one] Manche { $round } sur 12 ; il reste { $left } superarme cachée.
       *[other] Manche { $round } sur 12 ; il reste { $left } superarmes cachées.
    }
planet-best = Comparez leurs effets ; par exemple, { $planet } : { $says }.
planet-sector = Secteur alien, { $alien } : { $says }.
planet-low = Votre capacité la plus faible est l’{ $ability } ({ $points }) : ménagez-la dans cette manche.

## The line.

before-line-title = Avant de piocher la ligne
before-line = Le dé { $die } vous laisse voir huit cartes et en poser quatre à votre guise.
before-line-now = Utilisez-le maintenant : vos points sont bas, et une ligne facile vaut bien un dé.
before-line-save = Il sert le mieux dans une manche difficile ; si vous avez de la marge, piochez simplement.
one-die = Un seul dé peut servir par manche.
line-title = La ligne est piochée
line-four = Quatre cartes sortent de la pioche de l’alien actuel ({ $alien } ; dans la pioche : { $left }).
line-cubes = Leurs cubes vont dans le sac, et le dernier Lieu parmi elles devient l’endroit où vous êtes.
sift-title = Huit cartes au choix
sift = Vous verrez huit cartes, en poserez quatre et remélangerez les autres.
sift-think = Chaque carte se paie dans la couleur de la carte à sa droite : l’ordre compte donc.
place-title = Carte { $number } de votre ligne
place-best = Un bon choix serait la carte { $card } : force { $strength }, icônes de planète { $icons }.
place-left = Son icône décide avec quoi vous payez la carte { $before } ; vous avez surtout de l’{ $ability } ({ $have }).
place-first = La première carte se paie dans la couleur de la deuxième.

## Engage or evade.

decide-title = { $card } : affronter ou esquiver ?
must-evade-title = { $card } : à esquiver
must-engage-title = { $card } : à affronter maintenant
help-title = { $card } : seulement avec de l’aide
desperate-title = { $card } : votre dernière carte ?
price = La carte { $card } coûte { $due }, car elle regarde la carte { $other }.
price-own = La carte { $card } coûte { $due } : elle n’a plus d’autre carte à regarder, c’est donc sa propre icône qui compte.
price-free = Il ne reste rien à payer pour la carte { $card } : l’affronter est gratuit.
best-engage = Affrontez-la pour { $payment } ; il vous reste alors : { $points }.
best-free = Affrontez-la donc.
best-evade = Mieux vaut l’esquiver : cela coûte { $payment }, puis { $cubes }.
best-evade-free = Mieux vaut l’esquiver : c’est gratuit ici ; ensuite, { $cubes }.
evade-dearer = L’esquiver ne serait guère moins cher : il y a son prix, puis { $cubes }.
engage-costs = L’affronter coûterait { $payment }.
icons-gain = Elle rapporte { $cubes } pour la fouille.
icons-none = Elle n’a pas d’icône de planète et n’apporte donc rien à la fouille.
to-hand = Affrontée, elle va aussi dans votre main, pour plus tard.
two-for-one = Deux points d’une autre capacité en remplacent un.
helps = Aide à votre portée : { $what }.
is-zero = La carte { $card } a une force de 0, et une telle carte ne peut qu’être esquivée.
cannot-pay = La carte { $card } coûte { $due }, plus que vous ne pouvez payer ({ $points }).
pay-evade = Pour l’esquiver, payez de préférence { $payment } ; ensuite, { $cubes }.
pay-evade-free = L’esquiver est gratuit ici ; ensuite, { $cubes }.
committed = Vous avez utilisé de l’aide pour affronter : vous ne pouvez donc plus esquiver.
doom-some = Attention : le risque que l’esquive mette fin à la partie est de { $percent } %.
doom-sure = Attention : esquiver laisserait deux capacités à zéro et mettrait fin à la partie.
engage-ends = Attention : ce paiement laisserait deux capacités à zéro et mettrait fin à la partie.
hopeless = Quoi que vous fassiez, deux capacités tomberont sans doute à zéro ; prenez la voie la moins risquée.
needs-help = Sans aide, vous ne pouvez pas payer { $due } pour la carte { $card }.
needs-help-worth = Ses icônes de planète en valent peut-être la peine ; sinon, esquivez.
needs-help-save = Elle n’a pas d’icône de planète : mieux vaut garder l’aide et esquiver.
cubes-cost = { $cubes } du sac, un point chacun
one-cube-costs = 1 cube du sac, pour un point
cubes-none = aucun cube

## The evade.

evading-title = Esquive : { $card }
evading = Le prix est payé ; ensuite : { $cubes }.
evading-helps = Avant cela, vous pouvez utiliser quelque chose : { $what }.
evading-safe = Vous pouvez vous le permettre, l’aide peut donc attendre.
evading-danger = Le risque que les cubes mettent fin à la partie est de { $percent } % : utilisez donc de l’aide.
cubes-title = Des cubes sont tirés
evade-odds = Le prochain cube qui compte : { $list }.
evade-back = Les blancs, les noirs et les jaunes retournent dans le sac et ne comptent pas.

## The search.

search-title = Fouille : { $cubes } à tirer
search-odds = Le prochain cube : jaune { $yellow } %, blanc { $white } %, noir { $black } %.
search-left =
    { $left ->
        [one] Il reste { $left } superarme cachée.
       *[other] Il reste { $left } superarmes cachées.
    }
search-helps = Vous pouvez aussi utiliser : { $what }.
search-first = Ce qui ajoute des cubes ou nettoie le sac s’utilise de préférence avant de tirer.
search-draw = Tous les cubes prévus doivent être tirés, pour le meilleur et pour le pire.
search-done-title = Plus rien à tirer
search-done = Tous les cubes sont tirés, vous pouvez donc terminer la manche.
search-done-save = Ce qui ne sert pas maintenant vaudra peut-être davantage plus tard.
black-quietus = Les cubes noirs s’accumulent sur Quietus.
black-costs = Un noir coûte un point.
keep-title = Où va ce cube ({ $cube }) ?
keep-choice = Il augmente l’{ $ability } ({ $points } sur { $most }) ou va sur une superarme : { $weapons }.
keep-raise = Augmentez la capacité : elle est basse, et zéro n’est pas loin.
keep-fit-last = La superarme { $weapon } serait maîtrisée : { $says }.
keep-fit = Vous pouvez vous permettre de le poser sur la superarme { $weapon }, qui aidera dans toutes les manches à venir.
keep-which = La capacité ne peut pas monter, choisissez donc une superarme : { $weapons }.
find-title = Une superarme !
find-draw =
    { $left ->
        [one] Un cube jaune : l’une des armes perdues refait surface, et { $left } autre reste cachée.
       *[other] Un cube jaune : l’une des armes perdues refait surface, et { $left } autres restent cachées.
    }
find-last = Un cube jaune : la dernière des armes perdues refait surface. Avec elle, vous gagnez !
find-works = Elle agira une fois qu’elle aura les cubes qu’elle demande.
find-costs = L’alien du secteur prend { $points } en échange, un par un, chaque fois à la capacité la plus haute du moment.
find-die = Avec le dé { $die }, vous pouvez choisir laquelle.
find-die-tip = C’est rentable en début de partie, quand elle peut aider longtemps.

## Choices that cards and dice ask for.

text-title = { $card } : à vous de choisir
text-both = Au choix : { $first }, ou { $second }.
text-best = D’habitude, mieux vaut ceci : { $best }.
text-close = Les deux se valent à peu près ici : regardez votre capacité la plus faible.
gain-title = Un cadeau : { $points }
gain-where = Choisissez quelle capacité monte ; vous avez { $points }.
gain-lowest = La capacité la plus basse monte (à égalité, vous choisissez) ; vous avez { $points }.
gain-best = C’est l’{ $ability } qui en a le plus besoin.
lose-title = Une perte : { $points }
lose-where = Choisissez quelle capacité paie ; vous avez { $points }.
lose-highest = La capacité la plus haute paie (à égalité, vous choisissez) ; vous avez { $points }.
lose-best = C’est l’{ $ability } qui peut le mieux s’en passer.
lose-zero = Ne laissez pas une deuxième capacité tomber à zéro : la partie serait perdue.
take-title = Hors du sac : { $cubes }
take-bag = Dans le sac : { $list }.
take-best = La meilleure couleur à retirer : { $cube }.
take-yellow = Ne retirez jamais de jaune : il vous les faut tous.
discard-title = Une carte doit partir
discard = Choisissez une carte de votre main ; elle est perdue sans effet.
discard-best = Celle-ci ne vous manquera guère : { $card }.
turn-up-title = Un dé monte
turn-up = Vous avez le choix entre { $list }.
turn-up-best = Le dé { $die } dirait alors : { $says }.
turn-down-title = À baisser : { $die }
turn-down = Un dé utilisé doit baisser à une face inférieure ; celui-ci est sur { $face }.
turn-down-next = La face juste en dessous est { $face } : { $says }.
turn-down-skip = Vous pouvez sauter des faces : une plus basse vaut parfois mieux, mais il en reste alors moins.
reroll-title = Relancez un dé
reroll = Vos dés : { $list }.
reroll-best = Prenez celui qui a le moins à perdre : { $die }.
trade-title = Échangez un dé
trade = Rendez un dé et lancez-en un nouveau d’une autre sorte.
trade-best = Rendez le plus bas : { $die }.
trade-keep = Un dé d’équipage de votre couleur la plus faible est un bon choix.
understand-title = Un secret est percé
understand = Une superarme trouvée compte désormais comme maîtrisée.
understand-best = Celle à qui il manque le plus de cubes est { $weapon }, et elle dit : { $says }.
exchange-title = Échangez une superarme
exchange = Rendez-en une que vous avez trouvée et prenez n’importe quelle autre à la place.
exchange-best = L’une des plus vite maîtrisées : { $weapon } ({ $says }).
claim-title = Choisissez votre superarme
claim = Vous pouvez prendre n’importe laquelle qui n’est pas encore trouvée.
borrow-title = Un dé pour un affrontement : { $die }
borrow = Il est lancé, sa face compte aussitôt, puis il disparaît.
borrow-luck = Une face qui ne sert à rien contre cette carte est perdue.
borrowed = Il donne { $face } : { $says }.
borrowed-choose = Choisissez l’usage qui vous aide maintenant.
probe-title = Un cube au hasard s’en va
probe = Un cube est tiré du sac et va dans la réserve ; un jaune retourne dans le sac.
probe-then = Ensuite, l’esquive continue.
pair-title = Deux cubes pour un
pair = Deux cubes sont tirés, et vous en utilisez un.
pair-other = L’autre va dans la réserve, même s’il est jaune.
pair-yellows = L’autre va dans la réserve, même s’il est jaune ; si les deux sont jaunes, il retourne dans le sac.
pair-best = Gardez celui-ci : { $cube }.
pair-seen = Tirés : { $first } et { $second }.

## The end.

won-title = Victoire !
won = Toutes les superarmes sont trouvées, à la manche { $round }.
won-next = Essayez la difficulté suivante, ou un capitaine aux capacités plus faibles.
won-hardest = C’était la plus haute difficulté ; essayez-la maintenant avec un autre capitaine.
crippled-title = Le vaisseau a rendu l’âme
crippled = Deux capacités sont tombées à zéro : { $points }.
crippled-second = La prochaine fois, gardez des points pour le prix d’une superarme, et remontez vos capacités avant de garnir les superarmes.
crippled-next = La prochaine fois, esquivez moins quand le sac est plein de votre couleur faible, et remontez vos capacités avant de garnir les superarmes.
exhausted-title = La piste se perd
exhausted =
    { $left ->
        [one] Douze manches sont passées, et il reste { $left } superarme cachée.
       *[other] Douze manches sont passées, et il reste { $left } superarmes cachées.
    }
exhausted-next = La prochaine fois, affrontez plus de cartes à icônes de planète : les longues fouilles trouvent davantage.

## Counted

cube-count =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
race = Le vaisseau au fil des manches
weapons-found = Superarmes

## Sectors, planets, the location.

alien-now =
    { $cards ->
        [one] { $alien } : le secteur actuel, { $cards } carte dans sa pioche.
       *[other] { $alien } : le secteur actuel, { $cards } cartes dans sa pioche.
    }
alien-later = { $alien } : secteur { $sector }, encore devant vous.
alien-passed = { $alien } : vous avez dépassé ce secteur.
alerts =
    { $cubes ->
        [one] { $cubes } cube noir est sur Quietus et joue contre vous.
       *[other] { $cubes } cubes noirs sont sur Quietus et jouent contre vous.
    }
planet-choose = Planète { $planet } : vous pouvez la fouiller dans cette manche.
planet-searched = Planète { $planet } : c’est elle que vous fouillez dans cette manche.
planet-later = Planète { $planet } : reste pour une manche à venir.
location-now = Le Lieu actuel est en vigueur jusqu’à ce qu’un autre prenne sa place.
no-location = Aucun Lieu n’est encore atteint. Le dernier d’une ligne prend place ici.
round = Manche { $round } sur 12. Après la douzième, vous perdez, sauf si toutes les superarmes sont trouvées.
setting-up = La partie se met en place.

## Cards of the line.

card-costs = { $kind } : l’affronter coûte { $price }, dans la couleur de la carte { $card }.
card-costs-own = { $kind } : l’affronter coûte { $price }, dans sa propre couleur.
card-free = { $kind } : l’affronter est gratuit.
card-zero = { $kind } de force 0 : on ne peut que l’esquiver.
card-waits = { $kind } de force { $strength }.
card-location = Un Lieu : le dernier de la ligne reste en vigueur ; on ne l’affronte pas, on ne l’esquive pas.
card-engaged = Affrontée.
card-evaded = Esquivée : ses icônes ne comptent plus.
card-passed = Elle n’a demandé ni affrontement ni esquive.
card-cubes = Elle compte pour { $cubes } pendant la fouille.
card-would = Affrontée, elle rapporte { $cubes } pour la fouille.
card-nothing = Affrontée, elle ne rapporte aucun cube pour la fouille.
card-kept = Affrontée, elle va dans votre main.
card-icon = Son icône : { $ability }.
card-back = Une carte de la ligne de cette manche, pas encore piochée.

## The captain, abilities, dice.

captain = { $captain } fixe le maximum de vos capacités : { $points }.
no-captain = Votre capitaine n’est pas encore choisi.
ability = { $ability } : { $points } sur { $most }. Ces points paient les icônes { $ability }.
ability-rule = Avec deux capacités à zéro pendant les rencontres, vous perdez.
ability-zero = L’{ $ability } est à zéro : si une deuxième capacité la rejoint pendant les rencontres, vous perdez.
die = { $die }, face { $face } : { $says }.
die-free = Vous pouvez utiliser un dé par manche ; il baisse ensuite à une face inférieure.
die-used = Un dé a déjà servi dans cette manche.

## Cubes and the bag.

cube =
    { $count ->
        [one] { $cube } : { $count } cube sur { $all } dans le sac, { $percent } % au prochain tirage.
       *[other] { $cube } : { $count } cubes sur { $all } dans le sac, { $percent } % au prochain tirage.
    }
cube-out =
    { $count ->
        [one] { $cube } : { $count } cube sur { $all } dans le sac, mais cette couleur ne compte pas lors d’une esquive.
       *[other] { $cube } : { $count } cubes sur { $all } dans le sac, mais cette couleur ne compte pas lors d’une esquive.
    }
cube-ability = Pendant la fouille, il augmente l’{ $ability } ou va sur une superarme ; lors d’une esquive, il coûte un point d’{ $ability }.
cube-white = Une fausse piste : tirée pendant la fouille, elle retourne dans le sac et ne trouve rien.
cube-black = Une alerte : tirée pendant la fouille, elle vous coûte un point.
cube-quietus = Une alerte : tirée pendant la fouille, elle va sur Quietus.
cube-yellow = Tiré pendant la fouille, il trouve une superarme. Trouvez-les toutes pour gagner.
left-to-draw = Reste à tirer dans cette fouille : { $cubes }.
drawn = Les cubes tirés jusqu’ici dans cette esquive ou cette fouille.

## Super Weapons, the hand.

weapon-works = { $weapon }, superarme maîtrisée : { $says }.
weapon-needs = { $weapon }, superarme à laquelle il manque { $cubes }. Une fois maîtrisée : { $says }.
weapon-needs-only = { $weapon }, superarme à laquelle il manque { $cubes }. Son texte entre en vigueur dès qu’elle est maîtrisée.
weapon-hidden =
    { $left ->
        [one] Il reste { $left } superarme cachée : un cube jaune pendant la fouille la trouve, et vous gagnez.
       *[other] Il reste { $left } superarmes cachées : chaque cube jaune pendant la fouille en trouve une.
    }
hand-text = { $card }, à jouer une fois. { $says }
score = Superarmes trouvées : { $found } sur { $all }. Trouvez-les toutes en douze manches pour gagner.

## The price of the card that is met.

price = La carte indique { $printed } ; avec tout ce qui compte maintenant, elle coûte { $due }.
price-two = Deux points d’une autre capacité en remplacent un.

## Actions.

act-engage = Vous payez { $payment }. Il vous reste : { $points }.
act-engage-free = Vous ne payez rien et gardez { $points }.
act-evade = Vous payez { $payment } ; ensuite, { $cubes }.
act-evade-free = Vous ne payez rien ; ensuite, { $cubes }.
evade-loses = Ses icônes de planète ne comptent alors pas.
act-raise = L’{ $ability } monte à { $points }, maximum { $most }.
act-fit-last = La superarme { $weapon } est alors maîtrisée.
act-fit = { $weapon } : il manque alors encore { $cubes }.
act-gain = L’{ $ability } monte à { $points }.
act-lose = L’{ $ability } baisse à { $points }.
act-draw-search = Vous tirez le prochain cube : { $yellow } % pour une superarme, { $black } % pour une alerte.
act-draw-evade = Les cubes sont tirés : { $cubes }.
act-draw-line = Quatre cartes sont piochées pour la ligne.
act-draw-find = L’une des superarmes cachées est tirée au sort.
act-draw = Le tirage suivant.
act-finish = La manche s’achève sans rien de plus.
act-face = Le dé montre alors { $face } : { $says }.
act-says = { $says }.
act-back = Le dé est relancé et reste comme il tombe.
act-discard = La carte est perdue sans effet.
act-take = Le cube quitte le sac pour la réserve.
act-keep = Vous utilisez ce cube ; l’autre va dans la réserve.

## Views.

view-line = Montre la ligne de cartes, les planètes et le sac.
view-ship = Montre votre vaisseau : capitaine, capacités, dés, superarmes et main.
pay = En payant ainsi, il vous reste : { $points }.

## Options.

note-difficulty =
    { $weapons ->
        [one] Il y a { $weapons } superarme à trouver, et { $weapons } alerte dans le sac dès le départ.
       *[other] Il y a { $weapons } superarmes à trouver, et { $weapons } alertes dans le sac dès le départ.
    }
note-first = Les cartes telles qu’elles ont d’abord été publiées.
note-second = Les cartes révisées : les parties durent plus longtemps, et chaque choix compte davantage.
note-random = N’importe quel capitaine peut prendre le commandement.
note-captain = Armement { $red }, Ingénierie { $orange }, Infiltration { $blue }. Dés : { $dice }.
note-captain-first = Dans la première édition { $red }, { $orange } et { $blue }.

## Pieces of sentences.

or = {" "}ou{" "}
nothing = rien
points-of = { $points } d’{ $ability }

## How a strength comes about (H17).

sum-total = { $parts } = { $total }
sum-zero = { $sum } : à esquiver
sum-boost = { $sum } ; −{ $boost } dés et main : { $due } à payer

## What is to be done now.

prompt-over = La partie est finie.
prompt-planet = Manche { $round } : choisissez la planète à fouiller.
prompt-before-line = Piochez la ligne, ou utilisez d’abord un dé.
prompt-place = Choisissez la carte { $number } de la ligne.
prompt-decide = { $card }, force { $strength } ({ $ability }) : affrontez ou esquivez.
prompt-zero = { $card }, force 0 : il faut l’esquiver.
prompt-too-strong = { $card }, force { $strength } ({ $ability }) : vous ne pouvez pas la payer, esquivez donc.
prompt-needs-help = { $card }, force { $strength } ({ $ability }) : vous ne pouvez pas la payer sans aide ; trouvez-en, ou esquivez.
prompt-due = { $card }, { $due } sur { $strength } à payer ({ $ability }) : affrontez.
prompt-committed = { $card }, force { $strength } ({ $ability }) : affrontez.
prompt-evading = Esquive ({ $card }) : tirez { $cubes }, ou utilisez d’abord quelque chose.
prompt-searching = Fouille : tirez un cube (reste : { $cubes }), ou utilisez quelque chose.
prompt-searched = Fouille : plus rien à tirer ; terminez, ou utilisez quelque chose.
prompt-keep = Vous avez tiré { $cube } : augmentez l’{ $ability }, ou posez-le sur une superarme.
prompt-fit = Vous avez tiré { $cube } : choisissez la superarme où le poser.
prompt-before-find = Une superarme ! Tirez-en une au hasard, ou choisissez-la grâce à un dé.
prompt-text = { $card } : choisissez l’un des deux effets.
prompt-gain = Choisissez une capacité qui gagne un point (reste : { $points }).
prompt-gain-lowest = Choisissez laquelle de vos capacités les plus basses gagne un point.
prompt-lose-highest = Choisissez laquelle de vos capacités les plus hautes perd un point.
prompt-lose = Choisissez une capacité qui perd un point (reste : { $points }).
prompt-take = Choisissez un cube qui quitte le sac (reste : { $cubes }).
prompt-discard = Choisissez une carte de votre main à défausser.
prompt-turn-up = Choisissez un dé à monter de { $by }.
prompt-turn-down = Dé { $die }, face { $face } : baissez-le à une face inférieure.
prompt-reroll = Choisissez un dé à relancer.
prompt-trade = Choisissez un dé à rendre et un nouveau à lancer.
prompt-understand = Choisissez une superarme qui compte comme maîtrisée.
prompt-exchange = Choisissez une superarme à rendre et une autre à prendre.
prompt-claim = Choisissez la superarme que vous trouvez.
prompt-borrowed = Le dé { $die } donne { $face } : choisissez comment l’utiliser.
prompt-pair = Vous avez tiré { $first } et { $second } : choisissez lequel utiliser.
prompt-aliens = Les aliens des secteurs sont tirés au sort.
prompt-captain = Un capitaine est tiré au sort.
prompt-roll = Le dé roule : { $die }.
prompt-deal = Des planètes sont révélées.
prompt-draw-line = La ligne est piochée.
prompt-sift = Huit cartes sont piochées pour y choisir la ligne.
prompt-evade-draw = Les cubes de l’esquive sont tirés.
prompt-draw-cube = Un cube est tiré.
prompt-find = Une superarme est tirée au sort.

## Actions in plain words.

say-planet = Fouiller { $planet }. { $text }
say-draw-line = Piocher la ligne : quatre cartes
say-draw-weapon = Tirer une superarme au hasard
say-draw-cube = Tirer un cube du sac (reste : { $cubes })
say-draw-evade = Continuer : tirer { $cubes } du sac ; chacun coûte un point de sa couleur
say-draw-evade-one = Continuer : tirer 1 cube de capacité du sac ; il coûte un point de sa couleur
say-draw-evade-none = Continuer sans tirer de cubes
say-draw = Tirer
say-finish = Terminer la fouille
say-place = Poser { $card } ({ $kind }, force { $strength }, { $ability })
say-engage = Affronter : payer { $paid }
say-engage-free = Affronter gratuitement
say-evade = Esquiver : payer { $paid }
say-evade-free = Esquiver gratuitement
then-draw = puis tirer { $cubes }, chacun pour un point de sa couleur
then-draw-one = puis tirer 1 cube de capacité, pour un point de sa couleur
then-draw-none = aucun cube n’est tiré
shielded = mais gratuit pour les { $colours }
counts-icons = { $icons } pour la fouille
to-hand = la carte va dans votre main
loses-game = deux capacités à zéro : la partie est perdue
say-use = Utiliser le dé { $die } (face { $face }) : { $effect }
say-use-engaging = Affronter avec le dé { $die } (face { $face }) : { $effect }
pay-less = payer { $points } de moins
no-boost = aucune aide contre cette icône
cubes-leave = { $cubes } hors du sac
chosen-cubes-leave = { $cubes } au choix hors du sac
more-cubes = { $cubes } de plus dans cette fouille
say-play = Jouer { $card }. { $text }
say-raise = Augmenter l’{ $ability } de { $from } à { $to } (maximum { $most })
say-fit = Le poser sur { $weapon } (il lui manque { $needs })
say-gain = Gagner 1 point d’{ $ability } (de { $from } à { $to })
say-lose = Perdre 1 point d’{ $ability } (de { $from } à { $to })
say-take = Retirer { $cube } du sac (il y en a { $cubes })
say-keep = Utiliser { $cube } ; { $other } va dans la réserve
say-discard = Défausser { $card }
say-turn-up = Monter le dé { $die } de { $from } à { $to } : { $text }
say-turn-to = Baisser le dé { $die } à { $face } : { $text }
say-reroll = Relancer le dé { $die } (montre { $face })
say-trade = Rendre le dé { $out } et lancer le dé { $into }
say-understand = La superarme { $weapon } compte comme maîtrisée. { $text }
say-exchange = Échanger { $out } contre { $into } (il lui manque { $needs }). { $text }
say-claim = Trouver { $weapon } (il lui manque { $needs }). { $text }

## What happened.

told-alien = Un alien tient le secteur { $sector } : { $alien }.
told-captain = { $captain } prend le commandement.
told-rolled = Le dé { $die } donne { $face }.
told-planet-dealt = Une planète est en vue : { $planet }.
told-round = La manche { $round } commence. Secteur : { $alien }.
told-planet-chosen = La planète à fouiller est { $planet }.
told-card-drawn = Une carte sort de la pioche : { $card }.
told-card-placed = Une carte rejoint la ligne : { $card }.
told-shuffled-back = Le reste est remélangé dans la pioche : { $cards }.
told-cubes-added = La carte { $card } met { $cubes } dans le sac.
told-location = Un Lieu entre en vigueur : { $card }.
told-location-left = L’ancien Lieu est défaussé : { $card }.
told-met = La carte { $card } se présente : force { $strength } ({ $ability }).
told-met-passing = La carte { $card } se présente.
told-text = Le texte de la carte s’applique : { $card }.
told-engaged = La carte { $card } est affrontée pour { $paid }.
told-engaged-free = La carte { $card } est affrontée gratuitement.
told-evade-began = L’esquive de la carte { $card } coûte { $paid }.
told-evade-free = L’esquive de la carte { $card } est gratuite.
told-evaded = La carte { $card } est esquivée.
told-passed = La carte { $card } est laissée en paix.
told-evade-cube = L’esquive fait tirer { $cube }.
told-evade-shielded = L’esquive fait tirer { $cube }, qui ne coûte rien.
told-lost = Le vaisseau perd { $points }.
told-gained = Le vaisseau gagne { $points }.
told-search = La fouille commence : { $cubes } à tirer.
told-search-nothing = La fouille commence, mais il n’y a rien à tirer.
told-cube = Du sac sort { $cube } ({ $meaning }).
told-raised = L’{ $ability } monte à { $points }.
told-fitted = Le cube { $colour } est posé sur une superarme : { $weapon }.
told-returned = L’autre cube { $colour } retourne dans le sac.
told-wasted = Le cube { $colour } va dans la réserve.
told-false-lead = Fausse piste : le cube blanc retourne dans le sac.
told-false-lead-left = Fausse piste : le cube blanc va dans la réserve.
told-alerted = L’alerte parvient à Quietus : { $alerts } à présent.
told-hushed = L’alerte ne coûte rien, et le cube noir va dans la réserve.
told-found = Une superarme est trouvée : { $weapon }. Encore { $left } à trouver.
told-found-last = La dernière superarme est trouvée : { $weapon }.
told-understood = La superarme { $weapon } est maîtrisée.
told-die-used = Le dé { $die } est utilisé, face { $face }.
told-die-turned = Le dé { $die } passe de { $from } à { $to }.
told-die-traded = Le dé { $out } cède la place au dé { $into }.
told-borrowed = Le dé emprunté, { $die }, donne { $face }.
told-boosted = L’affrontement coûte { $points } de moins.
told-played = La carte { $card } est jouée depuis la main.
told-kept = La carte { $card } va dans la main.
told-discarded = La carte { $card } est défaussée.
told-into-bag = Le sac reçoit { $cubes }.
told-from-bag = Le sac perd { $cubes }.
told-pair = Parmi les deux cubes tirés, il y a { $cube }.
told-probed = Le sac est sondé ; il en sort { $cube }.
told-probed-back = Le sac est sondé ; il en sort { $cube }, qui y retourne.
told-alerts-removed = Quietus perd { $cubes }.
told-search-grew = La fouille de cette manche s’allonge de { $cubes }.
told-search-shrank = La fouille de cette manche raccourcit de { $cubes }.
told-slipped-away = L’esquive se fait sans tirer de cubes.
told-exchanged = La superarme { $out } est échangée contre { $into }.
told-round-ended = La manche { $round } s’achève.

## How it ended.

ended-victory = Victoire : la dernière superarme est trouvée.
ended-crippled = Défaite : deux capacités sont tombées à zéro.
ended-exhausted = Défaite : la dernière manche s’achève et il manque encore des superarmes.

## Why an action is not possible

game-over = la partie est finie
drawing = le hasard doit d’abord trancher
instead = { $why }. { $prompt }

## Planets and the line.

planet-chosen = la planète de cette manche est déjà choisie : { $planet }
planet-not-face-up = { $planet } n’est pas face visible : choisissez { $face_up }
nothing-to-draw = il n’y a rien à tirer maintenant
no-cubes-left = il ne reste aucun cube à tirer dans cette fouille : terminez-la
search-goes-on = la fouille n’est pas finie : encore { $cubes } à tirer
not-searching = on ne peut terminer qu’une fouille
no-placing = ce n’est pas le moment de choisir la ligne
not-sifted = { $card } n’est pas parmi les cartes à choisir

## Engaging and evading.

nobody-met = il n’y a pas de carte à affronter ou à esquiver maintenant
strength-zero = force zéro, il faut donc esquiver cette carte : { $card }
cannot-be-paid = vous ne pouvez pas payer { $due } ({ $ability }) : il vous manque { $missing } ; esquivez, ou utilisez d’abord un dé ou une carte de votre main
have-only = vous n’avez que { $points }
wrong-sum = cela paie { $pays }, mais vous devez exactement { $due } ({ $ability })
in-pairs = deux points d’{ $ability } en remplacent un, seuls les nombres pairs comptent donc
must-pay-with = aucune capacité n’en remplace une autre ici : payez avec l’{ $ability }
engaging-is-free = il n’y a plus rien à payer : affrontez gratuitement
committed = vous avez utilisé un dé ou une carte de la main contre cette carte et pouvez la payer : affrontez-la
evade-costs = esquiver coûte exactement { $points }
evade-is-free = esquiver est gratuit ici

## Dice.

no-die-now = aucun dé ne peut servir maintenant
die-not-owned = le dé { $die } n’est pas à vous ; vos dés : { $dice }
die-already-used = vous avez déjà utilisé un dé dans cette manche, et un seul est permis
no-such-power = le dé { $die } montre { $face }, qui fait autre chose : { $text }
use-borrowed = il faut utiliser maintenant le dé emprunté : { $die }
only-when = le dé { $die }, face { $face }, ne sert que { $when }
when-engaging = quand vous affrontez une carte
when-evading = lors d’une esquive, avant le tirage des cubes
when-searching = pendant la fouille
when-meeting-or-searching = à la rencontre d’une carte, ou pendant la fouille
when-drawing-line = avant de piocher la ligne
when-yellow = quand un cube jaune est tiré pendant la fouille
when-agent = en affrontant un Agent que vous pouvez payer
when-planet-guard = en affrontant une carte Garde avec une icône de planète que vous pouvez payer
nothing-due = il n’y a plus rien à payer pour cette carte
other-icon = le dé { $die }, face { $face }, n’aide pas contre l’icône { $ability }
no-system-die = vous n’avez pas de dé de système sous la face 6
no-whites = il n’y a pas de cubes blancs dans le sac
bag-empty = le sac n’a pas de cubes pour cela
no-weapon-found = aucune superarme n’est encore trouvée
all-understood = il ne reste aucune superarme trouvée à maîtriser
no-evaded-icon = aucune carte esquivée n’a d’icône de planète
no-turn-now = il n’y a pas de dé à tourner maintenant
face-not-lower = le dé { $die } montre { $face } et doit baisser à une face inférieure
no-reroll-now = il n’y a pas de dé à relancer maintenant
no-trade-now = il n’y a pas de dé à échanger maintenant
already-owned = le dé { $die } est déjà à vous

## The hand and the texts of cards.

not-in-hand = { $card } n’est pas dans votre main
no-card-now = aucune carte de votre main ne peut être jouée maintenant
wrong-time = ce n’est pas le moment de jouer { $card }. { $text }
does-nothing = { $card } n’aurait aucun effet maintenant. { $text }
no-discard-now = il n’y a pas de carte à défausser maintenant
no-choice-now = aucune carte n’offre de choix maintenant
no-gain-now = il n’y a pas de point à gagner maintenant
no-loss-now = il n’y a pas de point à perdre maintenant
at-most = l’{ $ability } est à son maximum, { $most }
not-lowest = l’{ $ability } n’est pas votre capacité la plus basse
not-highest = l’{ $ability } n’est pas votre capacité la plus haute
at-zero = l’{ $ability } est à zéro
no-taking-now = il n’y a pas de cube à retirer du sac maintenant
not-in-bag = il n’y a pas de cube { $colour } dans le sac
not-yellow = on ne peut pas prendre un cube jaune

## Cubes and Super Weapons.

no-cube-waits = aucun cube n’attend d’être utilisé
raises-nothing = les cubes n’augmentent aucune capacité ici : posez-le sur une superarme
not-found = cette superarme n’est pas encore trouvée : { $weapon }
already-found = cette superarme est déjà trouvée : { $weapon }
already-understood = cette superarme est déjà maîtrisée : { $weapon }
not-needed = { $weapon } ne demande pas de cube { $colour }, seulement { $needs }
not-drawn = aucun cube { $colour } n’est parmi les deux tirés
no-pair-now = il n’y a pas deux cubes à départager maintenant
no-understanding-now = il n’y a pas de superarme à maîtriser maintenant
no-exchange-now = il n’y a pas de superarme à échanger maintenant
no-claim-now = il n’y a pas de superarme à choisir maintenant

## The text board

round = Manche { $round } sur 12
setting-up = Mise en place
encounter-phase = rencontres
search-phase = fouille
weapons-count = Superarmes trouvées : { $found } sur { $all }
cubes-left = reste à tirer : { $cubes }
cubes-added = fouille pour l’instant { $by }
sectors = Secteurs
unknown = inconnu
passed-sector = dépassé
alerts-on = { $alerts } sur Quietus
captain-line = Capitaine { $captain }
die-free = Dés (un seul par manche)
die-used = Dés (un a déjà servi dans cette manche)
cubes-title = Cubes
bag = sac
chance = chances
supply = réserve
all = total
planets-title =
    { $unseen ->
        [one] Planètes visibles ({ $unseen } cachée)
       *[other] Planètes visibles ({ $unseen } cachées)
    }
planet-title = Planète fouillée dans cette manche
location-title = Lieu
line-title = Ligne
choice-title = Au choix pour la ligne
weapons-title = Superarmes
hand-title = Main
strength = force { $sum }
strength-against = Force ({ $ability }) : { $sum }
own-icon = icône { $ability }
waiting = en attente
met = en cours
engaged = affrontée
evaded = esquivée
passed = laissée en paix
neither = ni affrontement ni esquive
understood = maîtrisée
needs = manque { $cubes }
nothing-in-force = sans effet ici

## Cards

needs-neither = Ne demande ni affrontement ni esquive.

## Names; "of" is the Polish genitive.

weapons = Armement
engineering = Ingénierie
infiltration = Infiltration
of-weapons = Armement
of-engineering = Ingénierie
of-infiltration = Infiltration
false-lead = fausse piste
alert = alerte
super-weapon = superarme
guardforce = Garde
location = Lieu
agent = Agent
event = Événement
specialist = Spécialiste en Armement
engineer = Ingénieur
infiltrator = Agent d’Infiltration
intelligence = Intelligence artificielle
translator = Traducteur universel
scanner = Scanner
of-specialist = Spécialiste en Armement
of-engineer = Ingénieur
of-infiltrator = Agent d’Infiltration
of-intelligence = Intelligence artificielle
of-translator = Traducteur universel
of-scanner = Scanner

## Which cards; the Polish features of cards agree with „karty” and „kartą”.

all-cards = toutes les cartes
many-cards = les cartes
many-guardforce = les cartes Garde
many-locations = les cartes Lieu
many-agents = les cartes Agent
many-events = les cartes Événement
one-card = une carte
one-guardforce = une carte Garde
one-location = une carte Lieu
one-agent = une carte Agent
one-event = une carte Événement
with-planet = {" "}avec une icône de planète
without-planet = {" "}sans icône de planète
paid-many = {" "}à affronter avec l’{ $ability }
paid-one = {" "}à affronter avec l’{ $ability }
first-card = la première carte de la ligne
last-card = la dernière carte de la ligne
this-card = cette carte
subject-if = { $card }, si c’est { $kind }{ $features },
cards-after-engaged = { $cards }{ $features } placées juste après une carte affrontée
cards-after-evaded = { $cards }{ $features } placées juste après une carte esquivée
other-cards = { $cards } de la ligne{ $features }, sauf celle-ci,

## How often a number counts.

per-two-alerts = {" "}par paire de cubes noirs sur Quietus
per-found = {" "}par superarme trouvée
per-understood = {" "}par superarme maîtrisée
per-passed = {" "}par alien dépassé
per-hand = {" "}par carte dans votre main
per-engaged = {" "}par carte de cette ligne déjà affrontée
per-evaded = {" "}par carte de cette ligne déjà esquivée

## What holds.

alerts-gather = tant que ce secteur n’est pas dépassé, les cubes noirs des fouilles s’accumulent sur cette carte
labelled = { $label } : { $clause }
until-evaded = tant que cette carte n’est pas esquivée
if-engaged = si vous l’affrontez
against-this = contre cette carte, { $clause }
stronger-many = { $cards } ont +{ $n } de force{ $often }
stronger-one = { $card } a +{ $n } de force{ $often }
weaker-many = { $cards } ont −{ $n } de force{ $often }{ $least }
weaker-one = { $card } a −{ $n } de force{ $often }{ $least }
at-least = {" "}(minimum { $least })
icons-many = { $cards } comptent { $icons }
icons-one = { $card } compte { $icons }
search-cubes = tirez { $cubes } pendant la fouille{ $often }
evade-price = esquiver coûte { $points }
evade-price-own = esquiver cette carte coûte { $points }
evade-cubes = tirez { $cubes } par esquive
evade-cubes-own = tirez { $cubes } en esquivant cette carte
shield = les cubes { $colour } tirés lors d’une esquive ne coûtent rien
shield-own = les cubes { $colour } tirés en esquivant cette carte ne coûtent rien
stand-in = 1 point d’{ $ability } remplace 1 point de toute autre capacité, sauf si une autre carte l’interdit
no-stand-in = aucune capacité n’en remplace une autre
looks-left = l’icône d’affrontement est celle de la carte suivante vers la gauche
looks-left-own = l’icône d’affrontement de cette carte est celle de la carte suivante vers la gauche
whites-leave = les cubes blancs tirés pendant la fouille vont dans la réserve
no-raising = les cubes tirés pendant la fouille n’augmentent aucune capacité
surge = le premier cube de la fouille qui augmente une capacité l’augmente de 2
dice-boost = les dés de capitaine qui donnent « +n » donnent { $by } de plus

## When something happens once.

when-met = à la rencontre
after-engaging = après l’affrontement
after-evading = après l’esquive
after-engaging-card = après avoir affronté { $card }
after-evading-card = après avoir esquivé { $card }
when-chosen = au choix d’une planète
when-this-chosen = au choix de cette planète
when-search = au début de la fouille
when-found = quand une superarme est trouvée
time-engage = en affrontant
time-evade = en esquivant
time-search = pendant la fouille
time-any = en affrontant, en esquivant ou pendant la fouille

## What happens once.

then = , puis{" "}
either-clause = au choix, { $first } ou { $second }
gain = gagnez { $points }
lose = perdez { $points }
of-ability = { $points } d’{ $ability }
of-any = { $points } de n’importe quelle capacité
of-any-each = { $points } de capacité répartis à votre guise
of-lowest = { $points } de votre capacité la plus basse
of-highest = { $points } de votre capacité la plus haute
of-lowest-each = { $points } de votre capacité la plus basse, point par point
of-highest-each = { $points } de votre capacité la plus haute, point par point
add-cubes = mettez { $cubes } dans le sac
remove-cubes = retirez { $cubes } du sac
take-cubes = retirez du sac { $cubes } (sauf jaunes)
remove-alerts = retirez { $cubes } de Quietus
draw-cubes = tirez { $cubes }
this-search = tirez { $cubes } pendant la fouille de cette manche
turn-up-crew = montez un dé d’équipage de { $by }
turn-up-system = montez un dé de système de { $by }
turn-up-any = montez l’un de vos dés de { $by }
reroll = relancez l’un de vos dés
understand = considérez une superarme trouvée comme maîtrisée
reveal = { $planets ->
    [one] révélez une autre planète
   *[other] révélez { $planets } autres planètes
}
discard = défaussez une carte de votre main
boost = payez { $points } pour cette carte
boost-against = si l’icône d’affrontement est { $ability }, payez { $points }
slip-away = ne tirez pas de cubes

## H24: the faces of the dice.

face-plus = +{ $by } { $ability }
face-plus-any = +{ $by } (toute capacité)
face-or = { $first }, ou { $second }
face-and = { $first }, et { $second }
face-clear = lors d’une esquive, retirez 2 cubes blancs du sac
face-remove = lors d’une esquive, retirez 2 cubes de votre choix du sac
face-extra = tirez 1 cube de plus pendant la fouille de cette manche
face-borrow = en affrontant : lancez le dé { $die } et utilisez aussitôt sa face
face-trade = en affrontant une carte Garde avec une icône de planète : échangez l’un de vos dés contre un dé que vous n’avez pas et lancez-le
face-reroll-agent = en affrontant une carte Agent : relancez l’un de vos dés
face-reroll-guard = en affrontant une carte Garde avec une icône de planète : relancez l’un de vos dés
face-reroll-search = pendant la fouille : relancez l’un de vos dés
face-exchange = échangez une superarme trouvée contre une autre de votre choix
face-pair = une fois pendant la fouille : tirez deux cubes au lieu d’un et utilisez-en un ; l’autre va dans la réserve
face-sift = en piochant la ligne : piochez 8 cartes, posez-en 4 dans l’ordre de votre choix et remélangez les autres
face-recover-one = pendant la fouille : utilisez 1 icône de planète d’une carte esquivée
face-recover-two = pendant la fouille : utilisez 1 icône de planète de chacune de deux cartes esquivées
face-take = lors d’une esquive : retirez du sac 1 cube de votre choix (sauf jaune)
face-probe = lors d’une esquive : tirez un cube du sac au hasard ; un jaune y retourne, tout autre va dans la réserve
face-claim = quand vous tirez un cube jaune pendant la fouille : choisissez la superarme que vous trouvez

## Counted

cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
ability-cubes =
    { $count ->
        [one] { $count } cube de capacité
       *[other] { $count } cubes de capacité
    }
planet-icons =
    { $count ->
        [one] { $count } icône de planète
       *[other] { $count } icônes de planète
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
chosen-cubes =
    { $count ->
        [one] { $count } cube de votre choix
       *[other] { $count } cubes de votre choix
    }
cubes-more =
    { $count ->
        [one] { $count } cube de plus
       *[other] { $count } cubes de plus
    }
cubes-fewer =
    { $count ->
        [one] { $count } cube de moins
       *[other] { $count } cubes de moins
    }
ability-cubes-more =
    { $count ->
        [one] { $count } cube de capacité de plus
       *[other] { $count } cubes de capacité de plus
    }
ability-cubes-fewer =
    { $count ->
        [one] { $count } cube de capacité de moins
       *[other] { $count } cubes de capacité de moins
    }
icons-more =
    { $count ->
        [one] { $count } icône de planète de plus
       *[other] { $count } icônes de planète de plus
    }
icons-fewer =
    { $count ->
        [one] { $count } icône de planète de moins
       *[other] { $count } icônes de planète de moins
    }
points-more =
    { $count ->
        [one] { $count } point de plus
       *[other] { $count } points de plus
    }
points-less =
    { $count ->
        [one] { $count } point de moins
       *[other] { $count } points de moins
    }
hush =
    { $count ->
        [one] 1 cube noir de la fouille ne coûte rien et va dans la réserve, en plus de ceux que d’autres cartes rendent gratuits
       *[other] { $count } cubes noirs de la fouille ne coûtent rien et vont dans la réserve, en plus de ceux que d’autres cartes rendent gratuits
    }

## Colours and abilities

cube-name =
    { $cube ->
        [red] rouge
        [orange] orange
        [blue] bleu
        [white] blanc
        [black] noir
       *[yellow] jaune
    }
colour-of-cubes =
    { $cube ->
        [red] rouges
        [orange] orange
        [blue] bleus
        [white] blancs
        [black] noirs
       *[yellow] jaunes
    }
cubes-of =
    { $cube ->
        [red] 
            { $count ->
                [one] { $count } cube rouge
               *[other] { $count } cubes rouges
            }
        [orange] 
            { $count ->
                [one] { $count } cube orange
               *[other] { $count } cubes orange
            }
        [blue] 
            { $count ->
                [one] { $count } cube bleu
               *[other] { $count } cubes bleus
            }
        [white] 
            { $count ->
                [one] { $count } cube blanc
               *[other] { $count } cubes blancs
            }
        [black] 
            { $count ->
                [one] { $count } cube noir
               *[other] { $count } cubes noirs
            }
       *[yellow] 
            { $count ->
                [one] { $count } cube jaune
               *[other] { $count } cubes jaunes
            }
    }
a-cube =
    { $cube ->
        [red] un cube rouge
        [orange] un cube orange
        [blue] un cube bleu
        [white] un cube blanc
        [black] un cube noir
       *[yellow] un cube jaune
    }

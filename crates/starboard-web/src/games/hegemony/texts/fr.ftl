cockpit-label = Cockpit
line-tab = Ligne
ship-tab = Vaisseau
sectors = Secteurs
planets = Planètes
location = Lieu
no-location = Pas encore de Lieu
line = Ligne de rencontres
bag = Sac
weapons = Superarmes
hand = Main
hand-empty = Ici viennent les cartes Agent et Événement que vous affrontez.
crew = Dés du capitaine
captain = Capitaine
round = Manche
round-of = { $round }/12
setting-up = Mise en place
unknown-alien = Secteur { $number }
cards-left =
    { $count ->
        [one] { $count } carte dans sa pioche
       *[other] { $count } cartes dans sa pioche
    }
alerts = alertes : { $count }
strength = force
own-icon = icône { $ability }
adds = met dans le sac { $cubes }
planet-icons = icônes de planète : { $count }
engaged = affrontée
evaded = esquivée
passes = laissée en paix
understood = maîtrisée
needs = manque { $cubes }
hidden-weapons = encore { $count } à trouver
used = déjà utilisé dans cette manche
shows = montre { $face }
cubes-to-draw = encore { $count } à tirer
chances-now = Chances du prochain cube
chance-of = { $cube } { $percent } % (dans le sac : { $count })
help = dés et main

## What can be done.

engage = Affronter
evade = Esquiver
free = gratuit
pay-with = Payer avec
cannot-engage = Affrontement impossible
then-cubes =
    { $count ->
        [one] puis { $count } cube du sac, pour un point
       *[other] puis { $count } cubes du sac, un point chacun
    }
ends-game = La partie serait perdue !
may-end-game = { $percent } % de risque de perdre la partie
search-planet = Fouiller { $planet }
play-card = Jouer { $card }
discard-card = Défausser { $card }
fit-onto = Poser sur { $weapon }
swap-out = Rendre
swap-in = Prendre à la place

## The report and the story of a run.

rank-won = Superarmes retrouvées
rank-crippled = Vaisseau hors de combat
rank-exhausted = La piste s’est perdue
rank-open = En route
weapons-found = superarmes
weapons-understood = maîtrisées
rounds = manches
cards-engaged = cartes affrontées
cards-evaded = cartes esquivées
cubes-drawn = cubes tirés en fouillant
false-leads = fausses pistes
points-paid = points payés
points-lost = points perdus
dice-used = dés utilisés
story = L’expédition en chiffres
round-line = Manche { $round } : affrontées { $engaged }, esquivées { $evaded }, trouvées { $found }
share-won =
    Victoire, manche { $round } : superarmes { $found }/{ $all }
    { $signs }
share-lost =
    Défaite, manche { $round } : superarmes { $found }/{ $all }
    { $signs }

## The step, in one word.

step-setup = Début
step-planet = Planète
step-line = Ligne
step-meet = Rencontre
step-evade = Esquive
step-search = Fouille
step-choice = Choix
step-over = Fin

## The names of things, in every form in which texts have them, separated by |.

names-of-quietus = Quietus

## The end in one line, and the chart of a finished game.

headline-won =
    { $all ->
        [one] La superarme ({ $all }) est à vous, manche { $round }
       *[other] Les { $all } superarmes sont à vous, manche { $round }
    }
headline-crippled = Hors de combat. Superarmes : { $found } sur { $all }
headline-exhausted = La piste s’est perdue. Superarmes : { $found } sur { $all }

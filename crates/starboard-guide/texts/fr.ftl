player = Joueur { $number }
rules-only = Pas de conseils dans cette partie : le guide ne donne que les règles de chaque étape.
not-now = Pas maintenant : { $why }.
allowed = Ce coup a permis une réponse à { $name } : « { $reason } »
worth-points = D’après les bots, cela vaut { $points } points de plus.
worth-chance = D’après les bots, cela garde { $points } points de pourcentage de plus de chances de gagner.
points-title = Points

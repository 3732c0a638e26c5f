player = Joueur { $number }
rules-only = Pas de conseils dans cette partie : le guide ne donne que les règles de chaque étape.
not-now = Pas maintenant : { $why }.
allowed = Ce coup permet à { $name } de répondre : « { $reason } »
worth-points = D’après les bots, cela vaut { $points } points de plus.
worth-chance = D’après les bots, les chances de victoire y gagnent { $points } points de pourcentage.
points-title = Points

turn = { $name } : { $prompt }
nothing-to-do = Personne à ce clavier n’a rien à décider pour le moment.
restarted = Une nouvelle partie commence.
log-empty = Il ne s’est encore rien passé.
step-player = { $number }. { $name } : { $text }
step-chance = { $number }. hasard : { $text }
hint-none = Il n’y a rien à conseiller ici.
no-help = Pas de conseils dans la partie du jour.
guide-title = Guide : { $title }
guide-off = Le guide est désactivé.
score = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
turning-points = Tournants
no-turning-points = Aucune décision n’a coûté cher.
nobody-to-protect = Vous n’avez pas de nom sur ce serveur : il n’y a rien à remplacer ni à supprimer.

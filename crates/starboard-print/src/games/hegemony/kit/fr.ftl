cards-name = Cartes
abilities-name = Tableau des capacités
dice-name = Dés du capitaine
mat-name = Tapis de cubes
cubes-name = Cubes
encounter-name = Rencontre
edition-first = première édition
edition-second = seconde édition
has-edition = Cartes : { $edition }
has-encounters =
    { $count ->
        [one] { $count } carte Rencontre
       *[other] { $count } cartes Rencontre
    }
has-people = { $captains } capitaines et { $aliens } aliens
has-places = { $planets } planètes et { $weapons } superarmes
has-boards = 1 tableau des capacités, 1 feuille avec les tables de tous les dés de capitaine, 1 tapis de cubes
has-cubes = { $cubes } cubes sous forme de jetons et 3 marqueurs de capacité
bring-dice = 2 dés à six faces
bring-bag = Un sac opaque
advice-cubes = Des cubes en bois sont plus agréables à tirer que des jetons. Chaque couleur a aussi un signe : rouge un viseur, orange un engrenage, bleu un œil, blanc une croix, noir un point d’exclamation, jaune une étoile.
advice-dice = N’importe quels dés conviennent : les tables disent ce que signifie chaque face pour les dés de votre capitaine.
abilities-note = Réglez chaque marqueur sur la valeur de la carte de votre capitaine. Vous ne pourrez jamais avoir plus.
first-die = Premier dé
second-die = Second dé
searched-planet = Planète à fouiller
location-place = Lieu
dice-note = Un dé par manche, une fois. Puis baissez-le à une face inférieure de votre choix ; un dé sur la face 1 y reste.
mat-note = Ce que contient le sac au début dépend de la difficulté. Le reste forme la réserve générale ; les cubes jaunes en trop quittent la partie.
in-all = En tout
basic = De base
normal = Normale
advanced = Avancée
discard = Cartes défaussées
supply = Réserve générale
needs-name = Demande

## Everywhere.

app-name = Starboard
skip-to-content = Aller au contenu
nav-rules = Règles
play-online = Jouer en ligne
nav-label = Navigation
settings = Réglages
language = Langue
switch-language = { $code } : langue ({ $language })
language-missing = Cette langue n’a pas pu être chargée : { $language }. Vérifiez votre connexion.
close = Fermer
cancel = Annuler
back-home = Retour aux jeux
page-unknown = Cette page n’existe pas.
offline-note = Après votre première visite, tout marche sans connexion.

## Home.

home-claim = Des jeux de plateau dans l’espace : en solo, contre des bots, à plusieurs sur un écran ou en ligne.
home-arcade = Pilote un, à vous
home-games = Jeux
play-now = Jouer
set-up = Configurer
mission = Première mission
mission-of = Première mission : { $title }
mission-lesson = Première mission : { $number } sur { $lessons }
mission-skip = Passer
mission-first = Pas encore : faites d’abord ce que dit la mission.
mission-done = Mission accomplie !
mission-player = Cadet
mission-again = Rejouer
mission-rival = Rival
home-continue = Reprendre
home-finished = Parties finies
resume-game = Reprendre
watch-replay = Revoir
delete = Supprimer
only-here = Non enregistrée
delete-named = Supprimer : { $what }
deleted-named = Partie supprimée : { $what }
saved-line =
    { $moves ->
        [one] { $title } : { $names } ({ $moves } coup)
       *[other] { $title } : { $names } ({ $moves } coups)
    }
open-record = Ouvrir un enregistrement
record-bad = Ce fichier ne peut pas être ouvert : { $why }
record-unreadable = Ce n’est pas un enregistrement de Starboard, ou il est abîmé. Les enregistrements finissent par .json et se créent avec « Exporter l’enregistrement ».
record-unsound = Cet enregistrement se contredit : { $why }
players-range = { $least }–{ $most } joueurs
players-one = solo
not-saved = Ce navigateur n’enregistre rien (stockage plein ou désactivé). Pour reprendre cette partie plus tard, exportez-la depuis le menu.

## Setup.

new-game = Nouvelle partie
branch-title = Reprendre au coup { $step }
table-title = Table
rare-options = Options avancées
seats-title = Places
name-of-seat = Nom à la place { $number }
kind-of-seat = Qui joue à la place { $number }
person = Humain
bot-level = Bot { $level } : { $what }
level-1 = très facile
level-2 = facile
level-3 = solide
level-4 = fort
level-5 = pleine puissance
move-up = Monter la place { $number }
bot-name = Bot { $number }
start = Commencer
by-seat = au choix pour chaque place
by-seat-note = Choisissez ce que reçoit chaque joueur.
option-of-seat = Pour la place { $number }
guide-check = Première partie : expliquer chaque étape

## Play.

menu = Menu
undo = Annuler
hint = Conseil
log = Journal
guide = Guide
skip = Passer l’animation
board = Plateau
players = Joueurs
actions = Actions
all-actions = Toutes les actions
show-again = Montrer encore
done-by = { $name } : { $what }
log-setup = Mise en place
log-turn = tour { $number }
all-actions-about = Tout ce que vous pouvez faire maintenant, en toutes lettres.
turn-of = Tour : { $name }
game-stopped = La partie s’interrompt ici.
thinking = { $name } réfléchit
interrupt = Jouer tout de suite
score-of = { $name } : { $score }
not-possible = Impossible : { $reason } ({ $rule }).
wait-for = Attendez, c’est à { $name } de jouer.
game-lost = Cette partie n’est pas enregistrée dans ce navigateur.
open-elsewhere = Cette partie est déjà ouverte dans un autre onglet.
play-in-this-tab = Jouer dans cet onglet
game-damaged = Cette partie ne peut pas être ouverte : { $why }
have-resigned = abandon : { $names }

## Luck, skill and the game of the day.

what-is-it-worth = Combien ça vaut ?
worth-thinking = Évaluation des actions : { $percent } %
worth-best = le mieux
worth-about = Ce que vous perdez par rapport au meilleur choix.
chance-exact = Chances de gagner : { $percent } % (exact)
chance-estimated = Chances de gagner : { $percent } % (estimation)
worth-exact = Points attendus : { $points } (exact)
worth-estimated = Points attendus : { $points } (estimation)
no-help-in-daily = Pas de conseils dans la partie du jour ; vous les verrez une fois qu’elle sera finie.
review = Analyse
review-thinking = Examen de chaque lancer, tirage et décision…
review-failed = Cette partie n’a pas pu être analysée.
review-expected = Points attendus
review-chances = Chances de gagner, %
review-chart-label = { $title } au fil de la partie. Du début à la fin : { $ends }. Les chiffres sont dans le tableau ci-dessous.
review-changes-label = Chance et décisions au fil de la partie ({ $name }) : chance { $luck }, décisions { $choices } points. Les chiffres sont dans le tableau ci-dessous.
review-accuracy = Précision
review-accuracy-about = 100 veut dire qu’aucune décision n’a rien coûté. Plus une décision coûte et plus l’enjeu était grand, plus la précision baisse.
review-start = attendu au départ
review-luck = chance
review-choices = décisions
review-others = décisions des autres
review-off = erreur d’estimation
review-result = résultat
review-best-choices = meilleures décisions
review-adds-up = Départ, chance, décisions et erreur d’estimation donnent ensemble le résultat. Quand une position ne se calcule pas exactement, sa valeur est une estimation : la corriger plus tard ne compte ni comme chance ni comme décision.
review-as-table = En tableau
review-step = chance ou décision
review-how-known = valeur
review-exact = exacte
review-estimated = estimée
review-resigned = Abandon.
review-turning-points = Tournants
review-no-turning-points = Aucune décision n’a coûté cher.
review-move-of = Coup { $number }, { $name }
review-played = Joué : { $action }
review-better = Mieux : { $action }
review-try-again = Réessayer d’ici
from-a-position = Cette partie a commencé au milieu d’une autre : elle ne compte pas dans le carnet de vol.
explore-depth =
    { $playouts ->
        [one] { $playouts } simulation
       *[other] { $playouts } simulations
    }
explore-chance = Ici, le hasard décide. Choisissez ce qui arrive.
explore-draw = Tirer au sort
explore-outcome = Choisir ce qui sort
explore-whole-line = Suivre cette variante pas à pas
explore-own-line = Votre variante depuis le coup { $from } : étape { $at } sur { $length }.
explore-compared = { $name } : { $then } dans la partie, { $now } ici.
explore-back = Retour à la partie
daily-title = Partie du jour
daily-claim = Aujourd’hui, les mêmes lancers et tirages pour tout le monde, et rien ne s’annule. Partagez votre résultat.
daily-new = Jouer
daily-begun = Reprendre
daily-done = Résultat
daily-unknown = Il n’y a pas de partie du jour ici.
daily-player = Vous
share = Partager
share-text =
    Starboard · { $title } · { $day }
    { $result }
share-text-any-day =
    Starboard · { $title }
    { $result }
copy = Copier
copied = C’est copié.
rematch = Revanche
you-win = Vous gagnez !
you-win-by =
    { $points ->
        [one] Vous gagnez de { $points } point
       *[other] Vous gagnez de { $points } points
    }
wins-by =
    { $points ->
        [one] { $name } gagne de { $points } point
       *[other] { $name } gagne de { $points } points
    }
race-label =
    { $turns ->
        [one] { $title } sur { $turns } tour. À la fin : { $values }.
       *[other] { $title } sur { $turns } tours. À la fin : { $values }.
    }
race-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
what-next = Et maintenant ?
how-it-went = Le fil de la partie
play-level = Jouer au niveau { $level }
try-option = { $option } : { $value }
play-today = Partie du jour
achieved = Nouveau succès : { $title }
look-at-board = Voir le plateau
result-title = Résultat
name-column = Joueur
points-column = Points

## Menu.

resign = Abandonner
resign-named = Abandonner pour { $name }
bot-plays-for = Qui joue pour { $name }
export = Exporter l’enregistrement
fairness = Hasard vérifiable : l’engagement pris avant la partie est { $commitment }
keys-title = Touches
keys-board = Les flèches parcourent le plateau ; Enter choisit une case, un second Enter la joue ; Esc annule.
keys-table = Les flèches parcourent la table, Tab va à ce que vous pouvez utiliser maintenant ; Enter le choisit ou ouvre sa carte, Esc la ferme.
keys-letters = U annuler, H conseil, L journal, G guide, W combien valent les actions (parties solo), K passer l’animation, M menu, A toutes les actions, ? ce que c’est ; la partie finie, Esc replie le résultat.

## Hint.

hint-thinking = Recherche des meilleures actions
hint-none = Il n’y a rien à décider pour le moment.
hint-intro-chance = Les meilleures actions, et les chances de gagner que chacune vous laisse.
hint-intro-alone = Les meilleures actions, et les points à attendre de chacune.
hint-intro =
    { $playouts ->
        [one] Ce que ferait un bot de niveau 4, après { $playouts } simulation. La barre est le résultat attendu pour qui doit jouer : une barre pleine, c’est la victoire assurée.
       *[other] Ce que ferait un bot de niveau 4, après { $playouts } simulations. La barre est le résultat attendu pour qui doit jouer : une barre pleine, c’est la victoire assurée.
    }
hint-intro-won = La première action mène à une victoire assurée, quoi que fassent les autres.
hint-intro-drawn = Le mieux possible ici est une partie nulle assurée.
hint-intro-lost = Toutes les actions perdent si les autres répondent bien.
hint-intro-book = Ce que ferait un bot de niveau 4 : il connaît cette ouverture par cœur.
hint-forced = C’est le seul choix.
hint-action = Action
hint-value = Attendu
hint-then = puis { $text }
hint-play = Jouer
hint-more = Plus
hint-only = { $action } : { $worth }.
hint-action-only = { $action }.
hint-best = Le mieux : { $action }, { $worth } (deuxième : { $next }).
hint-alone = Rien d’autre n’en approchait.
hint-even = « { $other } » vaut à peu près autant.
hint-points-less = « { $other } » rapporterait { $points } points de moins.
hint-games-less =
    { $games ->
        [one] « { $other } » gagnerait une partie de moins sur cent.
       *[other] « { $other } » gagnerait { $games } parties de moins sur cent.
    }
was-taken = joué
analysis = Exploration
game-over = La fin

## Settings.

tempo = Animation
tempo-slow = Lente
tempo-normal = Normale
tempo-fast = Rapide
tempo-off = Aucune
sound = Son
sound-on = Effets sonores
volume = Volume
vibration = Vibrer (si l’appareil le peut)
forced-steps = Jouer les coups forcés automatiquement

## Replay.

replay-title = Revoir : { $title }
first-step = Au début
step-back = Une étape en arrière
play = Lecture
pause = Pause
step-forward = Une étape en avant
turn-back = Un tour en arrière
turn-forward = Un tour en avant
last-step = À la fin
position-slider = Coup
branch = Continuer d’ici
replay-speed = Vitesse
rules-of = Règles : { $title }
all-rules = Toutes les règles
print = Imprimer le jeu
rules-index = Chaque jeu en une minute. Les règles complètes expliquent tout en images.
rules-loading = Chargement des règles…
rules-failed = Les règles n’ont pas pu être chargées : vous semblez être sans connexion.
balance-of = Équilibre : { $title }
balance = Équilibre (en anglais)
balance-loading = Chargement du rapport…
balance-failed = Le rapport n’a pas pu être chargé : vous semblez être sans connexion.
board-on-its-way = Chargement…
board-missing = Le chargement a échoué : vous êtes peut-être sans connexion, ou il existe une version plus récente de l’application. Si un nouvel essai n’y fait rien, rechargez la page.
try-again = Réessayer
start-of-game = Début

## Online play, as far as the rest of the app tells of it.

online = En ligne
sending = Envoi…
back-to-lobby = Retour au salon
more-tables = Voir plus
your-turn = À vous de jouer
no-help-online = Pas de conseils à une table en ligne ; vous les verrez une fois la partie finie.
log-with-news = Journal, nouveaux messages
verified = ✓ Hasard vérifiable, et vérifié dans ce navigateur.
not-verified = ✗ Les lancers et les tirages ne découlent pas des graines de cette table.
server-alone = ✗ Aucun joueur n’a rien ajouté à la graine : le serveur seul a décidé de chaque lancer et tirage.
deleted-player = Joueur supprimé
game = Jeu
notify = Me prévenir quand c’est à moi de jouer et que je suis sur une autre page
notifications-blocked = Votre navigateur n’autorise pas cette page à envoyer des notifications.

# Le carnet de vol et les parties de tous les jours.

nav-pilot = Pilote
pilot-log = Carnet de vol
pilot-arcade = États de service
date-locale = fr
tile-games = parties finies
tile-won = parties gagnées
tile-streak = jours d’affilée
badges = Succès
badge-earned = Obtenu.
badge-open = Pas encore obtenu.
no-flights = Rien pour le moment : finissez une partie, et vous la retrouverez ici.
not-flown = Vous n’avez pas encore fini de partie.
flown-best =
    { $count ->
        [one] Une partie. Votre meilleur score : { $best }.
       *[other] { $count } parties. Votre meilleur score : { $best }.
    }
flown-won =
    { $count ->
        [one] Une partie, victoires : { $won }.
       *[other] { $count } parties, victoires : { $won }.
    }
against-people = contre des humains
usual-options = Options habituelles
tally-won = victoires : { $won } sur { $count }
tally-games =
    { $count ->
        [one] Une partie
       *[other] { $count } parties
    }
tally-best = meilleur score : { $best }
tally-margin =
    { $points ->
        [one] jusqu’à { $points } point d’avance
       *[other] jusqu’à { $points } points d’avance
    }
tally-shortest =
    { $moves ->
        [one] au plus vite en { $moves } coup
       *[other] au plus vite en { $moves } coups
    }
ladder = Bots battus, par niveau
level-beaten = Niveau { $level } : battu
level-not-beaten = Niveau { $level } : pas encore battu
last-results = Vos derniers résultats, le plus récent à droite
badge-cadet = Cadet
how-cadet = Accomplissez une première mission.
badge-graduate = Diplômé
how-graduate = Accomplissez la première mission de chaque jeu.
badge-first-win = Première victoire
how-first-win = Battez un bot.
badge-explorer = Explorateur
how-explorer = Finissez une partie de chaque jeu.
badge-rival = Rival de taille
how-rival = Battez des bots de niveau 3 au moins.
badge-ace = As
how-ace = Battez des bots de niveau 5.
badge-ladder = En haut de l’échelle
how-ladder = Battez tous les niveaux d’un même jeu.
badge-unaided = Vol aux instruments
how-unaided = Battez le niveau 3 au moins, sans conseil.
badge-crowd = Seul contre tous
how-crowd = Gagnez contre trois bots ou plus.
badge-week = Semaine complète
how-week =
    { $days ->
        [one] Jouez la partie du jour { $days } jour d’affilée.
       *[other] Jouez la partie du jour { $days } jours d’affilée.
    }
badge-scholar = Érudit
how-scholar = Lisez l’analyse d’une partie.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
flight-won = Victoire
flight-lost = Défaite
flight-won-with =
    { $points ->
        [one] Victoire avec { $points } point
       *[other] Victoire avec { $points } points
    }
flight-lost-with =
    { $points ->
        [one] Défaite avec { $points } point
       *[other] Défaite avec { $points } points
    }
bot-of-level = niveau { $level }
daily-of = partie du { $day }
daily-late-of = partie du { $day }, en retard
daily-late = en retard
day-column = Date
opponents-column = Contre
moves-column = Coups
backup = À emporter
backup-claim = Il n’y a pas de compte : vos parties et votre carnet ne sont que dans ce navigateur. Enregistrez le tout dans un fichier, et ouvrez-le dans un autre.
backup-write = Enregistrer dans un fichier
backup-choose = Ouvrir un fichier
backup-read =
    { $count ->
        [0] Tout ce que contient le fichier était déjà là.
        [one] Une entrée ajoutée. Ce qui était là n’a pas changé.
       *[other] { $count } entrées ajoutées. Ce qui était là n’a pas changé.
    }
backup-unreadable = Ce fichier ne vient pas du carnet de vol. Rien n’a changé.
backup-too-new = Ce fichier vient d’une version plus récente de l’application : rechargez la page et réessayez. Rien n’a changé.
backup-full = Il n’y a pas assez de place dans le stockage de ce navigateur : supprimez des parties finies et réessayez. Rien n’a changé.
room-used = { $kilobytes } ko du stockage de ce navigateur sont occupés ; la plupart des navigateurs en accordent 5 000.
storage-full = Ce navigateur n’enregistre pas ce que vous faites : son stockage est plein ou désactivé. Supprimez des parties finies pour faire de la place, ou enregistrez vos parties et votre carnet dans un fichier, depuis le carnet de vol, avant de fermer cette page.
storage-evicted = Ce navigateur a effacé vos parties et votre carnet. Si vous les aviez enregistrés dans un fichier, ouvrez-le dans le carnet de vol.
all-days = Tous les jours
daily-not-yet = Ce jour n’a pas encore commencé. Partout, un jour est un jour UTC.
streak =
    { $count ->
        [0] Lancez une série aujourd’hui
        [one] Un jour d’affilée
       *[other] { $count } jours d’affilée
    }
days-claim = Une partie par jour, la même pour tout le monde : elle change à minuit UTC. Les jours manqués peuvent se jouer en retard.
day-open = Pas encore jouée.
day-missed = Pas jouée. Vous pouvez encore la jouer ; elle sera notée « en retard ».
day-label = { $day } : { $result }
calendar = Jours
ask-for-par = Combien marquerait un bot ?
par-playing = Le bot (niveau { $level }) joue : coup { $moves }…
par-points =
    { $points ->
        [one] Le par : { $points } point pour le niveau { $level }.
       *[other] Le par : { $points } points pour le niveau { $level }.
    }
par-won = Le par : le niveau { $level } gagne.
par-lost = Le par : le niveau { $level } perd.
record-points =
    { $now ->
        [one] Nouveau record : { $now } point, contre { $before } jusqu’ici.
       *[other] Nouveau record : { $now } points, contre { $before } jusqu’ici.
    }
record-level = Votre première victoire sur le niveau { $level } ! Le niveau { $next } vous attend.
record-last-level = Votre première victoire sur le niveau 5 ! Il n’y a pas de bot plus fort.
record-first-win = Votre première victoire sur le niveau { $level } avec ces options !
record-first-win-alone = Votre première victoire avec ces options !
record-margin = Votre plus large victoire : { $now } d’avance, contre { $before } jusqu’ici.
record-fastest =
    { $now ->
        [one] Votre victoire la plus rapide : en { $now } coup, contre { $before } jusqu’ici.
       *[other] Votre victoire la plus rapide : en { $now } coups, contre { $before } jusqu’ici.
    }
decisive-moment = Le moment décisif
best-moment = Le meilleur coup
worst-moment = Là où ça s’est gâté
show-on-board = Montrer sur le plateau
decisive-words = { $what } (+{ $gain })

## Puzzles: what is best, and provably so.

puzzles = Énigmes
puzzles-of = Énigmes : { $game }
puzzles-claim = Des positions tirées de parties entre bots très forts. Dans chacune, une action est nettement la meilleure, et c’est prouvé. Une nouvelle énigme du jour à minuit UTC.
puzzle-of-day = Énigme du jour
puzzle-solve = Résoudre
puzzle-done = Résolue
puzzles-solved =
    { $count ->
        [0] Aucune résolue
        [one] { $count } résolue
       *[other] { $count } résolues
    }
puzzles-solved-of =
    { $count ->
        [one] { $count } résolue sur { $of }
       *[other] { $count } résolues sur { $of }
    }
puzzle-grade = Difficulté { $grade } sur 5
puzzle-number = Énigme { $number }
puzzle-number-done = Énigme { $number }, résolue
puzzle-title = Énigme { $number } · difficulté { $grade }
puzzle-all = Toutes les énigmes
puzzle-next = Énigme suivante
puzzle-show = Solution
puzzle-thinking = Voyons où cela mène…
puzzle-go-on = Bien jusqu’ici. Et maintenant ?
puzzle-line = Bien vu. Regardez la suite.
puzzle-no-help = Pas de conseils dans une énigme. Une mauvaise réponse vous montre pourquoi elle est mauvaise.
puzzle-win =
    { $turns ->
        [one] Gagnez en un coup.
       *[other] Gagnez en { $turns } coups, quoi que fasse l’autre camp.
    }
puzzle-capture = Prenez l’avantage d’un vaisseau : après la réponse, vous devez encore l’avoir.
puzzle-defend = Vous êtes sur le point de perdre. Un seul coup l’empêche.
puzzle-points =
    { $turns ->
        [one] Marquez le plus de points possible dans ce tour.
       *[other] Marquez le plus de points possible en { $turns } tours, quoi que fassent les autres.
    }
puzzle-save = La planète est en danger. Jouez de sorte que personne ne puisse laisser passer un envahisseur avant votre prochain tour.
puzzle-score = Qu’est-ce qui mène, en moyenne, au meilleur score ?
puzzle-chance = Qu’est-ce qui vous donne le plus de chances de gagner ?
puzzle-right = Énigme résolue !
puzzle-shown = C’était la solution.
puzzle-right-win = Rien de ce que fera l’autre camp ne peut empêcher la victoire.
puzzle-right-capture = Quelle que soit la réponse, vous avez un vaisseau d’avance. Rien d’autre n’y arrive.
puzzle-right-defend = Tout autre choix perd aussitôt.
puzzle-right-points = Points assurés : { $value } ; rien d’autre n’en assure plus de { $second }.
puzzle-right-save = Avec tout autre choix, un envahisseur pourrait passer.
puzzle-right-score = Cela mène en moyenne à un score de { $value } ; la meilleure autre action, à { $second }.
puzzle-right-chance = Cela gagne dans { $value } des cas ; la meilleure autre action, dans { $second }.
puzzle-wrong = Ce n’est pas ça : le but n’est pas atteint.
puzzle-wrong-win = Pas encore. L’autre camp l’empêche : { $answer }.
puzzle-wrong-capture = Ce n’est pas ça. Après la meilleure réponse, vous n’avez pas de vaisseau d’avance.
puzzle-wrong-defend = Ce n’est pas ça. Maintenant vous perdez, comme vous le voyez.
puzzle-wrong-points = Pas tout à fait. Points assurés : { $value } seulement, sur { $best } possibles.
puzzle-wrong-save = Ce n’est pas ça. Maintenant, un envahisseur peut passer.
puzzle-wrong-score = Pas tout à fait. Cela mène en moyenne à un score de { $value } ; la meilleure action, à { $best }.
puzzle-wrong-chance = Pas tout à fait. Cela gagne dans { $value } des cas ; la meilleure action, dans { $best }.

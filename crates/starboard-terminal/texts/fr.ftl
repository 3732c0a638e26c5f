too-small = Cette fenêtre fait { $width } × { $height } caractères. Agrandissez-la à { $columns } × { $rows } au moins, ou lancez avec --plain.
over = La partie est finie : R montre le résultat, M le menu.
wait-for = C’est à { $name } de jouer.
bot-thinks = { $name } réfléchit ({ $seconds } s). K fait jouer tout de suite.
thinking = Réflexion ({ $seconds } s). Esc interrompt.
thinking-part = Évaluation des actions : { $percent } %. Esc interrompt.
interrupted = Interrompu.
undone = Annulé.
guide-on = Le guide est activé : G le désactive.
guide-rules = (Règles : { $rules })
about-title = Ce que c’est
actions-title = Actions
more-actions = Toutes ({ $count }) : touche A
log-title = Journal
ready = { $words }. Enter joue, Esc annule.
ready-or-more = { $words }. Enter joue ; ou choisissez encore un autre endroit.
choose-on =
    { $count ->
        [one] Il reste { $count } action : continuez à choisir, ou annulez avec Esc.
       *[other] Il reste { $count } actions : continuez à choisir ; un nouvel Enter les énumère, Esc annule.
    }
hint-best = Conseil : { $words } – { $promise }. { $reason } H compare.
hint-title = Ce qu’un fort joueur envisagerait
in-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
in-percent = { $percent } %
worth-is-for-one = La valeur des actions ne se voit que dans les parties en solo.
worth-on = Chaque action montre ce qu’elle vaut : en vert la meilleure, en rouge celle qui perd le plus.
worth-off = La valeur des actions n’est plus affichée.
best = le mieux
popup-keys = ↑↓ Enter Esc
key-line = Enter choisir|U annuler|H conseil|L journal|M menu|? quoi|Q quitter|A actions|G guide|Tab suivant|Esc retour|W valeur|K presser
keys-title = Touches
keys =
    Flèches        parcourent la table
    Tab            va à ce qui est possible, Maj+Tab en arrière
    Enter, espace  choisit ; encore une fois, joue
    Esc            annule choix, conseil ou réflexion ; ferme les fenêtres
    U              annuler
    H              conseil ; encore une fois, compare les actions
    W              combien valent les actions (parties solo)
    A              toutes les actions
    L              journal
    G              activer ou désactiver le guide
    K              ne pas attendre les bots
    ?              ce qui se trouve sous le curseur
    R              résultat, une fois la partie finie
    M              menu
    Q, Ctrl+C      quitter ; la partie s’enregistre après chaque coup
    {""}
    Souris : un clic choisit, un second joue ; le bouton droit annule, la molette montre le journal.
menu-back = Retour à la partie
menu-result = Résultat
menu-rematch = Revanche
menu-actions = Toutes les actions
menu-undo = Annuler
menu-hint = Conseil
menu-worth = Combien ça vaut ?
menu-guide = Activer ou désactiver le guide
menu-log = Journal
menu-keys = Touches
menu-resign = Abandonner
menu-quit = Enregistrer et quitter
resign-text = Abandonner cette partie ? Si d’autres jouent encore, un bot continue pour vous.
resign-no = Non, continuer
resign-yes = Oui, abandonner
result-board = Voir le plateau
to-go = encore { $squares }
is-out = hors jeu
hex-legend = FHCT vaisseaux, * commandant, 2 pile, U OVNI, ◆◇ soleils
replay-at = Coup { $at } sur { $all }
replay-start = Le début de la partie.
replay-jump = Aller au coup { $number } : Enter.
key-space = Espace
replay-keys = ←→ étape|↑↓ tour|{ $space } film|L journal|R résultat|Q quitter|0–9 coup|Début/Fin

## A review.

review-progress = Examen de chaque décision : { $percent } %. Esc interrompt.
review-point = Tournant { $number } sur { $all }
review-before = Avant le coup : en rouge ce qui a été joué, en violet ce qui aurait été mieux.
review-after-played = Après ce qui a été joué.
review-after-better = Après ce qui aurait été mieux.
review-board-help = Enter montre la suite de ce qui a été joué, puis de ce qui aurait été mieux. T vous laisse réessayer d’ici, contre des bots.
review-board-keys = Enter après|T réessayer|S revoir|? en entier|Esc retour|Q quitter
review-keys = Enter plateau|T réessayer|S revoir|? les chiffres|Q quitter

## Online.

unreachable = Pas de connexion avec { $server } : { $why }
no-server = Il n’y a pas de serveur Starboard à cette adresse : { $server }.
other-version = Ce serveur parle une autre version du protocole : prenez la version de starboard qu’il utilise.
no-such-table = Cette table n’existe pas.
link-lost = Connexion perdue. Reconnexion… ({ $why })
sending = Envoi…

name-hint = Les autres joueurs le verront. Il n’y a pas de comptes : cet ordinateur se souvient de vous.
yes = oui
no = non
cancel = Annuler

lobby-title = Starboard en ligne : { $server }
lobby-keys = Enter rejoindre|N nouvelle table|R actualiser|I nom|P vie privée|Q quitter
you-are-nobody = Pour regarder, pas besoin de nom ; on vous en demandera un pour vous asseoir.
no-own-tables = Vous n’avez pas encore de table. Ouvrez-en une avec N, ou rejoignez-en une ci-dessous.
table-row = { $game } : { $names }
your-turn = à vous de jouer
turn-of = tour : { $name }
bots-turn = un bot réfléchit


form-keys = ↑↓ choisir  ←→ modifier  Enter  Esc
by-person = un humain
seat-bot = bot de niveau { $level }
options-conflict = Ces options ne vont pas ensemble.

online-title = Table en ligne
invite = Lien pour les autres :
seats-title = Places
seat-row = { $number }  { $name }
seat-own = ● { $name } (vous)
stand-up = Quitter la place
let-bot-sit = Y mettre un bot de niveau { $level }
begin-with-bot = Commencer avec un bot de niveau { $level }
seat-for-people = La garder pour un humain
seat-is-taken = Seul l’hôte peut changer cette place.
gathering-keys = Enter choisir|C chat|M masquer|X fermer la table|Q quitter

chat-unread =
    { $count ->
        [one] Chat : { $count } nouveau message, C l’ouvre
       *[other] Chat : { $count } nouveaux messages, C l’ouvre
    }
chat-keys = Enter envoie  ↑↓ défile  Esc ferme
chat-empty = Personne n’a encore rien dit.
chat-watching = Il faut avoir une place pour écrire.
mute-title = Masquer quelqu’un
bot-plays-for-you = Un bot joue pour vous : le menu (M) vous rend votre place.
away-now = { $name } n’est pas là : le menu (M) permet de proposer un bot.
away-later = { $name } n’est pas là. Dans { $time }, vous pourrez proposer un bot.
wish-answer = { $wish } Y accepte, N refuse.
wish-waits = { $wish } On attend la réponse : { $names }.
question-title = Une question
later = Plus tard
menu-leave = Quitter ; la table reste ouverte
menu-links = Liens
menu-fairness = Hasard vérifiable
let-bot-play = Proposer un bot pour { $name }
let-bot-play-later = Proposer un bot pour { $name } (dans { $time })
move-seat-how = Ouvrez ce lien sur l’autre appareil. Il marche une fois, pendant un jour. Qui l’ouvre obtient votre place : gardez-le pour vous.
keepers-commitment = Engagement du serveur :
key-line-online = Enter choisir|U annuler|C chat|L journal|M menu|? quoi|Q quitter|A actions|G guide|Tab suivant|Esc retour
keys-online =
    Flèches        parcourent la table
    Tab            va à ce qui est possible, Maj+Tab en arrière
    Enter, espace  choisit ; encore une fois, joue
    Esc            annule un choix ; ferme les fenêtres
    U              annuler, ou demander l’accord des autres
    C              chat
    Y, N           répondre oui ou non à une demande
    A              toutes les actions
    L              journal
    G              activer ou désactiver le guide
    ?              ce qui se trouve sous le curseur
    R              résultat, une fois la partie finie
    M              menu : absents, personnes à masquer, liens, abandon, un bot pour un moment
    Q, Ctrl+C      quitter ; la table reste ouverte, et votre place reste la vôtre
    {""}
    Souris : un clic choisit, un second joue ; le bouton droit annule, la molette montre le journal.

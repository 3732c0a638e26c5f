no-such-seat = Il n’y a pas de place { $seat } à cette table.
not-your-turn = C’est à { $name } de jouer.
over = La partie est finie.
not-over = La revanche sera possible une fois la partie finie.
not-a-person = Un bot joue déjà pour { $name }.
already-person = Aucun bot ne joue pour { $name }.
daily-has-no-bots = Les bots ne peuvent pas jouer la partie du jour.
already-bot = Un bot de niveau { $level } joue déjà pour { $name }.
resigned = { $name } a abandonné.
seat-problem = Place { $seat } : { $why }
not-set-up = Une table ne peut pas s’ouvrir avec ces options et ces joueurs.
player-name = Joueur { $number }
name-empty = Il faut un nom à chaque joueur.
name-too-long =
    { $most ->
        [one] Un nom peut avoir { $most } caractère au plus.
       *[other] Un nom peut avoir { $most } caractères au plus.
    }
name-control = Un nom tient sur une seule ligne, en caractères ordinaires.
name-invisible = Un nom ne peut pas contenir de caractères invisibles ou qui inversent le sens du texte.
name-marks = Un nom ne peut pas porter autant d’accents sur une même lettre.
illegal = Impossible : { $reason } ({ $rule }).
unreadable = « { $text } » n’est pas une action de ce jeu.
undo-nothing = Il n’y a rien à annuler.
undo-chance = Le hasard a déjà décidé de la suite, et tout le monde en connaît l’issue.
undo-other = { $name } a déjà joué depuis.
undo-over = La partie est finie et sa graine est connue : on ne peut plus rien annuler.
undo-resigned = La partie a fini par un abandon, et on ne revient pas dessus.
ended-by-resignation = Abandon : { $names }.
wins = { $name } gagne
shared-win = Victoire partagée : { $names }
drawn = Partie nulle
nobody-wins = Personne ne gagne
game-over = Partie terminée
not-seated = Vous n’avez pas de place à cette table.
seated = Vous avez déjà une place à cette table.
seat-taken = Cette place n’est pas libre.
nobody-there = Personne n’occupe cette place.
not-host = Seul l’hôte, qui a ouvert la table, peut le faire.
begun = La partie a déjà commencé.
not-begun = La partie n’a pas encore commencé.
closed = Cette table est fermée.
asking = Une autre demande est en cours : attendez d’abord les réponses.
nothing-asked = On ne vous a rien demandé.
answered = Vous avez déjà répondu.
present = Ce joueur est à la table.
no-messages = Le chat est désactivé à cette table.
message = Un message compte de 1 à { $most } caractères visibles, sur une ligne.
rematched = Il y a déjà une revanche.
too-soon =
    { $seconds ->
        [one] Un bot peut prendre la relève après deux minutes d’absence : dans { $seconds } seconde.
       *[other] Un bot peut prendre la relève après deux minutes d’absence : dans { $seconds } secondes.
    }
before-deadline = Dans une partie par correspondance, un bot ne prend la relève que quand le temps du joueur est écoulé.
time-up = Votre temps est écoulé. Le bot continue.
removed = L’hôte a donné votre place à un bot. Lui seul peut vous laisser revenir.
not-removed = { $name } peut revenir à tout moment.
not-here = Ce n’est pas possible à cette table.
undo-time = Il ne reste pas assez de temps à la pendule pour annuler cela.

## Why the record of a game is not sound: a part of a sentence.

finding-hash = l’empreinte de l’état final est { $computed }, l’enregistrement dit { $recorded }
finding-result = le résultat de l’enregistrement n’est pas celui de ses coups
finding-not-over = l’enregistrement a un résultat, mais la partie n’est pas finie
finding-daily-seed = la graine n’est pas celle de ce jour : { $day }
finding-daily-start = une partie du jour commence par le début habituel
finding-daily-options = une partie du jour se joue avec les options et l’édition de son jour
finding-no-daily = seuls les jeux en solo ont une partie du jour
finding-keeper-commitment = la graine du gardien de la table ne correspond pas à son engagement
finding-mixture = la graine ne résulte pas de celle du gardien de la table et des ajouts des joueurs
finding-no-seed = la partie est finie, mais l’enregistrement ne contient pas sa graine
finding-commitment = la graine ne correspond pas à l’engagement
finding-chance = coup { $number } : la graine donne { $picked }, l’enregistrement dit { $recorded }
finding-resigned-seat = abandons : il n’y a pas de place { $seat }
finding-resigned-twice = abandons : la place { $seat } abandonne deux fois
finding-resigned-when =
    { $after ->
        [one] abandons : la place { $seat } abandonne après { $after } coup, ce qui ne concorde pas
       *[other] abandons : la place { $seat } abandonne après { $after } coups, ce qui ne concorde pas
    }
finding-resigned-all = la partie continue alors qu’il ne reste qu’un joueur qui n’a pas abandonné
finding-resigned-person = la place { $seat } a abandonné, mais aucun bot ne joue pour elle
finding-resigned-result = le résultat de l’enregistrement n’en découle pas
finding-no-fairness = l’enregistrement ne dit pas d’où vient sa graine
finding-no-entropy = personne n’a rien ajouté à la graine
finding-no-promise = l’enregistrement précédent ne contient pas d’engagement pour la graine d’une revanche
finding-other-promise = l’engagement du gardien de la table n’est pas celui de l’enregistrement précédent

## Why a record cannot be replayed: a part of a sentence.

record-unreadable = ce n’est pas un enregistrement de Starboard, ou il est abîmé
record-newer = son format, version { $version }, est inconnu de ce programme : mettez Starboard à jour
record-rules = la partie a été jouée avec l’édition « { $edition } », version { $rules } des règles, que ce programme n’a pas
record-invalid = son jeu, ses options ou sa position de départ ne sont pas valables
record-seats = places : { $found } dans l’enregistrement, { $expected } dans le jeu
record-too-long = il est plus long que n’importe quelle partie
record-move = le coup { $number } ({ $text }) n’est pas possible
record-move-rule = le coup { $number } ({ $text }) n’est pas possible : { $reason } ({ $rule })

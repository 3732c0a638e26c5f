games-players = Joueurs : { $counts }
games-by-seat = ou une valeur par place, par exemple { $example } :
games-options = Options :
games-default = (par défaut)
bot-name = Bot { $number }
seat-person = Place { $number } : { $name }
seat-bot = Place { $number } : { $name }, bot de niveau { $level }
welcome = Tapez un numéro ou une action pour jouer, « aide » pour tout le reste.
resumed = La partie reprend au coup { $moves }.
help =
    Tapez un numéro, ou une action en notation, pour la jouer. Autres commandes :
    {"  "}liste, liste TEXTE   toutes les actions, ou celles qui commencent par TEXTE
    {"  "}suite                la page suivante d’une longue liste
    {"  "}plateau              montrer le plateau
    {"  "}journal              ce qui s’est passé jusqu’ici
    {"  "}conseil              ce qu’un fort joueur envisagerait
    {"  "}guide                expliquer chaque étape d’une première partie, ou cesser de le faire
    {"  "}annuler              reprendre la dernière action d’un humain ; le hasard se répète
    {"  "}abandonner           abandonner la partie
    {"  "}revanche             rejouer, une fois la partie finie
    {"  "}quitter              enregistrer et quitter
group = {"  "}{ $first }–{ $last }  { $word } …  (tapez « liste { $word } »)
more = Encore { $count } : tapez « suite ».
no-more = C’est tout.
none-begins = Aucune action ne commence par « { $text } ».
no-such-number = Ce numéro n’existe pas : choisissez de 1 à { $most }.
not-understood = « { $text } » n’est ni une action ni une commande : tapez « liste » pour les actions, « aide » pour les commandes.
over-commands = La partie est finie. Vous pouvez taper revanche, annuler, journal, plateau ou quitter.
hint-line-alone =
    { $points ->
        [one] {"  "}{ $action } : { $words } – { $points } point attendu
       *[other] {"  "}{ $action } : { $words } – { $points } points attendus
    }
hint-line = {"  "}{ $action } : { $words } – { $percent } % de chances de gagner
hint-only = {"  "}{ $action } : { $words }
guide-rules = Règles : { $rules }
guide-on = Le guide est activé. Tapez encore « guide » pour le désactiver.
took-back = Annulé : la partie revient au coup { $moves }.
bot-takes-over = Un bot de niveau { $level } prend la relève pour { $name }.
still-playing = La partie n’est pas encore finie.
not-saved = La partie n’a pas pu être enregistrée ({ $why }). Elle continue, et chaque coup donne lieu à un nouvel essai.
saved = La partie est enregistrée dans { $file }
how-to-resume = Pour continuer : starboard play --resume { $file }
how-to-verify = Pour vérifier le hasard : starboard verify { $file }
fewer-moves =
    { $moves ->
        [one] La partie n’a que { $moves } coup, et il a été montré.
       *[other] La partie n’a que { $moves } coups, et tous ont été montrés.
    }
verify-moves =
    { $moves ->
        [one] Rejoué selon les règles : { $moves } coup, permis.
       *[other] Rejoué selon les règles : { $moves } coups, tous permis.
    }
verify-rules = Règles : { $game }, édition { $edition }, version { $rules }.
verify-claims = Comparé : l’empreinte de l’état final, le résultat et les abandons.
verify-daily = Partie du jour : la graine est bien celle de ce jour, { $day }.
verify-fair =
    { $turns ->
        [one] Hasard : la graine correspond à l’engagement pris avant la partie, et le seul tirage ({ $turns }) en découle.
       *[other] Hasard : la graine correspond à l’engagement pris avant la partie, et les { $turns } tirages en découlent.
    }
verify-finding = Problème : { $finding }
verify-mixed =
    { $people ->
        [one] Graine : elle résulte de celle du serveur, conforme à son engagement, et de l’ajout de { $people } joueur.
       *[other] Graine : elle résulte de celle du serveur, conforme à son engagement, et des ajouts de { $people } joueurs.
    }
verify-rematch = Revanche : le serveur s’était engagé sur sa graine dans l’enregistrement précédent.
verify-gap = Non vérifié : { $what }
gap-edition = l’édition. L’enregistrement n’en nomme aucune ; la première a été supposée.
gap-options = les options que l’enregistrement omet ; leurs valeurs par défaut ont été supposées.
gap-seed =
    { $turns ->
        [one] le hasard ({ $turns } tirage), car la partie n’est pas finie et la graine pas encore révélée.
       *[other] le hasard ({ $turns } tirages), car la partie n’est pas finie et la graine pas encore révélée.
    }
gap-fairness = d’où vient la graine. L’enregistrement ne le dit pas : le gardien de la table a donc pu la choisir.
gap-rematch = si une revanche a respecté l’engagement pris pour elle. Son propre enregistrement le montre : utilisez --rematch-of.
gap-publication = quand l’engagement a été publié, qui a ajouté quoi à la graine, et si la dernière personne connaissait le reste. Comparez avec ce que montrait votre page.
gap-players = les noms, et pour qui jouait un bot. Un enregistrement n’est pas signé.
gap-choices = si les joueurs ont choisi ces actions dans cet ordre, et qui a abandonné à quel moment, sauf si cela a décidé de la partie. Un enregistrement n’est pas signé.
verify-sound = L’enregistrement est valable.
verify-unsound = { $file } : l’enregistrement n’est pas valable
printed =
    { $pages ->
        [one] Fichier créé : { $file }, { $pages } page. Imprimez à 100 %, recto verso, en retournant sur le bord long.
       *[other] Fichier créé : { $file }, { $pages } pages. Imprimez à 100 %, recto verso, en retournant sur le bord long.
    }
review-title = { $game } : analyse
review-not-over = la partie n’est pas encore finie ; on n’analyse que les parties finies
review-failed = cette partie n’a pas pu être analysée
review-player = Joueur
review-accuracy = Préci|sion
review-start = Départ
review-luck = Chance
review-choices = Déci|sions
review-others = Des autres
review-off = Erreur d’esti|mation
review-result = Résultat
review-note-points = En points. Départ, chance, décisions et erreur d’estimation donnent ensemble le résultat.
review-note-chances = En points de pourcentage de chances de gagner. Départ, chance, décisions de tous et erreur d’estimation donnent ensemble le résultat.
review-formula = La précision est la moyenne, sur toutes les décisions, de 103,17 × exp(−0,0435 × perte) − 3,17, la perte étant en points ; chaque décision pèse selon ce qui était en jeu. 100 veut dire qu’aucune décision n’a rien coûté.
review-chances = Chances de gagner au fil de la partie
review-changes = Chance et décisions
review-key-luck = chance
review-key-choice = ses décisions
review-key-others = décisions des autres
review-played = Coup { $number }, { $name } : { $played } ({ $loss })
review-better = Mieux : { $better }
review-line = Ensuite : { $line }
review-written = La page est dans { $file }.
review-board = Le plateau avant le coup

## Online.

stays-open = La table reste ouverte : starboard join { $link }
online-welcome = Tapez « aide » pour voir ce que vous pouvez faire ici.
online-help =
    À votre tour, tapez un numéro, ou une action en notation, pour la jouer. Autres commandes :
    {"  "}dire TEXTE           dire quelque chose à toute la table
    {"  "}masquer NOM, masquer N   masquer les messages de quelqu’un, ici et aux autres tables
    {"  "}afficher NOM         les afficher de nouveau
    {"  "}qui                  qui est là, et le temps qui reste à chacun
    {"  "}nom NOM              comment on vous appelle, avant de vous asseoir
    {"  "}assis, assis N       prendre une place libre, ou la place N ; debout : la quitter
    {"  "}liste, liste TEXTE   toutes les actions, ou celles qui commencent par TEXTE ; suite : la page suivante
    {"  "}plateau, journal     le plateau ; ce qui s’est passé jusqu’ici
    {"  "}annuler              reprendre votre dernière action, si les règles le permettent
    {"  "}demander             demander aux autres d’accepter une annulation
    {"  "}oui, non             répondre à une demande, ou retirer la vôtre
    {"  "}remplacer N          proposer qu’un bot joue à la place N, dont le joueur n’est pas là
    {"  "}pause, retour        laisser un bot jouer pour vous ; rejouer vous-même
    {"  "}abandonner           abandonner la partie
    {"  "}revanche             demander une autre partie, une fois celle-ci finie
    {"  "}lien, déplacer       le lien pour les autres ; un lien qui déplace votre place sur un autre appareil
    {"  "}quitter              quitter ; la table reste ouverte, et votre place reste la vôtre
    Pour l’hôte, avant la partie : bot N NIVEAU, humain N et libérer N changent les places, fermer ferme la table ;
    ensuite, exclure N donne à un bot la place d’un joueur qui gêne, et réadmettre N le laisse revenir.
said = { $name } dit : { $text }
not-said = Message non envoyé : { $text }
link-back = La connexion est rétablie.
seat-free = Place { $number } : libre
seat-own = { $name } (vous)
seat-here = { $name } (à la table)
seat-away = { $name } (pas à la table)
sit-how = Tapez « assis » pour prendre une place libre, ou restez pour regarder.
answer-how = Tapez « oui » ou « non ».
not-begun = La partie n’a pas commencé.
online-over = La partie est finie. Vous pouvez taper revanche, plateau, journal ou quitter.
no-help-online = Pas de conseils à une table en ligne, et le guide n’existe qu’en plein écran.
undo-ask = { $why } Tapez « demander » pour demander l’accord des autres.
name-first = Choisissez d’abord un nom : tapez « nom » suivi de votre nom.
name-is-kept = Vous avez déjà un nom ici ; lancez avec --name pour en changer.
no-free-seat = Aucune place n’est libre : vous pouvez regarder.
move-how = Ouvrez ce lien sur l’autre appareil. Il marche une fois, pendant un jour : { $link }
lobby-row = {"  "}{ $number }  { $game } : { $names } – { $state }
lobby-empty = Il n’y a pas de table pour le moment.
lobby-how = Tapez un numéro pour aller à une table, « ouvrir » et un jeu pour une nouvelle, « aide » pour le reste.
lobby-help =
    {"  "}un numéro         aller à une table, pour jouer ou regarder
    {"  "}ouvrir JEU …      ouvrir une table, avec au choix : des options comme players=3, public (publique), silent
    {"                    "}(sans chat), clock=20+10 (minutes et secondes), clock=3d (jours), level:2 (un bot)
    {"  "}nom NOM           comment on vous appelle ici
    {"  "}liste             revoir les tables
    {"  "}secret            remplacer le secret auquel le serveur vous reconnaît
    {"  "}supprimer tout    vous supprimer du serveur, avec tout ce qui est à vous
    {"  "}quitter           quitter
nobody-called = Personne ne s’appelle { $whom } ici. Sont là : { $names }.
several-called = Plusieurs personnes s’appellent { $whom } ici : tapez le numéro de la place au lieu du nom.
replace-how = Tapez « oui » pour le remplacer.
delete-me-how = Tapez « oui » pour vous supprimer.
nothing-changed = Rien n’a changé.
lobby-not-understood = « { $text } » n’est pas une commande ici : tapez « aide ».

## The commands of line mode. A comma separates spellings; the first is the one that help names.

command-list = liste
command-more = suite
command-board = plateau
command-log = journal
command-hint = conseil
command-guide = guide
command-undo = annuler
command-resign = abandonner
command-rematch = revanche
command-help = aide
command-quit = quitter, fin
command-say = dire
command-who = qui
command-name = nom
command-sit = assis, asseoir
command-stand = debout, lever
command-yes = oui
command-no = non
command-ask = demander
command-replace = remplacer
command-rest = pause
command-return = retour, revenir
command-link = lien, liens
command-move = déplacer
command-bot = bot
command-person = humain
command-free = libérer
command-close = fermer
command-remove = exclure
command-readmit = réadmettre
command-open = ouvrir
command-mute = masquer
command-unmute = afficher
command-secret = secret
command-delete = supprimer
command-me = tout, moi

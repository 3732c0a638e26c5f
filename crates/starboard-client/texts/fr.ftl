## What goes wrong.

connecting = Connexion au serveur…
stale = La table a changé entre-temps : regardez de nouveau.
stranger = Choisissez d’abord un nom.
wrong-secret = Ce serveur ne vous connaît plus. Choisissez un nom pour continuer ; vos parties d’avant restent à votre ancien nom.
too-fast = Trop vite : attendez un instant.
too-many = Trop de tables ou de connexions à la fois : terminez-en ou fermez-en quelques-unes.
trouble = Erreur du serveur : on ne sait pas si cela a marché. Regardez de nouveau, puis réessayez.
damaged = Cette partie est abîmée sur le serveur. Vous pouvez voir ce qu’il en reste, mais pas continuer à jouer.
bad-name = Un nom compte de 1 à 40 caractères, sur une seule ligne.
was-there = Ce joueur était là il y a un instant : attendez encore un peu.
no-undo = Cela ne peut pas s’annuler.
not-your-turn = Ce n’est pas votre tour.
still-sending = Votre dernière demande est encore en route.
server-unfair = Le serveur n’a pas tenu parole : ne vous fiez pas au hasard de cette table. Les détails sont dans le menu.

## Who one is.

safety = Sécurité et confidentialité
safety-hint = Cet appareil garde un secret qui prouve qui vous êtes. Si quelqu’un d’autre a pu l’obtenir, remplacez-le.
replace-secret = Remplacer le secret
replace-secret-asked = Cet appareil reçoit un nouveau secret. Qui utilise l’ancien est aussitôt déconnecté. Les places que vous avez déplacées sur d’autres appareils y restent.
secret-replaced = C’est fait : seul cet appareil connaît votre secret maintenant.
delete-me = Me supprimer
delete-me-asked = Vous abandonnerez vos parties en cours, votre nom disparaîtra de toutes les tables, et tout ce que vous avez écrit dans les chats sera supprimé. Cela ne peut pas s’annuler.
person-deleted = Il ne reste rien de vous sur ce serveur. Merci d’avoir joué !

## The lobby.

name-title = Choisissez un nom
you-are = Votre nom ici : { $name }.
new-table = Nouvelle table
own-tables = Mes tables
waiting-tables = Tables ouvertes
no-waiting-tables = Pas de table ouverte pour le moment.
playing-tables = Parties en cours
no-playing-tables = Pas de partie publique en cours pour le moment.
finished-tables = Dernières parties
no-finished-tables = Aucune partie publique n’est encore finie.
free-seat = place libre
named-bot = { $name } (bot)

## A new table, and its terms.

seat-number = Place { $number }
people-needed = Il faut au moins une place pour un humain.
who-may-come = Qui peut venir
by-link = par lien
is-public = publique
time-to-think = Temps de réflexion
clock-none = sans pendule
clock-days =
    { $days ->
        [one] { $days } jour par action
       *[other] { $days } jours par action
    }
clock-live = { $minutes } min + { $increment } s
days-hours = { $days } j { $hours } h
hours-minutes = { $hours } h { $minutes }
when-late = Une fois le temps écoulé
late-bot = un bot prend la relève
late-resign = le joueur abandonne
with-messages = Chat à la table
open-table = Ouvrir la table
one-by-seat = au choix pour chaque place

## Before the game.

waits-for-people =
    { $count ->
        [one] La partie commence dès que la dernière place libre est prise.
       *[other] La partie commence dès que les { $count } places libres sont prises.
    }
take-a-seat =
    { $count ->
        [one] Prenez la dernière place libre, ou restez pour regarder.
       *[other] Prenez l’une des { $count } places libres, ou restez pour regarder.
    }
who-is-there = À la table : { $seated } ; spectateurs : { $others }.
sit-here = S’asseoir ici
free-this-seat = Libérer cette place
close-table = Fermer la table
close-table-why = Plus personne ne pourra venir, et la table disparaîtra de toutes les listes.
table-closed = Cette table a été fermée avant le début de la partie.

## During the game.

chat = Chat
you-watch = Vous regardez : vous voyez tout, mais ne pouvez pas jouer.
you-resigned = Vous avez abandonné ; un bot continue pour vous.
you-are-removed = L’hôte a donné votre place à un bot. Vous pouvez regarder, et revenir dès que l’hôte le permet.
muted-messages = Les messages des personnes que vous masquez ne s’affichent pas.
i-am-back = Je suis de retour
let-bot-play-for-me = Laisser un bot jouer pour moi
away-until-late = { $name } n’est pas là. Un bot prendra la relève une fois son temps écoulé.
undo-needs-consent = { $why } Vous pouvez quand même demander l’accord des autres.
undo-repeats-chance = Les lancers et tirages faits depuis donneront la même chose, et tout le monde en sera prévenu.
ask-the-others = Demander aux autres
wish-undo = { $name } voudrait annuler sa dernière action.
wish-undo-chance = { $name } voudrait annuler sa dernière action. Les lancers et tirages faits depuis donneraient la même chose.
wish-take-over = { $name } propose qu’un bot joue pour { $other }.
wish-rematch = { $name } voudrait une revanche.
agree = Accepter
decline = Refuser
told-took-back = { $name } annule une action.
told-resigned = { $name } abandonne.
told-handed-over = Un bot prend la relève pour { $name }.
told-returned = { $name } est de retour.
told-removed = L’hôte remplace { $name } par un bot.
told-readmitted = L’hôte laisse revenir { $name }.
you-may-return = L’hôte vous laisse reprendre votre place.
told-late = { $name } n’a plus de temps.
told-declined = { $name } refuse.
remove = Remplacer { $name } par un bot
really-remove = Un bot jouera pour { $name }, sans retour ni chat possible tant que vous ne l’aurez pas permis. Tout le monde voit que c’est vous, et vous ne pouvez pas gagner une partie dont vous avez exclu quelqu’un.
readmit = Laisser revenir { $name }
mute = Masquer { $name }
unmute = Afficher { $name }
nobody-to-mute = Il n’y a personne d’autre à masquer ici.
told-muted = Messages masqués sur cet appareil : { $name }.
told-unmuted = Messages de nouveau affichés : { $name }.
move-seat = Déplacer ma place sur un autre appareil
seat-is-here = Votre place est maintenant sur cet appareil.
seat-is-elsewhere = Votre place est maintenant sur un autre appareil.

## Whether chance was fair.

fair-how = Le serveur s’est engagé sur sa graine avant que quiconque s’assoie, et chaque joueur y a ajouté quelque chose que le serveur ne pouvait pas connaître d’avance. Le tout détermine chaque lancer et chaque tirage. Ni le serveur ni un joueur ne peut les choisir seul. Seule la dernière personne à s’asseoir ou à accepter la revanche le pourrait, avec l’aide de qui gère le serveur.
commitment-kept = Le serveur n’a pas changé sa graine depuis que vous avez pris place.
commitment-broken = Le serveur a changé sa graine depuis que vous avez pris place.
own-entropy = Ce que cet appareil a ajouté fait partie de la graine.
not-own-entropy = Le serveur n’a pas utilisé ce que cet appareil a ajouté à la graine.
rematch-kept = Le serveur s’est engagé sur cette graine avant que vous acceptiez la revanche.
rematch-broken = Ce n’est pas la graine sur laquelle le serveur s’est engagé pour la revanche.

## Everywhere.

reload = Recharger la page

## What goes wrong.

unreachable = Le serveur ne répond pas : vous êtes peut-être sans connexion, ou cette copie de l’application n’a pas de serveur.
play-here = Vous pouvez toujours jouer en solo, contre des bots ou à plusieurs sur un écran.
missing = Il n’y a plus rien ici.
unreadable = Le serveur ne comprend pas cette page. Rechargez-la.
foreign = Cette page n’appartient pas à ce serveur.
link-lost = Connexion perdue. Reconnexion… Rien de ce que vous avez écrit n’est perdu.
out-of-date = Il y a une nouvelle version de Starboard. Rechargez la page pour continuer.

## Who one is.

rename-title = Changer de nom
your-name = Votre nom
name-hint = Les autres joueurs le verront. Il n’y a pas de comptes : ce navigateur se souvient de vous.
rename = Renommer
go-on = Continuer

## The lobby.

lobby-arcade = Mondes lointains, même table
lobby-claim = Jouez avec des amis ou des inconnus, chacun devant son écran.
no-own-tables = Vous n’avez pas encore de table. Ouvrez-en une, ou rejoignez-en une ci-dessous.
watch-table = Regarder
bots-turn = Un bot réfléchit
join = Rejoindre
open = Ouvrir

## A new table.

which-game = Quel jeu ?
you-sit-first = Vous prenez la première place prévue pour un humain.
table-rules = Règles de la table
by-link-note = Toute personne qui a le lien.
is-public-note = Visible dans le salon.
clock-none-note = Chacun prend son temps.
clock-per-move = jours par action
clock-per-move-note = Par correspondance.
clock-for-all = minutes par partie
clock-for-all-note = Pour une soirée ensemble.
days = Jours par action
minutes = Minutes par joueur
increment = Secondes en plus par tour
late-bot-note = Jusqu’au retour du joueur.
late-resign-note = Comme en tournoi.

## Before the game.

leave-seat = Quitter la place
confirm-seat = Confirmer
begin-with-bot = Commencer la partie
time-left = Temps restant :
invite = Inviter
link = Lien
code-for-camera = Code QR du lien

## During the game.

here = à la table
away = pas à la table
bot = bot
bot-plays-for-you = Un bot joue pour vous.
is-away = { $name } n’est pas à la table.
is-away-for-now = { $name } n’est pas à la table. Après deux minutes, vous pourrez proposer un bot.
let-bot-play = Proposer un bot
really-resign = Vous ne pourrez plus gagner, et cela ne s’annule pas.
waiting-for = On attend la réponse : { $names }.
withdraw = Retirer
remove-title = Donner la place à un bot
table-terms = Le temps écoulé ne revient pas, et une annulation reprend les secondes en plus. Si toute la table est d’accord, un bot peut prendre la relève d’un joueur absent depuis deux minutes ou, par correspondance, d’un joueur dont le temps est écoulé. À une table avec pendule, qui a épuisé son temps peut revenir une fois, avec une minute.

## Moving a seat.

move-seat-how = Ouvrez ce lien sur l’autre appareil. Il marche une fois, pendant un jour. Qui l’ouvre obtient votre place : gardez-le pour vous.
seat-link-damaged = Ce lien est incomplet : copiez-le de nouveau depuis l’appareil qui a la place.
seat-link-used = Ce lien a déjà servi ou a expiré. Créez-en un nouveau sur l’appareil qui a la place.

## Messages.

message = Message
send = Envoyer
hide-messages = Masquer
show-messages = Afficher

## Afterwards.

to-rematch = Aller à la revanche
fair-chance = Hasard vérifiable
keepers-commitment = Engagement du serveur
mixed-commitment = Engagement au départ
entropy = Ajout d’un joueur
keepers-seed = Graine du serveur
next-commitment = Engagement pour la revanche
told-at-the-end = révélée à la fin

## Somebody's page.

player = Joueur
results = Résultats
nothing-played = Pas encore de partie finie.
last-games = Dernières parties publiques
won = gagnées
games-drawn = nulles
lost = perdues

## Leaderboards, and while nobody is there.

leaderboard = Classement
leaderboard-empty = Personne n’a encore envoyé de résultat.
leaderboard-total =
    { $count ->
        [one] { $count } résultat.
       *[other] { $count } résultats.
    }
verified-not-unaided = Le serveur a rejoué et vérifié chaque résultat. Il ne peut pas savoir si quelqu’un s’est fait aider.
submit = Envoyer votre résultat
submitted = Votre résultat est dans le classement.
refused-unsound = Le serveur n’a pas pu vérifier cette partie : elle ne compte pas.
refused-wrong-day = Ce jour est trop ancien, ou n’a pas commencé pour le serveur : les résultats s’envoient pendant 30 jours.
refused-submitted = Un autre de vos résultats compte pour ce jour : le premier reste.
meanwhile = En attendant du monde
meanwhile-invite = Invitez des amis
meanwhile-invite-how = Ouvrez une table et envoyez le lien : qui le suit s’assoit, sans compte.
meanwhile-daily-how = Tout le monde joue la même partie aujourd’hui. Voyez qui a fait le mieux.
meanwhile-bots = Échauffez-vous
meanwhile-bots-how = Une partie contre un bot, en dix minutes environ.

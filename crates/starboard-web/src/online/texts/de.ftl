## Everywhere.

reload = Seite neu laden

## What goes wrong.

unreachable = Der Server ist nicht erreichbar: Vielleicht bist du offline, oder diese Kopie der App hat keinen Server.
play-here = Solo, gegen Bots oder gemeinsam an einem Bildschirm kannst du trotzdem spielen.
missing = Hier gibt es nichts mehr.
unreadable = Der Server versteht diese Seite nicht. Lade sie neu.
foreign = Diese Seite gehört nicht zu diesem Server.
link-lost = Verbindung verloren. Sie wird wiederhergestellt … Was du geschrieben hast, bleibt erhalten.
out-of-date = Es gibt eine neue Version von Starboard. Lade die Seite neu, um weiterzuspielen.

## Who one is.

rename-title = Namen ändern
your-name = Dein Name
name-hint = Die anderen Spieler sehen ihn. Konten gibt es nicht: Dieser Browser erinnert sich an dich.
rename = Umbenennen
go-on = Weiter

## The lobby.

lobby-arcade = Viele Welten, ein Tisch
lobby-claim = Spiel mit Freunden oder Fremden, alle am eigenen Bildschirm.
no-own-tables = Du hast noch keine Tische. Eröffne einen oder setz dich an einen der Tische unten.
watch-table = Zusehen
bots-turn = Ein Bot überlegt
join = Mitspielen
open = Öffnen

## A new table.

which-game = Welches Spiel?
you-sit-first = Du bekommst den ersten Platz für einen Menschen.
table-rules = Tischregeln
by-link-note = Alle, die den Link haben.
is-public-note = In der Lobby zu sehen.
clock-none-note = Alle lassen sich Zeit.
clock-per-move = Tage pro Aktion
clock-per-move-note = Fernpartie.
clock-for-all = Minuten pro Partie
clock-for-all-note = Für einen Abend zusammen.
days = Tage pro Aktion
minutes = Minuten pro Spieler
increment = Extrasekunden pro Zug
late-bot-note = Bis der Spieler zurückkommt.
late-resign-note = Wie im Turnier.

## Before the game.

leave-seat = Aufstehen
confirm-seat = Bestätigen
begin-with-bot = Partie beginnen
time-left = Zeit übrig:
invite = Einladen
link = Link
code-for-camera = QR-Code mit dem Link

## During the game.

here = ist da
away = ist nicht da
bot = Bot
bot-plays-for-you = Für dich spielt ein Bot.
is-away = { $name } ist nicht da.
is-away-for-now = { $name } ist nicht da. Nach zwei Minuten kannst du einen Bot vorschlagen.
let-bot-play = Bot vorschlagen
really-resign = Gewinnen kannst du dann nicht mehr, und zurücknehmen lässt sich das nicht.
waiting-for = Noch ohne Antwort: { $names }.
withdraw = Zurückziehen
remove-title = Platz einem Bot geben
table-terms = Verbrauchte Zeit bleibt verbraucht, und wer etwas zurücknimmt, verliert die Extrasekunden dafür wieder. Wenn alle am Tisch zustimmen, kann ein Bot einspringen: für jemanden, der seit zwei Minuten weg ist, oder in einer Fernpartie für jemanden, dessen Zeit abgelaufen ist. Wem in einer Partie mit Minuten die Zeit abläuft, der kann einmal zurückkommen, mit einer Minute.

## Moving a seat.

move-seat-how = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal und einen Tag lang. Wer ihn öffnet, bekommt deinen Platz, also behalt ihn für dich.
seat-link-damaged = Dieser Link ist unvollständig: Kopier ihn noch einmal von dem Gerät, auf dem der Platz ist.
seat-link-used = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstell einen neuen auf dem Gerät, auf dem der Platz ist.

## Messages.

message = Nachricht
send = Senden
hide-messages = Ausblenden
show-messages = Einblenden

## Afterwards.

to-rematch = Zur Revanche
fair-chance = Nachweislich fair
keepers-commitment = Festlegung des Servers
mixed-commitment = Festlegung zu Beginn
entropy = Beitrag eines Spielers
keepers-seed = Startwert des Servers
next-commitment = Festlegung für eine Revanche
told-at-the-end = wird am Ende offengelegt

## Somebody's page.

player = Spieler
results = Ergebnisse
nothing-played = Noch keine beendeten Partien.
last-games = Letzte öffentliche Partien
won = gewonnen
games-drawn = remis
lost = verloren

## Leaderboards, and while nobody is there.

leaderboard = Rangliste
leaderboard-empty = Noch hat niemand ein Ergebnis eingereicht.
leaderboard-total =
    { $count ->
        [one] Ein Ergebnis.
       *[other] { $count } Ergebnisse.
    }
verified-not-unaided = Der Server hat jede Partie nachgespielt und jedes Ergebnis geprüft. Ob jemand Hilfe hatte, kann er nicht wissen.
submit = Ergebnis einreichen
submitted = Dein Ergebnis steht in der Rangliste.
refused-unsound = Der Server konnte diese Partie nicht bestätigen, darum zählt sie nicht.
refused-wrong-day = Dieser Tag liegt zu lange zurück oder hat für den Server noch nicht begonnen: Ergebnisse kann man 30 Tage lang einreichen.
refused-submitted = Für diesen Tag zählt schon ein anderes Ergebnis von dir: Das erste bleibt.
meanwhile = Solange niemand da ist
meanwhile-invite = Jemanden mitbringen
meanwhile-invite-how = Eröffne einen Tisch und verschick den Link: Wer ihm folgt, sitzt mit am Tisch, ganz ohne Konto.
meanwhile-daily-how = Alle spielen heute dieselbe Partie. Sieh nach, wer am besten war.
meanwhile-bots = Warmspielen
meanwhile-bots-how = Eine Partie gegen einen Bot. Sie dauert etwa zehn Minuten.

## Everywhere.

app-name = Starboard
skip-to-content = Zum Inhalt
nav-rules = Regeln
play-online = Online spielen
nav-label = Navigation
settings = Einstellungen
language = Sprache
switch-language = { $code }: Sprache ({ $language })
language-missing = Diese Sprache ließ sich nicht laden: { $language }. Prüfe deine Verbindung.
close = Schließen
cancel = Abbrechen
back-home = Zurück zu den Spielen
page-unknown = Diese Seite gibt es nicht.
offline-note = Nach dem ersten Besuch funktioniert alles auch ohne Internet.

## Home.

home-claim = Brettspiele im Weltall: solo, gegen Bots, gemeinsam an einem Bildschirm oder online.
home-arcade = Startklar, Pilot 1
home-games = Spiele
play-now = Jetzt spielen
set-up = Anpassen
mission = Erste Mission
mission-of = Erste Mission: { $title }
mission-lesson = Erste Mission: { $number } von { $lessons }
mission-skip = Überspringen
mission-first = Noch nicht: Tu erst, was die Mission sagt.
mission-done = Mission erfüllt!
mission-player = Kadett
mission-again = Noch einmal fliegen
mission-rival = Rivale
home-continue = Weiterspielen
home-finished = Beendete Partien
resume-game = Weiterspielen
watch-replay = Wiederholung
delete = Löschen
only-here = Nicht gespeichert
delete-named = Löschen: { $what }
deleted-named = Gelöscht: { $what }
saved-line =
    { $moves ->
        [one] { $title }: { $names } ({ $moves } Zug)
       *[other] { $title }: { $names } ({ $moves } Züge)
    }
open-record = Aufzeichnung öffnen
record-bad = Diese Datei lässt sich nicht öffnen: { $why }
record-unreadable = Das ist keine Aufzeichnung von Starboard, oder sie ist beschädigt. Aufzeichnungen enden auf .json und entstehen mit „Aufzeichnung exportieren“.
record-unsound = Diese Aufzeichnung widerspricht sich selbst: { $why }
players-range = { $least }–{ $most } Spieler
players-one = solo
not-saved = Dieser Browser speichert nichts (Speicher voll oder abgeschaltet). Um später weiterzuspielen, exportiere die Partie im Menü.

## Setup.

new-game = Neue Partie
branch-title = Weiter ab Zug { $step }
table-title = Tisch
rare-options = Weitere Optionen
seats-title = Plätze
name-of-seat = Name auf Platz { $number }
kind-of-seat = Wer auf Platz { $number } spielt
person = Mensch
bot-level = Bot { $level }: { $what }
level-1 = kinderleicht
level-2 = leicht
level-3 = solide
level-4 = stark
level-5 = volle Stärke
move-up = Platz { $number } nach oben
bot-name = Bot { $number }
start = Los geht’s
by-seat = je Platz gewählt
by-seat-note = Wähle für jeden Platz einzeln.
option-of-seat = Für Platz { $number }
guide-check = Erste Partie: jeden Schritt erklären

## Play.

menu = Menü
undo = Zurücknehmen
hint = Tipp
log = Verlauf
guide = Lotse
skip = Animation überspringen
board = Brett
players = Spieler
actions = Aktionen
all-actions = Alle Aktionen
show-again = Noch einmal zeigen
done-by = { $name }: { $what }
log-setup = Aufbau
log-turn = Spielzug { $number }
all-actions-about = Alles, was du jetzt tun kannst, als Liste in einfachen Worten.
turn-of = Am Zug: { $name }
game-stopped = Hier bricht die Partie ab.
thinking = { $name } überlegt
interrupt = Sofort ziehen
score-of = { $name }: { $score }
not-possible = Nicht möglich: { $reason } ({ $rule }).
wait-for = Moment noch, am Zug ist { $name }.
game-lost = Diese Partie ist in diesem Browser nicht gespeichert.
open-elsewhere = Diese Partie ist schon in einem anderen Tab geöffnet.
play-in-this-tab = In diesem Tab spielen
game-damaged = Diese Partie lässt sich nicht öffnen: { $why }
have-resigned = aufgegeben: { $names }

## Luck, skill and the game of the day.

what-is-it-worth = Was ist das wert?
worth-thinking = Alle Aktionen werden abgewogen: { $percent } %
worth-best = am besten
worth-about = Um so viel schlechter ist das als die beste Wahl.
chance-exact = Gewinnchance: { $percent } % (exakt)
chance-estimated = Gewinnchance: { $percent } % (geschätzt)
worth-exact = Erwartet: { $points } Punkte (exakt)
worth-estimated = Erwartet: { $points } Punkte (geschätzt)
no-help-in-daily = In der Tagespartie gibt es keine Tipps; nach dem Ende kannst du sie sehen.
review = Analyse
review-thinking = Jeder Wurf, jede Ziehung, jede Entscheidung wird geprüft …
review-failed = Diese Partie ließ sich nicht analysieren.
review-expected = Erwartete Punkte
review-chances = Gewinnchancen in %
review-chart-label = { $title } im Lauf der Partie. Vom Anfang bis zum Ende: { $ends }. Die Zahlen stehen in der Tabelle darunter.
review-changes-label = Glück und Entscheidungen im Lauf der Partie ({ $name }): Glück { $luck }, Entscheidungen { $choices } Punkte. Die Zahlen stehen in der Tabelle darunter.
review-accuracy = Genauigkeit
review-accuracy-about = 100 heißt, dass keine Entscheidung etwas gekostet hat. Je mehr eine kostet und je mehr auf dem Spiel stand, desto niedriger der Wert.
review-start = anfangs erwartet
review-luck = Glück
review-choices = Entscheidungen
review-others = Entscheidungen der anderen
review-off = Schätzfehler
review-result = Ergebnis
review-best-choices = beste Entscheidungen
review-adds-up = Anfang, Glück, Entscheidungen und Schätzfehler ergeben zusammen das Ergebnis. Lässt sich eine Stellung nicht exakt berechnen, ist ihr Wert geschätzt; spätere Korrekturen zählen weder als Glück noch als Entscheidung.
review-as-table = Als Tabelle
review-step = Zufall oder Wahl
review-how-known = Wert
review-exact = exakt
review-estimated = geschätzt
review-resigned = Aufgegeben.
review-turning-points = Wendepunkte
review-no-turning-points = Keine Entscheidung hat viel gekostet.
review-move-of = Zug { $number }, { $name }
review-played = Gespielt: { $action }
review-better = Besser: { $action }
review-try-again = Von hier noch einmal versuchen
from-a-position = Diese Partie begann mitten in einer anderen, deshalb zählt sie nicht fürs Flugbuch.
explore-depth =
    { $playouts ->
        [one] { $playouts } Simulation
       *[other] { $playouts } Simulationen
    }
explore-chance = Hier entscheidet der Zufall. Wähle, was geschieht.
explore-draw = Auslosen
explore-outcome = Ausgang wählen
explore-whole-line = Diese Variante durchgehen
explore-own-line = Deine Variante ab Zug { $from }: { $at } von { $length }.
explore-compared = { $name }: { $then } in der Partie, { $now } hier.
explore-back = Zurück zur Partie
daily-title = Tagespartie
daily-claim = Heute würfeln und ziehen alle dasselbe, und nichts wird zurückgenommen. Zeig, was du geschafft hast.
daily-new = Spielen
daily-begun = Weiterspielen
daily-done = Ergebnis
daily-unknown = Hier gibt es keine Tagespartie.
daily-player = Du
share = Teilen
share-text =
    Starboard · { $title } · { $day }
    { $result }
share-text-any-day =
    Starboard · { $title }
    { $result }
copy = Kopieren
copied = Kopiert.
rematch = Revanche
you-win = Du gewinnst!
you-win-by =
    { $points ->
        [one] Du gewinnst mit { $points } Punkt Vorsprung
       *[other] Du gewinnst mit { $points } Punkten Vorsprung
    }
wins-by =
    { $points ->
        [one] { $name } gewinnt mit { $points } Punkt Vorsprung
       *[other] { $name } gewinnt mit { $points } Punkten Vorsprung
    }
race-label =
    { $turns ->
        [one] { $title } im Lauf von { $turns } Spielzug. Am Ende: { $values }.
       *[other] { $title } im Lauf von { $turns } Spielzügen. Am Ende: { $values }.
    }
race-turns =
    { $turns ->
        [one] { $turns } Spielzug
       *[other] { $turns } Spielzüge
    }
what-next = Wie geht’s weiter?
how-it-went = So lief die Partie
play-level = Gegen Stufe { $level }
try-option = { $option }: { $value }
play-today = Tagespartie
achieved = Neue Auszeichnung: { $title }
look-at-board = Brett ansehen
result-title = Ergebnis
name-column = Spieler
points-column = Punkte

## Menu.

resign = Aufgeben
resign-named = Aufgeben für { $name }
bot-plays-for = Wer spielt für { $name }
export = Aufzeichnung exportieren
fairness = Nachweislich fair: Die Festlegung vor der Partie lautet { $commitment }
keys-title = Tasten
keys-board = Die Pfeiltasten führen über das Brett; Enter wählt ein Feld, noch einmal Enter spielt es; Esc bricht ab.
keys-table = Die Pfeiltasten führen über den Tisch, Tab springt zu dem, was du jetzt nutzen kannst; Enter wählt es oder öffnet seine Karte, Esc schließt sie.
keys-letters = U zurücknehmen, H Tipp, L Verlauf, G Lotse, W was Aktionen wert sind (Solospiele), K Animation überspringen, M Menü, A alle Aktionen, ? was das ist; nach dem Ende klappt Esc das Ergebnis ein.

## Hint.

hint-thinking = Die besten Aktionen werden gesucht
hint-none = Gerade gibt es nichts zu entscheiden.
hint-intro-chance = Die besten Aktionen und die Gewinnchance, die dir jede lässt.
hint-intro-alone = Die besten Aktionen und die Punkte, die jede erwarten lässt.
hint-intro =
    { $playouts ->
        [one] Was ein Bot der Stufe 4 nach { $playouts } Simulation tun würde. Der Balken zeigt, was zu erwarten ist, wenn man am Zug ist: Ganz voll heißt sicherer Sieg.
       *[other] Was ein Bot der Stufe 4 nach { $playouts } Simulationen tun würde. Der Balken zeigt, was zu erwarten ist, wenn man am Zug ist: Ganz voll heißt sicherer Sieg.
    }
hint-intro-won = Die erste Aktion führt zu einem sicheren Sieg, was auch immer die anderen tun.
hint-intro-drawn = Mehr als ein sicheres Unentschieden ist hier nicht zu erreichen.
hint-intro-lost = Jede Aktion verliert, wenn die anderen gut antworten.
hint-intro-book = Was ein Bot der Stufe 4 tun würde: Diese Eröffnung kennt er auswendig.
hint-forced = Etwas anderes ist nicht möglich.
hint-action = Aktion
hint-value = Erwartet
hint-then = dann { $text }
hint-play = So spielen
hint-more = Mehr
hint-only = { $action }: { $worth }.
hint-action-only = { $action }.
hint-best = Am besten: { $action }, { $worth } (das Nächstbeste: { $next }).
hint-alone = Nichts anderes kam in die Nähe.
hint-even = „{ $other }“ ist etwa genauso gut.
hint-points-less = „{ $other }“ brächte { $points } Punkte weniger.
hint-games-less =
    { $games ->
        [one] „{ $other }“ gewänne eine von hundert Partien weniger.
       *[other] „{ $other }“ gewänne { $games } von hundert Partien weniger.
    }
was-taken = gespielt
analysis = Varianten
game-over = Ende

## Settings.

tempo = Animation
tempo-slow = Langsam
tempo-normal = Normal
tempo-fast = Schnell
tempo-off = Keine
sound = Ton
sound-on = Ton an
volume = Lautstärke
vibration = Vibrieren (wenn das Gerät es kann)
forced-steps = Erzwungene Züge automatisch spielen

## Replay.

replay-title = Wiederholung: { $title }
first-step = Zum Anfang
step-back = Einen Zug zurück
play = Abspielen
pause = Anhalten
step-forward = Einen Zug weiter
turn-back = Einen Spielzug zurück
turn-forward = Einen Spielzug weiter
last-step = Zum Ende
position-slider = Zug
branch = Von hier weiterspielen
replay-speed = Tempo
rules-of = Regeln: { $title }
all-rules = Alle Regeln
print = Spiel drucken
rules-index = Jedes Spiel in einer Minute. Die vollständigen Regeln erklären alles mit Bildern.
rules-loading = Die Regeln werden geladen …
rules-failed = Die Regeln ließen sich nicht laden: Du scheinst offline zu sein.
balance-of = Balance: { $title }
balance = Balance (auf Englisch)
balance-loading = Der Bericht wird geladen …
balance-failed = Der Bericht ließ sich nicht laden: Du scheinst offline zu sein.
board-on-its-way = Wird geladen …
board-missing = Das ließ sich nicht laden: Vielleicht bist du offline, oder es gibt eine neuere Version der App. Hilft ein neuer Versuch nicht, lade die Seite neu.
try-again = Noch einmal versuchen
start-of-game = Anfang

## Online play, as far as the rest of the app tells of it.

online = Online
sending = Wird gesendet …
back-to-lobby = Zur Lobby
more-tables = Mehr zeigen
your-turn = Du bist am Zug
no-help-online = An einem Online-Tisch gibt es keine Tipps; nach der Partie kannst du sie sehen.
log-with-news = Verlauf, neue Nachrichten
verified = ✓ Nachweislich fair, geprüft in diesem Browser.
not-verified = ✗ Die Würfe und Ziehungen folgen nicht aus den Startwerten dieses Tischs.
server-alone = ✗ Kein Spieler hat etwas zum Startwert beigetragen: Über jeden Wurf und jede Ziehung hat der Server allein entschieden.
deleted-player = Gelöschter Spieler
game = Spiel
notify = Benachrichtigen, wenn ich am Zug und auf einer anderen Seite bin
notifications-blocked = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
nav-pilot = Pilot
pilot-log = Flugbuch
pilot-arcade = Flugschreiber
date-locale = de
tile-games = Partien beendet
tile-won = Partien gewonnen
tile-streak = Tage in Folge
badges = Auszeichnungen
badge-earned = Verdient.
badge-open = Noch nicht verdient.
no-flights = Noch nichts da: Beende eine Partie, dann steht sie hier.
not-flown = Hier hast du noch keine Partie beendet.
flown-best =
    { $count ->
        [one] Eine Partie. Dein Bestwert: { $best } Punkte.
       *[other] { $count } Partien. Dein Bestwert: { $best } Punkte.
    }
flown-won =
    { $count ->
        [one] Eine Partie, { $won } gewonnen.
       *[other] { $count } Partien, { $won } gewonnen.
    }
against-people = gegen Menschen
usual-options = Übliche Optionen
tally-won = { $won } von { $count } gewonnen
tally-games =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
tally-best = Bestwert { $best }
tally-margin =
    { $points ->
        [one] mit bis zu { $points } Punkt Vorsprung
       *[other] mit bis zu { $points } Punkten Vorsprung
    }
tally-shortest =
    { $moves ->
        [one] am schnellsten in { $moves } Zug
       *[other] am schnellsten in { $moves } Zügen
    }
ladder = Besiegte Bots, nach Stufe
level-beaten = Stufe { $level }: besiegt
level-not-beaten = Stufe { $level }: noch nicht besiegt
last-results = Deine letzten Ergebnisse, das neueste rechts
badge-cadet = Kadett
how-cadet = Fliege eine erste Mission.
badge-graduate = Pilotenschein
how-graduate = Fliege die erste Mission jedes Spiels.
badge-first-win = Erster Sieg
how-first-win = Besiege einen Bot.
badge-explorer = Entdecker
how-explorer = Beende von jedem Spiel eine Partie.
badge-rival = Würdiger Rivale
how-rival = Besiege Bots ab Stufe 3.
badge-ace = Fliegerass
how-ace = Besiege Bots der Stufe 5.
badge-ladder = Stufe um Stufe
how-ladder = Besiege in einem Spiel jede Stufe.
badge-unaided = Instrumentenflug
how-unaided = Besiege Stufe 3 oder höher ohne Tipp.
badge-crowd = Gegen alle
how-crowd = Gewinne gegen drei oder mehr Bots.
badge-week = Volle Woche
how-week =
    { $days ->
        [one] Spiele die Tagespartie { $days } Tag in Folge.
       *[other] Spiele die Tagespartie { $days } Tage in Folge.
    }
badge-scholar = Manöverkritik
how-scholar = Lies die Analyse einer Partie.
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
flight-won = Gewonnen
flight-lost = Verloren
flight-won-with =
    { $points ->
        [one] Gewonnen mit { $points } Punkt
       *[other] Gewonnen mit { $points } Punkten
    }
flight-lost-with =
    { $points ->
        [one] Verloren mit { $points } Punkt
       *[other] Verloren mit { $points } Punkten
    }
bot-of-level = Stufe { $level }
daily-of = Partie vom { $day }
daily-late-of = Partie vom { $day }, verspätet
daily-late = verspätet
day-column = Datum
opponents-column = Gegen
moves-column = Züge
backup = Zum Mitnehmen
backup-claim = Ein Konto gibt es nicht: Deine Partien und dein Flugbuch sind nur in diesem Browser. Speichere alles in einer Datei und öffne sie in einem anderen.
backup-write = In Datei speichern
backup-choose = Datei öffnen
backup-read =
    { $count ->
        [0] Alles aus der Datei war schon da.
        [one] Ein Eintrag ist dazugekommen. Was da war, ist geblieben.
       *[other] { $count } Einträge sind dazugekommen. Was da war, ist geblieben.
    }
backup-unreadable = Das ist keine Datei, die das Flugbuch gespeichert hat. Nichts wurde geändert.
backup-too-new = Diese Datei stammt von einer neueren Version der App: Lade die Seite neu und versuch es noch einmal. Nichts wurde geändert.
backup-full = Im Speicher dieses Browsers ist nicht genug Platz: Lösche beendete Partien und versuch es noch einmal. Nichts wurde geändert.
room-used = Im Speicher dieses Browsers sind { $kilobytes } kB belegt; die meisten Browser erlauben 5000.
storage-full = Dieser Browser speichert nicht, was du tust: Sein Speicher ist voll oder abgeschaltet. Lösche beendete Partien, um Platz zu schaffen, oder speichere Partien und Flugbuch als Datei, bevor du diese Seite schließt; das geht im Flugbuch.
storage-evicted = Dieser Browser hat deine Partien und dein Flugbuch gelöscht. Hast du sie als Datei gespeichert, öffne sie im Flugbuch.
all-days = Alle Tage
daily-not-yet = Dieser Tag hat noch nicht begonnen. Ein Tag ist überall ein UTC-Tag.
streak =
    { $count ->
        [0] Starte heute eine Serie
        [one] Ein Tag in Folge
       *[other] { $count } Tage in Folge
    }
days-claim = Jeden Tag eine Partie, für alle dieselbe: Um Mitternacht UTC kommt die nächste. Verpasste Tage kannst du nachholen.
day-open = Noch nicht gespielt.
day-missed = Nicht gespielt. Du kannst den Tag nachholen; er gilt dann als verspätet.
day-label = { $day }: { $result }
calendar = Tage
ask-for-par = Was schafft ein Bot?
par-playing = Der Bot (Stufe { $level }) spielt: Zug { $moves } …
par-points =
    { $points ->
        [one] Richtwert: Stufe { $level } schafft { $points } Punkt.
       *[other] Richtwert: Stufe { $level } schafft { $points } Punkte.
    }
par-won = Richtwert: Stufe { $level } gewinnt.
par-lost = Richtwert: Stufe { $level } verliert.
record-points =
    { $now ->
        [one] Neuer Rekord: { $now } Punkt. Dein Bestwert war { $before }.
       *[other] Neuer Rekord: { $now } Punkte. Dein Bestwert war { $before }.
    }
record-level = Dein erster Sieg gegen Stufe { $level }! Stufe { $next } wartet schon.
record-last-level = Dein erster Sieg gegen Stufe 5! Einen stärkeren Bot gibt es nicht.
record-first-win = Dein erster Sieg gegen Stufe { $level } mit diesen Einstellungen!
record-first-win-alone = Dein erster Sieg mit diesen Einstellungen!
record-margin = Dein bisher klarster Sieg: { $now } Vorsprung, vorher waren es { $before }.
record-fastest =
    { $now ->
        [one] Dein bisher schnellster Sieg: { $now } Zug, vorher waren es { $before }.
       *[other] Dein bisher schnellster Sieg: { $now } Züge, vorher waren es { $before }.
    }
decisive-moment = Der entscheidende Moment
best-moment = Der beste Zug
worst-moment = Hier ging es schief
show-on-board = Auf dem Brett zeigen
decisive-words = { $what } (+{ $gain })

## Puzzles: what is best, and provably so.

puzzles = Rätsel
puzzles-of = Rätsel: { $game }
puzzles-claim = Stellungen aus Partien zwischen starken Bots. In jeder ist eine Aktion klar die beste, und das ist bewiesen. Um Mitternacht UTC kommt ein neues Tagesrätsel.
puzzle-of-day = Tagesrätsel
puzzle-solve = Lösen
puzzle-done = Gelöst
puzzles-solved =
    { $count ->
        [0] Noch keins gelöst
        [one] { $count } gelöst
       *[other] { $count } gelöst
    }
puzzles-solved-of = { $count } von { $of } gelöst
puzzle-grade = Grad { $grade } von 5
puzzle-number = Rätsel { $number }
puzzle-number-done = Rätsel { $number }, gelöst
puzzle-title = Rätsel { $number } · Grad { $grade }
puzzle-all = Alle Rätsel
puzzle-next = Nächstes Rätsel
puzzle-show = Lösung
puzzle-thinking = Mal sehen, wohin das führt …
puzzle-go-on = Bis hierher richtig. Und jetzt?
puzzle-line = Richtig. Sieh zu, wie es weitergeht.
puzzle-no-help = In Rätseln gibt es keine Tipps. Nach einer falschen Antwort siehst du, warum sie falsch ist.
puzzle-win =
    { $turns ->
        [one] Gewinne mit diesem Zug.
       *[other] Gewinne in { $turns } Zügen, was auch immer die andere Seite tut.
    }
puzzle-capture = Erzwinge einen Schiffsgewinn: Auch nach der Antwort musst du vorn liegen.
puzzle-defend = Dir droht die Niederlage. Nur ein Zug verhindert sie.
puzzle-points =
    { $turns ->
        [one] Hole in diesem Zug so viele Punkte, wie du kannst.
       *[other] Hole in deinen nächsten { $turns } Zügen so viele Punkte, wie du kannst, was auch immer die anderen tun.
    }
puzzle-save = Der Planet ist in Gefahr. Ziehe so, dass vor deinem nächsten Zug niemand einen Invasor durchlassen kann.
puzzle-score = Was führt im Schnitt zu den meisten Punkten?
puzzle-chance = Was gibt dir die beste Gewinnchance?
puzzle-right = Gelöst!
puzzle-shown = Das war die Lösung.
puzzle-right-win = Nichts, was die andere Seite tut, kann den Sieg verhindern.
puzzle-right-capture = Was auch immer als Antwort kommt: Du liegst ein Schiff vorn. Nichts anderes schafft das.
puzzle-right-defend = Alles andere verliert sofort.
puzzle-right-points = Sichere Punkte: { $value }; mit allem anderen sind es höchstens { $second }.
puzzle-right-save = Nach allem anderen könnte ein Invasor durchkommen.
puzzle-right-score = Das führt im Schnitt zu { $value } Punkten, die nächstbeste Aktion zu { $second }.
puzzle-right-chance = Das gewinnt in { $value } der Fälle, die nächstbeste Aktion in { $second }.
puzzle-wrong = Das nicht: So erreichst du das Ziel nicht.
puzzle-wrong-win = Noch nicht. Die andere Seite verhindert es: { $answer }.
puzzle-wrong-capture = Das nicht. Nach der besten Antwort hast du kein Schiff gewonnen.
puzzle-wrong-defend = Das nicht. Wie du siehst, verlierst du jetzt.
puzzle-wrong-points = Nicht ganz. Sicher sind so nur { $value } von { $best } möglichen Punkten.
puzzle-wrong-save = Das nicht. Jetzt kann ein Invasor durchkommen.
puzzle-wrong-score = Nicht ganz. Das führt im Schnitt zu { $value } Punkten, die beste Aktion zu { $best }.
puzzle-wrong-chance = Nicht ganz. Das gewinnt in { $value } der Fälle, die beste Aktion in { $best }.

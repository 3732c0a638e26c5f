too-small = Dieses Fenster hat { $width } × { $height } Zeichen. Mach es mindestens { $columns } × { $rows } groß oder starte mit --plain.
over = Die Partie ist zu Ende: R zeigt das Ergebnis, M das Menü.
wait-for = Am Zug: { $name }.
bot-thinks = { $name } überlegt ({ $seconds } s). K entscheidet sofort.
thinking = Wird berechnet ({ $seconds } s). Esc bricht ab.
thinking-part = Alle Aktionen werden abgewogen: { $percent } %. Esc bricht ab.
interrupted = Abgebrochen.
undone = Zurückgenommen.
guide-on = Der Lotse ist an: G schaltet ihn aus.
guide-rules = (Regeln: { $rules })
about-title = Was das ist
actions-title = Aktionen
more-actions = Alle { $count }: Drück A
log-title = Verlauf
ready = { $words }. Enter spielt es, Esc bricht ab.
ready-or-more = { $words }. Enter spielt es; oder wähle noch eine Stelle dazu.
choose-on =
    { $count ->
        [one] Noch { $count } Aktion: Wähle weiter, oder brich mit Esc ab.
       *[other] Noch { $count } Aktionen: Wähle weiter; noch einmal Enter zählt sie auf, Esc bricht ab.
    }
hint-best = Tipp: { $words } – { $promise }. { $reason } H vergleicht.
hint-title = Was ein starker Spieler erwägen würde
in-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
in-percent = { $percent } %
worth-is-for-one = Was Aktionen wert sind, zeigen nur Solospiele.
worth-on = Jede Aktion zeigt, was sie wert ist: Grün ist am besten, Rot verliert am meisten.
worth-off = Was Aktionen wert sind, wird nicht mehr gezeigt.
best = am besten
popup-keys = ↑↓ Enter Esc
key-line = Enter wählen|U zurück|H Tipp|L Verlauf|M Menü|? Info|Q Ende|A Aktionen|G Lotse|Tab weiter|Esc abbrechen|W Wert|K sofort
keys-title = Tasten
keys =
    Pfeiltasten    führen über den Tisch
    Tab            springt zu dem, was jetzt geht, Shift+Tab zurück
    Enter, Leer    wählt aus; noch einmal spielt es
    Esc            bricht Auswahl, Tipp und Rechnen ab; schließt Fenster
    U              zurücknehmen
    H              Tipp; noch einmal vergleicht die besten Aktionen
    W              was Aktionen wert sind (Solospiele)
    A              alle Aktionen
    L              Verlauf
    G              Lotse an oder aus
    K              nicht auf die Bots warten
    ?              was das unter dem Cursor ist
    R              Ergebnis, wenn die Partie zu Ende ist
    M              Menü
    Q, Strg+C      beenden; gespeichert wird nach jedem Zug
    {""}
    Maus: Ein Klick wählt, noch einer spielt; die rechte Taste bricht ab, das Rad zeigt den Verlauf.
menu-back = Zurück zur Partie
menu-result = Ergebnis
menu-rematch = Revanche
menu-actions = Alle Aktionen
menu-undo = Zurücknehmen
menu-hint = Tipp
menu-worth = Was Aktionen wert sind
menu-guide = Lotse an oder aus
menu-log = Verlauf
menu-keys = Tasten
menu-resign = Aufgeben
menu-quit = Speichern und beenden
resign-text = Diese Partie aufgeben? Spielen andere noch weiter, springt ein Bot für dich ein.
resign-no = Nein, weiterspielen
resign-yes = Ja, aufgeben
result-board = Brett ansehen
to-go = noch { $squares }
is-out = ausgeschieden
hex-legend = FHCT Schiffe, * Kommandant, 2 Stapel, U UFO, ◆◇ Sonne
replay-at = Nach Zug { $at } von { $all }
replay-start = Der Anfang der Partie.
replay-jump = Sprung zu Zug { $number }: Enter.
key-space = Leertaste
replay-keys = ←→ Zug|↑↓ Spielzug|{ $space } Film|0–9 Sprung|L Verlauf|R Ergebnis|Q Ende|Pos1/Ende Anfang/Schluss

## A review.

review-progress = Jede Entscheidung wird geprüft: { $percent } %. Esc bricht ab.
review-point = Wendepunkt { $number } von { $all }
review-before = Vor dem Zug: Rot ist, was gespielt wurde, violett, was besser gewesen wäre.
review-after-played = Nach dem, was gespielt wurde.
review-after-better = Nach dem, was besser gewesen wäre.
review-board-help = Enter zeigt, was gespielt wurde, dann, was besser gewesen wäre. Mit T versuchst du es von hier noch einmal, gegen Bots.
review-board-keys = Enter danach|T noch einmal|S Wiederholung|? ausführlich|Esc zurück|Q Ende
review-keys = Enter Brett|T noch einmal|S Wiederholung|? Erklärung|Q Ende

## Online.

unreachable = Keine Verbindung zu { $server }: { $why }
no-server = Unter { $server } gibt es keinen Starboard-Server.
other-version = Dieser Server spricht eine andere Version des Protokolls: Nimm die Version von starboard, die auf ihm läuft.
no-such-table = Diesen Tisch gibt es nicht.
link-lost = Verbindung verloren. Sie wird wiederhergestellt … ({ $why })
sending = Wird gesendet …

name-hint = Die anderen Spieler sehen ihn. Konten gibt es nicht: Dieser Computer erinnert sich an dich.
yes = ja
no = nein
cancel = Abbrechen

lobby-title = Starboard online: { $server }
lobby-keys = Enter mitspielen|N neuer Tisch|R neu laden|I Name|P Privatsphäre|Q Ende
you-are-nobody = Zusehen kannst du ohne Namen; gefragt wirst du danach erst, wenn du dich setzt.
no-own-tables = Du hast noch keine Tische. Eröffne einen mit N oder setz dich an einen der Tische unten.
table-row = { $game }: { $names }
your-turn = du bist am Zug
turn-of = am Zug: { $name }
bots-turn = ein Bot überlegt


form-keys = ↑↓ wählen  ←→ ändern  Enter  Esc
by-person = ein Mensch
seat-bot = Bot der Stufe { $level }
options-conflict = Diese Optionen passen nicht zusammen.

online-title = Online-Tisch
invite = Link für die anderen:
seats-title = Plätze
seat-row = { $number }  { $name }
seat-own = ● { $name } (du)
stand-up = Aufstehen
let-bot-sit = Einen Bot der Stufe { $level } spielen lassen
begin-with-bot = Mit einem Bot der Stufe { $level } beginnen
seat-for-people = Für einen Menschen freihalten
seat-is-taken = Diesen Platz kann nur der Host ändern.
gathering-keys = Enter wählen|C Chat|M stumm schalten|X Tisch schließen|Q Ende

chat-unread =
    { $count ->
        [one] Chat: { $count } neue Nachricht, C öffnet ihn
       *[other] Chat: { $count } neue Nachrichten, C öffnet ihn
    }
chat-keys = Enter sendet  ↑↓ blättert  Esc schließt
chat-empty = Noch hat niemand etwas gesagt.
chat-watching = Nur wer einen Platz hat, kann etwas sagen.
mute-title = Jemanden stumm schalten
bot-plays-for-you = Für dich spielt ein Bot: Im Menü (M) holst du dir deinen Platz zurück.
away-now = { $name } ist nicht da: Im Menü (M) kannst du einen Bot vorschlagen.
away-later = { $name } ist nicht da. In { $time } kannst du einen Bot vorschlagen.
wish-answer = { $wish } Y stimmt zu, N lehnt ab.
wish-waits = { $wish } Noch ohne Antwort: { $names }.
question-title = Eine Frage
later = Später
menu-leave = Verlassen; der Tisch bleibt offen
menu-links = Links
menu-fairness = Nachweislich fair
let-bot-play = Bot vorschlagen für { $name }
let-bot-play-later = Bot vorschlagen für { $name } (in { $time })
move-seat-how = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal und einen Tag lang. Wer ihn öffnet, bekommt deinen Platz, also behalt ihn für dich:
keepers-commitment = Festlegung des Servers:
key-line-online = Enter wählen|U zurück|C Chat|L Verlauf|M Menü|? Info|Q Ende|A Aktionen|G Lotse|Tab weiter|Esc abbrechen
keys-online =
    Pfeiltasten    führen über den Tisch
    Tab            springt zu dem, was jetzt geht, Shift+Tab zurück
    Enter, Leer    wählt aus; noch einmal spielt es
    Esc            bricht eine Auswahl ab; schließt Fenster
    U              zurücknehmen oder die anderen darum bitten
    C              Chat
    Y, N           antworten, wenn jemand etwas möchte
    A              alle Aktionen
    L              Verlauf
    G              Lotse an oder aus
    ?              was das unter dem Cursor ist
    R              Ergebnis, wenn die Partie zu Ende ist
    M              Menü: wer weg ist, stumm schalten, Links, aufgeben, Bot auf Zeit
    Q, Strg+C      gehen; der Tisch bleibt offen, und dein Platz bleibt deiner
    {""}
    Maus: Ein Klick wählt, noch einer spielt; die rechte Taste bricht ab, das Rad zeigt den Verlauf.

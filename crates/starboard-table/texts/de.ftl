no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht.
not-your-turn = Am Zug: { $name }.
over = Die Partie ist zu Ende.
not-over = Eine Revanche ist erst nach der Partie möglich.
not-a-person = Für { $name } spielt ein Bot.
already-person = Für { $name } spielt kein Bot.
daily-has-no-bots = Bots können die Tagespartie nicht spielen.
already-bot = Für { $name } spielt schon ein Bot der Stufe { $level }.
resigned = { $name } hat aufgegeben.
seat-problem = Platz { $seat }: { $why }
not-set-up = Mit diesen Optionen und Spielern lässt sich kein Tisch aufbauen.
player-name = Spieler { $number }
name-empty = Ein Spieler braucht einen Namen.
name-too-long = Ein Name darf höchstens { $most } Zeichen haben.
name-control = Ein Name muss aus einer Zeile mit gewöhnlichen Zeichen bestehen.
name-invisible = Ein Name darf keine unsichtbaren Zeichen enthalten und keine, die den Text umdrehen.
name-marks = So viele Akzente auf einem Buchstaben darf ein Name nicht haben.
illegal = Nicht möglich: { $reason } ({ $rule }).
unreadable = „{ $text }“ ist keine Aktion dieses Spiels.
undo-nothing = Es gibt nichts zurückzunehmen.
undo-chance = Der Zufall hat schon entschieden, wie es weitergeht, und alle kennen das Ergebnis.
undo-other = Seitdem war schon am Zug: { $name }.
undo-over = Die Partie ist zu Ende und ihr Startwert bekannt: Nichts lässt sich mehr zurücknehmen.
undo-resigned = Die Partie endete durch Aufgabe, und dabei bleibt es.
ended-by-resignation = Aufgegeben: { $names }.
wins = { $name } gewinnt
shared-win = { $names } gewinnen gemeinsam
drawn = Remis
nobody-wins = Niemand gewinnt
game-over = Partie zu Ende
not-seated = Du hast keinen Platz an diesem Tisch.
seated = Du hast schon einen Platz an diesem Tisch.
seat-taken = Dieser Platz ist nicht frei.
nobody-there = Dort sitzt niemand.
not-host = Das kann nur der Host, der den Tisch eröffnet hat.
begun = Die Partie hat schon begonnen.
not-begun = Die Partie hat noch nicht begonnen.
closed = Dieser Tisch ist geschlossen.
asking = Eine andere Anfrage ist noch offen: Warte erst die Antworten ab.
nothing-asked = Es gibt nichts, worauf du antworten könntest.
answered = Du hast schon geantwortet.
present = Dieser Spieler ist am Tisch.
no-messages = An diesem Tisch ist der Chat abgeschaltet.
message = Eine Nachricht braucht 1 bis { $most } sichtbare Zeichen in einer Zeile.
rematched = Es gibt schon eine Revanche.
too-soon =
    { $seconds ->
        [one] Ein Bot kann einspringen, wenn dieser Spieler zwei Minuten weg ist: in { $seconds } Sekunde.
       *[other] Ein Bot kann einspringen, wenn dieser Spieler zwei Minuten weg ist: in { $seconds } Sekunden.
    }
before-deadline = In einer Fernpartie springt ein Bot erst ein, wenn die Zeit des Spielers abgelaufen ist.
time-up = Deine Zeit ist abgelaufen. Der Bot spielt weiter.
removed = Der Host hat deinen Platz einem Bot gegeben. Nur der Host kann dich zurückkommen lassen.
not-removed = { $name } kann jederzeit zurückkommen.
not-here = Das geht an diesem Tisch nicht.
undo-time = Die Uhr lässt nicht mehr genug Zeit, um das zurückzunehmen.

## Why the record of a game is not sound: a part of a sentence.

finding-hash = der Hash der Schlussstellung ist { $computed }, in der Aufzeichnung steht { $recorded }
finding-result = das Ergebnis in der Aufzeichnung ist nicht das ihrer Züge
finding-not-over = die Aufzeichnung nennt ein Ergebnis, aber die Partie ist nicht zu Ende
finding-daily-seed = der Startwert ist nicht der vom { $day }
finding-daily-start = eine Tagespartie beginnt immer mit der üblichen Startstellung
finding-daily-options = eine Tagespartie wird immer mit den Optionen und der Edition ihres Tages gespielt
finding-no-daily = eine Tagespartie gibt es nur bei Solospielen
finding-keeper-commitment = der Startwert des Servers passt nicht zu seiner Festlegung
finding-mixture = der Startwert entsteht nicht aus dem des Servers und dem, was die Spieler beigetragen haben
finding-no-seed = die Partie ist zu Ende, aber ihr Startwert fehlt in der Aufzeichnung
finding-commitment = der Startwert passt nicht zur Festlegung
finding-chance = Zug { $number }: Der Startwert ergibt { $picked }, in der Aufzeichnung steht { $recorded }
finding-resigned-seat = laut Aufzeichnung gibt Platz { $seat } auf, den es nicht gibt
finding-resigned-twice = laut Aufzeichnung gibt Platz { $seat } zweimal auf
finding-resigned-when =
    { $after ->
        [one] laut Aufzeichnung gibt Platz { $seat } nach { $after } Zug auf, und das passt nicht
       *[other] laut Aufzeichnung gibt Platz { $seat } nach { $after } Zügen auf, und das passt nicht
    }
finding-resigned-all = die Partie geht weiter, obwohl alle bis auf einen aufgegeben haben
finding-resigned-person = Platz { $seat } hat aufgegeben, aber kein Bot spielt dafür
finding-resigned-result = das Ergebnis in der Aufzeichnung passt nicht dazu, wer aufgegeben hat
finding-no-fairness = die Aufzeichnung sagt nicht, woher ihr Startwert kommt
finding-no-entropy = niemand hat etwas zum Startwert beigetragen
finding-no-promise = die frühere Aufzeichnung enthält keine Festlegung auf den Startwert einer Revanche
finding-other-promise = die Festlegung des Servers ist nicht die aus der früheren Aufzeichnung

## Why a record cannot be replayed: a part of a sentence.

record-unreadable = das ist keine Aufzeichnung von Starboard, oder sie ist beschädigt
record-newer = sie hat die Formatversion { $version }, die dieses Programm nicht liest: Aktualisiere Starboard
record-rules = sie wurde mit der Edition „{ $edition }“ und der Regelversion { $rules } gespielt, die dieses Programm nicht hat
record-invalid = ihr Spiel, ihre Optionen oder ihre Startstellung sind ungültig
record-seats = Plätze: { $found } in der Aufzeichnung, { $expected } im Spiel
record-too-long = sie ist länger als jede Partie
record-move = Zug { $number } ({ $text }) ist nicht möglich
record-move-rule = Zug { $number } ({ $text }) ist nicht möglich: { $reason } ({ $rule })

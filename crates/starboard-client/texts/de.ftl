## What goes wrong.

connecting = Verbindung zum Server …
stale = Am Tisch hat sich inzwischen etwas geändert: Sieh noch einmal hin.
stranger = Wähle erst einen Namen.
wrong-secret = Dieser Server kennt dich nicht mehr. Wähle einen Namen, um weiterzumachen; deine früheren Partien bleiben beim alten Namen.
too-fast = Zu schnell: Warte einen Moment.
too-many = Zu viele Tische oder Verbindungen auf einmal: Beende oder schließ ein paar.
trouble = Serverfehler: Vielleicht hat es geklappt, vielleicht nicht. Sieh noch einmal nach und versuch es dann erneut.
damaged = Ein Teil dieser Partie ist auf dem Server verloren gegangen. Du kannst ansehen, was übrig ist, aber nicht weiterspielen.
bad-name = Ein Name hat 1 bis 40 Zeichen in einer Zeile.
was-there = Dieser Spieler war eben noch da: Gib ihm etwas mehr Zeit.
no-undo = Das lässt sich nicht zurücknehmen.
not-your-turn = Du bist nicht am Zug.
still-sending = Deine letzte Anfrage ist noch unterwegs.
server-unfair = Der Server hat sein Wort nicht gehalten: Trau den Würfeln an diesem Tisch nicht. Einzelheiten stehen im Menü.

## Who one is.

safety = Sicherheit und Privatsphäre
safety-hint = Auf diesem Gerät liegt ein Geheimnis, das beweist, wer du bist. Hat es vielleicht jemand anders, ersetz es.
replace-secret = Geheimnis ersetzen
replace-secret-asked = Dieses Gerät bekommt ein neues Geheimnis. Wer das alte benutzt, ist sofort abgemeldet. Plätze, die du auf andere Geräte verlegt hast, bleiben dort.
secret-replaced = Fertig: Dein Geheimnis kennt jetzt nur noch dieses Gerät.
delete-me = Mich löschen
delete-me-asked = Du gibst deine unfertigen Partien auf, dein Name verschwindet von jedem Tisch, und alles, was du in Chats geschrieben hast, wird entfernt. Das lässt sich nicht zurücknehmen.
person-deleted = Du bist von diesem Server gelöscht. Danke fürs Spielen!

## The lobby.

name-title = Wähle einen Namen
you-are = Du heißt hier { $name }.
new-table = Neuer Tisch
own-tables = Meine Tische
waiting-tables = Offene Tische
no-waiting-tables = Gerade gibt es keine offenen Tische.
playing-tables = Laufende Partien
no-playing-tables = Gerade läuft keine öffentliche Partie.
finished-tables = Letzte Partien
no-finished-tables = Noch ist keine öffentliche Partie beendet.
free-seat = freier Platz
named-bot = { $name } (Bot)

## A new table, and its terms.

seat-number = Platz { $number }
people-needed = Mindestens ein Platz muss für einen Menschen sein.
who-may-come = Wer kommen darf
by-link = per Link
is-public = öffentlich
time-to-think = Bedenkzeit
clock-none = keine Uhr
clock-days =
    { $days ->
        [one] { $days } Tag pro Aktion
       *[other] { $days } Tage pro Aktion
    }
clock-live = { $minutes } min + { $increment } s
days-hours = { $days } T { $hours } h
hours-minutes = { $hours }:{ $minutes } h
when-late = Wenn die Zeit abläuft
late-bot = springt ein Bot ein
late-resign = gilt das als Aufgabe
with-messages = Chat am Tisch
open-table = Tisch eröffnen
one-by-seat = je Platz einer

## Before the game.

waits-for-people =
    { $count ->
        [one] Die Partie beginnt, sobald der letzte freie Platz besetzt ist.
       *[other] Die Partie beginnt, sobald alle { $count } freien Plätze besetzt sind.
    }
take-a-seat =
    { $count ->
        [one] Nimm den letzten freien Platz oder sieh zu.
       *[other] Nimm einen der { $count } freien Plätze oder sieh zu.
    }
who-is-there = Gerade am Tisch: { $seated }, Zuschauer: { $others }.
sit-here = Hier sitzen
free-this-seat = Platz freigeben
close-table = Tisch schließen
close-table-why = Niemand kann mehr dazukommen, und der Tisch verschwindet aus allen Listen.
table-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann.

## During the game.

chat = Chat
you-watch = Du siehst zu: Du siehst alles, kannst aber nicht spielen.
you-resigned = Du hast aufgegeben; ein Bot spielt für dich weiter.
you-are-removed = Der Host hat deinen Platz einem Bot gegeben. Du kannst zusehen und zurückkommen, sobald der Host dich lässt.
muted-messages = Nachrichten von Leuten, die du stumm geschaltet hast, sind ausgeblendet.
i-am-back = Bin wieder da
let-bot-play-for-me = Einen Bot für mich spielen lassen
away-until-late = { $name } ist nicht da. Läuft die Zeit ab, springt ein Bot ein.
undo-needs-consent = { $why } Du kannst die anderen trotzdem um Erlaubnis bitten.
undo-repeats-chance = Alles, was seitdem gewürfelt und gezogen wurde, kommt wieder genauso, und alle erfahren das.
ask-the-others = Die anderen fragen
wish-undo = { $name } möchte die letzte eigene Aktion zurücknehmen.
wish-undo-chance = { $name } möchte die letzte eigene Aktion zurücknehmen. Alles, was seitdem gewürfelt und gezogen wurde, käme wieder genauso.
wish-take-over = { $name } schlägt vor, einen Bot einspringen zu lassen: für { $other }.
wish-rematch = { $name } möchte eine Revanche.
agree = Zustimmen
decline = Ablehnen
told-took-back = { $name } nimmt eine Aktion zurück.
told-resigned = { $name } gibt auf.
told-handed-over = Für { $name } springt ein Bot ein.
told-returned = { $name } ist wieder da.
told-removed = Der Host gibt einem Bot den Platz von { $name }.
told-readmitted = Der Host lässt { $name } zurückkommen.
you-may-return = Der Host lässt dich auf deinen Platz zurück.
told-late = Die Zeit von { $name } ist um.
told-declined = { $name } lehnt ab.
remove = Platz einem Bot geben: { $name }
really-remove = Ein Bot spielt für { $name }. Zurückkommen und chatten geht erst wieder, wenn du es erlaubst. Alle sehen, dass du das warst, und eine Partie, aus der du jemanden entfernt hast, kannst du nicht gewinnen.
readmit = Zurückkommen lassen: { $name }
mute = Stumm schalten: { $name }
unmute = Nicht mehr stumm: { $name }
nobody-to-mute = Sonst ist niemand da, den du stumm schalten könntest.
told-muted = Nachrichten von { $name } sind auf diesem Gerät ausgeblendet.
told-unmuted = Nachrichten von { $name } sind wieder zu sehen.
move-seat = Platz auf ein anderes Gerät verlegen
seat-is-here = Dein Platz ist jetzt auf diesem Gerät.
seat-is-elsewhere = Dein Platz ist jetzt auf einem anderen Gerät.

## Whether chance was fair.

fair-how = Der Server hat sich auf seinen Startwert festgelegt, bevor sich jemand gesetzt hat, und jeder Spieler hat etwas beigetragen, das der Server vorher nicht kennen konnte. Zusammen bestimmen sie jeden Wurf und jede Ziehung. Weder der Server noch ein Spieler kann sie allein aussuchen: Das könnte nur, wer sich als Letztes setzt oder der Revanche zustimmt – mit Hilfe von jemandem, der den Server betreibt.
commitment-kept = Der Server hat seinen Startwert nicht geändert, seit du dich gesetzt hast.
commitment-broken = Der Server hat seinen Startwert geändert, seit du dich gesetzt hast.
own-entropy = Was dieses Gerät beigetragen hat, steckt im Startwert.
not-own-entropy = Der Server hat den Beitrag dieses Geräts zum Startwert nicht verwendet.
rematch-kept = Der Server hat sich auf diesen Startwert festgelegt, bevor du der Revanche zugestimmt hast.
rematch-broken = Das ist nicht der Startwert, auf den sich der Server für die Revanche festgelegt hat.

games-players = Spieler: { $counts }
games-by-seat = oder je Platz einer, zum Beispiel { $example }:
games-options = Optionen:
games-default = (Standard)
bot-name = Bot { $number }
seat-person = Platz { $number }: { $name }
seat-bot = Platz { $number }: { $name }, Bot der Stufe { $level }
welcome = Gib eine Nummer oder eine Aktion ein, um zu spielen; „hilfe“ nennt alles andere.
resumed = Die Partie geht ab Zug { $moves } weiter.
help =
    Gib eine Nummer oder eine Aktion in Notation ein, um sie zu spielen. Andere Befehle:
    {"  "}liste, liste TEXT   alle Aktionen oder die, die mit TEXT beginnen
    {"  "}mehr                die nächste Seite einer langen Liste
    {"  "}brett               das Brett zeigen
    {"  "}verlauf             was bisher geschehen ist
    {"  "}tipp                was ein starker Spieler erwägen würde
    {"  "}lotse               jeden Schritt einer ersten Partie erklären oder damit aufhören
    {"  "}zurücknehmen        letzte Aktion eines Menschen zurücknehmen; der Zufall wiederholt sich
    {"  "}aufgeben            die Partie aufgeben
    {"  "}revanche            noch einmal spielen, wenn die Partie zu Ende ist
    {"  "}ende                speichern und beenden
group = {"  "}{ $first }–{ $last }  { $word } …  (mit „liste { $word }“)
more = Noch { $count }: Gib „mehr“ ein.
no-more = Das sind alle.
none-begins = Keine Aktion beginnt mit „{ $text }“.
no-such-number = Diese Nummer gibt es nicht: Wähle 1 bis { $most }.
not-understood = „{ $text }“ ist weder Aktion noch Befehl: „liste“ zeigt die Aktionen, „hilfe“ die Befehle.
over-commands = Die Partie ist zu Ende. Jetzt gehen noch: revanche, zurücknehmen, verlauf, brett und ende.
hint-line-alone =
    { $points ->
        [one] {"  "}{ $action }: { $words } – { $points } Punkt erwartet
       *[other] {"  "}{ $action }: { $words } – { $points } Punkte erwartet
    }
hint-line = {"  "}{ $action }: { $words } – { $percent } % Gewinnchance
hint-only = {"  "}{ $action }: { $words }
guide-rules = Regeln: { $rules }
guide-on = Der Lotse ist an. Noch einmal „lotse“ schaltet ihn aus.
took-back = Zurückgenommen: Die Partie steht wieder bei Zug { $moves }.
bot-takes-over = Für { $name } springt ein Bot der Stufe { $level } ein.
still-playing = Die Partie ist noch nicht zu Ende.
not-saved = Die Partie ließ sich nicht speichern ({ $why }). Sie geht weiter, und nach jedem Zug wird es wieder versucht.
saved = Die Partie ist gespeichert: { $file }
how-to-resume = Zum Weiterspielen: starboard play --resume { $file }
how-to-verify = Zum Prüfen, ob Würfe und Ziehungen fair waren: starboard verify { $file }
fewer-moves =
    { $moves ->
        [one] Die Partie hat nur { $moves } Zug, und der wurde gezeigt.
       *[other] Die Partie hat nur { $moves } Züge, und alle wurden gezeigt.
    }
verify-moves =
    { $moves ->
        [one] Nach den Regeln nachgespielt: { $moves } Zug, und er ist erlaubt.
       *[other] Nach den Regeln nachgespielt: { $moves } Züge, und alle sind erlaubt.
    }
verify-rules = Regeln: { $game }, Edition { $edition }, Version { $rules }.
verify-claims = Verglichen: der Hash der Schlussstellung, das Ergebnis und wer aufgegeben hat.
verify-daily = Tagespartie: Der Startwert ist der vom { $day }.
verify-fair =
    { $turns ->
        [one] Zufall: Der Startwert passt zur Festlegung vor der Partie, und { $turns } Zug des Zufalls folgt daraus.
       *[other] Zufall: Der Startwert passt zur Festlegung vor der Partie, und alle { $turns } Züge des Zufalls folgen daraus.
    }
verify-finding = Problem: { $finding }
verify-mixed =
    { $people ->
        [one] Startwert: Er entsteht aus dem Startwert des Servers, der zu dessen Festlegung passt, und aus dem, was { $people } Spieler beigetragen hat.
       *[other] Startwert: Er entsteht aus dem Startwert des Servers, der zu dessen Festlegung passt, und aus dem, was { $people } Spieler beigetragen haben.
    }
verify-rematch = Revanche: Der Server hatte sich in der früheren Aufzeichnung auf seinen Startwert festgelegt.
verify-gap = Nicht geprüft: { $what }
gap-edition = die Edition. Die Aufzeichnung nennt keine; angenommen wurde die erste.
gap-options = Optionen, die in der Aufzeichnung fehlen; angenommen wurde dafür der Standard.
gap-seed =
    { $turns ->
        [one] der Zufall ({ $turns } Zug), denn die Partie ist nicht zu Ende und der Startwert nicht offengelegt.
       *[other] der Zufall ({ $turns } Züge), denn die Partie ist nicht zu Ende und der Startwert nicht offengelegt.
    }
gap-fairness = woher der Startwert kommt. Die Aufzeichnung sagt es nicht, also könnte ihn gewählt haben, wer den Tisch betreibt.
gap-rematch = ob sich eine Revanche an ihre Festlegung gehalten hat. Das zeigt deren eigene Aufzeichnung: Nimm --rematch-of.
gap-publication = wann die Festlegung veröffentlicht wurde, wer was zum Startwert beigetragen hat und ob die letzte Person den Rest kannte. Vergleich das mit dem, was deine Seite gezeigt hat.
gap-players = die Namen und für wen ein Bot gespielt hat. Eine Aufzeichnung ist nicht unterschrieben.
gap-choices = ob die Spieler diese Aktionen in dieser Reihenfolge gewählt haben und wer wann aufgegeben hat, es sei denn, das hat die Partie entschieden. Eine Aufzeichnung ist nicht unterschrieben.
verify-sound = Die Aufzeichnung ist gültig.
verify-unsound = { $file }: Die Aufzeichnung ist nicht gültig
printed =
    { $pages ->
        [one] Gespeichert: { $file }, { $pages } Seite. Drucke mit 100 %, beidseitig, über die lange Seite gewendet.
       *[other] Gespeichert: { $file }, { $pages } Seiten. Drucke mit 100 %, beidseitig, über die lange Seite gewendet.
    }
review-title = { $game }: Analyse
review-not-over = die Partie ist noch nicht zu Ende; eine Analyse braucht eine beendete Partie
review-failed = diese Partie ließ sich nicht analysieren
review-player = Spieler
review-accuracy = Genauig|keit
review-start = Anfang
review-luck = Glück
review-choices = Entschei|dungen
review-others = Der anderen
review-off = Schätz|fehler
review-result = Ergebnis
review-note-points = In Punkten. Anfang, Glück, Entscheidungen und Schätzfehler ergeben zusammen das Ergebnis.
review-note-chances = In Prozentpunkten der Gewinnchance. Anfang, Glück, die Entscheidungen aller und Schätzfehler ergeben zusammen das Ergebnis.
review-formula = Die Genauigkeit ist der Mittelwert über alle Entscheidungen von 103,17 × exp(−0,0435 × Verlust) − 3,17, mit dem Verlust in Punkten; jede Entscheidung zählt so viel, wie auf dem Spiel stand. 100 heißt, dass keine Entscheidung etwas gekostet hat.
review-chances = Chancen im Lauf der Partie
review-changes = Glück und Entscheidungen
review-key-luck = Glück
review-key-choice = eigene Entscheidungen
review-key-others = Entscheidungen der anderen
review-played = Zug { $number }, { $name }: { $played } ({ $loss })
review-better = Besser: { $better }
review-line = Danach: { $line }
review-written = Die Seite liegt in { $file }.
review-board = Das Brett vor dem Zug

## Online.

stays-open = Der Tisch bleibt offen: starboard join { $link }
online-welcome = „hilfe“ zeigt, was du hier tun kannst.
online-help =
    Gib eine Nummer oder eine Aktion in Notation ein, wenn du am Zug bist. Andere Befehle:
    {"  "}sagen TEXT           allen am Tisch etwas sagen
    {"  "}stumm NAME, stumm N  jemanden stumm schalten, hier und an anderen Tischen; laut: nicht mehr
    {"  "}wer                  wer da ist und wie viel Zeit alle haben
    {"  "}name NAME            wie du heißt, bevor du dich setzt
    {"  "}setzen, setzen N     einen freien Platz nehmen oder Platz N; aufstehen: ihn freigeben
    {"  "}liste, liste TEXT    alle Aktionen oder die, die mit TEXT beginnen; mehr: nächste Seite
    {"  "}brett, verlauf       das Brett; was bisher geschehen ist
    {"  "}zurücknehmen         deine letzte Aktion zurücknehmen, soweit die Regeln es erlauben
    {"  "}fragen               die anderen bitten, das Zurücknehmen zu erlauben
    {"  "}ja, nein             antworten, wenn jemand fragt, oder die eigene Anfrage zurückziehen
    {"  "}vertreten N          einen Bot für Platz N vorschlagen, wenn der Spieler nicht da ist
    {"  "}pause, weiterspielen einen Bot für dich spielen lassen; wieder selbst spielen
    {"  "}aufgeben             die Partie aufgeben
    {"  "}revanche             um eine neue Partie bitten, wenn diese zu Ende ist
    {"  "}link, umziehen       Link für die anderen; Link, der deinen Platz auf ein anderes Gerät verlegt
    {"  "}ende                 gehen; der Tisch bleibt offen, und dein Platz bleibt deiner
    Für den Host: Vor der Partie ändern bot N STUFE, mensch N und freigeben N die Plätze, und schließen
    schließt den Tisch; später gibt entfernen N den Platz eines Störers einem Bot, und zulassen N lässt
    ihn zurückkommen.
said = { $name } sagt: { $text }
not-said = Das wurde nicht gesendet: { $text }
link-back = Die Verbindung ist wieder da.
seat-free = Platz { $number }: frei
seat-own = { $name } (du)
seat-here = { $name } (ist da)
seat-away = { $name } (nicht da)
sit-how = „setzen“ nimmt einen freien Platz; oder bleib und sieh zu.
answer-how = Antworte mit „ja“ oder „nein“.
not-begun = Die Partie hat noch nicht begonnen.
online-over = Die Partie ist zu Ende. Jetzt gehen noch: revanche, brett, verlauf und ende.
no-help-online = An einem Online-Tisch gibt es keine Tipps, und den Lotsen gibt es nur im Vollbild.
undo-ask = { $why } Mit „fragen“ bittest du die anderen, es zu erlauben.
name-first = Wähle erst einen Namen: „name“ und dahinter deinen Namen.
name-is-kept = Du hast hier schon einen Namen; ändern kannst du ihn beim Start mit --name.
no-free-seat = Kein Platz ist frei: Du kannst zusehen.
move-how = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal und einen Tag lang: { $link }
lobby-row = {"  "}{ $number }  { $game }: { $names } – { $state }
lobby-empty = Gerade gibt es keine Tische.
lobby-how = Gib die Nummer eines Tischs ein, „eröffnen“ und ein Spiel für einen neuen oder „hilfe“ für mehr.
lobby-help =
    {"  "}eine Nummer       an diesen Tisch gehen, zum Spielen oder Zusehen
    {"  "}eröffnen SPIEL …  einen Tisch eröffnen, auch mit: Optionen wie players=3, public (öffentlich),
    {"                    "}silent (ohne Chat), clock=20+10 (Minuten und Sekunden), clock=3d (Tage),
    {"                    "}level:2 (ein Bot)
    {"  "}name NAME         wie du hier heißt
    {"  "}liste             die Tische noch einmal
    {"  "}geheimnis         das Geheimnis ersetzen, an dem dich der Server erkennt
    {"  "}lösche mich       dich auf dem Server löschen
    {"  "}ende              beenden
nobody-called = Hier heißt niemand { $whom }. Es gibt: { $names }.
several-called = Hier heißen mehrere { $whom }: Nimm statt des Namens die Nummer des Platzes.
replace-how = Mit „ja“ wird es ersetzt.
delete-me-how = Mit „ja“ löschst du dich.
nothing-changed = Nichts wurde geändert.
lobby-not-understood = „{ $text }“ ist hier kein Befehl: „hilfe“ nennt alle.

## The commands of line mode. A comma separates spellings; the first is the one that help names.

command-list = liste
command-more = mehr, weiter
command-board = brett
command-log = verlauf
command-hint = tipp
command-guide = lotse
command-undo = zurücknehmen, zuruecknehmen, zurück, zurueck
command-resign = aufgeben
command-rematch = revanche
command-help = hilfe
command-quit = ende, beenden
command-say = sagen, sag, sage
command-who = wer
command-name = name
command-sit = setzen, hinsetzen
command-stand = aufstehen
command-yes = ja
command-no = nein
command-ask = fragen, frag, frage
command-replace = vertreten
command-rest = pause
command-return = weiterspielen
command-link = link, links
command-move = umziehen, umzug
command-bot = bot
command-person = mensch
command-free = freigeben, frei
command-close = schließen
command-remove = entfernen
command-readmit = zulassen
command-open = eröffnen, eroeffnen, öffnen, oeffnen
command-mute = stumm
command-unmute = laut
command-secret = geheimnis
command-delete = lösche, loesche, lösch, löschen, loeschen
command-me = mich

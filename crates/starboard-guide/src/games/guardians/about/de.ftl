## What stands on a square.

monster = Monster: bringt { $points }, wenn man es abschießt.
half = Hälfte eines Kommandoschiffs. Der erste Treffer bringt nichts; danach ist die andere Hälfte 10 Punkte wert.
damaged = Beschädigtes Kommandoschiff: bringt { $points }, wenn man es abschießt.
last-in-column = Es ist der letzte Invasor in Spalte { $column }: Wird er abgeschossen, rücken alle Invasoren eine Reihe vor.
descents =
    { $rows ->
        [one] In Reihe 1 kann ihn nur die Mine stoppen. Beim nächsten Vorstoß verlieren alle.
       *[other] Er ist { $rows } Vorstöße von eurem Planeten entfernt.
    }
own-fighter =
    { $shots ->
        [one] Dein Jäger. Er fliegt in gerader Linie und schießt dann gerade nach oben.
       *[other] Dein Jäger, Stufe { $shots }. Er fliegt in gerader Linie und gibt dann { $shots } Schüsse gerade nach oben ab.
    }
fighter = Jäger: { $name }.
fighter-level = Jäger: { $name }, Stufe { $level }.
rammed = Ein Vorstoß brächte den Invasor auf { $square } auf ihn herunter: Beide wären zerstört.
fighter-rich = Ein Treffer nimmt { $name } das niedrigste Plättchen weg: { $points }.
fighter-poor = Ein Treffer bringt nichts: { $name } hat keine Plättchen.
the-mine = Die Mine: Trifft ein Invasor auf sie, sind beide zerstört, ohne Punkte. Nach dem Schuss darfst du sie ein Feld nach rechts schieben.

## Empty squares.

empty = Leeres Feld. Jäger können darüber hinwegfliegen.
empty-low = Leeres Feld in Reihe 1. Kommt ein Invasor an dieser Reihe vorbei, verlieren alle.
empty-top = Leeres Feld in Reihe 10, wo Verstärkung eintrifft.
mine-square = Minenfeld: Hier beginnt die Mine, und hierher kommt sie nach Spalte f zurück.
cannot-fly = Leeres Feld. Hierher kannst du nicht fliegen: { $why }.
can-start = Hier kannst du starten.
can-return = Hierher kann dein Jäger zurückkehren.
can-mine = Hierher kann die Mine.

## What would be shot.

shot-monster = Von hier würdest du das Monster auf { $target } treffen: { $points }.
shot-half = Von hier würdest du das Kommandoschiff auf { $target } treffen: noch keine Punkte.
shot-damaged = Von hier würdest du das beschädigte Schiff auf { $target } treffen: { $points }.
shot-fighter = Von hier würdest du den Jäger auf { $target } treffen: { $name }.
shot-mine = Von hier würde die Mine auf { $target } deinen Schuss aufhalten.
shot-nothing = Von hier würde dein Schuss nichts treffen.

## Actions.

act-stay = Du bleibst auf { $square }.
act-move = Du fliegst nach { $square }.
hit-monster = Dein Schuss trifft das Monster auf { $target }: { $points }.
hit-half = Dein Schuss zerbricht das Kommandoschiff auf { $target }: noch keine Punkte.
hit-damaged = Dein Schuss trifft das beschädigte Schiff auf { $target }: { $points }.
hit-fighter = Dein Schuss trifft auf { $target } den Jäger von { $name } und erbeutet das niedrigste Plättchen.
hit-mine = Die Mine auf { $target } hält deinen Schuss auf.
hit-nothing = Dein Schuss trifft nichts: Spalte { $column } ist über dir leer.
act-boost =
    { $shots ->
        [one] Du fliegst nach { $square }, feuerst dort { $shots } Zusatzschuss ab und darfst weiterfliegen. Damit ist dein Booster verbraucht.
       *[other] Du fliegst nach { $square }, feuerst dort { $shots } Zusatzschüsse ab und darfst weiterfliegen. Damit ist dein Booster verbraucht.
    }
act-launch = Deine Rakete holt die ganze Reihe { $row }: { $points }. Die Invasoren darüber rücken vor, und Verstärkung trifft ein.
act-mine = Die Mine kommt auf { $square }.
mine-hits = Der Invasor dort wird mit ihr zerstört, ohne Punkte.
act-hold = Die Mine bleibt auf { $square }, und dein Zug endet.
act-retire = Du steigst aus: Deine Punkte behältst du, kannst aber nicht gewinnen.
buy-missile = Deine Rakete: Einmal holt sie statt eines Schusses eine ganze Reihe. Sie kostet { $price } deiner Siegpunkte und diesen ganzen Zug.
buy-upgrade = Stufe { $level }: { $level } Schüsse in jedem späteren Zug. Sie kostet { $price } deiner Siegpunkte und diesen ganzen Zug.
buy-power =
    { $shots ->
        [one] Ein geladener Booster: einmal { $shots } Zusatzschuss im Flug. Er kostet { $price } deiner Siegpunkte und diesen ganzen Zug.
       *[other] Ein geladener Booster: einmal { $shots } Zusatzschüsse im Flug. Er kostet { $price } deiner Siegpunkte und diesen ganzen Zug.
    }
buy-return = Dein Jäger kehrt in Reihe 1 zurück, und du hast einen normalen Zug. Das kostet { $price } deiner Siegpunkte.

## Players.

you-at = Dein Jäger steht auf { $square }. Du hast { $points }.
player-at = { $name }: Jäger auf { $square }, { $points }.
you-waiting = Dein Jäger ist noch nicht auf dem Brett. Du hast { $points }.
player-waiting = { $name }: noch nicht auf dem Brett, { $points }.
you-destroyed = Dein Jäger ist zerstört. Seine Rückkehr kostet { $price }; du hast { $points }.
player-destroyed = { $name }: Jäger zerstört, { $points }. Die Rückkehr kostet { $price }.
you-out = Du bist aus der Partie und kannst nicht gewinnen.
player-out = { $name } ist aus der Partie und kann nicht gewinnen.
your-score = Du hast { $points }, die Summe deiner Plättchen. Mit ihnen bezahlst du Käufe; die meisten Punkte gewinnen.
score = { $name } hat { $points }, die Summe aller erbeuteten Plättchen. Die meisten Punkte gewinnen.
tokens =
    { $count ->
        [one] { $count } Plättchen: { $points }.
       *[other] { $count } Plättchen, jedes { $points }.
    }
tokens-use = Mit Plättchen bezahlt man Käufe, und ein Treffer auf einen Jäger erbeutet das niedrigste.
gear-fighter =
    { $level ->
        [one] Jäger der Stufe { $level }: { $level } Schuss pro Zug. Eine Aufrüstung bringt einen weiteren.
       *[other] Jäger der Stufe { $level }: { $level } Schüsse pro Zug. Eine Aufrüstung bringt einen weiteren.
    }
gear-highest = Jäger der Stufe { $level }, der höchsten: { $level } Schüsse pro Zug.
gear-missile = Eine Rakete: Einmal holt sie statt eines Schusses die ganze Reihe des ersten Invasors darüber.
gear-charged =
    { $shots ->
        [one] Booster, geladen: einmal { $shots } Zusatzschuss mitten im Flug.
       *[other] Booster, geladen: einmal { $shots } Zusatzschüsse mitten im Flug.
    }
gear-empty = Booster, nicht geladen: Für { $price } Punkte und einen ganzen Zug gibt er einmal Zusatzschüsse.

## The supply.

supply = Noch im Vorrat: Monster { $monsters }, Hälften von Kommandoschiffen { $halves }. Sie füllen Reihe 10, sobald eine Spalte leergeschossen ist.
supply-empty = Der Vorrat ist verbraucht: Es kommen keine Invasoren mehr.

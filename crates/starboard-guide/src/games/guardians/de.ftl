setup-title = Die Invasoren sammeln sich
setup = 24 zufällige Monster füllen die Reihen 7 bis 10; bisher gezogen: { $drawn }. Ein Monster ist so viele Punkte wert, wie es Augen hat, 1 bis 5. Kommandoschiffe kommen später, mit der Verstärkung.
place-title = Wähle deinen Startplatz
place = Dein Jäger startet auf einem leeren Feld in Reihe 1 und schießt in seiner Spalte gerade nach oben.
place-best = Von { $square } aus wäre dein erstes Ziel auf { $target }: { $points }.
place-free = Vor deinem ersten Schuss darfst du noch fliegen, also ist kein Feld falsch.
place-last = Du setzt zuletzt, also legst du auch die Mine.
mine-setup-title = Leg die Mine
mine-setup = Du hast zuletzt gesetzt, also wählst du, wo die Mine beginnt: { $squares }. Am Ende eines Zugs darf man sie ein Feld nach rechts schieben, und sie zerstört den ersten Invasor, auf den sie trifft. Tiefe Felder schützen Reihe 1, in die kein Schuss reicht.
move-title = Dein Flug
move-how = Von { $square } darfst du in gerader Linie über leere Felder fliegen oder stehen bleiben; danach schießt du gerade nach oben.
danger-one = Gefahr: In Reihe 1 steht ein Invasor ({ $squares }). Kein Schuss erreicht ihn, und beim nächsten Vorstoß verlieren alle die Partie.
danger-mine = Schieb am Ende deines Zugs die Mine nach { $square }, um ihn zu zerstören.
danger-careful = Schieß also in keiner Spalte den letzten Invasor ab.
danger-two = Ein Invasor hat Reihe 2 erreicht ({ $squares }); bald erreicht ihn kein Schuss mehr.
danger-two-reach = Du kannst ihn von { $from } aus abschießen.
best-stay = Direkt über dir ist ein gutes Ziel: { $target }, { $points }.
best-fly = Ein guter Schuss: Von { $to } aus triffst du { $target }, { $points }.
best-many =
    { $shots ->
        [one] Ein guter Platz ist { $to }: Dein Schuss bringt dort { $points }.
       *[other] Ein guter Platz ist { $to }: Deine { $shots } Schüsse bringen dort { $points }.
    }
best-fighter = Ein guter Schuss: Von { $to } aus triffst du den Jäger auf { $target } und erbeutest ein Plättchen, { $points }.
best-none = Diesmal bringt kein Schuss Punkte: Such ein Feld, das dir im nächsten Zug hilft.
descends = Aber er leert Spalte { $column }: Alle Invasoren rücken eine Reihe vor, und Verstärkung trifft ein.
last-chance = Seit dem letzten Treffer haben alle anderen danebengeschossen: Verfehlst auch du, ist die Partie zu Ende.
can-boost = Dein Booster ist geladen: Er gibt dir unterwegs Zusatzschüsse, auf deiner Stufe { $level }.
can-upgrade = Du hast { $points }: Statt dieses Zugs könntest du aufrüsten und von da an einen Schuss mehr pro Zug haben.
can-buy-missile = Du hast { $points }: Statt dieses Zugs könntest du die Rakete kaufen, die später eine ganze Reihe leeren kann.
can-charge = Du hast { $points }: Statt dieses Zugs könntest du den Booster laden, aber das ist teuer.
boost-shots-title = Zusatzschüsse
boost-shots =
    { $shots ->
        [one] Dein Booster gibt dir hier noch { $shots } Schuss, bevor du weiterfliegst.
       *[other] Dein Booster gibt dir hier noch { $shots } Schüsse, bevor du weiterfliegst.
    }
boost-move-title = Weiterfliegen oder bleiben
boost-move = Deine Zusatzschüsse sind verbraucht. Von { $square } darfst du in derselben Richtung weiterfliegen oder stehen bleiben; danach kommen deine normalen Schüsse.
shoot-title = Du musst schießen
shoot-monster = Das Erste über dir ist das Monster auf { $target }: Du nimmst es, { $points }.
shoot-half = Das Erste über dir ist die Hälfte eines Kommandoschiffs auf { $target }. Sie kommt ohne Punkte in die Schachtel; die andere Hälfte bringt dann 10 Punkte, wenn jemand sie trifft.
shoot-damaged = Das Erste über dir ist das beschädigte Schiff auf { $target }: Du nimmst es, { $points }!
shoot-fighter = Das Erste über dir, auf { $target }, ist der Jäger von { $name }. Er bleibt stehen, aber du erbeutest das niedrigste Plättchen, wenn es eines gibt.
shoot-mine = Das Erste über dir ist die Mine auf { $target }: Sie hält deinen Schuss auf, und nichts geschieht.
shoot-nothing = Über { $square } ist nichts, aber schießen musst du trotzdem: Der Schuss geht daneben.
shots-left =
    { $shots ->
        [one] Du hast in diesem Schritt noch { $shots } Schuss.
       *[other] Du hast in diesem Schritt noch { $shots } Schüsse, alle vom selben Feld.
    }
mine-follows = Danach darfst du die Mine schieben.
turn-ends = Danach ist dein Zug vorbei.
can-launch = Oder feuere deine Rakete ab: Sie leert Reihe { $row } ({ $points }), und alle Invasoren darüber rücken vor.
cannot-launch = Deine Rakete muss warten: Das Erste über dir muss ein Invasor sein, ohne einen anderen Jäger in seiner Reihe.
mine-title = Die Mine
mine-step = Du darfst die Mine von { $from } nach { $to } schieben oder sie liegen lassen.
mine-hits = Auf { $to } steht ein Invasor: Beide wären zerstört, ohne Punkte für irgendwen.
mine-rescue = In Reihe 1 wirst du ihn nur so los.
mine-waste = Weiter oben erledigt ein Schuss dasselbe und bringt Punkte.
mine-meets = Dort läge sie unter einem Invasor: Der nächste Vorstoß brächte ihn auf sie herunter ({ $to }).
mine-walks = Sie zerstört einen Invasor, der auf sie vorrückt, also bring sie unter einen tiefen.
mine-returns = Von { $from } würde die Mine das Brett verlassen und links zurückkommen: { $squares }. Oder lass sie, wo sie ist.
mine-blocked = Die Mine auf { $from } kann sich nicht bewegen: Ein Jäger ist im Weg. Sie bleibt liegen, und der Zug endet.
wave-title = Verstärkung
wave =
    { $supply ->
        [one] Neue Invasoren füllen Reihe 10 von links nach rechts; das nächste Feld ist { $square }. Im Vorrat ist noch { $supply } Plättchen.
       *[other] Neue Invasoren füllen Reihe 10 von links nach rechts; das nächste Feld ist { $square }. Im Vorrat sind noch { $supply } Plättchen.
    }
wave-half = Die Hälfte eines Kommandoschiffs wartet neben dem Brett, bis ihr Gegenstück gezogen wird.
wave-ship = Ein ganzes Kommandoschiff wartet neben dem Brett; in der nächsten Welle trifft es als Erstes ein.
wave-rams = Der Jäger auf { $square } ist im Weg und wird gerammt.
return-title = Dein Jäger ist zerstört
return-can = Du hast { $points }. Für { $price } kehrt dein Jäger auf ein leeres Feld in Reihe 1 zurück, und du hast sofort einen normalen Zug. Steigst du aus, behältst du deine Punkte, kannst aber nicht gewinnen.
return-poor = Du hast { $points }, und die Rückkehr kostet { $price }. Du kannst nur aussteigen: Du bist aus der Partie und kannst nicht gewinnen.
return-full = In Reihe 1 ist kein Feld leer, also kann dein Jäger nicht zurückkehren. Du kannst nur aussteigen: Du bist aus der Partie und kannst nicht gewinnen.
other-title = Am Zug: { $name }
other-place = { $name } wählt ein leeres Feld in Reihe 1. Wer zuletzt setzt, legt auch die Mine.
other-mine-setup = { $name } hat zuletzt gesetzt und wählt jetzt, wo die Mine beginnt, auf a1 bis a4. Den ersten Zug hat { $first }.
other-return = Der Jäger von { $name } ist zerstört: Er kehrt für 10 Punkte zurück, oder { $name } steigt aus.
other-move = { $name } darf in gerader Linie fliegen und muss dann schießen oder kauft stattdessen etwas.
other-shoot = { $name } schießt in Spalte { $column } nach oben und trifft, was zuerst kommt.
other-mine = { $name } darf die Mine ein Feld nach rechts schieben.
your-risk = Dein Jäger auf { $square } steht direkt unter einem Invasor: Ein Vorstoß würde ihn jetzt zerstören.
thin-columns = Spalten mit nur noch einem Invasor: { $columns }. Wird er abgeschossen, rücken alle anderen eine Reihe vor.
all-columns-safe = Jede Spalte hat mindestens zwei Invasoren, also bringt sie noch kein einzelner Schuss zum Vorrücken.
look-ahead = Such dir inzwischen den Invasor aus, unter dem du als Nächstes stehen willst.
saved-title = Der Planet ist gerettet
lost-title = Der Planet ist verloren
over-won = Du hast gewonnen: { $points }!
over-shared = Du teilst dir den Sieg: { $points }.
over-behind = Gewonnen: { $winners } ({ $best }); du hast { $own }.
over-winners = Gewonnen: { $winners } ({ $best }).
over-nobody = Niemand hat Punkte. Schieß nächstes Mal tiefe Invasoren früh ab, und zähl eine Spalte durch, bevor du sie leerst.

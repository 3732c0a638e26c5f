mission-move = Das ist dein Jäger, auf c1. Er zeigt immer nach oben und fliegt in gerader Linie beliebig weit. Flieg unter den Invasor mit fünf Augen: Wähle e1.
mission-fire = Jetzt schieß. Der Strahl geht gerade nach oben und trifft, was ihm als Erstes im Weg ist. Fünf Augen sind fünf Punkte.
mission-mine = Das war der letzte Invasor seiner Spalte: Alle anderen sind eine Reihe vorgerückt, und neue sind da. Schieb jetzt die Mine nach b2, deinem Rivalen direkt vor die Nase.
mission-buy = Dein Rivale hat die Mine getroffen, und das bringt nichts. Du hast 15 Punkte, und Punkte sind auch Geld: Kauf für 10 davon eine Rakete. Das ist dein ganzer Zug, und was du ausgibst, zählt nicht mehr.
mission-aim = Ein Kommandoschiff ist bis Reihe 7 vorgerückt. Flieg darunter: Wähle d1.
mission-launch = Feuere die Rakete ab! Sie nimmt die ganze Reihe, und schon ein halbes Kommandoschiff ist zehn wert.
mission-done = Sechzehn Punkte mit einer Rakete! Du kannst fliegen, schießen, die Mine schieben und kaufen. Eins noch: Kommt ein Invasor an Reihe 1 vorbei, verlieren alle.

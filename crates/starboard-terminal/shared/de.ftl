turn = { $name }: { $prompt }
nothing-to-do = An dieser Tastatur hat gerade niemand etwas zu entscheiden.
restarted = Eine neue Partie beginnt.
log-empty = Noch ist nichts geschehen.
step-player = { $number }. { $name }: { $text }
step-chance = { $number }. Zufall: { $text }
hint-none = Hier gibt es keinen Tipp.
no-help = In der Tagespartie gibt es keine Tipps.
guide-title = Lotse: { $title }
guide-off = Der Lotse ist aus.
score = { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
turning-points = Wendepunkte
no-turning-points = Keine Entscheidung hat viel gekostet.
nobody-to-protect = Du hast auf diesem Server keinen Namen: Es gibt nichts zu ersetzen oder zu löschen.

lets-complete = Dann wird Schiff { $ship } mit der { $face } fertig.
completes = Schiff { $ship } wird fertig: { $points }.
saves = So stürzt Schiff { $ship } nicht ein.
builds =
    { $count ->
        [one] Baut { $count } Modul auf einmal.
       *[other] Baut { $count } Module auf einmal.
    }
needs-six = Rechts auf Schiff 4 taugt nur eine 6.
keeps-ten = Schiff 4 kann noch genau 10 ergeben, das gibt 5 Drehungen.
keeps-left = Schiff 4 bleibt links unter 7.
pairs = Macht auf Schiff 1 zwei gleiche.
column = Bringt eine Spalte von Schiff 2 auf 6.
fills-column = Füllt eine Spalte von Schiff 3, und das gibt Würfe.
keeps-low = Schiff 5 kann noch unter 8 bleiben.
keeps-high = Schiff 6 kann noch über 20 kommen.
no-countdown = Diesmal zählt nichts herunter.
spares = Schiff { $ship } hat dann noch { $squares }.
chance =
    { $percent ->
        [one] Etwa { $percent } von 100 Würfen erfüllt eine offene Stufe.
       *[other] Etwa { $percent } von 100 Würfen erfüllen eine offene Stufe.
    }
conquers = Erobert { $region }: { $points }.
leaves = Danach braucht { $region } noch { $levels }.
meets = Dann erfüllen die Würfel { $level }.
rerolls =
    { $faces ->
        [one] { $faces } von 6 Seiten erfüllt eine offene Stufe.
       *[other] { $faces } von 6 Seiten erfüllen eine offene Stufe.
    }
rare =
    { $percent ->
        [one] Nur etwa { $percent } von 100 Würfen erfüllt sie.
       *[other] Nur etwa { $percent } von 100 Würfen erfüllen sie.
    }
very-rare = Weniger als 1 von 100 Würfen erfüllt sie.
keeps-wild = Dein Joker bleibt für später.

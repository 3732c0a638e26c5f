hits-monster = Schießt das Monster auf { $target } ab: { $points }.
hits-ship = Schießt das beschädigte Schiff auf { $target } ab: { $points }.
shots = Deine Schüsse bringen { $points }.
breaks = Zerbricht das Kommandoschiff auf { $target }.
robs = Erbeutet ein Plättchen von { $name }: { $points }.
takes-row = Holt die ganze Reihe { $row }: { $points }.
dodges = Weicht dem Invasor auf { $square } aus.
removes = Beseitigt den Invasor auf { $square }, den kein Schuss erreicht.
guards = Die Mine wartet direkt unter dem Invasor auf { $square }.
faces = Das erste Ziel darüber bringt { $points }.
upgrades = Von jetzt an { $shots } Schüsse pro Zug.
arms = Eine Rakete holt eine ganze Reihe; Reihe { $row } bringt jetzt { $points }.
charges =
    { $shots ->
        [one] Einmal { $shots } Zusatzschuss unterwegs.
       *[other] Einmal { $shots } Zusatzschüsse unterwegs.
    }
returns = Dein Jäger ist wieder im Spiel.

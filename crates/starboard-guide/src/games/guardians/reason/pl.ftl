hits-monster = Trafia potwora na { $target }: { $points }.
hits-ship = Trafia uszkodzony statek na { $target }: { $points }.
shots = Twoje strzały dają { $points }.
breaks = Rozbija statek dowodzenia na { $target }.
robs = Zabiera graczowi { $name } { $points }.
takes-row = Zdobywa cały rząd { $row }: { $points }.
dodges = Schodzi z drogi najeźdźcy na { $square }.
removes = Usuwa najeźdźcę na { $square }, którego nie sięgnie strzał.
guards = Mina czeka tuż pod najeźdźcą na { $square }.
faces = Pierwszy cel nad tym polem jest wart { $points }.
upgrades = Odtąd { $shots } strzały na turę.
arms = Rakieta zdobędzie cały rząd; teraz rząd { $row } to { $points }.
charges =
    { $shots ->
        [one] Raz, po drodze, { $shots } dodatkowy strzał.
        [few] Raz, po drodze, { $shots } dodatkowe strzały.
       *[many] Raz, po drodze, { $shots } dodatkowych strzałów.
    }
returns = Twój myśliwiec wraca do gry.

hits-monster = Abat le monstre en { $target } : { $points }.
hits-ship = Abat le vaisseau endommagé en { $target } : { $points }.
shots = Vos tirs rapportent { $points }.
breaks = Casse en deux le vaisseau amiral en { $target }.
robs = Prend { $points } à { $name }.
takes-row = Prend toute la rangée { $row } : { $points }.
dodges = S’écarte du chemin de l’envahisseur en { $square }.
removes = Élimine l’envahisseur en { $square }, qu’aucun tir ne peut atteindre.
guards = La mine attend juste sous l’envahisseur en { $square }.
faces = La première cible au-dessus vaut { $points }.
upgrades =
    { $shots ->
        [one] { $shots } tir par tour désormais.
       *[other] { $shots } tirs par tour désormais.
    }
arms = Un missile prend toute une rangée ; la rangée { $row } vaut { $points }.
charges =
    { $shots ->
        [one] Une fois, { $shots } tir supplémentaire en chemin.
       *[other] Une fois, { $shots } tirs supplémentaires en chemin.
    }
returns = Votre chasseur est de retour dans la partie.

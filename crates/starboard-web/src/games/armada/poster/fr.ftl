summary = Lancez trois dés. Inscrivez-en un dans une case d’un vaisseau, construisez toutes les cases qui portent le deuxième, et laissez le troisième faire avancer un compte à rebours : quand une barre est épuisée, son vaisseau est perdu. Chaque vaisseau a ses exigences, comme des paires identiques, un petit total ou un grand, et ce que vous achevez vous servira plus tard. Puis vous envahissez la Terre : chaque lancer peut conquérir un niveau d’une région, et vos vaisseaux permettent de relancer, de retourner ou de modifier des dés. Les six régions conquises valent 100 points.
feat = Amiral
feat-how =
    { $points ->
        [one] Marquez { $points } point.
       *[other] Marquez { $points } points.
    }

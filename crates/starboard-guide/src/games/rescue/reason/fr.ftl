wins = Votre commandant est rentré : vous gagnez.
stops = { $name } ne peut plus rentrer au prochain tour.
recaptures = { $name } voit son commandant renvoyé en captivité.
fetches = Prend votre commandant à bord.
takes = { $name } perd son { $kind }.
takes-over = { $name } perd son { $kind }, qui devient le vôtre.
rebuilds = Remet en jeu { $a_ship }.
ready-home = Si personne ne l’arrête, il sera rentré au prochain tour.
carrier-closer = Votre commandant se rapproche : { $by } de moins, encore { $left }.
escapes = Se met hors de portée du vaisseau en { $from }.
ready-fetch = Si personne ne l’arrête, il libérera votre commandant au prochain tour.
closer = Plus près de votre commandant : { $by } de moins.
opens-fetch = Au prochain tour, un vaisseau peut arriver à { $near } de votre commandant.
opens-home = Au prochain tour, votre commandant peut arriver à { $near } du but.
jumps =
    { $count ->
        [one] { $count } saut.
       *[other] Un enchaînement de { $count } sauts.
    }
blocks = { $name } ne peut pas s’approcher à moins de { $near } au prochain tour.
frees =
    { $count ->
        [one] Vos vaisseaux ont { $count } déplacement possible de plus au prochain tour.
       *[other] Vos vaisseaux ont { $count } déplacements possibles de plus au prochain tour.
    }

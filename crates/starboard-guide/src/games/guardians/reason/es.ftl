hits-monster = Derriba el monstruo de { $target }: { $points }.
hits-ship = Derriba la nave dañada de { $target }: { $points }.
shots = Tus disparos dan { $points }.
breaks = Parte en dos la nave de mando de { $target }.
robs = Le quita { $points } a { $name }.
takes-row = Se lleva la fila { $row } entera: { $points }.
dodges = Se aparta del invasor de { $square }.
removes = Elimina al invasor de { $square }, adonde no llega ningún disparo.
guards = La mina espera justo debajo del invasor de { $square }.
faces = El primer blanco que tiene encima vale { $points }.
upgrades =
    { $shots ->
        [one] Desde ahora, { $shots } disparo por turno.
       *[other] Desde ahora, { $shots } disparos por turno.
    }
arms = Un misil se lleva una fila entera; ahora en la fila { $row } hay { $points }.
charges =
    { $shots ->
        [one] Una vez, { $shots } disparo extra por el camino.
       *[other] Una vez, { $shots } disparos extra por el camino.
    }
returns = Tu caza vuelve a la partida.

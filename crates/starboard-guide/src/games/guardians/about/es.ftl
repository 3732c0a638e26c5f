## What stands on a square.

monster = Monstruo: { $points } para quien lo derribe.
half = Media nave de mando. El primer impacto no da puntos; luego la otra mitad vale 10.
damaged = Nave de mando dañada: { $points } para quien la derribe.
last-in-column = Es el último invasor de la columna { $column }: si lo derribas, todos los invasores bajan una fila.
descents =
    { $rows ->
        [one] En la fila 1 solo puede pararlo la mina. Con el próximo descenso, pierden todos.
       *[other] Está a { $rows } descensos de tu planeta.
    }
own-fighter =
    { $shots ->
        [one] Tu caza. Vuela en línea recta y luego dispara hacia arriba.
       *[other] Tu caza, de nivel { $shots }. Vuela en línea recta y luego dispara { $shots } veces hacia arriba.
    }
fighter = Caza de { $name }.
fighter-level = Caza de { $name }, nivel { $level }.
rammed = En un descenso caería sobre él el invasor de { $square }: los dos quedarían destruidos.
fighter-rich = Un impacto se lleva la ficha más baja de { $name }: { $points }.
fighter-poor = Un impacto no se lleva nada: { $name } no tiene fichas.
the-mine = La mina: el invasor que choca con ella se destruye a la vez, sin puntos. Después de disparar puedes moverla una casilla a la derecha.

## Empty squares.

empty = Casilla vacía. Los cazas pueden sobrevolarla.
empty-low = Casilla vacía de la fila 1. Si un invasor pasa de esta fila, pierden todos.
empty-top = Casilla vacía de la fila 10, por donde llegan los refuerzos.
mine-square = Casilla de mina: aquí empieza la mina, y aquí vuelve tras la columna f.
cannot-fly = Casilla vacía. No puedes volar aquí: { $why }.
can-start = Puedes empezar aquí.
can-return = Tu caza puede volver aquí.
can-mine = La mina puede ir aquí.

## What would be shot.

shot-monster = Desde aquí alcanzarías el monstruo de { $target }: { $points }.
shot-half = Desde aquí alcanzarías la nave de mando de { $target }: aún sin puntos.
shot-damaged = Desde aquí alcanzarías la nave dañada de { $target }: { $points }.
shot-fighter = Desde aquí alcanzarías el caza de { $name }, en { $target }.
shot-mine = Desde aquí, la mina de { $target } pararía tu disparo.
shot-nothing = Desde aquí tu disparo no alcanzaría nada.

## Actions.

act-stay = Te quedas en { $square }.
act-move = Vuelas a { $square }.
hit-monster = Tu disparo alcanza el monstruo de { $target }: { $points }.
hit-half = Tu disparo parte en dos la nave de mando de { $target }: aún sin puntos.
hit-damaged = Tu disparo alcanza la nave dañada de { $target }: { $points }.
hit-fighter = Tu disparo alcanza el caza de { $name }, en { $target }, y se lleva su ficha más baja.
hit-mine = La mina de { $target } para tu disparo.
hit-nothing = Tu disparo no alcanza nada: por encima de ti, la columna { $column } está vacía.
act-boost =
    { $shots ->
        [one] Vuelas a { $square }, haces allí { $shots } disparo extra y puedes seguir volando. Así gastas tu turbo.
       *[other] Vuelas a { $square }, haces allí { $shots } disparos extra y puedes seguir volando. Así gastas tu turbo.
    }
act-launch = Tu misil se lleva la fila { $row } entera: { $points }. Los invasores de encima bajan y llegan refuerzos.
act-mine = La mina va a { $square }.
mine-hits = El invasor que hay allí se destruye con ella, sin puntos.
act-hold = La mina se queda en { $square }, y tu turno acaba.
act-retire = Dejas la partida: conservas tus puntos, pero no puedes ganar.
buy-missile = Tu misil: una vez, en lugar de un disparo, se lleva una fila entera. Cuesta { $price } de tus puntos y todo este turno.
buy-upgrade =
    { $level ->
        [one] Nivel { $level }: { $level } disparo en cada turno siguiente. Cuesta { $price } de tus puntos y todo este turno.
       *[other] Nivel { $level }: { $level } disparos en cada turno siguiente. Cuesta { $price } de tus puntos y todo este turno.
    }
buy-power =
    { $shots ->
        [one] El turbo, cargado: una vez, { $shots } disparo extra en pleno vuelo. Cuesta { $price } de tus puntos y todo este turno.
       *[other] El turbo, cargado: una vez, { $shots } disparos extra en pleno vuelo. Cuesta { $price } de tus puntos y todo este turno.
    }
buy-return = Tu caza vuelve en la fila 1 y juegas un turno normal. Cuesta { $price } de tus puntos.

## Players.

you-at = Tu caza está en { $square }. Tienes { $points }.
player-at = { $name }: caza en { $square }, { $points }.
you-waiting = Tu caza aún no está en el tablero. Tienes { $points }.
player-waiting = { $name }: aún sin caza en el tablero, { $points }.
you-destroyed = Tu caza está destruido. Puede volver por { $price }, y tienes { $points }.
player-destroyed = { $name }: caza destruido, { $points }. Volver cuesta { $price }.
you-out = Estás fuera de la partida y no puedes ganar.
player-out = { $name } está fuera de la partida y no puede ganar.
your-score = Tienes { $points }, la suma de tus fichas. Con las fichas se paga; gana quien tenga más puntos.
score = { $name } tiene { $points }, la suma de sus fichas. Gana quien tenga más puntos.
tokens =
    { $count ->
        [one] { $count } ficha que vale { $points }.
       *[other] { $count } fichas que valen { $points } cada una.
    }
tokens-use = Las compras se pagan con fichas, y un impacto en un caza se lleva la más baja.
gear-fighter =
    { $level ->
        [one] Caza de nivel { $level }: { $level } disparo por turno. Una mejora añade otro.
       *[other] Caza de nivel { $level }: { $level } disparos por turno. Una mejora añade otro.
    }
gear-highest =
    { $level ->
        [one] Caza de nivel { $level }, el máximo: { $level } disparo por turno.
       *[other] Caza de nivel { $level }, el máximo: { $level } disparos por turno.
    }
gear-missile = Un misil: una vez, en lugar de un disparo, se lleva la fila entera del primer invasor de encima.
gear-charged =
    { $shots ->
        [one] Turbo cargado: una vez, { $shots } disparo extra en pleno vuelo.
       *[other] Turbo cargado: una vez, { $shots } disparos extra en pleno vuelo.
    }
gear-empty = Turbo sin cargar: por { $price } puntos y un turno entero, da una vez disparos extra.

## The supply.

supply = Aún por llegar: monstruos { $monsters }, mitades de naves de mando { $halves }. Llenan la fila 10 cuando un disparo vacía una columna.
supply-empty = La reserva se ha agotado: ya no vendrán más invasores.

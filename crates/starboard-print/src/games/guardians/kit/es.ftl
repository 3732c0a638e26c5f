board-name = Tablero
counters-name = Fichas
has-board = 1 tablero
has-monsters =
    { $count ->
        [one] { $count } monstruo, de 1 a 5 puntos
       *[other] { $count } monstruos de 1 a 5 puntos
    }
has-halves =
    { $count ->
        [one] { $count } mitad de nave de mando
       *[other] { $count } mitades de naves de mando
    }
has-fighters =
    { $count ->
        [one] { $count } caza de nivel 1 y { $count } caza mejorado (nivel 2; nivel 3 en el reverso)
       *[other] { $count } cazas de nivel 1 y { $count } cazas mejorados (nivel 2; nivel 3 en el reverso)
    }
has-markers =
    { $count ->
        [one] { $count } misil y { $count } turbo (cargado en el reverso)
       *[other] { $count } misiles y { $count } turbos (cargados en el reverso)
    }
has-mine = 1 mina
bring = Una bolsa o un vaso para sacar las fichas
advice-draw = Saca los invasores de una bolsa o mézclalos boca abajo: todos los reversos son iguales.
advice-fighter = Una mejora cambia tu caza por el mejorado, primero a nivel 2 y, dándole la vuelta, a nivel 3.
advice-box = Unas marcas distinguen a los pilotos: triángulo, rombo, anillo y cruz.
supply = Reserva
supply-note = Una bolsa, o las demás fichas boca abajo
waiting = En espera
waiting-note = Mitades y naves de mando enteras que esperan a una oleada
box-name = Caja
box-note = Lo que ha salido de la partida

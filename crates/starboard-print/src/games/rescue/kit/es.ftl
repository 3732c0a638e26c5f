board-name = Tablero
board-upper = Tablero, mitad superior
board-lower = Tablero, mitad inferior
ships-name = Naves y comandantes
powers-name = Poderes
has-board = 1 tablero de 127 casillas
has-board-split = 1 tablero de 127 casillas, en dos hojas
has-ships =
    { $count ->
        [one] { $count } nave, con su comandante a bordo en el reverso
       *[other] { $count } naves: dos de cada tipo para seis flotas, con su comandante a bordo en el reverso
    }
has-commanders =
    { $count ->
        [one] { $count } Comandante Supremo
       *[other] { $count } Comandantes Supremos
    }
has-powers =
    { $count ->
        [one] { $count } carta de poder especial
       *[other] { $count } cartas de poderes especiales
    }
has-hacked =
    { $count ->
        [one] { $count } marcador de nave hackeada
       *[other] { $count } marcadores de naves hackeadas
    }
advice-board = Recorta la mitad inferior del tablero por la línea discontinua, ponla sobre la franja de la mitad superior haciendo coincidir las casillas y pégala.
advice-fleet = Toma la flota cuya marca lleva tu planeta: triángulo, rombo, anillo, cruz, estrella o barras.
advice-carrier = Cuando una nave suba a bordo a su comandante, dale la vuelta y deja el comandante junto al tablero.
advice-hacked = Pon un marcador debajo de cada nave hackeada.
glue-here = Pega la mitad inferior sobre esta franja
cut-here = Corta por esta línea
key-planet = Planeta con la marca de su flota, rodeado de sus ocho casillas de salida
key-ufo = Casilla OVNI: aquí no puede haber ninguna nave
key-red = Casilla solar roja, un rombo con rayos
key-orange = Casilla solar naranja, redonda con un anillo
special-power = Poder especial

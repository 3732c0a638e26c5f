cards-name = Cartas
abilities-name = Tablero de habilidades
dice-name = Dados del capitán
mat-name = Tapete de cubos
cubes-name = Cubos
encounter-name = Encuentro
edition-first = primera edición
edition-second = segunda edición
has-edition = Cartas de la { $edition }
has-encounters =
    { $count ->
        [one] { $count } carta de encuentro
       *[other] { $count } cartas de encuentro
    }
has-people =
    { $captains ->
        [one] { $captains } capitán
       *[other] { $captains } capitanes
    }{" "}y { $aliens ->
        [one] { $aliens } alienígena
       *[other] { $aliens } alienígenas
    }
has-places =
    { $planets ->
        [one] { $planets } planeta
       *[other] { $planets } planetas
    }{" "}y { $weapons ->
        [one] { $weapons } superarma
       *[other] { $weapons } superarmas
    }
has-boards = 1 tablero de habilidades, 1 hoja con las tablas de todos los dados del capitán y 1 tapete de cubos
has-cubes =
    { $cubes ->
        [one] { $cubes } cubo, como ficha, y 3 marcadores de habilidad
       *[other] { $cubes } cubos, como fichas, y 3 marcadores de habilidad
    }
bring-dice = 2 dados de seis caras
bring-bag = Una bolsa que no deje ver lo que hay dentro
advice-cubes = Los cubos de madera se sacan más a gusto que las fichas. Cada color tiene además un signo: el rojo, una mira; el naranja, un engranaje; el azul, un ojo; el blanco, una cruz; el negro, una exclamación; el amarillo, una estrella.
advice-dice = Sirven dos dados cualesquiera: las tablas dicen qué significa cada cara en los dados de tu capitán.
abilities-note = Pon cada marcador en el valor que diga la carta de tu capitán. Es también lo máximo que podrás tener.
first-die = Primer dado
second-die = Segundo dado
searched-planet = Planeta de la búsqueda
location-place = Lugar
dice-note = Un dado por ronda, una vez. Después bájalo a una cara menor de tu elección; un dado en la cara 1 se queda ahí.
mat-note = Lo que hay en la bolsa al empezar depende de la dificultad. Lo demás es la reserva; los cubos amarillos que sobren salen de la partida.
in-all = Total
basic = Básica
normal = Normal
advanced = Avanzada
discard = Descartes
supply = Reserva
needs-name = Necesita

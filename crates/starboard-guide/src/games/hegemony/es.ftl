of-red = Armamento
of-orange = Ingeniería
of-blue = Infiltración
points-of = { $points } de { $ability }
nothing = nada

## Setting up.

setup-title = Empieza la travesía
setup-aliens = Se sortean tres alienígenas: cruzas sus sectores de izquierda a derecha, cuatro rondas en cada uno.
setup-aim =
    { $weapons ->
        [one] Encuentra { $weapons } superarma en doce rondas, y no dejes nunca que dos habilidades caigan a cero.
       *[other] Encuentra { $weapons } superarmas en doce rondas, y no dejes nunca que dos habilidades caigan a cero.
    }
captain-title = ¿Quién toma el mando?
captain = La carta del capitán fija tus tres habilidades; nunca podrán pasar de ahí.
captain-dice = También te da dos dados; cada ronda puedes usar uno.
roll-title = Una tirada: { $die }
roll-setup = Los dados de tripulación empiezan en el 6, pero los de sistemas se tiran.
roll-again = Se tira el dado, y la cara que sale se queda.
roll-look = Abre el dado para ver qué hace cada cara.
planets-title = Se destapan planetas
planets = Se reparten tres planetas; cada uno cambia la ronda en la que buscas en él.
planets-later = Los que no elijas ahora quedan para rondas posteriores.
reveal = { $planet } destapa otro planeta antes de que sigas.
reveal-later = Así tienes más para elegir en la ronda siguiente.

## A planet.

planet-title = ¿Dónde buscar?
planet-round =
    { $left ->
        [one] Ronda { $round } de 12; queda { $left } superarma oculta.
       *[other] Ronda { $round } de 12; quedan { $left } superarmas ocultas.
    }
planet-best = Compara qué cambia cada uno; por ejemplo, { $planet }: { $says }.
planet-sector = Sector actual: { $alien }; { $says }.
planet-low =
    { $points ->
        [one] Tu habilidad más débil es { $ability }, con { $points } punto: cuídala esta ronda.
       *[other] Tu habilidad más débil es { $ability }, con { $points } puntos: cuídala esta ronda.
    }

## The line.

before-line-title = Antes de robar la fila
before-line = El dado { $die } te deja ver ocho cartas y poner cuatro de ellas como quieras.
before-line-now = Úsalo ahora: tienes pocos puntos, y una fila suave bien vale un dado.
before-line-save = Vale más en una ronda difícil; si te ves con fuerzas, roba sin más.
one-die = En cada ronda solo se puede usar un dado.
line-title = Se roba la fila
line-four = Se roban cuatro de las { $left } cartas del mazo actual ({ $alien }).
line-cubes = Sus cubos van a la bolsa, y el último Lugar que haya entre ellas pasa a ser el sitio donde estás.
sift-title = Ocho cartas para elegir
sift = Verás ocho cartas, pondrás cuatro y barajarás las demás en el mazo.
sift-think = Cada carta se paga con el color de la que tiene a su derecha, así que el orden importa.
place-title = Carta { $number } de tu fila
place-best = Una buena opción: { $card } (fuerza { $strength }, iconos de planeta: { $icons }).
place-left = Su icono decide cómo pagas { $before }; de lo que más tienes es { $ability } ({ $have }).
place-first = La primera carta se paga con el color de la segunda.

## Engage or evade.

decide-title = { $card }: ¿enfrentar o esquivar?
must-evade-title = { $card }: hay que esquivarla
must-engage-title = { $card }: ahora, enfréntala
help-title = { $card }: solo con ayuda
desperate-title = { $card }: ¿tu última carta?
price = { $card } cuesta { $due }, porque mira a { $other }.
price-own = { $card } cuesta { $due }: no queda ninguna otra carta a la que mirar, así que cuenta su propio icono.
price-free = Por { $card } no queda nada que pagar: enfrentarla es gratis.
best-engage = Enfréntala con { $payment }; después tendrás { $points }.
best-free = Así que enfréntala.
best-evade = Mejor esquívala: cuesta { $payment }, y después { $cubes }.
best-evade-free = Mejor esquívala: aquí es gratis; después, { $cubes }.
evade-dearer = Esquivar apenas saldría más barato: está su precio, y después { $cubes }.
engage-costs = Enfrentarla costaría { $payment }.
icons-gain = Da { $cubes } en la búsqueda.
icons-none = No tiene icono de planeta, así que no da nada en la búsqueda.
to-hand = Si la enfrentas, además va a tu mano para más tarde.
two-for-one = Dos puntos de otra habilidad valen por uno.
helps = Tienes ayuda a mano: { $what }.
is-zero = La fuerza de { $card } es 0, y una carta así solo se puede esquivar.
cannot-pay = { $card } cuesta { $due }, más de lo que puedes pagar con { $points }.
pay-evade = Lo mejor es esquivarla con { $payment }; después, { $cubes }.
pay-evade-free = Aquí esquivar es gratis; después, { $cubes }.
committed = Has usado una ayuda para enfrentar, así que ya no puedes esquivar.
doom-some = Cuidado: la probabilidad de que esquivar acabe la partida es del { $percent } %.
doom-sure = Cuidado: esquivar dejaría dos habilidades a cero y acabaría la partida.
engage-ends = Cuidado: pagarla dejaría dos habilidades a cero y acabaría la partida.
hopeless = Hagas lo que hagas, lo más probable es que dos habilidades caigan a cero; elige lo menos malo.
needs-help = No puedes pagar { $due } por { $card } sin ayuda.
needs-help-worth = Por sus iconos de planeta, vale la pena pensárselo; si no, esquívala.
needs-help-save = No tiene icono de planeta: mejor guarda la ayuda y esquívala.
cubes-cost = { $cubes } de la bolsa, a punto cada uno
one-cube-costs = 1 cubo de la bolsa, por un punto
cubes-none = ningún cubo

## The evade.

evading-title = Esquivas: { $card }
evading = El precio está pagado; ahora, { $cubes }.
evading-helps = Antes puedes usar algo: { $what }.
evading-safe = Te lo puedes permitir, así que la ayuda puede esperar.
evading-danger = La probabilidad de que los cubos acaben la partida es del { $percent } %, así que usa la ayuda.
cubes-title = Se sacan cubos
evade-odds = El próximo cubo que cuenta: { $list }.
evade-back = Los blancos, negros y amarillos vuelven a la bolsa y no cuentan.

## The search.

search-title = Búsqueda: { $cubes } por sacar
search-odds = Próximo cubo: amarillo { $yellow } %, blanco { $white } %, negro { $black } %.
search-left =
    { $left ->
        [one] Aún queda { $left } superarma oculta.
       *[other] Aún quedan { $left } superarmas ocultas.
    }
search-helps = También puedes usar: { $what }.
search-first = Lo que añade cubos o limpia la bolsa se usa mejor antes de sacar.
search-draw = Hay que sacar todos los cubos pendientes, para bien o para mal.
search-done-title = No queda nada por sacar
search-done = Han salido todos los cubos, así que puedes terminar la ronda.
search-done-save = Lo que ahora no necesitas puede valer más después.
black-quietus = Los cubos negros se acumulan en Quietus.
black-costs = Uno negro cuesta un punto.
keep-title = ¿Adónde va el cubo { $cube }?
keep-choice = Sube { $ability } ({ $points } de { $most }) o va a una superarma: { $weapons }.
keep-raise = Sube la habilidad: está baja, y el cero queda cerca.
keep-fit-last = La superarma { $weapon } quedaría descifrada: { $says }.
keep-fit = Te puedes permitir ponerlo en { $weapon }, que ayudará en todas las rondas que quedan.
keep-which = La habilidad no puede subir, así que elige superarma: { $weapons }.
find-title = ¡Una superarma!
find-draw =
    { $left ->
        [one] Un cubo amarillo: aparece una de las armas perdidas, y aún queda { $left } oculta.
       *[other] Un cubo amarillo: aparece una de las armas perdidas, y aún quedan { $left } ocultas.
    }
find-last = Un cubo amarillo: aparece la última de las armas perdidas. ¡Con ella ganas!
find-works = Funcionará cuando tenga los cubos que necesita.
find-costs = El alienígena del sector cobra por ella { $points }, cada uno de la habilidad que sea la más alta en ese momento.
find-die = Con el dado { $die } puedes elegir cuál es.
find-die-tip = Compensa al principio de la partida, cuando ayuda durante muchas rondas.

## Choices that cards and dice ask for.

text-title = { $card } te da a elegir
text-both = O bien { $first }, o bien { $second }.
text-best = Suele ser mejor esto: { $best }.
text-close = Aquí valen más o menos lo mismo: mira tu habilidad más débil.
gain-title = Un regalo: { $points }
gain-where = Elige qué habilidad sube; tienes { $points }.
gain-lowest = Sube la habilidad más baja (si dos están igualadas, eliges tú); tienes { $points }.
gain-best = La que más lo necesita es { $ability }.
lose-title = Una pérdida: { $points }
lose-where = Elige qué habilidad paga; tienes { $points }.
lose-highest = Paga la habilidad más alta (si dos están igualadas, eliges tú); tienes { $points }.
lose-best = La que mejor puede pagarlo es { $ability }.
lose-zero = No dejes que una segunda habilidad caiga a cero: perderías la partida.
take-title = Fuera de la bolsa: { $cubes }
take-bag = En la bolsa hay: { $list }.
take-best = El color que más conviene retirar: { $cube }.
take-yellow = No retires nunca uno amarillo: los necesitas todos.
discard-title = Hay que soltar una carta
discard = Elige una carta de tu mano; se pierde sin efecto.
discard-best = La que menos echarás de menos: { $card }.
turn-up-title = Sube un dado
turn-up = Puedes elegir entre { $list }.
turn-up-best = Entonces el dado { $die } diría: { $says }.
turn-down-title = Baja el dado: { $die }
turn-down = Un dado usado tiene que bajar a una cara menor; ahora está en { $face }.
turn-down-next = La siguiente hacia abajo es { $face }: { $says }.
turn-down-skip = Puedes saltarte caras: una menor puede valer más, pero después quedan menos.
reroll-title = Vuelve a tirar un dado
reroll = Tus dados: { $list }.
reroll-best = Elige el que menos tiene que perder: { $die }.
trade-title = Cambia un dado
trade = Da un dado y tira uno nuevo de otra clase.
trade-best = Da el más bajo: { $die }.
trade-keep = Una buena elección es un dado de tripulación de tu color más débil.
understand-title = Se descifra un secreto
understand = Una superarma encontrada cuenta desde ahora como descifrada.
understand-best = A la que más cubos le faltan es { $weapon }, y dice: { $says }.
exchange-title = Cambia una superarma
exchange = Da una que hayas encontrado y toma a cambio cualquier otra.
exchange-best = Una que se descifra deprisa: { $weapon } ({ $says }).
claim-title = Elige tu superarma
claim = Puedes tomar cualquiera que no se haya encontrado.
borrow-title = Un dado para una sola vez: { $die }
borrow = Se tira, su cara cuenta enseguida y luego desaparece.
borrow-luck = Una cara que no sirva para esta carta se pierde.
borrowed = Muestra { $face }: { $says }.
borrowed-choose = Elige el uso que te ayude ahora.
probe-title = Sale un cubo al azar
probe = Se saca un cubo de la bolsa y va a la reserva; si es amarillo, vuelve.
probe-then = Después sigues esquivando.
pair-title = Dos cubos por uno
pair = Se sacan dos cubos y usas uno de ellos.
pair-other = El otro va a la reserva, aunque sea amarillo.
pair-yellows = El otro va a la reserva, aunque sea amarillo; si los dos son amarillos, vuelve a la bolsa.
pair-best = Quédate con el { $cube }.
pair-seen = Han salido un { $first } y un { $second }.

## The end.

won-title = ¡Victoria!
won = Has encontrado todas las superarmas, en la ronda { $round }.
won-next = Prueba la siguiente dificultad, o un capitán con habilidades más débiles.
won-hardest = Era la dificultad máxima; ahora inténtalo con otro capitán.
crippled-title = La nave no da más de sí
crippled = Dos habilidades han caído a cero: { $points }.
crippled-second = La próxima vez, guarda puntos para lo que cuesta una superarma y sube habilidades antes de alimentar armas.
crippled-next = La próxima vez, esquiva menos cuando la bolsa esté llena de tu color débil y sube habilidades antes de alimentar armas.
exhausted-title = El rastro se enfría
exhausted =
    { $left ->
        [one] Han pasado doce rondas, y aún queda { $left } superarma oculta.
       *[other] Han pasado doce rondas, y aún quedan { $left } superarmas ocultas.
    }
exhausted-next = La próxima vez, enfrenta más cartas con iconos de planeta: una búsqueda larga encuentra más.

## Counted

cube-count =
    { $count ->
        [one] { $count } cubo
       *[other] { $count } cubos
    }
race = La nave, ronda a ronda
weapons-found = Superarmas

## Names.

speedy = Speedy F1
hunter = ICE Hunter
cargo = Bounty Cargo
tie = TIE UFO
note-wolf = Tus naves pueden apilarse, hasta tres por casilla, y volar juntas o por separado.
note-cheetah = Un mismo movimiento puede combinar un paso y una cadena de saltos, en cualquier orden.
note-hacker = Una ICE Hunter puede hackear una nave en vez de eliminarla; como mucho tres a la vez.
note-rooster = Las Bounty Cargo atacan como las ICE Hunter, pero llevar al comandante no las protege.
note-robots = En vez de mover, puedes reconstruir una nave perdida en una casilla de salida libre.
note-astronauts = Las ICE Hunter y las Speedy F1 saltan sobre las casillas OVNI, igual que las TIE UFO.
note-none = Las naves vuelan con las reglas normales.
note-random = Cada flota recibe al azar uno de los seis poderes antes de desplegar las naves.
note-choose = Cada jugador reparte ocho naves por sus casillas de salida.
note-standard = Todas las flotas empiezan en el mismo orden, ya probado; se juega de inmediato.

## The table.

fleet-name = Flota { $number }
legend = 1F nave del asiento 1 (F Speedy F1, H ICE Hunter, C Bounty Cargo, T TIE UFO), * comandante a bordo, {"'"} hackeada, 2 o 3 una pila; (1) planeta, U OVNI, r y o casillas solares
stack-line = Pila en { $square }, desde abajo: { $ships }
commander-held = comandante preso en { $planet }
commander-aboard = comandante a bordo: { $ship } en { $square }
out = fuera de la partida
lost-ships = pérdidas: { $ships }
quiet-line = Turnos sin ataque ni recogida: { $quiet } de { $limit }

## What is to be done now.

prompt-powers = Se reparten los poderes.
prompt-layout = Despliega tus naves: la siguiente casilla es { $square }.
prompt-fetch = Mueve una nave para recoger a tu comandante.
prompt-bring-home = Mueve una nave para traer a tu comandante a casa.
prompt-over = La partida ha terminado.

## Actions in plain words.

say-lay = Colocar { $a_ship } en { $square }
say-step = Mover la { $kind } de { $from } a { $to }
say-jump = Saltar con la { $kind } de { $from } a { $to }
say-attraction = Llevar la { $kind } de { $from } a { $to } por atracción solar
say-stack = Apilar la { $kind } de { $from } en { $to }
say-pick-up = Recoger a tu comandante en { $to } con la { $kind } de { $from }
say-home = Llevar la { $kind } de { $from } a casa, { $to }, y ganar
say-attack = Atacar la { $victim } de { $to } con la { $kind } de { $from }
say-take-over = Hackear la { $victim } de { $to } con la { $kind } de { $from } y ponerla en { $home }
say-rebuild = Reconstruir { $a_ship } en { $on }
say-pass = Pasar: nada puede moverse
whole-stack = toda la pila
top-ship = solo la nave de arriba

## What happened.

told-dealt = { $name } recibe un poder: { $power }.
told-laid = { $name } coloca { $a_ship } en { $square }.
told-moved = { $name } mueve la { $kind } de { $from } { $path }.
told-stack-moved =
    { $ships ->
        [one] { $name } mueve { $ships } nave apilada ({ $a_ship }) de { $from } { $path }.
       *[other] { $name } mueve una pila de { $ships } naves (arriba, { $a_ship }) de { $from } { $path }.
    }
path-step = a { $to }
path-jump = sobre { $over } a { $to }
path-attraction = y por atracción solar a { $to }
told-stacked =
    { $height ->
        [one] En { $square } queda { $height } nave.
       *[other] En { $square } se forma una pila de { $height } naves.
    }
told-picked-up = ¡{ $name } recoge a su comandante!
told-came-home = ¡{ $name } trae a su comandante a casa!
told-removed = { $owner } pierde la { $kind } de { $square }.
told-stays = La nave atacante se queda donde estaba.
told-taken-over = { $name } hackea la { $kind } de { $owner } y la pone en { $home }.
told-returned = El comandante de { $name } vuelve a estar preso en { $planet }.
told-rebuilt = { $name } reconstruye { $a_ship } en { $square }.
told-passed = { $name } no puede mover y pasa.
told-out = { $name } queda fuera de la partida.
told-won = ¡Victoria de { $name }!
told-drawn = La partida termina en tablas.

## How it ended.

ended-rescued = Un comandante llega a casa.
ended-last = Solo queda una flota.
ended-repetition = La misma posición por tercera vez: tablas.
ended-quiet = Cuarenta rondas sin ataque ni recogida: tablas.

## Why an action is not possible

game-over = la partida ha terminado
dealing = se están repartiendo los poderes
lay-first = primero hay que desplegar las naves
only-in-layout = las naves solo se despliegan antes del primer turno
kind-used-up = tus dos { $kind } ya están en el tablero
must-act = si puedes mover, tienes que hacerlo
no-ship = no hay ninguna nave en { $square }
not-yours = la nave de { $square } no es tuya
wolf-only = solo un Lobo Espacial puede mover la nave de arriba de una pila
no-stack = no hay ninguna pila en { $square }
back-to-start = un movimiento no puede volver a donde empezó
ufo-square = en { $square } no puede haber naves: es una casilla OVNI
own-ship-there = en { $square } hay una nave tuya
stack-full = en una casilla caben tres naves como mucho
attack-is-written-x = en { $square } hay una nave enemiga: allí solo se llega atacando, y se escribe con x
occupied = en { $square } hay una nave enemiga
cannot-attack = { $a_ship } no puede atacar
nothing-to-attack = en { $square } no hay ninguna nave enemiga
protected = una Bounty Cargo que lleva a su comandante no se puede atacar
safe-on-planet = una nave que está en un planeta no se puede atacar
speedy-cannot-carry = una Speedy F1 no puede llevar al comandante
commander-not-here = tu comandante no está preso en { $square }
commander-is-aboard = tu comandante ya no está ahí, sino a bordo de tu nave
home-without-commander = una nave solo aterriza en su propio planeta con el comandante a bordo
no-way = la { $kind } no puede llegar a { $to } con pasos ni con saltos
hacker-only = solo un Hacker Espacial puede hackear naves
hunter-takes-over = solo una ICE Hunter puede hackear naves
three-hacked = ya hay tres naves hackeadas en el tablero
not-a-start = { $square } no es una de tus casillas de salida
start-taken = la casilla de salida { $square } no está libre
robots-only = solo los Robots Espaciales pueden reconstruir naves
none-lost = no has perdido ninguna { $kind }

## Counted

ships =
    { $count ->
        [one] { $count } nave
       *[other] { $count } naves
    }

## Ships with the articles that they need

a-hunter = una ICE Hunter
a-cargo = una Bounty Cargo
a-tie = una TIE UFO
a-speedy = una Speedy F1

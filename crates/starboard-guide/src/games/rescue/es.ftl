powers-title = Se reparten los poderes
powers = Cada flota recibe uno de los seis poderes; la siguiente: { $fleet }. No hay dos flotas con el mismo.
your-power = Tu poder: { $power }. { $note }
layout-title = Despliega tus naves
layout = Coloca a tu gusto tus ocho naves en las casillas de salida que rodean { $planet }.
layout-front = { $squares } dan al centro del tablero: pon ahí las naves que salen primero, como una Speedy F1 para saltar sobre ella y una Bounty Cargo para recoger al comandante.
layout-back = La nave de { $corner }, en la esquina, sale la última; una ICE Hunter cerca del planeta lo guarda.
other-layout = { $fleet } coloca ocho naves en las casillas de salida de su planeta. Puedes ver todas las naves.

## Your own turn.

win-title = Puedes ganar ya
stop-title = { $fleet } está casi en casa
home-title = Trae a tu comandante a casa
fetch-title = Recoge a tu comandante
move-title = Te toca mover
pass-title = Tienes que pasar
pass = Ninguna de tus naves puede moverse, así que pasas. En el próximo turno puede ser distinto.
do-this = { $action }.
win-how = El primer comandante que llega a casa gana en el acto, esté quien esté en el planeta.
threat-home = Su { $kind } de { $from } lleva al comandante a bordo y puede llegar a { $home } en el próximo turno.
stop-now = Puedes impedirlo: «{ $action }».
stop-block = Quita una nave sobre la que salta, o ponte donde quiere aterrizar.
stop-never = Ya no puedes impedirlo; solo te queda confiar en que no se dé cuenta.
threat-protected = Una Bounty Cargo con su comandante a bordo no se puede atacar.
aboard = Tu { $kind } de { $at } lleva al comandante a bordo: { $far } hasta { $home }.
carrier-danger = Peligro: la { $hunter } enemiga de { $from } puede atacarla, y el comandante volvería a estar preso.
carrier-protected = Nadie puede atacar a una Bounty Cargo con el comandante a bordo, así que vuela directa a casa.
carrier-on-planet = En el planeta nadie puede atacarla; antes de salir, busca una casilla segura.
carrier-safe = Donde está, ningún enemigo puede atacarla.
held = Tu comandante está preso en { $planet }; la nave más cercana es tu { $kind } de { $at }, a { $far }.
held-no-ship = Tu comandante está preso en { $planet }, pero una Speedy F1 no puede llevarlo y no tienes ninguna otra nave.
leap = Un buen movimiento: lleva la { $kind } de { $from } a { $to }, { $gain } más cerca.
no-leap = Ahora ninguna nave puede acercarse sin peligro: prepara una nave sobre la que salten las demás.
fetch-cargo = Con el comandante a bordo, una Bounty Cargo no se puede atacar; las demás naves, sí.
fetch-ends = Aterrizar termina el movimiento; en el planeta la nave está a salvo, y en el próximo turno vuela a casa.
can-attack-carrier = { $action }: ahí lleva { $fleet } a su comandante, que volvería a estar preso.
can-attack = Tu { $kind } de { $from } puede atacar la { $victim } de { $to }.
ship-danger = La { $hunter } enemiga de { $from } puede atacar tu { $kind } de { $at }.
will-fetch = { $fleet } puede recoger a su comandante en el próximo turno, desde { $from }.
enemy-aboard = { $fleet } lleva a su comandante a bordo de la { $kind } de { $at }, a { $far } de casa.
quiet-soon =
    { $turns ->
        [one] Sin un ataque ni una recogida, la partida acaba en tablas dentro de { $turns } turno.
       *[other] Sin un ataque ni una recogida, la partida acaba en tablas dentro de { $turns } turnos.
    }

## Powers, when they matter.

wolf-now = Tu pila de { $at } se mueve entera, o solo su nave de arriba.
wolf-can = Con el Lobo Espacial podrías apilar la { $kind } de { $from } en { $to }.
cheetah-now = Eso es un paso y saltos en un solo movimiento: solo puede hacerlo un Guepardo Espacial.
hacker-now = Con el Hacker Espacial puedes hackear la { $victim } de { $to } en vez de eliminarla.
rooster-now = Con el Gallo Espacial, tu Bounty Cargo puede atacar { $to }.
rooster-risk = Con el Gallo Espacial, tus Bounty Cargo no están protegidas.
robots-now = En vez de mover, tus Robots Espaciales pueden reconstruir una { $kind } perdida.
astronauts-now = Ese salto pasa sobre la casilla OVNI { $ufo }: es el poder de los Antiguos Astronautas.

## Somebody else's turn.

other-title = Le toca a { $fleet }
other-fetch = { $fleet } quiere recoger a su comandante en { $planet }; su nave más cercana está a { $far }.
other-lost = { $fleet } mueve una nave, con pasos o con saltos.
other-wins = { $fleet } puede llegar ya a casa.
other-fetches = { $fleet } puede recoger ya a su comandante.
your-carrier-risk = Ahora se puede atacar tu nave de { $at }, la que lleva al comandante.
your-ship-risk = Ahora se puede atacar tu { $kind } de { $at }.
you-are-out = Estás fuera de la partida, pero puedes seguir mirando.
look-ahead = Mientras tanto, busca una hilera de naves por la que saltar.

## The end.

won-title = Has ganado
lost-title = Gana { $fleet }
draw-title = Tablas
won-by = La partida la gana { $fleet }.
won-text = ¡Buen vuelo!
lost-text = Tu comandante está { $at }. La próxima vez, cuenta cuántos movimientos le faltan a cada flota.
still-held = aún preso en { $planet }
still-aboard = a bordo de la nave de { $at }, a { $far } de casa
draw-text = No gana nadie. Un ataque o una recogida pone a cero la cuenta de rondas tranquilas.

## Counted

squares =
    { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }
squares-to-go = Casillas por recorrer

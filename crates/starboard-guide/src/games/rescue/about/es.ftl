## Ships.

own-ship = Tu { $kind }.
ship = { $kind } de { $name }.
own-stack =
    { $height ->
        [one] Tu pila de { $height } nave, con { $kind } arriba.
       *[other] Tu pila de { $height } naves, con { $kind } arriba.
    }
stack =
    { $height ->
        [one] Pila de { $height } nave de { $name }, con { $kind } arriba.
       *[other] Pila de { $height } naves de { $name }, con { $kind } arriba.
    }
note-speedy = Da uno o dos pasos, pero no puede llevar al comandante.
note-hunter = Elimina una nave enemiga al aterrizar sobre ella.
note-cargo = Con el comandante a bordo, no se puede atacar.
note-rooster = Ataca como una ICE Hunter, pero no está a salvo con el comandante.
note-tie = También salta sobre casillas OVNI.
note-hacked = Se la han hackeado a otra flota.
can-reach =
    { $count ->
        [0] Ahora no puede moverse.
        [one] Ahora puede llegar a { $count } casilla.
       *[other] Ahora puede llegar a { $count } casillas.
    }
own-aboard = Tu comandante va a bordo: { $squares } hasta { $home }.
aboard = Su comandante va a bordo: { $squares } hasta { $home }.
can-be-attacked = Tu nave de { $from } puede atacarla ahora.
protected = Con el comandante a bordo, no se puede atacar.

## Squares.

own-planet = Tu planeta: gana quien antes traiga a casa a su comandante.
planet = Planeta de { $name }. Las naves pueden saltar sobre él.
planet-free = Planeta sin dueño. Las naves pueden saltar sobre él.
prison = En el planeta de { $name } está preso tu comandante: aterriza aquí para recogerlo, pero no con una Speedy F1.
holds = Tiene preso al comandante de { $name }.
ufo = Casilla OVNI: aquí no puede haber ninguna nave. Las TIE UFO pueden saltar sobre ella.
red =
    { $count ->
        [one] Casilla solar roja: una nave que aterriza aquí puede seguir hasta cualquier roja libre; ahora hay { $count }.
       *[other] Casilla solar roja: una nave que aterriza aquí puede seguir hasta cualquier roja libre; ahora hay { $count }.
    }
orange =
    { $count ->
        [one] Casilla solar naranja: una nave que aterriza aquí puede seguir hasta cualquier naranja libre; ahora hay { $count }.
       *[other] Casilla solar naranja: una nave que aterriza aquí puede seguir hasta cualquier naranja libre; ahora hay { $count }.
    }
own-start = Casilla de salida de tu flota.
start = Casilla de salida de { $name }.
own-lay = Casilla de salida de tu flota: pon aquí una de tus ocho naves.
empty = Casilla vacía.
reached-by =
    { $count ->
        [0] Ninguna de tus naves puede llegar aquí ahora.
        [one] { $count } de tus naves puede llegar aquí ahora.
       *[other] { $count } de tus naves pueden llegar aquí ahora.
    }

## Players.

you-have = Tienes { $ships }. Sin naves, una flota queda fuera.
player-has = { $name } tiene { $ships }. Sin naves, una flota queda fuera.
you = Tu planeta es { $home }; a tu comandante se lo llevaron a { $prison }.
player = El planeta de { $name } es { $home }; a su comandante se lo llevaron a { $prison }.
power = { $power }. { $note }
your-held = Tu comandante está preso en { $prison }: aterriza allí con cualquier nave que no sea una Speedy F1.
held = El comandante de { $name } está preso en { $prison }.
your-aboard = Tu comandante va a bordo de la { $kind } de { $at }, a { $squares } de casa.
other-aboard = El comandante de { $name } va a bordo de la { $kind } de { $at }, a { $squares } de casa.
your-home = Tu comandante está en casa: ganas.
home = El comandante de { $name } está en casa.

## Kinds, buttons, the count of quiet turns.

act-pass = Ninguna de tus naves puede moverse, así que pasas.
choose-destroy = Elimina la nave enemiga del todo; para hackearla, elige en cambio una de tus casillas de salida.
choose-whole = Mueve toda la pila. La nave de arriba decide adónde puede ir.
choose-top = Mueve solo la nave de arriba; las demás se quedan.
choose-rebuild = En vez de mover, recuperas { $a_ship } en una de tus casillas de salida.
choose-put-down = Anula tu elección. No se juega nada.
choose-standard = Coloca tus ocho naves en el orden estándar. Aún puedes cambiarlo.
choose-clear = Quita todas las naves de las casillas de salida.
choose-ready = Confirma tu despliegue. Antes deben estar colocadas las ocho naves.
quiet =
    { $quiet ->
        [one] { $quiet } turno sin ataque ni recogida. A los { $limit }, la partida acaba en tablas.
       *[other] { $quiet } turnos seguidos sin ataque ni recogida. A los { $limit }, la partida acaba en tablas.
    }

pilot = Piloto { $number }
not-placed = aún sin colocar
destroyed = destruido
out = fuera de la partida
level = nivel { $level }
has-missile = misil listo
has-power = turbo cargado
supply-line = Reserva: monstruos { $monsters }, mitades de nave { $halves }
waiting-line = Esperan junto al tablero: mitades izquierdas { $left }, mitades derechas { $right }, naves enteras { $ships }
legend = 1-5 monstruos, <> nave de mando, x nave dañada, * mina, A-D cazas

## What is to be done now.

prompt-setup = Los invasores toman posiciones.
prompt-wave = Llegan refuerzos.
prompt-place = Coloca tu caza en una casilla vacía de la fila 1.
prompt-mine-setup = Coloca la mina en una de sus casillas.
prompt-return = Tu caza está destruido: paga para volver, o retírate.
prompt-retire = Tu caza está destruido y no puedes volver: retírate.
prompt-move = Mueve tu caza, quédate o compra algo.
prompt-only-move = Mueve tu caza o quédate.
prompt-stay = Tu caza no puede moverse: quédate o compra algo.
prompt-only-stay = Tu caza no puede moverse: quédate.
prompt-boost-shots =
    { $shots ->
        [one] Turbo: haz tu disparo extra (queda { $shots }).
       *[other] Turbo: haz tus disparos extra (quedan { $shots }).
    }
prompt-boost-move = Sigue volando en la misma dirección o quédate.
prompt-shoot =
    { $shots ->
        [one] ¡Fuego!
       *[other] ¡Fuego! Te quedan { $shots } disparos.
    }
prompt-mine = Mueve la mina una casilla a la derecha o déjala.
prompt-mine-again = Devuelve la mina a una de sus casillas o déjala.
prompt-mine-stuck = La mina no puede moverse: déjala.
prompt-over = La partida ha terminado.

## Actions in plain words.

say-place = Colocar tu caza en { $square }
say-mine-place = Colocar la mina en { $square }
say-mine-move = Mover la mina a { $square }
say-mine-explode = Mover la mina a { $square } y hacerla estallar con { $what }
say-mine-hold = Dejar la mina donde está
say-move = Volar a { $square } ({ $target })
say-stay = Quedarse ({ $target })
say-boost = Turbo en { $square } y disparos extra ({ $target })
say-fire = Disparar ({ $target })
say-launch = Lanzar el misil a la fila { $row }
say-buy-missile = Comprar un misil por { $payment }
say-upgrade = Mejorar a nivel { $level } por { $payment }
say-charge = Cargar el turbo por { $payment }
say-return = Volver en { $square } por { $payment }
say-retire = Retirarse de la partida

## What a shot would meet.

above-nothing = nada encima
above-mine = encima, la mina
above-fighter = encima, otro caza
above-invader = { $what } en { $square }
monster = un monstruo de { $value }
whole-ship = media nave de mando
damaged-ship = una nave de mando dañada
empty-square = vacía

## Events.

told-placed = { $name } empieza en { $square }.
told-mine-placed = { $name } coloca la mina en { $square }.
told-moved = { $name } vuela de { $from } a { $to }.
told-stayed = { $name } se queda en su sitio.
told-boosted = { $name } usa el turbo en { $square }.
told-fired = { $name } dispara desde { $from }.
told-missed = { $name } falla.
told-took = { $name } derriba un invasor en { $square }: { $points }.
told-ship-damaged = { $name } daña una nave de mando en { $square }.
told-hit-fighter = { $name } alcanza a { $victim } y se lleva una ficha: { $points }.
told-hit-poor-fighter = { $name } alcanza a { $victim }, que no tiene ninguna ficha que perder.
told-hit-mine = { $name } alcanza la mina, y no pasa nada.
told-launched = { $name } lanza un misil a la fila { $row }.
told-boxed = En { $square } se pierde media nave de mando.
told-column = ¡La columna { $letter } queda vacía!
told-descended = Todos los invasores bajan una fila.
told-descended-above = Los invasores por encima de la fila { $row } bajan una fila.
told-passed = ¡Un invasor alcanza el planeta por la columna { $letter }!
told-mine-exploded = La mina estalla en { $square } y se lleva por delante a un invasor.
told-collided = Un invasor embiste a { $name } en { $square }: invasor y caza quedan destruidos.
told-monster-arrived = Llega un monstruo de { $value } a { $square }.
told-half-arrived = Llega media nave de mando a { $square }.
told-left-aside = La mitad izquierda de una nave de mando espera junto al tablero.
told-right-aside = La mitad derecha de una nave de mando espera junto al tablero.
told-ship-waits = Una nave de mando tiene que esperar a la próxima oleada.
told-mine-moved = { $name } mueve la mina a { $to }.
told-mine-held = { $name } deja la mina donde está.
told-bought-missile = { $name } compra un misil por { $payment }.
told-upgraded = { $name } mejora su caza por { $payment }.
told-charged = { $name } carga el turbo por { $payment }.
told-returned = { $name } vuelve en { $square } por { $payment }.
told-retired = { $name } se retira de la partida.

## Endings.

ended-cleared = No queda ningún invasor: el planeta está a salvo.
ended-quiet = Todos fallan, así que los invasores se retiran.
ended-cap = Cinco rondas sin derribar nada: la batalla termina.
ended-raided = El planeta es saqueado: todos pierden.
ended-all-out = No queda ningún piloto: todos pierden.

## Why an action is not possible

game-over = la partida ha terminado
drawing = se están sacando fichas
not-this-step = no es el momento: primero se mueve, luego se dispara y al final va la mina
only-in-setup = eso solo es posible antes del primer turno
not-empty = la casilla { $square } no está vacía
not-your-square = tu caza no está en { $square }
not-straight = un caza vuela en línea recta
blocked = el camino está bloqueado en { $square }
other-heading = tras usar el turbo, el caza sigue en la misma dirección
shots-first = primero van los disparos extra
must-shoot-or-mine = ya has movido
no-power = no tienes el turbo cargado
no-boost-now = el turbo solo se puede usar una vez, durante el movimiento
no-missile = no tienes ningún misil
no-missile-in-boost = un misil no puede sustituir a los disparos extra
no-target = lo primero que haya encima debe ser un invasor
fighter-in-row = hay otro caza en esa fila
advanced-only = eso pertenece a la variante avanzada
missile-bought = ya has comprado tu misil
highest-level = tu caza ya tiene el nivel máximo
power-used = el turbo solo se puede comprar una vez por partida
no-purchase-now = una compra ocupa todo el turno, en lugar de mover y disparar
not-enough = eso no suma { $price } puntos
not-owned = no tienes esas fichas
too-many = te sobra alguna de esas fichas: sin ella también pagas el total
not-destroyed = tu caza no está destruido
return-first = tu caza está destruido: primero vuelve o retírate
no-mine = la mina no está en juego
mine-goes-right = la mina se mueve una casilla a la derecha
mine-squares-only = la mina entra en una de sus casillas, de a1 a a4
fighter-there = allí hay un caza
place-mine-first = primero hay que colocar la mina
place-first = primero hay que colocar los cazas

## Counted

points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }

quiet = Calma { $turns }/{ $limit }
prompt-layout = Despliega tus ocho naves alrededor de tu planeta y confirma.
step-powers = Poderes
step-layout = Despliegue
step-move = Mover
step-over = Fin
player-out = fuera
held-short = en { $planet }
home-short = en casa
aboard-short = a bordo en { $square }
board-label = Tablero hexagonal, filas de la a a la m. Las flechas cambian de casilla, la coma y el punto recorren las posibles, Enter elige.
brief-move = { $kind } de { $from } a { $to }
brief-attack = { $kind } de { $from } ataca { $to }
brief-hack = { $kind } de { $from } hackea { $to }, a { $home }
told-took-yours = { $name } elimina tu { $kind } de { $square }.
told-took = { $name } elimina en { $square } la { $kind } de { $owner }.
told-you-hacked = { $name } hackea tu { $kind }.
told-you-returned = Tu comandante vuelve a estar preso en { $planet }.

## What is on a square.

empty = vacía
ufo = casilla OVNI
red = casilla solar roja
orange = casilla solar naranja
planet-of = planeta de { $name }
planet-free = planeta sin dueño
holds = tiene preso al comandante de { $name }
ship-of = { $kind } de { $name }
with-commander = { $ship } con el comandante a bordo
above = encima de { $ship }
hacked = hackeada
starting-square = casilla de salida de { $name }
drafted = { $kind }, sin confirmar

## What a square would mean.

can-move = puede moverse
chosen = elegida
aim-step = dar un paso hasta aquí
aim-jump =
    { $count ->
        [one] saltar hasta aquí, { $count } aterrizaje
       *[other] saltar hasta aquí, { $count } aterrizajes
    }
aim-attraction = llegar aquí por atracción solar
aim-attack = atacar aquí
aim-pickup = recoger a tu comandante
aim-home = llegar a casa y ganar
aim-stack = apilar aquí
aim-rebuild = reconstruir aquí
aim-receive = traer aquí la nave hackeada
aim-lay = colocar aquí una nave

## What to do.

choose-ship = Elige una nave que pueda moverse
stuck = Esta nave no puede moverse ahora
choose-target = Elige el destino
tap-again = Toca otra vez para jugar
put-down = Cancelar
whole-stack = Toda la pila
top-only = Solo la de arriba
destroy = Eliminar
take-over = Hackear: elige una casilla de salida
rebuild = Reconstruir { $kind }
pass = Pasar
turn-board = Tu planeta abajo
turn-on = Girar el tablero (abajo, el planeta de { $name })
legend = Leyenda
sign-own = puede moverse
sign-step = paso
sign-jump = salto
sign-attraction = atracción
sign-attack = ataque
sign-pickup = recogida
sign-home = a casa
sign-rebuild = colocar una nave
sign-stack = pila

## Layout.

tray = Naves por desplegar
tray-ship =
    { $left ->
        [one] { $kind }, queda { $left }
       *[other] { $kind }, quedan { $left }
    }
standard = Estándar
clear = Vaciar
ready = Listo
lay-how = Elige una nave abajo y luego una casilla de salida, arrástrala hasta ella o pulsa F, H, C o T en la casilla
lay-ready = Las ocho naves están en su sitio: pulsa «Listo» o sigue cambiándolas
not-your-start = No es una de tus casillas de salida (R8)
laid-already = Esta nave ya está colocada; «Deshacer» la recupera
none-left = Tus dos { $kind } ya están colocadas (R5)
pick-first = Elige antes una nave

## The end in one line, and the chart of a finished game.

you-win-by-squares =
    { $squares ->
        [one] Ganas con { $squares } casilla de ventaja
       *[other] Ganas con { $squares } casillas de ventaja
    }
wins-by-squares =
    { $squares ->
        [one] { $name } gana con { $squares } casilla de ventaja
       *[other] { $name } gana con { $squares } casillas de ventaja
    }
you-are-last = Ganas: solo queda tu flota
is-last = Gana { $name }: no queda ninguna otra flota

supply = Reserva { $count }
step-setup = Inicio
step-wave = Oleada
step-place = Colocar
step-mine = Mina
step-return = Volver
step-move = Mover
step-shoot = Disparar
step-over = Fin
fighter-destroyed = destruido
player-out = fuera
has-missile = misil
power-charged = turbo cargado
power-empty = sin turbo
fighter-level = caza de nivel { $level }
tokens-of = { $count } × { $value }
board-label = Tablero, columnas de la a a la f, filas de la 1 (planeta) a la 10
square-label = { $square }: { $what }
square-possible = { $label }, posible
square-chosen = { $label }, elegida
the-mine = mina
fighter-of = caza de { $name }, nivel { $level }
empty = vacía

## Actions.

choose-square = Elige una casilla marcada
place-on = Colocar en { $square }
move-to = Volar a { $square }
boost-to = Turbo a { $square }
mine-to = Mina a { $square }
stay = Quedarse
fire = Disparar
launch = Lanzar el misil
hold-mine = Dejar la mina
buy-missile = Misil · 10
upgrade = Mejora · 10
charge = Turbo · 15
return-on = Volver en { $square } · 10
retire = Retirarse

## Payment.

pay-title = Pagar: { $what }
pay-intro =
    { $price ->
        [one] Entrega fichas que valgan al menos { $price } punto. No hay cambio.
       *[other] Entrega fichas que valgan al menos { $price } puntos. No hay cambio.
    }
pay-sum = Pagas { $sum } de { $price }
pay-more = Añadir una ficha que vale { $value }
pay-less = Recuperar una ficha que vale { $value }
pay-of = { $paid } de { $owned }
pay-now = Pagar { $sum }

## What the others did to whoever reads it.

told-you-were-hit = { $name } alcanza tu caza y se lleva una ficha: { $points }.
told-you-were-spared = { $name } alcanza tu caza, pero no tienes ninguna ficha que perder.
told-you-were-rammed = Un invasor embiste tu caza en { $square }: ambos quedan destruidos.

## Names of parts of the board in sentences, in all forms.

names-of-row = fila { $row }
names-of-column = columna { $column }

## The end in one line.

headline-raided = El planeta se ha perdido
headline-all-out = Ningún piloto ha vuelto

## Names.

ship-name = nave { $number }
oceania = Oceanía
south-america = América del Sur
asia = Asia
europe = Europa
africa = África
north-america = América del Norte
rank-hero = Héroe planetario
rank-command = Alto mando condecorado
rank-promise = Joven promesa militar
rank-officer = Oficial del montón
rank-shame = Vergüenza de tu especie
rolls = tiradas
wilds = comodines
rerolls = relances
flips = volteos
plus = +1
minus = −1
open = abierta
completed = completada
collapsed = derrumbada

## Levels in words.

demand-faces = { $faces } en los dados
demand-rest = { $faces } en los dados y el resto, { $least } o más
demand-all = tres dados que sumen al menos { $least }
demand-best-two = dos dados que sumen al menos { $least }

## Conditions of ships in words.

condition-1 = cada pareja, dos iguales
condition-2 = cada columna suma 6
condition-3 = izquierda y derecha difieren en 3 como mucho
condition-4 = izquierda + centro < 7, derecha + centro > 8
condition-5 = suma menor que 8
condition-6 = suma mayor que 20

## The sheet as text.

sheet-line = Nave { $ship } ({ $condition })
bar-line = barra { $bar }, { $state }
legend = 4 un valor, [4] construida, . vacía, 3/5 una casilla doble; # lo que queda de la barra, x tachado
dice-line = Dados: { $dice }
actions-line = Quedan: { $list }
would-give-line = Por ahora las naves dan: { $list }
nothing = nada
region-line = { $region } ({ $points }): { $levels }
score-line = Puntuación si terminara ahora: { $score }

## What is to be done now.

prompt-roll = Ruedan los dados.
prompt-value = Escribe el valor de un dado en un círculo vacío.
prompt-value-pair = Escribe el valor de un dado, o el de los dos iguales en dos casillas.
prompt-value-lost = No hay círculos vacíos: elige un dado al que renunciar.
prompt-build = Elige el dado que construye.
prompt-count = La nave { $die } está cerrada: elige otra barra que descontar.
prompt-attack = Ataca o juega un comodín.
prompt-only-attack = Ataca: tira los dados.
prompt-only-wild = No quedan tiradas: juega un comodín.
prompt-met = Los dados cumplen un nivel: táchalo o deja pasar la tirada.
prompt-unmet = Los dados no cumplen ningún nivel abierto: usa una habilidad o deja pasar la tirada.
prompt-over = La partida ha terminado.

## Actions in plain words.

say-value = Escribir { $face } en { $circle }
say-value-lost = Renunciar al { $face }: no hay círculos vacíos
say-values = Escribir { $face } en { $first } y { $second }
say-build = Construir con el { $face }: { $circles }
say-count = Tachar un cuadrado de la barra de la nave { $ship }
say-attack = Atacar: gastar una tirada
say-cross = Tachar { $region }, nivel { $level } ({ $demand })
say-wild = Jugar un comodín en { $region }, nivel { $level } ({ $demand })
say-reroll = Relanzar el dado { $die } ({ $face })
say-flip = Voltear el dado { $die } de { $from } a { $to }
say-plus = Subir el dado { $die } de { $from } a { $to }
say-minus = Bajar el dado { $die } de { $from } a { $to }
say-let-go = Dejar pasar la tirada

## What happened.

told-rolled = Salen { $a }, { $b } y { $c }.
told-wrote = Un { $face } va a { $circle }.
told-value-lost = El { $face } se pierde: no hay círculos vacíos.
told-built = El { $face } construye { $circles }.
told-nothing-to-build = Con { $dice } no se puede construir nada.
told-counted-down =
    { $left ->
        [one] La nave { $ship } descuenta: le queda { $left }.
       *[other] La nave { $ship } descuenta: le quedan { $left }.
    }
told-counted-instead =
    { $left ->
        [one] La nave { $die } está cerrada, así que descuenta la nave { $ship }: le queda { $left }.
       *[other] La nave { $die } está cerrada, así que descuenta la nave { $ship }: le quedan { $left }.
    }
told-completed = ¡La nave { $ship } está completada!
told-collapsed = El dique de la nave { $ship } se derrumba.
told-armed = La armada despega con { $list }.
told-attacked = ¡Ataque! En reserva: { $left }.
told-picked-up = El dado { $die } se relanza.
told-rerolled = En el dado { $die } sale un { $face }.
told-flipped = El dado { $die } se voltea de { $from } a { $to }.
told-raised = El dado { $die } sube de { $from } a { $to }.
told-lowered = El dado { $die } baja de { $from } a { $to }.
told-crossed = Se tacha { $region }, nivel { $level }.
told-crossed-wild = Un comodín tacha { $region }, nivel { $level }.
told-conquered =
    { $points ->
        [one] ¡Conquista! { $region }: { $points } punto.
       *[other] ¡Conquista! { $region }: { $points } puntos.
    }
told-let-go = Se deja pasar la tirada.
told-ended =
    { $score ->
        [one] La invasión termina con { $score } punto y el rango «{ $rank }».
       *[other] La invasión termina con { $score } puntos y el rango «{ $rank }».
    }

## How it ended.

ended-victory = Victoria total: toda la Tierra está conquistada.
ended-spent = No quedan ni tiradas ni comodines.

## Options.

note-zero = Como en el original: construir una tercera casilla hace perder las dos acciones que dan dos.
note-two = Más suave: tres casillas dan las mismas dos acciones que dos.

## Why an action is not possible

game-over = la partida ha terminado
roll-first = primero hay que tirar los dados
still-building = la invasión empieza cuando todas las naves están cerradas
building-is-over = todas las naves están cerradas: ya no se construye nada
value-first = primero un dado tiene que dar su valor
value-given = esta tirada ya ha dado su valor
build-next = ahora un dado tiene que construir
count-next = elige una barra que descontar
no-such-die = ningún dado muestra { $face }
circle-full = en { $circle } ya hay un { $value }
ship-closed = la nave { $ship } está cerrada
box-built = { $circle } es parte de una casilla ya construida
circles-left = aún queda un círculo vacío, así que hay que escribir el valor
no-pair = solo se puede escribir dos veces el valor de dos dados iguales, y no han salido exactamente dos { $face }
one-box = { $first } y { $second } son la misma casilla
builds-nothing = el { $face } no construiría nada, pero el otro dado sí
in-an-attack = hay un ataque en curso: tacha un nivel o deja pasar la tirada
not-in-attack = primero ataca: los dados aún no se han tirado
no-rolls = no te quedan tiradas
no-wilds = no te quedan comodines
already-crossed = { $region }, nivel { $level }: ya está tachado
finish-first = has empezado una región y antes tienes que terminarla: { $region }
not-met = los dados no cumplen este nivel: { $demand }
level-is-met = los dados cumplen un nivel abierto, así que no se puede usar ninguna habilidad
none-left = no te queda nada de esto: { $skill }
already-changed = el dado { $die } ya se ha cambiado en este ataque
already-rerolled = el dado { $die } ya se ha relanzado en este ataque
six-stays = un seis no se puede subir
one-stays = un uno no se puede bajar

## Counted

points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
rolls-count =
    { $count ->
        [one] { $count } tirada
       *[other] { $count } tiradas
    }
wilds-count =
    { $count ->
        [one] { $count } comodín
       *[other] { $count } comodines
    }
rerolls-count =
    { $count ->
        [one] { $count } relance
       *[other] { $count } relances
    }
flips-count =
    { $count ->
        [one] { $count } volteo
       *[other] { $count } volteos
    }

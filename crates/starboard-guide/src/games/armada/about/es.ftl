## Boxes.

box-built = Nave { $ship }: construida con un { $value }.
box-value = Nave { $ship }: tiene un { $value }. La construye un dado que muestre { $value }.
box-late = Nave { $ship }: tiene un { $value }, pero su dique está cerrado y ya no construye nada.
box-closed = Nave { $ship }: vacía. Su dique está cerrado y ya no admite valores.
box-void = Nave { $ship }: el otro círculo de esta casilla está construido, así que este se queda vacío.
box-empty = Nave { $ship }: un círculo vacío.
needs-same = La otra casilla de su pareja tiene un { $value }: solo otro { $value } las iguala.
needs-pair = Las dos casillas de una pareja necesitan el mismo valor.
needs-exactly = Un { $value } aquí deja su columna en 6.
needs-six = Las dos casillas de una columna deben sumar 6.
needs-lost = Su columna ya no puede sumar 6.
needs-balance = Las cuatro de la izquierda y las cuatro de la derecha pueden diferir en 3 como mucho.
needs-at-most = Con el centro debe sumar menos de 7: { $value } o menos.
needs-a-six = Con el centro debe sumar más de 8: solo sirve un 6.
needs-at-least = Con el centro debe sumar más de 8: { $value } o más.
needs-low = Los cuatro valores deben sumar menos de 8; por ahora suman { $sum }.
needs-high = Los cuatro valores deben sumar más de 20; por ahora suman { $sum }.

## Bars and ships.

bar = Cuenta atrás de la nave { $ship }: por tachar, { $squares }. Al tachar el último, su dique se derrumba.
bar-closed = La nave { $ship } está cerrada: su barra ya no descuenta.
ship = La nave { $ship } vale { $points } si se completa: { $condition }.
ship-built =
    { $built ->
        [one] Casillas: { $built } construida de { $boxes }.
       *[other] Casillas: { $built } construidas de { $boxes }.
    }
ship-completed = ¡Está completada!
ship-collapsed = Su dique se ha derrumbado, pero lo construido sigue contando.
gives-1 = Da un comodín por cada pareja construida de valores iguales. Ahora: { $count }.
gives-2 = Da relances por columnas construidas que suman 6: 2 por una, 5 por dos, 10 por las tres. Ahora: { $count }.
gives-3 = Da tiradas: 4 por cualquier casilla construida, 9 por dos columnas enteras contiguas, 12 por tres, 16 si se completa. Ahora: { $count }.
gives-4 = Si se completa, da 2 tiradas, y 5 volteos si sus tres valores suman exactamente 10. Volteos ahora: { $count }.
gives-5 = Da +1: 2 por dos casillas construidas, { $three } por tres, 5 si se completa. Ahora: { $count }.
gives-6 = Da −1: 2 por dos casillas construidas, { $three } por tres, 5 si se completa. Ahora: { $count }.

## Dice.

face = Muestra { $face }. Puede dar su valor, construir { $boxes } o descontar en la nave { $face }.
face-plain = Muestra { $face }. Puede dar su valor o descontar en la nave { $face }; aún no tiene nada que construir.
face-builds = Muestra { $face }. Construiría { $circles }.
face-idle = Muestra { $face }. No tiene nada que construir.
face-value = Este { $face } ha dado su valor.
face-build = Este { $face } ha construido.
face-countdown = Este { $face } descuenta.
die-none = Este dado aún no se ha tirado.
die = Muestra { $face }. Mientras los dados no cumplan ningún nivel abierto, se puede cambiar con habilidades.
die-rerolled = Muestra { $face }. Se ha relanzado en este ataque y no se puede volver a relanzar.
die-changed = Muestra { $face }. Se ha cambiado en este ataque y se queda como está.
sum = Los dados suman { $sum }. Algunos niveles piden una suma.
role-value = Primero, un dado da un valor: escríbelo en un círculo vacío de cualquier nave abierta.
role-build = Luego, otro dado construye cada casilla que tenga su valor, en todas las naves abiertas.
role-countdown = El último dado tacha un cuadrado de la barra de la nave con su número.

## What the armada can do.

about-rolls = Una tirada es un ataque a la Tierra con tres dados.
about-wilds = Un comodín tacha cualquier nivel abierto, sin dados.
about-rerolls = Un relance vuelve a tirar un dado, cada dado una vez por ataque.
about-flips = Un volteo pone un dado del revés: el 1 pasa a 6, el 2 a 5 y el 3 a 4.
about-plus = +1 sube un dado en uno; un 6 se queda.
about-minus = −1 baja un dado en uno; un 1 se queda.
have = En reserva: { $count }.
would-have = Tal como están tus naves, tendrías { $count }.

## The Earth.

level = { $level }: { $asks }.
level-crossed = Ya está tachado.
level-chance = Cerca del { $percent } % de las tiradas lo cumple.
level-rare = Menos del 1 % de las tiradas lo cumple.
level-last = Es el último de { $region }: { $points }.
region = { $region }: { $points } con sus { $levels } niveles tachados; por ahora, { $crossed }.
region-conquered = { $region }, conquistada: { $points }.
region-focus = Está empezada, así que hay que terminarla antes.
region-barred = Termina antes { $region }.
world = La Tierra: niveles tachados, { $crossed } de { $levels }. Tacharlos todos es la victoria total.

## Actions.

act-build = Construye { $circles }.
act-attack = Gasta una tirada (tienes { $count }) y lanza tres dados. Cerca del { $percent } % de las tiradas cumple un nivel abierto.
act-let-go = Esta tirada acaba sin ningún nivel. Después tienes { $count }.
act-spend = No hay círculos vacíos, así que el { $face } no da ningún valor.
act-other = { $action }.
choose-once = Escribe el valor una vez; después un dado construye y otro descuenta.
choose-twice = Escribe el valor en dos casillas. El tercer dado construye, y si construye algo, nada descuenta.

## The score.

score = { $points } por ahora: naves completadas, { $ships }; regiones conquistadas, { $regions }. La Tierra entera vale 100.
supply-ships =
    { $count ->
        [0] Todos los diques están cerrados.
        [one] Queda { $count } dique abierto. La invasión empieza cuando todos están cerrados.
       *[other] Quedan { $count } diques abiertos. La invasión empieza cuando todos están cerrados.
    }

## Counted

boxes =
    { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }

sheet-label = Hoja
overview = Resumen
docks = Diques
earth = Tierra
map-of-earth = Mapa de la Tierra
dice = Dados
roles = Para qué se usan los dados
counters = Acciones
phase-build = Fase 1: construir
phase-invade = Fase 2: la invasión
phase-over = Fin
step-roll = Tirada
step-value = Valor
step-build = Construir
step-count = Descontar
step-attack = Ataque
step-skills = Habilidades
step-over = Fin
role-value = valor
role-build = construir
role-countdown = descontar
stamp-completed = completada
stamp-collapsed = derrumbada
supply-rolls = Tiradas { $count }
supply-ships = Naves abiertas { $count }

## Read aloud.

ship-label = Nave { $number }, { $condition }: casillas construidas, { $built }/{ $boxes }; por tachar en la barra, { $left }; { $state }
box-empty = Casilla { $circle }: vacía
box-value = Casilla { $circle }: { $face }
box-built = Casilla { $circle }: { $face }, construida
box-void = Casilla { $circle }: ya no hace falta
may = { $label }, posible
would-build = { $label }, se construiría
bar-label =
    { $left ->
        [one] Cuenta atrás de la nave { $number }: queda { $left }
       *[other] Cuenta atrás de la nave { $number }: quedan { $left }
    }
bar-falls = { $label }, perdería un cuadrado
die-label = Dado { $number }: { $face }
die-none = Dado { $number }: sin tirar
die-used = { $label }, usado: { $role }
die-rerolled = { $label }, relanzado
die-changed = { $label }, cambiado
level-label = { $region }, nivel { $number }: { $demand }
level-crossed = { $label }, tachado
level-met = { $label }, lo cumplen los dados
level-would = { $label }, se cumpliría
level-barred = { $label }, bloqueado
region-label =
    { $points ->
        [one] { $region }, { $points } punto: niveles tachados, { $crossed } de { $levels }
       *[other] { $region }, { $points } puntos: niveles tachados, { $crossed } de { $levels }
    }
region-focus = { $label }, hay que terminarla antes
counter-label = { $left } { $name }
world-label = La Tierra: niveles tachados, { $crossed }/{ $levels }
role-label = { $name }: { $face }
role-free = aún sin elegir
ladder-label = Da { $steps }
counter-may = Se puede usar
counter-not-now = Ahora no se puede usar

## What to do.

choose-die = Elige antes un dado.
choose-box = Elige un círculo vacío.
choose-second-box = Elige la segunda casilla.
write-once = Escribir { $face } una vez
write-twice = Escribir { $face } en dos casillas
spend = Renunciar al { $face }: no hay círculos vacíos
build-with = Construir con el { $face }: { $boxes }
build-short = Construir { $face }
write-once-short = Una vez
write-twice-short = Dos veces
spend-short = Renunciar al { $face }
let-go-short = Dejar pasar
then-counts = { $words }, y descuenta la nave { $ship }
attack = Atacar
let-go = Dejar pasar la tirada
choose-bar = Elige una de las barras marcadas.
choose-level = Elige un nivel para el comodín.
choose-skill-die = Elige el dado que quieras cambiar.

## Looking back.

share-lines =
    { $score ->
        [one] { $score } punto, { $rank }
       *[other] { $score } puntos, { $rank }
    }
    Naves { $ships }
    Tierra { $regions }

## Counted

boxes =
    { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }

## The names of things, in every form in which texts have them, separated by |.

names-of-ship = Nave { $ship }|nave { $ship }
names-of-die = Dado { $die }|dado { $die }
names-of-level = { $region }, nivel { $level }|{ $region } { $level }

## The end in one line.

headline-all = La Tierra es tuya: { $points }
headline-some = Tienes { $conquered } de { $all } regiones: { $points }
headline-none = La Tierra resiste: { $points }

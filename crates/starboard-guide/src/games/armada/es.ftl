## Before a roll of phase 1.

welcome-title = Seis naves por construir
welcome = Cada tirada tiene tres dados: uno da un valor, uno construye y uno descuenta.
welcome-aim = Apunta a la nave 4, que es pequeña, y a la nave 3, que te da tiradas para la fase 2.
roll-title = La próxima tirada
roll-open = Naves aún abiertas: { $ships }.
roll-short = Naves a un cuadrado de derrumbarse: { $ships }.
roll-so-far = Por ahora tendrías esto: { $list }.

## A value.

first-title = Tu primer valor
first = Elige un dado y escríbelo en un círculo vacío; luego otro dado construye, y el último descuenta.
value-title = Da un valor
pair-title = Dos dados muestran { $face }
pair-builds = Puedes escribir { $face } en dos casillas: entonces el { $third } construye { $circles }, y nada descuenta.
pair-builds-not = Puedes escribir { $face } en dos casillas, pero el { $third } no tiene nada que construir y descontaría.
pair-usual = O escribe un { $face } y construye con el otro, también la casilla nueva.
lost-title = No hay círculos vacíos
lost = Ya no se puede escribir nada, así que un dado se pierde.
lost-choose = Renuncia a un dado que construiría poco y que no quieras que descuente.
fit-4-right = El sitio del 6 es { $circle }: solo con un 6 ahí pasa la nave 4 de 8.
fit-4-ten = Con un 6, el 1 en { $circle } lleva la nave 4 a exactamente 10, y eso da 5 volteos.
fit-4-left = El { $face } encaja en { $circle }: casi siempre vale la pena completar la nave 4.
fit-1 = El { $face } en { $circle } forma una pareja buena: un comodín cuando las dos estén construidas.
fit-2 = El { $face } en { $circle } deja esa columna en 6; pero no cuentes con completar la nave 2.
fit-3 = El { $face } es útil en { $circle }: la nave 3 da tiradas, sobre todo por columnas contiguas.
fit-5 = El { $face } encaja en { $circle }: la nave 5 necesita valores bajos.
fit-6 = El { $face } encaja en { $circle }: la nave 6 necesita valores altos.
fit-none = Ahora ningún dado encaja en una condición: escribe uno donde menos duela, o donde ya no quede nada que estropear.
could-build = Luego el { $face } podría construir { $circles }.
could-build-none = Los demás dados no tienen nada que construir, salvo que escribas el valor de uno de ellos.
last-square = Procura no dejar el { $face } para el final: tacharía el último cuadrado de la nave { $face }.

## Building.

build-title = ¿Qué dado construye?
complete-title = Puedes completar la nave { $ship }
build-only = Solo puede construir el { $face }: { $circles }.
build-either = El { $first } construye { $circles }; el { $second } construye { $others }.
build-same = Los dos dados muestran { $face } y construyen { $circles }.
build-best = El { $face } parece mejor.
build-completes = ¡El { $face } completa la nave { $ship }!
then-counts = Luego el { $die } descuenta; la nave { $die } tiene aún { $left }.
then-collapses = Luego el { $die } tacha el último cuadrado, y la nave { $die } se derrumba.
then-choose = La nave { $die } ya no descuenta entonces, así que eliges otra barra para el { $die }.
then-hits = La nave { $die } ya no descuenta entonces, así que el { $die } tacha un cuadrado de la nave { $ship }.
then-nothing = Después nada descuenta.

## A bar to choose.

count-title = Elige una barra
count-closed = La nave { $die } está cerrada, así que el { $die } tacha un cuadrado de la nave que elijas.
count-best = A la que menos le duele es a la nave { $ship }, que tiene aún { $left }.
count-best-last = Ahora duele en todas partes; lo que menos, perder la nave { $ship }.
count-careful = Con un cuadrado más se derrumban estas naves: { $ships }.

## Phase 2.

begin-title = Empieza la invasión
begin = Tu armada tiene { $list }.
begin-choose = Solo puntúan las regiones enteras, y la que empiezas hay que terminarla: una pequeña es un buen comienzo.
attack-title = Ataca
focus-title = Adelante: { $region }
last-title = Tu última tirada
wild-title = Solo quedan comodines
wild-must = No te quedan tiradas, así que ahora juegas un comodín.
wild-finish = Tachar { $level } conquista su región.
wild-no-finish = Ya no puede terminar ninguna región, así que sirve cualquier nivel.
left-to-do = Tienes { $list }.
focus-left = En { $region } falta aún esto: { $levels }; hasta entonces no puedes tachar nada más.
free-choice = Puedes empezar cualquier región; la más fácil para los dados es { $region }, que vale { $points }.
chance = Cerca del { $percent } % de las tiradas cumple un nivel abierto a la primera.
last-finish = { $level } conquistaría su región.
last-only = Con esta sola tirada ya no se puede conquistar ninguna región.
wild-for = El mejor uso de un comodín es { $level }, que cuesta mucho sacar.
dice-fly-title = Los dados ruedan
dice-fly = La tirada está gastada; a ver si cumple un nivel abierto.
dice-fly-skills = Si no, quizá ayuden las habilidades.
one-fly = Se relanza un dado; los otros dos se quedan como están.
one-fly-once = En este ataque no puedes volver a relanzarlo, pero aún puedes cambiarlo.
met-title = Los dados cumplen un nivel
met-one = Los dados cumplen { $level }: { $asks }.
met-many =
    { $count ->
        [one] Puedes elegir entre { $count } nivel; el más difícil de volver a sacar es { $level }.
       *[other] Puedes elegir entre { $count } niveles; el más difícil de volver a sacar es { $level }.
    }
met-small =
    { $count ->
        [one] Puedes elegir entre { $count } nivel; { $level } está en la región a la que menos le falta.
       *[other] Puedes elegir entre { $count } niveles; { $level } está en la región a la que menos le falta.
    }
met-conquers = Al tacharlo conquistas { $region }: ¡{ $points }!
met-binds = Te ata a { $region }; ahí faltaría entonces esto: { $levels }.
met-on = Después, en { $region } falta esto: { $levels }.
met-no-skill = Ahora no se puede usar ninguna habilidad.
unmet-title = No se cumple ningún nivel abierto
one-skill = Basta una habilidad para cumplir { $level }: «{ $action }».
two-skills = Con dos habilidades se llega a { $level }. Empieza por «{ $action }».
try-reroll =
    { $faces ->
        [one] Relanza el dado { $die }: { $faces } de sus 6 caras cumple un nivel abierto.
       *[other] Relanza el dado { $die }: { $faces } de sus 6 caras cumplen un nivel abierto.
    }
skills-left = Aún tienes { $list }.
skills-no-help = Ninguna de tus habilidades ayuda de inmediato: guárdalas y deja pasar la tirada.
reroll-once = En un ataque, cada dado se relanza solo una vez.
each-once = En un ataque, cada dado se cambia solo una vez.
no-skills-wild = No tienes ninguna habilidad para estos dados, pero un comodín tacha cualquier nivel abierto.
wild-better-before = Si te quedan tiradas, es mejor jugarlo más tarde, en lugar de una tirada.
no-skills = No tienes ninguna habilidad para estos dados: deja pasar la tirada.
rolls-after = Después tienes { $count }.

## The end.

over-score = { $points } y el rango «{ $rank }».
over-victory = ¡La Tierra entera es tuya!
over-list = Has conquistado { $regions ->
        [one] { $regions } región
       *[other] { $regions } regiones
    } y completado { $ships ->
        [one] { $ships } nave
       *[other] { $ships } naves
    }.
over-rolls = La próxima vez, construye más de la nave 3, columna a columna: has tenido pocas tiradas.
over-ship-4 = La próxima vez, completa la nave 4: 10 puntos y dos tiradas por tres casillas.
over-begun = { $region } se quedó a medias y no da nada: hacia el final, elige regiones más pequeñas.
over-more = Para llegar más lejos harían falta comodines y volteos.

## Counted

squares =
    { $count ->
        [one] { $count } cuadrado
       *[other] { $count } cuadrados
    }
levels-count =
    { $count ->
        [one] { $count } nivel
       *[other] { $count } niveles
    }
level-name = { $region } { $number }

setup-title = Se reúnen los invasores
setup = 24 monstruos al azar llenan las filas 7 a 10; por ahora han salido { $drawn }. Un monstruo vale tantos puntos como ojos tiene, de 1 a 5. Las naves de mando llegan más tarde, con los refuerzos.
place-title = Elige dónde empezar
place = Tu caza empieza en una casilla vacía de la fila 1 y dispara recto por su columna.
place-best = Desde { $square }, tu primer blanco estaría en { $target }: { $points }.
place-free = Aún puedes moverte antes de tu primer disparo, así que ninguna casilla es mala.
place-last = Colocas en último lugar, así que también pones la mina.
mine-setup-title = Coloca la mina
mine-setup = Has colocado en último lugar, así que eliges dónde empieza la mina: { $squares }. Al final de su turno, cada jugador puede moverla una casilla a la derecha, y destruye al primer invasor que encuentre. Las casillas bajas guardan la fila 1, adonde no llega ningún disparo.
move-title = Te toca mover
move-how = Desde { $square } puedes volar en línea recta por casillas vacías, o quedarte; después disparas hacia arriba.
danger-one = Peligro: hay un invasor en la fila 1 ({ $squares }). Ningún disparo lo alcanza, y en el próximo descenso pierden todos.
danger-mine = Al final de tu turno, mueve la mina a { $square } para destruirlo.
danger-careful = Así que no derribes al último invasor de ninguna columna.
danger-two = Un invasor ha llegado a la fila 2 ({ $squares }); pronto no lo alcanzará ningún disparo.
danger-two-reach = Puedes derribarlo desde { $from }.
best-stay = Tienes un buen disparo justo encima: { $target }, { $points }.
best-fly = Un buen disparo: desde { $to } alcanzas { $target }, { $points }.
best-many =
    { $shots ->
        [one] Un buen sitio es { $to }: allí tu disparo da { $points }.
       *[other] Un buen sitio es { $to }: allí tus { $shots } disparos dan { $points }.
    }
best-fighter = Un buen disparo: desde { $to } alcanzas el caza de { $target } y te llevas una ficha, { $points }.
best-none = Esta vez ningún disparo da puntos: busca una casilla que te ayude en el próximo turno.
descends = Pero vacía la columna { $column }: todos los invasores bajan una fila y llegan refuerzos.
last-chance = Todos los demás han fallado desde el último impacto: si tú también fallas, la partida termina.
can-boost =
    { $level ->
        [one] Tu turbo está cargado: te da { $level } disparo extra por el camino.
       *[other] Tu turbo está cargado: te da { $level } disparos extra por el camino.
    }
can-upgrade = Tienes { $points }: en lugar de este turno, podrías mejorar y hacer un disparo más cada turno.
can-buy-missile = Tienes { $points }: en lugar de este turno, podrías comprar el misil, que más tarde puede llevarse una fila entera.
can-charge = Tienes { $points }: en lugar de este turno, podrías cargar el turbo, aunque es caro.
boost-shots-title = Disparos extra
boost-shots =
    { $shots ->
        [one] Tu turbo te da aquí { $shots } disparo más antes de seguir volando.
       *[other] Tu turbo te da aquí { $shots } disparos más antes de seguir volando.
    }
boost-move-title = Sigue o quédate
boost-move = Has hecho tus disparos extra. Desde { $square } puedes seguir en la misma dirección o quedarte; después vienen tus disparos normales.
shoot-title = Tienes que disparar
shoot-monster = Lo primero que tienes encima es el monstruo de { $target }: te lo llevas, { $points }.
shoot-half = Lo primero que tienes encima es media nave de mando en { $target }. Va a la caja sin dar puntos; la otra mitad valdrá luego 10 para quien la alcance.
shoot-damaged = Lo primero que tienes encima es la nave dañada de { $target }: te la llevas, { $points }.
shoot-fighter = Lo primero que tienes encima es el caza de { $name }, en { $target }. Se queda donde está, pero te llevas la ficha más baja de { $name }, si tiene alguna.
shoot-mine = Lo primero que tienes encima es la mina, en { $target }: para tu disparo y no pasa nada.
shoot-nothing = No hay nada por encima de { $square }, pero tienes que disparar igualmente: fallarás.
shots-left =
    { $shots ->
        [one] Te queda { $shots } disparo en este paso.
       *[other] Te quedan { $shots } disparos en este paso, todos desde la misma casilla.
    }
mine-follows = Después podrás mover la mina.
turn-ends = Con eso acaba tu turno.
can-launch = O lanza tu misil: se lleva la fila { $row }, { $points }, y todos los invasores de encima bajan.
cannot-launch = Tu misil tiene que esperar: lo primero que tengas encima debe ser un invasor, sin otro caza en su fila.
mine-title = La mina
mine-step = Puedes mover la mina de { $from } a { $to }, o dejarla ahí.
mine-hits = En { $to } hay un invasor: los dos quedarían destruidos, y nadie puntúa.
mine-rescue = En la fila 1, es la única manera de librarse de él.
mine-waste = Más arriba, un disparo hace lo mismo y da puntos.
mine-meets = Allí quedaría debajo de un invasor: el próximo descenso lo haría caer sobre ella ({ $to }).
mine-walks = Destruye al invasor que baje hasta ella, así que llévala debajo de uno que esté bajo.
mine-returns = Desde { $from }, la mina saldría del tablero y volvería por la izquierda: { $squares }. O déjala donde está.
mine-blocked = La mina de { $from } no puede moverse: hay un caza en medio. Se queda, y el turno acaba.
wave-title = Refuerzos
wave =
    { $supply ->
        [one] Nuevos invasores llenan la fila 10 de izquierda a derecha; la próxima casilla es { $square }. Queda { $supply } ficha en la reserva.
       *[other] Nuevos invasores llenan la fila 10 de izquierda a derecha; la próxima casilla es { $square }. Quedan { $supply } fichas en la reserva.
    }
wave-half = Media nave de mando espera junto al tablero hasta que salga su otra mitad.
wave-ship = Una nave de mando entera espera junto al tablero; será la primera en llegar en la próxima oleada.
wave-rams = El caza de { $square } está en medio y lo van a embestir.
return-title = Tu caza está destruido
return-can = Tienes { $points }. Por { $price }, tu caza vuelve en una casilla vacía de la fila 1 y juegas enseguida un turno normal. Si te retiras, conservas tus puntos pero no puedes ganar.
return-poor = Tienes { $points }, y volver cuesta { $price }. Solo puedes retirarte: quedas fuera de la partida y no puedes ganar.
return-full = En la fila 1 no hay ninguna casilla vacía, así que tu caza no puede volver. Solo puedes retirarte: quedas fuera de la partida y no puedes ganar.
other-title = Le toca a { $name }
other-place = { $name } elige una casilla vacía de la fila 1. Quien coloque en último lugar pondrá también la mina.
other-mine-setup = { $name } ha colocado en último lugar y elige ahora dónde empieza la mina, de a1 a a4. El primer turno es de { $first }.
other-return = El caza de { $name } está destruido: o vuelve por 10 puntos, o { $name } se retira.
other-move = { $name } puede volar en línea recta y después tiene que disparar; en vez de eso, también puede comprar algo.
other-shoot = { $name } dispara por la columna { $column } y alcanza lo primero que haya.
other-mine = { $name } puede mover la mina una casilla a la derecha.
your-risk = Tu caza de { $square } está justo debajo de un invasor: un descenso lo destruiría.
thin-columns = Columnas con un solo invasor: { $columns }. Cuando caiga, todos los demás bajan una fila.
all-columns-safe = En cada columna hay al menos dos invasores, así que ningún disparo suelto los hace bajar todavía.
look-ahead = Mientras tanto, busca el invasor bajo el que quieres estar después.
saved-title = El planeta está a salvo
lost-title = El planeta está perdido
over-won = ¡Has ganado con { $points }!
over-shared = Compartes la victoria con { $points }.
over-behind = Victoria con { $best }: { $winners }. Tú tienes { $own }.
over-winners = Victoria con { $best }: { $winners }.
over-nobody = Nadie puntúa. La próxima vez, dispara pronto a los invasores bajos y cuenta una columna antes de vaciarla.

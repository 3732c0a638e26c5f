mission-move = Este es tu caza, en c1. Siempre mira hacia arriba y vuela en línea recta tan lejos como quiera. Ponte debajo del invasor de cinco ojos: elige e1.
mission-fire = Ahora dispara. El rayo sube recto y alcanza lo primero que encuentra. Cinco ojos son cinco puntos.
mission-mine = Era el último invasor de su columna: todos los demás han bajado una fila y han llegado otros nuevos. Ahora empuja la mina a b2, justo delante de tu rival.
mission-buy = Tu rival ha dado en la mina, que no vale nada. Tienes 15 puntos, y los puntos también son dinero: compra un misil por 10. Eso ocupa el turno entero, y lo que gastas ya no cuenta.
mission-aim = Una nave de mando ha bajado a la fila 7. Vuela debajo de ella: elige d1.
mission-launch = ¡Lanza el misil! Se lleva la fila entera, y solo media nave de mando ya vale diez.
mission-done = ¡Dieciséis puntos con un misil! Ya sabes volar, disparar, empujar la mina y comprar. Una cosa más: si un invasor pasa de la fila 1, pierden todos.

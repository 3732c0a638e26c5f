lets-complete = Entonces el { $face } completa la nave { $ship }.
completes = Completa la nave { $ship }: { $points }.
saves = Así la nave { $ship } no se derrumba.
builds =
    { $count ->
        [one] Construye { $count } casilla de una vez.
       *[other] Construye { $count } casillas de una vez.
    }
needs-six = A la derecha de la nave 4 solo sirve un 6.
keeps-ten = La nave 4 aún puede sumar exactamente 10, por 5 volteos.
keeps-left = La nave 4 sigue por debajo de 7 a la izquierda.
pairs = Forma una pareja buena en la nave 1.
column = Deja en 6 una columna de la nave 2.
fills-column = Llena una columna de la nave 3, que da tiradas.
keeps-low = La nave 5 aún puede quedar por debajo de 8.
keeps-high = La nave 6 aún puede pasar de 20.
no-countdown = Esta vez nada descuenta.
spares = La nave { $ship } tiene todavía { $squares }.
chance = Cerca del { $percent } % de las tiradas cumple un nivel abierto.
conquers = Conquista { $region }: { $points }.
leaves = Después falta esto para terminar { $region }: { $levels }.
meets = Entonces los dados cumplen { $level }.
rerolls =
    { $faces ->
        [one] { $faces } de las 6 caras cumple un nivel abierto.
       *[other] { $faces } de las 6 caras cumplen un nivel abierto.
    }
rare = Solo cerca del { $percent } % de las tiradas lo cumple.
very-rare = Menos del 1 % de las tiradas lo cumple.
keeps-wild = Guarda tu comodín para más tarde.

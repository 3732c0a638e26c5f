wins = Tu comandante llega a casa: ganas.
stops = Impide que { $name } llegue a casa en el próximo turno.
recaptures = Devuelve a prisión al comandante de { $name }.
fetches = Sube a bordo a tu comandante.
takes = Le quita a { $name } una nave: { $kind }.
takes-over = La { $kind } de { $name } pasa a ser tuya.
rebuilds = Recupera { $a_ship }.
ready-home = Si nadie la para, llega a casa en el próximo turno.
carrier-closer = Acerca a tu comandante { $by }; por recorrer: { $left }.
escapes = Sale del alcance de la nave de { $from }.
ready-fetch = Si nadie la para, recoge a tu comandante en el próximo turno.
closer = { $by } más cerca de tu comandante.
opens-fetch = El próximo turno, una nave puede ponerse a { $near } de tu comandante.
opens-home = El próximo turno, tu comandante puede ponerse a { $near } de casa.
jumps =
    { $count ->
        [one] { $count } salto.
       *[other] Una cadena de { $count } saltos.
    }
blocks = En el próximo turno, { $name } no se acerca a menos de { $near }.
frees =
    { $count ->
        [one] Tus naves ganan { $count } movimiento más en el próximo turno.
       *[other] Tus naves ganan { $count } movimientos más en el próximo turno.
    }

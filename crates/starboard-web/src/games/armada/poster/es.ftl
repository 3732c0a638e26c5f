summary = Tira tres dados. Escribe uno en una casilla de una nave, construye con el segundo todas las casillas que lo muestran y deja que el tercero descuente en un dique: cuando se agota su barra, la nave se pierde. Cada nave pide algo distinto, como parejas iguales, una suma pequeña o una grande, y lo que completas es lo que sabrás hacer después. Entonces invades la Tierra: cada tirada puede conquistar un nivel de una región, y tus naves te dejan relanzar, voltear o cambiar dados. Conquista las seis regiones y tendrás 100 puntos.
feat = Almirante
feat-how =
    { $points ->
        [one] Consigue { $points } punto.
       *[other] Consigue { $points } puntos.
    }

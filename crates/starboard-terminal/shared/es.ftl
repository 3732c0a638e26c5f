turn = { $name }: { $prompt }
nothing-to-do = Ahora mismo no hay nada que decidir en este teclado.
restarted = Empieza una partida nueva.
log-empty = Aún no ha pasado nada.
step-player = { $number }. { $name }: { $text }
step-chance = { $number }. azar: { $text }
hint-none = Aquí no hay nada que aconsejar.
no-help = En la partida del día no hay pistas.
guide-title = Guía: { $title }
guide-off = La guía está desactivada.
score = { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
turning-points = Momentos clave
no-turning-points = Ninguna decisión costó mucho.
nobody-to-protect = No tienes nombre en este servidor: no hay nada que cambiar ni borrar.

## What goes wrong.

connecting = Contactando con el servidor…
stale = La mesa ha cambiado mientras tanto: échale otro vistazo.
stranger = Primero elige un nombre.
wrong-secret = Este servidor ya no te conoce. Elige un nombre para seguir; tus partidas anteriores se quedan con el nombre antiguo.
too-fast = Demasiado rápido: espera un momento.
too-many = Demasiadas mesas o conexiones a la vez: termina o cierra alguna.
trouble = Error del servidor: quizá ha funcionado y quizá no. Compruébalo e inténtalo de nuevo.
damaged = Parte de esta partida se ha perdido en el servidor. Puedes ver lo que queda, pero no seguir jugando.
bad-name = Un nombre tiene de 1 a 40 caracteres en una sola línea.
was-there = Este jugador estaba aquí hace un momento: dale un poco más de tiempo.
no-undo = Esto no se puede deshacer.
not-your-turn = No es tu turno.
still-sending = Tu última petición aún está en camino.
server-unfair = El servidor no ha cumplido su palabra: no te fíes del azar de esta mesa. Los detalles están en el menú.

## Who one is.

safety = Seguridad y privacidad
safety-hint = Este dispositivo guarda un secreto que demuestra quién eres. Si alguien más puede tenerlo, cámbialo.
replace-secret = Cambiar el secreto
replace-secret-asked = Este dispositivo recibe un secreto nuevo. A quien use el antiguo se le cierra la sesión al momento. Los asientos que has pasado a otros dispositivos se quedan allí.
secret-replaced = Hecho: ahora solo este dispositivo conoce tu secreto.
delete-me = Borrarme
delete-me-asked = Te rindes en tus partidas sin terminar, tu nombre desaparece de todas las mesas y se borra todo lo que has escrito en los chats. Esto no se puede deshacer.
person-deleted = Este servidor ya no guarda nada tuyo. ¡Gracias por jugar!

## The lobby.

name-title = Elige un nombre
you-are = Aquí te llamas { $name }.
new-table = Nueva mesa
own-tables = Mis mesas
waiting-tables = Mesas abiertas
no-waiting-tables = Ahora mismo no hay mesas abiertas.
playing-tables = Partidas en curso
no-playing-tables = Ahora mismo no hay partidas públicas en curso.
finished-tables = Últimas partidas
no-finished-tables = Aún no ha terminado ninguna partida pública.
free-seat = asiento libre
named-bot = { $name } (bot)

## A new table, and its terms.

seat-number = Asiento { $number }
people-needed = Al menos un asiento tiene que ser para una persona.
who-may-come = Quién puede unirse
by-link = con enlace
is-public = pública
time-to-think = Ritmo de juego
clock-none = sin reloj
clock-days =
    { $days ->
        [one] { $days } día por acción
       *[other] { $days } días por acción
    }
clock-live = { $minutes } min + { $increment } s
days-hours = { $days } d { $hours } h
hours-minutes = { $hours }:{ $minutes } h
when-late = Si se acaba el tiempo
late-bot = sigue un bot
late-resign = el jugador se rinde
with-messages = Chat en la mesa
open-table = Abrir la mesa
one-by-seat = uno por asiento

## Before the game.

waits-for-people =
    { $count ->
        [one] La partida empieza en cuanto se ocupe el último asiento libre.
       *[other] La partida empieza en cuanto se ocupen los { $count } asientos libres.
    }
take-a-seat =
    { $count ->
        [one] Ocupa el último asiento libre o quédate a mirar.
       *[other] Ocupa uno de los { $count } asientos libres o quédate a mirar.
    }
who-is-there = Ahora en la mesa: { $seated }; mirando: { $others }.
sit-here = Sentarme aquí
free-this-seat = Liberar este asiento
close-table = Cerrar la mesa
close-table-why = Ya nadie podrá unirse, y la mesa desaparecerá de todas las listas.
table-closed = Esta mesa se cerró antes de que empezara la partida.

## During the game.

chat = Chat
you-watch = Estás mirando: lo ves todo, pero no puedes jugar.
you-resigned = Te has rendido; un bot sigue jugando por ti.
you-are-removed = Quien abrió la mesa ha dado tu asiento a un bot. Puedes mirar, y volver cuando te deje.
muted-messages = Los mensajes de las personas que has silenciado están ocultos.
i-am-back = Ya he vuelto
let-bot-play-for-me = Que juegue un bot por mí
away-until-late = { $name } no está en la mesa. Cuando se le acabe el tiempo, seguirá un bot.
undo-needs-consent = { $why } Aun así, puedes pedir permiso a los demás.
undo-repeats-chance = Las tiradas y los robos desde entonces volverán a salir igual, y se avisa a todos.
ask-the-others = Preguntar a los demás
wish-undo = { $name } quiere deshacer su última acción.
wish-undo-chance = { $name } quiere deshacer su última acción. Las tiradas y los robos desde entonces volverían a salir igual.
wish-take-over = { $name } propone que un bot juegue por { $other }.
wish-rematch = { $name } quiere la revancha.
agree = Aceptar
decline = Rechazar
told-took-back = { $name } deshace una acción.
told-resigned = { $name } se rinde.
told-handed-over = Un bot pasa a jugar por { $name }.
told-returned = { $name } vuelve a la mesa.
told-removed = El asiento de { $name } pasa a un bot, por decisión de quien abrió la mesa.
told-readmitted = Quien abrió la mesa deja volver a { $name }.
you-may-return = Quien abrió la mesa te deja volver a tu asiento.
told-late = A { $name } se le acaba el tiempo.
told-declined = { $name } no acepta.
remove = Dar a un bot el asiento de { $name }
really-remove = Un bot jugará por { $name }, que no podrá volver ni escribir en el chat hasta que tú lo permitas. Todos ven que lo has hecho tú, y no puedes ganar una partida de la que has apartado a alguien.
readmit = Dejar volver a { $name }
mute = Silenciar a { $name }
unmute = Dejar de silenciar a { $name }
nobody-to-mute = Aquí no hay nadie más a quien silenciar.
told-muted = Los mensajes de { $name } quedan ocultos en este dispositivo.
told-unmuted = Los mensajes de { $name } vuelven a mostrarse.
move-seat = Pasar mi asiento a otro dispositivo
seat-is-here = Tu asiento está ahora en este dispositivo.
seat-is-elsewhere = Tu asiento ha pasado a otro dispositivo.

## Whether chance was fair.

fair-how = El servidor fijó su semilla antes de que nadie se sentara, y cada jugador añadió algo que el servidor no podía conocer de antemano. Todo junto decide cada tirada y cada robo. Ni el servidor ni un jugador pueden elegirlos por su cuenta: solo podría quien se sienta o acepta la revancha en último lugar, con ayuda de quien lleva el servidor.
commitment-kept = El servidor no ha cambiado su semilla desde que te sentaste.
commitment-broken = El servidor ha cambiado su semilla desde que te sentaste.
own-entropy = Lo que añadió este dispositivo es parte de la semilla.
not-own-entropy = El servidor no ha usado lo que este dispositivo añadió a la semilla.
rematch-kept = El servidor se comprometió con esta semilla antes de que aceptaras la revancha.
rematch-broken = Esta no es la semilla con la que el servidor se comprometió para la revancha.

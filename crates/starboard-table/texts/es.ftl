no-such-seat = En esta mesa no hay asiento { $seat }.
not-your-turn = Ahora le toca a { $name }.
over = La partida ha terminado.
not-over = La revancha será posible cuando termine la partida.
not-a-person = Por { $name } juega un bot.
already-person = Por { $name } no juega ningún bot.
daily-has-no-bots = Los bots no pueden jugar la partida del día.
already-bot = Por { $name } ya juega un bot de nivel { $level }.
resigned = { $name } ya se ha rendido.
seat-problem = Asiento { $seat }: { $why }
not-set-up = Con estas opciones y estos jugadores no se puede abrir una mesa.
player-name = Jugador { $number }
name-empty = Cada jugador necesita un nombre.
name-too-long =
    { $most ->
        [one] Un nombre puede tener { $most } carácter como mucho.
       *[other] Un nombre puede tener { $most } caracteres como mucho.
    }
name-control = Un nombre debe ser una sola línea de caracteres normales.
name-invisible = Un nombre no puede tener caracteres invisibles ni que inviertan el texto.
name-marks = Un nombre no puede tener tantos acentos en una sola letra.
illegal = No se puede: { $reason } ({ $rule }).
unreadable = «{ $text }» no es una acción de este juego.
undo-nothing = No hay nada que deshacer.
undo-chance = El azar ya ha decidido lo que sigue y todos conocen el resultado.
undo-other = { $name } ya ha actuado después.
undo-over = La partida ha terminado y su semilla se conoce: no se puede deshacer nada.
undo-resigned = La partida terminó por rendición, y eso no cambia.
ended-by-resignation = Rendición de { $names }.
wins = Gana { $name }
shared-win = Victoria compartida de { $names }
drawn = Tablas
nobody-wins = No gana nadie
game-over = Fin de la partida
not-seated = No tienes asiento en esta mesa.
seated = Ya tienes asiento en esta mesa.
seat-taken = Este asiento no está libre.
nobody-there = Ahí no se sienta nadie.
not-host = Eso solo puede hacerlo quien abrió la mesa.
begun = La partida ya ha empezado.
not-begun = La partida aún no ha empezado.
closed = Esta mesa está cerrada.
asking = Hay otra petición pendiente: espera antes las respuestas.
nothing-asked = No tienes nada que responder.
answered = Ya has respondido.
present = Este jugador está en la mesa.
no-messages = El chat de esta mesa está desactivado.
message = Un mensaje necesita entre 1 y { $most } caracteres visibles en una línea.
rematched = Ya hay una revancha.
too-soon =
    { $seconds ->
        [one] Un bot puede jugar por alguien tras dos minutos de ausencia: dentro de { $seconds } segundo.
       *[other] Un bot puede jugar por alguien tras dos minutos de ausencia: dentro de { $seconds } segundos.
    }
before-deadline = En una partida por correspondencia, un bot solo entra a jugar cuando a alguien se le acaba el tiempo.
time-up = Se te ha acabado el tiempo. Sigue jugando el bot.
removed = Quien abrió la mesa ha dado tu asiento a un bot. Solo esa persona puede dejarte volver.
not-removed = { $name } puede volver en cualquier momento.
not-here = En esta mesa eso no es posible.
undo-time = No queda tiempo suficiente en el reloj para deshacer esto.

## Why the record of a game is not sound: a part of a sentence.

finding-hash = la huella del estado final es { $computed }, y el archivo dice { $recorded }
finding-result = el resultado del archivo no es el de sus jugadas
finding-not-over = el archivo tiene un resultado, pero la partida no ha terminado
finding-daily-seed = la semilla no es la del día { $day }
finding-daily-start = la partida del día empieza desde el comienzo habitual
finding-daily-options = la partida del día se juega con las opciones y la edición de su día
finding-no-daily = solo los juegos en solitario tienen partida del día
finding-keeper-commitment = la semilla de quien lleva la mesa no corresponde a su compromiso
finding-mixture = la semilla no sale de la de quien lleva la mesa y de lo que han añadido los jugadores
finding-no-seed = la partida ha terminado, pero el archivo no contiene su semilla
finding-commitment = la semilla no corresponde al compromiso
finding-chance = jugada { $number }: la semilla da { $picked }, y el archivo dice { $recorded }
finding-resigned-seat = rendiciones: no hay asiento { $seat }
finding-resigned-twice = rendiciones: el asiento { $seat } se rinde dos veces
finding-resigned-when =
    { $after ->
        [one] rendiciones: el asiento { $seat } se rinde tras { $after } jugada, y eso no encaja
       *[other] rendiciones: el asiento { $seat } se rinde tras { $after } jugadas, y eso no encaja
    }
finding-resigned-all = la partida sigue después de que se hayan rendido todos menos uno
finding-resigned-person = el asiento { $seat } se ha rendido, pero no juega por él ningún bot
finding-resigned-result = el resultado del archivo no se deduce de la rendición
finding-no-fairness = el archivo no dice de dónde viene su semilla
finding-no-entropy = nadie ha añadido nada a la semilla
finding-no-promise = el archivo anterior no contiene el compromiso con la semilla de una revancha
finding-other-promise = el compromiso de quien lleva la mesa no es el del archivo anterior

## Why a record cannot be replayed: a part of a sentence.

record-unreadable = no es un archivo de partida de Starboard, o está dañado
record-newer = tiene la versión de formato { $version }, que este programa no lee: actualiza Starboard
record-rules = se jugó con la edición «{ $edition }», versión de reglas { $rules }, que este programa no tiene
record-invalid = su juego, sus opciones o su posición inicial no son válidos
record-seats = asientos: { $found } en el archivo, { $expected } en el juego
record-too-long = es más largo que cualquier partida
record-move = la jugada { $number } ({ $text }) no es posible
record-move-rule = la jugada { $number } ({ $text }) no es posible: { $reason } ({ $rule })

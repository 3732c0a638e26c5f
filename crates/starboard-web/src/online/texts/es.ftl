## Everywhere.

reload = Recargar la página

## What goes wrong.

unreachable = No se puede contactar con el servidor: quizá no hay conexión, o esta copia de la aplicación no tiene servidor.
play-here = Aun así puedes jugar en solitario, contra bots o entre varios en una pantalla.
missing = Aquí ya no hay nada.
unreadable = El servidor no entiende esta página. Recárgala.
foreign = Esta página no pertenece a este servidor.
link-lost = Se ha perdido la conexión. Reconectando… No se pierde nada de lo que has escrito.
out-of-date = Hay una versión nueva de Starboard. Recarga la página para continuar.

## Who one is.

rename-title = Cambiar tu nombre
your-name = Tu nombre
name-hint = Lo verán los demás jugadores. No hay cuentas: este navegador se acuerda de ti.
rename = Cambiar nombre
go-on = Continuar

## The lobby.

lobby-arcade = Mundos lejanos, una sola mesa
lobby-claim = Juega con amigos o desconocidos, cada uno en su pantalla.
no-own-tables = Aún no tienes ninguna mesa. Abre una o únete a una de las de abajo.
watch-table = Mirar
bots-turn = Un bot está pensando
join = Unirse
open = Abrir

## A new table.

which-game = ¿Qué juego?
you-sit-first = Te toca el primer asiento para personas.
table-rules = Reglas de la mesa
by-link-note = Quien tenga el enlace.
is-public-note = Aparece en el vestíbulo.
clock-none-note = Cada cual se toma su tiempo.
clock-per-move = días por acción
clock-per-move-note = Por correspondencia.
clock-for-all = minutos por partida
clock-for-all-note = Para una tarde en compañía.
days = Días por acción
minutes = Minutos por jugador
increment = Segundos extra por turno
late-bot-note = Hasta que vuelva el jugador.
late-resign-note = Como en los torneos.

## Before the game.

leave-seat = Levantarse
confirm-seat = Confirmar
begin-with-bot = Empezar la partida
time-left = Tiempo restante:
invite = Invitar
link = Enlace
code-for-camera = Código QR del enlace

## During the game.

here = en la mesa
away = ausente
bot = bot
bot-plays-for-you = Un bot está jugando por ti.
is-away = { $name } no está en la mesa.
is-away-for-now = { $name } no está en la mesa. Tras dos minutos podrás proponer un bot.
let-bot-play = Proponer un bot
really-resign = Ya no podrás ganar, y esto no se puede deshacer.
waiting-for = Falta la respuesta de { $names }.
withdraw = Retirar
remove-title = Dar el asiento a un bot
table-terms = El tiempo gastado no se recupera, y deshacer quita los segundos extra. Si todos en la mesa están de acuerdo, un bot puede jugar por quien lleve dos minutos ausente o, en una partida por correspondencia, por quien haya agotado su tiempo. En una mesa con reloj, quien agote su tiempo puede volver una vez, con un minuto.

## Moving a seat.

move-seat-how = Abre este enlace en el otro dispositivo. Funciona una sola vez, durante un día. Quien lo abra se queda con tu asiento, así que no se lo enseñes a nadie.
seat-link-damaged = Este enlace está incompleto: vuelve a copiarlo en el dispositivo que tiene el asiento.
seat-link-used = Este enlace ya se ha usado o ha caducado. Crea otro en el dispositivo que tiene el asiento.

## Messages.

message = Mensaje
send = Enviar
hide-messages = Ocultar
show-messages = Mostrar

## Afterwards.

to-rematch = Ir a la revancha
fair-chance = Azar verificable
keepers-commitment = Compromiso del servidor
mixed-commitment = Compromiso al empezar
entropy = Añadido por un jugador
keepers-seed = Semilla del servidor
next-commitment = Compromiso para la revancha
told-at-the-end = se revela al final

## Somebody's page.

player = Jugador
results = Resultados
nothing-played = Aún no hay partidas acabadas.
last-games = Últimas partidas públicas
won = victorias
games-drawn = tablas
lost = derrotas

## Leaderboards, and while nobody is there.

leaderboard = Clasificación
leaderboard-empty = Aún no ha enviado nadie su resultado.
leaderboard-total =
    { $count ->
        [one] Un resultado.
       *[other] { $count } resultados.
    }
verified-not-unaided = El servidor ha reproducido y comprobado todos los resultados. Lo que no puede saber es si alguien tuvo ayuda.
submit = Enviar tu resultado
submitted = Tu resultado está en la clasificación.
refused-unsound = El servidor no ha podido comprobar esta partida, así que no cuenta.
refused-wrong-day = Ese día queda demasiado lejos o aún no ha empezado para el servidor: los resultados se pueden enviar durante 30 días.
refused-submitted = Para este día ya cuenta otro resultado tuyo: vale el primero.
meanwhile = Mientras no llega nadie
meanwhile-invite = Invita a alguien
meanwhile-invite-how = Abre una mesa y envía el enlace: quien lo siga se sienta a jugar, sin cuenta.
meanwhile-daily-how = Hoy todo el mundo juega la misma partida. Mira a quién le ha ido mejor.
meanwhile-bots = Calienta motores
meanwhile-bots-how = Una partida contra un bot. Dura unos diez minutos.

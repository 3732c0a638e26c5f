too-small = Esta ventana tiene { $width } × { $height } caracteres. Hazla de al menos { $columns } × { $rows }, o empieza con --plain.
over = La partida ha terminado: R muestra el resultado; M, el menú.
wait-for = Turno: { $name }.
bot-thinks = { $name } piensa ({ $seconds } s). K lo hace decidir ya.
thinking = Pensando ({ $seconds } s). Esc interrumpe.
thinking-part = Sopesando las acciones: { $percent } %. Esc interrumpe.
interrupted = Interrumpido.
undone = Deshecho.
guide-on = La guía está activada: G la desactiva.
guide-rules = (Reglas: { $rules })
about-title = Qué es esto
actions-title = Acciones
more-actions = Todas ({ $count }): pulsa A
log-title = Registro
ready = { $words }. Enter lo juega, Esc cancela.
ready-or-more = { $words }. Enter lo juega; también puedes elegir otro sitio más.
choose-on =
    { $count ->
        [one] Queda { $count } acción: sigue eligiendo o cancela con Esc.
       *[other] Quedan { $count } acciones: sigue eligiendo; otro Enter las enumera, Esc cancela.
    }
hint-best = Pista: { $words } – { $promise }. { $reason } H compara.
hint-title = Qué se plantearía un buen jugador
in-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
in-percent = { $percent } %
worth-is-for-one = El valor de las acciones solo se ve en las partidas en solitario.
worth-on = Cada acción muestra lo que vale: en verde, la mejor; en rojo, la que más pierde.
worth-off = Ya no se muestra el valor de las acciones.
best = la mejor
popup-keys = ↑↓ Enter Esc
key-line = Enter elegir|U deshacer|H pista|L registro|M menú|? qué es|Q salir|A todas|G guía|Tab otro|Esc cancelar|W valor|K prisa
keys-title = Teclas
keys =
    Flechas         mueven el cursor por la mesa
    Tab             salta a lo que puedes tocar; Mayús+Tab, hacia atrás
    Enter, espacio  elige; otra vez, lo juega
    Esc             cancela elección, pista o espera; cierra ventanas
    U               deshacer
    H               pista; otra vez, compara las mejores acciones
    W               valor de las acciones (en solitario)
    A               todas las acciones
    L               registro
    G               activa o desactiva la guía
    K               no esperar a los bots
    ?               qué hay bajo el cursor
    R               resultado, cuando termina la partida
    M               menú
    Q, Ctrl+C       salir; la partida se guarda tras cada jugada
    {""}
    Ratón: un clic elige y otro lo juega; el botón derecho cancela, la rueda muestra el registro.
menu-back = Volver a la partida
menu-result = Resultado
menu-rematch = Revancha
menu-actions = Todas las acciones
menu-undo = Deshacer
menu-hint = Pista
menu-worth = Valor de las acciones
menu-guide = Activar o desactivar la guía
menu-log = Registro
menu-keys = Teclas
menu-resign = Rendirse
menu-quit = Guardar y salir
resign-text = ¿Rendirte en esta partida? Si los demás siguen jugando, un bot sigue por ti.
resign-no = No, seguir jugando
resign-yes = Sí, rendirme
result-board = Ver el tablero
to-go =
    { $squares ->
        [one] falta { $squares }
       *[other] faltan { $squares }
    }
is-out = fuera
hex-legend = F H C T naves, * comandante, 2 pila, U OVNI, ◆◇ sol
replay-at = Jugada { $at } de { $all }
replay-start = El comienzo de la partida.
replay-jump = Ir a la jugada { $number }: Enter.
key-space = Espacio
replay-keys = ←→ paso|↑↓ turno|{ $space } ver|0–9 ir a|L registro|R resultado|Q salir|Inicio/Fin extremos

## A review.

review-progress = Revisando cada decisión: { $percent } %. Esc lo deja.
review-point = Momento clave { $number } de { $all }
review-before = Antes de la jugada: en rojo, lo que se jugó; en violeta, lo que habría sido mejor.
review-after-played = Después de lo que se jugó.
review-after-better = Después de lo que habría sido mejor.
review-board-help = Enter muestra lo que se jugó y luego lo que habría sido mejor. T permite probar otra vez desde aquí, contra bots.
review-board-keys = Enter después|T probar|S repetición|? completo|Esc volver|Q salir
review-keys = Enter tablero|T probar|S repetición|? las cifras|Q salir

## Online.

unreachable = No hay conexión con { $server }: { $why }
no-server = En { $server } no hay ningún servidor de Starboard.
other-version = Este servidor habla otra versión del protocolo: usa la misma versión de starboard que él.
no-such-table = Esa mesa no existe.
link-lost = Se ha perdido la conexión. Reconectando… ({ $why })
sending = Enviando…

name-hint = Lo verán los demás jugadores. No hay cuentas: este dispositivo se acuerda de ti.
yes = sí
no = no
cancel = Cancelar

lobby-title = Starboard online: { $server }
lobby-keys = Enter unirse|N nueva mesa|R actualizar|I nombre|P privacidad|Q salir
you-are-nobody = Puedes mirar sin nombre; te hará falta cuando quieras sentarte.
no-own-tables = Aún no tienes mesas. Abre una con N o únete a una de las de abajo.
table-row = { $game }: { $names }
your-turn = tu turno
turn-of = turno: { $name }
bots-turn = piensa un bot


form-keys = ↑↓ elegir  ←→ cambiar  Enter  Esc
by-person = una persona
seat-bot = bot de nivel { $level }
options-conflict = Estas opciones no se pueden combinar.

online-title = Mesa online
invite = Enlace para los demás:
seats-title = Asientos
seat-row = { $number }  { $name }
seat-own = ● { $name } (tú)
stand-up = Levantarse
let-bot-sit = Que juegue un bot de nivel { $level }
begin-with-bot = Empezar con un bot de nivel { $level }
seat-for-people = Reservarlo para una persona
seat-is-taken = Este asiento solo puede cambiarlo quien abrió la mesa.
gathering-keys = Enter elegir|C chat|M silenciar|X cerrar la mesa|Q salir

chat-unread =
    { $count ->
        [one] Chat: { $count } mensaje nuevo, C lo abre
       *[other] Chat: { $count } mensajes nuevos, C lo abre
    }
chat-keys = Enter envía  ↑↓ desplaza  Esc cierra
chat-empty = Aún no ha escrito nadie.
chat-watching = Solo puede escribir quien tiene asiento.
mute-title = Silenciar a alguien
bot-plays-for-you = Un bot juega por ti: en el menú (M) recuperas tu asiento.
away-now = { $name } no está en la mesa. En el menú (M) puedes proponer un bot.
away-later = { $name } no está en la mesa. Dentro de { $time } podrás proponer un bot.
wish-answer = { $wish } Y acepta, N rechaza.
wish-waits = { $wish } Respuesta pendiente: { $names }.
question-title = Una pregunta
later = Más tarde
menu-leave = Salir; la mesa sigue abierta
menu-links = Enlaces
menu-fairness = Azar verificable
let-bot-play = Proponer un bot por { $name }
let-bot-play-later = Proponer un bot por { $name } (dentro de { $time })
move-seat-how = Abre este enlace en el otro dispositivo. Funciona una sola vez, durante un día. Quien lo abra se queda con tu asiento, así que no se lo enseñes a nadie:
keepers-commitment = Compromiso del servidor:
key-line-online = Enter elegir|U deshacer|C chat|L registro|M menú|? qué es|Q salir|A todas|G guía|Tab otro|Esc cancelar
keys-online =
    Flechas         mueven el cursor por la mesa
    Tab             salta a lo que puedes tocar; Mayús+Tab, hacia atrás
    Enter, espacio  elige; otra vez, lo juega
    Esc             cancela una elección; cierra ventanas
    U               deshacer, o pedir permiso a los demás
    C               chat
    Y, N            responder a lo que alguien pregunta
    A               todas las acciones
    L               registro
    G               activa o desactiva la guía
    ?               qué hay bajo el cursor
    R               resultado, cuando termina la partida
    M               menú: ausentes, silenciar, enlaces, rendirse, un bot por un rato
    Q, Ctrl+C       salir; la mesa sigue abierta y tu asiento sigue siendo tuyo
    {""}
    Ratón: un clic elige y otro lo juega; el botón derecho cancela, la rueda muestra el registro.

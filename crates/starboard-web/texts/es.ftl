## Everywhere.

app-name = Starboard
skip-to-content = Ir al contenido
nav-rules = Reglas
play-online = Jugar online
nav-label = Principal
settings = Ajustes
language = Idioma
switch-language = { $code }: idioma ({ $language })
language-missing = No se ha podido cargar el idioma: { $language }. Comprueba la conexión.
close = Cerrar
cancel = Cancelar
back-home = Volver a los juegos
page-unknown = Esta página no existe.
offline-note = Después de la primera visita, todo funciona sin conexión.

## Home.

home-claim = Juegos de mesa espaciales: en solitario, contra bots, entre varios en una pantalla u online.
home-arcade = Piloto 1, a los mandos
home-games = Juegos
play-now = Jugar ahora
set-up = Configurar
mission = Primera misión
mission-of = Primera misión: { $title }
mission-lesson = Primera misión: { $number } de { $lessons }
mission-skip = Omitir
mission-first = Todavía no: haz antes lo que dice la misión.
mission-done = ¡Misión cumplida!
mission-player = Cadete
mission-again = Otra vez
mission-rival = Rival
home-continue = Continuar
home-finished = Partidas acabadas
resume-game = Continuar
watch-replay = Repetición
delete = Borrar
only-here = Sin guardar
delete-named = Borrar: { $what }
deleted-named = Borrada: { $what }
saved-line =
    { $moves ->
        [one] { $title }: { $names } ({ $moves } jugada)
       *[other] { $title }: { $names } ({ $moves } jugadas)
    }
open-record = Abrir una partida
record-bad = Este archivo no se puede abrir: { $why }
record-unreadable = No es un archivo de partida de Starboard, o está dañado. Estos archivos terminan en .json y los crea «Exportar la partida».
record-unsound = Este archivo de partida se contradice: { $why }
players-range = { $least }–{ $most } jugadores
players-one = en solitario
not-saved = Este navegador no guarda nada (el almacenamiento está lleno o desactivado). Para continuar esta partida más tarde, expórtala desde el menú.

## Setup.

new-game = Nueva partida
branch-title = Seguir desde la jugada { $step }
table-title = Mesa
rare-options = Opciones avanzadas
seats-title = Asientos
name-of-seat = Nombre del asiento { $number }
kind-of-seat = Quién juega en el asiento { $number }
person = Persona
bot-level = Bot { $level }: { $what }
level-1 = muy fácil
level-2 = fácil
level-3 = sólido
level-4 = fuerte
level-5 = a plena potencia
move-up = Subir el asiento { $number }
bot-name = Bot { $number }
start = Empezar
by-seat = a elegir por asiento
by-seat-note = Elige qué le toca a cada jugador.
option-of-seat = Para el asiento { $number }
guide-check = Primera partida: explicar cada paso

## Play.

menu = Menú
undo = Deshacer
hint = Pista
log = Registro
guide = Guía
skip = Omitir la animación
board = Tablero
players = Jugadores
actions = Acciones
all-actions = Todas las acciones
show-again = Mostrar otra vez
done-by = { $name }: { $what }
log-setup = Preparación
log-turn = turno { $number }
all-actions-about = Todo lo que puedes hacer ahora, en una lista y con palabras sencillas.
turn-of = Turno de { $name }
game-stopped = La partida se interrumpe aquí.
thinking = { $name } está pensando
interrupt = Jugar ya
score-of = { $name }: { $score }
not-possible = No se puede: { $reason } ({ $rule }).
wait-for = Espera: le toca a { $name }.
game-lost = Esta partida no está guardada en este navegador.
open-elsewhere = Esta partida ya está abierta en otra pestaña.
play-in-this-tab = Jugar en esta pestaña
game-damaged = Esta partida guardada no se puede abrir: { $why }
have-resigned = rendición de { $names }

## Luck, skill and the game of the day.

what-is-it-worth = ¿Cuánto vale esto?
worth-thinking = Valorando cada acción: { $percent } %
worth-best = mejor
worth-about = Cuánto le falta para igualar a la mejor decisión.
chance-exact = Probabilidad de ganar: { $percent } % (exacta)
chance-estimated = Probabilidad de ganar: { $percent } % (estimada)
worth-exact = Se esperan { $points } puntos (exacto)
worth-estimated = Se esperan { $points } puntos (estimación)
no-help-in-daily = En la partida del día no hay pistas; podrás verlas cuando termine.
review = Repaso
review-thinking = Examinando cada tirada, cada robo y cada decisión…
review-failed = No se ha podido repasar esta partida.
review-expected = Puntos esperados
review-chances = Probabilidad de ganar, %
review-chart-label = { $title } a lo largo de la partida. De principio a fin: { $ends }. Las cifras están en la tabla de abajo.
review-changes-label = Suerte y decisiones de { $name } a lo largo de la partida: suerte, { $luck }; decisiones, { $choices } puntos. Las cifras están en la tabla de abajo.
review-accuracy = Precisión
review-accuracy-about = 100 significa que ninguna decisión costó nada. Cuanto más cuesta una decisión y cuanto más había en juego, más baja la precisión.
review-start = esperado al empezar
review-luck = suerte
review-choices = decisiones
review-others = decisiones ajenas
review-off = error de estimación
review-result = resultado
review-best-choices = mejores decisiones
review-adds-up = Lo esperado al empezar, la suerte, las decisiones y el error de estimación suman el resultado. Si una posición no se puede calcular con exactitud, su valor es una estimación: lo que se corrige después no cuenta ni como suerte ni como decisión.
review-as-table = Como tabla
review-step = azar o decisión
review-how-known = certeza
review-exact = exacto
review-estimated = estimado
review-resigned = Rendición.
review-turning-points = Momentos clave
review-no-turning-points = Ninguna decisión costó mucho.
review-move-of = Jugada { $number }, { $name }
review-played = Se jugó: { $action }
review-better = Mejor: { $action }
review-try-again = Probar otra vez desde aquí
from-a-position = Esta partida empezó a mitad de otra, así que no cuenta en la bitácora.
explore-depth =
    { $playouts ->
        [one] { $playouts } simulación
       *[other] { $playouts } simulaciones
    }
explore-chance = Aquí decide el azar. Elige qué ocurre.
explore-draw = Sortear
explore-outcome = Elige un resultado
explore-whole-line = Recorrer esta continuación
explore-own-line = Tu continuación desde la jugada { $from }: paso { $at } de { $length }.
explore-compared = { $name }: { $then } en la partida, { $now } aquí.
explore-back = Volver a la partida
daily-title = Partida del día
daily-claim = Hoy, las mismas tiradas y los mismos robos para todos, y sin deshacer nada. Comparte tu resultado.
daily-new = Jugar
daily-begun = Continuar
daily-done = Resultado
daily-unknown = Aquí no hay partida del día.
daily-player = Tú
share = Compartir
share-text =
    Starboard · { $title } · { $day }
    { $result }
share-text-any-day =
    Starboard · { $title }
    { $result }
copy = Copiar
copied = Copiado.
rematch = Revancha
you-win = ¡Has ganado!
you-win-by =
    { $points ->
        [one] Ganas por { $points } punto
       *[other] Ganas por { $points } puntos
    }
wins-by =
    { $points ->
        [one] { $name } gana por { $points } punto
       *[other] { $name } gana por { $points } puntos
    }
race-label =
    { $turns ->
        [one] { $title } a lo largo de { $turns } turno. Al final: { $values }.
       *[other] { $title } a lo largo de { $turns } turnos. Al final: { $values }.
    }
race-turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
what-next = ¿Y ahora qué?
how-it-went = Así fue la partida
play-level = Jugar contra el nivel { $level }
try-option = { $option }: { $value }
play-today = Partida de hoy
achieved = Nuevo logro: { $title }
look-at-board = Ver el tablero
result-title = Resultado
name-column = Jugador
points-column = Puntos

## Menu.

resign = Rendirse
resign-named = Rendirse por { $name }
bot-plays-for = Quién juega por { $name }
export = Exportar la partida
fairness = Azar verificable: el compromiso previo a la partida es { $commitment }
keys-title = Teclas
keys-board = Las flechas mueven el cursor por el tablero; Enter elige una casilla, otro Enter la juega y Esc cancela.
keys-table = Las flechas mueven el cursor por la mesa y Tab salta a lo que puedes usar ahora; Enter lo elige o abre su carta, y Esc cierra la carta.
keys-letters = U deshacer, H pista, L registro, G guía, W valor de las acciones (en solitario), K omitir la animación, M menú, A todas las acciones, ? qué es esto; al terminar la partida, Esc pliega el resultado.

## Hint.

hint-thinking = Buscando las mejores acciones
hint-none = Ahora no hay nada que decidir.
hint-intro-chance = Las mejores acciones, con la probabilidad de ganar que te deja cada una.
hint-intro-alone = Las mejores acciones, con los puntos que se esperan de cada una.
hint-intro =
    { $playouts ->
        [one] Lo que haría un bot de nivel 4 tras { $playouts } simulación. La barra es el resultado que espera quien tiene el turno: llena, la victoria es segura.
       *[other] Lo que haría un bot de nivel 4 tras { $playouts } simulaciones. La barra es el resultado que espera quien tiene el turno: llena, la victoria es segura.
    }
hint-intro-won = La primera acción lleva a una victoria segura, hagan lo que hagan los demás.
hint-intro-drawn = Lo mejor que se puede lograr aquí son unas tablas seguras.
hint-intro-lost = Todas las acciones pierden si los demás responden bien.
hint-intro-book = Lo que haría un bot de nivel 4: se sabe esta apertura de memoria.
hint-forced = No hay otra opción.
hint-action = Acción
hint-value = Esperado
hint-then = luego { $text }
hint-play = Jugarla
hint-more = Más
hint-only = { $action }: { $worth }.
hint-action-only = { $action }.
hint-best = Lo mejor: { $action }, { $worth } (la segunda mejor: { $next }).
hint-alone = Nada más se le acerca.
hint-even = «{ $other }» es más o menos igual de bueno.
hint-points-less = «{ $other }» daría { $points } puntos menos.
hint-games-less =
    { $games ->
        [one] «{ $other }» ganaría una partida menos de cada cien.
       *[other] «{ $other }» ganaría { $games } partidas menos de cada cien.
    }
was-taken = se jugó
analysis = Análisis
game-over = Fin

## Settings.

tempo = Animación
tempo-slow = Lenta
tempo-normal = Normal
tempo-fast = Rápida
tempo-off = Ninguna
sound = Sonido
sound-on = Sonidos
volume = Volumen
vibration = Vibrar (si el dispositivo puede)
forced-steps = Jugar automáticamente lo obligado

## Replay.

replay-title = Repetición: { $title }
first-step = Al principio
step-back = Un paso atrás
play = Reproducir
pause = Pausa
step-forward = Un paso adelante
turn-back = Un turno atrás
turn-forward = Un turno adelante
last-step = Al final
position-slider = Jugada
branch = Seguir desde aquí
replay-speed = Velocidad
rules-of = Reglas: { $title }
all-rules = Todas las reglas
print = Imprimir el juego
rules-index = Cada juego en un minuto. Las reglas completas lo explican todo con dibujos.
rules-loading = Cargando las reglas…
rules-failed = No se han podido cargar las reglas: parece que no hay conexión.
balance-of = Equilibrio: { $title }
balance = Equilibrio (en inglés)
balance-loading = Cargando el informe…
balance-failed = No se ha podido cargar el informe: parece que no hay conexión.
board-on-its-way = Cargando…
board-missing = No se ha podido cargar: quizá no hay conexión, o hay una versión más nueva de la aplicación. Si reintentarlo no lo arregla, recarga la página.
try-again = Reintentar
start-of-game = Comienzo

## Online play, as far as the rest of the app tells of it.

online = Online
sending = Enviando…
back-to-lobby = Volver al vestíbulo
more-tables = Mostrar más
your-turn = Te toca
no-help-online = En una mesa online no hay pistas; podrás verlas cuando termine la partida.
log-with-news = Registro, mensajes nuevos
verified = ✓ Azar verificable, comprobado en este navegador.
not-verified = ✗ Las tiradas y los robos no se deducen de las semillas de esta mesa.
server-alone = ✗ Ningún jugador añadió nada a la semilla: cada tirada y cada robo los decidió solo el servidor.
deleted-player = Jugador eliminado
game = Juego
notify = Avisarme cuando sea mi turno y esté en otra página
notifications-blocked = Tu navegador no permite que esta página te avise.

# The pilot's log and the games of all days.

nav-pilot = Piloto
pilot-log = Bitácora
pilot-arcade = Historial de vuelos
date-locale = es
tile-games = partidas acabadas
tile-won = partidas ganadas
tile-streak = días seguidos
badges = Logros
badge-earned = Conseguido.
badge-open = Aún por conseguir.
no-flights = Aquí no hay nada todavía: acaba una partida y aparecerá.
not-flown = Aún no has acabado ninguna partida.
flown-best =
    { $count ->
        [one] Una partida. Tu récord: { $best }.
       *[other] { $count } partidas. Tu récord: { $best }.
    }
flown-won =
    { $count ->
        [one] Una partida; victorias: { $won }.
       *[other] { $count } partidas; victorias: { $won }.
    }
against-people = contra personas
usual-options = Opciones habituales
tally-won = victorias: { $won } de { $count }
tally-games =
    { $count ->
        [one] Una partida
       *[other] { $count } partidas
    }
tally-best = récord: { $best }
tally-margin =
    { $points ->
        [one] mayor ventaja: { $points } punto
       *[other] mayor ventaja: { $points } puntos
    }
tally-shortest =
    { $moves ->
        [one] la más rápida: { $moves } jugada
       *[other] la más rápida: { $moves } jugadas
    }
ladder = Bots vencidos, por nivel
level-beaten = Nivel { $level }: vencido
level-not-beaten = Nivel { $level }: aún sin vencer
last-results = Tus últimos resultados, el más reciente a la derecha
badge-cadet = Cadete
how-cadet = Completa una primera misión.
badge-graduate = Diploma de vuelo
how-graduate = Completa la primera misión de todos los juegos.
badge-first-win = Primera victoria
how-first-win = Vence a un bot.
badge-explorer = Alma exploradora
how-explorer = Acaba una partida de cada juego.
badge-rival = Rival de talla
how-rival = Vence a bots de nivel 3 o superior.
badge-ace = As del espacio
how-ace = Vence a bots de nivel 5.
badge-ladder = Peldaño a peldaño
how-ladder = Vence a todos los niveles en un mismo juego.
badge-unaided = Vuelo sin ayuda
how-unaided = Vence al nivel 3 o superior sin ninguna pista.
badge-crowd = Contra todo pronóstico
how-crowd = Gana contra tres bots o más.
badge-week = Semana completa
how-week =
    { $days ->
        [one] Juega la partida del día { $days } día.
       *[other] Juega la partida del día { $days } días seguidos.
    }
badge-scholar = Ojo clínico
how-scholar = Lee el repaso de una partida.
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
flight-won = Victoria
flight-lost = Derrota
flight-won-with =
    { $points ->
        [one] Victoria con { $points } punto
       *[other] Victoria con { $points } puntos
    }
flight-lost-with =
    { $points ->
        [one] Derrota con { $points } punto
       *[other] Derrota con { $points } puntos
    }
bot-of-level = nivel { $level }
daily-of = partida del { $day }
daily-late-of = partida del { $day }, con retraso
daily-late = con retraso
day-column = Fecha
opponents-column = Contra
moves-column = Jugadas
backup = Llévatelo contigo
backup-claim = No hay cuentas: tus partidas y tu bitácora están solo en este navegador. Guárdalas en un archivo y ábrelo en otro.
backup-write = Guardar en un archivo
backup-choose = Abrir un archivo
backup-read =
    { $count ->
        [0] Todo lo que hay en el archivo ya estaba aquí.
        [one] Se ha añadido una entrada. Lo que había sigue como estaba.
       *[other] Se han añadido { $count } entradas. Lo que había sigue como estaba.
    }
backup-unreadable = No es un archivo guardado desde la bitácora. No se ha cambiado nada.
backup-too-new = Este archivo lo guardó una versión más nueva de la aplicación: recarga la página y prueba otra vez. No se ha cambiado nada.
backup-full = No cabe en el almacenamiento de este navegador: borra partidas acabadas y prueba otra vez. No se ha cambiado nada.
room-used = Se usan { $kilobytes } kB del almacenamiento de este navegador; casi todos permiten 5000.
storage-full = Este navegador no guarda lo que haces: su almacenamiento está lleno o desactivado. Borra partidas acabadas para hacer sitio o, antes de cerrar esta página, guarda tus partidas y tu bitácora en un archivo, desde la bitácora.
storage-evicted = Este navegador ha borrado tus partidas y tu bitácora. Si las guardaste en un archivo, ábrelo en la bitácora.
all-days = Todos los días
daily-not-yet = Ese día aún no ha empezado. En todas partes, un día es un día UTC.
streak =
    { $count ->
        [0] Empieza hoy una racha
        [one] Racha de un día
       *[other] Racha de { $count } días
    }
days-claim = Una partida al día, igual para todos: cambia a medianoche UTC. Los días que te perdiste se pueden jugar con retraso.
day-open = Aún sin jugar.
day-missed = Sin jugar. Todavía puedes hacerlo; constará «con retraso».
day-label = { $day }: { $result }
calendar = Días
ask-for-par = ¿Qué lograría un bot?
par-playing = Juega el bot (nivel { $level }): jugada { $moves }…
par-points =
    { $points ->
        [one] Referencia: el nivel { $level } consigue { $points } punto.
       *[other] Referencia: el nivel { $level } consigue { $points } puntos.
    }
par-won = Referencia: el nivel { $level } gana.
par-lost = Referencia: el nivel { $level } pierde.
record-points =
    { $now ->
        [one] ¡Nuevo récord: { $now } punto! El anterior: { $before }.
       *[other] ¡Nuevo récord: { $now } puntos! El anterior: { $before }.
    }
record-level = ¡Tu primera victoria contra el nivel { $level }! Te espera el nivel { $next }.
record-last-level = ¡Tu primera victoria contra el nivel 5! No hay bot más fuerte.
record-first-win = ¡Tu primera victoria contra el nivel { $level } con estos ajustes!
record-first-win-alone = ¡Tu primera victoria con estos ajustes!
record-margin = Tu victoria más clara: { $now } de ventaja. La anterior: { $before }.
record-fastest =
    { $now ->
        [one] Tu victoria más rápida: { $now } jugada. La anterior: { $before }.
       *[other] Tu victoria más rápida: { $now } jugadas. La anterior: { $before }.
    }
decisive-moment = El momento decisivo
best-moment = La mejor jugada
worst-moment = Donde se torció
show-on-board = Verlo en el tablero
decisive-words = { $what } (+{ $gain })

## Puzzles: what is best, and provably so.

puzzles = Puzles
puzzles-of = Puzles: { $game }
puzzles-claim = Posiciones de partidas entre bots fuertes. En cada una hay una acción claramente mejor que las demás, y está demostrado. A medianoche UTC llega un nuevo puzle del día.
puzzle-of-day = Puzle del día
puzzle-solve = Resolver
puzzle-done = Resuelto
puzzles-solved =
    { $count ->
        [0] Ninguno resuelto aún
        [one] { $count } resuelto
       *[other] { $count } resueltos
    }
puzzles-solved-of =
    { $count ->
        [one] { $count } de { $of } resuelto
       *[other] { $count } de { $of } resueltos
    }
puzzle-grade = Dificultad { $grade } de 5
puzzle-number = Puzle { $number }
puzzle-number-done = Puzle { $number }, resuelto
puzzle-title = Puzle { $number } · dificultad { $grade }
puzzle-all = Todos los puzles
puzzle-next = Siguiente puzle
puzzle-show = Solución
puzzle-thinking = A ver adónde lleva eso…
puzzle-go-on = Bien hasta aquí. ¿Y ahora?
puzzle-line = Bien. Mira cómo sigue.
puzzle-no-help = En los puzles no hay pistas. Si fallas, verás por qué.
puzzle-win =
    { $turns ->
        [one] Gana con esta jugada.
       *[other] Gana en { $turns } jugadas, haga lo que haga el rival.
    }
puzzle-capture = Gana una nave sí o sí: tras la respuesta tienes que seguir con ventaja.
puzzle-defend = Estás a punto de perder. Solo una jugada lo evita.
puzzle-points =
    { $turns ->
        [one] Consigue todos los puntos que puedas en este turno.
       *[other] Consigue todos los puntos que puedas en { $turns } turnos, hagan lo que hagan los demás.
    }
puzzle-save = El planeta está en peligro. Juega de forma que nadie pueda dejar pasar a un invasor antes de tu próximo turno.
puzzle-score = ¿Qué lleva de media a la puntuación más alta?
puzzle-chance = ¿Qué te da la mayor probabilidad de ganar?
puzzle-right = ¡Resuelto!
puzzle-shown = Esta era la solución.
puzzle-right-win = Nada de lo que haga el rival puede impedir tu victoria.
puzzle-right-capture = Sea cual sea la respuesta, tienes una nave de ventaja. Ninguna otra jugada lo consigue.
puzzle-right-defend = Todo lo demás pierde en el acto.
puzzle-right-points = Puntos seguros: { $value }. Con cualquier otra acción, { $second } como mucho.
puzzle-right-save = Con cualquier otra acción podría pasar un invasor.
puzzle-right-score = Puntos de media: { $value }. Con la segunda mejor acción, { $second }.
puzzle-right-chance = Así ganas el { $value } de las veces; con la segunda mejor acción, el { $second }.
puzzle-wrong = Eso no: así no se consigue lo que se pide.
puzzle-wrong-win = Aún no. El rival lo impide: { $answer }.
puzzle-wrong-capture = Eso no. Tras la mejor respuesta no tienes ninguna nave de ventaja.
puzzle-wrong-defend = Eso no. Ahora pierdes, como puedes ver.
puzzle-wrong-points = Casi. Puntos seguros: solo { $value }; se puede llegar a { $best }.
puzzle-wrong-save = Eso no. Ahora puede pasar un invasor.
puzzle-wrong-score = Casi. Puntos de media: { $value }; con la mejor acción, { $best }.
puzzle-wrong-chance = Casi. Así ganas el { $value } de las veces; con la mejor acción, el { $best }.

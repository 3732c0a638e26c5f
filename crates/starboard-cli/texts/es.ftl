games-players = Jugadores: { $counts }
games-by-seat = o uno por asiento, por ejemplo { $example }:
games-options = Opciones:
games-default = (por defecto)
bot-name = Bot { $number }
seat-person = Asiento { $number }: { $name }
seat-bot = Asiento { $number }: { $name }, bot de nivel { $level }
welcome = Escribe un número o una acción para jugar; «ayuda» explica todo lo demás.
resumed = La partida continúa desde la jugada { $moves }.
help =
    Escribe un número, o una acción en notación, para jugarla. Otros comandos:
    {"  "}lista, lista TEXTO   todas las acciones, o las que empiezan por TEXTO
    {"  "}más                  la página siguiente de una lista larga
    {"  "}tablero              muestra el tablero
    {"  "}registro             lo que ha pasado hasta ahora
    {"  "}pista                qué se plantearía un buen jugador
    {"  "}guía                 explica cada paso de una primera partida, o deja de hacerlo
    {"  "}deshacer             anula la última acción de una persona; el azar se repite igual
    {"  "}rendirse             abandona la partida
    {"  "}revancha             otra partida, cuando termine esta
    {"  "}salir                guarda la partida y sale
group = {"  "}{ $first }–{ $last }  { $word } …  (escribe «lista { $word }»)
more = Hay { $count } más: escribe «más».
no-more = Eso es todo.
none-begins = Ninguna acción empieza por «{ $text }».
no-such-number = Ese número no está: elige del 1 al { $most }.
not-understood = «{ $text }» no es una acción ni un comando: escribe «lista» para ver las acciones o «ayuda» para ver los comandos.
over-commands = La partida ha terminado. Puedes escribir revancha, deshacer, registro, tablero o salir.
hint-line-alone =
    { $points ->
        [one] {"  "}{ $action }: { $words } – se espera { $points } punto
       *[other] {"  "}{ $action }: { $words } – se esperan { $points } puntos
    }
hint-line = {"  "}{ $action }: { $words } – { $percent } % de probabilidad de ganar
hint-only = {"  "}{ $action }: { $words }
guide-rules = Reglas: { $rules }
guide-on = La guía está activada. Escribe «guía» otra vez para desactivarla.
took-back = Deshecho: la partida vuelve a la jugada { $moves }.
bot-takes-over = Un bot de nivel { $level } pasa a jugar por { $name }.
still-playing = La partida aún no ha terminado.
not-saved = No se ha podido guardar la partida ({ $why }). La partida sigue, y con cada jugada se volverá a intentar.
saved = La partida está guardada en { $file }
how-to-resume = Para continuar: starboard play --resume { $file }
how-to-verify = Para comprobar que el azar fue limpio: starboard verify { $file }
fewer-moves =
    { $moves ->
        [one] La partida solo tiene { $moves } jugada, y ya se ha mostrado.
       *[other] La partida solo tiene { $moves } jugadas, y ya se han mostrado todas.
    }
verify-moves =
    { $moves ->
        [one] Reproducido según las reglas: { $moves } jugada, y es legal.
       *[other] Reproducido según las reglas: { $moves } jugadas, todas legales.
    }
verify-rules = Reglas: { $game }, edición { $edition }, versión { $rules }.
verify-claims = Comparado: la huella del estado final, el resultado y las rendiciones.
verify-daily = Partida del día: la semilla es la del día { $day }.
verify-fair =
    { $turns ->
        [one] Azar: la semilla corresponde al compromiso previo a la partida, y de ella sale la única jugada de azar ({ $turns }).
       *[other] Azar: la semilla corresponde al compromiso previo a la partida, y de ella salen las { $turns } jugadas de azar.
    }
verify-finding = Problema: { $finding }
verify-mixed =
    { $people ->
        [one] Semilla: sale de la del servidor, que corresponde a su compromiso, y de lo que añadió { $people } jugador.
       *[other] Semilla: sale de la del servidor, que corresponde a su compromiso, y de lo que añadieron { $people } jugadores.
    }
verify-rematch = Revancha: el servidor ya se había comprometido con su semilla en el archivo anterior.
verify-gap = Sin comprobar: { $what }
gap-edition = la edición. El archivo no la nombra; se ha supuesto la primera.
gap-options = las opciones que el archivo omite; se han supuesto sus valores por defecto.
gap-seed =
    { $turns ->
        [one] el azar ({ $turns } jugada), porque la partida no ha terminado y la semilla aún es secreta.
       *[other] el azar ({ $turns } jugadas), porque la partida no ha terminado y la semilla aún es secreta.
    }
gap-fairness = de dónde viene la semilla. El archivo no lo dice, así que quizá la eligió quien lleva la mesa.
gap-rematch = si una revancha cumplió su compromiso. Lo muestra su propio archivo: usa --rematch-of.
gap-publication = cuándo se publicó el compromiso, quién añadió qué a la semilla y si la última persona conocía el resto. Compáralo con lo que mostró tu página.
gap-players = los nombres y por quién jugó un bot. Un archivo de partida no lleva firma.
gap-choices = si los jugadores eligieron estas acciones en este orden, y quién se rindió y cuándo, salvo que eso decidiera la partida. Un archivo de partida no lleva firma.
verify-sound = El archivo es válido.
verify-unsound = { $file }: el archivo no es válido
printed =
    { $pages ->
        [one] Se ha creado { $file }, de { $pages } página. Imprime al 100 %, a doble cara, volteando por el borde largo.
       *[other] Se ha creado { $file }, de { $pages } páginas. Imprime al 100 %, a doble cara, volteando por el borde largo.
    }
review-title = { $game }: repaso
review-not-over = la partida aún no ha terminado; solo se pueden repasar las terminadas
review-failed = no se ha podido repasar esta partida
review-player = Jugador
review-accuracy = Preci|sión
review-start = Comienzo
review-luck = Suerte
review-choices = Deci|siones
review-others = De los demás
review-off = Error de esti|mación
review-result = Resul|tado
review-note-points = En puntos. Comienzo, suerte, decisiones y error de estimación suman el resultado.
review-note-chances = En puntos porcentuales de probabilidad de ganar. Comienzo, suerte, decisiones de todos y error de estimación suman el resultado.
review-formula = La precisión es la media, sobre todas las decisiones, de 103,17 × exp(−0,0435 × pérdida) − 3,17, con la pérdida en puntos; cada decisión pesa según lo que había en juego. 100 significa que ninguna decisión costó nada.
review-chances = Probabilidades durante la partida
review-changes = Suerte y decisiones
review-key-luck = suerte
review-key-choice = decisiones propias
review-key-others = decisiones de los demás
review-played = Jugada { $number }, { $name }: { $played } ({ $loss })
review-better = Mejor: { $better }
review-line = Después: { $line }
review-written = La página está en { $file }.
review-board = El tablero antes de la jugada

## Online.

stays-open = La mesa sigue abierta: starboard join { $link }
online-welcome = Escribe «ayuda» para ver lo que puedes hacer aquí.
online-help =
    En tu turno, escribe un número, o una acción en notación, para jugarla. Otros comandos:
    {"  "}decir TEXTO          dice algo a todos los de la mesa
    {"  "}silenciar NOMBRE, N  oculta los mensajes de alguien, aquí y en otras mesas
    {"  "}desilenciar NOMBRE   vuelve a mostrarlos
    {"  "}quién                quién está en la mesa y cuánto tiempo tiene
    {"  "}nombre NOMBRE        cómo te llamas, antes de sentarte
    {"  "}sentarse, sentarse N ocupa un asiento libre, o el asiento N; levantarse: lo deja
    {"  "}lista, lista TEXTO   todas las acciones, o las que empiezan por TEXTO; más: siguiente página
    {"  "}tablero, registro    el tablero; lo que ha pasado hasta ahora
    {"  "}deshacer             anula tu última acción, si las reglas lo permiten
    {"  "}preguntar            pide permiso a los demás para deshacer
    {"  "}sí, no               responde a lo que alguien pregunta, o retira tu petición
    {"  "}sustituir N          propone que un bot juegue por quien falta en el asiento N
    {"  "}pausa, volver        un bot juega por ti; vuelves a jugar tú
    {"  "}rendirse             abandona la partida
    {"  "}revancha             propone otra partida, cuando termine esta
    {"  "}enlace, trasladar    enlace para los demás; enlace que pasa tu asiento a otro dispositivo
    {"  "}salir                sale; la mesa sigue abierta y tu asiento sigue siendo tuyo
    Para quien abrió la mesa: antes de la partida, bot N NIVEL, persona N y liberar N cambian los asientos,
    y cerrar cierra la mesa; después, apartar N da a un bot el asiento de quien moleste, y readmitir N le
    deja volver.
said = { $name } dice: { $text }
not-said = Esto no se ha enviado: { $text }
link-back = La conexión ha vuelto.
seat-free = Asiento { $number }: libre
seat-own = { $name } (tú)
seat-here = { $name } (en la mesa)
seat-away = { $name } (ausente)
sit-how = Escribe «sentarse» para ocupar un asiento libre o quédate a mirar.
answer-how = Escribe «sí» o «no».
not-begun = La partida aún no ha empezado.
online-over = La partida ha terminado. Puedes escribir revancha, tablero, registro o salir.
no-help-online = En una mesa online no hay pistas, y la guía solo está en la pantalla completa.
undo-ask = { $why } Escribe «preguntar» para pedir permiso a los demás.
name-first = Primero elige un nombre: escribe «nombre» y tu nombre.
name-is-kept = Aquí ya tienes nombre; para cambiarlo, empieza con --name.
no-free-seat = No hay asientos libres: puedes mirar.
move-how = Abre este enlace en el otro dispositivo. Funciona una sola vez, durante un día: { $link }
lobby-row = {"  "}{ $number }  { $game }: { $names } – { $state }
lobby-empty = Ahora mismo no hay mesas.
lobby-how = Escribe un número para ir a una mesa, «abrir» y un juego para abrir otra, o «ayuda» para saber más.
lobby-help =
    {"  "}un número         va a una mesa, a jugar o a mirar
    {"  "}abrir JUEGO …     abre una mesa; puedes añadir opciones como players=3, public (pública), silent
    {"                    "}(sin chat), clock=20+10 (minutos y segundos), clock=3d (días), level:2 (un bot)
    {"  "}nombre NOMBRE     cómo te llamas aquí
    {"  "}lista             las mesas otra vez
    {"  "}secreto           cambia el secreto por el que te conoce el servidor
    {"  "}borrar todo       borra del servidor tu nombre y todo lo tuyo
    {"  "}salir             sale del vestíbulo
nobody-called = Aquí nadie se llama { $whom }. Están: { $names }.
several-called = Aquí hay varias personas llamadas { $whom }: escribe el número del asiento en vez del nombre.
replace-how = Escribe «sí» para cambiarlo.
delete-me-how = Escribe «sí» para borrarlo todo.
nothing-changed = No ha cambiado nada.
lobby-not-understood = «{ $text }» no es un comando de aquí: escribe «ayuda».

## The commands of line mode. A comma separates spellings; the first is the one that help names.

command-list = lista
command-more = más
command-board = tablero
command-log = registro
command-hint = pista
command-guide = guía
command-undo = deshacer
command-resign = rendirse, rendirme
command-rematch = revancha
command-help = ayuda
command-quit = salir, fin
command-say = decir
command-who = quién
command-name = nombre
command-sit = sentarse, sentarme
command-stand = levantarse, levantarme
command-yes = sí
command-no = no
command-ask = preguntar, pedir
command-replace = sustituir
command-rest = pausa
command-return = volver
command-link = enlace, enlaces
command-move = trasladar
command-bot = bot
command-person = persona
command-free = liberar
command-close = cerrar
command-remove = apartar
command-readmit = readmitir
command-open = abrir
command-mute = silenciar
command-unmute = desilenciar
command-secret = secreto
command-delete = borrar
command-me = todo

## Options.

note-difficulty = Superarmas por encontrar: { $weapons }. Alertas en la bolsa desde el principio: otras { $weapons }.
note-first = Las cartas tal como se publicaron al principio.
note-second = Las cartas revisadas: las partidas duran más y cada decisión pesa más.
note-random = El mando puede recaer en cualquiera.
note-captain = Armamento { $red }, Ingeniería { $orange }, Infiltración { $blue }. Dados: { $dice }.
note-captain-first = En la primera edición, { $red }, { $orange } y { $blue }.

## Pieces of sentences.

or = {" "}o{" "}
nothing = nada
points-of = { $points } de { $ability }

## How a strength comes about (H17).

sum-total = { $parts } = { $total }
sum-zero = { $sum }: hay que esquivarla
sum-boost = { $sum }; −{ $boost } por dados y mano: { $due } por pagar

## What is to be done now.

prompt-over = La partida ha terminado.
prompt-planet = Ronda { $round }: elige el planeta donde buscar.
prompt-before-line = Roba la fila, o usa antes un dado.
prompt-place = Elige la carta { $number } de la fila.
prompt-decide = { $card }, fuerza { $strength } contra { $ability }: enfréntala o esquívala.
prompt-zero = { $card }, fuerza 0: hay que esquivarla.
prompt-too-strong = { $card }, fuerza { $strength } contra { $ability }: no puedes pagarla, así que esquívala.
prompt-needs-help = { $card }, fuerza { $strength } contra { $ability }: no puedes pagarla sin ayuda; usa alguna o esquívala.
prompt-due = { $card }, por pagar { $due } de { $strength } contra { $ability }: enfréntala.
prompt-committed = { $card }, fuerza { $strength } contra { $ability }: enfréntala.
prompt-evading = Esquivas { $card }: saca { $cubes }, o usa algo antes.
prompt-searching = Búsqueda: saca un cubo (por sacar: { $cubes }) o usa algo.
prompt-searched = Búsqueda: no queda nada por sacar; termina o usa algo.
prompt-keep = Ha salido { $cube }: sube { $ability } o ponlo en una superarma.
prompt-fit = Ha salido { $cube }: elige en qué superarma ponerlo.
prompt-before-find = ¡Una superarma! Róbala al azar, o usa un dado para elegirla.
prompt-text = { $card }: elige uno de los dos efectos.
prompt-gain = Elige qué habilidad gana un punto (por ganar: { $points }).
prompt-gain-lowest = Elige cuál de tus habilidades más bajas gana un punto.
prompt-lose-highest = Elige cuál de tus habilidades más altas pierde un punto.
prompt-lose = Elige qué habilidad pierde un punto (por perder: { $points }).
prompt-take = Elige un cubo para retirarlo de la bolsa (por retirar: { $cubes }).
prompt-discard = Elige una carta de tu mano para descartarla.
prompt-turn-up = Elige un dado para subirlo en { $by }.
prompt-turn-down = { $die }, cara { $face }: baja el dado a una cara menor.
prompt-reroll = Elige un dado para volver a tirarlo.
prompt-trade = Elige qué dado das y cuál nuevo tiras.
prompt-understand = Elige una superarma que cuente como descifrada.
prompt-exchange = Elige qué superarma das y cuál tomas a cambio.
prompt-claim = Elige la superarma que encuentras.
prompt-borrowed = { $die }: sale { $face }; elige cómo usar el dado.
prompt-pair = Han salido { $first } y { $second }: elige cuál usar.
prompt-aliens = Se sortean los alienígenas de los sectores.
prompt-captain = Se sortea quién toma el mando.
prompt-roll = Rueda el dado { $die }.
prompt-deal = Se reparten planetas.
prompt-draw-line = Se roba la fila.
prompt-sift = Se roban ocho cartas para elegir la fila.
prompt-evade-draw = Se sacan los cubos por esquivar.
prompt-draw-cube = Se saca un cubo.
prompt-find = Se roba una superarma.

## Actions in plain words.

say-planet = Buscar en { $planet }. { $text }
say-draw-line = Robar la fila: cuatro cartas
say-draw-weapon = Robar una superarma al azar
say-draw-cube = Sacar un cubo de la bolsa (por sacar: { $cubes })
say-draw-evade = Seguir: sacar { $cubes } de la bolsa; cada uno cuesta un punto de su color
say-draw-evade-one = Seguir: sacar 1 cubo de habilidad de la bolsa; cuesta un punto de su color
say-draw-evade-none = Seguir sin sacar cubos
say-draw = Sacar
say-finish = Terminar la búsqueda
say-place = Poner { $card } en la fila ({ $kind }, fuerza { $strength }, { $ability })
say-engage = Enfrentar: pagar { $paid }
say-engage-free = Enfrentar gratis
say-evade = Esquivar: pagar { $paid }
say-evade-free = Esquivar gratis
then-draw = luego sacas { $cubes }, cada uno por un punto de su color
then-draw-one = luego sacas 1 cubo de habilidad, por un punto de su color
then-draw-none = no se sacan cubos
shielded = pero gratis: { $colours }
counts-icons = { $icons } para la búsqueda
to-hand = la carta va a tu mano
loses-game = dos habilidades a cero: pierdes la partida
say-use = Usar { $die } (cara { $face }): { $effect }
say-use-engaging = Enfrentar con { $die } (cara { $face }): { $effect }
pay-less = pagas { $points } menos
no-boost = no ayuda contra este icono
cubes-leave = salen de la bolsa { $cubes }
chosen-cubes-leave = salen de la bolsa { $cubes } de tu elección
more-cubes = { $cubes } más en esta búsqueda
say-play = Jugar { $card }. { $text }
say-raise = Subir { $ability } de { $from } a { $to } (máximo { $most })
say-fit = Ponerlo en { $weapon } (necesita { $needs })
say-gain = Ganar 1 punto de { $ability } ({ $from } a { $to })
say-lose = Perder 1 punto de { $ability } ({ $from } a { $to })
say-take = Retirar { $cube } de la bolsa (allí hay { $cubes })
say-keep = Usar { $cube }; { $other } va a la reserva
say-discard = Descartar { $card }
say-turn-up = Subir { $die } de { $from } a { $to }: { $text }
say-turn-to = Bajar { $die } a { $face }: { $text }
say-reroll = Volver a tirar { $die } (ahora { $face })
say-trade = Dar { $out } y tirar { $into }
say-understand = Dar por descifrada: { $weapon }. { $text }
say-exchange = Dar { $out } a cambio de { $into } (necesita { $needs }). { $text }
say-claim = Encontrar { $weapon } (necesita { $needs }). { $text }

## What happened.

told-alien = El sector { $sector } tiene dueño: { $alien }.
told-captain = { $captain } toma el mando.
told-rolled = En el dado { $die } sale { $face }.
told-planet-dealt = Aparece el planeta { $planet }.
told-round = Empieza la ronda { $round }; sector: { $alien }.
told-planet-chosen = Se elige buscar en el planeta { $planet }.
told-card-drawn = Sale la carta { $card }.
told-card-placed = La carta { $card } entra en la fila.
told-shuffled-back = Vuelven barajadas al mazo: { $cards }.
told-cubes-added = { $card } echa a la bolsa { $cubes }.
told-location = Nuevo Lugar: { $card }.
told-location-left = Queda atrás { $card }.
told-met = Encuentro: { $card }, fuerza { $strength } contra { $ability }.
told-met-passing = Encuentro: { $card }.
told-text = Se aplica el texto de { $card }.
told-engaged = La carta { $card } se enfrenta por { $paid }.
told-engaged-free = La carta { $card } se enfrenta gratis.
told-evade-began = Esquivar { $card } cuesta { $paid }.
told-evade-free = Esquivar { $card } no cuesta nada.
told-evaded = La carta { $card } queda esquivada.
told-passed = Se deja en paz la carta { $card }.
told-evade-cube = Al esquivar sale { $cube }.
told-evade-shielded = Al esquivar sale { $cube }, que no cuesta nada.
told-lost = La nave pierde { $points }.
told-gained = La nave gana { $points }.
told-search = Empieza la búsqueda: por sacar, { $cubes }.
told-search-nothing = Empieza la búsqueda, pero no hay nada que sacar.
told-cube = Sale { $cube } ({ $meaning }).
told-raised = { $ability } sube a { $points }.
told-fitted = El cubo { $colour } va a la superarma { $weapon }.
told-returned = El otro cubo { $colour } vuelve a la bolsa.
told-wasted = El cubo { $colour } va a la reserva.
told-false-lead = Es una pista falsa: el cubo blanco vuelve a la bolsa.
told-false-lead-left = Es una pista falsa: el cubo blanco va a la reserva.
told-alerted = La alerta llega a Quietus; en su carta hay { $alerts }.
told-hushed = La alerta no cuesta nada, y el cubo negro va a la reserva.
told-found =
    { $left ->
        [one] ¡Hallazgo! { $weapon }; queda { $left } por encontrar.
       *[other] ¡Hallazgo! { $weapon }; quedan { $left } por encontrar.
    }
told-found-last = ¡Hallazgo! { $weapon }, la última superarma.
told-understood = La superarma { $weapon } queda descifrada.
told-die-used = Se usa el dado { $die }, cara { $face }.
told-die-turned = El dado { $die } pasa de { $from } a { $to }.
told-die-traded = Se cambia el dado { $out } por { $into }.
told-borrowed = En el dado prestado, { $die }, sale { $face }.
told-boosted = Enfrentar la carta cuesta ahora { $points } menos.
told-played = Se juega de la mano la carta { $card }.
told-kept = La carta { $card } va a la mano.
told-discarded = Se descarta la carta { $card }.
told-into-bag = A la bolsa: { $cubes }.
told-from-bag = Fuera de la bolsa: { $cubes }.
told-pair = Sale { $cube }, uno de los dos.
told-probed = Se tantea la bolsa y sale { $cube }.
told-probed-back = Se tantea la bolsa y sale { $cube }, que vuelve a ella.
told-alerts-removed = Fuera de Quietus: { $cubes }.
told-search-grew = La búsqueda de esta ronda crece en { $cubes }.
told-search-shrank = La búsqueda de esta ronda se reduce en { $cubes }.
told-slipped-away = La nave se escabulle sin que se saquen cubos.
told-exchanged = Se cambia la superarma { $out } por { $into }.
told-round-ended = Termina la ronda { $round }.

## How it ended.

ended-victory = Victoria: aparece la última superarma.
ended-crippled = Derrota: dos habilidades caen a cero.
ended-exhausted = Derrota: la última ronda termina y aún faltan superarmas.

## Why an action is not possible

game-over = la partida ha terminado
drawing = primero tiene que decidir el azar
instead = { $why }. { $prompt }

## Planets and the line.

planet-chosen = ya has elegido planeta para esta ronda: { $planet }
planet-not-face-up = { $planet } no está boca arriba: elige { $face_up }
nothing-to-draw = ahora no hay nada que sacar
no-cubes-left = en esta búsqueda no quedan cubos por sacar: termínala
search-goes-on = la búsqueda no ha terminado; por sacar: { $cubes }
not-searching = solo se puede terminar una búsqueda
no-placing = ahora no se elige la fila
not-sifted = la carta { $card } no está entre las que puedes elegir

## Engaging and evading.

nobody-met = ahora mismo no hay carta que enfrentar ni esquivar
strength-zero = la carta { $card } tiene fuerza cero, así que hay que esquivarla
cannot-be-paid = no llegas a { $due } contra { $ability } por { $missing }; esquiva, o usa antes un dado o una carta de la mano
have-only = solo tienes { $points }
wrong-sum = esto paga { $pays }, pero debes exactamente { $due } con { $ability }
in-pairs = dos puntos de { $ability } valen por uno, así que solo cuentan de dos en dos
must-pay-with = aquí ninguna habilidad vale por otra: paga con { $ability }
engaging-is-free = no queda nada que pagar: enfréntala gratis
committed = has usado un dado o una carta de la mano para enfrentar esta carta y puedes pagarla: enfréntala
evade-costs = esquivar cuesta exactamente { $points }
evade-is-free = aquí esquivar es gratis

## Dice.

no-die-now = ahora no se puede usar ningún dado
die-not-owned = el dado { $die } no es tuyo; los tuyos son { $dice }
die-already-used = ya has usado un dado esta ronda, y solo se permite uno
no-such-power = el dado { $die } muestra { $face }, que hace otra cosa: { $text }
use-borrowed = ahora hay que usar el dado prestado: { $die }
only-when = el dado { $die }, cara { $face }, solo se puede usar { $when }
when-engaging = al enfrentar una carta
when-evading = al esquivar, antes de sacar cubos
when-searching = en la búsqueda
when-meeting-or-searching = al encontrarte con una carta o en la búsqueda
when-drawing-line = antes de robar la fila
when-yellow = cuando sale un cubo amarillo en la búsqueda
when-agent = al enfrentar una carta de Agente que se pueda pagar
when-planet-guard = al enfrentar una carta de Guardia con icono de planeta que se pueda pagar
nothing-due = no queda nada que pagar por esta carta
other-icon = el dado { $die }, cara { $face }, no ayuda contra { $ability }
no-system-die = no tienes ningún dado de sistemas por debajo de la cara 6
no-whites = no hay cubos blancos en la bolsa
bag-empty = en la bolsa no hay cubos para eso
no-weapon-found = aún no se ha encontrado ninguna superarma
all-understood = no queda ninguna superarma encontrada por descifrar
no-evaded-icon = ninguna carta esquivada tiene icono de planeta
no-turn-now = ahora no hay ningún dado que girar
face-not-lower = el dado { $die } muestra { $face } y tiene que bajar a una cara menor
no-reroll-now = ahora no hay ningún dado que volver a tirar
no-trade-now = ahora no hay ningún dado que cambiar
already-owned = el dado { $die } ya es tuyo

## The hand and the texts of cards.

not-in-hand = la carta { $card } no está en tu mano
no-card-now = ahora no se puede jugar ninguna carta de tu mano
wrong-time = { $card } no se puede jugar ahora. { $text }
does-nothing = { $card } no haría nada ahora. { $text }
no-discard-now = ahora no hay que descartar ninguna carta
no-choice-now = ahora ninguna carta da a elegir
no-gain-now = ahora no hay ningún punto que ganar
no-loss-now = ahora no hay ningún punto que perder
at-most = { $ability } ya está en su máximo, { $most }
not-lowest = { $ability } no es tu habilidad más baja
not-highest = { $ability } no es tu habilidad más alta
at-zero = { $ability } está a cero
no-taking-now = ahora no hay ningún cubo que retirar de la bolsa
not-in-bag = en la bolsa no hay ningún cubo { $colour }
not-yellow = no se puede retirar un cubo amarillo

## Cubes and Super Weapons.

no-cube-waits = no hay ningún cubo por usar
raises-nothing = aquí los cubos no suben habilidades: ponlo en una superarma
not-found = la superarma { $weapon } aún no se ha encontrado
already-found = la superarma { $weapon } ya se ha encontrado
already-understood = la superarma { $weapon } ya está descifrada
not-needed = { $weapon } no necesita ningún cubo { $colour }, solo { $needs }
not-drawn = entre los dos que han salido no hay ningún cubo { $colour }
no-pair-now = ahora no hay dos cubos entre los que elegir
no-understanding-now = ahora no hay ninguna superarma que descifrar
no-exchange-now = ahora no hay ninguna superarma que cambiar
no-claim-now = ahora no hay ninguna superarma que elegir

## The text board

round = Ronda { $round } de 12
setting-up = Preparación
encounter-phase = encuentros
search-phase = búsqueda
weapons-count = Superarmas encontradas: { $found } de { $all }
cubes-left = por sacar: { $cubes }
cubes-added = búsqueda por ahora: { $by }
sectors = Sectores
unknown = desconocido
passed-sector = superado
alerts-on = { $alerts } en Quietus
captain-line = Capitán: { $captain }
die-free = Dados (se puede usar uno esta ronda)
die-used = Dados (ya se ha usado uno esta ronda)
cubes-title = Cubos
bag = bolsa
chance = prob.
supply = reserva
all = total
planets-title = Planetas boca arriba (sin ver: { $unseen })
planet-title = Planeta de esta ronda
location-title = Lugar
line-title = Fila
choice-title = A elegir para la fila
weapons-title = Superarmas
hand-title = Mano
strength = fuerza { $sum }
strength-against = Fuerza contra { $ability }: { $sum }
own-icon = icono { $ability }
waiting = en espera
met = ahora
engaged = enfrentada
evaded = esquivada
passed = en paz
neither = ni se enfrenta ni se esquiva
understood = descifrada
needs = necesita { $cubes }
nothing-in-force = aquí sin efecto

## Cards

needs-neither = Ni se enfrenta ni se esquiva.

## Names; "of" is the Polish genitive.

weapons = Armamento
engineering = Ingeniería
infiltration = Infiltración
of-weapons = Armamento
of-engineering = Ingeniería
of-infiltration = Infiltración
false-lead = pista falsa
alert = alerta
super-weapon = superarma
guardforce = Guardia
location = Lugar
agent = Agente
event = Evento
specialist = Especialista en Armamento
engineer = Jefe de Máquinas
infiltrator = Agente de Infiltración
intelligence = Inteligencia Artificial
translator = Traductor Universal
scanner = Tecnología de Escaneo
of-specialist = Especialista en Armamento
of-engineer = Jefe de Máquinas
of-infiltrator = Agente de Infiltración
of-intelligence = Inteligencia Artificial
of-translator = Traductor Universal
of-scanner = Tecnología de Escaneo

## Which cards; the Polish features of cards agree with „karty” and „kartą”.

all-cards = todas las cartas
many-cards = las cartas
many-guardforce = las cartas de Guardia
many-locations = las cartas de Lugar
many-agents = las cartas de Agente
many-events = las cartas de Evento
one-card = una carta
one-guardforce = una carta de Guardia
one-location = una carta de Lugar
one-agent = una carta de Agente
one-event = una carta de Evento
with-planet = {" "}con icono de planeta
without-planet = {" "}sin icono de planeta
paid-many = {" "}que se enfrentan con { $ability }
paid-one = {" "}que se enfrenta con { $ability }
first-card = la primera carta de la fila
last-card = la última carta de la fila
this-card = esta carta
subject-if = { $card }, si es { $kind }{ $features },
cards-after-engaged = { $cards }{ $features } situadas justo después de una carta enfrentada
cards-after-evaded = { $cards }{ $features } situadas justo después de una carta esquivada
other-cards = { $cards }{ $features } del resto de la fila

## How often a number counts.

per-two-alerts = {" "}por cada dos cubos negros en Quietus
per-found = {" "}por cada superarma encontrada
per-understood = {" "}por cada superarma descifrada
per-passed = {" "}por cada alienígena superado
per-hand = {" "}por cada carta de tu mano
per-engaged = {" "}por cada carta de esta fila ya enfrentada
per-evaded = {" "}por cada carta de esta fila ya esquivada

## What holds.

alerts-gather = mientras no se supere este sector, los cubos negros que salen en la búsqueda se acumulan en esta carta
labelled = { $label }: { $clause }
until-evaded = hasta que se esquive esta carta
if-engaged = si se enfrenta
against-this = contra esta carta, { $clause }
stronger-many = { $cards } tienen +{ $n } de fuerza{ $often }
stronger-one = { $card } tiene +{ $n } de fuerza{ $often }
weaker-many = { $cards } tienen −{ $n } de fuerza{ $often }{ $least }
weaker-one = { $card } tiene −{ $n } de fuerza{ $often }{ $least }
at-least = {" "}(mínimo { $least })
icons-many = { $cards } tienen { $icons }
icons-one = { $card } tiene { $icons }
search-cubes = saca { $cubes } en la búsqueda{ $often }
evade-price = esquivar cuesta { $points }
evade-price-own = esquivar esta carta cuesta { $points }
evade-cubes = saca { $cubes } al esquivar
evade-cubes-own = saca { $cubes } al esquivar esta carta
shield = los cubos { $colour } que salen al esquivar no cuestan nada
shield-own = los cubos { $colour } que salen al esquivar esta carta no cuestan nada
stand-in = 1 punto de { $ability } vale por 1 punto de cualquier otra habilidad, salvo que otra carta lo prohíba
no-stand-in = ninguna habilidad vale por otra
looks-left = el icono de enfrentamiento es el de la siguiente carta a la izquierda
looks-left-own = el icono de enfrentamiento de esta carta es el de la siguiente carta a la izquierda
whites-leave = los cubos blancos que salen en la búsqueda van a la reserva
no-raising = los cubos que salen en la búsqueda no suben habilidades
surge = el primer cubo de la búsqueda que sube una habilidad la sube en 2
dice-boost = los dados del capitán que dan «+n» dan { $by } más

## When something happens once.

when-met = al encontrarla
after-engaging = tras enfrentarla
after-evading = tras esquivarla
after-engaging-card = tras enfrentar { $card }
after-evading-card = tras esquivar { $card }
when-chosen = al elegir planeta
when-this-chosen = al elegir este planeta
when-search = al empezar la búsqueda
when-found = al encontrar una superarma
time-engage = al enfrentar
time-evade = al esquivar
time-search = en la búsqueda
time-any = al enfrentar, al esquivar o en la búsqueda

## What happens once.

then = {" "}y después{" "}
either-clause = o bien { $first }, o bien { $second }
gain = gana { $points }
lose = pierde { $points }
of-ability = { $points } de { $ability }
of-any = { $points } de cualquier habilidad
of-any-each = { $points } de las habilidades que quieras
of-lowest = { $points } de tu habilidad más baja
of-highest = { $points } de tu habilidad más alta
of-lowest-each = { $points } de tu habilidad más baja, punto a punto
of-highest-each = { $points } de tu habilidad más alta, punto a punto
add-cubes = echa { $cubes } a la bolsa
remove-cubes = retira { $cubes } de la bolsa
take-cubes = retira de la bolsa { $cubes } (salvo amarillos)
remove-alerts = retira { $cubes } de Quietus
draw-cubes = saca { $cubes }
this-search = saca { $cubes } en la búsqueda de esta ronda
turn-up-crew = sube en { $by } un dado de tripulación
turn-up-system = sube en { $by } un dado de sistemas
turn-up-any = sube en { $by } uno de tus dados
reroll = vuelve a tirar uno de tus dados
understand = da por descifrada una superarma encontrada
reveal = { $planets ->
    [one] pon boca arriba otro planeta
   *[other] pon boca arriba otros { $planets } planetas
}
discard = descarta una carta de tu mano
boost = paga { $points } por esta carta
boost-against = si el icono de enfrentamiento es { $ability }, paga { $points }
slip-away = no saques cubos

## H24: the faces of the dice.

face-plus = +{ $by } de { $ability }
face-plus-any = +{ $by } de cualquier habilidad
face-or = { $first }, o { $second }
face-and = { $first }, y { $second }
face-clear = retira de la bolsa 2 cubos blancos al esquivar
face-remove = retira de la bolsa 2 cubos de tu elección al esquivar
face-extra = saca 1 cubo más en la búsqueda de esta ronda
face-borrow = al enfrentar: tira el dado { $die } y usa su cara enseguida
face-trade = al enfrentar una carta de Guardia con icono de planeta: cambia uno de tus dados por uno que no tengas y tíralo
face-reroll-agent = al enfrentar una carta de Agente: vuelve a tirar uno de tus dados
face-reroll-guard = al enfrentar una carta de Guardia con icono de planeta: vuelve a tirar uno de tus dados
face-reroll-search = en la búsqueda: vuelve a tirar uno de tus dados
face-exchange = cambia una superarma encontrada por otra de tu elección
face-pair = una vez en la búsqueda: saca dos cubos en vez de uno y usa uno; el otro va a la reserva
face-sift = al robar la fila: roba 8 cartas, pon 4 de ellas en el orden que quieras y baraja las demás en el mazo
face-recover-one = en la búsqueda: usa 1 icono de planeta de una carta esquivada
face-recover-two = en la búsqueda: usa 1 icono de planeta de cada una de dos cartas esquivadas
face-take = al esquivar: retira de la bolsa 1 cubo de tu elección (no amarillo)
face-probe = al esquivar: saca un cubo al azar de la bolsa; si es amarillo, vuelve; si no, va a la reserva
face-claim = cuando saques un cubo amarillo en la búsqueda: elige qué superarma encuentras

## Counted

cubes =
    { $count ->
        [one] { $count } cubo
       *[other] { $count } cubos
    }
ability-cubes =
    { $count ->
        [one] { $count } cubo de habilidad
       *[other] { $count } cubos de habilidad
    }
planet-icons =
    { $count ->
        [one] { $count } icono de planeta
       *[other] { $count } iconos de planeta
    }
points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
chosen-cubes =
    { $count ->
        [one] { $count } cubo de tu elección
       *[other] { $count } cubos de tu elección
    }
cubes-more =
    { $count ->
        [one] { $count } cubo más
       *[other] { $count } cubos más
    }
cubes-fewer =
    { $count ->
        [one] { $count } cubo menos
       *[other] { $count } cubos menos
    }
ability-cubes-more =
    { $count ->
        [one] { $count } cubo de habilidad más
       *[other] { $count } cubos de habilidad más
    }
ability-cubes-fewer =
    { $count ->
        [one] { $count } cubo de habilidad menos
       *[other] { $count } cubos de habilidad menos
    }
icons-more =
    { $count ->
        [one] { $count } icono de planeta más
       *[other] { $count } iconos de planeta más
    }
icons-fewer =
    { $count ->
        [one] { $count } icono de planeta menos
       *[other] { $count } iconos de planeta menos
    }
points-more =
    { $count ->
        [one] { $count } punto más
       *[other] { $count } puntos más
    }
points-less =
    { $count ->
        [one] { $count } punto menos
       *[other] { $count } puntos menos
    }
hush =
    { $count ->
        [one] 1 cubo negro de la búsqueda no cuesta nada y va a la reserva, además de los que otras cartas hacen gratis
       *[other] { $count } cubos negros de la búsqueda no cuestan nada y van a la reserva, además de los que otras cartas hacen gratis
    }

## Colours and abilities

cube-name =
    { $cube ->
        [red] rojo
        [orange] naranja
        [blue] azul
        [white] blanco
        [black] negro
       *[yellow] amarillo
    }
colour-of-cubes =
    { $cube ->
        [red] rojos
        [orange] naranjas
        [blue] azules
        [white] blancos
        [black] negros
       *[yellow] amarillos
    }
cubes-of =
    { $cube ->
        [red] 
            { $count ->
                [one] { $count } cubo rojo
               *[other] { $count } cubos rojos
            }
        [orange] 
            { $count ->
                [one] { $count } cubo naranja
               *[other] { $count } cubos naranjas
            }
        [blue] 
            { $count ->
                [one] { $count } cubo azul
               *[other] { $count } cubos azules
            }
        [white] 
            { $count ->
                [one] { $count } cubo blanco
               *[other] { $count } cubos blancos
            }
        [black] 
            { $count ->
                [one] { $count } cubo negro
               *[other] { $count } cubos negros
            }
       *[yellow] 
            { $count ->
                [one] { $count } cubo amarillo
               *[other] { $count } cubos amarillos
            }
    }
a-cube =
    { $cube ->
        [red] un cubo rojo
        [orange] un cubo naranja
        [blue] un cubo azul
        [white] un cubo blanco
        [black] un cubo negro
       *[yellow] un cubo amarillo
    }

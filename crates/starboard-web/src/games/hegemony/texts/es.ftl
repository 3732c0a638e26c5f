cockpit-label = Cabina
line-tab = Fila
ship-tab = Nave
sectors = Sectores
planets = Planetas
location = Lugar
no-location = Aún sin Lugar
line = Fila de cartas
bag = Bolsa
weapons = Superarmas
hand = Mano
hand-empty = Aquí llegan los Agentes y Eventos que enfrentas.
crew = Dados del capitán
captain = Capitán
round = Ronda
round-of = { $round }/12
setting-up = Preparación
unknown-alien = Sector { $number }
cards-left =
    { $count ->
        [one] { $count } carta en su mazo
       *[other] { $count } cartas en su mazo
    }
alerts = alertas: { $count }
strength = fuerza
own-icon = icono { $ability }
adds = echa a la bolsa: { $cubes }
planet-icons = iconos de planeta: { $count }
engaged = enfrentada
evaded = esquivada
passes = en paz
understood = descifrada
needs = necesita aún { $cubes }
hidden-weapons = por encontrar: { $count }
used = usado esta ronda
shows = cara { $face }
cubes-to-draw = por sacar: { $count }
chances-now = Probabilidad del próximo cubo
chance-of = { $cube } { $percent } % (en la bolsa, { $count })
help = dados y mano

## What can be done.

engage = Enfrentar
evade = Esquivar
free = gratis
pay-with = Pagar con
cannot-engage = No se puede enfrentar
then-cubes =
    { $count ->
        [one] luego 1 cubo de la bolsa, que cuesta un punto
       *[other] luego { $count } cubos de la bolsa, a punto cada uno
    }
ends-game = ¡Con esto pierdes la partida!
may-end-game = { $percent } % de riesgo de perder la partida
search-planet = Buscar en { $planet }
play-card = Jugar { $card }
discard-card = Descartar { $card }
fit-onto = En { $weapon }
swap-out = Dar
swap-in = Recibir

## The report and the story of a run.

rank-won = Las superarmas han aparecido
rank-crippled = La nave no puede seguir
rank-exhausted = El rastro se ha perdido
rank-open = En curso
weapons-found = superarmas
weapons-understood = descifradas
rounds = rondas
cards-engaged = cartas enfrentadas
cards-evaded = cartas esquivadas
cubes-drawn = cubos sacados en búsquedas
false-leads = pistas falsas
points-paid = puntos pagados
points-lost = puntos perdidos
dice-used = dados usados
story = El viaje en cifras
round-line = Ronda { $round }: enfrentadas { $engaged }, esquivadas { $evaded }, encontradas { $found }
share-won =
    Victoria en la ronda { $round }: superarmas { $found }/{ $all }
    { $signs }
share-lost =
    Derrota en la ronda { $round }: superarmas { $found }/{ $all }
    { $signs }

## The step, in one word.

step-setup = Inicio
step-planet = Planeta
step-line = Fila
step-meet = Encuentro
step-evade = Esquiva
step-search = Búsqueda
step-choice = Elección
step-over = Fin

## The names of things, in every form in which texts have them, separated by |.

names-of-quietus = Quietus

## The end in one line, and the chart of a finished game.

headline-won = Las { $all } superarmas son tuyas, en la ronda { $round }
headline-crippled = Nave fuera de combate: { $found } de { $all } superarmas
headline-exhausted = Rastro perdido: { $found } de { $all } superarmas

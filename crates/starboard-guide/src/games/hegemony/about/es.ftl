## Sectors, planets, the location.

alien-now =
    { $cards ->
        [one] { $alien }: el sector actual, con { $cards } carta en su mazo.
       *[other] { $alien }: el sector actual, con { $cards } cartas en su mazo.
    }
alien-later = { $alien }: sector { $sector }, aún por delante.
alien-passed = { $alien }: este sector ya está superado.
alerts =
    { $cubes ->
        [one] En Quietus hay { $cubes } cubo negro, que juega en tu contra.
       *[other] En Quietus hay { $cubes } cubos negros, que juegan en tu contra.
    }
planet-choose = { $planet }: puedes buscar aquí esta ronda.
planet-searched = { $planet }: aquí se busca esta ronda.
planet-later = { $planet }: queda para una ronda posterior.
location-now = El Lugar actual vale hasta que otro ocupe su sitio.
no-location = Aún no has llegado a ningún Lugar. El último de una fila ocupa este sitio.
round = Ronda { $round } de 12. Tras la duodécima pierdes, salvo que hayas encontrado todas las superarmas.
setting-up = Se está preparando la partida.

## Cards of the line.

card-costs = Carta de { $kind }: enfrentarla cuesta { $price }, del color de { $card }.
card-costs-own = Carta de { $kind }: enfrentarla cuesta { $price }, de su propio color.
card-free = Carta de { $kind }: enfrentarla es gratis.
card-zero = Carta de { $kind } de fuerza 0: solo se puede esquivar.
card-waits = Carta de { $kind } de fuerza { $strength }.
card-location = Un Lugar: el último de la fila sigue en vigor; ni se enfrenta ni se esquiva.
card-engaged = Enfrentada.
card-evaded = Esquivada: sus iconos ya no cuentan.
card-passed = Ni se enfrenta ni se esquiva.
card-cubes = Cuenta por { $cubes } en la búsqueda.
card-would = Si se enfrenta, da { $cubes } en la búsqueda.
card-nothing = Si se enfrenta, no da cubos en la búsqueda.
card-kept = Si se enfrenta, va a tu mano.
card-icon = Su icono es { $ability }.
card-back = Una carta de la fila de esta ronda que aún no se ha robado.

## The captain, abilities, dice.

captain = { $captain }: el máximo de tus habilidades es { $points }.
no-captain = Aún no se ha elegido a tu capitán.
ability =
    { $points ->
        [one] { $ability }: { $points } punto de { $most }. Paga los iconos { $colour }.
       *[other] { $ability }: { $points } puntos de { $most }. Pagan los iconos { $colour }.
    }
ability-rule = Con dos habilidades a cero en los encuentros, pierdes.
ability-zero = { $ability } está a cero: si en los encuentros cae una segunda habilidad, pierdes.
die = { $die }, cara { $face }: { $says }.
die-free = Puedes usar un dado por ronda; después baja a una cara menor.
die-used = Esta ronda ya se ha usado un dado.

## Cubes and the bag.

cube = { $cube }: { $count } de { $all } cubos en la bolsa, { $percent } % para el próximo.
cube-out = { $cube }: { $count } de { $all } cubos en la bolsa, pero al esquivar no cuentan.
cube-ability = En la búsqueda sube { $ability } o va a una superarma; al esquivar cuesta un punto de { $ability }.
cube-white = Una pista falsa: si sale en la búsqueda, vuelve a la bolsa y no encuentra nada.
cube-black = Una alerta: si sale en la búsqueda, te cuesta un punto.
cube-quietus = Una alerta: si sale en la búsqueda, se acumula en Quietus.
cube-yellow = Si sale en la búsqueda, encuentra una superarma. Encuéntralas todas para ganar.
left-to-draw = Por sacar en esta búsqueda: { $cubes }.
drawn = Los cubos que han salido hasta ahora al esquivar o en la búsqueda.

## Super Weapons, the hand.

weapon-works = La superarma { $weapon } está descifrada y funciona: { $says }.
weapon-needs = La superarma { $weapon } necesita { $cubes } para quedar descifrada. Entonces: { $says }.
weapon-needs-only = La superarma { $weapon } necesita { $cubes } para quedar descifrada; entonces vale su texto.
weapon-hidden =
    { $left ->
        [one] Aún queda { $left } superarma oculta: la encuentra un cubo amarillo en la búsqueda, y ganas.
       *[other] Aún quedan { $left } superarmas ocultas: cada cubo amarillo en la búsqueda encuentra una.
    }
hand-text = { $card }, para jugarla una vez. { $says }
score = Superarmas encontradas: { $found } de { $all }. Encuéntralas todas en doce rondas para ganar.

## The price of the card that is met.

price = La carta dice { $printed }; con todo lo que cuenta ahora, cuesta { $due }.
price-two = Dos puntos de otra habilidad valen por uno.

## Actions.

act-engage = Pagas { $payment }. Te queda esto: { $points }.
act-engage-free = No pagas nada y conservas { $points }.
act-evade = Pagas { $payment }; después, { $cubes }.
act-evade-free = No pagas nada; después, { $cubes }.
evade-loses = Entonces sus iconos de planeta no cuentan.
act-raise = { $ability } sube a { $points }, con un máximo de { $most }.
act-fit-last = La superarma { $weapon } queda entonces descifrada.
act-fit = Después, { $weapon } necesita todavía { $cubes }.
act-gain = { $ability } sube a { $points }.
act-lose = { $ability } baja a { $points }.
act-draw-search = Sacas el siguiente cubo: { $yellow } % de superarma, { $black } % de alerta.
act-draw-evade = Se sacan los cubos: { $cubes }.
act-draw-line = Se roban cuatro cartas para la fila.
act-draw-find = Se roba una de las superarmas ocultas.
act-draw = Se pasa a lo siguiente que decide el azar.
act-finish = La ronda termina sin más.
act-face = El dado muestra entonces { $face }: { $says }.
act-says = { $says }.
act-back = El dado se vuelve a tirar y se queda como caiga.
act-discard = La carta se pierde sin efecto.
act-take = El cubo sale de la bolsa y va a la reserva.
act-keep = Usas este cubo; el otro va a la reserva.

## Views.

view-line = Muestra la fila de cartas, los planetas y la bolsa.
view-ship = Muestra tu nave: capitán, habilidades, dados, superarmas y mano.
pay = Si pagas así, te queda esto: { $points }.

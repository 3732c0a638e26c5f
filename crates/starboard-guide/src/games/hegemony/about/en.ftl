## Sectors, planets, the location.

# $alien (&str), $cards (u8)
alien-now = { $alien }: the present sector, { $cards } cards left in its deck.
# $alien (&str), $sector (usize)
alien-later = { $alien }: sector { $sector }, still ahead of you.
# $alien (&str)
alien-passed = { $alien }: you have passed this sector.
# $cubes (u8)
alerts = { $cubes } black cubes lie on Quietus and count against you.
# $planet (&str)
planet-choose = { $planet } can be searched this round.
# $planet (&str)
planet-searched = { $planet } is searched this round.
# $planet (&str)
planet-later = { $planet } stays for a later round.
location-now = The present Location holds until another one takes its place.
no-location = No Location has been reached yet. The last one of a line takes its place here.
# $round (u8)
round = Round { $round } of 12. After the twelfth you lose, unless all Super Weapons are found.
setting-up = The game is being set up.

## Cards of the line.

# $kind (&str), $price (&str), $card (&str)
card-costs = { $kind }: engaging costs { $price }, in the colour of { $card }.
# $kind (&str), $price (&str)
card-costs-own = { $kind }: engaging costs { $price }, in its own colour.
# $kind (&str)
card-free = { $kind }: engaging it is free.
# $kind (&str)
card-zero = { $kind } of strength 0: it can only be evaded.
# $kind (&str), $strength (u8)
card-waits = { $kind } of strength { $strength }.
card-location = A Location: the last one of the line stays in force; nobody engages or evades it.
card-engaged = Engaged.
card-evaded = Evaded: its icons no longer count.
card-passed = It needed neither engaging nor evading.
# $cubes (&str)
card-cubes = It counts for { $cubes } in the search.
# $cubes (&str)
card-would = Engaged, it brings { $cubes } in the search.
card-nothing = Engaged, it brings no cubes in the search.
card-kept = Engaged, it comes to your hand.
# $ability (&str)
card-icon = Its icon is { $ability }.
card-back = A card of this round’s line that has not been drawn yet.

## The captain, abilities, dice.

# $captain (&str), $points (&str)
captain = { $captain } sets the most points of your abilities: { $points }.
no-captain = Your captain has not been chosen yet.
# $ability (&str), $points (u8), $most (u8), $colour (&str)
ability = { $ability }: { $points } of { $most } points. They pay for { $colour } icons.
ability-rule = With two abilities at zero during the encounters, you lose.
# $ability (&str)
ability-zero = { $ability } is at zero: if a second ability follows during the encounters, you lose.
# $die (&str), $face (u8), $says (&str)
die = { $die } on face { $face }: { $says }.
die-free = You may use one die a round; then it goes to a lower face.
die-used = A die has been used this round.

## Cubes and the bag.

# $cube (&str), $count (u8), $all (u32), $percent (u32)
cube = { $cube } cubes: { $count } of { $all } in the bag, { $percent } % for the next draw.
# $cube (&str), $count (u8), $all (u32)
cube-out = { $cube } cubes: { $count } of { $all } in the bag, but they do not count in an evade.
# $ability (&str)
cube-ability = In a search it raises { $ability } or feeds a Super Weapon; in an evade it costs a point of { $ability }.
cube-white = A false lead: drawn in a search, it goes back and finds nothing.
cube-black = An alert: drawn in a search, it costs you a point.
cube-quietus = An alert: drawn in a search, it gathers on Quietus.
cube-yellow = Drawn in a search, it finds a Super Weapon. Find them all to win.
# $cubes (&str)
left-to-draw = { $cubes } are still to be drawn in this search.
drawn = The cubes drawn so far in this evade or search.

## Super Weapons, the hand.

# $weapon (&str), $says (&str)
weapon-works = { $weapon } is understood and works: { $says }.
# $weapon (&str), $cubes (&str), $says (&str)
weapon-needs = { $weapon } needs { $cubes } to be understood. Then: { $says }.
# $weapon (&str), $cubes (&str)
weapon-needs-only = { $weapon } needs { $cubes } to be understood; then its text works.
# $left (u8)
weapon-hidden =
    { $left ->
        [one] { $left } Super Weapon is still hidden: a yellow cube in a search finds it, and you win.
       *[other] { $left } Super Weapons are still hidden: each yellow cube in a search finds one.
    }
# $card (&str), $says (&str)
hand-text = { $card }, to be played once. { $says }
# $found (usize), $all (u8)
score = Super Weapons found: { $found } of { $all }. Find them all within twelve rounds to win.

## The price of the card that is met.

# $printed (u8), $due (&str)
price = The card says { $printed }; with everything that counts now, it costs { $due }.
price-two = Two points of another ability stand for one.

## Actions.

# $payment (&str), $points (&str)
act-engage = You pay { $payment }. That leaves { $points }.
# $points (&str)
act-engage-free = You pay nothing and keep { $points }.
# $payment (&str), $cubes (&str)
act-evade = You pay { $payment }; then { $cubes }.
# $cubes (&str)
act-evade-free = You pay nothing; then { $cubes }.
evade-loses = Its planet icons do not count then.
# $ability (&str), $points (u8), $most (u8)
act-raise = { $ability } rises to { $points }, of at most { $most }.
# $weapon (&str)
act-fit-last = { $weapon } is understood then.
# $weapon (&str), $cubes (&str)
act-fit = { $weapon } still needs { $cubes } after that.
# $ability (&str), $points (u8)
act-gain = { $ability } rises to { $points }.
# $ability (&str), $points (u8)
act-lose = { $ability } falls to { $points }.
# $yellow (u32), $black (u32)
act-draw-search = You draw the next cube: { $yellow } % for a Super Weapon, { $black } % for an alert.
# $cubes (&str)
act-draw-evade = The cubes are drawn: { $cubes }.
act-draw-line = Four cards are drawn into the line.
act-draw-find = One of the hidden Super Weapons is drawn.
act-draw = The next draw follows.
act-finish = The round ends without anything more.
# $face (u8), $says (&str)
act-face = The die then shows { $face }: { $says }.
# $says (&str)
act-says = { $says }.
act-back = The die is rolled again and stays as it falls.
act-discard = The card is lost without effect.
act-take = The cube leaves the bag for the supply.
act-keep = You use this cube; the other goes to the supply.

## Views.

view-line = Shows the line of cards, the planets and the bag.
view-ship = Shows your ship: captain, abilities, dice, weapons and hand.
# $points (&str)
pay = Pay like this, and you have { $points } left.

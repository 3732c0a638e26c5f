cockpit-label = Cockpit
line-tab = Line
ship-tab = Ship
sectors = Sectors
planets = Planets
location = Location
no-location = No location yet
line = Encounter line
bag = Bag
weapons = Super Weapons
hand = Hand
hand-empty = Agents and Events you engage come here.
crew = Captain’s dice
captain = Captain
round = Round
# $round (u8)
round-of = { $round }/12
setting-up = Setting up
# $number (usize)
unknown-alien = Sector { $number }
# $count (u8)
cards-left =
    { $count ->
        [one] { $count } card in its deck
       *[other] { $count } cards in its deck
    }
# $count (u8)
alerts = alerts: { $count }
strength = strength
# $ability (&str)
own-icon = icon { $ability }
# $cubes (&str)
adds = adds { $cubes }
# $count (u8)
planet-icons = Planet Icons: { $count }
engaged = engaged
evaded = evaded
passes = passed by
understood = understood
# $cubes (&str)
needs = still needs { $cubes }
# $count (u8)
hidden-weapons = { $count } more to find
used = used this round
# $face (u8)
shows = shows { $face }
# $count (i8)
cubes-to-draw = { $count } to draw
chances-now = Odds of the next cube
# $cube (&str), $percent (u32), $count (u8)
chance-of = { $cube } { $percent } % ({ $count } in the bag)
help = dice and hand

## What can be done.

engage = Engage
evade = Evade
free = free
pay-with = Pay with
cannot-engage = Cannot engage
# What an evade costs after its price.
# $count (u8)
then-cubes =
    { $count ->
        [one] then 1 cube from the bag, which costs a point
       *[other] then { $count } cubes from the bag, a point each
    }
ends-game = This would lose the game!
# $percent (u32)
may-end-game = { $percent } % risk of losing the game
# $planet (&str)
search-planet = Search { $planet }
# $card (&str)
play-card = Play { $card }
# $card (&str)
discard-card = Discard { $card }
# $weapon (&str)
fit-onto = Onto { $weapon }
swap-out = Give away
swap-in = Take instead

## The report and the story of a run.

rank-won = The Super Weapons were found
rank-crippled = The ship was crippled
rank-exhausted = The trail went cold
rank-open = Under way
weapons-found = Super Weapons
weapons-understood = understood
rounds = rounds
cards-engaged = cards engaged
cards-evaded = cards evaded
cubes-drawn = cubes drawn in searches
false-leads = false leads
points-paid = points paid
points-lost = points lost
dice-used = dice used
story = The run in numbers
# $round (usize), $engaged (u32), $evaded (u32), $found (u32)
round-line = Round { $round }: { $engaged } engaged, { $evaded } evaded, { $found } found
# $found (usize), $all (u8), $round (u8), $signs (&str)
share-won =
    Victory in round { $round }: { $found }/{ $all } Super Weapons
    { $signs }
# $found (usize), $all (u8), $round (u8), $signs (&str)
share-lost =
    Lost in round { $round }: { $found }/{ $all } Super Weapons
    { $signs }

## The step, in one word.

step-setup = Setup
step-planet = Planet
step-line = Line
step-meet = Meet
step-evade = Evade
step-search = Search
step-choice = Choice
step-over = End

## The names of things, in every form in which texts have them, separated by |.

names-of-quietus = Quietus

## The end in one line, and the chart of a finished game.

# $all (u8), $round (u8)
headline-won = All { $all } Super Weapons are yours, in round { $round }
# $found (usize), $all (u8)
headline-crippled = Crippled with { $found } of { $all } Super Weapons
# $found (usize), $all (u8)
headline-exhausted = The trail went cold at { $found } of { $all } Super Weapons

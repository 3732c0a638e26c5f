powers-title = The powers are dealt
# $fleet (&str)
powers = Every fleet gets one of six powers; { $fleet } is next. No two fleets get the same one.
# $power (&str), $note (&str)
your-power = Your power is { $power }. { $note }
layout-title = Lay out your ships
# $planet (Square)
layout = Place your eight ships on the starting squares around { $planet } as you like.
# $squares (&str)
layout-front = { $squares } face the middle of the board: put ships there that set out first, such as a Speedy F1 to jump over and a Bounty Cargo to fetch the commander.
# $corner (Square)
layout-back = The ship on { $corner } in the corner sets out last; an ICE Hunter near the planet guards it.
# $fleet (&str)
other-layout = { $fleet } places eight ships on the starting squares around their planet. You can see every ship.

## Your own turn.

win-title = You can win now
# $fleet (&str)
stop-title = { $fleet } is almost home
home-title = Bring your commander home
fetch-title = Fetch your commander
move-title = Your move
pass-title = You must pass
pass = None of your ships can move, so you pass. Next turn may be different.
# $action (&str)
do-this = { $action }.
win-how = The first commander home wins at once, no matter who is on the planet.
# $kind (&str), $from (Square), $home (Square)
threat-home = Their { $kind } on { $from } has the commander aboard and can reach { $home } next turn.
# $action (&str)
stop-now = You can stop that. { $action }.
stop-block = Remove a ship it jumps over, or stand where it wants to land.
stop-never = You can no longer stop that; you can only hope that they overlook it.
threat-protected = A Bounty Cargo with its commander aboard cannot be attacked.
# $kind (&str), $at (Square), $far (&str), $home (Square)
aboard = Your { $kind } on { $at } has the commander aboard: { $far } to { $home }.
# $hunter (&str), $from (Square)
carrier-danger = Danger: the enemy { $hunter } on { $from } can attack it, and the commander would be a prisoner again.
carrier-protected = Nobody can attack a Bounty Cargo with the commander aboard, so fly straight home.
carrier-on-planet = On the planet nobody can attack it; before you leave, look for a safe square.
carrier-safe = No enemy can attack it where it is.
# $planet (Square), $kind (&str), $at (Square), $far (&str)
held = Your commander is held on { $planet }; your { $kind } on { $at } is the nearest ship, { $far } away.
# $planet (Square)
held-no-ship = Your commander is held on { $planet }, but a Speedy F1 cannot carry him, and you have no other ship.
# $kind (&str), $from (Square), $to (Square), $gain (&str)
leap = A good move: take the { $kind } from { $from } to { $to }, { $gain } closer.
no-leap = No ship can safely get closer now: set up a ship for others to jump over.
fetch-cargo = With the commander aboard, a Bounty Cargo cannot be attacked; other ships can.
fetch-ends = Landing ends the move; on the planet the ship is safe, and next turn it flies home.
# $action (&str), $fleet (&str)
can-attack-carrier = { $action }: { $fleet } has their commander aboard there, and he would be a prisoner again.
# $kind (&str), $from (Square), $victim (&str), $to (Square)
can-attack = Your { $kind } on { $from } can attack the { $victim } on { $to }.
# $hunter (&str), $from (Square), $kind (&str), $at (Square)
ship-danger = The enemy { $hunter } on { $from } can attack your { $kind } on { $at }.
# $fleet (&str), $from (Square)
will-fetch = { $fleet } can fetch their commander next turn, from { $from }.
# $fleet (&str), $kind (&str), $at (Square), $far (&str)
enemy-aboard = { $fleet } has their commander aboard the { $kind } on { $at }, { $far } from home.
# $turns (u16)
quiet-soon =
    { $turns ->
        [one] Without an attack or a pick-up, the game is a draw in { $turns } turn.
       *[other] Without an attack or a pick-up, the game is a draw in { $turns } turns.
    }

## Powers, when they matter.

# $at (Square)
wolf-now = Your stack on { $at } moves as a whole, or only its top ship.
# $kind (&str), $from (Square), $to (Square)
wolf-can = As a Space Wolf you could stack the { $kind } from { $from } onto { $to }.
cheetah-now = That is a step and jumps in one move: only a Space Cheetah can do that.
# $victim (&str), $to (Square)
hacker-now = As a Space Hacker you can take over the { $victim } on { $to } instead of removing it.
# $to (Square)
rooster-now = As a Space Rooster your Bounty Cargo can attack { $to }.
rooster-risk = As a Space Rooster you have no protected Bounty Cargo.
# $kind (&str)
robots-now = Instead of moving, your Space Robots can rebuild a lost { $kind }.
# $ufo (Square)
astronauts-now = That jumps over the UFO square { $ufo }, the power of the Ancient Astronauts.

## Somebody else's turn.

# $fleet (&str)
other-title = { $fleet }’s turn
# $fleet (&str), $planet (Square), $far (&str)
other-fetch = { $fleet } wants their commander from { $planet }; their nearest ship is { $far } away.
# $fleet (&str)
other-lost = { $fleet } moves one ship, by steps or by jumps.
# $fleet (&str)
other-wins = { $fleet } can come home now.
# $fleet (&str)
other-fetches = { $fleet } can fetch their commander now.
# $at (Square)
your-carrier-risk = Your ship with the commander on { $at } can be attacked now.
# $kind (&str), $at (Square)
your-ship-risk = Your { $kind } on { $at } can be attacked now.
you-are-out = You are out of the game, but you can keep watching.
look-ahead = Meanwhile, look for a line of ships to jump along.

## The end.

won-title = You won
# $fleet (&str)
lost-title = { $fleet } won
draw-title = A draw
# $fleet (&str)
won-by = { $fleet } won the game.
won-text = Well flown!
# $at (&str)
lost-text = Your commander is { $at }. Next time, count how many moves every fleet still needs.
# $planet (Square)
still-held = still held on { $planet }
# $at (Square), $far (&str)
still-aboard = aboard the ship on { $at }, { $far } from home
draw-text = Nobody won. An attack or a pick-up restarts the count of quiet rounds.

## Counted

# $count (u8)
squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
squares-to-go = Squares to go

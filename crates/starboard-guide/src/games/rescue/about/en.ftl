## Ships.

# $kind (&str)
own-ship = Your { $kind }.
# $name (&str), $kind (&str)
ship = { $name }’s { $kind }.
# $height (usize), $kind (&str)
own-stack = Your stack of { $height }, { $kind } on top.
# $name (&str), $height (usize), $kind (&str)
stack = { $name }’s stack of { $height }, { $kind } on top.
note-speedy = It takes one or two steps, but cannot carry the commander.
note-hunter = It takes an enemy ship by landing on it.
note-cargo = With the commander aboard, it cannot be attacked.
note-rooster = It attacks like an ICE Hunter, but is not safe with the commander.
note-tie = It also jumps over UFO squares.
note-hacked = It was taken over from another fleet.
# $count (usize)
can-reach =
    { $count ->
        [0] It cannot move now.
        [one] It can reach { $count } square now.
       *[other] It can reach { $count } squares now.
    }
# $squares (&str), $home (Square)
own-aboard = Your commander is aboard: { $squares } to { $home }.
# $squares (&str), $home (Square)
aboard = The commander is aboard: { $squares } to { $home }.
# $from (Square)
can-be-attacked = Your ship on { $from } can attack it now.
protected = With the commander aboard, it cannot be attacked.

## Squares.

own-planet = Your planet: the first to bring their commander home wins.
# $name (&str)
planet = { $name }’s planet. Ships can jump over it.
planet-free = Unclaimed planet. Ships can jump over it.
# $name (&str)
prison = { $name }’s planet holds your commander: land here to take him aboard, but not with a Speedy F1.
# $name (&str)
holds = It holds { $name }’s commander.
ufo = UFO square: no ship may stand here. TIE UFOs can jump over it.
# $count (usize)
red =
    { $count ->
        [one] Red solar square: a ship that lands here may fly on to any free red square; { $count } is free now.
       *[other] Red solar square: a ship that lands here may fly on to any free red square; { $count } are free now.
    }
# $count (usize)
orange =
    { $count ->
        [one] Orange solar square: a ship that lands here may fly on to any free orange square; { $count } is free now.
       *[other] Orange solar square: a ship that lands here may fly on to any free orange square; { $count } are free now.
    }
own-start = Starting square of your fleet.
# $name (&str)
start = Starting square of { $name }’s fleet.
own-lay = Starting square of your fleet: put one of your eight ships here.
empty = Empty square.
# $count (usize)
reached-by =
    { $count ->
        [0] None of your ships can get here now.
        [one] { $count } of your ships can get here now.
       *[other] { $count } of your ships can get here now.
    }

## Players.

# $ships (&str)
you-have = You have { $ships }. Without a ship, a fleet is out.
# $name (&str), $ships (&str)
player-has = { $name } has { $ships }. Without a ship, a fleet is out.
# $home (Square), $prison (Square)
you = Your planet is { $home }; your commander was taken to { $prison }.
# $name (&str), $home (Square), $prison (Square)
player = { $name }’s planet is { $home }; the commander was taken to { $prison }.
# $power (&str), $note (&str)
power = { $power }. { $note }
# $prison (Square)
your-held = Your commander is held on { $prison }: land there with any ship but a Speedy F1.
# $name (&str), $prison (Square)
held = { $name }’s commander is held on { $prison }.
# $kind (&str), $at (Square), $squares (&str)
your-aboard = Your commander is aboard the { $kind } on { $at }, { $squares } from home.
# $name (&str), $kind (&str), $at (Square), $squares (&str)
other-aboard = { $name }’s commander is aboard the { $kind } on { $at }, { $squares } from home.
your-home = Your commander is home: you win.
# $name (&str)
home = { $name }’s commander is home.

## Kinds, buttons, the count of quiet turns.

act-pass = None of your ships can move, so you pass.
choose-destroy = Removes the enemy ship for good; choose one of your starting squares instead to take it over.
choose-whole = Moves the whole stack. The top ship decides where it can go.
choose-top = Moves only the top ship; the others stay.
# $a_ship (&str)
choose-rebuild = Instead of moving, you put { $a_ship } back on one of your starting squares.
choose-put-down = Clears your choice. Nothing is played.
choose-standard = Puts your eight ships in the standard order. You can still change it.
choose-clear = Takes all ships off the starting squares again.
choose-ready = Confirms your layout. It needs all eight ships in place.
# $quiet (u16), $limit (u16)
quiet = { $quiet } turns in a row without an attack or a pick-up. At { $limit }, the game is a draw.

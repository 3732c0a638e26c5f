## Names.

speedy = Speedy F1
hunter = ICE Hunter
cargo = Bounty Cargo
tie = TIE UFO
note-wolf = Your ships may stack, up to three on a square, and fly together or one by one.
note-cheetah = One move may combine a step and a chain of jumps, in either order.
note-hacker = An ICE Hunter may take over a ship instead of removing it; at most three at a time.
note-rooster = Bounty Cargos attack like ICE Hunters, but carrying the commander does not protect them.
note-robots = Instead of moving, you may rebuild a lost ship on a free starting square.
note-astronauts = ICE Hunters and Speedy F1s jump over UFO squares, as TIE UFOs do.
note-none = Ships fly by the plain rules.
note-random = Every fleet is dealt one of the six powers before the ships are laid out.
note-choose = Every player arranges eight ships on their starting squares.
note-standard = All fleets start in the same proven order; play begins at once.

## The table.

# $number (usize)
fleet-name = Fleet { $number }
legend = 1F ship of seat 1 (F Speedy F1, H ICE Hunter, C Bounty Cargo, T TIE UFO), * commander aboard, {"'"} hacked, 2 or 3 a stack; (1) planet, U UFO, r and o solar squares
# $square (Square), $ships (&str)
stack-line = Stack on { $square }, from the bottom: { $ships }
# $planet (Square)
commander-held = commander held on { $planet }
# $ship (&str), $square (Square)
commander-aboard = commander aboard the { $ship } on { $square }
out = out of the game
# $ships (&str)
lost-ships = lost { $ships }
# $quiet (u16), $limit (u16)
quiet-line = Turns without an attack or a pick-up: { $quiet } of { $limit }

## What is to be done now.

prompt-powers = The powers are being dealt.
# $square (Square)
prompt-layout = Lay out your ships: the next square is { $square }.
prompt-fetch = Move a ship to fetch your commander.
prompt-bring-home = Move a ship to bring your commander home.
prompt-over = The game is over.

## Actions in plain words.

# $a_ship (&str), $square (Square)
say-lay = Place { $a_ship } on { $square }
# $kind (&str), $from (Square), $to (Square)
say-step = Move the { $kind } from { $from } to { $to }
# $kind (&str), $from (Square), $to (Square)
say-jump = Jump the { $kind } from { $from } to { $to }
# $kind (&str), $from (Square), $to (Square)
say-attraction = Ride the solar attraction from { $from } to { $to } with the { $kind }
# $kind (&str), $from (Square), $to (Square)
say-stack = Stack the { $kind } from { $from } onto { $to }
# $kind (&str), $from (Square), $to (Square)
say-pick-up = Fetch your commander from { $to } with the { $kind } on { $from }
# $kind (&str), $from (Square), $to (Square)
say-home = Bring the { $kind } home from { $from } to { $to } and win
# $kind (&str), $from (Square), $to (Square), $victim (&str)
say-attack = Attack the { $victim } on { $to } with the { $kind } on { $from }
# $kind (&str), $from (Square), $to (Square), $victim (&str), $home (Square)
say-take-over = Take over the { $victim } on { $to } with the { $kind } on { $from } and bring it to { $home }
# $a_ship (&str), $on (Square)
say-rebuild = Rebuild { $a_ship } on { $on }
say-pass = Pass: nothing can move
whole-stack = whole stack
top-ship = top ship only

## What happened.

# $name (&str), $power (&str)
told-dealt = { $name } was dealt { $power }.
# $name (&str), $a_ship (&str), $square (Square)
told-laid = { $name } placed { $a_ship } on { $square }.
# $name (&str), $kind (&str), $from (Square), $path (&str)
told-moved = { $name } moved the { $kind } from { $from } { $path }.
# $name (&str), $ships (u8), $a_ship (&str), $from (Square), $path (&str)
told-stack-moved = { $name } moved a stack of { $ships } with { $a_ship } on top from { $from } { $path }.
# $to (Square)
path-step = to { $to }
# $over (Square), $to (Square)
path-jump = over { $over } to { $to }
# $to (Square)
path-attraction = then by solar attraction to { $to }
# $square (Square), $height (u8)
told-stacked = That made a stack of { $height } on { $square }.
# $name (&str)
told-picked-up = { $name } picked up their commander!
# $name (&str)
told-came-home = { $name } brought their commander home!
# $kind (&str), $owner (&str), $square (Square)
told-removed = { $owner } lost the { $kind } on { $square }.
told-stays = The attacker stayed where it was.
# $name (&str), $kind (&str), $owner (&str), $home (Square)
told-taken-over = { $name } took over the { $kind } of { $owner } and brought it to { $home }.
# $name (&str), $planet (Square)
told-returned = The commander of { $name } was taken back to { $planet }.
# $name (&str), $a_ship (&str), $square (Square)
told-rebuilt = { $name } rebuilt { $a_ship } on { $square }.
# $name (&str)
told-passed = { $name } could not move and passed.
# $name (&str)
told-out = { $name } was knocked out of the game.
# $name (&str)
told-won = { $name } won!
told-drawn = The game ended in a draw.

## How it ended.

ended-rescued = A commander came home.
ended-last = Only one fleet was left.
ended-repetition = The same position came up for the third time: a draw.
ended-quiet = Forty rounds passed without an attack or a pick-up: a draw.

## Why an action is not possible

game-over = the game is over
dealing = the powers are being dealt
lay-first = the ships must be laid out first
only-in-layout = ships are laid out only before the first turn
# $kind (&str)
kind-used-up = both of your { $kind }s are already on the board
must-act = you must move if you can
# $square (Square)
no-ship = there is no ship on { $square }
# $square (Square)
not-yours = the ship on { $square } is not yours
wolf-only = only a Space Wolf can move the top ship of a stack
# $square (Square)
no-stack = there is no stack on { $square }
back-to-start = a move may not return to where it began
# $square (Square)
ufo-square = no ship may stand on { $square }: it is a UFO square
# $square (Square)
own-ship-there = your own ship stands on { $square }
stack-full = at most three ships may stand on a square
# $square (Square)
attack-is-written-x = an enemy ship stands on { $square }: only an attack goes there, written with x
# $square (Square)
occupied = an enemy ship stands on { $square }
# $a_ship (&str)
cannot-attack = { $a_ship } cannot attack
# $square (Square)
nothing-to-attack = there is no enemy ship on { $square }
protected = a Bounty Cargo that carries its commander cannot be attacked
safe-on-planet = a ship on a planet cannot be attacked
speedy-cannot-carry = a Speedy F1 cannot carry the commander
# $square (Square)
commander-not-here = your commander is not held on { $square }
commander-is-aboard = your commander is no longer there, but aboard your ship
home-without-commander = a ship lands on its own planet only with the commander aboard
# $kind (&str), $to (Square)
no-way = the { $kind } cannot reach { $to } by steps or jumps
hacker-only = only a Space Hacker can take over ships
hunter-takes-over = only an ICE Hunter can take over ships
three-hacked = there are already three hacked ships on the board
# $square (Square)
not-a-start = { $square } is not one of your starting squares
# $square (Square)
start-taken = the starting square { $square } is not free
robots-only = only Space Robots can rebuild ships
# $kind (&str)
none-lost = you have lost no { $kind }

## Counted

# $count (u32)
ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }

## Ships with the articles that they need

a-hunter = an ICE Hunter
a-cargo = a Bounty Cargo
a-tie = a TIE UFO
a-speedy = a Speedy F1

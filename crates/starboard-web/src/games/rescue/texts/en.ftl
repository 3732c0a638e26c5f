# $turns (u16), $limit (u16)
quiet = Quiet { $turns }/{ $limit }
prompt-layout = Lay out your eight ships around your planet, then confirm.
step-powers = Powers
step-layout = Layout
step-move = Move
step-over = End
player-out = out
# $planet (Square)
held-short = on { $planet }
home-short = home
# $square (Square)
aboard-short = aboard { $square }
board-label = Hexagonal board, rows a to m. Arrow keys move between squares, comma and full stop between possible ones, Enter chooses.
# $kind (&str), $from (Square), $to (Square)
brief-move = { $kind } from { $from } to { $to }
# $kind (&str), $from (Square), $to (Square)
brief-attack = { $kind } from { $from } attacks { $to }
# $kind (&str), $from (Square), $to (Square), $home (Square)
brief-hack = { $kind } from { $from } hacks { $to }, to { $home }
# $name (&str), $kind (&str), $square (Square)
told-took-yours = { $name } took your { $kind } on { $square }.
# $name (&str), $owner (&str), $kind (&str), $square (Square)
told-took = { $name } took { $owner }’s { $kind } on { $square }.
# $name (&str), $kind (&str)
told-you-hacked = { $name } took over your { $kind }.
# $planet (Square)
told-you-returned = Your commander was taken back to { $planet }.

## What is on a square.

empty = empty
ufo = UFO square
red = red solar square
orange = orange solar square
# $name (&str)
planet-of = planet of { $name }
planet-free = unclaimed planet
# $name (&str)
holds = holds the commander of { $name }
# $kind (&str), $name (&str)
ship-of = { $kind } of { $name }
# $ship (&str)
with-commander = { $ship } with the commander aboard
# $ship (&str)
above = above { $ship }
hacked = hacked
# $name (&str)
starting-square = starting square of { $name }
# $kind (&str)
drafted = { $kind }, not confirmed yet

## What a square would mean.

can-move = can move
chosen = chosen
aim-step = step here
# $count (usize)
aim-jump =
    { $count ->
        [one] jump here, { $count } landing
       *[other] jump here, { $count } landings
    }
aim-attraction = ride the solar attraction here
aim-attack = attack here
aim-pickup = pick up your commander
aim-home = come home and win
aim-stack = stack here
aim-rebuild = rebuild here
aim-receive = bring the captured ship here
aim-lay = place a ship here

## What to do.

choose-ship = Choose a ship that can move
stuck = This ship cannot move now
choose-target = Choose where to go
tap-again = Tap again to play
put-down = Cancel
whole-stack = Whole stack
top-only = Top ship only
destroy = Destroy
take-over = Take over: choose a starting square
# $kind (&str)
rebuild = Rebuild { $kind }
pass = Pass
turn-board = Your planet at the bottom
# $name (&str)
turn-on = Turn the board (planet of { $name } at the bottom)
legend = Legend
sign-own = can move
sign-step = step
sign-jump = jump
sign-attraction = solar ride
sign-attack = attack
sign-pickup = pick-up
sign-home = home
sign-rebuild = place a ship
sign-stack = stack

## Layout.

tray = Ships to lay out
# $kind (&str), $left (usize)
tray-ship = { $kind }, { $left } left
standard = Standard
clear = Clear
ready = Ready
lay-how = Choose a ship below and then a starting square, drag it there, or press F, H, C or T on the square
lay-ready = All eight ships are in place: press Ready, or move them about first
not-your-start = That is not one of your starting squares (R8)
laid-already = This ship is already laid out; Undo takes it back
# $kind (&str)
none-left = Both of your { $kind }s are laid out (R5)
pick-first = Choose a ship first

## The end in one line, and the chart of a finished game.

# $squares (i32)
you-win-by-squares =
    { $squares ->
        [one] You win with { $squares } square to spare
       *[other] You win with { $squares } squares to spare
    }
# $name (&str), $squares (i32)
wins-by-squares =
    { $squares ->
        [one] { $name } wins with { $squares } square to spare
       *[other] { $name } wins with { $squares } squares to spare
    }
you-are-last = You win: no other fleet is left
# $name (&str)
is-last = { $name } wins: no other fleet is left

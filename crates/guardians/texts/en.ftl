# $number (usize)
pilot = Pilot { $number }
not-placed = not yet placed
destroyed = destroyed
out = out of the game
# $level (u8)
level = level { $level }
has-missile = missile ready
has-power = power-up charged
# $monsters (u32), $halves (u32)
supply-line = Supply: monsters { $monsters }, ship halves { $halves }
# $left (u8), $right (u8), $ships (u8)
waiting-line = Waiting beside the board: left halves { $left }, right halves { $right }, whole ships { $ships }
legend = 1-5 monsters, <> command ship, x damaged ship, * mine, A-D fighters

## What is to be done now.

prompt-setup = The invaders are taking up their positions.
prompt-wave = Reinforcements are arriving.
prompt-place = Place your fighter on an empty square of row 1.
prompt-mine-setup = Place the mine on one of its squares.
prompt-return = Your fighter is destroyed: pay to come back, or retire.
prompt-retire = Your fighter is destroyed, and you cannot come back: retire.
prompt-move = Move your fighter, stay, or buy something.
prompt-only-move = Move your fighter, or stay.
prompt-stay = Your fighter cannot move: stay, or buy something.
prompt-only-stay = Your fighter cannot move: stay.
# $shots (u8)
prompt-boost-shots = Boost: fire your extra shots ({ $shots } left).
prompt-boost-move = Fly on in the same direction, or stay.
# $shots (u8)
prompt-shoot =
    { $shots ->
        [one] Fire!
       *[other] Fire! You have { $shots } shots left.
    }
prompt-mine = Move the mine one square to the right, or leave it.
prompt-mine-again = Send the mine round to one of its squares, or leave it.
prompt-mine-stuck = The mine cannot move: leave it.
prompt-over = The game is over.

## Actions in plain words.

# $square (Square)
say-place = Place your fighter on { $square }
# $square (Square)
say-mine-place = Place the mine on { $square }
# $square (Square)
say-mine-move = Move the mine to { $square }
# $square (Square), $what (&str)
say-mine-explode = Move the mine to { $square } and blow up { $what }
say-mine-hold = Leave the mine where it is
# $square (Square), $target (&str)
say-move = Move to { $square } ({ $target })
# $target (&str)
say-stay = Stay ({ $target })
# $square (Square), $target (&str)
say-boost = Boost to { $square } and fire extra shots ({ $target })
# $target (&str)
say-fire = Fire ({ $target })
# $row (u8)
say-launch = Launch the missile at row { $row }
# $payment (Payment)
say-buy-missile = Buy a missile for { $payment }
# $level (u8), $payment (Payment)
say-upgrade = Upgrade to level { $level } for { $payment }
# $payment (Payment)
say-charge = Charge the power-up for { $payment }
# $square (Square), $payment (Payment)
say-return = Come back on { $square } for { $payment }
say-retire = Retire from the game

## What a shot would meet.

above-nothing = nothing above
above-mine = the mine above
above-fighter = another fighter above
# $what (&str), $square (Square)
above-invader = { $what } on { $square }
# $value (u8)
monster = a monster worth { $value }
whole-ship = half of a command ship
damaged-ship = a damaged command ship
empty-square = empty

## Events.

# $name (&str), $square (Square)
told-placed = { $name } started on { $square }.
# $name (&str), $square (Square)
told-mine-placed = { $name } placed the mine on { $square }.
# $name (&str), $from (Square), $to (Square)
told-moved = { $name } flew from { $from } to { $to }.
# $name (&str)
told-stayed = { $name } stayed put.
# $name (&str), $square (Square)
told-boosted = { $name } used the power-up on { $square }.
# $name (&str), $from (Square)
told-fired = { $name } fired from { $from }.
# $name (&str)
told-missed = { $name } missed.
# $name (&str), $square (Square), $points (&str)
told-took = { $name } shot down an invader on { $square } for { $points }.
# $name (&str), $square (Square)
told-ship-damaged = { $name } damaged a command ship on { $square }.
# $name (&str), $victim (&str), $points (&str)
told-hit-fighter = { $name } hit { $victim } and took a token worth { $points }.
# $name (&str), $victim (&str)
told-hit-poor-fighter = { $name } hit { $victim }, who had no token to lose.
# $name (&str)
told-hit-mine = { $name } hit the mine, and nothing happened.
# $name (&str), $row (u8)
told-launched = { $name } launched a missile at row { $row }.
# $square (Square)
told-boxed = Half of the command ship on { $square } was lost.
# $letter (char)
told-column = Column { $letter } was cleared!
told-descended = All invaders came down a row.
# $row (u8)
told-descended-above = The invaders above row { $row } came down a row.
# $letter (char)
told-passed = An invader reached the planet in column { $letter }!
# $square (Square)
told-mine-exploded = The mine exploded on { $square } and took an invader with it.
# $name (&str), $square (Square)
told-collided = An invader rammed { $name } on { $square }: both were destroyed.
# $value (u8), $square (Square)
told-monster-arrived = A monster worth { $value } arrived on { $square }.
# $square (Square)
told-half-arrived = Half of a command ship arrived on { $square }.
told-left-aside = The left half of a command ship was set aside.
told-right-aside = The right half of a command ship was set aside.
told-ship-waits = A command ship had to wait for the next wave.
# $name (&str), $to (Square)
told-mine-moved = { $name } moved the mine to { $to }.
# $name (&str)
told-mine-held = { $name } left the mine where it was.
# $name (&str), $payment (&str)
told-bought-missile = { $name } bought a missile for { $payment }.
# $name (&str), $payment (&str)
told-upgraded = { $name } upgraded the fighter for { $payment }.
# $name (&str), $payment (&str)
told-charged = { $name } charged the power-up for { $payment }.
# $name (&str), $square (Square), $payment (&str)
told-returned = { $name } came back on { $square } for { $payment }.
# $name (&str)
told-retired = { $name } retired from the game.

## Endings.

ended-cleared = No invaders were left: the planet was saved.
ended-quiet = Everybody missed, so the invaders withdrew.
ended-cap = Nothing was shot down for five rounds, so the fight ended.
ended-raided = The planet was raided: everybody lost.
ended-all-out = No pilot was left: everybody lost.

## Why an action is not possible

game-over = the game is over
drawing = tokens are being drawn
not-this-step = not at this point of the turn: first move, then shoot, then mine
only-in-setup = that is only possible before the first turn
# $square (Square)
not-empty = { $square } is not empty
# $square (Square)
not-your-square = your fighter is not on { $square }
not-straight = a fighter flies in a straight line
# $square (Square)
blocked = the way is blocked on { $square }
other-heading = after a boost, the fighter continues in the same direction
shots-first = the extra shots come first
must-shoot-or-mine = you have already moved
no-power = you have no charged power-up
no-boost-now = a power-up can only be used once, during the move
no-missile = you have no missile
no-missile-in-boost = missiles cannot replace the extra shots
no-target = the first object above must be an invader
fighter-in-row = another fighter stands in that row
advanced-only = that belongs to the advanced variant
missile-bought = you have already bought your missile
highest-level = your fighter is already at the highest level
power-used = the power-up can only be bought once per game
no-purchase-now = a purchase takes the whole turn, instead of moving and shooting
# $price (u16)
not-enough = that does not add up to { $price } points
not-owned = you do not have these tokens
too-many = you could keep one of these tokens and still pay in full
not-destroyed = your fighter is not destroyed
return-first = your fighter is destroyed: come back or retire first
no-mine = the mine is not in play
mine-goes-right = the mine moves one square to the right
mine-squares-only = the mine enters on one of its squares a1 to a4
fighter-there = a fighter stands there
place-mine-first = the mine must be placed first
place-first = the fighters must be placed first

## Counted

# $count (i64)
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

# $count (u32)
supply = Supply { $count }
step-setup = Setup
step-wave = Wave
step-place = Place
step-mine = Mine
step-return = Return
step-move = Move
step-shoot = Shoot
step-over = End
fighter-destroyed = destroyed
player-out = out
has-missile = missile
power-charged = power-up ready
power-empty = no power-up
# $level (u8)
fighter-level = fighter level { $level }
# $value (u16), $count (u8)
tokens-of = { $count } × { $value }
board-label = Board, columns a to f, rows 1 (planet) to 10
# $square (guardians::Square), $what (&str)
square-label = { $square }: { $what }
# $label (&str)
square-possible = { $label }, possible
# $label (&str)
square-chosen = { $label }, chosen
the-mine = mine
# $name (&str), $level (u8)
fighter-of = fighter of { $name }, level { $level }
empty = empty

## Actions.

choose-square = Choose a marked square
# $square (guardians::Square)
place-on = Place on { $square }
# $square (guardians::Square)
move-to = Move to { $square }
# $square (guardians::Square)
boost-to = Boost to { $square }
# $square (guardians::Square)
mine-to = Mine to { $square }
stay = Stay
fire = Fire
launch = Launch missile
hold-mine = Leave the mine
buy-missile = Missile · 10
upgrade = Upgrade · 10
charge = Power-up · 15
# $square (guardians::Square)
return-on = Return to { $square } · 10
retire = Retire

## Payment.

# $what (&str)
pay-title = Pay for: { $what }
# $price (u16)
pay-intro = Hand over tokens worth at least { $price } points. There is no change.
# $sum (u16), $price (u16)
pay-sum = You pay { $sum } of { $price }
# $value (u16)
pay-more = Add a token worth { $value }
# $value (u16)
pay-less = Take back a token worth { $value }
# $paid (u8), $owned (u8)
pay-of = { $paid } of { $owned }
# $sum (u16)
pay-now = Pay { $sum }

## What the others did to whoever reads it.

# $name (&str), $points (&str)
told-you-were-hit = { $name } hit you and took a token worth { $points }.
# $name (&str)
told-you-were-spared = { $name } hit you, but you had no token to lose.
# $square (Square)
told-you-were-rammed = An invader rammed you on { $square }: both were destroyed.

## Names of parts of the board in sentences, in all forms.

# $row (u8)
names-of-row = row { $row }
# $column (&str)
names-of-column = column { $column }

## The end in one line.

headline-raided = The planet is lost
headline-all-out = No pilot came back

## What stands on a square.

# $points (&str)
monster = Monster: { $points } for the pilot who shoots it.
half = Half of a command ship. The first hit scores nothing; then the other half is worth 10 points.
# $points (&str)
damaged = Damaged command ship: { $points } for the pilot who shoots it.
# $column (char)
last-in-column = It is the last invader in column { $column }: shoot it, and all invaders come down one row.
# $rows (u8)
descents =
    { $rows ->
        [one] In row 1, only the mine can stop it. With the next descent, everybody loses.
       *[other] It is { $rows } descents away from your planet.
    }
# $shots (u8)
own-fighter =
    { $shots ->
        [one] Your fighter. It flies in a straight line, then shoots straight up.
       *[other] Your fighter, level { $shots }. It flies in a straight line, then fires { $shots } shots straight up.
    }
# $name (&str)
fighter = { $name }’s fighter.
# $name (&str), $level (u8)
fighter-level = { $name }’s fighter, level { $level }.
# $square (Square)
rammed = A descent would bring the invader on { $square } down on it: both would be destroyed.
# $name (&str), $points (&str)
fighter-rich = A hit takes { $name }’s lowest token: { $points }.
# $name (&str)
fighter-poor = A hit takes nothing: { $name } has no tokens.
the-mine = The mine: an invader that meets it is destroyed with it, without points. After shooting, you may move it one square to the right.

## Empty squares.

empty = Empty square. Fighters can fly over it.
empty-low = Empty square of row 1. If an invader comes down past this row, everybody loses.
empty-top = Empty square of row 10, where reinforcements arrive.
mine-square = Mine square: here the mine starts, and comes back after column f.
# $why (&str)
cannot-fly = Empty square. You cannot fly here: { $why }.
can-start = You can start here.
can-return = Your fighter can come back here.
can-mine = The mine can go here.

## What would be shot.

# $target (Square), $points (&str)
shot-monster = From here you would hit the monster on { $target }: { $points }.
# $target (Square)
shot-half = From here you would hit the command ship on { $target }: no points yet.
# $target (Square), $points (&str)
shot-damaged = From here you would hit the damaged ship on { $target }: { $points }.
# $target (Square), $name (&str)
shot-fighter = From here you would hit { $name }’s fighter on { $target }.
# $target (Square)
shot-mine = From here the mine on { $target } would stop your shot.
shot-nothing = From here your shot would hit nothing.

## Actions.

# $square (Square)
act-stay = You stay on { $square }.
# $square (Square)
act-move = You fly to { $square }.
# $target (Square), $points (&str)
hit-monster = Your shot hits the monster on { $target }: { $points }.
# $target (Square)
hit-half = Your shot breaks the command ship on { $target } in two: no points yet.
# $target (Square), $points (&str)
hit-damaged = Your shot hits the damaged ship on { $target }: { $points }.
# $target (Square), $name (&str)
hit-fighter = Your shot hits { $name }’s fighter on { $target } and takes the lowest token.
# $target (Square)
hit-mine = The mine on { $target } stops your shot.
# $column (char)
hit-nothing = Your shot hits nothing: column { $column } is empty above you.
# $square (Square), $shots (u8)
act-boost =
    { $shots ->
        [one] You fly to { $square }, fire { $shots } extra shot there, and may fly on. This uses up your power-up.
       *[other] You fly to { $square }, fire { $shots } extra shots there, and may fly on. This uses up your power-up.
    }
# $row (u8), $points (&str)
act-launch = Your missile takes all of row { $row }: { $points }. The invaders above come down, and reinforcements arrive.
# $square (Square)
act-mine = The mine goes to { $square }.
mine-hits = The invader there is destroyed with it, without points.
# $square (Square)
act-hold = The mine stays on { $square }, and your turn ends.
act-retire = You leave the game: you keep your points but cannot win.
# $price (u16)
buy-missile = Your missile: once, instead of a shot, it takes a whole row. It costs { $price } of your victory points and this whole turn.
# $level (u8), $price (u16)
buy-upgrade = Level { $level }: { $level } shots in every later turn. It costs { $price } of your victory points and this whole turn.
# $shots (u8), $price (u16)
buy-power =
    { $shots ->
        [one] A charged power-up: once, { $shots } extra shot while you fly. It costs { $price } of your victory points and this whole turn.
       *[other] A charged power-up: once, { $shots } extra shots while you fly. It costs { $price } of your victory points and this whole turn.
    }
# $price (u16)
buy-return = Your fighter comes back on row 1, and you take a normal turn. It costs { $price } of your victory points.

## Players.

# $square (Square), $points (&str)
you-at = Your fighter is on { $square }. You have { $points }.
# $name (&str), $square (Square), $points (&str)
player-at = { $name }: fighter on { $square }, { $points }.
# $points (&str)
you-waiting = Your fighter is not on the board yet. You have { $points }.
# $name (&str), $points (&str)
player-waiting = { $name }: not on the board yet, { $points }.
# $price (u16), $points (&str)
you-destroyed = Your fighter is destroyed. It can come back for { $price } of your { $points }.
# $name (&str), $price (u16), $points (&str)
player-destroyed = { $name }: fighter destroyed, { $points }. Coming back costs { $price }.
you-out = You are out of the game and cannot win.
# $name (&str)
player-out = { $name } is out of the game and cannot win.
# $points (&str)
your-score = You have { $points }, the sum of your tokens. Purchases are paid with them; the most points win.
# $name (&str), $points (&str)
score = { $name } has { $points }, the sum of all tokens taken. The most points win.
# $count (u8), $points (&str)
tokens =
    { $count ->
        [one] { $count } token worth { $points }.
       *[other] { $count } tokens worth { $points } each.
    }
tokens-use = Purchases are paid with tokens, and a hit on a fighter takes its lowest one.
# $level (u8)
gear-fighter =
    { $level ->
        [one] Fighter of level { $level }: { $level } shot a turn. An upgrade adds another.
       *[other] Fighter of level { $level }: { $level } shots a turn. An upgrade adds another.
    }
# $level (u8)
gear-highest = Fighter of level { $level }, the highest: { $level } shots a turn.
gear-missile = A missile: once, instead of a shot, it takes the whole row of the first invader above.
# $shots (u8)
gear-charged =
    { $shots ->
        [one] Power-up, charged: once, { $shots } extra shot in the middle of a flight.
       *[other] Power-up, charged: once, { $shots } extra shots in the middle of a flight.
    }
# $price (u16)
gear-empty = Power-up, not charged: for { $price } points and a whole turn, it gives extra shots once.

## The supply.

# $monsters (u32), $halves (u32)
supply = Still to come: monsters { $monsters }, halves of command ships { $halves }. They fill row 10 whenever a column is shot empty.
supply-empty = The supply is used up: no more invaders will come.

## Boxes.

# $ship (u8), $value (u8)
box-built = Ship { $ship }: built with { $value }.
# $ship (u8), $value (u8)
box-value = Ship { $ship }: holds { $value }. A building die that shows { $value } builds it.
# $ship (u8), $value (u8)
box-late = Ship { $ship }: holds { $value }, but its dock is closed and builds nothing more.
# $ship (u8)
box-closed = Ship { $ship }: empty. Its dock is closed and takes no more values.
# $ship (u8)
box-void = Ship { $ship }: the other circle of this box is built, so this one stays empty.
# $ship (u8)
box-empty = Ship { $ship }: an empty circle.
# $value (u8)
needs-same = The other box of its pair holds { $value }: only a { $value } makes them alike.
needs-pair = The two boxes of a pair need the same value.
# $value (u8)
needs-exactly = A { $value } here brings its column to 6.
needs-six = The two boxes of a column must add up to 6.
needs-lost = Its column can no longer add up to 6.
needs-balance = The left four and the right four boxes may differ by at most 3.
# $value (u8)
needs-at-most = With the centre it must stay below 7: { $value } or less.
needs-a-six = With the centre it must come to more than 8: only a 6 will do.
# $value (u8)
needs-at-least = With the centre it must come to more than 8: { $value } or more.
# $sum (u8)
needs-low = All four values must stay below 8; so far they make { $sum }.
# $sum (u8)
needs-high = All four values must come to more than 20; so far they make { $sum }.

## Bars and ships.

# $ship (u8), $squares (&str)
bar = Countdown of ship { $ship }: { $squares } left. Once the last one is crossed, its dock collapses.
# $ship (u8)
bar-closed = Ship { $ship } is closed: its bar no longer counts down.
# $ship (u8), $points (&str), $condition (&str)
ship = Ship { $ship } is worth { $points } if completed: { $condition }.
# $built (u32), $boxes (u32)
ship-built = { $built } of { $boxes } boxes are built.
ship-completed = It is completed!
ship-collapsed = Its dock has collapsed, but what is built still counts.
# $count (u8)
gives-1 = Gives a wild card for each built pair of equal values. Now: { $count }.
# $count (u8)
gives-2 = Gives re-rolls for built columns that make 6: 2 for one, 5 for two, 10 for all three. Now: { $count }.
# $count (u8)
gives-3 = Gives rolls: 4 for any built box, 9 for two whole columns side by side, 12 for three, 16 if completed. Now: { $count }.
# $count (u8)
gives-4 = If completed, gives 2 rolls, and 5 flips if its three values make exactly 10. Flips now: { $count }.
# $three (u8), $count (u8)
gives-5 = Gives +1: 2 for two built boxes, { $three } for three, 5 if completed. Now: { $count }.
# $three (u8), $count (u8)
gives-6 = Gives −1: 2 for two built boxes, { $three } for three, 5 if completed. Now: { $count }.

## Dice.

# $face (u8), $boxes (&str)
face = Shows { $face }. It can give its value, build { $boxes }, or count down ship { $face }.
# $face (u8)
face-plain = Shows { $face }. It can give its value or count down ship { $face }; it has nothing to build yet.
# $face (u8), $circles (&str)
face-builds = Shows { $face }. It would build { $circles }.
# $face (u8)
face-idle = Shows { $face }. It has nothing to build.
# $face (u8)
face-value = This { $face } has given its value.
# $face (u8)
face-build = This { $face } has built.
# $face (u8)
face-countdown = This { $face } counts down.
die-none = This die has not been rolled yet.
# $face (u8)
die = Shows { $face }. While the dice meet no open level, skills may change it.
# $face (u8)
die-rerolled = Shows { $face }. It was re-rolled in this attack and cannot be re-rolled again.
# $face (u8)
die-changed = Shows { $face }. It was changed in this attack and stays as it is.
# $sum (u8)
sum = The dice add up to { $sum }. Some levels ask for a sum.
role-value = First, one die gives a value: write it in an empty circle of any open ship.
role-build = Then another die builds every box that holds its value, in all open ships.
role-countdown = The last die crosses a square on the bar of the ship with its number.

## What the armada can do.

about-rolls = A roll is one attack on the Earth with three dice.
about-wilds = A wild card crosses any open level, without dice.
about-rerolls = A re-roll rolls one die again, each die once per attack.
about-flips = A flip turns a die over: 1 becomes 6, 2 becomes 5, 3 becomes 4.
about-plus = +1 raises a die by one; a 6 stays.
about-minus = −1 lowers a die by one; a 1 stays.
# $count (u8)
have = Left: { $count }.
# $count (u8)
would-have = As your ships stand, you would have { $count }.

## The Earth.

# $level (&str), $asks (&str)
level = { $level }: { $asks }.
level-crossed = Already crossed.
# $percent (u32)
level-chance = About { $percent } in 100 rolls meet it.
level-rare = Fewer than 1 in 100 rolls meet it.
# $region (&str), $points (&str)
level-last = It is the last one of { $region }: { $points }.
# $region (&str), $points (&str), $levels (u32), $crossed (u32)
region = { $region }: { $points } once all { $levels } levels are crossed, so far { $crossed }.
# $region (&str), $points (&str)
region-conquered = { $region } is conquered: { $points }.
region-focus = It is begun, so it must be finished first.
# $region (&str)
region-barred = Finish { $region } first.
# $crossed (u32), $levels (u32)
world = The Earth: { $crossed } of { $levels } levels crossed. Crossing all of them is total victory.

## Actions.

# $circles (&str)
act-build = Builds { $circles }.
# $count (&str), $percent (u32)
act-attack = Spends a roll (you have { $count }) and throws three dice. About { $percent } in 100 rolls meet an open level.
# $count (&str)
act-let-go = This roll ends without a level. Then you have { $count } left.
# $face (u8)
act-spend = No circle is empty, so the { $face } gives no value.
# $action (&str)
act-other = { $action }.
choose-once = Write the value once; then one die builds, and one counts down.
choose-twice = Write the value in two boxes. The third die builds, and nothing counts down if it builds something.

## The score.

# $points (&str), $ships (u8), $regions (u8)
score = { $points } as things stand: completed ships { $ships }, conquered regions { $regions }. The whole Earth is worth 100.
# $count (usize)
supply-ships =
    { $count ->
        [0] All docks are closed.
        [one] { $count } dock is still open. The invasion begins when all of them are closed.
       *[other] { $count } docks are still open. The invasion begins when all of them are closed.
    }

## Counted

# $count (usize)
boxes =
    { $count ->
        [one] { $count } box
       *[other] { $count } boxes
    }

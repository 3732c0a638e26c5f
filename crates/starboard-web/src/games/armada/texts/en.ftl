sheet-label = Sheet
overview = Overview
docks = Docks
earth = Earth
map-of-earth = Map of the Earth
dice = Dice
roles = What the dice are used for
counters = Actions
phase-build = Phase 1: building
phase-invade = Phase 2: invasion
phase-over = The end
step-roll = Roll
step-value = Value
step-build = Build
step-count = Countdown
step-attack = Attack
step-skills = Skills
step-over = End
role-value = value
role-build = build
role-countdown = countdown
stamp-completed = completed
stamp-collapsed = collapsed
# $count (u8)
supply-rolls = Rolls { $count }
# $count (usize)
supply-ships = Open ships { $count }

## Read aloud.

# $number (u8), $condition (&str), $built (usize), $boxes (u32), $left (u8), $state (&str)
ship-label = Ship { $number }, { $condition }: { $built }/{ $boxes } boxes built, { $left } left of the bar, { $state }
# $circle (&str)
box-empty = Box { $circle }: empty
# $circle (&str), $face (u8)
box-value = Box { $circle }: { $face }
# $circle (&str), $face (u8)
box-built = Box { $circle }: { $face }, built
# $circle (&str)
box-void = Box { $circle }: no longer needed
# $label (&str)
may = { $label }, possible
# $label (&str)
would-build = { $label }, would be built
# $number (u8), $left (u8)
bar-label = Countdown of ship { $number }: { $left } left
# $label (&str)
bar-falls = { $label }, would lose a square
# $number (u8), $face (u8)
die-label = Die { $number }: { $face }
# $number (u8)
die-none = Die { $number }: not rolled
# $label (&str), $role (&str)
die-used = { $label }, used: { $role }
# $label (&str)
die-rerolled = { $label }, re-rolled
# $label (&str)
die-changed = { $label }, changed
# $region (&str), $number (u8), $demand (&str)
level-label = { $region }, level { $number }: { $demand }
# $label (&str)
level-crossed = { $label }, crossed off
# $label (&str)
level-met = { $label }, met by the dice
# $label (&str)
level-would = { $label }, would be met
# $label (&str)
level-barred = { $label }, barred
# $region (&str), $points (u8), $crossed (usize), $levels (usize)
region-label = { $region }, { $points } points: { $crossed } of { $levels } levels crossed off
# $label (&str)
region-focus = { $label }, must be finished first
# $name (&str), $left (u8)
counter-label = { $left } { $name }
# $crossed (u32), $levels (usize)
world-label = Earth: { $crossed }/{ $levels } levels crossed off
# $name (&str), $face (&str)
role-label = { $name }: { $face }
role-free = not chosen yet
# $steps (&str)
ladder-label = Gives { $steps }
counter-may = Can be used
counter-not-now = Cannot be used now

## What to do.

choose-die = Choose a die first.
choose-box = Choose an empty circle.
choose-second-box = Choose the second box.
# $face (u8)
write-once = Write { $face } once
# $face (u8)
write-twice = Write { $face } in two boxes
# $face (u8)
spend = Give up the { $face }: no circle is empty
# $face (u8), $boxes (&str)
build-with = Build with the { $face }: { $boxes }
# $face (u8)
build-short = Build { $face }
write-once-short = Once
write-twice-short = Twice
# $face (u8)
spend-short = Give up { $face }
let-go-short = Let it go
# $words (&str), $ship (u8)
then-counts = { $words }, and ship { $ship } counts down
attack = Attack
let-go = Let the roll go
choose-bar = Choose one of the marked bars.
choose-level = Choose a level for the wild card.
choose-skill-die = Choose the die to change.

## Looking back.

# $score (i64), $rank (&str), $ships (&str), $regions (&str)
share-lines =
    { $score } points, { $rank }
    Ships { $ships }
    Earth { $regions }

## Counted

# $count (usize)
boxes =
    { $count ->
        [one] { $count } box
       *[other] { $count } boxes
    }

## The names of things, in every form in which texts have them, separated by |.

# $ship (u8)
names-of-ship = Ship { $ship }|ship { $ship }
# $die (u8)
names-of-die = Die { $die }|die { $die }
# $region (&str), $level (u8)
names-of-level = { $region }, level { $level }

## The end in one line.

# $points (&str)
headline-all = The Earth is yours: { $points }
# $conquered (usize), $all (usize), $points (&str)
headline-some = { $conquered } of { $all } regions are yours: { $points }
# $points (&str)
headline-none = The Earth stands firm: { $points }

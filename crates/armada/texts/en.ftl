title = Dark Side Armada
tagline = Build six starships behind the Moon, then conquer the Earth with what they can do.

## Names.

# $number (u8)
ship-name = ship { $number }
oceania = Oceania
south-america = South America
asia = Asia
europe = Europe
africa = Africa
north-america = North America
rank-hero = Planetary hero
rank-command = Consecrated military command
rank-promise = Military promise
rank-officer = Nugatory officer
rank-shame = Shame of your kind
rolls = rolls
wilds = wild cards
rerolls = re-rolls
flips = flips
plus = +1
minus = −1
open = open
completed = completed
collapsed = collapsed

## Levels in words.

# $faces (&str)
demand-faces = dice showing { $faces }
# $faces (&str), $least (u8)
demand-rest = dice showing { $faces }, the rest at least { $least }
# $least (u8)
demand-all = three dice adding up to at least { $least }
# $least (u8)
demand-best-two = two dice adding up to at least { $least }

## Conditions of ships in words.

condition-1 = each pair alike
condition-2 = each column adds up to 6
condition-3 = left four and right four differ by at most 3
condition-4 = left + centre below 7, right + centre above 8
condition-5 = sum below 8
condition-6 = sum above 20

## The sheet as text.

# $ship (u8), $condition (&str)
sheet-line = Ship { $ship } ({ $condition })
# $bar (&str), $state (&str)
bar-line = bar { $bar }, { $state }
legend = 4 a value, [4] built, . empty, 3/5 a double box; # left of the bar, x crossed
# $dice (&str)
dice-line = Dice: { $dice }
# $list (&str)
actions-line = Left: { $list }
# $list (&str)
would-give-line = So far good for: { $list }
nothing = nothing
# $region (&str), $points (u8), $levels (&str)
region-line = { $region } ({ $points }): { $levels }
# $score (u8)
score-line = Score if it ended now: { $score }

## What is to be done now.

prompt-roll = The dice are rolled.
prompt-value = Write a die's value in an empty circle.
prompt-value-pair = Write one die's value, or the double in two boxes.
prompt-value-lost = No circle is empty: choose the die to spend.
prompt-build = Choose the die that builds.
# $die (u8)
prompt-count = Ship { $die } is closed: choose the bar that counts down.
prompt-attack = Attack, or play a wild card.
prompt-only-attack = Attack: roll the dice.
prompt-only-wild = No rolls left: play a wild card.
prompt-met = A level is met: cross it, or let the roll go.
prompt-unmet = No open level is met: use a skill, or let go.
prompt-over = The game is over.

## Actions in plain words.

# $face (u8), $circle (Circle)
say-value = Write { $face } in { $circle }
# $face (u8)
say-value-lost = Spend the { $face }: no circle is empty
# $face (u8), $first (Circle), $second (Circle)
say-values = Write { $face } in { $first } and { $second }
# $face (u8), $circles (&str)
say-build = Build with { $face }: { $circles }
# $ship (u8)
say-count = Cross a square of ship { $ship }'s bar
say-attack = Attack: spend a roll
# $region (&str), $level (u8), $demand (&str)
say-cross = Cross { $region }, level { $level } ({ $demand })
# $region (&str), $level (u8), $demand (&str)
say-wild = Wild card for { $region }, level { $level } ({ $demand })
# $die (u8), $face (u8)
say-reroll = Re-roll die { $die } ({ $face })
# $die (u8), $from (u8), $to (u8)
say-flip = Flip die { $die }: { $from } becomes { $to }
# $die (u8), $from (u8), $to (u8)
say-plus = Raise die { $die }: { $from } becomes { $to }
# $die (u8), $from (u8), $to (u8)
say-minus = Lower die { $die }: { $from } becomes { $to }
say-let-go = Let the roll go

## What happened.

# $a (u8), $b (u8), $c (u8)
told-rolled = Rolled { $a }, { $b } and { $c }.
# $face (u8), $circle (Circle)
told-wrote = { $face } is written in { $circle }.
# $face (u8)
told-value-lost = The { $face } is lost: no circle is empty.
# $face (u8), $circles (&str)
told-built = The { $face } builds { $circles }.
# $dice (&str)
told-nothing-to-build = Nothing can be built with { $dice }.
# $ship (u8), $left (u8)
told-counted-down = Ship { $ship } counts down to { $left }.
# $ship (u8), $left (u8), $die (u8)
told-counted-instead = Ship { $die } is closed, so ship { $ship } counts down to { $left }.
# $ship (u8)
told-completed = Ship { $ship } is completed!
# $ship (u8)
told-collapsed = The dock of ship { $ship } collapses.
# $list (&str)
told-armed = The armada takes off with { $list }.
# $left (&str)
told-attacked = Attack! Left: { $left }.
# $die (u8)
told-picked-up = Die { $die } is re-rolled.
# $die (u8), $face (u8)
told-rerolled = Die { $die } now shows { $face }.
# $die (u8), $from (u8), $to (u8)
told-flipped = Die { $die } is flipped from { $from } to { $to }.
# $die (u8), $from (u8), $to (u8)
told-raised = Die { $die } is raised from { $from } to { $to }.
# $die (u8), $from (u8), $to (u8)
told-lowered = Die { $die } is lowered from { $from } to { $to }.
# $region (&str), $level (u8)
told-crossed = { $region }, level { $level } is crossed.
# $region (&str), $level (u8)
told-crossed-wild = A wild card crosses { $region }, level { $level }.
# $region (&str), $points (u8)
told-conquered = { $region } is conquered: { $points } points!
told-let-go = The roll is let go.
# $score (u8), $rank (&str)
told-ended = The invasion is over: { $score } points, { $rank }.

## How it ended.

ended-victory = Total victory: the whole Earth is conquered.
ended-spent = No rolls and no wild cards are left.

## Options.

option-edition = Edition
option-standard = standard
option-three-boxes = Three boxes of ship 5 or 6 give
option-zero = nothing
option-two = 2 actions
note-zero = As printed: the third box costs the two actions that two boxes gave.
note-two = Gentler: three boxes keep the two actions of two boxes.

## Why an action is not possible

game-over = the game is over
roll-first = the dice must be rolled first
still-building = the invasion begins when every ship is closed
building-is-over = every ship is closed: nothing more can be built
value-first = a die must give its value first
value-given = this roll has already given its value
build-next = a die must build now
count-next = choose the bar that counts down
# $face (u8)
no-such-die = no die shows { $face }
# $circle (Circle), $value (u8)
circle-full = { $circle } already holds { $value }
# $ship (u8)
ship-closed = ship { $ship } is closed
# $circle (Circle)
box-built = the box of { $circle } is already built
circles-left = a circle is still empty: the value must be written
# $face (u8)
no-pair = writing twice needs exactly two matching dice, and { $face } was not rolled twice
# $first (Circle), $second (Circle)
one-box = { $first } and { $second } are one box
# $face (u8)
builds-nothing = { $face } builds nothing, and the other die does
in-an-attack = an attack is under way: cross a level, or let the roll go
not-in-attack = attack first: the dice have not been rolled
no-rolls = no rolls are left
no-wilds = no wild cards are left
# $region (&str), $level (u8)
already-crossed = { $region }, level { $level } is already crossed
# $region (&str)
finish-first = { $region } is begun and must be finished first
# $demand (&str)
not-met = the dice do not meet it: { $demand }
level-is-met = the dice meet an open level: no skill may be used
# $skill (&str)
none-left = none left: { $skill }
# $die (u8)
already-changed = die { $die } was already changed in this attack
# $die (u8)
already-rerolled = die { $die } was already re-rolled in this attack
six-stays = a six cannot be raised
one-stays = a one cannot be lowered

## Counted

# $count (i64)
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# $count (u8)
rolls-count =
    { $count ->
        [one] { $count } roll
       *[other] { $count } rolls
    }
# $count (u8)
wilds-count =
    { $count ->
        [one] { $count } wild card
       *[other] { $count } wild cards
    }
# $count (u8)
rerolls-count =
    { $count ->
        [one] { $count } re-roll
       *[other] { $count } re-rolls
    }
# $count (u8)
flips-count =
    { $count ->
        [one] { $count } flip
       *[other] { $count } flips
    }

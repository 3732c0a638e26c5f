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
rank-officer = Officer of no consequence
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
demand-faces = { $faces } on the dice
# $faces (&str), $least (u8)
demand-rest = { $faces } on the dice, the rest { $least } or more
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
would-give-line = The ships give so far: { $list }
nothing = nothing
# $region (&str), $points (u8), $levels (&str)
region-line = { $region } ({ $points }): { $levels }
# $score (u8)
score-line = Score if it ended now: { $score }

## What is to be done now.

prompt-roll = The dice are rolling.
prompt-value = Write a die’s value in an empty circle.
prompt-value-pair = Write one die’s value, or write the double in two boxes.
prompt-value-lost = No circle is empty: choose a die to give up.
prompt-build = Choose the die that builds.
# $die (u8)
prompt-count = Ship { $die } is closed: choose another bar to count down.
prompt-attack = Attack, or play a wild card.
prompt-only-attack = Attack: roll the dice.
prompt-only-wild = No rolls left: play a wild card.
prompt-met = The dice meet a level: cross it off, or let the roll go.
prompt-unmet = The dice meet no open level: use a skill, or let the roll go.
prompt-over = The game is over.

## Actions in plain words.

# $face (u8), $circle (Circle)
say-value = Write { $face } in { $circle }
# $face (u8)
say-value-lost = Give up the { $face }: no circle is empty
# $face (u8), $first (Circle), $second (Circle)
say-values = Write { $face } in { $first } and { $second }
# $face (u8), $circles (&str)
say-build = Build with the { $face }: { $circles }
# $ship (u8)
say-count = Cross off a square of ship { $ship }’s bar
say-attack = Attack: spend a roll
# $region (&str), $level (u8), $demand (&str)
say-cross = Cross off { $region }, level { $level } ({ $demand })
# $region (&str), $level (u8), $demand (&str)
say-wild = Play a wild card on { $region }, level { $level } ({ $demand })
# $die (u8), $face (u8)
say-reroll = Re-roll die { $die } ({ $face })
# $die (u8), $from (u8), $to (u8)
say-flip = Flip die { $die } from { $from } to { $to }
# $die (u8), $from (u8), $to (u8)
say-plus = Raise die { $die } from { $from } to { $to }
# $die (u8), $from (u8), $to (u8)
say-minus = Lower die { $die } from { $from } to { $to }
say-let-go = Let the roll go

## What happened.

# $a (u8), $b (u8), $c (u8)
told-rolled = Rolled { $a }, { $b } and { $c }.
# $face (u8), $circle (Circle)
told-wrote = Wrote { $face } in { $circle }.
# $face (u8)
told-value-lost = The { $face } was lost: no circle was empty.
# $face (u8), $circles (&str)
told-built = Built { $circles } with the { $face }.
# $dice (&str)
told-nothing-to-build = Nothing could be built with { $dice }.
# $ship (u8), $left (u8)
told-counted-down = Ship { $ship } counted down to { $left }.
# $ship (u8), $left (u8), $die (u8)
told-counted-instead = Ship { $die } was closed, so ship { $ship } counted down to { $left }.
# $ship (u8)
told-completed = Completed ship { $ship }!
# $ship (u8)
told-collapsed = The dock of ship { $ship } collapsed.
# $list (&str)
told-armed = The armada took off with { $list }.
# $left (&str)
told-attacked = Attacked, with { $left } to go.
# $die (u8)
told-picked-up = Re-rolled die { $die }.
# $die (u8), $face (u8)
told-rerolled = Die { $die } came up { $face }.
# $die (u8), $from (u8), $to (u8)
told-flipped = Flipped die { $die } from { $from } to { $to }.
# $die (u8), $from (u8), $to (u8)
told-raised = Raised die { $die } from { $from } to { $to }.
# $die (u8), $from (u8), $to (u8)
told-lowered = Lowered die { $die } from { $from } to { $to }.
# $region (&str), $level (u8)
told-crossed = Crossed off { $region }, level { $level }.
# $region (&str), $level (u8)
told-crossed-wild = Crossed off { $region }, level { $level }, with a wild card.
# $region (&str), $points (u8)
told-conquered = Conquered { $region } for { $points } points!
told-let-go = The roll went unused.
# $score (u8), $rank (&str)
told-ended = The invasion ended with { $score } points and the rank “{ $rank }”.

## How it ended.

ended-victory = Total victory: the whole Earth was conquered.
ended-spent = The rolls and wild cards ran out.

## Options.

note-zero = As printed: building a third box forfeits the two actions that two boxes give.
note-two = Gentler: three boxes give the same two actions as two.

## Why an action is not possible

game-over = the game is over
roll-first = the dice must be rolled first
still-building = the invasion begins when every ship is closed
building-is-over = every ship is closed: nothing more can be built
value-first = one die must give its value first
value-given = this roll has already given its value
build-next = now a die must build
count-next = choose a bar to count down
# $face (u8)
no-such-die = no die shows { $face }
# $circle (Circle), $value (u8)
circle-full = { $circle } already holds { $value }
# $ship (u8)
ship-closed = ship { $ship } is closed
# $circle (Circle)
box-built = { $circle } is part of a box that is already built
circles-left = a circle is still empty, so the value must be written
# $face (u8)
no-pair = only two dice alike can be written twice, and { $face } was not rolled exactly twice
# $first (Circle), $second (Circle)
one-box = { $first } and { $second } are the same box
# $face (u8)
builds-nothing = the { $face } would build nothing, but the other die would
in-an-attack = an attack is under way: cross off a level, or let the roll go
not-in-attack = attack first: the dice have not been rolled
no-rolls = you have no rolls left
no-wilds = you have no wild cards left
# $region (&str), $level (u8)
already-crossed = { $region }, level { $level } is already crossed off
# $region (&str)
finish-first = you have begun { $region } and must finish it first
# $demand (&str)
not-met = the dice do not meet this level: { $demand }
level-is-met = the dice meet an open level, so no skill may be used
# $skill (&str)
none-left = you have no { $skill } left
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

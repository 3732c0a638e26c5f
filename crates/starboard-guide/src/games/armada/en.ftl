## Before a roll of phase 1.

welcome-title = Six ships to build
welcome = Every roll has three dice: one gives a value, one builds, one counts down.
welcome-aim = Aim for ship 4, which is small, and ship 3, which gives you rolls for phase 2.
roll-title = The next roll
# $ships (&str)
roll-open = These ships are still open: { $ships }.
# $ships (&str)
roll-short = These are one square away from collapsing: { $ships }.
# $list (&str)
roll-so-far = So far you would have { $list }.

## A value.

first-title = Your first value
first = Choose a die and write it in an empty circle; then another die builds, and the last one counts down.
value-title = Give a value
# $face (u8)
pair-title = Two dice show { $face }
# $face (u8), $third (u8), $circles (&str)
pair-builds = You may write { $face } in two boxes: the { $third } then builds { $circles }, and nothing counts down.
# $face (u8), $third (u8)
pair-builds-not = You may write { $face } in two boxes, but the { $third } has nothing to build and would count down.
# $face (u8)
pair-usual = Or write one { $face } and build with the other, the new box included.
lost-title = No circle is empty
lost = Nothing can be written any more, so one die is lost.
lost-choose = Give up a die that would build little and that you do not want to count down.
# $circle (Circle)
fit-4-right = The 6 belongs in { $circle }: only a 6 there gets ship 4 above 8.
# $circle (Circle)
fit-4-ten = With a 6, the 1 in { $circle } brings ship 4 to exactly 10, which gives 5 flips.
# $face (u8), $circle (Circle)
fit-4-left = The { $face } fits in { $circle }: ship 4 is nearly always worth completing.
# $face (u8), $circle (Circle)
fit-1 = The { $face } in { $circle } makes a matching pair: a wild card once both are built.
# $face (u8), $circle (Circle)
fit-2 = The { $face } in { $circle } brings that column to 6; but do not count on completing ship 2.
# $face (u8), $circle (Circle)
fit-3 = The { $face } is useful in { $circle }: ship 3 gives rolls, most of all for columns side by side.
# $face (u8), $circle (Circle)
fit-5 = The { $face } fits in { $circle }: ship 5 needs low values.
# $face (u8), $circle (Circle)
fit-6 = The { $face } fits in { $circle }: ship 6 needs high values.
fit-none = No die fits a condition now: write one where it hurts least, or where nothing is left to spoil.
# $face (u8), $circles (&str)
could-build = Then the { $face } could build { $circles }.
could-build-none = The other dice have nothing to build, unless you write the value of one of them.
# $face (u8)
last-square = Try not to leave the { $face } for last: it would cross off the last square of ship { $face }.

## Building.

build-title = Which die builds?
# $ship (u8)
complete-title = You can complete ship { $ship }
# $face (u8), $circles (&str)
build-only = Only the { $face } can build: { $circles }.
# $first (u8), $circles (&str), $second (u8), $others (&str)
build-either = The { $first } builds { $circles }; the { $second } builds { $others }.
# $face (u8), $circles (&str)
build-same = Both dice show { $face } and build { $circles }.
# $face (u8)
build-best = The { $face } looks better.
# $face (u8), $ship (u8)
build-completes = The { $face } completes ship { $ship }!
# $die (u8), $left (&str)
then-counts = Then the { $die } counts down: ship { $die } has { $left } left.
# $die (u8)
then-collapses = Then the { $die } crosses off the last square, and ship { $die } collapses.
# $die (u8)
then-choose = Ship { $die } no longer counts down then, so you choose another bar for the { $die }.
# $die (u8), $ship (Ship)
then-hits = Ship { $die } no longer counts down then, so the { $die } crosses off a square of ship { $ship }.
then-nothing = Nothing counts down after that.

## A bar to choose.

count-title = Choose a bar
# $die (u8)
count-closed = Ship { $die } is closed, so the { $die } crosses off a square of a ship you choose.
# $ship (u8), $left (&str)
count-best = Ship { $ship } can spare it best: it has { $left }.
# $ship (u8)
count-best-last = Every choice hurts now; the loss of ship { $ship } hurts least.
# $ships (&str)
count-careful = One more square, and these ships collapse: { $ships }.

## Phase 2.

begin-title = The invasion begins
# $list (&str)
begin = Your armada has { $list }.
begin-choose = Only whole regions score, and a region you begin must be finished: a small one is a good start.
attack-title = Attack
# $region (&str)
focus-title = Keep going: { $region }
last-title = Your last roll
wild-title = Only wild cards are left
wild-must = You have no rolls left, so you play a wild card now.
# $level (&str)
wild-finish = Crossing off { $level } conquers its region.
wild-no-finish = It can no longer finish a region, so any level will do.
# $list (&str)
left-to-do = You have { $list }.
# $region (&str), $levels (&str)
focus-left = { $region } still needs { $levels }, and you may cross off nothing else until then.
# $region (&str), $points (&str)
free-choice = You may begin any region; the easiest to roll for is { $region }, worth { $points }.
# $percent (u32)
chance = About { $percent } in 100 rolls meet an open level at once.
# $level (&str)
last-finish = { $level } would conquer its region.
last-only = This roll alone can no longer conquer a region.
# $level (&str)
wild-for = The best use of a wild card is { $level }, which is hard to roll.
dice-fly-title = The dice are rolling
dice-fly = The roll is spent; now see whether it meets an open level.
dice-fly-skills = If it does not, skills may help.
one-fly = One die is re-rolled; the other two stay as they are.
one-fly-once = You cannot re-roll it again in this attack, but you may still change it.
met-title = The dice meet a level
# $level (&str), $asks (&str)
met-one = The dice meet { $level }: { $asks }.
# $count (usize), $level (&str)
met-many = You can choose from { $count } levels; { $level } is the hardest to meet again.
# $count (usize), $level (&str)
met-small = You can choose from { $count } levels; { $level } is in the region with the fewest left.
# $region (&str), $points (&str)
met-conquers = Crossing it off conquers { $region }: { $points }!
# $region (&str), $levels (&str)
met-binds = It binds you to { $region }, which then needs { $levels } more.
# $region (&str), $levels (&str)
met-on = After that, { $region } needs { $levels } more.
met-no-skill = No skill may be used now.
unmet-title = No open level is met
# $action (&str), $level (&str)
one-skill = One skill is enough to meet { $level }: “{ $action }”.
# $action (&str), $level (&str)
two-skills = Two skills can reach { $level }. Start with “{ $action }”.
# $die (u8), $faces (u32)
try-reroll =
    { $faces ->
        [one] Re-roll die { $die }: { $faces } of 6 faces meets an open level.
       *[other] Re-roll die { $die }: { $faces } of 6 faces meet an open level.
    }
# $list (&str)
skills-left = You have { $list } left.
skills-no-help = None of your skills helps right away: save them, and let the roll go.
reroll-once = A die can be re-rolled only once per attack.
each-once = A die can be changed only once per attack.
no-skills-wild = You have no skill for these dice, but a wild card crosses off any open level.
wild-better-before = If you have rolls left, it is better to play it later, instead of a roll.
no-skills = You have no skill for these dice: let the roll go.
# $count (&str)
rolls-after = After that you have { $count }.

## The end.

# $points (&str), $rank (&str)
over-score = { $points }, and the rank “{ $rank }”.
over-victory = The whole Earth is yours!
# $regions (usize), $ships (usize)
over-list = You conquered { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    } and completed { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }.
over-rolls = Next time, build more of ship 3, column by column: you had few rolls.
over-ship-4 = Next time, complete ship 4: 10 points and two rolls for three boxes.
# $region (&str)
over-begun = { $region } was only begun and scores nothing: near the end, choose smaller regions.
over-more = For more, you would need wild cards and flips.

## Counted

# $count (u8)
squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }
# $count (u32)
levels-count =
    { $count ->
        [one] { $count } level
       *[other] { $count } levels
    }
# $region (&str), $number (u8)
level-name = { $region } { $number }

## Before a roll of phase 1.

welcome-title = Six ships to build
welcome = Every roll has three dice: one gives a value, one builds, one counts down.
welcome-aim = Aim at ship 4, which is small, and at ship 3, which gives the rolls of phase 2.
roll-title = The next roll
# $ships (&str)
roll-open = Open ships: { $ships }.
# $ships (&str)
roll-short = Only one square is left on the bar of: { $ships }.
# $list (&str)
roll-so-far = So far you would have { $list }.

## A value.

first-title = Your first value
first = Choose a die and write it into an empty circle; then another builds, and the last one counts down.
value-title = Give a value
# $face (u8)
pair-title = Two dice show { $face }
# $face (u8), $third (u8), $circles (&str)
pair-builds = You may write { $face } into two boxes: the { $third } then builds { $circles }, and nothing counts down.
# $face (u8), $third (u8)
pair-builds-not = You may write { $face } into two boxes, but the { $third } has nothing to build and would count down.
# $face (u8)
pair-usual = Or write one { $face } and build with the other, the new box included.
lost-title = No circle is empty
lost = Nothing can be written any more, so one die is lost.
lost-choose = Give up the die that neither builds much nor should count down.
# $circle (Circle)
fit-4-right = The 6 belongs in { $circle }: only with a 6 there ship 4 gets above 8.
# $circle (Circle)
fit-4-ten = The 1 in { $circle } brings ship 4 to exactly 10 with a 6, which gives 5 flips.
# $face (u8), $circle (Circle)
fit-4-left = The { $face } fits into { $circle }: ship 4 is nearly always worth completing.
# $face (u8), $circle (Circle)
fit-1 = The { $face } in { $circle } makes a pair alike: a wild card once both are built.
# $face (u8), $circle (Circle)
fit-2 = The { $face } in { $circle } makes that column 6; do not count on all of ship 2, though.
# $face (u8), $circle (Circle)
fit-3 = The { $face } is welcome in { $circle }: ship 3 gives rolls, and columns side by side give the most.
# $face (u8), $circle (Circle)
fit-5 = The { $face } fits into { $circle }: ship 5 needs low values.
# $face (u8), $circle (Circle)
fit-6 = The { $face } fits into { $circle }: ship 6 needs high values.
fit-none = No die fits a condition now: write where it hurts least, or where a spoilt box is of no use any more.
# $face (u8), $circles (&str)
could-build = Then the { $face } could build { $circles }.
could-build-none = The other dice have nothing to build, unless you write the value of one of them.
# $face (u8)
last-square = Do not leave the { $face } over if you can: it would cross the last square of ship { $face }.

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
then-counts = Then the { $die } counts down: ship { $die } keeps { $left }.
# $die (u8)
then-collapses = Then the { $die } crosses the last square, and ship { $die } collapses.
# $die (u8)
then-choose = Ship { $die } counts no more then, so for the { $die } you choose another bar.
# $die (u8), $ship (Ship)
then-hits = Ship { $die } counts no more then, so the { $die } crosses a square of ship { $ship }.
then-nothing = Nothing counts down after that.

## A bar to choose.

count-title = Choose a bar
# $die (u8)
count-closed = Ship { $die } is closed, so the { $die } crosses a square of a ship that you choose.
# $ship (u8), $left (&str)
count-best = Ship { $ship } can spare it best: it has { $left }.
# $ship (u8)
count-best-last = Every choice hurts now; the loss of ship { $ship } hurts least.
# $ships (&str)
count-careful = One more square ends the dock of: { $ships }.

## Phase 2.

begin-title = The invasion begins
# $list (&str)
begin = Your armada has { $list }.
begin-choose = Only whole regions give points, and a region once begun must be finished: a small one is a good start.
attack-title = Attack
# $region (&str)
focus-title = On with it: { $region }
last-title = Your last roll
wild-title = Only wild cards are left
wild-must = No roll is left, so you play a wild card now.
# $level (&str)
wild-finish = With { $level } a region is conquered.
wild-no-finish = It cannot finish a region any more, so any level will do.
# $list (&str)
left-to-do = You have { $list }.
# $region (&str), $levels (&str)
focus-left = { $region } still needs { $levels }, and nothing else may be crossed.
# $region (&str), $points (&str)
free-choice = You may begin any region; the one that rolls meet most easily is { $region }, for { $points }.
# $percent (u32)
chance = About { $percent } of 100 rolls meet an open level at once.
# $level (&str)
last-finish = { $level } would conquer its region.
last-only = This roll alone cannot conquer a region any more.
# $level (&str)
wild-for = Best use of a wild card: { $level }, which dice hardly meet.
dice-fly-title = The dice are rolling
dice-fly = The roll is spent; now see whether it meets an open level.
dice-fly-skills = If it does not, skills may help.
one-fly = One die is rolled again; the two others stay as they are.
one-fly-once = In this attack it cannot be rolled a third time, but it may still be changed.
met-title = The dice meet a level
# $level (&str), $asks (&str)
met-one = { $level } is met: { $asks }.
# $count (usize), $level (&str)
met-many = You can choose among { $count } levels; { $level } is hardest to meet again.
# $count (usize), $level (&str)
met-small = You can choose among { $count } levels; { $level } is in the region that needs the fewest.
# $region (&str), $points (&str)
met-conquers = To cross it conquers { $region }: { $points }!
# $region (&str), $levels (&str)
met-binds = It binds you to { $region }, which then needs { $levels } more.
# $region (&str), $levels (&str)
met-on = After it { $region } needs { $levels } more.
met-no-skill = No skill may be used now.
unmet-title = No open level is met
# $action (&str), $level (&str)
one-skill = One skill is enough ({ $action }) to meet { $level }.
# $action (&str), $level (&str)
two-skills = Two skills can do it; begin so ({ $action }) to come to { $level }.
# $die (u8), $faces (u32)
try-reroll = Try die { $die } again: { $faces } of 6 faces meet an open level.
# $list (&str)
skills-left = What is left: { $list }.
skills-no-help = None of your skills helps at once: save them, and let the roll go.
reroll-once = In one attack no die is rolled again twice.
each-once = A die takes only one change in an attack.
no-skills-wild = You have no skill for these dice, but a wild card crosses any open level.
wild-better-before = If you can roll again, rather play it later instead of a roll.
no-skills = You have no skill for these dice: let the roll go.
# $count (&str)
rolls-after = After that you have { $count }.

## The end.

# $points (&str), $rank (&str)
over-score = { $points }, and your rank: { $rank }.
over-victory = The whole Earth is yours!
# $regions (usize), $ships (usize)
over-list = Regions conquered: { $regions }, ships completed: { $ships }.
over-rolls = Next time build more of ship 3, column beside column: you had few rolls.
over-ship-4 = Next time complete ship 4: 10 points and two rolls for three boxes.
# $region (&str)
over-begun = { $region } was only begun and gives nothing: near the end choose smaller regions.
over-more = Wild cards and flips are what is missing for more.

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

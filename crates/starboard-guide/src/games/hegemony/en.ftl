of-red = Weapons
of-orange = Engineering
of-blue = Infiltration
# $points (&str), $ability (&str)
points-of = { $points } of { $ability }
nothing = nothing

## Setting up.

setup-title = The run begins
setup-aliens = Three aliens are drawn: you cross their sectors from left to right, four rounds each.
# $weapons (u8)
setup-aim = Find { $weapons } Super Weapons in twelve rounds, and never let two abilities fall to zero.
captain-title = Who takes command?
captain = The captain’s card sets your three abilities; they can never rise above that.
captain-dice = It also gives you two dice; you may use one each round.
# $die (&str)
roll-title = A roll: { $die }
roll-setup = Crew dice start on 6, but system dice are rolled.
roll-again = The die is rolled, and the face that comes up stays.
roll-look = Open the die to see what each face does.
planets-title = Planets are revealed
planets = Three planets are dealt; each changes the round in which you search it.
planets-later = The ones you do not choose now stay for later rounds.
# $planet (&str)
reveal = { $planet } turns up another planet before you continue.
reveal-later = So you have more to choose from in the next round.

## A planet.

planet-title = Where to search?
# $round (u8), $left (u8)
planet-round =
    { $left ->
        [one] Round { $round } of 12, and { $left } Super Weapon is still hidden.
       *[other] Round { $round } of 12, and { $left } Super Weapons are still hidden.
    }
# $planet (&str), $says (&str)
planet-best = Compare what they change; for example, { $planet }: { $says }.
# $alien (&str), $says (&str)
planet-sector = You are in the sector of { $alien }: { $says }.
# $ability (&str), $points (u8)
planet-low = Your weakest ability is { $ability } with { $points }: go easy on it this round.

## The line.

before-line-title = Before the line is drawn
# $die (&str)
before-line = { $die } lets you see eight cards and lay out four of them as you like.
before-line-now = Use it now: your points are low, and a gentle line is worth a die.
before-line-save = It is worth most in a hard round; if you feel strong, just draw.
one-die = Only one die may be used in a round.
line-title = The line is drawn
# $alien (&str), $left (u8)
line-four = Four of the { $left } cards in the deck of { $alien } are drawn.
line-cubes = Their cubes go into the bag, and the last Location among them becomes the place where you are.
sift-title = Eight cards to choose from
sift = You will see eight cards, lay out four, and shuffle the rest back.
sift-think = You pay for each card in the colour of the card on its right, so the order matters.
# $number (usize)
place-title = Card { $number } of your line
# $card (&str), $strength (u8), $icons (u8)
place-best = { $card } would be a good choice: strength { $strength }, Planet Icons { $icons }.
# $before (&str), $ability (&str), $have (u8)
place-left = Its icon decides how you pay for { $before }; you have most of { $ability } ({ $have }).
place-first = You pay for the first card in the colour of the second.

## Engage or evade.

# $card (&str)
decide-title = { $card }: engage or evade?
# $card (&str)
must-evade-title = { $card } must be evaded
# $card (&str)
must-engage-title = { $card }: now engage
# $card (&str)
help-title = { $card }: only with help
# $card (&str)
desperate-title = { $card }: your last card?
# $card (&str), $due (&str), $other (&str)
price = { $card } costs { $due }, because it looks at { $other }.
# $card (&str), $due (&str)
price-own = { $card } costs { $due }: no other card is left to look at, so its own icon counts.
# $card (&str)
price-free = There is nothing left to pay for { $card }: engaging is free.
# $payment (&str), $points (&str)
best-engage = Engage it with { $payment }; then you have { $points }.
best-free = So engage it.
# $payment (&str), $cubes (&str)
best-evade = Better evade: it costs { $payment } and then { $cubes }.
# $cubes (&str)
best-evade-free = Better evade: it is free here; after that: { $cubes }.
# $cubes (&str)
evade-dearer = Evading would hardly be cheaper: there is its price, and then { $cubes }.
# $payment (&str)
engage-costs = Engaging would take { $payment }.
# $cubes (&str)
icons-gain = It brings { $cubes } in the search.
icons-none = It has no Planet Icon, so it brings nothing in the search.
to-hand = Engaged, it also comes to your hand for later.
two-for-one = Two points of another ability stand for one.
# $what (&str)
helps = Help at hand: { $what }.
# $card (&str)
is-zero = The strength of { $card } is 0, and such a card can only be evaded.
# $card (&str), $due (&str), $points (&str)
cannot-pay = { $card } costs { $due }, more than you can pay with { $points }.
# $payment (&str), $cubes (&str)
pay-evade = Evading is best paid with { $payment }; after that: { $cubes }.
# $cubes (&str)
pay-evade-free = Evading is free here; after that: { $cubes }.
committed = You have used help for engaging, so you can no longer evade.
# $percent (u32)
doom-some = Careful: the chance that evading ends the game is { $percent } %.
doom-sure = Careful: evading would leave two abilities at zero and end the game.
engage-ends = Careful: paying for it would leave two abilities at zero and end the game.
hopeless = Whatever you do, two abilities will probably drop to zero; choose the better odds.
# $card (&str), $due (&str)
needs-help = You cannot pay { $due } for { $card } without help.
needs-help-worth = Its Planet Icons make that worth considering; otherwise, evade.
needs-help-save = It has no Planet Icon: better save the help and evade.
# $cubes (&str)
cubes-cost = { $cubes } from the bag, a point each
one-cube-costs = 1 cube from the bag, for a point
cubes-none = no cube at all

## The evade.

# $card (&str)
evading-title = Evading: { $card }
# $cubes (&str)
evading = The price is paid; next: { $cubes }.
# $what (&str)
evading-helps = Before that you may use something: { $what }.
evading-safe = You can afford that, so help can wait.
# $percent (u32)
evading-danger = The chance that the cubes end the game is { $percent } %, so do use help.
cubes-title = Cubes are drawn
# $list (&str)
evade-odds = The next cube that counts: { $list }.
evade-back = White, black and yellow ones go back and do not count.

## The search.

# $cubes (&str)
search-title = The search: { $cubes } to draw
# $yellow (u32), $white (u32), $black (u32)
search-odds = The next cube: yellow { $yellow } %, white { $white } %, black { $black } %.
# $left (u8)
search-left =
    { $left ->
        [one] { $left } Super Weapon is still hidden.
       *[other] { $left } Super Weapons are still hidden.
    }
# $what (&str)
search-helps = You may also use: { $what }.
search-first = Anything that adds cubes or clears the bag is best used before you draw.
search-draw = Every cube still due must be drawn, for better or worse.
search-done-title = Nothing left to draw
search-done = All cubes are drawn, so you can finish the round.
search-done-save = What you do not need now may be worth more later.
black-quietus = Black cubes gather on Quietus.
black-costs = A black one costs a point.
# $cube (&str)
keep-title = Where does the { $cube } cube go?
# $ability (&str), $points (u8), $most (u8), $weapons (&str)
keep-choice = It raises { $ability } ({ $points } of { $most }), or goes onto { $weapons }.
keep-raise = Raise the ability: it is low, and zero is near.
# $weapon (&str), $says (&str)
keep-fit-last = { $weapon } would be understood: { $says }.
# $weapon (&str)
keep-fit = You can afford to put it onto { $weapon }, which will help in every later round.
# $weapons (&str)
keep-which = The ability cannot rise, so choose a Super Weapon: { $weapons }.
find-title = A Super Weapon!
# $left (u8)
find-draw =
    { $left ->
        [one] A yellow cube: one of the lost weapons turns up, and { $left } more is still hidden.
       *[other] A yellow cube: one of the lost weapons turns up, and { $left } more are still hidden.
    }
find-last = A yellow cube: the last of the lost weapons turns up. With it, you win!
find-works = It works once it has the cubes it needs.
# $points (&str)
find-costs = The sector’s alien takes { $points } for it, each from whichever ability is highest at the time.
# $die (&str)
find-die = With { $die } you may choose which one it is.
find-die-tip = That pays early in the game, when it helps for many rounds.

## Choices that cards and dice ask for.

# $card (&str)
text-title = { $card } lets you choose
# $first (&str), $second (&str)
text-both = Either { $first }, or { $second }.
# $best (&str)
text-best = It is usually better to { $best }.
text-close = Both are worth about the same here: look at your weakest ability.
# $points (&str)
gain-title = A gift: { $points }
# $points (&str)
gain-where = Choose which ability rises; you have { $points }.
# $points (&str)
gain-lowest = The lowest ability rises (if two are equal, you choose); you have { $points }.
# $ability (&str)
gain-best = { $ability } needs it most.
# $points (&str)
lose-title = A loss: { $points }
# $points (&str)
lose-where = Choose which ability pays; you have { $points }.
# $points (&str)
lose-highest = The highest ability pays (if two are equal, you choose); you have { $points }.
# $ability (&str)
lose-best = { $ability } can best spare it.
lose-zero = Do not let a second ability fall to zero: that would lose the game.
# $cubes (&str)
take-title = Out of the bag: { $cubes }
# $list (&str)
take-bag = In the bag are { $list }.
# $cube (&str)
take-best = The best colour to lose is { $cube }.
take-yellow = Never take a yellow one: you need them all.
discard-title = A card must go
discard = Choose a card from your hand; it is lost without effect.
# $card (&str)
discard-best = { $card } will hardly be missed.
turn-up-title = A die is turned up
# $list (&str)
turn-up = You can choose between { $list }.
# $die (&str), $says (&str)
turn-up-best = { $die } would then say: { $says }.
# $die (&str)
turn-down-title = Turn it down: { $die }
# $face (u8)
turn-down = A used die must go to a lower face; it stands on { $face }.
# $face (u8), $says (&str)
turn-down-next = The next one down is { $face }: { $says }.
turn-down-skip = You may skip faces: a lower one can be worth more, but then fewer are left.
reroll-title = Roll a die again
# $list (&str)
reroll = Your dice: { $list }.
# $die (&str)
reroll-best = Take the one with the least to lose: { $die }.
trade-title = Swap a die
trade = Give one die away and roll a new one of another kind.
# $die (&str)
trade-best = Give away the lowest one: { $die }.
trade-keep = A crew die of your weakest colour is a good choice.
understand-title = A secret is solved
understand = One found Super Weapon counts as understood from now on.
# $weapon (&str), $says (&str)
understand-best = { $weapon } lacks the most cubes, and it says: { $says }.
exchange-title = Swap a Super Weapon
exchange = Give away one you have found and take any other instead.
# $weapon (&str), $says (&str)
exchange-best = One that is quickly understood: { $weapon } ({ $says }).
claim-title = Choose your Super Weapon
claim = You may take any that has not been found.
# $die (&str)
borrow-title = A die for one engagement: { $die }
borrow = It is rolled, its face counts at once, and then it is gone.
borrow-luck = A face that does not fit this card is lost.
# $face (u8), $says (&str)
borrowed = It shows { $face }: { $says }.
borrowed-choose = Choose the use that helps you now.
probe-title = A random cube leaves
probe = A cube is drawn from the bag and goes to the supply; a yellow one goes back.
probe-then = After that, the evade continues.
pair-title = Two cubes for one
pair = Two cubes are drawn, and you use one of them.
pair-other = The other goes to the supply, even if it is yellow.
pair-yellows = The other goes to the supply, even if it is yellow; if both are yellow, it goes back into the bag.
# $cube (&str)
pair-best = Keep the { $cube } one.
# $first (&str), $second (&str)
pair-seen = You drew { $first } and { $second }.

## The end.

won-title = Victory!
# $round (u8)
won = You found all Super Weapons, in round { $round }.
won-next = Try the next difficulty, or a captain with weaker abilities.
won-hardest = That was the hardest level; now try it with another captain.
crippled-title = The ship was crippled
# $points (&str)
crippled = Two abilities fell to zero: { $points }.
crippled-second = Next time, keep points for the price of a Super Weapon, and raise abilities before you feed weapons.
crippled-next = Next time, evade less when the bag is full of your weak colour, and raise abilities before you feed weapons.
exhausted-title = The trail went cold
# $left (u8)
exhausted =
    { $left ->
        [one] Twelve rounds are over, and { $left } Super Weapon is still hidden.
       *[other] Twelve rounds are over, and { $left } Super Weapons are still hidden.
    }
exhausted-next = Next time, engage more cards with Planet Icons: long searches find more.

## Counted

# $count (u8)
cube-count =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
race = The ship over the rounds
weapons-found = Super Weapons

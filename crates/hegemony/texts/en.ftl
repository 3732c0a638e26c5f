## Options.

# $weapons (u8)
note-difficulty = There are { $weapons } Super Weapons to find, and { $weapons } alerts are in the bag from the start.
note-first = The cards as they were first published.
note-second = The revised cards: games last longer, and every choice matters more.
note-random = Any captain may take command.
# $red (u8), $orange (u8), $blue (u8), $dice (&str)
note-captain = Weapons { $red }, Engineering { $orange }, Infiltration { $blue }. Dice: { $dice }.
# $red (u8), $orange (u8), $blue (u8)
note-captain-first = In the first edition { $red }, { $orange } and { $blue }.

## Pieces of sentences.

or = {" "}or{" "}
nothing = nothing
# $points (&str), $ability (&str)
points-of = { $points } of { $ability }

## How a strength comes about (H17).

# $parts (&str), $total (u8)
sum-total = { $parts } = { $total }
# $sum (&str)
sum-zero = { $sum }: must be evaded
# $sum (&str), $boost (u8), $due (u8)
sum-boost = { $sum }; −{ $boost } dice and hand: { $due } to pay

## What is to be done now.

prompt-over = The game is over.
# $round (u8)
prompt-planet = Round { $round }: choose the planet to search.
prompt-before-line = Draw the line, or use a die first.
# $number (usize)
prompt-place = Choose card { $number } of the line.
# $card (&str), $strength (u8), $ability (&str)
prompt-decide = { $card }, strength { $strength } against { $ability }: engage or evade.
# $card (&str)
prompt-zero = { $card }, strength 0: it must be evaded.
# $card (&str), $strength (u8), $ability (&str)
prompt-too-strong = { $card }, strength { $strength } against { $ability }: you cannot pay that, so evade.
# $card (&str), $strength (u8), $ability (&str)
prompt-needs-help = { $card }, strength { $strength } against { $ability }: you cannot pay that without help; get some, or evade.
# $card (&str), $due (u8), $strength (u8), $ability (&str)
prompt-due = { $card }, { $due } of { $strength } left to pay against { $ability }: engage.
# $card (&str), $strength (u8), $ability (&str)
prompt-committed = { $card }, strength { $strength } against { $ability }: engage.
# $card (&str), $cubes (&str)
prompt-evading = Evading { $card }: draw { $cubes }, or use something first.
# $cubes (&str)
prompt-searching = Search: draw a cube ({ $cubes } left), or use something.
prompt-searched = Search: nothing left to draw; finish, or use something.
# $cube (&str), $ability (&str)
prompt-keep = You drew { $cube }: raise { $ability }, or put it onto a Super Weapon.
# $cube (&str)
prompt-fit = You drew { $cube }: choose the Super Weapon it goes onto.
prompt-before-find = A Super Weapon! Draw one at random, or use a die to choose it.
# $card (&str)
prompt-text = { $card }: choose one of the two effects.
# $points (&str)
prompt-gain = Choose an ability to gain a point ({ $points } left).
prompt-gain-lowest = Choose which of your lowest abilities gains a point.
prompt-lose-highest = Choose which of your highest abilities loses a point.
# $points (&str)
prompt-lose = Choose an ability to lose a point ({ $points } left).
# $cubes (&str)
prompt-take = Choose a cube to leave the bag ({ $cubes } left).
prompt-discard = Choose a card from your hand to discard.
# $by (u8)
prompt-turn-up = Choose a die to turn up by { $by }.
# $die (&str), $face (u8)
prompt-turn-down = { $die }, face { $face }: turn it to a lower face.
prompt-reroll = Choose a die to roll again.
prompt-trade = Choose a die to give away and a new one to roll.
prompt-understand = Choose a Super Weapon that counts as understood.
prompt-exchange = Choose a Super Weapon to give away and another to take.
prompt-claim = Choose the Super Weapon you find.
# $die (&str), $face (u8)
prompt-borrowed = { $die } came up { $face }: choose how to use it.
# $first (&str), $second (&str)
prompt-pair = You drew { $first } and { $second }: choose the one to use.
prompt-aliens = The aliens of the sectors are being drawn.
prompt-captain = A captain is being drawn.
# $die (&str)
prompt-roll = { $die } is being rolled.
prompt-deal = Planets are being dealt.
prompt-draw-line = The line is being drawn.
prompt-sift = Eight cards are being drawn to choose the line from.
prompt-evade-draw = The cubes of the evade are being drawn.
prompt-draw-cube = A cube is being drawn.
prompt-find = A Super Weapon is being drawn.

## Actions in plain words.

# $planet (&str), $text (&str)
say-planet = Search { $planet }. { $text }
say-draw-line = Draw the line: four cards
say-draw-weapon = Draw a Super Weapon at random
# $cubes (&str)
say-draw-cube = Draw a cube from the bag ({ $cubes } left)
# $cubes (&str)
say-draw-evade = Continue: draw { $cubes } from the bag; each costs a point of its colour
say-draw-evade-one = Continue: draw 1 ability cube from the bag; it costs a point of its colour
say-draw-evade-none = Continue without drawing cubes
say-draw = Draw
say-finish = Finish the search
# $card (&str), $kind (&str), $strength (u8), $ability (&str)
say-place = Lay out { $card } ({ $kind }, strength { $strength }, { $ability })
# $paid (&str)
say-engage = Engage: pay { $paid }
say-engage-free = Engage for free
# $paid (&str)
say-evade = Evade: pay { $paid }
say-evade-free = Evade for free
# $cubes (&str)
then-draw = then draw { $cubes }, each for a point of its colour
then-draw-one = then draw 1 ability cube, for a point of its colour
then-draw-none = no cubes are drawn
# $colours (&str)
shielded = but { $colours } for free
# $icons (&str)
counts-icons = { $icons } for the search
to-hand = the card comes to your hand
loses-game = two abilities at zero: this loses the game
# $die (&str), $face (u8), $effect (&str)
say-use = Use { $die } (face { $face }): { $effect }
# $die (&str), $face (u8), $effect (&str)
say-use-engaging = Engage with { $die } (face { $face }): { $effect }
# $points (&str)
pay-less = pay { $points } less
no-boost = no help against this icon
# $cubes (&str)
cubes-leave = { $cubes } leave the bag
# $cubes (&str)
chosen-cubes-leave = { $cubes } of your choice leave the bag
# $cubes (&str)
more-cubes = { $cubes } more in this search
# $card (&str), $text (&str)
say-play = Play { $card }. { $text }
# $ability (&str), $from (u8), $to (u8), $most (u8)
say-raise = Raise { $ability } from { $from } to { $to } (maximum { $most })
# $weapon (&str), $needs (&str)
say-fit = Put it onto { $weapon } (needs { $needs })
# $ability (&str), $from (u8), $to (u8)
say-gain = Gain 1 point of { $ability } ({ $from } to { $to })
# $ability (&str), $from (u8), $to (u8)
say-lose = Lose 1 point of { $ability } ({ $from } to { $to })
# $cube (&str), $cubes (u8)
say-take = Take { $cube } from the bag ({ $cubes } there)
# $cube (&str), $other (&str)
say-keep = Use { $cube }; { $other } goes to the supply
# $card (&str)
say-discard = Discard { $card }
# $die (&str), $from (u8), $to (u8), $text (&str)
say-turn-up = Turn { $die } up from { $from } to { $to }: { $text }
# $die (&str), $face (u8), $text (&str)
say-turn-to = Turn { $die } to { $face }: { $text }
# $die (&str), $face (u8)
say-reroll = Roll { $die } again (now { $face })
# $out (&str), $into (&str)
say-trade = Give { $out } away and roll { $into }
# $weapon (&str), $text (&str)
say-understand = { $weapon } counts as understood. { $text }
# $out (&str), $into (&str), $needs (&str), $text (&str)
say-exchange = Give { $out } away for { $into } (needs { $needs }). { $text }
# $weapon (&str), $needs (&str), $text (&str)
say-claim = Find { $weapon } (needs { $needs }). { $text }

## What happened.

# $sector (u8), $alien (&str)
told-alien = Sector { $sector } went to { $alien }.
# $captain (&str)
told-captain = { $captain } took command.
# $die (&str), $face (u8)
told-rolled = { $die } came up { $face }.
# $planet (&str)
told-planet-dealt = The planet { $planet } came into view.
# $round (u8), $alien (&str)
told-round = Round { $round } began in the sector of { $alien }.
# $planet (&str)
told-planet-chosen = Chose to search { $planet }.
# $card (&str)
told-card-drawn = Drew { $card }.
# $card (&str)
told-card-placed = Laid out { $card } in the line.
# $cards (&str)
told-shuffled-back = Shuffled { $cards } back into the deck.
# $card (&str), $cubes (&str)
told-cubes-added = { $card } put { $cubes } into the bag.
# $card (&str)
told-location = Arrived at { $card }.
# $card (&str)
told-location-left = Left { $card } behind.
# $card (&str), $strength (u8), $ability (&str)
told-met = Met { $card }, strength { $strength } against { $ability }.
# $card (&str)
told-met-passing = Met { $card }.
# $card (&str)
told-text = The text of { $card } took effect.
# $card (&str), $paid (&str)
told-engaged = Engaged { $card } for { $paid }.
# $card (&str)
told-engaged-free = Engaged { $card } for free.
# $card (&str), $paid (&str)
told-evade-began = Paid { $paid } to evade { $card }.
# $card (&str)
told-evade-free = Evading { $card } cost nothing.
# $card (&str)
told-evaded = Evaded { $card }.
# $card (&str)
told-passed = Left { $card } in peace.
# $cube (&str)
told-evade-cube = Drew { $cube } while evading.
# $cube (&str)
told-evade-shielded = Drew { $cube } while evading, at no cost.
# $points (&str)
told-lost = Lost { $points }.
# $points (&str)
told-gained = Gained { $points }.
# $cubes (&str)
told-search = The search began with { $cubes } to draw.
told-search-nothing = The search began with nothing to draw.
# $cube (&str), $meaning (&str)
told-cube = Drew { $cube } ({ $meaning }).
# $ability (&str), $points (u8)
told-raised = { $ability } rose to { $points }.
# $colour (&str), $weapon (&str)
told-fitted = The { $colour } cube went onto { $weapon }.
# $colour (&str)
told-returned = The other { $colour } cube went back into the bag.
# $colour (&str)
told-wasted = The { $colour } cube went to the supply.
told-false-lead = It was a false lead: the white cube went back into the bag.
told-false-lead-left = It was a false lead: the white cube went to the supply.
# $alerts (&str)
told-alerted = The alert reached Quietus: { $alerts } so far.
told-hushed = The alert cost nothing, and the black cube went to the supply.
# $weapon (&str), $left (u8)
told-found = Found { $weapon }, with { $left } left to find.
# $weapon (&str)
told-found-last = Found { $weapon }, the last Super Weapon.
# $weapon (&str)
told-understood = Understood { $weapon }.
# $die (&str), $face (u8)
told-die-used = Used { $die } on face { $face }.
# $die (&str), $from (u8), $to (u8)
told-die-turned = Turned { $die } from { $from } to { $to }.
# $out (&str), $into (&str)
told-die-traded = Swapped { $out } for { $into }.
# $die (&str), $face (u8)
told-borrowed = The borrowed die, { $die }, came up { $face }.
# $points (&str)
told-boosted = Engaging became { $points } cheaper.
# $card (&str)
told-played = Played { $card } from the hand.
# $card (&str)
told-kept = Took { $card } into the hand.
# $card (&str)
told-discarded = Discarded { $card }.
# $cubes (&str)
told-into-bag = Added { $cubes } to the bag.
# $cubes (&str)
told-from-bag = Removed { $cubes } from the bag.
# $cube (&str)
told-pair = Drew { $cube } as one of two.
# $cube (&str)
told-probed = Probed the bag and drew { $cube }.
# $cube (&str)
told-probed-back = Probed the bag and drew { $cube }, which went back.
# $cubes (&str)
told-alerts-removed = Removed { $cubes } from Quietus.
# $cubes (&str)
told-search-grew = This round’s search grew by { $cubes }.
# $cubes (&str)
told-search-shrank = This round’s search shrank by { $cubes }.
told-slipped-away = Slipped away without drawing cubes.
# $out (&str), $into (&str)
told-exchanged = Swapped { $out } for { $into }.
# $round (u8)
told-round-ended = Round { $round } ended.

## How it ended.

ended-victory = Victory: the last Super Weapon was found.
ended-crippled = Defeat: two abilities fell to zero.
ended-exhausted = Defeat: the last round ended with Super Weapons still missing.

## Why an action is not possible

game-over = the game is over
drawing = chance has to decide first
# What is wrong, and what is to be done.
# $why (&str), $prompt (&str)
instead = { $why }. { $prompt }

## Planets and the line.

# $planet (&str)
planet-chosen = you have already chosen { $planet } for this round
# $planet (&str), $face_up (&str)
planet-not-face-up = { $planet } is not face up: choose { $face_up }
nothing-to-draw = there is nothing to draw now
no-cubes-left = no cube is left to draw in this search: finish it
# $cubes (&str)
search-goes-on = the search is not over: { $cubes } left to draw
not-searching = only a search can be finished
no-placing = the line is not being chosen now
# $card (&str)
not-sifted = { $card } is not among the cards to choose from

## Engaging and evading.

nobody-met = there is no card to engage or evade right now
# $card (&str)
strength-zero = the strength of { $card } is zero, so it must be evaded
# $due (u8), $ability (&str), $missing (&str)
cannot-be-paid = you cannot pay { $due } against { $ability }: you are { $missing } short; evade, or use a die or a hand card first
# $points (&str)
have-only = you have only { $points }
# $pays (u8), $due (u8), $ability (&str)
wrong-sum = this pays { $pays }, but you owe exactly { $due } with { $ability }
# $ability (&str)
in-pairs = two points of { $ability } stand for one, so only even numbers of them count
# $ability (&str)
must-pay-with = no ability stands for another here: pay with { $ability }
engaging-is-free = nothing is left to pay: engage for free
committed = you used a die or a hand card to engage this card and can pay for it: engage it
# $points (&str)
evade-costs = evading costs exactly { $points }
evade-is-free = evading is free here

## Dice.

no-die-now = no die can be used now
# $die (&str), $dice (&str)
die-not-owned = { $die } is not one of your dice, which are { $dice }
die-already-used = you have already used a die this round, and only one is allowed
# $die (&str), $face (u8), $text (&str)
no-such-power = { $die } shows { $face }, which does something else: { $text }
# $die (&str)
use-borrowed = the borrowed die must be used now: { $die }
# $die (&str), $face (u8), $when (&str)
only-when = { $die } on face { $face } can only be used { $when }
when-engaging = when you engage a card
when-evading = in an evade, before cubes are drawn
when-searching = in the search
when-meeting-or-searching = when you meet a card, or in the search
when-drawing-line = before the line is drawn
when-yellow = when a yellow cube is drawn in the search
when-agent = when engaging an Agent that can be paid
when-planet-guard = when engaging a Guardforce with a Planet Icon that can be paid
nothing-due = nothing is left to pay for this card
# $die (&str), $face (u8), $ability (&str)
other-icon = { $die } on face { $face } does not help against { $ability }
no-system-die = you have no system die below face 6
no-whites = there are no white cubes in the bag
bag-empty = the bag has no cubes for that
no-weapon-found = no Super Weapon has been found yet
all-understood = no found Super Weapon is left to understand
no-evaded-icon = no evaded card has a Planet Icon
no-turn-now = there is no die to turn now
# $die (&str), $face (u8)
face-not-lower = { $die } shows { $face } and must be turned to a lower face
no-reroll-now = there is no die to roll again now
no-trade-now = there is no die to swap now
# $die (&str)
already-owned = { $die } is already yours

## The hand and the texts of cards.

# $card (&str)
not-in-hand = { $card } is not in your hand
no-card-now = no card from your hand can be played now
# $card (&str), $text (&str)
wrong-time = { $card } cannot be played now. { $text }
# $card (&str), $text (&str)
does-nothing = { $card } would do nothing now. { $text }
no-discard-now = there is no card to discard now
no-choice-now = no card offers a choice now
no-gain-now = there is no point to gain now
no-loss-now = there is no point to lose now
# $ability (&str), $most (u8)
at-most = { $ability } is at its maximum of { $most }
# $ability (&str)
not-lowest = { $ability } is not your lowest ability
# $ability (&str)
not-highest = { $ability } is not your highest ability
# $ability (&str)
at-zero = { $ability } is at zero
no-taking-now = there is no cube to take from the bag now
# $colour (&str)
not-in-bag = there is no { $colour } cube in the bag
not-yellow = a yellow cube may not be taken

## Cubes and Super Weapons.

no-cube-waits = no cube is waiting to be used
raises-nothing = cubes raise no ability here: put it onto a Super Weapon
# $weapon (&str)
not-found = { $weapon } has not been found yet
# $weapon (&str)
already-found = { $weapon } has already been found
# $weapon (&str)
already-understood = { $weapon } is already understood
# $weapon (&str), $colour (&str), $needs (&str)
not-needed = { $weapon } needs no { $colour } cube, only { $needs }
# $colour (&str)
not-drawn = no { $colour } cube is among the two that were drawn
no-pair-now = there are no two cubes to choose from now
no-understanding-now = there is no Super Weapon to understand now
no-exchange-now = there is no Super Weapon to swap now
no-claim-now = there is no Super Weapon to choose now

## The text board

# $round (u8)
round = Round { $round } of 12
setting-up = Setting up
encounter-phase = encounters
search-phase = search
# $found (usize), $all (u8)
weapons-count = Super Weapons found: { $found } of { $all }
# $cubes (&str)
cubes-left = { $cubes } left to draw
# $by (&str)
cubes-added = search so far { $by }
sectors = Sectors
unknown = unknown
passed-sector = passed
# $alerts (&str)
alerts-on = { $alerts } on Quietus
# $captain (&str)
captain-line = Captain { $captain }
die-free = Dice (one may be used this round)
die-used = Dice (one has been used this round)
cubes-title = Cubes
bag = bag
chance = chance
supply = supply
all = all
# $unseen (usize)
planets-title = Planets face up ({ $unseen } unseen)
planet-title = Planet searched this round
location-title = Location
line-title = Line
choice-title = To choose the line from
weapons-title = Super Weapons
hand-title = Hand
# $sum (&str)
strength = strength { $sum }
# $ability (&str), $sum (&str)
strength-against = Strength against { $ability }: { $sum }
# $ability (&str)
own-icon = icon { $ability }
waiting = waiting
met = met now
engaged = engaged
evaded = evaded
passed = left in peace
neither = needs neither engaging nor evading
understood = understood
# $cubes (&str)
needs = needs { $cubes }
nothing-in-force = no effect here

## Cards

needs-neither = Needs neither engaging nor evading.

## Names; "of" is the Polish genitive.

weapons = Weapons
engineering = Engineering
infiltration = Infiltration
of-weapons = Weapons
of-engineering = Engineering
of-infiltration = Infiltration
false-lead = false lead
alert = alert
super-weapon = Super Weapon
guardforce = Guardforce
location = Location
agent = Agent
event = Event
specialist = Weapons Specialist
engineer = Engineer
infiltrator = Infiltration Agent
intelligence = Artificial Intelligence
translator = Universal Translator
scanner = Scanning Technology
of-specialist = Weapons Specialist
of-engineer = Engineer
of-infiltrator = Infiltration Agent
of-intelligence = Artificial Intelligence
of-translator = Universal Translator
of-scanner = Scanning Technology

## Which cards; the Polish features of cards agree with „karty” and „kartą”.

all-cards = all cards
many-cards = cards
many-guardforce = Guardforce
many-locations = Locations
many-agents = Agents
many-events = Events
one-card = a card
one-guardforce = a Guardforce card
one-location = a Location
one-agent = an Agent
one-event = an Event
with-planet = {" "}with a Planet Icon
without-planet = {" "}without a Planet Icon
# $ability (&str)
paid-many = {" "}engaged with { $ability }
# $ability (&str)
paid-one = {" "}engaged with { $ability }
first-card = the first card of the line
last-card = the last card of the line
this-card = this card
# $card (&str), $kind (&str), $features (&str)
subject-if = { $card }, if it is { $kind }{ $features },
# $cards (&str), $features (&str)
cards-after-engaged = { $cards }{ $features } right after an engaged card
# $cards (&str), $features (&str)
cards-after-evaded = { $cards }{ $features } right after an evaded card
# $cards (&str), $features (&str)
other-cards = the other { $cards } of the line{ $features }

## How often a number counts.

per-two-alerts = {" "}for every two black cubes on Quietus
per-found = {" "}for every Super Weapon found
per-understood = {" "}for every Super Weapon understood
per-passed = {" "}for every alien passed
per-hand = {" "}for every card in your hand
per-engaged = {" "}for every card of this line engaged so far
per-evaded = {" "}for every card of this line evaded so far

## What holds.

alerts-gather = until this sector is passed, black cubes drawn in a search gather on this card
# $label (&str), $clause (&str)
labelled = { $label }: { $clause }
until-evaded = until this card is evaded
if-engaged = if engaged
# $clause (&str)
against-this = against this card, { $clause }
# $cards (&str), $n (u8), $often (&str)
stronger-many = { $cards } have +{ $n } strength{ $often }
# $card (&str), $n (u8), $often (&str)
stronger-one = { $card } has +{ $n } strength{ $often }
# $cards (&str), $n (u8), $often (&str), $least (&str)
weaker-many = { $cards } have −{ $n } strength{ $often }{ $least }
# $card (&str), $n (u8), $often (&str), $least (&str)
weaker-one = { $card } has −{ $n } strength{ $often }{ $least }
# $least (u8)
at-least = {" "}(at least { $least })
# $cards (&str), $icons (&str)
icons-many = { $cards } count { $icons }
# $card (&str), $icons (&str)
icons-one = { $card } counts { $icons }
# $cubes (&str), $often (&str)
search-cubes = draw { $cubes } in the search{ $often }
# $points (&str)
evade-price = evading costs { $points }
# $points (&str)
evade-price-own = evading this card costs { $points }
# $cubes (&str)
evade-cubes = draw { $cubes } in an evade
# $cubes (&str)
evade-cubes-own = draw { $cubes } when evading this card
# $colour (&str)
shield = { $colour } cubes drawn in an evade cost nothing
# $colour (&str)
shield-own = { $colour } cubes drawn when evading this card cost nothing
# $ability (&str)
stand-in = 1 point of { $ability } stands for 1 point of any other ability, unless another card forbids it
no-stand-in = no ability stands for another
looks-left = the Engage Icon is that of the next card to the left
looks-left-own = this card’s Engage Icon is that of the next card to the left
whites-leave = white cubes drawn in the search go to the supply
no-raising = cubes drawn in the search raise no ability
surge = the first cube of the search that raises an ability raises it by 2
# $by (i8)
dice-boost = captain’s dice that give “+n” give { $by } more

## When something happens once.

when-met = when met
after-engaging = after engaging
after-evading = after evading
# $card (&str)
after-engaging-card = after engaging { $card }
# $card (&str)
after-evading-card = after evading { $card }
when-chosen = when a planet is chosen
when-this-chosen = when this planet is chosen
when-search = when the search begins
when-found = when a Super Weapon is found
time-engage = when engaging
time-evade = when evading
time-search = in the search
time-any = when engaging, evading or searching

## What happens once.

then = , then{" "}
# $first (&str), $second (&str)
either-clause = either { $first } or { $second }
# $points (&str)
gain = gain { $points }
# $points (&str)
lose = lose { $points }
# $points (&str), $ability (&str)
of-ability = { $points } of { $ability }
# $points (&str)
of-any = { $points } of any ability
# $points (&str)
of-any-each = { $points } of any abilities
# $points (&str)
of-lowest = { $points } of your lowest ability
# $points (&str)
of-highest = { $points } of your highest ability
# $points (&str)
of-lowest-each = { $points } of your lowest ability, point by point
# $points (&str)
of-highest-each = { $points } of your highest ability, point by point
# $cubes (&str)
add-cubes = add { $cubes } to the bag
# $cubes (&str)
remove-cubes = remove { $cubes } from the bag
# $cubes (&str)
take-cubes = remove { $cubes } (not yellow) from the bag
# $cubes (&str)
remove-alerts = remove { $cubes } from Quietus
# $cubes (&str)
draw-cubes = draw { $cubes }
# $cubes (&str)
this-search = draw { $cubes } in this round’s search
# $by (u8)
turn-up-crew = turn a crew die up by { $by }
# $by (u8)
turn-up-system = turn a system die up by { $by }
# $by (u8)
turn-up-any = turn one of your dice up by { $by }
reroll = roll one of your dice again
understand = treat one found Super Weapon as understood
# $planets (u8)
reveal = { $planets ->
    [one] turn another planet face up
   *[other] turn { $planets } more planets face up
}
discard = discard a card from your hand
# $points (&str)
boost = pay { $points } for this card
# $points (&str), $ability (&str)
boost-against = if the Engage Icon is { $ability }, pay { $points }
slip-away = draw no cubes

## H24: the faces of the dice.

# $by (u8), $ability (&str)
face-plus = +{ $by } { $ability }
# $by (u8)
face-plus-any = +{ $by } any ability
# $first (&str), $second (&str)
face-or = { $first }, or { $second }
# $first (&str), $second (&str)
face-and = { $first }, and { $second }
face-clear = in an evade remove 2 white cubes from the bag
face-remove = in an evade remove 2 cubes of your choice from the bag
face-extra = draw 1 more cube in this round’s search
# $die (&str)
face-borrow = when engaging: roll the { $die } die and use its face at once
face-trade = when engaging Guardforce with a Planet Icon: swap one of your dice for one you do not own and roll it
face-reroll-agent = when engaging an Agent: roll one of your dice again
face-reroll-guard = when engaging Guardforce with a Planet Icon: roll one of your dice again
face-reroll-search = in the search: roll one of your dice again
face-exchange = swap a found Super Weapon for one of your choice
face-pair = once in the search: draw two cubes instead of one and use one; the other goes to the supply
face-sift = when drawing the line: draw 8 cards, lay out 4 of them in any order and shuffle the others back
face-recover-one = in the search: use 1 Planet Icon of one evaded card
face-recover-two = in the search: use 1 Planet Icon of each of two evaded cards
face-take = in an evade: remove 1 cube of your choice (not yellow) from the bag
face-probe = in an evade: draw a random cube from the bag; a yellow one goes back, any other to the supply
face-claim = when you draw a yellow cube in the search: choose which Super Weapon you find

## Counted

# $count (u8)
cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
# $count (u8)
ability-cubes =
    { $count ->
        [one] { $count } ability cube
       *[other] { $count } ability cubes
    }
# $count (u8)
planet-icons =
    { $count ->
        [one] { $count } Planet Icon
       *[other] { $count } Planet Icons
    }
# $count (u8)
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# $count (u8)
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $count (u8)
chosen-cubes =
    { $count ->
        [one] { $count } cube of your choice
       *[other] { $count } cubes of your choice
    }
# $count (u64)
cubes-more =
    { $count ->
        [one] { $count } more cube
       *[other] { $count } more cubes
    }
# $count (u64)
cubes-fewer =
    { $count ->
        [one] { $count } fewer cube
       *[other] { $count } fewer cubes
    }
# $count (u64)
ability-cubes-more =
    { $count ->
        [one] { $count } more ability cube
       *[other] { $count } more ability cubes
    }
# $count (u64)
ability-cubes-fewer =
    { $count ->
        [one] { $count } fewer ability cube
       *[other] { $count } fewer ability cubes
    }
# $count (u64)
icons-more =
    { $count ->
        [one] { $count } more Planet Icon
       *[other] { $count } more Planet Icons
    }
# $count (u64)
icons-fewer =
    { $count ->
        [one] { $count } fewer Planet Icon
       *[other] { $count } fewer Planet Icons
    }
# $count (u64)
points-more =
    { $count ->
        [one] { $count } point more
       *[other] { $count } points more
    }
# $count (u64)
points-less =
    { $count ->
        [one] { $count } point less
       *[other] { $count } points less
    }
# $count (u8)
hush =
    { $count ->
        [one] 1 black cube of the search costs nothing and goes to the supply, on top of those that other cards make free
       *[other] { $count } black cubes of the search cost nothing and go to the supply, on top of those that other cards make free
    }

## Colours and abilities

# $cube (&str)
cube-name =
    { $cube ->
        [red] red
        [orange] orange
        [blue] blue
        [white] white
        [black] black
       *[yellow] yellow
    }
# $cube (&str)
colour-of-cubes =
    { $cube ->
        [red] red
        [orange] orange
        [blue] blue
        [white] white
        [black] black
       *[yellow] yellow
    }
# $cube (&str), $count (u8)
cubes-of =
    { $cube ->
        [red] 
            { $count ->
                [one] { $count } red cube
               *[other] { $count } red cubes
            }
        [orange] 
            { $count ->
                [one] { $count } orange cube
               *[other] { $count } orange cubes
            }
        [blue] 
            { $count ->
                [one] { $count } blue cube
               *[other] { $count } blue cubes
            }
        [white] 
            { $count ->
                [one] { $count } white cube
               *[other] { $count } white cubes
            }
        [black] 
            { $count ->
                [one] { $count } black cube
               *[other] { $count } black cubes
            }
       *[yellow] 
            { $count ->
                [one] { $count } yellow cube
               *[other] { $count } yellow cubes
            }
    }
# $cube (&str)
a-cube =
    { $cube ->
        [red] a red cube
        [orange] an orange cube
        [blue] a blue cube
        [white] a white cube
        [black] a black cube
       *[yellow] a yellow cube
    }

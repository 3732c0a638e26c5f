cards-name = Cards
abilities-name = Ability board
dice-name = Captain’s dice
mat-name = Cube mat
cubes-name = Cubes
encounter-name = Encounter
edition-first = first edition
edition-second = second edition
# $edition (&str)
has-edition = Cards of the { $edition }
# $count (usize)
has-encounters = { $count } encounter cards
# $captains (usize), $aliens (usize)
has-people = { $captains } captains and { $aliens } aliens
# $planets (usize), $weapons (usize)
has-places = { $planets } planets and { $weapons } Super Weapons
has-boards = 1 ability board, 1 sheet with the tables of all captain’s dice, 1 cube mat
# $cubes (usize)
has-cubes = { $cubes } cubes as counters and 3 ability markers
bring-dice = 2 six-sided dice
bring-bag = A bag that nobody can see through
advice-cubes = Wooden cubes are nicer to draw than counters. Every colour has a sign as well: red a sight, orange a gear, blue an eye, white a cross, black an exclamation mark, yellow a star.
advice-dice = Any two dice will do: the tables say what each face means for the dice of your captain.
abilities-note = Set each marker to the value on your captain’s card. That is also the most you can ever have.
first-die = First die
second-die = Second die
searched-planet = Planet to search
location-place = Location
dice-note = One die per round, once. Then turn it to a lower face of your choice; a die on face 1 stays there.
mat-note = What is in the bag when the game begins depends on the difficulty. The rest is the general supply; yellow cubes that are left over leave the game.
in-all = In all
basic = Basic
normal = Normal
advanced = Advanced
discard = Discarded cards
supply = General supply
needs-name = Needs

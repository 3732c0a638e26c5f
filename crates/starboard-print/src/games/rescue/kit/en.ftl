board-name = Board
board-upper = Board, upper half
board-lower = Board, lower half
ships-name = Ships and commanders
powers-name = Powers
has-board = 1 board of 127 squares
has-board-split = 1 board of 127 squares, on two sheets
# $count (usize)
has-ships = { $count } ships: two of each kind for six fleets, with their commander aboard on the back
# $count (usize)
has-commanders = { $count } Supreme Commanders
# $count (usize)
has-powers = { $count } cards with special powers
# $count (usize)
has-hacked = { $count } markers for hacked ships
advice-board = Cut the lower half of the board along its dashed line, lay it over the strip of the upper half so that the squares meet, and glue it down.
advice-fleet = Take the fleet whose mark is on your planet: triangle, diamond, ring, cross, star or bars.
advice-carrier = When a ship takes its commander aboard, turn it over and put the commander beside the board.
advice-hacked = Put a marker under a hacked ship.
glue-here = Glue the lower half over this strip
cut-here = Cut along this line
key-planet = Planet with the mark of its fleet, surrounded by its eight starting squares
key-ufo = UFO square: no ship may stand here
key-red = Red solar square, a diamond with spikes
key-orange = Orange solar square, round with a ring
special-power = Special power

board-name = Board
counters-name = Counters
has-board = 1 board
# $count (usize)
has-monsters = { $count } monsters worth 1 to 5 points
# $count (usize)
has-halves = { $count } halves of command ships
# $count (usize)
has-fighters = { $count } fighters of level 1 and { $count } upgraded fighters (level 2, level 3 on the back)
# $count (usize)
has-markers = { $count } missiles and { $count } power-ups (charged on the back)
has-mine = 1 mine
bring = A bag or a cup to draw counters from
advice-draw = Draw invaders from a bag, or mix them face down: all their backs are alike.
advice-fighter = An upgrade replaces your fighter with the upgraded one, first at level 2, then turned over to level 3.
advice-box = Marks tell pilots apart: triangle, diamond, ring and cross.
supply = Supply
supply-note = A bag, or the rest of the counters face down
waiting = Waiting
waiting-note = Halves and whole command ships that wait for a wave
box-name = Box
box-note = What has left the game

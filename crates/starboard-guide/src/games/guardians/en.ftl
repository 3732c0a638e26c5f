setup-title = The invaders gather
# $drawn (u32)
setup = 24 random monsters fill rows 7 to 10; drawn so far: { $drawn }. A monster is worth as many points as it has eyes, 1 to 5. Command ships come later, with the reinforcements.
place-title = Choose where to start
place = Your fighter starts on an empty square of row 1 and shoots straight up its column.
# $square (Square), $points (&str), $target (Square)
place-best = From { $square } your first target would be on { $target }: { $points }.
place-free = You can still move before your first shot, so no square is a wrong one.
place-last = You place last, so you also place the mine.
mine-setup-title = Place the mine
# $squares (&str)
mine-setup = You placed last, so you choose where the mine starts: { $squares }. At the end of a turn, a player may move it one square to the right, and it destroys the first invader it meets. Low squares guard row 1, which no shot can reach.
move-title = Your move
# $square (Square)
move-how = From { $square } you may fly in a straight line over empty squares, or stay; then you shoot straight up.
# $squares (&str)
danger-one = Danger: there is an invader in row 1 ({ $squares }). No shot can reach it, and at the next descent everybody loses the game.
# $square (Square)
danger-mine = At the end of your turn, move the mine to { $square } to destroy it.
danger-careful = So do not shoot the last invader in any column.
# $squares (&str)
danger-two = An invader has reached row 2 ({ $squares }); soon no shot will reach it.
# $from (Square)
danger-two-reach = You can shoot it from { $from }.
# $target (Square), $points (&str)
best-stay = There is a good shot right above you: { $target }, { $points }.
# $to (Square), $target (Square), $points (&str)
best-fly = A good shot: from { $to } you hit { $target }, { $points }.
# $to (Square), $shots (u8), $points (&str)
best-many =
    { $shots ->
        [one] A good spot is { $to }: your { $shots } shot scores { $points } there.
       *[other] A good spot is { $to }: your { $shots } shots score { $points } there.
    }
# $to (Square), $target (Square), $points (&str)
best-fighter = A good shot: from { $to } you hit the fighter on { $target } and take a token, { $points }.
best-none = No shot scores points this time: look for a square that helps you next turn.
# $column (char)
descends = But it empties column { $column }: all invaders move down one row and reinforcements arrive.
last-chance = Everybody else has missed since the last hit: if you miss too, the game ends.
# $level (u8)
can-boost = Your power-up is charged: it gives you extra shots on the way, { $level } at your level.
# $points (&str)
can-upgrade = You have { $points }: instead of this turn, you could upgrade and get one more shot every turn.
# $points (&str)
can-buy-missile = You have { $points }: instead of this turn, you could buy the missile, which can clear a whole row later.
# $points (&str)
can-charge = You have { $points }: instead of this turn, you could charge the power-up, though it is expensive.
boost-shots-title = Extra shots
# $shots (u8)
boost-shots =
    { $shots ->
        [one] Your power-up gives you { $shots } more shot here before you fly on.
       *[other] Your power-up gives you { $shots } more shots here before you fly on.
    }
boost-move-title = Fly on or stay
# $square (Square)
boost-move = You have used your extra shots. From { $square } you may fly on in the same direction or stay; your normal shots follow.
shoot-title = You must shoot
# $target (Square), $points (&str)
shoot-monster = The first thing above you is the monster on { $target }: you take it, { $points }.
# $target (Square)
shoot-half = The first thing above you is half of a command ship on { $target }. It goes to the box without points; the other half is then worth 10 to the pilot who hits it.
# $target (Square), $points (&str)
shoot-damaged = The first thing above you is the damaged ship on { $target }: you take it, { $points }!
# $name (&str), $target (Square)
shoot-fighter = The first thing above you is { $name }’s fighter on { $target }. It stays there, but you take { $name }’s lowest token, if there is one.
# $target (Square)
shoot-mine = The first thing above you is the mine on { $target }: it stops your shot, and nothing happens.
# $square (Square)
shoot-nothing = There is nothing above { $square }, but you must shoot anyway: it will be a miss.
# $shots (u8)
shots-left =
    { $shots ->
        [one] You have { $shots } shot left in this step.
       *[other] You have { $shots } shots left in this step, all from the same square.
    }
mine-follows = After that you may move the mine.
turn-ends = After that your turn is over.
# $row (u8), $points (&str)
can-launch = Or launch your missile: it clears row { $row } for { $points }, and all invaders above move down.
cannot-launch = Your missile must wait: the first thing above you has to be an invader, with no other fighter in its row.
mine-title = The mine
# $from (Square), $to (Square)
mine-step = You may move the mine from { $from } to { $to }, or leave it there.
# $to (Square)
mine-hits = There is an invader on { $to }: both would be destroyed, and nobody scores.
mine-rescue = In row 1, this is the only way to get rid of it.
mine-waste = Higher up, a shot does the same and scores points.
# $to (Square)
mine-meets = There it would lie under an invader: the next descent would bring that invader down onto it ({ $to }).
mine-walks = It destroys an invader that moves down onto it, so bring it under a low one.
# $from (Square), $squares (&str)
mine-returns = From { $from } the mine would leave the board and come back on the left: { $squares }. Or leave it where it is.
# $from (Square)
mine-blocked = The mine on { $from } cannot move: a fighter is in the way. It stays, and the turn ends.
wave-title = Reinforcements
# $square (Square), $supply (u32)
wave =
    { $supply ->
        [one] New invaders fill row 10 from left to right; the next square is { $square }. { $supply } token is left in the supply.
       *[other] New invaders fill row 10 from left to right; the next square is { $square }. { $supply } tokens are left in the supply.
    }
wave-half = Half of a command ship waits beside the board until its other half is drawn.
wave-ship = A whole command ship waits beside the board; it arrives first in the next wave.
# $square (Square)
wave-rams = The fighter on { $square } is in the way and will be rammed.
return-title = Your fighter is destroyed
# $points (&str), $price (u16)
return-can = You have { $points }. For { $price }, your fighter comes back on an empty square of row 1, and you take a normal turn at once. If you retire, you keep your points but cannot win.
# $points (&str), $price (u16)
return-poor = You have { $points }, and coming back costs { $price }. You can only retire: you are out of the game and cannot win.
return-full = There is no empty square in row 1, so your fighter cannot come back. You can only retire: you are out of the game and cannot win.
# $name (&str)
other-title = { $name }’s turn
# $name (&str)
other-place = { $name } chooses an empty square of row 1. Whoever places last will also place the mine.
# $name (&str), $first (&str)
other-mine-setup = { $name } placed last and now chooses where the mine starts, on a1 to a4. { $first } takes the first turn.
# $name (&str)
other-return = { $name }’s fighter is destroyed: it comes back for 10 points, or { $name } retires.
# $name (&str)
other-move = { $name } may fly in a straight line and must then shoot, or may buy something instead.
# $name (&str), $column (char)
other-shoot = { $name } shoots up column { $column } and hits the first thing there.
# $name (&str)
other-mine = { $name } may move the mine one square to the right.
# $square (Square)
your-risk = Your fighter on { $square } is right below an invader: a descent now would destroy it.
# $columns (&str)
thin-columns = Columns with only one invader left: { $columns }. When it is shot, all the others move down one row.
all-columns-safe = Every column has at least two invaders, so no single shot brings them down yet.
look-ahead = Meanwhile, look for the invader you want to be under next.
saved-title = The planet is saved
lost-title = The planet is lost
# $points (&str)
over-won = You won with { $points }!
# $points (&str)
over-shared = You shared the win with { $points }.
# $winners (&str), $best (&str), $own (&str)
over-behind = { $winners } won with { $best }; you have { $own }.
# $winners (&str), $best (&str)
over-winners = { $winners } won with { $best }.
over-nobody = Nobody scored. Next time, shoot low invaders early, and count a column before you empty it.

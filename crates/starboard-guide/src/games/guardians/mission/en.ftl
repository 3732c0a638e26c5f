mission-move = This is your fighter, on c1. It always faces up, and it flies any distance in a straight line. Fly under the invader with five eyes: choose e1.
mission-fire = Now fire. The beam goes straight up and hits the first thing in its way. Five eyes are five points.
mission-mine = That was the last invader of its column: all the others came down a row, and new ones have arrived. Now push the mine to b2, right in front of your rival.
mission-buy = Your rival has hit the mine, which is worth nothing. You have 15 points, and points are money too: buy a missile for 10 of them. That takes the whole turn, and what you spend no longer counts.
mission-aim = A command ship has come down to row 7. Fly under it: choose d1.
mission-launch = Launch the missile! It takes the whole row, and half a command ship alone is worth ten.
mission-done = Sixteen points with one missile! You can fly, shoot, push the mine and buy. One more thing: if an invader gets past row 1, everybody loses.

summary = Roll three dice. Write one of them in a box of a ship, build every box that shows the second, and let the third count down a dock: when its bar is used up, the ship in it is lost. Every ship asks for something else, such as matching pairs, a small sum or a large one, and what you complete is what you can do later. Then you invade the Earth: each roll may conquer a level of a region, and your ships let you re-roll, flip or change dice. Conquer all six regions for 100 points.
feat = Admiral
# $points (i64)
feat-how = Score { $points } points.

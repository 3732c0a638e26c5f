summary = Invaders are coming down on your planet, and everybody shoots from the same board. On your turn you fly your fighter in a straight line, fire up your column, and may push the mine one square to the right. You keep the monsters you shoot, and their eyes are your points. Empty a column and everything comes down a row: shooting fast puts the planet in danger sooner. Points also buy missiles and, in the advanced variant, more guns. If an invader gets past the last row, everybody loses; otherwise the most points win.
feat = Advanced pilot
feat-how = Win the advanced variant.

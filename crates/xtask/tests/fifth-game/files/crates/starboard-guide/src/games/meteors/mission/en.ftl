mission-own = Catch one, two or three. Leave four, and you win against one opponent.
mission-done = Whoever caught the last meteor has won.

# $number (usize)
player = Player { $number }
rules-only = No advice in this game: the guide only names the rules of each step.
# $why (&str)
not-now = Not now: { $why }.
# $name (&str), $reason (&str)
allowed = What was played let { $name } answer: “{ $reason }”
# $points (&str)
worth-points = By the bots’ reckoning it is worth { $points } points more.
# $points (&str)
worth-chance = By the bots’ reckoning it keeps { $points } percentage points more of the chance to win.
points-title = Points

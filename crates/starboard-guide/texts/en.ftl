# $number (usize)
player = Player { $number }
rules-only = No advice in this game: the guide only names the rules of each step.
# $why (&str)
not-now = Not now: { $why }.
points-title = Points

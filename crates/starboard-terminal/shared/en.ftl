# $name (&str), $prompt (&str)
turn = { $name }: { $prompt }
nothing-to-do = Nobody at this keyboard has a decision to make now.
restarted = A new game started.
log-empty = Nothing has happened yet.
# $number (usize), $name (&str), $text (&str)
step-player = { $number }. { $name }: { $text }
# $number (usize), $text (&str)
step-chance = { $number }. chance: { $text }
hint-none = There is nothing to suggest here.
no-help = No hints in the game of the day.
# $title (&str)
guide-title = Guide: { $title }
guide-off = The guide is off.
# $name (&str), $points (i64)
score = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
turning-points = Turning points
no-turning-points = No choice cost much.
nobody-to-protect = You have no name on this server: there is nothing to replace or delete.

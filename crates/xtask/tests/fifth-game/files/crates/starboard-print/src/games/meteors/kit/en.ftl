meteors-name = Meteors
# $count (usize)
has-meteors = { $count } meteors

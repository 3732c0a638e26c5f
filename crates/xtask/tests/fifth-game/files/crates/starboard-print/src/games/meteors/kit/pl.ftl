meteors-name = Meteory
# $count (usize)
has-meteors = Meteory: { $count }

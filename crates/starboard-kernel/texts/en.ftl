## The toy game.

title = Pebbles
prompt = Take pebbles.
# $name (&str), $pebbles (u8)
took = { $name } takes { $pebbles }.
# $name (&str)
gambled = { $name } gambles.
not-so-many = not so many pebbles are left
gambled-already = you have gambled already
ending = The pile is empty.

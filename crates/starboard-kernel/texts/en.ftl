## The toy game.

title = Pebbles
prompt = Take pebbles.
# $name (&str), $pebbles (u8)
took = { $name } took { $pebbles }.
# $name (&str)
gambled = { $name } gambled.
not-so-many = there are not that many pebbles left
gambled-already = you have already gambled
ending = The pile was empty.

## The toy game.

title = Cailloux
prompt = Prenez des cailloux.
took = { $name } en prend { $pebbles }.
gambled = { $name } tente sa chance.
not-so-many = il ne reste pas autant de cailloux
gambled-already = vous avez déjà tenté votre chance
ending = Le tas est vide.

## The toy game.

title = Guijarros
prompt = Toma guijarros.
took = { $name } toma { $pebbles }.
gambled = { $name } se la juega.
not-so-many = no quedan tantos guijarros
gambled-already = ya te la has jugado
ending = El montón está vacío.

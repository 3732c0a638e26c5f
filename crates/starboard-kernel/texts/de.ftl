## The toy game.

title = Kieselsteine
prompt = Nimm Kieselsteine.
took = { $name } nimmt { $pebbles }.
gambled = { $name } setzt alles aufs Glück.
not-so-many = so viele Kieselsteine sind nicht mehr da
gambled-already = du hast dein Glück schon versucht
ending = Der Haufen ist leer.

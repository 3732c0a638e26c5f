## The toy game.

title = Kamyki
prompt = Weź kamyki.
took = { $name } bierze { $pebbles }.
gambled = { $name } ryzykuje.
not-so-many = nie ma już tylu kamyków
gambled-already = już było ryzyko
ending = Stos jest pusty.

# $says (&str)
there = There: { $says }.
# $percent (u32)
safer = The chance that evading ends the game is { $percent } %.
# $cubes (&str)
brings = Brings { $cubes } in the search.
keeps-card = The card comes to your hand.
# $points (&str)
costs = Costs only { $points }.
would-end = Engaging would end the game.
# $points (&str)
dear = Engaging would cost { $points }.
safe = No cube can end the game this way.
# $points (&str)
saves = Saves { $points }.
# $cubes (&str)
more-cubes = { $cubes } more in the search.
keeps-die = Your die stays for later.
# $ability (&str), $points (u8)
raises-lowest = Your lowest ability, { $ability }, rises to { $points }.
# $ability (&str), $points (u8)
raises = { $ability } rises to { $points }.
# $weapon (&str)
understands = { $weapon } works from now on.
# $weapon (&str), $cubes (&str)
feeds = { $weapon } then needs { $cubes } more.
# $ability (&str)
spares = { $ability } is your highest ability.
# $percent (u32)
finds = { $percent } % for a Super Weapon.
finds-now = It finds a Super Weapon.
clears = One alert less in the bag.
clears-white = One false lead less in the bag.
# $weapon (&str), $cubes (&str)
easy = { $weapon } needs only { $cubes }.
# $die (&str), $face (u8)
low-die = { $die } shows only { $face }.
turns-least = Turns the die down as little as possible.

# $face (u8), $ship (u8)
lets-complete = Then the { $face } completes ship { $ship }.
# $ship (u8), $points (&str)
completes = Completes ship { $ship }: { $points }.
# $ship (u8)
saves = Ship { $ship } does not collapse this way.
# $count (usize)
builds =
    { $count ->
        [one] Builds { $count } box at once.
       *[other] Builds { $count } boxes at once.
    }
needs-six = On the right of ship 4, only a 6 will do.
keeps-ten = Ship 4 can still make exactly 10, for 5 flips.
keeps-left = Ship 4 stays below 7 on its left.
pairs = Makes a matching pair on ship 1.
column = Brings a column of ship 2 to 6.
fills-column = Fills a column of ship 3, which gives rolls.
keeps-low = Ship 5 can still stay below 8.
keeps-high = Ship 6 can still come to more than 20.
no-countdown = Nothing counts down this time.
# $ship (u8), $squares (&str)
spares = Ship { $ship } still has { $squares } left then.
# $percent (u32)
chance = About { $percent } in 100 rolls meet an open level.
# $region (&str), $points (&str)
conquers = Conquers { $region }: { $points }.
# $region (&str), $levels (&str)
leaves = { $region } then needs { $levels } more.
# $level (&str)
meets = Then the dice meet { $level }.
# $faces (u32)
rerolls =
    { $faces ->
        [one] { $faces } of 6 faces meets an open level.
       *[other] { $faces } of 6 faces meet an open level.
    }
# $percent (u32)
rare = Only about { $percent } in 100 rolls meet it.
very-rare = Fewer than 1 in 100 rolls meet it.
keeps-wild = Keeps your wild card for later.

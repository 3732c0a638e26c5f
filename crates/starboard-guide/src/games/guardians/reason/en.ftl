# $target (Square), $points (&str)
hits-monster = Shoots the monster on { $target }: { $points }.
# $target (Square), $points (&str)
hits-ship = Shoots the damaged ship on { $target }: { $points }.
# $points (&str)
shots = Your shots bring { $points }.
# $target (Square)
breaks = Breaks the command ship on { $target } in two.
# $name (&str), $points (&str)
robs = Takes { $points } from { $name }.
# $row (u8), $points (&str)
takes-row = Takes all of row { $row }: { $points }.
# $square (Square)
dodges = Gets out of the way of the invader on { $square }.
# $square (Square)
removes = Removes the invader on { $square }, which no shot can reach.
# $square (Square)
guards = The mine waits right below the invader on { $square }.
# $points (&str)
faces = The first target above it is worth { $points }.
# $shots (u8)
upgrades = { $shots } shots a turn from now on.
# $row (u8), $points (&str)
arms = A missile takes a whole row; row { $row } holds { $points } now.
# $shots (u8)
charges =
    { $shots ->
        [one] Once, { $shots } extra shot on the way.
       *[other] Once, { $shots } extra shots on the way.
    }
returns = Your fighter is back in the game.

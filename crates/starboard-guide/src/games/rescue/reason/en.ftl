wins = Your commander is home: you win.
# $name (&str)
stops = Keeps { $name } from coming home next turn.
# $name (&str)
recaptures = Sends { $name }’s commander back to prison.
fetches = Takes your commander aboard.
# $name (&str), $kind (&str)
takes = Removes { $name }’s { $kind }.
# $name (&str), $kind (&str)
takes-over = { $name }’s { $kind } becomes yours.
# $a_ship (&str)
rebuilds = Brings { $a_ship } back.
ready-home = If nobody stops it, it is home next turn.
# $by (&str), $left (&str)
carrier-closer = Your commander comes { $by } closer, { $left } to go.
# $from (Square)
escapes = Gets out of reach of the ship on { $from }.
ready-fetch = If nobody stops it, it fetches your commander next turn.
# $by (&str)
closer = { $by } closer to your commander.
# $near (&str)
opens-fetch = Next turn a ship could get within { $near } of your commander.
# $near (&str)
opens-home = Next turn your commander could get within { $near } of home.
# $count (usize)
jumps =
    { $count ->
        [one] { $count } jump.
       *[other] A chain of { $count } jumps.
    }
# $name (&str), $near (&str)
blocks = { $name } gets no nearer than { $near } next turn.
# $count (usize)
frees =
    { $count ->
        [one] Your ships get { $count } more move next turn.
       *[other] Your ships get { $count } more moves next turn.
    }

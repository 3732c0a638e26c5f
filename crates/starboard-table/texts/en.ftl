# $seat (usize)
no-such-seat = There is no seat { $seat } at this table.
# $name (&str)
not-your-turn = It is { $name }’s turn.
over = The game is over.
not-over = A rematch is possible once the game is over.
# $name (&str)
not-a-person = { $name } is played by a bot.
# $name (&str)
already-person = { $name } is not played by a bot.
daily-has-no-bots = Bots cannot play the game of the day.
# $name (&str), $level (u8)
already-bot = A level { $level } bot already plays for { $name }.
# $name (&str)
resigned = { $name } has resigned.
name-empty = A player needs a name.
# $most (usize)
name-too-long = A name can have at most { $most } characters.
name-control = A name must be a single line of plain characters.
name-invisible = A name cannot contain invisible characters or ones that turn the text around.
name-marks = A name cannot have that many accents on one letter.
# $reason (&str), $rule (&str)
illegal = Not possible: { $reason } ({ $rule }).
# $text (&str)
unreadable = “{ $text }” is not an action of this game.
undo-nothing = There is nothing to undo.
undo-chance = Chance has already decided what follows, and everybody knows the outcome.
# $name (&str)
undo-other = { $name } has acted since.
undo-over = The game is over and its seed is known: nothing can be undone.
undo-resigned = The game ended by resignation, and that stands.
# $names (&str)
ended-by-resignation = { $names } resigned.
not-seated = You have no seat at this table.
seated = You already have a seat at this table.
seat-taken = This seat is not free.
nobody-there = Nobody sits there.
not-host = Only the host, who opened the table, can do this.
begun = The game has already started.
not-begun = The game has not started yet.
closed = This table is closed.
asking = Another request is still open: wait for the answers first.
nothing-asked = There is nothing for you to answer.
answered = You have already answered.
present = This player is at the table.
no-messages = The chat is turned off at this table.
# $most (usize)
message = A message needs 1 to { $most } visible characters on one line.
rematched = There is already a rematch.
# $seconds (u64)
too-soon =
    { $seconds ->
        [one] A bot can take over once this player has been away for two minutes: in { $seconds } second.
       *[other] A bot can take over once this player has been away for two minutes: in { $seconds } seconds.
    }
before-deadline = In a correspondence game a bot takes over only when the player’s time runs out.
time-up = Your time has run out. The bot plays on.
removed = The host gave your seat to a bot. Only the host can let you return.
# $name (&str)
not-removed = { $name } can return at any time.
not-here = That is not possible at this table.
undo-time = There is not enough time left on the clock to undo this.

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
# $seat (usize), $why (&str)
seat-problem = Seat { $seat }: { $why }
not-set-up = A table cannot be set up with these options and players.
# $number (usize)
player-name = Player { $number }
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
# $name (&str)
wins = { $name } wins
# $names (&str)
shared-win = { $names } share the win
drawn = Draw
nobody-wins = Nobody wins
game-over = Game over
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

## Why the record of a game is not sound: a part of a sentence.

# $computed (&str), $recorded (&str)
finding-hash = the final state hash is { $computed }, the record says { $recorded }
finding-result = the result in the record is not the result of its moves
finding-not-over = the record has a result, but the game is not over
# $day (&str)
finding-daily-seed = the seed is not the one of { $day }
finding-daily-start = a daily game begins at the usual start
finding-daily-options = a daily game is played with the options and the edition of its day
finding-no-daily = only solo games have a game of the day
finding-keeper-commitment = the keeper’s seed does not belong to the keeper’s commitment
finding-mixture = the seed does not come from the keeper’s and what people have added
finding-no-seed = the game is over, but the record does not contain its seed
finding-commitment = the seed does not belong to the commitment
# $number (usize), $picked (&str), $recorded (&str)
finding-chance = move { $number }: the seed gives { $picked }, the record says { $recorded }
# $seat (usize)
finding-resigned-seat = resignations: there is no seat { $seat }
# $seat (usize)
finding-resigned-twice = resignations: seat { $seat } resigns twice
# $seat (usize), $after (usize)
finding-resigned-when =
    { $after ->
        [one] resignations: seat { $seat } resigns after { $after } move, which does not fit
       *[other] resignations: seat { $seat } resigns after { $after } moves, which does not fit
    }
finding-resigned-all = the game continues after all but one have resigned
# $seat (usize)
finding-resigned-person = seat { $seat } has resigned, but no bot plays for it
finding-resigned-result = the result in the record does not follow from it
finding-no-fairness = the record does not say where its seed comes from
finding-no-entropy = nobody has added to the seed
finding-no-promise = the earlier record does not commit to the seed of a rematch
finding-other-promise = the keeper’s commitment is not the one of the earlier record

## Why a record cannot be replayed: a part of a sentence.

record-unreadable = this is not a Starboard record, or it is damaged
# $version (u32)
record-newer = it has format version { $version }, which this program does not read: update Starboard
# $edition (&str), $rules (u32)
record-rules = it was played by edition “{ $edition }”, rules version { $rules }, which this program does not have
record-invalid = its game, options or starting position are not valid
# $found (usize), $expected (usize)
record-seats = seats: { $found } in the record, { $expected } in the game
record-too-long = it is longer than any game
# $number (usize), $text (&str)
record-move = move { $number } ({ $text }) is not possible
# $number (usize), $text (&str), $reason (&str), $rule (&str)
record-move-rule = move { $number } ({ $text }) is not possible: { $reason } ({ $rule })

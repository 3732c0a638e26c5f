# $columns (u16), $rows (u16), $width (u16), $height (u16)
too-small = This window has { $width } × { $height } characters. Make it at least { $columns } × { $rows }, or start with --plain.
over = The game is over: R shows the result, M the menu.
# $name (&str)
wait-for = It is { $name }’s turn.
# $name (&str), $seconds (u64)
bot-thinks = { $name } is thinking ({ $seconds } s). K decides at once.
# $seconds (u64)
thinking = Thinking ({ $seconds } s). Esc interrupts.
# $percent (i64)
thinking-part = Weighing the actions: { $percent } %. Esc interrupts.
interrupted = Interrupted.
undone = Undone.
guide-on = The guide is on: G switches it off.
# $rules (&str)
guide-rules = (Rules: { $rules })
about-title = What this is
actions-title = Actions
# $count (usize)
more-actions = All { $count }: press A
log-title = Log
# $words (&str)
ready = { $words }. Enter plays it, Esc cancels.
# $words (&str)
ready-or-more = { $words }. Enter plays it; or choose another place as well.
# $count (usize)
choose-on =
    { $count ->
        [one] { $count } action is left: keep choosing, or Esc to cancel.
       *[other] { $count } actions are left: keep choosing, Enter again lists them, Esc cancels.
    }
# $words (&str), $promise (&str), $reason (&str)
hint-best = Hint: { $words } – { $promise }. { $reason } H compares.
hint-title = What a strong player would consider
# $points (i64)
in-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $percent (i64)
in-percent = { $percent } %
worth-is-for-one = The worth of actions is shown in solo games only.
worth-on = Every action shows what it is worth: green is best, red loses most.
worth-off = The worth of actions is no longer shown.
best = best
popup-keys = ↑↓ Enter Esc
key-line = Enter choose|U undo|H hint|L log|G guide|A all|M menu|? what|Q quit|Tab next|Esc cancel|W worth|K hurry
keys-title = Keys
keys =
    Arrow keys     move around the table
    Tab            jumps to what you can touch now, Shift+Tab back
    Enter, Space   selects; once more plays it
    Esc            cancels a selection, a hint, a long thought; closes windows
    U              undo
    H              hint; again compares the best actions
    W              what actions are worth (solo games)
    A              all actions
    L              log
    G              guide on or off
    K              do not wait for the bots
    ?              what the thing under the cursor is
    R              result, when the game is over
    M              menu
    Q, Ctrl+C      leave; the game is saved after every move
    {""}
    Mouse: click to select, click again to play; the right button cancels, the wheel shows the log.
menu-back = Back to the game
menu-result = Result
menu-rematch = Rematch
menu-actions = All actions
menu-undo = Undo
menu-hint = Hint
menu-worth = What actions are worth
menu-guide = Guide on or off
menu-log = Log
menu-keys = Keys
menu-resign = Resign
menu-quit = Save and leave
resign-text = Resign this game? If others are still playing, a bot plays on for you.
resign-no = No, play on
resign-yes = Yes, resign
result-board = View the board
# $squares (u32)
to-go = { $squares } to go
is-out = out
hex-legend = F H C T ships, * commander, 2 stack, U UFO, ◆◇ sun
# $at (usize), $all (usize)
replay-at = After move { $at } of { $all }
replay-start = The start of the game.
# $number (&str)
replay-jump = Jump to move { $number }: Enter.
# What a line of keys calls the space bar.
key-space = Space
# $space (&str)
replay-keys = ←→ step|↑↓ turn|Home/End ends|{ $space } play|0–9 jump|L log|R result|Q quit

## A review.

# $percent (i64)
review-progress = Looking at every decision: { $percent } %. Esc gives up.
# $number (usize), $all (usize)
review-point = Turning point { $number } of { $all }
review-before = Before the move: red is what was played, violet what would have been better.
review-after-played = After what was played.
review-after-better = After what would have been better.
review-board-help = Enter shows what was played, then what would have been better. T lets you try again from here, against bots.
review-board-keys = Enter after it|T try again|S replay|? in full|Esc back|Q quit
review-keys = Enter board|T try again|S replay|? about|Q quit

## Online.

# $server (&str), $why (&str)
unreachable = Cannot reach { $server }: { $why }
# $server (&str)
no-server = There is no Starboard server at { $server }.
other-version = This server speaks another version of the protocol: use the version of starboard that it runs.
no-such-table = There is no such table.
# $why (&str)
link-lost = Connection lost. Reconnecting… ({ $why })
sending = Sending…

name-hint = The other players will see it. There are no accounts: this computer remembers you.
yes = yes
no = no
cancel = Cancel

# $server (&str)
lobby-title = Starboard online: { $server }
lobby-keys = Enter join|N new table|R refresh|I change name|P privacy|Q quit
you-are-nobody = You can watch without a name; you will be asked for one when you sit down.
no-own-tables = You have no tables yet. Open one with N, or join one below.
# $game (&str), $names (&str)
table-row = { $game }: { $names }
your-turn = your turn
# $name (&str)
turn-of = { $name } to act
bots-turn = a bot is thinking


form-keys = ↑↓ choose  ←→ change  Enter  Esc
by-person = a person
# $level (u8)
seat-bot = level { $level } bot
options-conflict = These options do not go together.

online-title = Online table
invite = Link for the others:
seats-title = Seats
# $number (usize), $name (&str)
seat-row = { $number }  { $name }
# $name (&str)
seat-own = ● { $name } (you)
stand-up = Leave the seat
# $level (u8)
let-bot-sit = Let a level { $level } bot play
# $level (u8)
begin-with-bot = Start with a level { $level } bot
seat-for-people = Keep it for a person
seat-is-taken = Only the host can change this seat.
gathering-keys = Enter choose|C chat|M mute|X close the table|Q quit

# $count (usize)
chat-unread = Chat: { $count } new, C opens it
chat-keys = Enter says it  ↑↓ scroll  Esc closes
chat-empty = Nobody has said anything yet.
chat-watching = Only those who have a seat can say something.
mute-title = Mute somebody
bot-plays-for-you = A bot is playing for you: the menu (M) takes your seat back.
# $name (&str)
away-now = { $name } is away: the menu (M) suggests a bot.
# $name (&str), $time (&str)
away-later = { $name } is away. In { $time } you can suggest a bot.
# $wish (&str)
wish-answer = { $wish } Y agrees, N declines.
# $wish (&str), $names (&str)
wish-waits = { $wish } Waiting for { $names }.
question-title = A question
later = Later
menu-leave = Leave; the table stays open
menu-links = Links
menu-fairness = Fair dice
# $name (&str)
let-bot-play = Suggest a bot for { $name }
# $name (&str), $time (&str)
let-bot-play-later = Suggest a bot for { $name } (in { $time })
move-seat-how = Open this link on the other device. It works once, within a day. Whoever opens it gets your seat, so keep it to yourself:
keepers-commitment = Committed by the server:
key-line-online = Enter choose|U undo|C chat|L log|G guide|A all|M menu|? what|Q quit|Tab next|Esc cancel
keys-online =
    Arrow keys     move around the table
    Tab            jumps to what you can touch now, Shift+Tab back
    Enter, Space   selects; once more plays it
    Esc            cancels a selection; closes windows
    U              undo, or ask the others for it
    C              chat
    Y, N           answer what somebody asks
    A              all actions
    L              log
    G              guide on or off
    ?              what the thing under the cursor is
    R              result, when the game is over
    M              menu: who is away, muting, links, resign, a bot for a while
    Q, Ctrl+C      leave; the table stays open, and your seat stays yours
    {""}
    Mouse: click to select, click again to play; the right button cancels, the wheel shows the log.

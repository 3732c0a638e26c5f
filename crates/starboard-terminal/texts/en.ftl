# $columns (u16), $rows (u16), $width (u16), $height (u16)
too-small = This window has { $width } × { $height } characters. Make it at least { $columns } × { $rows }, or start with --plain.
# $name (&str), $prompt (&str)
turn = { $name }: { $prompt }
over = The game is over: R shows the result, M the menu.
# $name (&str)
wait-for = It is { $name }’s turn.
nothing-to-do = Nobody at this keyboard has a decision to make now.
# $name (&str), $seconds (u64)
bot-thinks = { $name } is thinking ({ $seconds } s). K decides at once.
# $seconds (u64)
thinking = Thinking ({ $seconds } s). Esc interrupts.
# $percent (i64)
thinking-part = Weighing the actions: { $percent } %. Esc interrupts.
interrupted = Interrupted.
undone = Undone.
restarted = A new game started.
guide-on = The guide is on: G switches it off.
guide-off = The guide is off.
# $title (&str)
guide-title = Guide: { $title }
# $rules (&str)
guide-rules = (Rules: { $rules })
about-title = What this is
actions-title = Actions
# $count (usize)
more-actions = All { $count }: press A
log-title = Log
log-empty = Nothing has happened yet.
# $number (usize), $name (&str), $text (&str)
step-player = { $number }. { $name }: { $text }
# $number (usize), $text (&str)
step-chance = { $number }. chance: { $text }
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
hint-none = There is nothing to suggest here.
hint-title = What a strong player would consider
# $points (i64)
in-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $percent (i64)
in-percent = { $percent } %
no-help = No hints in the game of the day.
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
resign-text = Give this game up? In a game of several, a bot plays on for you.
resign-no = No, play on
resign-yes = Yes, resign
result-board = Look at the board
drawn = Draw
nobody-wins = Nobody wins
# $name (&str)
wins = { $name } wins
# $names (&str)
win-together = { $names } win together
# $name (&str), $points (i64)
score = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $squares (u32)
to-go = { $squares } to go
is-out = out
hex-legend = F H C T ships, * commander, 2 stack, U UFO, ◆◇ sun
# $at (usize), $all (usize)
replay-at = After move { $at } of { $all }
replay-start = The start of the game.
# $number (&str)
replay-jump = Jump to move { $number }: Enter.
replay-keys = ←→ step|↑↓ turn|Home/End ends|Space play|0–9 jump|L log|R result|Q quit

## A review.

# $percent (i64)
review-progress = Looking at every decision: { $percent } %. Esc gives up.
review-points = Turning points
review-no-points = No choice cost much.
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
no-server = What answers at { $server } is no Starboard server.
other-version = This server speaks another version of the protocol: use the version of starboard that it runs.
stale = The table has changed in the meantime: take another look.
stranger = Choose a name first.
no-such-table = There is no such table.
forgotten = This server no longer knows you. Choose a name to continue; your earlier games stay with your old name.
too-fast = Too fast: wait a moment.
too-many = Too many tables or connections at once: finish or close some.
trouble = Server error: this may or may not have gone through. Take another look, then try again.
damaged = Part of this game was lost on the server. You can view what is left, but not continue playing.
bad-name = A name is 1 to 40 characters on a single line.
no-undo = This cannot be undone.
not-your-turn = It is not your turn.
connecting = Contacting the server…
# $why (&str)
link-lost = Connection lost. Reconnecting… ({ $why })
sending = Sending…
still-sending = Your last request is still on its way.
server-unfair = The server has not kept its word: do not trust the dice at this table. The menu has the details.

# $days (u64), $hours (u64)
days-hours = { $days } d { $hours } h
# $hours (u64), $minutes (&str)
hours-minutes = { $hours }:{ $minutes } h
clock-none = no clock
# $days (u8)
clock-days =
    { $days ->
        [one] { $days } day per action
       *[other] { $days } days per action
    }
# $minutes (u16), $increment (u16)
clock-live = { $minutes } min + { $increment } s

name-title = Choose a name
name-hint = The other players will see it. There are no accounts: this computer remembers you.
yes = yes
no = no
cancel = Cancel

# $server (&str)
lobby-title = Starboard online: { $server }
lobby-keys = Enter join|N new table|R refresh|I change name|P privacy|Q quit
# $name (&str)
you-are = You are { $name } here.
you-are-nobody = You can watch without a name; you will be asked for one when you sit down.
own-tables = My tables
no-own-tables = You have no tables yet. Open one with N, or join one below.
waiting-tables = Open tables
no-waiting-tables = No open tables right now.
playing-tables = Games in progress
no-playing-tables = No public games in progress right now.
finished-tables = Recent games
no-finished-tables = No public games have finished yet.
# $game (&str), $names (&str)
table-row = { $game }: { $names }
your-turn = your turn
# $name (&str)
turn-of = { $name } to act
bots-turn = a bot is thinking
# $name (&str)
named-bot = { $name } (bot)

safety = Safety and privacy
safety-hint = This computer holds a secret that proves who you are. If somebody else may have it, replace it.
replace-secret = Replace the secret
replace-secret-asked = This computer gets a new secret. Whoever uses the old one is signed out at once. Seats you moved to other devices stay there.
secret-replaced = Done: only this computer knows your secret now.
delete-me = Delete me
delete-me-asked = You will resign your unfinished games, your name will disappear from every table, and everything you wrote in chats will be removed. This cannot be undone.
person-deleted = You have been deleted from this server. Thank you for playing!
nobody-to-protect = You have no name on this server: there is nothing to protect or delete.

new-table = New table
form-keys = ↑↓ choose  ←→ change  Enter  Esc
# $number (usize)
seat-title = Seat { $number }
by-person = a person
# $level (u8)
seat-bot = bot of level { $level }
who-may-come = Who can join
by-link = by link
is-public = public
time-to-think = Time control
when-late = When time runs out
late-bot = a bot takes over
late-resign = the player resigns
with-messages = Chat at the table
open-table = Open the table
people-needed = At least one seat has to be for a person.
options-conflict = These options do not go together.

online-title = A table online
invite = Link for the others:
seats-title = Seats
by-seat = one for each seat
# $number (usize), $name (&str)
seat-row = { $number }  { $name }
# $name (&str)
seat-own = ● { $name } (you)
free-seat = free seat
sit-here = Sit here
stand-up = Leave the seat
free-this-seat = Free this seat
# $level (u8)
let-bot-sit = Let a bot of level { $level } play
# $level (u8)
begin-with-bot = Start with a bot of level { $level }
seat-for-people = Keep it for a person
seat-is-taken = Only the host can change this seat.
close-table = Close the table
close-table-why = Nobody will be able to join any more, and the table will disappear from all lists.
table-closed = This table was closed before the game started.
gathering-keys = Enter choose|C chat|M mute|X close the table|Q quit
# $count (usize)
waits-for-people =
    { $count ->
        [one] The game starts as soon as the last free seat is taken.
       *[other] The game starts as soon as all { $count } free seats are taken.
    }
# $count (usize)
take-a-seat =
    { $count ->
        [one] Take the last free seat, or stay and watch.
       *[other] Take one of the { $count } free seats, or stay and watch.
    }

# $seated (usize), $others (u32)
who-is-there = { $seated } at the table now, { $others } watching.
chat-title = Chat
# $count (usize)
chat-unread = Chat: { $count } new, C opens it
chat-keys = Enter says it  ↑↓ scroll  Esc closes
chat-empty = Nobody has said anything yet.
chat-watching = Only those who have a seat can say something.
# $name (&str)
mute = Mute { $name }
# $name (&str)
unmute = Unmute { $name }
mute-title = Mute somebody
nobody-to-mute = There is nobody else here to mute.
# $name (&str)
told-muted = Messages from { $name } are hidden on this computer.
# $name (&str)
told-unmuted = Messages from { $name } are shown again.
muted-messages = Messages from people you have muted are hidden.
you-watch = You are watching: you see everything, but cannot play.
you-resigned = You resigned; a bot is playing on for you.
you-are-removed = The host gave your seat to a bot. You can watch, and return once the host lets you.
you-may-return = The host let you return to your seat.
bot-plays-for-you = A bot is playing for you: the menu (M) takes your seat back.
# $name (&str)
away-now = { $name } is away: the menu (M) suggests a bot.
# $name (&str), $time (&str)
away-later = { $name } is away. In { $time } you can suggest a bot.
# $name (&str)
away-until-late = { $name } is away. A bot takes over when their time runs out.
# $name (&str)
wish-undo = { $name } wants to undo their last action.
# $name (&str)
wish-undo-chance = { $name } wants to undo their last action. The dice and draws since then would come out the same again.
# $name (&str), $other (&str)
wish-take-over = { $name } suggests letting a bot play for { $other }.
# $name (&str)
wish-rematch = { $name } would like a rematch.
# $wish (&str)
wish-answer = { $wish } Y agrees, N declines.
# $wish (&str), $names (&str)
wish-waits = { $wish } Waiting for { $names }.
question-title = A question
agree = Agree
decline = Decline
later = Later
# $name (&str)
told-took-back = { $name } undid an action.
# $name (&str)
told-resigned = { $name } resigned.
# $name (&str)
told-handed-over = A bot took over for { $name }.
# $name (&str)
told-returned = { $name } came back.
# $name (&str)
told-removed = The host gave { $name }’s seat to a bot.
# $name (&str)
told-readmitted = The host let { $name } return.
# $name (&str)
told-late = { $name } ran out of time.
# $name (&str)
told-declined = { $name } declined.
seat-is-here = Your seat is now on this device.
seat-is-elsewhere = Your seat was moved to another device.
# $why (&str)
undo-needs-consent = { $why } You can still ask the others to allow it.
undo-repeats-chance = The dice and draws since then will come out the same again, and everybody is told so.
ask-the-others = Ask the others
menu-chat = Chat
menu-leave = Leave; the table stays open
menu-links = Links
menu-fairness = Fair dice
i-am-back = I’m back
let-bot-play-for-me = Let a bot play for me
# $name (&str)
let-bot-play = Suggest a bot for { $name }
# $name (&str), $time (&str)
let-bot-play-later = Suggest a bot for { $name } (in { $time })
# $name (&str)
remove = Give { $name }’s seat to a bot
# $name (&str)
really-remove = A bot will play for { $name }, who can neither return nor chat until you let them. Everybody sees that you did it, and you cannot win a game that you have removed somebody from.
# $name (&str)
readmit = Let { $name } return
move-seat = Move my seat to another device
move-seat-how = Open this link on the other device. It works once, within a day. Whoever opens it gets your seat, so keep it to yourself:
fair-how = The server committed to its seed before anybody sat down, and every player added something it could not know. Together they determine every roll and draw.
keepers-commitment = Committed by the server:
commitment-kept = The server has not changed its seed since you sat down.
commitment-broken = The server has changed its seed since you sat down.
own-entropy = What this computer added is part of the seed.
not-own-entropy = The server did not use what this computer added to the seed.
rematch-kept = The server committed to this seed before you agreed to the rematch.
rematch-broken = This is not the seed that the server committed to for the rematch.
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

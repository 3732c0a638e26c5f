## Everywhere.

reload = Reload the page
fetching = Contacting the server…

## What goes wrong.

unreachable = Cannot reach the server: you may be offline, or this copy of the app has no server.
play-here = You can still play solo, against bots, or together on one screen.
stale = The table has changed in the meantime: take another look.
stranger = Choose a name first.
missing = There is nothing here any more.
wrong-secret = This server no longer knows you. Choose a name to continue; your earlier games stay with your old name.
unreadable = The server does not understand this page. Please reload it.
too-fast = Too fast: wait a moment.
too-many = Too many tables or pages open at once: finish or close some.
trouble = Server error: this may or may not have gone through. Take another look, then try again.
damaged = Part of this game was lost on the server. You can view what is left, but not continue playing.
foreign = This page does not belong to this server.
bad-name = A name is 1 to 40 characters on a single line.
was-there = This player was here a moment ago: give them a little longer.
no-undo = This cannot be undone.
not-your-turn = It is not your turn.
link-lost = Connection lost. Reconnecting… Nothing you wrote is lost.
out-of-date = There is a new version of Starboard. Reload the page to continue.

## Who one is.

name-title = Choose a name
rename-title = Change your name
your-name = Your name
name-hint = The other players will see it. There are no accounts: this browser remembers you.
rename = Rename
go-on = Continue
safety = Safety and privacy
safety-hint = Your browser holds a secret that proves who you are. If somebody else may have it, replace it.
replace-secret = Replace the secret
replace-secret-asked = This browser gets a new secret. Whoever uses the old one is signed out at once. Seats you moved to other devices stay there.
secret-replaced = Done: only this browser knows your secret now.
delete-me = Delete me
delete-me-asked = You will resign your unfinished games, your name will disappear from every table, and everything you wrote in chats will be removed. This cannot be undone.
person-deleted = You have been deleted from this server. Thank you for playing!

## The lobby.

lobby-arcade = Worlds apart, one table
lobby-claim = Play with friends or strangers, each at their own screen.
new-table = New table
own-tables = My tables
no-own-tables = You have no tables yet. Open one, or join one below.
waiting-tables = Open tables
no-waiting-tables = No open tables right now.
playing-tables = Games in progress
no-playing-tables = No public games in progress right now.
watch-table = Watch
finished-tables = Recent games
no-finished-tables = No public games have finished yet.
bots-turn = A bot is thinking
free-seat = free seat
# $name (&str)
named-bot = { $name } (bot)
join = Join
open = Open

## A new table.

which-game = Which game?
# $number (usize)
seat-number = Seat { $number }
you-sit-first = You get the first seat for a person.
people-needed = At least one seat has to be for a person.
table-rules = Table rules
who-may-come = Who can join
by-link = by link
by-link-note = Anyone with the link.
is-public = public
is-public-note = Listed in the lobby.
time-to-think = Time control
clock-none = no clock
clock-none-note = Everyone takes their time.
clock-per-move = days per action
clock-per-move-note = Correspondence.
clock-for-all = minutes per game
clock-for-all-note = For an evening together.
days = Days per action
minutes = Minutes per player
increment = Extra seconds per turn
# $days (u8)
clock-days =
    { $days ->
        [one] { $days } day per action
       *[other] { $days } days per action
    }
# $minutes (u16), $increment (u16)
clock-live = { $minutes } min + { $increment } s
# $days (u64), $hours (u64)
days-hours = { $days } d { $hours } h
# $hours (u64), $minutes (&str)
hours-minutes = { $hours }:{ $minutes } h
when-late = When time runs out
late-bot = a bot takes over
late-bot-note = Until the player returns.
late-resign = the player resigns
late-resign-note = As in tournaments.
with-messages = Chat at the table
open-table = Open the table

## Before the game.

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
sit-here = Sit here
leave-seat = Leave
free-this-seat = Free this seat
confirm-seat = Confirm
begin-with-bot = Start the game
close-table = Close the table
close-table-why = Nobody will be able to join any more, and the table will disappear from all lists.
time-left = Time left:
invite = Invite
link = Link
code-for-camera = QR code of the link
table-closed = This table was closed before the game started.

## During the game.

here = is here
away = is away
bot = bot
you-watch = You are watching: you see everything, but cannot play.
you-resigned = You resigned; a bot is playing on for you.
bot-plays-for-you = A bot is playing for you.
i-am-back = I’m back
let-bot-play-for-me = Let a bot play for me
# $name (&str)
is-away = { $name } is away.
# $name (&str)
is-away-for-now = { $name } is away. After two minutes you can suggest a bot.
# $name (&str)
is-away-until-late = { $name } is away. A bot takes over when their time runs out.
let-bot-play = Suggest a bot
really-resign = You will no longer be able to win, and this cannot be undone.
# $why (&str)
undo-needs-consent = { $why } You can still ask the others to allow it.
undo-repeats-chance = The dice and draws since then will come out the same again, and everybody is told so.
ask-the-others = Ask the others
# $name (&str)
wish-undo = { $name } wants to undo their last action.
# $name (&str)
wish-undo-chance = { $name } wants to undo their last action. The dice and draws since then would come out the same again.
# $name (&str), $other (&str)
wish-take-over = { $name } suggests letting a bot play for { $other }.
# $name (&str)
wish-rematch = { $name } would like a rematch.
# $names (&str)
waiting-for = Waiting for { $names }.
agree = Agree
decline = Decline
withdraw = Withdraw
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
you-may-return = The host let you return to your seat.
you-are-removed = The host gave your seat to a bot. You can watch, and return once the host lets you.
# $name (&str)
remove = Give { $name }’s seat to a bot
# $name (&str)
readmit = Let { $name } return
remove-title = Give the seat to a bot
# $name (&str)
really-remove = A bot will play for { $name }, who can neither return nor chat until you let them. Everybody sees that you did it, and you cannot win a game that you have removed somebody from.
# $name (&str)
mute = Mute { $name }
# $name (&str)
unmute = Unmute { $name }
muted-messages = Messages from people you have muted are hidden.
table-terms = Time spent stays spent, and an undo takes the extra seconds back. If everybody at the table agrees, a bot can take over for somebody who has been away for two minutes, or in a correspondence game for somebody whose time has run out. Whoever runs out of time at a live table can return once, with one minute.
# $name (&str)
told-late = { $name } ran out of time.
# $name (&str)
told-declined = { $name } declined.
told-moved = Your seat was moved to another device.

## Moving a seat.

move-seat = Move my seat to another device
move-seat-how = Open this link on the other device. It works once, within a day. Whoever opens it gets your seat, so keep it to yourself.
seat-is-here = Your seat is now on this device.
seat-link-damaged = This link is incomplete: copy it again from the device that has the seat.
seat-link-used = This link has been used or has expired. Create a new one on the device that has the seat.

## Messages.

messages = Chat
message = Message
send = Send
hide-messages = Hide
show-messages = Show

## Afterwards.

to-rematch = Go to the rematch
fair-chance = Provably fair
fair-how = The server committed to its seed before anybody sat down, and every player added something it could not know. Together they determine every roll and draw.
keepers-commitment = Committed by the server
mixed-commitment = Committed at the start
entropy = Added by a player
keepers-seed = The server’s seed
next-commitment = Committed for a rematch
commitment-kept = ✓ The server has not changed its seed since you sat down.
commitment-broken = ✗ The server has changed its seed since you sat down.
own-entropy = ✓ What this browser added is part of the seed.
not-own-entropy = ✗ The server did not use what this browser added to the seed.
rematch-kept = ✓ The server committed to this seed before you agreed to the rematch.
rematch-broken = ✗ This is not the seed that the server committed to for the rematch.
server-unfair = ✗ The server has not kept its word to this browser: do not trust the dice at this table. The menu has the details.
told-at-the-end = revealed at the end

## Somebody's page.

player = Player
results = Results
nothing-played = No finished games yet.
last-games = Recent public games
won = won
games-drawn = drawn
lost = lost

## Leaderboards, and while nobody is there.

leaderboard = Leaderboard
leaderboard-empty = Nobody has submitted a result yet.
# $count (usize)
leaderboard-total =
    { $count ->
        [one] One result.
       *[other] { $count } results.
    }
verified-not-unaided = The server has replayed and verified every result. It cannot know whether anybody had help.
submit = Submit your result
submitted = Your result is on the leaderboard.
refused-unsound = The server could not verify this game, so it does not count.
refused-wrong-day = That day is too long ago, or has not begun for the server: results can be submitted for 30 days.
refused-submitted = Another result of yours counts for this day: the first one stays.
meanwhile = While nobody is here
meanwhile-invite = Bring a friend
meanwhile-invite-how = Open a table and send the link: whoever follows it sits down, without an account.
meanwhile-daily-how = Everybody plays the same game today. See who did best.
meanwhile-bots = Warm up
meanwhile-bots-how = A game against a bot. It takes about ten minutes.

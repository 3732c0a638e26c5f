## Everywhere.

reload = Reload the page

## What goes wrong.

unreachable = Cannot reach the server: you may be offline, or this copy of the app has no server.
play-here = You can still play solo, against bots, or together on one screen.
missing = There is nothing here any more.
unreadable = The server does not understand this page. Please reload it.
foreign = This page does not belong to this server.
link-lost = Connection lost. Reconnecting… Nothing you wrote is lost.
out-of-date = There is a new version of Starboard. Reload the page to continue.

## Who one is.

rename-title = Change your name
your-name = Your name
name-hint = The other players will see it. There are no accounts: this browser remembers you.
rename = Rename
go-on = Continue

## The lobby.

lobby-arcade = Worlds apart, one table
lobby-claim = Play with friends or strangers, each at their own screen.
no-own-tables = You have no tables yet. Open one, or join one below.
watch-table = Watch
bots-turn = A bot is thinking
join = Join
open = Open

## A new table.

which-game = Which game?
you-sit-first = You get the first seat for a person.
table-rules = Table rules
by-link-note = Anyone with the link.
is-public-note = Listed in the lobby.
clock-none-note = Everyone takes their time.
clock-per-move = days per action
clock-per-move-note = Correspondence.
clock-for-all = minutes per game
clock-for-all-note = For an evening together.
days = Days per action
minutes = Minutes per player
increment = Extra seconds per turn
late-bot-note = Until the player returns.
late-resign-note = As in tournaments.

## Before the game.

leave-seat = Leave
confirm-seat = Confirm
begin-with-bot = Start the game
time-left = Time left:
invite = Invite
link = Link
code-for-camera = QR code of the link

## During the game.

here = is here
away = is away
bot = bot
bot-plays-for-you = A bot is playing for you.
# $name (&str)
is-away = { $name } is away.
# $name (&str)
is-away-for-now = { $name } is away. After two minutes you can suggest a bot.
let-bot-play = Suggest a bot
really-resign = You will no longer be able to win, and this cannot be undone.
# $names (&str)
waiting-for = Waiting for { $names }.
withdraw = Withdraw
remove-title = Give the seat to a bot
table-terms = Time spent stays spent, and an undo takes the extra seconds back. If everybody at the table agrees, a bot can take over for somebody who has been away for two minutes, or in a correspondence game for somebody whose time has run out. Whoever runs out of time at a live table can return once, with one minute.

## Moving a seat.

move-seat-how = Open this link on the other device. It works once, within a day. Whoever opens it gets your seat, so keep it to yourself.
seat-link-damaged = This link is incomplete: copy it again from the device that has the seat.
seat-link-used = This link has been used or has expired. Create a new one on the device that has the seat.

## Messages.

message = Message
send = Send
hide-messages = Hide
show-messages = Show

## Afterwards.

to-rematch = Go to the rematch
fair-chance = Provably fair
keepers-commitment = Committed by the server
mixed-commitment = Committed at the start
entropy = Added by a player
keepers-seed = The server’s seed
next-commitment = Committed for a rematch
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

## Everywhere.

app-name = Starboard
skip-to-content = Skip to content
nav-rules = Rules
play-online = Play online
nav-label = Main
settings = Settings
language = Language
# $code (&str), $language (&str)
switch-language = { $code }: switch to { $language }
# $language (&str)
language-missing = Could not load { $language }. Please check your connection.
close = Close
cancel = Cancel
back-home = Back to the games
page-unknown = This page does not exist.
offline-note = After your first visit, everything works offline.

## Home.

home-claim = Space tabletop games: solo, against bots, together on one screen, or online.
home-arcade = Ready, pilot one
home-games = Games
play-now = Play now
set-up = Set up
mission = First mission
# $title (&str)
mission-of = First mission: { $title }
# $number (usize), $lessons (usize)
mission-lesson = First mission: { $number } of { $lessons }
mission-skip = Skip
mission-first = Not yet: do what the mission says first.
mission-done = Mission accomplished!
mission-player = Cadet
mission-again = Fly it again
mission-rival = Rival
home-continue = Continue
home-finished = Finished games
resume-game = Continue
watch-replay = Replay
delete = Delete
# A game that could not be saved: it is gone when the page is closed.
only-here = Not saved
# $what (&str)
delete-named = Delete: { $what }
# $what (&str)
deleted-named = Deleted: { $what }
# $title (&str), $names (&str), $moves (usize)
saved-line =
    { $moves ->
        [one] { $title }: { $names } ({ $moves } move)
       *[other] { $title }: { $names } ({ $moves } moves)
    }
open-record = Open a record
# $why (&str)
record-bad = This file cannot be opened: { $why }
record-unreadable = This is not a Starboard record, or it is damaged. Records end in .json and are written by “Export the record”.
# $why (&str)
record-unsound = This record contradicts itself: { $why }
# $least (u64), $most (u64)
players-range = { $least }–{ $most } players
players-one = solo
not-saved = This browser is not saving anything (storage is full or switched off). To continue this game later, export it from the menu.

## Setup.

new-game = New game
# $step (usize)
branch-title = Continue from move { $step }
table-title = Table
rare-options = Advanced options
seats-title = Seats
# $number (usize)
name-of-seat = Name for seat { $number }
# $number (usize)
kind-of-seat = Who plays in seat { $number }
person = Person
# $level (u8), $what (&str)
bot-level = Bot { $level }: { $what }
level-1 = child-friendly
level-2 = easy
level-3 = solid
level-4 = strong
level-5 = full strength
# $number (usize)
move-up = Move seat { $number } up
# $number (usize)
bot-name = Bot { $number }
start = Start
by-seat = chosen for each seat
by-seat-note = Pick what each player gets.
# $number (usize)
option-of-seat = For seat { $number }
guide-check = First game: explain each step

## Play.

menu = Menu
undo = Undo
hint = Hint
log = Log
guide = Guide
skip = Skip animation
board = Board
players = Players
actions = Actions
all-actions = All actions
show-again = Show it again
# $name (&str), $what (&str)
done-by = { $name }: { $what }
log-setup = Setup
# $number (usize)
log-turn = turn { $number }
all-actions-about = Everything you can do now, as a list in plain words.
# $name (&str)
turn-of = { $name }’s turn
game-stopped = The game breaks off here.
# $name (&str)
thinking = { $name } is thinking
interrupt = Move now
# $name (&str), $score (&str)
score-of = { $name }: { $score }
# $reason (&str), $rule (&str)
not-possible = Not possible: { $reason } ({ $rule }).
# $name (&str)
wait-for = Wait: it is { $name }’s turn.
game-lost = This game is not saved in this browser.
open-elsewhere = This game is already open in another tab.
play-in-this-tab = Play in this tab
# $why (&str)
game-damaged = This saved game cannot be opened: { $why }
# $names (&str)
won-by = { $names } won
# $names (&str)
shared-win = { $names } shared the win
no-winner = Nobody won
# $names (&str)
have-resigned = { $names } resigned
drawn = Draw

## Luck, skill and the game of the day.

what-is-it-worth = What is this worth?
# $percent (u32)
worth-thinking = Weighing every action: { $percent } %
worth-best = best
worth-about = By how much this falls short of the best choice.
# $percent (&str)
chance-exact = Chance of winning: { $percent } % (exact)
# $percent (&str)
chance-estimated = Chance of winning: { $percent } % (estimate)
# $points (&str)
worth-exact = Expected: { $points } points (exact)
# $points (&str)
worth-estimated = Expected: { $points } points (estimate)
no-help-in-daily = No hints in the game of the day; you can see them once it is over.
review = Review
review-thinking = Going through every roll, draw and choice…
review-failed = This game could not be reviewed.
review-expected = Expected points
review-chances = Chances to win, %
# $title (&str), $ends (&str)
review-chart-label = { $title } over the game. From start to end: { $ends }. The table below has the figures.
# $name (&str), $luck (&str), $choices (&str)
review-changes-label = Luck and choices of { $name } over the game: luck { $luck }, choices { $choices } points. The table below has the figures.
review-accuracy = Accuracy
review-accuracy-about = 100 means that no choice cost anything. The more a choice costs, and the more was at stake, the lower it gets.
review-start = expected at the start
review-luck = luck
review-choices = choices
review-others = others’ choices
review-off = estimation error
review-result = result
review-best-choices = best choices
review-adds-up = Start, luck, choices and estimation error add up to the result. Where a position cannot be solved exactly, its value is an estimate: later corrections count as neither luck nor choice.
review-as-table = As a table
review-step = luck or choice
review-how-known = known
review-exact = exact
review-estimated = estimated
review-resigned = Gave up.
review-turning-points = Turning points
review-no-turning-points = No choice cost much.
# $number (usize), $name (&str)
review-move-of = Move { $number }, { $name }
# $action (&str)
review-played = Played: { $action }
# $action (&str)
review-better = Better: { $action }
review-try-again = Try again from here
from-a-position = This game began in the middle of another, so it does not count in the pilot’s log.
# $playouts (u32)
explore-depth = { $playouts } playouts
explore-chance = Chance decides here. Choose what happens.
explore-draw = Draw
explore-outcome = Choose an outcome
explore-whole-line = Step through this line
# $from (usize), $at (usize), $length (usize)
explore-own-line = Your line from move { $from }: step { $at } of { $length }.
# $name (&str), $then (&str), $now (&str)
explore-compared = { $name }: { $then } in the game, { $now } here.
explore-back = Back to the game
daily-title = Game of the day
daily-claim = The same rolls and draws for everybody today, and no taking them back. Share your result.
daily-new = Play
daily-begun = Continue
daily-done = Result
daily-unknown = There is no game of the day here.
daily-player = You
share = Share
# $title (&str), $day (&str), $result (&str)
share-text =
    Starboard · { $title } · { $day }
    { $result }
# $title (&str), $result (&str)
share-text-any-day =
    Starboard · { $title }
    { $result }
copy = Copy
copied = Copied.
nobody-won = Nobody won
nobody-wins = Nobody wins
# $names (&str)
win-together = { $names } share the win
rematch = Rematch
you-win = You win!
# $name (&str)
wins = { $name } wins
# $points (i64)
you-win-by =
    { $points ->
        [one] You win by { $points } point
       *[other] You win by { $points } points
    }
# $name (&str), $points (i64)
wins-by =
    { $points ->
        [one] { $name } wins by { $points } point
       *[other] { $name } wins by { $points } points
    }
# A chart, read aloud: what it counts, and what everybody has in the end.
# $title (&str), $turns (usize), $values (&str)
race-label =
    { $turns ->
        [one] { $title } over { $turns } turn. At the end: { $values }.
       *[other] { $title } over { $turns } turns. At the end: { $values }.
    }
# $turns (usize)
race-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
what-next = What next?
how-it-went = How it went
# $level (u8)
play-level = Play level { $level }
# $option (&str), $value (&str)
try-option = { $option }: { $value }
play-today = Today’s game
# $title (&str)
achieved = New achievement: { $title }
look-at-board = View the board
result-title = Result
name-column = Player
points-column = Points

## Menu.

resign = Resign
# $name (&str)
resign-named = Resign for { $name }
# $name (&str)
bot-plays-for = Who plays for { $name }
export = Export the record
# $commitment (&str)
fairness = Provably fair: the commitment made before play is { $commitment }
keys-title = Keys
keys-board = Arrow keys move around the board; Enter selects a square, Enter again plays it; Escape cancels.
keys-table = Arrow keys move around the table, Tab jumps to what you can use now; Enter selects it or opens its card, Escape closes the card.
keys-letters = U undo, H hint, L log, G guide, W what actions are worth (solo games), K skip animation, M menu, A all actions, ? what this is; when a game is over, Escape folds the result.

## Hint.

hint-thinking = Looking for the best actions
hint-none = There is nothing to decide right now.
hint-intro-chance = The best actions, with the chance of winning each one leaves you.
hint-intro-alone = The best actions, with the points each is expected to bring.
# $playouts (u32)
hint-intro = What a level 4 bot would do, after { $playouts } playouts. The bar is the expected result for the player to act: a full bar is a certain win.
hint-forced = This is the only choice.
hint-action = Action
hint-value = Expected
# $text (&str)
hint-then = then { $text }
hint-play = Play it
hint-more = More
# $action (&str), $worth (&str)
hint-only = { $action }: { $worth }.
# $action (&str)
hint-action-only = { $action }.
# $action (&str), $worth (&str), $next (&str)
hint-best = Best: { $action }, { $worth } (next best { $next }).
was-taken = played
analysis = Analysis
game-over = The end

## Settings.

tempo = Animation
tempo-slow = Slow
tempo-normal = Normal
tempo-fast = Fast
tempo-off = None
sound = Sound
sound-on = Sounds
volume = Volume
vibration = Vibrate (if the device can)
forced-steps = Play forced moves automatically

## Replay.

# $title (&str)
replay-title = Replay: { $title }
first-step = To the start
step-back = One step back
play = Play
pause = Pause
step-forward = One step forward
turn-back = One turn back
turn-forward = One turn forward
last-step = To the end
position-slider = Move
branch = Continue from here
replay-speed = Speed
# $title (&str)
rules-of = Rules: { $title }
all-rules = All rules
print = Print the game
rules-index = Each game in a minute. The full rules explain everything with pictures.
rules-loading = Loading the rules…
rules-failed = Could not load the rules: you seem to be offline.
# $title (&str)
balance-of = Balance: { $title }
balance = Balance
balance-loading = Loading the report…
balance-failed = Could not load the report: you seem to be offline.
board-on-its-way = Loading…
board-missing = Could not load this: you may be offline, or there is a newer version of the app. If trying again does not help, reload the page.
try-again = Try again
start-of-game = Start

## Online

online = Online
reload = Reload the page
fetching = Contacting the server…
sending = Sending…
back-to-lobby = Back to the lobby

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
more-tables = Show more
watch-table = Watch
finished-tables = Recent games
no-finished-tables = No public games have finished yet.
your-turn = Your turn
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
no-help-online = No hints at an online table; you can see them once the game is over.

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
log-with-news = Log, new messages

## Afterwards.

to-rematch = Go to the rematch
verified = ✓ Provably fair, verified in this browser.
not-verified = ✗ The rolls and draws do not follow from this table’s seeds.
server-alone = ✗ No player added to the seed: the server alone decided every roll and draw.
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
deleted-player = Deleted player
results = Results
nothing-played = No finished games yet.
last-games = Recent public games
game = Game
won = won
games-drawn = drawn
lost = lost

## Notifications.

notify = Notify me when it is my turn and I am on another page
notifications-blocked = Your browser does not allow notifications from this page.

# The pilot's log and the games of all days.

nav-pilot = Pilot
pilot-log = Pilot’s log
pilot-arcade = Flight record
# The language tag by which browsers write dates: day before month.
date-locale = en-GB
tile-games = games finished
tile-won = games won
tile-streak = days in a row
badges = Achievements
badge-earned = Earned.
badge-open = Not earned yet.
no-flights = Nothing here yet: finish a game and it will be.
not-flown = You have not finished a game yet.
# $count (usize), $best (i64)
flown-best =
    { $count ->
        [one] One game. Your best: { $best } points.
       *[other] { $count } games. Your best: { $best } points.
    }
# $count (usize), $won (usize)
flown-won =
    { $count ->
        [one] One game, { $won } won.
       *[other] { $count } games, { $won } won.
    }
against-people = against people
usual-options = Usual options
# $won (usize), $count (usize)
tally-won = { $won } of { $count } won
# $count (usize)
tally-games =
    { $count ->
        [one] One game
       *[other] { $count } games
    }
# $best (i64)
tally-best = best { $best }
# $points (i64)
tally-margin =
    { $points ->
        [one] by up to { $points } point
       *[other] by up to { $points } points
    }
# $moves (usize)
tally-shortest =
    { $moves ->
        [one] fastest in { $moves } move
       *[other] fastest in { $moves } moves
    }
ladder = Bots beaten, by level
# $level (u8)
level-beaten = Level { $level }: beaten
# $level (u8)
level-not-beaten = Level { $level }: not beaten yet
last-results = Your latest results, the newest on the right
badge-cadet = Cadet
how-cadet = Fly a first mission.
badge-graduate = Graduate
how-graduate = Fly all four first missions.
badge-first-win = First victory
how-first-win = Beat a bot.
badge-explorer = Explorer
how-explorer = Finish a game of each kind.
badge-rival = Worthy rival
how-rival = Beat bots of level 3 or higher.
badge-ace = Ace
how-ace = Beat bots of level 5.
badge-ladder = Up the ladder
how-ladder = Beat every level in one game.
badge-unaided = On instruments
how-unaided = Beat level 3 or higher without a hint.
badge-crowd = Against all odds
how-crowd = Win against three bots or more.
badge-week = Full week
# $days (usize)
how-week = Play the game of the day { $days } days in a row.
badge-scholar = Scholar
how-scholar = Read the review of a game.
# $points (i64)
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
flight-won = Won
flight-lost = Lost
# $points (i64)
flight-won-with =
    { $points ->
        [one] Won with { $points } point
       *[other] Won with { $points } points
    }
# $points (i64)
flight-lost-with =
    { $points ->
        [one] Lost with { $points } point
       *[other] Lost with { $points } points
    }
# $level (u8)
bot-of-level = level { $level }
# $day (&str)
daily-of = game of { $day }
# $day (&str)
daily-late-of = game of { $day }, late
daily-late = late
day-column = Date
opponents-column = Against
moves-column = Moves
backup = Take it with you
backup-claim = There is no account: your games and your log are in this browser alone. Save them as one file, and open it in another browser.
backup-write = Save to a file
backup-choose = Open a file
# $count (usize)
backup-read =
    { $count ->
        [0] Everything in the file was here already.
        [one] One entry was added. What was here stayed as it was.
       *[other] { $count } entries were added. What was here stayed as it was.
    }
backup-unreadable = This is not a file that the pilot’s log has saved. Nothing was changed.
backup-too-new = A newer version of the app has saved this file: reload the page and try again. Nothing was changed.
backup-full = There is not enough room in this browser’s storage: delete finished games and try again. Nothing was changed.
# $kilobytes (usize)
room-used = { $kilobytes } kB of this browser’s storage are in use; most browsers allow 5,000.
storage-full = This browser is not saving what you do: its storage is full or switched off. Delete finished games to make room, or save your games and your log as a file in the pilot’s log before you close this page.
storage-evicted = This browser has deleted your games and your log. If you saved them as a file, open it in the pilot’s log.
all-days = All days
daily-not-yet = That day has not begun. A day is a UTC day everywhere.
# $count (usize)
streak =
    { $count ->
        [0] Start a streak today
        [one] One day in a row
       *[other] { $count } days in a row
    }
days-claim = One game a day, the same for everybody: it changes at midnight UTC. Days you missed can be played late.
day-open = Not played yet.
day-missed = Not played. You can still play it; it will be marked late.
# $number (&str), $day (&str), $result (&str)
day-label = { $number } ({ $day }): { $result }
calendar = Days
ask-for-par = What would a bot score?
# $level (u8), $moves (usize)
par-playing = The bot (level { $level }) is playing: move { $moves }…
# $level (u8), $points (i64)
par-points =
    { $points ->
        [one] Par: level { $level } scored { $points } point.
       *[other] Par: level { $level } scored { $points } points.
    }
# $level (u8)
par-won = Par: level { $level } won.
# $level (u8)
par-lost = Par: level { $level } lost.
leaderboard = Leaderboard
leaderboard-empty = Nobody has submitted a result yet.
# $count (usize)
leaderboard-total =
    { $count ->
        [one] One result.
       *[other] { $count } results.
    }
verified-not-unaided = The server has replayed and verified every one; whether somebody had help, it cannot know.
submit = Submit your result
submitted = Your result is on the leaderboard.
# $now (i64), $before (i64)
record-points = A new record: { $now } points. Your best was { $before }.
# $level (u8), $next (u8)
record-level = Your first win against level { $level }! Level { $next } is waiting.
record-last-level = Your first win against level 5! Nobody here is stronger.
# The first win with these options.
# $level (u8)
record-first-win = Your first win against level { $level } with these settings!
record-first-win-alone = Your first win with these settings!
# Always more than before.
# $now (i64), $before (i64)
record-margin = Your clearest win yet: ahead by { $now }. It was { $before } before.
# $now (usize), $before (usize)
record-fastest = Your fastest win yet: { $now } moves. It was { $before } before.
decisive-moment = The decisive moment
best-moment = The best move
worst-moment = Where it went wrong
show-on-board = Show it on the board
refused-unsound = The server could not verify this game, so it does not count.
refused-wrong-day = That day is too long ago, or has not begun for the server: results can be submitted for 30 days.
refused-submitted = Another result of yours counts for this day: the first one stays.
# $what (&str), $gain (i32)
decisive-words = { $what } (+{ $gain })
meanwhile = While nobody is here
meanwhile-invite = Bring a friend
meanwhile-invite-how = Open a table and send the link: whoever follows it sits down, without an account.
meanwhile-daily-how = Everybody plays the same game today. See who was best.
meanwhile-bots = Warm up
meanwhile-bots-how = A game against a bot. It takes about ten minutes.

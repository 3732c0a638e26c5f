## Everywhere.

app-name = Starboard
skip-to-content = Skip to content
nav-rules = Rules
play-online = Play online
nav-label = Main
settings = Settings
language = Language
# $code (&str), $language (&str)
switch-language = { $code }: language ({ $language })
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
have-resigned = { $names } resigned

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
rematch = Rematch
you-win = You win!
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
hint-intro-won = The first action leads to a certain win, whatever the others do.
hint-intro-drawn = A certain draw is the best that can be had here.
hint-intro-lost = Every action loses if the others answer well.
hint-intro-book = What a level 4 bot would do: it knows this opening by heart.
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
# What speaks for an action when nothing certain does.
hint-alone = Nothing else came close.
# $other (&str)
hint-even = “{ $other }” is about as good.
# $other (&str), $points (&str)
hint-points-less = “{ $other }” would bring { $points } points fewer.
# $other (&str), $games (u32)
hint-games-less =
    { $games ->
        [one] “{ $other }” would win one game fewer in a hundred.
       *[other] “{ $other }” would win { $games } fewer games in a hundred.
    }
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

## Online play, as far as the rest of the app tells of it.

online = Online
sending = Sending…
back-to-lobby = Back to the lobby
more-tables = Show more
your-turn = Your turn
no-help-online = No hints at an online table; you can see them once the game is over.
log-with-news = Log, new messages
verified = ✓ Provably fair, verified in this browser.
not-verified = ✗ The rolls and draws do not follow from this table’s seeds.
server-alone = ✗ No player added to the seed: the server alone decided every roll and draw.
deleted-player = Deleted player
game = Game
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
how-graduate = Fly the first mission of every game.
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
backup-too-new = This file was saved by a newer version of the app: reload the page and try again. Nothing was changed.
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
# $day (&str), $result (&str)
day-label = { $day }: { $result }
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
# $now (i64), $before (i64)
record-points = A new record: { $now } points. Your best was { $before }.
# $level (u8), $next (u8)
record-level = Your first win against level { $level }! Level { $next } is waiting.
record-last-level = Your first win against level 5! There is no stronger bot.
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
# $what (&str), $gain (i32)
decisive-words = { $what } (+{ $gain })

## Puzzles: what is best, and provably so.

puzzles = Puzzles
# $game (&str)
puzzles-of = Puzzles: { $game }
puzzles-claim = Positions from games between strong bots. In each of them one action is clearly the best, and that is proven. A new puzzle of the day at midnight UTC.
puzzle-of-day = Puzzle of the day
puzzle-solve = Solve it
puzzle-done = Solved
# $count (usize)
puzzles-solved =
    { $count ->
        [0] None solved yet
        [one] { $count } solved
       *[other] { $count } solved
    }
# $count (usize), $of (usize)
puzzles-solved-of = { $count } of { $of } solved
# $grade (u8)
puzzle-grade = Grade { $grade } of 5
# $number (usize)
puzzle-number = Puzzle { $number }
# $number (usize)
puzzle-number-done = Puzzle { $number }, solved
# $number (usize), $grade (u8)
puzzle-title = Puzzle { $number } · grade { $grade }
puzzle-all = All puzzles
puzzle-next = Next puzzle
puzzle-show = Solution
puzzle-thinking = Let’s see where that leads…
puzzle-go-on = Right so far. What now?
puzzle-line = Right. Watch how it goes on.
puzzle-no-help = There are no hints in a puzzle. A wrong answer shows you why it is wrong.
# $turns (u8)
puzzle-win =
    { $turns ->
        [one] Win with this move.
       *[other] Win in { $turns } moves, whatever the other side does.
    }
puzzle-capture = Win a ship by force: after the reply you must be ahead.
puzzle-defend = You are about to lose. Only one move prevents it.
# $turns (u8)
puzzle-points =
    { $turns ->
        [one] Score as many points as you can in this turn.
       *[other] Score as many points as you can in { $turns } turns, whatever the others do.
    }
puzzle-save = The planet is in danger. Move so that nobody can let an invader through before your next turn.
puzzle-score = What leads to the highest score on average?
puzzle-chance = What gives you the best chance of winning?
puzzle-right = Solved!
puzzle-shown = That was the solution.
puzzle-right-win = Nothing the other side does can prevent the win.
puzzle-right-capture = Whatever the reply, you are a ship ahead. Nothing else achieves that.
puzzle-right-defend = Everything else loses at once.
# $value (&str), $second (&str)
puzzle-right-points = That is sure to bring { $value } points; nothing else is sure to bring more than { $second }.
puzzle-right-save = With everything else an invader could get through.
# $value (&str), $second (&str)
puzzle-right-score = That leads to { $value } points on average, the next best action to { $second }.
# $value (&str), $second (&str)
puzzle-right-chance = That wins { $value } of the time, the next best action { $second }.
puzzle-wrong = Not that: it does not achieve what is asked.
# $answer (&str)
puzzle-wrong-win = Not yet. The other side prevents it: { $answer }.
puzzle-wrong-capture = Not that. After the best reply you are no ship ahead.
puzzle-wrong-defend = Not that. Now you lose, as you can see.
# $value (&str), $best (&str)
puzzle-wrong-points = Not quite. That is sure to bring only { $value } of { $best } possible points.
puzzle-wrong-save = Not that. Now an invader can get through.
# $value (&str), $best (&str)
puzzle-wrong-score = Not quite. That leads to { $value } points on average, the best action to { $best }.
# $value (&str), $best (&str)
puzzle-wrong-chance = Not quite. That wins { $value } of the time, the best action { $best }.

# $counts (&str)
games-players = Players: { $counts }
# $example (&str)
games-by-seat = or one per seat, such as { $example }:
games-options = Options:
games-default = (default)
# $number (usize)
bot-name = Bot { $number }
# $number (usize), $name (&str)
seat-person = Seat { $number }: { $name }
# $number (usize), $name (&str), $level (u8)
seat-bot = Seat { $number }: { $name }, level { $level } bot
welcome = Type a number or an action to play, “help” for everything else.
# $moves (usize)
resumed = The game continues from move { $moves }.
help =
    Type a number or an action in notation to play it. Other commands:
    {"  "}list, list TEXT   all actions, or those that start with TEXT
    {"  "}more              the next page of a long list
    {"  "}board             show the board
    {"  "}log               what has happened so far
    {"  "}hint              what a strong player would consider
    {"  "}guide             explain each step of a first game, or stop that
    {"  "}undo              take back the last action of a person; dice and draws repeat
    {"  "}resign            give up
    {"  "}rematch           play again, once the game is over
    {"  "}quit              save and leave
# $first (usize), $last (usize), $word (&str)
group = {"  "}{ $first }–{ $last }  { $word } …  (type “list { $word }”)
# $count (usize)
more = { $count } more: type “more”.
no-more = That is all.
# $text (&str)
none-begins = No action starts with “{ $text }”.
# $most (usize)
no-such-number = There is no such number: choose 1 to { $most }.
# $text (&str)
not-understood = “{ $text }” is neither an action nor a command: type “list” for the actions, “help” for the commands.
over-commands = The game is over. You can type rematch, undo, log, board or quit.
# $action (&str), $words (&str), $points (i64)
hint-line-alone = {"  "}{ $action }: { $words } – { $points } points expected
# $action (&str), $words (&str), $percent (i64)
hint-line = {"  "}{ $action }: { $words } – { $percent } % chance of winning
# $action (&str), $words (&str)
hint-only = {"  "}{ $action }: { $words }
# $rules (&str)
guide-rules = Rules: { $rules }
guide-on = The guide is on. Type “guide” again to switch it off.
# $moves (usize)
took-back = Undone: the game is back at move { $moves }.
# $name (&str), $level (u8)
bot-takes-over = A level { $level } bot took over for { $name }.
still-playing = The game is not over yet.
# $why (&str)
not-saved = The game could not be saved ({ $why }). It continues, and every further move tries again.
# $file (&str)
saved = The game was saved in { $file }
# $file (&str)
how-to-resume = To continue: starboard play --resume { $file }
# $file (&str)
how-to-verify = To check that the rolls and draws were fair: starboard verify { $file }
# $moves (usize)
fewer-moves =
    { $moves ->
        [one] The game has only { $moves } move, and it was shown.
       *[other] The game has only { $moves } moves, and all of them were shown.
    }
# $moves (usize)
verify-moves =
    { $moves ->
        [one] Replayed by the rules: { $moves } move, which is legal.
       *[other] Replayed by the rules: { $moves } moves, all of them legal.
    }
# $game (&str), $edition (&str), $rules (u32)
verify-rules = Rules: { $game }, edition { $edition }, version { $rules }.
verify-claims = Compared: the final state hash, the result and the resignations.
# $day (&str)
verify-daily = Game of the day: the seed is the one for { $day }.
# $turns (u64)
verify-fair = Chance: the seed matches the commitment made before play, and all { $turns } chance turns follow from it.
# $finding (&str)
verify-finding = Problem: { $finding }
# $people (usize)
verify-mixed =
    { $people ->
        [one] Seed: it comes from the server’s seed, which matches the server’s commitment, and from what { $people } player added.
       *[other] Seed: it comes from the server’s seed, which matches the server’s commitment, and from what { $people } players added.
    }
verify-rematch = Rematch: the server had committed to its seed in the earlier record.
# $what (&str)
verify-gap = Not checked: { $what }
gap-edition = the record names no edition; the first was assumed.
gap-options = the record leaves out options; their defaults were assumed.
# $turns (u64)
gap-seed = chance ({ $turns } chance turns), because the game is not over and the seed not revealed.
gap-fairness = where the seed comes from. The record does not say, so the keeper of the table may have chosen it.
gap-rematch = whether a rematch kept to the commitment made for it. Its own record shows that: use --rematch-of.
gap-publication = when the commitment was published, who added what to the seed, and whether the last one knew the rest. Compare with what your page showed.
gap-players = the names, and who was played by a bot. A record is not signed.
gap-choices = whether the players chose these actions in this order, and who resigned when, unless that decided the game. A record is not signed.
verify-sound = The record is valid.
# $file (&str)
verify-unsound = { $file }: the record is not valid
# $file (&str), $pages (usize)
printed = Wrote { $file }, { $pages } pages. Print at 100 %, on both sides, flipped on the long edge.
# $game (&str)
review-title = { $game }: review
review-not-over = the game is not over yet; a review needs a finished game
review-failed = this game could not be reviewed
# Bars in these headings are where a narrow column may break a word.
review-player = Player
review-accuracy = Accuracy
review-start = Start
review-luck = Luck
review-choices = Choices
review-others = Others’ choices
review-off = Estimation error
review-result = Result
review-note-points = In points. Start, luck, choices and estimation error add up to the result.
review-note-chances = In percentage points of the chance to win. Start, luck, everybody’s choices and estimation error add up to the result.
review-formula = Accuracy is the mean over all decisions of 103.17 × exp(−0.0435 × loss) − 3.17, where the loss is in points; each decision counts as much as was at stake. 100 means that no choice cost anything.
review-chances = Chances over the game
review-changes = Luck and choices
review-key-luck = luck
review-key-choice = own choices
review-key-others = choices of the others
# $number (usize), $name (&str), $played (&str), $loss (&str)
review-played = Move { $number }, { $name }: { $played } ({ $loss })
# $better (&str)
review-better = Better: { $better }
# $line (&str)
review-line = Then: { $line }
# $file (&str)
review-written = The page is in { $file }.
review-board = The board before the move

## Online.

# $link (&str)
stays-open = The table stays open: starboard join { $link }
online-welcome = Type “help” for what you can do here.
online-help =
    Type a number or an action in notation to play it, when it is your turn. Other commands:
    {"  "}say TEXT          say something to everybody at the table
    {"  "}mute NAME, mute N hide the messages of somebody, here and at other tables; unmute: show them
    {"  "}who               who is there, and how much time they have
    {"  "}name NAME         what you are called, before you sit down
    {"  "}sit, sit N        take a free seat, or seat N; stand: leave it again
    {"  "}list, list TEXT   all actions, or those that start with TEXT; more: the next page
    {"  "}board, log        the board; what has happened so far
    {"  "}undo              take back your last action, as far as the rules allow
    {"  "}ask               ask the others to allow an undo
    {"  "}yes, no           answer what somebody asks, or withdraw what you asked
    {"  "}replace N         suggest that a bot plays for seat N, whose player is away
    {"  "}rest, return      let a bot play for you; play again yourself
    {"  "}resign            give up
    {"  "}rematch           ask for another game, once this one is over
    {"  "}link, move        the link for others; a link that moves your seat to another device
    {"  "}quit              leave; the table stays open, and your seat stays yours
    For the host: bot N LEVEL, person N and free N change seats and close closes the table before
    the game; remove N gives a disruptive player’s seat to a bot, readmit N lets them return.
# $name (&str), $text (&str)
said = { $name } says: { $text }
# $text (&str)
not-said = This was not sent: { $text }
link-back = The connection is back.
# $number (usize)
seat-free = Seat { $number }: free
# $name (&str)
seat-own = { $name } (you)
# $name (&str)
seat-here = { $name } (here)
# $name (&str)
seat-away = { $name } (away)
sit-how = Type “sit” to take a free seat, or stay and watch.
answer-how = Type “yes” or “no”.
not-begun = The game has not started.
online-over = The game is over. You can type rematch, board, log or quit.
no-help-online = There are no hints at an online table, and the guide is only on the full screen.
# $why (&str)
undo-ask = { $why } Type “ask” to ask the others to allow it.
name-first = Choose a name first: type “name” and your name.
name-is-kept = You have a name here already; start with --name to change it.
no-free-seat = No seat is free: you can watch.
# $link (&str)
move-how = Open this link on the other device. It works once, within a day: { $link }
# $number (usize), $game (&str), $names (&str), $state (&str)
lobby-row = {"  "}{ $number }  { $game }: { $names } – { $state }
lobby-empty = There are no tables at the moment.
lobby-how = Type a number to go to a table, “open” and a game for a new one, “help” for more.
lobby-help =
    {"  "}a number          go to a table, to play or to watch
    {"  "}open GAME …       open a table, with any of: options such as players=3, public, silent
    {"                     "}(no chat), clock=20+10 (minutes and seconds), clock=3d (days), level:2 (a bot)
    {"  "}name NAME         what you are called here
    {"  "}list              the tables again
    {"  "}secret            replace the secret by which the server knows you
    {"  "}delete me         delete yourself from the server
    {"  "}quit              leave
# $whom (&str), $names (&str)
nobody-called = Nobody here is called { $whom }: there are { $names }.
# $whom (&str)
several-called = Several people here are called { $whom }: type the number of the seat instead of the name.
replace-how = Type “yes” to replace it.
delete-me-how = Type “yes” to delete yourself.
nothing-changed = Nothing was changed.
# $text (&str)
lobby-not-understood = “{ $text }” is no command here: type “help”.

## The commands of line mode. A comma separates spellings; the first is the one that help names.

command-list = list
command-more = more
command-board = board
command-log = log
command-hint = hint
command-guide = guide
command-undo = undo
command-resign = resign
command-rematch = rematch
command-help = help, ?
command-quit = quit, exit
command-say = say
command-who = who
command-name = name
command-sit = sit
command-stand = stand
command-yes = yes
command-no = no
command-ask = ask
command-replace = replace
command-rest = rest
command-return = return
command-link = link, links
command-move = move
command-bot = bot
command-person = person
command-free = free
command-close = close
command-remove = remove
command-readmit = readmit
command-open = open
command-mute = mute
command-unmute = unmute
command-secret = secret
command-delete = delete
command-me = me

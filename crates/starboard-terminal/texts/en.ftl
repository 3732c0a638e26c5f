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

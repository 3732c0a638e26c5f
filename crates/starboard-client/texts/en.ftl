## What goes wrong.

connecting = Contacting the server…
stale = The table has changed in the meantime: take another look.
stranger = Choose a name first.
wrong-secret = This server no longer knows you. Choose a name to continue; your earlier games stay with your old name.
too-fast = Too fast: wait a moment.
too-many = Too many tables or connections at once: finish or close some.
trouble = Server error: this may or may not have gone through. Take another look, then try again.
damaged = Part of this game was lost on the server. You can view what is left, but not continue playing.
bad-name = A name is 1 to 40 characters on a single line.
was-there = This player was here a moment ago: give them a little longer.
no-undo = This cannot be undone.
not-your-turn = It is not your turn.
still-sending = Your last request is still on its way.
server-unfair = The server has not kept its word: do not trust the dice at this table. The menu has the details.

## Who one is.

safety = Safety and privacy
safety-hint = This device holds a secret that proves who you are. If somebody else may have it, replace it.
replace-secret = Replace the secret
replace-secret-asked = This device gets a new secret. Whoever uses the old one is signed out at once. Seats you moved to other devices stay there.
secret-replaced = Done: only this device knows your secret now.
delete-me = Delete me
delete-me-asked = You will resign your unfinished games, your name will disappear from every table, and everything you wrote in chats will be removed. This cannot be undone.
person-deleted = You have been deleted from this server. Thank you for playing!

## The lobby.

name-title = Choose a name
# $name (&str)
you-are = You are { $name } here.
new-table = New table
own-tables = My tables
waiting-tables = Open tables
no-waiting-tables = No open tables right now.
playing-tables = Games in progress
no-playing-tables = No public games in progress right now.
finished-tables = Recent games
no-finished-tables = No public games have finished yet.
free-seat = free seat
# $name (&str)
named-bot = { $name } (bot)

## A new table, and its terms.

# $number (usize)
seat-number = Seat { $number }
people-needed = At least one seat has to be for a person.
who-may-come = Who can join
by-link = by link
is-public = public
time-to-think = Time control
clock-none = no clock
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
late-resign = the player resigns
with-messages = Chat at the table
open-table = Open the table
one-by-seat = one for each seat

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
free-this-seat = Free this seat
close-table = Close the table
close-table-why = Nobody will be able to join any more, and the table will disappear from all lists.
table-closed = This table was closed before the game started.

## During the game.

chat = Chat
you-watch = You are watching: you see everything, but cannot play.
you-resigned = You resigned; a bot is playing on for you.
you-are-removed = The host gave your seat to a bot. You can watch, and return once the host lets you.
muted-messages = Messages from people you have muted are hidden.
i-am-back = I’m back
let-bot-play-for-me = Let a bot play for me
# $name (&str)
away-until-late = { $name } is away. A bot takes over when their time runs out.
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
agree = Agree
decline = Decline
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
# $name (&str)
told-late = { $name } ran out of time.
# $name (&str)
told-declined = { $name } declined.
# $name (&str)
remove = Give { $name }’s seat to a bot
# $name (&str)
really-remove = A bot will play for { $name }, who can neither return nor chat until you let them. Everybody sees that you did it, and you cannot win a game that you have removed somebody from.
# $name (&str)
readmit = Let { $name } return
# $name (&str)
mute = Mute { $name }
# $name (&str)
unmute = Unmute { $name }
nobody-to-mute = There is nobody else here to mute.
# $name (&str)
told-muted = Messages from { $name } are hidden on this device.
# $name (&str)
told-unmuted = Messages from { $name } are shown again.
move-seat = Move my seat to another device
seat-is-here = Your seat is now on this device.
seat-is-elsewhere = Your seat was moved to another device.

## Whether chance was fair.

fair-how = The server committed to its seed before anybody sat down, and every player added something it could not know beforehand. Together they determine every roll and draw. Neither the server nor a player can choose them alone: only the last to sit down or to agree to a rematch could, with help from whoever runs the server.
commitment-kept = The server has not changed its seed since you sat down.
commitment-broken = The server has changed its seed since you sat down.
own-entropy = What this device added is part of the seed.
not-own-entropy = The server did not use what this device added to the seed.
rematch-kept = The server committed to this seed before you agreed to the rematch.
rematch-broken = This is not the seed that the server committed to for the rematch.

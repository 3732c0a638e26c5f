//! Texts of online play.

starboard_kernel::texts! {
    online() { en: "Online", pl: "Online" }
    reload() { en: "Reload the page", pl: "Odśwież stronę" }
    fetching() { en: "Contacting the server…", pl: "Pytam serwer…" }
    sending() { en: "Sending…", pl: "Wysyłanie…" }
    back_to_lobby() { en: "Back to the lobby", pl: "Do poczekalni" }

    // What goes wrong.
    unreachable() {
        en: "Cannot reach the server: you may be offline, or this copy of the app has no server.",
        pl: "Serwer nie odpowiada: być może nie ma sieci albo ta kopia aplikacji działa bez serwera."
    }
    play_here() {
        en: "You can still play solo, against bots, or together at one screen.",
        pl: "Gry w pojedynkę, z botami i przy jednym ekranie działają mimo to."
    }
    stale() {
        en: "Something has changed at the table in the meantime: take another look.",
        pl: "Przy stole już się coś zmieniło: spójrz jeszcze raz."
    }
    stranger() { en: "Choose a name first.", pl: "Najpierw wybierz imię." }
    missing() { en: "There is nothing here any more.", pl: "Pod tym adresem nic już nie ma." }
    wrong_secret() {
        en: "This server no longer knows you. Choose a name to continue; your earlier games stay with your old name.",
        pl: "Ten serwer już cię nie zna. Wybierz imię, aby grać dalej; dotychczasowe gry zostają przy starym."
    }
    unreadable() {
        en: "The server does not understand this page. Please reload it.",
        pl: "Serwer nie rozumie tej strony. Odśwież ją."
    }
    too_fast() { en: "Too fast: wait a moment.", pl: "Za szybko: odczekaj chwilę." }
    too_many() {
        en: "Too many tables or pages open at once: finish or close some.",
        pl: "Za dużo stołów lub stron naraz: zakończ lub zamknij część z nich."
    }
    trouble() {
        en: "Server error. Nothing has changed: try again in a moment.",
        pl: "Błąd serwera. Nic się nie zmieniło: spróbuj za chwilę."
    }
    damaged() {
        en: "Part of this game was lost on the server. You can view what is left, but not continue playing.",
        pl: "Część tej gry przepadła na serwerze. Możesz obejrzeć to, co zostało, ale nie grać dalej."
    }
    foreign() { en: "This page does not belong to this server.", pl: "Ta strona nie należy do serwera." }
    bad_name() {
        en: "A name is 1 to 40 characters on a single line.",
        pl: "Imię ma od 1 do 40 zwykłych znaków w jednym wierszu."
    }
    was_there() {
        en: "This player was here a moment ago: give them a little longer.",
        pl: "Ten gracz był tu przed chwilą: poczekaj trochę."
    }
    no_undo() { en: "This cannot be undone.", pl: "Tego nie można cofnąć." }
    not_your_turn() { en: "It is not your turn.", pl: "To nie twoja tura." }
    link_lost() {
        en: "Connection lost. Reconnecting; nothing you wrote is gone.",
        pl: "Utracono połączenie z serwerem. Trwa jego przywracanie; nic z tego, co napisano, nie przepadło."
    }
    out_of_date() {
        en: "There is a new version of Starboard. Reload the page to continue.",
        pl: "Jest nowa wersja Starboard. Odśwież stronę, aby grać dalej."
    }

    // Who one is.
    name_title() { en: "Choose a name", pl: "Wybierz imię" }
    rename_title() { en: "Change your name", pl: "Inne imię" }
    your_name() { en: "Your name", pl: "Twoje imię" }
    name_hint() {
        en: "The other players will see it. There are no accounts: this browser remembers you.",
        pl: "Widzą je pozostali przy stole. Nie ma kont: pamięta cię ta przeglądarka."
    }
    rename() { en: "Rename", pl: "Zmień imię" }
    go_on() { en: "Continue", pl: "Dalej" }

    // The lobby.
    lobby_arcade() { en: "Worlds apart, one table", pl: "Daleko, przy jednym stole" }
    lobby_claim() {
        en: "Play with friends or strangers, each at their own screen.",
        pl: "Stoły ze znajomymi i nieznajomymi, każdy przy swoim ekranie."
    }
    new_table() { en: "New table", pl: "Nowy stół" }
    own_tables() { en: "My tables", pl: "Moje stoły" }
    no_own_tables() {
        en: "You have no tables yet. Open one, or join one below.",
        pl: "Nie siedzisz jeszcze przy żadnym stole. Otwórz własny albo dołącz do czekającego."
    }
    waiting_tables() { en: "Open tables", pl: "Otwarte stoły" }
    no_waiting_tables() { en: "No open tables right now.", pl: "Nie ma teraz otwartych stołów." }
    playing_tables() { en: "Games to watch", pl: "Gry do obejrzenia" }
    no_playing_tables() { en: "No public games in progress right now.", pl: "Żadna publiczna gra teraz nie trwa." }
    more_tables() { en: "Show more", pl: "Pokaż więcej" }
    watch_table() { en: "Watch", pl: "Oglądaj" }
    finished_tables() { en: "Recent games", pl: "Ostatnie gry" }
    no_finished_tables() { en: "No public games have finished yet.", pl: "Nie zakończono jeszcze żadnej publicznej gry." }
    your_turn() { en: "Your turn", pl: "Twoja tura" }
    bots_turn() { en: "A bot is thinking", pl: "Bot myśli" }
    free_seat() { en: "free seat", pl: "wolne miejsce" }
    named_bot(name: &str) { en: "{name} (bot)", pl: "{name} (bot)" }
    join() { en: "Join", pl: "Dołącz" }
    open() { en: "Open", pl: "Otwórz" }

    // A new table.
    which_game() { en: "Which game?", pl: "Która gra?" }
    seat_number(number: usize) { en: "Seat {number}", pl: "Miejsce {number}" }
    you_sit_first() {
        en: "You take the first seat meant for a person.",
        pl: "Zajmiesz pierwsze miejsce dla człowieka."
    }
    people_needed() { en: "At least one seat must be for a person.", pl: "Co najmniej jedno miejsce jest dla człowieka." }
    manners() { en: "Table rules", pl: "Zasady stołu" }
    who_may_come() { en: "Who can join", pl: "Kto może dołączyć" }
    by_link() { en: "by link", pl: "przez link" }
    by_link_note() { en: "Anyone with the link.", pl: "Każdy, kto ma link." }
    is_public() { en: "public", pl: "publiczny" }
    is_public_note() { en: "Listed in the lobby.", pl: "Widoczny w poczekalni." }
    time_to_think() { en: "Time control", pl: "Czas do namysłu" }
    clock_none() { en: "no clock", pl: "bez zegara" }
    clock_none_note() { en: "Everyone takes their time.", pl: "Nikt się nie spieszy." }
    clock_per_move() { en: "days per action", pl: "dni na akcję" }
    clock_per_move_note() { en: "Correspondence.", pl: "Gra korespondencyjna." }
    clock_for_all() { en: "minutes per game", pl: "minuty na grę" }
    clock_for_all_note() { en: "For an evening together.", pl: "Na wspólny wieczór." }
    days() { en: "Days per action", pl: "Dni na akcję" }
    minutes() { en: "Minutes per player", pl: "Minuty dla każdego gracza" }
    increment() { en: "Extra seconds per turn", pl: "Dodatkowe sekundy za turę" }
    clock_days(days: u8) { en: "days per action: {days}", pl: "dni na akcję: {days}" }
    clock_live(minutes: u16, increment: u16) { en: "{minutes} min + {increment} s", pl: "{minutes} min + {increment} s" }
    days_hours(days: u64, hours: u64) { en: "{days} d {hours} h", pl: "{days} d {hours} h" }
    hours_minutes(hours: u64, minutes: u64) { en: "{hours}:{minutes:02} h", pl: "{hours}:{minutes:02} h" }
    when_late() { en: "When time runs out", pl: "Gdy czas się skończy" }
    late_bot() { en: "a bot takes over", pl: "gra bot" }
    late_bot_note() { en: "Until the player returns.", pl: "Aż gracz wróci." }
    late_resign() { en: "the player resigns", pl: "gracz się poddaje" }
    late_resign_note() { en: "As in tournaments.", pl: "Jak na turniejach." }
    with_messages() { en: "Messages at the table", pl: "Wiadomości przy stole" }
    open_table() { en: "Open the table", pl: "Otwórz stół" }

    // Before the game.
    waits_for_people(count: usize) {
        en: "The game starts when every seat is taken. Free seats: {count}.",
        pl: "Gra rozpocznie się, gdy wszystkie miejsca będą zajęte. Wolne: {count}."
    }
    take_a_seat(count: usize) {
        en: "Take a seat, or stay and watch. Free seats: {count}.",
        pl: "Zajmij miejsce albo zostań widzem. Wolne: {count}."
    }
    who_is_there(seated: usize, others: u32) {
        en: "At the table now: {seated}; spectators: {others}.",
        pl: "Teraz przy stole: {seated}; widzowie: {others}."
    }
    sit_here() { en: "Sit here", pl: "Usiądź tu" }
    leave_seat() { en: "Leave", pl: "Wstań" }
    free_this_seat() { en: "Free this seat", pl: "Zwolnij to miejsce" }
    confirm_seat() { en: "Confirm", pl: "Zatwierdź" }
    begin_with_bot() { en: "Start the game", pl: "Rozpocznij grę" }
    close_table() { en: "Close the table", pl: "Zamknij stół" }
    close_table_why() {
        en: "Nobody will be able to join, and it disappears from all lists.",
        pl: "Nikt już przy nim nie usiądzie i zniknie ze wszystkich list."
    }
    time_left() { en: "Time left:", pl: "Pozostały czas:" }
    invite() { en: "Invite", pl: "Zaproś" }
    link() { en: "Link", pl: "Link" }
    code_for_camera() { en: "QR code of the link", pl: "Kod QR z linkiem" }
    table_closed() {
        en: "This table was closed before the game started.",
        pl: "Z tego stołu zrezygnowano, zanim zaczęła się gra."
    }

    // During the game.
    here() { en: "is here", pl: "przy stole" }
    away() { en: "is away", pl: "nieobecny" }
    bot() { en: "bot", pl: "bot" }
    you_watch() {
        en: "You are a spectator: you see everything but cannot act.",
        pl: "Jesteś widzem: widzisz wszystko, ale nic nie możesz zrobić."
    }
    you_resigned() { en: "You resigned; a bot plays on for you.", pl: "Gra poddana; dalej gra za ciebie bot." }
    bot_plays_for_you() { en: "A bot plays for you.", pl: "Gra za ciebie bot." }
    i_am_back() { en: "I’m back", pl: "Już jestem" }
    let_bot_play_for_me() { en: "Let a bot play for me", pl: "Niech bot gra za mnie" }
    is_away(name: &str) { en: "{name} is away.", pl: "Nie ma: {name}." }
    let_bot_play() { en: "Propose a bot", pl: "Zaproponuj bota" }
    really_resign() {
        en: "You will no longer be able to win, and this cannot be undone.",
        pl: "Nie będzie już można wygrać i nie da się tego cofnąć."
    }
    undo_needs_consent(why: &str) {
        en: "{why} You can still ask the others to allow it.",
        pl: "{why} Możesz zapytać pozostałych, czy mimo to wolno cofnąć."
    }
    ask_the_others() { en: "Ask the others", pl: "Zapytaj pozostałych" }
    wish_undo(name: &str) {
        en: "{name} asks to undo their last action.",
        pl: "{name} prosi o cofnięcie swojej ostatniej akcji."
    }
    wish_take_over(name: &str, other: &str) {
        en: "{name} suggests that a bot play for {other}.",
        pl: "{name} proponuje, by bot grał za: {other}."
    }
    wish_rematch(name: &str) { en: "{name} would like a rematch.", pl: "{name} prosi o rewanż." }
    waiting_for(names: &str) { en: "Waiting for: {names}.", pl: "Brakuje odpowiedzi: {names}." }
    agree() { en: "Agree", pl: "Zgoda" }
    decline() { en: "Decline", pl: "Odmów" }
    withdraw() { en: "Withdraw", pl: "Wycofaj" }
    told_took_back(name: &str) { en: "{name} undoes an action.", pl: "{name} cofa akcję." }
    told_resigned(name: &str) { en: "{name} resigns.", pl: "{name} poddaje grę." }
    told_handed_over(name: &str) { en: "A bot plays for {name} for a while.", pl: "Przez jakiś czas bot gra za: {name}." }
    told_returned(name: &str) { en: "{name} is back.", pl: "{name} znów gra." }
    told_late(name: &str) { en: "{name} runs out of time.", pl: "{name}: skończył się czas." }
    told_declined(name: &str) { en: "{name} declines.", pl: "{name} się nie zgadza." }
    told_moved() { en: "Your seat is now on another device.", pl: "Twoje miejsce jest teraz na innym urządzeniu." }
    no_help_online() {
        en: "No hints at an online table: they come once the game is over.",
        pl: "Przy stole online każdy decyduje sam; podpowiedzi będą po zakończeniu."
    }

    // Moving a seat.
    move_seat() { en: "Move my seat to another device", pl: "Przenieś moje miejsce na inne urządzenie" }
    move_seat_how() {
        en: "Open this link on the other device. It works once, within a day. Whoever opens it gets your seat, so keep it to yourself.",
        pl: "Otwórz ten link na drugim urządzeniu. Działa raz, przez dobę; kto go otworzy, dostanie twoje miejsce, więc nie dawaj go nikomu."
    }
    seat_is_here() { en: "The seat is now yours on this device.", pl: "To miejsce jest teraz twoje na tym urządzeniu." }
    seat_link_damaged() {
        en: "This link is incomplete: copy it again from the device that has the seat.",
        pl: "Ten link jest niepełny: skopiuj go jeszcze raz tam, gdzie jest miejsce."
    }
    seat_link_used() {
        en: "This link has been used or has expired. Create a new one on the device that has the seat.",
        pl: "Ten link został użyty albo jest za stary. Utwórz nowy tam, gdzie jest miejsce."
    }

    // Messages.
    messages() { en: "Messages", pl: "Wiadomości" }
    message() { en: "Message", pl: "Wiadomość" }
    send() { en: "Send", pl: "Wyślij" }
    hide_messages() { en: "Hide", pl: "Ukryj" }
    show_messages() { en: "Show", pl: "Pokaż" }

    log_with_news() { en: "Log, new messages", pl: "Dziennik, nowe wiadomości" }

    // Afterwards.
    to_rematch() { en: "Go to the rematch", pl: "Do rewanżu" }
    verified() {
        en: "✓ Fair chance, verified in this browser.",
        pl: "✓ Uczciwy los, sprawdzony w tej przeglądarce."
    }
    not_verified() {
        en: "✗ Chance does not follow from this table’s seeds.",
        pl: "✗ Los nie wynika z ziaren tego stołu."
    }
    fair_chance() { en: "Fair chance", pl: "Uczciwy los" }
    fair_how() {
        en: "The server committed to its seed before anybody sat down, and every player added something it could not know. Together they determine every roll and draw.",
        pl: "Serwer ustalił swoje ziarno, zanim ktokolwiek usiadł, a każdy gracz dodał coś, czego serwer nie mógł znać. Z tego razem wynika każdy rzut i każde losowanie."
    }
    keepers_commitment() { en: "Committed by the server", pl: "Ustalone przez serwer" }
    mixed_commitment() { en: "Committed at the start", pl: "Ustalone na starcie" }
    entropy() { en: "Added by a player", pl: "Dodane przez gracza" }
    keepers_seed() { en: "The server’s seed", pl: "Ziarno serwera" }
    told_at_the_end() { en: "revealed at the end", pl: "zostanie ujawnione na końcu" }

    // Somebody's page.
    player() { en: "Player", pl: "Gracz" }
    results() { en: "Results", pl: "Wyniki" }
    nothing_played() { en: "No finished games yet.", pl: "Nie ma jeszcze zakończonych gier." }
    last_games() { en: "Recent public games", pl: "Ostatnie publiczne gry" }
    game() { en: "Game", pl: "Gra" }
    won() { en: "won", pl: "wygrane" }
    drawn() { en: "drawn", pl: "remisy" }
    lost() { en: "lost", pl: "przegrane" }

    // Notifications.
    notify() {
        en: "Notify me when it is my turn and I am on another page",
        pl: "Powiadamiaj, gdy przyjdzie moja tura, a patrzę gdzie indziej"
    }
    notifications_blocked() {
        en: "Your browser does not allow notifications from this page.",
        pl: "Przeglądarka nie pozwala tej stronie na powiadomienia."
    }
}

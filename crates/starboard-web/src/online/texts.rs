//! What is said where people sit apart.

starboard_kernel::texts! {
    online() { en: "Online", pl: "Online" }
    reload() { en: "Reload the page", pl: "Odśwież stronę" }
    fetching() { en: "Asking the server…", pl: "Pytam serwer…" }
    sending() { en: "Sending…", pl: "Wysyłanie…" }
    back_to_lobby() { en: "To the lobby", pl: "Do poczekalni" }

    // What goes wrong.
    unreachable() {
        en: "No server answers: perhaps there is no network, or this copy of the app comes without a server.",
        pl: "Serwer nie odpowiada: być może nie ma sieci albo ta kopia aplikacji działa bez serwera."
    }
    play_here() {
        en: "Games alone, against bots and at one screen work all the same.",
        pl: "Gry w pojedynkę, z botami i przy jednym ekranie działają mimo to."
    }
    stale() {
        en: "The table has moved on since: look at it again.",
        pl: "Przy stole już się coś zmieniło: spójrz jeszcze raz."
    }
    stranger() { en: "Choose a name first.", pl: "Najpierw wybierz imię." }
    missing() { en: "There is nothing at this address any more.", pl: "Pod tym adresem nic już nie ma." }
    wrong_secret() {
        en: "This server does not know you any more. Choose a name to go on; what the old one has played stays under the old one.",
        pl: "Ten serwer już cię nie zna. Wybierz imię, aby grać dalej; dotychczasowe gry zostają przy starym."
    }
    unreadable() {
        en: "The server does not understand this page. Reload it.",
        pl: "Serwer nie rozumie tej strony. Odśwież ją."
    }
    too_fast() { en: "Too fast: wait a moment.", pl: "Za szybko: odczekaj chwilę." }
    too_many() {
        en: "Too many tables or pages at once: finish or close some.",
        pl: "Za dużo stołów lub stron naraz: zakończ lub zamknij część z nich."
    }
    trouble() {
        en: "The server is in trouble. Nothing has changed: try again in a moment.",
        pl: "Serwer ma kłopoty. Nic się nie zmieniło: spróbuj za chwilę."
    }
    damaged() {
        en: "Part of this game was lost on the server. You can look at what is left, but not play on.",
        pl: "Część tej gry przepadła na serwerze. Możesz obejrzeć to, co zostało, ale nie grać dalej."
    }
    foreign() { en: "This page does not belong to the server.", pl: "Ta strona nie należy do serwera." }
    bad_name() {
        en: "A name has 1 to 40 plain characters on one line.",
        pl: "Imię ma od 1 do 40 zwykłych znaków w jednym wierszu."
    }
    was_there() {
        en: "This player was there a moment ago: wait a little.",
        pl: "Ten gracz był tu przed chwilą: poczekaj trochę."
    }
    no_undo() { en: "This cannot be taken back.", pl: "Tego nie można cofnąć." }
    not_your_turn() { en: "It is not your turn.", pl: "To nie twoja tura." }
    link_lost() {
        en: "The link to the server is lost. It is being restored; nothing you wrote is gone.",
        pl: "Utracono połączenie z serwerem. Trwa jego przywracanie; nic z tego, co napisano, nie przepadło."
    }
    out_of_date() {
        en: "There is a new version of Starboard. Reload the page to go on.",
        pl: "Jest nowa wersja Starboard. Odśwież stronę, aby grać dalej."
    }

    // Who one is.
    name_title() { en: "Choose a name", pl: "Wybierz imię" }
    rename_title() { en: "Another name", pl: "Inne imię" }
    your_name() { en: "Your name", pl: "Twoje imię" }
    name_hint() {
        en: "The others at the table see it. There is no account: this browser remembers you.",
        pl: "Widzą je pozostali przy stole. Nie ma kont: pamięta cię ta przeglądarka."
    }
    rename() { en: "Rename", pl: "Zmień imię" }
    go_on() { en: "Go on", pl: "Dalej" }

    // The lobby.
    lobby_arcade() { en: "Far apart, one table", pl: "Daleko, przy jednym stole" }
    lobby_claim() {
        en: "Tables with friends and strangers, each at their own screen.",
        pl: "Stoły ze znajomymi i nieznajomymi, każdy przy swoim ekranie."
    }
    new_table() { en: "New table", pl: "Nowy stół" }
    own_tables() { en: "My tables", pl: "Moje stoły" }
    no_own_tables() {
        en: "You sit at no table yet. Open one, or join one that waits.",
        pl: "Nie siedzisz jeszcze przy żadnym stole. Otwórz własny albo dołącz do czekającego."
    }
    waiting_tables() { en: "Tables that wait for people", pl: "Stoły czekające na ludzi" }
    no_waiting_tables() { en: "No public table waits at the moment.", pl: "Żaden publiczny stół teraz nie czeka." }
    playing_tables() { en: "Games to watch", pl: "Gry do obejrzenia" }
    no_playing_tables() { en: "No public game is being played at the moment.", pl: "Żadna publiczna gra teraz nie trwa." }
    more_tables() { en: "Show more", pl: "Pokaż więcej" }
    watch_table() { en: "Watch", pl: "Oglądaj" }
    finished_tables() { en: "Played lately", pl: "Ostatnio rozegrane" }
    no_finished_tables() { en: "No public game has been finished yet.", pl: "Nie zakończono jeszcze żadnej publicznej gry." }
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
        en: "You get the first seat for a person.",
        pl: "Zajmiesz pierwsze miejsce dla człowieka."
    }
    people_needed() { en: "At least one seat is for a person.", pl: "Co najmniej jedno miejsce jest dla człowieka." }
    manners() { en: "Manners", pl: "Zwyczaje" }
    who_may_come() { en: "Who may come", pl: "Kto może przyjść" }
    by_link() { en: "by link", pl: "przez link" }
    by_link_note() { en: "Whoever has the link.", pl: "Każdy, kto ma link." }
    is_public() { en: "public", pl: "publiczny" }
    is_public_note() { en: "Listed in the lobby.", pl: "Widoczny w poczekalni." }
    time_to_think() { en: "Time to think", pl: "Czas do namysłu" }
    clock_none() { en: "no clock", pl: "bez zegara" }
    clock_none_note() { en: "Everybody takes their time.", pl: "Nikt się nie spieszy." }
    clock_per_move() { en: "days per action", pl: "dni na akcję" }
    clock_per_move_note() { en: "For games beside life.", pl: "Do gier obok codzienności." }
    clock_for_all() { en: "minutes for the game", pl: "minuty na grę" }
    clock_for_all_note() { en: "For an evening together.", pl: "Na wspólny wieczór." }
    days() { en: "Days per action", pl: "Dni na akcję" }
    minutes() { en: "Minutes for each player", pl: "Minuty dla każdego gracza" }
    increment() { en: "Seconds more with every turn", pl: "Dodatkowe sekundy za turę" }
    clock_days(days: u8) { en: "days per action: {days}", pl: "dni na akcję: {days}" }
    clock_live(minutes: u16, increment: u16) { en: "{minutes} min + {increment} s", pl: "{minutes} min + {increment} s" }
    days_hours(days: u64, hours: u64) { en: "{days} d {hours} h", pl: "{days} d {hours} h" }
    hours_minutes(hours: u64, minutes: u64) { en: "{hours}:{minutes:02} h", pl: "{hours}:{minutes:02} h" }
    when_late() { en: "When time runs out", pl: "Gdy czas się skończy" }
    late_bot() { en: "a bot plays", pl: "gra bot" }
    late_bot_note() { en: "Until the player is back.", pl: "Aż gracz wróci." }
    late_resign() { en: "the player resigns", pl: "gracz się poddaje" }
    late_resign_note() { en: "As in tournaments.", pl: "Jak na turniejach." }
    with_messages() { en: "Messages at the table", pl: "Wiadomości przy stole" }
    open_table() { en: "Open the table", pl: "Otwórz stół" }

    // Before the game.
    waits_for_people(count: usize) {
        en: "The game begins when all seats are taken. Free: {count}.",
        pl: "Gra rozpocznie się, gdy wszystkie miejsca będą zajęte. Wolne: {count}."
    }
    take_a_seat(count: usize) {
        en: "Take a seat, or stay and watch. Free: {count}.",
        pl: "Zajmij miejsce albo zostań widzem. Wolne: {count}."
    }
    who_is_there(seated: usize, others: u32) {
        en: "At the table now: {seated}; watching: {others}.",
        pl: "Teraz przy stole: {seated}; widzowie: {others}."
    }
    sit_here() { en: "Sit here", pl: "Usiądź tu" }
    leave_seat() { en: "Leave", pl: "Wstań" }
    free_this_seat() { en: "Free this seat", pl: "Zwolnij to miejsce" }
    confirm_seat() { en: "Confirm", pl: "Zatwierdź" }
    begin_with_bot() { en: "Begin the game", pl: "Rozpocznij grę" }
    close_table() { en: "Close the table", pl: "Zamknij stół" }
    close_table_why() {
        en: "Nobody can sit down at it any more, and it is gone from all lists.",
        pl: "Nikt już przy nim nie usiądzie i zniknie ze wszystkich list."
    }
    time_left() { en: "Time left:", pl: "Pozostały czas:" }
    invite() { en: "Invite", pl: "Zaproś" }
    link() { en: "Link", pl: "Link" }
    code_for_camera() { en: "The link as a code for a camera", pl: "Link jako kod dla aparatu" }
    table_closed() {
        en: "This table was given up before the game began.",
        pl: "Z tego stołu zrezygnowano, zanim zaczęła się gra."
    }

    // During the game.
    here() { en: "is there", pl: "przy stole" }
    away() { en: "is away", pl: "nieobecny" }
    bot() { en: "bot", pl: "bot" }
    you_watch() {
        en: "You are watching: you see everything and can do nothing.",
        pl: "Jesteś widzem: widzisz wszystko, ale nic nie możesz zrobić."
    }
    you_resigned() { en: "You have resigned; a bot plays on for you.", pl: "Gra poddana; dalej gra za ciebie bot." }
    bot_plays_for_you() { en: "A bot plays for you.", pl: "Gra za ciebie bot." }
    i_am_back() { en: "I am back", pl: "Już jestem" }
    let_bot_play_for_me() { en: "Let a bot play for me", pl: "Niech bot gra za mnie" }
    is_away(name: &str) { en: "{name} is away.", pl: "Nie ma: {name}." }
    let_bot_play() { en: "Propose a bot", pl: "Zaproponuj bota" }
    really_resign() {
        en: "You cannot win any more then, and this cannot be taken back.",
        pl: "Nie będzie już można wygrać i nie da się tego cofnąć."
    }
    undo_needs_consent(why: &str) {
        en: "{why} You can ask the others whether you may take it back all the same.",
        pl: "{why} Możesz zapytać pozostałych, czy mimo to wolno cofnąć."
    }
    ask_the_others() { en: "Ask the others", pl: "Zapytaj pozostałych" }
    wish_undo(name: &str) {
        en: "{name} would like to take back the last action.",
        pl: "{name} prosi o cofnięcie swojej ostatniej akcji."
    }
    wish_take_over(name: &str, other: &str) {
        en: "{name} proposes that a bot plays for {other}.",
        pl: "{name} proponuje, by bot grał za: {other}."
    }
    wish_rematch(name: &str) { en: "{name} would like a rematch.", pl: "{name} prosi o rewanż." }
    waiting_for(names: &str) { en: "Waiting for: {names}.", pl: "Brakuje odpowiedzi: {names}." }
    agree() { en: "Agree", pl: "Zgoda" }
    decline() { en: "Decline", pl: "Odmów" }
    withdraw() { en: "Withdraw", pl: "Wycofaj" }
    told_took_back(name: &str) { en: "{name} has taken back.", pl: "{name} cofa akcję." }
    told_resigned(name: &str) { en: "{name} has resigned.", pl: "{name} poddaje grę." }
    told_handed_over(name: &str) { en: "A bot plays for {name} for a while.", pl: "Przez jakiś czas bot gra za: {name}." }
    told_returned(name: &str) { en: "{name} is back.", pl: "{name} znów gra." }
    told_late(name: &str) { en: "{name}’s time has run out.", pl: "{name}: skończył się czas." }
    told_declined(name: &str) { en: "{name} has declined.", pl: "{name} się nie zgadza." }
    told_moved() { en: "Your seat is on another device now.", pl: "Twoje miejsce jest teraz na innym urządzeniu." }
    no_help_online() {
        en: "At an online table everybody decides alone; hints are there once it is over.",
        pl: "Przy stole online każdy decyduje sam; podpowiedzi będą po zakończeniu."
    }

    // Moving a seat.
    move_seat() { en: "Move my seat to another device", pl: "Przenieś moje miejsce na inne urządzenie" }
    move_seat_how() {
        en: "Open this link on the other device. It works once, for a day; whoever opens it gets your seat, so give it to nobody else.",
        pl: "Otwórz ten link na drugim urządzeniu. Działa raz, przez dobę; kto go otworzy, dostanie twoje miejsce, więc nie dawaj go nikomu."
    }
    seat_is_here() { en: "The seat is yours on this device now.", pl: "To miejsce jest teraz twoje na tym urządzeniu." }
    seat_link_damaged() {
        en: "This link is not whole: copy it once more where the seat is.",
        pl: "Ten link jest niepełny: skopiuj go jeszcze raz tam, gdzie jest miejsce."
    }
    seat_link_used() {
        en: "This link has been used or is too old. Make a new one where the seat is.",
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
    to_rematch() { en: "To the rematch", pl: "Do rewanżu" }
    verified() {
        en: "✓ Fair chance, verified in this browser.",
        pl: "✓ Uczciwy los, sprawdzony w tej przeglądarce."
    }
    not_verified() {
        en: "✗ Chance does not follow from the seeds of this table.",
        pl: "✗ Los nie wynika z ziaren tego stołu."
    }
    fair_chance() { en: "Fair chance", pl: "Uczciwy los" }
    fair_how() {
        en: "The server fixed its seed before anybody sat down, and every player added something it could not know. Together they make every roll and draw.",
        pl: "Serwer ustalił swoje ziarno, zanim ktokolwiek usiadł, a każdy gracz dodał coś, czego serwer nie mógł znać. Z tego razem wynika każdy rzut i każde losowanie."
    }
    keepers_commitment() { en: "Fixed by the server", pl: "Ustalone przez serwer" }
    mixed_commitment() { en: "Fixed at the start", pl: "Ustalone na starcie" }
    entropy() { en: "Added by a player", pl: "Dodane przez gracza" }
    keepers_seed() { en: "The server’s seed", pl: "Ziarno serwera" }
    told_at_the_end() { en: "is told at the end", pl: "zostanie ujawnione na końcu" }

    // Somebody's page.
    player() { en: "Player", pl: "Gracz" }
    results() { en: "Results", pl: "Wyniki" }
    nothing_played() { en: "No game has been finished yet.", pl: "Nie ma jeszcze zakończonych gier." }
    last_games() { en: "Last public games", pl: "Ostatnie publiczne gry" }
    game() { en: "Game", pl: "Gra" }
    won() { en: "won", pl: "wygrane" }
    drawn() { en: "drawn", pl: "remisy" }
    lost() { en: "lost", pl: "przegrane" }

    // Notifications.
    notify() {
        en: "Notify me when it is my turn and I look elsewhere",
        pl: "Powiadamiaj, gdy przyjdzie moja tura, a patrzę gdzie indziej"
    }
    notifications_blocked() {
        en: "The browser does not allow notifications for this page.",
        pl: "Przeglądarka nie pozwala tej stronie na powiadomienia."
    }
}

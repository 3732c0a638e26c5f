//! What the app says, apart from the games.

starboard_kernel::texts! {
    // Everywhere.
    app_name() { en: "Starboard", pl: "Starboard" }
    skip_to_content() { en: "Skip to content", pl: "Przejdź do treści" }
    nav_rules() { en: "Rules", pl: "Zasady" }
    play_online() { en: "Play online", pl: "Graj online" }
    nav_label() { en: "Main", pl: "Nawigacja" }
    settings() { en: "Settings", pl: "Ustawienia" }
    language() { en: "Language", pl: "Język" }
    switch_language(code: &str) { en: "{code}: switch to English", pl: "{code}: przełącz na polski" }
    close() { en: "Close", pl: "Zamknij" }
    cancel() { en: "Cancel", pl: "Anuluj" }
    back_home() { en: "Back to the games", pl: "Wróć do gier" }
    page_unknown() { en: "There is no such page.", pl: "Nie ma takiej strony." }
    offline_note() {
        en: "After your first visit, everything works offline.",
        pl: "Po pierwszej wizycie wszystko działa bez sieci."
    }

    // Home.
    home_claim() {
        en: "Space tabletop games: solo, against bots, side by side at one screen, or online.",
        pl: "Kosmiczne gry planszowe: w pojedynkę, przeciw botom, razem przy jednym ekranie albo na odległość."
    }
    home_arcade() { en: "Ready, pilot one", pl: "Pilocie, na start" }
    home_games() { en: "Games", pl: "Gry" }
    home_continue() { en: "Continue", pl: "Kontynuuj" }
    home_finished() { en: "Finished games", pl: "Zakończone gry" }
    resume_game() { en: "Continue", pl: "Kontynuuj" }
    watch_replay() { en: "Replay", pl: "Powtórka" }
    delete() { en: "Delete", pl: "Usuń" }
    delete_named(what: &str) { en: "Delete: {what}", pl: "Usuń: {what}" }
    saved_line(title: &str, names: &str, moves: usize) {
        en: "{title}: {names} (moves: {moves})",
        pl: "{title}: {names} (ruchy: {moves})"
    }
    open_record() { en: "Open a record", pl: "Otwórz zapis gry" }
    record_bad(why: &str) {
        en: "This file cannot be opened: {why}",
        pl: "Nie można otworzyć tego pliku: {why}"
    }
    record_unsound(why: &str) {
        en: "This record contradicts itself: {why}",
        pl: "Ten zapis nie zgadza się sam ze sobą: {why}"
    }
    players_range(least: u64, most: u64) { en: "{least}–{most} players", pl: "Gracze: {least}–{most}" }
    players_one() { en: "solo", pl: "solo" }
    not_saved() {
        en: "This browser is not saving anything (storage is full or switched off): export the game to continue it later.",
        pl: "Ta przeglądarka niczego nie zapisuje (pamięć pełna lub wyłączona): wyeksportuj grę, aby ją później kontynuować."
    }

    // Setup.
    new_game() { en: "New game", pl: "Nowa gra" }
    branch_title(step: usize) { en: "Play on from move {step}", pl: "Graj dalej od ruchu {step}" }
    table_title() { en: "Table", pl: "Stół" }
    seats_title() { en: "Seats", pl: "Miejsca" }
    name_of_seat(number: usize) { en: "Name of seat {number}", pl: "Imię na miejscu {number}" }
    kind_of_seat(number: usize) { en: "Who plays seat {number}", pl: "Kto gra na miejscu {number}" }
    person() { en: "Person", pl: "Człowiek" }
    bot_level(level: u8, what: &str) { en: "Bot {level}: {what}", pl: "Bot {level}: {what}" }
    level_1() { en: "child-friendly", pl: "dla dzieci" }
    level_2() { en: "easy", pl: "łatwy" }
    level_3() { en: "solid", pl: "solidny" }
    level_4() { en: "strong", pl: "mocny" }
    level_5() { en: "full strength", pl: "pełna siła" }
    move_up(number: usize) { en: "Move seat {number} up", pl: "Przesuń miejsce {number} wyżej" }
    player_name(number: usize) { en: "Player {number}", pl: "Gracz {number}" }
    bot_name(number: usize) { en: "Bot {number}", pl: "Bot {number}" }
    start() { en: "Start", pl: "Start" }
    by_seat() { en: "chosen for each seat", pl: "wybrane dla każdego miejsca" }
    by_seat_note() { en: "Pick what each player gets.", pl: "Wybierz, co dostaje każdy gracz." }
    option_of_seat(number: usize) { en: "For seat {number}", pl: "Dla miejsca {number}" }
    guide_check() { en: "First game: explain each step", pl: "Pierwsza gra: objaśniaj każdy krok" }

    // Play.
    menu() { en: "Menu", pl: "Menu" }
    undo() { en: "Undo", pl: "Cofnij" }
    hint() { en: "Hint", pl: "Podpowiedź" }
    log() { en: "Log", pl: "Dziennik" }
    guide() { en: "Guide", pl: "Przewodnik" }
    skip() { en: "Skip animation", pl: "Pomiń animację" }
    board() { en: "Board", pl: "Plansza" }
    players() { en: "Players", pl: "Gracze" }
    actions() { en: "Actions", pl: "Akcje" }
    all_actions() { en: "All actions", pl: "Wszystkie akcje" }
    turn_of(name: &str) { en: "{name}’s turn", pl: "Tura: {name}" }
    thinking(name: &str) { en: "{name} is thinking", pl: "{name} myśli" }
    interrupt() { en: "Play now", pl: "Zagraj teraz" }
    score_of(name: &str, score: &str) { en: "{name}: {score}", pl: "{name}: {score}" }
    not_possible(reason: &str, rule: &str) { en: "Not possible: {reason} ({rule}).", pl: "Nie można: {reason} ({rule})." }
    wait_for(name: &str) { en: "Wait: it is {name}’s turn.", pl: "Poczekaj: teraz {name}." }
    game_lost() { en: "This game is not saved in this browser.", pl: "Tej gry nie ma w tej przeglądarce." }
    game_damaged(why: &str) { en: "This saved game cannot be opened: {why}", pl: "Nie można otworzyć tej gry: {why}" }
    won_by(names: &str) { en: "Winner: {names}", pl: "Wygrywa: {names}" }
    shared_win(names: &str) { en: "Shared win: {names}", pl: "Wspólna wygrana: {names}" }
    no_winner() { en: "Nobody won.", pl: "Nikt nie wygrał." }
    have_resigned(names: &str) { en: "resigned: {names}", pl: "poddanie gry: {names}" }
    drawn() { en: "Draw", pl: "Remis" }
    // Luck, skill and the game of the day.
    what_is_it_worth() { en: "What is this worth?", pl: "Ile to jest warte?" }
    worth_thinking(percent: u32) { en: "Weighing every action: {percent} %", pl: "Ważenie każdej akcji: {percent} %" }
    worth_best() { en: "best", pl: "naj." }
    chance_exact(percent: &str) { en: "Chance of victory: {percent} % (exact)", pl: "Szansa zwycięstwa: {percent} % (dokładnie)" }
    chance_estimated(percent: &str) { en: "Chance of victory: {percent} % (estimate)", pl: "Szansa zwycięstwa: {percent} % (szacunek)" }
    worth_exact(points: &str) { en: "Expected: {points} points (exact)", pl: "Średnio {points} pkt (dokładnie)" }
    worth_estimated(points: &str) { en: "Expected: {points} points (estimate)", pl: "Średnio {points} pkt (szacunek)" }
    no_help_in_daily() {
        en: "No hints in the game of the day: they come once it is over.",
        pl: "W grze dnia każdy decyduje sam; podpowiedzi będą po zakończeniu."
    }
    guide_in_daily() {
        en: "In the game of the day, the guide only names the rules of each step.",
        pl: "W grze dnia przewodnik podaje tylko zasady tego kroku."
    }
    luck_and_skill() { en: "Luck and skill", pl: "Szczęście i umiejętności" }
    report_title() { en: "Luck and skill", pl: "Szczęście i umiejętności" }
    report_for_one_only() { en: "Luck and skill can only be separated in solo games.", pl: "Szczęście i umiejętności rozdziela się w grach dla jednej osoby." }
    report_not_over() { en: "This game is not over yet. The report comes at the end.", pl: "Ta gra jeszcze trwa. Raport będzie na końcu." }
    report_thinking() { en: "Going through every roll, draw and choice…", pl: "Analiza każdego losu i każdego wyboru…" }
    report_failed() { en: "This game could not be analysed.", pl: "Nie udało się przeanalizować tej gry." }
    report_words(luck: &str, loss: &str) {
        en: "Luck was worth {luck} points; your choices cost {loss}.",
        pl: "Szczęście dało {luck} pkt, twoje wybory kosztowały {loss}."
    }
    report_chances(luck: &str, loss: &str) {
        en: "Luck was worth {luck} percentage points of your chance of victory; your choices cost {loss}.",
        pl: "Szczęście dało {luck} pkt proc. szansy zwycięstwa, twoje wybory kosztowały {loss}."
    }
    report_start() { en: "expected at the start", pl: "oczekiwane na starcie" }
    report_off() { en: "estimation error", pl: "błąd szacunku" }
    report_result() { en: "result", pl: "wynik" }
    report_adds_up() {
        en: "Start, luck, choices and estimation error add up to the result. Where a position cannot be solved exactly, its value is an estimate: later corrections count as neither luck nor choice.",
        pl: "Start, szczęście, wybory i błąd szacunku dają razem wynik. Gdzie pozycji nie da się rozwiązać dokładnie, jej wartość to szacunek: późniejsze poprawki nie są ani szczęściem, ani wyborem."
    }
    report_luck() { en: "luck", pl: "szczęście" }
    report_choices() { en: "choices", pl: "wybory" }
    report_best_choices() { en: "best choices", pl: "najlepsze wybory" }
    report_as_table() { en: "As a table", pl: "Jako tabela" }
    report_step() { en: "luck or choice", pl: "los lub wybór" }
    report_how_known() { en: "known", pl: "pewność" }
    report_exact() { en: "exact", pl: "dokładnie" }
    report_estimated() { en: "estimated", pl: "w przybliżeniu" }
    daily_title() { en: "Game of the day", pl: "Gra dnia" }
    daily_claim() {
        en: "The same rolls and draws for everybody today, and no undoing them. Share your result.",
        pl: "Dziś te same rzuty i losowania dla wszystkich i nie ma przed nie powrotu. Pochwal się wynikiem."
    }
    daily_line(title: &str, day: &str) { en: "{title}, {day}", pl: "{title}, {day}" }
    daily_new() { en: "Play", pl: "Graj" }
    daily_begun() { en: "Continue", pl: "Graj dalej" }
    daily_done() { en: "Result", pl: "Wynik" }
    daily_unknown() { en: "There is no game of the day here.", pl: "Nie ma tu gry dnia." }
    daily_player() { en: "You", pl: "Ty" }
    share() { en: "Share", pl: "Udostępnij" }
    share_text(title: &str, day: &str, result: &str) { en: "Starboard · {title} · {day}\n{result}", pl: "Starboard · {title} · {day}\n{result}" }
    share_text_any_day(title: &str, result: &str) { en: "Starboard · {title}\n{result}", pl: "Starboard · {title}\n{result}" }
    copy() { en: "Copy", pl: "Kopiuj" }
    copied() { en: "Copied.", pl: "Skopiowano." }

    nobody_won() { en: "Nobody wins", pl: "Nikt nie wygrywa" }
    rematch() { en: "Rematch", pl: "Rewanż" }
    look_at_board() { en: "View the board", pl: "Obejrzyj planszę" }
    result_title() { en: "Result", pl: "Wynik" }
    name_column() { en: "Player", pl: "Gracz" }
    points_column() { en: "Points", pl: "Punkty" }

    // Menu.
    resign() { en: "Resign", pl: "Poddaj się" }
    resign_named(name: &str) { en: "Resign: {name}", pl: "Poddaj: {name}" }
    bot_plays_for(name: &str) { en: "Who plays for {name}", pl: "Kto gra za: {name}" }
    export() { en: "Export the record", pl: "Eksportuj zapis" }
    fairness(commitment: &str) {
        en: "Fair chance: committed before play as {commitment}",
        pl: "Uczciwy los: ustalony przed grą przez {commitment}"
    }
    keys_title() { en: "Keys", pl: "Klawisze" }
    keys_board() {
        en: "Arrow keys move around the board; Enter selects a square, Enter again plays it; Escape cancels.",
        pl: "Strzałki poruszają po planszy; Enter wybiera pole, drugi Enter zatwierdza; Escape rezygnuje."
    }
    keys_table() {
        en: "Arrow keys move around the table, Tab jumps to what you can use now; Enter selects it or opens its card, Escape closes the card.",
        pl: "Strzałki poruszają po stole, Tab przechodzi do tego, czego można użyć; Enter wybiera albo otwiera kartę, Escape ją zamyka."
    }
    keys_letters() {
        en: "U undo, H hint, L log, G guide, W what actions are worth (solo games), K skip animation, M menu, A all actions.",
        pl: "U cofnij, H podpowiedź, L dziennik, G przewodnik, W ile warte są akcje (gry solo), K pomiń animację, M menu, A wszystkie akcje."
    }

    // Hint.
    hint_thinking() { en: "Looking for the best actions", pl: "Szukam najlepszych akcji" }
    hint_none() { en: "There is nothing to decide right now.", pl: "Teraz nie ma nic do zdecydowania." }
    hint_intro_chance() {
        en: "The best actions, with the chance of victory each one leaves you.",
        pl: "Najlepsze akcje i szansa zwycięstwa, którą zostawiają."
    }
    hint_intro_alone() {
        en: "The best actions, with the points each is expected to bring.",
        pl: "Najlepsze akcje i punkty, do których prowadzą średnio."
    }
    hint_intro(playouts: u32) {
        en: "What a level 4 bot would do, after {playouts} playouts. The bar is the expected result for whoever decides: a full bar is a certain win.",
        pl: "Co zrobiłby bot na poziomie 4 po {playouts} próbach. Pasek to spodziewany wynik tego, kto decyduje: pełny to pewna wygrana."
    }
    hint_forced() { en: "There is no other choice.", pl: "Nic innego nie można zrobić." }
    hint_action() { en: "Action", pl: "Akcja" }
    hint_value() { en: "Expected", pl: "Oczekiwane" }
    hint_then(text: &str) { en: "then {text}", pl: "potem {text}" }
    hint_play() { en: "Play it", pl: "Zagraj to" }
    was_taken() { en: "taken", pl: "wybrana" }
    analysis() { en: "Analysis", pl: "Analiza" }
    last_decision() { en: "Previous decision", pl: "Poprzednia decyzja" }
    next_decision() { en: "Next decision", pl: "Następna decyzja" }
    game_over() { en: "The end", pl: "Koniec" }

    // Settings.
    tempo() { en: "Animation", pl: "Animacja" }
    tempo_slow() { en: "Slow", pl: "Wolna" }
    tempo_normal() { en: "Normal", pl: "Zwykła" }
    tempo_fast() { en: "Fast", pl: "Szybka" }
    tempo_off() { en: "None", pl: "Brak" }
    forced_steps() {
        en: "Play forced steps automatically",
        pl: "Kroki bez wyboru wykonuj samoczynnie"
    }

    // Replay.
    replay_title(title: &str) { en: "Replay: {title}", pl: "Powtórka: {title}" }
    first_step() { en: "To the start", pl: "Na początek" }
    step_back() { en: "One step back", pl: "Krok wstecz" }
    play() { en: "Play", pl: "Odtwarzaj" }
    pause() { en: "Pause", pl: "Pauza" }
    step_forward() { en: "One step forward", pl: "Krok naprzód" }
    last_step() { en: "To the end", pl: "Na koniec" }
    position_slider() { en: "Move", pl: "Ruch" }
    branch() { en: "Play on from here", pl: "Graj dalej stąd" }
    replay_speed() { en: "Speed", pl: "Tempo" }
    rules_of(title: &str) { en: "Rules: {title}", pl: "Zasady: {title}" }
    rules_loading() { en: "Loading the rules…", pl: "Zasady są w drodze." }
    rules_failed() {
        en: "Could not load the rules: you seem to be offline.",
        pl: "Nie udało się pobrać zasad: wygląda na to, że nie ma sieci."
    }
    board_on_its_way() { en: "Loading the board…", pl: "Plansza jest w drodze." }
    board_missing() {
        en: "Could not load the board: you may be offline, or there is a newer version of the app. If trying again does not help, reload the page.",
        pl: "Nie udało się pobrać planszy: nie ma sieci albo jest nowsza wersja aplikacji. Jeśli ponowna próba nie pomoże, odśwież stronę."
    }
    try_again() { en: "Try again", pl: "Spróbuj ponownie" }
    start_of_game() { en: "Start", pl: "Początek" }
}

/// What a level is called.
pub(crate) fn level_name(lang: starboard_kernel::Lang, level: u8) -> String {
    let what = match level {
        1 => level_1(lang),
        2 => level_2(lang),
        3 => level_3(lang),
        4 => level_4(lang),
        _ => level_5(lang),
    };
    bot_level(lang, level, &what)
}

//! What the screens of Dark Side Armada say, apart from what the rules crate says.

starboard_kernel::texts! {
    sheet_label() { en: "Sheet", pl: "Arkusz" }
    overview() { en: "Overview", pl: "Przegląd" }
    docks() { en: "Docks", pl: "Doki" }
    earth() { en: "Earth", pl: "Ziemia" }
    map_of_earth() { en: "Map of the Earth", pl: "Mapa Ziemi" }
    dice() { en: "Dice", pl: "Kości" }
    roles() { en: "What the dice are used for", pl: "Do czego służą kości" }
    counters() { en: "Actions", pl: "Akcje" }
    phase_build() { en: "Phase 1: building", pl: "Faza 1: budowa" }
    phase_invade() { en: "Phase 2: invasion", pl: "Faza 2: inwazja" }
    phase_over() { en: "The end", pl: "Koniec" }
    step_roll() { en: "Roll", pl: "Rzut" }
    step_value() { en: "Value", pl: "Wartość" }
    step_build() { en: "Build", pl: "Budowa" }
    step_count() { en: "Countdown", pl: "Odliczanie" }
    step_attack() { en: "Attack", pl: "Atak" }
    step_skills() { en: "Skills", pl: "Umiejętności" }
    step_over() { en: "End", pl: "Koniec" }
    role_value() { en: "value", pl: "wartość" }
    role_build() { en: "build", pl: "budowa" }
    role_countdown() { en: "countdown", pl: "odliczanie" }
    stamp_completed() { en: "completed", pl: "ukończony" }
    stamp_collapsed() { en: "collapsed", pl: "zawalony" }
    supply_rolls(count: u8) { en: "Rolls {count}", pl: "Rzuty {count}" }
    supply_ships(count: usize) { en: "Open ships {count}", pl: "Otwarte statki {count}" }

    // Read aloud.
    ship_label(number: u8, condition: &str, built: usize, boxes: u32, left: u8, state: &str) {
        en: "Ship {number}, {condition}: {built}/{boxes} boxes built, {left} left of the bar, {state}",
        pl: "Statek {number}, {condition}: zbudowane pola {built}/{boxes}, z paska zostało {left}, {state}"
    }
    box_empty(circle: &str) { en: "Box {circle}: empty", pl: "Pole {circle}: puste" }
    box_value(circle: &str, face: u8) { en: "Box {circle}: {face}", pl: "Pole {circle}: {face}" }
    box_built(circle: &str, face: u8) { en: "Box {circle}: {face}, built", pl: "Pole {circle}: {face}, zbudowane" }
    box_void(circle: &str) { en: "Box {circle}: no longer needed", pl: "Pole {circle}: już niepotrzebne" }
    may(label: &str) { en: "{label}, possible", pl: "{label}, możliwe" }
    would_build(label: &str) { en: "{label}, would be built", pl: "{label}, byłoby zbudowane" }
    bar_label(number: u8, left: u8) { en: "Countdown of ship {number}: {left} left", pl: "Odliczanie statku {number}: zostało {left}" }
    bar_falls(label: &str) { en: "{label}, would lose one", pl: "{label}, straciłby jedno" }
    die_label(number: u8, face: u8) { en: "Die {number}: {face}", pl: "Kość {number}: {face}" }
    die_none(number: u8) { en: "Die {number}: not rolled", pl: "Kość {number}: nierzucona" }
    die_used(label: &str, role: &str) { en: "{label}, used: {role}", pl: "{label}, użyta: {role}" }
    die_rerolled(label: &str) { en: "{label}, rolled again", pl: "{label}, rzucona ponownie" }
    die_changed(label: &str) { en: "{label}, changed", pl: "{label}, zmieniona" }
    level_label(region: &str, number: u8, demand: &str) { en: "{region}, level {number}: {demand}", pl: "{region}, poziom {number}: {demand}" }
    level_crossed(label: &str) { en: "{label}, crossed", pl: "{label}, skreślony" }
    level_met(label: &str) { en: "{label}, met by the dice", pl: "{label}, spełniony" }
    level_would(label: &str) { en: "{label}, would be met", pl: "{label}, byłby spełniony" }
    level_barred(label: &str) { en: "{label}, barred", pl: "{label}, zablokowany" }
    region_label(region: &str, points: u8, crossed: usize, levels: usize) {
        en: "{region}, {points} points: {crossed} of {levels} levels crossed",
        pl: "{region}, {points} pkt: skreślone {crossed} z {levels} poziomów"
    }
    region_focus(label: &str) { en: "{label}, must be finished first", pl: "{label}, trzeba najpierw dokończyć" }
    counter_label(name: &str, left: u8) { en: "{left} {name}", pl: "{left} {name}" }
    world_label(crossed: u32, levels: usize) { en: "Earth: {crossed}/{levels} levels crossed", pl: "Ziemia: skreślone poziomy {crossed}/{levels}" }
    role_label(name: &str, face: &str) { en: "{name}: {face}", pl: "{name}: {face}" }
    role_free() { en: "free", pl: "wolne" }
    ladder_label(steps: &str) { en: "Gives {steps}", pl: "Daje {steps}" }
    counter_may() { en: "Can be used", pl: "Można użyć" }
    counter_not_now() { en: "Cannot be used now", pl: "Teraz nie do użycia" }

    // What to do.
    choose_die() { en: "Choose a die first.", pl: "Najpierw wybierz kość." }
    choose_box() { en: "Choose an empty circle.", pl: "Wybierz puste kółko." }
    choose_second_box() { en: "Choose the second box.", pl: "Wybierz drugie pole." }
    write_once(face: u8) { en: "Write {face} once", pl: "Wpisz {face} raz" }
    write_twice(face: u8) { en: "Write {face} in two boxes", pl: "Wpisz {face} w dwa pola" }
    spend(face: u8) { en: "Spend the {face}: no circle is empty", pl: "Zużyj {face}: nie ma pustego kółka" }
    build_with(face: u8, boxes: &str) { en: "Build with {face}: {boxes}", pl: "Buduj z {face}: {boxes}" }
    build_short(face: u8) { en: "Build {face}", pl: "Buduj {face}" }
    write_once_short() { en: "Once", pl: "Raz" }
    write_twice_short() { en: "Twice", pl: "Dwa razy" }
    spend_short(face: u8) { en: "Spend {face}", pl: "Zużyj {face}" }
    let_go_short() { en: "Let go", pl: "Odpuść" }
    then_counts(words: &str, ship: u8) { en: "{words}; ship {ship} counts down", pl: "{words}; statek {ship} odlicza" }
    attack() { en: "Attack", pl: "Atakuj" }
    let_go() { en: "Let the roll go", pl: "Odpuść rzut" }
    choose_bar() { en: "Choose one of the marked bars.", pl: "Wybierz jeden z oznaczonych pasków." }
    choose_level() { en: "Choose a level for the wild card.", pl: "Wybierz poziom dla dzikiej karty." }
    choose_skill_die() { en: "Choose the die to change.", pl: "Wybierz kość do zmiany." }
    choose_skill_or_die() { en: "Choose a skill, then a die.", pl: "Wybierz umiejętność, potem kość." }
    other_choice() { en: "Choose something else", pl: "Wybierz coś innego" }
    use_on(skill: &str, die: u8) { en: "{skill}: die {die}", pl: "{skill}: kość {die}" }

    // Looking back.
    chart_label(count: usize) {
        en: "Luck and loss of {count} decisions, one after the other; the table below has the figures",
        pl: "Szczęście i straty w {count} decyzjach po kolei; liczby są w tabeli poniżej"
    }
    chart_build() { en: "Building", pl: "Budowa" }
    chart_invade() { en: "Invasion", pl: "Inwazja" }
    key_lucky() { en: "lucky roll", pl: "szczęśliwy rzut" }
    key_unlucky() { en: "unlucky roll", pl: "pechowy rzut" }
    key_loss() { en: "points lost by the choice", pl: "punkty stracone przez wybór" }
    share_lines(score: i64, rank: &str, ships: &str, regions: &str) {
        en: "{score} points, {rank}\nShips {ships}\nEarth {regions}",
        pl: "{score} pkt, {rank}\nStatki {ships}\nZiemia {regions}"
    }
}

/// "3 boxes".
pub(super) fn boxes(lang: starboard_kernel::Lang, count: usize) -> String {
    use starboard_kernel::{Lang, plural};
    let n = count as i64;
    let word = match lang {
        Lang::En => plural(lang, n, "box", "boxes", "boxes"),
        Lang::Pl => plural(lang, n, "pole", "pola", "pól"),
    };
    format!("{count} {word}")
}

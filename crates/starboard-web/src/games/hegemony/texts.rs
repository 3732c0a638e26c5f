//! What the screens of Cosmic Hegemony say, apart from what the rules crate says.

use starboard_kernel::{Lang, plural, texts};

texts! {
    cockpit_label() { en: "Cockpit", pl: "Kokpit" }
    line_tab() { en: "Line", pl: "Rząd" }
    ship_tab() { en: "Ship", pl: "Statek" }
    sectors() { en: "Sectors", pl: "Sektory" }
    planets() { en: "Planets", pl: "Planety" }
    location() { en: "Location", pl: "Miejsce" }
    no_location() { en: "No location yet", pl: "Jeszcze bez Miejsca" }
    line() { en: "Encounter line", pl: "Rząd spotkań" }
    bag() { en: "Bag", pl: "Worek" }
    weapons() { en: "Super Weapons", pl: "Superbronie" }
    hand() { en: "Hand", pl: "Ręka" }
    hand_empty() { en: "Engaged Agents and Events come here.", pl: "Tu trafiają karty Agentów i Wydarzeń po starciu." }
    crew() { en: "Captain's dice", pl: "Kości kapitana" }
    captain() { en: "Captain", pl: "Kapitan" }
    round() { en: "Round", pl: "Runda" }
    round_of(round: u8) { en: "{round}/12", pl: "{round}/12" }
    setting_up() { en: "Setting up", pl: "Przygotowanie" }
    unknown_alien(number: usize) { en: "Sector {number}", pl: "Sektor {number}" }
    cards_left(count: u8) { en: "{count} cards in its deck", pl: "kart w talii: {count}" }
    alerts(count: u8) { en: "alerts: {count}", pl: "alarmy: {count}" }
    strength() { en: "strength", pl: "siła" }
    engaged_with(ability: &str) { en: "engaged with {ability}", pl: "starcie: {ability}" }
    own_icon(ability: &str) { en: "icon {ability}", pl: "ikona {ability}" }
    adds(cubes: &str) { en: "adds {cubes}", pl: "dokłada: {cubes}" }
    planet_icons(count: u8) { en: "Planet Icons: {count}", pl: "ikony planety: {count}" }
    engaged() { en: "engaged", pl: "starcie" }
    evaded() { en: "evaded", pl: "unik" }
    passes() { en: "passed by", pl: "minięta" }
    understood() { en: "understood", pl: "poznana" }
    needs(cubes: &str) { en: "still needs {cubes}", pl: "brakuje: {cubes}" }
    hidden_weapons(count: u8) { en: "{count} still to be found", pl: "do znalezienia: {count}" }
    used() { en: "used this round", pl: "użyta w tej rundzie" }
    shows(face: u8) { en: "shows {face}", pl: "pokazuje {face}" }
    cubes_to_draw(count: i8) { en: "{count} to draw", pl: "jeszcze {count}" }
    chances_now() { en: "Chances of the next cube", pl: "Szanse następnego znacznika" }
    chance_of(cube: &str, percent: u32, count: u8) { en: "{cube} {percent} % ({count} in the bag)", pl: "{cube} {percent} % (w worku {count})" }
    help() { en: "dice and hand", pl: "kości i ręka" }

    // What can be done.
    engage() { en: "Engage", pl: "Starcie" }
    evade() { en: "Evade", pl: "Unik" }
    free() { en: "free", pl: "za darmo" }
    pay_with() { en: "Pay with", pl: "Zapłać" }
    cannot_engage() { en: "Engage: not possible", pl: "Starcie: niemożliwe" }
    then_one_cube() { en: "then 1 cube from the bag, which costs a point", pl: "potem 1 znacznik z worka, za punkt" }
    then_more_cubes(cubes: &str) { en: "then {cubes} from the bag, a point each", pl: "potem {cubes} z worka, po punkcie za każdy" }
    ends_game() { en: "This ends the game!", pl: "To kończy grę!" }
    may_end_game(percent: u32) { en: "{percent} %: the game ends at once", pl: "{percent} %: natychmiastowy koniec gry" }
    search_planet(planet: &str) { en: "Search {planet}", pl: "Badaj: {planet}" }
    play_card(card: &str) { en: "Play {card}", pl: "Zagraj: {card}" }
    discard_card(card: &str) { en: "Discard {card}", pl: "Odrzuć: {card}" }
    fit_onto(weapon: &str) { en: "Onto {weapon}", pl: "Na: {weapon}" }
    swap_out() { en: "Give away", pl: "Oddaj" }
    swap_in() { en: "Take", pl: "Weź" }

    // The report and the story of a run.
    rank_won() { en: "The Super Weapons are found", pl: "Superbronie odnalezione" }
    rank_crippled() { en: "The ship is crippled", pl: "Statek unieszkodliwiony" }
    rank_exhausted() { en: "The trail went cold", pl: "Trop się urwał" }
    rank_open() { en: "Under way", pl: "W drodze" }
    weapons_found() { en: "Super Weapons", pl: "superbronie" }
    weapons_understood() { en: "understood", pl: "poznane" }
    rounds() { en: "rounds", pl: "rundy" }
    cards_engaged() { en: "cards engaged", pl: "starcia" }
    cards_evaded() { en: "cards evaded", pl: "uniki" }
    cubes_drawn() { en: "cubes drawn in searches", pl: "znaczniki z poszukiwań" }
    false_leads() { en: "false leads", pl: "fałszywe tropy" }
    points_paid() { en: "points paid", pl: "zapłacone punkty" }
    points_lost() { en: "points lost", pl: "stracone punkty" }
    dice_used() { en: "dice used", pl: "użyte kości" }
    story() { en: "The run in numbers", pl: "Lot w liczbach" }
    round_line(round: usize, engaged: u32, evaded: u32, found: u32) {
        en: "Round {round}: {engaged} engaged, {evaded} evaded, {found} found",
        pl: "Runda {round}: starcia {engaged}, uniki {evaded}, znalezione {found}"
    }
    chart_label(count: usize) { en: "Chance of victory over {count} choices", pl: "Szansa zwycięstwa w ciągu {count} wyborów" }
    chart_from() { en: "setup", pl: "start" }
    chart_to() { en: "end", pl: "koniec" }
    key_chance() { en: "chance of victory", pl: "szansa zwycięstwa" }
    key_loss() { en: "a choice that cost something", pl: "wybór, który kosztował" }
    share_won(found: usize, all: u8, round: u8, signs: &str) { en: "Victory in round {round}: {found}/{all} Super Weapons\n{signs}", pl: "Zwycięstwo w rundzie {round}: superbronie {found}/{all}\n{signs}" }
    share_lost(found: usize, all: u8, round: u8, signs: &str) { en: "Lost in round {round}: {found}/{all} Super Weapons\n{signs}", pl: "Porażka w rundzie {round}: superbronie {found}/{all}\n{signs}" }

    // The step, in one word.
    step_setup() { en: "Setup", pl: "Start" }
    step_planet() { en: "Planet", pl: "Planeta" }
    step_line() { en: "Line", pl: "Rząd" }
    step_meet() { en: "Meet", pl: "Spotkanie" }
    step_evade() { en: "Evade", pl: "Unik" }
    step_search() { en: "Search", pl: "Badanie" }
    step_choice() { en: "Choice", pl: "Wybór" }
    step_over() { en: "End", pl: "Koniec" }
}

/// What an evade costs after its price.
pub(super) fn then_cubes(lang: Lang, count: u8) -> String {
    match count {
        1 => then_one_cube(lang),
        _ => then_more_cubes(lang, &cubes(lang, count)),
    }
}

/// Ability cubes, counted.
fn cubes(lang: Lang, count: u8) -> String {
    let word = match lang {
        Lang::En => plural(lang, count.into(), "cube", "cubes", "cubes"),
        Lang::Pl => plural(lang, count.into(), "znacznik", "znaczniki", "znaczników"),
    };
    format!("{count} {word}")
}

//! Everything this game says to people, in every language.

use serde_json::Value;
use starboard_kernel::{Ending, Lang, Refusal, Seat, Wording, plural, texts};

use crate::event::{Collider, Event, Purchase};
use crate::refusal::why_not;
use crate::render::{render, seat_letter};
use crate::{Action, Cell, Guardians, Payment, Square, Step, column_letter};

impl Wording for Guardians {
    fn title(lang: Lang) -> String {
        title(lang)
    }

    fn tagline(lang: Lang) -> String {
        tagline(lang)
    }

    fn option_label(name: &str, value: Option<&Value>, lang: Lang) -> String {
        option_label(name, value, lang)
    }

    fn option_note(_: &str, _: &Value, _: Lang) -> Option<String> {
        None
    }

    fn render(&self, lang: Lang) -> String {
        render(self, lang)
    }

    fn prompt(&self, lang: Lang) -> String {
        prompt(self, lang)
    }

    fn describe(&self, action: Action, lang: Lang) -> String {
        describe(self, action, lang)
    }

    fn why_not(&self, action: Action, lang: Lang) -> Refusal {
        why_not(self, action, lang)
    }

    fn describe_ending(ending: &Ending, lang: Lang) -> String {
        describe_ending(ending, lang)
    }
}

texts! {
    title() { en: "Guardians of Space", pl: "Strażnicy Kosmosu" }
    tagline() {
        en: "Pilots defend one planet and compete for the most points.",
        pl: "Piloci bronią jednej planety i walczą o najwięcej punktów."
    }
    pilot(number: usize) { en: "Pilot {number}", pl: "Pilot {number}" }
    not_placed() { en: "not yet placed", pl: "jeszcze nie na planszy" }
    destroyed() { en: "destroyed", pl: "zniszczony" }
    out() { en: "out of the game", pl: "poza grą" }
    level(level: u8) { en: "level {level}", pl: "poziom {level}" }
    has_missile() { en: "missile ready", pl: "rakieta gotowa" }
    has_power() { en: "power-up charged", pl: "dopalacz naładowany" }
    supply_line(monsters: u32, halves: u32) {
        en: "Supply: monsters {monsters}, ship halves {halves}",
        pl: "Zapas: potwory {monsters}, połówki statków {halves}"
    }
    waiting_line(left: u8, right: u8, ships: u8) {
        en: "Waiting beside the board: left halves {left}, right halves {right}, whole ships {ships}",
        pl: "Czekają obok planszy: lewe połówki {left}, prawe połówki {right}, całe statki {ships}"
    }
    legend() {
        en: "1-5 monsters, <> command ship, x damaged ship, * mine, A-D fighters",
        pl: "1-5 potwory, <> statek dowodzenia, x uszkodzony statek, * mina, A-D myśliwce"
    }

    // What is to be done now.
    prompt_setup() { en: "The invaders take up their positions.", pl: "Najeźdźcy zajmują pozycje." }
    prompt_wave() { en: "Reinforcements arrive.", pl: "Przybywają posiłki." }
    prompt_place() {
        en: "Place your fighter on an empty square of row 1.",
        pl: "Ustaw swój myśliwiec na wolnym polu w rzędzie 1."
    }
    prompt_mine_setup() { en: "Place the mine on one of its squares.", pl: "Ustaw minę na jednym z jej pól." }
    prompt_return() {
        en: "Your fighter is destroyed: pay to come back, or retire.",
        pl: "Twój myśliwiec jest zniszczony: zapłać za powrót albo wycofaj się."
    }
    prompt_move() { en: "Move your fighter, stay, or buy something.", pl: "Rusz myśliwcem, zostań albo coś kup." }
    prompt_boost_shots(shots: u8) {
        en: "Boost: fire your additional shots ({shots} left).",
        pl: "Dopalacz: oddaj dodatkowe strzały (zostało: {shots})."
    }
    prompt_boost_move() { en: "Fly on in the same direction, or stay.", pl: "Leć dalej w tym samym kierunku albo zostań." }
    prompt_shoot(shots: u8) { en: "Fire! Shots left: {shots}.", pl: "Ognia! Pozostałe strzały: {shots}." }
    prompt_mine() { en: "Move the mine one square to the right, or hold it.", pl: "Przesuń minę o jedno pole w prawo albo ją zostaw." }
    prompt_over() { en: "The game is over.", pl: "Gra skończona." }

    // Actions in plain words.
    say_place(square: Square) { en: "Place your fighter on {square}", pl: "Ustaw myśliwiec na {square}" }
    say_mine_place(square: Square) { en: "Place the mine on {square}", pl: "Ustaw minę na {square}" }
    say_mine_move(square: Square) { en: "Move the mine to {square}", pl: "Przesuń minę na {square}" }
    say_mine_explode(square: Square, what: &str) {
        en: "Move the mine to {square}: it destroys {what}",
        pl: "Przesuń minę na {square}: zniszczy to {what}"
    }
    say_mine_hold() { en: "Leave the mine where it is", pl: "Zostaw minę na miejscu" }
    say_move(square: Square, target: &str) { en: "Move to {square} ({target})", pl: "Leć na {square} ({target})" }
    say_stay(target: &str) { en: "Stay ({target})", pl: "Zostań ({target})" }
    say_boost(square: Square, target: &str) {
        en: "Boost to {square}: additional shots there ({target})",
        pl: "Dopalacz na {square}: tam dodatkowe strzały ({target})"
    }
    say_fire(target: &str) { en: "Fire ({target})", pl: "Strzelaj ({target})" }
    say_launch(row: u8) { en: "Launch the missile at row {row}", pl: "Wystrzel rakietę w rząd {row}" }
    say_buy_missile(payment: Payment) { en: "Buy the missile for {payment}", pl: "Kup rakietę za {payment}" }
    say_upgrade(level: u8, payment: Payment) {
        en: "Upgrade to level {level} for {payment}",
        pl: "Ulepsz do poziomu {level} za {payment}"
    }
    say_charge(payment: Payment) { en: "Charge the power-up for {payment}", pl: "Naładuj dopalacz za {payment}" }
    say_return(square: Square, payment: Payment) {
        en: "Come back on {square} for {payment}",
        pl: "Wróć na {square} za {payment}"
    }
    say_retire() { en: "Retire from the game", pl: "Wycofaj się z gry" }

    // What a shot would meet.
    above_nothing() { en: "nothing above", pl: "nic powyżej" }
    above_mine() { en: "the mine is above", pl: "powyżej mina" }
    above_fighter(letter: char) { en: "fighter {letter} is above", pl: "powyżej myśliwiec {letter}" }
    above_invader(what: &str, square: Square) { en: "above: {what}, {square}", pl: "powyżej: {what}, {square}" }
    monster(value: u8) { en: "monster {value}", pl: "potwór {value}" }
    whole_ship() { en: "half of a command ship", pl: "połówka statku dowodzenia" }
    damaged_ship() { en: "damaged command ship", pl: "uszkodzony statek dowodzenia" }
    empty_square() { en: "empty", pl: "puste" }

    // Events.
    told_placed(name: &str, square: Square) { en: "{name} starts on {square}.", pl: "{name} zaczyna na {square}." }
    told_mine_placed(name: &str, square: Square) { en: "{name} places the mine on {square}.", pl: "{name} ustawia minę na {square}." }
    told_moved(name: &str, from: Square, to: Square) { en: "{name} flies from {from} to {to}.", pl: "{name} leci z {from} na {to}." }
    told_stayed(name: &str) { en: "{name} stays.", pl: "{name} zostaje na miejscu." }
    told_boosted(name: &str, square: Square) { en: "{name} uses the power-up on {square}.", pl: "{name} używa dopalacza na {square}." }
    told_fired(name: &str, from: Square) { en: "{name} fires from {from}.", pl: "{name} strzela z {from}." }
    told_missed(name: &str) { en: "{name} hits nothing.", pl: "{name} w nic nie trafia." }
    told_took(name: &str, square: Square, points: &str) { en: "{name} takes a token from {square}: {points}.", pl: "{name} zdobywa żeton z {square}: {points}." }
    told_ship_damaged(name: &str, square: Square) {
        en: "{name} damages a command ship on {square}.",
        pl: "{name} uszkadza statek dowodzenia na {square}."
    }
    told_hit_fighter(name: &str, victim: &str, points: &str) {
        en: "{name} hits {victim} and takes a token: {points}.",
        pl: "{name} trafia pilota {victim} i zabiera żeton: {points}."
    }
    told_hit_poor_fighter(name: &str, victim: &str) {
        en: "{name} hits {victim}, who has no token to lose.",
        pl: "{name} trafia pilota {victim}, który nie ma żetonów."
    }
    told_hit_mine(name: &str) { en: "{name} hits the mine; nothing happens.", pl: "{name} trafia w minę; nic się nie dzieje." }
    told_launched(name: &str, row: u8) { en: "{name} launches the missile at row {row}.", pl: "{name} wystrzeliwuje rakietę w rząd {row}." }
    told_boxed(square: Square) { en: "The half of a command ship on {square} is lost.", pl: "Połówka statku dowodzenia z {square} przepada." }
    told_column(letter: char) { en: "Column {letter} is empty!", pl: "Kolumna {letter} jest pusta!" }
    told_descended() { en: "All invaders descend.", pl: "Wszyscy najeźdźcy schodzą niżej." }
    told_descended_above(row: u8) { en: "The invaders above row {row} descend.", pl: "Najeźdźcy powyżej rzędu {row} schodzą niżej." }
    told_passed(letter: char) { en: "An invader reaches the planet in column {letter}!", pl: "Najeźdźca dociera do planety w kolumnie {letter}!" }
    told_mine_exploded(square: Square) { en: "The mine explodes on {square} and takes an invader with it.", pl: "Mina wybucha na {square} i niszczy najeźdźcę." }
    told_collided(name: &str, square: Square) { en: "An invader rams {name} on {square}: both are destroyed.", pl: "Najeźdźca taranuje pilota {name} na {square}: oba statki zniszczone." }
    told_arrived(what: &str, square: Square) { en: "Arrives on {square}: {what}.", pl: "Przybywa na {square}: {what}." }
    told_left_aside() { en: "The left half of a command ship is set aside.", pl: "Lewa połówka statku dowodzenia czeka obok planszy." }
    told_right_aside() { en: "The right half of a command ship is set aside.", pl: "Prawa połówka statku dowodzenia czeka obok planszy." }
    told_ship_waits() { en: "A command ship waits for the next wave.", pl: "Statek dowodzenia czeka na następną falę." }
    told_mine_moved(name: &str, to: Square) { en: "{name} moves the mine to {to}.", pl: "{name} przesuwa minę na {to}." }
    told_mine_held(name: &str) { en: "{name} leaves the mine.", pl: "{name} zostawia minę na miejscu." }
    told_bought_missile(name: &str, payment: &str) { en: "{name} buys the missile for {payment}.", pl: "{name} kupuje rakietę za {payment}." }
    told_upgraded(name: &str, payment: &str) { en: "{name} upgrades the fighter for {payment}.", pl: "{name} ulepsza myśliwiec za {payment}." }
    told_charged(name: &str, payment: &str) { en: "{name} charges the power-up for {payment}.", pl: "{name} ładuje dopalacz za {payment}." }
    told_returned(name: &str, square: Square, payment: &str) {
        en: "{name} comes back on {square} for {payment}.",
        pl: "{name} wraca na {square} za {payment}."
    }
    told_retired(name: &str) { en: "{name} retires from the game.", pl: "{name} wycofuje się z gry." }

    // Endings.
    ended_cleared() { en: "No invader is left: the planet is saved.", pl: "Nie ma już najeźdźców: planeta ocalona." }
    ended_quiet() { en: "Everybody has missed: the invaders withdraw.", pl: "Nikt nie trafił: najeźdźcy się wycofują." }
    ended_cap() { en: "Nothing has been shot down for five rounds: the fight is over.", pl: "Od pięciu rund nic nie zestrzelono: koniec walki." }
    ended_raided() { en: "The planet is raided: everybody has lost.", pl: "Planeta splądrowana: wszyscy przegrywają." }
    ended_all_out() { en: "No pilot is left: everybody has lost.", pl: "Nie ma już pilotów: wszyscy przegrywają." }

    // Options.
    option_players() { en: "Players", pl: "Gracze" }
    option_variant() { en: "Variant", pl: "Wariant" }
    option_basic() { en: "Basic", pl: "Podstawowy" }
    option_advanced() { en: "Advanced: upgrades and power-ups", pl: "Zaawansowany: ulepszenia i dopalacze" }
    option_empty_column() { en: "A column is emptied by", pl: "Kolumnę opróżnia" }
    option_shot() { en: "shots (English rulebook)", pl: "strzał (instrukcja angielska)" }
    option_removed() { en: "shots and the mine (Polish rulebook)", pl: "strzał i mina (instrukcja polska)" }
}

pub fn points(lang: Lang, count: i64) -> String {
    let word = match lang {
        Lang::En => plural(lang, count, "point", "points", "points"),
        Lang::Pl => plural(lang, count, "punkt", "punkty", "punktów"),
    };
    format!("{count} {word}")
}

pub(crate) fn option_label(name: &str, value: Option<&Value>, lang: Lang) -> String {
    match (name, value.and_then(Value::as_str)) {
        ("players", _) => value.map_or_else(|| option_players(lang), Value::to_string),
        ("variant", None) => option_variant(lang),
        ("variant", Some("basic")) => option_basic(lang),
        ("variant", Some("advanced")) => option_advanced(lang),
        ("empty_column", None) => option_empty_column(lang),
        ("empty_column", Some("shot")) => option_shot(lang),
        ("empty_column", Some("removed")) => option_removed(lang),
        _ => name.to_owned(),
    }
}

pub(crate) fn prompt(position: &Guardians, lang: Lang) -> String {
    if position.over().is_some() {
        return prompt_over(lang);
    }
    if position.wave().is_some() {
        return prompt_wave(lang);
    }
    match position.step() {
        Step::Setup => prompt_setup(lang),
        Step::Place => prompt_place(lang),
        Step::MineSetup => prompt_mine_setup(lang),
        Step::Return => prompt_return(lang),
        Step::Move if position.heading().is_none() => prompt_move(lang),
        Step::Move if position.shots() > 0 => prompt_boost_shots(lang, position.shots()),
        Step::Move => prompt_boost_move(lang),
        Step::Shoot => prompt_shoot(lang, position.shots()),
        Step::Mine => prompt_mine(lang),
    }
}

/// What stands on a square, for descriptions.
pub fn cell(cell: Cell, lang: Lang) -> String {
    match cell {
        Cell::Empty => empty_square(lang),
        Cell::Left | Cell::Right => whole_ship(lang),
        Cell::Damaged => damaged_ship(lang),
        value => monster(lang, value as u8),
    }
}

/// What a shot from `from` would meet if the fighter stood there.
fn target(position: &Guardians, from: Square, lang: Lang) -> String {
    match position.target_from(from) {
        None => above_nothing(lang),
        Some(square) if position.mine() == Some(square) => above_mine(lang),
        Some(square) => match position.fighter_at(square) {
            Some(seat) => above_fighter(lang, seat_letter(seat)),
            None => above_invader(lang, &cell(position.cell(square), lang), square),
        },
    }
}

pub(crate) fn describe(position: &Guardians, action: Action, lang: Lang) -> String {
    let pilot = &position.pilots()[position.seat().index()];
    let here = |lang| {
        pilot
            .square()
            .map_or_else(|| above_nothing(lang), |from| target(position, from, lang))
    };
    match action {
        Action::Place { column } => say_place(lang, Square::at(column, 1)),
        Action::Mine { to } if position.step() == Step::MineSetup => say_mine_place(lang, to),
        Action::Mine { to } => match position.cell(to) {
            Cell::Empty => say_mine_move(lang, to),
            doomed => say_mine_explode(lang, to, &cell(doomed, lang)),
        },
        Action::MineHold => say_mine_hold(lang),
        Action::Move { to, .. } => say_move(lang, to, &target(position, to, lang)),
        Action::Stay => say_stay(lang, &here(lang)),
        Action::Boost { to, .. } => say_boost(lang, to, &target(position, to, lang)),
        Action::Fire => say_fire(lang, &here(lang)),
        Action::Launch => say_launch(
            lang,
            position.missile_target().map_or(0, |square| square.row()),
        ),
        Action::BuyMissile(payment) => say_buy_missile(lang, payment),
        Action::Upgrade(payment) => say_upgrade(lang, pilot.level + 1, payment),
        Action::Charge(payment) => say_charge(lang, payment),
        Action::Return { column, payment } => say_return(lang, Square::at(column, 1), payment),
        Action::Retire => say_retire(lang),
    }
}

pub(crate) fn describe_ending(ending: &Ending, lang: Lang) -> String {
    match ending.reason {
        "cleared" => ended_cleared(lang),
        "quiet" => ended_quiet(lang),
        "cap" => ended_cap(lang),
        "raided" => ended_raided(lang),
        _ => ended_all_out(lang),
    }
}

pub(crate) fn narrate(event: &Event, lang: Lang, names: &[String]) -> String {
    let name = |seat: &Seat| names.get(seat.index()).map_or("?", String::as_str);
    let sum = |values: &[u16]| {
        let values: Vec<String> = values.iter().map(u16::to_string).collect();
        values.join("+")
    };
    match event {
        Event::Placed { seat, square } => told_placed(lang, name(seat), *square),
        Event::MinePlaced { seat, square } => told_mine_placed(lang, name(seat), *square),
        Event::Moved { seat, from, to } => told_moved(lang, name(seat), *from, *to),
        Event::Stayed { seat } => told_stayed(lang, name(seat)),
        Event::Boosted { seat, square } => told_boosted(lang, name(seat), *square),
        Event::Fired { seat, from, .. } => told_fired(lang, name(seat), *from),
        Event::Missed { seat } => told_missed(lang, name(seat)),
        Event::Took {
            seat,
            square,
            value,
        } => told_took(lang, name(seat), *square, &points(lang, (*value).into())),
        Event::ShipDamaged { seat, square } => told_ship_damaged(lang, name(seat), *square),
        Event::HitFighter {
            seat,
            victim,
            value,
            ..
        } => match value {
            Some(value) => told_hit_fighter(
                lang,
                name(seat),
                name(victim),
                &points(lang, (*value).into()),
            ),
            None => told_hit_poor_fighter(lang, name(seat), name(victim)),
        },
        Event::HitMine { seat, .. } => told_hit_mine(lang, name(seat)),
        Event::Launched { seat, target, .. } => told_launched(lang, name(seat), target.row()),
        Event::Boxed { square } => told_boxed(lang, *square),
        Event::ColumnEmptied { column } => told_column(lang, column_letter(*column)),
        Event::Descended { above: 0 } => told_descended(lang),
        Event::Descended { above } => told_descended_above(lang, *above),
        Event::Passed { square } => told_passed(lang, column_letter(square.column())),
        Event::Collided {
            square,
            with: Collider::Mine,
        } => told_mine_exploded(lang, *square),
        Event::Collided {
            square,
            with: Collider::Fighter(seat),
        } => told_collided(lang, name(seat), *square),
        Event::Arrived { square, cell: what } => told_arrived(lang, &cell(*what, lang), *square),
        Event::SetAside { left: true } => told_left_aside(lang),
        Event::SetAside { left: false } => told_right_aside(lang),
        Event::ShipWaits => told_ship_waits(lang),
        Event::MineMoved { seat, to, .. } => told_mine_moved(lang, name(seat), *to),
        Event::MineHeld { seat } => told_mine_held(lang, name(seat)),
        Event::Bought {
            seat,
            what,
            payment,
        } => match what {
            Purchase::Missile => told_bought_missile(lang, name(seat), &sum(payment)),
            Purchase::Upgrade => told_upgraded(lang, name(seat), &sum(payment)),
            Purchase::PowerUp => told_charged(lang, name(seat), &sum(payment)),
        },
        Event::Returned {
            seat,
            square,
            payment,
        } => told_returned(lang, name(seat), *square, &sum(payment)),
        Event::Retired { seat } => told_retired(lang, name(seat)),
        Event::Ended { reason } => describe_ending(
            &Ending {
                reason,
                scores: Vec::new(),
                winners: Vec::new(),
                drawn: false,
            },
            lang,
        ),
    }
}

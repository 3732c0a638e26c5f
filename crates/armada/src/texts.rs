//! Everything this game says to people, in every language.

use serde_json::Value;
use starboard_kernel::{Ending, Lang, Refusal, Wording, plural, texts};

use crate::refusal::why_not;
use crate::render::render;
use crate::{
    Action, Actions, Armada, Circle, Demand, Event, Phase, Rank, Region, Ship, ShipState, Skill,
    Step, Sum,
};

impl Wording for Armada {
    fn title(lang: Lang) -> String {
        title(lang)
    }

    fn tagline(lang: Lang) -> String {
        tagline(lang)
    }

    fn option_label(name: &str, value: Option<&Value>, lang: Lang) -> String {
        option_label(name, value, lang)
    }

    fn option_note(name: &str, value: &Value, lang: Lang) -> Option<String> {
        option_note(name, value, lang)
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
    title() { en: "Dark Side Armada", pl: "Armada z Ciemnej Strony" }
    tagline() {
        en: "Build six starships behind the Moon, then conquer the Earth with what they can do.",
        pl: "Zbuduj sześć statków za Księżycem, a potem podbij nimi Ziemię."
    }

    // Names.
    ship_name(number: u8) { en: "ship {number}", pl: "statek {number}" }
    oceania() { en: "Oceania", pl: "Oceania" }
    south_america() { en: "South America", pl: "Ameryka Południowa" }
    asia() { en: "Asia", pl: "Azja" }
    europe() { en: "Europe", pl: "Europa" }
    africa() { en: "Africa", pl: "Afryka" }
    north_america() { en: "North America", pl: "Ameryka Północna" }
    rank_hero() { en: "Planetary hero", pl: "Bohater planety" }
    rank_command() { en: "Consecrated military command", pl: "Zasłużone dowództwo" }
    rank_promise() { en: "Military promise", pl: "Nadzieja armii" }
    rank_officer() { en: "Nugatory officer", pl: "Oficer bez znaczenia" }
    rank_shame() { en: "Shame of your kind", pl: "Wstyd dla swojego rodu" }
    rolls() { en: "rolls", pl: "rzuty" }
    wilds() { en: "wild cards", pl: "dzikie karty" }
    rerolls() { en: "re-rolls", pl: "przerzuty" }
    flips() { en: "flips", pl: "odwrócenia" }
    plus() { en: "+1", pl: "+1" }
    minus() { en: "−1", pl: "−1" }
    open() { en: "open", pl: "otwarty" }
    completed() { en: "completed", pl: "ukończony" }
    collapsed() { en: "collapsed", pl: "zawalony" }

    // Levels in words.
    demand_faces(faces: &str) { en: "dice showing {faces}", pl: "kości z oczkami {faces}" }
    demand_rest(faces: &str, least: u8) { en: "dice showing {faces}, the rest at least {least}", pl: "kości z oczkami {faces}, reszta co najmniej {least}" }
    demand_all(least: u8) { en: "three dice adding up to at least {least}", pl: "suma trzech kości co najmniej {least}" }
    demand_best_two(least: u8) { en: "two dice adding up to at least {least}", pl: "suma dwóch kości co najmniej {least}" }

    // Conditions of ships in words.
    condition_1() { en: "each pair alike", pl: "każda para jednakowa" }
    condition_2() { en: "each column adds up to 6", pl: "każda kolumna ma sumę 6" }
    condition_3() { en: "left four and right four differ by at most 3", pl: "lewa i prawa czwórka różnią się najwyżej o 3" }
    condition_4() { en: "left + centre below 7, right + centre above 8", pl: "lewe + środek poniżej 7, prawe + środek powyżej 8" }
    condition_5() { en: "sum below 8", pl: "suma poniżej 8" }
    condition_6() { en: "sum above 20", pl: "suma powyżej 20" }

    // The sheet as text.
    sheet_line(ship: u8, condition: &str) { en: "Ship {ship} ({condition})", pl: "Statek {ship} ({condition})" }
    bar_line(bar: &str, state: &str) { en: "bar {bar}, {state}", pl: "odliczanie {bar}, {state}" }
    legend() {
        en: "4 a value, [4] built, . empty, 3/5 a double box; # left of the bar, x crossed",
        pl: "4 wartość, [4] zbudowane, . puste, 3/5 podwójne pole; # zostało z paska, x skreślone"
    }
    dice_line(dice: &str) { en: "Dice: {dice}", pl: "Kości: {dice}" }
    actions_line(list: &str) { en: "Left: {list}", pl: "Zostało: {list}" }
    would_give_line(list: &str) { en: "So far good for: {list}", pl: "Na razie daje: {list}" }
    nothing() { en: "nothing", pl: "nic" }
    region_line(region: &str, points: u8, levels: &str) { en: "{region} ({points}): {levels}", pl: "{region} ({points}): {levels}" }
    score_line(score: u8) { en: "Score if it ended now: {score}", pl: "Wynik, gdyby to był koniec: {score}" }

    // What is to be done now.
    prompt_roll() { en: "The dice are rolled.", pl: "Trwa rzut kośćmi." }
    prompt_value() { en: "Write a die's value into an empty circle.", pl: "Wpisz wartość kości w puste kółko." }
    prompt_value_pair() { en: "Write one die's value, or the doubled one into two boxes.", pl: "Wpisz wartość jednej kości albo podwójną w dwa pola." }
    prompt_value_lost() { en: "No circle is empty: choose the die to spend.", pl: "Nie ma pustego kółka: wybierz kość do zużycia." }
    prompt_build() { en: "Choose the die that builds.", pl: "Wybierz kość, która buduje." }
    prompt_count(die: u8) { en: "Ship {die} is closed: choose the bar that counts down.", pl: "Statek {die} zamknięty: wybierz inny pasek." }
    prompt_attack() { en: "Attack, or play a wild card.", pl: "Atakuj albo zagraj dziką kartę." }
    prompt_only_attack() { en: "Attack: roll the dice.", pl: "Atakuj: rzuć kośćmi." }
    prompt_only_wild() { en: "No roll is left: play a wild card.", pl: "Nie ma już rzutów: zagraj dziką kartę." }
    prompt_met() { en: "A level is met: cross it, or let the roll go.", pl: "Poziom spełniony: skreśl go albo odpuść rzut." }
    prompt_unmet() { en: "No open level is met: use a skill, or let go.", pl: "Nic nie spełnione: użyj umiejętności albo odpuść." }
    prompt_over() { en: "The game is over.", pl: "Gra skończona." }

    // Actions in plain words.
    say_value(face: u8, circle: Circle) { en: "Write {face} into {circle}", pl: "Wpisz {face} w {circle}" }
    say_value_lost(face: u8) { en: "Spend the {face}: no circle is empty", pl: "Zużyj {face}: nie ma pustego kółka" }
    say_values(face: u8, first: Circle, second: Circle) { en: "Write {face} into {first} and {second}", pl: "Wpisz {face} w {first} i {second}" }
    say_build(face: u8, circles: &str) { en: "Build with {face}: {circles}", pl: "Buduj z {face}: {circles}" }
    say_count(ship: u8) { en: "Cross a square of ship {ship}'s bar", pl: "Skreśl pole paska statku {ship}" }
    say_attack() { en: "Attack: spend a roll", pl: "Atakuj: zużyj rzut" }
    say_cross(region: &str, level: u8, demand: &str) { en: "Cross {region}, level {level} ({demand})", pl: "Skreśl: {region}, poziom {level} ({demand})" }
    say_wild(region: &str, level: u8, demand: &str) { en: "Wild card for {region}, level {level} ({demand})", pl: "Dzika karta: {region}, poziom {level} ({demand})" }
    say_reroll(die: u8, face: u8) { en: "Roll die {die} ({face}) again", pl: "Rzuć ponownie kością {die} ({face})" }
    say_flip(die: u8, from: u8, to: u8) { en: "Flip die {die}: {from} becomes {to}", pl: "Odwróć kość {die}: {from} staje się {to}" }
    say_plus(die: u8, from: u8, to: u8) { en: "Raise die {die}: {from} becomes {to}", pl: "Podnieś kość {die}: {from} staje się {to}" }
    say_minus(die: u8, from: u8, to: u8) { en: "Lower die {die}: {from} becomes {to}", pl: "Obniż kość {die}: {from} staje się {to}" }
    say_let_go() { en: "Let the roll go", pl: "Odpuść rzut" }

    // What happened.
    told_rolled(a: u8, b: u8, c: u8) { en: "Rolled {a}, {b} and {c}.", pl: "Wyrzucono {a}, {b} i {c}." }
    told_wrote(face: u8, circle: Circle) { en: "{face} is written into {circle}.", pl: "{face} wpisane w {circle}." }
    told_value_lost(face: u8) { en: "The {face} is lost: no circle is empty.", pl: "{face} przepada: nie ma pustego kółka." }
    told_built(face: u8, circles: &str) { en: "The {face} builds {circles}.", pl: "{face} buduje {circles}." }
    told_nothing_to_build(dice: &str) { en: "Nothing can be built with {dice}.", pl: "Nie ma co zbudować z {dice}." }
    told_counted_down(ship: u8, left: u8) { en: "Ship {ship} counts down to {left}.", pl: "Statek {ship}: odliczanie do {left}." }
    told_counted_instead(ship: u8, left: u8, die: u8) { en: "Ship {die} is closed, so ship {ship} counts down to {left}.", pl: "Statek {die} jest zamknięty, więc statek {ship}: odliczanie do {left}." }
    told_completed(ship: u8) { en: "Ship {ship} is completed!", pl: "Statek {ship} ukończony!" }
    told_collapsed(ship: u8) { en: "The dock of ship {ship} collapses.", pl: "Dok statku {ship} wali się." }
    told_armed(list: &str) { en: "The armada takes off with {list}.", pl: "Armada rusza: {list}." }
    told_attacked(left: &str) { en: "Attack! Left: {left}.", pl: "Atak! Zostało: {left}." }
    told_picked_up(die: u8) { en: "Die {die} is rolled again.", pl: "Ponowny rzut kością {die}." }
    told_rerolled(die: u8, face: u8) { en: "Die {die} now shows {face}.", pl: "Kość {die} pokazuje teraz {face}." }
    told_flipped(die: u8, from: u8, to: u8) { en: "Die {die} is flipped from {from} to {to}.", pl: "Kość {die} odwrócona z {from} na {to}." }
    told_raised(die: u8, from: u8, to: u8) { en: "Die {die} is raised from {from} to {to}.", pl: "Kość {die} podniesiona z {from} na {to}." }
    told_lowered(die: u8, from: u8, to: u8) { en: "Die {die} is lowered from {from} to {to}.", pl: "Kość {die} obniżona z {from} na {to}." }
    told_crossed(region: &str, level: u8) { en: "{region}, level {level} is crossed.", pl: "{region}: skreślony poziom {level}." }
    told_crossed_wild(region: &str, level: u8) { en: "A wild card crosses {region}, level {level}.", pl: "Dzika karta skreśla: {region}, poziom {level}." }
    told_conquered(region: &str, points: u8) { en: "{region} is conquered: {points} points!", pl: "{region} podbita: {points} pkt!" }
    told_let_go() { en: "The roll is let go.", pl: "Rzut odpuszczony." }
    told_ended(score: u8, rank: &str) { en: "The invasion is over: {score} points, {rank}.", pl: "Koniec inwazji: {score} pkt, {rank}." }

    // How it ended.
    ended_victory() { en: "Total victory: the whole Earth is conquered.", pl: "Całkowite zwycięstwo: cała Ziemia podbita." }
    ended_spent() { en: "No roll and no wild card is left.", pl: "Nie ma już rzutów ani dzikich kart." }

    // Options.
    option_edition() { en: "Edition", pl: "Edycja" }
    option_standard() { en: "standard", pl: "standardowa" }
    option_three_boxes() { en: "Three boxes of ship 5 or 6 give", pl: "Trzy pola statku 5 lub 6 dają" }
    option_zero() { en: "nothing", pl: "nic" }
    option_two() { en: "2 actions", pl: "2 akcje" }
    note_zero() { en: "As printed: the third box costs the two actions that two boxes gave.", pl: "Jak w oryginale: trzecie pole odbiera dwie akcje, które dały dwa pola." }
    note_two() { en: "Gentler: three boxes keep the two actions of two boxes.", pl: "Łagodniej: trzy pola zachowują dwie akcje dwóch pól." }
}

#[must_use]
pub fn region_name(lang: Lang, region: Region) -> String {
    match region.id() {
        "oceania" => oceania(lang),
        "south_america" => south_america(lang),
        "asia" => asia(lang),
        "europe" => europe(lang),
        "africa" => africa(lang),
        _ => north_america(lang),
    }
}

#[must_use]
pub fn rank_name(lang: Lang, rank: Rank) -> String {
    match rank {
        Rank::Hero => rank_hero(lang),
        Rank::Command => rank_command(lang),
        Rank::Promise => rank_promise(lang),
        Rank::Officer => rank_officer(lang),
        Rank::Shame => rank_shame(lang),
    }
}

#[must_use]
pub fn condition(lang: Lang, ship: Ship) -> String {
    match ship.number() {
        1 => condition_1(lang),
        2 => condition_2(lang),
        3 => condition_3(lang),
        4 => condition_4(lang),
        5 => condition_5(lang),
        _ => condition_6(lang),
    }
}

#[must_use]
pub fn state_name(lang: Lang, state: ShipState) -> String {
    match state {
        ShipState::Open => open(lang),
        ShipState::Completed => completed(lang),
        ShipState::Collapsed => collapsed(lang),
    }
}

/// What a level asks for, in words.
#[must_use]
pub fn demand(lang: Lang, demand: &Demand) -> String {
    let faces: Vec<String> = demand.shown().map(|face| face.to_string()).collect();
    let faces = faces.join(", ");
    match demand.sum {
        Sum::None => demand_faces(lang, &faces),
        Sum::Rest(least) => demand_rest(lang, &faces, least),
        Sum::All(least) => demand_all(lang, least),
        Sum::BestTwo(least) => demand_best_two(lang, least),
    }
}

/// A count with its word: the English forms for one and many, the Polish for one, few and many.
fn counted(lang: Lang, count: u8, english: [&str; 2], polish: [&str; 3]) -> String {
    let n = i64::from(count);
    let word = match lang {
        Lang::En => plural(lang, n, english[0], english[1], english[1]),
        Lang::Pl => plural(lang, n, polish[0], polish[1], polish[2]),
    };
    format!("{count} {word}")
}

/// "7 rolls".
#[must_use]
pub fn rolls_count(lang: Lang, count: u8) -> String {
    counted(lang, count, ["roll", "rolls"], ["rzut", "rzuty", "rzutów"])
}

/// "3 points".
#[must_use]
pub fn points(lang: Lang, count: i64) -> String {
    let word = match lang {
        Lang::En => plural(lang, count, "point", "points", "points"),
        Lang::Pl => plural(lang, count, "punkt", "punkty", "punktów"),
    };
    format!("{count} {word}")
}

/// What can still be done in phase 2; actions that are used up are left out.
#[must_use]
pub fn actions_list(lang: Lang, actions: &Actions) -> String {
    let words = |count, english, polish| counted(lang, count, english, polish);
    let times = |count: u8, word: &str| format!("{count} × {word}");
    let list: Vec<String> = [
        (actions.rolls, rolls_count(lang, actions.rolls)),
        (
            actions.wilds,
            words(
                actions.wilds,
                ["wild card", "wild cards"],
                ["dzika karta", "dzikie karty", "dzikich kart"],
            ),
        ),
        (
            actions.rerolls,
            words(
                actions.rerolls,
                ["re-roll", "re-rolls"],
                ["przerzut", "przerzuty", "przerzutów"],
            ),
        ),
        (
            actions.flips,
            words(
                actions.flips,
                ["flip", "flips"],
                ["odwrócenie", "odwrócenia", "odwróceń"],
            ),
        ),
        (actions.plus, times(actions.plus, &plus(lang))),
        (actions.minus, times(actions.minus, &minus(lang))),
    ]
    .into_iter()
    .filter(|(count, _)| *count > 0)
    .map(|(_, words)| words)
    .collect();
    if list.is_empty() {
        nothing(lang)
    } else {
        list.join(", ")
    }
}

fn names_of(circles: impl Iterator<Item = Circle>) -> String {
    let names: Vec<String> = circles.map(|circle| circle.to_string()).collect();
    names.join(", ")
}

pub(crate) fn option_label(name: &str, value: Option<&Value>, lang: Lang) -> String {
    match (name, value.and_then(Value::as_str)) {
        ("edition", None) => option_edition(lang),
        ("edition", Some("standard")) => option_standard(lang),
        ("three_boxes", None) => option_three_boxes(lang),
        ("three_boxes", Some("zero")) => option_zero(lang),
        ("three_boxes", Some("two")) => option_two(lang),
        _ => name.to_owned(),
    }
}

pub(crate) fn option_note(name: &str, value: &Value, lang: Lang) -> Option<String> {
    match (name, value.as_str()?) {
        ("three_boxes", "zero") => Some(note_zero(lang)),
        ("three_boxes", "two") => Some(note_two(lang)),
        _ => None,
    }
}

pub(crate) fn prompt(position: &Armada, lang: Lang) -> String {
    if position.phase() == Phase::Over {
        return prompt_over(lang);
    }
    let actions = position.actions();
    match position.step() {
        Step::Roll => prompt_roll(lang),
        Step::Value if position.free_circles().next().is_none() => prompt_value_lost(lang),
        Step::Value if position.pair().is_some() && position.free_circles().count() > 1 => {
            prompt_value_pair(lang)
        }
        Step::Value => prompt_value(lang),
        Step::Build => prompt_build(lang),
        Step::Count => prompt_count(lang, position.dice()[0]),
        Step::Attack if actions.rolls == 0 => prompt_only_wild(lang),
        Step::Attack if actions.wilds == 0 => prompt_only_attack(lang),
        Step::Attack => prompt_attack(lang),
        Step::Skills if position.met_levels() != 0 => prompt_met(lang),
        Step::Skills => prompt_unmet(lang),
    }
}

pub(crate) fn describe(position: &Armada, action: Action, lang: Lang) -> String {
    match action {
        Action::Value {
            face,
            circle: Some(circle),
        } => say_value(lang, face, circle),
        Action::Value { face, circle: None } => say_value_lost(lang, face),
        Action::Values {
            face,
            circles: [first, second],
        } => say_values(lang, face, first, second),
        Action::Build { face } => say_build(lang, face, &names_of(position.would_build(face))),
        Action::Count { ship } => say_count(lang, ship.number()),
        Action::Attack => say_attack(lang),
        Action::Cross(level) => say_cross(
            lang,
            &region_name(lang, level.region()),
            level.number(),
            &demand(lang, &level.demand()),
        ),
        Action::Wild(level) => say_wild(
            lang,
            &region_name(lang, level.region()),
            level.number(),
            &demand(lang, &level.demand()),
        ),
        Action::Skill { skill, die } => {
            let (number, from) = (die.number(), position.dice()[die.index()]);
            let to = skill.changed(from).unwrap_or(from);
            match skill {
                Skill::Reroll => say_reroll(lang, number, from),
                Skill::Flip => say_flip(lang, number, from, to),
                Skill::Plus => say_plus(lang, number, from, to),
                Skill::Minus => say_minus(lang, number, from, to),
            }
        }
        Action::LetGo => say_let_go(lang),
    }
}

pub(crate) fn narrate(event: &Event, lang: Lang) -> String {
    match event {
        Event::Rolled { dice: [a, b, c] } => told_rolled(lang, *a, *b, *c),
        Event::Wrote { face, circle } => told_wrote(lang, *face, *circle),
        Event::ValueLost { face } => told_value_lost(lang, *face),
        Event::Built { face, circles } => {
            told_built(lang, *face, &names_of(circles.iter().copied()))
        }
        Event::NothingToBuild { dice } => {
            let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
            told_nothing_to_build(lang, &dice.join(", "))
        }
        Event::CountedDown { ship, left, die } => {
            if ship.number() == *die {
                told_counted_down(lang, *die, *left)
            } else {
                told_counted_instead(lang, ship.number(), *left, *die)
            }
        }
        Event::Completed { ship } => told_completed(lang, ship.number()),
        Event::Collapsed { ship } => told_collapsed(lang, ship.number()),
        Event::Armed { actions } => told_armed(lang, &actions_list(lang, actions)),
        Event::Attacked { rolls_left } => told_attacked(lang, &rolls_count(lang, *rolls_left)),
        Event::PickedUp { die } => told_picked_up(lang, die.number()),
        Event::Rerolled { die, face } => told_rerolled(lang, die.number(), *face),
        Event::Changed {
            die,
            skill,
            from,
            to,
        } => match skill {
            Skill::Plus => told_raised(lang, die.number(), *from, *to),
            Skill::Minus => told_lowered(lang, die.number(), *from, *to),
            Skill::Flip | Skill::Reroll => told_flipped(lang, die.number(), *from, *to),
        },
        Event::Crossed {
            region,
            level,
            wild,
        } => {
            let region = region_name(lang, *region);
            if *wild {
                told_crossed_wild(lang, &region, level.number())
            } else {
                told_crossed(lang, &region, level.number())
            }
        }
        Event::Conquered { region } => {
            told_conquered(lang, &region_name(lang, *region), region.points())
        }
        Event::LetGo => told_let_go(lang),
        Event::Ended { score, .. } => {
            let rank = Rank::of(i64::from(*score));
            told_ended(lang, *score, &rank_name(lang, rank))
        }
    }
}

pub(crate) fn describe_ending(ending: &Ending, lang: Lang) -> String {
    match ending.reason {
        "victory" => ended_victory(lang),
        _ => ended_spent(lang),
    }
}

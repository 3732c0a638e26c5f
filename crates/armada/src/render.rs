//! The position as text for a terminal.

use std::fmt::Write;

use starboard_kernel::Lang;

use crate::{Armada, Circle, Die, Level, Phase, Region, Ship, ShipState, texts};

pub(crate) fn render(position: &Armada, lang: Lang) -> String {
    let mut text = String::new();
    for ship in Ship::ALL {
        render_ship(position, ship, lang, &mut text);
    }
    let _ = writeln!(text, "{}", texts::legend(lang));
    for region in Region::ALL {
        let levels: Vec<String> = region
            .levels()
            .map(|level| level_sign(position, level))
            .collect();
        let name = texts::region_name(lang, region);
        let line = texts::region_line(lang, &name, region.points(), &levels.join("  "));
        let _ = writeln!(text, "{line}");
    }
    if position.phase() == Phase::Build {
        let list = texts::actions_list(lang, &position.gives());
        let _ = writeln!(text, "{}", texts::would_give_line(lang, &list));
    } else {
        let list = texts::actions_list(lang, &position.actions());
        let _ = writeln!(text, "{}", texts::actions_line(lang, &list));
        let _ = writeln!(text, "{}", texts::score_line(lang, position.score()));
    }
    if position.dice() != [0; 3] {
        let dice = dice_signs(position);
        let _ = writeln!(text, "{}", texts::dice_line(lang, &dice));
    }
    text
}

/// The dice in the order of their numbers: `*` rolled again, `'` changed.
fn dice_signs(position: &Armada) -> String {
    let signs: Vec<String> = Die::ALL
        .into_iter()
        .filter_map(|die| match position.dice()[die.index()] {
            0 if position.phase() == Phase::Build => None,
            0 => Some("?".to_owned()),
            face => {
                let rerolled = if position.is_rerolled(die) { "*" } else { "" };
                let changed = if position.is_changed(die) { "'" } else { "" };
                Some(format!("{face}{rerolled}{changed}"))
            }
        })
        .collect();
    signs.join(" ")
}

fn render_ship(position: &Armada, ship: Ship, lang: Lang, text: &mut String) {
    let head = texts::sheet_line(lang, ship.number(), &texts::condition(lang, ship));
    let left = usize::from(position.countdown(ship));
    let bar = format!(
        "{}{}",
        "#".repeat(left),
        "x".repeat(usize::from(ship.bar()) - left)
    );
    let state = texts::state_name(lang, position.ship_state(ship));
    let bar = texts::bar_line(lang, &bar, &state);
    let _ = writeln!(text, "{}", lang.labelled(&head, &bar));
    let rows = ship.circles().map(Circle::row).max().unwrap_or(1);
    for row in 1..=rows {
        let boxes: Vec<String> = ship
            .circles()
            .filter(|circle| circle.row() == row && !circle.is_second())
            .map(|circle| {
                let second = circle
                    .partner()
                    .map(|partner| circle_sign(position, partner));
                let first = circle_sign(position, circle);
                let sign = match second {
                    Some(second) => format!("{first}/{second}"),
                    None => first,
                };
                format!("{} {sign:<7}", circle.place())
            })
            .collect();
        let _ = writeln!(text, "  {}", boxes.join(" ").trim_end());
    }
}

fn circle_sign(position: &Armada, circle: Circle) -> String {
    match position.value_at(circle) {
        None if position.ship_state(circle.ship()) != ShipState::Open => "-".to_owned(),
        None => ".".to_owned(),
        Some(face) if position.is_built(circle) => format!("[{face}]"),
        Some(face) => face.to_string(),
    }
}

/// `1: 3 & 10`, with what is known of it: x crossed, ! met now, - barred.
fn level_sign(position: &Armada, level: Level) -> String {
    let bit = level.bit();
    let mark = if position.crossed() & bit != 0 {
        "x"
    } else if position.met_levels() & bit != 0 {
        "!"
    } else if position.phase() == Phase::Invade && position.open_levels() & bit == 0 {
        "-"
    } else {
        ""
    };
    format!("{}:{mark} {}", level.number(), level.demand())
}

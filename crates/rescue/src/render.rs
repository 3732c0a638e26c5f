//! The position as text for a terminal.

use std::fmt::Write;

use starboard_kernel::Lang;

use crate::{Kind, Phase, Rescue, Square, texts};

/// Fleets whose players have no names are numbered.
pub(crate) fn render(position: &Rescue, lang: Lang, names: &[String]) -> String {
    let mut text = String::new();
    for row in (0..13_u8).rev() {
        let squares: Vec<Square> = (1..=13)
            .filter_map(|number| Square::at(row, number))
            .collect();
        let letter = char::from(b'a' + row);
        let indent = " ".repeat(2 * row.abs_diff(6) as usize);
        let cells: Vec<String> = squares
            .iter()
            .map(|&square| cell(position, square))
            .collect();
        let (first, last) = (squares[0].number(), squares[squares.len() - 1].number());
        let line = format!("{letter} {indent}{}", cells.join(" "));
        let _ = writeln!(text, "{line:<56}{first}..{last}");
    }
    for square in Square::all().filter(|&square| position.stack(square).height() > 1) {
        let ships: Vec<String> = position
            .stack(square)
            .ships()
            .map(|ship| ship.to_string())
            .collect();
        let _ = writeln!(
            text,
            "{}",
            texts::stack_line(lang, square, &ships.join(" "))
        );
    }
    for seat in position.all_seats() {
        let mut facts = Vec::new();
        if let Some(power) = position.power(seat) {
            facts.push(texts::power_title(lang, Some(power)));
        }
        if position.phase() == Phase::Play {
            if position.is_out(seat) {
                facts.push(texts::out(lang));
            } else if let Some(square) = position.carrier(seat) {
                let ships = position.stack(square).ships();
                let kind = ships.filter(|ship| ship.is_carrier()).last();
                let kind = kind.map_or(Kind::Cargo, |ship| ship.kind());
                facts.push(texts::commander_aboard(
                    lang,
                    &texts::kind_name(lang, kind),
                    square,
                ));
            } else {
                facts.push(texts::commander_held(lang, position.prison(seat)));
            }
        }
        let lost: String = Kind::ALL
            .into_iter()
            .flat_map(|kind| (0..position.lost(seat, kind)).map(move |_| kind.letter()))
            .collect();
        if !lost.is_empty() {
            facts.push(texts::lost_ships(lang, &lost));
        }
        let numbered = || texts::fleet_name(lang, seat.number());
        let name = names.get(seat.index()).cloned().unwrap_or_else(numbered);
        let home = position.home(seat);
        let _ = writeln!(text, "{name} ({home}): {}", facts.join(", "));
    }
    if position.quiet() > 0 {
        let _ = writeln!(
            text,
            "{}",
            texts::quiet_line(lang, position.quiet(), position.quiet_limit())
        );
    }
    let _ = writeln!(text, "{}", texts::legend(lang));
    text
}

/// Three letters for a square.
fn cell(position: &Rescue, square: Square) -> String {
    let stack = position.stack(square);
    if let Some(top) = stack.top() {
        let mark = match stack.height() {
            1 if top.is_carrier() => '*',
            1 if top.is_hacked() => '\'',
            1 => ' ',
            2 => '2',
            _ => '3',
        };
        return format!("{}{}{mark}", top.seat(), top.kind());
    }
    let owner = position
        .all_seats()
        .find(|&seat| position.home(seat) == square);
    if let Some(seat) = owner {
        format!("({seat})")
    } else if Rescue::planets().contains(&square) {
        "( )".to_owned()
    } else if Rescue::ufo_squares().contains(square) {
        " U ".to_owned()
    } else if Rescue::red_squares().contains(square) {
        " r ".to_owned()
    } else if Rescue::orange_squares().contains(square) {
        " o ".to_owned()
    } else {
        " . ".to_owned()
    }
}

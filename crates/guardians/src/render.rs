//! The position as text for a terminal.

use std::fmt::Write;

use starboard_kernel::{Lang, Seat};

use crate::board::{COLUMNS, ROWS, Square};
use crate::{Cell, Fighter, Guardians, Missile, Pilot, PowerUp, texts};

/// Fighters are letters, so that they cannot be taken for monsters.
pub(crate) fn seat_letter(seat: Seat) -> char {
    (b'A' + seat.index() as u8) as char
}

/// Pilots without a name are numbered.
pub(crate) fn render(position: &Guardians, lang: Lang, names: &[String]) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "     a b c d e f");
    for row in (1..=ROWS).rev() {
        let cells: Vec<String> = (0..COLUMNS)
            .map(|column| square_sign(position, Square::at(column, row)).to_string())
            .collect();
        let _ = writeln!(text, "{row:>3}  {}  {row}", cells.join(" "));
    }
    let _ = writeln!(text, "     {}", "=".repeat(11));
    for (index, pilot) in position.pilots().iter().enumerate() {
        let seat = Seat::new(index);
        let numbered = || texts::pilot(lang, seat.number());
        let name = names.get(index).cloned().unwrap_or_else(numbered);
        let _ = writeln!(text, "{}", pilot_line(seat, &name, pilot, lang));
    }
    let supply = position.supply();
    let monsters: u32 = supply[..5].iter().map(|&n| u32::from(n)).sum();
    let halves = u32::from(supply[5]) + u32::from(supply[6]);
    let _ = writeln!(text, "{}", texts::supply_line(lang, monsters, halves));
    let waiting = position.waiting();
    if waiting != crate::Waiting::default() {
        let _ = writeln!(
            text,
            "{}",
            texts::waiting_line(lang, waiting.left, waiting.right, waiting.ships)
        );
    }
    let _ = writeln!(text, "{}", texts::legend(lang));
    text
}

fn square_sign(position: &Guardians, square: Square) -> char {
    if let Some(seat) = position.fighter_at(square) {
        return seat_letter(seat);
    }
    if position.mine() == Some(square) {
        return '*';
    }
    match position.cell(square) {
        Cell::Empty => '·',
        cell => cell.symbol(),
    }
}

fn pilot_line(seat: Seat, name: &str, pilot: &Pilot, lang: Lang) -> String {
    let place = match pilot.fighter {
        Fighter::Unplaced => texts::not_placed(lang),
        Fighter::At(square) => square.to_string(),
        Fighter::Destroyed => texts::destroyed(lang),
        Fighter::Out => texts::out(lang),
    };
    let points = texts::points(lang, pilot.points().into());
    let mut line = lang.labelled(
        &format!("{} {name}", seat_letter(seat)),
        &format!("{place}, {points}"),
    );
    if pilot.power != PowerUp::None {
        let _ = write!(line, ", {}", texts::level(lang, pilot.level));
    }
    if pilot.missile == Missile::Held {
        let _ = write!(line, ", {}", texts::has_missile(lang));
    }
    if pilot.power == PowerUp::Charged {
        let _ = write!(line, ", {}", texts::has_power(lang));
    }
    line
}

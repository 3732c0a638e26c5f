//! Dark Side Armada: the sheet with its ships, the dice, and the Earth.

use armada::texts::{condition, region_name};
use armada::{Armada, Circle, Demand, Level, Phase, Region, Ship, ShipState, Step, Sum};
use ratatui::style::{Color, Modifier};
use ratatui::text::Span;
use starboard_kernel::{Lang, Seat, capital};

use crate::canvas::Canvas;
use crate::look::{ink, palette};
use crate::scene::{GameScene, Size};

/// The width of a ship: four columns of boxes.
const SHIP: u16 = 26;
const COLUMN: u16 = 6;
/// The width of the sheet: two ships side by side.
const SHEET: u16 = 2 * SHIP + 3;
/// The heights of the ships at least, of the dice with what can be done to them, and of the Earth.
const HEIGHTS: (u16, u16, u16) = (13, 2, 6);
/// The lines that a condition may take.
const CONDITION: u16 = 2;

pub(crate) struct Scene;

impl GameScene for Scene {
    type Game = Armada;

    fn size(_position: &Armada, _lang: Lang, (width, height): Size) -> Size {
        let (ships, dice, world) = HEIGHTS;
        // With more room, there is space between the parts.
        (SHEET.min(width), (ships + dice + world + 6).min(height))
    }

    fn draw(position: &Armada, lang: Lang, canvas: &mut Canvas<'_>) {
        let (ships, dice, world) = HEIGHTS;
        let spare = canvas.height().saturating_sub(ships + dice + world);
        let gap = u16::from(spare >= 6);
        let width = canvas.width();
        let mut bottom = 0;
        for (column, docks) in Ship::ALL.chunks(3).enumerate() {
            let mut y = 0;
            for &ship in docks {
                let x = column as u16 * (SHIP + 3);
                let mut part = canvas.part(x, y, SHIP, 3 + CONDITION);
                y += draw_ship(position, ship, lang, &mut part) + gap;
            }
            bottom = bottom.max(y);
        }
        let y = bottom.max(ships);
        draw_dice(position, lang, &mut canvas.part(0, y, width, dice));
        let y = y + dice + gap;
        for (row, region) in Region::ALL.into_iter().enumerate() {
            let mut part = canvas.part(0, y + row as u16, width, 1);
            draw_region(position, region, lang, &mut part);
        }
    }

    fn player(position: &Armada, _seat: Seat, lang: Lang) -> Vec<Span<'static>> {
        let points = armada::texts::points(lang, position.score().into());
        vec![Span::styled(points, ink(palette::TEXT))]
    }
}

fn state_colour(state: ShipState) -> Color {
    match state {
        ShipState::Open => palette::TEXT,
        ShipState::Completed => palette::GOOD,
        ShipState::Collapsed => palette::BAD,
    }
}

/// Returns how many lines the ship takes.
fn draw_ship(position: &Armada, ship: Ship, lang: Lang, canvas: &mut Canvas<'_>) -> u16 {
    let state = position.ship_state(ship);
    let name = capital(&armada::texts::ship_name(lang, ship.number()));
    let style = ink(state_colour(state)).add_modifier(Modifier::BOLD);
    let end = canvas.put(0, 0, &format!("{name} "), style);
    canvas.spot(0, 0, end.saturating_sub(1), 1, ("ship", ship));
    let left = position.countdown(ship);
    let bar: String = (0..ship.bar())
        .map(|square| if square < left { '■' } else { '□' })
        .collect();
    let length = bar.chars().count() as u16;
    canvas.put(end, 0, &bar, ink(palette::ACCENT));
    canvas.spot(end, 0, length, 1, ("bar", ship));
    let words = armada::texts::state_name(lang, state);
    let rest = canvas.width().saturating_sub(end + length + 1);
    canvas.put_within(end + length + 1, 0, rest, &words, ink(state_colour(state)));
    let condition = capital(&condition(lang, ship));
    let lines = canvas.paragraph(0, 1, CONDITION, &condition, ink(palette::SOFT));
    let mut rows = 0;
    for circle in ship.circles() {
        draw_circle(position, circle, lines, canvas);
        rows = rows.max(u16::from(circle.row()));
    }
    1 + lines + rows
}

/// Rows count from 1, below the name and the lines of the condition.
fn draw_circle(position: &Armada, circle: Circle, lines: u16, canvas: &mut Canvas<'_>) {
    let x = u16::from(circle.column()) * COLUMN + if circle.is_second() { 2 } else { 0 };
    let y = lines + u16::from(circle.row());
    let value = position.value_at(circle);
    let is_built = position.is_built(circle);
    let text = match (value, is_built) {
        (Some(value), true) => format!("{value}■"),
        (Some(value), false) => format!("{value} "),
        (None, _) => "· ".to_owned(),
    };
    let colour = match (value, is_built) {
        (_, true) => palette::GOOD,
        (Some(_), false) => palette::TEXT,
        (None, _) => palette::LINE,
    };
    let wide = if circle.partner().is_some() { 2 } else { 3 };
    canvas.ground(x, y, wide, 1, palette::PANEL);
    canvas.put(x, y, &text, ink(colour));
    canvas.spot(x, y, wide, 1, ("box", circle));
}

/// The dice, and what is left to do to them.
fn draw_dice(position: &Armada, lang: Lang, canvas: &mut Canvas<'_>) {
    let dice = position.dice();
    let mut x = 0;
    for (index, &face) in dice.iter().enumerate() {
        if face == 0 {
            continue;
        }
        let style = ink(palette::GROUND).bg(palette::WHITE);
        canvas.put(
            x,
            0,
            &format!(" {face} "),
            style.add_modifier(Modifier::BOLD),
        );
        // Among dice that show the same, the first is the one that is written or built with.
        let first = match position.step() {
            Step::Skills => index,
            _ => dice.iter().position(|&die| die == face).unwrap_or(index),
        };
        canvas.spot(x, 0, 3, 1, ("die", first + 1));
        x += 5;
    }
    let actions = match position.phase() {
        Phase::Invade | Phase::Over => position.actions(),
        Phase::Build => position.gives(),
    };
    let words = [
        armada::texts::rolls(lang),
        armada::texts::wilds(lang),
        armada::texts::rerolls(lang),
        armada::texts::flips(lang),
        armada::texts::plus(lang),
        armada::texts::minus(lang),
    ];
    let mut at = (20, 0);
    for ((name, count), words) in actions.named().into_iter().zip(words) {
        let text = format!("{count}×{words}");
        let length = text.chars().count() as u16;
        if at.0 + length > canvas.width() {
            at = (20, at.1 + 1);
        }
        let colour = if count > 0 {
            palette::TEXT
        } else {
            palette::LINE
        };
        let taken = canvas.put(at.0, at.1, &text, ink(colour));
        canvas.spot(at.0, at.1, taken, 1, ("skill", name));
        at.0 += taken + 2;
    }
}

fn draw_region(position: &Armada, region: Region, lang: Lang, canvas: &mut Canvas<'_>) {
    let is_conquered = position.conquered().any(|other| other == region);
    let colour = if is_conquered {
        palette::GOOD
    } else {
        palette::TEXT
    };
    let name = region_name(lang, region);
    canvas.put_within(0, 0, 18, &name, ink(colour));
    canvas.put(
        19,
        0,
        &format!("{:>2}", region.points()),
        ink(palette::ACCENT),
    );
    canvas.spot(0, 0, 21, 1, ("region", region.id()));
    let mut x = 22;
    let open = position.open_levels();
    let met = position.met_levels();
    for level in region.levels() {
        let is_crossed = position.crossed() & level.bit() != 0;
        let is_open = open & level.bit() != 0;
        let mark = if is_crossed { "✗" } else { "" };
        let text = format!("{mark}{}", brief(level));
        let mut style = match (is_crossed, is_open) {
            (true, _) => ink(palette::GOOD),
            (false, true) => ink(palette::TEXT),
            (false, false) => ink(palette::SOFT),
        };
        if met & level.bit() != 0 {
            style = style.add_modifier(Modifier::BOLD).fg(palette::ACCENT);
        }
        let taken = canvas.put(x, 0, &text, style);
        canvas.spot(x, 0, taken, 1, ("level", level));
        x += taken.max(7) + 1;
    }
}

/// What a level asks for, as short as can be.
fn brief(level: Level) -> String {
    let Demand { sum, .. } = level.demand();
    let faces: Vec<String> = level
        .demand()
        .shown()
        .map(|face| face.to_string())
        .collect();
    let faces = faces.join(" ");
    match sum {
        Sum::None => faces,
        Sum::Rest(least) => format!("{faces} &≥{least}"),
        Sum::All(least) => format!("3≥{least}"),
        Sum::BestTwo(least) => format!("2≥{least}"),
    }
}

//! Commander Rescue: the hexagonal board.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;
use rescue::{Action, Rescue, Square};
use starboard_guide::{Guide, Thing};
use starboard_kernel::{Lang, Seat};

use crate::canvas::{Canvas, wrap};
use crate::look::{ink, palette};
use crate::scene::{GameScene, Size};
use crate::texts;

/// Left of the board, for the letters of the rows.
const MARGIN: u16 = 2;
const ROWS: u16 = 13;
/// The lines that the legend may take.
const LEGEND: u16 = 2;
/// The distance of two squares in a row, and the height of a row; the next row is shifted by half of it.
const STEPS: [Size; 4] = [(12, 4), (8, 3), (6, 2), (4, 1)];

pub(crate) struct Scene;

fn step((width, height): Size) -> Size {
    let fits = |&&(wide, high): &&Size| MARGIN + ROWS * wide <= width && ROWS * high < height;
    STEPS.iter().find(fits).copied().unwrap_or(STEPS[3])
}

impl GameScene for Scene {
    type Game = Rescue;

    fn size(_position: &Rescue, lang: Lang, room: Size) -> Size {
        let (wide, high) = step(room);
        let width = MARGIN + ROWS * wide;
        let legend = wrap(&texts::hex_legend(lang), width.into()).len() as u16;
        (width, ROWS * high + legend.min(LEGEND))
    }

    fn draw(position: &Rescue, lang: Lang, canvas: &mut Canvas<'_>) {
        let (wide, high) = step((canvas.width(), canvas.height()));
        let middle = ROWS / 2;
        for square in Square::all() {
            let row = u16::from(square.row());
            // R1: the first half of the rows begins with 1, the others end with 13.
            let first = row.saturating_sub(middle) + 1;
            let shift = row.abs_diff(middle) * wide / 2;
            let x = MARGIN + shift + (u16::from(square.number()) - first) * wide;
            let y = (ROWS - 1 - row) * high;
            if u16::from(square.number()) == first {
                let letter = square.to_string().chars().next().unwrap_or(' ');
                canvas.put(
                    0,
                    y + (high - 1) / 2,
                    &letter.to_string(),
                    ink(palette::SOFT),
                );
            }
            let gap = u16::from(wide > 4);
            let mut part = canvas.part(x, y, wide - gap, high);
            draw_square(position, square, &mut part);
            canvas.spot(x, y, wide - gap, high, ("square", square));
        }
        let legend = texts::hex_legend(lang);
        let y = ROWS * high;
        canvas.paragraph(0, y, LEGEND, &legend, ink(palette::SOFT));
    }

    fn player(position: &Rescue, seat: Seat, lang: Lang) -> Vec<Span<'static>> {
        let mut spans = Vec::new();
        if position.is_out(seat) {
            return vec![Span::styled(texts::is_out(lang), ink(palette::BAD))];
        }
        if let Some(power) = position.power(seat) {
            let title = rescue::texts::power_title(lang, Some(power));
            spans.push(Span::styled(format!("{title} "), ink(palette::SOFT)));
        }
        if position.carrier(seat).is_some() {
            spans.push(Span::styled("* ", ink(palette::ACCENT)));
        }
        let way = u32::try_from(position.measure(seat.index())).unwrap_or_default();
        let words = texts::to_go(lang, way);
        spans.push(Span::styled(words, ink(palette::TEXT)));
        spans
    }

    fn touches(position: &Rescue, action: Action) -> Vec<Thing> {
        let on = |square: Square| ("square", square.to_string());
        match (action.mover(), action.target()) {
            // The rules find the path.
            (Some((from, _)), Some(to)) => vec![on(from), on(to)],
            _ => match action {
                Action::Lay(_) => vec![("action", action.to_string())],
                _ => position.marks(action),
            },
        }
    }
}

fn draw_square(position: &Rescue, square: Square, canvas: &mut Canvas<'_>) {
    let y = (canvas.height() - 1) / 2;
    let stack = position.stack(square);
    let planet = Rescue::planets().contains(&square);
    if let Some(top) = stack.top() {
        let seat = top.seat();
        let mut text = format!("{}{}", seat.number(), top.kind());
        if stack.has_carrier() {
            text.push('*');
        }
        if top.is_hacked() {
            text.push('\'');
        }
        if stack.height() > 1 {
            text.push_str(&stack.height().to_string());
        }
        let colour = palette::SEATS[seat.index()];
        let style = ink(colour).add_modifier(Modifier::BOLD);
        if canvas.height() > 1 {
            canvas.centre(y, &format!("◢{text}◣"), style);
        } else {
            canvas.centre(y, &text, style);
        }
        return;
    }
    let (text, style): (String, Style) = if planet {
        let mut seats = position.all_seats();
        match seats.find(|&seat| position.home(seat) == square) {
            Some(seat) => {
                let colour: Color = palette::SEATS[seat.index()];
                (format!("({})", seat.number()), ink(colour))
            }
            None => ("( )".to_owned(), ink(palette::SOFT)),
        }
    } else if Rescue::ufo_squares().contains(square) {
        ("U".to_owned(), ink(palette::VIOLET))
    } else if Rescue::red_squares().contains(square) {
        ("◆".to_owned(), ink(palette::RED))
    } else if Rescue::orange_squares().contains(square) {
        ("◇".to_owned(), ink(palette::ORANGE))
    } else {
        ("·".to_owned(), ink(palette::LINE))
    };
    canvas.centre(y, &text, style);
}

//! Guardians of Space: the board over the planet.

use guardians::{
    Action, COLUMNS, Cell, Fighter, Guardians, Missile, PowerUp, ROWS, Square, TOKEN_VALUES,
};
use ratatui::style::{Color, Modifier};
use ratatui::text::Span;
use starboard_guide::{Guide, Thing};
use starboard_kernel::{Game, Lang, Seat};

use crate::canvas::Canvas;
use crate::look::{ink, palette};
use crate::scene::{GameScene, Size};

/// Left of the board, for the numbers of the rows.
const MARGIN: u16 = 3;

pub(crate) struct Scene;

/// The size of a square.
fn square_size((width, height): Size) -> Size {
    let high = ((height.saturating_sub(1)) / u16::from(ROWS)).clamp(1, 5);
    let wide = (high * 2 + 3).min(width.saturating_sub(MARGIN + 1) / u16::from(COLUMNS));
    (wide.max(3), high)
}

impl GameScene for Scene {
    type Game = Guardians;

    fn size(_position: &Guardians, _lang: Lang, room: Size) -> Size {
        let (wide, high) = square_size(room);
        (
            MARGIN + wide * u16::from(COLUMNS) + 1,
            high * u16::from(ROWS) + 1,
        )
    }

    fn draw(position: &Guardians, _lang: Lang, canvas: &mut Canvas<'_>) {
        let (wide, high) = square_size((canvas.width(), canvas.height()));
        for row in 1..=ROWS {
            let y = u16::from(ROWS - row) * high;
            let label = format!("{row:>2}");
            canvas.put(0, y + high / 2, &label, ink(palette::SOFT));
            for column in 0..COLUMNS {
                let square = Square::at(column, row);
                let x = MARGIN + u16::from(column) * wide;
                let is_dark = (column + row) % 2 == 0;
                let ground = if is_dark {
                    palette::PANEL
                } else {
                    palette::RAISED
                };
                canvas.ground(x, y, wide, high, ground);
                let mut part = canvas.part(x, y, wide, high);
                draw_square(position, square, &mut part);
                canvas.spot(x, y, wide, high, ("square", square));
            }
        }
        let y = u16::from(ROWS) * high;
        for column in 0..COLUMNS {
            let x = MARGIN + u16::from(column) * wide + wide / 2;
            let letter = guardians::column_letter(column).to_string();
            canvas.put(x, y, &letter, ink(palette::SOFT));
        }
    }

    /// There is only one fighter to fly.
    fn touches(position: &Guardians, action: Action) -> Vec<Thing> {
        match action {
            Action::Move { to, .. } | Action::Boost { to, .. } => vec![("square", to.to_string())],
            _ => position.marks(action),
        }
    }

    fn player(position: &Guardians, seat: Seat, lang: Lang) -> Vec<Span<'static>> {
        let pilot = position.pilots()[seat.index()];
        let mut signs = String::new();
        if pilot.missile == Missile::Held {
            signs.push('↑');
        }
        match pilot.power {
            PowerUp::Charged => signs.push('★'),
            PowerUp::Empty => signs.push('☆'),
            PowerUp::None | PowerUp::Box => {}
        }
        if pilot.level > 1 {
            signs.push_str(&format!("L{}", pilot.level));
        }
        match pilot.fighter {
            Fighter::Destroyed | Fighter::Out => signs.push('✗'),
            Fighter::Unplaced | Fighter::At(_) => {}
        }
        if !signs.is_empty() {
            signs.push(' ');
        }
        let letter = letter(seat);
        let points = guardians::texts::points(lang, pilot.points().into());
        vec![
            Span::styled(signs, ink(palette::ACCENT)),
            Span::styled(format!("{points} "), ink(palette::TEXT)),
            Span::styled(letter, ink(palette::SEATS[seat.index()])),
        ]
    }
}

/// Fighters have the letters of the text board.
fn letter(seat: Seat) -> String {
    char::from(b'A' + seat.index() as u8).to_string()
}

fn draw_square(position: &Guardians, square: Square, canvas: &mut Canvas<'_>) {
    let seats = Seat::first(position.seats());
    let mut fighters = seats.zip(position.pilots());
    let fighter = fighters.find(|(_, pilot)| pilot.square() == Some(square));
    let (lines, colour): ([String; 2], Color) = if let Some((seat, _)) = fighter {
        let body = format!("◢{}◣", letter(seat));
        (["▲".to_owned(), body], palette::SEATS[seat.index()])
    } else if position.mine() == Some(square) {
        (["✹".to_owned(), "╶╂╴".to_owned()], palette::ACCENT)
    } else {
        let half = TOKEN_VALUES[5];
        match position.cell(square) {
            Cell::Empty => return,
            Cell::Left => (
                [format!("◢{}", bar(canvas, 1)), format!("◥{half}")],
                palette::WHITE,
            ),
            Cell::Right => (
                [format!("{}◣", bar(canvas, 1)), format!("{half}◤")],
                palette::WHITE,
            ),
            Cell::Damaged => (["▚▞▚".to_owned(), format!("x{half}")], palette::SOFT),
            monster => {
                let value = monster.kind() + 1;
                let eyes = "●".repeat(value);
                ([eyes, format!("╰{value}╯")], COLOURS[value - 1])
            }
        }
    };
    let style = ink(colour).add_modifier(Modifier::BOLD);
    match canvas.height() {
        1 => canvas.centre(0, &brief(&lines), style),
        height => {
            let y = (height - 2) / 2;
            canvas.centre(y, &lines[0], style);
            canvas.centre(y + 1, &lines[1], style);
        }
    }
}

const COLOURS: [Color; 5] = [
    palette::GREEN,
    palette::BLUE,
    palette::YELLOW,
    palette::ORANGE,
    palette::RED,
];

/// The body of a ship as wide as there is room for.
fn bar(canvas: &Canvas<'_>, less: u16) -> String {
    "█".repeat(usize::from(canvas.width().saturating_sub(less)))
}

/// The second line says what it is.
fn brief(lines: &[String; 2]) -> String {
    lines[1].clone()
}

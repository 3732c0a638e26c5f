//! The rules page of Guardians of Space. What it says is `rules.en.md` and its translations, what
//! its figures show is in [`figures`](super::figures); here they are drawn from a few signs.

#[cfg(feature = "pictures")]
use guardians::{Cell, Guardians, Square};
use starboard_kernel::{Lang, localized};

use super::art;
use super::figures::{FIGURES, Panel};
use crate::Variant;
use crate::art::square;
use crate::book::{self, Book};
use crate::figure::{self, framed, numbered, put};
use crate::markup::{Markup, Piece, tag};
use crate::shape::{path, words};

pub(crate) const VARIANTS: &[Variant] = &[];

const BOOK: Book<Panel> = Book {
    game: "guardians",
    letter: 'G',
    markdown: |lang| localized!("src/games/guardians/rules.*.md")[lang as usize],
    figures: FIGURES,
    draw,
    inset,
    variants: VARIANTS,
    table_frame: book::table_frame,
};

pub(crate) fn rules_page(lang: Lang) -> Result<String, String> {
    BOOK.print(lang)
}

/// The tokens of tables: `monster-1` to `monster-5`, `wreck`, and `chip-1` to `chip-10` for those
/// that were collected.
fn inset(name: &str, words: &str, _: Lang) -> Option<Markup> {
    let (class, drawing) = match name.split_once('-') {
        Some(("monster", value)) => ("piece large", art::monster(value.parse().ok()?)),
        Some(("chip", value)) => ("piece", art::token_chip(value.parse().ok()?)),
        None if name == "wreck" => ("piece large", art::ship_damaged()),
        _ => return None,
    };
    Some(book::token(framed("0 0 100 100", class, drawing), words))
}

/// A square of the board in units of squares: column `a` is 0, row 1 is 1. Column `g` is where
/// things go that leave on the right.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Place {
    column: i32,
    row: i32,
}

impl Place {
    fn read(text: &str) -> Option<Place> {
        let mut signs = text.chars();
        let column = signs.next().filter(char::is_ascii_lowercase)?;
        Some(Place {
            column: column as i32 - 'a' as i32,
            row: signs.as_str().parse().ok()?,
        })
    }
}

/// A cut of the board as its panel describes it.
struct Cut<'a> {
    panel: &'a Panel,
    corner: Place,
    columns: i32,
    rows: i32,
}

/// The side of a square in the drawing.
const SIDE: i32 = 100;
/// Room for the names of rows and columns, and on the right for what leaves the board.
const MARGIN: i32 = 46;

impl Cut<'_> {
    fn new(panel: &Panel) -> Cut<'_> {
        let rows = panel.rows.split('/').count() as i32;
        let columns = panel.rows.split('/').next().map_or(0, str::len) as i32;
        // Tokens beside the board have no names; marks call them by a row 1 of their own.
        let corner = Place::read(panel.corner).unwrap_or(Place { column: 0, row: 1 });
        Cut {
            panel,
            corner,
            columns,
            rows,
        }
    }

    fn pieces(&self) -> impl Iterator<Item = (Place, char)> {
        self.panel
            .rows
            .split('/')
            .enumerate()
            .flat_map(move |(down, row)| {
                row.chars().enumerate().map(move |(right, sign)| {
                    let place = Place {
                        column: self.corner.column + right as i32,
                        row: self.corner.row - down as i32,
                    };
                    (place, sign)
                })
            })
    }

    /// Each mark's word with each of its squares.
    fn marks(&self) -> impl Iterator<Item = (&str, &str)> {
        self.panel.marks.split(';').flat_map(|mark| {
            let mut words = mark.split_whitespace();
            let word = words.next().unwrap_or_default();
            words.map(move |at| (word, at))
        })
    }

    /// The upper left corner of a square.
    fn at(&self, place: Place) -> (i32, i32) {
        (
            (place.column - self.corner.column) * SIDE,
            (self.corner.row - place.row) * SIDE,
        )
    }
}

fn draw(panel: &Panel, title: String) -> Markup {
    let cut = Cut::new(panel);
    let bare = panel.corner.is_empty();
    let mut squares = Vec::new();
    let mut pieces = Vec::new();
    let mut above = Vec::new();
    for (place, sign) in cut.pieces() {
        if !bare {
            squares.push(put(&square_class(&cut, place), cut.at(place), square()));
        }
        if let Some(drawing) = piece(sign) {
            pieces.push(put("", cut.at(place), drawing));
        }
    }
    let mut lines = Vec::new();
    let mut words = Vec::new();
    for (word, at) in cut.marks() {
        let ends = at.split_once('-').unwrap_or((at, at));
        let (Some(from), Some(to)) = (Place::read(ends.0), Place::read(ends.1)) else {
            continue;
        };
        match word {
            "go" => lines.push(arrow(cut.at(from), cut.at(to))),
            "shot" => lines.push(shot(cut.at(from), cut.at(to))),
            "aim" => above.push(put("", cut.at(to), art::target_ring())),
            "blast" => above.push(put("", cut.at(to), crate::art::explosion())),
            "legal" | "entry" | "last" | "selected" => {}
            number if number.starts_with(|sign: char| sign.is_ascii_digit()) => {
                let (x, y) = cut.at(to);
                words.push(numbered((x + 17, y + 17), number));
            }
            fighter => {
                if let Some(drawing) = fighter.chars().next().and_then(piece) {
                    pieces.push(put("cut-ghost", cut.at(to), drawing));
                }
            }
        }
    }
    let (width, height) = (cut.columns * SIDE, cut.rows * SIDE);
    let leaves = cut.marks().any(|(_, at)| at.contains("-g"));
    let (left, right, foot) = if bare {
        (8, 8, 8)
    } else {
        words.extend(coordinates(&cut));
        (MARGIN, if leaves { MARGIN } else { 8 }, MARGIN)
    };
    let planet = panel.planet.then(|| put("", (0, height), art::planet()));
    let foot = if panel.planet { 120 } else { foot };
    figure::cut(
        "cut",
        (-left, -8, width + right, height + foot),
        title,
        (
            planet,
            squares,
            tag("g").child(lines),
            pieces,
            above,
            tag("g").child(words),
        ),
    )
}

/// A position on the whole board.
#[cfg(feature = "pictures")]
pub(crate) fn board(position: &Guardians, title: String) -> Markup {
    let rows = i32::from(guardians::ROWS);
    let columns = i32::from(guardians::COLUMNS);
    let mut squares = Vec::new();
    let mut pieces = Vec::new();
    let mut names = Vec::new();
    for row in 1..=guardians::ROWS {
        let y = (rows - i32::from(row)) * SIDE;
        names.push(words("board-name", (-23, y + SIDE / 2), row.to_string()));
        for column in 0..guardians::COLUMNS {
            let at = (i32::from(column) * SIDE, y);
            let place = Square::at(column, row);
            let class = match (column + row) % 2 {
                0 => "square square-alt",
                _ => "square",
            };
            squares.push(put(class, at, square()));
            let sign = match position.cell(place) {
                Cell::Empty => position.fighter_at(place).map_or(' ', |seat| {
                    let upgraded = position.pilots()[seat.index()].level > 1;
                    let first = if upgraded { b'a' } else { b'A' };
                    char::from(first + seat.index() as u8)
                }),
                Cell::Left => '<',
                Cell::Right => '>',
                Cell::Damaged => 'x',
                Cell::One => '1',
                Cell::Two => '2',
                Cell::Three => '3',
                Cell::Four => '4',
                Cell::Five => '5',
            };
            let sign = match position.mine() {
                Some(mine) if mine == place => '*',
                _ => sign,
            };
            if let Some(drawing) = piece(sign) {
                pieces.push(put("", at, drawing));
            }
        }
    }
    for column in 0..guardians::COLUMNS {
        let at = (i32::from(column) * SIDE + SIDE / 2, rows * SIDE + 23);
        let name = guardians::column_letter(column).to_string();
        names.push(words("board-name", at, name));
    }
    figure::cut(
        "cut",
        (-MARGIN, -8, columns * SIDE + 8, rows * SIDE + MARGIN),
        title,
        (squares, pieces, tag("g").child(names)),
    )
}

fn square_class(cut: &Cut<'_>, place: Place) -> String {
    let mut class = String::from("square");
    if (place.column + place.row) % 2 == 0 {
        class += " square-alt";
    }
    for (word, at) in cut.marks() {
        if matches!(word, "legal" | "entry" | "last" | "selected") && Place::read(at) == Some(place)
        {
            class.push(' ');
            class += word;
        }
    }
    class
}

fn piece(sign: char) -> Option<Markup> {
    Some(match sign {
        '1'..='5' => art::monster(sign as u8 - b'0').markup(),
        '<' => art::ship_left().markup(),
        '>' => art::ship_right().markup(),
        'x' => art::ship_damaged().markup(),
        '*' => art::mine().markup(),
        '^' => art::missile(0).markup(),
        'A'..='D' => art::fighter(usize::from(sign as u8 - b'A'), 1).markup(),
        'a'..='d' => art::fighter(usize::from(sign as u8 - b'a'), 2).markup(),
        _ => return None,
    })
}

/// From square to square, straight or diagonal.
fn arrow((x1, y1): (i32, i32), (x2, y2): (i32, i32)) -> Markup {
    let (right, down) = ((x2 - x1).signum(), (y2 - y1).signum());
    let turn = match (right, down) {
        (0, -1) => 0,
        (1, -1) => 45,
        (1, 0) => 90,
        (1, 1) => 135,
        (0, _) => 180,
        (-1, 1) => 225,
        (-1, 0) => 270,
        _ => 315,
    };
    // What leaves the board has no square to end on.
    let reach = if x2 == 6 * SIDE { 26 } else { 50 };
    let (fx, fy) = (x1 + 50 + 44 * right, y1 + 50 + 44 * down);
    let (tx, ty) = (x2 + reach, y2 + 50);
    let place = format!("translate({tx} {ty}) rotate({turn})");
    (
        path("cut-go", format!("M{fx} {fy}L{tx} {ty}")),
        path("cut-head", "M0-15L17 16L0 9L-17 16Z").attr("transform", place),
    )
        .markup()
}

/// Straight up, from the nose of a fighter to the middle of its target.
fn shot((x1, y1): (i32, i32), (_, y2): (i32, i32)) -> Markup {
    let (x, from, to) = (x1 + 50, y1 + 4, y2 + 60);
    path("cut-shot", format!("M{x} {from}V{to}")).markup()
}

fn coordinates(cut: &Cut<'_>) -> Vec<Markup> {
    let rows = (0..cut.rows).map(|down| {
        let row = cut.corner.row - down;
        words("coord", (-24, down * SIDE + 50), row.to_string())
    });
    let (y, class) = if cut.panel.planet {
        (cut.rows * SIDE + 92, "coord on-planet")
    } else {
        (cut.rows * SIDE + 24, "coord")
    };
    let columns = (0..cut.columns).map(|right| {
        let column = char::from(b'a' + (cut.corner.column + right) as u8);
        words(class, (right * SIDE + 50, y), column.to_string())
    });
    rows.chain(columns).map(Piece::markup).collect()
}

#[cfg(test)]
mod tests {
    use guardians::{Action, Cell, Guardians, Square};
    use starboard_kernel::serde_json::{Value, json};
    use starboard_kernel::{Game, Silent};

    use super::*;
    use crate::book::checks::{self, figure};

    #[test]
    fn the_page_is_complete_and_well_formed() {
        checks::check(&BOOK, 36, &[2, 3, 5, 22, 23, 25, 29, 30, 36]);
    }

    #[test]
    fn panels_are_well_formed() {
        for (label, panel) in checks::panels(&BOOK) {
            let cut = Cut::new(panel);
            assert!(panel.corner.is_empty() || Place::read(panel.corner).is_some());
            for row in panel.rows.split('/') {
                assert_eq!(row.len() as i32, cut.columns, "{label}");
                assert!(row.chars().all(|sign| ".12345<>x*ABCDabcd^".contains(sign)));
            }
            for (word, at) in cut.marks() {
                for end in at.split('-') {
                    let place = Place::read(end).unwrap();
                    let (x, y) = cut.at(place);
                    let leaves = word == "go" && place.column == 6;
                    assert!(
                        x >= 0 && (x < cut.columns * SIDE || leaves),
                        "{label}: {word} {at}"
                    );
                    assert!(y >= 0 && y < cut.rows * SIDE, "{label}: {word} {at}");
                }
            }
        }
    }

    /// The position that a panel shows: seat 1 is to move, and what is not in the cut is empty.
    fn position(panel: &Panel, change: impl FnOnce(&mut Value)) -> Guardians {
        let mut board = vec![vec!['.'; 6]; 10];
        let mut mine = Value::Null;
        let mut fighters = ["destroyed".to_owned(), "destroyed".to_owned()];
        let mut level = 1;
        for (place, sign) in Cut::new(panel).pieces() {
            let name = format!("{}{}", char::from(b'a' + place.column as u8), place.row);
            match sign {
                'A' | 'a' => {
                    level = if sign == 'a' { 2 } else { 1 };
                    fighters[0] = name;
                }
                'B' => fighters[1] = name,
                '*' => mine = json!(name),
                '^' => {}
                _ => board[10 - place.row as usize][place.column as usize] = sign,
            }
        }
        let rows: Vec<String> = board.iter().map(|row| row.iter().collect()).collect();
        let player = |fighter: &str, level: u8, power: &str| {
            json!({"fighter": fighter, "tokens": [], "missile": "supply", "level": level,
                   "power": power})
        };
        let mut document = json!({
            "game": "guardians",
            "options": {"players": 2, "variant": "advanced", "empty_column": "shot"},
            "board": rows, "mine": mine,
            "players": [player(&fighters[0], level, "empty"), player(&fighters[1], 1, "empty")],
            "supply": {"1": 3, "2": 3, "3": 3, "4": 3, "5": 3, "left": 2, "right": 2},
            "waiting": {"left": 0, "right": 0, "ships": 0},
            "turn": 1, "step": "move", "shots": 0, "quiet": []
        });
        change(&mut document);
        Guardians::from_document(&document).unwrap()
    }

    fn play(mut position: Guardians, moves: &[&str]) -> Guardians {
        for text in moves {
            if let Ok(draw) = text.parse::<guardians::Draw>() {
                position.resolve(draw, &mut Silent).unwrap();
            } else {
                let action = text.parse::<Action>().unwrap();
                position.play(action, &mut Silent).unwrap();
            }
        }
        position
    }

    /// Every square of the panel's cut is as in the position.
    fn check(position: &Guardians, panel: &Panel) {
        for (place, sign) in Cut::new(panel).pieces() {
            let square = Square::at(place.column as u8, place.row as u8);
            let shown = if sign.is_ascii_digit() || "<>x".contains(sign) {
                sign
            } else {
                Cell::Empty.symbol()
            };
            assert_eq!(position.cell(square).symbol(), shown, "{square}");
            let fighter = position.fighter_at(square).map(|seat| seat.index());
            let expected = match sign {
                'A' | 'a' => Some(0),
                'B' => Some(1),
                _ => None,
            };
            assert_eq!(fighter, expected, "{square}");
            assert_eq!(position.mine() == Some(square), sign == '*', "{square}");
        }
    }

    #[test]
    fn the_figure_of_moves_shows_the_legal_ones() {
        let [panel] = figure(&BOOK, "move") else {
            panic!()
        };
        let mut legal: Vec<String> = position(panel, |_| {})
            .legal_actions()
            .iter()
            .filter_map(|action| match action {
                Action::Move { to, .. } => Some(to.to_string()),
                _ => None,
            })
            .collect();
        let cut = Cut::new(panel);
        let mut shown: Vec<&str> = cut
            .marks()
            .filter(|&(word, _)| word == "legal")
            .map(|(_, at)| at)
            .collect();
        legal.sort();
        shown.sort_unstable();
        assert_eq!(shown, legal);
    }

    #[test]
    fn the_figure_of_the_mine_shows_where_it_may_come_back() {
        let [panel] = figure(&BOOK, "mine") else {
            panic!()
        };
        let before = position(panel, |document| {
            document["players"][0]["fighter"] = json!("d5");
        });
        let position = play(before, &["stay", "fire"]);
        let squares: Vec<String> = position
            .legal_actions()
            .iter()
            .map(Action::to_string)
            .collect();
        assert_eq!(squares, ["mine hold", "mine a1", "mine a3", "mine a4"]);
    }

    #[test]
    fn figures_with_an_afterwards_tell_the_truth() {
        let panels = figure(&BOOK, "shot");
        check(
            &play(position(&panels[0], |_| {}), &["move b4-d4", "fire"]),
            &panels[1],
        );

        let panels = figure(&BOOK, "ship");
        let hit = play(position(&panels[0], |_| {}), &["stay", "fire"]);
        assert_eq!(hit.pilots()[0].points(), 0);
        for square in ["c8", "d8"] {
            let square = Square::read(square).unwrap();
            let symbol = if square.column() == 2 { '.' } else { 'x' };
            assert_eq!(hit.cell(square).symbol(), symbol);
        }
        let hit = play(position(&panels[1], |_| {}), &["stay", "fire"]);
        assert_eq!(hit.pilots()[0].points(), 10);
        check(&hit, &panels[2]);

        let panels = figure(&BOOK, "empty-column");
        let wave = [
            "stay", "fire", "draw 2", "draw 5", "draw 3", "draw 1", "draw 4", "draw 2",
        ];
        check(&play(position(&panels[0], |_| {}), &wave[..2]), &panels[1]);
        check(&play(position(&panels[0], |_| {}), &wave), &panels[2]);

        // The descent is set off by a shot in another column, above the cut.
        let panels = figure(&BOOK, "collision");
        let before = position(&panels[0], |document| {
            document["board"][1] = json!(".....2");
            document["players"][0]["fighter"] = json!("f6");
        });
        check(&play(before, &["stay", "fire"]), &panels[1]);

        let panels = figure(&BOOK, "wave");
        let before = position(&panels[1], |document| {
            document["board"][0] = json!("......");
            document["board"][1] = json!("....32");
            document["players"][0]["fighter"] = json!("f6");
        });
        let wave = [
            "stay",
            "fire",
            "draw 1",
            "draw 2",
            "draw left",
            "draw 3",
            "draw right",
            "draw 4",
        ];
        check(&play(before, &wave), &panels[1]);

        let panels = figure(&BOOK, "launch");
        let before = position(&panels[0], |document| {
            document["players"][0]["missile"] = json!("held");
        });
        let launch = [
            "stay",
            "launch",
            "draw left",
            "draw right",
            "draw 2",
            "draw 5",
            "draw 1",
            "draw 3",
        ];
        let after = play(before, &launch);
        assert_eq!(after.pilots()[0].points(), 16);
        check(&after, &panels[1]);

        let panels = figure(&BOOK, "boost");
        let before = position(&panels[0], |document| {
            document["players"][0]["power"] = json!("charged");
        });
        let boost = ["boost a5-c5", "fire", "fire", "move c5-e5", "fire", "fire"];
        let after = play(before, &boost);
        assert_eq!(after.pilots()[0].points(), 14);
        check(&after, &panels[1]);
    }
}

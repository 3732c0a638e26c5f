//! A kit: boards, sheets and pieces, put on pages with cut marks, fronts and backs in register.
//!
//! Printed on both sides and flipped on the long edge, every back is behind its front: a front is
//! always on an odd page and what is behind it on the next, mirrored from left to right.

use std::collections::BTreeMap;

use super::draw::Page;
use super::layout::{Area, Frame, Item, Laid, Layouter, shifted};
use super::style::{MM, Paint};
use super::{Ink, Press, texts};
use crate::markup::{Element, Markup, Piece as _, tag};

/// Everything to play a game with.
#[derive(Debug)]
pub(crate) struct Kit {
    /// What the first page lists: how many of what.
    pub(crate) contents: Vec<String>,
    /// What else is needed at the table, such as dice.
    pub(crate) bring: Vec<String>,
    /// How what is printed is put together, where that needs words.
    pub(crate) advice: Vec<String>,
    pub(crate) parts: Vec<Part>,
}

#[derive(Debug)]
pub(crate) enum Part {
    /// A page as a whole.
    Page {
        name: String,
        landscape: bool,
        front: Markup,
        back: Option<Markup>,
        /// What is counted on it.
        pieces: Vec<String>,
    },
    /// Pieces of one size, in millimetres, to be cut out.
    Pieces {
        name: String,
        size: (f32, f32),
        pieces: Vec<Piece>,
    },
}

/// Something to be cut out.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    /// What it is; the same for all that are the same.
    pub(crate) name: String,
    pub(crate) front: Markup,
    pub(crate) back: Markup,
}

impl Piece {
    pub(crate) fn new(name: impl Into<String>, front: Element, back: Element) -> Piece {
        Piece {
            name: name.into(),
            front: front.markup(),
            back: back.markup(),
        }
    }

    /// The same several times.
    pub(crate) fn times(self, count: usize) -> impl Iterator<Item = Piece> {
        std::iter::repeat_n(self, count)
    }
}

/// How many pieces of this size, in millimetres, fit on a row of the paper and how many rows.
fn rows((width, height): (f32, f32), paper: super::Paper) -> (usize, usize) {
    let (page_width, page_height) = paper.size();
    let fit = |page: f32, piece: f32| ((page - 2.0 * EDGE) / piece) as usize;
    (fit(page_width, width), fit(page_height, height))
}

/// Millimetres that are left free at every edge: most printers cannot print there.
const EDGE: f32 = 7.5;
/// The margin around pages as a whole.
const MARGIN: f32 = 10.0;
/// The smallest letters, in points.
const LEAST: f32 = 6.5;
/// How small the text of a piece may be set where it does not fit.
const SCALES: [f32; 8] = [1.0, 0.97, 0.94, 0.91, 0.88, 0.85, 0.82, 0.79];

const MARKS: Paint = Paint::Rgb(0x80, 0x80, 0x80);

type Made = (Vec<Page>, BTreeMap<String, usize>);

pub(super) fn print(press: &Press<'_>, title: &str, kit: Kit) -> Result<Made, String> {
    let lang = press.order.lang;
    let mut made = Maker {
        press,
        title,
        pages: Vec::new(),
        pieces: BTreeMap::new(),
    };
    let first = made.first_page(&kit);
    made.whole(&texts::how_to_print(lang), false, &first, None)?;
    for part in kit.parts {
        match part {
            Part::Page {
                name,
                landscape,
                front,
                back,
                pieces,
            } => {
                made.whole(&name, landscape, &front, back.as_ref())?;
                for piece in pieces {
                    *made.pieces.entry(piece).or_default() += 1;
                }
            }
            Part::Pieces { name, size, pieces } => made.cut_out(&name, size, &pieces)?,
        }
    }
    Ok((made.pages, made.pieces))
}

struct Maker<'a> {
    press: &'a Press<'a>,
    title: &'a str,
    pages: Vec<Page>,
    pieces: BTreeMap<String, usize>,
}

impl Maker<'_> {
    /// What is in the kit and how to print it, with a bar to check the scale.
    fn first_page(&self, kit: &Kit) -> Markup {
        let lang = self.press.order.lang;
        let list = |items: &[String]| {
            let items: Vec<Element> = items
                .iter()
                .map(|item| tag("li").class("how-item").child(item.as_str()))
                .collect();
            tag("ul").class("how-list").child(items)
        };
        let part = |title: String, items: &[String]| {
            (!items.is_empty()).then(|| {
                tag("div")
                    .class("how-part")
                    .child((tag("h2").child(title), list(items)))
            })
        };
        let steps = [
            texts::print_scale(lang),
            texts::print_backs(lang),
            texts::print_by_hand(lang),
            texts::print_card(lang),
            texts::print_cut(lang),
        ];
        let ticks: Vec<Element> = (0..5)
            .map(|tick| {
                let class = if tick % 2 == 0 {
                    "bar-part dark"
                } else {
                    "bar-part"
                };
                tag("div").class(class)
            })
            .collect();
        let bar = tag("div").class("bar-check").child((
            tag("div").class("bar-parts").child(ticks),
            tag("p").class("bar-words").child(texts::bar(lang)),
        ));
        let ink = match self.press.order.ink {
            Ink::Colour => texts::ink_colour(lang),
            Ink::Low => texts::ink_low(lang),
        };
        tag("div")
            .class("how")
            .child((
                tag("h1").child(self.title),
                tag("p").class("how-sub").child(texts::kit_subtitle(lang)),
                tag("div").class("how-columns").child((
                    tag("div").class("how-column").child((
                        part(texts::in_the_kit(lang), &kit.contents),
                        part(texts::also_needed(lang), &kit.bring),
                    )),
                    tag("div").class("how-column").child((
                        part(texts::how_to_print(lang), &steps),
                        part(texts::putting_together(lang), &kit.advice),
                    )),
                )),
                bar,
                tag("p").class("how-note").child(ink),
            ))
            .markup()
    }

    fn layouter(&self) -> Layouter<'_> {
        Layouter::new(&self.press.fonts, &self.press.sheet, LEAST)
    }

    /// A front, and what is behind it.
    fn whole(
        &mut self,
        name: &str,
        landscape: bool,
        front: &Markup,
        back: Option<&Markup>,
    ) -> Result<(), String> {
        let mut page = self.page_of(landscape, front)?;
        page.marks.push((name.to_owned(), 0.0));
        self.footer(&mut page, name)?;
        self.pages.push(page);
        match back {
            Some(back) => {
                let mut page = self.page_of(landscape, back)?;
                self.footer(&mut page, name)?;
                self.pages.push(page);
                Ok(())
            }
            None => self.empty(landscape),
        }
    }

    /// The back of a page that has none.
    fn empty(&mut self, landscape: bool) -> Result<(), String> {
        let mut page = self.press.page(landscape);
        self.footer(&mut page, &texts::empty_side(self.press.order.lang))?;
        self.pages.push(page);
        Ok(())
    }

    fn page_of(&self, landscape: bool, markup: &Markup) -> Result<Page, String> {
        let mut page = self.press.page(landscape);
        let (width, height) = page.size;
        let margin = MARGIN * MM;
        let laid = self.fitted(
            markup,
            "page",
            (width - 2.0 * margin, height - 2.0 * margin),
        )?;
        page.items.extend(shifted(laid.items, margin, margin));
        Ok(page)
    }

    /// In a box of this size, smaller if need be.
    fn fitted(
        &self,
        markup: &Markup,
        kind: &str,
        (width, height): (f32, f32),
    ) -> Result<Laid, String> {
        let layouter = self.layouter();
        let mut first = None;
        for scale in SCALES {
            let node = layouter.read(markup.text(), &self.press.class(kind), 9.0, scale)?;
            let laid = layouter.lay_in(&node, width, height);
            let problems = layouter.problems();
            if problems.is_empty() {
                return Ok(laid);
            }
            first.get_or_insert(problems);
        }
        Err(first.unwrap_or_default().join("; "))
    }

    /// What a page is, at its lower edge.
    fn footer(&self, page: &mut Page, name: &str) -> Result<(), String> {
        let number = (self.pages.len() + 1).to_string();
        let words = [self.title, name, &number].join(" · ");
        let markup = tag("p").class("footer").child(words).markup();
        let layouter = self.layouter();
        let node = layouter.read(markup.text(), &self.press.class("page"), 7.0, 1.0)?;
        let (width, height) = page.size;
        let laid = layouter.lay(&node, width - 2.0 * MARGIN * MM);
        page.items.extend(shifted(
            laid.items,
            MARGIN * MM,
            height - 4.0 * MM - laid.height,
        ));
        match layouter.problems() {
            problems if problems.is_empty() => Ok(()),
            problems => Err(problems.join("; ")),
        }
    }

    /// Pieces on as many sheets as they need, each sheet with its backs behind it.
    fn cut_out(&mut self, name: &str, size: (f32, f32), pieces: &[Piece]) -> Result<(), String> {
        let (columns, rows) = rows(size, self.press.order.paper);
        let (wide, high) = (size.0 * MM, size.1 * MM);
        let mut drawn: BTreeMap<(&str, bool), Laid> = BTreeMap::new();
        for sheet in pieces.chunks((columns * rows).max(1)) {
            let used = sheet.len().div_ceil(columns);
            for is_back in [false, true] {
                let mut page = self.press.page(false);
                let (width, height) = page.size;
                let left = (width - columns as f32 * wide) / 2.0;
                let top = (height - rows as f32 * high) / 2.0;
                let mut across = 0;
                for (index, piece) in sheet.iter().enumerate() {
                    let (row, column) = (index / columns, index % columns);
                    across = across.max(column + 1);
                    let column = if is_back {
                        columns - 1 - column
                    } else {
                        column
                    };
                    let key = (piece.name.as_str(), is_back);
                    let markup = if is_back { &piece.back } else { &piece.front };
                    let laid = match drawn.get(&key) {
                        Some(laid) => laid.clone(),
                        None => {
                            let laid = self
                                .fitted(markup, "cut-out", (wide, high))
                                .map_err(|error| format!("{}: {error}", piece.name))?;
                            drawn.insert(key, laid.clone());
                            laid
                        }
                    };
                    let (x, y) = (left + column as f32 * wide, top + row as f32 * high);
                    let place = Area {
                        x,
                        y,
                        width: wide,
                        height: high,
                    };
                    page.items.push(Item::Clip {
                        place,
                        items: shifted(laid.items, x, y),
                    });
                    if !is_back {
                        *self.pieces.entry(piece.name.clone()).or_default() += 1;
                    }
                }
                let first = if is_back { columns - across } else { 0 };
                let grid = Grid {
                    left: left + first as f32 * wide,
                    top,
                    wide,
                    high,
                    columns: across,
                    rows: used,
                };
                page.items.extend(grid.marks());
                // Where there is no room below the marks there is no footer.
                if height - top - used as f32 * high > 11.0 * MM {
                    let lang = self.press.order.lang;
                    let name = match is_back {
                        true => texts::backs_of(lang, name),
                        false => name.to_owned(),
                    };
                    self.footer(&mut page, &name)?;
                }
                if !is_back {
                    page.marks.push((name.to_owned(), 0.0));
                }
                self.pages.push(page);
            }
        }
        Ok(())
    }
}

/// The pieces on a sheet.
struct Grid {
    left: f32,
    top: f32,
    wide: f32,
    high: f32,
    columns: usize,
    rows: usize,
}

impl Grid {
    /// Where to cut: marks outside at every line, and hair lines between pieces.
    fn marks(&self) -> Vec<Item> {
        let (away, long, thin) = (1.0 * MM, 3.5 * MM, 0.4);
        let right = self.left + self.columns as f32 * self.wide;
        let below = self.top + self.rows as f32 * self.high;
        let mut marks = Vec::new();
        let mut line = |x: f32, y: f32, width: f32, height: f32| {
            marks.push(Item::Box(Frame {
                place: Area {
                    x,
                    y,
                    width,
                    height,
                },
                radius: 0.0,
                fill: MARKS,
                border: None,
                edges: [true; 4],
            }));
        };
        for column in 0..=self.columns {
            let x = self.left + column as f32 * self.wide - thin / 2.0;
            line(x, self.top - away - long, thin, long);
            line(x, below + away, thin, long);
        }
        for row in 0..=self.rows {
            let y = self.top + row as f32 * self.high - thin / 2.0;
            line(self.left - away - long, y, long, thin);
            line(right + away, y, long, thin);
        }
        marks
    }
}

#[cfg(test)]
mod tests {
    use starboard_kernel::Lang;

    use super::super::{Board, Order, Paper, What};
    use super::*;
    use crate::games;

    fn order(paper: Paper) -> Order {
        Order {
            game: games::ON_PAPER[0].name.to_owned(),
            what: What::Kit,
            lang: Lang::En,
            paper,
            ink: Ink::Colour,
            board: Board::Split,
            edition: None,
        }
    }

    /// Who does not see the colours, or prints without them, tells pieces apart by shapes, letters and words.
    #[test]
    fn pieces_differ_without_their_colours() {
        // Colours are in stylesheets, by class.
        let shapes = |drawing: &Markup| -> String {
            let parts = drawing.text().split(" class=\"");
            let bare = parts.enumerate().map(|(index, part)| match index {
                0 => part,
                _ => part.split_once('"').map_or("", |(_, rest)| rest),
            });
            bare.collect()
        };
        for game in games::ON_PAPER {
            let kit = (game.kit)(&Order {
                game: game.name.to_owned(),
                ..order(Paper::A4)
            });
            for part in kit.expect("a kit").parts {
                let Part::Pieces { pieces, .. } = part else {
                    continue;
                };
                let mut seen = BTreeMap::new();
                for piece in &pieces {
                    let drawn = (shapes(&piece.front), shapes(&piece.back));
                    let alike: &&Piece = seen.entry(drawn).or_insert(&piece);
                    let (name, other) = (&piece.name, &alike.name);
                    assert_eq!(name, other, "{}: only a colour tells them apart", game.name);
                }
            }
        }
    }

    fn piece(name: &str) -> Piece {
        Piece::new(name, tag("p").child(name), tag("p").child("back"))
    }

    fn made(order: &Order, size: (f32, f32), count: usize) -> Result<Made, String> {
        let press = Press::new(&games::ON_PAPER[0], order)?;
        let kit = Kit {
            contents: Vec::new(),
            bring: Vec::new(),
            advice: Vec::new(),
            parts: vec![Part::Pieces {
                name: String::from("pieces"),
                size,
                pieces: (0..count).map(|index| piece(&index.to_string())).collect(),
            }],
        };
        print(&press, "Toy", kit)
    }

    fn places(page: &Page) -> Vec<Area> {
        let places = page.items.iter().filter_map(|item| match item {
            Item::Clip { place, .. } => Some(*place),
            _ => None,
        });
        places.collect()
    }

    #[test]
    fn every_back_is_behind_its_front() {
        for paper in [Paper::A4, Paper::Letter] {
            // The last sheet is not full.
            let order = order(paper);
            let (pages, pieces) = made(&order, (63.0, 88.0), 11).unwrap();
            assert_eq!(pieces.values().sum::<usize>(), 11);
            // What to print, its empty back, and two sheets with their backs.
            assert_eq!(pages.len(), 6);
            for sheet in pages[2..].chunks_exact(2) {
                let (fronts, backs) = (places(&sheet[0]), places(&sheet[1]));
                assert_eq!(fronts.len(), backs.len());
                let (width, height) = sheet[0].size;
                for (front, back) in fronts.iter().zip(&backs) {
                    // Flipped on the long edge, left is right.
                    assert!((front.x + front.width + back.x - width).abs() < 0.01);
                    assert!((front.y - back.y).abs() < 0.01);
                    let edge = EDGE * MM - 0.01;
                    assert!(front.x > edge && front.x + front.width < width - edge);
                    assert!(front.y > edge && front.y + front.height < height - edge);
                }
            }
        }
    }

    #[test]
    fn what_does_not_fit_is_not_printed() {
        let order = order(Paper::A4);
        let error = made(&order, (4.0, 2.0), 1).map(|_| ()).unwrap_err();
        assert!(error.contains("too high"), "{error}");
    }
}

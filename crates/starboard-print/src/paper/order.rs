//! What is printed of a game, and how: orders, and the PDF that is made of one.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use starboard_kernel::Lang;

use super::css::Stylesheet;
use super::draw::{self, Page};
use super::font::Fonts;
use super::kit::{self, Kit};
use super::style::MM;
use super::{rulebook, texts};
use crate::{Variant, games};

/// The size of the paper.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Paper {
    A4,
    Letter,
}

/// How much ink to use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Ink {
    Colour,
    /// Outlines, nothing filled.
    Low,
}

/// What is to be printed of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum What {
    /// Everything to play with.
    Kit,
    /// The rulebook.
    Rules,
}

/// How a board is printed that is larger than the paper can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Board {
    /// Twice as large, over two sheets that are glued together.
    Split,
    /// Small, on one sheet.
    One,
}

/// Names that people type, and that files are called by.
macro_rules! named {
    ($type:ident: $($name:literal = $value:ident),*) => {
        impl $type {
            pub const ALL: &[$type] = &[$($type::$value),*];
        }

        impl fmt::Display for $type {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str(match self { $($type::$value => $name),* })
            }
        }

        impl FromStr for $type {
            type Err = String;

            fn from_str(text: &str) -> Result<$type, String> {
                match text {
                    $($name => Ok($type::$value),)*
                    _ => Err(format!("choose one of {}", [$($name),*].join(", "))),
                }
            }
        }
    };
}

named!(Paper: "a4" = A4, "letter" = Letter);
named!(Ink: "colour" = Colour, "low" = Low);
named!(What: "kit" = Kit, "rules" = Rules);
named!(Board: "split" = Split, "one" = One);

impl Paper {
    /// In millimetres, upright.
    #[must_use]
    pub fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }
}

/// What is to be printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// The name of the game.
    pub game: String,
    pub what: What,
    pub lang: Lang,
    pub paper: Paper,
    pub ink: Ink,
    pub board: Board,
    /// The edition of a game that has several; nothing means the newest.
    pub edition: Option<String>,
}

/// Why there is no PDF.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// There is no such game.
    Game { known: Vec<&'static str> },
    /// The game has no such edition.
    Edition { known: Vec<&'static str> },
    /// Something is wrong with the pages themselves.
    Pages(String),
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Game { known } => write!(out, "choose one of {}", known.join(", ")),
            Refusal::Edition { known } if known.is_empty() => {
                out.write_str("this game has only one edition: leave it out")
            }
            Refusal::Edition { known } => write!(out, "choose one of {}", known.join(", ")),
            Refusal::Pages(error) => out.write_str(error),
        }
    }
}

impl std::error::Error for Refusal {}

/// A PDF, and what is in it.
#[derive(Clone, Debug)]
pub struct Printed {
    pub pdf: Vec<u8>,
    pub pages: usize,
    /// How often each piece of a kit is there, by its name.
    pub pieces: BTreeMap<String, usize>,
}

/// What a game has for paper.
#[derive(Debug)]
pub(crate) struct OnPaper {
    pub(crate) name: &'static str,
    pub(crate) title: fn(Lang) -> String,
    pub(crate) rules: fn(Lang) -> Result<String, String>,
    pub(crate) kit: fn(&Order) -> Result<Kit, Refusal>,
    pub(crate) variants: &'static [Variant],
    pub(crate) css: &'static str,
}

impl Order {
    /// An order for one of the [variants](Variant) that the game has, by its name.
    #[must_use]
    pub fn of_variant(self, name: &str) -> Option<Order> {
        let game = games::ON_PAPER.iter().find(|game| game.name == self.game)?;
        let known = game.variants.iter().any(|variant| variant.name == name);
        if !known || self.what != What::Kit {
            return None;
        }
        Some(match name.parse() {
            Ok(board) => Order { board, ..self },
            Err(_) => Order {
                edition: Some(name.to_owned()),
                ..self
            },
        })
    }
}

/// Makes the PDF of an order.
///
/// ```
/// use starboard_kernel::Lang;
/// use starboard_print::paper::{Board, Ink, Order, Paper, What, print};
///
/// let rules = starboard_games::registry().iter().next().unwrap();
/// let order = Order {
///     game: rules.name().to_owned(),
///     what: What::Kit,
///     lang: Lang::En,
///     paper: Paper::A4,
///     ink: Ink::Low,
///     board: Board::Split,
///     edition: None,
/// };
/// assert!(print(&order).unwrap().pdf.starts_with(b"%PDF"));
/// ```
pub fn print(order: &Order) -> Result<Printed, Refusal> {
    let known = || games::ON_PAPER.iter().map(|game| game.name).collect();
    let game = games::ON_PAPER
        .iter()
        .find(|game| game.name == order.game)
        .ok_or_else(|| Refusal::Game { known: known() })?;
    let kit = (game.kit)(order)?;
    let made = |error: String| Refusal::Pages(format!("{}: {error}", order.game));
    let press = Press::new(game, order).map_err(made)?;
    let title = (game.title)(order.lang);
    let (pages, pieces) = match order.what {
        What::Kit => kit::print(&press, &title, kit).map_err(made)?,
        What::Rules => {
            let markup = (game.rules)(order.lang).map_err(made)?;
            let pages = rulebook::print(&press, &markup).map_err(made)?;
            (pages, BTreeMap::new())
        }
    };
    let title = match order.what {
        What::Kit => texts::kit_title(order.lang, &title),
        What::Rules => texts::rules_title(order.lang, &title),
    };
    let pdf = draw::write(&press.fonts, &pages, &title, order.lang.code()).map_err(made)?;
    Ok(Printed {
        pdf,
        pages: pages.len(),
        pieces,
    })
}

/// What all pages of a PDF are made with.
pub(super) struct Press<'a> {
    pub(super) order: &'a Order,
    game: &'static str,
    pub(super) fonts: Fonts,
    pub(super) sheet: Stylesheet,
}

impl<'a> Press<'a> {
    pub(super) fn new(game: &'static OnPaper, order: &'a Order) -> Result<Press<'a>, String> {
        let mut sheet = Stylesheet::default();
        sheet.add(include_str!("paper.css"))?;
        sheet.add(game.css)?;
        if order.ink == Ink::Low {
            sheet.add(include_str!("low.css"))?;
        }
        Ok(Press {
            order,
            game: game.name,
            fonts: Fonts::load()?,
            sheet,
        })
    }

    /// The class of the element that everything of a kind is in.
    pub(super) fn class(&self, kind: &str) -> String {
        format!("paper {} game-{} {kind}", self.order.ink, self.game)
    }

    /// In points; landscape if requested.
    pub(super) fn page_size(&self, landscape: bool) -> (f32, f32) {
        let (width, height) = self.order.paper.size();
        let (width, height) = (width * MM, height * MM);
        if landscape {
            (height, width)
        } else {
            (width, height)
        }
    }

    pub(super) fn page(&self, landscape: bool) -> Page {
        Page {
            size: self.page_size(landscape),
            items: Vec::new(),
            marks: Vec::new(),
        }
    }
}

//! The guide for a first game. For every position it has a [`Card`]: what is happening, and what a
//! beginner should look at.
//!
//! Code that knows the game calls [`Guide::card`]; the browser app does, so that a game's guide is
//! downloaded together with its screens. Code that does not, such as the terminal, calls [`card`].

pub mod games;
mod mission;
#[cfg(test)]
mod testing;
mod texts;
mod why;

use starboard_kernel::erased::Position;
use starboard_kernel::{Lang, Seat, Wording};

pub use mission::{Lesson, Mission, Next};
pub use why::{Mistake, Worth};

/// A few sentences on one step of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    pub title: String,
    /// Two to four short sentences.
    pub text: String,
    /// The numbers of the rules behind it.
    pub rules: &'static [&'static str],
}

impl Card {
    /// What matters most comes first: nobody reads more than four sentences.
    fn new(title: String, says: impl AsRef<[String]>, rules: &'static [&'static str]) -> Card {
        let says = says.as_ref();
        Card {
            title,
            text: says[..says.len().min(4)].join(" "),
            rules,
        }
    }

    /// The card for the game of the day and for online play, where advice would be a hint: the step
    /// and its rules only.
    #[must_use]
    pub fn without_advice(self, lang: Lang) -> Card {
        Card {
            text: texts::rules_only(lang),
            ..self
        }
    }
}

/// Whom a card speaks to.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// Their seat. Without one, a card addresses the player whose turn it is.
    pub seat: Option<Seat>,
    /// What the players are called, in the order of their seats; may be empty.
    pub names: &'a [String],
    pub lang: Lang,
}

impl<'a> Reader<'a> {
    /// A reader who knows no player's name.
    #[must_use]
    pub fn new(seat: Option<Seat>, lang: Lang) -> Self {
        Reader {
            seat,
            names: &[],
            lang,
        }
    }

    #[must_use]
    pub fn with_names(self, names: &'a [String]) -> Self {
        Reader { names, ..self }
    }

    /// What a player is called.
    fn name(self, seat: Seat) -> String {
        let name = self.names.get(seat.index()).cloned();
        name.unwrap_or_else(|| texts::player(self.lang, seat.number()))
    }
}

/// A word or a few, in every language.
pub type Words = fn(Lang) -> String;

/// What the chart of a finished game counts.
#[derive(Clone, Copy, Debug)]
pub struct Race {
    pub title: Words,
    /// Less is better: it counts what is still to be done.
    pub falls: bool,
    /// The lines of a solo game: the number of the seat whose colour each one has, and what it is.
    /// Elsewhere every seat has a line.
    pub lines: &'static [(usize, Words)],
}

/// A game that can be explained while it is played.
///
/// ```
/// use armada::Armada;
/// use starboard_guide::{Guide, Reader};
/// use starboard_kernel::{Game, Lang, OptionValues};
///
/// let options = Armada::read_options(&OptionValues::new()).expect("defaults");
/// let card = Armada::start(&options).card(Reader::new(None, Lang::En));
/// assert_eq!(card.rules, ["A1", "A9", "A14"]);
/// ```
pub trait Guide: Wording {
    /// The first mission.
    const MISSION: Mission;

    /// The kinds of things that [`Guide::about`] knows. Where something is of several kinds, the
    /// first of them counts.
    const KINDS: &'static [&'static str];

    /// What the chart of a finished game counts, if it has one.
    const RACE: Option<Race> = None;

    /// The card for this position. It says what the others are doing.
    fn card(&self, reader: Reader<'_>) -> Card;

    /// Everything in this position that a player may ask about.
    fn things(&self) -> Vec<Thing>;

    /// What a thing is and does, in a sentence or two, with the numbers of this position; of an
    /// action that is impossible now, why it is. Nothing if there is no such thing.
    fn about(&self, kind: &str, name: &str, reader: Reader<'_>) -> Option<String>;

    /// Why a legal action may be a good one, in a few words to the player: something that it is
    /// certain to bring about. `None` if nothing certain speaks for it.
    fn reason(&self, action: Self::Action, reader: Reader<'_>) -> Option<String>;

    /// The things that an action is about, in the order in which they are touched.
    fn marks(&self, action: Self::Action) -> Vec<Thing> {
        vec![("action", action.to_string())]
    }

    /// A value of the chart: of a seat or, in a solo game, of one of the lines of [`Race::lines`].
    fn measure(&self, _line: usize) -> i32 {
        0
    }

    /// The action that a player has in mind who touches a thing after others, whether it is legal
    /// or not: the rule against it explains why nothing happens. `None` if it cannot be told.
    fn attempt(&self, _touched: &[Thing], _thing: &Thing) -> Option<Self::Action> {
        None
    }
}

/// Something of a game that can be pointed at: of what kind it is, and which one of them it is, such
/// as `("square", "c3")`.
pub type Thing = (&'static str, String);

/// Nobody reads more than this about a thing.
const MOST_CHARS: usize = 240;

/// As many of some sentences as there is room for.
fn in_brief(says: &[String]) -> String {
    let mut text = String::new();
    for sentence in says {
        if !text.is_empty() && text.chars().count() + sentence.chars().count() + 1 >= MOST_CHARS {
            break;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(sentence);
    }
    text
}

/// Says that an action is impossible, and why.
fn not_now(why: &str, lang: Lang) -> String {
    texts::not_now(lang, why.trim_end_matches('.'))
}

/// The seat with this number.
fn seat_named(number: &str, seats: usize) -> Option<Seat> {
    let number: usize = number.parse().ok()?;
    (1..=seats).contains(&number).then(|| Seat::new(number - 1))
}

/// The card for a position of any game that has a guide.
///
/// ```
/// use starboard_kernel::erased::rules_of;
/// use starboard_guide::Reader;
/// use starboard_kernel::{Lang, OptionValues, Seat};
///
/// let start = rules_of::<rescue::Rescue>().start(&OptionValues::new()).expect("defaults");
/// let reader = Reader::new(Some(Seat::new(0)), Lang::En);
/// let card = starboard_guide::card(&start, reader).expect("a guide");
/// assert_eq!(card.rules[0], "R3");
/// ```
#[must_use]
pub fn card(position: &Position, reader: Reader<'_>) -> Option<Card> {
    let mut guides = games::GUIDES.iter();
    guides.find_map(|guide| (guide.card)(position, reader))
}

/// [`Guide::reason`] for a position of any game that has a guide; the action is in notation.
#[must_use]
pub fn reason(position: &Position, action: &str, reader: Reader<'_>) -> Option<String> {
    let mut guides = games::GUIDES.iter();
    guides.find_map(|guide| (guide.reason)(position, action, reader))
}

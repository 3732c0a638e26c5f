//! The interface of a game for code that does not know it at compile time: table, server, command
//! line, browser. Everything is text and documents; code that does know the game (a bot, a board on
//! the screen) gets the typed position back with [`Position::typed`].

use std::any::Any;
use std::fmt::{self, Debug};
use std::marker::PhantomData;
use std::sync::Arc;

use serde_json::Value;

use crate::{
    Day, Edition, Ending, Game, Lang, Narrate, OptionValues, PlayError, Schema, StateHash, Turn,
    Unreadable, Violations, WhyNot, Wording,
};
#[cfg(not(target_arch = "wasm32"))]
use crate::{PlayoutTotals, perft, random_playouts};

/// The rules of one game.
pub trait Rules: Send + Sync {
    fn name(&self) -> &'static str;
    /// Every edition that its positions can be of, the oldest first.
    fn editions(&self) -> &'static [Edition];
    /// The one of new games, if the options do not choose another.
    fn edition(&self) -> Edition;
    fn has_points(&self) -> bool;
    /// Whether a game that nobody has won is a draw.
    fn has_draws(&self) -> bool;
    fn title(&self, lang: Lang) -> String;
    fn tagline(&self, lang: Lang) -> String;
    fn option_label(&self, name: &str, value: Option<&Value>, lang: Lang) -> String;
    fn option_note(&self, name: &str, value: &Value, lang: Lang) -> Option<String>;
    fn schema(&self) -> Schema;
    /// Starts a new game; options left out take their defaults.
    ///
    /// # Errors
    /// Every option that is unknown or has an impossible value.
    fn start(&self, options: &OptionValues) -> Result<Position, Violations>;
    /// The start of the game of a day; `None` if there is none.
    fn of_day(&self, day: Day) -> Option<Position>;
    /// # Errors
    /// Everything that keeps the document from being a position of this game.
    fn read_document(&self, document: &Value) -> Result<Position, Violations>;

    /// Restarts a game that pins its edition, with the options that were written down then.
    ///
    /// # Errors
    /// Every option that is unknown or has an impossible value, or that these options are not of
    /// this edition.
    fn start_pinned(
        &self,
        edition: Edition,
        options: &OptionValues,
    ) -> Result<Position, Violations> {
        let start = self.start(&self.schema().with_unwritten(options))?;
        held_to(edition, start, "options")
    }

    /// Reads a document of a game that pins its edition.
    ///
    /// # Errors
    /// Everything that keeps the document from being a position of this game and edition.
    fn read_pinned_document(
        &self,
        edition: Edition,
        document: &Value,
    ) -> Result<Position, Violations> {
        held_to(edition, self.read_document(document)?, "start")
    }

    /// The rules version of new games, if the options do not choose another edition.
    fn rules_version(&self) -> u32 {
        self.edition().rules_version
    }

    /// The possible numbers of players: the values of the option `players`, or one for a solo game.
    fn player_counts(&self) -> Vec<u64> {
        self.schema().player_counts()
    }
}

fn held_to(edition: Edition, position: Position, at: &str) -> Result<Position, Violations> {
    let found = position.edition();
    position.under(edition).ok_or_else(|| {
        let message = format!("this is of edition {found}, but {edition} is pinned");
        Violations::one(at, message)
    })
}

impl Debug for dyn Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The rules of `G`.
#[must_use]
pub fn rules_of<G: Wording>() -> &'static dyn Rules {
    &RulesOf::<G>(PhantomData)
}

struct RulesOf<G>(PhantomData<fn() -> G>);

impl<G: Wording> Rules for RulesOf<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }
    fn editions(&self) -> &'static [Edition] {
        G::EDITIONS
    }
    fn edition(&self) -> Edition {
        let usual = G::read_options(&OptionValues::new());
        usual.map_or(G::EDITIONS[0], |options| G::start(&options).edition())
    }
    fn has_points(&self) -> bool {
        G::HAS_POINTS
    }
    fn has_draws(&self) -> bool {
        G::HAS_DRAWS
    }
    fn title(&self, lang: Lang) -> String {
        G::title(lang)
    }
    fn tagline(&self, lang: Lang) -> String {
        G::tagline(lang)
    }
    fn option_label(&self, name: &str, value: Option<&Value>, lang: Lang) -> String {
        G::option_label(name, value, lang)
    }
    fn option_note(&self, name: &str, value: &Value, lang: Lang) -> Option<String> {
        G::option_note(name, value, lang)
    }
    fn schema(&self) -> Schema {
        G::schema()
    }
    fn start(&self, options: &OptionValues) -> Result<Position, Violations> {
        Ok(Position::new(G::start(&G::read_options(options)?)))
    }
    fn of_day(&self, day: Day) -> Option<Position> {
        G::of_day(day).map(Position::new)
    }
    fn read_document(&self, document: &Value) -> Result<Position, Violations> {
        documents::read::<G>(document)
    }
}

/// Lets documents of a game be read. A native program always can; a page downloads what reads them when
/// it needs that.
pub fn allow_documents<G: Wording>() {
    documents::allow::<G>();
}

#[cfg(not(target_arch = "wasm32"))]
mod documents {
    use super::{Position, Value, Violations, Wording};

    pub(super) fn read<G: Wording>(document: &Value) -> Result<Position, Violations> {
        G::from_document(document).map(Position::new)
    }

    pub(super) fn allow<G: Wording>() {}
}

#[cfg(target_arch = "wasm32")]
mod documents {
    use std::sync::{PoisonError, RwLock};

    use super::{Position, Value, Violations, Wording};

    type Read = fn(&Value) -> Result<Position, Violations>;

    static ALLOWED: RwLock<Vec<(&str, Read)>> = RwLock::new(Vec::new());

    pub(super) fn read<G: Wording>(document: &Value) -> Result<Position, Violations> {
        let allowed = ALLOWED.read().unwrap_or_else(PoisonError::into_inner);
        match allowed.iter().find(|(name, _)| *name == G::NAME) {
            Some((_, read)) => read(document),
            None => Err(Violations::one("", "what reads documents is not loaded")),
        }
    }

    pub(super) fn allow<G: Wording>() {
        let mut allowed = ALLOWED.write().unwrap_or_else(PoisonError::into_inner);
        if allowed.iter().all(|(name, _)| *name != G::NAME) {
            allowed.push((G::NAME, |document| {
                G::from_document(document).map(Position::new)
            }));
        }
    }
}

/// A position of some game. Actions and outcomes go by their notation.
///
/// ```
/// use starboard_kernel::erased::{Position, rules_of};
/// use starboard_kernel::toy::Pebbles;
/// use starboard_kernel::{Lang, OptionValues, PlayError};
///
/// let mut position: Position = rules_of::<Pebbles>()
///     .start(&OptionValues::new())
///     .expect("defaults");
/// assert_eq!(position.legal_actions(), ["take 1", "take 2", "take 3", "gamble"]);
/// let names = ["Ada".to_owned(), "Ben".to_owned()];
/// let events = position.play("take 3")?;
/// assert_eq!(events[0].narrate(Lang::En, &names), "Ada took 3.");
///
/// // A refusal carries facts; the position, which is as it was, puts them into words.
/// for _ in 0..2 {
///     position.play("gamble")?;
///     position.resolve("coin 4")?;
/// }
/// let error = position.play("take 2").expect_err("one is left");
/// assert_eq!(
///     position.explain(&error),
///     "take 2 is not possible: there are not that many pebbles left (T1)"
/// );
/// let refusal = position.why_not("take 2", Lang::Pl)?.expect("not possible");
/// assert_eq!(refusal.text, "nie ma już tylu kamyków");
///
/// // Code that knows the game gets the typed position back.
/// assert!(position.typed::<Pebbles>().is_some());
/// # Ok::<(), PlayError>(())
/// ```
pub struct Position(Box<dyn AnyPosition>);

/// An event of some game.
#[derive(Clone)]
pub struct Event(Arc<dyn AnyEvent>);

impl Position {
    #[must_use]
    pub fn new<G: Wording>(position: G) -> Self {
        Position(Box::new(position))
    }

    /// The position as a `G`, if it is one.
    #[must_use]
    pub fn typed<G: Game>(&self) -> Option<&G> {
        self.0.any().downcast_ref()
    }

    #[must_use]
    pub fn rules(&self) -> &'static dyn Rules {
        self.0.rules()
    }
    /// The edition that the position is of.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.0.edition()
    }
    /// The start of a game, or a position read from a document, by the edition that a record pins;
    /// `None` if it cannot be of that one.
    #[must_use]
    pub fn under(self, edition: Edition) -> Option<Position> {
        if self.edition() == edition {
            return Some(self);
        }
        self.0.under(edition)
    }
    #[must_use]
    pub fn options(&self) -> OptionValues {
        self.0.options()
    }
    #[must_use]
    pub fn seats(&self) -> usize {
        self.0.seats()
    }
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.0.turn()
    }
    #[must_use]
    pub fn legal_actions(&self) -> Vec<String> {
        self.0.legal_actions()
    }
    #[must_use]
    pub fn outcomes(&self) -> Vec<(String, u32)> {
        self.0.outcomes()
    }
    /// Checked play by notation.
    ///
    /// # Errors
    /// Why the action cannot be played; the position is unchanged.
    pub fn play(&mut self, action: &str) -> Result<Vec<Event>, PlayError> {
        self.0.play(action)
    }
    /// Checked chance by notation.
    ///
    /// # Errors
    /// Why the outcome cannot happen; the position is unchanged.
    pub fn resolve(&mut self, outcome: &str) -> Result<Vec<Event>, PlayError> {
        self.0.resolve(outcome)
    }
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.0.ending()
    }
    #[must_use]
    pub fn document(&self) -> Value {
        self.0.document()
    }
    #[must_use]
    pub fn state_hash(&self) -> StateHash {
        self.0.hash()
    }
    #[must_use]
    pub fn prompt(&self, lang: Lang) -> String {
        self.0.prompt(lang)
    }
    /// A readable action in plain words.
    ///
    /// # Errors
    /// If the text is not in the game's notation.
    pub fn describe(&self, action: &str, lang: Lang) -> Result<String, Unreadable> {
        self.0.describe(action, lang)
    }
    /// Why a readable action is not possible now; `None` if it is.
    ///
    /// # Errors
    /// If the text is not in the game's notation.
    pub fn why_not(&self, action: &str, lang: Lang) -> Result<Option<WhyNot>, Unreadable> {
        self.0.why_not(action, lang)
    }
    /// An error of this position's with the reason in English, for programs, logs and error
    /// messages. People get it in their own language, from [`Position::why_not`].
    #[must_use]
    pub fn explain(&self, error: &PlayError) -> String {
        if let PlayError::Illegal { action, .. } = error
            && let Ok(Some(WhyNot { rule, text })) = self.why_not(action, Lang::En)
        {
            return format!("{action} is not possible: {text} ({rule})");
        }
        error.to_string()
    }
    #[must_use]
    pub fn describe_ending(&self, lang: Lang) -> Option<String> {
        self.0.describe_ending(lang)
    }
}

/// For the terminal and for programs; in a browser it would only be downloaded.
#[cfg(not(target_arch = "wasm32"))]
impl Position {
    #[must_use]
    pub fn render(&self, lang: Lang) -> String {
        self.0.render(lang)
    }
    /// The same with the names of the players.
    #[must_use]
    pub fn render_named(&self, lang: Lang, names: &[String]) -> String {
        self.0.render_named(lang, names)
    }
    #[must_use]
    pub fn random_playouts(&self, count: u64, seed: u64) -> PlayoutTotals {
        self.0.random_playouts(count, seed)
    }
    /// How many sequences of so many actions there are, at least one.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        self.0.perft(depth)
    }
}

impl Clone for Position {
    fn clone(&self) -> Self {
        self.0.boxed_clone()
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.0.same(other)
    }
}

impl Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.rules().name(), self.document())
    }
}

impl Event {
    #[must_use]
    pub fn narrate(&self, lang: Lang, names: &[String]) -> String {
        self.0.narrate(lang, names)
    }
    /// Pages do without it, so that they need not download it.
    #[cfg(any(not(target_arch = "wasm32"), feature = "event-json"))]
    #[must_use]
    pub fn json(&self) -> Value {
        self.0.json()
    }
    /// The event as an `E`, if it is one.
    #[must_use]
    pub fn typed<E: Narrate>(&self) -> Option<&E> {
        self.0.any().downcast_ref()
    }
}

impl PartialEq for Event {
    fn eq(&self, other: &Self) -> bool {
        self.0.same(other)
    }
}

impl Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        #[cfg(any(not(target_arch = "wasm32"), feature = "event-json"))]
        return write!(f, "{}", self.json());
        #[cfg(not(any(not(target_arch = "wasm32"), feature = "event-json")))]
        f.write_str("an event")
    }
}

trait AnyEvent: Send + Sync {
    fn narrate(&self, lang: Lang, names: &[String]) -> String;
    #[cfg(any(not(target_arch = "wasm32"), feature = "event-json"))]
    fn json(&self) -> Value;
    fn same(&self, other: &Event) -> bool;
    fn any(&self) -> &dyn Any;
}

impl<E: Narrate> AnyEvent for E {
    fn narrate(&self, lang: Lang, names: &[String]) -> String {
        Narrate::narrate(self, lang, names)
    }
    #[cfg(any(not(target_arch = "wasm32"), feature = "event-json"))]
    fn json(&self) -> Value {
        serde_json::to_value(self).unwrap_or(Value::Null)
    }
    fn same(&self, other: &Event) -> bool {
        other.typed() == Some(self)
    }
    fn any(&self) -> &dyn Any {
        self
    }
}

trait AnyPosition: Send + Sync {
    fn any(&self) -> &dyn Any;
    fn boxed_clone(&self) -> Position;
    fn same(&self, other: &Position) -> bool;
    fn rules(&self) -> &'static dyn Rules;
    fn edition(&self) -> Edition;
    fn under(&self, edition: Edition) -> Option<Position>;
    fn options(&self) -> OptionValues;
    fn seats(&self) -> usize;
    fn turn(&self) -> Turn;
    fn legal_actions(&self) -> Vec<String>;
    fn outcomes(&self) -> Vec<(String, u32)>;
    fn play(&mut self, action: &str) -> Result<Vec<Event>, PlayError>;
    fn resolve(&mut self, outcome: &str) -> Result<Vec<Event>, PlayError>;
    fn ending(&self) -> Option<Ending>;
    fn document(&self) -> Value;
    fn hash(&self) -> StateHash;
    #[cfg(not(target_arch = "wasm32"))]
    fn render(&self, lang: Lang) -> String;
    #[cfg(not(target_arch = "wasm32"))]
    fn render_named(&self, lang: Lang, names: &[String]) -> String;
    fn prompt(&self, lang: Lang) -> String;
    fn describe(&self, action: &str, lang: Lang) -> Result<String, Unreadable>;
    fn why_not(&self, action: &str, lang: Lang) -> Result<Option<WhyNot>, Unreadable>;
    fn describe_ending(&self, lang: Lang) -> Option<String>;
    #[cfg(not(target_arch = "wasm32"))]
    fn random_playouts(&self, count: u64, seed: u64) -> PlayoutTotals;
    #[cfg(not(target_arch = "wasm32"))]
    fn perft(&self, depth: u32) -> u64;
}

impl<G: Wording> AnyPosition for G {
    fn any(&self) -> &dyn Any {
        self
    }
    fn boxed_clone(&self) -> Position {
        Position::new(self.clone())
    }
    fn same(&self, other: &Position) -> bool {
        other.typed::<G>() == Some(self)
    }
    fn rules(&self) -> &'static dyn Rules {
        rules_of::<G>()
    }
    fn edition(&self) -> Edition {
        Game::edition(self)
    }
    fn under(&self, edition: Edition) -> Option<Position> {
        Game::under(self.clone(), edition).map(Position::new)
    }
    fn options(&self) -> OptionValues {
        self.option_values()
    }
    fn seats(&self) -> usize {
        Game::seats(self)
    }
    fn turn(&self) -> Turn {
        Game::turn(self)
    }
    fn legal_actions(&self) -> Vec<String> {
        Game::legal_actions(self)
            .iter()
            .map(ToString::to_string)
            .collect()
    }
    fn outcomes(&self) -> Vec<(String, u32)> {
        Game::outcomes(self)
            .iter()
            .map(|(outcome, weight)| (outcome.to_string(), *weight))
            .collect()
    }
    fn play(&mut self, action: &str) -> Result<Vec<Event>, PlayError> {
        let mut events = Vec::new();
        Game::play(self, action.parse()?, &mut events)?;
        Ok(erase(events))
    }
    fn resolve(&mut self, outcome: &str) -> Result<Vec<Event>, PlayError> {
        let mut events = Vec::new();
        Game::resolve(self, outcome.parse()?, &mut events)?;
        Ok(erase(events))
    }
    fn ending(&self) -> Option<Ending> {
        Game::ending(self)
    }
    fn document(&self) -> Value {
        Game::document(self)
    }
    fn hash(&self) -> StateHash {
        self.state_hash()
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn render(&self, lang: Lang) -> String {
        Wording::render(self, lang)
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn render_named(&self, lang: Lang, names: &[String]) -> String {
        Wording::render_named(self, lang, names)
    }
    fn prompt(&self, lang: Lang) -> String {
        Wording::prompt(self, lang)
    }
    fn describe(&self, action: &str, lang: Lang) -> Result<String, Unreadable> {
        Ok(Wording::describe(self, action.parse()?, lang))
    }
    fn why_not(&self, action: &str, lang: Lang) -> Result<Option<WhyNot>, Unreadable> {
        let action: G::Action = action.parse()?;
        if self.legal_actions().contains(&action) {
            return Ok(None);
        }
        Ok(Some(Wording::why_not(self, action, lang)))
    }
    fn describe_ending(&self, lang: Lang) -> Option<String> {
        Game::ending(self).map(|ending| G::describe_ending(&ending, lang))
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn random_playouts(&self, count: u64, seed: u64) -> PlayoutTotals {
        random_playouts(self, count, seed)
    }
    #[cfg(not(target_arch = "wasm32"))]
    fn perft(&self, depth: u32) -> u64 {
        perft(self, depth)
    }
}

fn erase<E: Narrate>(events: Vec<E>) -> Vec<Event> {
    events
        .into_iter()
        .map(|event| Event(Arc::new(event)))
        .collect()
}

//! The trait that a rules crate implements.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use crate::{
    Day, Edition, FastRng, OptionValues, Schema, Seat, Sink, StateHash, Turn, Violations,
    random_listed_action, random_listed_outcome,
};

/// A game is a value: a position that can be cloned, compared, hashed, printed and parsed, with
/// pure functions on it. No I/O, no clock, no randomness of its own: chance turns list their
/// outcomes, and the caller picks one.
///
/// It holds rules and notation only, and is all that bots and search need; what a game says to
/// people is in [`Wording`](crate::Wording).
///
/// ```
/// use starboard_kernel::toy::{Pebbles, PebblesAction};
/// use starboard_kernel::{Game, OptionValues, PlayError, Silent, Turn};
///
/// let options = Pebbles::read_options(&OptionValues::new()).expect("defaults");
/// let mut position = Pebbles::start(&options);
///
/// // Checked play is for what comes from outside. It reports its events to a sink.
/// let mut events = Vec::new();
/// let action: PebblesAction = "gamble".parse()?;
/// position.play(action, &mut events)?;
/// assert_eq!(events.len(), 1);
///
/// // A chance turn lists what can happen, and the caller picks.
/// assert_eq!(position.turn(), Turn::Chance);
/// let (outcome, _weight) = position.outcomes()[0];
/// position.resolve(outcome, &mut Silent)?;
///
/// // Search takes its actions from the list, so nothing has to be checked again.
/// for action in position.legal_actions() {
///     let mut next = position.clone();
///     next.play_unchecked(action, &mut Silent);
///     assert_ne!(next, position);
/// }
///
/// // What is illegal is refused with the rule that forbids it, and changes nothing.
/// while position.pile() >= 3 {
///     position.play(PebblesAction::Take(3), &mut Silent)?;
/// }
/// let before = position.clone();
/// let refused = position.play(PebblesAction::Take(3), &mut Silent);
/// assert!(matches!(refused, Err(PlayError::Illegal { rule: "T1", .. })));
/// assert_eq!(position, before);
/// # Ok::<(), PlayError>(())
/// ```
///
/// The methods with a body are derived from the others; a game must not override them, save
/// [`Game::random_action`] and [`Game::random_outcome`] for speed, [`Game::edition`] and
/// [`Game::under`] if it has several editions, and [`Game::of_day`] if it is for one.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// One decision. Its `Display` is the notation; `FromStr` reads back exactly that, whether
    /// the action is legal or not.
    type Action: Copy + Eq + Debug + Display + FromStr<Err = Unreadable> + Send + Sync + 'static;
    /// One result of a draw or a roll, printed and read like an action.
    type Outcome: Copy + Eq + Debug + Display + FromStr<Err = Unreadable> + Send + Sync + 'static;
    /// What happened, for listeners.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// The options of the schema, typed. Serialised by their names.
    type Options: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    const NAME: &'static str;
    /// The editions that a position can be of. The first is the one of records, logs and
    /// documents that name none; which one a new game is of follows from its options.
    const EDITIONS: &'static [Edition];
    /// Whether players collect points. If not, scores only tell who won: 1 or 0.
    const HAS_POINTS: bool;
    /// Whether a game that nobody has won is a draw. If not, everybody has lost it.
    const HAS_DRAWS: bool;

    // How it begins.
    fn schema() -> Schema;
    fn start(options: &Self::Options) -> Self;
    fn options(&self) -> Self::Options;

    // How it continues.
    fn seats(&self) -> usize;
    fn turn(&self) -> Turn;
    /// Appends the legal actions in a fixed order without duplicates; nothing if it is not a
    /// player's turn.
    fn legal_actions_into(&self, into: &mut Vec<Self::Action>);
    /// Appends the outcomes that can happen, with their weights; nothing if it is not chance's
    /// turn.
    fn outcomes_into(&self, into: &mut Vec<(Self::Outcome, u32)>);
    /// Carries out an action that is known to be legal, for search; [`Silent`](crate::Silent) is
    /// the sink that drops them. Anything may happen, short of undefined behaviour, if it is not
    /// legal: use [`Game::play`] for actions from outside.
    fn play_unchecked(&mut self, action: Self::Action, sink: &mut impl Sink<Self::Event>);
    /// Carries out an outcome that is known to be possible, for search: use [`Game::resolve`] for
    /// outcomes from outside.
    fn resolve_unchecked(&mut self, outcome: Self::Outcome, sink: &mut impl Sink<Self::Event>);
    /// The number of the rule that forbids an action which is not legal now.
    fn rule_against(&self, action: Self::Action) -> &'static str;
    /// How it ended, once it has.
    fn ending(&self) -> Option<Ending>;

    // How it is written.
    fn document(&self) -> Value;
    /// # Errors
    /// Everything that keeps the document from being a position of this game.
    fn from_document(document: &Value) -> Result<Self, Violations>;
    /// Appends bytes that are equal for equal positions only, and the same on every platform.
    fn encode(&self, into: &mut Vec<u8>);

    // By which rules it is played.
    /// Which of [`Game::EDITIONS`] this position is of. A game with several overrides this one.
    #[must_use]
    fn edition(&self) -> Edition {
        Self::EDITIONS[0]
    }

    /// The start of a game, or a position read from a document, by the edition that a record pins;
    /// `None` if it cannot be of that one. The options determine it, unless a game keeps several
    /// rules versions of an edition: such a game overrides this one.
    #[must_use]
    fn under(self, edition: Edition) -> Option<Self> {
        (self.edition() == edition).then_some(self)
    }

    /// The start of the game of a day; `None` if there is none. It pins options and edition: the
    /// start of a day never changes, whatever other games start with later. A solo game overrides
    /// this one.
    #[must_use]
    fn of_day(_day: Day) -> Option<Self> {
        None
    }

    // What follows from it.
    #[must_use]
    fn legal_actions(&self) -> Vec<Self::Action> {
        let mut actions = Vec::new();
        self.legal_actions_into(&mut actions);
        actions
    }

    #[must_use]
    fn outcomes(&self) -> Vec<(Self::Outcome, u32)> {
        let mut outcomes = Vec::new();
        self.outcomes_into(&mut outcomes);
        outcomes
    }

    /// A legal action, each equally likely. `buffer` is scratch space.
    ///
    /// A game may override this one if it can do it faster than by listing all actions. Every
    /// legal action must keep exactly the same chance.
    ///
    /// # Panics
    /// If it is not a player's turn.
    #[inline]
    fn random_action(&self, rng: &mut FastRng, buffer: &mut Vec<Self::Action>) -> Self::Action {
        random_listed_action(self, rng, buffer)
    }

    /// A possible outcome by its weight. `buffer` is scratch space.
    ///
    /// A game may override this one if it can do it faster than by listing all outcomes. Every
    /// outcome must keep exactly its chance.
    ///
    /// # Panics
    /// If it is not chance's turn.
    #[inline]
    fn random_outcome(
        &self,
        rng: &mut FastRng,
        buffer: &mut Vec<(Self::Outcome, u32)>,
    ) -> Self::Outcome {
        random_listed_outcome(self, rng, buffer)
    }

    /// Checked play: an illegal action is refused and changes nothing. [`Game::play_unchecked`] is
    /// the twin for search.
    ///
    /// # Errors
    /// Why the action cannot be played now.
    fn play(
        &mut self,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), PlayError> {
        match self.turn() {
            Turn::Over => Err(PlayError::Over),
            Turn::Chance => Err(PlayError::ChancePending),
            Turn::Player(_) if self.legal_actions().contains(&action) => {
                self.play_unchecked(action, sink);
                Ok(())
            }
            Turn::Player(_) => Err(PlayError::Illegal {
                action: action.to_string(),
                rule: self.rule_against(action),
            }),
        }
    }

    /// Checked chance: an impossible outcome is refused and changes nothing.
    /// [`Game::resolve_unchecked`] is the twin for search.
    ///
    /// # Errors
    /// Why the outcome cannot happen now.
    fn resolve(
        &mut self,
        outcome: Self::Outcome,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), PlayError> {
        match self.turn() {
            Turn::Over => Err(PlayError::Over),
            Turn::Player(seat) => Err(PlayError::NoChance { seat }),
            Turn::Chance => {
                if self.outcomes().iter().any(|&(o, _)| o == outcome) {
                    self.resolve_unchecked(outcome, sink);
                    Ok(())
                } else {
                    Err(PlayError::Impossible {
                        outcome: outcome.to_string(),
                    })
                }
            }
        }
    }

    #[must_use]
    fn state_hash(&self) -> StateHash {
        let mut bytes = Vec::with_capacity(256);
        self.encode(&mut bytes);
        StateHash::of(&bytes)
    }

    /// Typed options from values by name; what is left out takes its default.
    ///
    /// # Errors
    /// Every option that is unknown or has an impossible value.
    fn read_options(values: &OptionValues) -> Result<Self::Options, Violations> {
        let complete = Self::schema().complete(values)?;
        serde_json::from_value(Value::Object(complete))
            .map_err(|error| Violations::one("options", error.to_string()))
    }

    /// The same for options that were written down, in a position document: what is left out may
    /// be older than the option (see [`Schema::unwritten`]).
    ///
    /// # Errors
    /// Every option that is unknown or has an impossible value.
    fn read_written_options(written: &OptionValues) -> Result<Self::Options, Violations> {
        Self::read_options(&Self::schema().with_unwritten(written))
    }

    /// The options as a position document has them.
    #[must_use]
    fn written_options(&self) -> OptionValues {
        Self::schema().written(self.option_values())
    }

    /// The options by name.
    #[must_use]
    fn option_values(&self) -> OptionValues {
        match serde_json::to_value(self.options()) {
            Ok(Value::Object(values)) => values,
            _ => OptionValues::new(),
        }
    }
}

/// How a game ended: by its rules, or at a table because all but one have resigned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ending {
    /// A word of the rules, such as `cleared`, or [`Ending::RESIGNED`].
    pub reason: &'static str,
    /// Points by seat; none after resignations.
    pub scores: Vec<i64>,
    /// Nobody, one, or several who share the win.
    pub winners: Vec<Seat>,
    /// Nobody won and nobody lost. Records and lists leave it out: [`Game::HAS_DRAWS`] tells.
    pub drawn: bool,
}

impl Ending {
    /// The reason of a game in which all but one have resigned. No rules have this word.
    pub const RESIGNED: &'static str = "resigned";
}

/// A text that is not in the game's notation.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("cannot read {text:?}: {expected}")]
pub struct Unreadable {
    pub text: String,
    pub expected: String,
}

impl Unreadable {
    #[must_use]
    pub fn new(text: &str, expected: impl Into<String>) -> Self {
        // A hostile text is not echoed at length.
        Unreadable {
            text: text.chars().take(60).collect(),
            expected: expected.into(),
        }
    }
}

/// Why an action cannot be played, or an outcome cannot happen: the facts, in no language.
/// [`Wording::why_not`](crate::Wording::why_not) and
/// [`Position::explain`](crate::erased::Position::explain) put them into words.
#[derive(
    Clone, PartialEq, Eq, Debug, thiserror::Error, strum::IntoStaticStr, strum::VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
pub enum PlayError {
    #[error("the game is over")]
    Over,
    #[error("a chance outcome must be resolved first")]
    ChancePending,
    #[error("nothing is left to chance now: seat {seat} is to act")]
    NoChance { seat: Seat },
    #[error("{outcome} cannot happen now")]
    Impossible { outcome: String },
    #[error("{action} is not possible ({rule})")]
    Illegal {
        /// In notation.
        action: String,
        /// The number of the rule that forbids it.
        rule: &'static str,
    },
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
}

impl PlayError {
    /// A stable word for programs: the name of the variant in kebab case.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.into()
    }
}

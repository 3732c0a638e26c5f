//! Integers for programs that learn: every game numbers its actions and outcomes, and writes its
//! positions as bytes. The Python package and everything that trains through it share these encodings;
//! the bots' own networks read positions directly, because their inputs are chosen for speed.

use std::fmt::{self, Debug};
use std::marker::PhantomData;
use std::sync::Arc;

use serde::Serialize;

use crate::erased::Position;
use crate::{Game, OptionValues, Seat, Turn, Violations, Wording};

/// A game in integers. Everything is for one set of options, of which [`Encoding::space`] makes a
/// value once: a game without some part of the rules has no numbers for it.
///
/// **Actions** are numbered from 0 without gaps between the groups of the [`Legend`]. A number has
/// a meaning in a position: `move to c3` is one number, no matter where the piece stands. Where the
/// rules look the same from every seat, numbers are in the frame of the seat to act: what is ahead
/// of one player has the number of what is ahead of another.
///
/// **Outcomes** are numbered in the same way, independently of the position.
///
/// **Observations** are bytes: fields of numbers, seen from a seat. The observer's own fields come
/// first, then those of the next seat.
///
/// ```
/// use starboard_kernel::toy::Pebbles;
/// use starboard_kernel::{Encoding, Game, OptionValues, Seat};
///
/// let options = Pebbles::read_options(&OptionValues::new()).expect("defaults");
/// let space = Pebbles::space(&options);
/// let legend = Pebbles::legend(&space);
/// let position = Pebbles::start(&options);
///
/// let mut mask = vec![0; legend.action_count()];
/// position.mask(&space, &mut mask);
/// assert_eq!(mask, [1, 1, 1, 1]);
/// let gamble = position.action(&space, 3).expect("a number of the space");
/// assert_eq!(gamble.to_string(), "gamble");
/// assert_eq!(position.number(&space, gamble), Some(3));
///
/// let mut bytes = vec![0; legend.observation_size()];
/// position.observe(&space, Seat::new(0), &mut bytes);
/// assert_eq!(legend.fields[0].name, "pile");
/// assert_eq!(bytes[0], 12);
/// ```
pub trait Encoding: Game {
    /// What the encoding takes from the options, and its tables.
    type Space: Debug + Send + Sync + 'static;

    fn space(options: &Self::Options) -> Self::Space;
    /// What the numbers mean.
    fn legend(space: &Self::Space) -> Legend;

    /// The number of an action in this position, where it is a player's turn; `None` for actions
    /// that cannot be legal now.
    fn number(&self, space: &Self::Space, action: Self::Action) -> Option<u32>;
    /// The action that a number means in this position, whether it is legal or not; `None` if it
    /// means none.
    fn action(&self, space: &Self::Space, number: u32) -> Option<Self::Action>;
    fn outcome_number(space: &Self::Space, outcome: Self::Outcome) -> Option<u32>;
    fn outcome(space: &Self::Space, number: u32) -> Option<Self::Outcome>;

    /// Writes the position as a seat sees it: every byte of `into`, which is as long as the
    /// [`Legend`] says. A seat can look at any time, also when it is not its turn.
    fn observe(&self, space: &Self::Space, seat: Seat, into: &mut [u8]);

    /// Appends the numbers of the legal actions, in the order of [`Game::legal_actions`]; nothing
    /// if it is not a player's turn.
    ///
    /// A game may override this one if it can do it faster than by listing the actions.
    fn legal_numbers(&self, space: &Self::Space, into: &mut Vec<u32>) {
        let legal = self.legal_actions();
        into.extend(
            legal
                .into_iter()
                .filter_map(|action| self.number(space, action)),
        );
    }

    /// Writes 1 for every legal action and 0 for all others. Not to be overridden.
    fn mask(&self, space: &Self::Space, into: &mut [u8]) {
        into.fill(0);
        let mut numbers = Vec::with_capacity(64);
        self.legal_numbers(space, &mut numbers);
        for number in numbers {
            into[number as usize] = 1;
        }
    }
}

/// What the numbers of an encoding mean, for people and for programs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Legend {
    /// The action numbers, group by group.
    pub actions: Vec<Group>,
    /// The outcome numbers, group by group.
    pub outcomes: Vec<Group>,
    /// The bytes of an observation, field by field.
    pub fields: Vec<Field>,
    /// The symmetries of the rules. Others are compositions of these.
    pub symmetries: Vec<Symmetry>,
    /// Whether positions that look the same from the same seat are the same. If not, the game's
    /// documentation says what a position has beyond its observation; legal actions always follow
    /// from the observation.
    pub complete: bool,
}

impl Legend {
    #[must_use]
    pub fn action_count(&self) -> usize {
        self.actions.iter().map(|group| group.count).sum()
    }

    #[must_use]
    pub fn outcome_count(&self) -> usize {
        self.outcomes.iter().map(|group| group.count).sum()
    }

    /// How many bytes an observation has.
    #[must_use]
    pub fn observation_size(&self) -> usize {
        self.fields.iter().map(Field::size).sum()
    }

    /// Every field with the place of its first byte.
    pub fn places(&self) -> impl Iterator<Item = (usize, &Field)> {
        self.fields.iter().scan(0, |next, field| {
            let place = *next;
            *next += field.size();
            Some((place, field))
        })
    }

    /// The place of a field's first byte.
    #[must_use]
    pub fn place_of(&self, name: &str) -> Option<usize> {
        self.places()
            .find(|(_, field)| field.name == name)
            .map(|(place, _)| place)
    }
}

/// Numbers that follow each other and mean the same kind of thing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Group {
    pub name: &'static str,
    pub meaning: String,
    pub count: usize,
}

impl Group {
    #[must_use]
    pub fn new(name: &'static str, count: usize, meaning: impl Into<String>) -> Self {
        Group {
            name,
            meaning: meaning.into(),
            count,
        }
    }
}

/// Bytes of an observation that mean the same kind of thing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Field {
    pub name: &'static str,
    pub meaning: String,
    /// The last dimension changes fastest; a single byte has the shape `[1]`.
    pub shape: Vec<usize>,
    /// The greatest value; the least is 0.
    pub most: u8,
    /// What each value means, where values are names rather than amounts: then they have no
    /// order, and a network wants them one-hot.
    pub names: Vec<String>,
}

impl Field {
    /// A field of amounts.
    #[must_use]
    pub fn number(
        name: &'static str,
        shape: impl Into<Vec<usize>>,
        most: u8,
        meaning: impl Into<String>,
    ) -> Self {
        Field {
            name,
            meaning: meaning.into(),
            shape: shape.into(),
            most,
            names: Vec::new(),
        }
    }

    /// A field of names, one for each value from 0.
    ///
    /// # Panics
    /// If there are no names, or more than bytes have values.
    #[must_use]
    pub fn named<N: Into<String>>(
        name: &'static str,
        shape: impl Into<Vec<usize>>,
        names: impl IntoIterator<Item = N>,
        meaning: impl Into<String>,
    ) -> Self {
        let names: Vec<String> = names.into_iter().map(Into::into).collect();
        assert!((1..=256).contains(&names.len()), "a byte has a name");
        Field {
            name,
            meaning: meaning.into(),
            shape: shape.into(),
            most: (names.len() - 1) as u8,
            names,
        }
    }

    /// How many bytes it has.
    #[must_use]
    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

/// A symmetry of the rules: the image of a position is a position in which the images of actions do
/// what the actions did. Outcomes are their own images.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Symmetry {
    pub name: &'static str,
    pub meaning: String,
    /// Whether the start of a game is its own image, so that the image of a whole game is a game.
    pub from_start: bool,
    /// Byte `i` of the image is byte `bytes[i]` of the observation.
    pub bytes: Vec<u32>,
    /// The image of action `a` is action `actions[a]`.
    pub actions: Vec<u32>,
}

impl Symmetry {
    /// The image of an observation.
    #[must_use]
    pub fn observation(&self, of: &[u8]) -> Vec<u8> {
        self.bytes.iter().map(|&from| of[from as usize]).collect()
    }

    /// The image of a mask.
    #[must_use]
    pub fn mask(&self, of: &[u8]) -> Vec<u8> {
        let mut image = vec![0; of.len()];
        for (&to, &legal) in self.actions.iter().zip(of) {
            image[to as usize] = legal;
        }
        image
    }
}

/// The encoding of a game that is not known at compile time.
pub trait Encodings: Send + Sync {
    /// The name of the game.
    fn name(&self) -> &'static str;
    /// The encoding for these options; those left out take their defaults.
    ///
    /// # Errors
    /// Every option that is unknown or has an impossible value.
    fn space(&self, options: &OptionValues) -> Result<Space, Violations>;
}

impl Debug for dyn Encodings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The encoding of `G`.
#[must_use]
pub fn encoding_of<G: Encoding + Wording>() -> &'static dyn Encodings {
    &EncodingOf::<G>(PhantomData)
}

struct EncodingOf<G>(PhantomData<fn() -> G>);

impl<G: Encoding + Wording> Encodings for EncodingOf<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn space(&self, options: &OptionValues) -> Result<Space, Violations> {
        let options = G::read_options(options)?;
        let space = G::space(&options);
        let legend = G::legend(&space);
        Ok(Space(Arc::new(SpaceOf::<G> {
            values: G::start(&options).option_values(),
            options,
            space,
            legend,
        })))
    }
}

/// The encoding of some game for some options. It is for positions of that game with those options:
/// for others its methods return `None`.
///
/// ```
/// use starboard_kernel::erased::rules_of;
/// use starboard_kernel::toy::Pebbles;
/// use starboard_kernel::{OptionValues, Seat, encoding_of};
///
/// let options = OptionValues::new();
/// let space = encoding_of::<Pebbles>().space(&options).expect("defaults");
/// let position = rules_of::<Pebbles>().start(&options).expect("defaults");
/// assert_eq!(space.legal_numbers(&position), Some(vec![0, 1, 2, 3]));
/// assert_eq!(space.action(&position, 3).as_deref(), Some("gamble"));
/// assert_eq!(space.observe(&position, Seat::new(0)).expect("two seats")[0], 12);
/// ```
#[derive(Clone)]
pub struct Space(Arc<dyn AnySpace>);

impl Space {
    #[must_use]
    pub fn legend(&self) -> &Legend {
        self.0.legend()
    }
    /// The options, all of them.
    #[must_use]
    pub fn options(&self) -> &OptionValues {
        self.0.options()
    }
    /// The numbers of the legal actions.
    #[must_use]
    pub fn legal_numbers(&self, position: &Position) -> Option<Vec<u32>> {
        self.0.legal_numbers(position)
    }
    /// 1 for every legal action, 0 for all others.
    #[must_use]
    pub fn mask(&self, position: &Position) -> Option<Vec<u8>> {
        let mut mask = vec![0; self.legend().action_count()];
        for number in self.legal_numbers(position)? {
            mask[number as usize] = 1;
        }
        Some(mask)
    }
    /// The number of an action in notation.
    #[must_use]
    pub fn number(&self, position: &Position, action: &str) -> Option<u32> {
        self.0.number(position, action)
    }
    /// The action of a number, in notation; whether it is legal or not.
    #[must_use]
    pub fn action(&self, position: &Position, number: u32) -> Option<String> {
        self.0.action(position, number)
    }
    /// The number of an outcome in notation.
    #[must_use]
    pub fn outcome_number(&self, outcome: &str) -> Option<u32> {
        self.0.outcome_number(outcome)
    }
    /// The outcome of a number, in notation.
    #[must_use]
    pub fn outcome(&self, number: u32) -> Option<String> {
        self.0.outcome(number)
    }
    /// The position as a seat at the table sees it.
    #[must_use]
    pub fn observe(&self, position: &Position, seat: Seat) -> Option<Vec<u8>> {
        self.0.observe(position, seat)
    }
}

impl Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Debug::fmt(&self.0, f)
    }
}

trait AnySpace: Debug + Send + Sync {
    fn legend(&self) -> &Legend;
    fn options(&self) -> &OptionValues;
    fn legal_numbers(&self, position: &Position) -> Option<Vec<u32>>;
    fn number(&self, position: &Position, action: &str) -> Option<u32>;
    fn action(&self, position: &Position, number: u32) -> Option<String>;
    fn outcome_number(&self, outcome: &str) -> Option<u32>;
    fn outcome(&self, number: u32) -> Option<String>;
    fn observe(&self, position: &Position, seat: Seat) -> Option<Vec<u8>>;
}

struct SpaceOf<G: Encoding> {
    options: G::Options,
    values: OptionValues,
    space: G::Space,
    legend: Legend,
}

impl<G: Encoding> SpaceOf<G> {
    /// The position, if this encoding is for it.
    fn own<'a>(&self, position: &'a Position) -> Option<&'a G> {
        let typed = position.typed::<G>()?;
        (typed.options() == self.options).then_some(typed)
    }
}

impl<G: Encoding> Debug for SpaceOf<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", G::NAME, self.values)
    }
}

impl<G: Encoding> AnySpace for SpaceOf<G> {
    fn legend(&self) -> &Legend {
        &self.legend
    }
    fn options(&self) -> &OptionValues {
        &self.values
    }
    fn legal_numbers(&self, position: &Position) -> Option<Vec<u32>> {
        let mut numbers = Vec::new();
        self.own(position)?.legal_numbers(&self.space, &mut numbers);
        Some(numbers)
    }
    fn number(&self, position: &Position, action: &str) -> Option<u32> {
        let position = self.own(position)?;
        let Turn::Player(_) = position.turn() else {
            return None;
        };
        position.number(&self.space, action.parse().ok()?)
    }
    fn action(&self, position: &Position, number: u32) -> Option<String> {
        let position = self.own(position)?;
        let Turn::Player(_) = position.turn() else {
            return None;
        };
        let action = position.action(&self.space, number)?;
        Some(action.to_string())
    }
    fn outcome_number(&self, outcome: &str) -> Option<u32> {
        G::outcome_number(&self.space, outcome.parse().ok()?)
    }
    fn outcome(&self, number: u32) -> Option<String> {
        Some(G::outcome(&self.space, number)?.to_string())
    }
    fn observe(&self, position: &Position, seat: Seat) -> Option<Vec<u8>> {
        let position = self.own(position)?;
        if seat.index() >= position.seats() {
            return None;
        }
        let mut bytes = vec![0; self.legend.observation_size()];
        position.observe(&self.space, seat, &mut bytes);
        Some(bytes)
    }
}

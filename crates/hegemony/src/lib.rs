//! Cosmic Hegemony: one captain runs the gauntlet of three alien sectors, meeting guards and
//! agents, and searches twelve planets for the lost Super Weapons.
//!
//! Rules are cited by their numbers, H1 to H26. The position is [`Hegemony`]; [`cards`] is the
//! card set with the language its effects are written in, [`dice`] what the captain's dice can
//! do, [`agenda`] what is still to be done, [`force`] which effects hold, [`price`] what a card
//! costs; [`play`] says what each action and draw does, [`legal`] which are possible, [`applied`]
//! which texts had a part in it, [`prospects`] what can still decide the last round.

#![warn(clippy::float_arithmetic)]

mod action;
mod agenda;
mod applied;
pub mod cards;
pub mod dice;
mod document;
mod encoding;
mod event;
mod force;
mod legal;
mod names;
mod pieces;
mod play;
mod price;
mod prospects;
mod random;
mod refusal;
mod render;
pub mod texts;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use starboard_kernel::{Day, Edition, Ending, FastRng, Game, Schema, Seat, Sink, Turn, Violations};

pub use action::{Action, Outcome, Payment};
use agenda::Agenda;
pub use agenda::{Source, Task};
pub use applied::{CardText, Listener, Part, Step};
use cards::Kinds;
pub use cards::{Ability, Cube, Die, Kind};
pub use encoding::Space;
pub use event::Event;
pub use names::{Alien, Captain, Encounter, Planet, Weapon};
use names::{EncounterSet, PlanetSet, WeaponSet};
pub use price::Strength;

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hegemony {
    options: Options,
    /// H5: the sectors from left to right.
    aliens: [Option<Alien>; 3],
    captain: Option<Captain>,
    /// Red, orange, blue.
    points: [u8; 3],
    /// H24: the face that each owned die shows; 0 for those not owned.
    dice: [u8; 6],
    /// By the order of [`Cube`].
    bag: [u8; 6],
    supply: [u8; 6],
    /// H20: the black cubes on Quietus.
    alerts: u8,
    /// How many cards each sector's deck has.
    decks: [u8; 3],
    /// The cards that have not been seen yet, in any deck.
    unseen: EncounterSet,
    /// The cards that were shuffled back into the current deck.
    shuffled_back: EncounterSet,
    /// The cards drawn to choose a line from.
    sifted: EncounterSet,
    hand: EncounterSet,
    discard: EncounterSet,
    line: Line,
    location: Option<Encounter>,
    /// The planets that have not been seen yet.
    planet_deck: PlanetSet,
    face_up: PlanetSet,
    planet: Option<Planet>,
    /// The Super Weapons found, in the order they were found.
    found: Found,
    /// How many are still to be found.
    weapons_left: u8,
    /// Counted from 1; 0 while the game is set up.
    round: u8,
    /// The current sector.
    sector: u8,
    searching: bool,
    /// H23: a die has been used this round.
    die_used: bool,
    /// What dice and hand cards give against the card that is met.
    boost: u8,
    /// Something was used that may only be used when engaging.
    committed: bool,
    /// Cubes still to be drawn in the search; before it begins, those to be drawn in addition.
    cubes: i8,
    /// The black cubes that have cost nothing in this search.
    hushed: u8,
    /// A cube has raised an ability by two in this search.
    surged: bool,
    agenda: Agenda,
    end: Option<End>,
    /// What the lasting effects of the cards on the table are about, so that most questions are
    /// answered without a look at them.
    about: Kinds,
}

/// The cards of the line, without the Locations once it is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    cards: [Option<Slot>; 4],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    pub card: Encounter,
    pub state: SlotState,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SlotState {
    /// Not yet engaged or evaded.
    Waiting,
    Engaged,
    Evaded,
    /// Neither was requested.
    Passed,
}

impl Line {
    const EMPTY: Line = Line { cards: [None; 4] };

    fn slots(&self) -> impl DoubleEndedIterator<Item = Slot> {
        self.cards.into_iter().flatten()
    }

    fn len(&self) -> usize {
        self.slots().count()
    }

    fn push(&mut self, card: Encounter) {
        let free = self.cards.iter_mut().find(|slot| slot.is_none());
        if let Some(place) = free {
            *place = Some(Slot {
                card,
                state: SlotState::Waiting,
            });
        }
    }

    #[inline]
    fn get(&self, place: usize) -> Option<Slot> {
        self.cards.get(place).copied().flatten()
    }
}

/// The Super Weapons found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Found {
    weapons: [Option<FoundWeapon>; 6],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FoundWeapon {
    pub weapon: Weapon,
    /// The cubes that its card asks for: red, orange, blue.
    pub needs: [u8; 3],
    /// The cubes on it besides the yellow one: red, orange, blue.
    pub cubes: [u8; 3],
    /// H24: a die made it count as understood.
    pub deciphered: bool,
}

impl FoundWeapon {
    /// Without a cube but the yellow one.
    pub(crate) fn new(weapon: Weapon, set: CardSet) -> FoundWeapon {
        FoundWeapon {
            weapon,
            needs: weapon.card(set).needs,
            cubes: [0; 3],
            deciphered: false,
        }
    }

    /// With those cubes of another that it asks for, too.
    pub(crate) fn with_cubes_of(mut self, other: &FoundWeapon) -> FoundWeapon {
        for (at, cubes) in self.cubes.iter_mut().enumerate() {
            *cubes = other.cubes[at].min(self.needs[at]);
        }
        self
    }

    /// H21.
    #[must_use]
    pub fn is_understood(&self) -> bool {
        self.deciphered || self.cubes == self.needs
    }

    /// Whether it still needs a cube of this colour.
    #[must_use]
    pub fn needs(&self, ability: Ability) -> bool {
        !self.is_understood() && self.cubes[ability.index()] < self.needs[ability.index()]
    }
}

impl Found {
    const EMPTY: Found = Found { weapons: [None; 6] };

    #[inline]
    fn iter(&self) -> impl Iterator<Item = FoundWeapon> {
        self.weapons.into_iter().flatten()
    }

    fn set(&self) -> WeaponSet {
        self.iter().fold(0, |set, found| set | found.weapon.bit())
    }

    fn get_mut(&mut self, weapon: Weapon) -> Option<&mut FoundWeapon> {
        self.weapons
            .iter_mut()
            .flatten()
            .find(|found| found.weapon == weapon)
    }
}

/// Which cards are played with. A card is the same in all sets by its id, name and kind; what it
/// costs and does differs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CardSet {
    First,
    Second,
}

impl CardSet {
    pub const ALL: [CardSet; 2] = [CardSet::First, CardSet::Second];

    /// Whether the rulings of the rules hold, which came with the second set.
    pub(crate) const fn has_rulings(self) -> bool {
        matches!(self, CardSet::Second)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    pub edition: CardSet,
    pub difficulty: Difficulty,
    /// None in particular: drawn at random.
    pub captain: Option<Captain>,
}

const RANDOM_CAPTAIN: &str = "random";

#[derive(Serialize, Deserialize)]
struct OptionFields {
    difficulty: Difficulty,
    captain: String,
    edition: CardSet,
}

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        OptionFields {
            difficulty: self.difficulty,
            captain: self.captain.map_or(RANDOM_CAPTAIN, Captain::id).to_owned(),
            edition: self.edition,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let fields = OptionFields::deserialize(deserializer)?;
        let captain = match fields.captain.as_str() {
            RANDOM_CAPTAIN => None,
            id => Some(Captain::read(id).ok_or_else(|| {
                serde::de::Error::custom(format!("there is no captain called {id:?}"))
            })?),
        };
        Ok(Options {
            edition: fields.edition,
            difficulty: fields.difficulty,
            captain,
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Difficulty {
    Basic,
    Normal,
    Advanced,
}

impl Difficulty {
    /// H8: how many Super Weapons there are to find, and as many alerts.
    #[must_use]
    pub const fn weapons(self) -> u8 {
        match self {
            Difficulty::Basic => 4,
            Difficulty::Normal => 5,
            Difficulty::Advanced => 6,
        }
    }
}

/// How it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// H25: the last Super Weapon is found.
    Victory,
    /// H26: two abilities are at zero.
    Crippled,
    /// H26: no deck has cards left.
    Exhausted,
}

impl End {
    pub const ALL: [End; 3] = [End::Victory, End::Crippled, End::Exhausted];

    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            End::Victory => "victory",
            End::Crippled => "crippled",
            End::Exhausted => "exhausted",
        }
    }
}

/// What can be seen of a position, for boards and bots.
impl Hegemony {
    /// The cards that are played with.
    #[must_use]
    #[inline]
    pub fn card_set(&self) -> CardSet {
        self.options.edition
    }
    /// What the position waits for.
    #[must_use]
    pub fn task(&self) -> Task {
        self.agenda.top()
    }
    /// Everything that is still to be done, what comes next at the end.
    pub fn pending(&self) -> impl Iterator<Item = Task> {
        self.agenda.tasks().iter().copied()
    }
    #[must_use]
    pub fn aliens(&self) -> [Option<Alien>; 3] {
        self.aliens
    }
    /// H11: the alien whose sector this is.
    #[must_use]
    #[inline]
    pub fn alien(&self) -> Option<Alien> {
        self.aliens[usize::from(self.sector)]
    }
    /// From 0 to 2.
    #[must_use]
    pub fn sector(&self) -> usize {
        usize::from(self.sector)
    }
    #[must_use]
    pub fn captain(&self) -> Option<Captain> {
        self.captain
    }
    #[must_use]
    #[inline]
    pub fn points(&self, ability: Ability) -> u8 {
        self.points[ability.index()]
    }
    /// H1: what the captain's card gives.
    #[must_use]
    #[inline]
    pub fn most(&self, ability: Ability) -> u8 {
        self.captain.map_or(0, |captain| {
            captain.card(self.card_set()).points[ability.index()]
        })
    }
    /// The face that an owned die shows.
    #[must_use]
    pub fn face(&self, die: Die) -> Option<u8> {
        let face = self.dice[die.index()];
        (face != 0).then_some(face)
    }
    /// H23.
    #[must_use]
    pub fn is_die_used(&self) -> bool {
        self.die_used
    }
    #[must_use]
    pub fn bag(&self) -> [u8; 6] {
        self.bag
    }
    #[must_use]
    pub fn supply(&self) -> [u8; 6] {
        self.supply
    }
    #[must_use]
    pub fn alerts(&self) -> u8 {
        self.alerts
    }
    #[must_use]
    pub fn decks(&self) -> [u8; 3] {
        self.decks
    }
    pub fn line(&self) -> impl DoubleEndedIterator<Item = Slot> {
        self.line.slots()
    }
    #[must_use]
    pub fn location(&self) -> Option<Encounter> {
        self.location
    }
    pub fn hand(&self) -> impl Iterator<Item = Encounter> {
        Encounter::of(self.hand)
    }
    pub fn discard(&self) -> impl Iterator<Item = Encounter> {
        Encounter::of(self.discard)
    }
    /// The cards that have not been seen yet, in any deck.
    pub fn unseen(&self) -> impl Iterator<Item = Encounter> {
        Encounter::of(self.unseen)
    }
    /// The cards known to be in the current deck.
    pub fn shuffled_back(&self) -> impl Iterator<Item = Encounter> {
        Encounter::of(self.shuffled_back)
    }
    /// The cards that the line is being chosen from.
    pub fn sifted(&self) -> impl Iterator<Item = Encounter> {
        Encounter::of(self.sifted)
    }
    pub fn face_up_planets(&self) -> impl Iterator<Item = Planet> {
        Planet::of(self.face_up)
    }
    pub fn unseen_planets(&self) -> impl Iterator<Item = Planet> {
        Planet::of(self.planet_deck)
    }
    /// The planet that is searched this round.
    #[must_use]
    pub fn planet(&self) -> Option<Planet> {
        self.planet
    }
    pub fn found(&self) -> impl Iterator<Item = FoundWeapon> {
        self.found.iter()
    }
    /// How many Super Weapons are still to be found.
    #[must_use]
    pub fn weapons_left(&self) -> u8 {
        self.weapons_left
    }
    /// Counted from 1; 0 while the game is set up.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }
    #[must_use]
    pub fn is_searching(&self) -> bool {
        self.searching
    }
    /// What dice and hand cards give against the card that is met.
    #[must_use]
    pub fn boost(&self) -> u8 {
        self.boost
    }
    /// Cubes still to be drawn in the search; before it, those to be drawn in addition.
    #[must_use]
    pub fn cubes(&self) -> i8 {
        self.cubes
    }
    /// H20: the cubes that the search will draw, or still draws, as things stand.
    #[must_use]
    pub fn cubes_to_come(&self) -> i8 {
        let counted = self.searching && !self.agenda.tasks().contains(&Task::CountCubes);
        if counted {
            self.cubes
        } else {
            self.cubes + self.cubes_to_draw()
        }
    }
    #[must_use]
    pub fn end(&self) -> Option<End> {
        self.end
    }
}

impl Game for Hegemony {
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Options = Options;

    const NAME: &'static str = "hegemony";
    const EDITIONS: &'static [Edition] = &[Edition::new("starboard", 1), Edition::new("second", 1)];
    const HAS_POINTS: bool = false;
    const HAS_DRAWS: bool = false;

    fn schema() -> Schema {
        let captains = Captain::all().map(Captain::id);
        Schema::empty()
            .with("difficulty", ["basic", "normal", "advanced"])
            .with("captain", std::iter::once(RANDOM_CAPTAIN).chain(captains))
            .with("edition", ["second", "first"])
            .unwritten("first")
    }

    fn start(options: &Options) -> Self {
        play::start(*options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn edition(&self) -> Edition {
        Self::EDITIONS[self.options.edition as usize]
    }

    fn of_day(day: Day) -> Option<Self> {
        // Days that had begun when the second edition came keep the first.
        let edition = match Some(day) < Day::new(2026, 11, 19) {
            true => CardSet::First,
            false => CardSet::Second,
        };
        Some(Hegemony::start(&Options {
            edition,
            difficulty: Difficulty::Basic,
            captain: None,
        }))
    }

    fn seats(&self) -> usize {
        1
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.end.is_some() {
            Turn::Over
        } else if self.agenda.top().is_chance() {
            Turn::Chance
        } else {
            Turn::Player(Seat::new(0))
        }
    }

    #[inline]
    fn legal_actions_into(&self, into: &mut Vec<Action>) {
        legal::legal_actions_into(self, into);
    }

    #[inline]
    fn outcomes_into(&self, into: &mut Vec<(Outcome, u32)>) {
        legal::outcomes_into(self, into);
    }

    #[inline]
    fn random_outcome(&self, rng: &mut FastRng, buffer: &mut Vec<(Outcome, u32)>) -> Outcome {
        random::random_outcome(self, rng, buffer)
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action, sink: &mut impl Sink<Event>) {
        play::play_unchecked(self, action, sink);
    }

    #[inline]
    fn resolve_unchecked(&mut self, outcome: Outcome, sink: &mut impl Sink<Event>) {
        play::resolve_unchecked(self, outcome, sink);
    }

    fn rule_against(&self, action: Action) -> &'static str {
        refusal::rule_against(self, action)
    }

    fn ending(&self) -> Option<Ending> {
        self.end.map(|end| Ending {
            reason: end.reason(),
            scores: vec![i64::from(end == End::Victory)],
            winners: match end {
                End::Victory => vec![Seat::new(0)],
                End::Crippled | End::Exhausted => Vec::new(),
            },
            drawn: false,
        })
    }

    fn document(&self) -> Value {
        document::document(self)
    }

    fn from_document(document: &Value) -> Result<Self, Violations> {
        document::from_document(document)
    }

    fn encode(&self, into: &mut Vec<u8>) {
        document::encode(self, into);
    }
}

//! Commander Rescue: two to six fleets on a hexagonal board jump over ships and planets to fetch
//! their Supreme Commander from the enemy's planet and bring him home.
//!
//! Rules are cited by their numbers, R1 to R33. The position is [`Rescue`]; [`play`] says what
//! each action does, [`legal`] which are possible, [`route`] on which way.

#![warn(clippy::float_arithmetic)]

mod action;
mod board;
mod document;
mod edition;
mod encoding;
mod event;
mod fleet;
mod flight;
mod grid;
mod legal;
mod play;
mod random;
mod refusal;
mod render;
mod repetition;
mod route;
pub mod texts;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use starboard_kernel::{
    Edition, Ending, FastRng, Game, Schema, Seat, Sink, Turn, Violations, random_listed_action,
};

pub use action::{Action, Deal, Part};
pub use board::{Direction, SQUARES, Square, Squares};
pub use encoding::Space;
pub use event::Event;
pub use fleet::{Kind, Power, Ship, Stack};
use flight::Lines;
use repetition::Seen;
pub use route::{By, Hop, Route};

/// The most players there can be.
pub const MOST_PLAYERS: usize = 6;
/// R3, R5: the ships of a fleet.
pub const FLEET: usize = 8;

/// A position.
#[derive(PartialEq, Eq, Debug)]
pub struct Rescue {
    options: Options,
    /// By seat; `None` for a seat without one, or not yet.
    powers: [Option<Power>; MOST_PLAYERS],
    phase: Phase,
    turn: u8,
    cells: [Stack; SQUARES],
    /// The squares with ships of each seat.
    fleets: [u128; MOST_PLAYERS],
    /// The same along the lines of the board, with planets and UFO squares.
    lines: Lines,
    /// The ship that carries each seat's commander.
    carriers: [Option<Square>; MOST_PLAYERS],
    /// Ships removed, by their last owner, kind, and whether they were hacked.
    lost: [[[u8; 2]; 4]; MOST_PLAYERS],
    /// Of ships and the player to move: changes with every ship that does.
    hash: u64,
    /// Finished turns in a row without attack or pick-up.
    quiet: u16,
    seen: Seen,
    over: Option<Over>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    pub players: u8,
    pub layout: Layout,
    pub powers: Powers,
}

/// R8
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    Choose,
    Standard,
}

/// Who has which power.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Powers {
    None,
    /// Dealt by chance before the layout.
    Random,
    /// By seat; as many entries as there are players count.
    BySeat([Option<Power>; MOST_PLAYERS], u8),
}

impl Serialize for Powers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Powers::None => serializer.serialize_str("none"),
            Powers::Random => serializer.serialize_str("random"),
            Powers::BySeat(powers, players) => serializer.collect_seq(
                powers[..usize::from(*players)]
                    .iter()
                    .map(|p| power_name(*p)),
            ),
        }
    }
}

impl<'de> Deserialize<'de> for Powers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Word(String),
            List(Vec<String>),
        }
        let unknown = |name: &str| serde::de::Error::custom(format!("there is no power {name:?}"));
        match Written::deserialize(deserializer)? {
            Written::Word(word) if word == "none" => Ok(Powers::None),
            Written::Word(word) if word == "random" => Ok(Powers::Random),
            Written::Word(word) => Err(unknown(&word)),
            Written::List(list) => {
                let mut powers = [None; MOST_PLAYERS];
                if list.len() > MOST_PLAYERS {
                    return Err(serde::de::Error::custom("there are at most six players"));
                }
                for (power, name) in powers.iter_mut().zip(&list) {
                    *power = read_power(name).ok_or_else(|| unknown(name))?;
                }
                Ok(Powers::BySeat(powers, list.len() as u8))
            }
        }
    }
}

/// As in options and documents.
pub(crate) fn power_name(power: Option<Power>) -> &'static str {
    power.map_or("none", Power::name)
}

pub(crate) fn read_power(name: &str) -> Option<Option<Power>> {
    if name == "none" {
        Some(None)
    } else {
        Power::from_name(name).map(Some)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Powers are dealt, seat by seat.
    Powers,
    Layout,
    Play,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Over {
    /// R24, R25
    Won(Seat),
    /// R26
    Draw,
}

// Written by hand for `clone_from`, which searches use to spare allocations.
impl Clone for Rescue {
    fn clone(&self) -> Self {
        Rescue {
            seen: self.seen.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, other: &Self) {
        let mut seen = std::mem::take(&mut self.seen);
        seen.clone_from(&other.seen);
        *self = Rescue { seen, ..*other };
    }
}

/// What can be seen of a position, for boards and bots.
impl Rescue {
    #[inline]
    #[must_use]
    pub fn stack(&self, square: Square) -> Stack {
        self.cells[square.index()]
    }
    /// The squares on which a seat has ships.
    #[inline]
    #[must_use]
    pub fn fleet(&self, seat: Seat) -> Squares {
        Squares(self.fleets[seat.index()])
    }
    /// Where the ship is that carries a seat's commander; nowhere while he is held (R7).
    #[inline]
    #[must_use]
    pub fn carrier(&self, seat: Seat) -> Option<Square> {
        self.carriers[seat.index()]
    }
    #[inline]
    #[must_use]
    pub fn power(&self, seat: Seat) -> Option<Power> {
        self.powers[seat.index()]
    }
    #[inline]
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }
    #[must_use]
    pub fn over(&self) -> Option<Over> {
        self.over
    }
    #[must_use]
    pub fn quiet(&self) -> u16 {
        self.quiet
    }
    /// R26: the quiet turn with which it is a draw.
    #[must_use]
    pub fn quiet_limit(&self) -> u16 {
        let alive = self.all_seats().filter(|&seat| !self.is_out(seat)).count();
        edition::QUIET_ROUNDS * alive as u16
    }
    /// The seat to act; after the end the seat that acted last.
    #[inline]
    #[must_use]
    pub fn seat(&self) -> Seat {
        Seat::new(self.turn.into())
    }
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.options.players.into())
    }
    /// R2, R6: a seat's own planet.
    #[inline]
    #[must_use]
    pub fn home(&self, seat: Seat) -> Square {
        edition::PLANETS[self.planet_index(seat)]
    }
    /// R2: which of the six planets is a seat's own, from 0.
    #[inline]
    #[must_use]
    pub fn planet_index(&self, seat: Seat) -> usize {
        edition::PLANETS_BY_SEAT[usize::from(self.options.players)][seat.index()].into()
    }
    /// R7: the seat on whose planet a seat's commander is held.
    #[inline]
    #[must_use]
    pub fn captor(&self, seat: Seat) -> Seat {
        let captors = edition::CAPTORS_BY_SEAT[usize::from(self.options.players)];
        Seat::new(captors[seat.index()].into())
    }
    /// R7: the planet that holds a seat's commander, or held him before he was fetched.
    #[inline]
    #[must_use]
    pub fn prison(&self, seat: Seat) -> Square {
        self.home(self.captor(seat))
    }
    /// R3: a seat's starting squares in the order of the layout.
    #[inline]
    #[must_use]
    pub fn starting_squares(&self, seat: Seat) -> [Square; FLEET] {
        edition::STARTS[self.planet_index(seat)]
    }
    /// R8: the kinds of the standard layout, in the order of the starting squares.
    #[must_use]
    pub const fn standard_layout() -> [Kind; FLEET] {
        edition::STANDARD_LAYOUT
    }
    /// R8: the next square of the layout, while ships are laid out.
    #[must_use]
    pub fn next_to_lay(&self) -> Option<Square> {
        if self.phase != Phase::Layout {
            return None;
        }
        let laid = self.fleets[usize::from(self.turn)].count_ones();
        self.starting_squares(self.seat())
            .get(laid as usize)
            .copied()
    }
    /// How many ships of a kind a seat has lost by attacks; hacked ones apart.
    #[inline]
    #[must_use]
    pub fn lost(&self, seat: Seat, kind: Kind) -> u8 {
        self.lost[seat.index()][kind as usize][0]
    }
    /// R25
    #[inline]
    #[must_use]
    pub fn is_out(&self, seat: Seat) -> bool {
        self.phase == Phase::Play
            && self.fleets[seat.index()] == 0
            && !(self.power(seat) == Some(Power::Robots)
                && Kind::ALL.iter().any(|&kind| self.lost(seat, kind) > 0))
    }
    /// R30: how many hacked ships a seat has.
    #[must_use]
    pub fn hacked(&self, seat: Seat) -> u32 {
        if self.power(seat) != Some(Power::Hacker) {
            return 0;
        }
        let ships = self
            .fleet(seat)
            .flat_map(|square| self.stack(square).ships());
        ships.filter(|ship| ship.is_hacked()).count() as u32
    }
    /// The six planets in order (R2).
    #[must_use]
    pub const fn planets() -> [Square; 6] {
        edition::PLANETS
    }
    #[must_use]
    pub const fn ufo_squares() -> Squares {
        Squares(edition::UFOS)
    }
    #[must_use]
    pub const fn red_squares() -> Squares {
        Squares(edition::RED)
    }
    #[must_use]
    pub const fn orange_squares() -> Squares {
        Squares(edition::ORANGE)
    }
    /// How often the position as it stands has been there, this time included (R26).
    #[must_use]
    pub fn occurrences(&self) -> usize {
        self.seen.count(self.hash) + 1
    }
    /// A name for what stands where and whose turn it is (R26), for tables of positions.
    #[must_use]
    pub fn repetition_hash(&self) -> u64 {
        self.hash
    }
}

impl Game for Rescue {
    type Action = Action;
    type Outcome = Deal;
    type Event = Event;
    type Options = Options;

    const NAME: &'static str = "rescue";
    const EDITIONS: &'static [Edition] = &[Edition::new(edition::NAME, 1)];
    const HAS_POINTS: bool = false;
    const HAS_DRAWS: bool = true;

    fn schema() -> Schema {
        let powers = Power::ALL.map(Power::name);
        Schema::empty()
            .with("players", [2, 3, 4, 6])
            .with("layout", ["choose", "standard"])
            .with("powers", ["none", "random"])
            .or_by_seat(std::iter::once("none").chain(powers))
    }

    fn start(options: &Options) -> Self {
        play::start(*options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> usize {
        self.options.players.into()
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.over.is_some() {
            Turn::Over
        } else if self.phase == Phase::Powers {
            Turn::Chance
        } else {
            Turn::Player(self.seat())
        }
    }

    #[inline]
    fn legal_actions_into(&self, into: &mut Vec<Action>) {
        legal::legal_actions_into(self, into);
    }

    fn outcomes_into(&self, into: &mut Vec<(Deal, u32)>) {
        legal::outcomes_into(self, into);
    }

    #[inline]
    fn random_action(&self, rng: &mut FastRng, buffer: &mut Vec<Action>) -> Action {
        self.random_move(rng)
            .unwrap_or_else(|| random_listed_action(self, rng, buffer))
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action, sink: &mut impl Sink<Event>) {
        play::play_unchecked(self, action, sink);
    }

    fn resolve_unchecked(&mut self, deal: Deal, sink: &mut impl Sink<Event>) {
        play::resolve_unchecked(self, deal, sink);
    }

    fn rule_against(&self, action: Action) -> &'static str {
        refusal::rule_against(self, action)
    }

    fn ending(&self) -> Option<Ending> {
        let mut scores = vec![0; self.seats()];
        Some(match self.over? {
            Over::Won(winner) => {
                scores[winner.index()] = 1;
                // R24: a commander is home; R25: everybody else is out.
                let rescued = self.carrier(winner) == Some(self.home(winner));
                Ending {
                    reason: if rescued { "rescued" } else { "last" },
                    scores,
                    winners: vec![winner],
                    drawn: false,
                }
            }
            Over::Draw => Ending {
                reason: if self.quiet >= self.quiet_limit() {
                    "quiet"
                } else {
                    "repetition"
                },
                scores,
                winners: Vec::new(),
                drawn: true,
            },
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

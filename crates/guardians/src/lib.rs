//! Guardians of Space: two to four pilots share one board, shoot the invaders that come down at
//! their planet, and compete for the most points.
//!
//! Rules are cited by their numbers, G1 to G36. The position is [`Guardians`]; [`play`] says what
//! each action and outcome does, [`legal`] which are possible.

#![warn(clippy::float_arithmetic)]

mod action;
mod board;
mod document;
mod edition;
mod encoding;
mod event;
mod legal;
mod play;
mod refusal;
mod render;
pub mod texts;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use starboard_kernel::{Edition, Ending, FastRng, Game, Schema, Seat, Sink, Turn, Violations};

pub use action::{Action, Draw, Payment, TOKEN_VALUES};
pub use board::{COLUMNS, Direction, ROWS, Square, column_letter};
pub use encoding::Space;
pub use event::{Collider, Event, Purchase};

/// The most players there can be.
pub const MOST_PLAYERS: usize = 4;

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guardians {
    options: Options,
    cells: [Cell; board::SQUARES],
    /// The squares of `cells` that are not empty.
    invaders: u64,
    mine: Option<Square>,
    pilots: [Pilot; MOST_PLAYERS],
    /// What has not been drawn, by kind: monsters 1–5, left halves, right halves.
    supply: [u8; 7],
    waiting: Waiting,
    turn: u8,
    step: Step,
    /// Shots still to fire in the shoot step or a running boost.
    shots: u8,
    /// G29: seats that have shot and hit nothing since the last hit, as bits.
    quiet: u8,
    /// G36: the direction of a boost under way.
    heading: Option<Direction>,
    /// G21: the column of the next square to fill while reinforcements are drawn.
    wave: Option<u8>,
    /// This turn has hit something.
    hit: bool,
    /// A token has left the board in this turn.
    left: bool,
    /// Finished turns in a row in which no token left the board.
    idle: u8,
    over: Option<Over>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    pub players: u8,
    pub variant: Variant,
    pub empty_column: EmptyColumn,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    Basic,
    /// With upgrades and power-ups (G32–G36).
    Advanced,
}

/// G18: what empties a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EmptyColumn {
    /// A shot only, as in the English rulebook.
    Shot,
    /// The moving mine too, as in the Polish one.
    Removed,
}

/// What stands on a square of the board, fighters and the mine apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
pub enum Cell {
    #[default]
    Empty,
    One,
    Two,
    Three,
    Four,
    Five,
    /// The left half of a whole command ship (G3).
    Left,
    /// The right half of a whole command ship.
    Right,
    /// A half whose partner is gone.
    Damaged,
}

impl Cell {
    #[must_use]
    pub fn monster(value: u8) -> Cell {
        [
            Cell::Empty,
            Cell::One,
            Cell::Two,
            Cell::Three,
            Cell::Four,
            Cell::Five,
        ][value as usize]
    }

    /// The kind of token it becomes for who takes it: 0–4 for monsters, 5 for a ship half.
    #[must_use]
    pub const fn kind(self) -> usize {
        match self {
            Cell::Left | Cell::Right | Cell::Damaged => 5,
            monster => (monster as usize).wrapping_sub(1),
        }
    }

    /// As in position documents.
    #[must_use]
    pub const fn symbol(self) -> char {
        ['.', '1', '2', '3', '4', '5', '<', '>', 'x'][self as usize]
    }

    fn from_symbol(symbol: char) -> Option<Cell> {
        [
            Cell::Empty,
            Cell::One,
            Cell::Two,
            Cell::Three,
            Cell::Four,
            Cell::Five,
            Cell::Left,
            Cell::Right,
            Cell::Damaged,
        ]
        .into_iter()
        .find(|cell| cell.symbol() == symbol)
    }
}

/// A player's fighter, markers and tokens (G4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pilot {
    pub fighter: Fighter,
    /// Collected tokens by kind: monsters 1–5, ship halves.
    pub tokens: [u8; 6],
    pub missile: Missile,
    /// 1 basic, 2 medium, 3 strong.
    pub level: u8,
    pub power: PowerUp,
}

impl Pilot {
    /// G31: what the tokens are worth.
    #[must_use]
    pub fn points(&self) -> u16 {
        self.tokens
            .iter()
            .zip(TOKEN_VALUES)
            .map(|(&count, value)| u16::from(count) * value)
            .sum()
    }

    #[must_use]
    pub fn square(&self) -> Option<Square> {
        match self.fighter {
            Fighter::At(square) => Some(square),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fighter {
    Unplaced,
    At(Square),
    /// Beside the board; it may come back (G23).
    Destroyed,
    /// Out of the game.
    Out,
}

/// Where a player's missile is (G24).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missile {
    Supply,
    Held,
    Box,
}

/// The state of a player's power-up marker (G35).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PowerUp {
    /// The basic variant has none.
    None,
    Empty,
    Charged,
    Box,
}

/// Halves and whole ships beside the board (G21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Waiting {
    pub left: u8,
    pub right: u8,
    pub ships: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The opening monsters are drawn.
    Setup,
    Place,
    MineSetup,
    Return,
    Move,
    Shoot,
    Mine,
}

/// How it ended (G28–G30).
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Over {
    Cleared,
    Quiet,
    Cap,
    Raided,
    #[strum(serialize = "all out")]
    AllOut,
}

impl Over {
    /// As in position documents.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.into_str()
    }

    /// G30: whether everybody has lost.
    #[must_use]
    pub const fn is_lost(self) -> bool {
        matches!(self, Over::Raided | Over::AllOut)
    }

    const ALL: [Over; 5] = [
        Over::Cleared,
        Over::Quiet,
        Over::Cap,
        Over::Raided,
        Over::AllOut,
    ];
}

/// What can be seen of a position, for boards and bots.
impl Guardians {
    pub const RETURN_PRICE: u16 = edition::RETURN_PRICE;
    pub const MISSILE_PRICE: u16 = edition::MISSILE_PRICE;
    pub const UPGRADE_PRICE: u16 = edition::UPGRADE_PRICE;
    pub const POWER_UP_PRICE: u16 = edition::POWER_UP_PRICE;

    #[must_use]
    pub fn cell(&self, square: Square) -> Cell {
        self.cells[square.index()]
    }
    /// The squares with invaders, as bits by [`Square::index`].
    #[must_use]
    pub fn invaders(&self) -> u64 {
        self.invaders
    }
    #[must_use]
    pub fn mine(&self) -> Option<Square> {
        self.mine
    }
    #[must_use]
    #[inline]
    pub fn pilots(&self) -> &[Pilot] {
        &self.pilots[..self.options.players.into()]
    }
    /// Tokens not yet drawn: monsters 1–5, left halves, right halves.
    #[must_use]
    pub fn supply(&self) -> [u8; 7] {
        self.supply
    }
    #[must_use]
    pub fn waiting(&self) -> Waiting {
        self.waiting
    }
    #[must_use]
    pub fn step(&self) -> Step {
        self.step
    }
    #[must_use]
    pub fn shots(&self) -> u8 {
        self.shots
    }
    #[must_use]
    pub fn heading(&self) -> Option<Direction> {
        self.heading
    }
    /// The column that the next reinforcement will reach.
    #[must_use]
    pub fn wave(&self) -> Option<u8> {
        self.wave
    }
    #[must_use]
    pub fn over(&self) -> Option<Over> {
        self.over
    }
    /// The seat whose step it is, also while tokens are drawn.
    #[must_use]
    pub fn seat(&self) -> Seat {
        Seat::new(self.turn.into())
    }
    #[must_use]
    pub fn is_quiet(&self, seat: Seat) -> bool {
        self.quiet & (1 << seat.index()) != 0
    }
    #[must_use]
    pub fn idle_turns(&self) -> u8 {
        self.idle
    }
    /// Which seat's fighter stands on a square.
    #[must_use]
    #[inline]
    pub fn fighter_at(&self, square: Square) -> Option<Seat> {
        self.pilots()
            .iter()
            .position(|pilot| pilot.fighter == Fighter::At(square))
            .map(Seat::new)
    }
    /// The first thing that a shot straight up from `from` would meet (G11).
    #[must_use]
    #[inline]
    pub fn first_above(&self, from: Square) -> Option<Square> {
        let targets = self.blockers() & board::above(from);
        (targets != 0).then(|| Square::new(targets.trailing_zeros() as u8))
    }
    /// What the fighter to act would hit if it stood on `from`: it has then left its own square.
    #[must_use]
    pub fn target_from(&self, from: Square) -> Option<Square> {
        let own = self.pilot().square();
        self.first_above(from).and_then(|above| {
            if Some(above) == own && above != from {
                self.first_above(above)
            } else {
                Some(above)
            }
        })
    }
    /// The mine's squares for setup and re-entry (G5).
    #[must_use]
    pub fn mine_squares() -> &'static [Square] {
        &edition::MINE_SQUARES
    }

    fn pilot(&self) -> &Pilot {
        &self.pilots[usize::from(self.turn)]
    }

    fn pilot_mut(&mut self) -> &mut Pilot {
        &mut self.pilots[usize::from(self.turn)]
    }

    /// The squares with fighters.
    fn fighters(&self) -> u64 {
        self.pilots()
            .iter()
            .filter_map(Pilot::square)
            .map(Square::bit)
            .sum()
    }

    /// Everything that blocks a move and stops a shot (G10, G11).
    #[inline]
    fn blockers(&self) -> u64 {
        self.invaders | self.fighters() | self.mine.map_or(0, Square::bit)
    }
}

impl Game for Guardians {
    type Action = Action;
    type Outcome = Draw;
    type Event = Event;
    type Options = Options;

    const NAME: &'static str = "guardians";
    const EDITIONS: &'static [Edition] = &[Edition::new(edition::NAME, 1)];
    const HAS_POINTS: bool = true;
    const HAS_DRAWS: bool = false;

    fn schema() -> Schema {
        Schema::empty()
            .with("players", [2, 3, 4])
            .with("variant", ["basic", "advanced"])
            .with("empty_column", ["shot", "removed"])
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
        } else if self.wave.is_some() || self.step == Step::Setup {
            Turn::Chance
        } else {
            Turn::Player(self.seat())
        }
    }

    #[inline]
    fn legal_actions_into(&self, into: &mut Vec<Action>) {
        legal::legal_actions_into(self, into);
    }

    #[inline]
    fn outcomes_into(&self, into: &mut Vec<(Draw, u32)>) {
        legal::outcomes_into(self, into);
    }

    #[inline]
    fn random_outcome(&self, rng: &mut FastRng, _: &mut Vec<(Draw, u32)>) -> Draw {
        legal::random_outcome(self, rng)
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action, sink: &mut impl Sink<Event>) {
        play::play_unchecked(self, action, sink);
    }

    #[inline]
    fn resolve_unchecked(&mut self, draw: Draw, sink: &mut impl Sink<Event>) {
        play::resolve_unchecked(self, draw, sink);
    }

    fn rule_against(&self, action: Action) -> &'static str {
        refusal::rule_against(self, action)
    }

    fn ending(&self) -> Option<Ending> {
        let over = self.over?;
        let pilots = self.pilots();
        // G30: if the planet is raided or everybody is out, nobody scores.
        if over.is_lost() {
            return Some(Ending {
                reason: over.name(),
                scores: vec![0; pilots.len()],
                winners: Vec::new(),
                drawn: false,
            });
        }
        // G31: most points win, ties share; who is out keeps the points but cannot win.
        let best = pilots
            .iter()
            .filter(|pilot| pilot.fighter != Fighter::Out)
            .map(Pilot::points)
            .max();
        let winners = Seat::first(pilots.len())
            .filter(|seat| {
                let pilot = &pilots[seat.index()];
                pilot.fighter != Fighter::Out && Some(pilot.points()) == best
            })
            .collect();
        Some(Ending {
            reason: over.name(),
            scores: pilots.iter().map(|p| p.points().into()).collect(),
            winners,
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

//! The learned evaluation of Commander Rescue.
//!
//! Two small [networks](crate::quantised) see the board as one seat does: rotated so that its own
//! planet is where P1 is, with fleets identified by where their planets are from there. The one for
//! two players is always asked as the seat to move, the one for more as every seat in turn. A move
//! changes two or three inputs, so that all moves of a position are evaluated without playing them.

use std::sync::{Arc, LazyLock};

use rescue::{Action, Kind, MOST_PLAYERS, Phase, Power, Rescue, SQUARES, Ship, Square};
use starboard_kernel::{Game, Seat, Silent};

use super::{RescueEvaluation, puzzles};
use crate::evaluation::{Evaluation, Proving, Tuning, Values, values_when_played, win_shares};
use crate::puzzle::{Aim, Quest};
use crate::quantised::{Network, NotANetwork, Sums};
#[cfg(not(target_arch = "wasm32"))]
use crate::training::{Learned, Shape, set_parameter};
use crate::{Bot, Settings, bot_for};

/// Hidden units: with two players, and with more.
const DUEL: usize = 64;
const MELEE: usize = 32;

/// The nearer the draw (R26), the less a lead counts: eighths of the limit.
const QUIET_STEPS: usize = 8;
/// A ship with or without its commander, of four kinds, on any square.
const SHIP_INPUTS: usize = 2 * Kind::ALL.len() * SQUARES;

/// With two players: the ships of both, then how quiet it is, then the powers of both.
const DUEL_QUIET: usize = 2 * SHIP_INPUTS;
const DUEL_POWERS: usize = DUEL_QUIET + QUIET_STEPS;
const DUEL_INPUTS: usize = DUEL_POWERS + 2 * Power::ALL.len();

/// With more: the same for six fleets, by how far around the board their planets are, then whose
/// turn it is, who is still in, and how many players began.
const MELEE_QUIET: usize = MOST_PLAYERS * SHIP_INPUTS;
const MELEE_POWERS: usize = MELEE_QUIET + QUIET_STEPS;
const MELEE_TURN: usize = MELEE_POWERS + MOST_PLAYERS * Power::ALL.len();
const MELEE_ALIVE: usize = MELEE_TURN + MOST_PLAYERS;
const MELEE_PLAYERS: usize = MELEE_ALIVE + MOST_PLAYERS;
const MELEE_INPUTS: usize = MELEE_PLAYERS + MOST_PLAYERS + 1;

#[derive(Debug)]
struct Networks {
    duel: Network<DUEL>,
    melee: Network<MELEE>,
}

impl Networks {
    fn read(mut bytes: &[u8]) -> Result<Self, NotANetwork> {
        Ok(Networks {
            duel: Network::read(&mut bytes, DUEL_INPUTS)?,
            melee: Network::read(&mut bytes, MELEE_INPUTS)?,
        })
    }
}

static TRAINED: LazyLock<Arc<Networks>> = LazyLock::new(|| {
    let networks = Networks::read(include_bytes!("learned.bin"));
    Arc::new(networks.expect("the file is written by training/"))
});

/// An evaluation by networks; `training/rescue.md` says how they were made.
#[derive(Clone, Debug)]
pub struct LearnedRescue {
    networks: Arc<Networks>,
    /// For draws, for the opening book, for the lower levels, and for more players.
    classic: RescueEvaluation,
    /// The most players with whom the networks play better than the classic evaluation; with more
    /// that one is used.
    pub most_players: usize,
    pub proving: Proving,
    /// With more players: a node takes about 0.4 ms to expand then, and all the others act between
    /// two own turns.
    pub crowded: Proving,
}

impl Default for LearnedRescue {
    fn default() -> Self {
        LearnedRescue::with(TRAINED.clone())
    }
}

impl LearnedRescue {
    /// With other networks, as training writes them.
    ///
    /// # Errors
    /// If the bytes are no such networks.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NotANetwork> {
        Networks::read(bytes).map(|networks| LearnedRescue::with(Arc::new(networks)))
    }

    fn with(networks: Arc<Networks>) -> Self {
        let classic = RescueEvaluation::default();
        LearnedRescue {
            networks,
            most_players: 4,
            proving: Proving {
                exploration: 0.3,
                prior_temperature: 0.1,
                virtual_visits: 1.0,
                noise: 0.005,
                lookahead: 0.5,
                kept_actions: 32,
                sole_reply: false,
            },
            crowded: Proving {
                exploration: 0.3,
                prior_temperature: 0.03,
                virtual_visits: 1.0,
                noise: 0.001,
                lookahead: 1.0,
                kept_actions: 32,
                sole_reply: true,
            },
            classic,
        }
    }
}

/// Every square as the owner of a planet sees it: turned so that this planet is where P1 is.
static FRAMES: LazyLock<[[u8; SQUARES]; 6]> = LazyLock::new(|| {
    let mut frames = [[0; SQUARES]; 6];
    for row in 0..13 {
        for number in 1..=13 {
            let Some(square) = Square::at(row, number) else {
                continue;
            };
            let (mut rows, mut numbers) = (row as i8 - 6, number as i8 - 7);
            for frame in &mut frames {
                let turned = Square::at((rows + 6) as u8, (numbers + 7) as u8);
                frame[square.index()] = turned.map_or(0, |turned| turned.index() as u8);
                (rows, numbers) = (numbers, numbers - rows);
            }
        }
    }
    frames
});

/// How a seat sees a position.
struct View<'a> {
    position: &'a Rescue,
    frame: &'static [u8; SQUARES],
    /// The first ship input of each seat's fleet.
    fleets: [usize; MOST_PLAYERS],
    is_duel: bool,
}

impl<'a> View<'a> {
    fn of(position: &'a Rescue, observer: Seat) -> Self {
        let planet = position.planet_index(observer);
        let is_duel = position.seats() == 2;
        let mut fleets = [0; MOST_PLAYERS];
        for seat in position.all_seats() {
            let round = if is_duel {
                usize::from(seat != observer)
            } else {
                (position.planet_index(seat) + 6 - planet) % 6
            };
            fleets[seat.index()] = round * SHIP_INPUTS;
        }
        View {
            position,
            frame: &FRAMES[planet],
            fleets,
            is_duel,
        }
    }

    #[inline]
    fn input(&self, seat: Seat, kind: Kind, carries: bool, square: Square) -> usize {
        self.fleets[seat.index()]
            + (usize::from(carries) * Kind::ALL.len() + kind as usize) * SQUARES
            + usize::from(self.frame[square.index()])
    }

    #[inline]
    fn ship(&self, ship: Ship, square: Square) -> usize {
        self.input(ship.seat(), ship.kind(), ship.is_carrier(), square)
    }

    fn round(&self, seat: Seat) -> usize {
        self.fleets[seat.index()] / SHIP_INPUTS
    }

    /// Everything that a move of a ship does not change by itself.
    fn each_lasting(&self, mut add: impl FnMut(usize)) {
        let position = self.position;
        for seat in position.all_seats() {
            position.fleet(seat).for_each(|square| {
                for ship in position.stack(square).ships() {
                    add(self.ship(ship, square));
                }
            });
            let powers = if self.is_duel {
                DUEL_POWERS
            } else {
                MELEE_POWERS
            };
            if let Some(power) = position.power(seat) {
                add(powers + self.round(seat) * Power::ALL.len() + power as usize);
            }
            if !self.is_duel && !position.is_out(seat) {
                add(MELEE_ALIVE + self.round(seat));
            }
        }
        if !self.is_duel {
            add(MELEE_PLAYERS + position.seats());
        }
    }

    /// What changes with every turn.
    fn each_passing(&self, turn: Seat, quiet: u16, mut add: impl FnMut(usize)) {
        let step = usize::from(quiet) * QUIET_STEPS / usize::from(self.position.quiet_limit());
        let step = step.min(QUIET_STEPS - 1);
        if self.is_duel {
            add(DUEL_QUIET + step);
        } else {
            add(MELEE_QUIET + step);
            add(MELEE_TURN + self.round(turn));
        }
    }
}

/// The inputs of a position as a seat sees it.
fn inputs(position: &Rescue, observer: Seat, mut add: impl FnMut(usize)) {
    let view = View::of(position, observer);
    view.each_lasting(&mut add);
    view.each_passing(position.seat(), position.quiet(), add);
}

/// The input of the position on the other side of the axis through P1 and P4, with two players.
#[cfg(not(target_arch = "wasm32"))]
fn mirrored_duel_input(input: usize) -> usize {
    if input >= DUEL_QUIET {
        return input;
    }
    let all = || (0..13).flat_map(|row| (1..=13).filter_map(move |number| Square::at(row, number)));
    let square = all().find(|square| square.index() == input % SQUARES);
    let image = square.and_then(|square| Square::at(square.number() - 1, square.row() + 1));
    image.map_or(input, |image| input / SQUARES * SQUARES + image.index())
}

fn win<const HIDDEN: usize>(network: &Network<HIDDEN>, position: &Rescue, observer: Seat) -> f32 {
    let mut sums = network.empty();
    inputs(position, observer, |input| network.add(&mut sums, input));
    network.win(&sums)
}

impl LearnedRescue {
    /// The values of moves, from one network.
    fn weigh<const HIDDEN: usize>(
        &self,
        network: &Network<HIDDEN>,
        position: &Rescue,
        actions: &[Action],
        into: &mut Vec<f32>,
    ) {
        let seat = position.seat();
        let mut next = seat;
        loop {
            next = Seat::new((next.index() + 1) % position.seats());
            if !position.is_out(next) {
                break;
            }
        }
        // With two players as the next one sees it, as that is who will be to move.
        let is_duel = position.seats() == 2;
        let view = View::of(position, if is_duel { next } else { seat });
        let mut lasting = network.empty();
        view.each_lasting(|input| network.add(&mut lasting, input));
        let passing = |quiet| {
            let mut sums = lasting;
            view.each_passing(next, quiet, |input| network.add(&mut sums, input));
            sums
        };
        let bases = Bases {
            quiet: passing(position.quiet() + 1),
            eventful: passing(0),
        };
        let mut apart = Apart {
            mover: None,
            quiet: bases.quiet,
            eventful: bases.eventful,
        };
        for &action in actions {
            let value = match self.weigh_one(network, &view, &bases, &mut apart, action) {
                Some(sums) => {
                    let win = network.win(&sums);
                    if is_duel { 1.0 - win } else { win }
                }
                None => {
                    let mut after = position.clone();
                    after.play_unchecked(action, &mut Silent);
                    self.seat_value(&after, seat)
                }
            };
            into.push(value);
        }
    }

    /// The value for one seat, with more than two not divided by the sum of all.
    fn seat_value(&self, position: &Rescue, seat: Seat) -> f32 {
        if position.seats() == 2 || position.ending().is_some() {
            self.value(position)[seat.index()] as f32
        } else if position.is_out(seat) {
            0.0
        } else {
            win(&self.networks.melee, position, seat)
        }
    }

    /// The sums after an action, or nothing if it may change more than ships.
    #[inline]
    fn weigh_one<const HIDDEN: usize>(
        &self,
        network: &Network<HIDDEN>,
        view: &View<'_>,
        bases: &Bases<HIDDEN>,
        apart: &mut Apart<HIDDEN>,
        action: Action,
    ) -> Option<Sums<HIDDEN>> {
        let position = view.position;
        let seat = position.seat();
        let (from, to) = match action {
            Action::Move { from, to, .. }
            | Action::Attack { from, to, .. }
            | Action::TakeOver { from, to, .. } => (from, to),
            Action::Rebuild { kind, on } => {
                let mut sums = bases.quiet;
                network.add(&mut sums, view.input(seat, kind, false, on));
                return Some(sums);
            }
            Action::Lay(_) | Action::Pass => return None,
        };
        let stack = position.stack(from);
        if stack.height() > 1 {
            return None;
        }
        let ship = stack.top()?;
        if apart.mover != Some(from) {
            apart.mover = Some(from);
            let left = view.ship(ship, from);
            apart.quiet = bases.quiet;
            network.remove(&mut apart.quiet, left);
            apart.eventful = bases.eventful;
            network.remove(&mut apart.eventful, left);
        }
        if let Action::Move { .. } = action {
            // R21: landing where the commander is held takes him aboard.
            let picks_up = position.carrier(seat).is_none() && to == position.prison(seat);
            let mut sums = if picks_up {
                apart.eventful
            } else {
                apart.quiet
            };
            let carries = picks_up || ship.is_carrier();
            network.add(&mut sums, view.input(seat, ship.kind(), carries, to));
            return Some(sums);
        }
        let target = position.stack(to);
        let victim = target.top()?;
        // R25: somebody may be out.
        if target.height() > 1 || position.fleet(victim.seat()).len() == 1 {
            return None;
        }
        let mut sums = apart.eventful;
        network.remove(&mut sums, view.ship(victim, to));
        network.add(&mut sums, view.ship(ship, to));
        if let Action::TakeOver { home, .. } = action {
            network.add(&mut sums, view.input(seat, victim.kind(), false, home));
        }
        Some(sums)
    }
}

/// The sums before a move, with what changes with the turn: after a quiet move and after another.
struct Bases<const HIDDEN: usize> {
    quiet: Sums<HIDDEN>,
    eventful: Sums<HIDDEN>,
}

/// The same without the ship that moves. Moves are listed ship by ship.
struct Apart<const HIDDEN: usize> {
    mover: Option<Square>,
    quiet: Sums<HIDDEN>,
    eventful: Sums<HIDDEN>,
}

impl Evaluation<Rescue> for LearnedRescue {
    fn quests(&self, position: &Rescue) -> Vec<Quest> {
        puzzles::quests(position)
    }

    fn without_past(&self, position: &Rescue) -> Rescue {
        puzzles::without_past(position)
    }

    fn gained(&self, aim: Aim, since: &Rescue, now: &Rescue, seat: Seat) -> i32 {
        puzzles::gained(aim, since, now, seat)
    }

    fn value(&self, position: &Rescue) -> Values {
        let seats = position.seats();
        if seats > self.most_players {
            return self.classic.value(position);
        }
        let mut values = Values::default();
        if let Some(ending) = position.ending() {
            values = win_shares(&ending);
            if ending.drawn {
                values[..seats].fill(self.classic.draw / seats as f64);
            }
            return values;
        }
        if position.phase() != Phase::Play {
            values[..seats].fill(1.0 / seats as f64);
            return values;
        }
        if seats == 2 {
            let seat = position.seat();
            let win = f64::from(win(&self.networks.duel, position, seat));
            values[seat.index()] = win;
            values[1 - seat.index()] = 1.0 - win;
            return values;
        }
        let mut sum = 0.0;
        for seat in position.all_seats().filter(|&seat| !position.is_out(seat)) {
            let win = f64::from(win(&self.networks.melee, position, seat));
            values[seat.index()] = win;
            sum += win;
        }
        for value in &mut values[..seats] {
            *value /= sum;
        }
        values
    }

    fn action_values(
        &self,
        position: &Rescue,
        seat: Seat,
        actions: &[Action],
        into: &mut Vec<f32>,
    ) {
        if position.phase() != Phase::Play {
            let even = 1.0 / position.seats() as f32;
            into.extend(actions.iter().map(|_| even));
            return;
        }
        debug_assert_eq!(position.seat(), seat);
        if position.seats() > self.most_players {
            return values_when_played(&self.classic, position, seat, actions, into);
        }
        if position.seats() == 2 {
            self.weigh(&self.networks.duel, position, actions, into);
        } else {
            self.weigh(&self.networks.melee, position, actions, into);
        }
    }

    /// R22, R24: only who brings the commander may land at home.
    fn wins_at_once(&self, position: &Rescue, action: Action) -> bool {
        let home = position.home(position.seat());
        matches!(action, Action::Move { to, .. } if to == home)
    }

    /// R25: by taking the last ship of the last opponent.
    fn may_win_otherwise(&self, position: &Rescue) -> bool {
        let mut others = position.all_seats().filter(|&seat| seat != position.seat());
        others.all(|seat| position.fleet(seat).len() <= 1)
    }

    /// One's own action, an answer of everybody else, and the next one.
    fn forced_choices(&self, position: &Rescue) -> usize {
        if position.seats() <= self.most_players {
            position.seats() + 1
        } else {
            1
        }
    }

    fn tuning(&self) -> Tuning {
        self.classic.tuning
    }

    fn classic_bot(&self, settings: &Settings) -> Option<Box<dyn Bot>> {
        Some(bot_for::<Rescue>(self.classic, settings.clone()))
    }

    fn proving(&self, position: &Rescue) -> Option<Proving> {
        Some(if position.seats() <= self.most_players {
            self.proving
        } else {
            self.crowded
        })
    }

    fn book(&self, position: &Rescue) -> Option<Action> {
        self.classic.book(position)
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Learned for Rescue {
    type Evaluation = LearnedRescue;
    type Classic = RescueEvaluation;

    fn networks() -> Vec<Shape> {
        let mirror = (0..DUEL_INPUTS).map(|input| mirrored_duel_input(input) as u16);
        vec![
            Shape {
                name: "duel",
                inputs: DUEL_INPUTS,
                hidden: DUEL,
                mirror: Some(mirror.collect()),
            },
            Shape {
                name: "melee",
                inputs: MELEE_INPUTS,
                hidden: MELEE,
                mirror: None,
            },
        ]
    }

    /// For any number of players, as that is what training must find out.
    fn evaluation(bytes: &[u8]) -> Result<LearnedRescue, starboard_kernel::Violations> {
        let mut evaluation = LearnedRescue::from_bytes(bytes)
            .map_err(|error| starboard_kernel::Violations::one("weights", error.to_string()))?;
        evaluation.most_players = MOST_PLAYERS;
        Ok(evaluation)
    }

    fn set_parameter(evaluation: &mut LearnedRescue, name: &str, value: f64) -> bool {
        set_parameter(name, value, &mut evaluation.proving)
    }

    /// Draws are worth less than half to a search that avoids them.
    fn win_value(&self, seat: Seat, values: &[f64]) -> f64 {
        values[seat.index()] / values.iter().sum::<f64>()
    }

    fn samples(&self, mut found: impl FnMut(usize, Seat, &[u16])) {
        if self.phase() != Phase::Play {
            return;
        }
        let mut seen = Vec::new();
        let observers =
            |seat: &Seat| !self.is_out(*seat) && (self.seats() > 2 || *seat == self.seat());
        for seat in self.all_seats().filter(observers) {
            seen.clear();
            inputs(self, seat, |input| seen.push(input as u16));
            found(usize::from(self.seats() > 2), seat, &seen);
        }
    }
}

#[cfg(test)]
mod tests {
    use starboard_kernel::{FastRng, Turn};

    use super::*;

    /// Positions of random games with all combinations of options, and every power by seat.
    fn positions(mut look: impl FnMut(&Rescue)) {
        let mut combinations = Rescue::schema().combinations();
        for power in Power::ALL.map(Power::name) {
            for other in ["none", "wolf"].into_iter().filter(|&other| other != power) {
                let options = serde_json::json!({ "players": 2, "powers": [power, other] });
                combinations.push(options.as_object().expect("options").clone());
            }
        }
        for (seed, options) in (0..).zip(combinations) {
            let options = Rescue::read_options(&options).expect("options of the schema");
            let mut position = Rescue::start(&options);
            let mut rng = FastRng::new(seed);
            loop {
                look(&position);
                match position.turn() {
                    Turn::Player(_) => {
                        let action = position.random_action(&mut rng, &mut Vec::new());
                        position.play_unchecked(action, &mut Silent);
                    }
                    Turn::Chance => {
                        let deal = position.random_outcome(&mut rng, &mut Vec::new());
                        position.resolve_unchecked(deal, &mut Silent);
                    }
                    Turn::Over => break,
                }
            }
        }
    }

    /// Weights that distinguish all inputs.
    fn random() -> LearnedRescue {
        let mut rng = FastRng::new(5);
        let mut bytes = Vec::new();
        for (inputs, hidden) in [(DUEL_INPUTS, DUEL), (MELEE_INPUTS, MELEE)] {
            bytes.extend((inputs as u16).to_le_bytes());
            bytes.extend((hidden as u16).to_le_bytes());
            for _ in 0..2 * hidden {
                bytes.extend((rng.below(120) as i16 - 40).to_le_bytes());
            }
            bytes.extend([0; 4]);
            bytes.extend((0..inputs * hidden).map(|_| (rng.below(60) as i8 - 30).cast_unsigned()));
        }
        Rescue::evaluation(&bytes).expect("networks")
    }

    /// R21, R24, R25, R28, R30, R32: whatever an action does, its value is that of the position
    /// after it.
    #[test]
    fn actions_are_worth_the_positions_after_them() {
        let evaluation = random();
        let mut checked = 0;
        let mut number = 0;
        positions(|position| {
            number += 1;
            if position.phase() != Phase::Play || position.over().is_some() || number % 5 != 0 {
                return;
            }
            let seat = position.seat();
            let actions = position.legal_actions();
            let mut values = Vec::new();
            evaluation.action_values(position, seat, &actions, &mut values);
            for (action, value) in actions.into_iter().zip(values) {
                let mut next = position.clone();
                next.play_unchecked(action, &mut Silent);
                // R26: a draw by repetition is found when the action is played.
                if next.ending().is_none_or(|ending| !ending.drawn) {
                    let expected = evaluation.seat_value(&next, seat);
                    let won = evaluation.wins_at_once(position, action);
                    assert!(
                        won || (value - expected).abs() < 1e-6,
                        "{action}: {value} {expected} {}",
                        position.document()
                    );
                    if won {
                        assert!(next.ending().is_some_and(|ending| ending.winners == [seat]));
                    }
                }
                checked += 1;
            }
        });
        assert!(checked > 10_000, "only {checked} actions");
    }

    #[test]
    fn values_are_shares_of_one_win() {
        let evaluation = random();
        positions(|position| {
            let values = evaluation.value(position);
            assert!(values.iter().all(|value| (0.0..=1.0).contains(value)));
            let sum: f64 = values.iter().sum();
            let drawn = position.ending().is_some_and(|ending| ending.drawn);
            assert!(drawn || (sum - 1.0).abs() < 1e-6, "{values:?}");
        });
    }

    #[test]
    fn a_mirror_image_of_a_mirror_image_is_the_original() {
        for input in 0..DUEL_INPUTS {
            assert_eq!(mirrored_duel_input(mirrored_duel_input(input)), input);
        }
        let moved = (0..DUEL_INPUTS).filter(|&input| mirrored_duel_input(input) != input);
        assert!(moved.count() > DUEL_QUIET * 8 / 10);
    }
}

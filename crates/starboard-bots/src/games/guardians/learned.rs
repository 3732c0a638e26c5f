//! The learned evaluation of Guardians of Space.
//!
//! A small [network](crate::quantised) estimates every pilot's chance to win from that pilot's
//! point of view; there is one for two pilots and one for more. Its inputs are a list of slots,
//! each with one of several inputs: the cell of every square, every fighter's place, leads in
//! points. An action changes a few slots, so that its position is evaluated by the difference.

use std::sync::{Arc, LazyLock};

use guardians::{Action, COLUMNS, Cell, Fighter, Guardians, Missile, Pilot, PowerUp, Square, Step};
use starboard_kernel::{Game, Seat, Silent, Turn};

use super::{GuardiansEvaluation, lowest_token, puzzles, shares};
use crate::evaluation::{Evaluation, Proving, Tuning, Values, win_shares};
use crate::puzzle::{Aim, Quest};
use crate::quantised::{Network, NotANetwork, Sums};
#[cfg(not(target_arch = "wasm32"))]
use crate::training::{Learned, Shape, set_parameter};
use crate::{Bot, Settings, bot_for};

/// Hidden units: with two pilots, and with more.
const DUEL: usize = 64;
const MELEE: usize = 32;

const SQUARES: usize = 60;
/// What a square can hold.
const CELLS: usize = 9;
/// A fighter on a square, not placed yet, destroyed, out or not there.
const PLACES: usize = SQUARES + 3;
/// Leads in points, in steps of two up to 40 either way.
const LEADS: usize = 41;
const LEAD_STEP: i32 = 2;
/// Missile, level and power-up of a pilot.
const STATES: usize = 3 * 3 * 4;
/// Points, in steps of five up to 30.
const RICHES: usize = 7;
/// The points that a hit costs: none, 1 to 5, or a ship half.
const COSTS: usize = 7;
/// The supply, in steps of three.
const SUPPLIES: usize = 24;
/// Whose step it is, and which one.
const STEPS: usize = 7;
/// The lowest token of a column by its row, 0 for none; and the tokens of a column, up to five.
const LOWEST: usize = 11;
const COUNTS: usize = 6;

/// The slots of one network, by the number of pilots that it knows.
struct Layout {
    pilots: usize,
    /// The first input of every slot, and at the end the number of inputs.
    starts: Vec<u16>,
}

/// The slots of all pilots, then for each pilot, then for each rival.
const COMMON_SLOTS: usize = SQUARES + 1 + 2 * COLUMNS as usize + 5;
const PILOT_SLOTS: usize = 6;
const MOST_SLOTS: usize = COMMON_SLOTS + 4 * PILOT_SLOTS + 3;

type Slots = [u16; MOST_SLOTS];

impl Layout {
    fn new(pilots: usize) -> Self {
        let mut sizes = vec![CELLS; SQUARES];
        sizes.push(SQUARES + 1);
        for _ in 0..COLUMNS {
            sizes.extend([LOWEST, COUNTS]);
        }
        sizes.extend([SUPPLIES, pilots * STEPS, COLUMNS as usize + 1, 4, 3]);
        for _ in 0..pilots {
            sizes.extend([PLACES, STATES, RICHES, COSTS, CELLS + 1, 2]);
        }
        sizes.extend(vec![LEADS; pilots - 1]);
        let mut starts = vec![0];
        for size in sizes {
            starts.push(starts.last().map_or(0, |last| last + size as u16));
        }
        Layout { pilots, starts }
    }

    fn slots(&self) -> usize {
        self.starts.len() - 1
    }

    fn inputs(&self) -> usize {
        usize::from(self.starts[self.slots()])
    }

    /// What a pilot sees.
    fn look(&self, position: &Guardians, observer: Seat, into: &mut Slots) {
        let pilots = position.pilots();
        let count = pilots.len();
        let mut slot = 0;
        let starts = &self.starts;
        let mut put = |value: usize| {
            into[slot] = starts[slot] + value as u16;
            slot += 1;
        };
        let mut lowest = [0; COLUMNS as usize];
        let mut tokens = [0; COLUMNS as usize];
        for index in 0..SQUARES {
            put(position.cell(Square::new(index as u8)) as usize);
        }
        let mut left = position.invaders();
        while left != 0 {
            let square = Square::new(left.trailing_zeros() as u8);
            left &= left - 1;
            let column = usize::from(square.column());
            if tokens[column] == 0 {
                lowest[column] = square.row().into();
            }
            tokens[column] += 1;
        }
        put(position.mine().map_or(SQUARES, Square::index));
        for column in 0..usize::from(COLUMNS) {
            put(lowest[column]);
            put(tokens[column].min(COUNTS - 1));
        }
        let supply: usize = position.supply().into_iter().map(usize::from).sum();
        put((supply / 3).min(SUPPLIES - 1));
        let after = |seat: usize| (seat + count - observer.index()) % count;
        put(after(position.seat().index()) * STEPS + position.step() as usize);
        put(position.wave().map_or(COLUMNS.into(), usize::from));
        put(usize::from(position.shots()).min(3));
        put(count - 2);
        let own = &pilots[observer.index()];
        for place in 0..self.pilots {
            let seat = (observer.index() + place) % count;
            if place >= count {
                for value in [SQUARES + 2, 0, 0, 0, 0, 0] {
                    put(value);
                }
                continue;
            }
            let pilot = &pilots[seat];
            put(match pilot.fighter {
                Fighter::At(square) => square.index(),
                Fighter::Unplaced => SQUARES,
                Fighter::Destroyed => SQUARES + 1,
                Fighter::Out => SQUARES + 2,
            });
            put(state(pilot));
            put((usize::from(pilot.points()) / 5).min(RICHES - 1));
            put(match lowest_token(pilot) as usize {
                cost @ 0..=5 => cost,
                _ => COSTS - 1,
            });
            let target = pilot
                .square()
                .and_then(|square| position.first_above(square));
            put(target.map_or(0, |square| match position.cell(square) {
                Cell::Empty => CELLS,
                cell => cell as usize,
            }));
            put(usize::from(position.is_quiet(Seat::new(seat))));
        }
        for place in 1..self.pilots {
            let rival = &pilots[(observer.index() + place) % count];
            let lead = if place < count {
                i32::from(own.points()) - i32::from(rival.points())
            } else {
                i32::MAX
            };
            let most = LEADS as i32 / 2;
            put((lead.div_euclid(LEAD_STEP).clamp(-most, most) + most) as usize);
        }
    }
}

fn state(pilot: &Pilot) -> usize {
    let missile = match pilot.missile {
        Missile::Supply => 0,
        Missile::Held => 1,
        Missile::Box => 2,
    };
    let power = match pilot.power {
        PowerUp::None => 0,
        PowerUp::Empty => 1,
        PowerUp::Charged => 2,
        PowerUp::Box => 3,
    };
    (missile * 3 + usize::from(pilot.level.clamp(1, 3)) - 1) * 4 + power
}

static LAYOUTS: LazyLock<[Layout; 2]> = LazyLock::new(|| [Layout::new(2), Layout::new(4)]);

fn layout(position: &Guardians) -> &'static Layout {
    &LAYOUTS[usize::from(position.seats() > 2)]
}

#[derive(Debug)]
struct Networks {
    duel: Network<DUEL>,
    melee: Network<MELEE>,
}

impl Networks {
    fn read(mut bytes: &[u8]) -> Result<Self, NotANetwork> {
        Ok(Networks {
            duel: Network::read(&mut bytes, LAYOUTS[0].inputs())?,
            melee: Network::read(&mut bytes, LAYOUTS[1].inputs())?,
        })
    }
}

static TRAINED: LazyLock<Arc<Networks>> = LazyLock::new(|| {
    let networks = Networks::read(include_bytes!("learned.bin"));
    Arc::new(networks.expect("the file is written by training/"))
});

/// An evaluation by networks; `training/guardians.md` says how they were made.
#[derive(Clone, Debug)]
pub struct LearnedGuardians {
    networks: Arc<Networks>,
    /// For finished games, for the lower levels, and for more pilots.
    classic: GuardiansEvaluation,
    /// The most players with whom the networks play better than the classic evaluation; with more
    /// that one is used.
    pub most_players: usize,
    pub proving: Proving,
}

impl Default for LearnedGuardians {
    fn default() -> Self {
        LearnedGuardians::with(TRAINED.clone())
    }
}

impl LearnedGuardians {
    /// With other networks, as training writes them.
    ///
    /// # Errors
    /// If the bytes are no such networks.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NotANetwork> {
        Networks::read(bytes).map(|networks| LearnedGuardians::with(Arc::new(networks)))
    }

    fn with(networks: Arc<Networks>) -> Self {
        let classic = GuardiansEvaluation::default();
        LearnedGuardians {
            networks,
            most_players: 2,
            proving: Proving {
                exploration: 0.2,
                prior_temperature: 0.1,
                virtual_visits: 1.0,
                noise: 0.0,
                lookahead: 0.5,
                kept_actions: 64,
                sole_reply: false,
            },
            classic,
        }
    }

    /// The value of a position in which nobody is about to shoot.
    fn settled_value(&self, position: &Guardians) -> Values {
        if let Some(ending) = position.ending() {
            return self
                .classic
                .result(position, &win_shares(&ending), ending.winners.is_empty());
        }
        let mut wins = Values::default();
        for seat in Seat::first(position.seats()) {
            wins[seat.index()] = if position.seats() == 2 {
                win(&self.networks.duel, position, seat)
            } else {
                win(&self.networks.melee, position, seat)
            };
        }
        let sum: f64 = wins.iter().sum();
        let scale = 1.0 / sum.max(1.0);
        let share = points_shares(position);
        let mut values = Values::default();
        for seat in 0..position.seats() {
            values[seat] = self.mixed(wins[seat] * scale, share[seat] * sum.min(1.0));
        }
        values
    }

    fn mixed(&self, win: f64, share: f64) -> f64 {
        self.classic.victory * win + (1.0 - self.classic.victory) * share
    }

    fn weigh<const HIDDEN: usize>(
        &self,
        network: &Network<HIDDEN>,
        position: &Guardians,
        seat: Seat,
        actions: &[Action],
        into: &mut Vec<f32>,
    ) {
        let layout = layout(position);
        let mut slots = [0; MOST_SLOTS];
        layout.look(position, seat, &mut slots);
        let mut sums = network.empty();
        for &input in &slots[..layout.slots()] {
            network.add(&mut sums, input.into());
        }
        for &action in actions {
            let mut next = position.clone();
            next.play_unchecked(action, &mut Silent);
            let value = match self.launched(&next) {
                Some(values) => values[seat.index()],
                None => {
                    finish_shooting(&mut next);
                    if next.turn() == Turn::Over {
                        self.settled_value(&next)[seat.index()]
                    } else {
                        let win = win_after(network, layout, &next, seat, &slots, sums);
                        self.mixed(win, points_shares(&next)[seat.index()])
                    }
                }
            };
            into.push(value as f32);
        }
    }

    /// The value with the missile, where the pilot who is about to shoot holds one and would rather
    /// launch it.
    fn launched(&self, position: &Guardians) -> Option<Values> {
        if position.step() != Step::Shoot || position.turn() == Turn::Chance {
            return None;
        }
        let seat = position.seat();
        if position.pilots()[seat.index()].missile != Missile::Held
            || !position.legal_actions().contains(&Action::Launch)
        {
            return None;
        }
        let mut fired = position.clone();
        finish_shooting(&mut fired);
        let mut launched = position.clone();
        launched.play_unchecked(Action::Launch, &mut Silent);
        let fired = self.settled_value(&fired);
        let launched = self.settled_value(&launched);
        (launched[seat.index()] > fired[seat.index()]).then_some(launched)
    }
}

/// Shooting is not a decision, except with a missile: the position after it is what is evaluated (a
/// quiescence search).
fn finish_shooting(position: &mut Guardians) {
    let seat = position.seat();
    while position.turn() == Turn::Player(seat) && position.step() == Step::Shoot {
        position.play_unchecked(Action::Fire, &mut Silent);
    }
}

fn points_shares(position: &Guardians) -> Values {
    let mut points = Values::default();
    let pilots = position.pilots();
    for (points, pilot) in points.iter_mut().zip(pilots) {
        *points = pilot.points().into();
    }
    shares(&points[..pilots.len()])
}

/// G29–G31: a pilot who is out cannot win.
fn win<const HIDDEN: usize>(network: &Network<HIDDEN>, position: &Guardians, seat: Seat) -> f64 {
    if position.pilots()[seat.index()].fighter == Fighter::Out {
        return 0.0;
    }
    let layout = layout(position);
    let mut slots = [0; MOST_SLOTS];
    layout.look(position, seat, &mut slots);
    let mut sums = network.empty();
    for &input in &slots[..layout.slots()] {
        network.add(&mut sums, input.into());
    }
    network.win(&sums).into()
}

/// The same after an action, from the slots and sums before it.
fn win_after<const HIDDEN: usize>(
    network: &Network<HIDDEN>,
    layout: &Layout,
    position: &Guardians,
    seat: Seat,
    before: &Slots,
    mut sums: Sums<HIDDEN>,
) -> f64 {
    if position.pilots()[seat.index()].fighter == Fighter::Out {
        return 0.0;
    }
    let mut slots = [0; MOST_SLOTS];
    layout.look(position, seat, &mut slots);
    for (&new, &old) in slots.iter().zip(before) {
        if new != old {
            network.remove(&mut sums, old.into());
            network.add(&mut sums, new.into());
        }
    }
    network.win(&sums).into()
}

impl Evaluation<Guardians> for LearnedGuardians {
    fn quests(&self, position: &Guardians) -> Vec<Quest> {
        puzzles::quests(position)
    }

    fn gained(&self, aim: Aim, since: &Guardians, now: &Guardians, seat: Seat) -> i32 {
        puzzles::gained(aim, since, now, seat)
    }

    fn value(&self, position: &Guardians) -> Values {
        if position.seats() > self.most_players {
            return self.classic.value(position);
        }
        if position.step() != Step::Shoot || position.turn() == Turn::Chance {
            return self.settled_value(position);
        }
        self.launched(position).unwrap_or_else(|| {
            let mut fired = position.clone();
            finish_shooting(&mut fired);
            self.settled_value(&fired)
        })
    }

    fn action_values(
        &self,
        position: &Guardians,
        seat: Seat,
        actions: &[Action],
        into: &mut Vec<f32>,
    ) {
        if position.seats() == 2 {
            self.weigh(&self.networks.duel, position, seat, actions, into);
        } else {
            self.weigh(&self.networks.melee, position, seat, actions, into);
        }
    }

    /// What can be decided in a turn, once for every pilot: where to fly, and what to do with the
    /// mine.
    fn forced_choices(&self, position: &Guardians) -> usize {
        2 * position.seats()
    }

    fn tuning(&self) -> Tuning {
        self.classic.tuning
    }

    fn classic_bot(&self, settings: &Settings) -> Option<Box<dyn Bot>> {
        Some(bot_for::<Guardians>(self.classic, settings.clone()))
    }

    fn proving(&self, position: &Guardians) -> Option<Proving> {
        (position.seats() <= self.most_players).then_some(self.proving)
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Learned for Guardians {
    type Evaluation = LearnedGuardians;
    type Classic = GuardiansEvaluation;

    fn networks() -> Vec<Shape> {
        let shape = |name, layout: &Layout, hidden| Shape {
            name,
            inputs: layout.inputs(),
            hidden,
            mirror: None,
        };
        vec![
            shape("duel", &LAYOUTS[0], DUEL),
            shape("melee", &LAYOUTS[1], MELEE),
        ]
    }

    /// For any number of pilots, as that is what training must find out.
    fn evaluation(bytes: &[u8]) -> Result<LearnedGuardians, starboard_kernel::Violations> {
        let mut evaluation = LearnedGuardians::from_bytes(bytes)
            .map_err(|error| starboard_kernel::Violations::one("weights", error.to_string()))?;
        evaluation.most_players = guardians::MOST_PLAYERS;
        Ok(evaluation)
    }

    fn set_parameter(evaluation: &mut LearnedGuardians, name: &str, value: f64) -> bool {
        set_parameter(name, value, &mut evaluation.proving)
    }

    /// The value of a search has a part for points, which is taken out.
    fn win_value(&self, seat: Seat, values: &[f64]) -> f64 {
        let victory = GuardiansEvaluation::default().victory;
        let share = points_shares(self)[seat.index()];
        ((values[seat.index()] - (1.0 - victory) * share) / victory).clamp(0.0, 1.0)
    }

    fn samples(&self, mut found: impl FnMut(usize, Seat, &[u16])) {
        let mut position = self.clone();
        if position.turn() != Turn::Chance {
            finish_shooting(&mut position);
        }
        if position.turn() == Turn::Over {
            return;
        }
        let layout = layout(&position);
        let mut slots = [0; MOST_SLOTS];
        for seat in Seat::first(position.seats()) {
            if position.pilots()[seat.index()].fighter != Fighter::Out {
                layout.look(&position, seat, &mut slots);
                let network = usize::from(position.seats() > 2);
                found(network, seat, &slots[..layout.slots()]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use starboard_kernel::FastRng;

    use super::*;

    /// Positions of random games with all combinations of options.
    fn positions(mut look: impl FnMut(&Guardians)) {
        for (seed, options) in (0..).zip(Guardians::schema().combinations()) {
            let options = Guardians::read_options(&options).expect("options of the schema");
            let mut position = Guardians::start(&options);
            let mut rng = FastRng::new(seed);
            loop {
                look(&position);
                match position.turn() {
                    Turn::Player(_) => {
                        let action = position.random_action(&mut rng, &mut Vec::new());
                        position.play_unchecked(action, &mut Silent);
                    }
                    Turn::Chance => {
                        let outcome = position.random_outcome(&mut rng, &mut Vec::new());
                        position.resolve_unchecked(outcome, &mut Silent);
                    }
                    Turn::Over => break,
                }
            }
        }
    }

    /// With the networks of the file, for any number of pilots.
    fn learned() -> LearnedGuardians {
        LearnedGuardians {
            most_players: guardians::MOST_PLAYERS,
            ..LearnedGuardians::default()
        }
    }

    /// The difference of two positions gives the same as the second position itself.
    #[test]
    fn actions_are_worth_the_positions_after_them() {
        let evaluation = learned();
        let mut checked = 0;
        positions(|position| {
            let Turn::Player(seat) = position.turn() else {
                return;
            };
            let actions = position.legal_actions();
            let mut values = Vec::new();
            evaluation.action_values(position, seat, &actions, &mut values);
            for (action, value) in actions.into_iter().zip(values) {
                let mut next = position.clone();
                next.play_unchecked(action, &mut Silent);
                let expected = match evaluation.launched(&next) {
                    Some(values) => values[seat.index()],
                    None => {
                        finish_shooting(&mut next);
                        if next.turn() == Turn::Over {
                            evaluation.settled_value(&next)[seat.index()]
                        } else {
                            let win = match position.seats() {
                                2 => win(&evaluation.networks.duel, &next, seat),
                                _ => win(&evaluation.networks.melee, &next, seat),
                            };
                            evaluation.mixed(win, points_shares(&next)[seat.index()])
                        }
                    }
                };
                assert!((f64::from(value) - expected).abs() < 1e-6, "{action}");
                checked += 1;
            }
        });
        assert!(checked > 3_000, "only {checked} actions");
    }

    #[test]
    fn values_are_shares_of_one_win() {
        let evaluation = learned();
        positions(|position| {
            let values = evaluation.value(position);
            assert!(values.iter().all(|value| (0.0..=1.0).contains(value)));
            assert!(values.iter().sum::<f64>() < 1.0 + 1e-9, "{values:?}");
        });
    }

    #[test]
    fn every_slot_has_its_own_inputs() {
        for layout in LAYOUTS.iter() {
            assert!(layout.slots() <= MOST_SLOTS);
            assert!(layout.starts.is_sorted_by(|a, b| a < b));
        }
        positions(|position| {
            let layout = layout(position);
            let mut slots = [0; MOST_SLOTS];
            layout.look(position, Seat::new(0), &mut slots);
            for (slot, input) in slots[..layout.slots()].iter().enumerate() {
                assert!((layout.starts[slot]..layout.starts[slot + 1]).contains(input));
            }
        });
    }
}

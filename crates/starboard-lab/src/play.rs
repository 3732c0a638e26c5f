//! Plays one game of an experiment and records its measurements.

use starboard_bots::analysis::Judge;
use starboard_bots::{Bot, Choice, Settings, Values, bot, clock, win_shares};
use starboard_kernel::erased::Position;
use starboard_kernel::{Ending, FastRng, Seat, Seed, Turn};

use crate::experiment::{Arm, Detail, Experiment};
use crate::games::{Notes, Observer, observer};

/// One finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Its number in the arm, from 0.
    pub number: u32,
    /// Games of the same start have the same chance.
    pub start: u32,
    pub rotation: u32,
    /// Games of the same start and rotation differ in the bots' random numbers.
    pub replay: u32,
    /// Which bot of the line-up sat at each seat, from 0.
    pub seating: Vec<u8>,
    pub ending: Ending,
    /// Each seat's share of the win.
    pub results: Vec<f64>,
    /// Players' actions.
    pub actions: u32,
    pub chance_turns: u32,
    pub notes: Notes,
    /// With [`Detail::Decisions`].
    pub course: Option<Course>,
}

/// How a game went, by the evaluation of its bots.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Course {
    pub decisions: Vec<Decision>,
    pub lead_changes: Option<u32>,
    /// The number of actions after which the result was clear; those of the opening are among them.
    pub decided: u32,
    /// What each seat could expect before the first decision: with what it was dealt.
    pub dealt: Vec<f64>,
    /// The sum of the luck of each seat after the first decision: how much better its chance was than
    /// the average.
    pub luck: Vec<f64>,
}

/// One decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    pub seat: Seat,
    pub action: String,
    /// The number of legal actions.
    pub legal: u32,
    /// What the evaluation expects for the acting seat, before the action.
    pub value: f64,
    /// What the bot expects; `None` if it has no evaluation.
    pub expected: Option<f64>,
    /// How much better the best action is than the mean of the others that the bot considered.
    pub stake: Option<f64>,
    pub playouts: u32,
}

/// A decision matters if a random one costs at least this much of a win.
pub const MATTERS: f64 = 0.02;
/// A lead is taken by more than this; below, it counts as level.
const LEAD: f64 = 0.05;
/// A game is decided as soon as no seat's expectation is further than this from its result any more.
pub const DECIDED: f64 = 0.2;

/// Plays games of one arm.
pub struct Player<'a> {
    experiment: &'a Experiment,
    arm: &'a Arm,
    judge: Option<Box<dyn Judge>>,
    seed: Seed,
}

impl std::fmt::Debug for Player<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Player").finish_non_exhaustive()
    }
}

impl<'a> Player<'a> {
    #[must_use]
    pub fn new(experiment: &'a Experiment, arm: usize) -> Self {
        let judge = match experiment.record {
            Detail::Decisions => starboard_bots::judge(experiment.rules),
            Detail::Games => None,
        };
        Player {
            experiment,
            arm: &experiment.arms[arm],
            judge,
            seed: Seed::from_number(experiment.seed),
        }
    }

    /// Everything follows from the seed of the experiment and the number of the game. All arms
    /// have the same starts, so that they can be compared start by start.
    ///
    /// # Panics
    /// If a bot breaks the rules.
    #[must_use]
    pub fn play(&self, number: u32) -> Played {
        let seats = self.arm.seats();
        let replays = self.experiment.replays;
        let rotations = if self.experiment.rotate {
            seats as u32
        } else {
            1
        };
        let (start, of_start) = (
            number / (rotations * replays),
            number % (rotations * replays),
        );
        let (rotation, replay) = (of_start / replays, of_start % replays);
        let chance = self.seed.derived(&format!("start {start}"));
        let purpose = match replay {
            0 => format!("rotation {rotation}"),
            _ => format!("rotation {rotation} replay {replay}"),
        };
        let mut seeds = FastRng::new(chance.derived(&purpose).number());
        let seating: Vec<u8> = (0..seats)
            .map(|place| ((place + rotation as usize) % seats) as u8)
            .collect();
        let bots: Vec<Box<dyn Bot>> = seating
            .iter()
            .map(|&index| {
                let settings = Settings {
                    spec: self.arm.lineup.bots[usize::from(index)].clone(),
                    seed: seeds.bits(),
                    threads: 1,
                    clock,
                };
                bot(self.experiment.rules, settings)
            })
            .collect();
        let position = self
            .experiment
            .rules
            .start(&self.arm.options)
            .expect("the options have been checked");
        let mut table = Table {
            arm: self.arm,
            judge: self.judge.as_deref(),
            seating,
            bots,
            observer: observer(self.experiment.rules),
            position,
            noise: FastRng::new(seeds.bits()),
            actions: 0,
            opening: 0,
            chance_turns: 0,
            values: Vec::new(),
            decisions: Vec::new(),
            luck: Values::default(),
        };
        table.open(&chance, self.experiment.opening);
        let ending = table.play(&chance);
        table.finish(
            Number {
                number,
                start,
                rotation,
                replay,
            },
            ending,
        )
    }
}

/// Which game of an arm.
#[derive(Clone, Copy)]
struct Number {
    number: u32,
    start: u32,
    rotation: u32,
    replay: u32,
}

/// A game in progress.
struct Table<'a> {
    arm: &'a Arm,
    judge: Option<&'a dyn Judge>,
    seating: Vec<u8>,
    bots: Vec<Box<dyn Bot>>,
    observer: Box<dyn Observer>,
    position: Position,
    /// For restricted bots.
    noise: FastRng,
    actions: u32,
    /// How many of these were random, before the bots took over.
    opening: u32,
    chance_turns: u32,
    /// Before every action of a bot.
    values: Vec<Values>,
    decisions: Vec<Decision>,
    luck: Values,
}

impl Table<'_> {
    /// Begins the game with random actions, and leaves the first decision after them to a bot. Who plays
    /// makes no difference to them.
    fn open(&mut self, chance: &Seed, most: u32) {
        for action in opening(self.position.clone(), chance, most) {
            while self.position.turn() == Turn::Chance {
                self.draw(chance);
            }
            self.observer.decision(&self.position);
            self.act(&action);
            self.opening += 1;
        }
    }

    fn play(&mut self, chance: &Seed) -> Ending {
        loop {
            match self.position.turn() {
                Turn::Player(seat) => self.decide(seat),
                Turn::Chance => self.draw(chance),
                Turn::Over => {
                    let ending = self.position.ending();
                    return ending.expect("a game that is over has an ending");
                }
            }
        }
    }

    fn decide(&mut self, seat: Seat) {
        self.observer.decision(&self.position);
        let choice = self.bots[seat.index()]
            .choose(&self.position)
            .expect("a bot acts when it is its turn");
        let restriction = self
            .arm
            .ablation
            .as_ref()
            .filter(|ablation| {
                let bot = usize::from(self.seating[seat.index()]);
                ablation.bots.contains(&bot)
            })
            .map(|ablation| &ablation.restriction);
        let action = match restriction {
            Some(restriction) => {
                restriction.apply(&choice, &self.position.legal_actions(), &mut self.noise)
            }
            None => choice.action.clone(),
        };
        if let Some(judge) = self.judge {
            let values = judge.value(&self.position);
            self.values.push(values);
            self.decisions.push(Decision {
                seat,
                legal: self.observer.kinds(&self.position, seat, &action),
                value: values[seat.index()],
                expected: (!choice.lines.is_empty()).then(|| choice.value[seat.index()]),
                stake: stake(&choice, seat),
                playouts: choice.playouts,
                action: action.clone(),
            });
        }
        self.act(&action);
    }

    fn act(&mut self, action: &str) {
        self.observer.action(&self.position, action);
        let events = self
            .position
            .play(action)
            .expect("a bot plays what is legal");
        self.observer.events(&events, &self.position);
        self.actions += 1;
    }

    fn draw(&mut self, chance: &Seed) {
        let picked = self
            .observer
            .pick(&self.position, chance, self.chance_turns.into());
        let judge = self.judge.filter(|_| !self.values.is_empty());
        let before = judge.map(|judge| judge.expected_value(&self.position));
        let events = self
            .position
            .resolve(&picked)
            .expect("a listed outcome can happen");
        if let (Some(judge), Some(before)) = (judge, before) {
            let after = judge.value(&self.position);
            for (sum, (after, before)) in self.luck.iter_mut().zip(after.into_iter().zip(before)) {
                *sum += after - before;
            }
        }
        self.observer.events(&events, &self.position);
        self.chance_turns += 1;
    }

    fn finish(mut self, of: Number, ending: Ending) -> Played {
        let seats = self.seating.len();
        let course = self.judge.map(|judge| {
            let end = judge.value(&self.position);
            let points = self.position.rules().has_points();
            Course {
                lead_changes: (seats > 1 || !points).then(|| lead_changes(&self.values, seats)),
                decided: self.opening + decided(&self.values, &end, seats),
                dealt: self.values.first().unwrap_or(&end)[..seats].to_vec(),
                luck: self.luck[..seats].to_vec(),
                decisions: std::mem::take(&mut self.decisions),
            }
        });
        Played {
            number: of.number,
            start: of.start,
            rotation: of.rotation,
            replay: of.replay,
            results: win_shares(&ending)[..seats].to_vec(),
            ending,
            actions: self.actions,
            chance_turns: self.chance_turns,
            notes: self.observer.end(&self.position),
            seating: self.seating,
            course,
        }
    }
}

/// Random actions that begin a game with this chance: so many, or fewer if the next one would end it.
fn opening(mut position: Position, chance: &Seed, most: u32) -> Vec<String> {
    if most == 0 {
        return Vec::new();
    }
    // What it notes is of no interest: the game follows.
    let mut observer = observer(position.rules());
    let mut rng = FastRng::new(chance.derived("opening").number());
    let mut actions: Vec<String> = Vec::new();
    let mut chance_turns = 0;
    loop {
        match position.turn() {
            Turn::Player(_) if actions.len() as u32 == most => return actions,
            Turn::Player(_) => {
                let mut legal = position.legal_actions();
                let action = legal.swap_remove(rng.below(legal.len() as u32) as usize);
                position.play(&action).expect("it is legal");
                actions.push(action);
            }
            Turn::Chance => {
                let picked = observer.pick(&position, chance, chance_turns);
                position
                    .resolve(&picked)
                    .expect("a listed outcome can happen");
                chance_turns += 1;
            }
            Turn::Over => {
                actions.pop();
                return actions;
            }
        }
    }
}

/// How much is at stake: the value of the best action less the mean of the other considered ones.
fn stake(choice: &Choice, seat: Seat) -> Option<f64> {
    let values = choice.lines.iter().map(|line| line.value[seat.index()]);
    let best = values.clone().fold(f64::NEG_INFINITY, f64::max);
    let sum: f64 = values.sum();
    let others = choice.lines.len().checked_sub(1).filter(|&n| n > 0)?;
    Some(best - (sum - best) / others as f64)
}

/// How often the lead changes hands. A solo player is ahead or behind.
fn lead_changes(values: &[Values], seats: usize) -> u32 {
    let mut leader = None;
    let mut changes = 0;
    for values in values {
        let (now, margin) = if seats == 1 {
            (usize::from(values[0] < 0.5), (values[0] - 0.5).abs())
        } else {
            let mut order: Vec<usize> = (0..seats).collect();
            order.sort_by(|&a, &b| values[b].total_cmp(&values[a]));
            let ahead_of = leader.filter(|&seat| seat != order[0]).unwrap_or(order[1]);
            (order[0], values[order[0]] - values[ahead_of])
        };
        if margin > LEAD && leader != Some(now) {
            changes += u32::from(leader.is_some());
            leader = Some(now);
        }
    }
    changes
}

/// After how many actions the expectations stay close to the result.
fn decided(values: &[Values], end: &Values, seats: usize) -> u32 {
    let open = |values: &Values| (0..seats).any(|seat| (values[seat] - end[seat]).abs() > DECIDED);
    let last = values.iter().rposition(open);
    last.map_or(0, |last| last as u32 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(all: &[[f64; 2]]) -> Vec<Values> {
        all.iter()
            .map(|pair| {
                let mut values = Values::default();
                values[..2].copy_from_slice(pair);
                values
            })
            .collect()
    }

    #[test]
    fn a_lead_changes_only_by_a_margin() {
        let check = |all: &[[f64; 2]], seats: usize, expected: u32| {
            assert_eq!(lead_changes(&values(all), seats), expected, "{all:?}");
        };
        check(&[[0.5, 0.5], [0.52, 0.48], [0.48, 0.52]], 2, 0);
        check(&[[0.6, 0.4], [0.49, 0.51], [0.6, 0.4]], 2, 0);
        check(&[[0.6, 0.4], [0.4, 0.6], [0.9, 0.1]], 2, 2);
        check(&[[0.6, 0.0], [0.48, 0.0], [0.2, 0.0]], 1, 1);
    }

    #[test]
    fn a_game_is_decided_after_the_last_doubt() {
        let mut end = Values::default();
        end[0] = 1.0;
        let course = values(&[[0.9, 0.1], [0.5, 0.5], [0.7, 0.3], [0.85, 0.15]]);
        assert_eq!(decided(&course, &end, 2), 3);
        assert_eq!(decided(&course[3..], &end, 2), 0);
        assert_eq!(decided(&[], &end, 2), 0);
    }
}

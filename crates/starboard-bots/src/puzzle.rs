//! Puzzles: positions in which one action is clearly best, and provably so.
//!
//! What is proven depends on the [`Aim`]. Some aims are reached by force, whatever the opponents and
//! chance do ([`force`]); for the others, the exact expected value of every action is computed ([`odds`]).
//! The [`Evaluation`] of a game says which aims make sense in a position. The lab finds puzzles in games
//! between bots, the page shows them, and a test proves each of them again.

mod book;
mod force;
mod odds;

use serde::{Deserialize, Serialize};
use starboard_kernel::erased::Position;
use starboard_kernel::{Game, Seat, Silent, Turn, Wording};

use crate::Evaluation;

pub use book::{Book, Kept, NotABook};
use force::Force;
pub(crate) use odds::chances;

/// The value of [`Evaluation::gained`] for a win; a loss is its negative.
pub const WON: i32 = 1000;

/// The smallest lead of the best action over the next best one, in guaranteed points.
const POINTS_APART: i32 = 2;
/// The same for expected scores, as a share of all points.
const SHARE_APART: f64 = 0.02;
/// The same for chances of winning.
const CHANCE_APART: f64 = 0.04;

/// Values this close count as equal: floating-point sums depend on the order of their terms.
const EQUAL: f64 = 1e-9;

/// The fewest points that are worth a puzzle.
const LEAST_POINTS: i32 = 4;
/// The same for chances of winning.
const LEAST_CHANCE: f64 = 0.1;

/// With fewer legal actions there is nothing to think about.
const LEAST_ACTIONS: usize = 3;

/// The most decisions that one puzzle asks for.
const MOST_ASKED: u8 = 3;

/// The node limit of a proof. Positions that need more are skipped, because proofs must be quick in a
/// browser.
const MOST_NODES: u32 = 200_000;

/// The node limit of a refutation. It is computed only once, and some wrong answers lead to larger trees
/// than the right one.
const MOST_NODES_TO_REFUTE: u32 = 2_000_000;

/// What the solver has to achieve.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Aim {
    /// Force a win.
    Win,
    /// Force the gain of at least one ship.
    Capture,
    /// Avoid a forced loss.
    Defend,
    /// Guarantee the most points.
    Points,
    /// Make sure that nobody can make everybody lose.
    Save,
    /// Maximise the expected score.
    Score,
    /// Maximise the chance of winning.
    Chance,
}

impl Aim {
    fn is_forced(self) -> bool {
        !matches!(self, Aim::Score | Aim::Chance)
    }

    /// The highest value that an alternative may have; `None` if the best action is not good enough for a
    /// puzzle.
    fn bound(self, best: f64) -> Option<f64> {
        let won = f64::from(WON);
        match self {
            Aim::Win => (best >= won).then_some(won - 1.0),
            Aim::Capture => (best >= 1.0 && best < won).then_some(0.0),
            Aim::Defend | Aim::Save => (best > -won && best < won).then_some(-won),
            Aim::Points => {
                (best >= f64::from(LEAST_POINTS)).then(|| best - f64::from(POINTS_APART))
            }
            Aim::Score => (best >= SHARE_APART).then_some(best - SHARE_APART),
            Aim::Chance => (best >= LEAST_CHANCE).then_some(best - CHANCE_APART),
        }
    }
}

/// The task that a puzzle sets in a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Quest {
    pub aim: Aim,
    /// Within this many turns of the solver.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub turns: u8,
}

impl Quest {
    #[must_use]
    pub const fn new(aim: Aim, turns: u8) -> Self {
        Quest { aim, turns }
    }
}

/// A task with its solution.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    #[serde(flatten)]
    pub quest: Quest,
    /// The value of the best action: [`WON`], guaranteed ships or points, or an expected share.
    pub value: f64,
    /// The value of the next best action.
    pub second: f64,
    /// How many decisions the solver is asked for: the first ones of the line at which there is a choice.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub asked: u8,
    /// Best play by everybody, until the task is done or a chance turn comes.
    pub line: Vec<String>,
    /// Actions that count as the same answer as the last decision, such as other ways to pay for the same
    /// thing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
}

/// The default of `turns` and `asked`, which files leave out.
fn one() -> u8 {
    1
}

fn is_one(number: &u8) -> bool {
    *number == 1
}

/// What follows from actions other than the solution.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Refutation {
    /// The value of these actions.
    pub value: f64,
    /// Best play by everybody after them.
    pub line: Vec<String>,
}

/// Finds and proves puzzles of one game.
pub trait Prover: Send + Sync {
    /// The puzzle in this position, if there is one, and the position that it starts from.
    fn find(&self, position: &Position) -> Option<(Position, Puzzle)>;

    /// Proves that every decision of a puzzle is right and everything else is wrong.
    ///
    /// # Errors
    /// What does not hold.
    fn prove(&self, position: &Position, puzzle: &Puzzle) -> Result<(), String>;

    /// What follows from these actions; `None` if they are illegal or the search takes too long.
    fn refute(&self, position: &Position, quest: Quest, played: &[String]) -> Option<Refutation>;
}

pub(crate) struct GameProver<G, E> {
    evaluation: E,
    game: std::marker::PhantomData<fn() -> G>,
}

/// A decision: every action in the game's order with its value, which is only an upper bound for actions
/// that are not the best.
struct Decision<A> {
    actions: Vec<(A, f64)>,
    best: usize,
    /// The actions that count as the same answer as the best one.
    same: Vec<usize>,
}

impl<A: Copy> Decision<A> {
    fn of(actions: Vec<(A, f64)>, is_same: impl Fn(&A, &A) -> bool) -> Option<Self> {
        let mut best = 0;
        for (index, (_, value)) in actions.iter().enumerate() {
            if *value > actions[best].1 + EQUAL {
                best = index;
            }
        }
        let &(action, most) = actions.get(best)?;
        let same = actions
            .iter()
            .enumerate()
            .filter(|(index, (other, value))| {
                *index != best && *value > most - EQUAL && is_same(&action, other)
            });
        let same = same.map(|(index, _)| index).collect();
        Some(Decision {
            actions,
            best,
            same,
        })
    }

    fn best(&self) -> (A, f64) {
        self.actions[self.best]
    }

    fn same(&self) -> impl Iterator<Item = A> {
        self.same.iter().map(|&index| self.actions[index].0)
    }

    /// The number of different answers.
    fn answers(&self) -> usize {
        self.actions.len() - self.same.len()
    }

    /// The value of the best answer among the others.
    fn second(&self) -> f64 {
        let others = self.actions.iter().enumerate();
        let others = others.filter(|(index, _)| *index != self.best && !self.same.contains(index));
        let values = others.map(|(_, (_, value))| *value);
        values.fold(f64::NEG_INFINITY, f64::max)
    }

    /// Whether every other answer is worth much less.
    fn is_clear(&self, aim: Aim) -> bool {
        let second = self.second();
        let bound = aim.bound(self.best().1);
        bound.is_some_and(|bound| second > f64::NEG_INFINITY && second <= bound)
    }
}

impl<G: Game, E: Evaluation<G>> GameProver<G, E> {
    pub(crate) fn new(evaluation: E) -> Self {
        GameProver {
            evaluation,
            game: std::marker::PhantomData,
        }
    }

    fn course<'a>(&'a self, start: &'a G, quest: Quest) -> Option<Course<'a, G, E>> {
        let Turn::Player(seat) = start.turn() else {
            return None;
        };
        Some(Course {
            force: Force::new(&self.evaluation, start, quest, seat),
            now: start.clone(),
            mover: seat,
            turns: Force::<G, E>::turns(quest),
        })
    }

    fn puzzle(&self, start: &G, quest: Quest) -> Option<Puzzle> {
        let mut course = self.course(start, quest)?;
        let first = course.decide()?;
        if first.answers() < LEAST_ACTIONS || !first.is_clear(quest.aim) {
            return None;
        }
        let mut puzzle = Puzzle {
            quest,
            value: rounded(first.best().1),
            second: rounded(first.second()),
            asked: 1,
            line: Vec::new(),
            also: texts(first.same()),
        };
        // What follows depends on which of several answers was given.
        let mut is_asked = puzzle.also.is_empty();
        course.play(first.best().0);
        puzzle.line.push(first.best().0.to_string());
        while course.goes_on() {
            let legal = course.now.legal_actions();
            let is_mine = course.now.turn() == Turn::Player(course.force.seat);
            let action = match legal[..] {
                [only] => only,
                _ if is_mine && is_asked && puzzle.asked < MOST_ASKED => {
                    let decision = course.decide()?;
                    is_asked = decision.is_clear(quest.aim);
                    puzzle.asked += u8::from(is_asked);
                    if is_asked {
                        puzzle.also = texts(decision.same());
                        is_asked = puzzle.also.is_empty();
                        decision.best().0
                    } else {
                        course.best()?
                    }
                }
                _ => course.best()?,
            };
            course.play(action);
            puzzle.line.push(action.to_string());
        }
        Some(puzzle)
    }

    fn check(&self, start: &G, puzzle: &Puzzle) -> Result<(), String> {
        let aim = puzzle.quest.aim;
        let course = self.course(start, puzzle.quest);
        let mut course = course.ok_or("nobody is to act")?;
        let mut asked = 0;
        for (index, step) in puzzle.line.iter().enumerate() {
            let legal = course.now.legal_actions();
            let action = legal.iter().find(|action| action.to_string() == *step);
            let action = *action.ok_or_else(|| format!("{step} is not possible"))?;
            let is_mine = course.now.turn() == Turn::Player(course.force.seat);
            if is_mine && legal.len() > 1 && asked < puzzle.asked {
                asked += 1;
                let decision = course.decide().ok_or("too much follows")?;
                let (best, value) = decision.best();
                if best != action {
                    return Err(format!("{best} is better than {step}"));
                }
                if !decision.is_clear(aim) {
                    return Err(format!("{step} is not clearly the best"));
                }
                let also: &[String] = match asked == puzzle.asked {
                    true => &puzzle.also,
                    false => &[],
                };
                let same = texts(decision.same());
                if same != also {
                    return Err(format!("as good as {step}: {same:?}, not {also:?}"));
                }
                let is_as_said = (value - puzzle.value).abs() < 0.001;
                // An opponent who does not play best allows a higher value later in the line.
                if !is_as_said && (index == 0 || value < puzzle.value) {
                    return Err(format!("{step} is worth {value}, not {}", puzzle.value));
                }
            }
            course.play(action);
        }
        match asked == puzzle.asked && asked > 0 {
            true => Ok(()),
            false => Err(format!("{asked} decisions, not {}", puzzle.asked)),
        }
    }

    fn after(&self, start: &G, quest: Quest, played: &[String]) -> Option<Refutation> {
        let mut course = self.course(start, quest)?;
        course.force.most_nodes = MOST_NODES_TO_REFUTE;
        let mut last = None;
        for action in played {
            let action: G::Action = action.parse().ok()?;
            if !course.goes_on() || !course.now.legal_actions().contains(&action) {
                return None;
            }
            last = Some((course.now.clone(), action));
            course.play(action);
        }
        let (before, action) = last?;
        let value = match quest.aim.is_forced() {
            true => f64::from(course.value()?),
            false => {
                let exact = self.evaluation.odds(&before)?;
                let mut actions = exact.actions.into_iter();
                actions.find(|(other, _)| *other == action)?.1
            }
        };
        let mut line = Vec::new();
        while course.goes_on() {
            let Some(action) = course.best() else { break };
            let is_answer = course.now.turn() != Turn::Player(course.force.seat);
            course.play(action);
            line.push(action.to_string());
            // The answer that prevents the win is the refutation.
            if quest.aim == Aim::Win && is_answer {
                break;
            }
        }
        Some(Refutation {
            value: rounded(value),
            line,
        })
    }
}

impl<G: Wording, E: Evaluation<G>> Prover for GameProver<G, E> {
    fn find(&self, position: &Position) -> Option<(Position, Puzzle)> {
        let position: &G = position.typed()?;
        let quests = self.evaluation.quests(position);
        if quests.is_empty() {
            return None;
        }
        let start = self.evaluation.without_past(position);
        let mut quests = quests.into_iter();
        let puzzle = quests.find_map(|quest| self.puzzle(&start, quest))?;
        Some((Position::new(start), puzzle))
    }

    fn prove(&self, position: &Position, puzzle: &Puzzle) -> Result<(), String> {
        let position: &G = position.typed().ok_or("another game")?;
        if !self.evaluation.quests(position).contains(&puzzle.quest) {
            return Err("nothing like that is asked here".to_owned());
        }
        self.check(position, puzzle)
    }

    fn refute(&self, position: &Position, quest: Quest, played: &[String]) -> Option<Refutation> {
        self.after(position.typed()?, quest, played)
    }
}

fn texts(actions: impl Iterator<Item = impl ToString>) -> Vec<String> {
    actions.map(|action| action.to_string()).collect()
}

/// Rounds to more digits than are ever shown.
fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

/// A game that is played from the start of a puzzle.
struct Course<'a, G: Game, E> {
    force: Force<'a, G, E>,
    now: G,
    /// Who acted last, and how many turns are left, counting that one.
    mover: Seat,
    turns: u8,
}

impl<G: Game, E: Evaluation<G>> Course<'_, G, E> {
    fn play(&mut self, action: G::Action) {
        self.turns = self.turns_at();
        if let Turn::Player(seat) = self.now.turn() {
            self.mover = seat;
        }
        self.now.play_unchecked(action, &mut Silent);
    }

    /// How many turns are left, counting that of the player to act.
    fn turns_at(&self) -> u8 {
        let is_next = self.now.turn() != Turn::Player(self.mover);
        self.turns.saturating_sub(u8::from(is_next))
    }

    /// Whether a player is to act and the task is not over yet.
    fn goes_on(&self) -> bool {
        matches!(self.now.turn(), Turn::Player(_)) && self.turns_at() > 0
    }

    fn value(&mut self) -> Option<i32> {
        self.force.value(&self.now, self.mover, self.turns)
    }

    /// The value of every action.
    fn decide(&mut self) -> Option<Decision<G::Action>> {
        let aim = self.force.quest.aim;
        let actions = match aim.is_forced() {
            true => {
                let turns = self.turns_at();
                let bound = |best: i32| {
                    let bound = aim.bound(f64::from(best));
                    bound.map_or(best, |bound| bound as i32)
                };
                self.force.actions(&self.now, turns, bound)?
            }
            false => self.force.evaluation.odds(&self.now)?.actions,
        };
        let evaluation = self.force.evaluation;
        Decision::of(actions, |one, other| evaluation.is_same_answer(one, other))
    }

    /// The best action of the player to act; among equals, the one with the best evaluation.
    fn best(&mut self) -> Option<G::Action> {
        match self.force.quest.aim.is_forced() {
            true => {
                let turns = self.turns_at();
                self.force.best(&self.now, turns)
            }
            false => Some(self.decide()?.best().0),
        }
    }
}

//! Puzzles: positions in which one action is clearly best, and provably so.
//!
//! What is proven depends on the [`Aim`]. Some hold by force, whatever the others and chance do
//! ([`force`]); the others are exact expected values ([`odds`]). A game says in its
//! [`Evaluation`] what can be asked in a position. The lab finds puzzles in games of bots, the page
//! shows them, and a test proves every one of them again.

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

/// What [`Evaluation::gained`] is for a win; the opposite is a loss.
pub const WON: i32 = 1000;

/// How much better than the rest the best action must be: by points that are sure,
const POINTS_APART: i32 = 2;
/// and by an expected share of the win or of all points.
const SHARE_APART: f64 = 0.02;

/// Values that are this close are equal: sums of fractions differ a little by their order.
const EQUAL: f64 = 1e-9;

/// The fewest points that a puzzle is about.
const LEAST_POINTS: i32 = 4;

/// Fewer actions are no choice to think about.
const LEAST_ACTIONS: usize = 3;

/// The most decisions that are asked for.
const MOST_ASKED: u8 = 3;

/// Positions that take more are left out: proofs have to be quick in a browser.
const MOST_NODES: u32 = 200_000;

/// A wrong answer is refuted once, so that it may take longer: in some there is more to look at than in
/// the right one.
const MOST_NODES_TO_REFUTE: u32 = 2_000_000;

/// What is to be achieved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Aim {
    /// To win by force.
    Win,
    /// To be a ship or more ahead of before, by force.
    Capture,
    /// Not to lose by force.
    Defend,
    /// The most points that are certain.
    Points,
    /// That nobody can make everybody lose.
    Save,
    /// The best expected score.
    Score,
    /// The best chance of winning.
    Chance,
}

impl Aim {
    fn is_forced(self) -> bool {
        !matches!(self, Aim::Score | Aim::Chance)
    }

    /// How much less than the best an alternative must bring; nothing if what is best is not good
    /// enough for a puzzle.
    fn bound(self, best: f64) -> Option<f64> {
        let won = f64::from(WON);
        match self {
            Aim::Win => (best >= won).then_some(won - 1.0),
            Aim::Capture => (best >= 1.0 && best < won).then_some(0.0),
            Aim::Defend | Aim::Save => (best > -won && best < won).then_some(-won),
            Aim::Points => {
                (best >= f64::from(LEAST_POINTS)).then(|| best - f64::from(POINTS_APART))
            }
            Aim::Score | Aim::Chance => (best >= SHARE_APART).then_some(best - SHARE_APART),
        }
    }
}

/// What is asked in a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Quest {
    pub aim: Aim,
    /// Within so many own turns.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub turns: u8,
}

impl Quest {
    #[must_use]
    pub const fn new(aim: Aim, turns: u8) -> Self {
        Quest { aim, turns }
    }
}

/// What is asked, and what is best.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    #[serde(flatten)]
    pub quest: Quest,
    /// What the best action brings: [`WON`], ships or points that are sure, or an expected share.
    pub value: f64,
    /// What the next best one brings.
    pub second: f64,
    /// How many decisions are asked for: the first ones of the line with more than one action.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub asked: u8,
    /// The best play of everybody, up to the end of what is asked or a chance turn.
    pub line: Vec<String>,
    /// What is as good as the last decision that is asked for, and the same answer: other payments for
    /// the same thing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
}

/// What need not be written.
fn one() -> u8 {
    1
}

fn is_one(number: &u8) -> bool {
    *number == 1
}

/// What follows from other actions than those of a puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Refutation {
    /// What they bring.
    pub value: f64,
    /// The best play of everybody after them.
    pub line: Vec<String>,
}

/// Finds and proves puzzles of one game.
pub trait Prover: Send + Sync {
    /// A puzzle in this position, if there is one, and where it begins.
    fn find(&self, position: &Position) -> Option<(Position, Puzzle)>;

    /// Proves that every decision of a puzzle is right and everything else is wrong.
    ///
    /// # Errors
    /// What does not hold.
    fn prove(&self, position: &Position, puzzle: &Puzzle) -> Result<(), String>;

    /// What follows from these actions; nothing if they are not possible or too much follows.
    fn refute(&self, position: &Position, quest: Quest, played: &[String]) -> Option<Refutation>;
}

pub(crate) struct GameProver<G, E> {
    evaluation: E,
    game: std::marker::PhantomData<fn() -> G>,
}

/// A decision: the value of every action in the game's order, or at most that where it is not best.
struct Decision<A> {
    actions: Vec<(A, f64)>,
    best: usize,
    /// The actions that are as good as the best one, and the same answer.
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

    /// How many answers there are.
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
                // Somebody who does not play the best lets the other gain more.
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
            // A win that can be prevented is refuted by that.
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

/// Enough digits for all that is shown.
fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

/// Play from the start of a puzzle.
struct Course<'a, G: Game, E> {
    force: Force<'a, G, E>,
    now: G,
    /// Whoever has acted last, and how many turns are left with theirs.
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

    /// How many turns are left with that of whoever is to act.
    fn turns_at(&self) -> u8 {
        let is_next = self.now.turn() != Turn::Player(self.mover);
        self.turns.saturating_sub(u8::from(is_next))
    }

    /// Whether somebody is to act within what is asked.
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

    /// What whoever is to act does best. Of several the one with the best evaluation.
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

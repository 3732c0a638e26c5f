//! Evaluation functions, and the search parameters that go with them.

use starboard_kernel::{Ending, Game, Seat, Silent, Turn};

use crate::puzzle::{Aim, Quest, WON};
use crate::{Bot, Settings};

/// The expected result by seat, from 0 (lost) to 1 (won alone); seats that do not exist have 0.
pub type Values = [f64; Seat::MOST];

/// A game's evaluation function, on which all of its bots are built.
///
/// Implementations may add, multiply, divide and take square roots only: these give the same bits
/// on every platform, so that a bot plays the same in a browser as on a server.
pub trait Evaluation<G: Game>: Clone + Send + Sync + 'static {
    /// The static evaluation of any position, also at a chance turn and at the end of the game.
    fn value(&self, position: &G) -> Values;

    /// Search parameters; the best ones depend on how accurate the values are.
    fn tuning(&self) -> Tuning {
        Tuning::default()
    }

    /// The opening book: an action that every bot but a random one plays without a search.
    fn book(&self, _position: &G) -> Option<G::Action> {
        None
    }

    /// The exact values where the rest of the game can be solved: every legal action with the
    /// expected result for the acting seat, or no actions at a chance turn. This may take
    /// seconds; `progress` is called with the finished part, from 0 to 1.
    fn exact(&self, _position: &G, _progress: &mut dyn FnMut(f64)) -> Option<Exact<G::Action>> {
        None
    }

    /// The same, if no more than so many positions have to be solved.
    fn exact_within(&self, position: &G, _most: u64) -> Option<Exact<G::Action>> {
        self.exact(position, &mut |_| {})
    }

    /// Values that are nearly exact, where exact ones would take more than so many positions.
    fn nearly_exact(&self, _position: &G, _most: u64) -> Option<Exact<G::Action>> {
        None
    }

    /// Whether [`Evaluation::value`] is exact here, so that a search treats the position as
    /// terminal.
    fn is_solved(&self, _position: &G) -> bool {
        false
    }

    /// Appends the value for the acting seat of the position after each of the legal actions, in
    /// their order. An evaluation that can do so without playing them overrides this one.
    fn action_values(&self, position: &G, seat: Seat, actions: &[G::Action], into: &mut Vec<f32>) {
        values_when_played(self, position, seat, actions, into);
    }

    /// Whether a legal action is known to win at once for the player. May overlook some, which the
    /// search then finds a little later.
    fn wins_at_once(&self, _position: &G, _action: G::Action) -> bool {
        false
    }

    /// Whether an action that [`Evaluation::wins_at_once`] overlooks may win at once.
    fn may_win_otherwise(&self, _position: &G) -> bool {
        true
    }

    /// Within how many choices, whoever makes them, a search looks for forced wins before anything
    /// else, so that it cannot overlook them. 0 where the end is never in sight.
    fn forced_choices(&self, _position: &G) -> usize {
        0
    }

    /// The bot of some kind from before this evaluation was learned, for the lower levels and to
    /// compare with; `None` if there was none.
    fn classic_bot(&self, _settings: &Settings) -> Option<Box<dyn Bot>> {
        None
    }

    /// The search parameters of [`Evaluation::classic_bot`].
    fn classic_tuning(&self) -> Tuning {
        self.tuning()
    }

    /// How to search a position with proofs; `None` for the classic search.
    fn proving(&self, _position: &G) -> Option<Proving> {
        None
    }

    /// What puzzles may ask for in a position, what is asked first before; for
    /// [`crate::puzzle`]. A game without puzzles asks for nothing.
    fn quests(&self, _position: &G) -> Vec<Quest> {
        Vec::new()
    }

    /// Whether two actions that are worth the same are the same answer to a puzzle, such as two
    /// payments for one thing.
    fn is_same_answer(&self, one: &G::Action, other: &G::Action) -> bool {
        one == other
    }

    /// A position without what a puzzle need not know of the game before.
    fn without_past(&self, position: &G) -> G {
        position.clone()
    }

    /// What a seat has gained between two positions, for puzzles that are solved by force:
    /// [`WON`] when it has won, the opposite when it has lost.
    fn gained(&self, _aim: Aim, _since: &G, now: &G, seat: Seat) -> i32 {
        match now.ending() {
            Some(ending) if ending.winners.contains(&seat) => WON,
            Some(ending) if !ending.drawn => -WON,
            Some(_) | None => 0,
        }
    }

    /// The exact expected results of all actions, for puzzles about chance; `None` if that takes
    /// longer than a moment.
    fn odds(&self, _position: &G) -> Option<Exact<G::Action>> {
        None
    }

    /// [`Evaluation::value`], at a chance turn averaged over the outcomes.
    fn expected_value(&self, position: &G) -> Values {
        average_over_chance(self, position)
    }
}

/// What [`Evaluation::action_values`] appends where the actions must be played to be evaluated.
pub(crate) fn values_when_played<G: Game>(
    evaluation: &impl Evaluation<G>,
    position: &G,
    seat: Seat,
    actions: &[G::Action],
    into: &mut Vec<f32>,
) {
    let mut next = position.clone();
    for &action in actions {
        next.clone_from(position);
        next.play_unchecked(action, &mut Silent);
        into.push(evaluation.value(&next)[seat.index()] as f32);
    }
}

/// The value of a position, at a chance turn averaged over the outcomes.
pub(crate) fn average_over_chance<G: Game>(
    evaluation: &impl Evaluation<G>,
    position: &G,
) -> Values {
    if position.turn() != Turn::Chance {
        return evaluation.value(position);
    }
    let mut sum = Values::default();
    let mut weights = 0.0;
    for (outcome, weight) in position.outcomes() {
        let mut next = position.clone();
        next.resolve_unchecked(outcome, &mut Silent);
        let weight = f64::from(weight);
        for (sum, value) in sum.iter_mut().zip(evaluation.value(&next)) {
            *sum += weight * value;
        }
        weights += weight;
    }
    sum.map(|sum| sum / weights)
}

/// Exact values of a solved position.
#[derive(Clone, PartialEq, Debug)]
pub struct Exact<A> {
    /// With optimal play.
    pub value: f64,
    /// Every legal action in the game's order, with its value.
    pub actions: Vec<(A, f64)>,
}

/// Parameters of a search that expands every node at its first visit, and backs up proven results.
/// It is for evaluations that are cheap for all actions of a position at once.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Proving {
    /// As in [`Tuning`], with values for cheaper evaluations.
    pub exploration: f64,
    pub prior_temperature: f64,
    pub virtual_visits: f64,
    pub noise: f64,
    /// How much of a new node's value is that of its best action; the rest is its own.
    pub lookahead: f64,
    /// How many actions of a node are kept, best first. The others are added when all of these
    /// are proven to lose. The root always has all.
    pub kept_actions: usize,
    /// Whether all seats but the one to act at the root are assumed to play what the evaluation likes
    /// best for them, so that all playouts are spent on that seat's own actions. This is for many
    /// players and a slow evaluation: with a choice for everybody, such a search never reaches its
    /// own next turn.
    pub sole_reply: bool,
}

/// Parameters of the search, and of the levels that are built on it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// The exploration constant of PUCT.
    pub exploration: f64,
    /// How much worse than the best action's evaluation another's may be before its prior gets
    /// small: the prior is in proportion to `1 / (1 + difference / temperature)²`.
    pub prior_temperature: f64,
    /// How many visits the evaluation of the next position counts for in an action's mean value.
    pub virtual_visits: f64,
    /// Progressive widening of chance nodes: the n-th outcome is added after n² times this many
    /// visits. In a long chain of chance turns, such as a wave of draws, no scenario would ever be
    /// seen twice without it. The more a single outcome matters, the smaller this must be.
    pub visits_per_outcome: u32,
    /// How many actions a rollout plays beyond the tree before the evaluation is called.
    pub rollout_depth: u32,
    /// Each action of a rollout is the best of this many random ones.
    pub rollout_candidates: u32,
    /// The amplitude of the uniform noise on the evaluations behind the priors. A game without
    /// chance needs some: otherwise bots would play the same game over and over, and a match of
    /// such games would measure nothing.
    pub noise: f64,
    /// The playouts of level 4: as many as take a second or two.
    pub level_4_playouts: u32,
    /// The playouts of level 5, if more have not been shown to play better and they take far less
    /// than two seconds; otherwise it thinks for that long.
    pub playout_cap: Option<u32>,
    /// Level 1 plays any action whose value is within this margin of the best.
    pub level_1_margin: f64,
    /// Where a game can be solved: the most positions that levels 3 and 4 solve. Before that is enough
    /// they search, as people do who see the end only when it is near.
    pub level_3_solves: u64,
    pub level_4_solves: u64,
}

/// For a crude evaluation, or one that knows only finished games.
impl Default for Tuning {
    fn default() -> Self {
        Tuning {
            exploration: 1.0,
            prior_temperature: 0.25,
            virtual_visits: 1.0,
            visits_per_outcome: 1,
            rollout_depth: 0,
            rollout_candidates: 1,
            noise: 0.0,
            level_4_playouts: 12_000,
            playout_cap: None,
            level_1_margin: 0.05,
            level_3_solves: u64::MAX,
            level_4_solves: u64::MAX,
        }
    }
}

/// Each seat's share of the win in a finished game: winners share 1; in a draw everybody does.
#[must_use]
pub fn win_shares(ending: &Ending) -> Values {
    let mut values = Values::default();
    if ending.drawn {
        let seats = ending.scores.len();
        values[..seats].fill(1.0 / seats as f64);
    }
    for winner in &ending.winners {
        values[winner.index()] = 1.0 / ending.winners.len() as f64;
    }
    values
}

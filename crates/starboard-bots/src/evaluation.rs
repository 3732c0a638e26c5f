//! What a position is worth to each seat.

use starboard_kernel::{Ending, Game, Seat, Silent, Turn};

/// The expected result by seat, from 0 (lost) to 1 (won alone); seats that do not exist have 0.
pub type Values = [f64; Seat::MOST];

/// What a game's bots go by.
///
/// Only sums, products, quotients and square roots may be used: these give the same bits on
/// every platform, so that a bot plays the same in a browser as on a server.
pub trait Evaluation<G: Game>: Clone + Send + Sync + 'static {
    /// Any position, also one where chance is next or the game is over.
    fn value(&self, position: &G) -> Values;

    /// How a search is to go about it: this hangs on how finely the values tell.
    fn tuning(&self) -> Tuning {
        Tuning::default()
    }

    /// An action that needs no thought here; every bot but a random one takes it at once.
    fn book(&self, _position: &G) -> Option<G::Action> {
        None
    }

    /// What is known for certain here, where the rest of a game can be solved: every legal
    /// action with the expected result for the seat that acts, or nothing to choose from if
    /// chance is next. It may take seconds; `progress` hears from 0 to 1 how far it is.
    fn exact(&self, _position: &G, _progress: &mut dyn FnMut(f64)) -> Option<Exact<G::Action>> {
        None
    }

    /// Whether the value is the last word on this position, so that a search that comes by need
    /// not look further.
    fn is_settled(&self, _position: &G) -> bool {
        false
    }

    /// [`Evaluation::value`]; if chance is next, what it comes to on average over the outcomes.
    fn expected_value(&self, position: &G) -> Values {
        average_over_chance(self, position)
    }
}

/// The value of a position; if chance is next, the average over the outcomes.
pub(crate) fn average_over_chance<G: Game>(
    evaluation: &impl Evaluation<G>,
    position: &G,
) -> Values {
    if position.turn() != Turn::Chance {
        return evaluation.value(position);
    }
    let mut sum = Values::default();
    let mut weights = 0.0;
    for (outcome, weight) in position.possible() {
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

/// What a position is worth, for certain.
#[derive(Clone, PartialEq, Debug)]
pub struct Exact<A> {
    /// With the best play from here on.
    pub value: f64,
    /// Every legal action in the game's order, with what it is worth.
    pub actions: Vec<(A, f64)>,
}

/// How a search spreads its visits.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How strongly unexplored actions attract visits.
    pub curiosity: f64,
    /// How far below the best an action's first impression may fall before it is rarely looked
    /// at.
    pub tolerance: f64,
    /// How many visits the first impression of an action counts for.
    pub impression: f64,
    /// A chance turn opens its n-th outcome after n² times so many visits: a wave of draws is a
    /// long chain of chance turns, and without a limit no scenario would ever be seen twice. The
    /// more a single outcome decides, the fewer this must be.
    pub visits_per_outcome: u32,
    /// How many actions a visit plays on beyond the tree before it asks for the value.
    pub outlook: u32,
    /// Each of these is the best of so many that are picked at random.
    pub candidates: u32,
    /// By up to so much first impressions differ from bot to bot, where no chance does it: the
    /// same game over and over would be dull, and a match of such games would tell nothing.
    pub whim: f64,
    /// The playouts of level 4: what people will wait for, a second or two.
    pub thorough: u32,
    /// So many playouts are enough for any decision, if more are known not to play better: levels
    /// 4 and 5 stop there.
    pub enough: Option<u32>,
    /// By how much of a win level 1 may miss the best action.
    pub carelessness: f64,
}

/// For an evaluation that tells little, or nothing before the end.
impl Default for Tuning {
    fn default() -> Self {
        Tuning {
            curiosity: 1.0,
            tolerance: 0.25,
            impression: 1.0,
            visits_per_outcome: 1,
            outlook: 0,
            candidates: 1,
            whim: 0.0,
            thorough: 12_000,
            enough: None,
            carelessness: 0.05,
        }
    }
}

/// The plain result of a finished game: winners share 1; if it is drawn, all do.
#[must_use]
pub fn shared_win(ending: &Ending) -> Values {
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

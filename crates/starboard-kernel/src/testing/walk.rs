use crate::{FastRng, Game, Turn};

/// One step of a game, with the positions around it.
#[derive(Clone, Debug)]
pub struct WalkStep<G: Game> {
    pub before: G,
    pub by: Move<G>,
    pub events: Vec<G::Event>,
    pub after: G,
}

/// What made a step.
#[derive(Clone, Debug)]
pub enum Move<G: Game> {
    Action(G::Action),
    Outcome(G::Outcome),
}

/// Plays a game step by step until it is over: chance is random, and `choose` decides for the
/// players.
///
/// ```
/// use starboard_kernel::testing::walk;
/// use starboard_kernel::toy::Pebbles;
/// use starboard_kernel::{Game, OptionValues, Turn};
///
/// let options = Pebbles::read_options(&OptionValues::new()).expect("defaults");
/// let steps = walk(Pebbles::start(&options), 7, |position, _| position.legal_actions()[0]);
/// let last = steps.last().expect("steps");
/// assert_eq!(last.after.turn(), Turn::Over);
/// ```
pub fn walk<G: Game>(
    start: G,
    seed: u64,
    mut choose: impl FnMut(&G, &mut FastRng) -> G::Action,
) -> impl Iterator<Item = WalkStep<G>> {
    let mut rng = FastRng::new(seed);
    let mut now = start;
    std::iter::from_fn(move || {
        let before = now.clone();
        let mut events = Vec::new();
        let by = match now.turn() {
            Turn::Over => return None,
            Turn::Chance => {
                let outcome = now.random_outcome(&mut rng, &mut Vec::new());
                now.resolve_unchecked(outcome, &mut events);
                Move::Outcome(outcome)
            }
            Turn::Player(_) => {
                let action = choose(&now, &mut rng);
                now.play_unchecked(action, &mut events);
                Move::Action(action)
            }
        };
        Some(WalkStep {
            before,
            by,
            events,
            after: now.clone(),
        })
    })
}

/// A game in which every decision is random.
pub fn random_walk<G: Game>(start: G, seed: u64) -> impl Iterator<Item = WalkStep<G>> {
    walk(start, seed, |position, rng| {
        position.random_action(rng, &mut Vec::new())
    })
}

//! Forced wins, by exhaustive search: a tree search may look elsewhere for long.

use starboard_kernel::{Game, Seat, Silent, Turn};

use crate::{Evaluation, Values};

/// The most positions that are looked at for one decision: that takes some hundredths of a second.
const MOST_POSITIONS: u32 = 50_000;

/// A win that neither the others nor chance can prevent.
pub(super) struct Forced<A> {
    /// The actions from here, up to the next chance turn.
    pub(super) line: Vec<A>,
    /// What it is worth if the others make the best of it for themselves.
    pub(super) values: Values,
}

/// A win of the seat to act within this many choices, whoever makes them; actions to which there is no
/// alternative do not count. The soonest one, if the search is not too large.
pub(super) fn forced_win<G: Game>(
    position: &G,
    evaluation: &impl Evaluation<G>,
    choices: usize,
) -> Option<Forced<G::Action>> {
    let Turn::Player(seat) = position.turn() else {
        return None;
    };
    let mut prover = Prover {
        evaluation,
        seat,
        left: MOST_POSITIONS,
        refutations: vec![None; choices],
    };
    let mut found = (1..=choices).find_map(|within| prover.prove(position, within))?;
    found.line.reverse();
    Some(found)
}

struct Prover<'a, G: Game, E> {
    evaluation: &'a E,
    /// Who is to win.
    seat: Seat,
    /// How many positions may still be looked at.
    left: u32,
    /// What has answered one action often answers the next one too: by the choices that were left.
    refutations: Vec<Option<G::Action>>,
}

impl<G: Game, E: Evaluation<G>> Prover<'_, G, E> {
    /// The win within so many choices, its line backwards; `None` also when the search is too large.
    fn prove(&mut self, position: &G, choices: usize) -> Option<Forced<G::Action>> {
        self.left = self.left.checked_sub(1)?;
        match position.turn() {
            Turn::Over => {
                let is_won = position.ending()?.winners == [self.seat];
                is_won.then(|| self.end(position))
            }
            Turn::Chance => self.prove_for_all_outcomes(position, choices),
            Turn::Player(player) => {
                let legal = position.legal_actions();
                if let [only] = legal[..] {
                    return self.prove_after(position, only, choices);
                }
                let choices = choices.checked_sub(1)?;
                if player == self.seat {
                    self.prove_for_some(position, &legal, choices)
                } else {
                    self.prove_for_all(position, player, legal, choices)
                }
            }
        }
    }

    fn end(&self, position: &G) -> Forced<G::Action> {
        Forced {
            line: Vec::new(),
            values: self.evaluation.value(position),
        }
    }

    fn prove_after(
        &mut self,
        position: &G,
        action: G::Action,
        choices: usize,
    ) -> Option<Forced<G::Action>> {
        let mut next = position.clone();
        next.play_unchecked(action, &mut Silent);
        let mut found = self.prove(&next, choices)?;
        found.line.push(action);
        Some(found)
    }

    fn prove_for_some(
        &mut self,
        position: &G,
        legal: &[G::Action],
        choices: usize,
    ) -> Option<Forced<G::Action>> {
        let mut legal_actions = legal.iter();
        let won = legal_actions.find(|&&action| self.evaluation.wins_at_once(position, action));
        if let Some(&action) = won {
            return self.prove_after(position, action, choices);
        }
        if choices == 0 && !self.evaluation.may_win_otherwise(position) {
            return None;
        }
        let mut legal = legal.iter();
        legal.find_map(|&action| self.prove_after(position, action, choices))
    }

    fn prove_for_all(
        &mut self,
        position: &G,
        player: Seat,
        mut legal: Vec<G::Action>,
        choices: usize,
    ) -> Option<Forced<G::Action>> {
        let known = self.refutations[choices];
        if let Some(place) = legal.iter().position(|&action| Some(action) == known) {
            legal.swap(0, place);
        }
        let mut best: Option<Forced<G::Action>> = None;
        for action in legal {
            let Some(found) = self.prove_after(position, action, choices) else {
                self.refutations[choices] = Some(action);
                return None;
            };
            let value = |forced: &Forced<G::Action>| forced.values[player.index()];
            if best.as_ref().is_none_or(|best| value(&found) > value(best)) {
                best = Some(found);
            }
        }
        best
    }

    fn prove_for_all_outcomes(
        &mut self,
        position: &G,
        choices: usize,
    ) -> Option<Forced<G::Action>> {
        let mut values = Values::default();
        let mut weights = 0.0;
        for (outcome, weight) in position.outcomes() {
            let mut next = position.clone();
            next.resolve_unchecked(outcome, &mut Silent);
            let found = self.prove(&next, choices)?;
            let weight = f64::from(weight);
            for (sum, value) in values.iter_mut().zip(found.values) {
                *sum += weight * value;
            }
            weights += weight;
        }
        Some(Forced {
            line: Vec::new(),
            values: values.map(|sum| sum / weights),
        })
    }
}

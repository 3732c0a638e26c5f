//! Takes the action that leads to the best next position.

use std::marker::PhantomData;

use starboard_kernel::erased::Position;
use starboard_kernel::{FastRng, Game, Silent, Turn};

use crate::{Bot, Choice, Evaluation, Line, Values};

pub(crate) struct Greedy<G, E> {
    evaluation: E,
    rng: FastRng,
    /// How much worse than the best an action may be and still be taken, at random among all such.
    /// None at all is greedy; some makes a player who means well and overlooks things.
    carelessness: f64,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, E: Evaluation<G>> Greedy<G, E> {
    pub(crate) fn new(evaluation: E, seed: u64) -> Self {
        Self::careless(evaluation, seed, 0.0)
    }

    pub(crate) fn careless(evaluation: E, seed: u64, carelessness: f64) -> Self {
        Greedy {
            evaluation,
            rng: FastRng::new(seed),
            carelessness,
            game: PhantomData,
        }
    }
}

impl<G: Game, E: Evaluation<G>> Bot for Greedy<G, E> {
    fn choose(&mut self, position: &Position) -> Option<Choice> {
        let position: &G = position.typed()?;
        let Turn::Player(seat) = position.turn() else {
            return None;
        };
        let mut actions = position.legal();
        if let Some(action) = self.evaluation.book(position) {
            actions = vec![action];
        }
        let mut considered: Vec<(G::Action, Values)> = actions
            .into_iter()
            .map(|action| {
                let mut next = position.clone();
                next.play_unchecked(action, &mut Silent);
                (action, self.evaluation.expected_value(&next))
            })
            .collect();
        let worth = |values: &Values| values[seat.index()];
        // A stable sort: what is equal stays in the game's own order.
        considered.sort_by(|(_, a), (_, b)| worth(b).total_cmp(&worth(a)));
        let least = worth(&considered[0].1) - self.carelessness;
        let good = considered.partition_point(|(_, values)| worth(values) >= least);
        let chosen = self.rng.below(good as u32) as usize;
        considered[..=chosen].rotate_right(1);
        let lines: Vec<Line> = considered
            .iter()
            .map(|(action, values)| Line {
                action: action.to_string(),
                visits: 1,
                value: values[..position.seats()].to_vec(),
                then: Vec::new(),
            })
            .collect();
        Some(Choice {
            action: lines[0].action.clone(),
            value: lines[0].value.clone(),
            playouts: lines.len() as u32,
            lines,
        })
    }
}

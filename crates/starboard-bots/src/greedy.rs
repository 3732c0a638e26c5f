//! One-ply search: plays the action that leads to the best next position.

use std::marker::PhantomData;

use starboard_kernel::erased::Position;
use starboard_kernel::{FastRng, Game, Silent, Turn};

use crate::{Bot, Choice, Evaluation, Line, Values};

pub(crate) struct Greedy<G, E> {
    evaluation: E,
    rng: FastRng,
    /// One of the actions whose value is within this margin of the best is picked at random. With 0
    /// that breaks ties; more makes a weak player, but not a senseless one.
    margin: f64,
    game: PhantomData<fn() -> G>,
}

impl<G: Game, E: Evaluation<G>> Greedy<G, E> {
    pub(crate) fn new(evaluation: E, seed: u64) -> Self {
        Self::with_margin(evaluation, seed, 0.0)
    }

    pub(crate) fn with_margin(evaluation: E, seed: u64, margin: f64) -> Self {
        Greedy {
            evaluation,
            rng: FastRng::new(seed),
            margin,
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
        let mut actions = position.legal_actions();
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
        let value = |values: &Values| values[seat.index()];
        // A stable sort: equal actions keep the game's order.
        considered.sort_by(|(_, a), (_, b)| value(b).total_cmp(&value(a)));
        let threshold = value(&considered[0].1) - self.margin;
        let candidates = considered.partition_point(|(_, values)| value(values) >= threshold);
        let chosen = self.rng.below(candidates as u32) as usize;
        considered[..=chosen].rotate_right(1);
        let lines: Vec<Line> = considered
            .iter()
            .map(|(action, values)| Line {
                action: action.to_string(),
                visits: 1,
                value: values[..position.seats()].to_vec(),
                proven: None,
                variation: Vec::new(),
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

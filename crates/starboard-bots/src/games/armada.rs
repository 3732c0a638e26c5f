//! What a position of Dark Side Armada is worth: the final score it promises, of 100.

mod perfect;
pub mod solver;

use armada::{Action, Armada, Ship};
use starboard_kernel::Game;

use crate::evaluation::{Evaluation, Exact, Values};

#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct ArmadaEvaluation;

impl Evaluation<Armada> for ArmadaEvaluation {
    fn value(&self, position: &Armada) -> Values {
        let mut values = Values::default();
        let score = f64::from(position.score());
        values[0] = if position.ending().is_some() {
            score / 100.0
        } else {
            let built: u32 = Ship::ALL
                .into_iter()
                .map(|ship| position.built_boxes(ship))
                .sum();
            (score + f64::from(built) / 2.0) / 100.0
        };
        values
    }

    fn exact(&self, position: &Armada, progress: &mut dyn FnMut(f64)) -> Option<Exact<Action>> {
        perfect::exact(position, progress)
    }
}

//! What a position of Commander Rescue is worth.

use rescue::Rescue;
use starboard_kernel::Game;

use crate::evaluation::{Evaluation, Values, shared_win};

#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct RescueEvaluation;

impl Evaluation<Rescue> for RescueEvaluation {
    fn value(&self, position: &Rescue) -> Values {
        if let Some(ending) = position.ending() {
            return shared_win(&ending);
        }
        let mut values = Values::default();
        let seats = position.seats();
        values[..seats].fill(1.0 / seats as f64);
        values
    }
}

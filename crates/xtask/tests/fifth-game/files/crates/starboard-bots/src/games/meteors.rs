//! The evaluation of Meteor Shower: it knows only finished games, and the search does the rest.

use meteors::Meteors;
use starboard_kernel::Game;

use crate::evaluation::{Evaluation, Values, win_shares};

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct GameEvaluation;

impl Evaluation<Meteors> for GameEvaluation {
    fn value(&self, position: &Meteors) -> Values {
        let unknown = || {
            let mut values = Values::default();
            let seats = position.seats();
            values[..seats].fill(1.0 / seats as f64);
            values
        };
        position
            .ending()
            .map_or_else(unknown, |ending| win_shares(&ending))
    }
}

//! The kit of Meteor Shower: as many meteors as can fall.

use super::art;
use crate::figure::framed;
use crate::markup::tag;
use crate::paper::{Kit, Order, Part, Piece, Refusal};

starboard_kernel::texts!("src/games/meteors/kit");

/// M1: the most that fall.
const METEORS: usize = 15;

pub(crate) fn kit(order: &Order) -> Result<Kit, Refusal> {
    if order.edition.is_some() {
        return Err(Refusal::Edition { known: Vec::new() });
    }
    let meteor = || {
        tag("div").class("meteor-token").child(framed(
            "0 0 100 100",
            "meteor-picture",
            art::meteor(),
        ))
    };
    Ok(Kit {
        contents: vec![has_meteors(order.lang, METEORS)],
        bring: Vec::new(),
        advice: Vec::new(),
        parts: vec![Part::Pieces {
            name: meteors_name(order.lang),
            size: (25.0, 25.0),
            pieces: Piece::new("meteor", meteor(), meteor())
                .times(METEORS)
                .collect(),
        }],
    })
}

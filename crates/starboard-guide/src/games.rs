//! The guide of each game.

use starboard_kernel::erased::Position;
use starboard_kernel::{Lang, Seat};

use crate::{Card, Guide};

mod armada;
mod guardians;
pub mod hegemony;
mod rescue;

/// The card for a position of one game; nothing for positions of the others.
type ErasedGuide = fn(&Position, Option<Seat>, Lang) -> Option<Card>;

macro_rules! guides {
    ($($game:ident: $type:ty,)*) => {
        pub(crate) const GUIDES: &[ErasedGuide] = &[$(erased::<$type>),*];
    };
}

starboard_games::with_games!(guides);

fn erased<G: Guide>(position: &Position, reader: Option<Seat>, lang: Lang) -> Option<Card> {
    let position = position.typed::<G>()?;
    Some(position.card(reader, lang))
}

//! The guide of each game.

use starboard_kernel::erased::Position;

use crate::{Card, Guide, Reader};

mod armada;
mod guardians;
pub mod hegemony;
mod rescue;

/// The card for a position of one game; nothing for positions of the others.
type ErasedGuide = fn(&Position, Reader<'_>) -> Option<Card>;

macro_rules! guides {
    ($($game:ident: $type:ty,)*) => {
        pub(crate) const GUIDES: &[ErasedGuide] = &[$(erased::<$type>),*];
    };
}

starboard_games::with_games!(guides);

fn erased<G: Guide>(position: &Position, reader: Reader<'_>) -> Option<Card> {
    let position = position.typed::<G>()?;
    Some(position.card(reader))
}

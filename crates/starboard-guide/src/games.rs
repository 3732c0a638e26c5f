//! The guide of each game.

use starboard_kernel::erased::Position;

use crate::{Card, Guide, Reader};

mod armada;
mod guardians;
pub mod hegemony;
mod rescue;

/// The guide of one game; for positions of the others it has nothing.
pub(crate) struct ErasedGuide {
    pub(crate) card: fn(&Position, Reader<'_>) -> Option<Card>,
    pub(crate) reason: fn(&Position, &str, Reader<'_>) -> Option<String>,
}

macro_rules! guides {
    ($($game:ident: $type:ty,)*) => {
        pub(crate) const GUIDES: &[ErasedGuide] = &[$(ErasedGuide {
            card: card::<$type>,
            reason: reason::<$type>,
        }),*];
    };
}

starboard_games::with_games!(guides);

fn card<G: Guide>(position: &Position, reader: Reader<'_>) -> Option<Card> {
    let position = position.typed::<G>()?;
    Some(position.card(reader))
}

fn reason<G: Guide>(position: &Position, action: &str, reader: Reader<'_>) -> Option<String> {
    let position = position.typed::<G>()?;
    position.reason(action.parse().ok()?, reader)
}

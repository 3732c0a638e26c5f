//! The games, by their types: notation is not type-erased.

use crate::targets::notation_of;

pub(crate) fn each_notation(text: &str) {
    notation_of::<armada::Armada>(text);
    notation_of::<guardians::Guardians>(text);
    notation_of::<hegemony::Hegemony>(text);
    notation_of::<rescue::Rescue>(text);
}

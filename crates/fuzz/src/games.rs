//! The games, by their types: notation is not type-erased.

use crate::targets::notation_of;

macro_rules! each_notation {
    ($($game:ident: $type:ty,)*) => {
        pub(crate) fn each_notation(text: &str) {
            $(notation_of::<$type>(text);)*
        }
    };
}

starboard_games::with_games!(each_notation);

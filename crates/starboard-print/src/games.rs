//! The drawings and the rules page of each game.
//!
//! Modules are not declared by a macro: rustfmt would not find them.

#[cfg(feature = "rules")]
use starboard_kernel::{Game, Lang};

pub mod armada;
pub mod guardians;
pub mod hegemony;
pub mod rescue;

#[cfg(feature = "rules")]
pub(crate) type Printer = fn(Lang) -> Result<String, String>;

#[cfg(feature = "rules")]
macro_rules! rules_pages {
    ($($game:ident: $type:ty,)*) => {
        pub(crate) const RULES_PAGES: &[(&str, Printer)] =
            &[$((<$type>::NAME, $game::rules_page)),*];
    };
}

#[cfg(feature = "rules")]
starboard_games::with_games!(rules_pages);

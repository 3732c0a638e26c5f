//! The drawings and the rules page of each game.

use starboard_kernel::{Game, Lang};

macro_rules! games {
    ($($module:ident: $game:ty,)*) => {
        $(pub mod $module;)*

        pub(crate) const RULES_PAGES: &[(&str, fn(Lang) -> String)] =
            &[$((<$game>::NAME, $module::rules_page)),*];
    };
}

// One line per game.
games! {
    guardians: ::guardians::Guardians,
    rescue: ::rescue::Rescue,
    armada: ::armada::Armada,
    hegemony: ::hegemony::Hegemony,
}

//! The drawings and the rules page of each game.

#[cfg(feature = "rules")]
use starboard_kernel::{Game, Lang};

macro_rules! games {
    ($($module:ident: $game:ty,)*) => {
        $(pub mod $module;)*

        #[cfg(feature = "rules")]
        pub(crate) type Printer = fn(Lang) -> Result<String, String>;

        #[cfg(feature = "rules")]
        pub(crate) const RULES_PAGES: &[(&str, Printer)] =
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

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
pub(crate) const RULES_PAGES: &[(&str, Printer)] = &[
    (::guardians::Guardians::NAME, guardians::rules_page),
    (::rescue::Rescue::NAME, rescue::rules_page),
    (::armada::Armada::NAME, armada::rules_page),
    (::hegemony::Hegemony::NAME, hegemony::rules_page),
];

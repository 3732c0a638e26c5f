//! What is drawn and printed of Dark Side Armada.

pub mod art;
#[cfg(feature = "rules")]
mod figures;
#[cfg(feature = "rules")]
mod rules;

#[cfg(feature = "rules")]
pub(super) use rules::rules_page;

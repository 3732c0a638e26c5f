//! What is drawn and printed of Commander Rescue.

pub mod art;
#[cfg(feature = "rules")]
mod figures;
pub mod geometry;
#[cfg(feature = "rules")]
mod rules;

#[cfg(feature = "rules")]
pub(super) use rules::rules_page;

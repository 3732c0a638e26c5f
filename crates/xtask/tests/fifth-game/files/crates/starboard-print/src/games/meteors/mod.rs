//! What is drawn and printed of Meteor Shower.

pub mod art;
#[cfg(feature = "paper")]
mod kit;
#[cfg(feature = "rules")]
mod rules;

#[cfg(feature = "paper")]
pub(super) use kit::kit;
#[cfg(feature = "rules")]
pub(super) use rules::rules_page;

//! What is drawn and printed of Meteor Shower.

pub mod art;
#[cfg(feature = "rules")]
mod rules;

#[cfg(feature = "rules")]
pub(super) use rules::rules_page;

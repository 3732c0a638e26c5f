//! What is drawn and printed of Commander Rescue.

pub mod art;
pub mod geometry;
mod rules;
mod rules_texts;

pub(super) use rules::rules_page;

//! What is drawn and printed of Cosmic Hegemony.

pub mod art;
pub mod cards;
mod rules;
mod rules_texts;

pub(super) use rules::rules_page;

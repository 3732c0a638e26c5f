//! What is drawn and printed of Dark Side Armada.

pub mod art;
mod rules;
mod rules_texts;

pub(super) use rules::rules_page;

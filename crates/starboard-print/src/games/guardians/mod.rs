//! What is drawn and printed of Guardians of Space.

pub mod art;
mod rules;
mod rules_texts;

pub(super) use rules::rules_page;

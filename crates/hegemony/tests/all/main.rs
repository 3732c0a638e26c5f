//! All tests of the rules: one binary.

pub mod card_set;
mod conformance;
mod refusals;
mod setting;
mod texts;
mod wording;

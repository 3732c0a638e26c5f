//! All tests of the rules: one binary.

pub mod card_set;
mod conformance;
mod wording;

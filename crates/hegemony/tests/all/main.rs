//! All tests of the rules: one binary.

// Tests read files and compute statistics.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

pub mod card_set;
mod conformance;
mod dice;
mod documentation;
mod documents;
mod effects;
mod golden;
mod naive;
mod policy;
mod refusals;
mod rules;
mod scene;
mod setting;
mod texts;
mod wording;

//! All tests of the rules: one binary.

// Tests read files and compute statistics.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]
#![allow(
    clippy::duplicate_mod,
    reason = "what holds for every card set is tested with each: the modules of `first` and `second`"
)]

pub mod card_set;
mod conformance;
mod documentation;
mod first;
mod golden;
mod policy;
mod refusals;
mod second;
mod setting;
mod texts;
mod wording;

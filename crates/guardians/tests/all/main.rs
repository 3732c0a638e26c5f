//! All tests of the rules: one binary.

mod conformance;
mod documents;
mod golden;
mod play;
mod refusals;
mod rules;
mod scene;

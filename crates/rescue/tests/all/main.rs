//! All tests of the rules: one binary.

// Tests read files and compute statistics.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

mod conformance;
mod documents;
mod golden;
mod perft;
mod refusals;
mod rules;
mod scene;
mod symmetry;
mod walk;

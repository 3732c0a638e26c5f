//! All tests of the rules: one binary.

mod conformance;
mod documents;
mod golden;
mod perft;
mod refusals;
mod rules;
mod scene;
mod symmetry;
mod walk;

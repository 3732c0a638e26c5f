//! All tests of the rules: one binary.

// Tests read files and compute statistics.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

mod conformance;
mod documents;
mod golden;
mod naive;
mod policy;
mod refusals;
mod rules;
mod scene;

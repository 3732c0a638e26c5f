//! All tests of the rules: one binary.

mod conformance;
mod documents;
mod golden;
mod naive;
mod policy;
mod refusals;
mod rules;
mod scene;

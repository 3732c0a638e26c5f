//! Tests of the rules crate, in one binary.

mod conformance;
mod perft;
mod scene;

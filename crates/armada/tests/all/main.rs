//! All tests of the rules: one binary.

mod conformance;

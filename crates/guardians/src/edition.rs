//! The numbers of the edition, made from `edition/standard.json` at build time.

use crate::board::Square;

include!(concat!(env!("OUT_DIR"), "/edition.rs"));

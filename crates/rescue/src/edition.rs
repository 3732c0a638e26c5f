//! The board and the numbers of the edition, made from `edition/standard.json` at build time.

use crate::Kind;
use crate::board::Square;

include!(concat!(env!("OUT_DIR"), "/edition.rs"));

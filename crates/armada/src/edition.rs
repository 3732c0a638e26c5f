//! The numbers of the edition, made from `edition/standard.json` at build time.

use crate::world::{Demand, RegionPlan, Sum};

include!(concat!(env!("OUT_DIR"), "/edition.rs"));

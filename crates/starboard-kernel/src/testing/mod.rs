//! Support for the tests of a game beyond [`conformance`](crate::conformance): whole games as
//! readable text, positions that are set up, played and looked at by notation, and refusals.

mod documents;
mod playthrough;
mod refusals;
mod scene;
mod walk;

pub use documents::{check_violations, set_field, violations};
pub use playthrough::playthrough;
pub use refusals::{check_explained, check_reasons, check_refusal};
pub use scene::{Scene, listed};
pub use walk::{Move, WalkStep, random_walk, walk};

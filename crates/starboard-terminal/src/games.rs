//! The boards of the games.

pub(crate) mod armada;
pub(crate) mod guardians;
pub(crate) mod hegemony;
pub(crate) mod rescue;

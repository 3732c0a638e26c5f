//! What the command line says to people, in every language.

pub(crate) use starboard_client::texts::*;

starboard_kernel::texts!("texts");

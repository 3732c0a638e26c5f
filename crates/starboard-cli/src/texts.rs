//! What the command line says to people, in every language.

pub(crate) use starboard_client::texts::*;
pub(crate) use starboard_terminal::shared::*;

starboard_kernel::texts!("texts");

//! What the screens say beside the games, in every language.

pub(crate) use starboard_client::texts::*;

starboard_kernel::texts!("texts");

//! What the screens say beside the games, in every language.

pub(crate) use starboard_client::texts::*;

pub(crate) use crate::shared::*;

starboard_kernel::texts!("texts");

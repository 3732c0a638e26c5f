//! What only online play says. Its texts and those of all clients are a file of their own, which comes with
//! it.

pub(super) use starboard_client::texts::*;

pub(super) use crate::texts::*;

starboard_kernel::texts!("src/online/texts");

//! What only online play says. Its texts are a file of their own, which comes with it.

pub(super) use crate::texts::*;

starboard_kernel::texts!("src/online/texts");

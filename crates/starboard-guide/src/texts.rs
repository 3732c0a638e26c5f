//! What the guides of all games say.

starboard_kernel::texts!("texts");

//! What the table says to people.

starboard_kernel::texts!("texts");

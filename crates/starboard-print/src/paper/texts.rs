//! What printed pages say by themselves.

starboard_kernel::texts!("src/paper/texts");

//! What drawings and rules pages say by themselves.

starboard_kernel::texts!("texts");

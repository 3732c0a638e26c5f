//! What the full screen and line mode both say, in every language.

starboard_kernel::texts!("shared");

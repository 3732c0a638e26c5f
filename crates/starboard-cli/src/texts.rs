//! What the command line says to people, in every language.

starboard_kernel::texts!("texts");

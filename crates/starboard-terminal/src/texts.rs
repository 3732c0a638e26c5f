//! What the screens say beside the games, in every language.

starboard_kernel::texts!("texts");

//! What the screens of Cosmic Hegemony say beyond the texts of the rules crate.

starboard_kernel::texts!("src/games/hegemony/texts");

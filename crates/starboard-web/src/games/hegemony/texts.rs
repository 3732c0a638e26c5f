//! What the screens of Cosmic Hegemony say, apart from what the rules crate says.

starboard_kernel::texts!("src/games/hegemony/texts");

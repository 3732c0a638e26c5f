//! What the screens of Dark Side Armada say beyond the texts of the rules crate.

starboard_kernel::texts!("src/games/armada/texts");

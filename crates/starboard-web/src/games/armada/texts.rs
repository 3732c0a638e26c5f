//! What the screens of Dark Side Armada say, apart from what the rules crate says.

starboard_kernel::texts!("src/games/armada/texts");

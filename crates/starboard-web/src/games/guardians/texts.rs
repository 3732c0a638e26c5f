//! What the screens of Guardians say, apart from what the rules crate says.

starboard_kernel::texts!("src/games/guardians/texts");

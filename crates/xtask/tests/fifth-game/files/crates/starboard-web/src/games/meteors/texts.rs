//! What the screens of Meteor Shower say, apart from what the rules crate says.

starboard_kernel::texts!("src/games/meteors/texts");

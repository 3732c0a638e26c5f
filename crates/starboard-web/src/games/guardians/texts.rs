//! What the screens of Guardians say beyond the texts of the rules crate.

use guardians::Square;

starboard_kernel::texts!("src/games/guardians/texts");

//! What the screens of Guardians say, apart from what the rules crate says.

use guardians::Square;

starboard_kernel::texts!("src/games/guardians/texts");

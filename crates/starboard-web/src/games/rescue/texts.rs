//! What the screens of Commander Rescue say, apart from what the rules crate says.

use rescue::Square;

starboard_kernel::texts!("src/games/rescue/texts");

//! What the screens of Commander Rescue say beyond the texts of the rules crate.

use rescue::Square;

starboard_kernel::texts!("src/games/rescue/texts");

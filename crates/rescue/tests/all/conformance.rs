//! The kernel's suite, and what must hold in every game of Commander Rescue.

use rescue::Rescue;
use starboard_kernel::conformance::{Effort, check_game};

#[test]
fn conforms() {
    check_game::<Rescue>(Effort {
        games: 2,
        stride: 23,
        longest: 20_000,
    });
}

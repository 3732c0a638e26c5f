//! The kernel's suite, and what must hold in every game of Dark Side Armada.

use armada::Armada;
use starboard_kernel::conformance::{Effort, check_game};

#[test]
fn conforms() {
    let slow = std::env::var_os("STARBOARD_SLOW").is_some();
    check_game::<Armada>(Effort {
        games: if slow { 1_000 } else { 60 },
        stride: 3,
        longest: 1_000,
    });
}

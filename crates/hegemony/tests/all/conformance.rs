//! The kernel's suite, and what must hold in every game of Cosmic Hegemony.

use hegemony::Hegemony;
use starboard_kernel::conformance::{Effort, check_game};

#[test]
fn conforms() {
    let slow = std::env::var_os("STARBOARD_SLOW").is_some();
    check_game::<Hegemony>(Effort {
        games: if slow { 200 } else { 8 },
        stride: 3,
        longest: 2_000,
    });
}

//! The kernel's suite, and a golden playthrough. Update the latter with
//! `INSTA_UPDATE=always cargo test -p meteors golden`.

use meteors::Meteors;
use starboard_kernel::conformance::{Effort, check_game};
use starboard_kernel::testing::{playthrough, random_walk};
use starboard_kernel::{Game, OptionValues};

#[test]
fn conforms() {
    check_game::<Meteors>(Effort::default());
}

#[test]
fn golden() {
    let options = Meteors::read_options(&OptionValues::new()).expect("defaults");
    let start = Meteors::start(&options);
    let game = playthrough(&start, random_walk(start.clone(), 1), |_| true);
    insta::assert_snapshot!("standard", game);
}

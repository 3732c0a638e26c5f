//! How random games go: each ending is reached, and the same seed gives the same game.

use std::collections::BTreeMap;

use guardians::Guardians;
use starboard_kernel::{FastRng, Game, Silent, random_game};

/// G28–G30: every ending occurs in random play.
#[test]
fn every_ending_is_reached() {
    let mut endings: BTreeMap<&str, u32> = BTreeMap::new();
    for options in Guardians::schema().combinations() {
        let options = Guardians::read_options(&options).unwrap();
        for seed in 0..400 {
            let mut position = Guardians::start(&options);
            random_game(&mut position, &mut FastRng::new(seed), &mut Silent);
            *endings
                .entry(position.ending().unwrap().reason)
                .or_default() += 1;
        }
    }
    for reason in ["raided", "quiet", "cap"] {
        assert!(endings.contains_key(reason), "{endings:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let start = Guardians::start(&Guardians::read_options(&serde_json::Map::new()).unwrap());
    let play = |seed| {
        let mut position = start.clone();
        let mut events = Vec::new();
        random_game(&mut position, &mut FastRng::new(seed), &mut events);
        (position.state_hash(), events)
    };
    assert_eq!(play(3), play(3));
    assert_ne!(play(3), play(4));
}

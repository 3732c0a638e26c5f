//! How random games go: each ending is reached, and the same seed gives the same game.

use std::collections::BTreeMap;

use guardians::{Action, Guardians};
use starboard_kernel::testing::random_walk;
use starboard_kernel::{FastRng, Game, Lang, Silent, Wording, random_game};

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

/// What the prompt suggests is possible: it never says to buy what cannot be paid for, or to move a
/// mine that is stuck.
#[test]
fn prompts_offer_only_what_is_possible() {
    let mut offered = [0; 2];
    for options in Guardians::schema().combinations() {
        let options = Guardians::read_options(&options).unwrap();
        for step in random_walk(Guardians::start(&options), 5) {
            let (prompt, legal) = (step.after.prompt(Lang::En), step.after.legal_actions());
            let can = |which: fn(&Action) -> bool| legal.iter().any(which);
            let offers = [
                (
                    "buy",
                    can(|action| {
                        use Action::{BuyMissile, Charge, Upgrade};
                        matches!(action, BuyMissile(_) | Charge(_) | Upgrade(_))
                    }),
                ),
                (
                    " the mine ",
                    can(|action| matches!(action, Action::Mine { .. })),
                ),
            ];
            for (offer, (words, is_possible)) in offered.iter_mut().zip(offers) {
                let is_offered = prompt.contains(words);
                assert!(!is_offered || is_possible, "{prompt}");
                *offer += usize::from(is_offered);
            }
        }
    }
    assert!(offered.iter().all(|&times| times > 0), "{offered:?}");
}

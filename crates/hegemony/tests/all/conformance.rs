//! The kernel's suite, and what must hold in every game of Cosmic Hegemony.

use hegemony::{Ability, Captain, CardSet, Cube, Die, Encounter, Hegemony, Options, Planet};
use proptest::prelude::*;
use serde_json::{Value, json};
use starboard_kernel::conformance::{Effort, EncodingCheck, check_game};
use starboard_kernel::{Edition, FastRng, Game, Turn};

use crate::policy;

#[test]
fn conforms() {
    let slow = std::env::var_os("STARBOARD_SLOW").is_some();
    check_game::<Hegemony>(Effort {
        games: if slow { 200 } else { 8 },
        stride: 3,
        longest: 2_000,
    });
}

/// People have played these days, or started to, so how they start must never change.
#[test]
fn a_day_keeps_its_options() {
    let editions = [
        ("2026-11-01", "first", "starboard"),
        ("2026-11-18", "first", "starboard"),
        ("2026-11-19", "second", "second"),
        ("2027-03-01", "second", "second"),
    ];
    for (day, set, edition) in editions {
        let start = Hegemony::of_day(day.parse().expect("a day")).expect("a solo game");
        let options = json!({ "difficulty": "basic", "captain": "random", "edition": set });
        assert_eq!(Value::Object(start.option_values()), options, "{day}");
        assert_eq!(start.edition(), Edition::new(edition, 1), "{day}");
    }
}

/// Every difficulty with every captain, and with one drawn at random, with a card set.
pub(crate) fn all_options(set: CardSet) -> Vec<Value> {
    let captains = Captain::all().map(Captain::id);
    let captains: Vec<&str> = ["random"].into_iter().chain(captains).collect();
    let all = ["basic", "normal", "advanced"]
        .into_iter()
        .flat_map(|difficulty| {
            captains.iter().map(move |captain| {
            json!({ "difficulty": difficulty, "captain": captain, "edition": set })
        })
        });
    all.collect()
}

/// The cubes that a task has drawn and not yet put anywhere.
fn drawn(document: &Value) -> [u8; 6] {
    let mut drawn = [0; 6];
    for task in document["agenda"].as_array().expect("a list") {
        let task = task.as_str().expect("text");
        let mut words = task.split(' ');
        match words.next() {
            Some("keep" | "pair") => {
                for cube in words.filter_map(Cube::read) {
                    drawn[cube.index()] += 1;
                }
            }
            Some("find" | "claim") => drawn[5] += 1,
            Some("before") if task == "before find" => drawn[5] += 1,
            _ => {}
        }
    }
    drawn
}

/// What must hold for any position, whatever came before.
pub(crate) fn check_position(position: &Hegemony) {
    let document = position.document();
    let drawn = drawn(&document);
    for &cube in Cube::ALL {
        let at = cube.index();
        let on_weapons: u8 = match cube {
            Cube::Yellow => position.found().count() as u8,
            Cube::Black => position.alerts(),
            Cube::White => 0,
            _ => position.found().map(|found| found.cubes[at]).sum(),
        };
        let total = match cube {
            Cube::Yellow => position.options().difficulty.weapons(),
            _ => cube.total(),
        };
        let sum = position.bag()[at] + position.supply()[at] + on_weapons + drawn[at];
        assert_eq!(sum, total, "{cube} cubes in {document}");
    }
    let mut cards: Vec<Encounter> = position.unseen().collect();
    cards.extend(position.shuffled_back());
    let in_decks: usize = position.decks().iter().map(|&deck| usize::from(deck)).sum();
    assert_eq!(cards.len(), in_decks, "{document}");
    cards.extend(position.sifted());
    cards.extend(position.hand());
    cards.extend(position.discard());
    cards.extend(position.line().map(|slot| slot.card));
    cards.extend(position.location());
    cards.sort_unstable();
    assert_eq!(cards, Encounter::all().collect::<Vec<_>>(), "{document}");
    for &ability in Ability::ALL {
        assert!(
            position.points(ability) <= position.most(ability),
            "{document}"
        );
    }
    let total = position.options().difficulty.weapons();
    let found = position.found().count() as u8;
    assert_eq!(found + position.weapons_left(), total, "{document}");
    for found in position.found() {
        let needs = found.needs;
        assert!(
            found
                .cubes
                .iter()
                .zip(needs)
                .all(|(&cubes, needs)| cubes <= needs)
        );
    }
    if position.turn() == Turn::Over {
        return;
    }
    assert!(
        !position.legal_actions().is_empty() || !position.outcomes().is_empty(),
        "{document}"
    );
}

/// What must hold of a position that a game has led to.
fn check_course(position: &Hegemony) {
    check_position(position);
    assert!(position.round() <= 12, "more than twelve rounds");
    let document = position.document();
    if position.task().to_string() == "choose planet" {
        // H11: lines are of four, so that every deck is a multiple of four.
        assert!(
            position.decks().iter().all(|deck| deck % 4 == 0),
            "{document}"
        );
        let left = position
            .decks()
            .iter()
            .map(|&deck| u32::from(deck))
            .sum::<u32>();
        assert_eq!(left, 48 - 4 * (u32::from(position.round()) - 1));
        assert_eq!(position.line().count(), 0);
        // H10: as many planets as rounds are gone, three face up at a time; cards of the second
        // set turn up others.
        let face_up = position.face_up_planets().count();
        match position.card_set() {
            CardSet::First => assert_eq!(face_up, 3 - (usize::from(position.round()) - 1) % 3),
            CardSet::Second => assert!(face_up > 0, "{document}"),
        }
        let planets = face_up + position.unseen_planets().count();
        assert_eq!(planets, Planet::COUNT + 1 - usize::from(position.round()));
    }
    if position.round() > 0 && position.turn() != Turn::Over {
        let owned = Die::ALL
            .iter()
            .filter(|die| position.face(**die).is_some())
            .count();
        let rolling = document["agenda"].as_array().expect("a list");
        let rolling = rolling
            .iter()
            .any(|task| task.as_str().unwrap_or("").starts_with("roll"));
        assert!(owned == 2 || rolling, "{document}");
        if !position.is_searching() {
            let none = Ability::ALL.iter().filter(|a| position.points(**a) == 0);
            assert!(none.count() < 2, "H26: {document}");
        }
    }
}

fn options(options: &Value) -> Options {
    let options = options.as_object().expect("an object");
    Hegemony::read_options(options).expect("possible options")
}

/// Plays to the end, checking every position; with healing games see all their rounds.
fn check_play(chosen: &Value, seed: u64, heals: bool) -> Hegemony {
    let mut rng = FastRng::new(seed);
    let mut position = Hegemony::start(&options(chosen));
    let mut encoding = EncodingCheck::new(&options(chosen));
    let mut steps = 0;
    while position.turn() != Turn::Over {
        if heals {
            policy::heal(&mut position);
        }
        check_course(&position);
        encoding.look(&position);
        policy::step(&mut position, &mut rng, &mut Vec::new());
        assert_eq!(position.options(), options(chosen));
        steps += 1;
        assert!(steps < 2_000, "the game does not end");
    }
    check_course(&position);
    let ending = position.ending().expect("it is over");
    assert_eq!(ending.reason == "victory", position.weapons_left() == 0);
    position
}

#[test]
fn games_keep_their_promises() {
    let slow = std::env::var_os("STARBOARD_SLOW").is_some();
    for set in CardSet::ALL {
        let mut reasons = std::collections::BTreeMap::new();
        for (index, options) in all_options(set).iter().enumerate() {
            for seed in 0..if slow { 100 } else { 6 } {
                let heals = seed % 4 > 0;
                let last = check_play(options, seed * 1_000 + index as u64, heals);
                let reason = last.ending().expect("it is over").reason;
                *reasons.entry(reason).or_insert(0) += 1;
            }
        }
        assert!(reasons.len() >= 2, "games end in few ways: {reasons:?}");
    }
}

/// Draws come by their weights, those without a list too.
#[test]
fn random_draws_follow_their_weights() {
    const EACH: usize = 100;
    let mut rng = FastRng::new(5);
    let known: Vec<Encounter> = Encounter::all().take(4).collect();
    let setting = crate::second::scene::calm(&[])
        .decks([12, 16, 16], 1)
        .shuffled_back(&known);
    let line = setting.agenda("draw line 4").scene().0;
    let cube = crate::second::scene::calm(&[])
        .searching(2)
        .agenda("searching, draw cube")
        .scene()
        .0;
    for position in [line, cube] {
        let possible = position.outcomes();
        let total: usize = possible.iter().map(|(_, weight)| *weight as usize).sum();
        let count = possible.len() * EACH;
        let mut drawn = vec![0_usize; possible.len()];
        for _ in 0..count {
            let outcome = position.random_outcome(&mut rng, &mut Vec::new());
            let place = possible.iter().position(|(known, _)| *known == outcome);
            drawn[place.expect("a possible outcome")] += 1;
        }
        // (drawn − expected)² / expected, added up, is about the number of outcomes.
        let far: f64 = possible
            .iter()
            .zip(&drawn)
            .map(|((_, weight), &drawn)| {
                let expected = *weight as f64 * count as f64 / total as f64;
                (drawn as f64 - expected).powi(2) / expected
            })
            .sum();
        let outcomes = possible.len() as f64;
        assert!(
            (far - outcomes).abs() < 5.0 * (2.0 * outcomes).sqrt(),
            "{far} of {outcomes}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    /// Any text is read without a panic, and what is read prints the same.
    #[test]
    fn any_text_is_survived(text in prop_oneof![
        "\\PC{0,40}",
        "(engage|evade) (free|(red|orange|blue|white) [0-9]{1,3}( (red|orange|blue) [0-9]{1,3})?)",
        "(use|trade|turn up|reroll) (specialist|engineer|scanner|x)( (boost|tune|pair|engineer))?",
        "(gain|lose|take|keep|cube) (red|orange|blue|white|black|yellow|green)",
        "(choose|die|turn to) [0-9]{1,2}",
        "(draw|raise|finish|draw |finish x)",
        "(planet|play|fit|card|weapon|alien|captain|claim) [a-z-]{0,12}",
    ]) {
        if let Ok(action) = text.parse::<hegemony::Action>() {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(outcome) = text.parse::<hegemony::Outcome>() {
            prop_assert_eq!(outcome.to_string(), text);
        }
    }
}

//! The kernel's suite, and what must hold in every game of Dark Side Armada.

use std::collections::BTreeMap;

use armada::{Actions, Armada, Circle, Die, Options, Phase, Region, Ship, ShipState, Step};
use proptest::prelude::*;
use serde_json::{Value, json};
use starboard_kernel::conformance::{Effort, EncodingCheck, check_game};
use starboard_kernel::{Edition, FastRng, Game, Silent, Turn};

use crate::naive::Naive;
use crate::policy::half_random_step;
use crate::scene::{invasion, sheet};

#[test]
fn conforms() {
    let slow = std::env::var_os("STARBOARD_SLOW").is_some();
    check_game::<Armada>(Effort {
        games: if slow { 1_000 } else { 30 },
        stride: 3,
        longest: 1_000,
    });
}

/// People have played these days, so how they start must never change.
#[test]
fn a_day_keeps_its_options() {
    for day in ["2026-11-01", "2026-11-18"] {
        let start = Armada::of_day(day.parse().expect("a day")).expect("a solo game");
        let options = json!({ "edition": "standard", "three_boxes": "zero" });
        assert_eq!(Value::Object(start.option_values()), options, "{day}");
        assert_eq!(start.edition(), Edition::new("standard", 1), "{day}");
    }
}

fn options(three_boxes: &str) -> Options {
    let options = json!({ "three_boxes": three_boxes });
    Armada::read_options(options.as_object().expect("an object")).expect("possible options")
}

fn any_options() -> impl Strategy<Value = Options> {
    prop::sample::select(vec!["zero", "two"]).prop_map(options)
}

/// An invasion with any actions left and some regions conquered, since aimless building rarely
/// leads to one with much to do.
fn any_invasion() -> impl Strategy<Value = Armada> {
    let actions = (0_u8..=18, 0_u8..=3, 0_u8..=10, 0_u8..=5, 0_u8..=5, 0_u8..=5);
    (actions, prop::collection::vec(any::<bool>(), 6)).prop_map(|(actions, conquered)| {
        let (rolls, wilds, rerolls, flips, plus, minus) = actions;
        let rolls = rolls.max(1);
        let actions = format!(
            "rolls={rolls} wilds={wilds} rerolls={rerolls} flips={flips} plus={plus} minus={minus}"
        );
        // North America is never conquered, so that it is not over.
        let regions = Region::ALL[..5].iter().zip(conquered);
        let regions: Vec<String> = regions
            .filter(|(_, conquered)| *conquered)
            .map(|(region, _)| format!("{region} all"))
            .collect();
        invasion(&actions).crossed(&regions.join(", ")).scene().0
    })
}

/// Whether the numbers of a position are possible, whatever came before.
fn check_position(position: &Armada) {
    let actions = position.actions();
    for ((name, left), (_, most)) in actions.named().into_iter().zip(Actions::MOST.named()) {
        assert!(left <= most, "{left} {name}");
    }
    for circle in Circle::ALL {
        let value = position.value_at(circle);
        assert!(value.is_none_or(|face| (1..=6).contains(&face)));
        assert!(circle.printed().is_none_or(|face| value == Some(face)));
        if position.is_built(circle) {
            assert!(value.is_some(), "{circle} is built and has no value");
            let partner = circle.partner();
            assert!(
                partner.is_none_or(|other| !position.is_built(other)),
                "both squares of {circle} are built"
            );
        }
    }
    for ship in Ship::ALL {
        let left = position.countdown(ship);
        assert!(left <= ship.bar());
        let state = position.ship_state(ship);
        assert_eq!(state == ShipState::Collapsed, left == 0, "ship {ship}");
        assert_eq!(state == ShipState::Completed, position.is_finished(ship));
        assert!(position.built_boxes(ship) <= ship.boxes());
    }
    let open = position.open_ships().count();
    assert_eq!(open == 0, position.phase() != Phase::Build);
    let begun = Region::ALL.iter().filter(|region| {
        let done = position.crossed() & region.level_set();
        done != 0 && done != region.level_set()
    });
    assert!(begun.count() <= 1, "two regions are begun");
    assert!(position.score() <= 100);
    check_dice(position);
}

/// As many dice as the step has, ascending in phase 1, with marks only in an attack.
fn check_dice(position: &Armada) {
    let dice = position.dice();
    let count = dice.iter().filter(|&&face| face != 0).count();
    let possible: &[usize] = match (position.phase(), position.step()) {
        (Phase::Build, Step::Roll) | (_, Step::Attack) => &[0],
        (Phase::Build, Step::Value) | (Phase::Invade, Step::Skills) => &[3],
        (Phase::Build, Step::Build | Step::Count) => &[1, 2],
        (Phase::Invade, Step::Roll) => &[0, 2],
        (phase, step) => panic!("{step:?} in {phase:?}"),
    };
    assert!(possible.contains(&count), "{count} dice");
    if position.phase() == Phase::Build {
        assert!(dice[..count].is_sorted() && dice[count..].iter().all(|&face| face == 0));
        assert_eq!(position.actions(), Actions::default());
        assert_eq!(position.crossed(), 0);
    }
    let marked = |die: &Die| position.is_rerolled(*die) || position.is_changed(*die);
    if count == 0 || position.phase() == Phase::Build {
        assert!(!Die::ALL.iter().any(marked));
    }
}

/// What a step may change and what it may not.
fn check_step(before: &Armada, after: &Armada) {
    assert_eq!(before.options(), after.options());
    let order = |position: &Armada| position.phase() as u8;
    assert!(order(before) <= order(after), "phases advance");
    for circle in Circle::ALL {
        if let Some(value) = before.value_at(circle) {
            assert_eq!(after.value_at(circle), Some(value), "{circle} is rewritten");
        }
        assert!(after.is_built(circle) >= before.is_built(circle));
    }
    for ship in Ship::ALL {
        assert!(after.countdown(ship) <= before.countdown(ship));
        if before.ship_state(ship) == ShipState::Open {
            continue;
        }
        assert_eq!(after.ship_state(ship), before.ship_state(ship));
        assert_eq!(after.countdown(ship), before.countdown(ship));
        for circle in ship.circles() {
            assert_eq!(after.value_at(circle), before.value_at(circle));
            assert_eq!(after.is_built(circle), before.is_built(circle));
        }
    }
    assert_eq!(after.crossed() & before.crossed(), before.crossed());
    assert!((after.crossed() ^ before.crossed()).count_ones() <= 1);
    if before.phase() != Phase::Build {
        let spent = |position: &Armada| -> u32 {
            let left = position.actions().named();
            left.iter().map(|&(_, left)| u32::from(left)).sum()
        };
        assert!(spent(after) <= spent(before) && spent(before) - spent(after) <= 1);
    } else if after.phase() != Phase::Build {
        assert_eq!(after.actions(), after.gives());
    }
}

/// Plays on to the end, checking every step against the promises and the second
/// implementation.
fn check_play(mut position: Armada, seed: u64) {
    let mut rng = FastRng::new(seed);
    let mut naive = Naive::of(&position.document());
    let mut encoding = EncodingCheck::new(&position.options());
    check_position(&position);
    while position.turn() != Turn::Over {
        let texts: Vec<String> = position
            .legal_actions()
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(texts, naive.legal_actions(), "{}", position.document());
        let before = position.clone();
        let text = half_random_step(&mut position, &mut rng);
        naive.play(&text);
        let document = position.document();
        assert_eq!(
            naive,
            Naive::of(&document),
            "{text} in {}",
            before.document()
        );
        check_position(&position);
        check_step(&before, &position);
        encoding.look(&position);
    }
    let ending = position.ending().expect("it is over");
    assert_eq!(ending.scores, [naive.score()]);
    assert!(naive.legal_actions().is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// Whole games, half sensible, half random.
    #[test]
    fn play_keeps_its_promises(options in any_options(), seed in any::<u64>()) {
        check_play(Armada::start(&options), seed);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// Invasions with much to do.
    #[test]
    fn invasions_keep_their_promises(position in any_invasion(), seed in any::<u64>()) {
        check_play(position, seed);
    }
}

/// Uniform-random building is aimless in another way: circles fill up, values are lost.
#[test]
fn aimless_play_keeps_its_promises() {
    let (mut lost, mut chosen) = (0, 0);
    for seed in 0..60 {
        let mut rng = FastRng::new(seed);
        let mut position = Armada::start(&options("zero"));
        while position.turn() != Turn::Over {
            let before = position.clone();
            if position.turn() == Turn::Chance {
                let roll = position.random_outcome(&mut rng, &mut Vec::new());
                position.resolve_unchecked(roll, &mut Silent);
            } else {
                let action = position.random_action(&mut rng, &mut Vec::new());
                let text = action.to_string();
                lost += u32::from(text.ends_with("@-"));
                chosen += u32::from(text.starts_with("count"));
                position.play_unchecked(action, &mut Silent);
            }
            check_position(&position);
            check_step(&before, &position);
        }
    }
    assert!(
        lost > 0 && chosen > 100,
        "{lost} values lost, {chosen} bars chosen"
    );
}

/// How far counts are from what they should be: (drawn − expected)² / expected, added up, which
/// is about their number, give or take a few times the root of twice that.
#[track_caller]
fn check_counts(drawn: &[usize], expected: &[usize], context: &str) {
    let squares = drawn.iter().zip(expected);
    let sum: f64 = squares
        .map(|(&drawn, &expected)| (drawn.abs_diff(expected).pow(2) as f64) / expected as f64)
        .sum();
    let count = drawn.len() as f64;
    let far = 5.0 * (2.0 * count).sqrt();
    assert!((sum - count).abs() <= far, "{sum} for {count}: {context}");
}

/// Every legal action is as likely as any other, in positions of all kinds.
#[test]
fn random_actions_are_equally_likely() {
    const EACH: usize = 200;
    let mut rng = FastRng::new(2026);
    let mut kinds = BTreeMap::new();
    for seed in 0..40 {
        let mut position = Armada::start(&options("zero"));
        while position.turn() != Turn::Over {
            let legal = position.legal_actions();
            let kind = (position.step() as u8, position.pair().is_some());
            let number = kinds.entry(kind).or_insert(0);
            // The first of each kind, and some of the others.
            *number += 1;
            if legal.len() > 1 && (*number < 3 || *number % 97 == 0) {
                let mut drawn = vec![0; legal.len()];
                let mut buffer = Vec::new();
                for _ in 0..legal.len() * EACH {
                    let action = position.random_action(&mut rng, &mut buffer);
                    let place = legal.iter().position(|&known| known == action);
                    drawn[place.expect("a legal action")] += 1;
                }
                let expected = vec![EACH; legal.len()];
                check_counts(&drawn, &expected, &position.document().to_string());
            }
            half_random_step(&mut position, &mut FastRng::new(rng.bits() ^ seed));
        }
    }
    // Values with and without a pair, builds, counts, attacks and skills.
    assert!(kinds.len() >= 6, "{kinds:?}");
}

/// A pair, with the double boxes of ship 3 in every state: both circles free, one, none.
#[test]
fn random_pairs_of_boxes_are_equally_likely() {
    const EACH: usize = 300;
    let mut rng = FastRng::new(7);
    for (ships, dice) in [
        ("1- 2- 4- 5- 6- 3b1=1 3b2=1* 3c1'=1*", [2, 2, 6]),
        ("1- 2- 4- 5- 6-", [2, 6, 6]),
        (
            "1- 2- 4- 6- 3a2=1 3b1=1* 3b2=1* 3c1=1* 3d1=1 3d2=1 5b1=1 5c1=1 5d1=1",
            [3, 3, 4],
        ),
        ("1- 2- 3- 5- 6- 4a1=1", [1, 2, 2]),
    ] {
        let position = sheet(ships).at("value", &dice).scene().0;
        let legal = position.legal_actions();
        let mut drawn = vec![0; legal.len()];
        for _ in 0..legal.len() * EACH {
            let action = position.random_action(&mut rng, &mut Vec::new());
            let place = legal.iter().position(|&known| known == action);
            drawn[place.expect("a legal action")] += 1;
        }
        check_counts(&drawn, &vec![EACH; legal.len()], ships);
    }
}

/// Rolls come by their weights, and so does a die that is rolled again.
#[test]
fn random_rolls_follow_their_weights() {
    const EACH: usize = 300;
    let mut rng = FastRng::new(11);
    let before = invasion("rolls=1").at("roll", &[]).scene().0;
    let rerolling = invasion("rolls=1").at("roll", &[1, 0, 3]).used(&[2], &[]);
    for position in [Armada::start(&options("zero")), before, rerolling.scene().0] {
        let possible = position.outcomes();
        let expected: Vec<usize> = possible
            .iter()
            .map(|&(_, weight)| weight as usize * EACH)
            .collect();
        let mut drawn = vec![0; possible.len()];
        for _ in 0..expected.iter().sum() {
            let roll = position.random_outcome(&mut rng, &mut Vec::new());
            let place = possible.iter().position(|&(known, _)| known == roll);
            drawn[place.expect("a possible roll")] += 1;
        }
        check_counts(&drawn, &expected, &position.document().to_string());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    /// Any text is read without a panic, and what is read prints the same.
    #[test]
    fn any_text_is_survived(text in prop_oneof![
        "\\PC{0,40}",
        "values? [0-7]@[0-7][a-e][0-3]'?(,[0-7][a-e][0-3]'?)?",
        "value [0-7]@(-|[0-7][a-e][0-3]'?)",
        "(build|count|reroll|flip|plus|minus|die) [0-9]{1,2}",
        "(cross|wild) (oceania|south_america|asia|europe|africa|north_america|mars) [0-5]",
        "roll [0-7] [0-7] [0-7]( [0-7])?",
        "(attack|let go|let  go|attack )",
    ]) {
        if let Ok(action) = text.parse::<armada::Action>() {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(outcome) = text.parse::<armada::Roll>() {
            prop_assert_eq!(outcome.to_string(), text);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    /// Any JSON where a document's field should be is refused or gives a position that can be
    /// played.
    #[test]
    fn any_document_is_survived(seed in any::<u64>(), steps in 0_usize..60) {
        let mut rng = FastRng::new(seed);
        let mut position = Armada::start(&options("two"));
        for _ in 0..steps {
            half_random_step(&mut position, &mut rng);
        }
        let mut document = position.document();
        for _ in 0..=rng.below(2) {
            spoil(&mut document, &mut rng);
        }
        if let Ok(read) = Armada::from_document(&document) {
            check_position(&read);
            let texts: Vec<String> = read.legal_actions().iter().map(ToString::to_string).collect();
            prop_assert_eq!(texts, Naive::of(&read.document()).legal_actions());
            let again = Armada::from_document(&read.document());
            prop_assert_eq!(again.as_ref(), Ok(&read));
        }
    }
}

/// Puts something else at some place of a document.
fn spoil(document: &mut Value, rng: &mut FastRng) {
    let mut place = document;
    while rng.below(5) > 0 {
        let children: Vec<&mut Value> = match place {
            Value::Object(fields) => fields.values_mut().collect(),
            Value::Array(items) => items.iter_mut().collect(),
            _ => return swap(place, rng),
        };
        let count = children.len() as u32;
        if count == 0 {
            return;
        }
        let chosen = rng.below(count) as usize;
        place = children.into_iter().nth(chosen).expect("one of them");
    }
    swap(place, rng);
}

fn swap(place: &mut Value, rng: &mut FastRng) {
    let values = [
        json!(rng.below(8)),
        json!(rng.below(4)),
        json!([rng.below(7), rng.below(7)]),
        json!(null),
        json!([]),
        json!({}),
        json!("a1"),
        json!("open"),
        json!("collapsed"),
        json!("completed"),
        json!("roll"),
        json!("value"),
        json!("build"),
        json!("count"),
        json!("skills"),
        json!("attack"),
        json!("invade"),
        json!("over"),
    ];
    *place = values[rng.below(values.len() as u32) as usize].clone();
}

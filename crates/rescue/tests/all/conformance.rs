//! The kernel's suite, and what must hold in every game of Commander Rescue.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use rescue::{Action, Event, Options, Part, Phase, Power, Rescue, Square, Squares};
use serde_json::{Value, json};
use starboard_kernel::conformance::{Effort, check_game, check_symmetry};
use starboard_kernel::{Encoding, FastRng, Game, Seat, Turn};

use crate::scene::{random_choice, random_step};
use crate::walk::Walk;

#[test]
fn conforms() {
    let slow = std::env::var_os("STARBOARD_SLOW").is_some();
    check_game::<Rescue>(Effort {
        games: if slow { 4 } else { 1 },
        stride: if slow { 23 } else { 61 },
        longest: 20_000,
    });
}

fn options(value: &Value) -> Options {
    Rescue::read_options(value.as_object().expect("an object")).expect("possible options")
}

/// The position on the other side of the axis through P1 and P4, without its history.
fn mirrored(position: &Rescue) -> Rescue {
    let mut document = position.document();
    let ships = document["ships"].as_array().expect("a list").iter();
    let mut ships: Vec<String> = ships
        .map(|ship| {
            let (ship, square) = ship
                .as_str()
                .and_then(|s| s.split_once('@'))
                .expect("a ship");
            let square = Square::read(square).expect("a square");
            let image = Square::at(square.number() - 1, square.row() + 1).expect("a square");
            format!("{ship}@{image}")
        })
        .collect();
    let place = |ship: &String| {
        let square = ship.split('@').nth(1).and_then(Square::read);
        square.map(Square::index)
    };
    // Sorted by squares, as documents are; stacks keep their order.
    ships.sort_by_key(place);
    document["ships"] = json!(ships);
    document["seen"] = json!({});
    Rescue::from_document(&document).expect("the image is a position")
}

/// The mirror that the encoding lists, with every pair of powers.
#[test]
fn the_mirror_leaves_the_rules_as_they_are() {
    let names = Power::ALL.map(Power::name);
    let mut all = vec![json!("none"), json!("random")];
    for (index, name) in names.iter().enumerate() {
        all.push(json!([name, names[(index + 1) % names.len()]]));
        all.push(json!([names[(index + 2) % names.len()], name]));
    }
    for powers in all {
        for layout in ["choose", "standard"] {
            let options = options(&json!({ "players": 2, "layout": layout, "powers": powers }));
            let space = Rescue::space(&options);
            for seed in 0..3 {
                let mut position = Rescue::start(&options);
                let mut rng = FastRng::new(seed);
                while position.phase() != Phase::Play {
                    random_step(&mut position, &mut rng);
                }
                check_symmetry(position.clone(), mirrored(&position), &space, 0, seed);
            }
        }
    }
    for players in [3, 4, 6] {
        let space = Rescue::space(&options(&json!({ "players": players })));
        assert!(Rescue::legend(&space).symmetries.is_empty());
    }
}

/// R6: the frame of every seat puts its own planet where P1 is, so that everybody has the same
/// first moves. With more fleets the first moves come into each other's way.
#[test]
fn every_seat_sees_itself_at_the_first_planet() {
    for players in [2, 3] {
        let options = options(&json!({ "players": players, "layout": "standard" }));
        let space = Rescue::space(&options);
        let mut position = Rescue::start(&options);
        let mut first = None;
        for seat in 0..players {
            assert_eq!(position.seat().index(), seat);
            let mut legal = Vec::new();
            position.legal_numbers(&space, &mut legal);
            legal.sort_unstable();
            let known = first.get_or_insert_with(|| legal.clone());
            assert_eq!(*known, legal, "seat {seat} of {players}");
            let action = position.action(&space, legal[0]).expect("a legal number");
            position.play_unchecked(action, &mut starboard_kernel::Silent);
        }
    }
}

/// Any number of players, with powers or without.
fn any_options() -> impl Strategy<Value = Options> {
    let powers: Vec<&str> = Power::ALL.iter().map(|power| power.name()).collect();
    let players = prop::sample::select(vec![2, 3, 4, 6]);
    let dealt = Just(powers).prop_shuffle();
    (players, any::<bool>(), dealt).prop_map(|(players, powers, dealt)| {
        if powers {
            options(&json!({ "players": players, "powers": &dealt[..players] }))
        } else {
            options(&json!({ "players": players }))
        }
    })
}

/// A position after this many random steps, or where the game ended before.
pub(crate) fn random_position(options: &Options, seed: u64, steps: u32) -> Rescue {
    let mut position = Rescue::start(options);
    let mut rng = FastRng::new(seed);
    for _ in 0..steps {
        if position.turn() == Turn::Over {
            break;
        }
        random_step(&mut position, &mut rng);
    }
    position
}

/// The targets of the legal actions, by who moves.
fn targets(position: &Rescue) -> BTreeMap<(Square, bool), BTreeSet<Square>> {
    let mut targets: BTreeMap<_, BTreeSet<Square>> = BTreeMap::new();
    for action in position.legal_actions() {
        if let (Some((from, part)), Some(to)) = (action.mover(), action.target()) {
            let top = part == Part::Top;
            targets.entry((from, top)).or_default().insert(to);
        }
    }
    targets
}

/// R9–R23, R28–R33: the fast sets of squares, the plain search of the crate, and the walk of
/// these tests find the same squares for every ship and stack.
fn check_reach(position: &Rescue) {
    let seat = position.seat();
    if position.phase() != Phase::Play || position.turn() == Turn::Over {
        return;
    }
    let targets = targets(position);
    let bodies: Squares = Rescue::planets()
        .into_iter()
        .chain(Rescue::ufo_squares())
        .collect();
    for from in position.fleet(seat) {
        let stack = position.stack(from);
        let wolf = position.power(seat) == Some(Power::Wolf);
        for (part, top) in [(Part::Whole, false), (Part::Top, true)] {
            if top && (!wolf || stack.height() < 2) {
                assert!(!targets.contains_key(&(from, top)));
                continue;
            }
            let found = targets.get(&(from, top)).cloned().unwrap_or_default();
            let walk = Walk::new(position, from, part).ends();
            assert!(
                found.iter().eq(walk.keys()),
                "{from} {part:?}: {found:?} or {:?}\n{}",
                walk.keys(),
                position.document()
            );
            let ends: Squares = found
                .iter()
                .copied()
                .filter(|&to| bodies.contains(to) || !position.stack(to).is_empty())
                .collect();
            let hops = position.reach_by_hops(from, part, ends);
            assert_eq!(hops, found.into_iter().collect(), "{from} {part:?}");
        }
    }
}

/// The route given for a move is one that the rules allow, ends where the move ends, and is as
/// short as any.
fn check_path(before: &Rescue, action: Action, events: &[Event]) {
    let (Some((from, part)), Some(to)) = (action.mover(), action.target()) else {
        assert!(
            !events
                .iter()
                .any(|event| matches!(event, Event::Moved { .. }))
        );
        return;
    };
    let Some(Event::Moved { path, ships, .. }) = events.first() else {
        panic!("{action}: {events:?}");
    };
    let stack = before.stack(from).height() as u8;
    assert_eq!(*ships, if part == Part::Whole { stack } else { 1 });
    let walk = Walk::new(before, from, part);
    assert!(walk.allows(path), "{action}: {path:?}");
    assert_eq!(path.last().map(|hop| hop.to), Some(to), "{action}");
    assert_eq!(
        Some(&path.len()),
        walk.ends().get(&to),
        "{action}: {path:?}"
    );
    assert_eq!(
        before.route_of(action).map(|route| &route.hops == path),
        Some(true)
    );
}

/// What is kept up to date step by step is what a fresh reading of the document gives: the
/// squares of each fleet, the lines of flight, carriers, the hash; and what can be seen fits.
fn check_sets(position: &Rescue) {
    let read = Rescue::from_document(&position.document()).expect("own document");
    assert_eq!(&read, position);
    for seat in Seat::first(position.seats()) {
        let ships = |square: Square| {
            position
                .stack(square)
                .ships()
                .filter(move |s| s.seat() == seat)
        };
        let squares: Squares = Square::all().filter(|&s| ships(s).count() > 0).collect();
        assert_eq!(position.fleet(seat), squares);
        let carriers: Vec<Square> = Square::all()
            .filter(|&square| ships(square).any(|ship| ship.is_carrier()))
            .collect();
        assert_eq!(carriers, Vec::from_iter(position.carrier(seat)));
        let hacked: usize = Square::all()
            .map(|square| ships(square).filter(|ship| ship.is_hacked()).count())
            .sum();
        assert_eq!(position.hacked(seat) as usize, hacked);
    }
}

/// R5: no ship comes from nowhere, none vanishes.
fn ships(position: &Rescue) -> usize {
    let document = position.document();
    let count = |field: &str| document[field].as_array().map_or(0, Vec::len);
    count("ships") + count("lost")
}

/// Plays a game in which things happen, and looks at it every few steps.
fn check_play(options: &Options, seed: u64, every: u32, longest: u32) {
    let mut position = Rescue::start(options);
    let mut rng = FastRng::new(seed);
    let total = position.seats() * rescue::FLEET;
    for step in 0..longest {
        if position.turn() == Turn::Over {
            break;
        }
        let action = random_choice(&position, &mut rng);
        let before = position.clone();
        let mut events = Vec::new();
        position.play_unchecked(action, &mut events);
        if before.phase() == Phase::Play {
            assert_eq!(ships(&position), total);
            check_path(&before, action, &events);
        }
        if step % every == 0 {
            check_sets(&position);
            check_reach(&position);
        }
    }
    check_sets(&position);
}

/// Every pair of powers, each in both seats.
#[test]
fn every_pair_of_powers() {
    let names: Vec<&str> = std::iter::once("none")
        .chain(Power::ALL.iter().map(|power| power.name()))
        .collect();
    for (index, first) in names.iter().enumerate() {
        for second in names.iter().filter(|&second| second != first) {
            let options = options(&json!({ "players": 2, "powers": [first, second] }));
            check_play(&options, index as u64, 5, 150);
        }
    }
}

/// Games in which things happen come to each of the endings.
#[test]
fn every_ending_is_reached() {
    let mut endings = BTreeSet::new();
    for seed in 0..60 {
        let players = [2, 2, 3, 4][seed as usize % 4];
        let position = random_position(&options(&json!({ "players": players })), seed, 5_000);
        endings.extend(position.ending().map(|ending| ending.reason));
    }
    // Repetition is for people who want a draw: R26 in the tests of the rules.
    for reason in ["rescued", "last", "quiet"] {
        assert!(endings.contains(reason), "{endings:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn play_keeps_its_promises(options in any_options(), seed in any::<u64>()) {
        check_play(&options, seed, 7, 200);
    }

    #[test]
    fn reach_is_found_in_three_ways(
        options in any_options(), seed in any::<u64>(), steps in 16_u32..600,
    ) {
        check_reach(&random_position(&options, seed, steps));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    /// Any text is read without a panic, and what is read prints the same.
    #[test]
    fn any_text_is_survived(text in prop_oneof![
        "\\PC{0,40}",
        "[a-n][0-9]{1,2}[-x][a-n][0-9]{1,2}( top| to [a-n][0-9]{1,2})?",
        "(lay|rebuild|power|pass)( [FHCTX]?)?( [a-n][0-9]{1,2})?",
        "power [a-z]{3,10}",
    ]) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(outcome) = text.parse::<rescue::Deal>() {
            prop_assert_eq!(outcome.to_string(), text);
        }
    }
}

//! Bots for Commander Rescue: what they must see, on positions made by hand.

use rescue::{Action, Rescue, Square};
use serde_json::{Value, json};
use starboard_bots::{Bot, Choice, Evaluation, RescueEvaluation, bot_for};
use starboard_kernel::erased::Position;
use starboard_kernel::{FastRng, Game, OptionValues, Silent, Turn};

use super::settings;

/// Two players without powers.
fn duel(turn: u8, ships: &[&str]) -> Rescue {
    let document = json!({
        "game": "rescue",
        "options": { "players": 2, "layout": "choose", "powers": "none" },
        "powers": ["none", "none"],
        "phase": "play",
        "ships": ships,
        "lost": [],
        "turn": turn,
        "quiet": 0,
        "over": null,
    });
    Rescue::from_document(&document).unwrap_or_else(|why| panic!("{why}"))
}

fn bot(spec: &str, seed: u64) -> Box<dyn Bot> {
    bot_for::<Rescue>(RescueEvaluation::default(), settings(spec, seed))
}

fn choose(spec: &str, position: &Rescue) -> Choice {
    bot(spec, 1)
        .choose(&Position::new(position.clone()))
        .expect("a player is to act")
}

/// The position rotated by 180°, with the seats swapped.
fn turned(position: &Rescue) -> Rescue {
    let turn_ship = |ship: &Value| {
        let text = ship.as_str().expect("a ship is a text");
        let (ship, square) = text.split_once('@').expect("on a square");
        let square = Square::read(square).expect("a square");
        let square = Square::at(12 - square.row(), 14 - square.number()).expect("a square");
        let owner = if ship.starts_with('1') { "2" } else { "1" };
        (square, format!("{owner}{}@{square}", &ship[1..]))
    };
    let mut document = position.document();
    let mut ships: Vec<(Square, String)> = document["ships"]
        .as_array()
        .expect("ships are a list")
        .iter()
        .map(turn_ship)
        .collect();
    ships.sort();
    document["ships"] = ships.into_iter().map(|(_, ship)| ship).collect();
    let mut lost: Vec<String> = document["lost"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|ship| ship.as_str().expect("a ship").replace('1', "3"))
        .map(|ship| ship.replace('2', "1").replace('3', "2"))
        .collect();
    lost.sort();
    document["lost"] = lost.into();
    document["turn"] = json!(3 - document["turn"].as_u64().expect("a seat"));
    document["seen"] = json!({});
    Rescue::from_document(&document).unwrap_or_else(|why| panic!("{why}\n{document}"))
}

/// Calls `visit` with every position of some random games.
fn positions(options: &Value, games: u64, mut visit: impl FnMut(&Rescue)) {
    let options: &OptionValues = options.as_object().expect("options");
    let options = Rescue::read_options(options).expect("possible options");
    for seed in 0..games {
        let mut rng = FastRng::new(seed);
        let mut position = Rescue::start(&options);
        let mut legal = Vec::new();
        loop {
            visit(&position);
            match position.turn() {
                Turn::Player(_) => {
                    let action = position.random_action(&mut rng, &mut legal);
                    position.play_unchecked(action, &mut Silent);
                }
                Turn::Chance => {
                    let possible = position.outcomes();
                    let picked = rng.below(possible.len() as u32) as usize;
                    position.resolve_unchecked(possible[picked].0, &mut Silent);
                }
                Turn::Over => break,
            }
        }
    }
}

#[test]
fn values_are_shares_of_one_win() {
    for players in [2, 3, 4, 6] {
        let options = json!({ "players": players, "powers": "random" });
        positions(&options, 3, |position| {
            let evaluation = RescueEvaluation::default();
            let values = evaluation.value(position);
            assert!(values.iter().all(|value| (0.0..=1.0).contains(value)));
            // The closer the draw, the less there is to win.
            let quiet = f64::from(position.quiet()) / f64::from(position.quiet_limit());
            let drawn = match position.ending() {
                Some(ending) => f64::from(u8::from(ending.drawn)),
                None => quiet * quiet,
            };
            let shared = 1.0 - drawn * (1.0 - evaluation.draw);
            assert!((values.iter().sum::<f64>() - shared).abs() < 1e-9);
            assert!(values[position.seats()..].iter().all(|&value| value == 0.0));
        });
    }
}

#[test]
fn the_evaluation_is_symmetric() {
    positions(&json!({ "layout": "standard" }), 3, |position| {
        if position.over().is_none() {
            let here = RescueEvaluation::default().value(position);
            let there = RescueEvaluation::default().value(&turned(position));
            assert!((here[0] - there[1]).abs() < 1e-12, "{here:?} {there:?}");
        }
    });
}

#[test]
fn nearer_home_is_better_and_an_ambush_worse() {
    let value = |ships: &[&str]| RescueEvaluation::default().value(&duel(2, ships))[0];
    let far = value(&["1H*@e6", "2F@m13"]);
    let near = value(&["1H*@c3", "2F@m13"]);
    assert!(near > far, "{near} {far}");
    let ambushed = value(&["1H*@c3", "2H@d3"]);
    let protected = value(&["1C*@c3", "2H@d3"]);
    assert!(ambushed < protected, "{ambushed} {protected}");
}

#[test]
fn layouts_come_from_the_book() {
    for spec in ["greedy", "level:1", "search:100000", "level:5"] {
        let options = Rescue::read_options(&OptionValues::new()).expect("defaults");
        let mut position = Rescue::start(&options);
        let mut bot = bot(spec, 1);
        let mut laid = Vec::new();
        while position.next_to_lay().is_some() {
            let choice = bot
                .choose(&Position::new(position.clone()))
                .expect("to act");
            let action = choice.action.parse::<Action>().expect("an action");
            let Action::Lay(kind) = action else {
                panic!("{action} is no layout");
            };
            laid.push(kind);
            position.play_unchecked(action, &mut Silent);
        }
        assert_eq!(laid, Rescue::standard_layout().repeat(2), "{spec}");
    }
}

#[test]
fn a_layout_that_began_otherwise_is_completed() {
    let options = Rescue::read_options(&OptionValues::new()).expect("defaults");
    positions(&json!({ "layout": "choose" }), 20, |position| {
        if position.next_to_lay().is_some() {
            let book = RescueEvaluation::default().book(position).expect("a book");
            assert!(position.legal_actions().contains(&book));
        }
    });
    assert_eq!(
        RescueEvaluation::default().book(&Rescue::start(&options)),
        Some(Action::Lay(Rescue::standard_layout()[0]))
    );
}

#[test]
fn a_commander_before_his_planet_comes_home() {
    let position = duel(1, &["1F@a1", "1H*@c3", "1C@d3", "2C*@k11", "2H@k12"]);
    for spec in ["greedy", "search:1", "search:50", "level:3", "level:4"] {
        let choice = choose(spec, &position);
        assert_eq!(choice.action, "c3-b2", "{spec}: {choice:?}");
        assert_eq!(choice.value, [1.0, 0.0], "{spec}");
    }
}

#[test]
fn a_loss_that_can_be_parried_is_parried() {
    let position = duel(1, &["1F@a1", "1C@f4", "1H@j11", "2H*@k11", "2F@m13"]);
    for spec in ["greedy", "search:50", "level:3", "level:4"] {
        let choice = choose(spec, &position);
        assert_eq!(choice.action, "j11xk11", "{spec}: {choice:?}");
    }
}

#[test]
fn search_sees_a_win_that_nobody_can_stop() {
    // Nobody can attack a Cargo with its commander, and nobody is near.
    for (square, moves) in [("c4", 2), ("d5", 3)] {
        let mut position = duel(1, &[&format!("1C*@{square}"), "2F@m13", "2C@m12"]);
        let mut bot = bot("search:400", 1);
        for left in (1..=moves).rev() {
            let choice = bot
                .choose(&Position::new(position.clone()))
                .expect("to act");
            assert!(choice.value[0] > 0.6, "{left}: {choice:?}");
            position.play_unchecked(
                choice.action.parse::<Action>().expect("an action"),
                &mut Silent,
            );
            if left > 1 {
                let choice = bot
                    .choose(&Position::new(position.clone()))
                    .expect("to act");
                position.play_unchecked(
                    choice.action.parse::<Action>().expect("an action"),
                    &mut Silent,
                );
            }
        }
        assert_eq!(position.ending().expect("it is over").reason, "rescued");
    }
}

#[test]
fn seeds_make_different_games_and_the_same_seed_the_same() {
    let options = json!({ "layout": "standard" });
    let options = Rescue::read_options(options.as_object().expect("options")).expect("possible");
    let game = |seed| {
        let mut position = Rescue::start(&options);
        let mut bot = bot("search:20", seed);
        let mut choices = Vec::new();
        for _ in 0..14 {
            let choice = bot
                .choose(&Position::new(position.clone()))
                .expect("to act");
            position.play_unchecked(
                choice.action.parse::<Action>().expect("an action"),
                &mut Silent,
            );
            choices.push(choice.action);
        }
        choices
    };
    assert_eq!(game(1), game(1));
    let all: std::collections::BTreeSet<_> = (0..6).map(game).collect();
    assert!(all.len() > 1, "{all:?}");
}

//! Golden playthroughs: readable games of two, three and six players. After a change that is
//! meant, update them with `INSTA_UPDATE=always cargo test -p rescue golden`.
//!
//! Nothing here depends on the edition's standard layout: ships are laid out at random.

use std::fmt::Write;

use rescue::{Action, Rescue, Square};
use serde_json::{Value, json};
use starboard_kernel::{FastRng, Game, Lang, Narrate, Turn, Wording};

use crate::scene::{setting, start};

/// How far it is from a square to another, in steps.
fn distance(from: Square, to: Square) -> u8 {
    let rows = to.row() as i8 - from.row() as i8;
    let numbers = to.number() as i8 - from.number() as i8;
    if rows.signum() == numbers.signum() {
        rows.unsigned_abs().max(numbers.unsigned_abs())
    } else {
        rows.unsigned_abs() + numbers.unsigned_abs()
    }
}

/// How good an action looks to somebody who plays these games: home, fetch, attack, or else get
/// nearer to where the ship must go.
fn promise(position: &Rescue, action: Action) -> i32 {
    let seat = position.seat();
    match action {
        Action::Move { to, .. } if to == position.home(seat) => 1000,
        Action::Move { to, .. } if to == position.prison(seat) => 900,
        Action::TakeOver { .. } => 800,
        Action::Attack { .. } => 700,
        Action::Rebuild { .. } => 3,
        Action::Move { from, to, .. } => {
            let carries = position.stack(from).has_carrier();
            let goal = if carries {
                position.home(seat)
            } else {
                position.prison(seat)
            };
            let nearer = i32::from(distance(from, goal)) - i32::from(distance(to, goal));
            if carries { 10 * nearer } else { nearer }
        }
        Action::Lay(_) | Action::Pass => 0,
    }
}

/// The best of a few random actions.
fn choose(position: &Rescue, legal: &[Action], rng: &mut FastRng) -> Action {
    let tries = (0..12).map(|_| legal[rng.below(legal.len() as u32) as usize]);
    tries
        .max_by_key(|&action| promise(position, action))
        .expect("a few")
}

fn playthrough(options: &Value, seed: u64, longest: usize) -> String {
    let mut position = start(options).0;
    let mut rng = FastRng::new(seed);
    let mut text = format!("{}\n", position.document()["options"]);
    let names: Vec<String> = (1..=position.seats())
        .map(|number| format!("Captain {number}"))
        .collect();
    let mut moves = 0;
    while moves < longest {
        let legal = position.legal();
        let mut events = Vec::new();
        match position.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let deal = position.random_outcome(&mut rng, &mut Vec::new());
                position.resolve_unchecked(deal, &mut events);
                write!(text, "  chance: {deal}").unwrap();
            }
            Turn::Player(seat) => {
                let action = choose(&position, &legal, &mut rng);
                position.play_unchecked(action, &mut events);
                // A fleet that is laid out is shown at once, by the board that follows.
                if let Action::Lay(kind) = action {
                    text.push(kind.letter());
                    if position.seat() != seat || position.turn() == Turn::Over {
                        writeln!(text, " laid out by {}", names[seat.index()]).unwrap();
                    }
                    if position.next_to_lay().is_none() {
                        text.push_str(&position.render(Lang::En));
                    }
                    continue;
                }
                moves += 1;
                write!(text, "{moves}. {seat}: {action} (of {})", legal.len()).unwrap();
            }
        }
        for event in &events {
            write!(text, " | {}", event.narrate(Lang::En, &names)).unwrap();
        }
        writeln!(text, " #{}", &position.state_hash().to_string()[..8]).unwrap();
        if moves > 0 && moves % 20 == 0 {
            text.push_str(&position.render(Lang::En));
        }
    }
    writeln!(text, "{}", position.render(Lang::En)).unwrap();
    match position.ending() {
        Some(ending) => writeln!(text, "{ending:?}").unwrap(),
        None => writeln!(text, "(cut off after {longest} moves)").unwrap(),
    }
    let mut document = position.document();
    if let Some(fields) = document.as_object_mut() {
        fields.remove("seen");
    }
    writeln!(text, "{document}").unwrap();
    text
}

#[test]
fn golden_two_players() {
    let options = json!({ "players": 2 });
    insta::assert_snapshot!("two_players", playthrough(&options, 608, 80));
}

#[test]
fn golden_three_players() {
    let options = json!({ "players": 3 });
    insta::assert_snapshot!("three_players", playthrough(&options, 3697, 80));
}

#[test]
fn golden_six_players() {
    let options = json!({ "players": 6 });
    insta::assert_snapshot!("six_players", playthrough(&options, 3156, 120));
}

#[test]
fn golden_six_powers() {
    let options = json!({ "players": 6, "powers": "random" });
    insta::assert_snapshot!("six_powers", playthrough(&options, 1684, 140));
}

#[test]
fn rendering_in_polish() {
    let scene = setting(3, "1F@e5 1C*@e5 1T@d3 2H@h8 2C'@k8 2T*@g12 3F@g11 3H@c5")
        .powers("wolf hacker")
        .lost("1H 3T")
        .quiet(5)
        .scene();
    insta::assert_snapshot!("polish", scene.0.render(Lang::Pl));
}

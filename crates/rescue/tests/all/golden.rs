//! Golden playthroughs: readable games of two, three and six players. After a change that is
//! meant, update them with `INSTA_UPDATE=always cargo test -p rescue golden`.
//!
//! Nothing here depends on the edition's standard layout: ships are laid out at random.

use std::cell::Cell;

use rescue::{Action, Rescue, Square};
use serde_json::{Value, json};
use starboard_kernel::testing::{Move, playthrough, walk};
use starboard_kernel::{FastRng, Game, Lang, Wording};

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

/// How good an action looks to the policy of these games: go home, pick up, attack, or else get
/// closer to the ship's destination.
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
fn choose(position: &Rescue, rng: &mut FastRng) -> Action {
    let legal = position.legal_actions();
    let tries = (0..12).map(|_| legal[rng.below(legal.len() as u32) as usize]);
    tries
        .max_by_key(|&action| promise(position, action))
        .expect("a few")
}

/// A game of at most this many steps, with the board once the ships are laid out and after every
/// 20th move.
fn game(options: &Value, seed: u64, longest: usize) -> String {
    let start = start(options).0;
    let moves = Cell::new(0);
    let steps = walk(start.clone(), seed, choose).take(longest);
    playthrough(&start, steps, |step| match step.by {
        Move::Outcome(_) => false,
        Move::Action(Action::Lay(_)) => step.after.next_to_lay().is_none(),
        Move::Action(_) => {
            moves.set(moves.get() + 1);
            moves.get() % 20 == 0
        }
    })
}

#[test]
fn golden_two_players() {
    let options = json!({ "players": 2 });
    insta::assert_snapshot!("two_players", game(&options, 608, 96));
}

#[test]
fn golden_three_players() {
    let options = json!({ "players": 3 });
    insta::assert_snapshot!("three_players", game(&options, 3697, 104));
}

#[test]
fn golden_six_players() {
    let options = json!({ "players": 6 });
    insta::assert_snapshot!("six_players", game(&options, 3156, 168));
}

#[test]
fn golden_six_powers() {
    let options = json!({ "players": 6, "powers": "random" });
    insta::assert_snapshot!("six_powers", game(&options, 1684, 194));
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

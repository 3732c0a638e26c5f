//! Bots for Cosmic Hegemony.

use std::sync::atomic::{AtomicU32, Ordering};

use hegemony::{Ability, CardSet, Difficulty, End, Hegemony, Options};
use serde_json::Value;
use starboard_bots::matches::Match;
use starboard_bots::{Evaluation, HegemonyEvaluation, bot_for};
use starboard_games::registry;
use starboard_kernel::erased::Position;
use starboard_kernel::{FastRng, Game, OptionValues, Silent, Turn};

use super::settings;

fn value(position: &Hegemony) -> f64 {
    HegemonyEvaluation::default().value(position)[0]
}

/// Every position of some games of a bot.
fn positions(spec: &str, games: u64) -> Vec<Hegemony> {
    let mut positions = Vec::new();
    for game in 0..games {
        let mut bot = bot_for::<Hegemony>(HegemonyEvaluation::default(), settings(spec, game));
        let mut rng = FastRng::new(game);
        let mut room = Vec::new();
        let mut position = Hegemony::start(&Options {
            edition: CardSet::ALL[game as usize % 2],
            difficulty: Difficulty::Normal,
            captain: None,
        });
        while position.turn() != Turn::Over {
            positions.push(position.clone());
            if position.turn() == Turn::Chance {
                let outcome = position.random_outcome(&mut rng, &mut room);
                position.resolve_unchecked(outcome, &mut Silent);
            } else {
                let choice = bot.choose(&Position::new(position.clone()));
                let action = choice.expect("a player is to act").action;
                position.play_unchecked(
                    action.parse::<hegemony::Action>().expect("an action"),
                    &mut Silent,
                );
            }
        }
        positions.push(position);
    }
    positions
}

#[test]
fn values_are_probabilities() {
    for spec in ["random", "greedy"] {
        for position in positions(spec, 12) {
            let found = value(&position);
            match position.end() {
                None => assert!(found > 0.0 && found < 1.0, "{found}"),
                Some(End::Victory) => assert_eq!(found, 1.0),
                Some(End::Crippled | End::Exhausted) => assert_eq!(found, 0.0),
            }
        }
    }
}

/// A learned evaluation is not always monotonic, but on average it must be.
fn is_better(change: impl Fn(&Hegemony, &mut Value) -> bool, least: f64) {
    let (mut sum, mut worse, mut count) = (0.0, 0, 0);
    for position in positions("greedy", 15).iter().step_by(3) {
        let mut document = position.document();
        if position.end().is_some() || position.round() == 0 || !change(position, &mut document) {
            continue;
        }
        // In some positions the change is impossible.
        let Ok(better) = Hegemony::from_document(&document) else {
            continue;
        };
        let gain = value(&better) - value(position);
        sum += gain;
        worse += u32::from(gain < 0.0);
        count += 1;
    }
    assert!(count > 50, "{count}");
    let mean = sum / f64::from(count);
    assert!(mean > least, "mean gain {mean}");
    assert!(worse * 4 < count, "{worse} of {count}");
}

#[test]
fn points_are_valuable() {
    is_better(
        |position, document| {
            let low = Ability::ALL.iter().copied().find(|&ability| {
                position.points(ability) + 1 < position.most(ability)
                    && position.points(ability) > 0
            });
            let Some(ability) = low else {
                return false;
            };
            let points = position.points(ability) + 2;
            document["abilities"][ability.word()]["points"] = points.into();
            true
        },
        0.02,
    );
}

#[test]
fn alerts_in_the_bag_are_a_danger() {
    is_better(
        |position, document| {
            let black = hegemony::Cube::Black.index();
            let (bag, supply) = (position.bag()[black], position.supply()[black]);
            if bag < 2 {
                return false;
            }
            document["bag"]["black"] = (bag - 2).into();
            document["supply"]["black"] = (supply + 2).into();
            true
        },
        0.01,
    );
}

fn wins(spec: &str, games: u32) -> f64 {
    let mut options = OptionValues::new();
    options.insert("difficulty".into(), "basic".into());
    let report = Match {
        rules: registry().get("hegemony").expect("a game"),
        options,
        seats: vec![spec.parse().expect("a bot")],
        games,
        seed: 1,
    };
    let report = report.play(|_| {}).expect("a possible match");
    report.bots[0].tally.win_rate.mean
}

#[test]
fn levels_are_in_order() {
    let random = wins("random", 300);
    assert!(random < 0.05, "{random}");
    let [first, second, third] = ["level:1", "level:2", "level:3"].map(|spec| wins(spec, 100));
    assert!(
        random < first && first < second && second < third,
        "{random} {first} {second} {third}"
    );
}

/// Levels 4 and 5 make a number of playouts, however slow the machine; so the same seed gives the same
/// choices.
#[test]
fn levels_do_not_depend_on_time() {
    let tuning = HegemonyEvaluation::default().tuning;
    let cap = tuning.playout_cap.expect("a number");
    let start = positions("greedy", 1)
        .into_iter()
        .find(|position| position.turn().player().is_some() && position.legal_actions().len() > 1)
        .expect("a decision");
    for (spec, playouts) in [("level:4", tuning.level_4_playouts), ("level:5", cap)] {
        let choose = |threads| {
            let mut settings = settings(spec, 7);
            // Ten seconds between one look at the clock and the next.
            settings.clock = || {
                static LOOKS: AtomicU32 = AtomicU32::new(0);
                f64::from(LOOKS.fetch_add(1, Ordering::Relaxed)) * 10_000.0
            };
            settings.threads = threads;
            bot_for::<Hegemony>(HegemonyEvaluation::default(), settings)
                .choose(&Position::new(start.clone()))
                .expect("a player is to act")
        };
        for threads in [1, 3] {
            let choice = choose(threads);
            assert_eq!(choice.playouts, playouts, "{spec}");
            assert_eq!(choice, choose(threads), "{spec}");
        }
    }
}

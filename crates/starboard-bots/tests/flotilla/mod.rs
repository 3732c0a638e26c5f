//! Bots for Dark Side Armada.

use armada::{Action, Armada, Edition, Options, Phase, Ship, ShipState, Step, ThreeBoxes};
use serde_json::Value;
use starboard_bots::matches::{Match, Quantiles};
use starboard_bots::{ArmadaEvaluation, Evaluation, bot_for};
use starboard_games::registry;
use starboard_kernel::erased::Position;
use starboard_kernel::{FastRng, Game, OptionValues, Silent, Turn};

use super::settings;

fn value(position: &Armada) -> f64 {
    ArmadaEvaluation::default().value(position)[0]
}

/// Every position of some games of a bot.
fn positions(spec: &str, games: u64) -> Vec<Armada> {
    let mut positions = Vec::new();
    for game in 0..games {
        let mut bot = bot_for::<Armada>(ArmadaEvaluation::default(), settings(spec, game));
        let mut rng = FastRng::new(game);
        let mut room = Vec::new();
        let mut position = Armada::start(&Options {
            edition: Edition::Standard,
            three_boxes: ThreeBoxes::Zero,
        });
        while position.turn() != Turn::Over {
            positions.push(position.clone());
            if position.turn() == Turn::Chance {
                let roll = position.random_outcome(&mut rng, &mut room);
                position.resolve_unchecked(roll, &mut Silent);
            } else {
                let choice = bot.choose(&Position::new(position.clone()));
                let action = choice.expect("a player is to act").action;
                position.play_unchecked(action.parse::<Action>().expect("an action"), &mut Silent);
            }
        }
        positions.push(position);
    }
    positions
}

/// The value during a turn of phase 1 is that of the best end of the turn.
#[test]
fn turns_are_searched_to_their_end() {
    let mut turns = 0;
    for position in positions("greedy", 3) {
        if position.phase() != Phase::Build || position.turn() == Turn::Chance {
            continue;
        }
        let best = position
            .legal_actions()
            .into_iter()
            .map(|action| {
                let mut next = position.clone();
                next.play_unchecked(action, &mut Silent);
                value(&next)
            })
            .fold(f64::NEG_INFINITY, f64::max);
        assert_eq!(best, value(&position), "{}", position.document());
        turns += 1;
    }
    assert!(turns > 60, "{turns}");
}

#[test]
fn the_value_of_a_finished_game_is_its_score() {
    for position in positions("random", 20) {
        let found = value(&position);
        assert!((0.0..=1.0).contains(&found), "{found}");
        if position.turn() == Turn::Over {
            assert_eq!(found, f64::from(position.score()) / 100.0);
        }
    }
}

/// A learned evaluation is not always monotonic, but on average it must be.
#[test]
fn time_is_valuable() {
    let (mut sum, mut worse, mut count) = (0.0, 0, 0);
    for position in positions("greedy", 10) {
        if position.phase() != Phase::Build || position.turn() != Turn::Chance {
            continue;
        }
        for ship in Ship::ALL {
            let left = position.countdown(ship);
            if position.ship_state(ship) == ShipState::Open && left > 1 {
                let mut document = position.document();
                document["ships"][ship.to_string()]["countdown"] = Value::from(left - 1);
                let late = Armada::from_document(&document).expect("a position");
                let gain = value(&position) - value(&late);
                sum += gain;
                worse += u32::from(gain < 0.0);
                count += 1;
            }
        }
    }
    let mean = sum / f64::from(count);
    assert!(mean > 0.01, "mean value of a square of a bar: {mean}");
    assert!(worse * 5 < count, "{worse} of {count}");
}

/// The heuristic for the invasion agrees with its exact value at the start.
#[test]
fn the_heuristic_is_close_to_the_exact_value() {
    let (mut sum, mut count) = (0.0, 0);
    for position in positions("greedy", 12) {
        if position.phase() == Phase::Invade
            && position.crossed() == 0
            && position.step() == Step::Attack
            && position.actions() == position.gives()
        {
            let mut next = position.clone();
            next.play_unchecked(Action::Attack, &mut Silent);
            let rolled = ArmadaEvaluation::default().expected_value(&next)[0];
            sum += (rolled - value(&position)).abs();
            count += 1;
        }
    }
    assert_eq!(count, 12);
    let error = sum / f64::from(count);
    assert!(error < 0.06, "{error}");
}

fn scores(spec: &str, games: u32) -> Quantiles {
    let report = Match {
        rules: registry().get("armada").expect("a game"),
        options: OptionValues::new(),
        seats: vec![spec.parse().expect("a bot")],
        games,
        seed: 1,
    };
    let report = report.play(|_| {}).expect("a possible match");
    report.bots[0].tally.quantiles.expect("a game with points")
}

#[test]
fn levels_are_as_far_apart_as_they_should_be() {
    assert!(scores("random", 200).high <= 30.0, "shame of your kind");
    let easy = scores("level:1", 100).median;
    assert!((25.0..=45.0).contains(&easy), "{easy}");
    let greedy = scores("level:2", 60).median;
    assert!(greedy >= 55.0, "{greedy}");
}

/// The beginning of the invasion is solved at level 5, its end at all levels that search.
#[test]
fn lower_levels_see_the_end_only_when_it_is_near() {
    let positions = positions("greedy", 1);
    let mut attacks = positions
        .iter()
        .filter(|it| it.phase() == Phase::Invade && it.step() == Step::Attack);
    let first = attacks.next().expect("an invasion");
    let last = attacks.next_back().expect("several attacks");
    let playouts = |spec: &str, position: &Armada| {
        let mut bot = bot_for::<Armada>(ArmadaEvaluation::default(), settings(spec, 1));
        let choice = bot.choose(&Position::new(position.clone()));
        choice.expect("a player is to act").playouts
    };
    assert_eq!(playouts("level:3", first), 60);
    assert_eq!(playouts("level:4", first), 1_000);
    for spec in ["level:5", "classic:3", "search:100"] {
        assert_eq!(playouts(spec, first), 0, "{spec}");
    }
    // What time there is decides.
    assert!(playouts("search:1ms", first) > 0);
    for spec in ["level:3", "level:4", "level:5", "search:1ms"] {
        assert_eq!(playouts(spec, last), 0, "{spec}");
    }
}

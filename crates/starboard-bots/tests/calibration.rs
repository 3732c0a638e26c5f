//! Whether estimates can be trusted: predicted against observed results in ten bins, and what reviews
//! leave unexplained. Minutes for every game, so these are slow tests;
//! `STARBOARD_GAMES` sets how many games are played.

#![allow(clippy::print_stdout, reason = "the figures are what it is run for")]

use std::ops::ControlFlow;

use rayon::prelude::*;
use serde_json::{Value, json};
use starboard_bots::analysis::Effort;
use starboard_bots::{BotSpec, Budget, Settings, bot};
use starboard_kernel::{History, OptionValues, Seat, Seed, Turn};

/// One decision out of this many is compared with the result, as neighbouring ones are correlated.
const EVERY: usize = 6;

struct Game {
    /// What the acting player was expected to get, and what they got.
    predictions: Vec<(f64, f64)>,
    /// What a review leaves unexplained, of every seat.
    residuals: Vec<f64>,
}

/// Decisions are searched as reviews and hints do it, and the players think as much.
fn game(name: &str, options: &OptionValues, number: u64, reviewed: bool) -> Game {
    let effort = Effort::default();
    let registry = starboard_games::registry();
    let rules = registry.get(name).expect("a game");
    let start = rules.start(options).expect("options");
    let seats = start.seats();
    let mut bots: Vec<_> = (0..seats as u64)
        .map(|seat| {
            let settings = Settings {
                spec: BotSpec::Search(Budget::Playouts(effort.playouts)),
                seed: number * 10 + seat,
                threads: 1,
                clock: || 0.0,
            };
            bot(rules, settings)
        })
        .collect();
    let mut analyst = starboard_bots::analyst(rules, effort).expect("a registered game");
    let judge = starboard_bots::judge(rules).expect("a registered game");
    let mut history = History::new(start);
    let chance = Seed::from_number(number);
    let mut expected: Vec<(Seat, f64)> = Vec::new();
    let mut decisions = number as usize;
    loop {
        while history.resolve_by(&chance).is_some() {}
        let Turn::Player(seat) = history.now().turn() else {
            break;
        };
        decisions += 1;
        if decisions.is_multiple_of(EVERY) {
            let weighed = analyst.evaluate_actions(history.now(), &mut |_| {});
            expected.push((seat, weighed.expect("a turn").best));
        }
        let choice = bots[seat.index()].choose(history.now()).expect("a turn");
        history.play(&choice.action).expect("legal");
    }
    let result = judge.value(history.now());
    let predictions = expected
        .into_iter()
        .map(|(seat, value)| (value, result[seat.index()]))
        .collect();
    let mut residuals = Vec::new();
    if reviewed {
        let mut go_on = |_| ControlFlow::Continue(());
        let review = analyst.review(&history, None, &mut go_on);
        let review = review.expect("it is over");
        for seat in Seat::first(seats) {
            residuals.push(review.account(seat).residual);
        }
    }
    Game {
        predictions,
        residuals,
    }
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), it| (sum + it, count + 1.0));
    sum / f64::max(count, 1.0)
}

/// Plays this many games, reviews some of them, and prints the results. Estimates may be off by 3
/// points on average over the bins, and reviews may leave 10 points unexplained.
fn check(name: &str, options: &Value, games: u64, reviewed: u64) {
    if std::env::var_os("STARBOARD_SLOW").is_none() {
        return;
    }
    let wanted = std::env::var("STARBOARD_GAMES").ok();
    let games = wanted.and_then(|count| count.parse().ok()).unwrap_or(games);
    let reviewed = reviewed.min(games);
    let values = options.as_object().expect("options");
    let played: Vec<Game> = (0..games)
        .into_par_iter()
        .map(|number| game(name, values, number, number < reviewed))
        .collect();
    let mut bins: Vec<Vec<(f64, f64)>> = vec![Vec::new(); 10];
    for &(predicted, observed) in played.iter().flat_map(|game| &game.predictions) {
        let bin = ((predicted * 10.0) as usize).min(9);
        bins[bin].push((predicted, observed));
    }
    let playouts = Effort::default().playouts;
    println!("{name} {options}, {games} games of search:{playouts}");
    let mut off = 0.0;
    for (index, bin) in bins.iter().enumerate() {
        let predicted = mean(bin.iter().map(|it| it.0)) * 100.0;
        let observed = mean(bin.iter().map(|it| it.1)) * 100.0;
        off += (predicted - observed).abs() * bin.len() as f64;
        let count = bin.len();
        println!(
            "  {index}: {count:5} decisions, predicted {predicted:5.1}, observed {observed:5.1}"
        );
    }
    let all: usize = bins.iter().map(Vec::len).sum();
    let off = off / all as f64;
    let residuals = played.iter().flat_map(|game| &game.residuals);
    let residual = mean(residuals.map(|it| it.abs())) * 100.0;
    println!(
        "  off by {off:.1} points on average; {reviewed} reviews leave {residual:.1} unexplained"
    );
    assert!(off <= 3.0, "{name}: estimates are off by {off:.1} points");
    assert!(
        residual <= 10.0,
        "{name}: {residual:.1} points are unexplained"
    );
}

#[test]
fn guardians_with_two() {
    check("guardians", &json!({ "players": 2 }), 300, 40);
}

#[test]
fn guardians_with_three() {
    check("guardians", &json!({ "players": 3 }), 200, 20);
}

#[test]
fn guardians_with_four() {
    check("guardians", &json!({ "players": 4 }), 150, 20);
}

#[test]
fn rescue_with_two() {
    check("rescue", &json!({ "players": 2 }), 300, 40);
}

#[test]
fn rescue_with_three() {
    check("rescue", &json!({ "players": 3 }), 150, 20);
}

#[test]
fn rescue_with_four() {
    check("rescue", &json!({ "players": 4 }), 100, 20);
}

#[test]
fn rescue_with_six_and_powers() {
    let options = json!({ "players": 6, "powers": "random" });
    check("rescue", &options, 100, 10);
}

#[test]
fn armada() {
    check("armada", &json!({}), 60, 20);
}

#[test]
fn hegemony_in_its_first_edition() {
    check("hegemony", &json!({ "edition": "first" }), 300, 40);
}

#[test]
fn hegemony_in_its_second_edition() {
    check("hegemony", &json!({ "edition": "second" }), 300, 40);
}

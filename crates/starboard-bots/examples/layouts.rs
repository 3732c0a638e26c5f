//! Searches for the best fixed layout of Commander Rescue (R8), for two players without powers:
//! `cargo run --release -p starboard-bots --example layouts`
//!
//! It is an elimination tournament. Every layout, up to reflection, plays against random others,
//! each pair twice with seats swapped. The best go on to the next round, with stronger bots and
//! more games. The finalists also play against themselves: a good layout gives both seats the same
//! chances and few draws.
//!
//! Budgets are playouts, so the results are reproducible.

use std::collections::BTreeSet;
use std::process::ExitCode;

use rayon::prelude::*;
use rescue::{Action, FLEET, Kind, Rescue};
use starboard_bots::{Bot, RescueEvaluation, Settings, bot_for, clock, win_shares};
use starboard_kernel::erased::Position;
use starboard_kernel::serde_json::json;
use starboard_kernel::{FastRng, Game, OptionValues, Silent, Turn};

type Layout = [Kind; FLEET];

/// The bot, the number of opponents of each layout (two games each), and the layouts that go on.
const ROUNDS: [(&str, u32, usize); 4] = [
    ("greedy", 3, 300),
    ("search:6", 5, 60),
    ("search:15", 8, 12),
    ("search:40", 16, 5),
];
/// The bot and the games of a layout against itself.
const MIRROR: (&str, u32) = ("search:40", 40);

/// R3: the starting squares, reflected in the line to the opposite planet.
const MIRRORED: [usize; FLEET] = [2, 1, 0, 4, 3, 6, 5, 7];

fn main() -> ExitCode {
    let mut field = layouts();
    report(&format!("{} layouts", field.len()));
    let mut rng = FastRng::new(1);
    let mut last = Vec::new();
    for (round, (bot, opponents, survivors)) in ROUNDS.into_iter().enumerate() {
        let pairs = pairings(field.len(), opponents, &mut rng);
        let seed = (round as u64) << 32;
        let results: Vec<f64> = pairs
            .par_iter()
            .enumerate()
            .map(|(number, &(a, b))| {
                let seed = seed + 4 * number as u64;
                let (first, ..) = play(bot, [field[a], field[b]], seed);
                let (second, ..) = play(bot, [field[b], field[a]], seed + 2);
                (first + 1.0 - second) / 2.0
            })
            .collect();
        let mut sums = vec![(0.0, 0.0); field.len()];
        for (&(a, b), result) in pairs.iter().zip(results) {
            sums[a] = (sums[a].0 + result, sums[a].1 + 1.0);
            sums[b] = (sums[b].0 + 1.0 - result, sums[b].1 + 1.0);
        }
        last = field
            .iter()
            .zip(sums)
            .map(|(&layout, (sum, count))| (layout, sum / count))
            .collect();
        last.sort_by(|(_, a), (_, b)| f64::total_cmp(b, a));
        last.truncate(survivors);
        field = last.iter().map(|&(layout, _)| layout).collect();
        report(&format!(
            "round {}: {bot}, {} games, {survivors} go on; best {}",
            round + 1,
            2 * pairs.len(),
            name(field[0])
        ));
    }
    let (bot, games) = MIRROR;
    report(&format!(
        "\nlayout    last round  against itself with {bot}, {games} games: seat 1  decided  actions"
    ));
    for (index, &(layout, rate)) in last.iter().enumerate() {
        let seed = (ROUNDS.len() as u64) << 32 | (index as u64) << 16;
        let played: Vec<(f64, bool, u32)> = (0..games)
            .into_par_iter()
            .map(|game| play(bot, [layout; 2], seed + 2 * u64::from(game)))
            .collect();
        let share = |sum: f64| 100.0 * sum / f64::from(games);
        report(&format!(
            "{}  {:8.1} %  {:>47.1} %  {:5.1} %  {:7.1}",
            name(layout),
            100.0 * rate,
            share(played.iter().map(|game| game.0).sum()),
            share(played.iter().filter(|game| game.1).count() as f64),
            share(played.iter().map(|game| f64::from(game.2)).sum()) / 100.0,
        ));
    }
    ExitCode::SUCCESS
}

fn report(line: &str) {
    #[expect(clippy::print_stdout, reason = "the table is what this program is for")]
    {
        println!("{line}");
    }
}

fn name(layout: Layout) -> String {
    layout.map(Kind::letter).iter().collect()
}

/// R5: all arrangements of two of each kind, up to reflection.
fn layouts() -> Vec<Layout> {
    let mut found = BTreeSet::new();
    let mut layout = [Kind::Speedy; FLEET];
    arrange(&mut layout, 0, &mut found);
    found
        .iter()
        .filter(|layout| **layout <= MIRRORED.map(|index| layout[index]))
        .copied()
        .collect()
}

fn arrange(layout: &mut Layout, laid: usize, found: &mut BTreeSet<Layout>) {
    if laid == FLEET {
        found.insert(*layout);
        return;
    }
    for kind in Kind::ALL {
        if layout[..laid]
            .iter()
            .filter(|&&other| other == kind)
            .count()
            < 2
        {
            layout[laid] = kind;
            arrange(layout, laid + 1, found);
        }
    }
}

/// Random pairings, in which every layout has the same number of games.
fn pairings(count: usize, opponents: u32, rng: &mut FastRng) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for _ in 0..opponents {
        let mut order: Vec<usize> = (0..count).collect();
        for index in (1..count).rev() {
            order.swap(index, rng.below(index as u32 + 1) as usize);
        }
        pairs.extend(
            (0..count)
                .step_by(2)
                .map(|at| (order[at], order[(at + 1) % count])),
        );
    }
    pairs
}

/// One game: the result of seat 1, whether it was decisive, and the number of moves.
fn play(spec: &str, layouts: [Layout; 2], seed: u64) -> (f64, bool, u32) {
    let mut options = OptionValues::new();
    options.insert("layout".into(), json!("choose"));
    let options = Rescue::read_options(&options).expect("two players, no powers");
    let mut position = Rescue::start(&options);
    for kind in layouts.into_iter().flatten() {
        position.play_unchecked(Action::Lay(kind), &mut Silent);
    }
    let mut bots: [Box<dyn Bot>; 2] = [0, 1].map(|seat| {
        bot_for::<Rescue>(
            RescueEvaluation::default(),
            Settings {
                spec: spec.parse().expect("a bot"),
                seed: seed + seat,
                threads: 1,
                clock,
            },
        )
    });
    let mut moves = 0;
    while let Turn::Player(seat) = position.turn() {
        let choice = bots[seat.index()].choose(&Position::new(position.clone()));
        let action = choice.expect("a bot acts when it is its turn").action;
        position.play_unchecked(action.parse::<Action>().expect("an action"), &mut Silent);
        moves += 1;
    }
    let ending = position.ending().expect("it is over");
    (win_shares(&ending)[0], !ending.drawn, moves)
}

//! What the bots lose at the end of phase 1 of Dark Side Armada, exactly:
//! `cargo run --release -p starboard-bots --example armada_reduced -- 100 level:2 level:5`
//!
//! Every bot plays this many games; the k-th roll of a game is the same for all. From the first decision
//! for which perfect play can be computed, the program adds up what each choice costs. The mean of
//! these sums is by how much perfect play does better from there, since costs add up to the value of
//! that decision less the value of the phase's end, apart from chance, which is fair.

use std::io::Write;

use armada::{Armada, Phase};
use rayon::prelude::*;
use starboard_bots::reduced::Reduced;
use starboard_bots::{BotSpec, Settings, bot, clock};
use starboard_kernel::erased::{Position, rules_of};
use starboard_kernel::{Game, OptionValues, Seed, Silent, Turn};

/// Perfect play is computed when at most this many ships are open and at most this many sheets can
/// come about.
const MOST_OPEN: usize = 2;
const MOST_SHEETS: usize = 50_000;

#[derive(Clone, Copy, Default)]
struct Found {
    /// Decisions with several actions, and those that cost something.
    decisions: u32,
    costly: u32,
    /// What they cost, of the 100 points of the game.
    points: f64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let games: u64 = arguments.next().ok_or("how many games?")?.parse()?;
    let mut out = std::io::stdout();
    writeln!(out, "bot games reached decisions costly points half-width")?;
    for name in arguments {
        let spec: BotSpec = name.parse()?;
        let settings = |seed| Settings {
            spec: spec.clone(),
            seed,
            threads: 1,
            clock,
        };
        let found: Vec<Found> = (0..games)
            .into_par_iter()
            .map(|game| play(settings(game), game))
            .collect();
        let reached: Vec<&Found> = found.iter().filter(|game| game.decisions > 0).collect();
        let count = reached.len() as f64;
        let mean = reached.iter().map(|game| game.points).sum::<f64>() / count;
        let squares = reached.iter().map(|game| (game.points - mean).powi(2));
        let spread = 1.96 * (squares.sum::<f64>() / (count - 1.0) / count).sqrt();
        let decisions: u32 = reached.iter().map(|game| game.decisions).sum();
        let costly: u32 = reached.iter().map(|game| game.costly).sum();
        writeln!(
            out,
            "{name} {games} {} {decisions} {costly} {mean:.3} {spread:.3}",
            reached.len()
        )?;
    }
    Ok(())
}

fn play(settings: Settings, game: u64) -> Found {
    let seed = Seed::from_number(game);
    let mut bot = bot(rules_of::<Armada>(), settings);
    let options = Armada::read_options(&OptionValues::new()).expect("the defaults are possible");
    let mut position = Armada::start(&options);
    let mut reduced = Reduced::new(MOST_SHEETS);
    let mut found = Found::default();
    let mut rolls = 0;
    while position.phase() == Phase::Build {
        if position.turn() == Turn::Chance {
            let outcomes = position.outcomes();
            let picked = seed.pick(rolls, outcomes.iter().map(|&(_, weight)| weight));
            position.resolve_unchecked(outcomes[picked].0, &mut Silent);
            rolls += 1;
            continue;
        }
        let choice = bot.choose(&Position::new(position.clone()));
        let action = choice.expect("a decision").action;
        let mut next = position.clone();
        next.play_unchecked(action.parse().expect("an action"), &mut Silent);
        let is_reduced = position.open_ships().count() <= MOST_OPEN;
        if is_reduced && position.legal_actions().len() > 1 {
            if let (Some(best), Some(played)) = (reduced.score(&position), reduced.score(&next)) {
                found.decisions += 1;
                // Scores are stored in 256ths of a point.
                found.costly += u32::from(best - played > 1.0 / 256.0);
                found.points += best - played;
            } else {
                reduced = Reduced::new(MOST_SHEETS);
            }
        }
        position = next;
    }
    found
}

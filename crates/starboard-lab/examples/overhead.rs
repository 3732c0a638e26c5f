//! Plays greedy games without and with the bookkeeping of the lab, on one thread, and prints how many
//! actions they had as JSON. `cargo xtask bench` runs it under a tool that counts instructions:
//!
//! - `overhead simulate GAME COUNT`: as `starboard simulate` does, which keeps results only
//! - `overhead games GAME COUNT`: one row for each game
//! - `overhead decisions GAME COUNT`: also one row for each decision

use std::error::Error;
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::sync::Arc;

use starboard_bots::BotSpec;
use starboard_bots::matches::Match;
use starboard_games::registry;
use starboard_kernel::OptionValues;
use starboard_kernel::serde_json::{Value, json};
use starboard_lab::{Experiment, Store, Threads, run};

fn main() -> ExitCode {
    match measure() {
        Ok(report) => {
            #[expect(
                clippy::print_stdout,
                reason = "the report is what this program is for"
            )]
            {
                println!("{report}");
            }
            ExitCode::SUCCESS
        }
        Err(error) => {
            #[expect(clippy::print_stderr, reason = "as above")]
            {
                eprintln!("{error}\nusage: overhead simulate|games|decisions GAME COUNT");
            }
            ExitCode::FAILURE
        }
    }
}

fn measure() -> Result<Value, Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut next = || arguments.next().ok_or("an argument is missing");
    let (task, game, count) = (next()?, next()?, next()?.parse::<u32>()?);
    let rules = registry().get(&game)?;
    let actions = if task == "simulate" {
        let seats = rules.start(&OptionValues::new())?.seats();
        let played = Match {
            rules,
            options: OptionValues::new(),
            seats: vec![BotSpec::Greedy; seats],
            games: count,
            seed: 1,
        }
        .play(|_| {})?;
        played.length.mean * f64::from(count)
    } else {
        let experiment = Arc::new(Experiment::read(&format!(
            "name = \"overhead\"\ngame = \"{game}\"\nseats = [\"greedy\"]\ngames = {count}\n\
             seed = 1\nrecord = \"{task}\"\n",
        ))?);
        let folder = tempfile::tempdir()?;
        let mut thread = Threads::new(&experiment, NonZeroUsize::MIN);
        run(&experiment, folder.path(), &mut thread, &mut |_| {})?;
        let (store, ..) = Store::open(folder.path())?;
        let mut actions = 0.0;
        for job in Store::chunks(&experiment, 0, count) {
            let games = store.games(job)?;
            actions += games
                .iter()
                .map(|game| f64::from(game.actions))
                .sum::<f64>();
        }
        actions
    };
    Ok(json!({ "games": count, "actions": actions }))
}

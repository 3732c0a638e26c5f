//! Plays a match between bots:
//! `cargo run --release -p starboard-bots --example measure -- guardians 200 search:1000 greedy
//! variant=advanced`

use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use starboard_bots::matches::Match;
use starboard_games::registry;
use starboard_kernel::OptionValues;
use starboard_kernel::serde_json::Value;

fn main() -> ExitCode {
    let (text, code) = match run() {
        Ok(text) => (text, ExitCode::SUCCESS),
        Err(error) => (
            format!("{error}\nusage: measure GAME GAMES BOT BOT… [OPTION=VALUE…] [seed=N]"),
            ExitCode::FAILURE,
        ),
    };
    // A closed pipe is no error.
    let _ = writeln!(std::io::stdout(), "{text}");
    code
}

fn run() -> Result<String, Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let rules = registry().get(&arguments.next().ok_or("which game?")?)?;
    let games = arguments.next().ok_or("how many games?")?.parse()?;
    let mut options = OptionValues::new();
    let mut seats = Vec::new();
    let mut seed = 1;
    for argument in arguments {
        match argument.split_once('=') {
            Some(("seed", number)) => seed = number.parse()?,
            Some((name, value)) => {
                let value = value.parse::<u64>().map_or(Value::from(value), Value::from);
                options.insert(name.into(), value);
            }
            None => seats.push(argument.parse()?),
        }
    }
    let start = Instant::now();
    let report = Match {
        rules,
        options,
        seats,
        games,
        seed,
    }
    .play(|_| {})?;
    let mut text = String::new();
    for standing in &report.bots {
        let tally = &standing.tally;
        text += &format!(
            "{:<14} {:>5} games  wins {:5.1} % ({:.1}–{:.1})  score {:.1} ({:.1}–{:.1})\n",
            standing.bot.to_string(),
            tally.games,
            100.0 * tally.win_rate.mean,
            100.0 * tally.win_rate.low,
            100.0 * tally.win_rate.high,
            tally.score.mean,
            tally.score.low,
            tally.score.high,
        );
    }
    for (place, tally) in report.places.iter().enumerate() {
        text += &format!(
            "place {}: {:.1} %  ",
            place + 1,
            100.0 * tally.win_rate.mean
        );
    }
    text += &format!(
        "\nlength {:.1} ({}–{})  endings {:?}  {:.1} s",
        report.length.mean,
        report.length.least,
        report.length.most,
        report.endings,
        start.elapsed().as_secs_f64()
    );
    Ok(text)
}

//! `starboard simulate`.

use std::io::{IsTerminal, Write};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use starboard_bots::matches::{Estimate, Match, Quantiles, Report, Tally};

use crate::args::SimulateArgs;
use crate::failure::Failure;
use crate::{files, saves};

pub(crate) fn run(args: &SimulateArgs, out: &mut impl Write) -> Result<(), Failure> {
    let registry = starboard_games::registry();
    let rules = saves::rules(&registry, "--game", &args.game)?;
    let options = saves::option_values(&rules.schema(), &args.options)?;
    let planned = Match {
        rules,
        options,
        seats: args.seats.clone(),
        games: args.games,
        seed: args.seed,
    };
    let bar = progress_bar(args.games);
    let played = planned.play(|_| bar.inc(1));
    bar.finish_and_clear();
    let report = played.map_err(|violations| {
        let about_seats = violations.0.iter().any(|violation| {
            violation.at.starts_with("seats") || violation.at == "options.players"
        });
        Failure::usage(
            if about_seats && args.options.is_empty() {
                "--seats"
            } else if about_seats {
                "--seats, --options"
            } else {
                "--options"
            },
            violations,
        )
    })?;
    if let Some(file) = &args.json {
        let mut text = serde_json::to_string_pretty(&report)
            .map_err(|error| Failure::Failed(error.to_string()))?;
        text.push('\n');
        files::write(file, &text).map_err(|error| Failure::file("--json", file, &error))?;
    }
    write_report(&report, out)
}

/// On stderr, and only in a terminal: the output itself stays clean.
fn progress_bar(games: u32) -> ProgressBar {
    let target = if std::io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(Some(games.into()), target);
    if let Ok(style) =
        ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left")
    {
        bar.set_style(style);
    }
    bar
}

fn write_report(report: &Report, out: &mut impl Write) -> Result<(), Failure> {
    let options: Vec<String> = report
        .options
        .iter()
        .map(|(name, value)| format!("{name}={}", saves::plain(value)))
        .collect();
    writeln!(
        out,
        "{} games of {} ({}); intervals are 95 %",
        report.games,
        report.game,
        options.join(", ")
    )?;
    writeln!(out)?;
    let rows: Vec<Vec<String>> = report
        .bots
        .iter()
        .map(|standing| row(standing.bot.to_string(), &standing.tally))
        .collect();
    write_table("bot", &rows, out)?;
    writeln!(out)?;
    let rows: Vec<Vec<String>> = report
        .places
        .iter()
        .enumerate()
        .map(|(index, tally)| row((index + 1).to_string(), tally))
        .collect();
    write_table("seat", &rows, out)?;
    writeln!(out)?;
    let length = &report.length;
    writeln!(
        out,
        "actions per game: {:.1} ({} to {})",
        length.mean, length.least, length.most
    )?;
    let endings: Vec<String> = report
        .endings
        .iter()
        .map(|(reason, count)| {
            let percent = 100.0 * f64::from(*count) / f64::from(report.games.max(1));
            format!("{reason} {count} ({percent:.1} %)")
        })
        .collect();
    writeln!(out, "endings: {}", endings.join(", "))?;
    Ok(())
}

fn row(name: String, tally: &Tally) -> Vec<String> {
    let interval = |estimate: &Estimate, scale: f64| {
        let (low, high) = (estimate.low * scale, estimate.high * scale);
        format!("{low:.1} to {high:.1}")
    };
    let mut row = vec![
        name,
        format!("{:.1} %", tally.win_rate.mean * 100.0),
        interval(&tally.win_rate, 100.0),
        format!("{:.1}", tally.score.mean),
        interval(&tally.score, 1.0),
    ];
    if let Some(Quantiles { low, median, high }) = tally.quantiles {
        row.extend([low, median, high].map(|score| score.to_string()));
    }
    row
}

/// The columns after the first; the last three are for games with points.
const HEAD: [&str; 7] = [
    "wins", "interval", "score", "interval", "5 %", "median", "95 %",
];

fn write_table(first: &str, rows: &[Vec<String>], out: &mut impl Write) -> Result<(), Failure> {
    let columns = rows.first().map_or(0, Vec::len);
    let head = std::iter::once(first).chain(HEAD).map(str::to_owned);
    let head: Vec<String> = head.take(columns).collect();
    let all: Vec<&Vec<String>> = std::iter::once(&head).chain(rows).collect();
    let width = |column: usize| {
        let lengths = all.iter().map(|row| row[column].chars().count());
        lengths.max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in &all {
        let mut line = format!("{:<width$}", row[0], width = widths[0]);
        for (text, &width) in row.iter().zip(&widths).skip(1) {
            line.push_str(&format!("  {text:>width$}"));
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

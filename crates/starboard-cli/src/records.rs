//! `starboard replay` and `starboard verify`.

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use starboard_kernel::{Actor, History, Lang, Record};
use starboard_table::{Gap, Play, called};
use starboard_terminal::{Recording, Window};

use crate::args::{ReplayArgs, VerifyArgs};
use crate::console::{write_ending, write_step};
use crate::failure::Failure;
use crate::terminal::{self, Paint};
use crate::{saves, texts};

/// How often a followed file is looked at.
const GLANCE: Duration = Duration::from_millis(250);

pub(crate) fn replay(args: &ReplayArgs, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let mut record = saves::read_record("FILE", &args.file)?;
    let mut history = replayed(&record, &args.file)?;
    let full_screen = terminal::full_screen(&args.screen).filter(|_| !args.follow);
    if let Some(look) = full_screen {
        let from = args.to.unwrap_or(0);
        let recording = Recording::of(&record, history, lang);
        Window::open(look, lang)?.replay(&recording, from)?;
        return Ok(());
    }
    let length = history.length();
    let to = args.to.unwrap_or(length).min(length);
    writeln!(out, "{}", history.now().rules().title(lang))?;
    write_steps(&record, &history, 0, to, lang, out)?;
    if let Some(position) = history.at(to) {
        let board = position.render_named(lang, &names(&record, lang));
        writeln!(out, "\n{}", board.trim_end())?;
    }
    if args.to.is_some_and(|to| to > length) {
        writeln!(out, "{}", texts::fewer_moves(lang, length))?;
    }
    while args.follow && record.result.is_none() {
        out.flush()?;
        std::thread::sleep(GLANCE);
        let next = saves::read_record("FILE", &args.file)?;
        if next == record {
            continue;
        }
        let before = std::mem::replace(&mut record, next);
        history = replayed(&record, &args.file)?;
        let common = before
            .moves
            .iter()
            .zip(&record.moves)
            .take_while(|(old, new)| old == new)
            .count();
        if common < before.moves.len() {
            writeln!(out, "{}", texts::took_back(lang, common))?;
        }
        let length = history.length();
        write_steps(&record, &history, common, length, lang, out)?;
    }
    if to == length || args.follow {
        write_result(&record, &history, lang, Paint::for_stdout(), out)?;
    }
    Ok(())
}

pub(crate) fn replayed(record: &Record, file: &Path) -> Result<History, Failure> {
    record
        .replay(&starboard_games::registry())
        .map_err(|error| Failure::Failed(format!("FILE {}: {error}", file.display())))
}

fn write_steps(
    record: &Record,
    history: &History,
    from: usize,
    to: usize,
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let names = names(record, lang);
    for (index, step) in history.steps()[..to].iter().enumerate().skip(from) {
        write_step(index, step, lang, &names, out)?;
    }
    Ok(())
}

fn write_result(
    record: &Record,
    history: &History,
    lang: Lang,
    paint: Paint,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let play = Play::recorded(record, history.clone());
    if !write_ending(&play, lang, paint, out)? {
        writeln!(out, "{}", texts::still_playing(lang))?;
    }
    Ok(())
}

pub(crate) fn names(record: &Record, lang: Lang) -> Vec<String> {
    let seats = record.seats.iter().zip(1..);
    seats
        .map(|(seat, number)| called(&seat.name, number, lang))
        .collect()
}

pub(crate) fn verify(args: &VerifyArgs, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let registry = starboard_games::registry();
    let record = saves::read_record("FILE", &args.file)?;
    let file = args.file.display().to_string();
    let unreadable =
        |error: &dyn std::fmt::Display| Failure::Failed(format!("FILE {file}: {error}"));
    if args.chance {
        let history = replayed(&record, &args.file)?;
        return write_chance(&history, out);
    }
    let follows = args.rematch_of.as_ref();
    let follows = follows.map(|file| saves::read_record("--rematch-of", file));
    let follows = follows.transpose()?;
    let verdict = if args.online || follows.is_some() {
        starboard_table::verify_online(&record, follows.as_ref(), &registry)
    } else {
        starboard_table::verify(&record, &registry)
    }
    .map_err(|error| unreadable(&error))?;
    let findings = &verdict.findings;
    let (_, edition) = registry
        .find(&record.game, record.edition.as_deref(), record.rules)
        .map_err(|error| unreadable(&error))?;
    writeln!(
        out,
        "{}",
        texts::verify_rules(lang, &record.game, edition.name, edition.rules_version)
    )?;
    writeln!(out, "{}", texts::verify_moves(lang, verdict.moves))?;
    writeln!(out, "{}", texts::verify_claims(lang))?;
    if verdict.fairness_checked && findings.is_empty() {
        writeln!(out, "{}", texts::verify_fair(lang, verdict.chance_turns))?;
        if let Some(day) = record.daily {
            writeln!(out, "{}", texts::verify_daily(lang, &day.to_string()))?;
        }
        if let Some(fairness) = &record.fairness {
            let people = fairness.entropy.len();
            writeln!(out, "{}", texts::verify_mixed(lang, people))?;
        }
    }
    // The commitment can be compared before the seed is revealed.
    if follows.is_some() && findings.is_empty() {
        writeln!(out, "{}", texts::verify_rematch(lang))?;
    }
    for gap in &verdict.gaps {
        let words = match gap {
            Gap::Edition => texts::gap_edition(lang),
            Gap::Options => texts::gap_options(lang),
            Gap::Seed => texts::gap_seed(lang, verdict.chance_turns),
            Gap::Fairness => texts::gap_fairness(lang),
            Gap::Rematch => texts::gap_rematch(lang),
            Gap::Publication => texts::gap_publication(lang),
            Gap::Players => texts::gap_players(lang),
            Gap::Choices => texts::gap_choices(lang),
        };
        writeln!(out, "{}", texts::verify_gap(lang, &words))?;
    }
    for finding in findings {
        writeln!(out, "{}", texts::verify_finding(lang, &finding.text(lang)))?;
    }
    if !findings.is_empty() {
        return Err(Failure::Failed(texts::verify_unsound(lang, &file)));
    }
    writeln!(out, "{}", texts::verify_sound(lang))?;
    Ok(())
}

/// The possible outcomes of every chance turn with their weights, for programs that check chance
/// on their own: one line of JSON for each.
fn write_chance(history: &History, out: &mut impl Write) -> Result<(), Failure> {
    for (index, step) in history.steps().iter().enumerate() {
        if step.actor == Actor::Chance
            && let Some(before) = history.at(index)
        {
            let number = index + 1;
            let outcomes = before.outcomes();
            let line = serde_json::json!({ "move": number, "outcomes": outcomes });
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

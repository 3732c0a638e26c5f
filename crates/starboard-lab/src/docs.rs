//! Figures in documents: blocks between two markers, written from the committed reports, so that a
//! document cannot say what no report says.
//!
//! ```text
//! <!-- lab: ratings -->
//! …
//! <!-- end of lab -->
//! ```
//!
//! What has no report yet is left out of a block.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use starboard_bots::{BotSpec, Budget, budget_of};
use starboard_kernel::erased::Rules;
use starboard_kernel::serde_json::{self, Value};
use starboard_kernel::{Lang, Level};

use crate::experiment::{Experiment, plain};
use crate::ladder::Ladder;
use crate::report::markdown_table;

const BEGIN: &str = "<!-- lab: ";
const CLOSE: &str = " -->";
const END: &str = "<!-- end of lab -->";

/// Beside figures of bots that are not known to be those of today.
const EARLIER: &str = "†";
const EARLIER_NOTE: &str =
    "† By earlier bots, or reported before the bots had their present fingerprint.";

/// Where results of matches are, among the experiments and among the reports.
const MATCHES: &str = "matches";

#[derive(Debug, thiserror::Error)]
pub enum DocsError {
    #[error("{path}: {error}", path = path.display())]
    Io { path: PathBuf, error: io::Error },
    #[error("{path}: {why}", path = path.display())]
    Report { path: PathBuf, why: String },
    #[error(
        "line {line}: there is no block {name:?}; choose levels, ratings, steps, alone or matches"
    )]
    Block { line: usize, name: String },
    #[error("line {line}: the block has no end; write {END} after it")]
    Open { line: usize },
}

/// The blocks of a document, with the figures of the reports below a folder that has `experiments/`
/// and `reports/`. Everything outside of blocks stays as it is.
///
/// # Errors
/// If a report cannot be read, or a block has no end or no known name.
pub fn fill(document: &str, root: &Path) -> Result<String, DocsError> {
    let mut reports: Option<Reports> = None;
    let mut text = String::new();
    let mut lines = document.lines().enumerate();
    while let Some((number, line)) = lines.next() {
        text += line;
        text.push('\n');
        let name = line.strip_prefix(BEGIN);
        let Some(name) = name.and_then(|rest| rest.strip_suffix(CLOSE)) else {
            continue;
        };
        if !lines.by_ref().any(|(_, line)| line == END) {
            return Err(DocsError::Open { line: number + 1 });
        }
        let reports = match &mut reports {
            Some(reports) => reports,
            none => none.insert(Reports::read(root)?),
        };
        let block = match name {
            "levels" => levels(),
            "ratings" => reports.ratings(),
            "steps" => reports.steps(),
            "alone" => reports.alone(),
            "matches" => reports.matches(),
            _ => {
                let name = name.to_owned();
                let line = number + 1;
                return Err(DocsError::Block { line, name });
            }
        };
        text += &block;
        text += END;
        text.push('\n');
    }
    Ok(text)
}

/// A table, with a note if it has figures of earlier bots; nothing without rows.
fn block(head: &[&str], rows: Vec<Vec<String>>) -> String {
    if rows.is_empty() {
        return String::new();
    }
    let head = head.iter().map(|&cell| cell.to_owned()).collect();
    let table = markdown_table(&[vec![head], rows].concat());
    if table.contains(EARLIER) {
        format!("{table}\n{EARLIER_NOTE}\n")
    } else {
        table
    }
}

fn games() -> Vec<&'static dyn Rules> {
    starboard_games::registry().iter().collect()
}

/// How much each level searches in each game: not from a report, but from the bots.
fn levels() -> String {
    let mut head = vec!["game".to_owned()];
    let searching: Vec<Level> = Level::ALL
        .into_iter()
        .filter(|&level| {
            let budget = |rules| budget_of(rules, &BotSpec::Level(level));
            games().into_iter().any(|rules| budget(rules).is_some())
        })
        .collect();
    head.extend(searching.iter().map(|level| format!("level {level}")));
    let rows = games().into_iter().map(|rules| {
        let mut row = vec![rules.title(Lang::En)];
        for &level in &searching {
            row.push(match budget_of(rules, &BotSpec::Level(level)) {
                Some(Budget::Playouts(playouts)) => format!("{} playouts", grouped(playouts)),
                Some(Budget::Millis(millis)) => format!("{} s", f64::from(millis) / 1000.0),
                None => "–".to_owned(),
            });
        }
        row
    });
    let head: Vec<&str> = head.iter().map(String::as_str).collect();
    block(&head, rows.collect())
}

/// With commas between thousands.
fn grouped(number: u32) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The committed reports, with what they are to be compared with.
struct Reports {
    /// The fingerprints that experiments and ladders have today, by name.
    today: BTreeMap<String, String>,
    /// By game, in the order of the registry: its report and its ladder, if they are there.
    games: Vec<(&'static dyn Rules, Option<Value>, Option<WrittenLadder>)>,
    /// Reports of matches, by name.
    matches: Vec<Value>,
}

/// A ladder as `starboard lab ladder` has printed it.
struct WrittenLadder {
    is_earlier: bool,
    /// For each bot, in notation: its rating, and the interval.
    ratings: BTreeMap<String, [String; 2]>,
}

impl Reports {
    fn read(root: &Path) -> Result<Reports, DocsError> {
        let mut today = BTreeMap::new();
        let experiments = root.join("experiments");
        for folder in entries(&experiments)? {
            for path in entries(&folder)? {
                let Some(text) = read(&path)? else { continue };
                // A file is one of both, or targets.
                if let Ok(experiment) = Experiment::read(&text) {
                    today.insert(experiment.name.clone(), experiment.fingerprint());
                } else if let Ok(ladder) = Ladder::read(&text) {
                    today.insert(ladder.name.clone(), ladder.fingerprint());
                }
            }
        }
        let folder = root.join("reports");
        let mut all = Vec::new();
        for rules in games() {
            let name = rules.name();
            let report = json(&folder.join(format!("{name}.json")))?;
            let ladder = read(&folder.join(format!("{name}-ladder.md")))?;
            let ladder = ladder.map(|text| WrittenLadder::read(&text, &today));
            all.push((rules, report, ladder));
        }
        let mut matches = Vec::new();
        for path in entries(&folder.join(MATCHES))? {
            matches.extend(json(&path)?);
        }
        Ok(Reports {
            today,
            games: all,
            matches,
        })
    }

    /// Whether the bots of a section of a report were those of today; otherwise a mark.
    fn mark(&self, section: &Value) -> &'static str {
        let of_today = self.today.get(text(&section["name"]));
        if of_today.map(String::as_str) == section["fingerprint"].as_str() {
            ""
        } else {
            EARLIER
        }
    }

    /// Every level on the ladder of every game.
    fn ratings(&self) -> String {
        let known = || {
            let games = self.games.iter();
            games.filter_map(|(rules, _, ladder)| Some((*rules, ladder.as_ref()?)))
        };
        if known().next().is_none() {
            return String::new();
        }
        let mut head = vec!["level".to_owned()];
        head.extend(known().map(|(rules, ladder)| {
            let mark = if ladder.is_earlier { EARLIER } else { "" };
            rules.title(Lang::En) + mark
        }));
        let rows = Level::ALL.into_iter().map(|level| {
            let bot = BotSpec::Level(level).to_string();
            let cell = |ladder: &WrittenLadder| match ladder.ratings.get(&bot) {
                Some([rating, interval]) => format!("{rating} ({interval})"),
                None => "–".to_owned(),
            };
            let cells = known().map(|(_, ladder)| cell(ladder));
            std::iter::once(level.to_string()).chain(cells).collect()
        });
        let head: Vec<&str> = head.iter().map(String::as_str).collect();
        block(&head, rows.collect())
    }

    /// Every arm of the games' reports in which bots of two kinds play each other.
    fn steps(&self) -> String {
        let head = [
            "game",
            "options",
            "bots",
            "won by the first",
            "fair",
            "games",
        ];
        let mut rows = Vec::new();
        for (rules, report, _) in &self.games {
            for section in list(report.as_ref().map_or(&Value::Null, |it| &it["sections"])) {
                for arm in list(&section["arms"]) {
                    if arm["ablation"].is_null()
                        && let Some(cells) = match_cells(arm)
                    {
                        let mut row = vec![rules.title(Lang::En) + self.mark(section)];
                        row.push(arm_options(arm));
                        row.extend(cells);
                        rows.push(row);
                    }
                }
            }
        }
        block(&head, rows)
    }

    /// What each bot makes of the same starts in solo games, where luck and skill are measured.
    fn alone(&self) -> String {
        let head = ["game", "options", "bot", "wins", "points", "games"];
        let mut rows = Vec::new();
        for (rules, report, _) in &self.games {
            for section in list(report.as_ref().map_or(&Value::Null, |it| &it["sections"])) {
                let arms = list(&section["arms"]);
                let is_comparison = list(&section["bots"]).len() > 1;
                for arm in arms.iter().filter(|_| is_comparison) {
                    let [seat] = list(&arm["seats"]) else {
                        continue;
                    };
                    let points = &seat["score"]["mean"];
                    rows.push(vec![
                        rules.title(Lang::En) + self.mark(section),
                        arm_options(arm),
                        format!("`{}`", text(&arm["lineup"])),
                        percent(&seat["wins"]),
                        interval(points, 1.0).unwrap_or_else(|| "–".to_owned()),
                        plain(&arm["games"]),
                    ]);
                }
            }
        }
        block(&head, rows)
    }

    /// The matches of `experiments/matches/` that have been played.
    fn matches(&self) -> String {
        let head = ["experiment", "bots", "won by the first", "fair", "games"];
        let mut rows = Vec::new();
        for report in &self.matches {
            for section in list(&report["sections"]) {
                let free = list(&section["arms"])
                    .iter()
                    .filter(|arm| arm["ablation"].is_null());
                for cells in free.filter_map(match_cells) {
                    let name = text(&section["name"]);
                    let mut row = vec![format!("`{MATCHES}/{name}.toml`{}", self.mark(section))];
                    row.extend(cells);
                    rows.push(row);
                }
            }
        }
        if rows.is_empty() {
            // An empty place would look as if something had been lost.
            return format!("No match of `experiments/{MATCHES}/` has been reported yet.\n");
        }
        block(&head, rows)
    }
}

impl WrittenLadder {
    fn read(text: &str, today: &BTreeMap<String, String>) -> WrittenLadder {
        let mut ratings = BTreeMap::new();
        // The first table has the ratings, the second one the pairs.
        let rows = text.lines().skip_while(|line| !line.starts_with('|'));
        for row in rows.take_while(|line| line.starts_with('|')) {
            let cells: Vec<&str> = row.split('|').map(str::trim).collect();
            if let [_, bot, rating, interval, ..] = cells[..]
                && let Some(bot) = bot.strip_prefix('`').and_then(|bot| bot.strip_suffix('`'))
            {
                ratings.insert(bot.to_owned(), [rating, interval].map(str::to_owned));
            }
        }
        WrittenLadder {
            is_earlier: !today.values().any(|fingerprint| text.contains(fingerprint)),
            ratings,
        }
    }
}

/// Who plays, what the first bot wins of it, what it would win among equals, and in how many games;
/// nothing where all bots are alike.
fn match_cells(arm: &Value) -> Option<Vec<String>> {
    let bots = list(&arm["bots"]);
    // Each is called by its place in the line-up and its name.
    let name = |bot: &Value| {
        let name = text(&bot["name"]);
        name.split_once(": ")
            .map_or(name, |(_, name)| name)
            .to_owned()
    };
    let first = bots.first()?;
    let mut others: Vec<(String, usize)> = Vec::new();
    for bot in &bots[1..] {
        let name = name(bot);
        match others.iter_mut().find(|(other, _)| *other == name) {
            Some((_, count)) => *count += 1,
            None => others.push((name, 1)),
        }
    }
    if others.iter().all(|(other, _)| *other == name(first)) {
        return None;
    }
    let others = others.into_iter().map(|(name, count)| match count {
        1 => format!("`{name}`"),
        _ => format!("{count} × `{name}`"),
    });
    let others: Vec<String> = others.collect();
    Some(vec![
        format!("`{}` against {}", name(first), others.join(", ")),
        percent(&first["wins"]),
        format!("{:.1} %", 100.0 / bots.len() as f64),
        plain(&arm["games"]),
    ])
}

/// What distinguishes an arm from others, without its line-up.
fn arm_options(arm: &Value) -> String {
    let (label, lineup) = (text(&arm["label"]), text(&arm["lineup"]));
    let label = label.strip_suffix(lineup).unwrap_or(label);
    match label.trim_end_matches([',', ' ']) {
        "" | "all games" => "–".to_owned(),
        options => options.to_owned(),
    }
}

/// An estimate with its interval.
fn interval(estimate: &Value, scale: f64) -> Option<String> {
    let number = |index: usize| Some(scale * estimate.get(index)?.as_f64()?);
    let [mean, low, high] = [number(0)?, number(1)?, number(2)?];
    let unit = if scale == 1.0 { "" } else { " %" };
    Some(format!("{mean:.1}{unit} ({low:.1} to {high:.1})"))
}

fn percent(estimate: &Value) -> String {
    interval(estimate, 100.0).unwrap_or_else(|| "–".to_owned())
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// What a folder has, in order; nothing if it is not there, or no folder.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, DocsError> {
    let wrong = |error: io::Error| DocsError::Io {
        path: folder.to_owned(),
        error,
    };
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(wrong)? {
        paths.push(entry.map_err(wrong)?.path());
    }
    paths.sort();
    Ok(paths)
}

/// A file; nothing if it is not there.
fn read(path: &Path) -> Result<Option<String>, DocsError> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(DocsError::Io {
            path: path.to_owned(),
            error,
        }),
    }
}

fn json(path: &Path) -> Result<Option<Value>, DocsError> {
    let Some(text) = read(path)? else {
        return Ok(None);
    };
    serde_json::from_str(&text)
        .map(Some)
        .map_err(|error| DocsError::Report {
            path: path.to_owned(),
            why: error.to_string(),
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_grouped() {
        let found = [60, 800, 1_000, 12_000, 1_234_567].map(grouped);
        assert_eq!(found, ["60", "800", "1,000", "12,000", "1,234,567"]);
    }

    #[test]
    fn a_match_names_its_bots() {
        let arm: Value = serde_json::from_str(
            r#"{"games": 240, "bots": [
                {"name": "1: search:100ms", "wins": [0.442, 0.353, 0.531]},
                {"name": "2: greedy", "wins": [0.1, 0, 0.2]},
                {"name": "3: greedy", "wins": [0.1, 0, 0.2]}
            ]}"#,
        )
        .expect("JSON");
        let expected = [
            "`search:100ms` against 2 × `greedy`",
            "44.2 % (35.3 to 53.1)",
            "33.3 %",
            "240",
        ];
        assert_eq!(match_cells(&arm).expect("different bots"), expected);
        // A restricted bot among its own kind is no match.
        let arm = serde_json::json!({ "bots": [{ "name": "1: greedy" }, { "name": "2: greedy" }] });
        assert_eq!(match_cells(&arm), None);
    }
}

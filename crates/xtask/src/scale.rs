//! The measured costs in `docs/scale.md`: those of `docs/benchmarks-server.md`, so that the two pages
//! never contradict each other.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::files;

const SCALE: &str = "docs/scale.md";
const BENCHMARKS: &str = "docs/benchmarks-server.md";
/// The table begins with this line.
const HEAD: &str = "| | Measured | Used here | Row of benchmarks-server.md |";
const NOT_MEASURED: &str = "not measured";

/// Copies what was measured.
///
/// # Errors
/// If a page is missing, or it was more than `docs/scale.md` calculates with.
pub(crate) fn update(root: &Path) -> Result<()> {
    let page = root.join(SCALE);
    let benchmarks = files::read_text(&root.join(BENCHMARKS))?;
    let text = updated(&files::read_text(&page)?, &benchmarks)?;
    fs::write(&page, &text).with_context(|| page.display().to_string())?;
    let beyond = beyond(&text);
    ensure!(
        beyond.is_empty(),
        "{SCALE} is up to date, but calculates with figures that are better than what was measured: \
         choose others in the column “Used here”, and calculate again.\n{}",
        beyond.join("\n")
    );
    Ok(())
}

fn cells(row: &str) -> Vec<&str> {
    row.trim_matches('|').split('|').map(str::trim).collect()
}

/// The rows of the table, in the lines of the page.
fn rows(scale: &str) -> impl Iterator<Item = &str> {
    let lines = scale.lines().skip_while(|line| *line != HEAD).skip(2);
    lines.take_while(|line| line.starts_with('|'))
}

/// The page with the figures of the other.
fn updated(scale: &str, benchmarks: &str) -> Result<String> {
    ensure!(rows(scale).count() > 0, "{SCALE} has no table {HEAD}");
    let mut text = scale.to_owned();
    for row in rows(scale) {
        let &[what, _, used, source] = cells(row).as_slice() else {
            anyhow::bail!("{SCALE}: four cells belong in {row}");
        };
        let found = benchmarks
            .lines()
            .map(cells)
            .find(|cells| cells[0].starts_with(source) && cells.len() == 3);
        let measured = found.map_or(NOT_MEASURED, |cells| cells[1]);
        let new = format!("| {what} | {measured} | {used} | {source} |");
        text = text.replacen(row, &new, 1);
    }
    Ok(text)
}

/// The first or last number of a cell.
fn number(cell: &str, last: bool) -> Option<f64> {
    let cell = cell.replace(',', "");
    let mut numbers = cell
        .split(|character: char| !character.is_ascii_digit() && character != '.')
        .filter_map(|digits| digits.parse().ok());
    if last {
        numbers.next_back()
    } else {
        numbers.next()
    }
}

/// The rows whose figure to calculate with is better than the measured one.
fn beyond(scale: &str) -> Vec<&str> {
    let is_beyond = |row: &&str| {
        let cells = cells(row);
        let (measured, used) = (number(cells[1], true), number(cells[2], false));
        let (Some(measured), Some(used)) = (measured, used) else {
            return false;
        };
        if cells[0].starts_with("Moves per second") {
            measured < used
        } else {
            measured > used
        }
    };
    rows(scale).filter(is_beyond).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_of_both_pages_are_the_same() {
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        let read = |page| files::read_text(&root.join(page)).expect("a page");
        let scale = read(SCALE);
        let wanted = updated(&scale, &read(BENCHMARKS)).expect("a table");
        assert_eq!(
            rows(&scale).collect::<Vec<_>>(),
            rows(&wanted).collect::<Vec<_>>(),
            "run cargo xtask bench-server, or copy these cells to {SCALE}"
        );
    }

    #[test]
    fn figures_are_copied_and_those_without_room_are_named() {
        let scale = |time: &str, moves: &str| {
            format!(
                "# Scale\n\n{HEAD}\n|---|---|---|---|\n| Time | {time} | 5 ms | A table |\n\
                 | Moves per second | {moves} | 10,000 | Moves |\n| Size | {NOT_MEASURED} | 1 | Size |\n\n\
                 | another | table |\n"
            )
        };
        let benchmarks = |time: &str| {
            format!(
                "| What | Measured | Aim |\n| Moves (200 tables) | 15,276 | ≥ 4,000 |\n\
                 | A table that returns: p50 / p99 | {time} | |\n| A table again | 7 ms | |\n"
            )
        };
        let old = scale("1 ms", "1");
        let new = updated(&old, &benchmarks("0.6 / 4.1 ms")).expect("a table");
        assert_eq!(new, scale("0.6 / 4.1 ms", "15,276"));
        assert!(beyond(&new).is_empty());
        let slow = updated(&old, &benchmarks("0.6 / 5.1 ms")).expect("a table");
        assert_eq!(beyond(&slow), ["| Time | 0.6 / 5.1 ms | 5 ms | A table |"]);
        assert_eq!(beyond(&scale("1 ms", "9,999")).len(), 1);
        assert!(updated("# Scale", &benchmarks("1 ms")).is_err());
    }
}

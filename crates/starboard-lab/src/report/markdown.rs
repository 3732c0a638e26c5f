//! A report as Markdown.

use super::{Report, Table, notes, played_text, rare_text, tables};

pub(super) fn text(report: &Report) -> String {
    let mut text = format!("# {}: what bots make of it\n", report.title);
    if !report.targets.is_empty() {
        text += "\n## Targets\n";
        text += &table(&super::targets::cells(&report.targets));
    }
    for section in &report.sections {
        text += &format!(
            "\n## {}\n{} games of {}, seed {}.{}\n",
            section.title,
            section.games,
            section.bots.join(", "),
            section.seed,
            if section.reproducible {
                ""
            } else {
                " Not reproducible: a bot is limited by time."
            }
        );
        if let Some(rare) = rare_text(section) {
            text += &format!("\n{rare}\n");
        }
        text += &format!("\n{}\n", played_text(section));
        for Table { title, cells, .. } in tables(section) {
            text += &format!("\n### {title}\n");
            text += &table(&cells);
        }
    }
    text += "\n## Notes\n";
    for note in notes() {
        text += &format!("- {note}\n");
    }
    text
}

/// A table, the head first.
pub(crate) fn table(cells: &[Vec<String>]) -> String {
    let mut text = String::new();
    for (index, row) in cells.iter().enumerate() {
        text += &format!("| {} |\n", row.join(" | "));
        if index == 0 {
            text += &format!("|{}\n", "---|".repeat(row.len()));
        }
    }
    text
}

//! The results as a table.

use std::fmt::Write as _;

/// A row: what, measured, aim.
pub(crate) type Row = (String, String, &'static str);

/// All rows, in Markdown.
#[derive(Default)]
pub(crate) struct Report {
    rows: Vec<Row>,
}

impl Report {
    pub(crate) fn add(
        &mut self,
        what: impl Into<String>,
        measured: impl Into<String>,
        aim: &'static str,
    ) {
        self.rows.push((what.into(), measured.into(), aim));
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    pub(crate) fn text(&self) -> String {
        let mut text = String::from("| What | Measured | Aim |\n|---|---|---|\n");
        for (what, measured, aim) in &self.rows {
            // Writing to a string does not fail.
            let _ = writeln!(text, "| {what} | {measured} | {aim} |");
        }
        text
    }
}

/// A number as people read it: 20,000.
pub(crate) fn thousands(number: usize) -> String {
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

//! `starboard games`.

use std::io::Write;

use starboard_kernel::Lang;

use crate::failure::Failure;
use crate::saves::{BETWEEN_SEATS, plain};
use crate::texts;

pub(crate) fn run(lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    for (index, rules) in starboard_games::registry().iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}", lang.labelled(rules.name(), &rules.title(lang)))?;
        writeln!(out, "  {}", rules.tagline(lang))?;
        let counts: Vec<String> = rules.player_counts().iter().map(u64::to_string).collect();
        writeln!(out, "  {}", texts::games_players(lang, &counts.join(", ")))?;
        writeln!(out, "  {}", texts::games_options(lang))?;
        for spec in rules.schema().0 {
            let label = rules.option_label(spec.name, None, lang);
            writeln!(out, "    {} ({label})", spec.name)?;
            for value in &spec.values {
                let typed = plain(value);
                let label = rules.option_label(spec.name, Some(value), lang);
                let mut line = format!("      {}={typed}", spec.name);
                if label != typed {
                    line = lang.labelled(&line, &label);
                }
                if *value == spec.default {
                    line.push_str(&format!(" {}", texts::games_default(lang)));
                }
                writeln!(out, "{line}")?;
            }
            if let Some(by_seat) = &spec.by_seat {
                let example: Vec<String> = by_seat.values.iter().rev().take(2).map(plain).collect();
                let example = format!("{}={}", spec.name, example.join(BETWEEN_SEATS));
                writeln!(out, "      {}", texts::games_by_seat(lang, &example))?;
                for value in &by_seat.values {
                    let label = rules.option_label(spec.name, Some(value), lang);
                    let mut line = lang.labelled(&format!("        {}", plain(value)), &label);
                    if let Some(note) = rules.option_note(spec.name, value, lang) {
                        line.push_str(&format!(". {note}"));
                    }
                    writeln!(out, "{line}")?;
                }
            }
        }
    }
    Ok(())
}

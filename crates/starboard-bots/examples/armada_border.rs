//! Solves every start of Dark Side Armada's invasion and writes the values for the bots:
//! `cargo run --release -p starboard-bots --example armada_border -- border.bin`
//!
//! The expected score of each start in 256ths of a point, as little-endian 16-bit numbers. It takes
//! about ten minutes on one core. With `-` instead of a file it prints every start with its score
//! and the probability of total victory when maximising the score.

use std::io::Write;

use starboard_bots::invasion::border::{StartValue, groups};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let file = std::env::args().nth(1).ok_or("which file?")?;
    let groups = groups();
    let mut values: Vec<StartValue> = Vec::new();
    let mut progress = std::io::stderr();
    for (index, group) in groups.iter().enumerate() {
        values.extend(group.values());
        writeln!(
            progress,
            "{} of {} groups of starts",
            index + 1,
            groups.len()
        )?;
    }
    values.sort_by_key(|value| value.start.index);
    if file == "-" {
        let mut out = std::io::stdout();
        writeln!(
            out,
            "rolls wilds rerolls flips plus minus ships score victory"
        )?;
        for value in values {
            let counts = value
                .start
                .actions
                .named()
                .map(|(_, count)| count.to_string());
            let ships = value.start.ship_points;
            let (score, victory) = (value.score, value.victory);
            writeln!(out, "{} {ships} {score:.4} {victory:.3}", counts.join(" "))?;
        }
        return Ok(());
    }
    let bytes: Vec<u8> = values
        .iter()
        .flat_map(|value| ((value.score * 256.0).round() as u16).to_le_bytes())
        .collect();
    std::fs::write(file, bytes)?;
    Ok(())
}

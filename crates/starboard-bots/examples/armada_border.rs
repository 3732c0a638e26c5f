//! Solves every start of Dark Side Armada's invasion and writes what it is worth, for the bots:
//! `cargo run --release -p starboard-bots --example armada_border -- border.bin`
//!
//! Two bytes for each start, low byte first: the expected score in 256ths of a point. It takes
//! some ten minutes on one core. With `-` instead of a file it prints every start with its score
//! and the chance of total victory when playing for the score.

use std::io::Write;

use starboard_bots::invasion::border::{Worth, groups};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let file = std::env::args().nth(1).ok_or("which file?")?;
    let groups = groups();
    let mut worths: Vec<Worth> = Vec::new();
    let mut news = std::io::stderr();
    for (index, group) in groups.iter().enumerate() {
        worths.extend(group.worths());
        writeln!(news, "{} of {} groups of starts", index + 1, groups.len())?;
    }
    worths.sort_by_key(|worth| worth.start.place);
    if file == "-" {
        let mut out = std::io::stdout();
        writeln!(
            out,
            "rolls wilds rerolls flips plus minus ships score victory"
        )?;
        for worth in worths {
            let counts = worth
                .start
                .actions
                .named()
                .map(|(_, count)| count.to_string());
            let ships = worth.start.ship_points;
            let (score, victory) = (worth.score, worth.victory);
            writeln!(out, "{} {ships} {score:.4} {victory:.3}", counts.join(" "))?;
        }
        return Ok(());
    }
    let bytes: Vec<u8> = worths
        .iter()
        .flat_map(|worth| ((worth.score * 256.0).round() as u16).to_le_bytes())
        .collect();
    std::fs::write(file, bytes)?;
    Ok(())
}

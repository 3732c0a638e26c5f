//! A game in lines of text, for the full screen and for line mode: its steps, and how it ended.

use starboard_kernel::{Actor, Lang, Step};
use starboard_table::{Play, headline};

use crate::texts;

/// A numbered step: who did what.
#[must_use]
pub fn step_line(index: usize, step: &Step, names: &[String], lang: Lang) -> String {
    let number = index + 1;
    match step.actor {
        Actor::Player(seat) => texts::step_player(lang, number, &names[seat.index()], &step.text),
        Actor::Chance => texts::step_chance(lang, number, &step.text),
    }
}

/// What a step brought about, one sentence per event.
#[must_use]
pub fn sentences(step: &Step, names: &[String], lang: Lang) -> Vec<String> {
    let events = step.events.iter();
    events.map(|event| event.narrate(lang, names)).collect()
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Who won.
    pub headline: String,
    /// Why it ended.
    pub why: String,
    /// Everybody’s points, the most first; nothing if the game counts none.
    pub scores: Vec<String>,
    /// The points by seat.
    pub points: Vec<i64>,
}

impl Ended {
    /// `None` while the game goes on.
    #[must_use]
    pub fn of(play: &Play, lang: Lang) -> Option<Ended> {
        let ending = play.ending()?;
        let names = play.names(lang);
        let mut scores: Vec<(&String, i64)> = Vec::new();
        if play.position().rules().has_points() {
            scores.extend(names.iter().zip(ending.scores.iter().copied()));
        }
        scores.sort_by_key(|&(_, points)| std::cmp::Reverse(points));
        let scores = scores.into_iter();
        Some(Ended {
            headline: headline(&ending, &names, lang),
            why: play.ending_text(lang).unwrap_or_default(),
            scores: scores
                .map(|(name, points)| texts::score(lang, name, points))
                .collect(),
            points: ending.scores,
        })
    }

    /// All but the headline.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        let lines = std::iter::once(&self.why).chain(&self.scores);
        lines.map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Recording;
    use starboard_kernel::Record;

    fn recorded(name: &str) -> Ended {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../archive");
        let text = std::fs::read_to_string(format!("{folder}/{name}.json")).expect("a file");
        let record = Record::read(&text).expect("a record");
        let history = record.replay(&starboard_games::registry()).expect("moves");
        let recording = Recording::of(&record, history, Lang::En);
        recording.ended.expect("a finished game")
    }

    #[test]
    fn endings_are_told_alike() {
        let drawn = recorded("rescue-1-2-players");
        assert_eq!(drawn.headline, "Draw");
        assert!(drawn.scores.is_empty(), "no points are counted: {drawn:?}");
        // What a record claims is what the moves alone say: a player who resigned has won there.
        let resigned = recorded("rescue-1-one-resigned");
        assert!(!resigned.headline.contains("Player 1"), "{resigned:?}");
        assert!(resigned.why.contains("resigned."), "{resigned:?}");
        let scored = recorded("guardians-1-2-players");
        assert_eq!(scored.scores.len(), 2, "{scored:?}");
    }
}

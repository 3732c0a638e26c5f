//! A chunk: some successive games of an arm, as the Parquet files that hold them. It is what is played
//! by one thread, written at once, and sent over a bus.

use std::io;

use starboard_kernel::serde_json;

use crate::experiment::{Detail, Experiment, Length, Measure};
use crate::parquet::{Column, Lists, Reader, Texts, encode};
use crate::play::{MATTERS, Played, Player};

/// Which chunk.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Job {
    pub arm: usize,
    pub chunk: u32,
}

/// The files of a chunk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Files {
    pub games: Vec<u8>,
    pub facts: Vec<u8>,
    /// With [`Detail::Decisions`].
    pub decisions: Option<Vec<u8>>,
}

impl Job {
    /// The numbers of the games of the chunk.
    #[must_use]
    pub fn games(self, experiment: &Experiment) -> std::ops::Range<u32> {
        let most = match experiment.length {
            Length::Games(games) => games,
            Length::Until(until) => until.at_most,
        };
        let size = size(experiment, self.arm);
        let from = self.chunk.saturating_mul(size).min(most);
        from..from.saturating_add(size).min(most)
    }

    /// Plays all games of the chunk.
    ///
    /// # Errors
    /// If the rows cannot be encoded.
    pub fn play(self, experiment: &Experiment) -> io::Result<Files> {
        let player = Player::new(experiment, self.arm);
        let games: Vec<Played> = self
            .games(experiment)
            .map(|number| player.play(number))
            .collect();
        files(experiment, self.arm, &games)
    }
}

impl Files {
    /// The files as one piece: the length of each, then all of them.
    #[must_use]
    pub fn pack(&self) -> Vec<u8> {
        let decisions = self.decisions.as_deref();
        let all = [Some(&self.games[..]), Some(&self.facts[..]), decisions];
        let mut bytes = Vec::new();
        for file in all {
            // A missing file is encoded differently from an empty one.
            let length = file.map_or(0, |file| file.len() as u64 + 1);
            bytes.extend(length.to_le_bytes());
        }
        for file in all.into_iter().flatten() {
            bytes.extend(file);
        }
        bytes
    }

    /// What [`Files::pack`] has put together; `None` for anything else.
    #[must_use]
    pub fn unpack(bytes: &[u8]) -> Option<Files> {
        let (lengths, mut rest) = bytes.split_at_checked(24)?;
        let mut files = Vec::new();
        for length in lengths.chunks(8) {
            let length = u64::from_le_bytes(length.try_into().ok()?);
            files.push(match usize::try_from(length).ok()? {
                0 => None,
                length => {
                    let (file, others) = rest.split_at_checked(length - 1)?;
                    rest = others;
                    Some(file.to_vec())
                }
            });
        }
        let decisions = files.pop()?;
        let facts = files.pop()??;
        let games = files.pop()??;
        rest.is_empty().then_some(Files {
            games,
            facts,
            decisions,
        })
    }

    /// Checks that the files can be read: they may come from another machine.
    ///
    /// # Errors
    /// What is wrong with one of them.
    pub fn check(&self) -> io::Result<()> {
        let games = read_games(self.games.clone())?;
        let has_seats = |game: &GameRow| {
            let lengths = [game.results.len(), game.scores.len()];
            !game.bots.is_empty() && lengths.iter().all(|&length| length == game.bots.len())
        };
        if !games.iter().all(has_seats) {
            let message = "a game lacks the result of a seat";
            return Err(io::Error::new(io::ErrorKind::InvalidData, message));
        }
        read_facts(self.facts.clone())?;
        if let Some(decisions) = &self.decisions {
            read_branching(decisions.clone())?;
        }
        Ok(())
    }
}

/// Games per chunk of an arm: whole starts.
pub(crate) fn size(experiment: &Experiment, arm: usize) -> u32 {
    let start = experiment.games_per_start(arm);
    experiment.chunk.next_multiple_of(start)
}

/// How many chunks an arm can have.
pub(crate) fn most_chunks(experiment: &Experiment, arm: usize) -> u32 {
    let most = match experiment.length {
        Length::Games(games) => games,
        Length::Until(until) => until.at_most,
    };
    most.div_ceil(size(experiment, arm))
}

fn files(experiment: &Experiment, arm: usize, games: &[Played]) -> io::Result<Files> {
    Ok(Files {
        games: encode("games", &game_columns(experiment, arm, games))?,
        facts: encode("facts", &fact_columns(arm, games))?,
        decisions: match experiment.record {
            Detail::Games => None,
            Detail::Decisions => Some(encode("decisions", &decision_columns(arm, games))?),
        },
    })
}

fn int(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

fn game_columns(
    experiment: &Experiment,
    index: usize,
    games: &[Played],
) -> Vec<(&'static str, Column)> {
    let arm = &experiment.arms[index];
    let options = serde_json::to_string(&arm.options).unwrap_or_default();
    let ablation = arm.ablation.as_ref().map_or("", |a| a.name.as_str());
    let same = |text: &str| {
        let mut texts = Texts::default();
        for _ in games {
            texts.push(text);
        }
        Column::Text(texts)
    };
    let ints = |of: &dyn Fn(&Played) -> u32| {
        Column::Int(games.iter().map(|game| of(game) as i32).collect())
    };
    let mut reason = Texts::default();
    let (mut bots, mut scores) = (Lists::default(), Lists::default());
    let (mut results, mut dealt, mut luck) = (Lists::default(), Lists::default(), Lists::default());
    for game in games {
        reason.push(game.ending.reason);
        bots.push(game.seating.iter().map(|&bot| i32::from(bot) + 1));
        scores.push(game.ending.scores.iter().copied());
        results.push(game.results.iter().copied());
        let course = game.course.as_ref();
        dealt.push(course.into_iter().flat_map(|c| c.dealt.iter().copied()));
        luck.push(course.into_iter().flat_map(|c| c.luck.iter().copied()));
    }
    let course = |of: &dyn Fn(&crate::play::Course) -> Option<u32>| {
        let number = |game: &Played| of(game.course.as_ref()?).map(|number| number as i32);
        Column::OptionalInt(games.iter().map(number).collect())
    };
    let branching = |game: &Played| {
        let decisions = &game.course.as_ref()?.decisions;
        let sum: u64 = decisions.iter().map(|d| u64::from(d.legal)).sum();
        Some(sum as f64 / decisions.len().max(1) as f64)
    };
    vec![
        ("arm", Column::Int(vec![int(index); games.len()])),
        ("options", same(&options)),
        ("lineup", same(&arm.lineup.name)),
        ("ablation", same(ablation)),
        ("game", ints(&|game| game.number)),
        ("start", ints(&|game| game.start)),
        ("rotation", ints(&|game| game.rotation)),
        ("replay", ints(&|game| game.replay)),
        ("bots", Column::Ints(bots)),
        ("results", Column::Doubles(results)),
        ("scores", Column::Longs(scores)),
        ("reason", Column::Text(reason)),
        (
            "drawn",
            Column::Flag(games.iter().map(|game| game.ending.drawn).collect()),
        ),
        ("actions", ints(&|game| game.actions)),
        ("chance_turns", ints(&|game| game.chance_turns)),
        (
            "branching",
            Column::OptionalDouble(games.iter().map(branching).collect()),
        ),
        (
            "choices",
            course(&|course| Some(course.decisions.iter().filter(|d| d.legal > 1).count() as u32)),
        ),
        (
            "matter",
            course(&|course| {
                let matters = course.decisions.iter().filter_map(|d| d.stake);
                Some(matters.filter(|&stake| stake >= MATTERS).count() as u32)
            }),
        ),
        ("lead_changes", course(&|course| course.lead_changes)),
        ("decided", course(&|course| Some(course.decided))),
        ("dealt", Column::Doubles(dealt)),
        ("luck", Column::Doubles(luck)),
    ]
}

fn fact_columns(arm: usize, games: &[Played]) -> Vec<(&'static str, Column)> {
    let (mut game, mut seat, mut count) = (Vec::new(), Vec::new(), Vec::new());
    let (mut kind, mut thing, mut what) = (Texts::default(), Texts::default(), Texts::default());
    for played in games {
        for (note, &times) in &played.notes.0 {
            game.push(played.number as i32);
            seat.push(i32::from(note.seat) + 1);
            kind.push(note.kind);
            thing.push(note.thing);
            what.push(note.what);
            count.push(times as i32);
        }
    }
    vec![
        ("arm", Column::Int(vec![int(arm); game.len()])),
        ("game", Column::Int(game)),
        ("seat", Column::Int(seat)),
        ("kind", Column::Text(kind)),
        ("thing", Column::Text(thing)),
        ("what", Column::Text(what)),
        ("count", Column::Int(count)),
    ]
}

fn decision_columns(arm: usize, games: &[Played]) -> Vec<(&'static str, Column)> {
    let mut action = Texts::default();
    let (mut game, mut number, mut seat, mut bot) = (vec![], vec![], vec![], vec![]);
    let (mut legal, mut value, mut expected, mut stake) = (vec![], vec![], vec![], vec![]);
    let mut playouts = vec![];
    for played in games {
        let decisions = played.course.iter().flat_map(|course| &course.decisions);
        for (index, decision) in decisions.enumerate() {
            game.push(played.number as i32);
            number.push(int(index));
            seat.push(int(decision.seat.number()));
            bot.push(i32::from(played.seating[decision.seat.index()]) + 1);
            action.push(&decision.action);
            legal.push(decision.legal as i32);
            value.push(decision.value);
            expected.push(decision.expected);
            stake.push(decision.stake);
            playouts.push(i32::try_from(decision.playouts).unwrap_or(i32::MAX));
        }
    }
    vec![
        ("arm", Column::Int(vec![int(arm); game.len()])),
        ("game", Column::Int(game)),
        ("decision", Column::Int(number)),
        ("seat", Column::Int(seat)),
        ("bot", Column::Int(bot)),
        ("action", Column::Text(action)),
        ("legal", Column::Int(legal)),
        ("value", Column::Double(value)),
        ("expected", Column::OptionalDouble(expected)),
        ("stake", Column::OptionalDouble(stake)),
        ("playouts", Column::Int(playouts)),
    ]
}

/// A game as a report reads it.
#[derive(Clone, PartialEq, Debug)]
pub struct GameRow {
    pub number: i32,
    pub start: i32,
    pub rotation: i32,
    pub bots: Vec<i32>,
    pub results: Vec<f64>,
    pub scores: Vec<i64>,
    pub reason: String,
    pub drawn: bool,
    pub actions: i32,
    pub chance_turns: i32,
    pub branching: Option<f64>,
    pub choices: Option<i32>,
    pub matter: Option<i32>,
    pub lead_changes: Option<i32>,
    pub decided: Option<i32>,
    pub dealt: Vec<f64>,
    pub luck: Vec<f64>,
}

impl GameRow {
    /// What a stopping rule or a comparison looks at: the first bot of the line-up, in whichever
    /// seat.
    #[must_use]
    pub fn measure(&self, measure: Measure) -> f64 {
        let seat = self.bots.iter().position(|&bot| bot == 1).unwrap_or(0);
        match measure {
            Measure::WinRate => self.results[seat],
            Measure::Score => self.scores[seat] as f64,
            Measure::Length => f64::from(self.actions),
        }
    }
}

/// A fact as a report reads it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FactRow {
    pub game: i32,
    pub seat: i32,
    pub kind: String,
    pub thing: String,
    pub what: String,
    pub count: i32,
}

pub(crate) fn read_games(bytes: Vec<u8>) -> io::Result<Vec<GameRow>> {
    let reader = Reader::new(bytes)?;
    let (number, start) = (reader.ints("game")?, reader.ints("start")?);
    let rotation = reader.ints("rotation")?;
    let (bots, results) = (reader.int_lists("bots")?, reader.double_lists("results")?);
    let scores = reader.long_lists("scores")?;
    let (dealt, luck) = (reader.double_lists("dealt")?, reader.double_lists("luck")?);
    let (reason, drawn) = (reader.texts("reason")?, reader.flags("drawn")?);
    let (actions, chance) = (reader.ints("actions")?, reader.ints("chance_turns")?);
    let branching = reader.optional_doubles("branching")?;
    let choices = reader.optional_ints("choices")?;
    let matter = reader.optional_ints("matter")?;
    let lead_changes = reader.optional_ints("lead_changes")?;
    let decided = reader.optional_ints("decided")?;
    let (mut bots, mut results) = (bots.iter(), results.iter());
    let (mut scores, mut dealt, mut luck) = (scores.iter(), dealt.iter(), luck.iter());
    let rows = (0..number.len()).map(|row| GameRow {
        number: number[row],
        start: start[row],
        rotation: rotation[row],
        bots: bots.next().unwrap_or_default().to_vec(),
        results: results.next().unwrap_or_default().to_vec(),
        scores: scores.next().unwrap_or_default().to_vec(),
        reason: reason.get(row).to_owned(),
        drawn: drawn[row],
        actions: actions[row],
        chance_turns: chance[row],
        branching: branching[row],
        choices: choices[row],
        matter: matter[row],
        lead_changes: lead_changes[row],
        decided: decided[row],
        dealt: dealt.next().unwrap_or_default().to_vec(),
        luck: luck.next().unwrap_or_default().to_vec(),
    });
    Ok(rows.collect())
}

pub(crate) fn read_facts(bytes: Vec<u8>) -> io::Result<Vec<FactRow>> {
    let reader = Reader::new(bytes)?;
    let (game, seat) = (reader.ints("game")?, reader.ints("seat")?);
    let (kind, thing) = (reader.texts("kind")?, reader.texts("thing")?);
    let (what, count) = (reader.texts("what")?, reader.ints("count")?);
    let rows = (0..game.len()).map(|row| FactRow {
        game: game[row],
        seat: seat[row],
        kind: kind.get(row).to_owned(),
        thing: thing.get(row).to_owned(),
        what: what.get(row).to_owned(),
        count: count[row],
    });
    Ok(rows.collect())
}

/// Branching by the course of the game: for each decision the game, its number in it, and the number
/// of legal actions.
pub(crate) fn read_branching(bytes: Vec<u8>) -> io::Result<Vec<(i32, i32, i32)>> {
    let reader = Reader::new(bytes)?;
    let (game, number) = (reader.ints("game")?, reader.ints("decision")?);
    let legal = reader.ints("legal")?;
    let rows = (0..game.len()).map(|row| (game[row], number[row], legal[row]));
    Ok(rows.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_survive_the_journey() {
        for decisions in [None, Some(Vec::new()), Some(vec![1, 2, 3])] {
            let files = Files {
                games: vec![9; 5],
                facts: Vec::new(),
                decisions,
            };
            let bytes = files.pack();
            assert_eq!(Files::unpack(&bytes), Some(files));
            assert_eq!(Files::unpack(&bytes[..bytes.len() - 1]), None);
            assert_eq!(Files::unpack(&[bytes, vec![0]].concat()), None);
        }
        assert_eq!(Files::unpack(&[0; 24]), None);
        assert_eq!(Files::unpack(&[0xff; 24]), None);
        assert_eq!(Files::unpack(&[]), None);
    }

    #[test]
    fn files_that_no_worker_has_written_are_refused() {
        let text = "name = \"a\"\ntitle = \"A\"\ngame = \"armada\"\nseats = [\"random\"]\n\
                    record = \"decisions\"\ngames = 2\nseed = 1\n";
        let experiment = Experiment::read(text).expect("an experiment");
        let files = Job { arm: 0, chunk: 0 }.play(&experiment).expect("played");
        files.check().expect("as it was written");
        let empty = || Files {
            games: Vec::new(),
            ..files.clone()
        };
        // The columns of one table in the place of another.
        let swapped = Files {
            games: files.facts.clone(),
            facts: files.games.clone(),
            ..files.clone()
        };
        let no_branching = Files {
            decisions: Some(files.facts.clone()),
            ..files.clone()
        };
        for wrong in [empty(), swapped, no_branching] {
            assert!(wrong.check().is_err());
        }
    }
}

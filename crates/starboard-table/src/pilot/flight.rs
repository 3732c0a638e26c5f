//! A finished game as the pilot's log remembers it, and what follows from all of them.

use serde::{Deserialize, Serialize};
use starboard_kernel::serde_json::Value;
use starboard_kernel::{Actor, Day, Level, OptionValues, Schema, Seat};

use crate::Play;

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Flight {
    /// The name that the game is kept under.
    pub id: String,
    /// When it ended, in milliseconds since 1970.
    pub at: f64,
    pub game: String,
    pub options: OptionValues,
    pub names: Vec<String>,
    /// The levels of the bots by seat; `None` for a person.
    pub bots: Vec<Option<u8>>,
    /// Whose log this is; `None` if several people shared the device.
    pub own: Option<usize>,
    pub winners: Vec<usize>,
    /// By seat; empty if nothing was counted.
    pub scores: Vec<i64>,
    /// Decisions of all players.
    pub moves: usize,
    /// The day whose game it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<Day>,
    /// It was started after that day.
    #[serde(default)]
    pub late: bool,
    #[serde(default)]
    pub online: bool,
    /// Bots gave hints.
    #[serde(default)]
    pub helped: bool,
}

impl Flight {
    /// What is known of a finished game. One that began in the middle of another does not count.
    #[must_use]
    pub fn of(id: String, at: f64, play: &Play, own: Option<Seat>) -> Option<Flight> {
        let ending = play.ending()?;
        let history = play.history();
        if !history.has_usual_start() {
            return None;
        }
        let actors = history.steps().iter().map(|step| step.actor);
        let decisions = actors.filter(|actor| matches!(actor, Actor::Player(_)));
        Some(Flight {
            late: id.starts_with(LATE),
            id,
            at,
            game: play.position().rules().name().to_owned(),
            options: history.start().options(),
            names: play
                .players()
                .iter()
                .map(|player| player.name.clone())
                .collect(),
            bots: play
                .players()
                .iter()
                .map(|player| player.kind.level().map(Level::get))
                .collect(),
            own: own.map(Seat::index),
            winners: ending.winners.iter().map(|seat| seat.index()).collect(),
            scores: ending.scores,
            moves: decisions.count(),
            daily: None,
            online: false,
            helped: false,
        })
    }

    #[must_use]
    pub fn has_won(&self) -> bool {
        self.own.is_some_and(|own| self.winners.contains(&own))
    }

    #[must_use]
    pub fn score(&self) -> Option<i64> {
        self.scores.get(self.own?).copied()
    }

    /// The level of the weakest bot that played: a winner has beaten all of them.
    #[must_use]
    pub fn level(&self) -> Option<u8> {
        self.bots.iter().flatten().min().copied()
    }

    /// By how many points the pilot was ahead of the next, in a game that was won.
    fn margin(&self) -> Option<i64> {
        let own = self.own.filter(|own| self.winners == [*own])?;
        let (score, scores) = (*self.scores.get(own)?, self.scores.iter().enumerate());
        let next = scores
            .filter(|(seat, _)| *seat != own)
            .map(|(_, next)| *next);
        next.max().map(|next| score.saturating_sub(next))
    }

    /// What must be the same for two results to be compared.
    fn conditions(&self, schema: &Schema) -> Conditions {
        let known = schema.with_unwritten(&self.options);
        let value = |name: &str, usual: &Value| match known.get(name) {
            Some(Value::Array(_)) => Value::Array(Vec::new()),
            value => value.unwrap_or(usual).clone(),
        };
        let options = schema.0.iter();
        Conditions {
            options: options
                .map(|spec| (spec.name, value(spec.name, &spec.default)))
                .collect(),
            players: self.names.len(),
            level: self.level(),
        }
    }
}

/// What a result was achieved with and against.
#[derive(Clone, PartialEq, Debug)]
struct Conditions {
    /// In the order of the schema. A list by seat is empty here: what matters is that there was a
    /// choice.
    options: Vec<(&'static str, Value)>,
    players: usize,
    /// The level of the weakest bot; nothing without bots.
    level: Option<u8>,
}

/// The prefix of the names of games of a day that were started late.
pub const LATE: &str = "late-";

/// How many days in a row the game of the day was played in time, up to today or yesterday.
#[must_use]
pub fn streak(flights: &[Flight], today: Day) -> usize {
    let in_time = |flight: &&Flight| !flight.late;
    let days = flights.iter().filter(in_time);
    let days: Vec<Day> = days.filter_map(|flight| flight.daily).collect();
    days_in_a_row(&days, today)
}

/// How many of these days follow each other up to today or yesterday.
#[must_use]
pub fn days_in_a_row(days: &[Day], today: Day) -> usize {
    let days: Vec<i64> = days.iter().map(|day| day.since_1970()).collect();
    let today = today.since_1970();
    // Today is not over yet.
    let last = if days.contains(&today) {
        today
    } else {
        today - 1
    };
    (0..)
        .take_while(|back| days.contains(&(last - back)))
        .count()
}

/// The longest such streak ever.
#[must_use]
pub fn longest_streak(flights: &[Flight]) -> usize {
    let mut days: Vec<i64> = flights
        .iter()
        .filter(|flight| !flight.late)
        .filter_map(|flight| Some(flight.daily?.since_1970()))
        .collect();
    days.sort_unstable();
    days.dedup();
    let mut longest = 0;
    let mut length = 0;
    let mut before = None;
    for day in days {
        length = if before == Some(day - 1) {
            length + 1
        } else {
            1
        };
        longest = longest.max(length);
        before = Some(day);
    }
    longest
}

/// The levels of bots that were beaten in a game, all of them at the table at that level or above.
#[must_use]
pub fn beaten(flights: &[Flight], game: &str) -> [bool; 5] {
    let mut levels = [false; 5];
    for flight in flights.iter().filter(|flight| flight.game == game) {
        if let Some(level) = flight.level().filter(|_| flight.has_won()) {
            levels[usize::from(level.clamp(1, 5)) - 1] = true;
        }
    }
    levels
}

/// A pilot's results with one set of options against bots of one level.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// The options that distinguish it, as in [`Conditions`].
    pub options: Vec<(&'static str, Value)>,
    /// The level of the weakest bot; nothing without bots.
    pub level: Option<u8>,
    pub games: usize,
    pub won: usize,
    /// The most points.
    pub best: Option<i64>,
    /// The most points ahead of the next.
    pub margin: Option<i64>,
    /// The decisions of the shortest game that was won.
    pub shortest: Option<usize>,
}

/// Counts flights of a game, the latest first, by options and level.
#[must_use]
pub fn tallies(flights: &[&Flight], schema: &Schema) -> Vec<Tally> {
    let mut tallies: Vec<Tally> = Vec::new();
    for flight in flights.iter().filter(|flight| flight.own.is_some()) {
        let Conditions { options, level, .. } = flight.conditions(schema);
        let same = |tally: &Tally| tally.options == options && tally.level == level;
        let index = tallies.iter().position(same).unwrap_or_else(|| {
            tallies.push(Tally {
                options,
                level,
                games: 0,
                won: 0,
                best: None,
                margin: None,
                shortest: None,
            });
            tallies.len() - 1
        });
        let tally = &mut tallies[index];
        tally.games += 1;
        tally.best = tally.best.max(flight.score());
        tally.margin = tally.margin.max(flight.margin());
        if flight.has_won() {
            tally.won += 1;
            let shortest = tally
                .shortest
                .map_or(flight.moves, |so_far| so_far.min(flight.moves));
            tally.shortest = Some(shortest);
        }
    }
    // What never varies says nothing.
    let is_usual = |name: &str| {
        let spec = schema.0.iter().find(|spec| spec.name == name);
        let usual = spec.map(|spec| (spec.name, spec.default.clone()));
        let mut options = tallies.iter().flat_map(|tally| &tally.options);
        usual.is_some_and(|usual| options.all(|option| option.0 != name || *option == usual))
    };
    let usual: Vec<&str> = (schema.0.iter().map(|spec| spec.name))
        .filter(|name| is_usual(name))
        .collect();
    for tally in &mut tallies {
        tally.options.retain(|(name, _)| !usual.contains(name));
    }
    tallies
}

/// What a finished game has broken, compared with all before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Record {
    /// More points than ever in a solo game, and the previous record.
    Points { now: i64, before: i64 },
    /// No bot of this level or above was beaten in this game before.
    Level(u8),
    /// The first win with these options, against this level if there are bots.
    FirstWin(Option<u8>),
    /// By more points than ever, and the previous record.
    Margin { now: i64, before: i64 },
    /// In fewer decisions than ever, and the previous record.
    Fastest { now: usize, before: usize },
}

/// The records that a game has broken. Results are compared if game, options, number of players and
/// level are the same; games between people do not count.
#[must_use]
pub fn records(
    flight: &Flight,
    before: &[Flight],
    schema: &Schema,
    has_points: bool,
) -> Vec<Record> {
    let of_game = before.iter().filter(|other| other.game == flight.game);
    let conditions = flight.conditions(schema);
    let is_alone = |flight: &Flight| {
        let bots = flight.bots.iter().flatten().count();
        flight.own.is_some() && bots + 1 == flight.bots.len()
    };
    let alike = |other: &&Flight| is_alone(other) && other.conditions(schema) == conditions;
    let alike = of_game.clone().filter(alike);
    if has_points && flight.names.len() == 1 {
        let best = alike.filter_map(Flight::score).max();
        let more = best
            .zip(flight.score())
            .filter(|(before, now)| now > before);
        let points = more.map(|(before, now)| Record::Points { now, before });
        return points.into_iter().collect();
    }
    if !flight.has_won() {
        return Vec::new();
    }
    if let Some(level) = flight.level() {
        let beat = |other: &Flight| other.has_won() && other.level() >= Some(level);
        if !of_game.clone().any(beat) {
            return vec![Record::Level(level)];
        }
    }
    // Another player at the table may have resigned.
    if !is_alone(flight) {
        return Vec::new();
    }
    let won = alike.filter(|other| other.has_won());
    let Some(before) = won.clone().map(|other| other.moves).min() else {
        return vec![Record::FirstWin(flight.level())];
    };
    let now = flight.moves;
    let fastest = (now < before).then_some(Record::Fastest { now, before });
    let margin = won.filter_map(Flight::margin).max().zip(flight.margin());
    let margin = margin.filter(|(before, now)| has_points && now > before);
    let margin = margin.map(|(before, now)| Record::Margin { now, before });
    margin.into_iter().chain(fastest).collect()
}

/// What can be achieved. Each rewards something that is worth learning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Badge {
    Cadet,
    Graduate,
    FirstWin,
    Explorer,
    Rival,
    Ace,
    Ladder,
    Unaided,
    Crowd,
    Week,
    Scholar,
}

/// What earns badges besides finished games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Deeds {
    /// First missions that were completed.
    pub missions: usize,
    /// How many games there are.
    pub games: usize,
    /// Whether a review was read.
    pub report: bool,
}

/// A week of games of the day.
pub const WEEK: usize = 7;

impl Badge {
    pub const ALL: [Badge; 11] = [
        Badge::Cadet,
        Badge::Graduate,
        Badge::FirstWin,
        Badge::Explorer,
        Badge::Rival,
        Badge::Ace,
        Badge::Ladder,
        Badge::Unaided,
        Badge::Crowd,
        Badge::Week,
        Badge::Scholar,
    ];

    /// Whether it has been earned.
    #[must_use]
    pub fn is_earned(self, flights: &[Flight], deeds: Deeds) -> bool {
        let any = |which: &dyn Fn(&Flight) -> bool| flights.iter().any(which);
        let beat = |flight: &Flight, least: u8| {
            flight.has_won() && flight.level().is_some_and(|level| level >= least)
        };
        match self {
            Badge::Cadet => deeds.missions > 0,
            Badge::Graduate => deeds.missions >= deeds.games,
            Badge::FirstWin => any(&|flight| beat(flight, 1)),
            Badge::Explorer => {
                let mut games: Vec<&str> = flights.iter().map(|f| f.game.as_str()).collect();
                games.sort_unstable();
                games.dedup();
                games.len() >= deeds.games
            }
            Badge::Rival => any(&|flight| beat(flight, 3)),
            Badge::Ace => any(&|flight| beat(flight, 5)),
            Badge::Ladder => any(&|flight| beaten(flights, &flight.game) == [true; 5]),
            Badge::Unaided => any(&|flight| beat(flight, 3) && !flight.helped),
            Badge::Crowd => any(&|flight| beat(flight, 1) && flight.bots.len() > 3),
            Badge::Week => longest_streak(flights) >= WEEK,
            Badge::Scholar => deeds.report,
        }
    }
}

#[cfg(test)]
mod tests {
    use starboard_kernel::serde_json::json;

    use super::*;

    fn flight(game: &str, level: u8, won: bool) -> Flight {
        Flight {
            id: "a".to_owned(),
            at: 0.0,
            game: game.to_owned(),
            options: OptionValues::new(),
            names: vec!["Ada".to_owned(), "Bot".to_owned()],
            bots: vec![None, Some(level)],
            own: Some(0),
            winners: vec![usize::from(!won)],
            scores: vec![7, 3],
            moves: 20,
            daily: None,
            late: false,
            online: false,
            helped: false,
        }
    }

    fn daily(day: u8, late: bool) -> Flight {
        Flight {
            daily: Day::new(2026, 11, day),
            late,
            ..flight("c", 1, false)
        }
    }

    #[test]
    fn days_in_a_row_end_with_a_day_that_was_missed_or_late() {
        let today = Day::new(2026, 11, 17).expect("a day");
        let flights = [daily(17, false), daily(16, false), daily(14, false)];
        assert_eq!(streak(&flights, today), 2);
        // Today may still come.
        assert_eq!(streak(&flights[1..], today), 1);
        assert_eq!(streak(&[daily(17, false), daily(16, true)], today), 1);
        assert_eq!(streak(&[daily(15, false)], today), 0);
        let row: Vec<Flight> = (1..=9).map(|day| daily(day, day == 3)).collect();
        assert_eq!(longest_streak(&row), 6);
        assert_eq!(longest_streak(&[]), 0);
    }

    #[test]
    fn a_winner_has_beaten_the_weakest_bot_at_the_table() {
        let strong = flight("a", 4, true);
        let mixed = Flight {
            bots: vec![None, Some(5), Some(2)],
            ..flight("a", 5, true)
        };
        let lost = flight("a", 5, false);
        let flights = [strong, mixed, lost, flight("b", 3, true)];
        assert_eq!(beaten(&flights, "a"), [false, true, false, true, false]);
    }

    #[test]
    fn results_are_counted_by_options_and_level() {
        let schema = Schema::empty()
            .with("players", [2, 3])
            .with("powers", ["none", "random"])
            .or_by_seat(["none", "wolf"])
            .with("edition", ["first", "second"])
            .unwritten("first");
        let with = |options: Value, flight: Flight| Flight {
            options: options.as_object().expect("an object").clone(),
            ..flight
        };
        let shared = Flight {
            own: None,
            ..flight("a", 2, false)
        };
        let flights = [
            with(
                json!({ "players": 3, "powers": ["wolf", "none", "none"] }),
                flight("a", 2, true),
            ),
            with(
                json!({ "players": 3, "powers": ["none", "none", "wolf"] }),
                {
                    Flight {
                        moves: 15,
                        scores: vec![9, 0],
                        ..flight("a", 2, true)
                    }
                },
            ),
            with(
                json!({ "players": 2, "powers": "none" }),
                flight("a", 2, false),
            ),
            // Written before there was the option of powers.
            with(json!({ "players": 2 }), flight("a", 4, false)),
            shared,
        ];
        let flights: Vec<&Flight> = flights.iter().collect();
        let options =
            |players: u8, powers: Value| vec![("players", players.into()), ("powers", powers)];
        let lost = |level| Tally {
            options: options(2, "none".into()),
            level: Some(level),
            games: 1,
            won: 0,
            best: Some(7),
            margin: None,
            shortest: None,
        };
        let won = Tally {
            options: options(3, json!([])),
            level: Some(2),
            games: 2,
            won: 2,
            best: Some(9),
            margin: Some(9),
            shortest: Some(15),
        };
        assert_eq!(tallies(&flights, &schema), [won, lost(2), lost(4)]);
        // Where nothing is unusual, only the level tells games apart.
        let usual = tallies(&flights[2..3], &schema);
        assert_eq!(usual[0].options, []);
    }

    #[test]
    fn a_record_is_better_than_everything_before() {
        let solo = |score: i64| Flight {
            names: vec!["Ada".to_owned()],
            bots: vec![None],
            scores: vec![score],
            ..flight("c", 1, false)
        };
        let schema = Schema::empty();
        let records = |flight: &Flight, before: &[Flight]| records(flight, before, &schema, true);
        let points = Record::Points {
            now: 61,
            before: 50,
        };
        assert_eq!(records(&solo(61), &[solo(50), solo(40)]), [points]);
        assert_eq!(records(&solo(50), &[solo(50)]), []);
        // The first game is no record.
        assert_eq!(records(&solo(61), &[]), []);
        let (won, lost) = (flight("a", 3, true), flight("a", 4, false));
        assert_eq!(
            records(&won, std::slice::from_ref(&lost)),
            [Record::Level(3)]
        );
        assert_eq!(records(&won, &[flight("b", 4, true)]), [Record::Level(3)]);
        assert_eq!(records(&lost, &[]), []);
    }

    #[test]
    fn wins_are_compared_with_those_under_the_same_conditions() {
        let schema = Schema::empty()
            .with("players", [2, 3])
            .with("variant", ["basic", "advanced"]);
        let win = |variant: &str, level: u8, score: i64, moves: usize| {
            let options = json!({ "players": 2, "variant": variant });
            Flight {
                options: options.as_object().expect("an object").clone(),
                scores: vec![score, 3],
                moves,
                ..flight("a", level, true)
            }
        };
        let three = |moves: usize| {
            let options = json!({ "players": 3, "variant": "basic" });
            Flight {
                options: options.as_object().expect("an object").clone(),
                names: ["Ada", "Bot 2", "Bot 3"].map(str::to_owned).to_vec(),
                bots: vec![None, Some(3), Some(3)],
                scores: vec![9, 1, 4],
                moves,
                ..flight("a", 3, true)
            }
        };
        let before = [win("basic", 3, 7, 20), win("basic", 3, 5, 18)];
        let records = |flight: &Flight| records(flight, &before, &schema, true);
        let margin = Record::Margin { now: 5, before: 4 };
        let fastest = Record::Fastest {
            now: 17,
            before: 18,
        };
        assert_eq!(records(&win("basic", 3, 8, 18)), [margin]);
        assert_eq!(records(&win("basic", 3, 7, 17)), [fastest]);
        assert_eq!(records(&win("basic", 3, 8, 17)), [margin, fastest]);
        assert_eq!(records(&win("basic", 3, 7, 18)), []);
        // Another level, other options or more players: there is nothing to compare with.
        assert_eq!(records(&win("basic", 2, 9, 5)), [Record::FirstWin(Some(2))]);
        assert_eq!(
            records(&win("advanced", 3, 9, 5)),
            [Record::FirstWin(Some(3))]
        );
        assert_eq!(records(&three(5)), [Record::FirstWin(Some(3))]);
        assert_eq!(records(&win("basic", 4, 1, 90)), [Record::Level(4)]);
        // With another person at the table it is no measure.
        let company = Flight {
            bots: vec![None, None, Some(3)],
            ..three(5)
        };
        assert_eq!(records(&company), []);
    }

    #[test]
    fn alone_without_points_a_win_is_what_counts() {
        let solo = |won: bool, moves: usize| Flight {
            names: vec!["Ada".to_owned()],
            bots: vec![None],
            winners: won.then_some(0).into_iter().collect(),
            scores: vec![i64::from(won)],
            moves,
            ..flight("d", 1, won)
        };
        let schema = Schema::empty();
        let records = |flight: &Flight, before: &[Flight]| records(flight, before, &schema, false);
        let lost = solo(false, 30);
        assert_eq!(records(&lost, &[]), []);
        let first = records(&solo(true, 40), std::slice::from_ref(&lost));
        assert_eq!(first, [Record::FirstWin(None)]);
        let fastest = Record::Fastest {
            now: 38,
            before: 40,
        };
        assert_eq!(records(&solo(true, 38), &[lost, solo(true, 40)]), [fastest]);
    }

    #[test]
    fn every_badge_can_be_earned_and_none_is_for_nothing() {
        let nothing = Deeds {
            games: 4,
            ..Deeds::default()
        };
        for badge in Badge::ALL {
            assert!(!badge.is_earned(&[], nothing), "{badge:?}");
        }
        let mut flights: Vec<Flight> = (1..=5).map(|level| flight("a", level, true)).collect();
        flights[1].bots = vec![None, Some(2), Some(2), Some(2)];
        flights.push(flight("b", 1, true));
        flights.extend((1..=7).map(|day| daily(day, false)));
        flights.push(flight("d", 1, true));
        let all = Deeds {
            missions: 4,
            games: 4,
            report: true,
        };
        for badge in Badge::ALL {
            assert!(badge.is_earned(&flights, all), "{badge:?}");
        }
    }
}

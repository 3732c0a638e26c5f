//! Lists of tables, from the summaries stored beside the logs.

use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};
use starboard_kernel::Seat;
use starboard_table::{Event, Phase, Table};
use starboard_wire::{About, Place, PlayerResult, Summary};

use super::limit::InTime;
use super::{Database, StorageError};

/// Page size of lists.
pub const PAGE: usize = 50;

/// A player's result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedGame {
    pub seat: Seat,
    pub person: String,
    pub game: String,
    pub result: PlayerResult,
    pub ended_at: u64,
}

/// What nodes do for tables without being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// A clock has run out.
    Clock,
    /// A bot has not acted for long.
    Bot,
    /// Only bots are left to play, and nobody has watched them for long.
    Left,
    /// The table has waited for players for too long.
    Forsaken,
}

/// A table for which something is due.
#[derive(Clone, PartialEq, Debug)]
pub struct Due {
    pub table: String,
    /// Since when, in service time.
    pub at: u64,
    pub about: Option<About>,
}

/// What a move changes in the summary of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    pub sequence: u64,
    pub changed_at: u64,
    pub deadline: Option<u64>,
    pub waits_for_bot: bool,
    pub to_act: Option<String>,
    pub moves: usize,
}

/// How an entry changes the summary of its table.
#[derive(Clone, PartialEq, Debug)]
pub enum Summarized {
    Whole(Box<Summary>),
    /// The entry has only advanced the game.
    Progress(Progress),
}

impl Summarized {
    /// The change by the last entry of a table.
    #[must_use]
    pub fn after(event: &Event, id: &str, table: &Table) -> Summarized {
        let moves = matches!(event, Event::Moved { .. } | Event::TookBack { .. });
        if moves && table.phase() == Phase::Playing {
            Summarized::Progress(Progress::of(table))
        } else {
            Summarized::Whole(Box::new(Summary::of(id, table)))
        }
    }

    /// The host, if the whole summary is known.
    #[must_use]
    pub fn host(&self) -> Option<&str> {
        match self {
            Summarized::Whole(summary) => Some(&summary.host),
            Summarized::Progress(_) => None,
        }
    }

    /// The summary after the change; `None` if it needs to be known before and is not.
    #[must_use]
    pub fn of(self, before: Option<Summary>) -> Option<Summary> {
        match self {
            Summarized::Whole(summary) => Some(*summary),
            Summarized::Progress(progress) => before.map(|before| Summary {
                sequence: progress.sequence,
                changed_at: progress.changed_at,
                deadline: progress.deadline,
                waits_for_bot: progress.waits_for_bot,
                to_act: progress.to_act,
                about: About {
                    moves: progress.moves,
                    ..before.about
                },
                ..before
            }),
        }
    }
}

impl Progress {
    fn of(table: &Table) -> Progress {
        let to_act = table.person_to_act();
        let holder = to_act.and_then(|seat| table.seats()[seat.index()].person.as_ref());
        Progress {
            sequence: table.sequence(),
            changed_at: table.times().1,
            deadline: table.clocks().deadline(),
            waits_for_bot: table.bot_to_act().is_some(),
            to_act: holder.map(|person| person.id.clone()),
            moves: table.play().map_or(0, |play| play.history().length()),
        }
    }
}

fn read_summary(row: &AnyRow) -> Option<Summary> {
    let phase: String = row.get("phase");
    let deadline: i64 = row.get("deadline");
    let to_act: String = row.get("to_act");
    let number = |name| row.get::<i64, _>(name) as u64;
    let mut about: About = serde_json::from_str(&row.get::<String, _>("about")).ok()?;
    if let Ok(moves) = usize::try_from(row.get::<i64, _>("moves")) {
        about.moves = moves;
    }
    Some(Summary {
        table: row.get("table_id"),
        game: row.get("game"),
        host: row.get("host"),
        phase: phase.parse().ok()?,
        public: number("is_public") != 0,
        sequence: number("sequence"),
        opened_at: number("opened_at"),
        changed_at: number("changed_at"),
        deadline: (deadline > 0).then_some(deadline as u64),
        waits_for_bot: number("waits_for_bot") != 0,
        to_act: (!to_act.is_empty()).then_some(to_act),
        about,
    })
}

/// The columns of every list.
const COLUMNS: &str = "summaries.table_id, game, host, phase, is_public, summaries.sequence, opened_at, \
                       changed_at, deadline, waits_for_bot, to_act, moves, about";

impl Database {
    /// A page of the tables that satisfy `which`, with `text` as `$1`, most recently changed first,
    /// starting after a cursor.
    async fn page(
        &self,
        which: &str,
        text: &str,
        after: Option<&Place>,
    ) -> Result<Vec<Summary>, StorageError> {
        let (moment, table) = match after {
            Some(place) => (
                i64::try_from(place.changed_at).unwrap_or(i64::MAX),
                place.table.as_str(),
            ),
            None => (i64::MAX, ""),
        };
        let sql = format!(
            "SELECT {COLUMNS} FROM summaries WHERE {which} \
             AND changed_at <= $2 AND (changed_at < $2 OR summaries.table_id > $3) \
             ORDER BY changed_at DESC, summaries.table_id LIMIT {PAGE}"
        );
        let query = sqlx::query(AssertSqlSafe(sql));
        let query = query.bind(text).bind(moment).bind(table);
        let rows = query.all(&self.reads).await?;
        Ok(rows.iter().filter_map(read_summary).collect())
    }

    async fn summaries(
        &self,
        rest: &str,
        text: Option<&str>,
        number: i64,
    ) -> Result<Vec<Summary>, StorageError> {
        let sql = format!("SELECT {COLUMNS} FROM summaries {rest} LIMIT {PAGE}");
        let mut query = sqlx::query(AssertSqlSafe(sql)).bind(number);
        if let Some(text) = text {
            query = query.bind(text);
        }
        let rows = query.all(&self.reads).await?;
        Ok(rows.iter().filter_map(read_summary).collect())
    }

    /// One table.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn summary(&self, table: &str) -> Result<Option<Summary>, StorageError> {
        let rest = "WHERE summaries.sequence > $1 AND summaries.table_id = $2";
        Ok(self.summaries(rest, Some(table), 0).await?.pop())
    }

    /// A page of the public tables of a phase, most recently changed first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn public_tables(
        &self,
        phase: Phase,
        after: Option<&Place>,
    ) -> Result<Vec<Summary>, StorageError> {
        let which = "is_public = 1 AND phase = $1";
        self.page(which, phase.into(), after).await
    }

    /// A page of the tables where a person has a seat, or that they have opened and not closed,
    /// most recently changed first.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn tables_of(
        &self,
        person: &str,
        after: Option<&Place>,
    ) -> Result<Vec<Summary>, StorageError> {
        let which = "phase <> 'closed' AND table_id IN \
                     (SELECT table_id FROM seats WHERE person_id = $1 UNION \
                      SELECT table_id FROM summaries WHERE host = $1 AND phase = 'gathering')";
        self.page(which, person, after).await
    }

    /// The most recent finished public games of a person.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn finished_games_of(&self, person: &str) -> Result<Vec<Summary>, StorageError> {
        let which = "phase = 'over' AND is_public = 1 AND table_id IN \
                     (SELECT table_id FROM seats WHERE person_id = $1)";
        self.page(which, person, None).await
    }

    /// A page of the tables for which something is due at `now`, in the order in which it was due,
    /// starting after one of them. Only `table` and `at` are reliable: other columns of a damaged
    /// table may be unreadable, and it must not hide those after it.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn due(
        &self,
        what: Duty,
        now: u64,
        after: Option<&Due>,
    ) -> Result<Vec<Due>, StorageError> {
        let (column, which) = match what {
            Duty::Clock => ("deadline", "deadline > 0"),
            Duty::Bot => ("changed_at", "waits_for_bot = 1"),
            Duty::Left => ("changed_at", "waits_for_bot = 2"),
            Duty::Forsaken => ("changed_at", "phase = 'gathering'"),
        };
        let sql = format!(
            "SELECT table_id, {column}, about FROM summaries WHERE {which} AND {column} <= $1 \
             AND {column} >= $2 AND ({column} > $2 OR table_id > $3) \
             ORDER BY {column}, table_id LIMIT {PAGE}"
        );
        let (at, table) = after.map_or((0, ""), |due| (due.at as i64, due.table.as_str()));
        let query = sqlx::query(AssertSqlSafe(sql)).bind(now as i64);
        let rows = query.bind(at).bind(table).all(&self.reads).await?;
        let due = |row: &AnyRow| Due {
            table: row.get(0),
            at: row.get::<i64, _>(1) as u64,
            about: serde_json::from_str(&row.get::<String, _>(2)).ok(),
        };
        Ok(rows.iter().map(due).collect())
    }

    /// Notes that only bots are left to play at a table, unless it has changed since `changed_at`: then
    /// they are no longer due.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn leave_to_bots(&self, table: &str, changed_at: u64) -> Result<(), StorageError> {
        let mut transaction = self.writes.begin().await?;
        sqlx::query(
            "UPDATE summaries SET waits_for_bot = 2 WHERE table_id = $1 AND changed_at = $2 \
             AND waits_for_bot = 1",
        )
        .bind(table)
        .bind(changed_at as i64)
        .run(&mut transaction)
        .await?;
        transaction.commit().await
    }

    /// How long the logs of these tables are.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn lengths(&self, tables: &[String]) -> Result<Vec<(String, u64)>, StorageError> {
        let mut lengths = Vec::with_capacity(tables.len());
        for some in tables.chunks(500) {
            let places: Vec<String> = (1..=some.len()).map(|at| format!("${at}")).collect();
            let sql = format!(
                "SELECT table_id, sequence FROM summaries WHERE table_id IN ({})",
                places.join(",")
            );
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for table in some {
                query = query.bind(table.as_str());
            }
            let rows = query.all(&self.reads).await?;
            let row_of = |row: &AnyRow| (row.get(0), row.get::<i64, _>(1) as u64);
            lengths.extend(rows.iter().map(row_of));
        }
        Ok(lengths)
    }

    /// How often a person has won, drawn and lost, by game.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn results_of(
        &self,
        person: &str,
    ) -> Result<Vec<(String, PlayerResult, u64)>, StorageError> {
        let rows = sqlx::query(
            "SELECT game, outcome, COUNT(*) FROM results WHERE person_id = $1 \
             GROUP BY game, outcome ORDER BY game, outcome",
        )
        .bind(person)
        .all(&self.reads)
        .await?;
        let result = |row: &AnyRow| {
            let result = row.get::<String, _>(1).parse().ok()?;
            Some((row.get(0), result, row.get::<i64, _>(2) as u64))
        };
        Ok(rows.iter().filter_map(result).collect())
    }
}

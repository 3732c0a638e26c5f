//! Leaderboards of the games of the day. A result counts if its record follows from the rules and the
//! seed of the day. Whether the player had help, or has tried before, a record cannot tell.

use starboard_kernel::{Day, Record, RecordedSeat, Registry, Seed};
use starboard_table::{Person, REMOVED_NAME, verify};
use starboard_wire::{DailyResult, Leaderboard};

use crate::hub::Pace;
use crate::storage::{PAGE, StoredResult};
use crate::{App, Error};

/// For how many days after its day a result is accepted.
const MOST_DAYS_LATE: i64 = 30;
const DAY_MILLIS: i64 = 24 * 60 * 60 * 1000;

/// How many days ago a day was, in UTC: 0 on the day itself, and negative before.
fn days_over(day: Day, now: i64) -> i64 {
    now.div_euclid(DAY_MILLIS) - day.since_1970()
}

impl StoredResult {
    /// The result of a finished game of the day. Its record is rebuilt from the moves, because
    /// everything else in it is untrusted text.
    ///
    /// # Errors
    /// If the record is not that of a game of the day, or not sound.
    pub(crate) fn check(
        record: &Record,
        person: &str,
        submitted_at: i64,
        registry: &Registry,
    ) -> Result<StoredResult, Error> {
        let unsound = |why: &str| Error::Unsound(why.to_owned());
        let day = record.daily.ok_or_else(|| unsound("it names no day"))?;
        if record.seats.iter().any(|seat| seat.bot.is_some()) || !record.resignations.is_empty() {
            return Err(unsound("one person has to play it to the end"));
        }
        let fails = |error| Error::Unsound(format!("{error}"));
        let verdict = verify(record, registry).map_err(fails)?;
        if let Some(finding) = verdict.findings.first() {
            return Err(unsound(&finding.to_string()));
        }
        let history = record.replay(registry).map_err(fails)?;
        let rules = history.now().rules();
        let ending = history.now().ending();
        let ending = ending.ok_or_else(|| unsound("the game is not over"))?;
        let seat = RecordedSeat {
            name: REMOVED_NAME.to_owned(),
            bot: None,
        };
        let seed = Seed::of_day(rules.name(), day);
        Ok(StoredResult {
            game: rules.name().to_owned(),
            day,
            person: person.to_owned(),
            score: ending.scores[0],
            late: days_over(day, submitted_at) > 0,
            submitted_at,
            record: Record {
                daily: Some(day),
                ..Record::of(&history, vec![seat], Some(seed))
            },
        })
    }
}

impl App {
    fn is_over(&self, day: Day) -> bool {
        days_over(day, self.hub.world_now()) > 0
    }

    /// Puts a finished game on the leaderboard of its day. Submitted again, it gets the same
    /// answer.
    ///
    /// # Errors
    /// If the record is not a sound game of such a day, if another result of the person counts, or
    /// if the database does not answer.
    pub(crate) async fn submit(
        &self,
        person: &Person,
        record: Record,
    ) -> Result<DailyResult, Error> {
        let now = self.hub.world_now();
        if let Some(day) = record.daily {
            match days_over(day, now) {
                0..=MOST_DAYS_LATE => {}
                ..0 => return Err(Error::WrongDay(day, "has not begun, in UTC")),
                _ => return Err(Error::WrongDay(day, "ended more than 30 days ago")),
            }
        }
        if !self.hub.may(person, Pace::Results) {
            return Err(Pace::Results.refusal());
        }
        let (hub, id) = (self.hub.clone(), person.id.clone());
        let checking = tokio::task::spawn_blocking(move || {
            StoredResult::check(&record, &id, now, hub.registry())
        });
        let mut result = checking.await.map_err(|error| Error::trouble(&error))??;
        if !self.database.put_result(&result).await? {
            let first = self.database.result(&result.game, result.day, &person.id);
            // A person without one has been deleted meanwhile.
            let first = first.await?.ok_or(Error::Trouble)?;
            if first.record != result.record {
                return Err(Error::Submitted);
            }
            result = first;
        }
        Ok(DailyResult {
            game: result.game,
            day: result.day,
            score: result.score,
            late: result.late,
        })
    }

    /// A page of a leaderboard, starting after a person.
    ///
    /// # Errors
    /// If that person is not on it, or the database does not answer.
    pub(crate) async fn leaderboard(
        &self,
        game: &str,
        day: Day,
        after: Option<&str>,
    ) -> Result<Leaderboard, Error> {
        let storage = &self.database;
        let after = match after {
            None => None,
            Some(person) => {
                Some((storage.result(game, day, person).await?).ok_or(Error::Missing("result"))?)
            }
        };
        let standings = storage.leaderboard(game, day, after.as_ref()).await?;
        let last = standings.last().filter(|_| standings.len() == PAGE);
        Ok(Leaderboard {
            total: storage.count_results(game, day).await?,
            over: self.is_over(day),
            more: last.map(|last| last.person.id.clone()),
            standings,
        })
    }

    /// The record of a result, with the name that the leaderboard shows.
    ///
    /// # Errors
    /// If there is none, if the day is not over, or if the database does not answer.
    pub(crate) async fn daily_record(
        &self,
        game: &str,
        day: Day,
        person: &str,
    ) -> Result<Record, Error> {
        if !self.is_over(day) {
            return Err(Error::DayRunning(day));
        }
        let result = self.database.result(game, day, person).await?;
        let person = self.database.person_by_id(person).await?;
        let (result, person) = result.zip(person).ok_or(Error::Missing("result"))?;
        let mut record = result.record;
        for seat in &mut record.seats {
            seat.name.clone_from(&person.name);
        }
        Ok(record)
    }
}

//! Results of games of the day.

use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};
use starboard_kernel::{Day, Record};
use starboard_table::Person;
use starboard_wire::Standing;

use super::limit::InTime;
use super::write::Transaction;
use super::{Database, PAGE, StorageError};

/// A stored result.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredResult {
    pub game: String,
    pub day: Day,
    /// The id of the person.
    pub person: String,
    pub score: i64,
    pub late: bool,
    /// In wall-clock milliseconds.
    pub submitted_at: i64,
    /// Without the person's name.
    pub record: Record,
}

const COLUMNS: &str = "game, day, person_id, score, is_late, submitted_at, record";

fn read_result(row: &AnyRow) -> Option<StoredResult> {
    Some(StoredResult {
        game: row.get(0),
        day: row.get::<String, _>(1).parse().ok()?,
        person: row.get(2),
        score: row.get(3),
        late: row.get::<i64, _>(4) != 0,
        submitted_at: row.get(5),
        record: serde_json::from_str(&row.get::<String, _>(6)).ok()?,
    })
}

/// The lines of the leaderboard of the game `$1` and the day `$2`.
const STANDINGS: &str = "SELECT place, id, name, score, is_late FROM (SELECT person_id, score, \
                         is_late, submitted_at, RANK() OVER (ORDER BY is_late, score DESC) AS place \
                         FROM daily_results WHERE game = $1 AND day = $2) AS ranked \
                         JOIN people ON id = person_id";

fn read_standing(row: &AnyRow) -> Standing {
    Standing {
        place: row.get::<i64, _>(0) as u64,
        person: Person {
            id: row.get(1),
            name: row.get(2),
        },
        score: row.get(3),
        late: row.get::<i64, _>(4) != 0,
    }
}

impl Database {
    /// Adds a result; false if the person has one already for the game and the day, or is deleted.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn put_result(&self, result: &StoredResult) -> Result<bool, StorageError> {
        let mut transaction = self.writes.begin().await?;
        // Locked, so that a deletion of this moment finds the result.
        let person = sqlx::query(
            "UPDATE people SET name = name WHERE id = $1 AND secret_hash <> 'deleted ' || id",
        )
        .bind(result.person.as_str())
        .run(&mut transaction)
        .await?;
        if person.rows_affected() == 0 {
            transaction.rollback().await?;
            return Ok(false);
        }
        let sql = format!(
            "INSERT INTO daily_results ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7) \
             ON CONFLICT DO NOTHING"
        );
        let done = sqlx::query(AssertSqlSafe(sql))
            .bind(result.game.as_str())
            .bind(result.day.to_string())
            .bind(result.person.as_str())
            .bind(result.score)
            .bind(i64::from(result.late))
            .bind(result.submitted_at)
            .bind(serde_json::to_string(&result.record).unwrap_or_default())
            .run(&mut transaction)
            .await?;
        transaction.commit().await?;
        Ok(done.rows_affected() > 0)
    }

    /// A person's result.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn result(
        &self,
        game: &str,
        day: Day,
        person: &str,
    ) -> Result<Option<StoredResult>, StorageError> {
        let which = "(game, day, person_id) = ($1, $2, $3)";
        let mut found = self.results(which, game, &day.to_string(), person).await?;
        Ok(found.pop())
    }

    /// Results by game, day and person, one page at a time.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn results_after(
        &self,
        after: Option<&StoredResult>,
    ) -> Result<Vec<StoredResult>, StorageError> {
        let which = "(game, day, person_id) > ($1, $2, $3)";
        match after {
            None => self.results(which, "", "", "").await,
            Some(after) => {
                let day = after.day.to_string();
                self.results(which, &after.game, &day, &after.person).await
            }
        }
    }

    async fn results(
        &self,
        which: &str,
        game: &str,
        day: &str,
        person: &str,
    ) -> Result<Vec<StoredResult>, StorageError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM daily_results WHERE {which} \
             ORDER BY game, day, person_id LIMIT 500"
        );
        let query = sqlx::query(AssertSqlSafe(sql));
        let query = query.bind(game).bind(day).bind(person);
        let rows = query.all(&self.reads).await?;
        Ok(rows.iter().filter_map(read_result).collect())
    }

    /// A page of a leaderboard, the best first, starting after one of the results.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn leaderboard(
        &self,
        game: &str,
        day: Day,
        after: Option<&StoredResult>,
    ) -> Result<Vec<Standing>, StorageError> {
        let (late, score, moment, person) = after.map_or((-1, 0, 0, ""), |after| {
            let late = i64::from(after.late);
            (late, after.score, after.submitted_at, after.person.as_str())
        });
        let sql = format!(
            "{STANDINGS} WHERE (is_late, -score, submitted_at, id) > ($3, -$4, $5, $6) \
             ORDER BY is_late, score DESC, submitted_at, id LIMIT {PAGE}"
        );
        let rows = sqlx::query(AssertSqlSafe(sql))
            .bind(game)
            .bind(day.to_string())
            .bind(late)
            .bind(score)
            .bind(moment)
            .bind(person)
            .all(&self.reads)
            .await?;
        Ok(rows.iter().map(read_standing).collect())
    }

    /// How many results there are of a game and a day.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn count_results(&self, game: &str, day: Day) -> Result<u64, StorageError> {
        let sql = "SELECT COUNT(*) FROM daily_results WHERE game = $1 AND day = $2";
        let query = sqlx::query(sql).bind(game).bind(day.to_string());
        let row = query.one(&self.reads).await?;
        Ok(row.get::<i64, _>(0) as u64)
    }

    /// A person's line of a leaderboard.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn standing(
        &self,
        game: &str,
        day: Day,
        person: &str,
    ) -> Result<Option<Standing>, StorageError> {
        let sql = format!("{STANDINGS} WHERE id = $3");
        let query = sqlx::query(AssertSqlSafe(sql));
        let query = query.bind(game).bind(day.to_string()).bind(person);
        let row = query.optional(&self.reads).await?;
        Ok(row.as_ref().map(read_standing))
    }

    /// Removes results that were submitted before a moment of wall-clock time, and returns how many
    /// these are. With `dry_run` they stay.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn prune_results(&self, before: i64, dry_run: bool) -> Result<u64, StorageError> {
        let mut transaction = self.writes.begin_patiently().await?;
        let done = sqlx::query("DELETE FROM daily_results WHERE submitted_at < $1")
            .bind(before)
            .run(&mut transaction)
            .await?;
        match dry_run {
            true => transaction.rollback().await?,
            false => transaction.commit().await?,
        }
        Ok(done.rows_affected())
    }
}

pub(super) async fn remove_results(
    transaction: &mut Transaction,
    person: &str,
) -> Result<(), StorageError> {
    sqlx::query("DELETE FROM daily_results WHERE person_id = $1")
        .bind(person)
        .run(transaction)
        .await?;
    Ok(())
}

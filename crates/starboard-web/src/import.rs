//! Records from files.

use starboard_kernel::{Lang, Record, RecordError};

use crate::storage::{self, SavedGame};
use crate::{games, texts};

/// Checks a record and keeps it; gives the name it is kept under.
pub(crate) async fn import(text: String, lang: Lang) -> Result<String, String> {
    let record = Record::read(&text).map_err(|error| match error {
        // What a parser says about it helps nobody here.
        RecordError::NotARecord(_) => texts::record_unreadable(lang),
        error => texts::record_bad(lang, &error.to_string()),
    })?;
    if let Some(poster) = games::find(&record.game)
        && games::load(poster).await.is_none()
    {
        return Err(texts::board_missing(lang));
    }
    let verdict = starboard_table::verify(&record, &games::registry())
        .map_err(|error| texts::record_bad(lang, &error.to_string()))?;
    if let Some(finding) = verdict.findings.first() {
        return Err(texts::record_unsound(lang, finding));
    }
    let id = storage::new_id();
    if storage::save_game(&SavedGame::of_record(id.clone(), &record)) {
        Ok(id)
    } else {
        Err(texts::not_saved(lang))
    }
}

//! Records from files.

use starboard_kernel::{Lang, Record, RecordError};
use starboard_table::{record_error_text, verify};

use crate::storage::{self, SavedGame};
use crate::{games, texts};

/// Checks and saves a record; returns the name it is saved under.
pub(crate) async fn import(text: String, lang: Lang) -> Result<String, String> {
    let bad = |error: &RecordError| match error {
        // Says how to get a record.
        RecordError::NotARecord(_) => texts::record_unreadable(lang),
        error => texts::record_bad(lang, &record_error_text(error, lang)),
    };
    let record = Record::read(&text).map_err(|error| bad(&error))?;
    if let Some(poster) = games::find(&record.game)
        && games::load(poster).await.is_none()
    {
        return Err(texts::board_missing(lang));
    }
    let verdict = verify(&record, &games::registry()).map_err(|error| bad(&error))?;
    if let Some(finding) = verdict.findings.first() {
        return Err(texts::record_unsound(lang, &finding.text(lang)));
    }
    let id = storage::new_id();
    if storage::save_game(&SavedGame::of_record(id.clone(), &record)) {
        Ok(id)
    } else {
        Err(texts::not_saved(lang))
    }
}

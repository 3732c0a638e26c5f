//! Names of players.

use starboard_kernel::Lang;

use crate::visible::{self, Obscure};
use crate::{MOST_NAME_CHARS, texts};

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    #[error("a player needs a name")]
    Empty,
    #[error("a name can have at most {MOST_NAME_CHARS} characters")]
    TooLong,
    #[error("a name must be a single line of plain characters")]
    Control,
    #[error("a name must not contain characters that are invisible or turn the text around")]
    Invisible,
    #[error("a name has too many accents on one letter")]
    Marks,
}

impl From<Obscure> for NameError {
    fn from(obscure: Obscure) -> NameError {
        match obscure {
            Obscure::Invisible => NameError::Invisible,
            Obscure::Marks => NameError::Marks,
        }
    }
}

impl NameError {
    /// The error in words.
    #[must_use]
    pub fn text(self, lang: Lang) -> String {
        match self {
            NameError::Empty => texts::name_empty(lang),
            NameError::TooLong => texts::name_too_long(lang, MOST_NAME_CHARS),
            NameError::Control => texts::name_control(lang),
            NameError::Invisible => texts::name_invisible(lang),
            NameError::Marks => texts::name_marks(lang),
        }
    }
}

/// The name in place of one that was removed from a log or a record. Nobody can choose it.
pub const REMOVED_NAME: &str = "";

/// What the player on the seat with this number is called: by name or, where that was removed, by
/// the number.
#[must_use]
pub fn called(name: &str, number: usize, lang: Lang) -> String {
    match name {
        REMOVED_NAME => usual_name(number, lang),
        name => name.to_owned(),
    }
}

/// What a player without a name is called, by the number of the seat.
#[must_use]
pub fn usual_name(number: usize, lang: Lang) -> String {
    texts::player_name(lang, number)
}

/// Checks the name of a player.
///
/// # Errors
/// Why it is not acceptable.
pub fn check_name(name: &str) -> Result<(), NameError> {
    if name == REMOVED_NAME {
        return Err(NameError::Empty);
    }
    check_kept_name(name)?;
    Ok(visible::check(name)?)
}

/// Checks a name in a log or a record, which may have been removed, or be older than the rules for
/// new names.
pub(crate) fn check_kept_name(name: &str) -> Result<(), NameError> {
    if name != REMOVED_NAME && name.trim().is_empty() {
        return Err(NameError::Empty);
    }
    if name.chars().count() > MOST_NAME_CHARS {
        return Err(NameError::TooLong);
    }
    if name.chars().any(char::is_control) {
        return Err(NameError::Control);
    }
    Ok(())
}

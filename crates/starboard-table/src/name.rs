//! Names of players.

use starboard_kernel::Lang;

use crate::{MOST_NAME_CHARS, texts};

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    #[error("a player needs a name")]
    Empty,
    #[error("a name can have at most {MOST_NAME_CHARS} characters")]
    TooLong,
    #[error("a name must be a single line of plain characters")]
    Control,
}

impl NameError {
    /// The error in words.
    #[must_use]
    pub fn text(self, lang: Lang) -> String {
        match self {
            NameError::Empty => texts::name_empty(lang),
            NameError::TooLong => texts::name_too_long(lang, MOST_NAME_CHARS),
            NameError::Control => texts::name_control(lang),
        }
    }
}

/// Checks the name of a player.
///
/// # Errors
/// Why it is not acceptable.
pub fn check_name(name: &str) -> Result<(), NameError> {
    if name.trim().is_empty() {
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

//! Why a table cannot be set up, and why a command is refused.

use starboard_kernel::{PlayError, RecordError, Seat, Violations};

use crate::MOST_NAME_CHARS;

/// Why a command is refused. Nothing has changed. [`Table::reason_text`](crate::Table::reason_text)
/// says it to people in their language.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum TableError {
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    #[error("it is the turn of seat {to_act}")]
    NotYourTurn { to_act: Seat },
    #[error("the game is over")]
    Over,
    #[error("a rematch is possible once the game is over")]
    NotOver,
    #[error("seat {0} is played by a bot")]
    NotAPerson(Seat),
    #[error("seat {0} is not played by a bot")]
    AlreadyPerson(Seat),
    #[error("a bot of level {level} plays for seat {seat} already")]
    AlreadyBot { seat: Seat, level: u8 },
    #[error("no bot plays in the game of the day")]
    Daily,
    #[error("seat {0} has resigned")]
    Resigned(Seat),
    #[error(transparent)]
    Name(#[from] NameError),
    #[error(transparent)]
    Play(#[from] PlayError),
    #[error("cannot take back: {0}")]
    Undo(#[from] UndoReason),
}

impl TableError {
    /// A stable word for programs.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            TableError::NoSuchSeat(_) => "no-such-seat",
            TableError::NotYourTurn { .. } => "not-your-turn",
            TableError::Over => "over",
            TableError::NotOver => "not-over",
            TableError::NotAPerson(_) => "not-a-person",
            TableError::AlreadyPerson(_) => "already-person",
            TableError::AlreadyBot { .. } => "already-bot",
            TableError::Daily => "daily",
            TableError::Resigned(_) => "resigned",
            TableError::Name(_) => "name",
            TableError::Play(error) => error.code(),
            TableError::Undo(_) => "undo",
        }
    }
}

/// Why an action cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoReason {
    #[error("there is nothing to take back")]
    Nothing,
    #[error("a chance outcome has followed")]
    Chance,
    #[error("seat {0} has acted since")]
    OtherPlayer(Seat),
    #[error("seat {0} is played by a bot")]
    NotAPerson(Seat),
    #[error("the game is over and its seed is known")]
    Over,
    #[error("the game was ended by a resignation")]
    Resigned,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NameError {
    #[error("a player needs a name")]
    Empty,
    #[error("a name has at most {MOST_NAME_CHARS} characters")]
    TooLong,
    #[error("a name is one line of plain characters")]
    Control,
}

/// Why a table cannot be set up.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum SetupError {
    #[error("{0}")]
    Options(Violations),
    #[error("the table has {found} seats, the game needs {expected}")]
    Seats { found: usize, expected: usize },
    #[error("seat {seat}: {why}")]
    Name { seat: Seat, why: NameError },
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error("the record does not tell its seed, so the game cannot go on from it")]
    NoSeed,
    #[error("the record is not sound: {}", .0.join("; "))]
    Unsound(Vec<String>),
}

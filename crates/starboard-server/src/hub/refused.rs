//! Why something was not done.

use starboard_table::{Refusal, Table};
use starboard_wire::code;

use crate::secrets;
use crate::storage::StorageError;

/// Why something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    pub code: &'static str,
    pub message: String,
}

impl Refused {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Refused {
        Refused {
            code,
            message: message.into(),
        }
    }

    /// What a state has refused, with the reason.
    pub(super) fn by(state: &Table, refusal: &Refusal) -> Refused {
        Refused::new(refusal.code(), state.explain(refusal))
    }

    pub(super) fn missing(table: &str) -> Refused {
        Refused::new(code::MISSING, format!("there is no table {table:?}"))
    }

    pub(super) fn damaged(damage: &str) -> Refused {
        Refused::new(
            code::DAMAGED,
            format!(
                "the log of this table is damaged: {damage}. It can be looked at up to there, but \
                 not continued"
            ),
        )
    }

    pub(super) fn trouble(error: &dyn std::error::Error) -> Refused {
        tracing::error!(%error, "internal error");
        Refused::new(
            code::TROUBLE,
            "server error; nothing has changed, try again in a moment",
        )
    }
}

impl From<StorageError> for Refused {
    fn from(error: StorageError) -> Refused {
        Refused::trouble(&error)
    }
}

impl From<secrets::NoRandomness> for Refused {
    fn from(error: secrets::NoRandomness) -> Refused {
        Refused::trouble(&error)
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::new(refusal.code(), refusal.to_string())
    }
}

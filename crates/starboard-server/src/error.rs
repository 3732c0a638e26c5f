//! Every error that clients see. HTTP answers and WebSocket messages carry its code, which is
//! stable, and its message; what went wrong inside the server is logged and never sent.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use starboard_kernel::{Day, PlayError};
use starboard_table::{NameError, Refusal, Table};
use starboard_wire::{Problem, ProblemDetails, code};
use strum::IntoEnumIterator;

use crate::api::{Answer, MOST_BODY_BYTES};
use crate::secrets::NoRandomness;
use crate::storage::StorageError;

/// Why a request was not carried out. Nothing has changed, except that after [`Error::Trouble`]
/// this is uncertain: the database may have stored what it did not acknowledge.
#[derive(Clone, PartialEq, Debug, thiserror::Error, strum::EnumDiscriminants)]
#[strum_discriminants(name(ErrorKind), derive(strum::EnumIter))]
pub enum Error {
    #[error("the table has moved on since; look at it again")]
    Stale,
    #[error("say who you are: send the secret that POST /api/people returned")]
    Stranger,
    #[error("there is no such {0}")]
    Missing(&'static str),
    #[error("{0}")]
    WrongSecret(&'static str),
    #[error("{0}")]
    Unreadable(String),
    #[error(transparent)]
    Name(NameError),
    #[error("a body can have at most {MOST_BODY_BYTES} bytes")]
    TooLarge,
    #[error("the body has taken too long")]
    TooSlow,
    #[error("this address does not support the method of the request")]
    WrongMethod,
    #[error("this is no request to open a WebSocket: {0}")]
    NoUpgrade(String),
    #[error("too many {0}: wait a little")]
    TooFast(&'static str),
    #[error("{0}")]
    TooMany(String),
    #[error("server error: try again in a moment")]
    Trouble,
    #[error(
        "the log of this table is damaged: {0}. It can be looked at up to there, but not continued"
    )]
    Damaged(String),
    #[error("pages of other sites may not connect; --origin allows them")]
    Foreign,
    #[error("{0}")]
    Hello(&'static str),
    #[error("this is no sound record of a finished game of the day: {0}")]
    Unsound(String),
    #[error("{0} {1}")]
    WrongDay(Day, &'static str),
    #[error("your first result of this game and day counts, and this is another one")]
    Submitted,
    #[error("records of {0} can be read once that day is over, at midnight UTC")]
    DayRunning(Day),
    /// Refused by the table or by the rules of the game.
    #[error("{message}")]
    Refused { refusal: Refusal, message: String },
}

impl ErrorKind {
    /// Code, HTTP status and meaning. [`ErrorKind::Refused`] has many codes instead of one.
    const fn facts(self) -> (&'static str, u16, &'static str) {
        match self {
            ErrorKind::Stale => (
                code::STALE,
                409,
                "the table has changed since `version`, or has fewer entries, after a backup was restored",
            ),
            ErrorKind::Stranger => (code::STRANGER, 401, "authentication is required"),
            ErrorKind::Missing => {
                let meaning = "no such table, person, result or address";
                (code::MISSING, 404, meaning)
            }
            ErrorKind::WrongSecret => {
                let meaning = "the secret is wrong, expired or used up";
                (code::WRONG_SECRET, 401, meaning)
            }
            ErrorKind::Unreadable => (code::UNREADABLE, 422, "the request is malformed"),
            ErrorKind::Name => (code::NAME, 422, "the name is not acceptable"),
            ErrorKind::TooLarge => (code::TOO_LARGE, 413, "the body is too long"),
            ErrorKind::TooSlow => (code::TOO_SLOW, 408, "the body has taken too long"),
            ErrorKind::WrongMethod => (code::WRONG_METHOD, 405, "the method is not supported"),
            ErrorKind::NoUpgrade => (code::NO_UPGRADE, 400, "not a WebSocket request"),
            ErrorKind::TooFast => (code::TOO_FAST, 429, "rate limit; wait a moment and retry"),
            ErrorKind::TooMany => {
                let meaning = "too many tables, subscriptions, connections or entries";
                (code::TOO_MANY, 409, meaning)
            }
            ErrorKind::Trouble => (
                code::TROUBLE,
                503,
                "server error; whether the request was carried out is not known: wait a moment and send it again with the same key",
            ),
            ErrorKind::Damaged => {
                let meaning = "the table's log is damaged; it can be read but not continued";
                (code::DAMAGED, 409, meaning)
            }
            ErrorKind::Foreign => (code::FOREIGN, 403, "a page of another site may not connect"),
            ErrorKind::Hello => (code::HELLO, 400, "`hello` must come first, and only once"),
            ErrorKind::Unsound => {
                let meaning = "not the sound record of a finished game of the day";
                (code::UNSOUND, 422, meaning)
            }
            ErrorKind::WrongDay => {
                let meaning = "the day has not begun, or ended more than 30 days ago";
                (code::WRONG_DAY, 422, meaning)
            }
            ErrorKind::Submitted => {
                let meaning = "another result of the person for this game and day counts";
                (code::SUBMITTED, 409, meaning)
            }
            ErrorKind::DayRunning => {
                let meaning = "the day is not over; until then its records are private";
                (code::DAY_RUNNING, 409, meaning)
            }
            ErrorKind::Refused => ("", 409, "refused by the table or the rules of the game"),
        }
    }

    #[must_use]
    pub fn status(self) -> StatusCode {
        StatusCode::from_u16(self.facts().1).expect("a status of HTTP")
    }

    #[must_use]
    pub fn meaning(self) -> &'static str {
        self.facts().2
    }

    /// One code, except for [`ErrorKind::Refused`], which has those of [`Refusal`] that are not
    /// errors of their own here.
    #[must_use]
    pub fn codes(self) -> Vec<&'static str> {
        if self != ErrorKind::Refused {
            return vec![self.facts().0];
        }
        let own: Vec<_> = ErrorKind::iter().map(|kind| kind.facts().0).collect();
        let is_refusal = |code: &&str| *code != "broken" && !own.contains(code);
        Refusal::codes().filter(is_refusal).collect()
    }
}

impl Error {
    /// A stable word for programs.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Error::Refused { refusal, .. } => refusal.code(),
            other => ErrorKind::from(other).facts().0,
        }
    }

    /// After how many milliseconds the same request may be granted, if that is known.
    pub(crate) fn wait(&self) -> Option<u64> {
        match self {
            Error::Refused { refusal, .. } => refusal.wait(),
            _ => None,
        }
    }

    /// What a table has refused, with the reason.
    pub(crate) fn by(table: &Table, refusal: Refusal) -> Error {
        let message = table.explain(&refusal);
        match Error::from(refusal) {
            Error::Refused { refusal, .. } => Error::Refused { refusal, message },
            Error::Unreadable(_) => Error::Unreadable(message),
            other => other,
        }
    }

    /// Something inside the server has failed.
    pub(crate) fn trouble(error: &dyn std::error::Error) -> Error {
        tracing::error!(%error, "internal error");
        Error::Trouble
    }
}

impl From<StorageError> for Error {
    fn from(error: StorageError) -> Error {
        Error::trouble(&error)
    }
}

impl From<NoRandomness> for Error {
    fn from(error: NoRandomness) -> Error {
        Error::trouble(&error)
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        match refusal {
            Refusal::Name(error) => Error::Name(error),
            Refusal::Play(PlayError::Unreadable(error)) => Error::Unreadable(error.to_string()),
            Refusal::Broken(broken) => Error::trouble(&broken),
            other => Error::Refused {
                message: other.to_string(),
                refusal: other,
            },
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let status = ErrorKind::from(&self).status();
        let problem = Problem {
            error: ProblemDetails {
                code: self.code().to_owned(),
                message: self.to_string(),
            },
        };
        let mut response = (status, Answer(problem)).into_response();
        if matches!(self, Error::TooFast(_) | Error::Trouble) {
            let seconds = HeaderValue::from_static("1");
            response.headers_mut().insert(header::RETRY_AFTER, seconds);
        }
        response
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_unique_and_documented() {
        let guide = include_str!("../../../docs/server.md");
        let mut seen = std::collections::BTreeSet::new();
        for kind in ErrorKind::iter() {
            for code in kind.codes() {
                assert!(seen.insert(code), "{code} means two things");
                let shape = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
                assert!(!code.is_empty() && code.bytes().all(shape), "{code:?}");
                assert!(guide.contains(&format!("`{code}`")), "{code} in server.md");
            }
            if let [code] = kind.codes()[..] {
                let (status, meaning) = (kind.status().as_u16(), kind.meaning());
                let row = format!("| `{code}` | {status} | {meaning} |");
                assert!(guide.contains(&row), "server.md has no row {row}");
            }
        }
    }
}

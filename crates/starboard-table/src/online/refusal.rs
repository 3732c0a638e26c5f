//! Why a request is refused.

use starboard_kernel::{Lang, Seat};

use super::MOST_MESSAGE_CHARS;
use crate::{TableError, texts};

/// Why a request is refused. Nothing has changed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("you have no seat at this table")]
    NotSeated,
    #[error("you have seat {0} at this table already")]
    Seated(Seat),
    #[error("seat {0} is not free")]
    Taken(Seat),
    #[error("nobody sits on seat {0}")]
    NobodyThere(Seat),
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    #[error("only who opened the table may do this")]
    NotHost,
    #[error("the game has begun")]
    Begun,
    #[error("the game has not begun")]
    NotBegun,
    #[error("the table is closed")]
    Closed,
    #[error("the others are being asked something: wait for their answers")]
    Asking,
    #[error("nobody has asked for anything")]
    NothingAsked,
    #[error("you have answered already")]
    Answered,
    #[error("seat {0} is there")]
    Present(Seat),
    #[error("this is about somebody else's seat")]
    OwnSeat,
    #[error("a game that begins anew needs entropy of every seat")]
    NoEntropy,
    #[error("there are no messages at this table")]
    NoMessages,
    #[error("a message has 1 to {MOST_MESSAGE_CHARS} characters on one line")]
    Message,
    #[error("there is a rematch already")]
    Rematched,
    #[error(transparent)]
    Table(#[from] TableError),
}

impl Refusal {
    /// A stable word for programs.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NotSeated => "not-seated",
            Refusal::Seated(_) => "seated",
            Refusal::Taken(_) => "taken",
            Refusal::NobodyThere(_) => "nobody-there",
            Refusal::NoSuchSeat(_) => "no-such-seat",
            Refusal::NotHost => "not-host",
            Refusal::Begun => "begun",
            Refusal::NotBegun => "not-begun",
            Refusal::Closed => "closed",
            Refusal::Asking => "asking",
            Refusal::NothingAsked => "nothing-asked",
            Refusal::Answered => "answered",
            Refusal::Present(_) => "present",
            Refusal::OwnSeat => "own-seat",
            Refusal::NoEntropy => "no-entropy",
            Refusal::NoMessages => "no-messages",
            Refusal::Message => "message",
            Refusal::Rematched => "rematched",
            Refusal::Table(error) => error.code(),
        }
    }

    /// What to tell people who know a refusal by its code; nothing for codes of other origin.
    #[must_use]
    pub fn text_of_code(code: &str, lang: Lang) -> Option<String> {
        Some(match code {
            "not-seated" => texts::not_seated(lang),
            "seated" => texts::seated(lang),
            "taken" => texts::seat_taken(lang),
            "nobody-there" => texts::nobody_there(lang),
            "not-host" => texts::not_host(lang),
            "begun" => texts::begun(lang),
            "not-begun" => texts::not_begun(lang),
            "closed" => texts::closed(lang),
            "asking" => texts::asking(lang),
            "nothing-asked" => texts::nothing_asked(lang),
            "answered" => texts::answered(lang),
            "present" => texts::present(lang),
            "no-messages" => texts::no_messages(lang),
            "message" => texts::message(lang, MOST_MESSAGE_CHARS),
            "rematched" => texts::rematched(lang),
            "over" => texts::over(lang),
            "not-over" => texts::not_over(lang),
            _ => return None,
        })
    }
}

//! Why a request is refused.

use starboard_kernel::{Lang, Level, NoSuchLevel, PlayError, Seat};
use strum::VariantNames;

use crate::table::Broken;
use crate::{MOST_MESSAGE_CHARS, NameError, texts};

/// Why a request is refused. Nothing has changed. [`Table::reason_text`](crate::Table::reason_text)
/// explains it to people in their language.
#[derive(Clone, PartialEq, Debug, thiserror::Error, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    #[error("you have no seat at this table")]
    NotSeated,
    #[error("you already have seat {0} at this table")]
    Seated(Seat),
    #[error("seat {0} is not free")]
    Taken(Seat),
    #[error("nobody sits on seat {0}")]
    NobodyThere(Seat),
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    #[error("only the host may do this")]
    NotHost,
    #[error("the game has already started")]
    Begun,
    #[error("the game has not started")]
    NotBegun,
    #[error("the table is closed")]
    Closed,
    #[error("another request is still open: wait for the answers")]
    Asking,
    #[error("there is no open request")]
    NothingAsked,
    #[error("you have already answered")]
    Answered,
    #[error("the player of seat {0} is at the table")]
    Present(Seat),
    /// For how many milliseconds more; `None` if only the end of the player's time helps, and it
    /// does not run.
    #[error("a bot may not yet take over for seat {seat}{}", after(*millis))]
    TooSoon { seat: Seat, millis: Option<u64> },
    #[error("the time of seat {0} is used up: the bot plays on")]
    TimeUp(Seat),
    #[error("the host has handed seat {0} to a bot and has to let its player return")]
    Removed(Seat),
    #[error("the player of seat {0} may return at any time")]
    NotRemoved(Seat),
    #[error("not possible at this table")]
    NotHere,
    #[error("this is about somebody else's seat")]
    OwnSeat,
    #[error("a new game needs entropy from every seat")]
    NoEntropy,
    #[error("messages are turned off at this table")]
    NoMessages,
    #[error("a message must be 1 to {MOST_MESSAGE_CHARS} visible characters on one line")]
    Message,
    #[error("there is already a rematch")]
    Rematched,
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
    #[error("a level {level} bot already plays for seat {seat}")]
    AlreadyBot { seat: Seat, level: Level },
    #[error("bots cannot play the game of the day")]
    Daily,
    #[error("seat {0} has resigned")]
    Resigned(Seat),
    #[error("this is possible only where everybody plays on one device")]
    NotShared,
    #[error(transparent)]
    NoSuchLevel(#[from] NoSuchLevel),
    #[error(transparent)]
    Name(#[from] NameError),
    #[error(transparent)]
    Play(#[from] PlayError),
    #[error("cannot undo: {0}")]
    Undo(#[from] UndoReason),
    /// A bug: the decision does not fit the table.
    #[error(transparent)]
    Broken(#[from] Broken),
}

/// Why an undo is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UndoReason {
    #[error("there is nothing to undo")]
    Nothing,
    #[error("a chance outcome has followed")]
    Chance,
    #[error("seat {0} has acted since then")]
    OtherPlayer(Seat),
    #[error("seat {0} is played by a bot")]
    NotAPerson(Seat),
    #[error("the game is over and its seed is known")]
    Over,
    #[error("the game ended by resignation")]
    Resigned,
    #[error("there is not enough time left on the clocks")]
    Time,
}

fn after(millis: Option<u64>) -> String {
    match millis {
        Some(millis) => format!(": wait {} seconds", millis.div_ceil(1000)),
        None => ": wait for the deadline".to_owned(),
    }
}

impl Refusal {
    /// A stable word for programs: the name of the variant in kebab case.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Play(error) => error.code(),
            other => other.into(),
        }
    }

    /// After how many milliseconds the same request may be granted, if that is known.
    #[must_use]
    pub fn wait(&self) -> Option<u64> {
        match self {
            Refusal::TooSoon { millis, .. } => *millis,
            _ => None,
        }
    }

    /// All codes, including those of [`PlayError`].
    pub fn codes() -> impl Iterator<Item = &'static str> {
        let own = Refusal::VARIANTS.iter().filter(|code| **code != "play");
        let rules = PlayError::VARIANTS.iter();
        // Both have this one.
        own.chain(rules.filter(|code| **code != "over")).copied()
    }

    /// A text for people for a code, with [`Refusal::wait`]; `None` if it has none or is not a code
    /// of a refusal.
    #[must_use]
    pub fn text_of_code(code: &str, wait: Option<u64>, lang: Lang) -> Option<String> {
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
            "too-soon" => match wait {
                Some(millis) => texts::too_soon(lang, millis.div_ceil(1000)),
                None => texts::before_deadline(lang),
            },
            "time-up" => texts::time_up(lang),
            "removed" => texts::removed(lang),
            "not-here" => texts::not_here(lang),
            "no-messages" => texts::no_messages(lang),
            "message" => texts::message(lang, MOST_MESSAGE_CHARS),
            "rematched" => texts::rematched(lang),
            "over" => texts::over(lang),
            "not-over" => texts::not_over(lang),
            _ => return None,
        })
    }
}

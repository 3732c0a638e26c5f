//! Why a server has refused a request.

use starboard_kernel::Lang;
use starboard_table::Refusal;
use starboard_wire::{ProblemDetails, code};

use crate::texts;

/// A refusal of a server.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct Refused {
    pub code: String,
    /// For programs and logs, in English.
    pub message: String,
    /// After how many milliseconds the same request may be granted, if that is known.
    pub wait: Option<u64>,
}

impl Refused {
    #[must_use]
    pub fn new(code: impl Into<String>, message: String) -> Refused {
        let code = code.into();
        Refused {
            code,
            message,
            wait: None,
        }
    }

    #[must_use]
    pub fn is(&self, wanted: &str) -> bool {
        self.code == wanted
    }

    /// The reason in words. Clients have their own for what they are at fault for.
    #[must_use]
    pub fn text(&self, lang: Lang) -> String {
        let text = match self.code.as_str() {
            code::STALE => texts::stale,
            code::STRANGER => texts::stranger,
            code::WRONG_SECRET => texts::wrong_secret,
            code::TOO_FAST => texts::too_fast,
            code::TOO_MANY => texts::too_many,
            code::TROUBLE => texts::trouble,
            code::DAMAGED => texts::damaged,
            code::NAME => texts::bad_name,
            "present" => texts::was_there,
            "undo" => texts::no_undo,
            "not-your-turn" => texts::not_your_turn,
            code => {
                let text = Refusal::text_of_code(code, self.wait, lang);
                return text.unwrap_or_else(|| self.message.clone());
            }
        };
        text(lang)
    }
}

impl From<ProblemDetails> for Refused {
    fn from(ProblemDetails { code, message }: ProblemDetails) -> Refused {
        Refused::new(code, message)
    }
}

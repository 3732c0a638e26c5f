//! Why an action is not possible now.

use starboard_kernel::{Lang, Refusal};

use crate::{Action, Hegemony};

pub(crate) fn why_not(_position: &Hegemony, action: Action, _lang: Lang) -> Refusal {
    Refusal {
        rule: "H14",
        text: action.to_string(),
    }
}

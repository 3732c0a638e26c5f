//! Whether the chance in the record of an online game was fair.

use leptos::prelude::*;
use starboard_kernel::Record;
use starboard_table::Finding;

use crate::controls::Words;
use crate::prefs::spoken;
use crate::{games, texts};

/// What this browser has found out about the seeds of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fairness {
    /// Everything follows from them.
    Fair,
    /// So it does, but no player contributed to them.
    ServerAlone,
    /// Something does not, or the server has not kept its word.
    Broken,
}

impl Fairness {
    pub(crate) fn of(record: &Record) -> Fairness {
        match starboard_table::verify_online(record, None, &games::registry()) {
            Ok(verdict) if verdict.is_sound() && verdict.fairness_checked => Fairness::Fair,
            Ok(verdict) if verdict.findings == [Finding::NoEntropy] => Fairness::ServerAlone,
            Ok(_) | Err(_) => Fairness::Broken,
        }
    }

    /// The same in words.
    pub(crate) fn words(self) -> AnyView {
        let (class, words): (_, Words) = match self {
            Fairness::Fair => ("verified", texts::verified),
            Fairness::ServerAlone => ("verified problem", texts::server_alone),
            Fairness::Broken => ("verified problem", texts::not_verified),
        };
        view! { <p class=class>{spoken(words)}</p> }.into_any()
    }
}

//! Whether the chance in a record was fair.

use leptos::prelude::*;
use starboard_kernel::Record;

use crate::controls::Words;
use crate::prefs::spoken;
use crate::{games, texts};

/// Whether everything in the record of a game follows from its seeds, as checked in this browser.
pub(crate) fn is_fair(record: &Record) -> bool {
    let verdict = starboard_table::verify(record, &games::registry());
    verdict.is_ok_and(|verdict| verdict.is_sound() && verdict.fairness_checked)
}

/// The same in words.
pub(crate) fn fairness_words(is_fair: bool) -> AnyView {
    let (class, words): (_, Words) = if is_fair {
        ("verified", texts::verified)
    } else {
        ("verified problem", texts::not_verified)
    };
    view! { <p class=class>{spoken(words)}</p> }.into_any()
}

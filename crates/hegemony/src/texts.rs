//! Everything this game says to people, in every language.

use serde_json::Value;
use starboard_kernel::{Ending, Lang, texts};

use crate::{Action, Event, Hegemony};

texts! {
    title() { en: "Cosmic Hegemony", pl: "Kosmiczna Hegemonia" }
    tagline() {
        en: "Run the gauntlet of three alien sectors and find the lost Super Weapons.",
        pl: "Przemknij przez trzy sektory obcych i odnajdź zaginione superbronie."
    }
}

pub(crate) fn option_label(name: &str, value: Option<&Value>, _lang: Lang) -> String {
    format!("{name} {value:?}")
}

pub(crate) fn option_note(_name: &str, _value: &Value, _lang: Lang) -> Option<String> {
    None
}

pub(crate) fn prompt(position: &Hegemony, _lang: Lang) -> String {
    position.task().to_string()
}

pub(crate) fn describe(_position: &Hegemony, action: Action, _lang: Lang) -> String {
    action.to_string()
}

pub(crate) fn narrate(event: &Event, _lang: Lang) -> String {
    format!("{event:?}")
}

pub(crate) fn describe_ending(ending: &Ending, _lang: Lang) -> String {
    ending.reason.to_owned()
}

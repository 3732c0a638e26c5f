//! Names of people among other words: none reverses the direction of the words beside it, none
//! pushes them out.

use leptos::prelude::*;
use starboard_kernel::{Lang, Seat};
use starboard_table::{Person, REMOVED_NAME, called, usual_name};

use crate::prefs::lang;
use crate::{browser, texts};

/// What the players of the game on the screen are called.
#[derive(Clone, Copy)]
struct Names(Signal<Vec<String>>);

/// Provides the players' names to everything below.
pub(crate) fn provide(names: Signal<Vec<String>>) {
    provide_context(Names(names));
}

/// What a player of the game on the screen is called.
pub(crate) fn of(seat: Seat) -> String {
    use_context::<Names>()
        .and_then(|Names(names)| names.with(|names| names.get(seat.index()).cloned()))
        .map_or_else(|| usual_name(seat.number(), lang()), |name| isolated(&name))
}

/// Longer names are truncated where other words have to be read in a narrow window.
const MOST_CHARS: usize = 14;

/// What a person is called away from any table.
pub(crate) fn of_person(person: &Person) -> String {
    match person.name.as_str() {
        REMOVED_NAME => texts::deleted_player(lang()),
        name => name.to_owned(),
    }
}

/// What players are called whose names are kept by seat.
pub(crate) fn by_seat(names: &[String], lang: Lang) -> Vec<String> {
    let seats = names.iter().zip(1..);
    seats
        .map(|(name, number)| called(name, number, lang))
        .collect()
}

/// A name in a line with other words, truncated if there is no room for it.
pub(crate) fn in_line(name: &str) -> String {
    if name.chars().count() <= MOST_CHARS || browser::is_wide() {
        return isolated(name);
    }
    let start: String = name.chars().take(MOST_CHARS - 1).collect();
    isolated(&format!("{}…", start.trim_end()))
}

/// A name that is written from right to left stays so, and the words around it as they are.
pub(crate) fn isolated(name: &str) -> String {
    if name.chars().any(is_right_to_left) {
        format!("\u{2068}{name}\u{2069}")
    } else {
        name.to_owned()
    }
}

/// Hebrew, Arabic and the other scripts of the blocks that Unicode keeps for them.
fn is_right_to_left(char: char) -> bool {
    matches!(
        char,
        '\u{590}'..='\u{8ff}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{feff}'
            | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    )
}

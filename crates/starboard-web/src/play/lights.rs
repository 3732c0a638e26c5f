//! What words name lights up on the board: the words of the log and the guide that are pointed at,
//! and those that tell what is to be decided.

use leptos::prelude::*;

use super::rings;
use crate::games::Mark;
use crate::games::erased::{Notes, Shown};
use crate::prefs::{Prefs, lang};

#[derive(Clone, Copy)]
pub(crate) struct Lights {
    notes: &'static dyn Notes,
    shown: Memo<Shown>,
    /// Words under the mouse or with the focus.
    pointed: RwSignal<Option<String>>,
    /// Words that were tapped, until something else is.
    tapped: RwSignal<Option<String>>,
    /// The sheet in which words are tapped; it would hide what they name.
    sheet: RwSignal<bool>,
}

impl Lights {
    /// Lights for everything below.
    pub(crate) fn provide(
        notes: &'static dyn Notes,
        shown: Memo<Shown>,
        sheet: RwSignal<bool>,
    ) -> Lights {
        let lights = Lights {
            notes,
            shown,
            pointed: RwSignal::new(None),
            tapped: RwSignal::new(None),
            sheet,
        };
        let touches = window_event_listener(leptos::ev::pointerdown, move |_| {
            if lights.tapped.with_untracked(Option::is_some) {
                lights.tapped.set(None);
            }
        });
        on_cleanup(move || touches.remove());
        provide_context(lights);
        lights
    }

    pub(super) fn get() -> Lights {
        expect_context()
    }

    pub(super) fn point(self, words: Option<String>) {
        if self.pointed.with_untracked(|now| *now != words) {
            self.pointed.set(words);
        }
    }

    pub(super) fn tap(self, words: String) {
        let lang = Prefs::get().lang.get_untracked();
        let shown = self.shown.get_untracked();
        if !mentioned(&words, &self.notes.named(&shown.before, lang)).is_empty() {
            self.sheet.set(false);
            self.tapped.set(Some(words));
        }
    }

    /// Rings round what is named: by the words that are pointed at or else by `said`.
    pub(crate) fn view(self, said: Signal<Option<String>>) -> impl IntoView {
        let marks = Memo::new(move |_| {
            let words = self.pointed.get().or_else(|| self.tapped.get());
            let Some(words) = words.or_else(|| said.get()) else {
                return Vec::new();
            };
            let position = self.shown.with(|shown| shown.before.clone());
            mentioned(&words, &self.notes.named(&position, lang()))
        });
        rings::lights(marks)
    }
}

/// What a text names, each thing once. Of names that contain each other the longest counts.
fn mentioned(words: &str, named: &[(String, Mark)]) -> Vec<Mark> {
    let mut found: Vec<(usize, usize, &Mark)> = Vec::new();
    for (name, mark) in named {
        let places = words.match_indices(name.as_str());
        let ends = places.map(|(start, name)| (start, start + name.len()));
        let whole = ends.filter(|&(start, end)| is_whole(words, start, end));
        found.extend(whole.map(|(start, end)| (start, end, mark)));
    }
    let is_part = |&(start, end, _): &(usize, usize, &Mark)| {
        found
            .iter()
            .any(|&(from, to, _)| from <= start && end <= to && to - from > end - start)
    };
    let mut marks = Vec::new();
    for place in found.iter().filter(|place| !is_part(place)) {
        if !marks.contains(place.2) {
            marks.push(place.2.clone());
        }
    }
    marks
}

/// Whether no word goes on beyond the ends.
fn is_whole(words: &str, start: usize, end: usize) -> bool {
    let before = words[..start].chars().next_back();
    let after = words[end..].chars().next();
    !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
}

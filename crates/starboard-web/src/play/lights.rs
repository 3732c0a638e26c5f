//! What texts name lights up on the board: words of the log and the guide that are pointed at, and
//! those that say what is to be decided.

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
    /// The sheet whose words are tapped, which would hide what they name.
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

    /// Rings around what is named by the words that are pointed at, or else by `said`.
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

/// What a text names, each thing once. Of names that contain each other the longest counts. A name that begins a
/// sentence begins with a capital letter; elsewhere that would be something else, such as the Speedy F1.
fn mentioned(words: &str, named: &[(String, Mark)]) -> Vec<Mark> {
    let mut found: Vec<(usize, usize, &Mark)> = Vec::new();
    for (name, mark) in named {
        let first = capitalised(name);
        let first = words
            .match_indices(first.as_str())
            .filter(|(start, _)| begins_sentence(words, *start));
        let places = words.match_indices(name.as_str()).chain(first);
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

fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// Whether a sentence, or what follows a colon, begins at this place.
fn begins_sentence(words: &str, start: usize) -> bool {
    let before =
        words[..start].trim_end_matches(|sign: char| !sign.is_alphanumeric() && !is_end(sign));
    before.chars().next_back().is_none_or(is_end)
}

fn is_end(sign: char) -> bool {
    matches!(sign, '.' | '!' | '?' | ':' | '…')
}

/// Whether both ends are word boundaries.
fn is_whole(words: &str, start: usize, end: usize) -> bool {
    let before = words[..start].chars().next_back();
    let after = words[end..].chars().next();
    !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use starboard_guide::Reader;
    use starboard_kernel::erased::Position;
    use starboard_kernel::{Lang, Seat};

    use super::*;
    use crate::games::all_notes;
    use crate::play::testing::table;

    /// Words after which a number or a letter stands for a player.
    const NUMBERED: [&str; 19] = [
        "pilot",
        "pilota",
        "pilote",
        "pilotin",
        "piloto",
        "piloten",
        "fleet",
        "flota",
        "floty",
        "flotte",
        "fighter",
        "myśliwiec",
        "myśliwca",
        "jäger",
        "jägers",
        "chasseur",
        "chasseurs",
        "caza",
        "cazas",
    ];

    /// Players are called by their names, never "pilot 2", "fighter B" or "Fleet 1".
    fn check_names(text: &str) {
        let lower = text.to_lowercase();
        let words: Vec<&str> = lower.split(|sign: char| !sign.is_alphanumeric()).collect();
        for pair in words.windows(2) {
            let is_sign = matches!(pair[1].as_bytes(), [b'1'..=b'6' | b'a'..=b'd']);
            // "a" is also a word.
            let is_sign = is_sign && pair[1] != "a";
            assert!(!(NUMBERED.contains(&pair[0]) && is_sign), "{text}");
        }
    }

    #[test]
    fn numbered_players_would_be_found() {
        for text in [
            "Pilot 2 fires.",
            "a fighter B",
            "Flota 1: ruch",
            "Die Flotte 2 zieht.",
            "Der Jäger B schießt.",
            "le chasseur C tire",
            "El piloto 1 dispara.",
            "tu caza D",
        ] {
            assert!(
                std::panic::catch_unwind(|| check_names(text)).is_err(),
                "{text}"
            );
        }
        check_names("Ada's fighter on b2");
    }

    /// Names of things begin with a small letter, except at the beginning of a sentence.
    #[test]
    fn a_ship_that_is_called_like_a_square_lights_no_square() {
        let square = |name: &str| (name.to_owned(), ("square", name.to_owned()));
        let named = ["f1", "j8", "j9"].map(square);
        let lit = |words: &str| -> Vec<String> {
            let marks = mentioned(words, &named);
            marks.into_iter().map(|(_, name)| name).collect()
        };
        assert_eq!(
            lit("Bot 2 moved the Speedy F1 from j9 to j8."),
            ["j8", "j9"]
        );
        assert_eq!(lit("Der F1 zieht. J8 ist frei."), ["j8"]);
        assert_eq!(lit("F1: «J9» is free"), ["f1", "j9"]);
    }

    /// What lights up does not depend on the language: Polish has the names in every form that its
    /// texts use.
    #[test]
    fn texts_light_up_the_same_things_in_every_language() {
        let mut wrong = std::collections::BTreeSet::new();
        let mut lit = 0;
        for (rules, notes) in all_notes() {
            let mut check = |position: &Position, say: &dyn Fn(Lang) -> String| {
                let texts = Lang::ALL.map(say);
                texts.iter().for_each(|text| check_names(text));
                let count = |lang| mentioned(&say(lang), &notes.named(position, lang)).len();
                let counts = Lang::ALL.map(count);
                lit += counts[0];
                if counts.iter().any(|count| *count != counts[0]) {
                    wrong.insert(format!("{counts:?}: {texts:?}"));
                }
            };
            for seed in 1..3 {
                let table = table(rules, seed, 250);
                let history = table.play().history();
                let names = table.play().names(Lang::En);
                for (number, step) in history.steps().iter().enumerate() {
                    let position = step.after().expect("kept");
                    for event in &step.events {
                        check(position, &|lang| event.narrate(lang, &names));
                    }
                    check(position, &|lang| position.prompt(lang));
                    // A card of the guide takes a search of the position.
                    let readers = Seat::first(names.len()).filter(|_| number % 20 == 0);
                    for seat in readers {
                        for lang in Lang::ALL {
                            let reader = Reader::new(Some(seat), lang).with_names(&names);
                            check_names(&notes.guide(position, reader).text);
                        }
                    }
                    for action in position.legal_actions().iter().take(6) {
                        check(position, &|lang| {
                            position.describe(action, lang).expect("an action")
                        });
                    }
                }
            }
        }
        assert!(lit > 1000, "{lit}");
        let wrong: Vec<String> = wrong.into_iter().collect();
        assert!(
            wrong.is_empty(),
            "{} texts:\n{}",
            wrong.len(),
            wrong.join("\n")
        );
    }
}

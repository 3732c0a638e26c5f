//! How a game addresses people. The rules know no language: code that talks to people asks here,
//! and code that only plays needs nothing but [`Game`].

use serde::Serialize;
use serde_json::Value;

use crate::{Ending, Game, Lang, Narrate};

/// A game in words: its name, its options, a position as text, what can be done and why not, how it
/// ended. Its events describe themselves, by [`Narrate`].
pub trait Wording: Game<Event: Narrate> {
    fn title(lang: Lang) -> String;
    fn tagline(lang: Lang) -> String;
    /// What people call an option, or one of its values.
    fn option_label(name: &str, value: Option<&Value>, lang: Lang) -> String;
    /// What an option's value means, in one line; `None` if the label says it all.
    fn option_note(name: &str, value: &Value, lang: Lang) -> Option<String>;

    /// The position as text for a terminal, where nobody knows who plays.
    fn render(&self, lang: Lang) -> String;
    /// The same with the names of the players. A solo game names nobody.
    fn render_named(&self, lang: Lang, _names: &[String]) -> String {
        self.render(lang)
    }
    /// What is to be decided now, as a short instruction.
    fn prompt(&self, lang: Lang) -> String;
    /// A legal action in plain words.
    fn describe(&self, action: Self::Action, lang: Lang) -> String;
    /// Why an action is not possible now, with the rule of [`Game::rule_against`]. A refusal
    /// changes nothing, so this can be asked before and after it.
    fn why_not(&self, action: Self::Action, lang: Lang) -> WhyNot;
    fn describe_ending(ending: &Ending, lang: Lang) -> String;
}

/// Why an action is not possible, in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WhyNot {
    /// The number of the rule that forbids it.
    pub rule: &'static str,
    /// The reason in the language that was asked for.
    pub text: String,
}

//! What is known of a game without its rules.

use serde_json::Value;

use crate::{Lang, Schema, Wording};

/// A game as a list shows it: its identifier, its title, and its options. It does not refer to the
/// rules, so that a page can show it before it has loaded them.
#[derive(Clone, Copy, Debug)]
pub struct About {
    pub name: &'static str,
    pub has_points: bool,
    pub has_draws: bool,
    title: fn(Lang) -> String,
    tagline: fn(Lang) -> String,
    schema: fn() -> Schema,
    option_label: fn(&str, Option<&Value>, Lang) -> String,
    option_note: fn(&str, &Value, Lang) -> Option<String>,
}

impl About {
    #[must_use]
    pub const fn of<G: Wording>() -> About {
        About {
            name: G::NAME,
            has_points: G::HAS_POINTS,
            has_draws: G::HAS_DRAWS,
            title: G::title,
            tagline: G::tagline,
            schema: G::schema,
            option_label: G::option_label,
            option_note: G::option_note,
        }
    }

    #[must_use]
    pub fn title(&self, lang: Lang) -> String {
        (self.title)(lang)
    }

    #[must_use]
    pub fn tagline(&self, lang: Lang) -> String {
        (self.tagline)(lang)
    }

    #[must_use]
    pub fn schema(&self) -> Schema {
        (self.schema)()
    }

    /// What people call an option, or one of its values.
    #[must_use]
    pub fn option_label(&self, name: &str, value: Option<&Value>, lang: Lang) -> String {
        (self.option_label)(name, value, lang)
    }

    /// What an option's value means, in one line, if the label does not say it all.
    #[must_use]
    pub fn option_note(&self, name: &str, value: &Value, lang: Lang) -> Option<String> {
        (self.option_note)(name, value, lang)
    }
}

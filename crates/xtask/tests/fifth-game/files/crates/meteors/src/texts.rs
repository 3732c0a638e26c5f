//! Everything this game says to people, in every language.

use serde_json::Value;
use starboard_kernel::{Ending, Game, Lang, Narrate, WhyNot, Wording};

use crate::{Catch, Event, Meteors};

starboard_kernel::texts!("texts");

/// What lists of games say: an app can have it before it has anything else of the game.
mod about {
    starboard_kernel::texts!("about");
}

impl Narrate for Event {
    fn narrate(&self, lang: Lang, names: &[String]) -> String {
        match self {
            Event::Fell { meteors } => fell(lang, *meteors),
            Event::Caught { seat, meteors } => caught(lang, &names[seat.index()], *meteors),
        }
    }
}

impl Wording for Meteors {
    fn title(lang: Lang) -> String {
        about::title(lang)
    }

    fn tagline(lang: Lang) -> String {
        about::tagline(lang)
    }

    fn option_label(_: &str, value: Option<&Value>, lang: Lang) -> String {
        value.map_or_else(|| about::option_players(lang), Value::to_string)
    }

    fn option_note(_: &str, _: &Value, _: Lang) -> Option<String> {
        None
    }

    fn render(&self, lang: Lang) -> String {
        let sky = "* ".repeat(self.left().into());
        format!("{}\n{}\n", meteors(lang, self.left()), sky.trim_end())
    }

    fn prompt(&self, lang: Lang) -> String {
        prompt(lang)
    }

    fn describe(&self, Catch(meteors): Catch, lang: Lang) -> String {
        catch(lang, meteors)
    }

    fn why_not(&self, action: Catch, lang: Lang) -> WhyNot {
        WhyNot {
            rule: self.rule_against(action),
            text: not_so_many(lang),
        }
    }

    fn describe_ending(_: &Ending, lang: Lang) -> String {
        ending(lang)
    }
}

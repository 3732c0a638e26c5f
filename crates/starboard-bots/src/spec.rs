//! The names of bots on command lines, at tables and in records.

use std::fmt;
use std::str::FromStr;

use starboard_kernel::Level;

/// Which bot: `random`, `greedy`, `search:1000`, `search:500ms` or `level:4`; outside the browser
/// also `classic:4`, `classic:search:1000` or `classic:search:500ms`.
#[derive(Clone, PartialEq, Debug)]
pub enum BotSpec {
    Random,
    Greedy,
    Search(Budget),
    Level(Level),
    /// The bots from before the learned evaluations, to compare with: their levels,
    #[cfg(not(target_arch = "wasm32"))]
    Classic(Level),
    /// and their search with another budget.
    #[cfg(not(target_arch = "wasm32"))]
    ClassicSearch(Budget),
}

impl BotSpec {
    /// Whether it is the same with and without a learned evaluation. The lower levels are: they
    /// stay as easy as they were.
    pub(crate) fn is_classic(&self) -> bool {
        match self {
            BotSpec::Random | BotSpec::Greedy => true,
            BotSpec::Search(_) => false,
            BotSpec::Level(level) => level.get() <= 2,
            #[cfg(not(target_arch = "wasm32"))]
            BotSpec::Classic(_) | BotSpec::ClassicSearch(_) => true,
        }
    }
}

/// How long a search may take for one decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Budget {
    Playouts(u32),
    Millis(u32),
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SpecError {
    #[error(
        "there is no bot {0:?}; choose random, greedy, search:PLAYOUTS (such as search:1000), \
         search:TIMEms (such as search:500ms) or level:{first} to level:{last}",
        first = Level::FIRST, last = Level::LAST
    )]
    Unknown(String),
    #[error(
        "{0:?} is not a budget for search; give playouts, such as search:1000, or \
         milliseconds, such as search:500ms, at least 1 of either"
    )]
    Budget(String),
    #[error(
        "there is no level {0:?}; the levels are {first} to {last}",
        first = Level::FIRST, last = Level::LAST
    )]
    Level(String),
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy => f.write_str("greedy"),
            BotSpec::Search(budget) => write!(f, "search:{budget}"),
            BotSpec::Level(level) => write!(f, "level:{level}"),
            #[cfg(not(target_arch = "wasm32"))]
            BotSpec::Classic(level) => write!(f, "classic:{level}"),
            #[cfg(not(target_arch = "wasm32"))]
            BotSpec::ClassicSearch(budget) => write!(f, "classic:search:{budget}"),
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Playouts(playouts) => write!(f, "{playouts}"),
            Budget::Millis(millis) => write!(f, "{millis}ms"),
        }
    }
}

impl FromStr for BotSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        match text.split_once(':') {
            None if text == "random" => Ok(BotSpec::Random),
            None if text == "greedy" => Ok(BotSpec::Greedy),
            None if text == "search" => Err(SpecError::Budget(String::new())),
            None if text == "level" => Err(SpecError::Level(String::new())),
            Some(("search", budget)) => budget.parse().map(BotSpec::Search),
            Some(("level", level)) => read_level(level).map(BotSpec::Level),
            #[cfg(not(target_arch = "wasm32"))]
            Some(("classic", rest)) => match rest.strip_prefix("search:") {
                Some(budget) => budget.parse().map(BotSpec::ClassicSearch),
                None => read_level(rest).map(BotSpec::Classic),
            },
            _ => Err(SpecError::Unknown(shortened(text))),
        }
    }
}

impl FromStr for Budget {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let budget = match text.strip_suffix("ms") {
            Some(millis) => number(millis).map(Budget::Millis),
            None => number(text).map(Budget::Playouts),
        };
        budget.ok_or_else(|| SpecError::Budget(shortened(text)))
    }
}

fn read_level(text: &str) -> Result<Level, SpecError> {
    text.parse().map_err(|_| SpecError::Level(shortened(text)))
}

/// A positive number in its canonical form: no sign, no leading zero.
fn number(text: &str) -> Option<u32> {
    text.parse()
        .ok()
        .filter(|&number: &u32| number > 0 && number.to_string() == text)
}

/// The beginning of a text, for messages: hostile input is not echoed at length.
fn shortened(text: &str) -> String {
    text.chars().take(60).collect()
}

starboard_kernel::serde_as_text!(BotSpec);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specs_round_trip() {
        for (text, spec) in [
            ("random", BotSpec::Random),
            ("greedy", BotSpec::Greedy),
            ("search:1000", BotSpec::Search(Budget::Playouts(1000))),
            ("search:500ms", BotSpec::Search(Budget::Millis(500))),
            ("level:1", BotSpec::Level(Level::FIRST)),
            ("level:5", BotSpec::Level(Level::LAST)),
            ("classic:5", BotSpec::Classic(Level::LAST)),
            (
                "classic:search:100ms",
                BotSpec::ClassicSearch(Budget::Millis(100)),
            ),
        ] {
            assert_eq!(text.parse(), Ok(spec.clone()));
            assert_eq!(spec.to_string(), text);
        }
    }

    #[test]
    fn errors_list_the_possibilities() {
        let check = |text: &str, expected: &str| {
            let error = text.parse::<BotSpec>().expect_err(text).to_string();
            assert!(error.contains(expected), "{text}: {error}");
        };
        for text in ["", "Random", "random ", "mcts", "greedy:2", ":", "ż"] {
            check(text, "random, greedy, search:PLAYOUTS");
        }
        for text in [
            "search",
            "search:",
            "search:0",
            "search:-1",
            "search:+5",
            "search:05",
            "search:0ms",
            "search:ms",
            "search:5s",
            "search:5 ms",
            "search:99999999999",
        ] {
            check(text, "search:500ms");
        }
        for text in [
            "level",
            "level:",
            "level:0",
            "level:6",
            "level:256",
            "level:four",
            "classic:",
            "classic:6",
            "classic:search",
        ] {
            check(text, "the levels are 1 to 5");
        }
        assert!(
            "x".repeat(5000)
                .parse::<BotSpec>()
                .expect_err("long")
                .to_string()
                .len()
                < 300
        );
    }
}

//! Ablations: a bot that may not choose freely. How much worse it does is the value of that
//! freedom.

use std::fmt;

use serde::Serialize;
use starboard_bots::Choice;
use starboard_kernel::FastRng;

/// What a bot may not do. Where every legal action is affected alike, it chooses as usual: it has
/// to do something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restriction {
    pub rule: Rule,
    pub pattern: Pattern,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Rule {
    /// Never a matching action, but the best of the others.
    Forbid,
    /// Whenever the bot wants a matching action: one of the matching actions at random.
    Random,
    /// Always the best matching action, if there is one.
    Prefer,
}

impl Rule {
    pub(crate) fn word(self) -> &'static str {
        self.into()
    }
}

/// Notation in which `*` stands for any text: `evade *`, `buy missile*`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern(Vec<String>);

impl From<&str> for Pattern {
    fn from(text: &str) -> Self {
        Pattern(text.split('*').map(str::to_owned).collect())
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("*"))
    }
}

impl Pattern {
    /// Whether the whole of `text` is like the pattern.
    #[must_use]
    pub fn matches(&self, text: &str) -> bool {
        let [first, middle @ .., last] = &self.0[..] else {
            return self.0.first().is_some_and(|only| only == text);
        };
        let Some(mut rest) = text.strip_prefix(first.as_str()) else {
            return false;
        };
        for part in middle {
            let Some(at) = rest.find(part.as_str()) else {
                return false;
            };
            rest = &rest[at + part.len()..];
        }
        rest.ends_with(last.as_str())
    }
}

impl Restriction {
    /// The action that a bot plays instead of its choice.
    pub(crate) fn apply(&self, choice: &Choice, legal: &[String], rng: &mut FastRng) -> String {
        let matches = |action: &String| self.pattern.matches(action);
        let wanted = matches(&choice.action);
        let (allowed, free): (Vec<&String>, bool) = match self.rule {
            Rule::Forbid if wanted => (legal.iter().filter(|a| !matches(a)).collect(), false),
            Rule::Random if wanted => (legal.iter().filter(|a| matches(a)).collect(), true),
            Rule::Prefer if !wanted => (legal.iter().filter(|a| matches(a)).collect(), false),
            Rule::Forbid | Rule::Random | Rule::Prefer => return choice.action.clone(),
        };
        if allowed.is_empty() {
            return choice.action.clone();
        }
        // The lines are in the order of the bot's preference.
        let mut lines = choice.lines.iter().map(|line| &line.action);
        if !free && let Some(best) = lines.find(|action| allowed.contains(action)) {
            return best.clone();
        }
        allowed[rng.below(allowed.len() as u32) as usize].clone()
    }
}

#[cfg(test)]
mod tests {
    use starboard_bots::Line;

    use super::*;

    #[test]
    fn a_star_stands_for_any_text() {
        let check = |pattern: &str, text: &str, expected: bool| {
            assert_eq!(
                Pattern::from(pattern).matches(text),
                expected,
                "{pattern} and {text}"
            );
        };
        check("evade", "evade", true);
        check("evade", "evade 1", false);
        check("evade*", "evade 1", true);
        check("evade*", "evade", true);
        check("*", "", true);
        check("*x*", "c1xd2", true);
        check("*x*", "c1-d2", false);
        check("a*a", "a", false);
        check("a*b*c", "a-b-b-c", true);
        check("a*b*c", "a-c", false);
        check("", "evade", false);
    }

    fn choice(actions: &[&str]) -> Choice {
        let lines: Vec<Line> = actions
            .iter()
            .map(|action| Line {
                action: (*action).to_owned(),
                visits: 1,
                value: vec![0.5],
                proven: None,
                variation: Vec::new(),
            })
            .collect();
        Choice {
            action: actions[0].to_owned(),
            value: vec![0.5],
            lines,
            playouts: 1,
        }
    }

    #[test]
    fn a_restricted_bot_takes_the_best_that_is_left() {
        let legal = ["a 1", "a 2", "b 1", "b 2"].map(str::to_owned);
        let mut rng = FastRng::new(1);
        let mut play = |rule: Rule, pattern: &str, preferred: &[&str]| {
            let restriction = Restriction {
                rule,
                pattern: pattern.into(),
            };
            restriction.apply(&choice(preferred), &legal, &mut rng)
        };
        let preferred = ["a 2", "b 2", "a 1", "b 1"];
        assert_eq!(play(Rule::Forbid, "a*", &preferred), "b 2");
        assert_eq!(play(Rule::Forbid, "b*", &preferred), "a 2");
        // Everything is forbidden, so nothing is.
        assert_eq!(play(Rule::Forbid, "*", &preferred), "a 2");
        assert_eq!(play(Rule::Prefer, "b*", &preferred), "b 2");
        assert_eq!(play(Rule::Prefer, "c*", &preferred), "a 2");
        // A bot that considers only one action falls back on any that is allowed.
        assert!(play(Rule::Forbid, "a*", &["a 1"]).starts_with("b "));
        assert_eq!(play(Rule::Random, "b*", &preferred), "a 2");
        let mut seen = [false; 2];
        for _ in 0..64 {
            let played = play(Rule::Random, "a*", &preferred);
            assert!(played.starts_with("a "), "{played}");
            seen[usize::from(played == "a 2")] = true;
        }
        assert_eq!(seen, [true, true]);
    }
}

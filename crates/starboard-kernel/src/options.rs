//! Table options: declared once by the game, listed by the UI and the engine from the schema.

use serde::Serialize;
use serde_json::{Map, Value};

use crate::document::{Violations, brief, quoted_list};

/// Options by name, as in a position document.
pub type OptionValues = Map<String, Value>;

/// One option and what it may be.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OptionSpec {
    pub name: &'static str,
    pub values: Vec<Value>,
    pub default: Value,
    /// The values in a list by seat, if the option may be one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by_seat: Option<BySeat>,
    /// The value of games that were written down before this option existed. It is still not
    /// written, so that they stay the same to the byte.
    #[serde(skip)]
    pub unwritten: Option<Value>,
}

/// What a list with one entry for each seat may hold.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BySeat {
    pub values: Vec<Value>,
    /// The value that several seats may have; every other one is unique.
    pub shared: Value,
}

impl BySeat {
    /// The rotations of the values, for this many seats: every value comes to every seat.
    fn rotations(&self, seats: usize) -> impl Iterator<Item = Value> {
        let count = self.values.len();
        (0..count).map(move |first| {
            (first..first + seats)
                .map(|index| self.values[index % count].clone())
                .collect()
        })
    }

    fn check(&self, given: &[Value], seats: Option<usize>, at: &str, violations: &mut Violations) {
        if let Some(seats) = seats {
            violations.require(
                given.len() == seats,
                at,
                format!(
                    "a list must have one entry for each of the {seats} players, not {}",
                    given.len()
                ),
            );
        }
        for (index, value) in given.iter().enumerate() {
            if !self.values.contains(value) {
                violations.add(
                    format!("{at}[{index}]"),
                    format!(
                        "{} is not possible; choose one of {}",
                        brief(value),
                        listed(&self.values)
                    ),
                );
            } else if *value != self.shared && given[..index].contains(value) {
                violations.add(
                    format!("{at}[{index}]"),
                    format!("{value} is there twice; only {} may be", self.shared),
                );
            }
        }
    }
}

fn listed(values: &[Value]) -> String {
    let texts: Vec<String> = values.iter().map(Value::to_string).collect();
    texts.join(", ")
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub struct Schema(pub Vec<OptionSpec>);

impl Schema {
    /// The possible numbers of players: the values of the option `players`, or one for a solo game.
    #[must_use]
    pub fn player_counts(&self) -> Vec<u64> {
        let players = self.0.iter().find(|spec| spec.name == "players");
        players.map_or_else(
            || vec![1],
            |spec| spec.values.iter().filter_map(Value::as_u64).collect(),
        )
    }

    /// Adds an option; its first value is the default.
    #[must_use]
    pub fn with<V: Into<Value>>(
        mut self,
        name: &'static str,
        values: impl IntoIterator<Item = V>,
    ) -> Self {
        let values: Vec<Value> = values.into_iter().map(Into::into).collect();
        let default = values.first().cloned().unwrap_or(Value::Null);
        self.0.push(OptionSpec {
            name,
            values,
            default,
            by_seat: None,
            unwritten: None,
        });
        self
    }

    /// Declares that games were written down before the last option existed: a document that does
    /// not name it means this value. New games still take the default.
    ///
    /// # Panics
    /// If there is no option yet.
    #[must_use]
    pub fn unwritten<V: Into<Value>>(mut self, value: V) -> Self {
        let last = self.0.last_mut().expect("an option to extend");
        last.unwritten = Some(value.into());
        self
    }

    /// Lets the last option also be a list by seat. The first value is the one that several
    /// seats may have.
    ///
    /// # Panics
    /// If there is no option yet, or no value.
    #[must_use]
    pub fn or_by_seat<V: Into<Value>>(mut self, values: impl IntoIterator<Item = V>) -> Self {
        let values: Vec<Value> = values.into_iter().map(Into::into).collect();
        let shared = values[0].clone();
        let last = self.0.last_mut().expect("an option to extend");
        last.by_seat = Some(BySeat { values, shared });
        self
    }

    /// How many seats there are with these options: the value of `players`, or one.
    fn seats(&self, options: &OptionValues) -> Option<usize> {
        match self.0.iter().find(|spec| spec.name == "players") {
            None => Some(1),
            Some(spec) => {
                let players = options.get(spec.name).unwrap_or(&spec.default);
                spec.values
                    .contains(players)
                    .then(|| players.as_u64().map(|count| count as usize))?
            }
        }
    }

    #[must_use]
    pub fn empty() -> Self {
        Schema(Vec::new())
    }

    #[must_use]
    pub fn defaults(&self) -> OptionValues {
        self.0
            .iter()
            .map(|spec| (spec.name.to_owned(), spec.default.clone()))
            .collect()
    }

    /// Options that were written down, with those that are not written. Anything else that is
    /// missing is left to [`Schema::complete`].
    #[must_use]
    pub fn with_unwritten(&self, written: &OptionValues) -> OptionValues {
        let mut options = written.clone();
        for spec in &self.0 {
            if let Some(value) = &spec.unwritten
                && !options.contains_key(spec.name)
            {
                options.insert(spec.name.to_owned(), value.clone());
            }
        }
        options
    }

    /// Options as they are written down: without those values that are not written.
    #[must_use]
    pub fn written(&self, mut options: OptionValues) -> OptionValues {
        options.retain(|name, value| {
            let spec = self.0.iter().find(|spec| spec.name == name);
            spec.is_none_or(|spec| spec.unwritten.as_ref() != Some(value))
        });
        options
    }

    /// Fills in the defaults; refuses unknown names and values, all of them at once.
    ///
    /// # Errors
    /// Every option that is not in the schema.
    pub fn complete(&self, given: &OptionValues) -> Result<OptionValues, Violations> {
        let mut violations = Violations::default();
        for name in given.keys() {
            if !self.0.iter().any(|spec| spec.name == name) {
                let known = quoted_list(self.0.iter().map(|spec| spec.name));
                violations.add(
                    format!("options.{name}"),
                    format!("there is no such option; the options are {known}"),
                );
            }
        }
        let mut complete = OptionValues::new();
        for spec in &self.0 {
            let value = given.get(spec.name).unwrap_or(&spec.default);
            let at = format!("options.{}", spec.name);
            match (&spec.by_seat, value) {
                _ if spec.values.contains(value) => {}
                (Some(by_seat), Value::Array(list)) => {
                    by_seat.check(list, self.seats(given), &at, &mut violations);
                }
                (by_seat, _) => {
                    let mut message = format!(
                        "{} is not possible; choose one of {}",
                        brief(value),
                        listed(&spec.values)
                    );
                    if let Some(by_seat) = by_seat {
                        message.push_str(&format!(
                            ", or a list with one of {} for each player",
                            listed(&by_seat.values)
                        ));
                    }
                    violations.add(at, message);
                }
            }
            complete.insert(spec.name.to_owned(), value.clone());
        }
        violations.into_result(complete)
    }

    /// Every combination of values, for tests that must see them all. Of the lists by seat,
    /// those in which each value comes to each seat once.
    #[must_use]
    pub fn combinations(&self) -> Vec<OptionValues> {
        let mut all = vec![OptionValues::new()];
        for spec in &self.0 {
            all = all
                .iter()
                .flat_map(|partial| {
                    let seats = self.seats(partial).unwrap_or(1);
                    let lists = spec.by_seat.iter().flat_map(move |by| by.rotations(seats));
                    spec.values.iter().cloned().chain(lists).map(|value| {
                        let mut next = partial.clone();
                        next.insert(spec.name.to_owned(), value);
                        next
                    })
                })
                .collect();
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn schema() -> Schema {
        Schema::empty()
            .with("players", [2, 3])
            .with("gifts", ["none", "dealt"])
            .or_by_seat(["none", "cake", "tea", "book"])
    }

    fn given(value: &Value) -> OptionValues {
        value.as_object().expect("an object").clone()
    }

    #[test]
    fn a_list_by_seat_is_taken_or_refused_with_the_reason() {
        for possible in [
            json!({ "gifts": ["cake", "tea"] }),
            json!({ "gifts": ["none", "none"] }),
            json!({ "players": 3, "gifts": ["none", "book", "none"] }),
            json!({ "gifts": "dealt" }),
        ] {
            let complete = schema().complete(&given(&possible)).expect("possible");
            assert_eq!(complete["gifts"], possible["gifts"]);
        }
        let check = |value: &Value, at: &str, reason: &str| {
            let refused = schema().complete(&given(value)).expect_err("refused");
            let found = refused.0.iter().find(|violation| violation.at == at);
            let message = &found.unwrap_or_else(|| panic!("{at}: {refused}")).message;
            assert!(message.contains(reason), "{message}");
        };
        check(
            &json!({ "gifts": ["cake"] }),
            "options.gifts",
            "each of the 2 players",
        );
        check(
            &json!({ "players": 3, "gifts": ["cake", "tea"] }),
            "options.gifts",
            "each of the 3 players",
        );
        check(
            &json!({ "gifts": ["tea", "tea"] }),
            "options.gifts[1]",
            "there twice",
        );
        check(
            &json!({ "gifts": ["tea", "gold"] }),
            "options.gifts[1]",
            "\"gold\" is not possible",
        );
        check(
            &json!({ "gifts": "gold" }),
            "options.gifts",
            "or a list with one of",
        );
        check(
            &json!({ "gifts": { "1": "tea" } }),
            "options.gifts",
            "is not possible",
        );
    }

    #[test]
    fn combinations_bring_every_value_to_every_seat() {
        let combinations = schema().combinations();
        assert_eq!(combinations.len(), 2 * (2 + 4));
        for players in [2, 3] {
            for seat in 0..players {
                for value in ["none", "cake", "tea", "book"] {
                    let there = combinations.iter().any(|options| {
                        options["players"] == players && options["gifts"][seat] == value
                    });
                    assert!(there, "{value} at seat {seat} of {players}");
                }
            }
        }
        for options in &combinations {
            assert!(schema().complete(options).is_ok(), "{options:?}");
        }
    }
}

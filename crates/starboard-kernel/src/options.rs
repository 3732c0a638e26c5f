//! Table options: declared once by the game, listed by the UI and the engine from the schema.

use serde::Serialize;
use serde_json::{Map, Value};

use crate::document::{Violations, quoted_list};

/// Options by name, as in a position document.
pub type OptionValues = Map<String, Value>;

/// One option and what it may be.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OptionSpec {
    pub name: &'static str,
    pub values: Vec<Value>,
    pub default: Value,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub struct Schema(pub Vec<OptionSpec>);

impl Schema {
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
        });
        self
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
            if !spec.values.contains(value) {
                let allowed: Vec<String> = spec.values.iter().map(Value::to_string).collect();
                violations.add(
                    format!("options.{}", spec.name),
                    format!(
                        "{value} is not possible; choose one of {}",
                        allowed.join(", ")
                    ),
                );
            }
            complete.insert(spec.name.to_owned(), value.clone());
        }
        violations.into_result(complete)
    }

    /// Every combination of values, for tests that must see them all.
    #[must_use]
    pub fn combinations(&self) -> Vec<OptionValues> {
        let mut all = vec![OptionValues::new()];
        for spec in &self.0 {
            all = all
                .iter()
                .flat_map(|partial| {
                    spec.values.iter().map(move |value| {
                        let mut next = partial.clone();
                        next.insert(spec.name.to_owned(), value.clone());
                        next
                    })
                })
                .collect();
        }
        all
    }
}

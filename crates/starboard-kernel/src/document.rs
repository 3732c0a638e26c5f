//! Reading documents from outside: every violation is reported, not only the first.

use std::fmt;

use serde::Serialize;
use serde_json::{Map, Value};

/// One thing that is wrong with a document.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Violation {
    /// The field, such as `players[1].tokens`.
    pub at: String,
    pub message: String,
}

/// Everything that is wrong with a document.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, thiserror::Error)]
#[serde(transparent)]
pub struct Violations(pub Vec<Violation>);

impl Violations {
    #[must_use]
    pub fn one(at: impl Into<String>, message: impl Into<String>) -> Self {
        let mut violations = Violations::default();
        violations.add(at, message);
        violations
    }

    pub fn add(&mut self, at: impl Into<String>, message: impl Into<String>) {
        self.0.push(Violation {
            at: at.into(),
            message: message.into(),
        });
    }

    /// Adds the violation unless the condition holds.
    pub fn require(&mut self, holds: bool, at: impl Into<String>, message: impl Into<String>) {
        if !holds {
            self.add(at, message);
        }
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// # Errors
    /// If there is any violation.
    pub fn into_result<T>(self, value: T) -> Result<T, Violations> {
        if self.is_empty() {
            Ok(value)
        } else {
            Err(self)
        }
    }
}

impl fmt::Display for Violations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, violation) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{}: {}", violation.at, violation.message)?;
        }
        Ok(())
    }
}

/// Reads the fields of a JSON object one by one and remembers what is wrong.
#[derive(Debug)]
pub struct Reader<'a> {
    fields: Option<&'a Map<String, Value>>,
    prefix: String,
    known: Vec<&'static str>,
    violations: Violations,
}

impl<'a> Reader<'a> {
    /// A reader of `value`, whose fields are reported as `prefix` + name.
    #[must_use]
    pub fn new(value: &'a Value, prefix: &str) -> Self {
        let mut violations = Violations::default();
        let fields = value.as_object();
        if fields.is_none() {
            let at = prefix.trim_end_matches('.');
            violations.add(
                if at.is_empty() { "document" } else { at },
                format!("expected an object, found {}", kind(value)),
            );
        }
        Reader {
            fields,
            prefix: prefix.to_owned(),
            known: Vec::new(),
            violations,
        }
    }

    #[must_use]
    pub fn path(&self, name: &str) -> String {
        format!("{}{name}", self.prefix)
    }

    pub fn violation(&mut self, name: &str, message: impl Into<String>) {
        let at = self.path(name);
        self.violations.add(at, message);
    }

    pub fn absorb(&mut self, other: Violations) {
        self.violations.0.extend(other.0);
    }

    /// A field that may be missing.
    pub fn optional(&mut self, name: &'static str) -> Option<&'a Value> {
        self.known.push(name);
        self.fields?.get(name)
    }

    /// A required field; its absence is noted.
    pub fn field(&mut self, name: &'static str) -> Option<&'a Value> {
        let found = self.optional(name);
        if found.is_none() && self.fields.is_some() {
            self.violation(name, "this field is missing");
        }
        found
    }

    /// Converts a field, or notes what was expected instead.
    pub fn read<T>(
        &mut self,
        name: &'static str,
        expected: &str,
        convert: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Option<T> {
        let value = self.field(name)?;
        self.converted(name, value, expected, convert)
    }

    /// Like [`Reader::read`], with a default for a missing field.
    pub fn read_or<T>(
        &mut self,
        name: &'static str,
        default: T,
        expected: &str,
        convert: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Option<T> {
        match self.optional(name) {
            None => Some(default),
            Some(value) => self.converted(name, value, expected, convert),
        }
    }

    fn converted<T>(
        &mut self,
        name: &str,
        value: &'a Value,
        expected: &str,
        convert: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Option<T> {
        let converted = convert(value);
        if converted.is_none() {
            self.violation(name, format!("expected {expected}, found {}", brief(value)));
        }
        converted
    }

    /// Finishes reading; unknown fields are violations.
    #[must_use]
    pub fn finish(mut self) -> Violations {
        if let Some(fields) = self.fields {
            for name in fields.keys() {
                if !self.known.contains(&name.as_str()) {
                    let known = quoted_list(self.known.iter().copied());
                    let at = self.path(name);
                    self.violations.add(
                        at,
                        format!("there is no such field; the fields are {known}"),
                    );
                }
            }
        }
        self.violations
    }
}

/// `"a", "b", "c"`.
pub(crate) fn quoted_list<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names
        .map(|name| format!("{name:?}"))
        .collect::<Vec<_>>()
        .join(", ")
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}

/// A value as a message shows it: short enough to read.
pub(crate) fn brief(value: &Value) -> String {
    match value {
        Value::Array(_) | Value::Object(_) => kind(value).to_owned(),
        _ => {
            let text = value.to_string();
            if text.chars().count() > 40 {
                format!("{}…", text.chars().take(40).collect::<String>())
            } else {
                text
            }
        }
    }
}

/// The field's value as one of a few words.
pub fn word<T: Copy>(words: &[(&str, T)], value: &Value) -> Option<T> {
    let text = value.as_str()?;
    words
        .iter()
        .find(|(word, _)| *word == text)
        .map(|&(_, meaning)| meaning)
}

/// A whole number within bounds.
#[must_use]
pub fn number(value: &Value, least: u64, most: u64) -> Option<u64> {
    value.as_u64().filter(|n| (least..=most).contains(n))
}

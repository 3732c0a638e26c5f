//! The games by name.

use serde_json::Value;

use crate::Violations;
use crate::document::quoted_list;
use crate::erased::{Position, Rules};

/// The games a program knows, each under the name it gives itself.
#[derive(Clone, Debug)]
pub struct Registry(Vec<&'static dyn Rules>);

impl Registry {
    #[must_use]
    pub fn new(games: Vec<&'static dyn Rules>) -> Self {
        Registry(games)
    }

    pub fn iter(&self) -> impl Iterator<Item = &'static dyn Rules> + '_ {
        self.0.iter().copied()
    }

    /// # Errors
    /// If no game has this name; says which there are.
    pub fn get(&self, name: &str) -> Result<&'static dyn Rules, Violations> {
        self.iter()
            .find(|rules| rules.name() == name)
            .ok_or_else(|| {
                let known = quoted_list(self.iter().map(|rules| rules.name()));
                Violations::one(
                    "game",
                    format!("there is no game {name:?}; the games are {known}"),
                )
            })
    }

    /// Reads a position document of any game.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read_document(&self, document: &Value) -> Result<Position, Violations> {
        let Some(name) = document.get("game").and_then(Value::as_str) else {
            return Err(Violations::one(
                "game",
                "a position document names its game in this field",
            ));
        };
        self.get(name)?.read_document(document)
    }
}

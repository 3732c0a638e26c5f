//! The games by name.

use serde_json::Value;

use crate::document::quoted_list;
use crate::erased::{Position, Rules};
use crate::{Edition, UnknownEdition, Violations};

/// The games a program knows, by name.
///
/// ```
/// use starboard_kernel::Registry;
/// use starboard_kernel::erased::rules_of;
/// use starboard_kernel::toy::Pebbles;
///
/// let registry = Registry::new(vec![rules_of::<Pebbles>()]);
///
/// // New games are started by name, and their documents are read back.
/// let rules = registry.get("pebbles")?;
/// let start = rules.start(&rules.schema().defaults())?;
/// assert_eq!(registry.read_document(&start.document())?, start);
///
/// // Old games are found by name, edition and rules version.
/// let (_, edition) = registry.find("pebbles", Some("reversed"), 1).expect("known");
/// assert_eq!(edition.name, "reversed");
/// let error = registry.find("pebbles", Some("deluxe"), 1).expect_err("unknown");
/// assert_eq!(
///     error.to_string(),
///     "edition \"deluxe\", rules version 1 of pebbles, which this program does not have; \
///      it has \"standard\" (rules version 1), \"reversed\" (rules version 1)"
/// );
/// # Ok::<(), starboard_kernel::Violations>(())
/// ```
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

    /// The rules of a game that names its edition and rules version; without an edition it is the
    /// first one.
    ///
    /// # Errors
    /// If there is no such game, or not with this edition and version; says which there are.
    pub fn find(
        &self,
        name: &str,
        edition: Option<&str>,
        rules_version: u32,
    ) -> Result<(&'static dyn Rules, Edition), LookupError> {
        let rules = self.get(name)?;
        let editions = rules.editions();
        let wanted = edition.unwrap_or(editions[0].name);
        let found = editions
            .iter()
            .find(|known| known.name == wanted && known.rules_version == rules_version);
        match found {
            Some(edition) => Ok((rules, *edition)),
            None => Err(LookupError::Edition(UnknownEdition {
                game: name.to_owned(),
                edition: wanted.chars().take(60).collect(),
                rules_version,
                known: editions.to_vec(),
            })),
        }
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

/// Why the rules that something was played by are not found.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum LookupError {
    #[error("{0}")]
    Game(Violations),
    #[error("{0}")]
    Edition(UnknownEdition),
}

impl From<Violations> for LookupError {
    fn from(violations: Violations) -> Self {
        LookupError::Game(violations)
    }
}

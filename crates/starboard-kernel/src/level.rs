//! How strong a bot plays.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize};

/// The strength of a bot, from 1 (weakest) to 5. In data it is the bare number.
///
/// ```
/// use starboard_kernel::Level;
///
/// let level: Level = "4".parse()?;
/// assert_eq!(level.get(), 4);
/// assert!(Level::try_from(6).is_err());
/// # Ok::<(), starboard_kernel::NoSuchLevel>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(utoipa::ToSchema),
    schema(description = "level, 1 to 5", minimum = 1, maximum = 5)
)]
#[serde(transparent)]
pub struct Level(u8);

impl Level {
    pub const FIRST: Level = Level(1);
    pub const LAST: Level = Level(5);
    /// That of bots until somebody chooses another: a newcomer can beat it.
    pub const USUAL: Level = Level(2);
    /// Every level, weakest first.
    pub const ALL: [Level; 5] = [Level(1), Level(2), Level(3), Level(4), Level(5)];

    /// `None` if there is no such level.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if number >= Level::FIRST.0 && number <= Level::LAST.0 {
            Some(Level(number))
        } else {
            None
        }
    }

    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// A requested level, which may not exist. Requests and plans of tables contain it: the table
/// refuses it, with a code and a text, where a [`Level`] would only be unreadable.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(utoipa::ToSchema),
    schema(description = "level, 1 to 5")
)]
#[serde(transparent)]
pub struct RequestedLevel(pub u8);

impl RequestedLevel {
    /// # Errors
    /// If there is no such level.
    pub fn check(self) -> Result<Level, NoSuchLevel> {
        self.0.try_into()
    }
}

impl From<Level> for RequestedLevel {
    fn from(level: Level) -> Self {
        RequestedLevel(level.0)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no level {0} bot")]
pub struct NoSuchLevel(pub String);

impl TryFrom<u8> for Level {
    type Error = NoSuchLevel;

    fn try_from(number: u8) -> Result<Self, NoSuchLevel> {
        Level::new(number).ok_or_else(|| NoSuchLevel(number.to_string()))
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.0
    }
}

impl FromStr for Level {
    type Err = NoSuchLevel;

    /// One digit: exactly what is printed.
    fn from_str(text: &str) -> Result<Self, NoSuchLevel> {
        let level = match text.as_bytes() {
            [digit @ b'0'..=b'9'] => Level::new(digit - b'0'),
            _ => None,
        };
        // Hostile input is not echoed at length.
        level.ok_or_else(|| NoSuchLevel(text.chars().take(60).collect()))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Level {}", self.0)
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u64::deserialize(deserializer)?;
        u8::try_from(number)
            .ok()
            .and_then(Level::new)
            .ok_or_else(|| {
                let (first, last) = (Level::FIRST, Level::LAST);
                serde::de::Error::custom(format!("levels of bots are numbered {first} to {last}"))
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_round_trip_as_text_and_as_numbers() {
        for (level, number) in Level::ALL.into_iter().zip(1_u8..) {
            assert_eq!(level.get(), number);
            assert_eq!(Level::try_from(number), Ok(level));
            assert_eq!(level.to_string().parse(), Ok(level));
            let json = serde_json::to_string(&level).expect("a number");
            assert_eq!(json, number.to_string());
            assert_eq!(serde_json::from_str::<Level>(&json).ok(), Some(level));
        }
        assert_eq!(Level::ALL[0], Level::FIRST);
        assert_eq!(Level::ALL[4], Level::LAST);
    }

    #[test]
    fn there_are_no_others() {
        for number in [0, 6, 255] {
            assert_eq!(Level::new(number), None);
            assert!(RequestedLevel(number).check().is_err());
        }
        for text in ["", "0", "6", "01", "+1", " 1", "1 ", "٣", "one"] {
            assert!(text.parse::<Level>().is_err(), "{text}");
        }
        for json in ["0", "6", "-1", "256", "1.0", "\"1\"", "null"] {
            assert!(serde_json::from_str::<Level>(json).is_err(), "{json}");
        }
        let long = "9".repeat(5000).parse::<Level>().expect_err("no level");
        assert!(long.to_string().len() < 100);
    }
}

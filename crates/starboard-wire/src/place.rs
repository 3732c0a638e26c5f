//! Pagination: where one page of a list ends and the next begins.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Summary;

/// A cursor in a list of tables, which is ordered by the time of the last change, newest first,
/// and then by id. It is written as `changed_at.table`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Place {
    pub changed_at: u64,
    pub table: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("\"{0}\" is no place in a list: ask for the `more` of the page before")]
pub struct NoPlace(String);

#[cfg(feature = "schema")]
impl utoipa::PartialSchema for Place {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
        let text = utoipa::schema!(
            #[inline]
            String
        );
        text.pattern(Some(r"^[0-9]+\..*$"))
            .description(Some("Where a page of a list ends and the next begins"))
            .examples(["1700000000123.k3v9mw2p7xq4rtba"])
            .into()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for Place {}

impl From<&Summary> for Place {
    fn from(summary: &Summary) -> Self {
        Place {
            changed_at: summary.changed_at,
            table: summary.table.clone(),
        }
    }
}

impl Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.changed_at, self.table)
    }
}

impl From<Place> for String {
    fn from(place: Place) -> Self {
        place.to_string()
    }
}

impl FromStr for Place {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Self, NoPlace> {
        let place = text.split_once('.').and_then(|(moment, table)| {
            // Databases do not accept every character.
            let is_plain = table.bytes().all(|byte| byte.is_ascii_graphic());
            is_plain.then_some(())?;
            Some(Place {
                changed_at: moment.parse().ok()?,
                table: table.to_owned(),
            })
        });
        place.ok_or_else(|| NoPlace(text.to_owned()))
    }
}

impl TryFrom<String> for Place {
    type Error = NoPlace;

    fn try_from(text: String) -> Result<Self, NoPlace> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_read_as_it_was_written() {
        let place = Place {
            changed_at: 1_700_000_000_123,
            table: "k3v.9".into(),
        };
        assert_eq!(place.to_string().parse(), Ok(place));
    }

    #[test]
    fn what_is_no_place_is_named() {
        for wrong in ["", "soon", "12", "x.table", "-1.table", "1.ta\0ble"] {
            let error = wrong.parse::<Place>().unwrap_err().to_string();
            assert!(error.starts_with(&format!("\"{wrong}\"")), "{error}");
        }
    }
}

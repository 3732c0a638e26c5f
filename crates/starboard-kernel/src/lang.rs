//! Languages. Texts are functions made by [`texts!`](crate::texts): a text that lacks a language
//! does not compile.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    #[default]
    En,
    Pl,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Pl];

    /// The two-letter code, as in `lang="pl"`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Pl => "pl",
        }
    }

    /// What the language calls itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Pl => "Polski",
        }
    }

    /// Reads a code such as `pl`, `pl-PL` or `pl_PL.UTF-8`.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Lang> {
        let language = code.split(['-', '_', '.']).next()?.to_ascii_lowercase();
        Lang::ALL.into_iter().find(|lang| lang.code() == language)
    }
}

/// Chooses the word form for a count: English has two forms, Polish three
/// (1 punkt, 2 punkty, 5 punktów); `few` is used by Polish only.
#[must_use]
pub fn plural<'a>(lang: Lang, count: i64, one: &'a str, few: &'a str, many: &'a str) -> &'a str {
    let n = count.unsigned_abs();
    match lang {
        Lang::En => {
            if n == 1 {
                one
            } else {
                many
            }
        }
        Lang::Pl => match (n, n % 10, n % 100) {
            (1, _, _) => one,
            (_, _, 12..=14) => many,
            (_, 2..=4, _) => few,
            _ => many,
        },
    }
}

/// Defines texts in every language, each as a function of the language and typed arguments:
///
/// ```
/// starboard_kernel::texts! {
///     /// Doc comments are kept.
///     greeting(name: &str) { en: "Hello, {name}!", pl: "Witaj, {name}!" }
/// }
/// # use starboard_kernel::Lang;
/// assert_eq!(greeting(Lang::Pl, "Ada"), "Witaj, Ada!");
/// ```
#[macro_export]
macro_rules! texts {
    ($($(#[$meta:meta])* $name:ident($($arg:ident: $ty:ty),* $(,)?) { en: $en:literal, pl: $pl:literal $(,)? })*) => {
        $($(#[$meta])*
        #[must_use]
        pub fn $name(lang: $crate::Lang $(, $arg: $ty)*) -> String {
            match lang {
                $crate::Lang::En => format!($en),
                $crate::Lang::Pl => format!($pl),
            }
        })*
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_in_their_usual_spellings() {
        for (code, expected) in [
            ("pl", Some(Lang::Pl)),
            ("pl-PL", Some(Lang::Pl)),
            ("PL_pl.UTF-8", Some(Lang::Pl)),
            ("en-GB", Some(Lang::En)),
            ("de", None),
            ("", None),
        ] {
            assert_eq!(Lang::from_code(code), expected, "{code}");
        }
    }

    #[test]
    fn polish_counts_in_three_forms() {
        let form = |n| plural(Lang::Pl, n, "punkt", "punkty", "punktów");
        for (n, expected) in [
            (0, "punktów"),
            (1, "punkt"),
            (2, "punkty"),
            (4, "punkty"),
            (5, "punktów"),
            (12, "punktów"),
            (21, "punktów"),
            (22, "punkty"),
            (112, "punktów"),
        ] {
            assert_eq!(form(n), expected, "{n}");
        }
        assert_eq!(plural(Lang::En, 1, "point", "", "points"), "point");
        assert_eq!(plural(Lang::En, 2, "point", "", "points"), "points");
    }
}

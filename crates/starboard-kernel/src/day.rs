//! A day of the calendar: the daily game is the same for everybody who plays it.

use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a day is written as year-month-day, such as 2026-11-15")]
pub struct DayError;

impl Day {
    /// A day that the calendar has.
    #[must_use]
    pub fn new(year: u16, month: u8, day: u8) -> Option<Day> {
        let leap =
            (year.is_multiple_of(4) && !year.is_multiple_of(100)) || year.is_multiple_of(400);
        let length = match month {
            2 if leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            1..=12 => 31,
            _ => return None,
        };
        ((1..=9999).contains(&year) && (1..=length).contains(&day)).then_some(Day {
            year,
            month,
            day,
        })
    }

    /// How many days it is after 1970-01-01.
    #[must_use]
    pub fn since_1970(self) -> i64 {
        let (month, day) = (i64::from(self.month), i64::from(self.day));
        // A year that begins in March ends with its leap day.
        let year = i64::from(self.year) - i64::from(month < 3);
        let months = (153 * ((month + 9) % 12) + 2) / 5;
        365 * year + year / 4 - year / 100 + year / 400 + months + day - 719_469
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Self, DayError> {
        let mut parts = text.splitn(3, '-');
        let mut part = || parts.next().unwrap_or_default();
        let (year, month, day) = (part(), part(), part());
        let day = match (year.parse(), month.parse(), day.parse()) {
            (Ok(year), Ok(month), Ok(day)) => Day::new(year, month, day),
            _ => None,
        };
        // One spelling only: a day is part of what a seed is made from.
        day.filter(|day| day.to_string() == text).ok_or(DayError)
    }
}

crate::serde_as_text!(Day);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_of_the_calendar_are_read_and_nothing_else() {
        for text in [
            "2026-11-15",
            "2024-02-29",
            "2000-02-29",
            "0001-01-01",
            "9999-12-31",
        ] {
            assert_eq!(
                text.parse::<Day>().map(|day| day.to_string()),
                Ok(text.into())
            );
        }
        for bad in [
            "",
            "2026",
            "2026-11",
            "2026-13-01",
            "2026-00-10",
            "2026-02-29",
            "1900-02-29",
            "2026-11-31",
            "2026-11-00",
            "0000-01-01",
            "2026-1-5",
            "+2026-11-15",
            "2026-11-15 ",
            "2026-11-15-1",
            "12026-11-15",
            "2026/11/15",
        ] {
            assert_eq!(bad.parse::<Day>(), Err(DayError), "{bad}");
        }
    }
    #[test]
    fn days_are_numbered_without_gaps() {
        let epoch = Day::new(1970, 1, 1).expect("a day");
        assert_eq!(epoch.since_1970(), 0);
        let mut number = Day::new(1, 1, 1).expect("a day").since_1970();
        for year in 1..=9999 {
            for (month, day) in (1..=12).flat_map(|month| (1..=31).map(move |day| (month, day))) {
                if let Some(day) = Day::new(year, month, day) {
                    assert_eq!(day.since_1970(), number, "{day}");
                    number += 1;
                }
            }
        }
    }
}

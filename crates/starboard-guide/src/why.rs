//! Why something else would have been better than what was played, in one sentence.

use starboard_kernel::Lang;
use starboard_kernel::erased::Position;

use crate::{Reader, texts};

/// A decision that a review points out.
#[derive(Clone, Copy, Debug)]
pub struct Mistake<'a> {
    /// The position in which it was made, and what was played there.
    pub before: &'a Position,
    pub played: &'a str,
    pub better: &'a str,
    /// The position in which the next player decides, and what is best there.
    pub answer: Option<(&'a Position, &'a str)>,
    pub worth: Worth<'a>,
}

/// How much better it would have been.
#[derive(Clone, Copy, Debug)]
pub enum Worth<'a> {
    Points(&'a str),
    Chance(&'a str),
}

impl Mistake<'_> {
    /// What the better action is certain to bring about and the played one is not; else what that
    /// has allowed the next player to do; else a figure. `reason` says what speaks for an action,
    /// as [`crate::Guide::reason`] does.
    #[must_use]
    pub fn why(
        &self,
        names: &[String],
        lang: Lang,
        reason: impl Fn(&Position, &str, Reader<'_>) -> Option<String>,
    ) -> String {
        let told = |position: &Position, action: &str| {
            let reader = Reader::new(position.turn().player(), lang).with_names(names);
            Some((reader, reason(position, action, reader)?))
        };
        let better = told(self.before, self.better).map(|(_, words)| words);
        let played = told(self.before, self.played).map(|(_, words)| words);
        if let Some(words) = &better
            && better != played
        {
            return words.clone();
        }
        if let Some((position, action)) = self.answer
            && let Some((reader, words)) = told(position, action)
            && let Some(seat) = reader.seat
        {
            return texts::allowed(lang, &reader.name(seat), words.trim_end_matches('.'));
        }
        match self.worth {
            Worth::Points(points) => texts::worth_points(lang, points),
            Worth::Chance(points) => texts::worth_chance(lang, points),
        }
    }
}

#[cfg(test)]
mod tests {
    use starboard_kernel::OptionValues;
    use starboard_kernel::erased::rules_of;

    use super::*;

    /// What the better action brings about comes first, then what the others could do, then a figure.
    #[test]
    fn there_is_always_a_sentence() {
        let rules = rules_of::<rescue::Rescue>();
        let start = rules.start(&OptionValues::new()).expect("defaults");
        let mut after = start.clone();
        let action = &start.legal_actions()[0];
        after.play(action).expect("legal");
        let answer = after.legal_actions()[0].clone();
        let mistake = Mistake {
            before: &start,
            played: action,
            better: "better",
            answer: Some((&after, &answer)),
            worth: Worth::Chance("12"),
        };
        let names = ["Ada".to_owned(), "Bo".to_owned()];
        for lang in Lang::ALL {
            let say = |known: &[&str]| {
                mistake.why(&names, lang, |_, asked, _| {
                    known.contains(&asked).then(|| format!("about {asked}."))
                })
            };
            assert_eq!(say(&["better", action, &answer]), "about better.");
            assert!(say(&[&answer]).contains(&answer), "{}", say(&[&answer]));
            assert!(say(&[]).contains("12"), "{}", say(&[]));
        }
    }
}

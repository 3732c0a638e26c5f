//! First missions: short games with a fixed course in which a beginner learns one idea at a time by
//! doing it. Dice and draws follow from a seed and the other players from the script, so that a
//! mission is the same for everybody, whatever the bots can do.

use starboard_kernel::erased::{Position, Rules};
use starboard_kernel::{Actor, History, Lang, OptionValues, Seed};

/// The first mission of a game. The beginner has the first seat.
#[derive(Clone, Copy, Debug)]
pub struct Mission {
    pub(crate) start: Start,
    /// Where the chance comes from.
    pub(crate) seed: u64,
    pub(crate) steps: &'static [Step],
    /// What has been learned.
    pub(crate) done: fn(Lang) -> String,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Start {
    /// The usual start, with these options.
    Options(&'static [(&'static str, &'static str)]),
    /// A position document.
    Document(&'static str),
}

/// An action of the script, in notation.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    /// The beginner learns something by doing this.
    Learn(&'static str, fn(Lang) -> String),
    /// The beginner continues with the last lesson.
    GoOn(&'static str),
    /// Another player does this.
    Other(&'static str),
}

/// The text, and what to do about it.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// From 1.
    pub number: usize,
    /// The action to take, in notation.
    pub action: &'static str,
    text: fn(Lang) -> String,
}

impl Lesson {
    #[must_use]
    pub fn text(&self, lang: Lang) -> String {
        (self.text)(lang)
    }
}

/// What comes next in a mission.
#[derive(Clone, Copy, Debug)]
pub enum Next {
    Lesson(Lesson),
    /// Another player takes this action.
    Other(&'static str),
    Done,
}

impl Mission {
    /// The position in which the mission starts.
    ///
    /// # Panics
    /// If the rules are those of another game.
    #[must_use]
    pub fn start(&self, rules: &dyn Rules) -> Position {
        match self.start {
            Start::Options(options) => {
                let values = options.iter().map(|(name, value)| {
                    let value = serde_json::Value::from(*value);
                    ((*name).to_owned(), value)
                });
                rules.start(&values.collect::<OptionValues>())
            }
            Start::Document(text) => {
                let document = serde_json::from_str(text).expect("a mission starts somewhere");
                rules.read_document(&document)
            }
        }
        .expect("a mission of this game")
    }

    /// Whether it starts in the middle of a game, which is read from a document.
    #[must_use]
    pub fn starts_from_document(&self) -> bool {
        matches!(self.start, Start::Document(_))
    }

    #[must_use]
    pub fn seed(&self) -> Seed {
        Seed::from_number(self.seed)
    }

    /// What comes next, after a part of the script has happened.
    #[must_use]
    pub fn next(&self, history: &History) -> Next {
        let is_action = |actor: &Actor| matches!(actor, Actor::Player(_));
        let steps = history.steps().iter();
        let taken = steps.filter(|step| is_action(&step.actor)).count();
        let action = match self.steps.get(taken) {
            None => return Next::Done,
            Some(Step::Other(action)) => return Next::Other(action),
            Some(Step::Learn(action, _) | Step::GoOn(action)) => action,
        };
        let told = texts(&self.steps[..=taken]);
        let number = told.clone().count();
        let text = told.last().expect("a mission starts with a lesson");
        Next::Lesson(Lesson {
            number,
            action,
            text,
        })
    }

    /// How many lessons there are.
    #[must_use]
    pub fn lessons(&self) -> usize {
        texts(self.steps).count()
    }

    /// What has been learned.
    #[must_use]
    pub fn done(&self, lang: Lang) -> String {
        (self.done)(lang)
    }
}

/// The texts of these steps.
fn texts(steps: &[Step]) -> impl Iterator<Item = fn(Lang) -> String> + Clone {
    steps.iter().filter_map(|step| match step {
        Step::Learn(_, text) => Some(*text),
        Step::GoOn(_) | Step::Other(_) => None,
    })
}

#[cfg(test)]
mod tests {
    use starboard_kernel::erased::rules_of;
    use starboard_kernel::{Seat, Turn};

    use super::*;
    use crate::Guide;

    /// Plays a mission by its script.
    fn play<G: Guide>() {
        let rules = rules_of::<G>();
        let mission = G::MISSION;
        let mut history = History::new(mission.start(rules));
        let mut told = 0;
        loop {
            while history.resolve_by(&mission.seed()).is_some() {}
            let (action, seat) = match mission.next(&history) {
                Next::Done => break,
                Next::Other(action) => (action, Seat::new(1)),
                Next::Lesson(lesson) => {
                    for lang in Lang::ALL {
                        let text = lesson.text(lang);
                        assert!((20..260).contains(&text.chars().count()), "{text}");
                    }
                    assert!((told..=told + 1).contains(&lesson.number));
                    told = lesson.number;
                    (lesson.action, Seat::new(0))
                }
            };
            assert_eq!(history.now().turn(), Turn::Player(seat), "{action}");
            let played = history.play(action);
            assert!(played.is_ok(), "{action}: {played:?}");
        }
        assert_eq!(told, mission.lessons());
        assert!((5..=8).contains(&told), "{told} lessons");
    }

    #[test]
    fn missions_can_be_played() {
        macro_rules! all {
            ($($game:ident: $type:ty,)*) => { $(play::<$type>();)* };
        }
        starboard_games::with_games!(all);
    }
}

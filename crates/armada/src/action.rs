//! Actions and outcomes, with their notation.

use std::fmt;
use std::str::FromStr;

use starboard_kernel::Unreadable;

use crate::{Circle, Level, Ship};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// A9: writes a face into a circle; A15: into none if none is empty.
    Value { face: u8, circle: Option<Circle> },
    /// A11: writes a face that two dice show into two different boxes, in sheet order.
    Values { face: u8, circles: [Circle; 2] },
    /// A9: builds every box with this value.
    Build { face: u8 },
    /// A13: the ship whose bar is crossed instead of a closed one's.
    Count { ship: Ship },
    /// A20: spends a roll.
    Attack,
    /// A20: crosses a level that the dice meet.
    Cross(Level),
    /// A21.
    Skill { skill: Skill, die: Die },
    /// A22: crosses any open level.
    Wild(Level),
    /// A20: ends the attack without a level.
    LetGo,
}

/// A21: what can be done to a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Skill {
    Reroll,
    Flip,
    Plus,
    Minus,
}

impl Skill {
    pub const ALL: [Skill; 4] = [Skill::Reroll, Skill::Flip, Skill::Plus, Skill::Minus];

    /// As in the notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.into_str()
    }

    /// The face after a change; `None` for a re-roll, and where it is impossible.
    #[must_use]
    pub const fn changed(self, face: u8) -> Option<u8> {
        match (self, face) {
            (Skill::Flip, _) => Some(7 - face),
            (Skill::Plus, 1..=5) => Some(face + 1),
            (Skill::Minus, 2..=6) => Some(face - 1),
            _ => None,
        }
    }
}

/// One of the three dice of an attack, from 0; the notation counts from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Die(u8);

impl Die {
    pub const ALL: [Die; 3] = [Die(0), Die(1), Die(2)];

    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// From 1 to 3.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    pub(crate) const fn bit(self) -> u8 {
        1 << self.0
    }

    fn read(text: &str) -> Option<Die> {
        Die::ALL.into_iter().find(|die| die.to_string() == text)
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A die face from 1 to 6.
fn read_face(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'1'..=b'6'] => Some(digit - b'0'),
        _ => None,
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        read(text).ok_or_else(|| {
            Unreadable::new(
                text,
                "expected value 4@3b2, values 4@1a1,2a2, build 5, count 6, attack, \
                 cross africa 1, wild asia 3, let go, or reroll, flip, plus or minus with a die \
                 from 1 to 3",
            )
        })
    }
}

fn read(text: &str) -> Option<Action> {
    match text {
        "attack" => return Some(Action::Attack),
        "let go" => return Some(Action::LetGo),
        _ => {}
    }
    let (verb, rest) = text.split_once(' ')?;
    match verb {
        "value" => {
            let (face, place) = rest.split_once('@')?;
            let circle = match place {
                "-" => None,
                _ => Some(Circle::read(place)?),
            };
            Some(Action::Value {
                face: read_face(face)?,
                circle,
            })
        }
        "values" => {
            let (face, places) = rest.split_once('@')?;
            let (first, second) = places.split_once(',')?;
            let circles = [Circle::read(first)?, Circle::read(second)?];
            // Exact to the character: in sheet order.
            (circles[0] < circles[1]).then_some(Action::Values {
                face: read_face(face)?,
                circles,
            })
        }
        "build" => Some(Action::Build {
            face: read_face(rest)?,
        }),
        "count" => Some(Action::Count {
            ship: Ship::of_face(read_face(rest)?),
        }),
        "cross" => Some(Action::Cross(Level::read(rest)?)),
        "wild" => Some(Action::Wild(Level::read(rest)?)),
        _ => {
            let skill = Skill::ALL.into_iter().find(|skill| skill.name() == verb)?;
            Some(Action::Skill {
                skill,
                die: Die::read(rest)?,
            })
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Value {
                face,
                circle: Some(circle),
            } => write!(f, "value {face}@{circle}"),
            Action::Value { face, circle: None } => write!(f, "value {face}@-"),
            Action::Values { face, circles } => {
                write!(f, "values {face}@{},{}", circles[0], circles[1])
            }
            Action::Build { face } => write!(f, "build {face}"),
            Action::Count { ship } => write!(f, "count {ship}"),
            Action::Attack => f.write_str("attack"),
            Action::Cross(level) => write!(f, "cross {level}"),
            Action::Skill { skill, die } => write!(f, "{} {die}", skill.name()),
            Action::Wild(level) => write!(f, "wild {level}"),
            Action::LetGo => f.write_str("let go"),
        }
    }
}

/// What the dice say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Roll {
    /// Three dice, ascending.
    Three([u8; 3]),
    /// One die that is rolled again.
    One(u8),
}

impl Roll {
    /// Three dice as they fell.
    #[must_use]
    pub fn of(mut dice: [u8; 3]) -> Roll {
        dice.sort_unstable();
        Roll::Three(dice)
    }
}

impl FromStr for Roll {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Roll, Unreadable> {
        read_roll(text).ok_or_else(|| {
            Unreadable::new(
                text,
                "expected roll 3 5 5 (ascending, faces 1 to 6) or die 4",
            )
        })
    }
}

fn read_roll(text: &str) -> Option<Roll> {
    if let Some(face) = text.strip_prefix("die ") {
        return Some(Roll::One(read_face(face)?));
    }
    let mut faces = text.strip_prefix("roll ")?.split(' ');
    let mut dice = [0; 3];
    for die in &mut dice {
        *die = read_face(faces.next()?)?;
    }
    (faces.next().is_none() && dice.is_sorted()).then_some(Roll::Three(dice))
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Roll::Three([a, b, c]) => write!(f, "roll {a} {b} {c}"),
            Roll::One(face) => write!(f, "die {face}"),
        }
    }
}

/// The 56 rolls of three dice in ascending order, with how many of the 216 ways make each.
pub(crate) static ROLLS: [(Roll, u32); 56] = {
    let mut rolls = [(Roll::One(0), 0); 56];
    let (mut next, mut a) = (0, 1);
    while a <= 6 {
        let mut b = a;
        while b <= 6 {
            let mut c = b;
            while c <= 6 {
                let ways = if a == c {
                    1
                } else if a == b || b == c {
                    3
                } else {
                    6
                };
                rolls[next] = (Roll::Three([a, b, c]), ways);
                next += 1;
                c += 1;
            }
            b += 1;
        }
        a += 1;
    }
    rolls
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_is_exact_to_the_character() {
        for text in [
            "value 4@3b2",
            "value 4@3b2'",
            "value 4@-",
            "values 4@1a1,2a2",
            "values 1@3b1',3c2",
            "build 5",
            "count 6",
            "attack",
            "cross africa 1",
            "reroll 2",
            "flip 1",
            "plus 3",
            "minus 2",
            "wild asia 3",
            "let go",
        ] {
            assert_eq!(
                text.parse::<Action>().map(|a| a.to_string()),
                Ok(text.into())
            );
        }
        for bad in [
            "",
            "value 7@3b2",
            "value 0@3b2",
            "value 4@3B2",
            "value 4 @3b2",
            "value 4@",
            "values 4@2a2,1a1",
            "values 4@1a1,1a1",
            "values 4@1a1, 2a2",
            "values 4@1a1",
            "build 05",
            "build 7",
            "count",
            "Attack",
            "attack ",
            "cross africa 5",
            "cross africa",
            "wild mars 1",
            "reroll 4",
            "flip 0",
            "plus",
            "let  go",
            "letgo",
        ] {
            assert!(bad.parse::<Action>().is_err(), "{bad}");
        }
    }

    #[test]
    fn rolls_are_ascending_and_weigh_216_together() {
        let weights: u32 = ROLLS.iter().map(|(_, weight)| weight).sum();
        assert_eq!(weights, 216);
        for (roll, _) in ROLLS {
            assert_eq!(roll.to_string().parse::<Roll>(), Ok(roll));
        }
        assert_eq!("die 4".parse::<Roll>(), Ok(Roll::One(4)));
        for bad in [
            "roll 5 3 5",
            "roll 1 2",
            "roll 1 2 3 4",
            "roll 0 1 2",
            "roll 1  2 3",
            "die 7",
            "die",
            "roll",
        ] {
            assert!(bad.parse::<Roll>().is_err(), "{bad}");
        }
        assert_eq!(Roll::of([5, 3, 4]), Roll::Three([3, 4, 5]));
    }
}

//! Actions and outcomes, with their notation.

use std::fmt;
use std::str::FromStr;

use starboard_kernel::Unreadable;

use crate::{Kind, Power, Square};

/// One decision. *From–to*, whatever the path: only the end of a move changes anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// R8: puts a ship of this kind on the next starting square.
    Lay(Kind),
    /// Step, jump, attraction, pick-up, homecoming, stacking.
    Move {
        from: Square,
        to: Square,
        part: Part,
    },
    /// R17: removes the ship there.
    Attack {
        from: Square,
        to: Square,
        part: Part,
    },
    /// R30: takes the ship over and puts it on a starting square.
    TakeOver {
        from: Square,
        to: Square,
        home: Square,
    },
    /// R32: brings a lost ship back.
    Rebuild { kind: Kind, on: Square },
    /// R9: only if nothing else is possible.
    Pass,
}

/// R28: how much of a stack moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Whole,
    Top,
}

impl Action {
    /// The ship or stack that this action moves.
    #[must_use]
    pub const fn mover(self) -> Option<(Square, Part)> {
        match self {
            Action::Move { from, part, .. } | Action::Attack { from, part, .. } => {
                Some((from, part))
            }
            Action::TakeOver { from, .. } => Some((from, Part::Whole)),
            _ => None,
        }
    }

    /// The square that the move reaches.
    #[must_use]
    pub const fn target(self) -> Option<Square> {
        match self {
            Action::Move { to, .. } | Action::Attack { to, .. } | Action::TakeOver { to, .. } => {
                Some(to)
            }
            _ => None,
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        read(text).ok_or_else(|| {
            Unreadable::new(
                text,
                "expected a move such as c3-d3, an attack such as c3xe5 (either may end in \
                 \" top\"), a take-over such as c3xe5 to b1, lay F, rebuild H a1, or pass",
            )
        })
    }
}

fn read(text: &str) -> Option<Action> {
    if text == "pass" {
        return Some(Action::Pass);
    }
    if let Some(kind) = text.strip_prefix("lay ") {
        return Some(Action::Lay(read_kind(kind)?));
    }
    if let Some(rest) = text.strip_prefix("rebuild ") {
        let (kind, on) = rest.split_once(' ')?;
        return Some(Action::Rebuild {
            kind: read_kind(kind)?,
            on: Square::read(on)?,
        });
    }
    let (squares, rest) = match text.split_once(' ') {
        None => (text, None),
        Some((squares, rest)) => (squares, Some(rest)),
    };
    let part = match rest {
        None => Some(Part::Whole),
        Some("top") => Some(Part::Top),
        Some(_) => None,
    };
    let squares = |between| {
        let (from, to) = squares.split_once(between)?;
        Some((Square::read(from)?, Square::read(to)?))
    };
    if let Some((from, to)) = squares('-') {
        let part = part?;
        return Some(Action::Move { from, to, part });
    }
    let (from, to) = squares('x')?;
    match part {
        Some(part) => Some(Action::Attack { from, to, part }),
        None => {
            let home = Square::read(rest?.strip_prefix("to ")?)?;
            Some(Action::TakeOver { from, to, home })
        }
    }
}

fn read_kind(text: &str) -> Option<Kind> {
    let mut letters = text.chars();
    let kind = Kind::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(kind)
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Lay(kind) => write!(f, "lay {kind}"),
            Action::Move { from, to, part } => write!(f, "{from}-{to}{part}"),
            Action::Attack { from, to, part } => write!(f, "{from}x{to}{part}"),
            Action::TakeOver { from, to, home } => write!(f, "{from}x{to} to {home}"),
            Action::Rebuild { kind, on } => write!(f, "rebuild {kind} {on}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Part::Whole => "",
            Part::Top => " top",
        })
    }
}

/// A power that chance gives to the next seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal(pub Power);

impl FromStr for Deal {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Deal, Unreadable> {
        text.strip_prefix("power ")
            .and_then(Power::from_name)
            .map(Deal)
            .ok_or_else(|| {
                let names = Power::ALL.map(Power::name).join(", ");
                Unreadable::new(text, format!("expected power and one of {names}"))
            })
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "power {}", self.0.name())
    }
}

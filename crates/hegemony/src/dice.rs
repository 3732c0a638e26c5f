//! H24: what the faces of the captain's dice can do.

use std::fmt;

use crate::cards::{Ability, Die};

/// One way to use a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    /// +n when engaging, against one icon or any.
    Boost { by: u8, icon: Option<Ability> },
    /// +n when engaging, and a system die is turned up.
    BoostAndTune {
        by: u8,
        icon: Option<Ability>,
        up: u8,
    },
    /// A system die is turned up.
    Tune { up: u8 },
    /// White cubes leave the bag in an evade.
    Clear { whites: u8 },
    /// Chosen cubes leave the bag in an evade.
    Remove { cubes: u8 },
    /// More cubes in this round's search.
    Extra { cubes: u8 },
    /// When engaging, a crew die is rolled and used at once.
    Borrow { crew: Die },
    /// When engaging a Guardforce with a Planet Icon, another die takes the place of an owned one.
    Trade,
    /// A die is rolled again.
    Reroll { when: RerollTime },
    /// A found Super Weapon is swapped for one of choice.
    Exchange,
    /// Two cubes are drawn for one; one is used.
    Pair,
    /// A found Super Weapon counts as understood.
    Understand,
    /// The line is four of eight cards.
    Sift,
    /// Planet Icons of evaded cards count, one of each.
    Recover { cards: u8 },
    /// A chosen cube other than yellow leaves the bag in an evade.
    Take,
    /// A random cube leaves the bag in an evade, unless it is yellow.
    Probe,
    /// The Super Weapon that is found is chosen.
    Claim,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RerollTime {
    Search,
    EngagingAgent,
    EngagingPlanetGuard,
}

impl Power {
    /// As in the notation.
    #[must_use]
    pub const fn word(self) -> &'static str {
        WORDS[self.number() as usize]
    }

    /// Which of [`WORDS`] it has.
    const fn number(self) -> u8 {
        match self {
            Power::Boost { .. } | Power::BoostAndTune { .. } => 0,
            Power::Tune { .. } => 1,
            Power::Clear { .. } => 2,
            Power::Remove { .. } => 3,
            Power::Extra { .. } => 4,
            Power::Borrow { .. } => 5,
            Power::Trade => 6,
            Power::Reroll { .. } => 7,
            Power::Exchange => 8,
            Power::Pair => 9,
            Power::Understand => 10,
            Power::Sift => 11,
            Power::Recover { .. } => 12,
            Power::Take => 13,
            Power::Probe => 14,
            Power::Claim => 15,
        }
    }

    /// The occasions on which it can have a use.
    const fn occasions(self) -> Occasions {
        match self {
            Power::Boost { .. }
            | Power::BoostAndTune { .. }
            | Power::Borrow { .. }
            | Power::Trade
            | Power::Reroll {
                when: RerollTime::EngagingAgent | RerollTime::EngagingPlanetGuard,
            } => DECIDING,
            Power::Tune { .. } | Power::Exchange | Power::Understand => DECIDING | SEARCHING,
            Power::Clear { .. } | Power::Remove { .. } | Power::Take | Power::Probe => EVADING,
            Power::Extra { .. }
            | Power::Pair
            | Power::Recover { .. }
            | Power::Reroll {
                when: RerollTime::Search,
            } => SEARCHING,
            Power::Sift => BEFORE_LINE,
            Power::Claim => BEFORE_FIND,
        }
    }
}

const WORDS: [&str; 16] = [
    "boost",
    "tune",
    "clear",
    "remove",
    "extra",
    "borrow",
    "trade",
    "reroll",
    "exchange",
    "pair",
    "understand",
    "sift",
    "recover",
    "take",
    "probe",
    "claim",
];

/// A set of the occasions on which dice are used.
pub(crate) type Occasions = u8;
pub(crate) const DECIDING: Occasions = 1;
pub(crate) const EVADING: Occasions = 1 << 1;
pub(crate) const SEARCHING: Occasions = 1 << 2;
pub(crate) const BEFORE_LINE: Occasions = 1 << 3;
pub(crate) const BEFORE_FIND: Occasions = 1 << 4;

/// The occasions on which a face from 1 to 6 can have a use; none for a die that is not owned,
/// which shows 0.
#[inline]
pub(crate) fn occasions(die: Die, face: u8) -> Occasions {
    OCCASIONS[die.index()][usize::from(face.min(6))]
}

static OCCASIONS: [[Occasions; 7]; 6] = {
    let mut all = [[0; 7]; 6];
    let mut die = 0;
    while die < 6 {
        let mut face = 0;
        while face < 6 {
            let powers = FACES[die][face];
            let mut use_ = 0;
            while use_ < powers.len() {
                all[die][face + 1] |= powers[use_].occasions();
                use_ += 1;
            }
            face += 1;
        }
        die += 1;
    }
    all
};

/// A word for a power, without its numbers: what the notation knows of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PowerWord(u8);

impl PowerWord {
    pub(crate) fn read(text: &str) -> Option<PowerWord> {
        let found = WORDS.iter().position(|&word| word == text);
        found.map(|number| PowerWord(number as u8))
    }

    #[must_use]
    pub const fn word(self) -> &'static str {
        WORDS[self.0 as usize]
    }
}

impl From<Power> for PowerWord {
    fn from(power: Power) -> PowerWord {
        PowerWord(power.number())
    }
}

impl fmt::Display for PowerWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

const fn plus(by: u8, icon: Ability) -> Power {
    Power::Boost {
        by,
        icon: Some(icon),
    }
}

const fn plus_any(by: u8) -> Power {
    Power::Boost { by, icon: None }
}

/// H24: what a die can do on a face from 1 to 6; one of these.
#[must_use]
pub fn powers(die: Die, face: u8) -> &'static [Power] {
    FACES[die.index()][usize::from(face.clamp(1, 6)) - 1]
}

/// H24, in the order of [`Die`].
const FACES: [[&[Power]; 6]; 6] = {
    use Ability::{Blue, Orange, Red};
    [
        [
            &[plus(1, Red)],
            &[plus_any(1)],
            &[plus(2, Red)],
            &[plus_any(2)],
            &[plus(2, Red), Power::Clear { whites: 2 }],
            &[plus(3, Red)],
        ],
        [
            &[plus(1, Orange)],
            &[plus(1, Orange), Power::Tune { up: 1 }],
            &[plus(2, Orange)],
            &[plus_any(2)],
            &[plus(2, Orange)],
            &[Power::BoostAndTune {
                by: 2,
                icon: Some(Orange),
                up: 2,
            }],
        ],
        [
            &[Power::Extra { cubes: 1 }],
            &[plus(1, Blue)],
            &[plus(1, Blue), Power::Extra { cubes: 1 }],
            &[plus_any(1)],
            &[plus(2, Blue)],
            &[plus(2, Blue), Power::Remove { cubes: 2 }],
        ],
        [
            &[Power::Borrow {
                crew: Die::Specialist,
            }],
            &[Power::Trade],
            &[Power::Borrow {
                crew: Die::Infiltrator,
            }],
            &[Power::Reroll {
                when: RerollTime::EngagingAgent,
            }],
            &[Power::Borrow {
                crew: Die::Engineer,
            }],
            &[Power::Reroll {
                when: RerollTime::EngagingPlanetGuard,
            }],
        ],
        [
            &[Power::Reroll {
                when: RerollTime::Search,
            }],
            &[Power::Exchange],
            &[Power::Pair],
            &[Power::Exchange],
            &[Power::Understand],
            &[Power::Sift],
        ],
        [
            &[Power::Recover { cards: 1 }],
            &[Power::Take],
            &[Power::Understand],
            &[Power::Probe],
            &[Power::Recover { cards: 2 }],
            &[Power::Claim],
        ],
    ]
};

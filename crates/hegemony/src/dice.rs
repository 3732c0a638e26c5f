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
        match self {
            Power::Boost { .. } | Power::BoostAndTune { .. } => "boost",
            Power::Tune { .. } => "tune",
            Power::Clear { .. } => "clear",
            Power::Remove { .. } => "remove",
            Power::Extra { .. } => "extra",
            Power::Borrow { .. } => "borrow",
            Power::Trade => "trade",
            Power::Reroll { .. } => "reroll",
            Power::Exchange => "exchange",
            Power::Pair => "pair",
            Power::Understand => "understand",
            Power::Sift => "sift",
            Power::Recover { .. } => "recover",
            Power::Take => "take",
            Power::Probe => "probe",
            Power::Claim => "claim",
        }
    }
}

/// A word for a power, without its numbers: what the notation knows of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PowerWord(&'static str);

impl PowerWord {
    pub(crate) fn read(text: &str) -> Option<PowerWord> {
        let mut powers = Die::ALL.iter().flat_map(|&die| {
            (1..=6).flat_map(move |face| powers(die, face).iter().map(|power| power.word()))
        });
        powers.find(|&word| word == text).map(PowerWord)
    }

    #[must_use]
    pub const fn word(self) -> &'static str {
        self.0
    }
}

impl From<Power> for PowerWord {
    fn from(power: Power) -> PowerWord {
        PowerWord(power.word())
    }
}

impl fmt::Display for PowerWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
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
static FACES: [[&[Power]; 6]; 6] = {
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

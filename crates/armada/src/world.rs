//! The lower half of the sheet: regions, levels, and which dice meet them (A18, A19).

use std::fmt;

use serde::{Serialize, Serializer};

use crate::edition;

/// How many levels the world has.
pub const LEVELS: usize = edition::LEVELS.len();

/// A set of levels, as bits in sheet order.
pub type LevelSet = u32;

pub(crate) const ALL_LEVELS: LevelSet = (1 << LEVELS) - 1;

/// What the edition says of a region.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RegionPlan {
    pub id: &'static str,
    pub points: u8,
    pub first: u8,
    pub levels: u8,
}

/// What a level asks for (A19).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Demand {
    /// The faces that must be there, each on a die of its own; 0 for none.
    pub faces: [u8; 3],
    pub sum: Sum,
}

/// What must add up to how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sum {
    None,
    /// The dice that the faces leave over.
    Rest(u8),
    /// All three dice.
    All(u8),
    /// The best two.
    BestTwo(u8),
}

impl Demand {
    /// The faces it shows.
    pub fn shown(&self) -> impl Iterator<Item = u8> {
        self.faces.into_iter().filter(|&face| face != 0)
    }

    const fn is_met(self, dice: [u8; 3]) -> bool {
        let mut left = dice;
        let mut wanted = 0;
        while wanted < 3 {
            let face = self.faces[wanted];
            if face != 0 {
                let mut die = 0;
                while die < 3 && left[die] != face {
                    die += 1;
                }
                if die == 3 {
                    return false;
                }
                left[die] = 0;
            }
            wanted += 1;
        }
        let all = dice[0] + dice[1] + dice[2];
        match self.sum {
            Sum::None => true,
            Sum::Rest(least) => left[0] + left[1] + left[2] >= least,
            Sum::All(least) => all >= least,
            Sum::BestTwo(least) => {
                let mut lowest = dice[0];
                if dice[1] < lowest {
                    lowest = dice[1];
                }
                if dice[2] < lowest {
                    lowest = dice[2];
                }
                all - lowest >= least
            }
        }
    }
}

/// As in the rules: `4 5 & 5`, `sum3≥12`.
impl fmt::Display for Demand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faces: Vec<String> = self.shown().map(|face| face.to_string()).collect();
        f.write_str(&faces.join(" "))?;
        match self.sum {
            Sum::None => Ok(()),
            Sum::Rest(least) => write!(f, " & {least}"),
            Sum::All(least) => write!(f, "sum3≥{least}"),
            Sum::BestTwo(least) => write!(f, "sum2≥{least}"),
        }
    }
}

/// The levels that three dice meet, by the dice as digits of base 6.
static MET: [LevelSet; 216] = {
    let mut table = [0; 216];
    let mut index = 0;
    while index < 216 {
        let dice = [
            (index / 36) as u8 + 1,
            (index / 6 % 6) as u8 + 1,
            (index % 6) as u8 + 1,
        ];
        let mut level = 0;
        while level < LEVELS {
            if edition::LEVELS[level].is_met(dice) {
                table[index] |= 1 << level;
            }
            level += 1;
        }
        index += 1;
    }
    table
};

/// The levels whose demand three dice meet, open or not.
#[must_use]
pub fn met_by(dice: [u8; 3]) -> LevelSet {
    let [a, b, c] = dice.map(usize::from);
    MET[(a - 1) * 36 + (b - 1) * 6 + c - 1]
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Region(u8);

impl Region {
    pub const ALL: [Region; 6] = [
        Region(0),
        Region(1),
        Region(2),
        Region(3),
        Region(4),
        Region(5),
    ];

    const fn plan(self) -> RegionPlan {
        edition::REGIONS[self.0 as usize]
    }

    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// As in the notation, such as `south_america`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.plan().id
    }

    #[must_use]
    pub const fn points(self) -> u8 {
        self.plan().points
    }

    #[must_use]
    pub const fn level_set(self) -> LevelSet {
        ((1 << self.plan().levels) - 1) << self.plan().first
    }

    pub fn levels(self) -> impl Iterator<Item = Level> {
        let plan = self.plan();
        (plan.first..plan.first + plan.levels).map(Level)
    }

    pub(crate) fn read(id: &str) -> Option<Region> {
        Region::ALL.into_iter().find(|region| region.id() == id)
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Region {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// A level of a region, numbered in sheet order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    pub fn all() -> impl Iterator<Item = Level> {
        (0..LEVELS as u8).map(Level)
    }

    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[must_use]
    pub const fn bit(self) -> LevelSet {
        1 << self.0
    }

    #[must_use]
    pub fn region(self) -> Region {
        REGION_OF[self.index()]
    }

    /// From 1 within its region.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0 - self.region().plan().first + 1
    }

    #[must_use]
    pub const fn demand(self) -> Demand {
        edition::LEVELS[self.0 as usize]
    }

    /// The level of this number within a region.
    #[must_use]
    pub fn of(region: Region, number: u8) -> Option<Level> {
        let plan = region.plan();
        (1..=plan.levels)
            .contains(&number)
            .then(|| Level(plan.first + number - 1))
    }

    /// As in the notation: `africa 1`.
    pub(crate) fn read(text: &str) -> Option<Level> {
        let (region, number) = text.split_once(' ')?;
        let region = Region::read(region)?;
        region
            .levels()
            .find(|level| level.number().to_string() == number)
    }

    /// The levels of a set in sheet order.
    pub fn in_set(mut set: LevelSet) -> impl Iterator<Item = Level> {
        std::iter::from_fn(move || {
            (set != 0).then(|| {
                let level = Level(set.trailing_zeros() as u8);
                set &= set - 1;
                level
            })
        })
    }
}

const REGION_OF: [Region; LEVELS] = {
    let mut table = [Region(0); LEVELS];
    let mut region = 0;
    while region < 6 {
        let plan = edition::REGIONS[region];
        let mut level = 0;
        while level < plan.levels {
            table[(plan.first + level) as usize] = Region(region as u8);
            level += 1;
        }
        region += 1;
    }
    table
};

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.region(), self.number())
    }
}

/// A18: the levels that may be crossed: those of the region begun, or of all regions.
#[must_use]
pub fn open_levels(crossed: LevelSet) -> LevelSet {
    let left = ALL_LEVELS & !crossed;
    match focus(crossed) {
        Some(region) => left & region.level_set(),
        None => left,
    }
}

/// A18: the region that is begun and not finished.
#[must_use]
pub fn focus(crossed: LevelSet) -> Option<Region> {
    Region::ALL.into_iter().find(|region| {
        let done = crossed & region.level_set();
        done != 0 && done != region.level_set()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The edition file says what the rules say.
    #[test]
    fn levels_are_those_of_the_rules() {
        let listed: Vec<String> = Region::ALL
            .into_iter()
            .map(|region| {
                let levels: Vec<String> = region
                    .levels()
                    .map(|level| level.demand().to_string())
                    .collect();
                format!("{region} {}: {}", region.points(), levels.join(" · "))
            })
            .collect();
        assert_eq!(
            listed,
            [
                "oceania 5: 5 · sum3≥12",
                "south_america 8: 1 & 9 · sum3≥14",
                "asia 10: 6 6 · 2 4 · sum3≥15",
                "europe 12: 3 3 · 1 & 11 · 4 5 & 5",
                "africa 15: 3 & 10 · 6 6 & 5 · 1 1 2 · sum3≥16",
                "north_america 15: 1 1 1 · 5 5 & 5 · 2 3 4 · sum3≥17",
            ]
        );
    }

    /// A19: the best two dice, a demand that this edition does not use.
    #[test]
    fn the_best_two_dice_may_be_requested() {
        let demand = Demand {
            faces: [0; 3],
            sum: Sum::BestTwo(11),
        };
        assert!(demand.is_met([5, 1, 6]));
        assert!(!demand.is_met([5, 5, 5]));
        assert_eq!(demand.to_string(), "sum2≥11");
    }

    #[test]
    fn names_of_levels_are_read_back() {
        for level in Level::all() {
            assert_eq!(Level::read(&level.to_string()), Some(level));
            assert_eq!(Level::of(level.region(), level.number()), Some(level));
        }
        for bad in [
            "africa",
            "africa 0",
            "africa 5",
            "africa 01",
            "Africa 1",
            "mars 1",
        ] {
            assert_eq!(Level::read(bad), None, "{bad}");
        }
    }
}

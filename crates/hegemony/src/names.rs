//! The cards by their place, which is the same in all card sets, and collections of them.

use std::fmt;

use serde::{Serialize, Serializer};
use starboard_kernel::Lang;

use crate::cards::{
    ALIENS, AlienCard, CAPTAINS, CaptainCard, ENCOUNTERS, EncounterCard, PLANETS, PlanetCard,
    WEAPONS, WeaponCard,
};
use crate::{CardSet, Kind};

macro_rules! cards {
    ($($(#[$doc:meta])* $name:ident: $card:ty = $table:ident;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(u8);

        impl $name {
            pub const COUNT: usize = $table[0].len();

            pub fn all() -> impl Iterator<Item = $name> + Clone {
                (0..Self::COUNT as u8).map($name)
            }

            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// What it is in a card set.
            #[must_use]
            #[inline]
            pub const fn card(self, set: CardSet) -> &'static $card {
                &$table[set as usize][self.0 as usize]
            }

            /// As in the notation, the same in all card sets.
            #[must_use]
            pub const fn id(self) -> &'static str {
                self.card(CardSet::First).id
            }

            /// The same in all card sets, as the flavour.
            #[must_use]
            pub fn name(self, lang: Lang) -> &'static str {
                self.card(CardSet::First).name.get(lang)
            }

            #[must_use]
            pub fn read(id: &str) -> Option<$name> {
                Self::all().find(|card| card.id() == id)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }
    )+};
}

cards! {
    /// H5: the ruler of a sector.
    Alien: AlienCard = ALIENS;
    Captain: CaptainCard = CAPTAINS;
    Planet: PlanetCard = PLANETS;
    /// A Super Weapon.
    Weapon: WeaponCard = WEAPONS;
    /// An encounter card.
    Encounter: EncounterCard = ENCOUNTERS;
}

pub(crate) type EncounterSet = u64;
pub(crate) type PlanetSet = u16;
pub(crate) type WeaponSet = u16;

macro_rules! sets {
    ($($name:ident in $set:ty;)+) => {$(
        impl $name {
            pub(crate) const fn bit(self) -> $set {
                1 << self.0
            }

            /// The cards of a set, in the order of the card set.
            pub(crate) fn of(mut set: $set) -> impl Iterator<Item = $name> {
                std::iter::from_fn(move || {
                    if set == 0 {
                        return None;
                    }
                    let index = set.trailing_zeros() as u8;
                    set &= set - 1;
                    Some($name(index))
                })
            }
        }
    )+};
}

sets! {
    Encounter in EncounterSet;
    Planet in PlanetSet;
}

impl Encounter {
    /// H3: the same in all card sets.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Kind {
        self.card(CardSet::First).kind
    }

    /// H14: whether it is neither engaged nor evaded, in all card sets.
    #[must_use]
    pub const fn passes(self) -> bool {
        self.card(CardSet::First).passes
    }

    /// The card at this place of a collection.
    pub(crate) fn nth(mut set: EncounterSet, n: u32) -> Encounter {
        for _ in 0..n {
            set &= set - 1;
        }
        Encounter(set.trailing_zeros() as u8)
    }
}

impl Weapon {
    pub(crate) const fn bit(self) -> WeaponSet {
        1 << self.0
    }
}

impl Alien {
    /// H20: the one on whom alerts gather.
    #[must_use]
    pub fn is_quietus(self) -> bool {
        self.id() == "quietus"
    }
}

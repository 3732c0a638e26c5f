//! The card set: what the files in `cards/` say, as constants.

mod language;
pub mod wording;

pub use language::{
    Ability, Cube, Deed, Dice, Die, Kind, Lasting, Moment, Per, Place, Points, Time, Which,
};

use starboard_kernel::Lang;

/// A name or a flavour line: the number of a message in the catalogue of the card set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words(usize);

impl Words {
    #[must_use]
    pub fn get(self, lang: Lang) -> &'static str {
        CATALOGUE.text(lang, self.0)
    }
}

/// What a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text {
    pub always: &'static [Lasting],
    pub when: &'static [Occasion],
    /// Which kinds of effects `always` has: most questions are about one kind, and most cards
    /// have nothing to say to it.
    pub(crate) kinds: Kinds,
    /// Which moments `when` names.
    pub(crate) moments: u8,
}

impl Text {
    pub(crate) const fn new(always: &'static [Lasting], when: &'static [Occasion]) -> Text {
        let (mut kinds, mut moments) = (0, 0);
        let mut at = 0;
        while at < always.len() {
            kinds |= always[at].kind();
            at += 1;
        }
        at = 0;
        while at < when.len() {
            moments |= when[at].moment.bit();
            at += 1;
        }
        Text {
            always,
            when,
            kinds,
            moments,
        }
    }
}

/// A set of kinds of lasting effects.
pub(crate) type Kinds = u16;

impl Lasting {
    pub(crate) const STRENGTH: Kinds = 1;
    pub(crate) const ICONS: Kinds = 1 << 1;
    pub(crate) const SEARCH_CUBES: Kinds = 1 << 2;
    pub(crate) const EVADE_PRICE: Kinds = 1 << 3;
    pub(crate) const EVADE_CUBES: Kinds = 1 << 4;
    pub(crate) const SHIELD: Kinds = 1 << 5;
    pub(crate) const STAND_IN: Kinds = 1 << 6;
    pub(crate) const HUSH: Kinds = 1 << 7;
    pub(crate) const DICE_BOOST: Kinds = 1 << 8;

    pub(crate) const fn kind(&self) -> Kinds {
        match self {
            Lasting::Strength { .. } => Self::STRENGTH,
            Lasting::Icons { .. } => Self::ICONS,
            Lasting::SearchCubes { .. } => Self::SEARCH_CUBES,
            Lasting::EvadePrice { .. } => Self::EVADE_PRICE,
            Lasting::EvadeCubes { .. } => Self::EVADE_CUBES,
            Lasting::Shield { .. } => Self::SHIELD,
            Lasting::StandIn { .. } | Lasting::NoStandIn => Self::STAND_IN,
            Lasting::Hush { .. } => Self::HUSH,
            Lasting::DiceBoost { .. } => Self::DICE_BOOST,
            Lasting::LooksLeft => 1 << 9,
            Lasting::WhitesLeave => 1 << 10,
            Lasting::NoRaising => 1 << 11,
            Lasting::Surge => 1 << 12,
        }
    }
}

impl Moment {
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// What happens once at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Occasion {
    pub moment: Moment,
    /// Only cards of this kind, for [`Moment::Engaged`] and [`Moment::Evaded`].
    pub kind: Option<Kind>,
    pub deeds: Deeds,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deeds {
    /// One after the other.
    All(&'static [Deed]),
    /// The player chooses one of the two.
    OneOf([Deed; 2]),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlienCard {
    pub id: &'static str,
    pub name: Words,
    pub flavour: Words,
    pub text: Text,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CaptainCard {
    pub id: &'static str,
    pub name: Words,
    pub flavour: Words,
    /// Red, orange, blue.
    pub points: [u8; 3],
    pub dice: [Die; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlanetCard {
    pub id: &'static str,
    pub name: Words,
    pub flavour: Words,
    pub text: Text,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WeaponCard {
    pub id: &'static str,
    pub name: Words,
    pub flavour: Words,
    /// The cubes it asks for: red, orange, blue.
    pub needs: [u8; 3],
    pub text: Text,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EncounterCard {
    pub id: &'static str,
    pub name: Words,
    pub flavour: Words,
    pub kind: Kind,
    /// What it adds to the bag, in the order of [`Cube`].
    pub cubes: [u8; 6],
    pub strength: u8,
    pub icon: Ability,
    pub planet_icons: u8,
    /// H14: it is neither engaged nor evaded.
    pub passes: bool,
    /// Not of Locations.
    pub text: Text,
    /// Of Locations: one for each alien, in the order of the aliens; otherwise empty.
    pub at: &'static [Text],
    /// Of Agents and Events.
    pub hand: Option<Hand>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand {
    pub time: Time,
    pub deeds: Deeds,
}

include!(concat!(env!("OUT_DIR"), "/cards.rs"));

//! The card set: what the files in `cards/` say, as constants.

mod language;
pub mod wording;

pub use language::{
    Ability, Cube, Deed, Dice, Die, Kind, Lasting, Moment, Per, Place, Points, Time, Which,
};

use starboard_kernel::Lang;

/// A name or a flavour line in every language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words {
    pub en: &'static str,
    pub pl: &'static str,
}

impl Words {
    #[must_use]
    pub const fn get(self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Pl => self.pl,
        }
    }
}

/// What a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text {
    pub always: &'static [Lasting],
    pub when: &'static [Occasion],
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

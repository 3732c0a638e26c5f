//! What happened, for animation, logs and screen readers.

use serde::{Serialize, Serializer};
use starboard_kernel::Lang;

use crate::action::Payment;
use crate::agenda::Source;
use crate::dice::PowerWord;
use crate::{Ability, Alien, Captain, Cube, Die, Encounter, End, Planet, Weapon};

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    AlienArrived {
        /// From 1.
        sector: u8,
        alien: Alien,
    },
    CaptainTook {
        captain: Captain,
    },
    DieRolled {
        die: Die,
        face: u8,
    },
    PlanetDealt {
        planet: Planet,
    },
    RoundBegan {
        round: u8,
        alien: Alien,
    },
    PlanetChosen {
        planet: Planet,
    },
    CardDrawn {
        card: Encounter,
    },
    CardPlaced {
        card: Encounter,
    },
    ShuffledBack {
        cards: Vec<Encounter>,
    },
    /// H12: in the order of the colours.
    CubesAdded {
        card: Encounter,
        cubes: [u8; 6],
    },
    LocationReached {
        card: Encounter,
    },
    /// H13: it was not the last Location of the line, or another took its place.
    LocationLeft {
        card: Encounter,
    },
    Met {
        card: Encounter,
        strength: u8,
        icon: Ability,
    },
    TextApplied {
        #[serde(serialize_with = "source_id")]
        card: Source,
    },
    Engaged {
        card: Encounter,
        paid: Payment,
    },
    EvadeBegan {
        card: Encounter,
        paid: Payment,
    },
    Evaded {
        card: Encounter,
    },
    /// H14: it needs neither.
    Passed {
        card: Encounter,
    },
    /// H18: a cube drawn in an evade.
    EvadeCube {
        cube: Cube,
        shielded: bool,
    },
    Lost {
        ability: Ability,
        points: u8,
    },
    Gained {
        ability: Ability,
        points: u8,
    },
    SearchBegan {
        cubes: u8,
    },
    /// H20: a cube drawn in the search.
    CubeDrawn {
        cube: Cube,
    },
    /// H24: one of two cubes.
    PairDrawn {
        cube: Cube,
    },
    Raised {
        ability: Ability,
        points: u8,
    },
    Fitted {
        weapon: Weapon,
        cube: Cube,
    },
    /// H24: the other of two yellow cubes drawn as a pair went back into the bag.
    Returned {
        cube: Cube,
    },
    /// H20: the cube had no use.
    Wasted {
        cube: Cube,
    },
    FalseLead {
        stays: bool,
    },
    /// H20: it lies on Quietus now.
    Alerted {
        alerts: u8,
    },
    Hushed,
    WeaponFound {
        weapon: Weapon,
        left: u8,
    },
    Understood {
        weapon: Weapon,
    },
    DieUsed {
        die: Die,
        face: u8,
        #[serde(serialize_with = "power_word")]
        power: PowerWord,
    },
    DieTurned {
        die: Die,
        from: u8,
        to: u8,
    },
    DieTraded {
        out: Die,
        into: Die,
    },
    Borrowed {
        die: Die,
        face: u8,
    },
    Boosted {
        by: u8,
    },
    CardPlayed {
        card: Encounter,
    },
    CardKept {
        card: Encounter,
    },
    CardDiscarded {
        card: Encounter,
    },
    CubesMoved {
        cube: Cube,
        cubes: u8,
        into_bag: bool,
    },
    Probed {
        cube: Cube,
    },
    AlertsRemoved {
        alerts: u8,
    },
    SearchChanged {
        by: i8,
    },
    SlippedAway,
    WeaponExchanged {
        out: Weapon,
        into: Weapon,
    },
    RoundEnded {
        round: u8,
    },
    Ended {
        #[serde(serialize_with = "reason")]
        end: End,
    },
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "the signature that serde asks for"
)]
fn source_id<S: Serializer>(source: &Source, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(source.id())
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "the signature that serde asks for"
)]
fn power_word<S: Serializer>(power: &PowerWord, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(power.word())
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "the signature that serde asks for"
)]
fn reason<S: Serializer>(end: &End, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(end.reason())
}

impl Source {
    /// The id of the card.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Source::Alien(alien) => alien.id(),
            Source::Card(card) | Source::Location(card) | Source::Hand(card) => card.id(),
            Source::Planet(planet) => planet.id(),
            Source::Weapon(weapon) => weapon.id(),
        }
    }

    #[must_use]
    pub fn name(self, lang: Lang) -> &'static str {
        match self {
            Source::Alien(alien) => alien.name(lang),
            Source::Card(card) | Source::Location(card) | Source::Hand(card) => card.name(lang),
            Source::Planet(planet) => planet.name(lang),
            Source::Weapon(weapon) => weapon.name(lang),
        }
    }
}

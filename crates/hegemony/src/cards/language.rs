//! The language in which cards say what they do. The card files are written in it, the engine
//! carries it out, and the texts on the cards are made from it.
//!
//! This file is compiled twice: into the rules, and into the program that reads the card files
//! at build time.

use serde::Deserialize;

/// H1: what a captain spends, and the colour of its cubes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ability {
    /// Weapons.
    Red,
    /// Engineering.
    Orange,
    /// Infiltration.
    Blue,
}

/// H2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cube {
    Red,
    Orange,
    Blue,
    /// A false lead.
    White,
    /// An alert.
    Black,
    /// A Super Weapon.
    Yellow,
}

/// H3: the kinds of encounter cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Guardforce,
    Location,
    Agent,
    Event,
}

/// H24: the six captain's dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Die {
    /// The Weapons Specialist.
    Specialist,
    Engineer,
    /// The Infiltration Agent.
    Infiltrator,
    /// The Artificial Intelligence.
    Intelligence,
    /// The Universal Translator.
    Translator,
    /// Scanning Technology.
    Scanner,
}

/// What holds as long as a card is in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Lasting {
    /// The Engage Strength of some cards is changed, but not lowered below `least`.
    Strength {
        by: i8,
        #[serde(default)]
        cards: Which,
        #[serde(default)]
        per: Per,
        #[serde(default)]
        least: u8,
    },
    /// Engaged cards count more or fewer Planet Icons, but never fewer than none.
    Icons {
        by: i8,
        #[serde(default)]
        cards: Which,
    },
    /// More or fewer cubes are drawn in a search.
    SearchCubes {
        by: i8,
        #[serde(default)]
        per: Per,
    },
    /// Evading costs more or fewer points.
    EvadePrice { by: i8 },
    /// More or fewer ability cubes are drawn in an evade.
    EvadeCubes { by: i8 },
    /// Cubes of this colour that are drawn in an evade cost nothing.
    Shield { ability: Ability },
    /// One point of this ability stands for one point of any other.
    StandIn { ability: Ability },
    /// No ability stands for another.
    NoStandIn,
    /// H15 the other way round: the Engage Icon is that of the next card to the left.
    LooksLeft,
    /// White cubes drawn in a search go to the supply instead of back into the bag.
    WhitesLeave,
    /// The first black cubes of each search cost nothing and go to the supply.
    Hush { cubes: u8 },
    /// Cubes drawn in a search raise no ability; they may still go onto Super Weapons.
    NoRaising,
    /// The first cube of each search that raises an ability raises it by two.
    Surge,
    /// Captain's dice that give "+n" give more.
    DiceBoost { by: i8 },
}

/// Which encounter cards an effect applies to; all conditions must hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Which {
    pub kind: Option<Kind>,
    /// The Engage Icon that it is met with.
    pub icon: Option<Ability>,
    /// Whether it has a Planet Icon printed on it.
    pub planet: Option<bool>,
    pub place: Option<Place>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The leftmost of the line.
    First,
    /// The rightmost of the line.
    Last,
    /// The card before it in the line was engaged.
    AfterEngaged,
    /// The card before it in the line was evaded.
    AfterEvaded,
    /// The very card that says it; only on encounter cards.
    This,
    /// The other cards of the line; only on encounter cards, in force until that card is evaded.
    Others,
}

/// How often a number counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Per {
    #[default]
    Once,
    /// For every two black cubes on Quietus.
    TwoAlerts,
    /// For every Super Weapon found.
    Found,
    /// For every Super Weapon understood.
    Understood,
    /// For every card in hand.
    Hand,
    /// For every alien passed (H11).
    Passed,
    /// For every card of this line engaged so far.
    Engaged,
    /// For every card of this line evaded so far.
    Evaded,
}

/// When something happens once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// H14: the card is met; only on encounter cards, of themselves.
    Met,
    /// A card has been engaged; on an encounter card: this one.
    Engaged,
    /// A card has been evaded; on an encounter card: this one.
    Evaded,
    /// The planet is chosen; never on encounter cards.
    Round,
    /// The search begins; never on encounter cards.
    Search,
    /// A Super Weapon has been found; never on encounter cards.
    Found,
}

/// What happens once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Deed {
    /// Points of an ability, up to its maximum.
    Gain { what: Points, n: u8 },
    /// Points of an ability, down to nothing.
    Lose { what: Points, n: u8 },
    /// From the supply into the bag, as far as it has them.
    AddCubes { cube: Cube, n: u8 },
    /// From the bag to the supply, as far as it has them.
    RemoveCubes { cube: Cube, n: u8 },
    /// The player takes cubes from the bag to the supply, of any colour but yellow.
    TakeCubes { n: u8 },
    /// From Quietus to the supply, as far as there are any.
    RemoveAlerts { n: u8 },
    /// More or fewer cubes in this round's search.
    SearchCubes { by: i8 },
    /// Planets are dealt face up, as far as there are any.
    Reveal { n: u8 },
    /// The player turns one of the dice up; nothing if there is none that can be turned.
    TurnUp { dice: Dice, by: u8 },
    /// The player rolls one of the dice again.
    Reroll,
    /// A found Super Weapon counts as understood; nothing if there is none to understand.
    Understand,
    /// The player discards a card of the hand; nothing if there is none.
    Discard,
    /// Only in a hand effect for engaging: lowers what is to be paid for this card.
    Boost { by: u8, icon: Option<Ability> },
    /// Only in a hand effect for evading: no cubes are drawn in this evade.
    SlipAway,
}

/// Which ability gains or loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Points {
    Red,
    Orange,
    Blue,
    /// The player says which, for each point.
    Any,
    /// The one with the fewest points of those below their maximum, of equals the first of red,
    /// orange, blue. Only gained, and only in the first edition.
    Lowest,
    /// The one with the most points, of equals the first. Only lost, and only in the first edition.
    Highest,
    /// For each point the one with the fewest points at that moment of those below their maximum;
    /// of equals the player chooses. Only gained.
    LowestEach,
    /// For each point the one with the most points at that moment; of equals the player chooses.
    /// Only lost.
    HighestEach,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dice {
    Crew,
    System,
    Any,
}

/// When a card may be played from the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Time {
    /// When engaging, before paying.
    Engage,
    /// When evading, before cubes are drawn.
    Evade,
    /// In the search.
    Search,
    /// Whenever a card is to be engaged or evaded, in the search, and since the second edition
    /// also in the course of an evade, before its cubes are drawn.
    Any,
}

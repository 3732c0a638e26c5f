//! Abilities, cubes and dice: what they are called and how they are counted.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::cards::{Ability, Cube, Die, Kind, Points};

macro_rules! words {
    ($($name:ident { $($variant:ident = $word:literal,)+ })+) => {$(
        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant,)+];

            /// As in the notation.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)+
                }
            }

            #[must_use]
            pub fn read(word: &str) -> Option<$name> {
                Self::ALL.iter().copied().find(|one| one.word() == word)
            }

            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }
    )+};
}

words! {
    Ability { Red = "red", Orange = "orange", Blue = "blue", }
    Cube {
        Red = "red",
        Orange = "orange",
        Blue = "blue",
        White = "white",
        Black = "black",
        Yellow = "yellow",
    }
    Kind { Guardforce = "guardforce", Location = "location", Agent = "agent", Event = "event", }
    Die {
        Specialist = "specialist",
        Engineer = "engineer",
        Infiltrator = "infiltrator",
        Intelligence = "intelligence",
        Translator = "translator",
        Scanner = "scanner",
    }
}

impl Cube {
    /// H2: how many there are in the game.
    #[must_use]
    pub const fn total(self) -> u8 {
        match self {
            Cube::Red | Cube::Orange | Cube::Blue => 14,
            Cube::White | Cube::Black => 12,
            Cube::Yellow => 6,
        }
    }

    /// The ability whose colour it has.
    #[must_use]
    pub const fn ability(self) -> Option<Ability> {
        match self {
            Cube::Red => Some(Ability::Red),
            Cube::Orange => Some(Ability::Orange),
            Cube::Blue => Some(Ability::Blue),
            Cube::White | Cube::Black | Cube::Yellow => None,
        }
    }
}

impl Ability {
    #[must_use]
    pub const fn cube(self) -> Cube {
        match self {
            Ability::Red => Cube::Red,
            Ability::Orange => Cube::Orange,
            Ability::Blue => Cube::Blue,
        }
    }

    /// The other two.
    #[must_use]
    pub const fn others(self) -> [Ability; 2] {
        match self {
            Ability::Red => [Ability::Orange, Ability::Blue],
            Ability::Orange => [Ability::Red, Ability::Blue],
            Ability::Blue => [Ability::Red, Ability::Orange],
        }
    }
}

impl Points {
    /// The one ability that is named.
    #[must_use]
    pub const fn ability(self) -> Option<Ability> {
        match self {
            Points::Red => Some(Ability::Red),
            Points::Orange => Some(Ability::Orange),
            Points::Blue => Some(Ability::Blue),
            Points::Any
            | Points::Lowest
            | Points::Highest
            | Points::LowestEach
            | Points::HighestEach => None,
        }
    }
}

impl Die {
    /// H6: crew dice begin on their 6, system dice are rolled.
    #[must_use]
    pub const fn is_crew(self) -> bool {
        matches!(self, Die::Specialist | Die::Engineer | Die::Infiltrator)
    }
}

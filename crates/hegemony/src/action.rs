//! Actions and outcomes, with their notation.

use std::fmt;
use std::str::FromStr;

use starboard_kernel::Unreadable;

use crate::cards::{Ability, Cube, Die};
use crate::dice::PowerWord;
use crate::{Alien, Captain, Encounter, Planet, Weapon};

/// Points of red, orange and blue.
pub type Payment = [u8; 3];

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// H10: the planet that is searched this round.
    Planet(Planet),
    /// Continue with the next draw.
    Draw,
    /// H24: the next card of the line, of those that were sifted.
    Place(Encounter),
    /// H16.
    Engage(Payment),
    /// H18.
    Evade(Payment),
    /// H23.
    Use {
        die: Die,
        power: PowerWord,
    },
    /// H22: a card of the hand.
    Play(Encounter),
    /// One of the two things that a text offers, from 1.
    Choose(u8),
    /// H20: the cube raises its ability.
    Raise,
    /// H20: the cube goes onto a Super Weapon.
    Fit(Weapon),
    Gain(Ability),
    Lose(Ability),
    /// A cube that leaves the bag.
    Take(Cube),
    /// H24: the one of two cubes that is used.
    Keep(Cube),
    Discard(Encounter),
    /// A die that is turned up.
    TurnUp(Die),
    /// H23: the lower face that the used die is turned to.
    TurnTo(u8),
    Reroll(Die),
    Trade {
        out: Die,
        into: Die,
    },
    Understand(Weapon),
    Exchange {
        out: Weapon,
        into: Weapon,
    },
    /// H24: the Super Weapon that is found.
    Claim(Weapon),
    /// Nothing more is done in this search.
    Finish,
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        read(text).ok_or_else(|| {
            Unreadable::new(
                text,
                "expected planet CARD, draw, place CARD, engage red 2 blue 1 or engage free, \
                 evade red 1 or evade free, use DIE POWER, play CARD, choose 1, raise, fit CARD, \
                 gain red, lose red, take white, keep white, discard CARD, turn up DIE, turn to 3, \
                 reroll DIE, trade DIE DIE, understand CARD, exchange CARD CARD, claim CARD, or \
                 finish",
            )
        })
    }
}

fn read(text: &str) -> Option<Action> {
    match text {
        "draw" => return Some(Action::Draw),
        "raise" => return Some(Action::Raise),
        "finish" => return Some(Action::Finish),
        _ => {}
    }
    let (verb, rest) = text.split_once(' ')?;
    let pair = || rest.split_once(' ');
    Some(match verb {
        "planet" => Action::Planet(Planet::read(rest)?),
        "place" => Action::Place(Encounter::read(rest)?),
        "engage" => Action::Engage(read_payment(rest)?),
        "evade" => Action::Evade(read_payment(rest)?),
        "use" => {
            let (die, power) = pair()?;
            Action::Use {
                die: Die::read(die)?,
                power: PowerWord::read(power)?,
            }
        }
        "play" => Action::Play(Encounter::read(rest)?),
        "choose" => Action::Choose(match rest {
            "1" => 1,
            "2" => 2,
            _ => return None,
        }),
        "fit" => Action::Fit(Weapon::read(rest)?),
        "gain" => Action::Gain(Ability::read(rest)?),
        "lose" => Action::Lose(Ability::read(rest)?),
        "take" => Action::Take(Cube::read(rest)?),
        "keep" => Action::Keep(Cube::read(rest)?),
        "discard" => Action::Discard(Encounter::read(rest)?),
        "turn" => match pair()? {
            ("up", die) => Action::TurnUp(Die::read(die)?),
            ("to", face) => Action::TurnTo(read_face(face)?),
            _ => return None,
        },
        "reroll" => Action::Reroll(Die::read(rest)?),
        "trade" => {
            let (out, into) = pair()?;
            Action::Trade {
                out: Die::read(out)?,
                into: Die::read(into)?,
            }
        }
        "understand" => Action::Understand(Weapon::read(rest)?),
        "exchange" => {
            let (out, into) = pair()?;
            Action::Exchange {
                out: Weapon::read(out)?,
                into: Weapon::read(into)?,
            }
        }
        "claim" => Action::Claim(Weapon::read(rest)?),
        _ => return None,
    })
}

fn read_face(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'1'..=b'6'] => Some(digit - b'0'),
        _ => None,
    }
}

/// `free`, or numbers by ability in their order, such as `red 1 blue 4`.
fn read_payment(text: &str) -> Option<Payment> {
    let mut payment = [0; 3];
    if text == "free" {
        return Some(payment);
    }
    let mut words = text.split(' ');
    let mut before = None;
    while let Some(word) = words.next() {
        let ability = Ability::read(word)?;
        if before.is_some_and(|before| before >= ability) {
            return None;
        }
        before = Some(ability);
        let number = words.next()?;
        let points: u8 = number.parse().ok()?;
        // Exact to the character.
        if points == 0 || points.to_string() != number {
            return None;
        }
        payment[ability.index()] = points;
    }
    Some(payment)
}

struct Paid(Payment);

impl fmt::Display for Paid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == [0; 3] {
            return f.write_str("free");
        }
        let mut space = "";
        for &ability in Ability::ALL {
            let points = self.0[ability.index()];
            if points > 0 {
                write!(f, "{space}{ability} {points}")?;
                space = " ";
            }
        }
        Ok(())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Planet(planet) => write!(f, "planet {planet}"),
            Action::Draw => f.write_str("draw"),
            Action::Place(card) => write!(f, "place {card}"),
            Action::Engage(payment) => write!(f, "engage {}", Paid(*payment)),
            Action::Evade(payment) => write!(f, "evade {}", Paid(*payment)),
            Action::Use { die, power } => write!(f, "use {die} {power}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Choose(which) => write!(f, "choose {which}"),
            Action::Raise => f.write_str("raise"),
            Action::Fit(weapon) => write!(f, "fit {weapon}"),
            Action::Gain(ability) => write!(f, "gain {ability}"),
            Action::Lose(ability) => write!(f, "lose {ability}"),
            Action::Take(cube) => write!(f, "take {cube}"),
            Action::Keep(cube) => write!(f, "keep {cube}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::TurnUp(die) => write!(f, "turn up {die}"),
            Action::TurnTo(face) => write!(f, "turn to {face}"),
            Action::Reroll(die) => write!(f, "reroll {die}"),
            Action::Trade { out, into } => write!(f, "trade {out} {into}"),
            Action::Understand(weapon) => write!(f, "understand {weapon}"),
            Action::Exchange { out, into } => write!(f, "exchange {out} {into}"),
            Action::Claim(weapon) => write!(f, "claim {weapon}"),
            Action::Finish => f.write_str("finish"),
        }
    }
}

/// What is drawn or rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Alien(Alien),
    Captain(Captain),
    Planet(Planet),
    Card(Encounter),
    Weapon(Weapon),
    Cube(Cube),
    /// From 1 to 6.
    Face(u8),
}

impl FromStr for Outcome {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Outcome, Unreadable> {
        read_outcome(text).ok_or_else(|| {
            Unreadable::new(
                text,
                "expected alien, captain, planet, card or weapon with the id of a card, \
                 cube with a colour, or die with a face from 1 to 6",
            )
        })
    }
}

fn read_outcome(text: &str) -> Option<Outcome> {
    let (kind, rest) = text.split_once(' ')?;
    Some(match kind {
        "alien" => Outcome::Alien(Alien::read(rest)?),
        "captain" => Outcome::Captain(Captain::read(rest)?),
        "planet" => Outcome::Planet(Planet::read(rest)?),
        "card" => Outcome::Card(Encounter::read(rest)?),
        "weapon" => Outcome::Weapon(Weapon::read(rest)?),
        "cube" => Outcome::Cube(Cube::read(rest)?),
        "die" => Outcome::Face(read_face(rest)?),
        _ => return None,
    })
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Alien(alien) => write!(f, "alien {alien}"),
            Outcome::Captain(captain) => write!(f, "captain {captain}"),
            Outcome::Planet(planet) => write!(f, "planet {planet}"),
            Outcome::Card(card) => write!(f, "card {card}"),
            Outcome::Weapon(weapon) => write!(f, "weapon {weapon}"),
            Outcome::Cube(cube) => write!(f, "cube {cube}"),
            Outcome::Face(face) => write!(f, "die {face}"),
        }
    }
}

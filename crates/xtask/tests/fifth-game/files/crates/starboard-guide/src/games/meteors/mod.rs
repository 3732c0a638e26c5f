//! The guide for a first game of Meteor Shower.

mod mission;

use meteors::{Catch, Meteors};
use starboard_kernel::{Game, Seat, Turn};

use crate::{Card, Guide, Mission, Reader, Thing};

starboard_kernel::texts!("src/games/meteors");

impl Guide for Meteors {
    const MISSION: Mission = mission::MISSION;
    const KINDS: &'static [&'static str] = &["action", "score", "player", "supply"];

    fn card(&self, reader: Reader<'_>) -> Card {
        let lang = reader.lang;
        match self.turn() {
            Turn::Chance => Card::new(falling_title(lang), &[falling(lang)], &["M1"]),
            Turn::Over => Card::new(over_title(lang), &[over(lang)], &["M3", "M4"]),
            Turn::Player(seat) if reader.seat.is_none_or(|reader| reader == seat) => {
                Card::new(own_title(lang), &[own(lang)], &["M2", "M3"])
            }
            Turn::Player(_) => Card::new(other_title(lang), &[other(lang)], &["M2"]),
        }
    }

    fn things(&self) -> Vec<Thing> {
        let seats = Seat::first(self.seats()).map(|seat| seat.number().to_string());
        let scores = seats.clone().map(|number| ("score", number));
        let players = seats.map(|number| ("player", number));
        let legal = self.legal_actions().into_iter();
        let actions = legal.map(|action| ("action", action.to_string()));
        let supply = ("supply", "all".to_owned());
        scores
            .chain(players)
            .chain(actions)
            .chain([supply])
            .collect()
    }

    fn about(&self, kind: &str, name: &str, reader: Reader<'_>) -> Option<String> {
        let lang = reader.lang;
        match kind {
            "action" => {
                let Catch(meteors) = name.parse().ok()?;
                Some(leaves(lang, self.left().checked_sub(meteors)?))
            }
            "score" | "player" => {
                let seat = crate::seat_named(name, self.seats())?;
                Some(has(lang, &reader.name(seat), self.caught()[seat.index()]))
            }
            "supply" => Some(leaves(lang, self.left())),
            _ => None,
        }
    }
    fn reason(&self, Catch(meteors): Catch, reader: Reader<'_>) -> Option<String> {
        (self.left() == meteors).then(|| over(reader.lang))
    }
}

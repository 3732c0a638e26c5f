//! The guide for somebody's first game of Meteor Shower.

use meteors::Meteors;
use starboard_kernel::{Game, Turn};

use crate::{Card, Guide, Reader};

starboard_kernel::texts!("src/games/meteors");

impl Guide for Meteors {
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
}

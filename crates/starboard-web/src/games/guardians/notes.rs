//! What is said and shown of Guardians of Space beside its board.

use guardians::{Action, COLUMNS, Collider, Event, Guardians, Over, ROWS, Square};
use leptos::prelude::*;
use starboard_kernel::{Ending, Lang, Narrate, Seat};

use super::super::{Gain, GameNotes, Mark, Shown};
use super::{board, texts};

pub(in crate::games) struct Notes;

impl GameNotes for Notes {
    type Game = Guardians;

    fn watch(shown: Memo<Shown<Guardians>>, _viewer: Option<Seat>) -> AnyView {
        board::board(shown, None)
    }

    /// If the planet is lost, nobody has won, and that is the headline.
    fn headline(
        position: &Guardians,
        _ending: &Ending,
        _own: Option<Seat>,
        _names: &[String],
        lang: Lang,
    ) -> Option<String> {
        match position.over()? {
            Over::Raided => Some(texts::headline_raided(lang)),
            Over::AllOut => Some(texts::headline_all_out(lang)),
            _ => None,
        }
    }

    fn named(_position: &Guardians, lang: Lang) -> Vec<(String, Mark)> {
        let mut named = Vec::new();
        for row in 1..=ROWS {
            for column in 0..COLUMNS {
                let square = Square::at(column, row).to_string();
                // Several forms of one name are separated by lines.
                let letter = square.trim_end_matches(|letter: char| letter.is_ascii_digit());
                let lines = [
                    texts::names_of_row(lang, row),
                    texts::names_of_column(lang, letter),
                ];
                let forms = lines.iter().flat_map(|forms| forms.split('|'));
                for name in forms.chain([square.as_str()]) {
                    named.push((name.to_owned(), ("square", square.clone())));
                }
            }
        }
        named
    }

    fn trail(event: &Event) -> Vec<Mark> {
        let squares = match *event {
            Event::Moved { from, to, .. } | Event::MineMoved { from, to, .. } => vec![from, to],
            Event::Fired {
                from,
                target: Some(target),
                ..
            }
            | Event::Launched { from, target, .. } => vec![from, target],
            Event::Returned { square, .. } => vec![square],
            _ => Vec::new(),
        };
        let mark = |square: Square| ("square", square.to_string());
        squares.into_iter().map(mark).collect()
    }

    fn gain(shown: &Shown<Guardians>) -> Option<Gain> {
        match *shown.events.last()? {
            Event::Took {
                seat,
                square,
                value,
            }
            | Event::HitFighter {
                seat,
                square,
                value: Some(value),
                ..
            } => Some(Gain::scored(seat, value, ("square", square.to_string()))),
            _ => None,
        }
    }

    fn weight(event: &Event, viewer: Seat) -> u8 {
        match *event {
            Event::HitFighter { victim, .. } if victim == viewer => 9,
            Event::Collided {
                with: Collider::Fighter(victim),
                ..
            } if victim == viewer => 9,
            Event::Passed { .. } => 8,
            Event::HitFighter { .. } | Event::Collided { .. } | Event::Retired { .. } => 7,
            Event::Descended { .. } => 6,
            Event::Took { .. } | Event::Launched { .. } => 5,
            Event::ShipDamaged { .. } | Event::Boxed { .. } => 4,
            Event::Bought { .. } | Event::Returned { .. } | Event::Boosted { .. } => 3,
            Event::Moved { .. } | Event::MineMoved { .. } => 2,
            Event::Fired { .. } | Event::Missed { .. } | Event::Stayed { .. } => 1,
            _ => 0,
        }
    }

    fn told(event: &Event, viewer: Seat, lang: Lang, names: &[String]) -> String {
        match *event {
            Event::HitFighter {
                seat,
                victim,
                value,
                ..
            } if victim == viewer => {
                let name = &names[seat.index()];
                match value {
                    Some(value) => {
                        let points = guardians::texts::points(lang, value.into());
                        texts::told_you_were_hit(lang, name, &points)
                    }
                    None => texts::told_you_were_spared(lang, name),
                }
            }
            Event::Collided {
                square,
                with: Collider::Fighter(victim),
            } if victim == viewer => texts::told_you_were_rammed(lang, square),
            _ => event.narrate(lang, names),
        }
    }

    fn brief(_position: &Guardians, action: Action, lang: Lang) -> Option<String> {
        Some(match action {
            Action::Move { to, .. } => texts::move_to(lang, to),
            Action::Stay => texts::stay(lang),
            Action::Boost { to, .. } => texts::boost_to(lang, to),
            Action::Fire => texts::fire(lang),
            _ => return None,
        })
    }
}

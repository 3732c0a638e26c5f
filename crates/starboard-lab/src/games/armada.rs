//! Ships: which are completed. Docks: how far they are counted down. Regions: which are conquered.

use armada::{Action, Armada, Event, Ship, Skill};
use starboard_kernel::Seat;

use super::{Group, Origin, Study, Tally};

#[derive(Default)]
pub(crate) struct GameStudy;

const SHIPS: [&str; 6] = ["ship 1", "ship 2", "ship 3", "ship 4", "ship 5", "ship 6"];
const DOCKS: [&str; 6] = ["dock 1", "dock 2", "dock 3", "dock 4", "dock 5", "dock 6"];

impl Study<Armada> for GameStudy {
    const GROUPS: &'static [Group] = &[
        Group {
            kind: "ship",
            what: "completed",
            title: "Ships completed",
            origin: Origin::Play,
            of: Some("begun"),
        },
        // A dock collapses exactly where its ship is not completed. What it has of its own is its bar.
        Group {
            kind: "dock",
            what: "crossed off",
            title: "Squares of docks crossed off",
            origin: Origin::Tally,
            of: Some("squares"),
        },
        Group {
            kind: "region",
            what: "conquered",
            title: "Regions conquered",
            origin: Origin::Play,
            of: None,
        },
    ];

    fn kind(action: &Action) -> &'static str {
        match action {
            Action::Value {
                circle: Some(_), ..
            } => "give a value",
            Action::Value { circle: None, .. } => "give a value to no box",
            Action::Values { .. } => "give two values",
            Action::Build { .. } => "build",
            Action::Count { .. } => "count down",
            Action::Attack => "attack",
            Action::Cross(_) => "cross a level",
            Action::Skill { skill, .. } => match skill {
                Skill::Reroll => "re-roll",
                Skill::Flip => "flip",
                Skill::Plus => "+1",
                Skill::Minus => "−1",
            },
            Action::Wild(_) => "wild card",
            Action::LetGo => "let go",
        }
    }

    fn event(&mut self, event: &Event, _: &Armada, notes: &mut Tally) {
        let seat = Seat::new(0);
        match event {
            Event::Completed { ship } => {
                let index = usize::from(ship.number()) - 1;
                notes.add(seat, "ship", SHIPS[index], "completed");
            }
            Event::Conquered { region } => {
                notes.add(seat, "region", region.id(), "conquered");
            }
            _ => {}
        }
    }

    fn end(&mut self, position: &Armada, notes: &mut Tally) {
        let seat = Seat::new(0);
        for (index, ship) in Ship::ALL.into_iter().enumerate() {
            notes.add(seat, "ship", SHIPS[index], "begun");
            let squares = u32::from(ship.bar());
            let crossed = squares - u32::from(position.countdown(ship));
            notes.add_many(seat, "dock", DOCKS[index], "squares", squares);
            if crossed > 0 {
                notes.add_many(seat, "dock", DOCKS[index], "crossed off", crossed);
            }
        }
    }
}

//! Ships and docks: which are completed, which collapse, and the skills that they give.

use armada::{Action, Armada, Event, Skill};
use starboard_kernel::Seat;

use super::{Group, Notes, Origin, Study};

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
        Group {
            kind: "dock",
            what: "collapsed",
            title: "Docks collapsed",
            origin: Origin::Play,
            of: Some("begun"),
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
            Action::Value { .. } => "give a value",
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

    fn event(&mut self, event: &Event, _: &Armada, notes: &mut Notes) {
        let seat = Seat::new(0);
        match event {
            Event::Completed { ship } => {
                let index = usize::from(ship.number()) - 1;
                notes.add(seat, "ship", SHIPS[index], "completed");
            }
            Event::Collapsed { ship } => {
                let index = usize::from(ship.number()) - 1;
                notes.add(seat, "dock", DOCKS[index], "collapsed");
            }
            Event::Conquered { region } => {
                notes.add(seat, "region", region.id(), "conquered");
            }
            _ => {}
        }
    }

    fn end(&mut self, _: &Armada, notes: &mut Notes) {
        for index in 0..SHIPS.len() {
            notes.add(Seat::new(0), "ship", SHIPS[index], "begun");
            notes.add(Seat::new(0), "dock", DOCKS[index], "begun");
        }
    }
}

//! What the table shows besides the position: the cubes drawn in this evade or search, and the
//! die that was rolled last.

use hegemony::{Cube, Die, Event, Hegemony};

use crate::games::follow::{Advance, BoardModel};

#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Model {
    /// Whether an event of this step has been shown.
    saw_event: bool,
    /// The bag as it was last seen, to tell what was drawn where events were skipped.
    bag: [u8; 6],
    cubes: i8,
    searching: bool,
    /// In the order they were drawn.
    pub(crate) drawn: Vec<Cube>,
    /// The die that has just been rolled.
    pub(crate) rolled: Option<Die>,
}

impl BoardModel for Model {
    type Game = Hegemony;

    fn settle(&mut self, position: &Hegemony, how: Advance) {
        if how != Advance::Jump && !self.saw_event {
            self.infer(position);
        } else if how != Advance::Step {
            self.drawn.clear();
        }
        self.rolled = None;
        self.saw_event = false;
        self.bag = position.bag();
        self.cubes = position.cubes();
        self.searching = position.is_searching();
    }

    fn end_effects(&mut self) {
        self.rolled = None;
    }

    fn apply(&mut self, event: &Event, _newest: bool) {
        self.saw_event = true;
        match event {
            Event::CubeDrawn { cube } | Event::EvadeCube { cube, .. } => self.drawn.push(*cube),
            Event::EvadeBegan { .. }
            | Event::SearchBegan { .. }
            | Event::RoundBegan { .. }
            | Event::Met { .. } => self.drawn.clear(),
            Event::DieRolled { die, .. } => self.rolled = Some(*die),
            _ => {}
        }
    }
}

impl Model {
    /// Infers the draws of skipped events: cubes that are gone from the bag were drawn, and every
    /// other draw was a white cube that went back.
    fn infer(&mut self, position: &Hegemony) {
        if !position.is_searching() || !self.searching {
            self.drawn.clear();
            return;
        }
        let bag = position.bag();
        let before = self.drawn.len();
        for &cube in Cube::ALL {
            let gone = self.bag[cube.index()].saturating_sub(bag[cube.index()]);
            let gone = std::iter::repeat_n(cube, gone.into());
            self.drawn.extend(gone);
        }
        let told = (self.drawn.len() - before) as i8;
        let white = (self.cubes - position.cubes() - told).max(0);
        self.drawn
            .extend(std::iter::repeat_n(Cube::White, white as usize));
    }
}

/// How long an event is shown, in milliseconds.
pub(crate) fn beat(event: &Event) -> u32 {
    match event {
        Event::CardDrawn { .. } | Event::PlanetDealt { .. } | Event::AlienArrived { .. } => 260,
        Event::CubeDrawn { .. } | Event::EvadeCube { .. } | Event::Probed { .. } => 520,
        Event::DieRolled { .. } | Event::Borrowed { .. } => 480,
        Event::WeaponFound { .. } | Event::Understood { .. } => 800,
        Event::Engaged { .. } | Event::Evaded { .. } | Event::EvadeBegan { .. } => 360,
        Event::LocationReached { .. } | Event::CaptainTook { .. } => 420,
        Event::TextApplied { .. } | Event::Lost { .. } | Event::Gained { .. } => 360,
        Event::Raised { .. } | Event::Fitted { .. } | Event::Alerted { .. } => 360,
        Event::RoundBegan { .. } | Event::Ended { .. } => 600,
        _ => 160,
    }
}

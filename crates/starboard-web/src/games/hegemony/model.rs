//! What the table shows besides the position: the cubes drawn in this evade or search, and what
//! the last events have touched.

use hegemony::{Cube, Die, Event, Hegemony};

use crate::games::Shown;

#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Model {
    step: usize,
    events: usize,
    /// The bag as it was last seen, to tell what was drawn where events were passed over.
    bag: [u8; 6],
    cubes: i8,
    searching: bool,
    /// In the order they were drawn.
    pub(crate) drawn: Vec<Cube>,
    /// The die that has just been rolled.
    pub(crate) rolled: Option<Die>,
}

impl Model {
    /// The model of the next moment.
    pub(crate) fn follow(before: Option<&Model>, shown: &Shown<Hegemony>) -> Model {
        let position = &shown.before;
        let mut model = before.cloned().unwrap_or_default();
        let one_further = model.step == shown.step && model.events + 1 == shown.events.len();
        let next_step = model.step + 1 == shown.step && shown.events.is_empty();
        if shown.step > model.step && model.events == 0 {
            model.infer(position);
        } else if !one_further && !next_step {
            model.drawn.clear();
        }
        model.rolled = None;
        let seen = if one_further { model.events } else { 0 };
        for event in shown.events.iter().skip(seen) {
            model.happen(event);
        }
        model.step = shown.step;
        model.events = shown.events.len();
        model.bag = position.bag();
        model.cubes = position.cubes();
        model.searching = position.is_searching();
        model
    }

    fn happen(&mut self, event: &Event) {
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

    /// Where events were passed over: what is gone from the bag was drawn, and what else is
    /// fewer to draw was white and went back.
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

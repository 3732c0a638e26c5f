//! How many meteors are caught at a time.

use meteors::{Catch, Event, Meteors};

use super::{Group, Origin, Study, Tally};

#[derive(Default)]
pub(crate) struct GameStudy;

const CATCHES: [&str; 3] = ["catch 1", "catch 2", "catch 3"];

impl Study<Meteors> for GameStudy {
    const GROUPS: &'static [Group] = &[Group {
        kind: "catch",
        what: "made",
        title: "Catches",
        origin: Origin::Choice,
        of: None,
    }];

    fn kind(action: &Catch) -> &'static str {
        CATCHES[usize::from(action.0) - 1]
    }

    fn event(&mut self, event: &Event, _: &Meteors, notes: &mut Tally) {
        if let Event::Caught { seat, meteors } = event {
            let catch = CATCHES[usize::from(*meteors) - 1];
            notes.add(*seat, "catch", catch, "made");
        }
    }
}

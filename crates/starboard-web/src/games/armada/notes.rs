//! What is said and shown of Dark Side Armada beside its board.

use armada::{Armada, Circle, Event, Level, Region, Ship};
use leptos::prelude::*;
use starboard_kernel::{Ending, Lang, Seat};

use super::super::follow::follow;
use super::super::{Gain, GameNotes, Mark, Shown, erased};
use super::{report, sheet, texts};

pub(in crate::games) struct Notes;

impl GameNotes for Notes {
    type Game = Armada;

    fn watch(shown: Memo<Shown<Armada>>, _viewer: Option<Seat>) -> AnyView {
        sheet::sheet(shown, follow(shown), None)
    }

    /// How much of the Earth was taken, and for how many points.
    fn headline(
        position: &Armada,
        _ending: &Ending,
        _own: Option<Seat>,
        _names: &[String],
        lang: Lang,
    ) -> Option<String> {
        let points = crate::texts::points(lang, position.score().into());
        let regions = position.conquered().count();
        Some(match regions {
            0 => texts::headline_none(lang, &points),
            _ if regions == Region::ALL.len() => texts::headline_all(lang, &points),
            _ => texts::headline_some(lang, regions, Region::ALL.len(), &points),
        })
    }

    fn trail(event: &Event) -> Vec<Mark> {
        match event {
            Event::Crossed { level, .. } => vec![("level", level.to_string())],
            _ => Vec::new(),
        }
    }

    fn named(_position: &Armada, lang: Lang) -> Vec<(String, Mark)> {
        let mut named = Vec::new();
        // Several forms of one name are separated by lines.
        let mut name = |forms: String, mark: Mark| {
            named.extend(forms.split('|').map(|form| (form.to_owned(), mark.clone())));
        };
        for circle in Circle::ALL {
            name(circle.to_string(), ("box", circle.to_string()));
        }
        for ship in Ship::ALL {
            let mark = ("bar", ship.to_string());
            name(texts::names_of_ship(lang, ship.number()), mark);
        }
        for die in 1..=3 {
            name(texts::names_of_die(lang, die), ("die", die.to_string()));
        }
        for region in Region::ALL {
            let mark = ("region", region.id().to_owned());
            name(armada::texts::region_name(lang, region), mark);
        }
        for level in Level::all() {
            let region = armada::texts::region_name(lang, level.region());
            let forms = texts::names_of_level(lang, &region, level.number());
            name(forms, ("level", level.to_string()));
        }
        named
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Rolled { .. } | Event::Attacked { .. })
    }

    fn gain(shown: &Shown<Armada>) -> Option<Gain> {
        let (points, mark) = match *shown.events.last()? {
            Event::Completed { ship } => (ship.points(), ("ship", ship.number().to_string())),
            Event::Conquered { region } => (region.points(), ("region", region.id().to_owned())),
            _ => return None,
        };
        (points > 0).then(|| Gain::scored(Seat::new(0), points.into(), mark))
    }

    fn report() -> Option<&'static dyn erased::ReportScreens> {
        Some(erased::report_of::<report::Report>())
    }
}

//! What is said and shown of Cosmic Hegemony beside its board.

use hegemony::{Action, Die, Event, Hegemony};
use leptos::prelude::*;
use starboard_kernel::{Lang, Seat};
use starboard_print::games::hegemony::cards::Face;

use super::super::{Gain, GameNotes, Mark, Shown, erased};
use super::{actions, cockpit, pictures, report, texts};

pub(in crate::games) struct Notes;

impl GameNotes for Notes {
    type Game = Hegemony;

    fn watch(shown: Memo<Shown<Hegemony>>, _viewer: Option<Seat>) -> AnyView {
        cockpit::cockpit(shown, None)
    }

    fn named(position: &Hegemony, lang: Lang) -> Vec<(String, Mark)> {
        let aliens = position.aliens().into_iter().flatten().map(Face::Alien);
        let planets = position.face_up_planets().chain(position.planet());
        let weapons = position.found().map(|found| Face::Weapon(found.weapon));
        let line = position.line().map(|slot| slot.card);
        let cards = line.chain(position.location()).chain(position.sifted());
        let dice = Die::ALL.iter().copied();
        let dice = dice.filter(|&die| position.face(die).is_some());
        let faces = aliens
            .chain(position.captain().map(Face::Captain))
            .chain(planets.map(Face::Planet))
            .chain(weapons)
            .chain(cards.map(Face::Card))
            .chain(position.hand().map(Face::Hand))
            .chain(dice.map(Face::Die));
        let forms = |face: Face| match face {
            Face::Alien(alien) if alien.id() == "quietus" => texts::names_of_quietus(lang),
            face => face.name(lang),
        };
        let mut named = Vec::new();
        for face in faces {
            let mark = ("face", face.name(lang));
            // Several forms of one name are separated by lines.
            let forms = forms(face);
            named.extend(forms.split('|').map(|form| (form.to_owned(), mark.clone())));
        }
        named
    }

    fn loaded() {
        pictures::provide();
    }

    fn gain(event: &Event) -> Option<Gain> {
        let (pilot, from) = (Seat::new(0), ("sign", "drawn".to_owned()));
        match *event {
            Event::WeaponFound { .. } => Some(Gain::scored(pilot, 1, from)),
            Event::Raised { ability, points } => Some(Gain {
                seat: pilot,
                points: points.into(),
                from,
                to: ("ability", ability.word().to_owned()),
            }),
            _ => None,
        }
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. })
    }

    fn brief(position: &Hegemony, action: Action, lang: Lang) -> Option<String> {
        Some(actions::brief(position, action, lang))
    }

    fn report() -> Option<&'static dyn erased::ReportScreens> {
        Some(erased::report_of::<report::Report>())
    }
}

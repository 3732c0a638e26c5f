//! What is said and shown of Cosmic Hegemony beside its board.

use hegemony::{Ability, Action, Die, End, Event, Hegemony};
use leptos::prelude::*;
use starboard_kernel::{Ending, Game, Lang, Seat};
use starboard_print::games::hegemony::cards::Face;

use super::super::{Gain, GameNotes, Mark, Shown, erased};
use super::{actions, cockpit, pictures, report, texts};

pub(in crate::games) struct Notes;

/// What a Super Weapon counts for, in points of abilities.
const FIND: i32 = 12;

impl GameNotes for Notes {
    type Game = Hegemony;

    fn watch(shown: Memo<Shown<Hegemony>>, _viewer: Option<Seat>) -> AnyView {
        cockpit::cockpit(shown, None)
    }

    /// A find is worth more than whatever it costs.
    fn standing(position: &Hegemony, _seat: Seat) -> i32 {
        let points = Ability::ALL
            .iter()
            .map(|&ability| i32::from(position.points(ability)));
        position.found().count() as i32 * FIND + points.sum::<i32>()
    }

    fn headline(
        position: &Hegemony,
        _ending: &Ending,
        _own: Option<Seat>,
        _names: &[String],
        lang: Lang,
    ) -> Option<String> {
        let all = position.options().difficulty.weapons();
        let found = position.found().count();
        Some(match position.end()? {
            End::Victory => texts::headline_won(lang, all, position.round()),
            End::Crippled => texts::headline_crippled(lang, found, all),
            End::Exhausted => texts::headline_exhausted(lang, found, all),
        })
    }

    fn weight(event: &Event, _viewer: Seat) -> u8 {
        match event {
            Event::WeaponFound { .. } => 9,
            Event::Understood { .. } => 8,
            Event::Lost { .. } => 7,
            Event::Engaged { .. } | Event::EvadeBegan { .. } => 5,
            _ => 0,
        }
    }

    fn trail(event: &Event) -> Vec<Mark> {
        match event {
            Event::WeaponFound { weapon, .. } => vec![("weapon", weapon.id().to_owned())],
            Event::Engaged { card, .. } | Event::EvadeBegan { card, .. } => {
                vec![("card", card.id().to_owned())]
            }
            Event::Lost { ability, .. } => vec![("ability", ability.word().to_owned())],
            _ => Vec::new(),
        }
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

    fn gain(shown: &Shown<Hegemony>) -> Option<Gain> {
        let (pilot, from) = (Seat::new(0), ("sign", "drawn".to_owned()));
        let (event, earlier) = shown.events.split_last()?;
        match *event {
            Event::WeaponFound { .. } => Some(Gain::scored(pilot, 1, from)),
            Event::Raised { ability, points } => {
                // The event tells how many there are now.
                let had = earlier.iter().rev().find_map(|event| match *event {
                    Event::Raised {
                        ability: same,
                        points,
                    } if same == ability => Some(points),
                    _ => None,
                });
                let had = had.unwrap_or_else(|| shown.before.points(ability));
                let gained = points.checked_sub(had).filter(|&gained| gained > 0)?;
                Some(Gain {
                    seat: pilot,
                    points: gained.into(),
                    from,
                    to: ("ability", ability.word().to_owned()),
                })
            }
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

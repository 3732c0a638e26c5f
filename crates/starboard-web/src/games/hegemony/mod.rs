//! The screens of Cosmic Hegemony.

mod actions;
mod cockpit;
mod model;
mod report;
mod texts;

use hegemony::{Action, Die, Event, Hegemony, Task};
use leptos::prelude::*;
use starboard_kernel::{About, Game, Lang, Seat};
use starboard_print::games::hegemony::art;
use starboard_print::games::hegemony::cards::Face;

use super::{
    Feat, Frame, GameReport, GameScreens, Mark, PlayViews, Player, PlayerFacts, Poster, Shown,
    erased,
};
use crate::pilot::Flight;
use crate::sound::Sound;

pub(super) static POSTER: Poster = Poster {
    name: Hegemony::NAME,
    about: About::of::<Hegemony>(),
    for_one: true,
    cover: || crate::art::framed(art::COVER_BOX, "cover", art::cover()).into_any(),
    summary: texts::summary,
    usual_options: &[],
    rare_options: &[],
    option_mark,
    mark: |seat| crate::art::framed("0 0 100 100", "piece", art::mark(seat)).into_any(),
    feat: Feat {
        title: texts::feat,
        how: texts::feat_how,
        is_done: Flight::has_won,
    },
};

/// A captain's face.
fn option_mark(name: &str, value: &serde_json::Value) -> Option<AnyView> {
    let id = value.as_str().filter(|_| name == "captain")?;
    hegemony::Captain::read(id)?;
    Some(art::captain(id).into_any())
}

pub(super) struct Screens;

impl GameScreens for Screens {
    type Game = Hegemony;
    const POSTER: &'static Poster = &POSTER;
    const FRAME: Frame = Frame::Roomy;

    fn play(player: Player<Hegemony>) -> PlayViews {
        actions::play(player)
    }

    fn watch(shown: Memo<Shown<Hegemony>>, _viewer: Option<Seat>) -> AnyView {
        cockpit::cockpit(shown, None)
    }

    fn player(position: &Hegemony, _seat: Seat, lang: Lang) -> PlayerFacts {
        let (score, counted) = report::Report::figure(position, lang);
        let words = format!("{score} {counted}");
        PlayerFacts::with_score(score, words)
    }

    fn supply(position: &Hegemony, lang: Lang) -> String {
        match position.round() {
            0 => texts::setting_up(lang),
            round => texts::round_of(lang, round),
        }
    }

    fn step(position: &Hegemony, lang: Lang) -> String {
        if position.end().is_some() {
            return texts::step_over(lang);
        }
        if position.round() == 0 {
            return texts::step_setup(lang);
        }
        match position.task() {
            Task::ChoosePlanet | Task::DealPlanets(_) => texts::step_planet(lang),
            Task::BeforeLine | Task::DrawLine(_) | Task::Sift(_) | Task::PlaceCard => {
                texts::step_line(lang)
            }
            Task::Decide(_) => texts::step_meet(lang),
            Task::Evading(_) | Task::EvadeDraw(_) => texts::step_evade(lang),
            _ if position.is_searching() => texts::step_search(lang),
            _ => texts::step_choice(lang),
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
        let names = faces.map(|face| face.name(lang));
        names.map(|name| (name.clone(), ("face", name))).collect()
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. })
    }

    fn beat(event: &Event) -> u32 {
        model::beat(event)
    }

    fn sound(event: &Event) -> Option<Sound> {
        Some(match event {
            Event::CardDrawn { .. } | Event::CardPlaced { .. } | Event::PlanetDealt { .. } => {
                Sound::Card
            }
            Event::AlienArrived { .. } | Event::CardPlayed { .. } | Event::CardKept { .. } => {
                Sound::Card
            }
            Event::DieRolled { .. } | Event::DieTraded { .. } => Sound::Dice,
            Event::DieUsed { .. } | Event::PlanetChosen { .. } => Sound::Step,
            Event::CubeDrawn { .. } | Event::PairDrawn { .. } | Event::EvadeCube { .. } => {
                Sound::Cube
            }
            Event::Engaged { .. } => Sound::Beam,
            Event::EvadeBegan { .. } => Sound::Jump,
            Event::Lost { .. } | Event::Alerted { .. } | Event::FalseLead { .. } => Sound::Drop,
            Event::Raised { .. } | Event::Gained { .. } | Event::Fitted { .. } => Sound::Gain,
            Event::WeaponFound { .. } | Event::Understood { .. } => Sound::Gain,
            _ => return None,
        })
    }

    fn brief(position: &Hegemony, action: Action, lang: Lang) -> Option<String> {
        Some(actions::brief(position, action, lang))
    }

    fn report() -> Option<&'static dyn erased::ReportScreens> {
        Some(erased::report_of::<report::Report>())
    }
}

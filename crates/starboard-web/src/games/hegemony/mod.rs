//! The screens of Cosmic Hegemony.

mod actions;
mod cockpit;
mod model;
pub(super) mod notes;
mod pictures;
mod report;
mod texts;

use hegemony::{Event, Hegemony, Task};
use leptos::prelude::*;
use serde_json::Value;
use starboard_kernel::{About, Game, Lang, Seat};
use starboard_print::games::hegemony::art;

use super::{Feat, Frame, GameReport, GameScreens, PlayViews, Player, PlayerFacts, Poster};
use crate::pilot::Flight;
use crate::sound::Sound;

/// What is said of the game before it is loaded.
mod poster {
    starboard_kernel::texts!("src/games/hegemony/poster");
}

pub(super) static POSTER: Poster = Poster {
    name: Hegemony::NAME,
    about: About::of::<Hegemony>(),
    for_one: true,
    cover: || crate::art::framed(art::COVER_BOX, "cover", art::cover()).into_any(),
    summary: poster::summary,
    usual_options: &[],
    rare_options: &["edition"],
    mark: |seat| crate::art::framed("0 0 100 100", "piece", art::mark(seat)).into_any(),
    feat: Feat {
        title: poster::feat,
        how: poster::feat_how,
        is_done: Flight::has_won,
    },
};

pub(super) struct Screens;

impl GameScreens for Screens {
    type Game = Hegemony;
    const POSTER: &'static Poster = &POSTER;
    const FRAME: Frame = Frame::Roomy;

    fn play(player: Player<Hegemony>) -> PlayViews {
        actions::play(player)
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

    /// A captain's face.
    fn option_mark(option: &str, value: &Value) -> Option<AnyView> {
        let id = value.as_str().filter(|_| option == "captain")?;
        hegemony::Captain::read(id)?;
        Some(art::captain(id).into_any())
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
}

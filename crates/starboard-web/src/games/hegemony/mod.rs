//! The screens of Cosmic Hegemony.

mod actions;
mod cockpit;
mod guide;
mod model;
mod odds;
mod report;
mod texts;

use hegemony::{Event, Hegemony, Task};
use leptos::prelude::*;
use starboard_kernel::erased::Position;
use starboard_kernel::{Game, Lang, Seat};
use starboard_print::games::hegemony::art;

use super::{Frame, GuideCard, PlayerFacts, Poster, Screens};

pub(super) static POSTER: Poster = Poster {
    name: Hegemony::NAME,
    for_one: true,
    cover,
    option_mark,
    mark,
};

pub(super) static SCREENS: Screens = Screens {
    poster: &POSTER,
    frame: Frame::Roomy,
    play: actions::play,
    watch: |shown, _| cockpit::cockpit(shown, None),
    player,
    supply,
    step,
    guide,
    brief: actions::brief,
    beat: |event| event.typed::<Event>().map_or(0, model::beat),
    report: Some(report::REPORT),
};

fn cover() -> AnyView {
    crate::art::framed(art::COVER_BOX, "cover", art::cover()).into_any()
}

fn mark(seat: usize) -> AnyView {
    crate::art::framed("0 0 100 100", "piece", art::mark(seat)).into_any()
}

/// A captain's face.
fn option_mark(name: &str, value: &serde_json::Value) -> Option<AnyView> {
    let id = value.as_str().filter(|_| name == "captain")?;
    hegemony::Captain::read(id)?;
    Some(art::captain(id).into_any())
}

fn player(position: &Position, _seat: Seat, lang: Lang) -> PlayerFacts {
    let (score, score_words) = report::figure(position, lang);
    PlayerFacts {
        gear: ().into_any(),
        tokens: ().into_any(),
        score_words: format!("{score} {score_words}"),
        score,
        state: None,
        out: false,
    }
}

fn supply(position: &Position, lang: Lang) -> String {
    match position.typed::<Hegemony>().map(Hegemony::round) {
        None | Some(0) => texts::setting_up(lang),
        Some(round) => texts::round_of(lang, round),
    }
}

fn step(position: &Position, lang: Lang) -> String {
    let Some(position) = position.typed::<Hegemony>() else {
        return String::new();
    };
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

fn guide(position: &Position, person: Option<Seat>, lang: Lang) -> GuideCard {
    match position.typed::<Hegemony>() {
        Some(position) => guide::guide(position, person, lang),
        None => GuideCard {
            title: String::new(),
            text: String::new(),
            rules: &[],
        },
    }
}

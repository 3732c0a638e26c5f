//! The screens of Dark Side Armada.

mod actions;
mod guide;
mod keys;
mod ladder;
mod model;
mod report;
mod sheet;
mod texts;
mod wish;

use armada::{Armada, Event, Phase, Ship, ShipState, Step};
use leptos::prelude::*;
use starboard_kernel::erased::Position;
use starboard_kernel::{Game, Lang, Seat};
use starboard_print::games::armada::art;

use super::{Frame, GuideCard, PlayerFacts, Poster, Screens};

pub(super) static POSTER: Poster = Poster {
    name: Armada::NAME,
    for_one: true,
    cover,
    option_mark: |_, _| None,
    mark,
};

pub(super) static SCREENS: Screens = Screens {
    poster: &POSTER,
    frame: Frame::Roomy,
    play: actions::play,
    watch: |shown, _| sheet::sheet(shown, sheet::model_of(shown), None),
    player,
    supply,
    step,
    guide,
    brief: |_, _, _| None,
    beat: |event| event.typed::<Event>().map_or(0, model::beat),
    report: Some(report::REPORT),
};

fn cover() -> AnyView {
    crate::art::framed(art::COVER_BOX, "cover", art::cover()).into_any()
}

fn mark(seat: usize) -> AnyView {
    crate::art::framed("0 0 100 100", "piece", art::mark(seat)).into_any()
}

fn player(position: &Position, _seat: Seat, lang: Lang) -> PlayerFacts {
    let Some(position) = position.typed::<Armada>() else {
        return PlayerFacts {
            gear: ().into_any(),
            tokens: ().into_any(),
            score: String::new(),
            score_words: String::new(),
            state: None,
            out: false,
        };
    };
    let score = position.score();
    PlayerFacts {
        gear: ().into_any(),
        tokens: ().into_any(),
        score: score.to_string(),
        score_words: armada::texts::points(lang, score.into()),
        state: None,
        out: false,
    }
}

fn supply(position: &Position, lang: Lang) -> String {
    let Some(position) = position.typed::<Armada>() else {
        return String::new();
    };
    match position.phase() {
        Phase::Build => {
            let open = |ship: &Ship| position.ship_state(*ship) == ShipState::Open;
            texts::supply_ships(lang, Ship::ALL.iter().filter(|ship| open(ship)).count())
        }
        Phase::Invade | Phase::Over => texts::supply_rolls(lang, position.actions().rolls),
    }
}

fn step(position: &Position, lang: Lang) -> String {
    let Some(position) = position.typed::<Armada>() else {
        return String::new();
    };
    match (position.phase(), position.step()) {
        (Phase::Over, _) => texts::step_over(lang),
        (_, Step::Roll) => texts::step_roll(lang),
        (_, Step::Value) => texts::step_value(lang),
        (_, Step::Build) => texts::step_build(lang),
        (_, Step::Count) => texts::step_count(lang),
        (_, Step::Attack) => texts::step_attack(lang),
        (_, Step::Skills) => texts::step_skills(lang),
    }
}

fn guide(position: &Position, person: Option<Seat>, lang: Lang) -> GuideCard {
    match position.typed::<Armada>() {
        Some(position) => guide::guide(position, person, lang),
        None => GuideCard {
            title: String::new(),
            text: String::new(),
            rules: &[],
        },
    }
}

//! The screens of Dark Side Armada.

mod actions;
mod intent;
mod keys;
mod ladder;
mod model;
pub(super) mod notes;
mod report;
mod sheet;
mod texts;

use armada::{Armada, Event, Phase, Ship, ShipState, Step};
use leptos::prelude::*;
use starboard_kernel::{About, Game, Lang, Seat};
use starboard_print::games::armada::art;

use super::{Feat, Frame, GameScreens, PlayViews, Player, PlayerFacts, Poster};
use crate::sound::Sound;

/// What is said of the game before it is loaded.
mod poster {
    starboard_kernel::texts!("src/games/armada/poster");
}

pub(super) static POSTER: Poster = Poster {
    name: Armada::NAME,
    about: About::of::<Armada>(),
    for_one: true,
    cover: || crate::art::framed(art::COVER_BOX, "cover", art::cover()).into_any(),
    summary: poster::summary,
    usual_options: &[],
    rare_options: &["edition", "three_boxes"],
    mark: |seat| crate::art::framed("0 0 100 100", "piece", art::mark(seat)).into_any(),
    feat: Feat {
        title: poster::feat,
        how: |lang| poster::feat_how(lang, FEAT_POINTS),
        is_done: |flight| flight.score() >= Some(FEAT_POINTS),
    },
};

/// A good deal more points than a beginner gets.
const FEAT_POINTS: i64 = 60;

pub(super) struct Screens;

impl GameScreens for Screens {
    type Game = Armada;
    const POSTER: &'static Poster = &POSTER;
    const FRAME: Frame = Frame::Roomy;

    fn play(player: Player<Armada>) -> PlayViews {
        actions::play(player)
    }

    fn player(position: &Armada, _seat: Seat, lang: Lang) -> PlayerFacts {
        let score = position.score();
        let words = armada::texts::points(lang, score.into());
        PlayerFacts::with_score(score.to_string(), words)
    }

    fn supply(position: &Armada, lang: Lang) -> String {
        match position.phase() {
            Phase::Build => {
                let open = |ship: &Ship| position.ship_state(*ship) == ShipState::Open;
                texts::supply_ships(lang, Ship::ALL.iter().filter(|ship| open(ship)).count())
            }
            Phase::Invade | Phase::Over => texts::supply_rolls(lang, position.actions().rolls),
        }
    }

    fn step(position: &Armada, lang: Lang) -> String {
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

    fn beat(event: &Event) -> u32 {
        model::beat(event)
    }

    fn sound(event: &Event) -> Option<Sound> {
        Some(match event {
            Event::Rolled { .. } | Event::Attacked { .. } | Event::Rerolled { .. } => Sound::Dice,
            Event::Wrote { .. } | Event::Changed { .. } => Sound::Step,
            Event::Built { .. } | Event::Crossed { .. } => Sound::Cube,
            Event::CountedDown { .. } | Event::ValueLost { .. } => Sound::Drop,
            Event::Completed { .. } | Event::Conquered { .. } | Event::Armed { .. } => Sound::Gain,
            Event::Collapsed { .. } => Sound::Blast,
            _ => return None,
        })
    }
}

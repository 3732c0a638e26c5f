//! The screens of Guardians of Space.

mod actions;
mod board;
mod model;
pub(super) mod notes;
mod texts;

use guardians::{Event, Fighter, Guardians, Missile, PowerUp, Step, TOKEN_VALUES};
use leptos::prelude::*;
use starboard_kernel::{About, Game, Lang, Seat};
use starboard_print::games::guardians::art;

use super::{Feat, Frame, GameScreens, PlayViews, Player, PlayerFacts, Poster};
use crate::sound::Sound;

/// What is said of the game before it is loaded.
mod poster {
    starboard_kernel::texts!("src/games/guardians/poster");
}

pub(super) static POSTER: Poster = Poster {
    name: Guardians::NAME,
    about: About::of::<Guardians>(),
    for_one: false,
    cover: || crate::art::framed(art::COVER_BOX, "cover", art::cover()).into_any(),
    summary: poster::summary,
    usual_options: &[],
    rare_options: &["empty_column"],
    mark: |seat| crate::art::framed("0 0 100 100", "piece", art::emblem(seat)).into_any(),
    feat: Feat {
        title: poster::feat,
        how: poster::feat_how,
        is_done: |flight| {
            let variant = flight.options.get("variant");
            flight.has_won() && variant.is_some_and(|variant| variant == "advanced")
        },
    },
};

pub(super) struct Screens;

impl GameScreens for Screens {
    type Game = Guardians;
    const POSTER: &'static Poster = &POSTER;
    const FRAME: Frame = Frame::Tall;

    fn play(player: Player<Guardians>) -> PlayViews {
        actions::play(player)
    }

    fn player(position: &Guardians, seat: Seat, lang: Lang) -> PlayerFacts {
        let pilot = position.pilots()[seat.index()];
        let mut gears = Vec::new();
        let named = |name: &str| format!("{} {name}", seat.number());
        if pilot.power != PowerUp::None {
            gears.push(gear(
                named("fighter"),
                art::fighter(seat.index(), pilot.level),
                texts::fighter_level(lang, pilot.level),
            ));
        }
        if pilot.missile == Missile::Held {
            let drawing = art::missile(seat.index());
            gears.push(gear(named("missile"), drawing, texts::has_missile(lang)));
        }
        let power = match pilot.power {
            PowerUp::Charged => Some((true, texts::power_charged(lang))),
            PowerUp::Empty => Some((false, texts::power_empty(lang))),
            PowerUp::None | PowerUp::Box => None,
        };
        if let Some((charged, words)) = power {
            gears.push(gear(named("power-up"), art::power_up(charged), words));
        }
        let tokens = (0..6)
            .rev()
            .filter(|&kind| pilot.tokens[kind] > 0)
            .map(|kind| {
                let (value, count) = (TOKEN_VALUES[kind], pilot.tokens[kind]);
                let name = texts::tokens_of(lang, value, count);
                view! {
                    <span
                        class="tally"
                        role="img"
                        aria-label=name
                        data-token=named(&value.to_string())
                    >
                        {crate::art::framed("0 0 100 100", "piece small", art::token_chip(value as u8))}
                        <span aria-hidden="true">{count}</span>
                    </span>
                }
            })
            .collect_view()
            .into_any();
        PlayerFacts {
            gear: gears.into_any(),
            tokens,
            score: pilot.points().to_string(),
            score_words: guardians::texts::points(lang, pilot.points().into()),
            state: match pilot.fighter {
                Fighter::Destroyed => Some(texts::fighter_destroyed(lang)),
                Fighter::Out => Some(texts::player_out(lang)),
                _ => None,
            },
            out: pilot.fighter == Fighter::Out,
        }
    }

    fn supply(position: &Guardians, lang: Lang) -> String {
        let count = position.supply().iter().map(|&n| u32::from(n)).sum();
        texts::supply(lang, count)
    }

    fn step(position: &Guardians, lang: Lang) -> String {
        if position.over().is_some() {
            return texts::step_over(lang);
        }
        if position.wave().is_some() {
            return texts::step_wave(lang);
        }
        match position.step() {
            Step::Setup => texts::step_setup(lang),
            Step::Place => texts::step_place(lang),
            Step::MineSetup | Step::Mine => texts::step_mine(lang),
            Step::Return => texts::step_return(lang),
            Step::Move => texts::step_move(lang),
            Step::Shoot => texts::step_shoot(lang),
        }
    }

    fn beat(event: &Event) -> u32 {
        model::beat(event)
    }

    fn sound(event: &Event) -> Option<Sound> {
        Some(match event {
            Event::Moved { .. } | Event::Placed { .. } | Event::Returned { .. } => Sound::Step,
            Event::MinePlaced { .. } | Event::MineMoved { .. } => Sound::Step,
            Event::Boosted { .. } => Sound::Jump,
            Event::Fired { .. } | Event::Launched { .. } => Sound::Beam,
            Event::Took { .. } | Event::ShipDamaged { .. } | Event::Boxed { .. } => Sound::Blast,
            Event::Collided { .. } | Event::Passed { .. } => Sound::Blast,
            Event::HitFighter { .. } | Event::Retired { .. } => Sound::Drop,
            Event::Descended { .. } => Sound::Drop,
            Event::Arrived { .. } => Sound::Cube,
            Event::Bought { .. } => Sound::Gain,
            _ => return None,
        })
    }
}

/// A small drawing with a name for screen readers.
fn gear(which: String, drawing: impl IntoView + 'static, name: String) -> AnyView {
    view! {
        <span class="gear" role="img" aria-label=name data-gear=which>
            {crate::art::framed("0 0 100 100", "piece small", drawing)}
        </span>
    }
    .into_any()
}

//! The screens of Commander Rescue.

mod actions;
mod board;
mod layout;
mod model;
pub(super) mod notes;
mod texts;
mod turn;

use leptos::prelude::*;
use rescue::{By, Event, Phase, Power, Rescue};
use serde_json::Value;
use starboard_kernel::{About, Game, Lang, Seat};
use starboard_print::games::rescue::{art, geometry};

use super::{Feat, Frame, GameScreens, PlayViews, Player, PlayerFacts, Poster};
use crate::sound::Sound;

/// What is said of the game before it is loaded.
mod poster {
    starboard_kernel::texts!("src/games/rescue/poster");
}

pub(super) static POSTER: Poster = Poster {
    name: Rescue::NAME,
    about: About::of::<Rescue>(),
    for_one: false,
    cover: || crate::art::framed(art::COVER_BOX, "cover", art::cover()).into_any(),
    summary: poster::summary,
    usual_options: &[("layout", "standard")],
    rare_options: &[],
    mark: |seat| crate::art::framed("0 0 100 100", "piece", art::emblem(seat)).into_any(),
    feat: Feat {
        title: poster::feat,
        how: poster::feat_how,
        is_done: |flight| {
            let powers = flight.options.get("powers");
            flight.has_won() && powers.is_some_and(|powers| powers != "none")
        },
    },
};

pub(super) struct Screens;

impl GameScreens for Screens {
    type Game = Rescue;
    const POSTER: &'static Poster = &POSTER;
    const FRAME: Frame = Frame::Strip;

    fn play(player: Player<Rescue>) -> PlayViews {
        actions::play(player)
    }

    fn player(position: &Rescue, seat: Seat, lang: Lang) -> PlayerFacts {
        let gear = position.power(seat).map(|power| {
            let name = rescue::texts::power_title(lang, Some(power));
            view! {
                <span
                    class=format!("gear power-chip power-{}", power.name())
                    role="img"
                    aria-label=name
                    data-power=seat.number().to_string()
                >
                    {crate::art::framed("0 0 100 100", "piece small", art::power(power))}
                </span>
            }
        });
        let ships: u32 = position
            .fleet(seat)
            .map(|square| {
                position
                    .stack(square)
                    .ships()
                    .filter(|s| s.seat() == seat)
                    .count() as u32
            })
            .sum();
        let (words, short, aboard) = match position.carrier(seat) {
            Some(square) => (
                rescue::texts::commander_aboard(lang, &carrier_name(position, seat, lang), square),
                if square == position.home(seat) {
                    texts::home_short(lang)
                } else {
                    texts::aboard_short(lang, square)
                },
                true,
            ),
            None => {
                let prison = position.prison(seat);
                (
                    rescue::texts::commander_held(lang, prison),
                    texts::held_short(lang, prison),
                    false,
                )
            }
        };
        let tokens = view! {
            <span
                class="commander-row"
                class:aboard=aboard
                role="img"
                aria-label=words
                data-commander=seat.number().to_string()
            >
                {crate::art::framed("0 0 100 100", "piece small", art::commander(seat.index()))}
                <span class="commander-place" aria-hidden="true">
                    {short}
                </span>
            </span>
        };
        let out = position.is_out(seat);
        PlayerFacts {
            gear: gear.into_any(),
            tokens: tokens.into_any(),
            score: ships.to_string(),
            score_words: rescue::texts::ships(lang, ships),
            state: out.then(|| texts::player_out(lang)),
            out,
        }
    }

    /// R26: how near a draw is, once it begins to matter.
    fn supply(position: &Rescue, lang: Lang) -> String {
        let near = position.quiet() * 4 >= position.quiet_limit();
        if near && position.phase() == Phase::Play && position.over().is_none() {
            texts::quiet(lang, position.quiet(), position.quiet_limit())
        } else {
            String::new()
        }
    }

    fn step(position: &Rescue, lang: Lang) -> String {
        if position.over().is_some() {
            return texts::step_over(lang);
        }
        match position.phase() {
            Phase::Powers => texts::step_powers(lang),
            Phase::Layout => texts::step_layout(lang),
            Phase::Play => texts::step_move(lang),
        }
    }

    /// Ships are put on all squares in any order, and confirmed at the end.
    fn prompt(position: &Rescue, lang: Lang) -> Option<String> {
        (position.phase() == Phase::Layout).then(|| texts::prompt_layout(lang))
    }

    fn option_mark(option: &str, value: &Value) -> Option<AnyView> {
        let power = Power::from_name(value.as_str()?)?;
        (option == "powers")
            .then(|| crate::art::framed("0 0 100 100", "piece", art::power(power)).into_any())
    }

    fn beat(event: &Event) -> u32 {
        model::beat(event)
    }

    fn sound(event: &Event) -> Option<Sound> {
        Some(match event {
            Event::Moved { path, .. } if path.iter().all(|hop| hop.by == By::Step) => Sound::Step,
            Event::Moved { .. } => Sound::Jump,
            Event::Laid { .. } | Event::Stacked { .. } | Event::Rebuilt { .. } => Sound::Step,
            Event::Dealt { .. } => Sound::Card,
            Event::PickedUp { .. } | Event::CameHome { .. } => Sound::Gain,
            Event::Removed { .. } => Sound::Blast,
            Event::TakenOver { .. } => Sound::Beam,
            Event::CommanderReturned { .. } | Event::Out { .. } => Sound::Drop,
            _ => return None,
        })
    }
}

/// The kind of the ship that carries a seat's commander.
fn carrier_name(position: &Rescue, seat: Seat, lang: Lang) -> String {
    let ship = position.carrier(seat).and_then(|square| {
        position
            .stack(square)
            .ships()
            .find(|ship| ship.is_carrier())
    });
    ship.map_or_else(String::new, |ship| {
        rescue::texts::kind_name(lang, ship.kind())
    })
}

#[cfg(test)]
mod tests {
    use starboard_kernel::Wording;

    use super::*;

    /// The rules ask for one square after the other; on the screen any of them can be next.
    #[test]
    fn the_prompt_of_a_layout_names_no_square() {
        let options = Rescue::read_options(&Rescue::schema().defaults()).expect("the defaults");
        let position = Rescue::start(&options);
        let next = position
            .next_to_lay()
            .expect("ships are laid out")
            .to_string();
        for lang in Lang::ALL {
            assert!(Wording::prompt(&position, lang).contains(&next));
            let prompt =
                <Screens as GameScreens>::prompt(&position, lang).expect("words of the screen");
            assert!(!prompt.contains(&next), "{prompt}");
        }
    }
}

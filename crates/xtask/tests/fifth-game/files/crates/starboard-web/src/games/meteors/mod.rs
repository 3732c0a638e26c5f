//! The screens of Meteor Shower.

pub(super) mod notes;
mod texts;

use leptos::prelude::*;
use meteors::texts::meteors as count_of_meteors;
use meteors::{Event, Meteors};
use starboard_kernel::{About, Game, Lang, Seat, Turn, Wording};
use starboard_print::games::meteors::art;

use super::{Feat, Frame, GameScreens, PlayViews, Player, PlayerFacts, Poster, Shown};
use crate::pilot::Flight;
use crate::prefs::lang;
use crate::sound::Sound;

/// What is said of the game before it is loaded.
mod poster {
    starboard_kernel::texts!("src/games/meteors/poster");
}

pub(super) static POSTER: Poster = Poster {
    name: Meteors::NAME,
    about: About::of::<Meteors>(),
    for_one: false,
    cover: || crate::art::framed(art::COVER_BOX, "cover", art::cover()).into_any(),
    summary: poster::summary,
    usual_options: &[],
    rare_options: &[],
    mark: |seat| crate::art::framed("0 0 100 100", "piece", art::mark(seat)).into_any(),
    feat: Feat {
        title: poster::feat,
        how: poster::feat_how,
        is_done: Flight::has_won,
    },
};

pub(super) struct Screens;

impl GameScreens for Screens {
    type Game = Meteors;
    const POSTER: &'static Poster = &POSTER;
    const FRAME: Frame = Frame::Strip;

    fn play(player: Player<Meteors>) -> PlayViews {
        PlayViews {
            board: sky(player.shown),
            actions: actions(player),
        }
    }

    fn player(position: &Meteors, seat: Seat, lang: Lang) -> PlayerFacts {
        let caught = position.caught()[seat.index()];
        PlayerFacts::with_score(caught.to_string(), texts::points(lang, caught))
    }

    fn supply(position: &Meteors, lang: Lang) -> String {
        count_of_meteors(lang, position.left())
    }

    fn step(position: &Meteors, lang: Lang) -> String {
        match position.turn() {
            Turn::Chance => texts::step_fall(lang),
            Turn::Player(_) => texts::step_catch(lang),
            Turn::Over => texts::step_over(lang),
        }
    }

    fn beat(_event: &Event) -> u32 {
        600
    }

    fn sound(_event: &Event) -> Option<Sound> {
        Some(Sound::Step)
    }
}

/// The meteors after the events that have been shown.
fn left(shown: &Shown<Meteors>) -> u8 {
    let start = shown.before.left();
    shown.events.iter().fold(start, |left, event| match event {
        Event::Fell { meteors } => *meteors,
        Event::Caught { meteors, .. } => left.saturating_sub(*meteors),
    })
}

fn sky(shown: Memo<Shown<Meteors>>) -> AnyView {
    let count = Memo::new(move |_| shown.with(left));
    let meteors = move || {
        (0..count.get())
            .map(|_| crate::art::framed("0 0 100 100", "piece", art::meteor()))
            .collect_view()
    };
    view! {
        <div
            class="board meteors-sky"
            role="img"
            aria-label=move || count_of_meteors(lang(), count.get())
        >
            {meteors}
        </div>
    }
    .into_any()
}

fn actions(player: Player<Meteors>) -> AnyView {
    let buttons = move || {
        let legal = player.legal.get();
        let button = |action| {
            let words = move || {
                player
                    .shown
                    .with(|shown| shown.before.describe(action, lang()))
            };
            view! {
                <button
                    type="button"
                    class="button"
                    data-action=action.to_string()
                    on:click=move |_| player.act.run(action)
                >
                    {words}
                </button>
            }
        };
        legal.into_iter().map(button).collect_view()
    };
    view! { <div class="action-column">{buttons}</div> }.into_any()
}

//! The screens of each game: what the app needs to know to show it. Everything else in the app
//! works with any game.

mod armada;
mod focus;
mod guardians;
mod hegemony;
mod rescue;

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use starboard_bots::analysis::{Report, Weighed};
use starboard_kernel::erased::{Event, Position, Rules};
use starboard_kernel::{History, Lang, Seat};

use crate::prefs::{lang, spoken};
use crate::router::Link;
use crate::{styles, texts};

/// What the app shows of a game before it is played; it is there from the start.
pub(crate) struct Poster {
    pub(crate) name: &'static str,
    /// A game for one player: luck and skill can be told apart, and a day's game compared.
    pub(crate) for_one: bool,
    pub(crate) cover: fn() -> AnyView,
    /// A drawing for a value of an option, if there is one.
    pub(crate) option_mark: fn(&str, &Value) -> Option<AnyView>,
    /// The mark of a seat (from 0), in lists and panels.
    pub(crate) mark: fn(usize) -> AnyView,
}

/// What is needed to play a game and to look at it; it is fetched when a game is played first.
pub(crate) struct Screens {
    pub(crate) poster: &'static Poster,
    pub(crate) frame: Frame,
    /// The board with what a person needs to act.
    pub(crate) play: fn(Player) -> PlayViews,
    /// The board to look at, at first from the side of a seat.
    pub(crate) watch: fn(Signal<Shown>, Option<Seat>) -> AnyView,
    pub(crate) player: fn(&Position, Seat, Lang) -> PlayerFacts,
    /// What is left for everybody, in a few words.
    pub(crate) supply: fn(&Position, Lang) -> String,
    /// The step of the turn, in one word.
    pub(crate) step: fn(&Position, Lang) -> String,
    pub(crate) guide: fn(&Position, Option<Seat>, Lang) -> GuideCard,
    /// An action in fewer words than the rules have for it, where a list has no room for them.
    pub(crate) brief: fn(&Position, &str, Lang) -> Option<String>,
    /// How long an event is shown, in milliseconds.
    pub(crate) beat: fn(&Event) -> u32,
    /// What a game for one brings to the report of luck and skill.
    pub(crate) report: Option<ReportScreens>,
}

/// How the play screen is laid out around a board; `style/play.css` tells more.
#[derive(Clone, Copy)]
pub(crate) enum Frame {
    /// The board is much taller than wide: the players stand beside it, not above.
    Tall,
    /// The players above the board show what they have.
    Strip,
    /// The board is a page to read, and one plays alone.
    Roomy,
}

/// How a finished game for one is looked back at.
#[derive(Clone, Copy)]
pub(crate) struct ReportScreens {
    /// Luck and loss over the game, drawn in a box of the chart's size.
    pub(crate) chart: fn(&History, &Report, Lang) -> AnyView,
    /// What the end is called.
    pub(crate) rank: fn(&Position, Lang) -> String,
    /// The figure that tells most of it, and what it counts.
    pub(crate) figure: fn(&Position, Lang) -> (String, String),
    /// The game in more figures, if there are any.
    pub(crate) story: Option<fn(&History, Lang) -> AnyView>,
    /// A line or two that tells the result to friends.
    pub(crate) share: fn(&Position, Lang) -> String,
}

/// The list of games, in the order in which they are shown.
macro_rules! games {
    ($($game:ident),+) => {
        static POSTERS: &[&Poster] = &[$(&$game::POSTER),+];

        /// Where the app is cut: what only these functions lead to is a file of its own, one for
        /// each game.
        #[allow(unsafe_code, reason = "a function that is found by its name in another file")]
        mod parts {
            use wasm_split_helpers::{SplitLoaderError, wasm_split};

            use super::Screens;

            $(
                #[wasm_split($game, fallible)]
                pub(super) fn $game() -> Result<&'static Screens, SplitLoaderError> {
                    Ok(&super::$game::SCREENS)
                }
            )+
        }

        /// The screens of a game, from the server if they are not here yet.
        async fn fetch(poster: &'static Poster) -> Option<&'static Screens> {
            $(
                if poster.name == $game::POSTER.name {
                    return parts::$game().await.ok();
                }
            )+
            None
        }
    };
}

games!(guardians, rescue, armada, hegemony);

pub(crate) fn all() -> impl Iterator<Item = &'static Poster> {
    POSTERS.iter().copied()
}

pub(crate) fn find(name: &str) -> Option<&'static Poster> {
    all().find(|poster| poster.name == name)
}

impl Poster {
    /// The rules of the game that is shown.
    pub(crate) fn rules(&self) -> &'static dyn Rules {
        starboard_bots::registry()
            .get(self.name)
            .expect("a game with a poster is in the registry")
    }

    /// The class of whatever shows the game; its styles count only in there.
    pub(crate) fn class(&self) -> String {
        format!("game-{}", self.name)
    }
}

impl Screens {
    /// The classes of a play screen.
    pub(crate) fn class(&self) -> String {
        let frame = match self.frame {
            Frame::Tall => "tall",
            Frame::Strip => "gear-strip",
            Frame::Roomy => "roomy",
        };
        format!("play {frame} {}", self.poster.class())
    }
}

thread_local! {
    /// The screens that have been fetched.
    static HERE: RefCell<Vec<&'static Screens>> = const { RefCell::new(Vec::new()) };
}

fn here(poster: &Poster) -> Option<&'static Screens> {
    HERE.with_borrow(|here| {
        let found = here
            .iter()
            .find(|screens| screens.poster.name == poster.name);
        found.copied()
    })
}

async fn fetch_and_keep(poster: &'static Poster) -> Option<&'static Screens> {
    let style = styles::load(poster.name);
    let screens = fetch(poster).await?;
    if !style.await {
        return None;
    }
    if here(poster).is_none() {
        HERE.with_borrow_mut(|here| here.push(screens));
    }
    Some(screens)
}

/// Fetches the screens of a game that is likely to be played soon.
pub(crate) fn fetch_ahead(poster: &'static Poster) {
    if here(poster).is_none() {
        spawn_local(async move {
            // If it fails, it is tried again when the game is played.
            fetch_and_keep(poster).await;
        });
    }
}

#[derive(Clone, Copy)]
enum Arrival {
    Here(&'static Screens),
    OnTheWay,
    Missing,
}

/// Shows something of a game as soon as its screens are here.
pub(crate) fn once_here(
    poster: &'static Poster,
    show: impl Fn(&'static Screens) -> AnyView + Send + 'static,
) -> AnyView {
    if let Some(screens) = here(poster) {
        return show(screens);
    }
    let arrival = RwSignal::new(Arrival::OnTheWay);
    let fetch = move || {
        arrival.set(Arrival::OnTheWay);
        spawn_local(async move {
            let screens = fetch_and_keep(poster).await;
            // The page may have been left.
            arrival.try_set(screens.map_or(Arrival::Missing, Arrival::Here));
        });
    };
    fetch();
    let view = move || match arrival.get() {
        Arrival::Here(screens) => untrack(|| show(screens)),
        Arrival::OnTheWay => waiting(poster),
        Arrival::Missing => missing(poster, fetch),
    };
    view! { {view} }.into_any()
}

fn waiting(poster: &'static Poster) -> AnyView {
    view! {
        <main id="main" class="page narrow">
            <h1>{move || poster.rules().title(lang())}</h1>
            <p class="lede" role="status">
                {spoken(texts::board_on_its_way)}
            </p>
            <div class="progress" aria-hidden="true">
                <i></i>
            </div>
        </main>
    }
    .into_any()
}

fn missing(poster: &'static Poster, fetch: impl Fn() + 'static) -> AnyView {
    view! {
        <main id="main" class="page narrow">
            <h1>{move || poster.rules().title(lang())}</h1>
            <p class="lede" role="alert">
                {spoken(texts::board_missing)}
            </p>
            <p class="button-row">
                <button type="button" class="button primary" on:click=move |_| fetch()>
                    {spoken(texts::try_again)}
                </button>
                <Link href="/".to_owned() class="button".to_owned()>
                    {spoken(texts::back_home)}
                </Link>
            </p>
        </main>
    }
    .into_any()
}

/// A moment of a game as it is shown: a position, and how many events of the next step have been
/// seen since.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub(crate) before: Position,
    /// The events of the next step that have been shown so far.
    pub(crate) events: Vec<Event>,
    /// How many steps led to `before`.
    pub(crate) step: usize,
}

impl Shown {
    /// The moment after some steps of a history and some events of the next.
    pub(crate) fn of(history: &History, step: usize, events: usize) -> Shown {
        let step = step.min(history.steps().len());
        Shown {
            before: history.at(step).unwrap_or(history.start()).clone(),
            events: history
                .steps()
                .get(step)
                .map(|step| step.events.iter().take(events).cloned().collect())
                .unwrap_or_default(),
            step,
        }
    }
}

/// What a board needs to let a person act.
#[derive(Clone, Copy)]
pub(crate) struct Player {
    pub(crate) shown: Signal<Shown>,
    /// The legal actions, while it is a person's turn and everything has been shown.
    pub(crate) legal: Signal<Vec<String>>,
    pub(crate) act: Callback<String>,
    /// Several actions of the same player in a row.
    pub(crate) act_all: Callback<Vec<String>>,
    /// From whose side the board is looked at: the only person at the table, or the one whose
    /// turn it is.
    pub(crate) viewer: Signal<Option<Seat>>,
    /// Says why something is not possible.
    pub(crate) refuse: Callback<String>,
    /// What every action is worth, if a person wants to see it and it is known.
    pub(crate) worth: Signal<Option<Weighed>>,
}

pub(crate) struct PlayViews {
    pub(crate) board: AnyView,
    pub(crate) actions: AnyView,
}

/// A player as the panel shows them.
pub(crate) struct PlayerFacts {
    pub(crate) gear: AnyView,
    pub(crate) tokens: AnyView,
    /// Points, or what else tells how a player stands, short and in words.
    pub(crate) score: String,
    pub(crate) score_words: String,
    /// Why the player is not quite in the game, if so.
    pub(crate) state: Option<String>,
    pub(crate) out: bool,
}

/// A few sentences for somebody's first game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct GuideCard {
    pub(crate) title: String,
    /// Two to four short sentences.
    pub(crate) text: String,
    /// The rules behind it, by number.
    pub(crate) rules: &'static [&'static str],
}

//! The games as the app shows them: posters, which are there from the start, screens, which
//! are loaded when a game is first played, and notes, which follow when its board is on the screen.
//! Everything else in the app works with any game.

mod armada;
pub(crate) mod erased;
mod focus;
mod follow;
mod guardians;
mod hegemony;
mod rescue;
mod screens;
mod selection;
mod views;

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::Value;
use starboard_kernel::{About, OptionValues, Registry};

use self::erased::{Notes, Screens};
pub(crate) use self::screens::Mark;
use self::screens::{
    Course, Frame, Gain, GameNotes, GameReport, GameScreens, PlayViews, Player, PlayerFacts, Shown,
};
use crate::controls::Words;
use crate::pilot::Flight;
use crate::{parts, styles, texts};

/// What the app shows of a game before it is played.
pub(crate) struct Poster {
    pub(crate) name: &'static str,
    /// What is known of the game without loading its rules.
    pub(crate) about: About,
    /// A solo game: it has a single expected value, and a game of the day that is the same for
    /// everybody.
    pub(crate) for_one: bool,
    pub(crate) cover: fn() -> AnyView,
    /// The game in a minute.
    pub(crate) summary: Words,
    /// Options whose usual value here differs from that of the engine.
    usual_options: &'static [(&'static str, &'static str)],
    /// Options for details of the rules, which most people never change.
    pub(crate) rare_options: &'static [&'static str],
    /// The mark of a seat (from 0), in lists and panels.
    pub(crate) mark: fn(usize) -> AnyView,
    /// What earns an achievement here.
    pub(crate) feat: Feat,
}

/// Something hard to do in a game.
pub(crate) struct Feat {
    pub(crate) title: Words,
    /// How it is done.
    pub(crate) how: Words,
    /// Whether it was done in a game.
    pub(crate) is_done: fn(&Flight) -> bool,
}

macro_rules! games {
    ($($game:ident: $type:ty,)*) => {
        static POSTERS: &[&Poster] = &[$(&$game::POSTER),*];

        #[allow(unsafe_code, reason = "the function is linked by name from another file")]
        mod split {
            use starboard_kernel::erased::allow_documents;
            use wasm_split_helpers::{SplitLoaderError, wasm_split};

            use super::erased::{Notes, Screens, notes_of, screens_of};
            use crate::parts::{ASIDE, AsidePart, On, Page, TABLES};

            $(
                #[wasm_split($game, fallible)]
                pub(super) fn $game() -> Result<On<Page, &'static dyn Screens>, SplitLoaderError> {
                    Ok((TABLES, screens_of::<super::$game::Screens>()))
                }

                pastey::paste! {
                    #[wasm_split([<$game _documents>], fallible)]
                    pub(super) fn [<$game _documents>]() -> Result<
                        On<(Page, &'static dyn Screens), ()>,
                        SplitLoaderError,
                    > {
                        allow_documents::<$type>();
                        Ok(((TABLES, screens_of::<super::$game::Screens>()), ()))
                    }

                    #[wasm_split([<$game _notes>], fallible)]
                    pub(super) fn [<$game _notes>]() -> Result<
                        On<(AsidePart, &'static dyn Screens), &'static dyn Notes>,
                        SplitLoaderError,
                    > {
                        let base = (ASIDE, screens_of::<super::$game::Screens>());
                        Ok((base, notes_of::<super::$game::notes::Notes>()))
                    }
                }
            )*
        }

        /// Fetches the file with the screens of a game.
        async fn fetch(poster: &'static Poster) -> Option<&'static dyn Screens> {
            $(
                if poster.name == $game::POSTER.name {
                    return Some(split::$game().await.ok()?.1);
                }
            )*
            None
        }

        /// Fetches the code that reads documents of a game; returns whether it is loaded.
        async fn fetch_documents(poster: &'static Poster) -> bool {
            $(
                if poster.name == $game::POSTER.name {
                    pastey::paste! {
                        return split::[<$game _documents>]().await.is_ok();
                    }
                }
            )*
            false
        }

        /// Fetches the file with the notes on a game.
        async fn fetch_notes(poster: &'static Poster) -> Option<&'static dyn Notes> {
            $(
                if poster.name == $game::POSTER.name {
                    pastey::paste! {
                        return Some(split::[<$game _notes>]().await.ok()?.1);
                    }
                }
            )*
            None
        }

        #[cfg(test)]
        pub(crate) fn all_notes() -> Vec<(&'static dyn starboard_kernel::erased::Rules, &'static dyn Notes)> {
            use starboard_kernel::erased::rules_of;
            vec![$((rules_of::<$type>(), erased::notes_of::<$game::notes::Notes>())),*]
        }

        #[cfg(test)]
        pub(crate) fn all_screens() -> Vec<&'static dyn Screens> {
            vec![$(erased::screens_of::<$game::Screens>()),*]
        }

        /// A drawing for a value of an option, if there is one.
        pub(crate) fn option_mark(poster: &Poster, option: &str, value: &Value) -> Option<AnyView> {
            $(
                if poster.name == $game::POSTER.name {
                    return <$game::Screens as GameScreens>::option_mark(option, value);
                }
            )*
            None
        }
    };
}

starboard_games::with_games!(games);

pub(crate) fn all() -> impl Iterator<Item = &'static Poster> {
    POSTERS.iter().copied()
}

pub(crate) fn find(name: &str) -> Option<&'static Poster> {
    all().find(|poster| poster.name == name)
}

impl Poster {
    /// The class of every element that shows the game; the game's styles apply only inside it.
    pub(crate) fn class(&self) -> String {
        format!("game-{}", self.name)
    }

    /// The options of a game whose players have chosen none.
    pub(crate) fn options(&self) -> OptionValues {
        let mut options = self.about.schema().defaults();
        for (name, value) in self.usual_options {
            options.insert((*name).to_owned(), (*value).into());
        }
        options
    }
}

thread_local! {
    /// The screens that have been loaded, with their styles.
    static LOADED: RefCell<Vec<&'static dyn Screens>> = const { RefCell::new(Vec::new()) };
    /// The games whose documents can be read, too.
    static WHOLE: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

pub(crate) fn loaded(poster: &Poster) -> Option<&'static dyn Screens> {
    LOADED.with_borrow(|loaded| {
        let same = |screens: &&&dyn Screens| screens.poster().name == poster.name;
        loaded.iter().find(same).copied()
    })
}

/// Whether a game is loaded completely, including the code that reads its documents.
pub(crate) fn is_loaded(poster: &Poster) -> bool {
    WHOLE.with_borrow(|whole| whole.contains(&poster.name))
}

/// The rules of all games that are loaded.
pub(crate) fn registry() -> Registry {
    LOADED
        .with_borrow(|loaded| Registry::new(loaded.iter().map(|screens| screens.rules()).collect()))
}

/// Loads the rules and the screens of a game, if they are not loaded yet: enough to start a game.
/// Documents cannot be read yet, and so neither can games that began in the middle of another.
async fn load_first(poster: &'static Poster) -> Option<&'static dyn Screens> {
    if let Some(screens) = loaded(poster) {
        return Some(screens);
    }
    let (style, texts) = (styles::load(poster.name), texts::load_game(poster.name));
    let screens = fetch(poster).await?;
    if !style.await || !texts.await {
        return None;
    }
    if loaded(poster).is_none() {
        LOADED.with_borrow_mut(|loaded| loaded.push(screens));
    }
    Some(screens)
}

/// Loads all rules and the screens of a game.
pub(crate) async fn load(poster: &'static Poster) -> Option<&'static dyn Screens> {
    let screens = load_first(poster).await?;
    if !is_loaded(poster) {
        if !fetch_documents(poster).await {
            return None;
        }
        WHOLE.with_borrow_mut(|whole| whole.push(poster.name));
    }
    Some(screens)
}

/// Loads the notes on a game, with what its guide says.
pub(crate) async fn load_notes(poster: &'static Poster) -> Option<&'static dyn Notes> {
    let texts = texts::load_guide(poster.name);
    let notes = fetch_notes(poster).await?;
    if !texts.await {
        return None;
    }
    notes.loaded();
    Some(notes)
}

/// Loads the screens of a game that is likely to be played soon.
pub(crate) fn preload(poster: &'static Poster) {
    if loaded(poster).is_none() {
        spawn_local(async move {
            // After a failure, the game itself tries again when it is played.
            load_first(poster).await;
        });
    }
}

/// Shows the start of a game as soon as it can be played.
pub(crate) fn when_ready_to_begin(
    poster: &'static Poster,
    show: impl Fn(&'static dyn Screens) -> AnyView + Send + 'static,
) -> AnyView {
    let title = move |lang| poster.about.title(lang);
    parts::when_loaded(loaded(poster), move || load_first(poster), title, show)
}

/// Shows the first mission of a game as soon as it can begin.
pub(crate) fn when_ready_for_mission(
    poster: &'static Poster,
    show: impl Fn(&'static dyn Screens) -> AnyView + Send + 'static,
) -> AnyView {
    let title = move |lang| poster.about.title(lang);
    let load = move || async move {
        let texts = texts::load_mission(poster.name);
        let screens = load_first(poster).await?;
        if screens.mission().starts_from_document() {
            load(poster).await?;
        }
        texts.await.then_some(screens)
    };
    parts::when_loaded(None, load, title, show)
}

/// Shows something of a game as soon as its rules and screens are loaded.
pub(crate) fn when_loaded(
    poster: &'static Poster,
    show: impl Fn(&'static dyn Screens) -> AnyView + Send + 'static,
) -> AnyView {
    let title = move |lang| poster.about.title(lang);
    let known = loaded(poster).filter(|_| is_loaded(poster));
    parts::when_loaded(known, move || load(poster), title, show)
}

/// The same, with the notes on the game.
pub(crate) fn when_noted(
    poster: &'static Poster,
    show: impl Fn(&'static dyn Screens, &'static dyn Notes) -> AnyView + Send + 'static,
) -> AnyView {
    let title = move |lang| poster.about.title(lang);
    let load = move || async move {
        let screens = load(poster).await?;
        Some((screens, load_notes(poster).await?))
    };
    parts::when_loaded(None, load, title, move |(screens, notes)| {
        show(screens, notes)
    })
}

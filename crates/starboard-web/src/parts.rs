//! The app is downloaded in parts: first what the home page needs, everything else on demand. What
//! surrounds a board follows once the board is drawn. The screens of each game and the notes on it
//! are parts, too, see `games`.

use std::cell::{Cell, RefCell};
use std::pin::Pin;

use leptos::prelude::*;
use leptos::task::spawn_local;
use starboard_kernel::{Day, Lang};
use starboard_worker::Response;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::controls::{button, home_link, narrow_page};
use crate::games::erased::Notes;
use crate::games::{self, Poster};
use crate::prefs::{lang, spoken};
use crate::router::Route;
use crate::storage::SavedGame;
use crate::{daily, days, online, pilot, play, puzzles, replay, rules, setup, styles, texts};

/// Where the compiled app is split: code that is reachable only from one of these functions goes
/// into a file of its own.
#[allow(
    unsafe_code,
    reason = "the function is linked by name from another file"
)]
mod split {
    use leptos::prelude::IntoAny;
    use starboard_kernel::Lang;
    use starboard_worker::Response;
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    use super::{
        ASIDE, AsidePart, Imported, On, OnlinePart, Page, ResumePart, ShowSettings, TABLES,
    };

    #[wasm_split(tables, fallible)]
    pub(super) fn tables() -> Result<Page, SplitLoaderError> {
        Ok(TABLES)
    }

    #[wasm_split(resume, fallible)]
    pub(super) fn resume() -> Result<On<AsidePart, ResumePart>, SplitLoaderError> {
        let resume = ResumePart {
            page: super::resume_page,
            list: crate::saved::list,
        };
        Ok((ASIDE, resume))
    }

    #[wasm_split(setup, fallible)]
    pub(super) fn setup() -> Result<On<Page, Page>, SplitLoaderError> {
        Ok((TABLES, super::setup_page))
    }

    #[wasm_split(review, fallible)]
    pub(super) fn review() -> Result<On<AsidePart, Page>, SplitLoaderError> {
        Ok((ASIDE, super::review_page))
    }

    #[wasm_split(puzzles, fallible)]
    pub(super) fn puzzles() -> Result<On<AsidePart, Page>, SplitLoaderError> {
        Ok((ASIDE, super::puzzles_page))
    }

    #[wasm_split(aside, fallible)]
    pub(super) fn aside() -> Result<AsidePart, SplitLoaderError> {
        Ok(ASIDE)
    }

    #[wasm_split(aside, fallible)]
    pub(super) fn read_reply(text: String) -> Result<Option<Response>, SplitLoaderError> {
        Ok(serde_json::from_str(&text).ok())
    }

    #[wasm_split(settings, fallible)]
    pub(super) fn settings() -> Result<On<Page, ShowSettings>, SplitLoaderError> {
        Ok((TABLES, || crate::settings::settings().into_any()))
    }

    #[wasm_split(import, fallible)]
    pub(super) fn import(
        text: String,
        lang: Lang,
    ) -> Result<On<AsidePart, Imported>, SplitLoaderError> {
        Ok((ASIDE, Box::pin(crate::import::import(text, lang))))
    }

    #[wasm_split(online, fallible)]
    pub(super) fn online() -> Result<On<AsidePart, OnlinePart>, SplitLoaderError> {
        let online = OnlinePart {
            page: super::online_page,
            provide: crate::online::provide,
            dialog: || crate::online::name_dialog().into_any(),
            leaderboard: crate::online::leaderboard,
        };
        Ok((ASIDE, online))
    }
}

pub(crate) type Page = fn(Route) -> AnyView;
type OpenAside = fn(play::Table, &'static dyn Notes) -> play::Aside;
type ShowSettings = fn() -> AnyView;
/// The name that a record is saved under, or why it is not.
type Imported = Pin<Box<dyn Future<Output = Result<String, String>>>>;

/// A part, after what it builds on. Code that some of the parts share becomes a file for every combination
/// of parts that share it: hundreds, if parts knew nothing of each other. A part that names another one
/// shares all of that, and so nearly everything that is shared is in the first of them.
pub(crate) type On<B, T> = (B, T);

pub(crate) type AsidePart = On<Page, OpenAside>;

/// What all parts build on.
pub(crate) const TABLES: Page = tables_page;
/// What everything after the first move builds on.
pub(crate) const ASIDE: AsidePart = (TABLES, play::open);

/// A part that consists of pages.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// Games that begin now.
    Tables,
    /// Games that go on.
    Resume,
    /// Games that are being set up.
    Setup,
    /// Replays, and rules to read.
    Review,
    /// Puzzles.
    Puzzles,
}

/// What can be done with saved games.
#[derive(Clone, Copy)]
struct ResumePart {
    page: Page,
    list: fn(RwSignal<Vec<SavedGame>>, bool) -> AnyView,
}

/// Online play.
#[derive(Clone, Copy)]
struct OnlinePart {
    page: Page,
    provide: fn(Online),
    dialog: fn() -> AnyView,
    leaderboard: fn(&'static Poster, Day) -> AnyView,
}

/// What the rest of the app knows of online play, whether that part is loaded or not.
#[derive(Clone, Copy)]
pub(crate) struct Online {
    /// The game has begun at the table on the screen: then it fills the window.
    pub(crate) is_begun: RwSignal<bool>,
    /// It is the player's turn at another table.
    pub(crate) has_turn: RwSignal<bool>,
    /// It is the player's turn at some table.
    pub(crate) is_awaited: RwSignal<bool>,
    /// What the page is called.
    pub(crate) title: RwSignal<Option<String>>,
    part: RwSignal<Option<OnlinePart>>,
    /// What is provided there lives as long as the app.
    owner: StoredValue<Owner>,
}

thread_local! {
    static PAGES: RefCell<Vec<(Part, Page)>> = const { RefCell::new(Vec::new()) };
    static SETTINGS: Cell<Option<ShowSettings>> = const { Cell::new(None) };
}

impl Part {
    fn known(self) -> Option<Page> {
        let is_it = |(part, page): &(Part, Page)| (*part == self).then_some(*page);
        PAGES.with_borrow(|pages| pages.iter().find_map(is_it))
    }

    async fn load(self) -> Option<Page> {
        let page = match self {
            Part::Tables => split::tables().await.ok()?,
            Part::Resume => split::resume().await.ok()?.1.page,
            Part::Setup => {
                let style = styles::load("aside");
                let (_, page) = split::setup().await.ok()?;
                style.await.then_some(page)?
            }
            Part::Review => {
                let (style, aside) = (styles::load("review"), styles::load("aside"));
                let (_, page) = split::review().await.ok()?;
                (style.await && aside.await).then_some(page)?
            }
            Part::Puzzles => {
                let style = styles::load("aside");
                let (_, page) = split::puzzles().await.ok()?;
                style.await.then_some(page)?
            }
        };
        PAGES.with_borrow_mut(|pages| pages.push((self, page)));
        Some(page)
    }
}

/// A page, as soon as its part is loaded.
pub(crate) fn page(part: Part, route: Route) -> AnyView {
    let game = offered_game(&route);
    let known = part.known().filter(|_| is_said(game));
    let show = move |page: Page| page(route.clone());
    let load = move || with_texts_of(game, part.load());
    when_loaded(known, load, texts::app_name, show)
}

/// The game whose options a page offers: their notes are among the texts of the game.
fn offered_game(route: &Route) -> Option<&'static Poster> {
    match route {
        Route::Setup { game, .. } | Route::NewTable(Some(game)) => games::find(game),
        _ => None,
    }
}

fn is_said(game: Option<&'static Poster>) -> bool {
    game.is_none_or(|poster| texts::has_game(poster.name))
}

/// Something that is loaded, with the texts of a game.
fn with_texts_of<T>(
    game: Option<&'static Poster>,
    load: impl Future<Output = Option<T>>,
) -> impl Future<Output = Option<T>> {
    let texts = game.map(|poster| texts::load_game(poster.name));
    async move {
        let loaded = load.await?;
        match texts {
            Some(texts) => texts.await.then_some(loaded),
            None => Some(loaded),
        }
    }
}

/// What surrounds a board.
pub(crate) async fn aside() -> Option<OpenAside> {
    let style = styles::load("aside");
    let (_, opened) = split::aside().await.ok()?;
    style.await.then_some(opened)
}

/// Reads what the worker says: nothing if that is impossible. It comes with what surrounds a board,
/// because no bot is needed before there is a board.
pub(crate) async fn read_reply(text: String) -> Option<Response> {
    split::read_reply(text).await.ok()?
}

/// Saved games on the first page.
pub(crate) fn saved_games(saved: RwSignal<Vec<SavedGame>>, over: bool) -> AnyView {
    let load = || async { Some(split::resume().await.ok()?.1) };
    let frame =
        |content: AnyView| view! { <section class="home-section">{content}</section> }.into_any();
    when_loaded_in(frame, None, load, move |part: ResumePart| {
        (part.list)(saved, over)
    })
}

/// The settings, in a dialog.
pub(crate) fn settings() -> AnyView {
    let load = || async {
        let style = styles::load("aside");
        let (_, settings) = split::settings().await.ok()?;
        let settings = style.await.then_some(settings);
        SETTINGS.set(settings);
        settings
    };
    when_loaded_in(|content| content, SETTINGS.get(), load, |show| show())
}

/// Checks and saves a record; returns the name it is saved under, or why it is not saved.
pub(crate) async fn import(text: String, lang: Lang) -> Result<String, String> {
    match split::import(text, lang).await {
        Ok((_, importing)) => importing.await,
        Err(_) => Err(texts::board_missing(lang)),
    }
}

/// Loads what most people need next, at the first sign of a user.
pub(crate) fn preload_soon() {
    for sign in ["pointermove", "pointerdown", "keydown"] {
        let load = Closure::once_into_js(|| {
            if Part::Tables.known().is_none() {
                spawn_local(async {
                    // After a failure, the page itself tries again.
                    Part::Tables.load().await;
                });
            }
        });
        let once = web_sys::AddEventListenerOptions::new();
        once.set_once(true);
        let load = load.unchecked_ref();
        let _ = window()
            .add_event_listener_with_callback_and_add_event_listener_options(sign, load, &once);
    }
}

impl Online {
    /// Provides online play to everything below. A player who has been online before may be
    /// awaited.
    pub(crate) fn provide() -> Online {
        let online = Online {
            is_begun: RwSignal::new(false),
            has_turn: RwSignal::new(false),
            is_awaited: RwSignal::new(false),
            title: RwSignal::new(None),
            part: RwSignal::new(None),
            owner: StoredValue::new(Owner::current().expect("the app has an owner")),
        };
        provide_context(online);
        if crate::online::was_used() {
            spawn_local(async move {
                online.load().await;
            });
        }
        online
    }

    async fn load(self) -> Option<OnlinePart> {
        let (style, aside) = (styles::load("online"), styles::load("aside"));
        let texts = texts::load_online();
        let (_, part) = split::online().await.ok()?;
        if !style.await || !aside.await || !texts.await {
            return None;
        }
        // There may have been two requests for it.
        if self.part.with_untracked(Option::is_none) {
            let owner = self.owner.get_value();
            owner.with(|| (part.provide)(self));
            self.part.set(Some(part));
        }
        Some(part)
    }

    /// Online play, as soon as it is loaded.
    pub(crate) fn page(self, route: Route) -> AnyView {
        let game = offered_game(&route);
        let show = move |part: OnlinePart| (part.page)(route.clone());
        let known = self.part.get_untracked().filter(|_| is_said(game));
        let load = move || with_texts_of(game, self.load());
        when_loaded(known, load, texts::play_online, show)
    }

    /// The leaderboard of a day, as soon as it is loaded.
    pub(crate) fn leaderboard(self, poster: &'static Poster, day: Day) -> impl IntoView {
        if self.part.with_untracked(Option::is_none) {
            spawn_local(async move {
                self.load().await;
            });
        }
        move || {
            self.part
                .get()
                .map(|part| untrack(|| (part.leaderboard)(poster, day)))
        }
    }

    /// Asks for a name when one is needed.
    pub(crate) fn dialog(self) -> impl IntoView {
        move || self.part.get().map(|part| (part.dialog)())
    }
}

fn tables_page(route: Route) -> AnyView {
    match route {
        Route::PlayNow(game) => setup::play_now(&game),
        Route::Mission(game) => play::mission(&game),
        Route::Play(id) => play::play(&id),
        Route::Daily { game, day } => daily::daily(&game, day),
        _ => ().into_any(),
    }
}

fn resume_page(route: Route) -> AnyView {
    match route {
        Route::Play(id) => play::resume(&id),
        _ => ().into_any(),
    }
}

fn setup_page(route: Route) -> AnyView {
    match route {
        Route::Setup { game, from } => setup::setup(&game, from),
        _ => ().into_any(),
    }
}

fn review_page(route: Route) -> AnyView {
    match route {
        Route::Replay(id) => replay::replay(&id, replay::Panel::None),
        Route::Report(id) => replay::replay(&id, replay::Panel::Review),
        Route::Rules(Some(game)) => rules::rules(&game),
        Route::Balance(game) => rules::balance(&game),
        Route::Days => days::days(),
        Route::Daily { game, day } => days::result(&game, day),
        Route::Pilot => pilot::pilot(),
        _ => ().into_any(),
    }
}

fn puzzles_page(route: Route) -> AnyView {
    match route {
        Route::Puzzles(None) => puzzles::of_day(),
        Route::Puzzles(Some(game)) => puzzles::of_game(&game),
        Route::Puzzle { game, id } => puzzles::puzzle(&game, &id),
        _ => ().into_any(),
    }
}

fn online_page(route: Route) -> AnyView {
    match route {
        Route::Lobby => online::lobby(),
        Route::NewTable(game) => online::new_table(game.as_deref()),
        Route::Table(id) => online::table(&id),
        Route::People(id) => online::people(&id),
        Route::Replay(id) => {
            online::replay(&id, |id| page(Part::Review, Route::Replay(id.to_owned())))
        }
        _ => ().into_any(),
    }
}

#[derive(Clone, Copy)]
enum Loading<T> {
    Running,
    Done(T),
    Failed,
}

/// Shows something on a page as soon as what it needs is loaded, unless that is known already.
pub(crate) fn when_loaded<T, L>(
    known: Option<T>,
    load: impl Fn() -> L + Copy + Send + 'static,
    title: impl Fn(Lang) -> String + Copy + Send + Sync + 'static,
    show: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView
where
    T: Copy + Send + Sync + 'static,
    L: Future<Output = Option<T>> + 'static,
{
    let frame = move |content| narrow_page(move || title(lang()), content);
    when_loaded_in(frame, known, load, show)
}

/// The same with another frame around what is shown meanwhile.
fn when_loaded_in<T, L>(
    frame: impl Fn(AnyView) -> AnyView + Copy + Send + Sync + 'static,
    known: Option<T>,
    load: impl Fn() -> L + Copy + Send + 'static,
    show: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView
where
    T: Copy + Send + Sync + 'static,
    L: Future<Output = Option<T>> + 'static,
{
    if let Some(known) = known {
        return show(known);
    }
    let loading = RwSignal::new(Loading::Running);
    let start = move || {
        loading.set(Loading::Running);
        let loads = load();
        spawn_local(async move {
            let loaded = loads.await;
            // The user may have left the page.
            loading.try_set(loaded.map_or(Loading::Failed, Loading::Done));
        });
    };
    start();
    let view = move || match loading.get() {
        Loading::Running => frame(progress()),
        Loading::Done(loaded) => untrack(|| show(loaded)),
        Loading::Failed => frame(failure(start)),
    };
    view! { {view} }.into_any()
}

fn progress() -> AnyView {
    view! {
        <p class="lede" role="status">
            {spoken(texts::board_on_its_way)}
        </p>
        <div class="progress" aria-hidden="true">
            <i></i>
        </div>
    }
    .into_any()
}

fn failure(retry: impl Fn() + 'static) -> AnyView {
    view! {
        <p class="lede" role="alert">
            {spoken(texts::board_missing)}
        </p>
        <p class="button-row">
            {button("button primary", texts::try_again, retry)} {home_link("button")}
        </p>
    }
    .into_any()
}

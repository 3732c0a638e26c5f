//! The app is downloaded in parts: first what the home page needs, everything else when somebody
//! goes there. The screens of each game are parts, too, see `games`.

use std::cell::Cell;
use std::pin::Pin;

use leptos::prelude::*;
use leptos::task::spawn_local;
use starboard_kernel::{Day, Lang};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use crate::controls::{button, home_link, narrow_page};
use crate::games::Poster;
use crate::prefs::{lang, spoken};
use crate::router::Route;
use crate::{daily, days, online, pilot, play, replay, report, rules, setup, texts};

/// Where the compiled app is split: code that is reachable only from one of these functions goes
/// into a file of its own.
#[allow(
    unsafe_code,
    reason = "the function is linked by name from another file"
)]
mod split {
    use leptos::prelude::IntoAny;
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    use super::{OnlinePart, Page, TablesPart};

    #[wasm_split(tables, fallible)]
    pub(super) fn tables() -> Result<TablesPart, SplitLoaderError> {
        Ok(TablesPart {
            page: super::tables_page,
            import: |text, lang| Box::pin(crate::import::import(text, lang)),
        })
    }

    #[wasm_split(review, fallible)]
    pub(super) fn review() -> Result<Page, SplitLoaderError> {
        Ok(super::review_page)
    }

    #[wasm_split(online, fallible)]
    pub(super) fn online() -> Result<OnlinePart, SplitLoaderError> {
        Ok(OnlinePart {
            page: super::online_page,
            provide: crate::online::provide,
            dialog: || crate::online::name_dialog().into_any(),
            leaderboard: crate::online::leaderboard,
        })
    }
}

type Page = fn(Route) -> AnyView;

/// What is done around games in this browser.
#[derive(Clone, Copy)]
struct TablesPart {
    page: Page,
    import: fn(String, Lang) -> Imported,
}

/// The name that a record is kept under, or why it is not.
type Imported = Pin<Box<dyn Future<Output = Result<String, String>>>>;

/// What is done around games on a server.
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
    /// It is one's own turn somewhere else.
    pub(crate) has_turn: RwSignal<bool>,
    /// It is one's own turn somewhere.
    pub(crate) is_awaited: RwSignal<bool>,
    /// What the page is called.
    pub(crate) title: RwSignal<Option<String>>,
    part: RwSignal<Option<OnlinePart>>,
    /// What is provided there lives as long as the app.
    owner: StoredValue<Owner>,
}

thread_local! {
    static TABLES: Cell<Option<TablesPart>> = const { Cell::new(None) };
    static REVIEW: Cell<Option<Page>> = const { Cell::new(None) };
}

async fn load_review() -> Option<Page> {
    let page = split::review().await.ok();
    REVIEW.set(page);
    page
}

async fn load_tables() -> Option<TablesPart> {
    let part = split::tables().await.ok();
    TABLES.set(part);
    part
}

/// Everything around games in this browser, as soon as it is there.
pub(crate) fn tables(route: Route) -> AnyView {
    let show = move |part: TablesPart| (part.page)(route.clone());
    when_loaded(TABLES.get(), load_tables, texts::app_name, show)
}

/// Games that are over or rules to read, as soon as what shows them is there.
pub(crate) fn review(route: Route) -> AnyView {
    let show = move |page: Page| page(route.clone());
    when_loaded(REVIEW.get(), load_review, texts::app_name, show)
}

/// Checks a record and keeps it; gives the name it is kept under, or says why it is not kept.
pub(crate) async fn import(text: String, lang: Lang) -> Result<String, String> {
    match load_tables().await {
        Some(part) => (part.import)(text, lang).await,
        None => Err(texts::board_missing(lang)),
    }
}

/// Loads what most people need next, as soon as somebody is there who does anything.
pub(crate) fn preload_soon() {
    for sign in ["pointermove", "pointerdown", "keydown"] {
        let load = Closure::once_into_js(|| {
            if TABLES.get().is_none() {
                spawn_local(async {
                    // After a failure, the page itself tries again.
                    load_tables().await;
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
    /// Makes online play known to everything below. Who has been online before may be awaited.
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
        let part = split::online().await.ok()?;
        // Two may have waited for it.
        if self.part.with_untracked(Option::is_none) {
            let owner = self.owner.get_value();
            owner.with(|| (part.provide)(self));
            self.part.set(Some(part));
        }
        Some(part)
    }

    /// Everything around games on a server, as soon as it is there.
    pub(crate) fn page(self, route: Route) -> AnyView {
        let show = move |part: OnlinePart| (part.page)(route.clone());
        let known = self.part.get_untracked();
        when_loaded(known, move || self.load(), texts::play_online, show)
    }

    /// Who has played the game of a day best, as soon as it is there.
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
        Route::Setup { game, from } => setup::setup(&game, from),
        Route::PlayNow(game) => setup::play_now(&game),
        Route::Mission(game) => play::mission(&game),
        Route::Play(id) => play::play(&id),
        Route::Daily { game, day } => daily::daily(&game, day),
        _ => ().into_any(),
    }
}

fn review_page(route: Route) -> AnyView {
    match route {
        Route::Replay(id) => replay::replay(&id),
        Route::Report(id) => report::report(&id),
        Route::Rules(Some(game)) => rules::rules(&game),
        Route::Balance(game) => rules::balance(&game),
        Route::Days => days::days(),
        Route::Pilot => pilot::pilot(),
        _ => ().into_any(),
    }
}

fn online_page(route: Route) -> AnyView {
    match route {
        Route::Lobby => online::lobby(),
        Route::NewTable(game) => online::new_table(game.as_deref()),
        Route::Table(id) => online::table(&id),
        Route::People(id) => online::people(&id),
        Route::Replay(id) => online::replay(&id, |id| review(Route::Replay(id.to_owned()))),
        _ => ().into_any(),
    }
}

#[derive(Clone, Copy)]
enum Loading<T> {
    Running,
    Done(T),
    Failed,
}

/// Shows something as soon as what it needs is loaded, unless that is known already.
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
        Loading::Running => progress(title),
        Loading::Done(loaded) => untrack(|| show(loaded)),
        Loading::Failed => failure(title, start),
    };
    view! { {view} }.into_any()
}

fn progress(title: impl Fn(Lang) -> String + Send + Sync + 'static) -> AnyView {
    let content = view! {
        <p class="lede" role="status">
            {spoken(texts::board_on_its_way)}
        </p>
        <div class="progress" aria-hidden="true">
            <i></i>
        </div>
    };
    narrow_page(move || title(lang()), content)
}

fn failure(
    title: impl Fn(Lang) -> String + Send + Sync + 'static,
    retry: impl Fn() + 'static,
) -> AnyView {
    let content = view! {
        <p class="lede" role="alert">
            {spoken(texts::board_missing)}
        </p>
        <p class="button-row">
            {button("button primary", texts::try_again, retry)} {home_link("button")}
        </p>
    };
    narrow_page(move || title(lang()), content)
}

//! The app is downloaded in parts: first what the home page needs, everything else when somebody
//! goes there. The screens of each game are parts, too, see `games`.

use std::cell::Cell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use starboard_kernel::Lang;

use crate::controls::{button, home_link, narrow_page};
use crate::prefs::{lang, spoken};
use crate::router::Route;
use crate::{daily, online, play, replay, report, rules, setup, texts};

/// Where the compiled app is split: code that is reachable only from one of these functions goes
/// into a file of its own.
#[allow(
    unsafe_code,
    reason = "the function is linked by name from another file"
)]
mod split {
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    use super::Page;

    #[wasm_split(tables, fallible)]
    pub(super) fn tables() -> Result<Page, SplitLoaderError> {
        Ok(super::tables_page)
    }

    #[wasm_split(online, fallible)]
    pub(super) fn online() -> Result<Page, SplitLoaderError> {
        Ok(super::online_page)
    }
}

type Page = fn(Route) -> AnyView;

thread_local! {
    static TABLES: Cell<Option<Page>> = const { Cell::new(None) };
    static ONLINE: Cell<Option<Page>> = const { Cell::new(None) };
}

async fn load_tables() -> Option<Page> {
    let page = split::tables().await.ok();
    TABLES.set(page);
    page
}

async fn load_online() -> Option<Page> {
    let page = split::online().await.ok();
    ONLINE.set(page);
    page
}

/// Everything around games in this browser, as soon as it is there.
pub(crate) fn tables(route: Route) -> AnyView {
    let show = move |page: Page| page(route.clone());
    when_loaded(TABLES.get(), load_tables, texts::app_name, show)
}

/// Everything around games on a server, as soon as it is there.
pub(crate) fn online(route: Route) -> AnyView {
    let show = move |page: Page| page(route.clone());
    when_loaded(ONLINE.get(), load_online, texts::play_online, show)
}

/// Loads what most people need next.
pub(crate) fn preload() {
    if TABLES.get().is_none() {
        spawn_local(async {
            // After a failure, the page itself tries again.
            load_tables().await;
        });
    }
}

fn tables_page(route: Route) -> AnyView {
    match route {
        Route::Setup { game, from } => setup::setup(&game, from),
        Route::PlayNow(game) => setup::play_now(&game),
        Route::Mission(game) => play::mission(&game),
        Route::Play(id) => play::play(&id),
        Route::Replay(id) => replay::replay(&id),
        Route::Report(id) => report::report(&id),
        Route::Daily(game) => daily::daily(&game),
        Route::Rules(Some(game)) => rules::rules(&game),
        _ => ().into_any(),
    }
}

fn online_page(route: Route) -> AnyView {
    match route {
        Route::Lobby => online::lobby(),
        Route::NewTable(game) => online::new_table(game.as_deref()),
        Route::Table(id) => online::table(&id),
        Route::People(id) => online::people(&id),
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

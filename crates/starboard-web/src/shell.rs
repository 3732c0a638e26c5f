//! The frame of the app: header, language, settings, and which page is shown.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;
use starboard_kernel::Lang;

use crate::controls::{Words, button, home_link, icon_button, link};
use crate::modal::Modal;
use crate::parts::{self, Online, Part};
use crate::prefs::{Prefs, lang, spoken};
use crate::router::{self, Link, Route};
use crate::{art, games, home, rules, storage, texts};

pub(crate) fn run() {
    let first_lang = texts::install_first();
    mount_to_body(move || view! { <App first_lang /> });
    // The still picture disappears in the same frame.
    for early in [".still", "#boot"] {
        if let Ok(Some(early)) = document().query_selector(early) {
            early.remove();
        }
    }
}

/// Short messages at the edge of the page.
#[derive(Clone, Copy)]
pub(crate) struct Toasts(RwSignal<Vec<Toast>>);

#[derive(Clone)]
struct Toast {
    number: u32,
    text: String,
    /// What can be done about it.
    offer: Option<Offer>,
}

/// What a button says and does. It outlives the page that offered it.
type Offer = (Words, Arc<dyn Fn() + Send + Sync>);

impl Toasts {
    pub(crate) fn get() -> Toasts {
        expect_context()
    }

    pub(crate) fn show(self, text: String) {
        self.push(text, None);
    }

    /// A message with a button.
    pub(crate) fn offer(self, text: String, words: Words, act: impl Fn() + Send + Sync + 'static) {
        self.push(text, Some((words, Arc::new(act))));
    }

    fn push(self, text: String, offer: Option<Offer>) {
        let number = self
            .0
            .with_untracked(|toasts| toasts.last().map_or(0, |toast| toast.number + 1));
        // Leaves time to reach the button.
        let seconds = if offer.is_some() { 12 } else { 7 };
        self.0.update(|toasts| {
            toasts.push(Toast {
                number,
                text,
                offer,
            });
        });
        set_timeout(
            move || self.remove(number),
            std::time::Duration::from_secs(seconds),
        );
    }

    fn remove(self, number: u32) {
        self.0
            .update(|toasts| toasts.retain(|toast| toast.number != number));
    }

    fn view(self, toast: Toast) -> impl IntoView {
        let warns = toast.offer.is_none();
        let offer = toast.offer.map(|(words, act)| {
            button("button small", words, move || {
                self.remove(toast.number);
                act();
            })
        });
        view! {
            <p class="toast" class:warn=warns>
                <span>{toast.text}</span>
                {offer}
            </p>
        }
    }
}

#[component]
fn App(first_lang: Lang) -> impl IntoView {
    let was_evicted = storage::was_evicted();
    Prefs::provide(first_lang);
    let route = router::provide();
    let toasts = Toasts(RwSignal::new(Vec::new()));
    provide_context(toasts);
    if was_evicted {
        toasts.show(texts::storage_evicted(first_lang));
    }
    // Leaving now would lose what is not saved: the browser asks.
    let leaving = window_event_listener(leptos::ev::beforeunload, |event| {
        if untrack(storage::is_failing) {
            event.prevent_default();
        }
    });
    on_cleanup(move || leaving.remove());
    let online = Online::provide();
    let shelf = NodeRef::<html::Div>::new();
    let latest = Memo::new(move |_| {
        toasts
            .0
            .with(|toasts| toasts.last().map(|toast| toast.number))
    });
    Effect::new(move |_| {
        if let (Some(_), Some(shelf)) = (latest.get(), shelf.get()) {
            raise(&shelf);
        }
    });
    let settings = RwSignal::new(false);
    let playing = Memo::new(move |_| match route.get() {
        Route::Mission(_)
        | Route::Puzzle { .. }
        | Route::Play(_)
        | Route::Replay(_)
        | Route::Report(_) => true,
        Route::Table(_) => online.is_begun.get(),
        _ => false,
    });
    Effect::new(move |_| {
        let page = route.with(page_title);
        let name = texts::app_name(lang());
        let title = page.map_or(name.clone(), |page| format!("{page} – {name}"));
        document().set_title(&match online.is_awaited.get() {
            true => format!("● {} – {title}", texts::your_turn(lang())),
            false => title,
        });
    });
    view! {
        <div class="app" class:playing=move || playing.get()>
            <a class="skip-link" href="#main">{spoken(texts::skip_to_content)}</a>
            {art::starfield()}
            {move || (!playing.get()).then(|| view! { <Header settings /> })}
            {move || (!playing.get() && storage::is_failing()).then(unsaved)}
            {move || page(route.get())}
            {move || {
                (!playing.get())
                    .then(|| {
                        view! {
                            <footer class="app-footer">
                                <p>{spoken(texts::offline_note)}</p>
                            </footer>
                        }
                    })
            }}
            <div class="toasts" role="status" popover="manual" node_ref=shelf>
                <For each=move || toasts.0.get() key=|toast| toast.number let:toast>
                    {toasts.view(toast)}
                </For>
            </div>
            {online.dialog()}
            <Modal open=settings title=spoken(texts::settings)>
                <div class="dialog-body">
                    {parts::settings()}
                </div>
            </Modal>
        </div>
    }
}

/// Says that something is not saved, and what can be done about it.
fn unsaved() -> impl IntoView {
    view! {
        <p class="unsaved" role="alert">
            <span>{spoken(texts::storage_full)}</span>
            {link("/pilot", "button small", texts::pilot_log)}
        </p>
    }
}

/// What a page is called in the title of the tab; it is also what is read aloud first.
fn page_title(route: &Route) -> Option<String> {
    let lang = lang();
    let title_of = |game: &str| games::find(game).map(|poster| poster.about.title(lang));
    match route {
        Route::Home | Route::Unknown => None,
        Route::Setup { game, .. } | Route::PlayNow(game) | Route::Daily { game, .. } => {
            title_of(game)
        }
        Route::Days => Some(texts::daily_title(lang)),
        Route::Pilot => Some(texts::pilot_log(lang)),
        Route::Mission(game) => Some(texts::mission_of(lang, &title_of(game)?)),
        Route::Puzzles(None) => Some(texts::puzzles(lang)),
        Route::Puzzles(Some(game)) | Route::Puzzle { game, .. } => {
            Some(texts::puzzles_of(lang, &title_of(game)?))
        }
        Route::Rules(None) => Some(texts::nav_rules(lang)),
        Route::Rules(Some(game)) => Some(texts::rules_of(lang, &title_of(game)?)),
        Route::Balance(game) => Some(texts::balance_of(lang, &title_of(game)?)),
        Route::Play(id) => title_of(&storage::load_game(id)?.game),
        Route::Replay(_) => Some(texts::watch_replay(lang)),
        Route::Report(_) => Some(texts::review(lang)),
        Route::Lobby => Some(texts::play_online(lang)),
        Route::NewTable(_) | Route::Table(_) | Route::People(_) => {
            expect_context::<Online>().title.get()
        }
    }
}

/// Lifts the messages above any dialog that has been opened since. A browser that cannot do that
/// shows them nevertheless.
fn raise(shelf: &web_sys::HtmlElement) {
    let _ = shelf.hide_popover();
    let _ = shelf.show_popover();
}

fn page(route: Route) -> AnyView {
    match route {
        Route::Home => home::home().into_any(),
        Route::Rules(None) => rules::index(),
        Route::Unknown => message(texts::page_unknown),
        Route::Lobby | Route::NewTable(_) | Route::Table(_) | Route::People(_) => {
            expect_context::<Online>().page(route)
        }
        Route::Replay(ref id) if id.starts_with(storage::ONLINE) => {
            expect_context::<Online>().page(route)
        }
        Route::Replay(_)
        | Route::Report(_)
        | Route::Rules(Some(_))
        | Route::Balance(_)
        | Route::Days
        | Route::Pilot => parts::page(Part::Review, route),
        Route::Puzzles(_) | Route::Puzzle { .. } => parts::page(Part::Puzzles, route),
        Route::Setup { .. } => parts::page(Part::Setup, route),
        Route::PlayNow(_) | Route::Mission(_) | Route::Play(_) | Route::Daily { .. } => {
            parts::page(Part::Tables, route)
        }
    }
}

/// A page with a message and the way back.
pub(crate) fn message(text: impl Fn(Lang) -> String + Send + Sync + 'static) -> AnyView {
    view! {
        <main id="main" class="page narrow lone">
            {art::logo()}
            <h1>{spoken(texts::app_name)}</h1>
            <p class="lede">{move || text(lang())}</p>
            <p class="button-row">{home_link("button primary")}</p>
        </main>
    }
    .into_any()
}

#[component]
fn Header(settings: RwSignal<bool>) -> impl IntoView {
    let Online { has_turn, .. } = expect_context();
    // That the player is awaited is said in words, too.
    let online = move || match has_turn.get() {
        true => format!("{} ● {}", texts::online(lang()), texts::your_turn(lang())),
        false => texts::online(lang()),
    };
    view! {
        <header class="app-header">
            <Link href="/".to_owned() class="brand".to_owned()>
                {art::logo()}
                <span>"Starboard"</span>
            </Link>
            <nav class="app-nav" aria-label=spoken(texts::nav_label)>
                <Link
                    href="/online".to_owned()
                    class=Signal::derive(move || {
                        if has_turn.get() { "nav-link has-dot" } else { "nav-link" }.to_owned()
                    })
                >
                    {art::online()}
                    <span>{online}</span>
                </Link>
                <Link href="/pilot".to_owned() class="nav-link".to_owned()>
                    {art::person()}
                    <span>{spoken(texts::nav_pilot)}</span>
                </Link>
                <Link href="/rules".to_owned() class="nav-link".to_owned()>
                    {art::rules()}
                    <span>{spoken(texts::nav_rules)}</span>
                </Link>
                <LanguageButton />
                {icon_button(texts::settings, art::settings(), move || settings.set(true))}
            </nav>
        </header>
    }
}

/// Offers all languages, by the code of the present one.
#[component]
pub(crate) fn LanguageButton() -> impl IntoView {
    let prefs = Prefs::get();
    let code = move || prefs.lang.get().code().to_ascii_uppercase();
    let choose = move |event| {
        if let Some(chosen) = Lang::from_code(&event_target_value(&event)) {
            prefs.switch_to(chosen);
        }
    };
    view! {
        <label class="button ghost small language-button">
            {art::language()}
            <span>{code}</span>
            <select
                aria-label=move || {
                    texts::switch_language(lang(), &code(), prefs.lang.get().own_name())
                }
                prop:value=move || prefs.lang.get().code()
                on:change=choose
            >
                {Lang::ALL
                    .map(|choice| {
                        view! {
                            <option
                                value=choice.code()
                                lang=choice.code()
                                selected=move || prefs.lang.get() == choice
                            >
                                {choice.own_name()}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
        </label>
    }
}

//! The first page: the games, and what can be gone on with.

use leptos::prelude::*;
use leptos::task::spawn_local;
use starboard_kernel::Lang;

use crate::controls::{file_button, link};
use crate::games::{self, Poster};
use crate::prefs::{Prefs, lang, spoken};
use crate::router::{Link, navigator};
use crate::shell::Toasts;
use crate::storage::{self, SavedGame};
use crate::{art, daily, parts, play, texts};

pub(crate) fn home() -> impl IntoView {
    let saved = RwSignal::new(storage::saved_games());
    parts::preload_soon();
    view! {
        <main id="main" class="page home">
            <section class="hero">
                <div>
                    <p class="arcade">{spoken(texts::home_arcade)}</p>
                    <h1>{spoken(texts::app_name)}</h1>
                    <p class="lede">{spoken(texts::home_claim)}</p>
                    <div class="button-row">
                        <Link href="/online".to_owned() class="button primary".to_owned()>
                            {art::online()}
                            <span>{spoken(texts::play_online)}</span>
                        </Link>
                        {import_button()}
                    </div>
                </div>
            </section>
            <Saved
                saved
                over=false
                title=spoken(texts::home_continue)
            />
            <section class="home-section">
                <h2>{spoken(texts::home_games)}</h2>
                <ul class="covers">{games::all().map(cover).collect_view()}</ul>
            </section>
            {daily::list()}
            <Saved saved over=true title=spoken(texts::home_finished) />
        </main>
    }
}

fn cover(poster: &'static Poster) -> impl IntoView {
    let players = move |lang: Lang| {
        let counts = poster.about.schema().player_counts();
        match (counts.iter().min(), counts.iter().max()) {
            (Some(1) | None, _) => texts::players_one(lang),
            (Some(&least), Some(&most)) => texts::players_range(lang, least, most),
            (Some(_), None) => String::new(),
        }
    };
    let is_new = play::mission_is_new(poster);
    let (play_class, second) = match is_new {
        true => ("button play-now", ().into_any()),
        false => {
            let set_up = link(format!("/new/{}", poster.name), "button", texts::set_up);
            ("button primary play-now", set_up)
        }
    };
    let mission = is_new.then(|| {
        view! {
            <Link
                href=format!("/mission/{}", poster.name)
                class="button primary".to_owned()
            >
                {art::mission()}
                <span>{spoken(texts::mission)}</span>
                <span class="visually-hidden">{move || poster.about.title(lang())}</span>
            </Link>
        }
    });
    view! {
        <li>
            <div class="card cover-card">
                <Link href=format!("/new/{}", poster.name) class="cover-link".to_owned()>
                    {(poster.cover)()}
                    <span class="visually-hidden">{move || poster.about.title(lang())}</span>
                </Link>
                <div class="card-body">
                    <h3 class="card-title">{move || poster.about.title(lang())}</h3>
                    <p class="soft">{move || poster.about.tagline(lang())}</p>
                    <p class="chips">
                        <span class="chip">{art::person()} {move || players(lang())}</span>
                    </p>
                    <div class="button-row">
                        {mission}
                        <Link
                            href=format!("/now/{}", poster.name)
                            class=play_class.to_owned()
                        >
                            {art::play()}
                            <span>{spoken(texts::play_now)}</span>
                            <span class="visually-hidden">
                                {move || poster.about.title(lang())}
                            </span>
                        </Link>
                        {second}
                    </div>
                </div>
            </div>
        </li>
    }
}

/// A game among others, as a link.
pub(crate) fn cover_card(
    poster: &'static Poster,
    href: String,
    more: impl IntoView + 'static,
) -> impl IntoView {
    view! {
        <li>
            <Link href class="card cover-card".to_owned()>
                {(poster.cover)()}
                <div class="card-body">
                    <h3 class="card-title">{move || poster.about.title(lang())}</h3>
                    <p class="soft">{move || poster.about.tagline(lang())}</p>
                    {more}
                </div>
            </Link>
        </li>
    }
}

#[component]
fn Saved(
    saved: RwSignal<Vec<SavedGame>>,
    over: bool,
    #[prop(into)] title: Signal<String>,
) -> impl IntoView {
    let list = move || {
        saved.with(|games| {
            games
                .iter()
                .filter(|game| game.over == over)
                .cloned()
                .collect::<Vec<_>>()
        })
    };
    view! {
        <Show when=move || !list().is_empty()>
            <section class="home-section">
                <h2>{move || title.get()}</h2>
                <ul class="resume">
                    <For each=list key=|game| game.id.clone() let:game>
                        {saved_game(saved, game)}
                    </For>
                </ul>
            </section>
        </Show>
    }
}

fn saved_game(saved: RwSignal<Vec<SavedGame>>, game: SavedGame) -> impl IntoView {
    let prefs = Prefs::get();
    let SavedGame {
        id,
        game: name,
        names,
        moves,
        over,
        ..
    } = game;
    let name_of_game = name.clone();
    let title = move |lang| games::find(&name).map_or(String::new(), |s| s.about.title(lang));
    let line = move |lang| texts::saved_line(lang, &title(lang), &names.join(", "), moves);
    let line = StoredValue::new(line);
    let solo = over && games::find(&name_of_game).is_some_and(|poster| poster.for_one);
    let report_href = solo.then(|| format!("/report/{id}"));
    let (play_href, replay_href) = (format!("/play/{id}"), format!("/replay/{id}"));
    let toasts = Toasts::get();
    // Whoever deletes today's game could play it again, knowing what comes.
    let can_be_deleted = !daily::is_of_today(&id);
    let delete = move || {
        let deleted = storage::delete_game(&id);
        saved.set(storage::saved_games());
        let lang = prefs.lang.get_untracked();
        let text = texts::deleted_named(lang, &line.with_value(|line| line(lang)));
        toasts.offer(text, texts::undo, move || {
            if !deleted.restore() {
                toasts.show(texts::not_saved(prefs.lang.get_untracked()));
            }
            saved.try_set(storage::saved_games());
        });
    };
    view! {
        <li class="resume-item">
            <span>{move || line.with_value(|line| line(lang()))}</span>
            {(!over).then(|| link(play_href, "button small primary", texts::resume_game))}
            {report_href.map(|href| link(href, "button small", texts::luck_and_skill))}
            {link(replay_href, "button small", texts::watch_replay)}
            {can_be_deleted
                .then(|| {
                    view! {
                        <button
                            type="button"
                            class="button small ghost"
                            aria-label=move || {
                                texts::delete_named(lang(), &line.with_value(|line| line(lang())))
                            }
                            on:click=move |_| delete()
                        >
                            {spoken(texts::delete)}
                        </button>
                    }
                })}
        </li>
    }
}

/// Opens a record from a file: it is checked, kept in the browser, and shown.
fn import_button() -> AnyView {
    let (toasts, go, prefs) = (Toasts::get(), navigator(), Prefs::get());
    file_button("button ghost", texts::open_record, move |text| {
        let lang = prefs.lang.get_untracked();
        spawn_local(async move {
            let opened = match text {
                Ok(text) => parts::import(text, lang).await,
                Err(why) => Err(texts::record_bad(lang, &why)),
            };
            match opened {
                Ok(id) => go(&format!("/replay/{id}")),
                Err(why) => toasts.show(why),
            }
        });
    })
}

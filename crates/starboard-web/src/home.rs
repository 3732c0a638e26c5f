//! The home page: the games, and what can be continued.

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
            {saved_games(saved, false)}
            <section class="home-section">
                <h2>{spoken(texts::home_games)}</h2>
                <ul class="covers">{games::all().map(cover).collect_view()}</ul>
            </section>
            {daily::list()}
            {saved_games(saved, true)}
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

/// A game in the list, as a link.
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

/// Saved games, if there are any. Their list is a part of its own: first visitors do not need it.
fn saved_games(saved: RwSignal<Vec<SavedGame>>, over: bool) -> Option<AnyView> {
    let is_listed = |game: &SavedGame| game.over == over;
    let has_any = saved.with_untracked(|games| games.iter().any(is_listed));
    has_any.then(|| parts::saved_games(saved, over))
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

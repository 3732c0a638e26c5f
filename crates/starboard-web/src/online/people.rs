//! A player's page: the name, and what they have played.

use leptos::prelude::*;
use starboard_wire::{GameResults, Profile};

use super::api;
use super::rows::rows;
use super::texts;
use crate::controls::lobby_link;
use crate::prefs::lang;
use crate::{games, names};

pub(crate) fn people(id: &str) -> AnyView {
    let fetched = RwSignal::new(None);
    api::fetch_into(fetched, format!("/api/people/{id}"));
    let content = move || match fetched.get() {
        None => told(texts::connecting(lang())),
        Some(answer) => match answer.and_then(|text| api::read(&text)) {
            Ok(profile) => page(&profile),
            Err(problem) => told(problem.text(lang())),
        },
    };
    view! {
        <main id="main" class="page narrow">
            {content}
            <p class="button-row page-end">{lobby_link()}</p>
        </main>
    }
    .into_any()
}

/// Words in place of what has not loaded yet.
pub(super) fn told(words: String) -> AnyView {
    view! { <p role="status">{words}</p> }.into_any()
}

fn page(profile: &Profile) -> AnyView {
    let results = &profile.results;
    let row = |results: &GameResults| {
        let title = games::find(&results.game)
            .map_or_else(|| results.game.clone(), |s| s.about.title(lang()));
        view! {
            <tr>
                <th scope="row">{title}</th>
                <td class="number">{results.won}</td>
                <td class="number">{results.drawn}</td>
                <td class="number">{results.lost}</td>
            </tr>
        }
    };
    let head = |words: String| view! { <th scope="col" class="number">{words}</th> };
    let table = if results.is_empty() {
        view! { <p class="soft">{texts::nothing_played(lang())}</p> }.into_any()
    } else {
        view! {
            <div class="table-wrap">
                <table class="table">
                    <thead>
                        <tr>
                            <th scope="col">{texts::game(lang())}</th>
                            {head(texts::won(lang()))}
                            {head(texts::games_drawn(lang()))}
                            {head(texts::lost(lang()))}
                        </tr>
                    </thead>
                    <tbody>{results.iter().map(row).collect_view()}</tbody>
                </table>
            </div>
        }
        .into_any()
    };
    view! {
        <p class="arcade">{texts::player(lang())}</p>
        <h1 class="person-name">
            <bdi>{names::of_person(&profile.person)}</bdi>
        </h1>
        <section class="home-section">
            <h2>{texts::results(lang())}</h2>
            {table}
        </section>
        {(!profile.games.is_empty())
            .then(|| {
                view! {
                    <section class="home-section">
                        <h2>{texts::last_games(lang())}</h2>
                        {rows(&profile.games, None)}
                    </section>
                }
            })}
    }
    .into_any()
}

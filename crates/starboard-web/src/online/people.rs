//! Somebody's page: the name, and what they have played.

use leptos::prelude::*;
use leptos::task::spawn_local;
use starboard_wire::{GameResults, Profile};

use super::api::{self, Problem};
use super::lobby::rows;
use super::texts;
use crate::games;
use crate::prefs::lang;
use crate::router::Link;

pub(crate) fn people(id: &str) -> AnyView {
    let fetched = RwSignal::new(None::<Result<Profile, Problem>>);
    let path = format!("/api/people/{id}");
    spawn_local(async move {
        let profile = api::get(&path, None).await;
        fetched.try_set(Some(profile));
    });
    let content = move || match fetched.get() {
        None => view! { <p role="status">{texts::fetching(lang())}</p> }.into_any(),
        Some(Err(problem)) => view! { <p role="status">{problem.text(lang())}</p> }.into_any(),
        Some(Ok(profile)) => page(&profile),
    };
    view! {
        <main id="main" class="page narrow">
            {content}
            <p class="button-row">
                <Link href="/online".to_owned() class="button".to_owned()>
                    {move || texts::back_to_lobby(lang())}
                </Link>
            </p>
        </main>
    }
    .into_any()
}

fn page(profile: &Profile) -> AnyView {
    let results = &profile.results;
    let row = |results: &GameResults| {
        let title = games::find(&results.game)
            .map_or_else(|| results.game.clone(), |s| s.rules().title(lang()));
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
                            {head(texts::drawn(lang()))}
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
        <h1 class="person-name">{profile.person.name.clone()}</h1>
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

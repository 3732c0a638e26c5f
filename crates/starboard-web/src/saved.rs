//! Saved games on the first page.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::controls::{button, link};
use crate::prefs::{Prefs, lang, spoken};
use crate::shell::Toasts;
use crate::storage::{self, SavedGame};
use crate::{browser, daily, games, names, texts};

/// Those that are over, or those that are not.
pub(crate) fn list(saved: RwSignal<Vec<SavedGame>>, over: bool) -> AnyView {
    let title = if over {
        texts::home_finished
    } else {
        texts::home_continue
    };
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
                <h2>{spoken(title)}</h2>
                <ul class="resume">
                    <For each=list key=|game| game.id.clone() let:game>
                        {saved_game(saved, game)}
                    </For>
                </ul>
            </section>
        </Show>
    }
    .into_any()
}

fn saved_game(saved: RwSignal<Vec<SavedGame>>, game: SavedGame) -> impl IntoView {
    let prefs = Prefs::get();
    let export = {
        let game = game.clone();
        move || export(game.clone())
    };
    let can_be_deleted = daily::may_be_deleted(&game);
    let SavedGame {
        id,
        game: name,
        names,
        moves,
        over,
        ..
    } = game;
    let title = move |lang| games::find(&name).map_or(String::new(), |s| s.about.title(lang));
    let line = move |lang| {
        let names = names::by_seat(&names, lang).join(", ");
        texts::saved_line(lang, &title(lang), &names, moves)
    };
    let line = StoredValue::new(line);
    let review_href = over.then(|| format!("/report/{id}"));
    let (play_href, replay_href) = (format!("/play/{id}"), format!("/replay/{id}"));
    let toasts = Toasts::get();
    let only_here = Memo::new({
        let id = id.clone();
        move |_| storage::is_unsaved(&id)
    });
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
            <span>
                {move || line.with_value(|line| line(lang()))} " "
                <Show when=move || only_here.get()>
                    <strong class="chip warn">{spoken(texts::only_here)}</strong>
                </Show>
            </span>
            <Show when=move || only_here.get()>
                {button("button small", texts::export, export.clone())}
            </Show>
            {(!over).then(|| link(play_href, "button small primary", texts::resume_game))}
            {review_href.map(|href| link(href, "button small", texts::review))}
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

/// Offers the record of a game as a file.
fn export(game: SavedGame) {
    spawn_local(async move {
        let Some(poster) = games::find(&game.game) else {
            return;
        };
        if games::load(poster).await.is_some()
            && let Ok((_, record)) = game.replay()
        {
            browser::download_record(&record);
        }
    });
}

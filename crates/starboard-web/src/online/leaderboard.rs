//! The leaderboard of a game of the day.

use leptos::prelude::*;
use leptos::task::spawn_local;
use starboard_kernel::Day;
use starboard_wire::{Leaderboard, Standing, code};

use super::api::{self, Problem};
use super::identity::Identity;
use super::texts;
use crate::controls::button;
use crate::games::Poster;
use crate::prefs::{Prefs, lang, spoken};
use crate::router::Link as PageLink;
use crate::shell::Toasts;
use crate::{daily, games, names, storage};

/// How many of the best are listed.
const BEST: usize = 10;

/// The best, and the player's own line if it is not among them.
#[derive(Clone, PartialEq)]
struct Lines {
    board: Leaderboard,
    own: Option<Standing>,
}

async fn fetch(path: &str, me: Option<String>) -> Result<Lines, Problem> {
    let text = api::request("GET", path.to_owned(), None, None).await?;
    let board: Leaderboard = api::read(&text)?;
    let is_own = |standing: &&Standing| Some(&standing.person.id) == me.as_ref();
    let listed = board.standings.iter().find(is_own).cloned();
    let own = match me {
        // It may be further down.
        Some(me) if listed.is_none() && board.more.is_some() => {
            match api::request("GET", format!("{path}/{me}"), None, None).await {
                Ok(text) => Some(api::read(&text)?),
                Err(problem) if problem.is(code::MISSING) => None,
                Err(problem) => return Err(problem),
            }
        }
        _ => listed,
    };
    Ok(Lines { board, own })
}

pub(crate) fn leaderboard(poster: &'static Poster, day: Day) -> AnyView {
    let identity = Identity::get();
    let path = StoredValue::new(format!("/api/daily/{}/{day}", poster.name));
    let lines = RwSignal::new(None::<Result<Lines, Problem>>);
    let refresh = move || {
        // The page may have been left.
        let Some(path) = path.try_get_value() else {
            return;
        };
        let me = identity.id();
        spawn_local(async move {
            let fetched = fetch(&path, me).await;
            lines.try_set(Some(fetched));
        });
    };
    Effect::new(move |_| refresh());
    let send = sender(poster, day, refresh);
    let view = move || match lines.get() {
        None => view! { <p class="soft" role="status">{texts::connecting(lang())}</p> }.into_any(),
        Some(Err(problem)) => {
            view! { <p class="soft" role="status">{problem.text(lang())}</p> }.into_any()
        }
        Some(Ok(lines)) => {
            let is_listed = lines.own.is_some();
            view! {
                {list(poster, &lines, identity.id().as_deref())}
                {send.filter(|_| !is_listed).map(|send| {
                    let ask = move || identity.needed(move || send.run(()));
                    button("button small primary submit", texts::submit, ask)
                })}
            }
            .into_any()
        }
    };
    view! {
        <section class="leaderboard">
            <h4>{spoken(texts::leaderboard)}</h4>
            {view}
        </section>
    }
    .into_any()
}

/// What a result is called.
fn score_words(poster: &Poster, score: i64) -> String {
    match (poster.about.has_points, score) {
        (true, _) => score.to_string(),
        (false, 0) => texts::flight_lost(lang()),
        (false, _) => texts::flight_won(lang()),
    }
}

fn list(poster: &'static Poster, lines: &Lines, me: Option<&str>) -> AnyView {
    let standings = &lines.board.standings;
    if standings.is_empty() {
        return view! { <p class="soft">{texts::leaderboard_empty(lang())}</p> }.into_any();
    }
    let mut shown: Vec<&Standing> = standings.iter().take(BEST).collect();
    if let Some(own) = &lines.own
        && shown
            .iter()
            .all(|standing| standing.person.id != own.person.id)
    {
        shown.push(own);
    }
    let is_over = lines.board.over;
    let row = |standing: &Standing| {
        let is_own = me == Some(standing.person.id.as_str());
        let name = names::of_person(&standing.person);
        let name = match is_over {
            true => {
                let href = format!("/people/{}", standing.person.id);
                view! { <PageLink href>{name}</PageLink> }.into_any()
            }
            false => name.into_any(),
        };
        let late = standing
            .late
            .then(|| view! { " " <span class="chip">{texts::daily_late(lang())}</span> });
        view! {
            <tr class:own=is_own>
                <td class="number">{standing.place}</td>
                <td>
                    <bdi>{name}</bdi>
                    {late}
                </td>
                <td class="number">{score_words(poster, standing.score)}</td>
            </tr>
        }
    };
    view! {
        <table class="table">
            <tbody>{shown.into_iter().map(row).collect_view()}</tbody>
        </table>
        <p class="soft">{texts::leaderboard_total(lang(), lines.board.total as usize)} " " {texts::verified_not_unaided(lang())}</p>
    }
    .into_any()
}

/// Submits the game of the day, if it is over and in this browser.
fn sender(
    poster: &'static Poster,
    day: Day,
    then: impl Fn() + Copy + Send + Sync + 'static,
) -> Option<Callback<()>> {
    let names = [
        daily::id_of(poster.name, day),
        daily::late_id_of(poster.name, day),
    ];
    let mut saved = names.iter().filter_map(|id| storage::load_game(id));
    let saved = StoredValue::new(saved.find(|saved| saved.over)?);
    let (identity, toasts, prefs) = (Identity::get(), Toasts::get(), Prefs::get());
    Some(Callback::new(move |()| {
        spawn_local(async move {
            let lang = prefs.lang.get_untracked();
            // What reads a record are the rules of the game.
            let rules = games::load(poster).await;
            let record = rules.and_then(|_| saved.try_with_value(|saved| saved.replay().ok())?);
            let Some((_, record)) = record else {
                return toasts.show(texts::board_missing(lang));
            };
            let path = "/api/daily".to_owned();
            match identity.request("POST", path, Some(record.write())).await {
                Ok(_) => toasts.show(texts::submitted(lang)),
                Err(problem) => toasts.show(problem.text(lang)),
            }
            then();
        });
    }))
}

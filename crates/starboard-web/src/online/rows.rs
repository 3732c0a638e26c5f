//! Tables as rows of a list: in the lobby, and on a player's page.

use leptos::prelude::*;
use starboard_client::clock_text;
use starboard_client::list::{State, is_own_turn, players, result};
use starboard_kernel::Lang;
use starboard_table::Phase;
use starboard_wire::Summary;

use super::texts;
use crate::prefs::lang;
use crate::router::Link as PageLink;
use crate::{games, names, storage};

/// Tables as a list.
pub(super) fn rows(tables: &[Summary], me: Option<&str>) -> AnyView {
    let rows = tables.iter().map(|table| row(table, me)).collect_view();
    view! { <ul class="resume">{rows}</ul> }.into_any()
}

/// How it stands at a table.
fn state(table: &Summary, me: Option<&str>, lang: Lang) -> String {
    match State::of(table, me, lang) {
        State::Gathering(clock) => clock_text(clock, lang),
        State::OwnTurn => texts::your_turn(lang),
        State::Turn(name) => texts::turn_of(lang, &names::in_line(&name)),
        State::BotsTurn => texts::bots_turn(lang),
        State::Over => {
            let poster = games::find(&table.game);
            let has_draws = poster.is_some_and(|poster| poster.about.has_draws);
            result(table, has_draws, |name| names::in_line(&name), lang)
        }
        State::Closed => texts::table_closed(lang),
    }
}

pub(super) fn row(table: &Summary, me: Option<&str>) -> AnyView {
    let lang = lang();
    let mine = is_own_turn(table, me);
    let seated =
        me.is_some() && (table.about.seats.iter()).any(|seat| seat.person.as_deref() == me);
    let title = games::find(&table.game).map_or(table.game.clone(), |s| s.about.title(lang));
    let (href, words, class) = match table.phase {
        Phase::Over => (
            format!("/replay/{}{}", storage::ONLINE, table.table),
            texts::watch_replay(lang),
            "button small",
        ),
        Phase::Gathering if !seated => (
            format!("/table/{}", table.table),
            texts::join(lang),
            "button small primary",
        ),
        Phase::Playing if !seated => (
            format!("/table/{}", table.table),
            texts::watch_table(lang),
            "button small",
        ),
        _ => (
            format!("/table/{}", table.table),
            texts::open(lang),
            if mine {
                "button small primary"
            } else {
                "button small"
            },
        ),
    };
    let names = players(table, |name| names::isolated(&name), lang);
    view! {
        <li class="resume-item table-item" class:own-turn=mine>
            <span>
                <b>{title}</b>
                " "
                {names.clone()}
            </span>
            <span class=if mine { "badge turn-badge" } else { "soft" }>
                {state(table, me, lang)}
            </span>
            <PageLink href class=class.to_owned()>
                {words}
                <span class="visually-hidden">" " {names}</span>
            </PageLink>
        </li>
    }
    .into_any()
}

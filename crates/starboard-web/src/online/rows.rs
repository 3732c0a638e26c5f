//! Tables as rows of a list: in the lobby, and on a player's page.

use leptos::prelude::*;
use starboard_kernel::Lang;
use starboard_table::{Phase, called};
use starboard_wire::Summary;

use super::side::clock_text;
use super::texts;
use crate::prefs::lang;
use crate::router::Link as PageLink;
use crate::{games, names, storage};

/// Tables as a list.
pub(super) fn rows(tables: &[Summary], me: Option<&str>) -> AnyView {
    let rows = tables.iter().map(|table| row(table, me)).collect_view();
    view! { <ul class="resume">{rows}</ul> }.into_any()
}

/// Who sits at a table.
fn names(table: &Summary, lang: Lang) -> String {
    let seats = table.about.seats.iter().enumerate();
    let seats = seats.map(|(index, seat)| match name_of(table, index, lang) {
        None => texts::free_seat(lang),
        Some(name) if seat.person.is_none() => texts::named_bot(lang, &name),
        Some(name) => names::isolated(&name),
    });
    seats.collect::<Vec<_>>().join(", ")
}

/// What the player on a seat is called, if there is one.
fn name_of(table: &Summary, index: usize, lang: Lang) -> Option<String> {
    let name = table.about.seats.get(index)?.name.as_deref()?;
    Some(called(name, index + 1, lang))
}

/// How it stands at a table.
fn state(table: &Summary, mine: bool, lang: Lang) -> String {
    match table.phase {
        Phase::Gathering => clock_text(table.about.clock, lang),
        Phase::Playing if mine => texts::your_turn(lang),
        Phase::Playing => {
            let holder = table
                .about
                .seats
                .iter()
                .position(|seat| seat.person.is_some() && seat.person == table.to_act);
            match holder.and_then(|index| name_of(table, index, lang)) {
                Some(name) => texts::turn_of(lang, &names::in_line(&name)),
                None => texts::bots_turn(lang),
            }
        }
        Phase::Over => {
            let winners: Vec<String> = table
                .about
                .winners
                .iter()
                .filter_map(|seat| name_of(table, seat.index(), lang))
                .map(|name| names::in_line(&name))
                .collect();
            match winners.len() {
                0 => texts::nobody_won(lang),
                1 => texts::won_by(lang, &winners[0]),
                _ => texts::shared_win(lang, &lang.list(&winners)),
            }
        }
        Phase::Closed => texts::table_closed(lang),
    }
}

pub(super) fn row(table: &Summary, me: Option<&str>) -> AnyView {
    let lang = lang();
    let mine = me.is_some() && table.to_act.as_deref() == me && table.phase == Phase::Playing;
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
    let names = names(table, lang);
    view! {
        <li class="resume-item table-item" class:own-turn=mine>
            <span>
                <b>{title}</b>
                " "
                {names.clone()}
            </span>
            <span class=if mine { "badge turn-badge" } else { "soft" }>
                {state(table, mine, lang)}
            </span>
            <PageLink href class=class.to_owned()>
                {words}
                <span class="visually-hidden">" " {names}</span>
            </PageLink>
        </li>
    }
    .into_any()
}

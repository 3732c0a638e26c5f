//! The lobby: one's own tables, tables that wait for people, and what was played lately.

use std::time::Duration;

use leptos::prelude::*;
use starboard_kernel::Lang;
use starboard_table::online::Phase;
use starboard_wire::{Summary, Tables, code};
use web_sys::VisibilityState;

use super::api::{self, Problem};
use super::identity::Identity;
use super::link::Link;
use super::notices::{link_notice, notice};
use super::people::told;
use super::side::{button, clock_text};
use super::texts;
use super::turn::OWN_TABLES;
use crate::prefs::{lang, spoken};
use crate::router::Link as PageLink;
use crate::{art, games, names, storage, texts as app_texts};

const REFRESH: Duration = Duration::from_secs(15);
/// Finished games in a list.
const MOST_FINISHED: usize = 8;

struct Lists {
    own: Vec<Summary>,
    waiting: Vec<Summary>,
    finished: Vec<Summary>,
}

/// What the way to the lobby is called; that one is awaited is told in words too.
pub(crate) fn nav_words(lang: Lang) -> String {
    if has_turn() {
        format!("{} ● {}", texts::online(lang), texts::your_turn(lang))
    } else {
        texts::online(lang)
    }
}

/// Whether it is one's own turn somewhere.
pub(crate) fn has_turn() -> bool {
    Link::get().turns.with(|turns| !turns.is_empty())
}

/// What the server has listed.
fn read(texts: &[String]) -> Result<Lists, Problem> {
    let mut lists = Vec::new();
    for text in texts {
        lists.push(api::read::<Tables>(text)?.tables);
    }
    let finished = lists.pop().unwrap_or_default();
    let waiting = lists.pop().unwrap_or_default();
    Ok(Lists {
        own: lists.pop().unwrap_or_default(),
        waiting,
        finished,
    })
}

pub(crate) fn lobby() -> AnyView {
    let identity = Identity::get();
    let link = Link::get();
    let fetched = RwSignal::new(None);
    link.hold();
    let refresh = move || {
        let secret = identity.secret();
        let own = secret.as_ref().map(|_| OWN_TABLES);
        let paths = own
            .into_iter()
            .chain(["/api/tables?phase=gathering", "/api/tables?phase=over"]);
        api::fetch_into(fetched, secret, paths.map(str::to_owned).collect());
    };
    // News of a turn, a link that is back, another name: the lists may be others.
    Effect::new(move |_| {
        link.news.track();
        identity.me.track();
        refresh();
    });
    let timer = set_interval_with_handle(
        move || {
            if document().visibility_state() == VisibilityState::Visible {
                refresh();
            }
        },
        REFRESH,
    );
    on_cleanup(move || {
        if let Ok(timer) = timer {
            timer.clear();
        }
    });
    let content = move || match fetched.get() {
        None => told(texts::fetching(lang())),
        Some(answer) => match answer.and_then(|texts| read(&texts)) {
            Ok(lists) => sections(lists, identity.id().as_deref()),
            Err(problem) if problem.is(code::WRONG_SECRET) => {
                // Who is not known any more sees what everybody sees; the list comes anew.
                identity.noticed(problem);
                told(texts::fetching(lang()))
            }
            Err(problem) => unreachable_panel(&problem, refresh),
        },
    };
    view! {
        <main id="main" class="page">
            <header class="lobby-head">
                <div>
                    <p class="arcade">{spoken(texts::lobby_arcade)}</p>
                    <h1>{spoken(texts::online)}</h1>
                    <p class="lede">{spoken(texts::lobby_claim)}</p>
                </div>
                <div class="button-row">
                    <PageLink href="/online/new".to_owned() class="button primary".to_owned()>
                        {spoken(texts::new_table)}
                    </PageLink>
                    {move || own_name(identity)}
                </div>
            </header>
            <div class="notices" aria-live="polite">
                {move || unknown_notice(identity)}
                {move || link_notice(link).filter(|_| fetched.with(|f| matches!(f, Some(Ok(_)))))}
            </div>
            {content}
        </main>
    }
    .into_any()
}

/// That the server has forgotten who one was.
fn unknown_notice(identity: Identity) -> Option<AnyView> {
    identity.unknown.get().then(|| {
        notice(
            "notice warn",
            texts::wrong_secret(lang()),
            vec![button("button small", texts::name_title, move || {
                identity.ask();
            })],
        )
    })
}

fn own_name(identity: Identity) -> AnyView {
    let Some(me) = identity.me.get() else {
        return button("button ghost", texts::name_title, move || identity.ask());
    };
    view! {
        <PageLink href=format!("/people/{}", me.person.id) class="button ghost".to_owned()>
            {art::person()}
            <bdi class="own-name">{me.person.name}</bdi>
        </PageLink>
        {button("button ghost", texts::rename, move || identity.ask())}
    }
    .into_any()
}

fn unreachable_panel(problem: &Problem, refresh: impl Fn() + 'static) -> AnyView {
    view! {
        <section class="panel">
            <p role="status">{problem.text(lang())}</p>
            <p class="soft">{texts::play_here(lang())}</p>
            <div class="button-row">
                {button("button", app_texts::try_again, refresh)}
                <PageLink href="/".to_owned() class="button ghost".to_owned()>
                    {app_texts::back_home(lang())}
                </PageLink>
            </div>
        </section>
    }
    .into_any()
}

fn sections(lists: Lists, me: Option<&str>) -> AnyView {
    let Lists {
        mut own,
        mut waiting,
        mut finished,
    } = lists;
    own.retain(|table| table.phase != Phase::Closed);
    // Where one is awaited comes first, what is over last; each group the latest first.
    let rank = |table: &Summary| match table.phase {
        Phase::Playing if me.is_some() && table.to_act.as_deref() == me => 0,
        Phase::Playing => 1,
        Phase::Gathering => 2,
        Phase::Over | Phase::Closed => 3,
    };
    own.sort_by_key(rank);
    let over = own.iter().position(|table| table.phase == Phase::Over);
    own.truncate(over.map_or(own.len(), |first| first + MOST_FINISHED));
    waiting.retain(|table| own.iter().all(|other| other.table != table.table));
    finished.truncate(MOST_FINISHED);
    view! {
        {me.is_some().then(|| section("own", texts::own_tables, texts::no_own_tables, &own, me))}
        {section("waiting", texts::waiting_tables, texts::no_waiting_tables, &waiting, me)}
        {section("finished", texts::finished_tables, texts::no_finished_tables, &finished, me)}
    }
    .into_any()
}

fn section(
    class: &'static str,
    title: fn(Lang) -> String,
    nothing: fn(Lang) -> String,
    tables: &[Summary],
    me: Option<&str>,
) -> AnyView {
    let list = if tables.is_empty() {
        view! { <p class="soft">{nothing(lang())}</p> }.into_any()
    } else {
        rows(tables, me)
    };
    view! {
        <section class=format!("home-section lobby-{class}")>
            <h2>{title(lang())}</h2>
            {list}
        </section>
    }
    .into_any()
}

/// Tables as a list.
pub(super) fn rows(tables: &[Summary], me: Option<&str>) -> AnyView {
    let rows = tables.iter().map(|table| row(table, me)).collect_view();
    view! { <ul class="resume">{rows}</ul> }.into_any()
}

/// Who sits at a table.
fn names(table: &Summary, lang: Lang) -> String {
    let seats = table.about.seats.iter().map(|seat| match &seat.name {
        None => texts::free_seat(lang),
        Some(name) if seat.person.is_none() => texts::named_bot(lang, name),
        Some(name) => names::isolated(name),
    });
    seats.collect::<Vec<_>>().join(", ")
}

/// How it stands at a table.
fn state(table: &Summary, mine: bool, lang: Lang) -> String {
    let name_of = |index: usize| table.about.seats.get(index).and_then(|s| s.name.clone());
    match table.phase {
        Phase::Gathering => clock_text(table.about.clock, lang),
        Phase::Playing if mine => texts::your_turn(lang),
        Phase::Playing => {
            let holder = table
                .about
                .seats
                .iter()
                .find(|seat| seat.person.is_some() && seat.person == table.to_act);
            match holder.and_then(|seat| seat.name.clone()) {
                Some(name) => app_texts::turn_of(lang, &names::in_line(&name)),
                None => texts::bots_turn(lang),
            }
        }
        Phase::Over => {
            let winners: Vec<String> = table
                .about
                .winners
                .iter()
                .filter_map(|seat| name_of(seat.index()).as_deref().map(names::in_line))
                .collect();
            match winners.len() {
                0 => app_texts::nobody_won(lang),
                1 => app_texts::won_by(lang, &winners[0]),
                _ => app_texts::shared_win(lang, &winners.join(", ")),
            }
        }
        Phase::Closed => texts::table_closed(lang),
    }
}

fn row(table: &Summary, me: Option<&str>) -> AnyView {
    let lang = lang();
    let mine = me.is_some() && table.to_act.as_deref() == me && table.phase == Phase::Playing;
    let seated =
        me.is_some() && (table.about.seats.iter()).any(|seat| seat.person.as_deref() == me);
    let title = games::find(&table.game).map_or(table.game.clone(), |s| s.rules().title(lang));
    let (href, words, class) = match table.phase {
        Phase::Over => (
            format!("/replay/{}{}", storage::ONLINE, table.table),
            app_texts::watch_replay(lang),
            "button small",
        ),
        Phase::Gathering if !seated => (
            format!("/table/{}", table.table),
            texts::join(lang),
            "button small primary",
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

//! The lobby: the player's own tables, open tables, games to watch, and recent games.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use starboard_client::list::sort_own;
use starboard_table::Phase;
use starboard_wire::{Summary, Tables, code};
use web_sys::VisibilityState;

use super::api::{self, Problem};
use super::identity::Identity;
use super::link::Link;
use super::notices::{link_notice, notice};
use super::people::told;
use super::rows::row;
use super::texts;
use super::turn::OWN_TABLES;
use crate::controls::{Words, button, home_link, link};
use crate::prefs::{lang, spoken};
use crate::router::Link as PageLink;
use crate::{art, browser, games};

const REFRESH: Duration = Duration::from_secs(15);
/// Tables in a list at first, and how many each "more" adds.
const SHOWN: usize = 8;
const MORE: usize = 20;

/// The lists of the lobby, in their order.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Own,
    Waiting,
    Playing,
    Finished,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::Own, Kind::Waiting, Kind::Playing, Kind::Finished];

    /// Where it is fetched, its class, its title, and the words for an empty list.
    fn about(self) -> (&'static str, &'static str, Words, Words) {
        match self {
            Kind::Own => (
                OWN_TABLES,
                "home-section lobby-own",
                texts::own_tables,
                texts::no_own_tables,
            ),
            Kind::Waiting => (
                "/api/tables?phase=gathering",
                "home-section lobby-waiting",
                texts::waiting_tables,
                texts::no_waiting_tables,
            ),
            Kind::Playing => (
                "/api/tables?phase=playing",
                "home-section lobby-playing",
                texts::playing_tables,
                texts::no_playing_tables,
            ),
            Kind::Finished => (
                "/api/tables?phase=over",
                "home-section lobby-finished",
                texts::finished_tables,
                texts::no_finished_tables,
            ),
        }
    }
}

#[derive(Clone, PartialEq)]
struct List {
    kind: Kind,
    tables: Vec<Summary>,
    /// There are more of them than these.
    has_more: bool,
}

type Fetched = RwSignal<Option<Result<Vec<List>, Problem>>>;

/// What the page is about at the moment.
#[derive(Clone, PartialEq)]
enum Content {
    Fetching,
    Lists,
    Problem(Problem),
}

/// How many of each kind are shown, and where the focus goes when more of them are there: the
/// button that was pressed may be gone.
#[derive(Clone, Copy)]
struct Wanted {
    counts: RwSignal<[usize; Kind::ALL.len()]>,
    focus: StoredValue<Option<String>>,
}

/// Whether it is the player's turn somewhere.
pub(super) fn has_turn() -> bool {
    Link::get().turns.with(|turns| !turns.is_empty())
}

/// As many pages of a list as are wanted.
async fn fetch(kind: Kind, identity: Identity, wanted: usize) -> Result<List, Problem> {
    let mut list = List {
        kind,
        tables: Vec::new(),
        has_more: false,
    };
    let (first, ..) = kind.about();
    let mut path = first.to_owned();
    loop {
        // A personal list needs to know who asks.
        let answer = match kind {
            Kind::Own => identity.request("GET", path, None).await?,
            _ => api::request("GET", path, None, None).await?,
        };
        let page: Tables = api::read(&answer)?;
        list.tables.extend(page.tables);
        list.has_more = page.more.is_some();
        match page.more {
            Some(place) if list.tables.len() <= wanted => {
                let join = if first.contains('?') { '&' } else { '?' };
                path = format!("{first}{join}after={place}");
            }
            _ => return Ok(list),
        }
    }
}

async fn fetch_all(identity: Identity, wanted: [usize; 4]) -> Result<Vec<List>, Problem> {
    let mut lists = Vec::new();
    for (kind, wanted) in Kind::ALL.into_iter().zip(wanted) {
        if kind != Kind::Own || identity.secret().is_some() {
            lists.push(fetch(kind, identity, wanted).await?);
        }
    }
    Ok(lists)
}

pub(crate) fn lobby() -> AnyView {
    let identity = Identity::get();
    // While a new secret is asked for the old one may no longer be valid: nothing is fetched for that.
    let known = Memo::new(move |_| {
        let me = identity.me.get();
        me.map(|me| (me.person, me.secret))
    });
    let connection = Link::get();
    let fetched: Fetched = RwSignal::new(None);
    let wanted = Wanted {
        counts: RwSignal::new([SHOWN; 4]),
        focus: StoredValue::new(None),
    };
    connection.hold();
    let refresh = move || {
        let counts = wanted.counts.get_untracked();
        let focus = wanted.focus.try_update_value(Option::take).flatten();
        spawn_local(async move {
            let answer = fetch_all(identity, counts).await;
            // The page may have been left.
            fetched.try_set(Some(answer));
            if let Some(css) = focus {
                request_animation_frame(move || browser::focus(&css));
            }
        });
    };
    // A turn, a reconnection or a new name may change the lists.
    Effect::new(move |_| {
        connection.news.track();
        known.track();
        wanted.counts.track();
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
    let me = Memo::new(move |_| identity.id());
    // Unchanged rows are not redrawn: they may be being read, or have the focus.
    let content = Memo::new(move |_| {
        fetched.with(|fetched| match fetched {
            None => Content::Fetching,
            Some(Ok(_)) => Content::Lists,
            Some(Err(problem)) => Content::Problem(problem.clone()),
        })
    });
    // Nobody to play with or to watch.
    let is_quiet = Memo::new(move |_| {
        let is_empty =
            |list: &List| matches!(list.kind, Kind::Finished | Kind::Own) || list.tables.is_empty();
        fetched.with(|fetched| matches!(fetched, Some(Ok(lists)) if lists.iter().all(is_empty)))
    });
    let content = move || match content.get() {
        Content::Fetching => told(texts::connecting(lang())),
        Content::Lists => Kind::ALL
            .map(|kind| section(kind, shown(kind, fetched, me, wanted), me, wanted))
            .collect_view()
            .into_any(),
        Content::Problem(problem) if problem.is(code::WRONG_SECRET) => {
            // A person the server no longer knows sees the public lists; they are fetched again.
            told(texts::connecting(lang()))
        }
        Content::Problem(problem) => unreachable_panel(&problem, refresh),
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
                    {link("/online/new", "button primary", texts::new_table)}
                    {move || own_name(identity)}
                </div>
            </header>
            <div class="notices" aria-live="polite">
                {move || unknown_notice(identity)}
                {move || {
                    link_notice(connection).filter(|_| fetched.with(|f| matches!(f, Some(Ok(_)))))
                }}
            </div>
            {content} <Show when=move || is_quiet.get()>{meanwhile()}</Show>
        </main>
    }
    .into_any()
}

/// What can be done while nobody else is there.
fn meanwhile() -> AnyView {
    let of_several = games::all().find(|poster| !poster.for_one);
    let warm_up = of_several.map(|poster| format!("/now/{}", poster.name));
    let offers: [(String, Words, Words, Words); 3] = [
        (
            "/online/new".to_owned(),
            texts::meanwhile_invite,
            texts::meanwhile_invite_how,
            texts::new_table,
        ),
        (
            "/daily".to_owned(),
            texts::daily_title,
            texts::meanwhile_daily_how,
            texts::all_days,
        ),
        (
            warm_up.unwrap_or_default(),
            texts::meanwhile_bots,
            texts::meanwhile_bots_how,
            texts::play_now,
        ),
    ];
    let offer = |(href, title, how, words): (String, Words, Words, Words)| {
        view! {
            <li class="card">
                <div class="card-body">
                    <h3 class="card-title">{spoken(title)}</h3>
                    <p class="soft">{spoken(how)}</p>
                    <p class="button-row">{link(href, "button small", words)}</p>
                </div>
            </li>
        }
    };
    view! {
        <section class="home-section">
            <h2>{spoken(texts::meanwhile)}</h2>
            <ul class="badges">{offers.map(offer).collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// Says that the server no longer knows the player.
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
                {button("button", texts::try_again, refresh)}
                {home_link("button ghost")}
            </div>
        </section>
    }
    .into_any()
}

/// What is shown of a list; no personal lists without an identity.
fn shown(
    kind: Kind,
    fetched: Fetched,
    me: Memo<Option<String>>,
    wanted: Wanted,
) -> Memo<Option<List>> {
    Memo::new(move |_| {
        fetched.with(|fetched| {
            let lists = fetched.as_ref()?.as_ref().ok()?;
            let find = |kind| lists.iter().find(|list| list.kind == kind);
            let own = find(Kind::Own).map_or(&[][..], |list| &list.tables);
            let count = wanted.counts.get_untracked()[kind as usize];
            Some(of_interest(
                find(kind)?.clone(),
                own,
                me.get().as_deref(),
                count,
            ))
        })
    })
}

/// A list in its order of display, cut to as many rows as are wanted.
fn of_interest(mut list: List, own: &[Summary], me: Option<&str>, mut count: usize) -> List {
    match list.kind {
        Kind::Own => {
            sort_own(&mut list.tables, me);
            // All of the player's own unfinished tables are shown.
            let is_open = |table: &&Summary| table.phase != Phase::Over;
            count = count.max(list.tables.iter().filter(is_open).count());
        }
        Kind::Waiting | Kind::Playing => {
            let is_own = |table: &Summary| own.iter().any(|known| known.table == table.table);
            list.tables.retain(|table| !is_own(table));
        }
        Kind::Finished => {}
    }
    list.has_more |= list.tables.len() > count;
    list.tables.truncate(count);
    list
}

fn section(
    kind: Kind,
    list: Memo<Option<List>>,
    me: Memo<Option<String>>,
    wanted: Wanted,
) -> AnyView {
    let (_, class, title, nothing) = kind.about();
    let tables = move || list.with(|list| list.as_ref().map_or(Vec::new(), |l| l.tables.clone()));
    let length = Memo::new(move |_| list.with(|list| list.as_ref().map(|list| list.tables.len())));
    let has_more = Memo::new(move |_| list.with(|list| list.as_ref().is_some_and(|l| l.has_more)));
    let show_more = move || {
        let section = class.replace(' ', ".");
        let before = length.get_untracked().unwrap_or_default();
        let first_new = format!(".{section} .table-item:nth-child({}) a", before + 1);
        wanted.focus.set_value(Some(first_new));
        wanted.counts.update(|counts| counts[kind as usize] += MORE);
    };
    let is_here = Memo::new(move |_| length.get().is_some());
    let is_empty = Memo::new(move |_| length.get() == Some(0));
    // A table with the same sequence number has not changed.
    let key = move |table: &Summary| {
        let words = lang().code();
        (table.table.clone(), table.sequence, me.get(), words)
    };
    let rows = move || {
        if is_empty.get() {
            return view! { <p class="soft">{spoken(nothing)}</p> }.into_any();
        }
        view! {
            <ul class="resume">
                <For each=tables key=key let:table>
                    {row(&table, me.get_untracked().as_deref())}
                </For>
            </ul>
        }
        .into_any()
    };
    let more = move || {
        let button = || button("button ghost small", texts::more_tables, show_more);
        has_more.get().then(button)
    };
    let here = move || {
        view! {
            <section class=class>
                <h2>{spoken(title)}</h2>
                {rows}
                {more}
            </section>
        }
    };
    (move || is_here.get().then(here)).into_any()
}

//! The slot over the board for what everybody has to know now.

use leptos::prelude::*;
use starboard_kernel::Seat;
use starboard_table::SeatKind;
use starboard_table::{Phase, Request, Table, Wish};

use super::kept;
use super::link::{self, Link, LinkState};
use super::place::Place;
use super::side::{called, clock_words, who_is_there};
use super::texts;
use crate::controls::button;
use crate::names;
use crate::prefs::lang;

/// One line over the board.
pub(super) fn notice(class: &'static str, words: String, buttons: Vec<AnyView>) -> AnyView {
    view! {
        <div class=class>
            <p>{words}</p>
            {(!buttons.is_empty()).then(|| view! { <div class="button-row">{buttons}</div> })}
        </div>
    }
    .into_any()
}

/// What the slot over the board tells.
#[derive(Clone, PartialEq)]
enum News {
    Link(LinkState),
    /// Why nothing more will happen here.
    Stopped(String),
    /// A wish that waits for an answer from here.
    Asked(String),
    /// A wish that waits for others, and whether the player has agreed to it.
    Open(String, bool),
    /// The server has not kept to what it told this page.
    Unfair,
    Resigned,
    BotPlays,
    /// The host has handed the seat to a bot.
    Removed,
    Away(Seat, String, Takeover),
    Watching,
    Nothing,
}

/// The slot over the board for what everybody has to know now. Its height never changes, so that
/// the board never moves under a finger, and it shows one thing at a time.
pub(crate) fn notices(place: Place) -> AnyView {
    let news = Memo::new(move |_| news(place));
    // Arrivals and departures need not be read aloud.
    let live = move || {
        news.with(|news| {
            if *news == News::Nothing {
                "off"
            } else {
                "polite"
            }
        })
    };
    view! {
        <div class="notices" aria-live=live>
            {move || news_notice(place, news.get())}
        </div>
    }
    .into_any()
}

/// The most urgent notice.
fn news(place: Place) -> News {
    let state = place.link.state.get();
    if link::words(state, lang()).is_some() {
        return News::Link(state);
    }
    if let Some(problem) = place.gone.get() {
        return News::Stopped(problem.text(lang()));
    }
    if kept::checks(place).fail() {
        return News::Unfair;
    }
    wish_news(place)
        .or_else(|| seat_news(place))
        .unwrap_or(News::Nothing)
}

fn news_notice(place: Place, news: News) -> Option<AnyView> {
    let answer = move |agrees: bool| move || place.answer(agrees);
    Some(match news {
        News::Link(_) => return link_notice(place.link),
        News::Stopped(words) => notice("notice warn", words, Vec::new()),
        News::Asked(words) => {
            let agree = button("button small primary", texts::agree, answer(true));
            let decline = button("button small", texts::decline, answer(false));
            notice("notice wish", words, vec![agree, decline])
        }
        News::Open(words, agreed) => {
            let withdraw = agreed.then(|| button("button small", texts::withdraw, answer(false)));
            notice("notice wish", words, withdraw.into_iter().collect())
        }
        News::Unfair => notice("notice warn", texts::server_unfair(lang()), Vec::new()),
        News::Removed => notice("notice", texts::you_are_removed(lang()), Vec::new()),
        News::Resigned => notice("notice quiet", texts::you_resigned(lang()), Vec::new()),
        News::BotPlays => {
            let back = button("button small primary", texts::i_am_back, move || {
                place.ask(Request::Return);
            });
            notice("notice", texts::bot_plays_for_you(lang()), vec![back])
        }
        News::Away(seat, name, takeover) => away_notice(place, seat, &name, takeover, || {}),
        News::Watching => notice("notice quiet", texts::you_watch(lang()), Vec::new()),
        News::Nothing => notice("notice idle", who_is_there(place), Vec::new()),
    })
}

/// What everybody has to know where there is no board: that the connection is lost, or why nothing
/// more will happen here.
pub(super) fn stopped_notice(place: Place) -> Option<AnyView> {
    let problem = place.gone.get();
    let stopped = || Some(notice("notice warn", problem?.text(lang()), Vec::new()));
    link_notice(place.link).or_else(stopped)
}

/// Says that the connection is lost, or the page too old.
pub(super) fn link_notice(link: Link) -> Option<AnyView> {
    let state = link.state.get();
    let words = link::words(state, lang())?;
    let reload = (state == LinkState::OutOfDate)
        .then(|| button("button small primary", texts::reload, Link::reload_page));
    Some(notice(
        "notice warn link-notice",
        words,
        reload.into_iter().collect(),
    ))
}

/// What a seat is called among other words.
fn brief(table: &Table, seat: Seat) -> String {
    names::in_line(&called(table, seat))
}

fn names_of(table: &Table, seats: &[Seat]) -> String {
    let names: Vec<String> = seats.iter().map(|&seat| brief(table, seat)).collect();
    lang().list(&names)
}

fn wish_news(place: Place) -> Option<News> {
    let own = place.seat.get();
    place.of_table(|table| {
        let open = table.wish()?;
        let missing = table.still_asked();
        let name = brief(table, open.by);
        let words = match open.wish {
            Wish::Undo if open.repeats_chance => texts::wish_undo_chance(lang(), &name),
            Wish::Undo => texts::wish_undo(lang(), &name),
            Wish::TakeOver { seat } => texts::wish_take_over(lang(), &name, &brief(table, seat)),
            Wish::Rematch => texts::wish_rematch(lang(), &name),
        };
        if own.is_some_and(|own| missing.contains(&own)) {
            return Some(News::Asked(words));
        }
        let waiting = texts::waiting_for(lang(), &names_of(table, &missing));
        let agreed = own.is_some_and(|own| open.agreed.contains(&own));
        Some(News::Open(format!("{words} {waiting}"), agreed))
    })
}

/// What is unusual about the player's own seat, or about the seat to act.
fn seat_news(place: Place) -> Option<News> {
    if place.phase.get() != Some(Phase::Playing) {
        return None;
    }
    let Some(own) = place.seat.get() else {
        return Some(News::Watching);
    };
    let (removed, resigned, kind) = place.of_table(|table| {
        let play = table.play();
        (
            table.seats()[own.index()].removed,
            play.is_some_and(|play| play.has_resigned(own)),
            play.and_then(|play| play.kind(own)),
        )
    });
    if resigned {
        return Some(News::Resigned);
    }
    if removed {
        return Some(News::Removed);
    }
    if let Some(SeatKind::Bot { .. }) = kind {
        return Some(News::BotPlays);
    }
    let (seat, name) = place.of_table(|table| {
        let seat = table.person_to_act().filter(|&seat| seat != own)?;
        Some((seat, brief(table, seat)))
    })?;
    let is_there = place.present.with(|(seats, _)| seats.contains(&seat));
    (!is_there && place.link.state.get() == LinkState::Up)
        .then(|| News::Away(seat, name, Takeover::of(place, seat)))
}

/// When a bot may play for an absent player.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Takeover {
    Now,
    /// At this time.
    Later(u64),
    /// When the player's time runs out, without a request.
    Late,
}

impl Takeover {
    /// Tracked.
    pub(super) fn of(place: Place, seat: Seat) -> Takeover {
        let absent = place.absent.with(|absent| {
            let absent = absent.iter().find(|absent| absent.seat == seat);
            absent.map(|absent| absent.since)
        });
        let since = absent.unwrap_or_else(|| place.now.get());
        match place.of_table(|table| table.takeover_from(since)) {
            None => Takeover::Late,
            Some(at) if at <= place.now.get() => Takeover::Now,
            Some(at) => Takeover::Later(at),
        }
    }
}

/// That a player is away, and what can be done about it now. The remaining seconds are shown but
/// not announced: read aloud, they would drown out everything else.
pub(super) fn away_notice(
    place: Place,
    seat: Seat,
    name: &str,
    takeover: Takeover,
    then: impl Fn() + 'static,
) -> AnyView {
    let lang = lang();
    match takeover {
        Takeover::Now => {
            let ask = button("button small", texts::let_bot_play, move || {
                then();
                place.wish(Wish::TakeOver { seat });
            });
            notice("notice quiet", texts::is_away(lang, name), vec![ask])
        }
        Takeover::Late => notice(
            "notice quiet",
            texts::is_away_until_late(lang, name),
            Vec::new(),
        ),
        Takeover::Later(at) => {
            let left =
                move || clock_words(at.saturating_sub(place.now.get()), crate::prefs::lang());
            view! {
                <div class="notice quiet">
                    <p>
                        {texts::is_away_for_now(lang, name)} " "
                        <span aria-hidden="true">{left}</span>
                    </p>
                </div>
            }
            .into_any()
        }
    }
}

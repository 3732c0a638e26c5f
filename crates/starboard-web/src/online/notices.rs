//! The slot over the board for what everybody has to know now.

use leptos::prelude::*;
use starboard_client::{News, Takeover, clock_words, wish_text};
use starboard_kernel::Seat;
use starboard_table::{Request, Wish};

use super::kept;
use super::link::{self, Link, LinkState};
use super::place::Place;
use super::side::{called, who_is_there};
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
enum Slot {
    Link(LinkState),
    /// Why nothing more will happen here.
    Stopped(String),
    /// The server has not kept to what it told this page.
    Unfair,
    /// News of the table, with the open request in words, or the name of the player who is away.
    Table(News, String),
}

/// The slot over the board for what everybody has to know now. Its height never changes, so that
/// the board never moves under a finger, and it shows one thing at a time.
pub(crate) fn notices(place: Place) -> AnyView {
    let slot = Memo::new(move |_| slot(place));
    // Arrivals and departures need not be read aloud.
    let live = move || {
        slot.with(|slot| match slot {
            Slot::Table(News::Nothing, _) => "off",
            _ => "polite",
        })
    };
    view! {
        <div class="notices" aria-live=live>
            {move || slot_notice(place, slot.get())}
        </div>
    }
    .into_any()
}

/// The most urgent notice.
fn slot(place: Place) -> Slot {
    let state = place.link.state.get();
    if link::words(state, lang()).is_some() {
        return Slot::Link(state);
    }
    if let Some(problem) = place.gone.get() {
        return Slot::Stopped(problem.text(lang()));
    }
    if kept::checks(place).fail() {
        return Slot::Unfair;
    }
    let now = place.now.get();
    let (news, words) = place.of_view(|view| {
        let news = view.news(now);
        let name = |seat: Seat| names::in_line(&called(view.table, seat));
        let wish = || wish_text(view.table, name, lang()).unwrap_or_default();
        let words = match &news {
            News::Asked => wish(),
            News::Open { missing, .. } => {
                let names: Vec<String> = missing.iter().copied().map(name).collect();
                let waiting = texts::waiting_for(lang(), &lang().list(&names));
                format!("{} {waiting}", wish())
            }
            News::Away(seat, _) => name(*seat),
            _ => String::new(),
        };
        (news, words)
    });
    Slot::Table(news, words)
}

fn slot_notice(place: Place, slot: Slot) -> Option<AnyView> {
    Some(match slot {
        Slot::Link(_) => return link_notice(place.link),
        Slot::Stopped(words) => notice("notice warn", words, Vec::new()),
        Slot::Unfair => {
            let words = format!("✗ {}", texts::server_unfair(lang()));
            notice("notice warn", words, Vec::new())
        }
        Slot::Table(news, words) => news_notice(place, &news, words),
    })
}

fn news_notice(place: Place, news: &News, words: String) -> AnyView {
    let answer = move |agrees: bool| move || place.answer(agrees);
    match news {
        News::Asked => {
            let agree = button("button small primary", texts::agree, answer(true));
            let decline = button("button small", texts::decline, answer(false));
            notice("notice wish", words, vec![agree, decline])
        }
        News::Open { agreed, .. } => {
            let withdraw = agreed.then(|| button("button small", texts::withdraw, answer(false)));
            notice("notice wish", words, withdraw.into_iter().collect())
        }
        News::Removed => notice("notice", texts::you_are_removed(lang()), Vec::new()),
        News::Resigned => notice("notice quiet", texts::you_resigned(lang()), Vec::new()),
        News::BotPlays => {
            let back = button("button small primary", texts::i_am_back, move || {
                place.ask(Request::Return);
            });
            notice("notice", texts::bot_plays_for_you(lang()), vec![back])
        }
        News::Away(seat, takeover) => away_notice(place, *seat, &words, *takeover, || {}),
        News::Watching => notice("notice quiet", texts::you_watch(lang()), Vec::new()),
        News::Nothing => notice("notice idle", who_is_there(place), Vec::new()),
    }
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
            texts::away_until_late(lang, name),
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

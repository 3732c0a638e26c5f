//! Texts about online tables, for the full screen and for line mode, beyond those of all clients.

use starboard_client::list::{State, players, result};
use starboard_client::{
    LinkState, News, Place, Problem, Takeover, clock_text, clock_words, wish_text,
};
use starboard_kernel::{Lang, Seat};
use starboard_wire::{Summary, code};

use crate::texts;

/// A failed request in words.
#[must_use]
pub fn problem_text(problem: &Problem, lang: Lang) -> String {
    match problem {
        Problem::Unreachable { server, why } => texts::unreachable(lang, server, why),
        Problem::NoServer { server } => texts::no_server(lang, server),
        Problem::OtherVersion => texts::other_version(lang),
        Problem::Refused(refused) if refused.is(code::MISSING) => texts::no_such_table(lang),
        Problem::Refused(refused) => refused.text(lang),
    }
}

/// The most important news about a table, and whether it is urgent.
#[must_use]
pub fn news_text(place: &Place, lang: Lang) -> (String, bool) {
    match place.state() {
        LinkState::Connecting => return (texts::connecting(lang), false),
        LinkState::Lost(problem) => {
            let why = problem_text(problem, lang);
            return (texts::link_lost(lang, &why), true);
        }
        LinkState::Up => {}
    }
    if let Some(problem) = place.gone() {
        return (problem_text(problem, lang), true);
    }
    if place.checks().fail() {
        return (texts::server_unfair(lang), true);
    }
    let idle = || {
        let (seats, others) = place.who_is_there();
        (texts::who_is_there(lang, seats, others), false)
    };
    let Some(view) = place.view() else {
        return idle();
    };
    let name = |seat: Seat| view.table.called(seat, lang);
    let wish = || wish_text(view.table, name, lang).unwrap_or_default();
    match view.news(place.now()) {
        News::Asked => (texts::wish_answer(lang, &wish()), true),
        News::Open { missing, .. } => {
            let names: Vec<String> = missing.into_iter().map(name).collect();
            let words = texts::wish_waits(lang, &wish(), &lang.list(&names));
            (words, false)
        }
        News::Watching => (texts::you_watch(lang), false),
        News::Resigned => (texts::you_resigned(lang), false),
        News::Removed => (texts::you_are_removed(lang), true),
        News::BotPlays => (texts::bot_plays_for_you(lang), true),
        News::Away(seat, takeover) => {
            let name = name(seat);
            let words = match takeover {
                Takeover::Now => texts::away_now(lang, &name),
                Takeover::Later(at) => {
                    let left = clock_words(at.saturating_sub(place.now()), lang);
                    texts::away_later(lang, &name, &left)
                }
                Takeover::Late => texts::away_until_late(lang, &name),
            };
            (words, false)
        }
        News::Nothing => idle(),
    }
}

/// The players of a table in a list.
#[must_use]
pub fn table_names(table: &Summary, lang: Lang) -> String {
    players(table, |name| name, lang)
}

/// The state of a table in a list, for the person with this id.
#[must_use]
pub fn table_state(table: &Summary, me: Option<&str>, lang: Lang) -> String {
    match State::of(table, me, lang) {
        State::Gathering(clock) => clock_text(clock, lang),
        State::OwnTurn => texts::your_turn(lang),
        State::Turn(name) => texts::turn_of(lang, &name),
        State::BotsTurn => texts::bots_turn(lang),
        State::Over => {
            let rules = starboard_games::registry().get(&table.game);
            let has_draws = rules.is_ok_and(|rules| rules.has_draws());
            result(table, has_draws, |name| name, lang)
        }
        State::Closed => texts::table_closed(lang),
    }
}

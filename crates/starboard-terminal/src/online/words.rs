//! Texts about online tables, for the full screen and for line mode.

use starboard_client::{LinkState, Place, Problem, Takeover, Told};
use starboard_kernel::{Lang, Seat};
use starboard_table::{Clock, Phase, Refusal, SeatKind, Table, Wish, called};
use starboard_wire::{Summary, code};

use crate::texts;

/// A duration as clocks show it.
#[must_use]
pub fn clock_words(millis: u64, lang: Lang) -> String {
    let seconds = millis.div_ceil(1000);
    let (minutes, hours, days) = (seconds / 60, seconds / 3600, seconds / 86_400);
    if days > 0 {
        texts::days_hours(lang, days, hours % 24)
    } else if hours > 0 {
        texts::hours_minutes(lang, hours, &format!("{:02}", minutes % 60))
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

/// A time control in words.
#[must_use]
pub fn clock_text(clock: Clock, lang: Lang) -> String {
    match clock {
        Clock::None => texts::clock_none(lang),
        Clock::PerMove { days } => texts::clock_days(lang, days),
        Clock::Live { minutes, increment } => texts::clock_live(lang, minutes, increment),
    }
}

/// A failed request in words.
#[must_use]
pub fn problem_text(problem: &Problem, lang: Lang) -> String {
    match problem {
        Problem::Unreachable { server, why } => texts::unreachable(lang, server, why),
        Problem::NoServer { server } => texts::no_server(lang, server),
        Problem::OtherVersion => texts::other_version(lang),
        Problem::Refused {
            code,
            message,
            wait,
        } => code_text(code, *wait, lang).unwrap_or_else(|| message.clone()),
    }
}

fn code_text(known: &str, wait: Option<u64>, lang: Lang) -> Option<String> {
    let text = match known {
        code::STALE => texts::stale,
        code::STRANGER => texts::stranger,
        code::MISSING => texts::no_such_table,
        code::WRONG_SECRET => texts::forgotten,
        code::TOO_FAST => texts::too_fast,
        code::TOO_MANY => texts::too_many,
        code::TROUBLE => texts::trouble,
        code::DAMAGED => texts::damaged,
        code::NAME => texts::bad_name,
        "undo" => texts::no_undo,
        "not-your-turn" => texts::not_your_turn,
        _ => return Refusal::text_of_code(known, wait, lang),
    };
    Some(text(lang))
}

/// An event at the table in words.
#[must_use]
pub fn told_text(told: Told, place: &Place, lang: Lang) -> String {
    let own = place.seat();
    let name = |seat: Seat| {
        let table = place.table();
        table.map_or_else(String::new, |table| table.called(seat, lang))
    };
    match told {
        Told::TookBack(seat) => texts::told_took_back(lang, &name(seat)),
        Told::Resigned(seat) => texts::told_resigned(lang, &name(seat)),
        Told::HandedOver(seat) => texts::told_handed_over(lang, &name(seat)),
        Told::Returned(seat) => texts::told_returned(lang, &name(seat)),
        Told::Removed(seat) => texts::told_removed(lang, &name(seat)),
        Told::Readmitted(seat) if own == Some(seat) => texts::you_may_return(lang),
        Told::Readmitted(seat) => texts::told_readmitted(lang, &name(seat)),
        Told::Late(seat) => texts::told_late(lang, &name(seat)),
        Told::Declined(seat) => texts::told_declined(lang, &name(seat)),
        Told::SeatMoved if own.is_some() => texts::seat_is_here(lang),
        Told::SeatMoved => texts::seat_is_elsewhere(lang),
    }
}

/// The open request for consent in words.
pub(crate) fn wish_text(table: &Table, lang: Lang) -> Option<String> {
    let open = table.wish()?;
    let name = table.called(open.by, lang);
    Some(match open.wish {
        Wish::Undo if open.repeats_chance => texts::wish_undo_chance(lang, &name),
        Wish::Undo => texts::wish_undo(lang, &name),
        Wish::TakeOver { seat } => texts::wish_take_over(lang, &name, &table.called(seat, lang)),
        Wish::Rematch => texts::wish_rematch(lang, &name),
    })
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
    let Some(table) = place.table() else {
        return idle();
    };
    if let Some(words) = wish_text(table, lang) {
        let missing = table.still_asked();
        if place.seat().is_some_and(|own| missing.contains(&own)) {
            return (texts::wish_answer(lang, &words), true);
        }
        let names: Vec<String> = missing
            .iter()
            .map(|&seat| table.called(seat, lang))
            .collect();
        return (texts::wish_waits(lang, &words, &lang.list(&names)), false);
    }
    if table.phase() != Phase::Playing {
        return idle();
    }
    let Some(own) = place.seat() else {
        return (texts::you_watch(lang), false);
    };
    let play = table.play();
    if play.is_some_and(|play| play.has_resigned(own)) {
        return (texts::you_resigned(lang), false);
    }
    if table.seats()[own.index()].removed {
        return (texts::you_are_removed(lang), true);
    }
    if let Some(SeatKind::Bot { .. }) = play.and_then(|play| play.kind(own)) {
        return (texts::bot_plays_for_you(lang), true);
    }
    let awaited = table.person_to_act();
    let mut away = place.away().into_iter();
    match away.find(|(seat, _)| Some(*seat) == awaited) {
        Some((seat, takeover)) => (away_text(table, seat, takeover, lang), false),
        None => idle(),
    }
}

/// That a player is absent, and what can be done about it.
fn away_text(table: &Table, seat: Seat, takeover: Takeover, lang: Lang) -> String {
    let name = table.called(seat, lang);
    match takeover {
        Takeover::Now => texts::away_now(lang, &name),
        Takeover::Later(millis) => texts::away_later(lang, &name, &clock_words(millis, lang)),
        Takeover::Late => texts::away_until_late(lang, &name),
    }
}

/// The players of a table in a list.
#[must_use]
pub fn table_names(table: &Summary, lang: Lang) -> String {
    let seats = table.about.seats.iter().enumerate();
    let seats = seats.map(|(index, seat)| match name_of(table, index, lang) {
        None => texts::free_seat(lang),
        Some(name) if seat.person.is_none() => texts::named_bot(lang, &name),
        Some(name) => name,
    });
    seats.collect::<Vec<_>>().join(", ")
}

fn name_of(table: &Summary, index: usize, lang: Lang) -> Option<String> {
    let name = table.about.seats.get(index)?.name.as_deref()?;
    Some(called(name, index + 1, lang))
}

/// The state of a table in a list, for the person with this id.
#[must_use]
pub fn table_state(table: &Summary, me: Option<&str>, lang: Lang) -> String {
    match table.phase {
        Phase::Gathering => clock_text(table.about.clock, lang),
        Phase::Playing if me.is_some() && table.to_act.as_deref() == me => texts::your_turn(lang),
        Phase::Playing => {
            let mut seats = table.about.seats.iter();
            let holder =
                seats.position(|seat| seat.person.is_some() && seat.person == table.to_act);
            match holder.and_then(|index| name_of(table, index, lang)) {
                Some(name) => texts::turn_of(lang, &name),
                None => texts::bots_turn(lang),
            }
        }
        Phase::Over => {
            let winners = table.about.winners.iter();
            let winners: Vec<String> = winners
                .filter_map(|seat| name_of(table, seat.index(), lang))
                .collect();
            match &winners[..] {
                [] => texts::nobody_wins(lang),
                [winner] => texts::wins(lang, winner),
                _ => texts::win_together(lang, &lang.list(&winners)),
            }
        }
        Phase::Closed => texts::table_closed(lang),
    }
}

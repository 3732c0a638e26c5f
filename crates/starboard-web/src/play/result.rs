//! How it ended, over the board.

use std::cmp::Reverse;

use leptos::prelude::*;
use starboard_kernel::erased::Position;
use starboard_kernel::{Ending, Seat};
use starboard_table::Play;

use super::aside::Aside;
use super::session::Session;
use crate::controls::{button, drawn_button, link};
use crate::daily::ShareButton;
use crate::games::erased::{Notes, ReportScreens, Shown};
use crate::pilot::{self, Record};
use crate::prefs::{lang, spoken};
use crate::{art, names, texts};

pub(super) fn result(aside: Aside) -> impl IntoView {
    let (session, notes) = (aside.table.session, aside.notes);
    if session.ended_here.get_value() {
        pilot::note(session);
    }
    let parts = notes.report();
    let ending = move || session.play.with(Play::ending);
    let headline = move || {
        let ending = ending()?;
        // Alone one does not win against anybody: the end has a name.
        if let Some(parts) = parts {
            let rank = |table: &Play| parts.rank(table.position(), lang());
            return Some(session.play.with(rank));
        }
        Some(headline(session, &ending))
    };
    let has_points = session.screens.poster().about.has_points;
    let scores = move || {
        // Who resigns ends a game before anything is counted.
        let ending = ending().filter(|ending| has_points && !ending.scores.is_empty())?;
        let names = names::all_told(session.play.with(Play::names));
        Some(standings(&names, &ending))
    };
    let has_won = Memo::new(move |_| session.has_won());
    let id = session.host.id();
    view! {
        <div class="board-overlay">
            <div class="result panel" role="dialog" aria-label=spoken(texts::result_title)>
                {move || has_won.get().then(celebration)} <h2>{headline}</h2>
                <p>{move || session.play.with(|table| table.ending_text(lang()))}</p>
                {record_line(&id)} {scores} {move || session.play.with(|table| race(notes, table))}
                {decisive(session, notes)}
                {parts
                    .map(|parts| {
                        move || session.play.with(|table| parts.story(table.history(), lang()))
                    })}
                {session.host.verified()}
                <div class="button-row">
                    {session.host.rematch_offer()}
                    {session
                        .host
                        .offers_rematch()
                        .then(|| {
                            let rematch = move || session.host.rematch();
                            drawn_button("button primary", art::rematch(), texts::rematch, rematch)
                        })}
                    {parts
                        .map(|parts| {
                            view! {
                                {link(format!("/report/{id}"), "button", texts::luck_and_skill)}
                                <ShareButton text=Signal::derive(move || share_text(session, parts)) />
                            }
                        })}
                    {link(format!("/replay/{id}"), "button", texts::watch_replay)}
                    {button(
                        "button ghost",
                        texts::look_at_board,
                        move || session.show_result.set(false),
                    )}
                    {session.host.way_out()}
                </div>
            </div>
        </div>
    }
}

/// That a record was broken, and what to try next.
fn record_line(id: &str) -> Option<impl IntoView + use<>> {
    let record = pilot::record_of(id)?;
    let words = move || match record {
        Record::Points { now, before } => texts::record_points(lang(), now, before),
        Record::Level(5) => texts::record_last_level(lang()),
        Record::Level(level) => texts::record_level(lang(), level, level + 1),
    };
    Some(view! {
        <p class="record">
            {art::star()} <span>{words}</span>
        </p>
    })
}

/// Who has won, and by how much.
fn headline(session: Session, ending: &Ending) -> String {
    let lang = lang();
    let all = session.play.with(Play::names);
    let names: Vec<String> = ending
        .winners
        .iter()
        .filter_map(|seat| all.get(seat.index()).map(|name| names::isolated(name)))
        .collect();
    let [winner] = ending.winners[..] else {
        return match names.len() {
            0 if ending.drawn => texts::drawn(lang),
            0 => texts::nobody_won(lang),
            _ => texts::shared_win(lang, &lang.list(&names)),
        };
    };
    let is_own = session.viewer() == Some(winner);
    let counts = session.screens.poster().about.has_points;
    match (is_own, lead(ending).filter(|_| counts)) {
        (true, Some(points)) => texts::you_win_by(lang, points),
        (true, None) => texts::you_win(lang),
        (false, Some(points)) => texts::wins_by(lang, &names[0], points),
        (false, None) => texts::won_by(lang, &names[0]),
    }
}

/// By how many points the best is ahead of the next, if that decided the game.
fn lead(ending: &Ending) -> Option<i64> {
    let winner = *ending.scores.get(ending.winners.first()?.index())?;
    let others = Seat::first(ending.scores.len()).filter(|seat| !ending.winners.contains(seat));
    let next = others.map(|seat| ending.scores[seat.index()]).max()?;
    (winner > next).then_some(winner - next)
}

/// Everybody's points, the most first.
fn standings(names: &[String], ending: &Ending) -> impl IntoView + use<> {
    let mut rows: Vec<(Seat, String, i64)> = Seat::first(names.len())
        .zip(names.iter().cloned().zip(ending.scores.iter().copied()))
        .map(|(seat, (name, score))| (seat, name, score))
        .collect();
    rows.sort_by_key(|&(seat, _, score)| (!ending.winners.contains(&seat), Reverse(score)));
    let rows = rows.into_iter().map(|(seat, name, score)| {
        let is_winner = ending.winners.contains(&seat);
        view! {
            <tr class=format!("standing seat-{}", seat.number()) class:winner=is_winner>
                <td>
                    <bdi>{name}</bdi>
                </td>
                <td class="number">{score}</td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    view! {
        <table class="table">
            <thead>
                <tr>
                    <th scope="col">{spoken(texts::name_column)}</th>
                    <th scope="col" class="number">
                        {spoken(texts::points_column)}
                    </th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// The step after which the winner was further ahead than before by most, if points decided.
fn decisive_step(notes: &dyn Notes, table: &Play) -> Option<(usize, i32)> {
    let ending = table.ending()?;
    let [winner] = ending.winners[..] else {
        return None;
    };
    let history = table.history();
    let others = || Seat::first(table.players().len()).filter(|&seat| seat != winner);
    let lead = |position: &Position| {
        let most = others()
            .filter_map(|seat| notes.score(position, seat))
            .max()?;
        Some(notes.score(position, winner)? - most)
    };
    let mut before = lead(history.start())?;
    let mut best = None;
    for (index, step) in history.steps().iter().enumerate() {
        let now = step.after().and_then(lead)?;
        let gain = now - before;
        if best.is_none_or(|(most, _)| gain > most) {
            best = Some((gain, index));
        }
        before = now;
    }
    best.filter(|&(gain, _)| gain > 0)
        .map(|(gain, step)| (step, gain))
}

/// The decisive moment, with its board.
fn decisive(session: Session, notes: &'static dyn Notes) -> Option<impl IntoView> {
    let viewer = session.viewer();
    let (step, gain) = session.play.with(|table| decisive_step(notes, table))?;
    let shown = Memo::new(move |_| {
        session
            .play
            .with(|table| Shown::of(table.history(), step + 1, 0))
    });
    let words = move || {
        session.play.with(|table| {
            let names: Vec<String> = table.names().iter().map(|n| names::isolated(n)).collect();
            let event = table.step(step).and_then(|step| step.events.first());
            let told = event.map(|event| event.narrate(lang(), &names));
            texts::decisive_words(lang(), &told.unwrap_or_default(), gain)
        })
    };
    Some(view! {
        <figure class="decisive">
            <figcaption>
                <strong>{spoken(texts::decisive_moment)}</strong>
                <span>{words}</span>
            </figcaption>
            <div class="decisive-board" inert=true aria-hidden="true">
                {notes.watch(shown, viewer)}
            </div>
        </figure>
    })
}

/// Width and height of the chart of points, with room for the lines' width.
const RACE: (f64, f64) = (320.0, 90.0);

/// Everybody's points over the whole game, as lines in their colours.
fn race(notes: &dyn Notes, table: &Play) -> Option<AnyView> {
    let history = table.history();
    let seats = table.players().len();
    let steps = history.steps();
    let positions = std::iter::once(history.start()).chain(steps.iter().filter_map(|s| s.after()));
    let courses: Vec<Vec<i32>> = positions
        .map(|position| {
            Seat::first(seats)
                .map(|seat| notes.score(position, seat))
                .collect::<Option<Vec<i32>>>()
        })
        .collect::<Option<_>>()?;
    let most = courses
        .iter()
        .flatten()
        .copied()
        .max()
        .filter(|&most| most > 0)?;
    let (width, height) = RACE;
    let last = courses.len().saturating_sub(1).max(1) as f64;
    let lines = Seat::first(seats).map(|seat| {
        // A point where something changes: everything between is level.
        let mut points = String::new();
        let mut before = None;
        for (index, course) in courses.iter().enumerate() {
            let score = course[seat.index()];
            if before != Some(score) || index + 1 == courses.len() {
                let x = index as f64 / last * width;
                let y = |score: i32| height - f64::from(score) / f64::from(most) * height;
                if let Some(before) = before {
                    points.push_str(&format!("{x:.1},{:.1} ", y(before)));
                }
                points.push_str(&format!("{x:.1},{:.1} ", y(score)));
                before = Some(score);
            }
        }
        view! {
            <polyline class=format!("race-line seat-{}", seat.number()) points=points></polyline>
        }
    });
    let view_box = format!("-4 -4 {} {}", width + 8.0, height + 8.0);
    Some(
        view! {
            <figure class="race">
                <svg viewBox=view_box role="img" aria-label=spoken(texts::race_label)>
                    <path class="race-ground" d=format!("M0 0V{height}H{width}")></path>
                    {lines.collect_view()}
                </svg>
            </figure>
        }
        .into_any(),
    )
}

/// Sparks for whoever has won. They mean nothing to those who do not see them.
fn celebration() -> impl IntoView {
    let sparks = (0..24).map(|number| view! { <i style:--n=number.to_string()></i> });
    view! {
        <div class="celebration" aria-hidden="true">
            {sparks.collect_view()}
        </div>
    }
}

/// The result as friends are told, with the day if it is a day's game.
fn share_text(session: Session, parts: &'static dyn ReportScreens) -> String {
    session.play.with(|table| {
        let title = session.screens.poster().about.title(lang());
        let result = parts.share(table.position(), lang());
        match session.host.daily() {
            Some(day) => texts::share_text(lang(), &title, &day.to_string(), &result),
            None => texts::share_text_any_day(lang(), &title, &result),
        }
    })
}

//! How it ended, over the board.

use leptos::prelude::*;
use starboard_kernel::Ending;
use starboard_table::Play;

use super::session::Session;
use crate::controls::{button, drawn_button, home_link, link};
use crate::daily::ShareButton;
use crate::games::erased::ReportScreens;
use crate::prefs::{lang, spoken};
use crate::{art, names, online, texts};

pub(super) fn result(session: Session) -> impl IntoView {
    let parts = session.screens.report();
    let ending = move || session.play.with(Play::ending);
    let names = move |ending: &Ending| {
        let all = session.play.with(Play::names);
        let names: Vec<String> = ending
            .winners
            .iter()
            .filter_map(|seat| all.get(seat.index()).map(|name| names::isolated(name)))
            .collect();
        names.join(", ")
    };
    let headline = move || {
        let ending = ending()?;
        // Alone one does not win against anybody: the end has a name.
        if let Some(parts) = parts {
            let rank = |table: &Play| parts.rank(table.position(), lang());
            return Some(session.play.with(rank));
        }
        Some(match ending.winners.len() {
            0 if ending.drawn => texts::drawn(lang()),
            0 => texts::nobody_won(lang()),
            1 => texts::won_by(lang(), &names(&ending)),
            _ => texts::shared_win(lang(), &names(&ending)),
        })
    };
    let has_points = session.screens.poster().about.has_points;
    let scores = move || {
        // Who resigns ends a game before anything is counted.
        let ending = ending().filter(|ending| has_points && !ending.scores.is_empty())?;
        let all = session.play.with(Play::names);
        let rows = all.into_iter().zip(ending.scores).map(|(name, score)| {
            view! {
                <tr>
                    <td>
                        <bdi>{name}</bdi>
                    </td>
                    <td class="number">{score}</td>
                </tr>
            }
        });
        let rows = rows.collect_view();
        Some(view! {
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
        })
    };
    let id = session.host.id();
    let is_daily = session.host.daily().is_some();
    view! {
        <div class="board-overlay">
            <div class="result panel" role="dialog" aria-label=spoken(texts::result_title)>
                <h2>{headline}</h2>
                <p>{move || session.play.with(|table| table.ending_text(lang()))}</p>
                {scores}
                {parts
                    .map(|parts| {
                        move || session.play.with(|table| parts.story(table.history(), lang()))
                    })}
                {session.place().map(online::verified)}
                <div class="button-row">
                    {session.place().map(online::rematch)}
                    {(!is_daily && session.place().is_none())
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
                    {match session.place() {
                        Some(_) => online::lobby_link(),
                        None => home_link("button ghost"),
                    }}
                </div>
            </div>
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

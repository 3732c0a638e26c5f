//! How it ended, over the board.

use leptos::prelude::*;
use starboard_table::{Outcome, Table};

use super::session::Session;
use crate::prefs::lang;
use crate::router::Link;
use crate::{art, texts};

pub(super) fn result(session: Session) -> impl IntoView {
    let outcome = move || session.table.with(Table::outcome);
    let names = move |outcome: &Outcome| {
        let all = session.table.with(Table::names);
        let names: Vec<String> = outcome
            .winners
            .iter()
            .filter_map(|seat| all.get(seat.index()).cloned())
            .collect();
        names.join(", ")
    };
    let headline = move || {
        let outcome = outcome()?;
        Some(match outcome.winners.len() {
            0 if outcome.drawn => texts::drawn(lang()),
            0 => texts::nobody_won(lang()),
            1 => texts::won_by(lang(), &names(&outcome)),
            _ => texts::shared_win(lang(), &names(&outcome)),
        })
    };
    let has_points = session.screens.rules().has_points();
    let rows = move || {
        let outcome = outcome().filter(|_| has_points)?;
        let all = session.table.with(Table::names);
        let rows = all.into_iter().zip(outcome.scores).map(|(name, score)| {
            view! {
                <tr>
                    <td>{name}</td>
                    <td class="number">{score}</td>
                </tr>
            }
        });
        Some(rows.collect_view())
    };
    let id = session.id();
    view! {
        <div class="board-overlay">
            <div class="result panel" role="dialog" aria-label=move || texts::result_title(lang())>
                <h2>{headline}</h2>
                <p>{move || session.table.with(|table| table.outcome_text(lang()))}</p>
                {has_points.then(|| view! {
                <table class="table">
                    <thead>
                        <tr>
                            <th scope="col">{move || texts::name_column(lang())}</th>
                            <th scope="col" class="number">
                                {move || texts::points_column(lang())}
                            </th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
                })}
                <div class="button-row">
                    <button
                        type="button"
                        class="button primary"
                        on:click=move |_| session.rematch()
                    >
                        {art::rematch()}
                        <span>{move || texts::rematch(lang())}</span>
                    </button>
                    <Link href=format!("/replay/{id}") class="button".to_owned()>
                        {move || texts::watch_replay(lang())}
                    </Link>
                    <button
                        type="button"
                        class="button ghost"
                        on:click=move |_| session.show_result.set(false)
                    >
                        {move || texts::look_at_board(lang())}
                    </button>
                    <Link href="/".to_owned() class="button ghost".to_owned()>
                        {move || texts::back_home(lang())}
                    </Link>
                </div>
            </div>
        </div>
    }
}

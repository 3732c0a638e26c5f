//! The players at the end of a game, the best first.

use std::cmp::Reverse;

use leptos::prelude::*;
use starboard_guide::Race;
use starboard_kernel::{Ending, Seat};

use crate::games::Poster;
use crate::prefs::spoken;
use crate::texts;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Row {
    pub(super) seat: Seat,
    pub(super) name: String,
    /// Points, or what the chart of the game counts.
    pub(super) value: i64,
    pub(super) has_won: bool,
}

/// The players in the order of how they did: winners first, then by their values.
pub(super) fn rows(names: &[String], values: &[i64], falls: bool, ending: &Ending) -> Vec<Row> {
    let seats = Seat::first(names.len()).zip(names).zip(values);
    let rows = seats.map(|((seat, name), &value)| Row {
        seat,
        name: name.clone(),
        value,
        has_won: ending.winners.contains(&seat),
    });
    let mut rows: Vec<Row> = rows.collect();
    rows.sort_by_key(|row| {
        let value = if falls { -row.value } else { row.value };
        (!row.has_won, Reverse(value), row.seat.index())
    });
    rows
}

/// How much of its row a value fills, in percent.
fn part(row: &Row, rows: &[Row], falls: bool) -> i64 {
    let most = rows.iter().map(|row| row.value).max().unwrap_or_default();
    let part = row.value.max(0) * 100 / most.max(1);
    if falls { 100 - part } else { part }
}

pub(super) fn standings(poster: &'static Poster, race: Race, rows: &[Row]) -> AnyView {
    let items = rows.iter().map(|row| {
        let mark = (poster.mark)(row.seat.index());
        view! {
            <tr
                class=format!("standing seat-{}", row.seat.number())
                class:winner=row.has_won
                style:--part=format!("{}%", part(row, rows, race.falls))
            >
                <td>
                    <span class="standing-name">{mark} <bdi>{row.name.clone()}</bdi></span>
                </td>
                <td class="number">{row.value}</td>
            </tr>
        }
    });
    let items = items.collect_view();
    view! {
        <table class="table standings">
            <thead>
                <tr>
                    <th scope="col">{spoken(texts::name_column)}</th>
                    <th scope="col" class="number">
                        {spoken(race.title)}
                    </th>
                </tr>
            </thead>
            <tbody>{items}</tbody>
        </table>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(values: &[i64], falls: bool, winner: usize) -> Vec<usize> {
        let names: Vec<String> = values.iter().map(|value| format!("has {value}")).collect();
        let ending = Ending {
            reason: "over",
            scores: Vec::new(),
            winners: vec![Seat::new(winner)],
            drawn: false,
        };
        let rows = rows(&names, values, falls, &ending);
        for row in &rows {
            assert!((0..=100).contains(&part(row, &rows, falls)));
        }
        rows.iter().map(|row| row.seat.index()).collect()
    }

    #[test]
    fn the_winner_comes_first_then_the_best() {
        assert_eq!(order(&[4, 9, 7], false, 1), [1, 2, 0]);
        // A player who is out keeps the points but cannot win.
        assert_eq!(order(&[4, 9, 7], false, 2), [2, 1, 0]);
        assert_eq!(order(&[4, 0, 4, 12], true, 1), [1, 0, 2, 3]);
        assert_eq!(order(&[0, 0], false, 0), [0, 1]);
    }
}

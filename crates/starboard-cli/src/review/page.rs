//! A review as one page that needs nothing else: styles and charts are part of it.

use starboard_kernel::Seat;
use starboard_kernel::erased::Position;
use starboard_print::course::{self, Cause, Change};
use starboard_print::markup::{Markup, Piece, tag};

use super::Told;
use crate::texts;

const STYLE: &str = include_str!("page.css");

pub(super) fn page(told: &Told<'_>) -> String {
    let lang = told.lang;
    let body = (
        tag("h1").child(told.title()),
        chances(told),
        table(told),
        tag("p").child(told.note()),
        tag("p").child(texts::review_formula(lang)),
        (
            tag("h2").child(texts::review_changes(lang)),
            told.seats()
                .map(|(seat, name)| changes(told, seat, name))
                .collect::<Vec<_>>(),
            keys([
                ("course-luck".to_owned(), texts::review_key_luck(lang)),
                ("course-choice".to_owned(), texts::review_key_choice(lang)),
                ("course-others".to_owned(), texts::review_key_others(lang)),
            ]),
            turning_points(told),
        ),
    );
    let drawn = starboard_print::games::board(told.history.now(), String::new());
    let styles = drawn.map_or_else(String::new, |(_, styles)| styles);
    // Those of the drawings count within them.
    let style = format!("{STYLE}\n.board {{\n{styles}\n}}");
    starboard_print::page(lang, &told.title(), &style, &body.markup().into_text())
}

fn chances(told: &Told<'_>) -> impl Piece {
    let review = told.review;
    let lines: Vec<(usize, Vec<(usize, f64)>)> = told
        .seats()
        .map(|(seat, _)| (seat.number(), review.course(seat)))
        .collect();
    let points = review.turning_points.iter();
    let turns: Vec<usize> = points.map(|point| point.step).collect();
    let chart = course::chances(told.history.length(), &lines, &turns);
    let names = told.seats();
    let names = names.map(|(seat, name)| (format!("seat-{}", seat.number()), name.clone()));
    (
        tag("h2").child(texts::review_chances(told.lang)),
        tag("figure").child(chart),
        keys(names),
    )
}

fn changes(told: &Told<'_>, seat: Seat, name: &str) -> Markup {
    let moments = told.review.moments.iter();
    let all: Vec<Change> = moments
        .map(|moment| {
            let (by, chosen_by) = moment.effect_on(seat);
            Change {
                step: moment.step,
                by,
                cause: Cause::of(chosen_by, seat),
            }
        })
        .filter(|change| change.by != 0.0)
        .collect();
    let chart = course::changes(told.history.length(), &all);
    tag("figure")
        .class("changes")
        .child((tag("figcaption").child(name), chart))
        .markup()
}

/// What the colours of a chart stand for: classes of lines, and words.
fn keys(keys: impl IntoIterator<Item = (String, String)>) -> impl Piece {
    let keys = keys.into_iter().map(|(class, words)| {
        let line = tag("path")
            .class(format!("course-line {class}"))
            .attr("d", "M0 1h2");
        let sample = tag("svg")
            .attr("viewBox", "0 0 2 2")
            .attr("aria-hidden", "true")
            .child(line);
        tag("span").child((sample, words))
    });
    tag("p").class("keys").child(keys.collect::<Vec<_>>())
}

fn table(told: &Told<'_>) -> impl Piece {
    let rows = told.table().into_iter().enumerate().map(|(index, row)| {
        let cell = if index == 0 { "th" } else { "td" };
        let cells = row.into_iter().map(|content| tag(cell).child(content));
        tag("tr").child(cells.collect::<Vec<_>>())
    });
    let rows = tag("table").child(rows.collect::<Vec<_>>());
    tag("div").class("scroll").attr("tabindex", 0).child(rows)
}

fn turning_points(told: &Told<'_>) -> impl Piece {
    let lang = told.lang;
    let review = told.review;
    let none = review.turning_points.is_empty();
    let sections = review.turning_points.iter().map(|point| {
        let words = told.point(point);
        let board = told
            .history
            .at(point.step)
            .map(|before| board(told, before));
        tag("section")
            .class(format!("seat-{}", point.seat.number()))
            .child((
                tag("h3").child(words.played),
                tag("p").child(tag("strong").child(words.better)),
                words.line.map(|line| tag("p").child(line)),
                tag("p").child(words.why),
                board,
            ))
    });
    (
        tag("h2").child(texts::turning_points(lang)),
        none.then(|| tag("p").child(texts::no_turning_points(lang))),
        sections.collect::<Vec<_>>(),
    )
}

/// The board as it was: drawn, or as text where it is a page to read.
fn board(told: &Told<'_>, position: &Position) -> Markup {
    let title = texts::review_board(told.lang);
    match starboard_print::games::board(position, title) {
        Some((board, _)) => {
            let paper = tag("div").class("paper").inner_html(board);
            tag("div").class("board").child(paper).markup()
        }
        None => {
            let text = position.render_named(told.lang, &told.names);
            tag("pre").child(text.trim_end()).markup()
        }
    }
}

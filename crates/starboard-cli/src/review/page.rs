//! A review as one page that needs nothing else: styles and charts are part of it.

use starboard_kernel::Seat;
use starboard_kernel::erased::Position;
use starboard_print::course::{self, Cause, Change};
use starboard_print::escaped;

use super::Told;
use crate::texts;

const STYLE: &str = include_str!("page.css");

pub(super) fn page(told: &Told<'_>) -> String {
    let lang = told.lang;
    let title = told.title();
    let mut body = format!("<h1>{}</h1>\n", escaped(&title));
    body += &chances(told);
    body += &table(told);
    body += &format!("<p>{}</p>\n", escaped(&told.note()));
    body += &format!("<p>{}</p>\n", escaped(&texts::review_formula(lang)));
    body += &format!("<h2>{}</h2>\n", escaped(&texts::review_changes(lang)));
    for (seat, name) in told.seats() {
        body += &changes(told, seat, name);
    }
    body += &keys(&[
        ("course-luck", texts::review_key_luck(lang)),
        ("course-choice", texts::review_key_choice(lang)),
        ("course-others", texts::review_key_others(lang)),
    ]);
    body += &turning_points(told);
    let drawn = starboard_print::games::board(told.history.now(), String::new());
    let styles = drawn.map_or_else(String::new, |(_, styles)| styles);
    // Those of the drawings count within them.
    let style = format!("{STYLE}\n.board {{\n{styles}\n}}");
    starboard_print::page(lang, &title, &style, &body)
}

fn chances(told: &Told<'_>) -> String {
    let review = told.review;
    let lines: Vec<(usize, Vec<(usize, f64)>)> = told
        .seats()
        .map(|(seat, _)| (seat.number(), review.course(seat)))
        .collect();
    let points = review.turning_points.iter();
    let turns: Vec<usize> = points.map(|point| point.step).collect();
    let chart = course::chances(told.history.length(), &lines, &turns).into_markup();
    let names: Vec<(String, String)> = told
        .seats()
        .map(|(seat, name)| (format!("seat-{}", seat.number()), name.clone()))
        .collect();
    let names: Vec<(&str, String)> = names
        .iter()
        .map(|(class, name)| (class.as_str(), name.clone()))
        .collect();
    let title = escaped(&texts::review_chances(told.lang));
    format!(
        "<h2>{title}</h2>\n<figure>{chart}</figure>\n{}",
        keys(&names)
    )
}

fn changes(told: &Told<'_>, seat: Seat, name: &str) -> String {
    let moments = told.review.moments.iter();
    let all: Vec<Change> = moments
        .map(|moment| {
            let (by, chosen_by) = moment.effect_on(seat);
            let cause = match chosen_by {
                None => Cause::Luck,
                Some(chosen_by) if chosen_by == seat => Cause::Choice,
                Some(_) => Cause::Others,
            };
            Change {
                step: moment.step,
                by,
                cause,
            }
        })
        .filter(|change| change.by != 0.0)
        .collect();
    let chart = course::changes(told.history.length(), &all).into_markup();
    let name = escaped(name);
    format!("<figure class=\"changes\"><figcaption>{name}</figcaption>{chart}</figure>\n")
}

fn keys(keys: &[(&str, String)]) -> String {
    let keys = keys.iter().map(|(class, words)| {
        let line = format!("<path class=\"course-line {class}\" d=\"M0 1h2\"/>");
        let words = escaped(words);
        format!("<span><svg viewBox=\"0 0 2 2\" aria-hidden=\"true\">{line}</svg>{words}</span>")
    });
    format!("<p class=\"keys\">{}</p>\n", keys.collect::<String>())
}

fn table(told: &Told<'_>) -> String {
    let mut text = String::from("<div class=\"scroll\" tabindex=\"0\"><table>\n");
    for (index, row) in told.table().iter().enumerate() {
        let tag = if index == 0 { "th" } else { "td" };
        let cells = row.iter();
        let cells = cells.map(|cell| format!("<{tag}>{}</{tag}>", escaped(cell)));
        text += &format!("<tr>{}</tr>\n", cells.collect::<String>());
    }
    text + "</table></div>\n"
}

fn turning_points(told: &Told<'_>) -> String {
    let lang = told.lang;
    let title = escaped(&texts::review_turning_points(lang));
    let mut text = format!("<h2>{title}</h2>\n");
    if told.review.turning_points.is_empty() {
        let none = escaped(&texts::review_no_turning_points(lang));
        text += &format!("<p>{none}</p>\n");
    }
    for point in &told.review.turning_points {
        let words = told.point(point);
        text += &format!("<section class=\"seat-{}\">\n", point.seat.number());
        text += &format!("<h3>{}</h3>\n", escaped(&words.played));
        text += &format!("<p><strong>{}</strong></p>\n", escaped(&words.better));
        if let Some(line) = words.line {
            text += &format!("<p>{}</p>\n", escaped(&line));
        }
        text += &format!("<p>{}</p>\n", escaped(&words.why));
        if let Some(before) = told.history.at(point.step) {
            text += &board(told, before);
        }
        text += "</section>\n";
    }
    text
}

/// The board as it was: drawn, or as text where it is a page to read.
fn board(told: &Told<'_>, position: &Position) -> String {
    let title = texts::review_board(told.lang);
    match starboard_print::games::board(position, title) {
        Some((board, _)) => {
            format!("<div class=\"board\"><div class=\"paper\">{board}</div></div>\n")
        }
        None => {
            let text = position.render_named(told.lang, &told.names);
            format!("<pre>{}</pre>\n", escaped(text.trim_end()))
        }
    }
}

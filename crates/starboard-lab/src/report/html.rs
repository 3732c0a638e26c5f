//! A report as one page that needs nothing else: styles and pictures are part of it.

use starboard_kernel::Lang;
use starboard_print::escaped;

use super::plots::{self, COLOURS, Picture};
use super::{Cells, Report, Section, Table, notes, played_text, rare_text, tables};

const STYLE: &str = include_str!("page.css");

pub(super) fn page(report: &Report) -> String {
    let title = format!("{}: what bots make of it", report.title);
    let mut body = format!("<h1>{}</h1>\n", escaped(&title));
    body += &format!("<p>{} games.</p>\n", report.games);
    if !report.targets.is_empty() {
        body += "<h2>Targets</h2>\n";
        body += &table(&super::targets::cells(&report.targets), "Targets");
    }
    for section in &report.sections {
        body += &section_markup(section);
    }
    body += "<h2>Notes</h2>\n<ul>\n";
    for note in notes() {
        body += &format!("<li>{}</li>\n", escaped(&note));
    }
    body += "</ul>";
    starboard_print::page(Lang::En, &title, STYLE, &body)
}

fn section_markup(section: &Section) -> String {
    let mut text = format!("<h2>{}</h2>\n<p>", escaped(&section.title));
    text += &format!(
        "{} games of {}, seed {}.",
        section.games,
        escaped(&section.bots.join(", ")),
        section.seed
    );
    if !section.reproducible {
        text += " Not reproducible: a bot is limited by time.";
    }
    text += &format!(
        "</p>\n<p class=\"played\">{}</p>\n",
        escaped(&played_text(section))
    );
    if let Some(rare) = rare_text(section) {
        text += &format!("<p>{}</p>\n", escaped(&rare));
    }
    text += "<div class=\"plots\">\n";
    text.extend(plots::pictures(section).iter().map(figure));
    text += "</div>\n";
    for (
        index,
        Table {
            title,
            cells,
            things,
        },
    ) in tables(section).into_iter().enumerate()
    {
        // The first table is what most readers look for.
        let open = if index == 0 { " open" } else { "" };
        let title = escaped(&title);
        text += &format!("<details{open}><summary>{title}</summary>\n");
        let shown = things.filter(|things| !plots::is_dealt(things));
        text.extend(
            shown
                .into_iter()
                .flat_map(plots::thing_pictures)
                .map(|it| figure(&it)),
        );
        text += &table(&cells, &title);
        text += "</details>\n";
    }
    text
}

fn figure(picture: &Picture) -> String {
    let Picture { title, svg, key } = picture;
    let mut text = format!("<figure><figcaption>{}", escaped(title));
    for (index, name) in key.iter().enumerate() {
        let colour = COLOURS[index % COLOURS.len()];
        let dot = format!("<circle cx=\"1\" cy=\"1\" r=\"1\" fill=\"{colour}\"/>");
        // A line never breaks between the dot and its name.
        text += &format!(
            " <span class=\"key\"><svg viewBox=\"0 0 2 2\">{dot}</svg>{}</span>",
            escaped(name)
        );
    }
    let named = format!("<svg role=\"img\" aria-label=\"{}\"", escaped(title));
    let svg = svg.replacen("<svg", &named, 1);
    text + &format!("</figcaption>{svg}</figure>\n")
}

/// On a phone it scrolls, by keys as well.
fn table(cells: &Cells, title: &str) -> String {
    let mut text = format!(
        "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"{title}\"><table>\n"
    );
    for (line, row) in cells.iter().enumerate() {
        text += "<tr>";
        for (column, content) in row.iter().enumerate() {
            let cell = match (line, column) {
                // What says nothing is no heading: the corner over the names of rows, the only row's name.
                (0, _) | (_, 0) if content.is_empty() => "td",
                (0, _) => "th scope=\"col\"",
                (_, 0) => "th scope=\"row\"",
                _ => "td",
            };
            // HTML lets a cell end where the next one begins.
            text += &format!("<{cell}>{}", escaped(content));
        }
        text += "\n";
    }
    text += "</table></div>\n";
    text
}

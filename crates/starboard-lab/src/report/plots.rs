//! The pictures of a report, as SVG in the colours of the app.

use std::collections::BTreeMap;

use plotters::prelude::*;

use super::{Comparison, Section, ThingTable, Unit};
use crate::games::Origin;
use crate::stats::{Difference, Estimate, Histogram};

/// The colours of the seats in the app.
pub(super) const COLOURS: [&str; 6] = [
    "#4fa3ff", "#ffb52e", "#f0609e", "#b9f2cf", "#805cfa", "#5c9a18",
];

const TEXT: RGBColor = RGBColor(0xb7, 0xc2, 0xde);
const LINE: RGBColor = RGBColor(0x2b, 0x3a, 0x66);

/// Wide enough for a phone: the text keeps its size there.
const WIDTH: u32 = 420;
const HEIGHT: u32 = 250;
/// More lines than this cannot be told apart: they go into more pictures.
const MOST_LINES: usize = 6;
/// More bars than this are too many for a picture.
const MOST_ROWS: usize = 24;
/// A longer label would be in the way of its interval.
const LONGEST_LABEL: usize = 34;
/// Differences that are certain have another colour.
const CERTAIN: f64 = 0.05;

pub(super) struct Picture {
    pub(super) title: String,
    pub(super) svg: String,
    /// What the lines are, in the order of [`COLOURS`].
    pub(super) key: Vec<String>,
}

/// A drawing goes to a string, so that nothing can fail but the arithmetic.
type Drawn = Result<String, Box<dyn std::error::Error>>;

/// All arms of free bots are in the pictures. Many arms are split into small multiples, with the same
/// axes, so that they can be compared.
pub(super) fn pictures(section: &Section) -> Vec<Picture> {
    let free: Vec<usize> = (0..section.arms.len())
        .filter(|&arm| section.arms[arm].ablation.is_none())
        .collect();
    let mut pictures = Vec::new();
    let mut add = |title: String, key: Vec<String>, svg: Drawn| {
        // A picture that cannot be drawn (nothing varies) is left out: the table has its figures.
        if let Ok(svg) = svg {
            pictures.push(Picture { title, svg, key });
        }
    };
    let rows = seat_rows(section);
    let most = rows.iter().map(|row| row.estimate.high).fold(0.0, f64::max);
    for (shared, rows) in panels_of_rows(rows) {
        let fair = rows.first().and_then(|row| row.fair);
        let same = rows.iter().all(|row| row.fair == fair);
        let scale = Scale {
            least: 0.0,
            most: (most * 1.05).clamp(1.0, 100.0),
            mark: fair.filter(|&fair| same && fair < 100.0),
        };
        let title = titled("Share of wins, %", &shared);
        add(title, Vec::new(), intervals(&rows, &scale));
    }
    let mut distributions = |title: &str, of: &dyn Fn(usize) -> Option<Vec<(f64, f64)>>| {
        let series: Vec<Series> = free
            .iter()
            .filter_map(|&arm| {
                Some(Series {
                    label: section.arms[arm].label.clone(),
                    points: of(arm)?,
                })
            })
            .collect();
        let axes = Axes::of(&series);
        for (shared, series) in panels_of_lines(series) {
            let labels = told_apart(series.iter().map(|line| line.label.as_str()));
            let key = if labels.len() > 1 { labels } else { Vec::new() };
            add(titled(title, &shared), key, lines(&series, &axes));
        }
    };
    distributions("Scores, % of seats per point", &|arm| {
        section.arms[arm].scores.as_ref().map(polygon)
    });
    distributions("Actions per game, % of games per action", &|arm| {
        section.arms[arm].lengths.as_ref().map(polygon)
    });
    distributions(
        "Legal actions in the course of a game (% of its actions)",
        &|arm| {
            let tenths = section.branching.get(arm)?;
            let middle = |tenth: usize| 10.0 * tenth as f64 + 5.0;
            let points = tenths.iter().enumerate();
            Some(
                points
                    .map(|(tenth, &legal)| (middle(tenth), legal))
                    .collect(),
            )
        },
    );
    distributions(
        "Games that are decided, % (after this part of their actions, %)",
        &|arm| {
            let decided = &section.arms[arm].course.as_ref()?.decided_by;
            let points = decided.iter().enumerate();
            Some(
                points
                    .map(|(tenth, share)| (10.0 * tenth as f64, 100.0 * share))
                    .collect(),
            )
        },
    );
    let mut estimates = |title: &str, factor: f64, of: &dyn Fn(usize) -> Option<Estimate>| {
        let rows: Vec<Row> = free
            .iter()
            .filter_map(|&arm| {
                let label = section.arms[arm].label.clone();
                let estimate = scaled(of(arm)?, factor);
                Some(Row::new(label.clone(), label, estimate, 0))
            })
            .collect();
        let most = rows.iter().map(|row| row.estimate.high).fold(0.0, f64::max);
        let scale = Scale {
            least: 0.0,
            most: most * 1.05,
            mark: None,
        };
        for (shared, rows) in panels_of_rows(rows) {
            add(titled(title, &shared), Vec::new(), intervals(&rows, &scale));
        }
    };
    let course = |arm: usize| section.arms[arm].course.as_ref();
    estimates("Decisions that matter, %", 100.0, &|arm| {
        Some(course(arm)?.matter)
    });
    estimates("Lead changes per game", 1.0, &|arm| {
        course(arm)?.lead_changes
    });
    let (rows, key) = luck_rows(section);
    for (shared, rows) in panels_of_rows(rows) {
        let title = titled("Where results come from, % of their variance", &shared);
        let scale = Scale {
            least: 0.0,
            most: 100.0,
            mark: None,
        };
        add(title, key.clone(), intervals(&rows, &scale));
    }
    for (title, comparisons) in [
        ("Options", &section.options),
        ("Ablations", &section.ablations),
    ] {
        pictures.extend(comparison_pictures(title, comparisons));
    }
    let dealt = section.things.iter().filter(|table| is_dealt(table));
    pictures.extend(dealt.flat_map(thing_pictures));
    pictures
}

/// What chance deals is the cause of the difference: these pictures are among the first.
pub(super) fn is_dealt(table: &ThingTable) -> bool {
    table.origin == Origin::Dealt
}

/// What the things of a table are worth, the best one first.
pub(super) fn thing_pictures(table: &ThingTable) -> Vec<Picture> {
    let measure = match table.unit {
        Unit::Share => "wins, %",
        Unit::Points => "score",
        Unit::Actions => "actions",
    };
    let known = table.things.iter().filter_map(|thing| {
        let difference = thing.difference.as_ref()?;
        Some((thing.name.clone(), difference))
    });
    let mut rows = difference_rows(known, table.unit);
    rows.sort_by(|a, b| b.estimate.mean.total_cmp(&a.estimate.mean));
    difference_pictures(&format!("{}: difference in {measure}", table.title), rows)
}

/// One picture for each measure. What was not exercised has no difference to show.
fn comparison_pictures(title: &str, comparisons: &[Comparison]) -> Vec<Picture> {
    let mut measures: Vec<(&str, Unit)> = Vec::new();
    for comparison in comparisons {
        let measure = (comparison.measure, comparison.unit);
        if !measures.contains(&measure) {
            measures.push(measure);
        }
    }
    let mut pictures = Vec::new();
    for (measure, unit) in measures {
        let known = comparisons.iter().filter_map(|comparison| {
            let shown = comparison.measure == measure && comparison.differing > 0;
            shown.then(|| (compared(comparison), &comparison.difference))
        });
        let percent = if unit == Unit::Share { ", %" } else { "" };
        let title = format!("{title}: difference in {measure}{percent}");
        pictures.extend(difference_pictures(&title, difference_rows(known, unit)));
    }
    pictures
}

/// `variant advanced against basic`; the name of an ablation says enough.
fn compared(comparison: &Comparison) -> String {
    match (
        comparison.what.split_once('='),
        comparison.with.split_once('='),
    ) {
        (Some((option, value)), Some((other, with))) if option == other => {
            format!("{option} {value} against {with}")
        }
        _ => comparison.what.clone(),
    }
}

fn difference_rows<'a>(
    known: impl Iterator<Item = (String, &'a Difference)>,
    unit: Unit,
) -> Vec<Row> {
    let factor = if unit == Unit::Share { 100.0 } else { 1.0 };
    known
        .map(|(label, difference)| {
            let estimate = scaled(difference.estimate, factor);
            let colour = usize::from(difference.adjusted >= CERTAIN);
            Row::new(String::new(), label, estimate, colour)
        })
        .collect()
}

/// All with the same axis, and a line where nothing makes a difference.
fn difference_pictures(title: &str, mut rows: Vec<Row>) -> Vec<Picture> {
    let ends = || rows.iter().map(|row| row.estimate);
    let least = ends().map(|it| it.low).fold(0.0, f64::min);
    let most = ends().map(|it| it.high).fold(0.0, f64::max);
    let margin = 0.05 * (most - least);
    let scale = Scale {
        least: least - margin,
        most: most + margin,
        mark: Some(0.0),
    };
    let count = rows.len().div_ceil(MOST_ROWS);
    let size = rows.len().div_ceil(count.max(1));
    let mut pictures = Vec::new();
    for part in 1..=count {
        let rest = rows.split_off(rows.len().min(size));
        let title = match count {
            1 => title.to_owned(),
            _ => format!("{title} ({part} of {count})"),
        };
        if let Ok(svg) = intervals(&rows, &scale) {
            let key = [format!("p < {CERTAIN}"), format!("p ≥ {CERTAIN}")];
            pictures.push(Picture {
                title,
                svg,
                key: key.to_vec(),
            });
        }
        rows = rest;
    }
    pictures
}

/// The parts of the variance, and what their colours mean.
fn luck_rows(section: &Section) -> (Vec<Row>, Vec<String>) {
    let names = ["chance", "skill", "seat", "rest"];
    let mut rows = Vec::new();
    for report in &section.luck {
        let parts = [
            Some(report.chance),
            report.skill,
            report.seat,
            Some(report.rest),
        ];
        for (colour, (name, part)) in names.into_iter().zip(parts).enumerate() {
            let Some(part) = part else {
                continue;
            };
            let label = format!("{}, {name}", report.arm);
            let estimate = scaled(part, 100.0);
            rows.push(Row::new(report.arm.clone(), label, estimate, colour));
        }
    }
    (rows, names.map(str::to_owned).to_vec())
}

fn scaled(estimate: Estimate, factor: f64) -> Estimate {
    Estimate {
        mean: factor * estimate.mean,
        low: factor * estimate.low,
        high: factor * estimate.high,
    }
}

/// A line of a picture.
struct Series {
    label: String,
    points: Vec<(f64, f64)>,
}

fn panels_of_lines(series: Vec<Series>) -> Vec<(String, Vec<Series>)> {
    panels(series, MOST_LINES, |line| &line.label)
}

/// Splits things with labels such as `players=2, variant=basic` by one part of the label, or by more if
/// it takes more, until few enough are together. The parts by which they were split name the panel.
fn panels<T>(things: Vec<T>, most: usize, label: fn(&T) -> &String) -> Vec<(String, Vec<T>)> {
    if things.len() <= most {
        return vec![(String::new(), things)];
    }
    let part = |thing: &T, index: usize| -> Option<String> {
        let mut parts = label(thing).split(", ");
        parts.nth(index).map(str::to_owned)
    };
    let parts = |thing: &T| label(thing).split(", ").count();
    let positions = things.iter().map(parts).max().unwrap_or(0);
    // By position: how many panels there would be, and how many things the fullest one would have.
    let split = |index: usize| {
        let mut sizes: BTreeMap<Option<String>, usize> = BTreeMap::new();
        for thing in &things {
            *sizes.entry(part(thing, index)).or_default() += 1;
        }
        (sizes.len(), sizes.into_values().max().unwrap_or(0))
    };
    let useful = (0..positions).filter(|&index| split(index).0 > 1);
    let best = useful.min_by_key(|&index| {
        let (panels, fullest) = split(index);
        // Few panels if they are small enough, small ones otherwise.
        if fullest <= most {
            (0, panels)
        } else {
            (fullest, panels)
        }
    });
    let Some(best) = best else {
        // Nothing tells them apart: they keep their order.
        let mut panels = Vec::new();
        let mut rest = things;
        while !rest.is_empty() {
            let next = rest.split_off(rest.len().min(most));
            panels.push((format!("part {}", panels.len() + 1), rest));
            rest = next;
        }
        return panels;
    };
    let mut groups: Vec<(Option<String>, Vec<T>)> = Vec::new();
    for thing in things {
        let name = part(&thing, best);
        match groups.iter_mut().find(|(known, _)| *known == name) {
            Some((_, group)) => group.push(thing),
            None => groups.push((name, vec![thing])),
        }
    }
    let mut found = Vec::new();
    for (name, group) in groups {
        for (more, things) in panels(group, most, label) {
            let names = [name.clone().unwrap_or_default(), more];
            let names: Vec<String> = names.into_iter().filter(|name| !name.is_empty()).collect();
            found.push((names.join(", "), things));
        }
    }
    found
}

fn titled(title: &str, shared: &str) -> String {
    if shared.is_empty() {
        title.to_owned()
    } else {
        format!("{title}: {}", shared.replace('=', " "))
    }
}

struct Row {
    /// The label of the arm,
    arm: String,
    /// and of the seat with it.
    label: String,
    /// As the axis shows it.
    estimate: Estimate,
    colour: usize,
    /// What it would be if nothing mattered.
    fair: Option<f64>,
}

impl Row {
    fn new(arm: String, label: String, estimate: Estimate, colour: usize) -> Row {
        Row {
            arm,
            label,
            estimate,
            colour,
            fair: None,
        }
    }
}

/// The axis of intervals.
struct Scale {
    least: f64,
    most: f64,
    /// Where a line is drawn to compare them with.
    mark: Option<f64>,
}

/// Few enough rows for a picture each, with labels that tell them apart.
fn panels_of_rows(rows: Vec<Row>) -> Vec<(String, Vec<Row>)> {
    if rows.is_empty() {
        return Vec::new();
    }
    let mut panels = panels(rows, MOST_ROWS, |row| &row.arm);
    for (_, rows) in &mut panels {
        let labels = told_apart(rows.iter().map(|row| row.label.as_str()));
        for (row, label) in rows.iter_mut().zip(labels) {
            row.label = label;
        }
    }
    panels
}

fn seat_rows(section: &Section) -> Vec<Row> {
    let free = section.arms.iter().filter(|arm| arm.ablation.is_none());
    let alone = free.clone().count() == 1;
    let mut rows = Vec::new();
    for arm in free {
        for (seat, side) in arm.seats.iter().enumerate() {
            let label = match (alone, arm.seats.len()) {
                (true, _) => side.name.clone(),
                (false, 1) => arm.label.clone(),
                (false, _) => format!("{}, seat {}", arm.label, seat + 1),
            };
            let estimate = scaled(side.wins, 100.0);
            rows.push(Row {
                fair: Some(100.0 / arm.seats.len() as f64),
                ..Row::new(arm.label.clone(), label, estimate, seat)
            });
        }
    }
    rows
}

/// Labels such as `players=2, variant=basic` without the parts that all of them share.
fn told_apart<'a>(labels: impl Iterator<Item = &'a str>) -> Vec<String> {
    let labels: Vec<Vec<&str>> = labels.map(|label| label.split(", ").collect()).collect();
    let is_own =
        |part: &&&str| labels.len() < 2 || !labels.iter().all(|label| label.contains(*part));
    let short = |label: &Vec<&str>| {
        let own: Vec<&str> = label.iter().filter(is_own).copied().collect();
        own.join(", ").replace('=', " ")
    };
    labels.iter().map(short).collect()
}

fn colour(index: usize) -> RGBColor {
    let hex = COLOURS[index % COLOURS.len()];
    let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).unwrap_or(0xff);
    RGBColor(part(1), part(3), part(5))
}

fn font(size: i32, colour: RGBColor) -> TextStyle<'static> {
    ("sans-serif", size).into_font().color(&colour)
}

/// The same as a density: bars of different widths can be compared.
fn polygon(histogram: &Histogram) -> Vec<(f64, f64)> {
    let total: u32 = histogram.counts.iter().sum();
    let middle = |bin: usize| histogram.from + histogram.width * (bin as f64 + 0.5) - 0.5;
    let all = f64::from(total.max(1)) * histogram.width;
    let share = |count: u32| 100.0 * f64::from(count) / all;
    let bins = histogram.counts.iter().enumerate();
    bins.map(|(bin, &count)| (middle(bin), share(count)))
        .collect()
}

/// What pictures of the same thing share.
struct Axes {
    least: f64,
    most: f64,
    top: f64,
}

impl Axes {
    fn of(series: &[Series]) -> Axes {
        let points = || series.iter().flat_map(|line| &line.points);
        Axes {
            least: points().map(|p| p.0).fold(f64::INFINITY, f64::min),
            most: points().map(|p| p.0).fold(f64::NEG_INFINITY, f64::max),
            top: points().map(|p| p.1).fold(0.0, f64::max),
        }
    }
}

/// One line for each series.
fn lines(series: &[Series], axes: &Axes) -> Drawn {
    let &Axes { least, most, top } = axes;
    if least >= most || top <= 0.0 {
        return Err("nothing varies".into());
    }
    let digits = usize::from(top < 5.0) + usize::from(top < 0.5);
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, (WIDTH, HEIGHT)).into_drawing_area();
        let mut chart = ChartBuilder::on(&area)
            .margin(6)
            .margin_right(14)
            .x_label_area_size(22)
            .y_label_area_size(34)
            .build_cartesian_2d(least..most, 0.0..top * 1.05)?;
        chart
            .configure_mesh()
            .x_labels(6)
            .y_labels(5)
            .x_label_formatter(&|x| format!("{x:.0}"))
            .y_label_formatter(&|y| format!("{y:.digits$}"))
            .disable_x_mesh()
            .max_light_lines(0)
            .bold_line_style(LINE)
            .axis_style(LINE)
            .label_style(font(14, TEXT))
            .draw()?;
        for (index, line) in series.iter().enumerate() {
            let style = colour(index).stroke_width(2);
            chart.draw_series(LineSeries::new(line.points.iter().copied(), style))?;
        }
        area.present()?;
    }
    Ok(shortened(&svg))
}

/// One interval for each row.
fn intervals(rows: &[Row], scale: &Scale) -> Drawn {
    let &Scale { least, most, mark } = scale;
    if rows.is_empty() || least >= most {
        return Err("nothing varies".into());
    }
    let mut svg = String::new();
    let height = 40 + 22 * rows.len() as u32;
    let labels: Vec<String> = rows.iter().map(|row| cut(&row.label)).collect();
    let longest = labels.iter().map(|label| label.chars().count()).max();
    // About the width of the text.
    let width = longest.unwrap_or(0) as u32 * 7 + 6;
    let span = most - least;
    let digits = usize::from(span < 5.0) + usize::from(span < 0.5);
    {
        let area = SVGBackend::with_string(&mut svg, (WIDTH, height)).into_drawing_area();
        let count = rows.len() as f64;
        let mut chart = ChartBuilder::on(&area)
            .margin(6)
            .margin_left(6 + width)
            .margin_right(14)
            .x_label_area_size(22)
            .build_cartesian_2d(least..most, 0.0..count)?;
        chart
            .configure_mesh()
            .x_labels(6)
            .x_label_formatter(&|&x| axis_label(x, digits))
            .disable_y_mesh()
            .disable_y_axis()
            .max_light_lines(0)
            .bold_line_style(LINE)
            .axis_style(LINE)
            .label_style(font(14, TEXT))
            .draw()?;
        if let Some(at) = mark {
            let ends = [(at, 0.0), (at, count)];
            chart.draw_series(LineSeries::new(ends, TEXT.stroke_width(1)))?;
        }
        for (index, (row, label)) in rows.iter().zip(&labels).enumerate() {
            let y = count - index as f64 - 0.5;
            let Estimate { mean, low, high } = row.estimate;
            let colour = colour(row.colour);
            let ends = [(low, y), (high, y)];
            chart.draw_series(LineSeries::new(ends, colour.stroke_width(3)))?;
            let dot = Circle::new((mean, y), 4, colour.filled());
            chart.draw_series(std::iter::once(dot))?;
            let (_, down) = chart.backend_coord(&(0.0, y));
            area.draw_text(label, &font(14, TEXT), (4, down - 5))?;
        }
        area.present()?;
    }
    Ok(shortened(&svg))
}

/// Without a minus where nothing is left of the number.
fn axis_label(x: f64, digits: usize) -> String {
    let text = format!("{x:.digits$}");
    match text.strip_prefix('-') {
        Some(rest) if rest.chars().all(|sign| matches!(sign, '0' | '.')) => rest.to_owned(),
        Some(rest) => format!("−{rest}"),
        None => text,
    }
}

fn cut(label: &str) -> String {
    if label.chars().count() <= LONGEST_LABEL {
        return label.to_owned();
    }
    let start: String = label.chars().take(LONGEST_LABEL - 1).collect();
    format!("{}…", start.trim_end())
}

/// Without what a page does not need: the fixed size, line breaks, and what is the default anyway.
fn shortened(svg: &str) -> String {
    let mut text: String = svg.lines().map(str::trim).collect::<Vec<_>>().join("");
    if let Some((width, height)) = size_of(&text) {
        text = text.replacen(&format!(" width=\"{width}\" height=\"{height}\""), "", 1);
    }
    // The style of the page has the font and the colour of texts.
    let (font, rest) = match text.split_once(" font-family=") {
        Some((_, rest)) => (" font-family=", rest.split('>').next().unwrap_or_default()),
        None => ("", ""),
    };
    let style = format!("{font}{rest}");
    if !style.is_empty() {
        text = text.replace(&style, "");
    }
    // The style of the page fills no lines.
    text.replace(" opacity=\"1\"", "")
        .replace(" stroke-width=\"1\"", "")
        .replace(" stroke=\"none\"", "")
        .replace("<polyline fill=\"none\"", "<polyline")
        .replace(" text-anchor=\"start\"", "")
        .replace(" \"/>", "\"/>")
        .replace(" xmlns=\"http://www.w3.org/2000/svg\"", "")
}

/// The size that a picture gives itself.
fn size_of(svg: &str) -> Option<(u32, u32)> {
    let number = |name: &str| {
        let (_, rest) = svg.split_once(&format!("{name}=\""))?;
        rest.split('"').next()?.parse().ok()
    };
    Some((number("width")?, number("height")?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_drawn_around_nothing() {
        let long = "the thirty-first thing has a very long name";
        let mut rows = Vec::new();
        for number in 0..31 {
            let mean = f64::from(number) - 12.0;
            let estimate = Estimate {
                mean,
                low: mean - 3.0,
                high: mean + 3.0,
            };
            let label = match number {
                30 => long.to_owned(),
                _ => format!("thing {number}"),
            };
            rows.push(Row::new(String::new(), label, estimate, 0));
        }
        let pictures = difference_pictures("Things", rows);
        let titles: Vec<&str> = pictures.iter().map(|it| it.title.as_str()).collect();
        assert_eq!(titles, ["Things (1 of 2)", "Things (2 of 2)"]);
        let drawn = |svg: &str, what: &str| svg.matches(what).count();
        for (picture, count) in pictures.iter().zip([16, 15]) {
            assert_eq!(drawn(&picture.svg, "<circle"), count);
            // The same axis in both, although all that is negative is in the first.
            for label in [">−10<", ">0<", ">10<", ">20<"] {
                assert_eq!(drawn(&picture.svg, label), 1, "{label} {}", picture.svg);
            }
        }
        assert!(
            pictures[1]
                .svg
                .contains(">the thirty-first thing has a very…<")
        );
        assert!(difference_pictures("None", Vec::new()).is_empty());
        assert_eq!(axis_label(-0.004, 1), "0.0");
    }

    #[test]
    fn many_things_become_several_pictures() {
        let check = |labels: &[String], most: usize, expected: &[(&str, usize)]| {
            let found = panels(labels.to_vec(), most, |label| label);
            let found: Vec<(&str, usize)> = found
                .iter()
                .map(|(name, things)| (name.as_str(), things.len()))
                .collect();
            assert_eq!(found, expected);
        };
        let mut labels = Vec::new();
        for a in 1..=2 {
            for b in 1..=4 {
                for c in 1..=2 {
                    labels.push(format!("a={a}, b={b}, c={c}"));
                }
            }
        }
        check(&labels, 16, &[("", 16)]);
        check(&labels, 8, &[("a=1", 8), ("a=2", 8)]);
        check(
            &labels,
            6,
            &[("b=1", 4), ("b=2", 4), ("b=3", 4), ("b=4", 4)],
        );
        check(
            &labels[..4],
            1,
            &[
                ("b=1, c=1", 1),
                ("b=1, c=2", 1),
                ("b=2, c=1", 1),
                ("b=2, c=2", 1),
            ],
        );
        let same = vec!["all games".to_owned(); 5];
        check(&same, 2, &[("part 1", 2), ("part 2", 2), ("part 3", 1)]);
    }
}

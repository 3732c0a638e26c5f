//! `starboard review`: what luck and choices made of a finished game, as text, as JSON or as a page.

use std::io::{IsTerminal, Write};
use std::ops::ControlFlow;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;
use starboard_bots::analysis::Effort;
use starboard_bots::review::{Account, Resigned, Review, TurningPoint};
use starboard_guide::{Mistake, Worth};
use starboard_kernel::{History, Lang, Record, Seat};

use crate::args::ReviewArgs;
use crate::failure::Failure;
use crate::records::{names, replayed};
use crate::{files, saves, texts};

mod page;

/// A game and its review, for the reports below.
struct Told<'a> {
    record: &'a Record,
    history: &'a History,
    review: &'a Review,
    names: Vec<String>,
    lang: Lang,
}

/// What `--json` prints.
#[derive(Serialize)]
struct Json<'a> {
    game: &'a str,
    seats: Vec<JsonSeat>,
    review: &'a Review,
}

#[derive(Serialize)]
struct JsonSeat {
    name: String,
    accuracy: Option<f64>,
    start: f64,
    luck: f64,
    own_choices: f64,
    other_choices: f64,
    residual: f64,
    result: f64,
}

pub(crate) fn run(args: &ReviewArgs, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let record = saves::read_record("FILE", &args.file)?;
    let history = replayed(&record, &args.file)?;
    let file = args.file.display();
    let resigned = Resigned::of(&record);
    if history.now().ending().is_none() && resigned.is_none() {
        let why = texts::review_not_over(lang);
        return Err(Failure::Failed(format!("FILE {file}: {why}")));
    }
    let effort = Effort {
        playouts: args.playouts,
    };
    let bar = progress_bar();
    let mut go_on = |part: f64| {
        bar.set_position((part * 1000.0) as u64);
        ControlFlow::Continue(())
    };
    let analyst = starboard_bots::analyst(history.now().rules(), effort);
    let review =
        analyst.and_then(|mut analyst| analyst.review(&history, resigned.as_ref(), &mut go_on));
    bar.finish_and_clear();
    let review = review.ok_or_else(|| {
        let why = texts::review_failed(lang);
        Failure::Failed(format!("FILE {file}: {why}"))
    })?;
    let told = Told {
        record: &record,
        history: &history,
        review: &review,
        names: names(&record, lang),
        lang,
    };
    if args.json {
        let text = serde_json::to_string_pretty(&told.json())
            .map_err(|error| Failure::Failed(error.to_string()))?;
        writeln!(out, "{text}")?;
    } else {
        told.write(out)?;
    }
    if let Some(html) = &args.html {
        files::write(html, &page::page(&told))
            .map_err(|error| Failure::file("--html", html, &error))?;
        if !args.json {
            let file = html.display().to_string();
            writeln!(out, "\n{}", texts::review_written(lang, &file))?;
        }
    }
    Ok(())
}

/// On stderr, and only in a terminal: the output itself stays clean.
fn progress_bar() -> ProgressBar {
    let target = if std::io::stderr().is_terminal() {
        ProgressDrawTarget::stderr()
    } else {
        ProgressDrawTarget::hidden()
    };
    let bar = ProgressBar::with_draw_target(Some(1000), target);
    match ProgressStyle::with_template("{bar:40} {percent} %, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

impl Told<'_> {
    fn title(&self) -> String {
        let game = self.history.now().rules().title(self.lang);
        texts::review_title(self.lang, &game)
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &String)> {
        Seat::first(self.review.seats()).zip(&self.names)
    }

    fn is_alone(&self) -> bool {
        self.review.seats() == 1
    }

    /// A value in points, which are hundredths.
    fn points(&self, value: f64) -> String {
        format!("{:.1}", value * 100.0).replace('.', self.lang.decimal_separator())
    }

    /// The same with a sign.
    fn signed(&self, value: f64) -> String {
        let sign = match value {
            value if value >= 0.000_5 => "+",
            value if value <= -0.000_5 => "−",
            _ => "±",
        };
        format!("{sign}{}", self.points(value.abs()))
    }

    /// The first row has the headings.
    fn table(&self) -> Vec<Vec<String>> {
        let lang = self.lang;
        let mut headings = vec![
            texts::review_player(lang),
            texts::review_accuracy(lang),
            texts::review_start(lang),
            texts::review_luck(lang),
            texts::review_choices(lang),
            texts::review_others(lang),
            texts::review_off(lang),
            texts::review_result(lang),
        ];
        let mut rows = Vec::new();
        for (seat, name) in self.seats() {
            let Account {
                start,
                luck,
                own_choices,
                other_choices,
                residual,
                result,
            } = self.review.account(seat);
            let accuracy = self.review.accuracy(seat);
            rows.push(vec![
                name.clone(),
                accuracy.map_or_else(|| "–".to_owned(), |it| format!("{it:.0}")),
                self.points(start),
                self.signed(luck),
                self.signed(own_choices),
                self.signed(other_choices),
                self.signed(residual),
                self.points(result),
            ]);
        }
        // In a solo game, nobody else decides anything.
        if self.is_alone() {
            for row in std::iter::once(&mut headings).chain(&mut rows) {
                row.remove(5);
            }
        }
        rows.insert(0, headings);
        rows
    }

    fn write(&self, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(out, "{}\n", self.title())?;
        let table = self.table();
        let columns = table[0].len();
        let widths: Vec<usize> = (0..columns)
            .map(|column| {
                let cells = table.iter().map(|row| row[column].chars().count());
                cells.max().unwrap_or_default()
            })
            .collect();
        for row in &table {
            let cells = row.iter().zip(&widths).enumerate();
            let cells = cells.map(|(column, (cell, &width))| match column {
                0 => format!("{cell:<width$}"),
                _ => format!("{cell:>width$}"),
            });
            let line = cells.collect::<Vec<_>>().join("  ");
            writeln!(out, "{}", line.trim_end())?;
        }
        writeln!(out, "\n{}", self.note())?;
        writeln!(out, "\n{}", texts::review_turning_points(self.lang))?;
        if self.review.turning_points.is_empty() {
            writeln!(out, "{}", texts::review_no_turning_points(self.lang))?;
        }
        for point in &self.review.turning_points {
            let words = self.point(point);
            writeln!(out, "{}", words.played)?;
            writeln!(out, "  {}", words.better)?;
            if let Some(line) = words.line {
                writeln!(out, "  {line}")?;
            }
            writeln!(out, "  {}", words.why)?;
        }
        Ok(())
    }

    /// What the figures of the table are.
    fn note(&self) -> String {
        let has_points = self.history.now().rules().has_points();
        match self.is_alone() && has_points {
            true => texts::review_note_points(self.lang),
            false => texts::review_note_chances(self.lang),
        }
    }

    fn point(&self, point: &TurningPoint) -> PointWords {
        let lang = self.lang;
        let before = self.history.at(point.step);
        let describe = |action: &str| {
            let words = before.and_then(|before| before.describe(action, lang).ok());
            words.unwrap_or_else(|| action.to_owned())
        };
        let name = &self.names[point.seat.index()];
        let loss = self.points(point.loss);
        let worth = match self.is_alone() && self.history.now().rules().has_points() {
            true => Worth::Points(&loss),
            false => Worth::Chance(&loss),
        };
        let answer = point.answer.as_ref();
        let answer = answer.and_then(|(step, action)| Some((self.history.at(*step)?, &**action)));
        let why = before.map(|before| {
            let mistake = Mistake {
                before,
                played: &point.played,
                better: &point.better,
                answer,
                worth,
            };
            mistake.why(&self.names, lang, starboard_guide::reason)
        });
        PointWords {
            played: texts::review_played(
                lang,
                point.step + 1,
                name,
                &describe(&point.played),
                &self.signed(-point.loss),
            ),
            better: texts::review_better(lang, &describe(&point.better)),
            line: (!point.line.is_empty())
                .then(|| texts::review_line(lang, &point.line.join(", "))),
            why: why.unwrap_or_default(),
        }
    }

    fn json(&self) -> Json<'_> {
        let seats = self.seats().map(|(seat, name)| {
            let account = self.review.account(seat);
            JsonSeat {
                name: name.clone(),
                accuracy: self.review.accuracy(seat),
                start: account.start,
                luck: account.luck,
                own_choices: account.own_choices,
                other_choices: account.other_choices,
                residual: account.residual,
                result: account.result,
            }
        });
        Json {
            game: &self.record.game,
            seats: seats.collect(),
            review: self.review,
        }
    }
}

/// A turning point in words.
struct PointWords {
    played: String,
    better: String,
    line: Option<String>,
    why: String,
}

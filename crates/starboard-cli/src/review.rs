//! `starboard review`: what luck and choices made of a finished game, on the full
//! screen, as text, as JSON or as a page.

use std::io::{IsTerminal, Write};
use std::ops::ControlFlow;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;
use starboard_bots::analysis::Effort;
use starboard_bots::review::{Account, Resigned, Review, TurningPoint};
use starboard_guide::{Mistake, Worth};
use starboard_kernel::erased::Position;
use starboard_kernel::{History, Lang, Level, Record, Seat};
use starboard_table::{LocalTable, Player};
use starboard_terminal::{Moment, Recording, Reviewed, Verdict, Window};

use crate::args::ReviewArgs;
use crate::desk::{Desk, random_seed};
use crate::failure::Failure;
use crate::records::{names, replayed};
use crate::{files, saves, terminal, texts};

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
    let look = terminal::full_screen(&args.screen);
    let look = look.filter(|_| !args.json && args.html.is_none());
    let failed = || {
        let why = texts::review_failed(lang);
        Failure::Failed(format!("FILE {file}: {why}"))
    };
    if let Some(look) = look {
        let mut window = Window::open(look, lang)?;
        let course = history.clone();
        let title = title(&history, lang);
        let think = move |go_on: &mut dyn FnMut(f64) -> ControlFlow<()>| {
            reviewed(&course, resigned.as_ref(), effort, go_on)
        };
        let Some(review) = window.wait_for(&title, think)? else {
            return Ok(());
        };
        let review = review.ok_or_else(failed)?;
        let tried = on_screen(&mut window, &record, &history, &review, lang)?;
        drop(window);
        return tried
            .iter()
            .try_for_each(|desk| desk.say_goodbye(lang, out));
    }
    let bar = progress_bar();
    let mut go_on = |part: f64| {
        bar.set_position((part * 1000.0) as u64);
        ControlFlow::Continue(())
    };
    let review = reviewed(&history, resigned.as_ref(), effort, &mut go_on);
    bar.finish_and_clear();
    let review = review.ok_or_else(failed)?;
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
        files::write(html, page::page(&told))
            .map_err(|error| Failure::file("--html", html, &error))?;
        if !args.json {
            let file = html.display().to_string();
            writeln!(out, "\n{}", texts::review_written(lang, &file))?;
        }
    }
    Ok(())
}

fn reviewed(
    history: &History,
    resigned: Option<&Resigned>,
    effort: Effort,
    go_on: &mut dyn FnMut(f64) -> ControlFlow<()>,
) -> Option<Review> {
    let mut analyst = starboard_bots::analyst(history.now().rules(), effort)?;
    analyst.review(history, resigned, go_on)
}

/// Shows a review on the full screen. From a turning point the user can play a new game, against bots in
/// the other seats. Returns these games.
fn on_screen(
    window: &mut Window,
    record: &Record,
    history: &History,
    review: &Review,
    lang: Lang,
) -> Result<Vec<Desk>, Failure> {
    let told = Told {
        record,
        history,
        review,
        names: names(record, lang),
        lang,
    };
    let reviewed = told.for_screen()?;
    let mut tried = Vec::new();
    let mut at = None;
    while let Some(moment) = window.review(&reviewed, &mut at)? {
        let Some(moment) = reviewed.moments.get(moment) else {
            continue;
        };
        let Some(position) = history.at(moment.step) else {
            continue;
        };
        let mut desk = try_again(position, moment.seat, &told.names, lang)?;
        window.play(&mut desk, false)?;
        tried.push(desk);
    }
    Ok(tried)
}

/// A new game from a position, with one person and bots.
fn try_again(
    position: &Position,
    own: Seat,
    names: &[String],
    lang: Lang,
) -> Result<Desk, Failure> {
    let players = Seat::first(position.seats()).map(|seat| match seat == own {
        true => Player::person(&names[seat.index()]),
        false => Player::bot(texts::bot_name(lang, seat.number()), Level::USUAL),
    });
    let players: Vec<Player> = players.collect();
    let table = LocalTable::from_position(position, &players, random_seed()?);
    let table = table.map_err(|error| Failure::Failed(format!("FILE: {error}")))?;
    let file = saves::default_path(position.rules().name(), &table.commitment());
    let desk = Desk::new(table, file, false);
    desk.save()?;
    Ok(desk)
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
        title(self.history, self.lang)
    }

    fn for_screen(&self) -> Result<Reviewed, Failure> {
        let review = self.review;
        let length = self.history.length();
        let chances = self.seats().map(|(seat, _)| {
            let course = review.course(seat);
            let after = |step: usize| {
                let known = course.iter().rev().find(|(at, _)| *at <= step);
                known.map_or(0.0, |(_, value)| *value)
            };
            let percent = |step| (after(step) * 100.0).round() as i32;
            (0..=length).map(percent).collect()
        });
        let moments = review.turning_points.iter().map(|point| {
            let verdict = self.point(point);
            Moment {
                step: point.step,
                seat: point.seat,
                played: point.played.clone(),
                better: point.better.clone(),
                verdict,
            }
        });
        Ok(Reviewed {
            title: self.title(),
            chart_title: texts::review_chances(self.lang),
            chances: chances.collect(),
            accounts: self.table(),
            note: self.note(),
            moments: moments.collect(),
            recording: Recording::of(self.record, self.history.clone(), self.lang),
        })
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &String)> {
        Seat::first(self.review.seats()).zip(&self.names)
    }

    fn is_alone(&self) -> bool {
        self.review.seats() == 1
    }

    /// A value in points, which are hundredths.
    fn points(&self, value: f64) -> String {
        self.lang.tenths(value * 100.0)
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
        let mut table = self.table();
        for heading in &mut table[0] {
            *heading = heading.replace('|', "");
        }
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
        writeln!(out, "\n{}", texts::turning_points(self.lang))?;
        if self.review.turning_points.is_empty() {
            writeln!(out, "{}", texts::no_turning_points(self.lang))?;
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

    fn point(&self, point: &TurningPoint) -> Verdict {
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
        Verdict {
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

fn title(history: &History, lang: Lang) -> String {
    let game = history.now().rules().title(lang);
    texts::review_title(lang, &game)
}

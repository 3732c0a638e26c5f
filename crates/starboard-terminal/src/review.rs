//! The screen of a reviewed game: the chart of everybody's chances, the shares of luck and choices, and
//! the board at every turning point with the played and the better action.

use std::io;
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use ratatui::crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use starboard_kernel::erased::Position;
use starboard_kernel::{Lang, Seat};

use crate::Recording;
use crate::canvas::{Canvas, key_at, shortened, wrap};
use crate::course::{self, Chart};
use crate::look::{ink, palette};
use crate::popup::{self, Popup, Row};
use crate::scene::{Scene, scene_of};
use crate::texts;
use crate::tui::{Flow, Screen, Window};

const FRAME: Duration = Duration::from_millis(60);
const IDLE: Duration = Duration::from_millis(500);
const FOOT: u16 = 3;
const SIDE: u16 = 28;
const WIDE_SIDE: u16 = 64;

/// A reviewed game, in words.
#[derive(Debug)]
pub struct Reviewed {
    pub recording: Recording,
    pub title: String,
    /// What the chart shows.
    pub chart_title: String,
    /// The expected result of every seat after every step, in percent.
    pub chances: Vec<Vec<i32>>,
    /// The shares of everybody's result; the first row has the headings, with a bar where a narrow column
    /// may break a word.
    pub accounts: Vec<Vec<String>>,
    /// Explains the figures of these rows.
    pub note: String,
    /// The turning points, in the order of the game.
    pub moments: Vec<Moment>,
}

/// A turning point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The number of steps before it.
    pub step: usize,
    pub seat: Seat,
    /// In notation.
    pub played: String,
    pub better: String,
    pub verdict: Verdict,
}

/// A turning point in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    pub played: String,
    pub better: String,
    /// The continuation.
    pub line: Option<String>,
    pub why: String,
}

impl Verdict {
    /// All parts in order; empty where there is none.
    fn parts(&self) -> [&str; 4] {
        let line = self.line.as_deref().unwrap_or_default();
        [&self.played, &self.better, line, &self.why]
    }
}

impl Window {
    /// Runs a long computation in the background and shows its progress. Returns `None` if the user has
    /// left, which the computation notices when it reports progress.
    ///
    /// # Errors
    /// If the terminal fails.
    pub fn wait_for<T: Send + 'static>(
        &mut self,
        title: &str,
        think: impl FnOnce(&mut dyn FnMut(f64) -> ControlFlow<()>) -> T + Send + 'static,
    ) -> io::Result<Option<T>> {
        let (sender, replies) = channel();
        thread::spawn(move || {
            let mut tell = |part: f64| match sender.send(Reply::Progress(part)) {
                Ok(()) => ControlFlow::Continue(()),
                Err(_) => ControlFlow::Break(()),
            };
            let answer = think(&mut tell);
            // The user may have left.
            drop(sender.send(Reply::Answer(answer)));
        });
        let mut screen = Progress {
            title: title.to_owned(),
            lang: self.lang,
            replies,
            done: 0.0,
            answer: None,
            has_ended: false,
        };
        self.show(&mut screen)?;
        Ok(screen.answer)
    }

    /// Shows a review until the user leaves. `at` is the turning point whose board is shown, if any. Returns
    /// the turning point from which the user wants to play on.
    ///
    /// # Errors
    /// If the terminal fails.
    pub fn review(
        &mut self,
        reviewed: &Reviewed,
        at: &mut Option<usize>,
    ) -> io::Result<Option<usize>> {
        loop {
            let mut screen = Review::new(reviewed, *at, self.lang);
            self.show(&mut screen)?;
            *at = screen.at;
            match screen.then {
                Then::Leave => return Ok(None),
                Then::TryAgain(moment) => return Ok(Some(moment)),
                Then::Replay(step) => self.replay(&reviewed.recording, step)?,
            }
        }
    }
}

enum Reply<T> {
    /// The part that is done, from 0 to 1.
    Progress(f64),
    Answer(T),
}

struct Progress<T> {
    title: String,
    lang: Lang,
    replies: Receiver<Reply<T>>,
    done: f64,
    answer: Option<T>,
    has_ended: bool,
}

impl<T> Screen for Progress<T> {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let width = canvas.width().saturating_sub(20).min(60);
        let (x, y) = ((canvas.width() - width) / 2, canvas.height() / 2 - 2);
        let bold = ink(palette::TEXT).add_modifier(Modifier::BOLD);
        canvas.centre(y, &self.title, bold);
        let full = (self.done.clamp(0.0, 1.0) * f64::from(width)).round() as usize;
        let rest = usize::from(width) - full;
        canvas.put(x, y + 2, &"█".repeat(full), ink(palette::ACCENT));
        let from = x + full as u16;
        canvas.put(from, y + 2, &"░".repeat(rest), ink(palette::LINE));
        let percent = (self.done * 100.0).round() as i64;
        let text = texts::review_progress(self.lang, percent);
        canvas.centre(y + 4, &text, ink(palette::SOFT));
    }

    fn key(&mut self, key: KeyEvent) -> Flow {
        match key.code {
            KeyCode::Esc | KeyCode::Char('q' | 'Q') => Flow::Leave,
            _ => Flow::Stay,
        }
    }

    fn mouse(&mut self, _event: MouseEvent) -> Flow {
        Flow::Stay
    }

    fn tick(&mut self) -> io::Result<bool> {
        let mut is_changed = false;
        loop {
            match self.replies.try_recv() {
                Ok(Reply::Progress(part)) => self.done = part,
                Ok(Reply::Answer(answer)) => {
                    self.answer = Some(answer);
                    self.has_ended = true;
                }
                Err(TryRecvError::Empty) => return Ok(is_changed),
                // The thread has panicked.
                Err(TryRecvError::Disconnected) => {
                    self.has_ended = true;
                    return Ok(is_changed);
                }
            }
            is_changed = true;
        }
    }

    fn patience(&self) -> Duration {
        FRAME
    }

    fn is_done(&self) -> bool {
        self.has_ended
    }
}

/// What follows the screen.
enum Then {
    Leave,
    TryAgain(usize),
    Replay(usize),
}

/// The position shown at a turning point.
#[derive(Clone, Copy, PartialEq, Eq)]
enum View {
    Before,
    Played,
    Better,
}

struct Review<'r> {
    reviewed: &'r Reviewed,
    lang: Lang,
    scene: &'static dyn Scene,
    chart: Chart,
    /// The list of turning points.
    list: Popup<usize>,
    /// The turning point whose board is shown.
    at: Option<usize>,
    view: View,
    popup: Option<Popup<usize>>,
    keys: Vec<(Rect, KeyCode)>,
    then: Then,
    is_done: bool,
}

impl<'r> Review<'r> {
    fn new(reviewed: &'r Reviewed, at: Option<usize>, lang: Lang) -> Review<'r> {
        let Recording { history, names, .. } = &reviewed.recording;
        let rows = reviewed.moments.iter().enumerate().map(|(index, moment)| {
            let Verdict { played, better, .. } = &moment.verdict;
            Row::choice(format!("{played}\n  {better}"), "", index)
        });
        let mut rows: Vec<Row<usize>> = rows.collect();
        if rows.is_empty() {
            rows.push(Row::text(texts::no_turning_points(lang)));
        }
        let title = texts::turning_points(lang);
        Review {
            reviewed,
            lang,
            scene: scene_of(history.now()),
            chart: course::chances(reviewed.chart_title.clone(), names, &reviewed.chances),
            list: Popup::new(title, rows).at_row(at.unwrap_or(0)),
            at,
            view: View::Before,
            popup: None,
            keys: Vec::new(),
            then: Then::Leave,
            is_done: false,
        }
    }

    fn moment(&self) -> Option<&'r Moment> {
        self.reviewed.moments.get(self.at?)
    }

    fn open(&mut self, moment: usize) {
        if moment < self.reviewed.moments.len() {
            self.at = Some(moment);
            self.view = View::Before;
            let list = std::mem::replace(&mut self.list, Popup::new("", Vec::new()));
            self.list = list.at_row(moment);
        }
    }

    fn leave_for(&mut self, then: Then) {
        self.then = then;
        self.is_done = true;
    }

    /// The turning point on the board, or else the selected one.
    fn chosen(&self) -> Option<usize> {
        self.at.or_else(|| self.list.selected().copied())
    }

    /// The position on the board.
    fn position(&self, moment: &Moment) -> Option<Position> {
        let history = &self.reviewed.recording.history;
        let before = history.at(moment.step)?;
        match self.view {
            View::Before => Some(before.clone()),
            View::Played => history.at(moment.step + 1).cloned(),
            View::Better => {
                let mut position = before.clone();
                position.play(&moment.better).ok()?;
                Some(position)
            }
        }
    }

    fn overview(&mut self, canvas: &mut Canvas<'_>) {
        let (width, main) = (canvas.width(), canvas.height() - FOOT);
        let bold = ink(palette::TEXT).add_modifier(Modifier::BOLD);
        canvas.put_within(1, 0, width - 2, &self.reviewed.title, bold);
        let accounts = &self.reviewed.accounts;
        let columns = Columns::of(accounts, usize::from(width - 2));
        let below = columns.height() + accounts.len() as u16 + 1;
        // The chart takes the remaining space.
        let list = (self.reviewed.moments.len() as u16 * 2 + 1).clamp(4, main / 3);
        let chart = main.saturating_sub(below + list + 1).clamp(6, main / 2);
        self.chart.draw(&mut canvas.part(1, 1, width - 2, chart));
        let steps = self.reviewed.recording.history.length();
        let selected = self.chosen();
        let marks = chart.saturating_sub(self.chart.lines.len() as u16 + 1);
        for (index, moment) in self.reviewed.moments.iter().enumerate() {
            let x = 1 + self.chart.column(width - 2, moment.step, steps);
            let colour = match selected == Some(index) {
                true => palette::ACCENT,
                false => palette::LINE,
            };
            canvas.put(x, 1 + marks.max(2), "▴", ink(colour));
        }
        let mut y = chart + 1;
        y += columns.draw(&mut canvas.part(1, y, width - 2, below), accounts);
        canvas.part(1, y, width - 2, 1).heading(0, &self.list.title);
        let mut rows = canvas.part(1, y + 1, width - 2, main.saturating_sub(y + 1));
        self.list.draw_rows(&mut rows);
    }

    fn board(&mut self, canvas: &mut Canvas<'_>, moment: &Moment) {
        let lang = self.lang;
        let main = canvas.height() - FOOT;
        let shown = self.position(moment);
        let Some(position) = shown.as_ref() else {
            return;
        };
        let room = (canvas.width() - SIDE - 1, main);
        let (width, height) = self.scene.size(position, lang, room);
        let (width, height) = (width.min(room.0), height.min(main));
        let side = (canvas.width() - width - 2).min(WIDE_SIDE);
        let margin = (canvas.width() - width - side - 1) / 2;
        canvas.spots.clear();
        let mut board = canvas.part(margin, 0, width, height);
        self.scene.draw(position, lang, &mut board);
        let before = self.reviewed.recording.history.at(moment.step);
        if let Some(before) = before {
            let [played, better] =
                [&moment.played, &moment.better].map(|action| self.scene.marks(before, action));
            if self.view != View::Better {
                canvas.tint(&played, palette::POOR);
            }
            if self.view != View::Played {
                canvas.tint(&better, palette::HINT);
            }
        }
        let mut beside = canvas.part(margin + width + 1, 0, side, main);
        let (number, all) = (self.at.unwrap_or(0) + 1, self.reviewed.moments.len());
        beside.heading(0, &texts::review_point(lang, number, all));
        let view = match self.view {
            View::Before => texts::review_before(lang),
            View::Played => texts::review_after_played(lang),
            View::Better => texts::review_after_better(lang),
        };
        let mut y = 1 + beside.paragraph(0, 1, 4, &view, ink(palette::ACCENT)) + 1;
        let colours = [palette::BAD, palette::VIOLET, palette::SOFT, palette::TEXT];
        for (text, colour) in moment.verdict.parts().into_iter().zip(colours) {
            let left = main.saturating_sub(y);
            if !text.is_empty() && left > 0 {
                y += beside.paragraph(0, y, left, text, ink(colour)) + 1;
            }
        }
    }

    fn foot(&mut self, canvas: &mut Canvas<'_>) {
        let lang = self.lang;
        let (width, y) = (canvas.width(), canvas.height() - FOOT);
        canvas.ground(0, y, width, FOOT, palette::PANEL);
        let (text, keys) = match self.moment() {
            Some(_) => (
                texts::review_board_help(lang),
                texts::review_board_keys(lang),
            ),
            None => (self.reviewed.note.clone(), texts::review_keys(lang)),
        };
        let mut part = canvas.part(1, y, width - 2, 2);
        part.paragraph(0, 0, 2, &text, ink(palette::TEXT));
        self.keys = canvas.keys(y + 2, &keys, self.lang);
    }

    /// Shows the full text about a turning point or the figures.
    fn explain(&mut self) {
        let text = match self.moment() {
            Some(moment) => {
                let parts = moment.verdict.parts().into_iter();
                let parts: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
                parts.join("\n\n")
            }
            None => self.reviewed.note.clone(),
        };
        let rows = text.split('\n').map(Row::text).collect();
        self.popup = Some(Popup::new(texts::about_title(self.lang), rows));
    }

    fn answer(&mut self, answer: &popup::Answer<usize>) -> Flow {
        match *answer {
            popup::Answer::Open => {}
            popup::Answer::Close | popup::Answer::Letter('q') => return Flow::Leave,
            popup::Answer::Chosen(moment) => self.open(moment),
            popup::Answer::Letter(letter) => self.letter(letter),
        }
        Flow::Stay
    }

    fn letter(&mut self, letter: char) {
        match letter {
            't' => {
                if let Some(moment) = self.chosen() {
                    self.leave_for(Then::TryAgain(moment));
                }
            }
            's' => {
                let moment = self.chosen();
                let moment = moment.and_then(|moment| self.reviewed.moments.get(moment));
                self.leave_for(Then::Replay(moment.map_or(0, |moment| moment.step)));
            }
            '?' => self.explain(),
            _ => {}
        }
    }

    fn on_board(&mut self, at: usize, code: KeyCode) -> Flow {
        match code {
            KeyCode::Esc => {
                self.at = None;
            }
            KeyCode::Left | KeyCode::Up | KeyCode::PageUp => self.open(at.wrapping_sub(1)),
            KeyCode::Right | KeyCode::Down | KeyCode::PageDown => self.open(at + 1),
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Tab => {
                self.view = match self.view {
                    View::Before => View::Played,
                    View::Played => View::Better,
                    View::Better => View::Before,
                };
            }
            KeyCode::Char('q' | 'Q') => return Flow::Leave,
            KeyCode::Char(letter) => self.letter(letter.to_ascii_lowercase()),
            _ => {}
        }
        Flow::Stay
    }
}

/// The columns of a table: the first has names, the others numbers below headings.
struct Columns {
    widths: Vec<usize>,
    /// The lines of each heading.
    headings: Vec<Vec<String>>,
}

/// How the headings of a table may be broken into lines.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Broken {
    Nowhere,
    BetweenWords,
    InWords,
}

impl Columns {
    /// Headings are broken as little as possible, so that the names fit beside the numbers.
    fn of(rows: &[Vec<String>], room: usize) -> Columns {
        let all = [Broken::Nowhere, Broken::BetweenWords, Broken::InWords];
        let mut candidates = all.map(|broken| Columns::broken(rows, broken)).into_iter();
        let fits = |columns: &Columns| columns.whole() <= room;
        let last = candidates.next_back();
        let mut columns = candidates.find(fits).or(last).unwrap_or(Columns {
            widths: Vec::new(),
            headings: Vec::new(),
        });
        // If nothing helps, the names are cut.
        let excess = columns.whole().saturating_sub(room);
        if let Some(names) = columns.widths.first_mut() {
            *names = names.saturating_sub(excess);
        }
        columns
    }

    fn broken(rows: &[Vec<String>], broken: Broken) -> Columns {
        let length = |text: &str| text.chars().count();
        let Some((heads, rows)) = rows.split_first() else {
            return Columns {
                widths: Vec::new(),
                headings: Vec::new(),
            };
        };
        let columns = heads.iter().enumerate().map(|(column, heading)| {
            let cells = rows.iter().map(|row| length(&row[column]));
            let cells = cells.max().unwrap_or_default();
            let whole = heading.replace('|', "");
            if broken == Broken::Nowhere || column == 0 {
                return (cells.max(length(&whole)), vec![whole]);
            }
            let words = heading.split(' ');
            let narrowest = match broken {
                Broken::InWords => words.map(longest_part).max(),
                _ => words.map(|word| length(&word.replace('|', ""))).max(),
            };
            let width = cells.max(narrowest.unwrap_or_default());
            let words = heading.split(' ').flat_map(|word| parts(word, width));
            (width, wrap(&words.collect::<Vec<_>>().join(" "), width))
        });
        let (widths, headings) = columns.unzip();
        Columns { widths, headings }
    }

    /// How wide the table is.
    fn whole(&self) -> usize {
        let sum: usize = self.widths.iter().map(|width| width + 2).sum();
        sum.saturating_sub(2)
    }

    /// The lines of the headings.
    fn height(&self) -> u16 {
        let lines = self.headings.iter().map(Vec::len);
        lines.max().unwrap_or_default() as u16
    }

    /// Returns the number of lines.
    fn draw(&self, canvas: &mut Canvas<'_>, rows: &[Vec<String>]) -> u16 {
        let height = self.height();
        let mut end = 0;
        for (column, (&width, heading)) in self.widths.iter().zip(&self.headings).enumerate() {
            end += width;
            let mut cell = |y: u16, text: &str, style: Style| {
                let text = shortened(text, width);
                let x = match column {
                    0 => 0,
                    _ => end - text.chars().count(),
                };
                canvas.put(x as u16, y, &text, style);
            };
            let top = height - heading.len() as u16;
            for (y, line) in (top..).zip(heading) {
                cell(y, line, ink(palette::SOFT));
            }
            for ((y, row), colour) in (height..)
                .zip(rows.iter().skip(1))
                .zip(palette::SEATS.into_iter().cycle())
            {
                cell(y, &row[column], ink(colour));
            }
            end += 2;
        }
        height + rows.len().saturating_sub(1) as u16
    }
}

/// The length of the longest part of a word that has bars where it may be broken, with its hyphen.
fn longest_part(word: &str) -> usize {
    let parts = word.split('|').count();
    let lengths = word.split('|').enumerate();
    let lengths = lengths.map(|(at, part)| part.chars().count() + usize::from(at + 1 < parts));
    lengths.max().unwrap_or_default()
}

/// A word that has bars where it may be broken: whole if it fits, or else in as few parts as possible.
fn parts(word: &str, width: usize) -> Vec<String> {
    let whole = word.replace('|', "");
    if whole.chars().count() <= width {
        return vec![whole];
    }
    let mut parts: Vec<String> = Vec::new();
    for part in word.split('|') {
        match parts.last_mut() {
            Some(last) if last.chars().count() + part.chars().count() < width => {
                last.push_str(part);
            }
            _ => parts.push(part.to_owned()),
        }
    }
    let last = parts.len() - 1;
    for part in &mut parts[..last] {
        part.push('-');
    }
    parts
}

impl Screen for Review<'_> {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        match self.moment() {
            Some(moment) => self.board(canvas, moment),
            None => self.overview(canvas),
        }
        self.foot(canvas);
        let footer = texts::popup_keys(self.lang);
        if let Some(popup) = &mut self.popup {
            popup.draw(canvas, &footer);
        }
    }

    fn key(&mut self, key: KeyEvent) -> Flow {
        if let Some(popup) = &mut self.popup {
            if !matches!(popup.key(key.code), popup::Answer::Open) {
                self.popup = None;
            }
            return Flow::Stay;
        }
        match self.at {
            Some(at) => self.on_board(at, key.code),
            None => {
                let answer = self.list.key(key.code);
                // Without a selection, Enter does nothing.
                if matches!(answer, popup::Answer::Close) && key.code != KeyCode::Esc {
                    return Flow::Stay;
                }
                self.answer(&answer)
            }
        }
    }

    fn mouse(&mut self, event: MouseEvent) -> Flow {
        let (x, y) = (event.column, event.row);
        match (event.kind, &mut self.popup) {
            (MouseEventKind::ScrollUp, Some(popup)) => popup.step(-1),
            (MouseEventKind::ScrollDown, Some(popup)) => popup.step(1),
            (MouseEventKind::Down(_), Some(_)) => self.popup = None,
            (MouseEventKind::ScrollUp, None) => return self.key(KeyEvent::from(KeyCode::Up)),
            (MouseEventKind::ScrollDown, None) => return self.key(KeyEvent::from(KeyCode::Down)),
            (MouseEventKind::Down(MouseButton::Left), None) => {
                if let Some(key) = key_at(&self.keys, x, y) {
                    return self.key(key);
                }
                if self.at.is_none()
                    && let popup::Answer::Chosen(moment) = self.list.click(x, y)
                {
                    self.open(moment);
                }
            }
            (MouseEventKind::Down(MouseButton::Right), None) => {
                return self.key(KeyEvent::from(KeyCode::Esc));
            }
            _ => {}
        }
        Flow::Stay
    }

    fn tick(&mut self) -> io::Result<bool> {
        Ok(false)
    }

    fn patience(&self) -> Duration {
        IDLE
    }

    fn is_done(&self) -> bool {
        self.is_done
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_broken_as_far_as_names_need_it() {
        let rows = [
            ["Spieler", "Genauig|keit", "Schätz|fehler der Bots"],
            ["Friederike", "33", "−2684,2"],
        ];
        let rows = rows.map(|row| row.map(str::to_owned).to_vec());
        for (room, widths, headings) in [
            (60, [10, 11, 21], ["Genauigkeit", "Schätzfehler der Bots"]),
            (40, [10, 11, 12], ["Genauigkeit", "Schätzfehler/der Bots"]),
            (32, [10, 8, 7], ["Genauig-/keit", "Schätz-/fehler/der/Bots"]),
            (26, [7, 8, 7], ["Genauig-/keit", "Schätz-/fehler/der/Bots"]),
        ] {
            let columns = Columns::of(&rows, room);
            assert_eq!(columns.widths, widths, "{room}");
            let broken = columns.headings.iter().skip(1).map(|lines| lines.join("/"));
            assert_eq!(broken.collect::<Vec<_>>(), headings, "{room}");
        }
    }
}

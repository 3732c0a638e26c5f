//! The screen of a recorded game: one step after the other, forwards and backwards.

use std::io;
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use starboard_kernel::{History, Lang, Record, Seat};
use starboard_table::Play;

use crate::canvas::{Canvas, key_at, wrap};
use crate::course::{self, chart};
use crate::look::{ink, palette};
use crate::popup::{self, Popup, Row};
use crate::scene::{Scene, scene_of};
use crate::texts;
use crate::told::{Ended, sentences, step_line};
use crate::tui::{Flow, Screen, Window};

/// How long a step is shown when the game plays by itself.
const BEAT: Duration = Duration::from_millis(700);
const IDLE: Duration = Duration::from_millis(500);
/// The lines below the board, as at a table.
const FOOT: u16 = 3;
const SIDE: u16 = 24;
const WIDE_SIDE: u16 = 64;

/// A game to look at.
#[derive(Debug)]
pub struct Recording {
    pub history: History,
    /// What the players are called, by seat.
    pub names: Vec<String>,
    /// If the game is over.
    pub ended: Option<Ended>,
}

impl Recording {
    #[must_use]
    pub fn of(record: &Record, history: History, lang: Lang) -> Recording {
        let play = Play::recorded(record, history.clone());
        Recording {
            history,
            names: play.names(lang),
            ended: Ended::of(&play, lang),
        }
    }
}

impl Window {
    /// Shows a recorded game, first the position after this many steps, until the user leaves.
    ///
    /// # Errors
    /// If the terminal fails.
    pub fn replay(&mut self, recording: &Recording, from: usize) -> io::Result<()> {
        self.show(&mut Show::new(recording, from, self.lang))
    }
}

struct Show<'r> {
    recording: &'r Recording,
    lang: Lang,
    scene: &'static dyn Scene,
    /// How many steps have happened.
    at: usize,
    turns: Vec<usize>,
    /// When the last step was shown, if the game plays by itself.
    plays: Option<Instant>,
    /// The digits of the step to jump to.
    number: String,
    popup: Option<Popup<usize>>,
    /// Where the lines of the log are, and the step that each one belongs to.
    lines: Vec<(Rect, usize)>,
    /// Where the keys are.
    keys: Vec<(Rect, KeyCode)>,
}

impl<'r> Show<'r> {
    fn new(recording: &'r Recording, from: usize, lang: Lang) -> Show<'r> {
        let history = &recording.history;
        Show {
            recording,
            lang,
            scene: scene_of(history.now()),
            at: from.min(history.length()),
            turns: course::turns(history),
            plays: None,
            number: String::new(),
            popup: None,
            lines: Vec::new(),
            keys: Vec::new(),
        }
    }
}

impl Show<'_> {
    fn length(&self) -> usize {
        self.recording.history.length()
    }

    fn go(&mut self, to: usize) {
        self.at = to.min(self.length());
        self.number.clear();
    }

    fn last_turn(&mut self) {
        let before = self.turns.iter().rev().find(|&&turn| turn < self.at);
        self.go(before.copied().unwrap_or(0));
    }

    fn next_turn(&mut self) {
        let after = self.turns.iter().find(|&&turn| turn > self.at);
        self.go(after.copied().unwrap_or_else(|| self.length()));
    }

    /// What a step is, and what it brought about.
    fn told(&self, index: usize) -> (String, Vec<String>) {
        let Recording { history, names, .. } = self.recording;
        let step = &history.steps()[index];
        let head = step_line(index, step, names, self.lang);
        (head, sentences(step, names, self.lang))
    }

    fn show_log(&mut self) {
        let rows = (0..self.length()).map(|index| {
            let (head, told) = self.told(index);
            Row::choice(format!("{head}\n  {}", told.join(" ")), "", index + 1)
        });
        let popup = Popup::new(texts::log_title(self.lang), rows.collect());
        self.popup = Some(popup.at_row(self.at.saturating_sub(1)));
    }

    fn show_result(&mut self) {
        let Recording {
            history,
            names,
            ended,
        } = self.recording;
        let Some(ended) = ended else {
            return;
        };
        let rows = ended.lines().map(Row::text).collect();
        let points = Some(&ended.points[..]);
        let chart = chart(self.scene, history, names, points, self.lang);
        self.popup = Some(Popup::new(&ended.headline, rows).with_chart(chart));
    }

    fn answer(&mut self, answer: &popup::Answer<usize>) -> Flow {
        match *answer {
            popup::Answer::Open => {}
            popup::Answer::Close => self.popup = None,
            popup::Answer::Chosen(step) => {
                self.popup = None;
                self.go(step);
            }
            popup::Answer::Letter('q') => return Flow::Leave,
            popup::Answer::Letter(_) => self.popup = None,
        }
        Flow::Stay
    }

    fn beside(&mut self, canvas: &mut Canvas<'_>) {
        let Recording { history, names, .. } = self.recording;
        let position = history.at(self.at).unwrap_or_else(|| history.now());
        let width = canvas.width();
        let bold = ink(palette::TEXT).add_modifier(Modifier::BOLD);
        let mut y = canvas.paragraph(0, 0, 2, &position.rules().title(self.lang), bold);
        let at = texts::replay_at(self.lang, self.at, self.length());
        canvas.put_within(0, y, width, &at, ink(palette::ACCENT));
        y += 1;
        for (seat, name) in Seat::first(names.len()).zip(names) {
            let is_next = position.turn().player() == Some(seat);
            let mark = if is_next { "▶ " } else { "  " };
            let colour = palette::SEATS[seat.index()];
            canvas.put(0, y, mark, ink(colour));
            let facts = self.scene.player(position, seat, self.lang);
            y += canvas.standing(y, name, ink(colour), &facts);
        }
        canvas.heading(y, &texts::log_title(self.lang));
        self.log(canvas, y + 1);
    }

    /// The steps around the current one.
    fn log(&mut self, canvas: &mut Canvas<'_>, y: u16) {
        self.lines.clear();
        let room = usize::from(canvas.height().saturating_sub(y));
        let width = usize::from(canvas.width());
        let mut lines: Vec<(usize, String)> = Vec::new();
        let mut now = 0;
        let first = self.at.saturating_sub(room);
        for index in first..(self.at + room).min(self.length()) {
            if index + 1 == self.at {
                now = lines.len();
            }
            let (head, told) = self.told(index);
            let told = if told.is_empty() {
                head
            } else {
                told.join(" ")
            };
            let wrapped = wrap(&canvas.look.text(&told), width.saturating_sub(2));
            lines.extend(wrapped.into_iter().map(|line| (index + 1, line)));
        }
        let start = now.saturating_sub(room / 2);
        let start = start.min(lines.len().saturating_sub(room));
        for (row, (step, line)) in (y..).zip(lines.into_iter().skip(start).take(room)) {
            let style: Style = match step.cmp(&self.at) {
                std::cmp::Ordering::Less => ink(palette::SOFT),
                std::cmp::Ordering::Equal => ink(palette::ACCENT).add_modifier(Modifier::BOLD),
                std::cmp::Ordering::Greater => ink(palette::LINE),
            };
            if step == self.at {
                canvas.put(0, row, "❯", ink(palette::ACCENT));
            }
            canvas.put(2, row, &line, style);
            let width = canvas.width();
            self.lines.push((canvas.part(0, row, width, 1).area, step));
        }
    }

    fn foot(&mut self, canvas: &mut Canvas<'_>, y: u16) {
        let width = canvas.width();
        canvas.ground(0, y, width, FOOT, palette::PANEL);
        let text = if !self.number.is_empty() {
            texts::replay_jump(self.lang, &self.number)
        } else if self.at == 0 {
            texts::replay_start(self.lang)
        } else {
            let (head, told) = self.told(self.at - 1);
            let told = match &self.recording.ended {
                Some(ended) if self.at == self.length() => {
                    format!("{} {}.", ended.why, ended.headline)
                }
                _ => told.join(" "),
            };
            format!("{head} – {told}")
        };
        let mut part = canvas.part(1, y, width - 2, 2);
        part.paragraph(0, 0, 2, text.trim_end(), ink(palette::TEXT));
        let keys = texts::replay_keys(self.lang, &texts::key_space(self.lang));
        self.keys = canvas.keys(y + 2, &keys, self.lang);
    }
}

impl Screen for Show<'_> {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let main = canvas.height() - FOOT;
        let history = &self.recording.history;
        let position = history.at(self.at).unwrap_or_else(|| history.now());
        let room = (canvas.width() - SIDE - 1, main);
        let (width, height) = self.scene.size(position, self.lang, room);
        let (width, height) = (width.min(room.0), height.min(main));
        let side = (canvas.width() - width - 2).min(WIDE_SIDE);
        let margin = (canvas.width() - width - side - 1) / 2;
        let mut board = canvas.part(margin, 0, width, height);
        self.scene.draw(position, self.lang, &mut board);
        self.beside(&mut canvas.part(margin + width + 1, 0, side, main));
        self.foot(canvas, main);
        let footer = texts::popup_keys(self.lang);
        if let Some(popup) = &mut self.popup {
            popup.draw(canvas, &footer);
        }
    }

    fn key(&mut self, key: KeyEvent) -> Flow {
        if let Some(popup) = &mut self.popup {
            let answer = popup.key(key.code);
            return self.answer(&answer);
        }
        let by_turn = key.modifiers.contains(KeyModifiers::SHIFT);
        if key.code != KeyCode::Char(' ') {
            self.plays = None;
        }
        match key.code {
            KeyCode::Left if by_turn => self.last_turn(),
            KeyCode::Right if by_turn => self.next_turn(),
            KeyCode::PageUp | KeyCode::Up => self.last_turn(),
            KeyCode::PageDown | KeyCode::Down => self.next_turn(),
            KeyCode::Left => self.go(self.at.saturating_sub(1)),
            KeyCode::Right => self.go(self.at + 1),
            KeyCode::Home => self.go(0),
            KeyCode::End => self.go(self.length()),
            KeyCode::Char(' ') => {
                self.plays = match self.plays {
                    None => Some(Instant::now()),
                    Some(_) => None,
                };
            }
            KeyCode::Char(digit) if digit.is_ascii_digit() && self.number.len() < 6 => {
                self.number.push(digit);
            }
            KeyCode::Backspace => drop(self.number.pop()),
            KeyCode::Enter => {
                if let Ok(step) = self.number.parse() {
                    self.go(step);
                }
            }
            KeyCode::Char('l' | 'L') => self.show_log(),
            KeyCode::Char('r' | 'R') => self.show_result(),
            KeyCode::Esc if !self.number.is_empty() => self.number.clear(),
            KeyCode::Esc | KeyCode::Char('q' | 'Q') => return Flow::Leave,
            _ => {}
        }
        Flow::Stay
    }

    fn mouse(&mut self, event: MouseEvent) -> Flow {
        let (x, y) = (event.column, event.row);
        match (event.kind, &mut self.popup) {
            (MouseEventKind::ScrollUp, Some(popup)) => popup.step(-1),
            (MouseEventKind::ScrollDown, Some(popup)) => popup.step(1),
            (MouseEventKind::Down(MouseButton::Left), Some(popup)) => {
                let answer = popup.click(x, y);
                return self.answer(&answer);
            }
            (MouseEventKind::ScrollUp, None) => self.go(self.at.saturating_sub(1)),
            (MouseEventKind::ScrollDown, None) => self.go(self.at + 1),
            (MouseEventKind::Down(MouseButton::Left), None) => {
                if let Some(key) = key_at(&self.keys, x, y) {
                    return self.key(key);
                }
                let mut lines = self.lines.iter();
                let line = lines.find(|(area, _)| area.contains((x, y).into()));
                if let Some(&(_, step)) = line {
                    self.go(step);
                }
            }
            _ => {}
        }
        Flow::Stay
    }

    fn tick(&mut self) -> io::Result<bool> {
        let is_due = self.plays.is_some_and(|since| since.elapsed() >= BEAT);
        if is_due {
            self.go(self.at + 1);
            self.plays = (self.at < self.length()).then(Instant::now);
        }
        Ok(is_due)
    }

    fn patience(&self) -> Duration {
        match self.plays {
            Some(since) => BEAT.saturating_sub(since.elapsed()),
            None => IDLE,
        }
    }
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Buffer;

    use super::*;
    use crate::canvas::cut;
    use crate::look::{Colours, Look};
    use crate::tui;

    /// In every language and at every step: nothing is cut off but the sentences of long steps, which L shows
    /// in full.
    #[test]
    fn recorded_games_fit_in_a_small_terminal() {
        let look = Look {
            unicode: true,
            colours: Colours::True,
        };
        let area = Rect::new(0, 0, 80, 24);
        let mut buffer = Buffer::empty(area);
        let mut all = std::collections::BTreeSet::new();
        for game in starboard_games::registry().iter() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../archive");
            let players = game.player_counts()[0];
            let file = format!("{folder}/{}-1-{players}-players.json", game.name());
            let text = std::fs::read_to_string(file).expect("a record");
            let record = Record::read(&text).expect("a record");
            for lang in Lang::ALL {
                let history = record.replay(&starboard_games::registry()).expect("moves");
                let recording = Recording::of(&record, history, lang);
                let length = recording.history.length();
                let mut screen = Show::new(&recording, 0, lang);
                let mut look = |screen: &mut Show<'_>, what: &str| {
                    cut::off();
                    tui::on_canvas(&mut buffer, area, look, |canvas| screen.draw(canvas));
                    let name = game.name();
                    let mut texts = cut::off();
                    let is_step = |text: &String| text.starts_with(|sign: char| sign.is_numeric());
                    texts.retain(|text| screen.at == length || !is_step(text));
                    let texts = texts.iter();
                    all.extend(texts.map(|text| format!("{lang:?} {name} {what}: {text}")));
                };
                for step in (0..=length).step_by(3).chain([length]) {
                    screen.go(step);
                    look(&mut screen, &format!("step {step}"));
                }
                screen.show_result();
                look(&mut screen, "result");
                screen.show_log();
                look(&mut screen, "log");
            }
        }
        let all: Vec<String> = all.into_iter().collect();
        assert!(all.is_empty(), "\n{}", all.join("\n"));
    }
}

//! A window over the board: a list to choose from, or something to read.

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use crate::canvas::{Canvas, wrap};
use crate::course::Chart;
use crate::look::{Look, ink, palette};

/// A line of a popup. With something to do it can be chosen.
#[derive(Clone, Debug)]
pub(crate) struct Row<T> {
    text: String,
    /// On the right.
    note: String,
    does: Option<T>,
}

impl<T> Row<T> {
    pub(crate) fn text(text: impl Into<String>) -> Row<T> {
        Row {
            text: text.into(),
            note: String::new(),
            does: None,
        }
    }

    pub(crate) fn choice(text: impl Into<String>, note: impl Into<String>, does: T) -> Row<T> {
        Row {
            text: text.into(),
            note: note.into(),
            does: Some(does),
        }
    }
}

impl<T: Clone> Row<T> {
    /// The effect of choosing it.
    pub(crate) fn does(&self) -> Option<T> {
        self.does.clone()
    }
}

/// What a key did to a popup.
#[derive(Clone, Copy)]
pub(crate) enum Answer<T> {
    Open,
    Close,
    Chosen(T),
    /// The player wants something else.
    Letter(char),
}

#[derive(Clone, Debug)]
pub(crate) struct Popup<T> {
    pub(crate) title: String,
    rows: Vec<Row<T>>,
    selected: Option<usize>,
    /// The first line that is shown.
    scroll: usize,
    /// How many lines there were room for, and how many there are, at the last drawing.
    room: (usize, usize),
    chart: Option<Chart>,
    /// Where each row was drawn.
    places: Vec<(Rect, usize)>,
}

const WIDEST: u16 = 100;

impl<T: Clone> Popup<T> {
    pub(crate) fn new(title: impl Into<String>, rows: Vec<Row<T>>) -> Popup<T> {
        let selected = rows.iter().position(|row| row.does.is_some());
        Popup {
            title: title.into(),
            rows,
            selected,
            scroll: 0,
            room: (1, 1),
            chart: None,
            places: Vec::new(),
        }
    }

    pub(crate) fn with_chart(self, chart: Option<Chart>) -> Popup<T> {
        Popup { chart, ..self }
    }

    /// The end is what matters.
    pub(crate) fn at_the_end(self) -> Popup<T> {
        Popup {
            scroll: usize::MAX,
            ..self
        }
    }

    /// Begins with a row.
    pub(crate) fn at_row(self, row: usize) -> Popup<T> {
        Popup {
            selected: (row < self.rows.len()).then_some(row),
            ..self
        }
    }

    pub(crate) fn key(&mut self, code: KeyCode) -> Answer<T> {
        let page = self.room.0.max(2) - 1;
        match code {
            KeyCode::Esc => return Answer::Close,
            KeyCode::Enter | KeyCode::Char(' ') => match self.selected {
                Some(selected) => return self.chosen(selected),
                None => return Answer::Close,
            },
            KeyCode::Up | KeyCode::BackTab => self.step(-1),
            KeyCode::Down | KeyCode::Tab => self.step(1),
            KeyCode::PageUp => (0..page).for_each(|_| self.step(-1)),
            KeyCode::PageDown => (0..page).for_each(|_| self.step(1)),
            KeyCode::Home => self.end(false),
            KeyCode::End => self.end(true),
            KeyCode::Char(letter) => return Answer::Letter(letter.to_ascii_lowercase()),
            _ => {}
        }
        Answer::Open
    }

    fn chosen(&self, row: usize) -> Answer<T> {
        match self.rows.get(row).and_then(|row| row.does.clone()) {
            Some(does) => Answer::Chosen(does),
            None => Answer::Open,
        }
    }

    /// Everything that can be chosen.
    #[cfg(test)]
    pub(crate) fn offers(&self) -> impl Iterator<Item = &T> {
        self.rows.iter().filter_map(|row| row.does.as_ref())
    }

    /// A click chooses a row; one beside the popup closes it.
    pub(crate) fn click(&mut self, x: u16, y: u16) -> Answer<T> {
        let place = self
            .places
            .iter()
            .find(|(area, _)| area.contains((x, y).into()));
        match place {
            Some(&(_, row)) if row < self.rows.len() => {
                if self.rows[row].does.is_some() {
                    self.selected = Some(row);
                }
                self.chosen(row)
            }
            Some(_) => Answer::Open,
            None => Answer::Close,
        }
    }

    pub(crate) fn step(&mut self, by: isize) {
        let Some(selected) = self.selected else {
            self.scroll = self.scroll.saturating_add_signed(by);
            return;
        };
        let mut rows: Box<dyn Iterator<Item = usize>> = match by < 0 {
            true => Box::new((0..selected).rev()),
            false => Box::new(selected + 1..self.rows.len()),
        };
        match rows.find(|&row| self.rows[row].does.is_some()) {
            Some(row) => self.selected = Some(row),
            // What cannot be chosen can still be read.
            None => self.scroll = self.scroll.saturating_add_signed(by),
        }
    }

    fn end(&mut self, last: bool) {
        let mut rows = (0..self.rows.len()).filter(|&row| self.rows[row].does.is_some());
        match last {
            true => self.scroll = usize::MAX,
            false => self.scroll = 0,
        }
        self.selected = if last { rows.next_back() } else { rows.next() };
    }

    /// The wrapped lines: the row, whether it is its first line, and the text.
    fn lines(&self, look: Look, width: u16) -> Vec<(usize, bool, String)> {
        let note = self.rows.iter().map(|row| row.note.chars().count()).max();
        let note = note.unwrap_or(0) as u16;
        let room = usize::from(width - note.min(width / 2)) - usize::from(note > 0) - 2;
        let mut lines = Vec::new();
        for (index, row) in self.rows.iter().enumerate() {
            for part in row.text.split('\n') {
                let wrapped = wrap(&look.text(part), room);
                for (number, line) in wrapped.into_iter().enumerate() {
                    lines.push((index, number == 0, line));
                }
            }
        }
        lines
    }

    /// Draws the popup over everything else.
    pub(crate) fn draw(&mut self, canvas: &mut Canvas<'_>, footer: &str) {
        let width = canvas.width().saturating_sub(4).min(WIDEST);
        let inner = width - 4;
        let chart = match &self.chart {
            Some(chart) => (chart.lines.len() as u16 + 7).min(canvas.height().saturating_sub(10)),
            None => 0,
        };
        let most = canvas.height().saturating_sub(4 + chart);
        let height = most.min(self.lines(canvas.look, inner).len() as u16);
        let (x, y) = (
            (canvas.width() - width) / 2,
            (canvas.height() - height - chart - 3) / 2,
        );
        let whole = height + chart + 3;
        canvas.part(x, y, width, whole).clear(palette::PANEL);
        canvas.frame(x, y, width, whole, &self.title, palette::LINE);
        let mut footer_part = canvas.part(x + 2, y + whole - 1, width - 4, 1);
        footer_part.centre(0, &format!(" {footer} "), ink(palette::SOFT));
        if let Some(drawing) = &self.chart {
            drawing.draw(&mut canvas.part(x + 2, y + 1, inner, chart));
        }
        self.draw_rows(&mut canvas.part(x + 2, y + 1 + chart, inner, height));
        // Clicks on the frame are inside the popup.
        let outer = canvas.part(x, y, width, whole).area;
        self.places.push((outer, usize::MAX));
        if self.scroll > 0 {
            canvas.put(x + width - 3, y, "▲", ink(palette::SOFT));
        }
        if self.has_more() {
            canvas.put(x + width - 3, y + whole - 1, "▼", ink(palette::SOFT));
        }
    }

    /// Whether there are more lines below.
    pub(crate) fn has_more(&self) -> bool {
        let (room, lines) = self.room;
        self.scroll + room < lines
    }

    /// Draws only the rows, as a list that is part of a screen.
    pub(crate) fn draw_rows(&mut self, canvas: &mut Canvas<'_>) {
        let (width, height) = (canvas.width(), canvas.height());
        let lines = self.lines(canvas.look, width);
        let room = usize::from(height);
        self.room = (room, lines.len());
        let last = lines.len().saturating_sub(room);
        self.scroll = self.scroll.min(last);
        if let Some(selected) = self.selected {
            let first = lines.iter().position(|(row, ..)| *row == selected);
            let end = lines.iter().rposition(|(row, ..)| *row == selected);
            if let (Some(first), Some(end)) = (first, end) {
                if end >= self.scroll + room {
                    self.scroll = (end + 1).saturating_sub(room);
                }
                if first < self.scroll {
                    self.scroll = first;
                }
            }
        }
        self.places.clear();
        for (at, (row, is_first, line)) in (0..).zip(lines.iter().skip(self.scroll).take(room)) {
            let is_selected = self.selected == Some(*row);
            let mut style = ink(palette::TEXT);
            if is_selected {
                style = style.add_modifier(Modifier::BOLD);
                canvas.ground(0, at, width, 1, palette::RAISED);
            }
            if is_selected && *is_first {
                canvas.put(0, at, "❯", ink(palette::ACCENT));
            }
            canvas.put(2, at, line, style);
            if *is_first && !self.rows[*row].note.is_empty() {
                let note = &self.rows[*row].note;
                let length = note.chars().count() as u16;
                canvas.put(width - length.min(width), at, note, ink(palette::ACCENT));
            }
            let place = canvas.part(0, at, width, 1).area;
            self.places.push((place, *row));
        }
    }

    /// Replaces the rows and keeps the selection.
    pub(crate) fn refill(&mut self, rows: Vec<Row<T>>) {
        let is_choice = |row: &usize| rows.get(*row).is_some_and(|row| row.does.is_some());
        let selected = self.selected.filter(is_choice);
        self.selected = selected.or_else(|| rows.iter().position(|row| row.does.is_some()));
        self.rows = rows;
    }

    /// The selected row.
    pub(crate) fn selected(&self) -> Option<&T> {
        self.rows.get(self.selected?)?.does.as_ref()
    }
}

//! The chat of an online table: the last messages beside the board, and a window with all of them and an
//! input line.

use ratatui::crossterm::event::KeyCode;
use ratatui::style::{Modifier, Style};
use starboard_client::{Other, Place, View};
use starboard_kernel::Lang;
use starboard_table::{MOST_MESSAGE_CHARS, called};

use crate::canvas::{Canvas, wrap};
use crate::line::{Line, Typed};
use crate::look::{ink, palette};
use crate::texts;

/// The chat window. The draft stays when it is closed.
#[derive(Debug)]
pub(crate) struct Talk {
    line: Line,
    pub(crate) is_open: bool,
    /// How many lines it is scrolled back.
    back: usize,
}

impl Talk {
    pub(crate) fn new() -> Talk {
        Talk {
            line: Line::new("", MOST_MESSAGE_CHARS),
            is_open: false,
            back: 0,
        }
    }

    pub(crate) fn open(&mut self, place: &mut Place) {
        self.is_open = true;
        self.back = 0;
        place.mark_read();
    }

    /// Marks messages as read, and returns a refused message to the input line.
    pub(crate) fn catch_up(&mut self, place: &mut Place) {
        if self.is_open {
            place.mark_read();
        }
        if let Some(text) = place.unsaid().filter(|_| self.line.text().is_empty()) {
            self.line = Line::new(&text, MOST_MESSAGE_CHARS);
        }
    }

    pub(crate) fn key(&mut self, code: KeyCode, place: &mut Place) {
        match code {
            KeyCode::Up | KeyCode::PageUp => self.scroll(1),
            KeyCode::Down | KeyCode::PageDown => self.scroll(-1),
            _ => match self.line.key(code) {
                Typed::Open => {}
                Typed::Close => self.is_open = false,
                Typed::Enter => {
                    if !self.line.text().trim().is_empty() && place.seat().is_some() {
                        place.say(&self.line.text());
                        self.line = Line::new("", MOST_MESSAGE_CHARS);
                        self.back = 0;
                    }
                }
            },
        }
    }

    pub(crate) fn scroll(&mut self, by: isize) {
        self.back = self.back.saturating_add_signed(by);
    }

    /// Draws the window over everything else.
    pub(crate) fn draw(&mut self, canvas: &mut Canvas<'_>, place: &Place, lang: Lang) {
        let width = canvas.width().saturating_sub(4).min(80);
        let height = (canvas.height() * 2 / 3).max(8);
        let (x, y) = ((canvas.width() - width) / 2, (canvas.height() - height) / 2);
        canvas.part(x, y, width, height).clear(palette::PANEL);
        let title = texts::chat(lang);
        canvas.frame(x, y, width, height, &title, palette::LINE);
        let footer = format!(" {} ", texts::chat_keys(lang));
        let mut bottom = canvas.part(x + 2, y + height - 1, width - 4, 1);
        bottom.centre(0, &footer, ink(palette::SOFT));
        let room = usize::from(height - 4);
        let mut inner = canvas.part(x + 2, y + 1, width - 4, height - 2);
        let lines = lines(place, lang, &inner);
        self.back = self.back.min(lines.len().saturating_sub(room));
        let end = lines.len() - self.back;
        let from = end.saturating_sub(room);
        for (row, (line, style)) in (0..).zip(&lines[from..end]) {
            inner.put(0, row, line, *style);
        }
        if place.hides_messages() {
            let words = texts::muted_messages(lang);
            inner.put(0, height - 4, &words, ink(palette::SOFT));
        } else if lines.is_empty() {
            inner.put(0, 0, &texts::chat_empty(lang), ink(palette::SOFT));
        }
        match place.seat() {
            Some(_) => self.line.draw(&mut inner, height - 3),
            None => {
                inner.put(
                    0,
                    height - 3,
                    &texts::chat_watching(lang),
                    ink(palette::SOFT),
                );
            }
        }
    }
}

/// All messages, wrapped, without those of muted people.
fn lines(place: &Place, lang: Lang, canvas: &Canvas<'_>) -> Vec<(String, Style)> {
    let mut lines = Vec::new();
    for said in place.messages() {
        let name = called(&said.name, said.seat.number(), lang);
        let text = lang.labelled(&name, &said.text);
        let colour = palette::SEATS[said.seat.index() % palette::SEATS.len()];
        let wrapped = wrap(&canvas.look.text(&text), usize::from(canvas.width()));
        for (index, line) in wrapped.into_iter().enumerate() {
            let style = match index {
                0 => ink(colour).add_modifier(Modifier::BOLD),
                _ => ink(colour),
            };
            lines.push((line, style));
        }
    }
    lines
}

/// The other people, with what can be done about their messages, if there is a chat.
pub(crate) fn mutes(place: &Place, lang: Lang) -> Vec<(String, String)> {
    let view = place.view().filter(|view| view.table.plan().chat);
    let row = |other: Other| {
        let name = other.called(lang);
        let words = match place.is_muted(&other.id) {
            true => texts::unmute(lang, &name),
            false => texts::mute(lang, &name),
        };
        (other.id, words)
    };
    let others = view.iter().flat_map(View::others);
    others.map(row).collect()
}

/// Hides the messages of a person, or shows them again; returns what has happened.
pub(crate) fn toggle_mute(place: &mut Place, person: &str, lang: Lang) -> Option<String> {
    let mut others = place.view()?.others().into_iter();
    let other = others.find(|other| other.id == person)?;
    let was_muted = place.is_muted(&other.id);
    place.mute(&other.id, !was_muted);
    let name = other.called(lang);
    Some(match was_muted {
        true => texts::told_unmuted(lang, &name),
        false => texts::told_muted(lang, &name),
    })
}

/// Draws the last messages; returns the number of lines.
pub(crate) fn last_messages(
    place: &Place,
    lang: Lang,
    canvas: &mut Canvas<'_>,
    y: u16,
    most: u16,
) -> u16 {
    let lines = lines(place, lang, canvas);
    let shown = lines.len().min(usize::from(most.saturating_sub(1)));
    if shown == 0 {
        return 0;
    }
    let title = match place.unread() {
        0 => texts::chat(lang),
        unread => texts::chat_unread(lang, unread),
    };
    canvas.heading(y, &title);
    for (row, (line, style)) in (y + 1..).zip(&lines[lines.len() - shown..]) {
        canvas.put(0, row, line, *style);
    }
    1 + shown as u16
}

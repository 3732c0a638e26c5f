//! A text input of one line.

use ratatui::crossterm::event::KeyCode;
use ratatui::style::{Modifier, Style};

use crate::canvas::Canvas;
use crate::look::{ink, palette};

/// The result of a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Typed {
    Open,
    Enter,
    Close,
}

#[derive(Clone, Debug)]
pub(crate) struct Line {
    letters: Vec<char>,
    /// The cursor: the next letter is inserted before this one.
    at: usize,
    most: usize,
}

impl Line {
    /// A line with a text, of at most this many characters.
    pub(crate) fn new(text: &str, most: usize) -> Line {
        let letters: Vec<char> = text.chars().take(most).collect();
        Line {
            at: letters.len(),
            letters,
            most,
        }
    }

    pub(crate) fn text(&self) -> String {
        self.letters.iter().collect()
    }

    pub(crate) fn key(&mut self, code: KeyCode) -> Typed {
        match code {
            KeyCode::Enter => return Typed::Enter,
            KeyCode::Esc => return Typed::Close,
            KeyCode::Char(letter) if self.letters.len() < self.most => {
                self.letters.insert(self.at, letter);
                self.at += 1;
            }
            KeyCode::Backspace if self.at > 0 => {
                self.at -= 1;
                self.letters.remove(self.at);
            }
            KeyCode::Delete if self.at < self.letters.len() => {
                self.letters.remove(self.at);
            }
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::Right => self.at = (self.at + 1).min(self.letters.len()),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = self.letters.len(),
            _ => {}
        }
        Typed::Open
    }

    /// Draws the part around the cursor.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, y: u16) {
        let room = usize::from(canvas.width().saturating_sub(3)).max(1);
        let from = self.at.saturating_sub(room);
        let shown: String = self.letters.iter().skip(from).take(room).collect();
        canvas.put(0, y, "❯", ink(palette::ACCENT));
        canvas.put(2, y, &shown, ink(palette::TEXT));
        let x = 2 + (self.at - from) as u16;
        let under = self.letters.get(self.at).copied().unwrap_or(' ');
        let cursor = Style::new().add_modifier(Modifier::REVERSED);
        canvas.put(x, y, &under.to_string(), cursor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_typed_and_corrected() {
        let mut line = Line::new("Ada", 6);
        let mut press = |codes: &[KeyCode], expected: &str| {
            for &code in codes {
                assert_eq!(line.key(code), Typed::Open);
            }
            assert_eq!(line.text(), expected);
        };
        press(&[KeyCode::Char('ż'), KeyCode::Char('m')], "Adażm");
        press(&[KeyCode::Left, KeyCode::Backspace], "Adam");
        press(&[KeyCode::Home, KeyCode::Delete], "dam");
        press(&[KeyCode::Char('A')], "Adam");
        press(&[KeyCode::End, KeyCode::Right, KeyCode::Backspace], "Ada");
        // The length is limited.
        press(&[KeyCode::Char('x'); 9], "Adaxxx");
        assert_eq!(line.key(KeyCode::Enter), Typed::Enter);
        assert_eq!(line.key(KeyCode::Esc), Typed::Close);
    }
}

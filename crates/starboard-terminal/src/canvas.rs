//! What games are drawn on. Places count from the upper left corner of the canvas; what does not fit is
//! cut off.

use std::fmt::Display;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::text::Span;
use starboard_guide::Thing;
use starboard_kernel::Lang;

use crate::look::{Look, ink, palette};
use crate::texts;

/// A thing that can be pointed at, and where it was drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    pub(crate) area: Rect,
    pub(crate) thing: Thing,
}

pub(crate) struct Canvas<'a> {
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) area: Rect,
    pub(crate) spots: &'a mut Vec<Spot>,
    pub(crate) look: Look,
}

impl Canvas<'_> {
    pub(crate) fn width(&self) -> u16 {
        self.area.width
    }

    pub(crate) fn height(&self) -> u16 {
        self.area.height
    }

    /// A part of this canvas.
    pub(crate) fn part(&mut self, x: u16, y: u16, width: u16, height: u16) -> Canvas<'_> {
        let area = self.within(x, y, width, height);
        Canvas {
            buffer: self.buffer,
            area,
            spots: self.spots,
            look: self.look,
        }
    }

    fn within(&self, x: u16, y: u16, width: u16, height: u16) -> Rect {
        let area = Rect::new(
            self.area.x.saturating_add(x),
            self.area.y.saturating_add(y),
            width,
            height,
        );
        area.intersection(self.area)
    }

    /// Writes a text in one line; returns how many columns it took.
    pub(crate) fn put(&mut self, x: u16, y: u16, text: &str, style: impl Into<Style>) -> u16 {
        if x >= self.area.width || y >= self.area.height {
            return 0;
        }
        let room = usize::from(self.area.width - x);
        let text = self.look.text(text);
        if text.chars().count() > room {
            cut::note(&text);
        }
        let at = (self.area.x + x, self.area.y + y);
        let (end, _) = self
            .buffer
            .set_stringn(at.0, at.1, text, room, style.into());
        end - at.0
    }

    /// Writes a text in one line; one that is too long ends in an ellipsis.
    pub(crate) fn put_within(
        &mut self,
        x: u16,
        y: u16,
        width: u16,
        text: &str,
        style: impl Into<Style>,
    ) -> u16 {
        let text = self.look.text(text);
        let short = shortened(&text, usize::from(width));
        if short != text {
            cut::note(&text);
        }
        self.put(x, y, &short, style)
    }

    /// Writes a text in the middle of a line.
    pub(crate) fn centre(&mut self, y: u16, text: &str, style: impl Into<Style>) {
        let length = self.look.text(text).chars().count() as u16;
        let x = self.area.width.saturating_sub(length) / 2;
        self.put(x, y, text, style);
    }

    /// Writes a text in lines; returns how many it took. What is left after `most` is cut off with an
    /// ellipsis.
    pub(crate) fn paragraph(
        &mut self,
        x: u16,
        y: u16,
        most: u16,
        text: &str,
        style: impl Into<Style> + Copy,
    ) -> u16 {
        let width = usize::from(self.area.width.saturating_sub(x));
        if width == 0 || most == 0 {
            return 0;
        }
        let lines = wrap(&self.look.text(text), width);
        let shown = lines.len().min(usize::from(most));
        if shown < lines.len() {
            cut::note(text);
        }
        for (index, line) in lines.iter().take(shown).enumerate() {
            let is_cut = index + 1 == shown && lines.len() > shown;
            let line = match is_cut {
                true => shortened(&format!("{line}{}", " ".repeat(width)), width),
                false => line.clone(),
            };
            self.put(x, y + index as u16, &line, style);
        }
        shown as u16
    }

    /// Colours the ground.
    pub(crate) fn ground(&mut self, x: u16, y: u16, width: u16, height: u16, colour: Color) {
        let area = self.within(x, y, width, height);
        self.buffer.set_style(area, Style::new().bg(colour));
    }

    /// Blanks in a colour.
    pub(crate) fn clear(&mut self, colour: Color) {
        for position in self.area.positions() {
            self.buffer[position].reset();
        }
        let style = Style::new().bg(colour).fg(palette::TEXT);
        self.buffer.set_style(self.area, style);
    }

    /// Highlights things that were drawn.
    pub(crate) fn tint(&mut self, things: &[Thing], colour: Color) {
        let spots = self.spots.iter();
        for spot in spots.filter(|spot| things.contains(&spot.thing)) {
            self.buffer.set_style(spot.area, Style::new().bg(colour));
        }
    }

    /// A frame around a part of the canvas, with a title.
    pub(crate) fn frame(
        &mut self,
        x: u16,
        y: u16,
        width: u16,
        height: u16,
        title: &str,
        colour: Color,
    ) {
        if width < 2 || height < 2 {
            return;
        }
        let (right, bottom) = (x + width - 1, y + height - 1);
        let style = ink(colour);
        let edge = "─".repeat(usize::from(width) - 2);
        self.put(x, y, &format!("╭{edge}╮"), style);
        self.put(x, bottom, &format!("╰{edge}╯"), style);
        for row in y + 1..bottom {
            self.put(x, row, "│", style);
            self.put(right, row, "│", style);
        }
        if !title.is_empty() && width > 6 {
            self.put_within(
                x + 2,
                y,
                width - 4,
                &format!(" {title} "),
                ink(palette::TEXT),
            );
        }
    }

    /// A heading.
    pub(crate) fn heading(&mut self, y: u16, text: &str) {
        let width = self.area.width;
        let end = self.put_within(0, y, width, text, ink(palette::SOFT));
        let rest = width.saturating_sub(end + 1);
        let line = "─".repeat(usize::from(rest));
        self.put(end + 1, y, &line, ink(palette::RAISED));
    }

    /// A line of keys, given as `key words|key words`, as far as there is room; returns where those are that
    /// can be pressed with the mouse.
    pub(crate) fn keys(&mut self, y: u16, keys: &str, lang: Lang) -> Vec<(Rect, KeyCode)> {
        let space = texts::key_space(lang);
        let width = self.area.width;
        let mut places = Vec::new();
        let mut x = 1;
        for entry in keys.split('|') {
            let (key, words) = entry.split_once(' ').unwrap_or((entry, ""));
            let length = (key.chars().count() + words.chars().count() + 1) as u16;
            if x + length > width {
                cut::note_key(entry);
                break;
            }
            let from = x;
            x += self.put(x, y, key, ink(palette::ACCENT)) + 1;
            x += self.put(x, y, words, ink(palette::SOFT));
            match code_of(key, &space) {
                Some(code) => places.push((self.within(from, y, x - from, 1), code)),
                // Of two arrows, each is a key.
                None => places.extend(
                    (from..)
                        .zip(key.chars())
                        .filter_map(|(at, sign)| Some((self.within(at, y, 1, 1), arrow(sign)?))),
                ),
            }
            x += 2;
        }
        places
    }

    /// A player, behind a mark, and how they stand; returns how many lines that takes. What does not fit
    /// beside the name is below it, but for the last and most important.
    pub(crate) fn standing(
        &mut self,
        y: u16,
        name: &str,
        style: Style,
        facts: &[Span<'static>],
    ) -> u16 {
        let width = self.area.width;
        let length = |facts: &[Span<'_>]| -> u16 {
            let lengths = facts.iter().map(|span| span.content.chars().count() as u16);
            lengths.sum()
        };
        let room = width.saturating_sub(name.chars().count() as u16 + 3);
        let below: &[Span<'static>] = match facts.split_last() {
            Some((_, others)) if length(facts) > room => others,
            _ => &[],
        };
        let beside = &facts[below.len()..];
        let at = width.saturating_sub(length(beside));
        self.put_within(2, y, at.saturating_sub(3), name, style);
        let mut x = at;
        for span in beside {
            x += self.put(x, y, &span.content, span.style);
        }
        let mut x = 2;
        for span in below {
            let room = width.saturating_sub(x);
            x += self.put_within(x, y + 1, room, &span.content, span.style);
        }
        1 + u16::from(!below.is_empty())
    }

    /// Something that can be pointed at.
    pub(crate) fn spot(
        &mut self,
        x: u16,
        y: u16,
        width: u16,
        height: u16,
        (kind, name): (&'static str, impl Display),
    ) {
        let area = self.within(x, y, width, height);
        if !area.is_empty() {
            let thing = (kind, format!("{name}"));
            self.spots.push(Spot { area, thing });
        }
    }
}

/// Keeps what did not fit, for tests.
#[cfg(test)]
pub(crate) mod cut {
    use std::cell::RefCell;

    thread_local! {
        static TEXTS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    }

    pub(super) fn note(text: &str) {
        TEXTS.with_borrow_mut(|texts| texts.push(text.to_owned()));
    }

    thread_local! {
        static KEYS: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    }

    /// A line of keys begins with the most important ones.
    pub(super) fn note_key(entry: &str) {
        KEYS.with_borrow_mut(|keys| keys.push(entry.to_owned()));
    }

    /// The words that have been cut off since the last call.
    pub(crate) fn off() -> Vec<String> {
        let mut texts = TEXTS.take();
        texts.retain(|text| text.chars().any(char::is_alphabetic));
        texts
    }

    /// The same of keys.
    pub(super) fn keys_off() -> Vec<String> {
        KEYS.take()
    }
}

#[cfg(not(test))]
mod cut {
    pub(super) fn note(_: &str) {}
    pub(super) fn note_key(_: &str) {}
}

/// The key with this label, if it is a single one: labels such as `0–9` stand for many.
fn code_of(label: &str, space: &str) -> Option<KeyCode> {
    let mut signs = label.chars();
    match (label, signs.next(), signs.next()) {
        ("Esc", ..) => Some(KeyCode::Esc),
        ("F1", ..) => Some(KeyCode::F(1)),
        ("Enter", ..) => Some(KeyCode::Enter),
        ("Tab", ..) => Some(KeyCode::Tab),
        (label, ..) if label == space => Some(KeyCode::Char(' ')),
        (_, Some(sign), None) => Some(arrow(sign).unwrap_or(KeyCode::Char(sign))),
        _ => None,
    }
}

fn arrow(sign: char) -> Option<KeyCode> {
    match sign {
        '←' => Some(KeyCode::Left),
        '→' => Some(KeyCode::Right),
        '↑' => Some(KeyCode::Up),
        '↓' => Some(KeyCode::Down),
        _ => None,
    }
}

/// The key whose label is at this place.
pub(crate) fn key_at(keys: &[(Rect, KeyCode)], x: u16, y: u16) -> Option<KeyEvent> {
    let mut keys = keys.iter();
    let found = keys.find(|(area, _)| area.contains((x, y).into()));
    found.map(|&(_, code)| KeyEvent::from(code))
}

/// A text of at most this many characters: a longer one ends in an ellipsis.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

/// Breaks a text at spaces into lines of at most this many characters. A longer word has a line of
/// its own.
#[must_use]
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut room = 0;
    for word in text.split(' ') {
        let length = word.chars().count();
        match lines.last_mut() {
            Some(line) if length < room => {
                line.push(' ');
                line.push_str(word);
                room -= length + 1;
            }
            _ => {
                lines.push(word.to_owned());
                room = width.saturating_sub(length);
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::Colours;

    #[test]
    fn lines_are_broken_at_spaces() {
        for (text, expected) in [
            ("", &[""][..]),
            ("one", &["one"]),
            ("one two", &["one two"]),
            ("one two three", &["one two", "three"]),
            // Characters count, not bytes.
            ("żółć żółć żółć", &["żółć", "żółć", "żółć"]),
            ("żyć żyć", &["żyć żyć"]),
            ("a longest word", &["a", "longest", "word"]),
            ("a very-long-word b", &["a", "very-long-word", "b"]),
        ] {
            assert_eq!(wrap(text, 7), expected, "{text}");
        }
    }

    /// In every language: the mouse presses what a key line names, and nothing else.
    #[test]
    fn key_lines_name_keys() {
        for lang in Lang::ALL {
            let space = texts::key_space(lang);
            let lines = [
                texts::key_line(lang),
                texts::key_line_online(lang),
                texts::replay_keys(lang, &space),
                texts::review_keys(lang),
                texts::review_board_keys(lang),
                texts::lobby_keys(lang),
                texts::gathering_keys(lang),
            ];
            let mut many = 0;
            for entry in lines.iter().flat_map(|line| line.split('|')) {
                let label = entry.split(' ').next().unwrap_or_default();
                let is_many =
                    label.contains(['/', '–']) || label.chars().all(|sign| arrow(sign).is_some());
                assert_eq!(code_of(label, &space).is_none(), is_many, "{label}");
                many += usize::from(is_many);
            }
            assert_eq!(many, 4, "two pairs of arrows, both ends, digits");
            assert_eq!(code_of(&space, &space), Some(KeyCode::Char(' ')));
            assert_eq!(code_of("Q", &space), Some(KeyCode::Char('Q')));
        }
        let area = Rect::new(0, 0, 40, 1);
        let mut buffer = Buffer::empty(area);
        let mut canvas = Canvas {
            buffer: &mut buffer,
            area,
            spots: &mut Vec::new(),
            look: Look {
                unicode: true,
                colours: Colours::True,
            },
        };
        let keys = canvas.keys(0, "←→ Zug|Leertaste Film|0–9 Sprung", Lang::De);
        let pressed = |x| key_at(&keys, x, 0).map(|key| key.code);
        for (x, expected) in [
            (1, Some(KeyCode::Left)),
            (2, Some(KeyCode::Right)),
            (4, None),
            (9, Some(KeyCode::Char(' '))),
            (22, Some(KeyCode::Char(' '))),
            (25, None),
        ] {
            assert_eq!(pressed(x), expected, "{x}");
        }
    }

    /// In the smallest window every key that a line names is there, apart from the last of a replay: those to
    /// the ends of the game.
    #[test]
    fn key_lines_fit() {
        let area = Rect::new(0, 0, 80, 1);
        let mut buffer = Buffer::empty(area);
        let mut canvas = Canvas {
            buffer: &mut buffer,
            area,
            spots: &mut Vec::new(),
            look: Look {
                unicode: true,
                colours: Colours::True,
            },
        };
        let mut cut = Vec::new();
        for lang in Lang::ALL {
            let replay = texts::replay_keys(lang, &texts::key_space(lang));
            let lines = [
                texts::review_keys(lang),
                texts::review_board_keys(lang),
                texts::lobby_keys(lang),
                texts::gathering_keys(lang),
                replay.clone(),
            ];
            for line in lines {
                cut::keys_off();
                canvas.keys(0, &line, lang);
                let mut keys = cut::keys_off();
                keys.retain(|words| line != replay || !replay.ends_with(words.as_str()));
                cut.extend(keys.iter().map(|words| format!("{lang:?}: {words}")));
            }
        }
        assert_eq!(cut, Vec::<String>::new());
    }

    #[test]
    fn long_texts_end_in_an_ellipsis() {
        assert_eq!(shortened("short", 5), "short");
        assert_eq!(shortened("longer", 5), "long…");
        assert_eq!(shortened("two words", 5), "two…");
    }
}

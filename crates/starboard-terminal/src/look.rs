//! What a terminal can show. Everything is drawn with Unicode and in true colour; what the terminal
//! cannot show is replaced when the drawing is done.

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

use crate::letters::{doubled, unmarked};

/// What is drawn with.
pub(crate) mod palette {
    use ratatui::style::Color;

    pub(crate) const GROUND: Color = Color::Rgb(13, 16, 30);
    pub(crate) const PANEL: Color = Color::Rgb(24, 30, 54);
    pub(crate) const RAISED: Color = Color::Rgb(38, 46, 80);
    pub(crate) const LINE: Color = Color::Rgb(84, 96, 140);
    pub(crate) const TEXT: Color = Color::Rgb(224, 229, 242);
    pub(crate) const SOFT: Color = Color::Rgb(150, 160, 188);
    pub(crate) const ACCENT: Color = Color::Rgb(255, 205, 92);
    pub(crate) const GOOD: Color = Color::Rgb(112, 222, 146);
    pub(crate) const BAD: Color = Color::Rgb(255, 112, 112);
    pub(crate) const POSSIBLE: Color = Color::Rgb(30, 84, 66);
    pub(crate) const FAIR: Color = Color::Rgb(104, 92, 30);
    pub(crate) const POOR: Color = Color::Rgb(110, 44, 44);
    pub(crate) const CHOSEN: Color = Color::Rgb(120, 92, 20);
    pub(crate) const HINT: Color = Color::Rgb(96, 62, 140);
    pub(crate) const BLUE: Color = Color::Rgb(96, 174, 255);
    pub(crate) const ORANGE: Color = Color::Rgb(255, 164, 74);
    pub(crate) const RED: Color = Color::Rgb(255, 98, 98);
    pub(crate) const GREEN: Color = Color::Rgb(110, 216, 130);
    pub(crate) const VIOLET: Color = Color::Rgb(196, 140, 255);
    pub(crate) const YELLOW: Color = Color::Rgb(244, 222, 98);
    pub(crate) const WHITE: Color = Color::Rgb(250, 250, 252);
    pub(crate) const BLACK: Color = Color::Rgb(110, 112, 124);

    /// The colours of the seats, as in the browser.
    pub(crate) const SEATS: [Color; 6] = [BLUE, ORANGE, RED, GREEN, VIOLET, YELLOW];
}

/// Every colour of the palette on terminals with 256 and with 16 colours.
const FEWER: [(Color, u8, Color); 22] = [
    (palette::GROUND, 233, Color::Reset),
    (palette::PANEL, 235, Color::Reset),
    (palette::RAISED, 237, Color::Reset),
    (palette::LINE, 61, Color::DarkGray),
    (palette::TEXT, 254, Color::Gray),
    (palette::SOFT, 248, Color::DarkGray),
    (palette::ACCENT, 221, Color::LightYellow),
    (palette::GOOD, 114, Color::LightGreen),
    (palette::BAD, 210, Color::LightRed),
    (palette::POSSIBLE, 23, Color::Green),
    (palette::FAIR, 58, Color::Yellow),
    (palette::POOR, 52, Color::Red),
    (palette::CHOSEN, 94, Color::Yellow),
    (palette::HINT, 54, Color::Magenta),
    (palette::BLUE, 75, Color::LightBlue),
    (palette::ORANGE, 215, Color::Yellow),
    (palette::RED, 203, Color::LightRed),
    (palette::GREEN, 77, Color::LightGreen),
    (palette::VIOLET, 141, Color::LightMagenta),
    (palette::YELLOW, 227, Color::LightYellow),
    (palette::WHITE, 231, Color::White),
    (palette::BLACK, 243, Color::DarkGray),
];

/// How many colours a terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    None,
    Sixteen,
    Many,
    True,
}

/// What a terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    pub unicode: bool,
    pub colours: Colours,
}

impl Look {
    /// What the environment says: `get` looks a variable up. `NO_COLOR`, `COLORTERM` and `TERM` tell
    /// the colours, and the locale whether letters beyond ASCII can be shown.
    #[must_use]
    pub fn of_environment(get: impl Fn(&str) -> Option<String>) -> Look {
        let get = |name: &str| get(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(get);
        let locale = locale.unwrap_or_default().to_lowercase();
        let term = get("TERM").unwrap_or_default();
        let more = get("COLORTERM").unwrap_or_default();
        let colours = if get("NO_COLOR").is_some() {
            Colours::None
        } else if more == "truecolor" || more == "24bit" || term.ends_with("-direct") {
            Colours::True
        } else if term.contains("256color") {
            Colours::Many
        } else {
            Colours::Sixteen
        };
        Look {
            unicode: locale.contains("utf-8") || locale.contains("utf8"),
            colours,
        }
    }

    /// Replaces what the terminal cannot show.
    pub(crate) fn settle(self, buffer: &mut Buffer) {
        for cell in &mut buffer.content {
            if !self.unicode && !cell.symbol().is_ascii() {
                let plain = plain(cell.symbol().chars().next().unwrap_or(' '));
                cell.set_char(plain);
            }
            if self.colours != Colours::True {
                // Bright text on a bright ground cannot be read.
                let lit = is_lit(cell.bg);
                cell.fg = match self.fewer(cell.fg) {
                    _ if lit && self.colours == Colours::Sixteen => Color::Black,
                    fewer => fewer,
                };
                cell.bg = self.fewer(cell.bg);
                if lit && self.colours == Colours::None {
                    cell.modifier |= Modifier::UNDERLINED;
                }
            }
        }
    }

    fn fewer(self, colour: Color) -> Color {
        let known = FEWER.iter().find(|(own, ..)| *own == colour);
        match (self.colours, known) {
            (Colours::True, _) => colour,
            (Colours::Many, Some(&(_, index, _))) => Color::Indexed(index),
            (Colours::Sixteen, Some(&(.., few))) => few,
            _ => Color::Reset,
        }
    }

    /// A text as it can be shown, where one letter takes several.
    pub(crate) fn text(self, text: &str) -> String {
        if self.unicode {
            return text.to_owned();
        }
        let mut plain = String::with_capacity(text.len());
        for sign in text.chars() {
            match sign {
                '≥' => plain.push_str(">="),
                '≤' => plain.push_str("<="),
                '→' => plain.push_str("->"),
                '\u{a0}' | '\u{202f}' => plain.push(' '),
                sign => match doubled(sign) {
                    Some(letters) => plain.push_str(letters),
                    None => plain.push(sign),
                },
            }
        }
        plain
    }
}

/// Whether a ground is coloured to say something.
fn is_lit(ground: Color) -> bool {
    use palette::{CHOSEN, FAIR, HINT, POOR, POSSIBLE};
    [POSSIBLE, FAIR, POOR, CHOSEN, HINT].contains(&ground)
}

/// What comes closest to a letter or sign in ASCII.
fn plain(sign: char) -> char {
    match sign {
        '─' | '━' | '═' | '–' | '—' | '−' | '╌' => '-',
        '│' | '┃' | '║' => '|',
        '┌' | '┐' | '└' | '┘' | '├' | '┤' | '┬' | '┴' | '┼' | '╭' | '╮' | '╰' | '╯' => {
            '+'
        }
        '“' | '”' | '„' => '"',
        '’' | '‘' | '‚' => '\'',
        '█' | '▇' | '▆' | '▓' | '■' | '▮' => '#',
        '░' | '▒' | '□' | '▯' => '.',
        '●' | '◉' | '◆' => 'o',
        '○' | '◇' => 'O',
        '·' | '•' | '∙' | '…' => '.',
        '×' | '✗' | '✕' => 'x',
        '✓' => 'v',
        '★' | '☆' | '✹' => '*',
        '◢' | '◤' | '╱' => '/',
        '◣' | '╲' | '◥' => '\\',
        '↑' => '^',
        '↓' => 'v',
        '←' => '<',
        '⌂' => 'H',
        '▶' | '►' | '▸' | '»' | '❯' => '>',
        '◀' | '◄' | '«' => '<',
        '▲' | '△' | '▴' => '^',
        '▼' | '▽' | '▾' => 'v',
        '¿' => '?',
        '¡' => '!',
        '\u{2011}' => '-',
        // The eight dots of the spinner and of charts.
        '\u{2800}' | '\u{a0}' | '\u{202f}' => ' ',
        '\u{2801}'..='\u{28ff}' => '*',
        '▀'..='▟' => '#',
        letter => unmarked(letter).unwrap_or('?'),
    }
}

/// Text in a colour.
pub(crate) fn ink(colour: Color) -> Style {
    Style::new().fg(colour)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_what_can_be_shown() {
        let look = |variables: &[(&str, &str)]| {
            Look::of_environment(|name| {
                let found = variables.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        let check = |variables: &[(&str, &str)], unicode, colours| {
            assert_eq!(look(variables), Look { unicode, colours }, "{variables:?}");
        };
        check(&[], false, Colours::Sixteen);
        check(&[("LANG", "C"), ("TERM", "xterm")], false, Colours::Sixteen);
        let polish = ("LANG", "pl_PL.UTF-8");
        check(&[polish, ("TERM", "linux")], true, Colours::Sixteen);
        check(&[polish, ("LC_ALL", "C")], false, Colours::Sixteen);
        check(&[polish, ("LC_ALL", "")], true, Colours::Sixteen);
        check(&[polish, ("TERM", "xterm-256color")], true, Colours::Many);
        check(&[polish, ("COLORTERM", "truecolor")], true, Colours::True);
        let silenced = [("COLORTERM", "truecolor"), ("NO_COLOR", "1")];
        check(&silenced, false, Colours::None);
        check(&[("NO_COLOR", "")], false, Colours::Sixteen);
    }

    /// Every letter and sign that a catalogue of a program in the terminal has can be told apart in ASCII.
    #[test]
    fn what_is_said_can_be_shown_in_ascii() {
        let crates = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let catalogues = starboard_catalogue::catalogues_below(&crates).expect("catalogues");
        let ascii = Look {
            unicode: false,
            colours: Colours::None,
        };
        for (name, catalogue) in catalogues {
            // What only the page and paper say is not shown here.
            if name.starts_with("starboard-web") || name.starts_with("starboard-print") {
                continue;
            }
            for language in starboard_catalogue::languages() {
                let texts = catalogue.patterns(language.code()).concat();
                // A question mark that stands on its head is one all the same.
                let known = |sign: char| sign.is_ascii() || sign == '¿';
                for sign in ascii.text(&texts).chars().filter(|sign| !known(*sign)) {
                    let code = language.code();
                    assert_ne!(plain(sign), '?', "{name} {code}: {sign:?}");
                }
            }
        }
    }

    /// On every terminal, every colour of the palette becomes one that it has.
    #[test]
    fn every_colour_has_a_substitute() {
        let mut known: Vec<Color> = FEWER.iter().map(|(colour, ..)| *colour).collect();
        known.dedup();
        assert_eq!(known.len(), FEWER.len());
        for seat in palette::SEATS {
            assert!(known.contains(&seat));
        }
    }
}

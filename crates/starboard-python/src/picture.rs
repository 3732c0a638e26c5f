//! The text board as a picture: pixels for environments, and vectors where a game is not drawn.

use std::fmt::Write;

use font8x8::UnicodeFonts;

const GROUND: [u8; 3] = [0x0b, 0x10, 0x20];
const INK: [u8; 3] = [0xdb, 0xe6, 0xff];

/// Pixels row by row, three bytes each.
pub(crate) struct Pixels {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) bytes: Vec<u8>,
}

/// Glyphs are of 8 × 8 pixels, with two rows between lines.
const GLYPH: usize = 8;
const LINE: usize = GLYPH + 2;
const MARGIN: usize = 8;

fn widest(text: &str) -> usize {
    let widths = text.lines().map(|line| line.chars().count());
    widths.max().unwrap_or(0)
}

/// The rows of a glyph, the leftmost pixel in the lowest bit.
fn glyph(letter: char) -> [u8; 8] {
    let fonts: [&dyn Fn(char) -> Option<[u8; 8]>; 4] = [
        &|letter| font8x8::BASIC_FONTS.get(letter),
        &|letter| font8x8::LATIN_FONTS.get(letter),
        &|letter| font8x8::BOX_FONTS.get(letter),
        &|letter| font8x8::BLOCK_FONTS.get(letter),
    ];
    let known = fonts.iter().find_map(|font| font(letter));
    // A frame stands for what the fonts lack.
    known.unwrap_or([0, 0x7e, 0x42, 0x42, 0x42, 0x42, 0x7e, 0])
}

pub(crate) fn pixels(text: &str) -> Pixels {
    let lines = text.lines().count();
    let width = 2 * MARGIN + GLYPH * widest(text);
    let height = 2 * MARGIN + LINE * lines;
    let mut bytes = GROUND.repeat(width * height);
    for (line, letters) in text.lines().enumerate() {
        for (column, letter) in letters.chars().enumerate() {
            for (row, pixels) in glyph(letter).into_iter().enumerate() {
                for bit in (0..GLYPH).filter(|bit| pixels >> bit & 1 != 0) {
                    let x = MARGIN + column * GLYPH + bit;
                    let y = MARGIN + line * LINE + row;
                    let at = 3 * (y * width + x);
                    bytes[at..at + 3].copy_from_slice(&INK);
                }
            }
        }
    }
    Pixels {
        width,
        height,
        bytes,
    }
}

pub(crate) fn svg(text: &str) -> String {
    let colour = |[red, green, blue]: [u8; 3]| format!("#{red:02x}{green:02x}{blue:02x}");
    let (advance, line, margin) = (8.5, 18, 14);
    let width = 2.0 * f64::from(margin) + advance * widest(text) as f64;
    let height = 2 * margin as usize + line * text.lines().count();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\"><rect width=\"100%\" height=\"100%\" rx=\"6\" \
         fill=\"{}\"/><g fill=\"{}\" font-family=\"ui-monospace, Menlo, Consolas, monospace\" \
         font-size=\"14\">",
        colour(GROUND),
        colour(INK)
    );
    for (index, words) in text.lines().enumerate() {
        let y = margin as usize + line * index + 13;
        let escaped = words
            .replace('&', "&amp;")
            .replace('<', "&lt;")
            .replace('>', "&gt;");
        let _ = write!(
            svg,
            "<text x=\"{margin}\" y=\"{y}\" xml:space=\"preserve\">{escaped}</text>"
        );
    }
    svg.push_str("</g></svg>");
    svg
}

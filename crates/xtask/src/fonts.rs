//! The typefaces of the page. Each comes in pieces, of which a browser fetches those that it needs for
//! the letters it shows; `style/fonts.css` says which letters are in which piece.

use std::{collections::BTreeSet, ops::RangeInclusive, path::Path};

use anyhow::Result;
use lightningcss::rules::{
    CssRule,
    font_face::{FontFaceProperty, Source},
};

use crate::styles;

/// A file with letters of a typeface.
#[derive(Debug)]
pub(crate) struct Piece {
    pub(crate) file: String,
    /// The letters that it is fetched for; the first piece of a typeface is fetched for all.
    letters: Option<Vec<RangeInclusive<u32>>>,
}

impl Piece {
    fn is_for(&self, letter: char) -> bool {
        let letters = self.letters.iter().flatten();
        letters.clone().any(|range| range.contains(&letter.into()))
    }
}

/// The pieces that the stylesheets of the app mention, those of each typeface one after the other.
pub(crate) fn pieces(source: &Path) -> Result<Vec<Piece>> {
    let mut pieces = Vec::new();
    styles::parse(&source.join("style/fonts.css"), |sheet| {
        for rule in &sheet.rules.0 {
            let CssRule::FontFace(face) = rule else {
                continue;
            };
            let (mut file, mut letters) = (String::new(), None);
            for property in &face.properties {
                match property {
                    FontFaceProperty::Source(sources) => {
                        if let Some(Source::Url(source)) = sources.first() {
                            file = source.url.url.trim_start_matches("../fonts/").to_owned();
                        }
                    }
                    FontFaceProperty::UnicodeRange(ranges) => {
                        let ranges = ranges.iter().map(|range| range.start..=range.end);
                        letters = Some(ranges.collect());
                    }
                    _ => {}
                }
            }
            pieces.push(Piece { file, letters });
        }
    })?;
    Ok(pieces)
}

/// The files that a text needs beyond the first piece of every typeface.
pub(crate) fn needed<'a>(pieces: &'a [Piece], letters: &BTreeSet<char>) -> Vec<&'a str> {
    let needed = pieces
        .iter()
        .filter(|piece| letters.iter().any(|&letter| piece.is_for(letter)));
    needed.map(|piece| piece.file.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use anyhow::{Context as _, ensure};
    use skrifa::raw::{FontData, FontRead as _, tables::cmap::Cmap};

    use super::*;
    use crate::files;

    /// The letters that a font in WOFF 2 has.
    fn letters_of(font: &[u8]) -> Result<BTreeSet<u32>> {
        const HEADER: usize = 48;
        /// Tables with a number of their own, and with a name.
        const CMAP: u8 = 0;
        const GLYF: u8 = 10;
        const LOCA: u8 = 11;
        const NAMED: u8 = 63;
        ensure!(font.starts_with(b"wOF2"), "it is not WOFF 2");
        let mut rest = &font[HEADER..];
        let mut byte = || -> Result<u8> {
            let (first, others) = rest.split_first().context("it ends too soon")?;
            rest = others;
            Ok(*first)
        };
        let mut tables = Vec::new();
        for _ in 0..u16::from_be_bytes([font[12], font[13]]) {
            let flags = byte()?;
            let kind = flags & 63;
            if kind == NAMED {
                for _ in 0..4 {
                    byte()?;
                }
            }
            let mut number = || -> Result<usize> {
                let mut value = 0;
                loop {
                    let part = byte()?;
                    value = value << 7 | usize::from(part & 127);
                    if part < 128 {
                        return Ok(value);
                    }
                }
            };
            let length = number()?;
            // These two are stored in another form, unless that is switched off.
            let is_changed = (flags >> 6 == 0) == matches!(kind, GLYF | LOCA);
            let stored = if is_changed { number()? } else { length };
            tables.push((kind, stored));
        }
        let mut data = Vec::new();
        brotli::Decompressor::new(rest, 4096).read_to_end(&mut data)?;
        let before = tables.iter().take_while(|(kind, _)| *kind != CMAP);
        let start = before.map(|(_, length)| length).sum::<usize>();
        let table = data.get(start..).context("it has no cmap")?;
        let cmap = Cmap::read(FontData::new(table))?;
        let codes = (0x20..0x3000).filter(|&code| cmap.map_codepoint(code).is_some());
        Ok(codes.collect())
    }

    /// All that is said in a language: in its catalogues, and on the rules pages.
    fn said(root: &Path, code: &str) -> Result<BTreeSet<char>> {
        let mut letters = BTreeSet::new();
        for catalogue in starboard_catalogue::catalogues_below(&root.join("crates"))?.values() {
            letters.extend(catalogue.patterns(code).concat().chars());
        }
        for path in files::below(&root.join("crates/starboard-print/src"))? {
            if files::name_below(root, &path).ends_with(&format!(".{code}.md")) {
                letters.extend(files::read_text(&path)?.chars());
            }
        }
        Ok(letters)
    }

    /// Letters, the signs between words, and spaces. Arrows, stars and the like come from the
    /// typefaces of the system.
    fn is_of_words(sign: char) -> bool {
        sign.is_alphabetic()
            || matches!(sign, ' '..='~' | '\u{a0}'..='\u{ff}' | '\u{2010}'..='\u{206f}')
    }

    #[test]
    fn the_typefaces_have_the_letters_of_every_language() -> Result<()> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let source = root.join(styles::SOURCE);
        let pieces = pieces(&source)?;
        let mut faces: Vec<(&Piece, BTreeSet<u32>)> = Vec::new();
        for piece in &pieces {
            let letters = letters_of(&files::read(&source.join("fonts").join(&piece.file))?)
                .with_context(|| piece.file.clone())?;
            match &piece.letters {
                None => faces.push((piece, letters)),
                Some(ranges) => {
                    // A letter that is promised and is not there would be drawn as a box.
                    for code in ranges.iter().cloned().flatten() {
                        let file = &piece.file;
                        ensure!(letters.contains(&code), "{file} lacks U+{code:X}");
                    }
                    let (_, all) = faces.last_mut().context("a piece of no typeface")?;
                    all.extend(letters);
                }
            }
        }
        ensure!(faces.len() == 3, "{faces:?}");
        for language in starboard_catalogue::languages() {
            for (face, letters) in &faces {
                let said = said(&root, language.code())?;
                let lacks =
                    |sign: &char| is_of_words(*sign) && !letters.contains(&u32::from(*sign));
                let missing: String = said.into_iter().filter(lacks).collect();
                let (code, file) = (language.code(), &face.file);
                ensure!(
                    missing.is_empty(),
                    "{code}: the pieces of {file} lack {missing:?}: add them in scripts/fonts and fonts.css"
                );
            }
        }
        Ok(())
    }

    #[test]
    fn a_language_needs_only_its_pieces() -> Result<()> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let pieces = pieces(&root.join(styles::SOURCE))?;
        for (text, piece) in [
            ("Guardians’ “turn”…", None),
            ("Strażnicy", Some("pl")),
            ("¿Mañana?", Some("es")),
            ("Déjà vu\u{202f}!", Some("fr")),
            ("Größer, für später", Some("de")),
            ("Åse", Some("west")),
            ("Řehoř", Some("east")),
        ] {
            let faces = ["exo-2-400", "exo-2-700", "chakra-petch-700"];
            let expected: Vec<String> = piece
                .iter()
                .flat_map(|piece| faces.map(|face| format!("{face}-{piece}.woff2")))
                .collect();
            let letters = text.chars().collect();
            assert_eq!(needed(&pieces, &letters), expected, "{text}");
        }
        Ok(())
    }

    /// What the app says in a language takes one piece of each typeface at most: all that it takes is
    /// fetched before the first board.
    #[test]
    fn a_language_takes_one_piece_of_each_typeface() -> Result<()> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let pieces = pieces(&root.join(styles::SOURCE))?;
        let faces = pieces
            .iter()
            .filter(|piece| piece.letters.is_none())
            .count();
        let catalogues = starboard_catalogue::catalogues_below(&root.join("crates"))?;
        for language in starboard_catalogue::languages() {
            let code = language.code();
            let said = catalogues
                .values()
                .map(|catalogue| catalogue.patterns(code).concat());
            let letters: BTreeSet<char> = said.collect::<String>().chars().collect();
            let needed = needed(&pieces, &letters);
            ensure!(needed.len() <= faces, "{code}: {needed:?}");
        }
        Ok(())
    }
}

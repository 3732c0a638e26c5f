//! The typefaces of printed pages: widths of letters, and lines of glyphs.

#[cfg(feature = "paper")]
use krilla::text::{Font, GlyphId, KrillaGlyph};
use skrifa::instance::{LocationRef, Size};
use skrifa::raw::TableProvider;
use skrifa::{FontRef, MetadataProvider, Tag};

use super::style::Inherited;

/// Which of [`Fonts`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Face {
    Regular,
    Bold,
    Italic,
    Display,
}

impl Face {
    pub(super) fn of(style: &Inherited) -> Face {
        match (style.display_face, style.bold, style.italic) {
            (true, _, _) => Face::Display,
            (_, true, _) => Face::Bold,
            (_, _, true) => Face::Italic,
            _ => Face::Regular,
        }
    }
}

const FILES: [&[u8]; 4] = [
    include_bytes!("fonts/starboard-sans-regular.ttf"),
    include_bytes!("fonts/starboard-sans-bold.ttf"),
    include_bytes!("fonts/starboard-sans-italic.ttf"),
    include_bytes!("fonts/starboard-display-bold.ttf"),
];

/// How far letters reach above and below the line, in parts of their size. The same for all
/// faces, so that lines of several are set alike.
pub(super) const ASCENT: f32 = 0.9;
pub(super) const DESCENT: f32 = 0.25;
/// The middle of what is central to a line: half the height of capitals.
pub(super) const MIDDLE: f32 = 0.35;

struct Typeface {
    outlines: FontRef<'static>,
    units: f32,
    /// Left and right glyph, sorted, and by how much they are set apart.
    kerning: Vec<(u32, i16)>,
    #[cfg(feature = "paper")]
    font: Font,
}

pub(super) struct Fonts {
    faces: Vec<Typeface>,
}

/// Some words in one face.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub(super) text: String,
    pub(super) face: Face,
    pub(super) size: f32,
    #[cfg(feature = "paper")]
    pub(super) glyphs: Vec<KrillaGlyph>,
    pub(super) width: f32,
}

impl Fonts {
    pub(super) fn load() -> Result<Fonts, String> {
        let faces = FILES.into_iter().map(Typeface::load);
        let faces: Option<Vec<Typeface>> = faces.collect();
        Ok(Fonts {
            faces: faces.ok_or("a typeface cannot be read")?,
        })
    }

    #[cfg(feature = "paper")]
    pub(super) fn font(&self, face: Face) -> Font {
        self.faces[face as usize].font.clone()
    }

    /// Sets a text without breaking it, in one run for each face that it takes: what the display
    /// face lacks is bold.
    pub(super) fn set(&self, text: &str, style: &Inherited) -> Result<Vec<Run>, String> {
        let face = Face::of(style);
        let text = if style.capitals {
            text.to_uppercase()
        } else {
            text.to_owned()
        };
        let mut runs: Vec<Run> = Vec::new();
        let mut before = None;
        for sign in text.chars().map(stand_in) {
            let shown = [face, Face::Bold]
                .into_iter()
                .find_map(|face| Some((face, self.faces[face as usize].glyph(sign)?)));
            let (face, glyph) = shown.ok_or_else(|| format!("no typeface has {sign:?}"))?;
            let typeface = &self.faces[face as usize];
            if runs.last().is_none_or(|run| run.face != face) {
                before = None;
                runs.push(Run {
                    text: String::new(),
                    face,
                    size: style.size,
                    #[cfg(feature = "paper")]
                    glyphs: Vec::new(),
                    width: 0.0,
                });
            }
            let Some(run) = runs.last_mut() else {
                continue;
            };
            // Nothing stands before the first glyph of a run.
            if let Some(left) = before {
                let kern = typeface.kern(left, glyph);
                #[cfg(feature = "paper")]
                if let Some(last) = run.glyphs.last_mut() {
                    last.x_advance += kern;
                }
                run.width += kern * style.size;
            }
            #[cfg(feature = "paper")]
            let start = run.text.len();
            run.text.push(sign);
            let advance = typeface.advance(glyph);
            #[cfg(feature = "paper")]
            run.glyphs.push(KrillaGlyph::new(
                GlyphId::new(glyph),
                advance,
                0.0,
                0.0,
                0.0,
                start..run.text.len(),
                None,
            ));
            run.width += advance * style.size;
            before = Some(glyph);
        }
        Ok(runs)
    }
}

/// Two signs that the typefaces lack have others in their places.
fn stand_in(sign: char) -> char {
    match sign {
        '✗' => '×',
        '★' => '*',
        other => other,
    }
}

impl Typeface {
    fn load(file: &'static [u8]) -> Option<Typeface> {
        let outlines = FontRef::new(file).ok()?;
        let units = f32::from(outlines.head().ok()?.units_per_em());
        Some(Typeface {
            kerning: kerning(&outlines),
            units,
            outlines,
            #[cfg(feature = "paper")]
            font: Font::new(file.to_vec().into(), 0)?,
        })
    }

    fn glyph(&self, sign: char) -> Option<u32> {
        let found = self.outlines.charmap().map(sign)?;
        (found.to_u32() > 0).then(|| found.to_u32())
    }

    fn advance(&self, glyph: u32) -> f32 {
        let metrics = self
            .outlines
            .glyph_metrics(Size::unscaled(), LocationRef::default());
        metrics.advance_width(glyph.into()).unwrap_or(0.0) / self.units
    }

    fn kern(&self, left: u32, right: u32) -> f32 {
        let pair = left << 16 | right;
        match self.kerning.binary_search_by_key(&pair, |(pair, _)| *pair) {
            Ok(at) => f32::from(self.kerning[at].1) / self.units,
            Err(_) => 0.0,
        }
    }
}

/// The pairs of the first table of `kern`, which are sorted.
fn kerning(font: &FontRef<'_>) -> Vec<(u32, i16)> {
    const BEFORE_PAIRS: usize = 4 + 6 + 8;
    let Some(data) = font.table_data(Tag::new(b"kern")) else {
        return Vec::new();
    };
    let bytes = data.as_bytes().get(BEFORE_PAIRS..).unwrap_or_default();
    let word = |pair: &[u8], at: usize| u16::from_be_bytes([pair[at], pair[at + 1]]);
    bytes
        .chunks_exact(6)
        .map(|pair| {
            let both = u32::from(word(pair, 0)) << 16 | u32::from(word(pair, 2));
            (both, word(pair, 4).cast_signed())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::*;

    /// Everything that catalogues and rules pages of any language say can be printed in every face.
    #[test]
    fn every_language_has_its_letters_in_every_face() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut said: BTreeSet<char> = "→↓≤≥Σ×−✓✗★".chars().collect();
        for (name, catalogue) in starboard_catalogue::catalogues_below(&crates).unwrap() {
            // Screens have signs of their own.
            if name.starts_with("starboard-terminal") || name.starts_with("starboard-web") {
                continue;
            }
            for language in starboard_catalogue::languages() {
                let texts = catalogue.patterns(language.code()).concat();
                said.extend(texts.chars().filter(|sign| !sign.is_control()));
            }
        }
        for page in pages_below(&crates.join("starboard-print/src")) {
            let text = fs::read_to_string(page).unwrap();
            said.extend(text.chars().filter(|sign| !sign.is_control()));
        }
        let text: String = said.into_iter().collect();
        assert!(text.contains('ł'), "{text}");
        let fonts = Fonts::load().unwrap();
        for (display_face, bold, italic) in [
            (false, false, false),
            (false, true, false),
            (false, false, true),
            (true, false, false),
        ] {
            let style = Inherited {
                display_face,
                bold,
                italic,
                ..Inherited::root(10.0)
            };
            fonts.set(&text, &style).unwrap();
            fonts.set(&text.to_uppercase(), &style).unwrap();
        }
        assert!(fonts.set("中", &Inherited::root(10.0)).is_err());
    }

    fn pages_below(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path());
        let (folders, files): (Vec<PathBuf>, Vec<PathBuf>) =
            entries.partition(|path| path.is_dir());
        let pages = files
            .into_iter()
            .filter(|path| path.extension().is_some_and(|end| end == "md"));
        let below = folders.iter().flat_map(|folder| pages_below(folder));
        pages.chain(below).collect()
    }

    #[test]
    fn the_spaces_of_french_do_not_break_and_one_is_narrow() {
        let fonts = Fonts::load().unwrap();
        let width = |text: &str| fonts.set(text, &Inherited::root(10.0)).unwrap()[0].width;
        assert!(width("\u{202f}") < width("\u{a0}"));
        assert!(width("\u{202f}") > 0.0);
    }

    #[test]
    fn pairs_of_letters_are_kerned() {
        let fonts = Fonts::load().unwrap();
        let width = |text: &str| {
            let runs = fonts.set(text, &Inherited::root(10.0)).unwrap();
            runs.iter().map(|run| run.width).sum::<f32>()
        };
        assert!(width("To") < width("T") + width("o") - 0.2);
    }
}

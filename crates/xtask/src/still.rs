//! What people see before the app is there: a still picture of the home page, and the headings of the
//! other pages. `index.html` has them in English, and `elsewhere.html` has only the frame of the home page:
//! who begins on another page need not download its covers. Another language is a small file that says what
//! differs, so that nobody downloads the pictures of languages they do not read.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::files;

/// The pictures in one language: the home page, its frame, and the headings.
struct Pictures(Vec<String>);

impl Pictures {
    /// Those of a language, if there are any: a language without them shows the sign of the app until the
    /// app is there.
    fn read(folder: &Path, code: &str) -> Result<Option<Pictures>> {
        let file = |name: &str| -> PathBuf { folder.join(format!("{name}.{code}.html")) };
        let (home, shells) = (file("home"), file("shells"));
        match (home.exists(), shells.exists()) {
            (true, true) => {}
            (false, false) => return Ok(None),
            _ => bail!(
                "{} has only one of home.{code}.html and shells.{code}.html",
                folder.display()
            ),
        }
        let home = files::read_text(&home)?.trim().to_owned();
        let shells = files::read_text(&shells)?;
        let shells = shells.lines().map(str::to_owned);
        let pictures = [frame_of(&home)?].into_iter().chain(shells);
        Ok(Some(Pictures(
            std::iter::once(home).chain(pictures).collect(),
        )))
    }
}

/// What is around the content of a page.
fn frame_of(page: &str) -> Result<String> {
    let start = page.find("<main").context("a picture without main")?;
    let inside = start + page[start..].find('>').context("main is not closed")? + 1;
    let end = page.rfind("</main>").context("main has no end")?;
    Ok(format!("{}{}", &page[..inside], &page[end..]))
}

/// The pictures in English, as the first page of a visit contains them.
pub(crate) struct English {
    /// `index.html`.
    pub(crate) home: String,
    /// `elsewhere.html`.
    pub(crate) elsewhere: String,
}

pub(crate) fn english(folder: &Path) -> Result<English> {
    let pictures = Pictures::read(folder, starboard_catalogue::ENGLISH)?;
    let Pictures(mut pictures) = pictures.context("no English pictures")?;
    let home = pictures.remove(0);
    let frame = pictures.remove(0);
    let with = |first: String| format!("{first}\n{}", pictures.join("\n"));
    Ok(English {
        home: with(home),
        elsewhere: with(frame),
    })
}

/// What differs in another language, for `first.js`: of every picture a list of places and what is there,
/// or all of it if it is built differently. Nothing for a language without pictures.
pub(crate) fn changes(folder: &Path, code: &str) -> Result<Option<Vec<u8>>> {
    let Some(Pictures(other)) = Pictures::read(folder, code)? else {
        return Ok(None);
    };
    let english = Pictures::read(folder, starboard_catalogue::ENGLISH)?;
    let Pictures(english) = english.context("no English pictures")?;
    if english.len() != other.len() {
        bail!(
            "there are {} pictures in English and {} in {code}: take them again \
             (STARBOARD_UPDATE=1, test `still`)",
            english.len(),
            other.len()
        );
    }
    let changes: Value = english
        .iter()
        .zip(&other)
        .map(|(english, other)| change(english, other))
        .collect();
    Ok(Some(serde_json::to_vec(&changes)?))
}

fn change(english: &str, other: &str) -> Value {
    let (from, to) = (pieces(english), pieces(other));
    if from.len() != to.len() {
        return other.into();
    }
    let places = from.iter().zip(&to).enumerate();
    let differ = places.filter(|(_, (from, to))| from != to);
    differ.map(|(place, (_, to))| json!([place, to])).collect()
}

/// Texts and tags in turn, from the text before the first tag on, which is usually empty: what the
/// expression `markup.split(/(<[^>]*>)/)` of JavaScript finds.
fn pieces(markup: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut rest = markup;
    while let Some((start, length)) = rest
        .find('<')
        .and_then(|start| Some((start, rest[start..].find('>')? + 1)))
    {
        pieces.push(&rest[..start]);
        pieces.push(&rest[start..start + length]);
        rest = &rest[start + length..];
    }
    pieces.push(rest);
    pieces
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn changed(english: &str, change: &Value) -> String {
        if let Some(whole) = change.as_str() {
            return whole.to_owned();
        }
        let mut pieces = pieces(english);
        for place in change.as_array().expect("a list") {
            let index = place[0].as_u64().expect("a place") as usize;
            pieces[index] = place[1].as_str().expect("a piece");
        }
        pieces.concat()
    }

    #[test]
    fn only_what_differs_is_told() {
        let english = r#"<p lang="en">Play<b>now</b></p>"#;
        let polish = r#"<p lang="pl">Graj<b>teraz</b></p>"#;
        let told = change(english, polish);
        assert_eq!(
            told,
            json!([[1, r#"<p lang="pl">"#], [2, "Graj"], [4, "teraz"]])
        );
        assert_eq!(changed(english, &told), polish);
        assert_eq!(change(english, english), json!([]));
        // Built differently, it comes as a whole.
        let other = r#"<p lang="pl">Graj</p>"#;
        assert_eq!(change(english, other), json!(other));
    }

    #[test]
    fn every_picture_comes_out_in_every_language() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../starboard-web/src/games");
        let pictures = |code: &str| Pictures::read(&folder, code).expect("readable");
        let Pictures(english) = pictures("en").expect("English pictures");
        for language in starboard_catalogue::languages() {
            let code = language.code();
            let Some(Pictures(other)) = pictures(code) else {
                assert_eq!(changes(&folder, code).expect("readable"), None);
                continue;
            };
            let told = changes(&folder, code).expect("changes").expect("pictures");
            let told: Vec<Value> = serde_json::from_slice(&told).expect("a list");
            for ((english, other), told) in english.iter().zip(&other).zip(&told) {
                assert!(told.is_array(), "{code}: {other} is built differently");
                assert_eq!(changed(english, told), *other);
            }
        }
    }

    #[test]
    fn elsewhere_has_only_the_frame_of_the_home_page() {
        let frame = frame_of(r#"<div><a>x</a><main id="main"><p>y</p></main><b>z</b></div>"#);
        let frame = frame.expect("a frame");
        assert_eq!(
            frame,
            r#"<div><a>x</a><main id="main"></main><b>z</b></div>"#
        );
        assert!(frame_of("<p>x</p>").is_err());
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../starboard-web/src/games");
        let English { home, elsewhere } = english(&folder).expect("pictures");
        assert!(elsewhere.len() * 2 < home.len());
    }

    #[test]
    fn a_language_may_have_no_pictures() {
        let folder = tempfile::tempdir().expect("a folder");
        let write = |name: &str| fs::write(folder.path().join(name), "<p>a</p>").expect("written");
        assert_eq!(changes(folder.path(), "xx").expect("nothing"), None);
        write("home.xx.html");
        assert!(changes(folder.path(), "xx").is_err());
    }
}

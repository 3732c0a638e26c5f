//! Drawings and markup are written in files of their own, or built by functions: code has no markup in
//! its strings, and every file with a drawing is one that can be looked at, and in use.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::Violation;
use super::tokens::{self, Kind, Token};
use crate::files;

/// The crates that draw the app and its printed pages. Other programs write pages and pictures as a
/// whole, from a few lines of frame: reports, plots, the page that loads the app.
const DRAWN: [&str; 2] = ["crates/starboard-print/src/", "crates/starboard-web/src/"];

/// What writes markup, so that nothing else has to, and what puts a rules page together.
const WRITERS: [&str; 2] = [
    "crates/starboard-print/src/book.rs",
    "crates/starboard-print/src/markup.rs",
];

/// How the file of a drawing begins.
const FRAME: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" ";

pub(super) fn check(root: &Path) -> Result<Vec<Violation>> {
    let mut violations = Vec::new();
    let mut code: Vec<(PathBuf, Vec<Token>)> = Vec::new();
    let mut drawings = Vec::new();
    for path in files::below(&root.join("crates"))? {
        let name = files::name_below(root, &path);
        let is_program = DRAWN.iter().any(|folder| name.starts_with(folder));
        match path.extension().and_then(|extension| extension.to_str()) {
            Some("rs") if is_program => {
                let text = files::read_text(&path)?;
                let tokens = tokens::tokens(&text).with_context(|| name.clone())?;
                if !WRITERS.contains(&name.as_str()) {
                    violations.extend(check_strings(&name, &tokens));
                }
                code.push((path, tokens));
            }
            Some("svg") if is_program => drawings.push((path, name)),
            _ => {}
        }
    }
    for (path, name) in drawings {
        let text = files::read_text(&path)?;
        let wrongs = check_drawing(&text).into_iter();
        let unused = (!is_used(&path, &code)).then_some("is not used");
        violations.extend(wrongs.chain(unused).map(|what| Violation {
            file: name.clone(),
            line: 1,
            what: what.to_owned(),
        }));
    }
    Ok(violations)
}

fn check_strings(file: &str, tokens: &[Token]) -> Vec<Violation> {
    let with_markup = tokens
        .iter()
        .filter(|token| token.kind == Kind::Text && has_markup(&token.text));
    let violation = |token: &Token| Violation {
        file: file.to_owned(),
        line: token.line,
        what: "has markup in a string: use a file, or functions that draw".to_owned(),
    };
    with_markup.map(violation).collect()
}

/// Whether a text contains the start of an element.
fn has_markup(text: &str) -> bool {
    text.split('<').skip(1).any(|after| {
        let end = after.find(|sign: char| !sign.is_ascii_lowercase() && !sign.is_ascii_digit());
        let (tag, rest) = after.split_at(end.unwrap_or(after.len()));
        let is_attribute = |rest: &str| {
            let rest =
                rest.trim_start_matches(|sign: char| sign.is_ascii_lowercase() || sign == '-');
            rest.starts_with('=')
        };
        tag.starts_with(|sign: char| sign.is_ascii_lowercase())
            && (rest.starts_with("/>") || rest.strip_prefix(' ').is_some_and(is_attribute))
    })
}

fn check_drawing(text: &str) -> Vec<&'static str> {
    let mut wrongs = Vec::new();
    let is_whole = text.starts_with(FRAME) && text.ends_with("</svg>\n");
    if !is_whole || !text.contains(" viewBox=") {
        wrongs.push("is no drawing of its own: it needs <svg> with its namespace and viewBox");
    }
    if text.contains(" id=") {
        wrongs.push("has an id, which can stand on a page only once");
    }
    wrongs
}

/// Whether code beside its folders names a file: by its name in a string, or as a word, where a macro
/// makes functions of files.
fn is_used(file: &Path, code: &[(PathBuf, Vec<Token>)]) -> bool {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let path = format!("/{stem}.svg");
    let is_near = |place: &Path| {
        place
            .parent()
            .is_some_and(|folder| file.starts_with(folder))
    };
    code.iter()
        .filter(|(place, _)| is_near(place))
        .flat_map(|(_, tokens)| tokens)
        .any(|token| token.text == stem || token.text.ends_with(&path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_in_strings_is_found() {
        let check = |source: &str, lines: &[usize]| {
            let tokens = tokens::tokens(source).expect("Rust");
            let found = check_strings("x", &tokens);
            let found: Vec<usize> = found.iter().map(|violation| violation.line).collect();
            assert_eq!(found, lines, "{source}");
        };
        check("\nconst A: &str = r#\"<path d=\"M0 0\"/>\"#;", &[2]);
        check("f(\"before <br/> after\");", &[1]);
        check("f(\"<g data-kind='x'>\");", &[1]);
        check("view! { <path d=\"M0 0\"/> }", &[]);
        check("f(\"usage: <file> [<seed>]\", \"a < b and b <c\");", &[]);
        check("#[cfg(test)] mod tests { const A: &str = \"<br/>\"; }", &[]);
    }

    #[test]
    fn drawings_are_whole_files() {
        let check = |text: &str, wrongs: usize| {
            assert_eq!(check_drawing(text).len(), wrongs, "{text}");
        };
        check(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\">\n</svg>\n",
            0,
        );
        check("<svg viewBox=\"0 0 1 1\">\n<g id=\"a\"/></svg>\n", 2);
    }

    #[test]
    fn drawings_are_used_by_code_beside_them() {
        let tokens = |text: &str| tokens::tokens(text).expect("Rust");
        let code = [
            (
                PathBuf::from("a/art.rs"),
                tokens("svg!(\"art/ship.svg\"); icons! { close }"),
            ),
            (PathBuf::from("b/other.rs"), tokens("f(\"mine\")")),
        ];
        let check = |file: &str, used: bool| {
            assert_eq!(is_used(Path::new(file), &code), used, "{file}");
        };
        check("a/art/ship.svg", true);
        check("a/art/icons/close.svg", true);
        check("a/art/wreck.svg", false);
        check("a/art/mine.svg", false);
    }
}

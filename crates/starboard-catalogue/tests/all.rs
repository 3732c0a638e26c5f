//! Catalogues are read, compared and compiled; and those of the workspace are complete.

use std::fs;
use std::path::Path;

use starboard_catalogue::{Catalogue, ENGLISH_MARK, catalogues_below};

fn read(english: &str, polish: &str) -> Result<Catalogue, String> {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("en.ftl"), english).expect("a file");
    fs::write(folder.path().join("pl.ftl"), polish).expect("a file");
    Catalogue::read(folder.path()).map_err(|error| error.what)
}

#[test]
fn all_texts_of_the_workspace_are_there_in_all_languages() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let catalogues = catalogues_below(&crates).expect("catalogues");
    assert!(catalogues.len() > 10, "{:?}", catalogues.keys());
    let problems: Vec<String> = catalogues.values().flat_map(Catalogue::problems).collect();
    assert_eq!(problems, Vec::<String>::new());
}

/// What is meant literally, such as a mark on a text board, is written as a placeable: `{"'"}`.
#[test]
fn quotes_and_apostrophes_are_typographic() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let catalogues = catalogues_below(&crates).expect("catalogues");
    let mut straight = Vec::new();
    for file in catalogues.values().flat_map(Catalogue::files) {
        let text = fs::read_to_string(&file).expect("a catalogue");
        for (number, line) in (1..).zip(text.lines()) {
            let plain: String = line.split("{\"").map(after_placeable).collect();
            if !line.starts_with('#') && plain.contains(['\'', '"']) {
                straight.push(format!("{}:{number}: {line}", file.display()));
            }
        }
    }
    assert_eq!(straight, Vec::<String>::new());
}

/// What follows the first `"}`; everything if there is none.
fn after_placeable(part: &str) -> &str {
    part.split_once("\"}").map_or(part, |(_, after)| after)
}

const ENGLISH: &str = "\
-ship = ship
# $name (&str), $count (usize)
fired =
    { $count ->
        [one] { $name } fires its { -ship } once.
       *[other] { $name } fires { $count } times.
    }
plain = Plain{\" \"}
";

#[test]
fn patterns_are_numbered_by_the_arguments() {
    let polish = "\
fired =
    { $count ->
        [one] Strzela raz: { $name }.
        [few] Strzela { $count } razy: { $name }.
       *[many] Strzela { $count } razy: { $name }!
    }
";
    let catalogue = read(ENGLISH, polish).expect("a catalogue");
    assert_eq!(
        catalogue.patterns("en"),
        [
            "{1 one{{0} fires its ship once.}other{{0} fires {1} times.}}",
            "Plain "
        ]
    );
    let polish = catalogue.patterns("pl");
    assert_eq!(
        polish[0],
        "{1 one{Strzela raz: {0}.}few{Strzela {1} razy: {0}.}many{Strzela {1} razy: {0}!}}"
    );
    assert_eq!(polish[1], format!("{ENGLISH_MARK}Plain "));
    assert_eq!(catalogue.number("plain"), Some(1));
    assert_eq!(catalogue.text("pl", "plain").as_deref(), Some("Plain "));
}

#[test]
fn what_is_unfinished_is_listed() {
    let polish = "fired = { $count ->\n    [one] Raz\n   *[other] { $count }\n}\n";
    let problems = read(ENGLISH, polish).expect("a catalogue").problems();
    // There are no files of the other languages here.
    let problems: Vec<&str> = problems
        .iter()
        .filter(|problem| problem.contains("pl.ftl"))
        .filter_map(|problem| problem.split_once(": "))
        .map(|(_, what)| what)
        .collect();
    assert_eq!(
        problems,
        [
            "fired has no form [few]",
            "fired has no form [many]",
            "plain is missing"
        ]
    );
}

#[test]
fn mistakes_are_named() {
    for (english, polish, expected) in [
        ("a = A\n", "b = B\n", "b is not in the English file"),
        (
            "a = A\n",
            "a = { $x }\n",
            "a uses $x, which the English message does not have",
        ),
        (
            "a = { $x }\n",
            "",
            "a uses the variables [\"x\"], but the comment above lists []",
        ),
        (
            "# $x\na = { $x }\n",
            "",
            "a lists “$x” in the comment above: write $name (Type)",
        ),
        ("a = A\na = B\n", "", "a is there twice"),
        ("a = { -b }\n", "", "a refers to the unknown term -b"),
        (
            "a = { b }\n",
            "",
            "a refers to b in a way that is not supported",
        ),
        (
            "# $x (u8)\na = { NUMBER($x) }\n",
            "",
            "a calls the function NUMBER, which is not supported",
        ),
        (
            "a = {\"{\"}\n",
            "",
            "a has a brace in its text, which is not supported",
        ),
        (
            "a = A\n  .b = B\n",
            "",
            "a has attributes, which are not supported",
        ),
    ] {
        assert_eq!(read(english, polish).unwrap_err(), expected, "{english}");
    }
    let syntax = read("a = A\n\nnot fluent\n", "").unwrap_err();
    assert!(syntax.starts_with("line 3: "), "{syntax}");
}

#[test]
fn a_file_must_be_named_after_a_language() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("en.ftl"), "a = A\n").expect("a file");
    fs::write(folder.path().join("nowhere-land.ftl"), "").expect("a file");
    let error = Catalogue::read(folder.path()).unwrap_err().to_string();
    assert!(
        error.ends_with("is not named after a language, such as pl.ftl"),
        "{error}"
    );
}

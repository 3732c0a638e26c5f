//! The rules of the tree that a compiler does not check: which crate may depend on which, that
//! the rules of a game are pure functions of the position, and that a game is named only where
//! a new game would be named as well, and that styles keep to their own. Every violation is listed, not only the first.

mod lexer;
mod styles;

use std::{collections::BTreeSet, fmt, path::Path};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::files;
use lexer::{Kind, Token};

/// Crates that are neither a game nor a part of Starboard; they may use everything.
const TOOLS: [&str; 4] = ["browser-tests", "server-tests", "wasm-check", "xtask"];

/// Tools that tests of other crates may be made with.
const TEST_TOOLS: [&str; 2] = ["browser-tests", "server-tests"];

/// Stands for every game in [`ALLOWED`].
const GAMES: &str = "games";

/// Who may depend on what of ours, tests included.
const ALLOWED: [(&str, &[&str]); 14] = [
    ("starboard-catalogue", &[]),
    ("starboard-catalogue-macros", &["starboard-catalogue"]),
    ("starboard-kernel", &["starboard-catalogue-macros"]),
    (GAMES, &["starboard-kernel", "starboard-catalogue"]),
    ("starboard-bots", &["starboard-kernel", GAMES]),
    ("starboard-table", &["starboard-kernel"]),
    ("starboard-wire", &["starboard-kernel", "starboard-table"]),
    (
        "starboard-server",
        &[
            "starboard-kernel",
            "starboard-table",
            "starboard-wire",
            "starboard-bots",
        ],
    ),
    (
        "starboard-web",
        &[
            "starboard-kernel",
            "starboard-table",
            "starboard-wire",
            "starboard-bots",
            "starboard-print",
            "starboard-worker",
            GAMES,
        ],
    ),
    ("starboard-print", &["starboard-kernel", GAMES]),
    ("starboard-worker", &["starboard-kernel", "starboard-bots"]),
    (
        "starboard-lab",
        &["starboard-kernel", "starboard-bots", GAMES],
    ),
    (
        "starboard-python",
        &["starboard-kernel", "starboard-bots", GAMES],
    ),
    (
        "starboard-cli",
        &[
            "starboard-kernel",
            "starboard-table",
            "starboard-wire",
            "starboard-bots",
            "starboard-server",
            "starboard-lab",
            GAMES,
        ],
    ),
];

/// What would make the same position play differently on another machine or another day.
const IMPURE_NAMES: [(&str, &str); 7] = [
    ("f32", "floats are not exact: use integers"),
    ("f64", "floats are not exact: use integers"),
    ("HashMap", "its order is random: use BTreeMap"),
    ("HashSet", "its order is random: use BTreeSet"),
    ("Instant", "rules have no clock"),
    ("SystemTime", "rules have no clock"),
    (
        "rand",
        "rules have no randomness of their own: use chance turns",
    ),
];

/// The same, for modules of the standard library.
const IMPURE_MODULES: [(&str, &str); 3] = [
    ("time", "rules have no clock"),
    ("fs", "rules read and write nothing"),
    ("net", "rules read and write nothing"),
];

/// Where a game may be named outside of its own folder.
const MAY_NAME_GAMES: [&str; 3] = [
    "crates/starboard-bots/src/games",
    "crates/starboard-print/src/games",
    "crates/starboard-web/src/games",
];

#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Violation {
    file: String,
    line: usize,
    what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, what } = self;
        write!(formatter, "{file}:{line}: {what}")
    }
}

pub(crate) fn metadata(root: &Path) -> Result<Value> {
    let output = crate::cargo()
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .current_dir(root)
        .output()
        .context("cannot run cargo metadata")?;
    if !output.status.success() {
        let message = String::from_utf8_lossy(&output.stderr);
        bail!("cargo metadata failed: {message}");
    }
    serde_json::from_slice(&output.stdout).context("cargo metadata wrote no JSON")
}

pub(crate) fn check(root: &Path) -> Result<Vec<Violation>> {
    let packages = read_packages(&metadata(root)?)?;
    let games: BTreeSet<&str> = packages
        .iter()
        .map(|package| package.name.as_str())
        .filter(|name| is_game(name))
        .collect();

    let mut violations = check_dependencies(&packages);
    for path in files::below(&root.join("crates"))? {
        let name = files::name_below(root, &path);
        let extension = path.extension().unwrap_or_default();
        let source = if extension == "rs" {
            Source::Rust
        } else if extension == "css" || extension == "html" || extension == "js" {
            Source::Text
        } else {
            continue;
        };
        let text = files::read_text(&path)?;
        if source == Source::Rust && games.iter().any(|game| is_below(&name, game, "src/")) {
            violations.extend(check_purity(&name, &text));
        }
        for game in &games {
            if !is_below(&name, game, "") && !may_name_games(&name) {
                violations.extend(check_naming(&name, &text, source, game));
            }
        }
    }
    violations.extend(styles::check(root)?);
    violations.sort();
    Ok(violations)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    Rust,
    Text,
}

#[derive(Debug)]
struct Package {
    name: String,
    /// Name of the dependency, and whether it is one of ours.
    dependencies: Vec<(String, bool)>,
}

fn read_packages(metadata: &Value) -> Result<Vec<Package>> {
    let text = |value: &Value| -> Result<String> {
        let text = value.as_str().context("cargo metadata lacks a name")?;
        Ok(text.to_owned())
    };
    let list = |value: &Value| -> Result<Vec<Value>> {
        let list = value.as_array().context("cargo metadata lacks a list")?;
        Ok(list.clone())
    };
    let mut packages = Vec::new();
    for package in list(&metadata["packages"])? {
        let mut dependencies = Vec::new();
        for dependency in list(&package["dependencies"])? {
            let name = text(&dependency["name"])?;
            if dependency["kind"] == "dev" && TEST_TOOLS.contains(&name.as_str()) {
                continue;
            }
            dependencies.push((name, dependency["path"].is_string()));
        }
        packages.push(Package {
            name: text(&package["name"])?,
            dependencies,
        });
    }
    Ok(packages)
}

/// A package and those of ours that it depends on, directly or not.
pub(crate) fn dependencies_of(root: &Path, package: &str) -> Result<Vec<String>> {
    let packages = read_packages(&metadata(root)?)?;
    let mut found = vec![package.to_owned()];
    let mut next = 0;
    while let Some(name) = found.get(next).cloned() {
        let package = packages.iter().find(|package| package.name == name);
        let dependencies = package
            .into_iter()
            .flat_map(|package| &package.dependencies);
        for (dependency, ours) in dependencies {
            if *ours && !found.contains(dependency) {
                found.push(dependency.clone());
            }
        }
        next += 1;
    }
    Ok(found)
}

fn is_game(package: &str) -> bool {
    !package.starts_with("starboard-") && !TOOLS.contains(&package)
}

fn check_dependencies(packages: &[Package]) -> Vec<Violation> {
    let mut violations = Vec::new();
    for Package { name, dependencies } in packages {
        if TOOLS.contains(&name.as_str()) {
            continue;
        }
        let mut report = |what| {
            violations.push(Violation {
                file: format!("crates/{name}/Cargo.toml"),
                line: 1,
                what,
            });
        };
        let kind = if is_game(name) { GAMES } else { name };
        let Some((_, allowed)) = ALLOWED.iter().find(|(known, _)| *known == kind) else {
            report(format!(
                "{name} is unknown: say in crates/xtask/src/tree.rs what it may depend on"
            ));
            continue;
        };
        for (dependency, ours) in dependencies {
            let kind = if is_game(dependency) {
                GAMES
            } else {
                dependency
            };
            // A crate may name itself, to switch on its own features in its tests.
            if *ours && dependency != name && !allowed.contains(&kind) {
                let allowed = if allowed.is_empty() {
                    "none of ours".to_owned()
                } else {
                    allowed.join(", ")
                };
                report(format!(
                    "{name} depends on {dependency}, but may depend only on {allowed}"
                ));
            }
            if !*ours && is_game(name) && dependency.split(['-', '_']).next() == Some("rand") {
                report(format!(
                    "{name} depends on {dependency}: rules have no randomness of their own"
                ));
            }
        }
    }
    violations
}

/// `name` is below `crates/PACKAGE/folder`.
fn is_below(name: &str, package: &str, folder: &str) -> bool {
    name.strip_prefix("crates/")
        .and_then(|name| name.strip_prefix(package))
        .and_then(|name| name.strip_prefix('/'))
        .is_some_and(|name| name.starts_with(folder))
}

fn may_name_games(name: &str) -> bool {
    MAY_NAME_GAMES.iter().any(|place| name.starts_with(place))
        || name
            .split('/')
            .any(|part| matches!(part, "tests" | "tests.rs" | "benches" | "docs" | "examples"))
}

fn check_purity(file: &str, text: &str) -> Vec<Violation> {
    let tokens = lexer::without_tests(&lexer::tokens(text));
    let mut violations = Vec::new();
    let mut report = |token: &Token<'_>, what: &str, reason: &str| {
        violations.push(Violation {
            file: file.to_owned(),
            line: token.line,
            what: format!("{what} in the rules of a game: {reason}"),
        });
    };
    for (index, token) in tokens.iter().enumerate() {
        match token.kind {
            Kind::Float => report(token, token.text, "floats are not exact: use integers"),
            Kind::Word => {
                if let Some((name, reason)) =
                    IMPURE_NAMES.iter().find(|(name, _)| *name == token.text)
                {
                    report(token, name, reason);
                }
                if matches!(token.text, "std" | "core") {
                    for part in lexer::path_heads(&tokens[index + 1..]) {
                        if let Some((module, reason)) =
                            IMPURE_MODULES.iter().find(|(name, _)| *name == part.text)
                        {
                            report(part, &format!("{}::{module}", token.text), reason);
                        }
                    }
                }
            }
            Kind::Text | Kind::Sign => {}
        }
    }
    violations
}

fn check_naming(file: &str, text: &str, source: Source, game: &str) -> Vec<Violation> {
    let lines: Vec<usize> = match source {
        Source::Rust => lexer::without_tests(&lexer::tokens(text))
            .iter()
            .filter(|token| match token.kind {
                Kind::Word => names(&token.text.to_lowercase(), game),
                Kind::Text => names(token.text, game),
                Kind::Float | Kind::Sign => false,
            })
            .map(|token| token.line)
            .collect(),
        Source::Text => (1..)
            .zip(text.lines())
            .filter(|(_, line)| names(line, game))
            .map(|(number, _)| number)
            .collect(),
    };
    lines
        .into_iter()
        .map(|line| Violation {
            file: file.to_owned(),
            line,
            what: format!(
                "names the game {game}: only its own crate, {}*, Cargo.toml files, docs and \
                 tests may",
                MAY_NAME_GAMES.join("*, ")
            ),
        })
        .collect()
}

/// Whether `game` is one of the words of `text`.
fn names(text: &str, game: &str) -> bool {
    text.split(|character: char| !character.is_alphanumeric())
        .any(|word| word == game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_keeps_its_rules() {
        let root = crate::workspace_root().expect("xtask is in the workspace");
        let violations = check(&root).expect("the tree can be read");
        let list: Vec<String> = violations.iter().map(ToString::to_string).collect();
        assert!(list.is_empty(), "\n{}", list.join("\n"));
    }

    fn check_what(violations: &[Violation], expected: &[(usize, &str)]) {
        let found: Vec<(usize, &str)> = violations
            .iter()
            .map(|violation| {
                let what = violation.what.split(" in the rules").next();
                (violation.line, what.unwrap_or_default())
            })
            .collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn impure_rules_are_found() {
        check_what(
            &check_purity(
                "x",
                "use std::collections::HashMap;\n\
                 use std::{collections::BTreeMap, fs, time::Duration};\n\
                 fn f(x: f64) -> u32 { x as u32 }\n\
                 const C: u32 = (2.5 * 2e3 * 1f32) as u32;\n\
                 fn g() { ::std::net::lookup(); rand::random(); }\n",
            ),
            &[
                (1, "HashMap"),
                (2, "std::fs"),
                (2, "std::time"),
                (3, "f64"),
                (4, "2.5"),
                (4, "2e3"),
                (4, "1f32"),
                (5, "std::net"),
                (5, "rand"),
            ],
        );
    }

    #[test]
    fn pure_rules_pass() {
        check_what(
            &check_purity(
                "x",
                "//! No f64 and no HashMap. /* */\n\
                 /* std::time /* nested f32 */ HashSet */\n\
                 use std::{fmt, collections::BTreeMap as Map};\n\
                 fn f<'a>(x: &'a (u8, (u8, u8))) -> u8 { x.1.0 + b'\"' + x.0 }\n\
                 fn g() -> char { for _ in 0..5 {} let _ = 0xe5 + 1usize; let _ = 1.max(2); '\\'' }\n\
                 const S: &str = \"HashMap \\\" f64\"; const R: &str = r#\"f32 \" 1.5\"#;\n\
                 #[cfg(test)]\n\
                 mod tests { fn f() { let _ = std::collections::HashSet::from([1.5]); } }\n\
                 struct Strand; fn operand(fs: u8, time: u8) -> u8 { fs + time }\n",
            ),
            &[],
        );
    }

    #[test]
    fn names_of_games_are_found() {
        let check = |source, text, lines: &[usize]| {
            let found: Vec<usize> = check_naming("x", text, source, "chess")
                .iter()
                .map(|violation| violation.line)
                .collect();
            assert_eq!(found, lines, "{text}");
        };
        check(Source::Rust, "use chess::Chess;", &[1, 1]);
        check(Source::Rust, "\n\nlet x = \"chess\";", &[3]);
        check(Source::Rust, "let chess_board = 1;", &[1]);
        check(
            Source::Rust,
            "// like chess\nlet chessboard = \"chessboard\";",
            &[],
        );
        check(
            Source::Rust,
            "#[cfg(test)] mod tests { use chess::X; }",
            &[],
        );
        check(Source::Text, "<p>\n<chess-board>", &[2]);
        assert!(may_name_games("crates/starboard-web/src/games/mod.rs"));
        assert!(may_name_games("crates/starboard-bots/src/games.rs"));
        assert!(may_name_games("crates/starboard-cli/tests/cli.rs"));
        assert!(!may_name_games("crates/starboard-cli/src/main.rs"));
    }

    #[test]
    fn dependencies_are_checked() {
        let package = |name: &str, dependencies: &[(&str, bool)]| Package {
            name: name.to_owned(),
            dependencies: dependencies
                .iter()
                .map(|(name, ours)| ((*name).to_owned(), *ours))
                .collect(),
        };
        let check = |name: &str, dependencies: &[(&str, bool)], count: usize| {
            let violations = check_dependencies(&[package(name, dependencies)]);
            assert_eq!(violations.len(), count, "{violations:?}");
        };
        check("starboard-kernel", &[("serde", false)], 0);
        check("starboard-kernel", &[("starboard-kernel", true)], 0);
        check("starboard-kernel", &[("chess", true)], 1);
        check("chess", &[("starboard-kernel", true)], 0);
        check("chess", &[("checkers", true)], 1);
        check(
            "chess",
            &[("starboard-bots", true), ("rand_core", false)],
            2,
        );
        check(
            "starboard-bots",
            &[("chess", true), ("rand_core", false)],
            0,
        );
        check("starboard-server", &[("chess", true)], 1);
        check("starboard-novelty", &[], 1);
        check("xtask", &[("starboard-server", true)], 0);
    }
}

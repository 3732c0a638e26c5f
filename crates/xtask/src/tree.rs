//! The rules of the tree that neither the compiler nor Clippy checks: which crate may depend on
//! which, that a game is named only where a new game would be named as well, that all rules crates
//! have the lints that keep them pure, that styles keep to their own, and that nothing is left over. Every violation is listed,
//! not only the first.

mod drawings;
mod styles;
mod tokens;
mod unused;

use std::{collections::BTreeSet, fmt, path::Path};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::files;
use tokens::Kind;

/// Crates that are neither a game nor a part of Starboard; they may use everything.
const TOOLS: [&str; 6] = [
    "browser-tests",
    "fuzz",
    "server-tests",
    "simulation",
    "wasm-check",
    "xtask",
];

/// Tools that tests of other crates may be made with.
const TEST_TOOLS: [&str; 3] = ["browser-tests", "server-tests", "starboard-catalogue"];

/// Stands for every game in [`ALLOWED`].
const GAMES: &str = "games";

/// Who may depend on what of ours, tests included.
const ALLOWED: [(&str, &[&str]); 18] = [
    ("starboard-catalogue", &[]),
    ("starboard-catalogue-macros", &["starboard-catalogue"]),
    ("starboard-kernel", &["starboard-catalogue-macros"]),
    (GAMES, &["starboard-kernel", "starboard-catalogue"]),
    ("starboard-games", &["starboard-kernel", GAMES]),
    (
        "starboard-bots",
        &["starboard-kernel", "starboard-games", GAMES],
    ),
    (
        "starboard-guide",
        &["starboard-kernel", "starboard-games", GAMES],
    ),
    ("starboard-table", &["starboard-kernel"]),
    ("starboard-wire", &["starboard-kernel", "starboard-table"]),
    (
        "starboard-client",
        &[
            "starboard-kernel",
            "starboard-table",
            "starboard-wire",
            "starboard-games",
        ],
    ),
    (
        "starboard-server",
        &[
            "starboard-kernel",
            "starboard-table",
            "starboard-wire",
            "starboard-games",
            "starboard-bots",
        ],
    ),
    (
        "starboard-web",
        &[
            "starboard-kernel",
            "starboard-table",
            "starboard-wire",
            "starboard-client",
            "starboard-games",
            "starboard-bots",
            "starboard-guide",
            "starboard-print",
            "starboard-worker",
            GAMES,
        ],
    ),
    (
        "starboard-print",
        &["starboard-kernel", "starboard-games", GAMES],
    ),
    (
        "starboard-terminal",
        &[
            "starboard-kernel",
            "starboard-table",
            "starboard-wire",
            "starboard-client",
            "starboard-games",
            "starboard-bots",
            "starboard-guide",
            GAMES,
        ],
    ),
    (
        "starboard-worker",
        &["starboard-kernel", "starboard-games", "starboard-bots"],
    ),
    (
        "starboard-lab",
        &[
            "starboard-kernel",
            "starboard-games",
            "starboard-bots",
            "starboard-print",
            GAMES,
        ],
    ),
    (
        "starboard-python",
        &[
            "starboard-kernel",
            "starboard-table",
            "starboard-games",
            "starboard-bots",
            "starboard-print",
            GAMES,
        ],
    ),
    (
        "starboard-cli",
        &[
            "starboard-kernel",
            "starboard-table",
            "starboard-wire",
            "starboard-client",
            "starboard-games",
            "starboard-bots",
            "starboard-guide",
            "starboard-print",
            "starboard-server",
            "starboard-terminal",
            "starboard-lab",
            GAMES,
        ],
    ),
];

/// The crate whose `clippy.toml` every rules crate has a copy of.
const PURE: &str = "starboard-kernel";

/// Clippy can disallow the types of floats in that file, but not literals of inferred type.
const FLOAT_LINT: &str = "#![warn(clippy::float_arithmetic)]";

/// Where a game may be named outside of its own folder.
const MAY_NAME_GAMES: [&str; 8] = [
    "crates/starboard-games/src",
    "crates/starboard-bots/src/games",
    "crates/starboard-guide/src/games",
    "crates/starboard-lab/src/games",
    "crates/starboard-print/src/games",
    "crates/starboard-python/src/games",
    "crates/starboard-terminal/src/games",
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
    let metadata = metadata(root)?;
    let packages = read_packages(&metadata)?;
    let games: BTreeSet<&str> = packages
        .iter()
        .map(|package| package.name.as_str())
        .filter(|name| is_game(name))
        .collect();

    let mut violations = check_dependencies(&packages);
    violations.extend(check_lints(root, &games)?);
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
        for game in &games {
            if !is_below(&name, game) && !may_name_games(&name) {
                violations.extend(check_naming(&name, &text, source, game)?);
            }
        }
    }
    violations.extend(styles::check(root)?);
    violations.extend(drawings::check(root)?);
    violations.extend(unused::check(root, &metadata, &packages)?);
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

/// `name` is below `crates/PACKAGE`.
fn is_below(name: &str, package: &str) -> bool {
    name.strip_prefix("crates/")
        .and_then(|name| name.strip_prefix(package))
        .is_some_and(|name| name.starts_with('/'))
}

fn may_name_games(name: &str) -> bool {
    MAY_NAME_GAMES.iter().any(|place| name.starts_with(place))
        || name
            .split('/')
            .any(|part| matches!(part, "tests" | "tests.rs" | "benches" | "docs" | "examples"))
}

/// Clippy keeps rules crates pure by this file, which cannot include another.
fn check_lints(root: &Path, games: &BTreeSet<&str>) -> Result<Vec<Violation>> {
    let file = |package: &str| format!("crates/{package}/clippy.toml");
    let expected = files::read_text(&root.join(file(PURE)))?;
    let differ = games.iter().filter(|game| {
        let found = files::read_text(&root.join(file(game)));
        found.ok().as_ref() != Some(&expected)
    });
    let mut violations: Vec<Violation> = differ
        .map(|game| Violation {
            file: file(game),
            line: 1,
            what: format!("is not a copy of {}", file(PURE)),
        })
        .collect();
    for package in games.iter().chain([&PURE]) {
        let file = format!("crates/{package}/src/lib.rs");
        if !files::read_text(&root.join(&file))?.contains(FLOAT_LINT) {
            violations.push(Violation {
                file,
                line: 1,
                what: format!("lacks {FLOAT_LINT}"),
            });
        }
    }
    Ok(violations)
}

fn check_naming(file: &str, text: &str, source: Source, game: &str) -> Result<Vec<Violation>> {
    let lines: Vec<usize> = match source {
        Source::Rust => tokens::tokens(text)
            .with_context(|| file.to_owned())?
            .iter()
            .filter(|token| match token.kind {
                Kind::Word => names(&token.text.to_lowercase(), game),
                Kind::Text => names(&token.text, game),
            })
            .map(|token| token.line)
            .collect(),
        Source::Text => (1..)
            .zip(text.lines())
            .filter(|(_, line)| names(line, game))
            .map(|(number, _)| number)
            .collect(),
    };
    let violations = lines.into_iter().map(|line| Violation {
        file: file.to_owned(),
        line,
        what: format!(
            "names the game {game}: only its own crate, {}*, Cargo.toml files, docs and tests may",
            MAY_NAME_GAMES.join("*, ")
        ),
    });
    Ok(violations.collect())
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

    #[test]
    fn names_of_games_are_found() {
        let check = |source, text, lines: &[usize]| {
            let found: Vec<usize> = check_naming("x", text, source, "chess")
                .expect("Rust")
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

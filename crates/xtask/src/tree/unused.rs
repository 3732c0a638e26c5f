//! What nothing uses any more: messages of catalogues, and dependencies. The compiler finds neither, because
//! the functions of messages are public, and because a dependency may be there for its features alone (none
//! of ours is).

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;
use starboard_catalogue::Catalogue;

use super::tokens::{self, Kind};
use super::{Package, Violation, is_below};
use crate::files;

/// A source file: what it names, and the folders of the catalogues that it makes functions of.
struct Source {
    name: String,
    names: BTreeSet<String>,
    catalogues: Vec<String>,
}

pub(super) fn check(root: &Path, metadata: &Value, packages: &[Package]) -> Result<Vec<Violation>> {
    let mut sources = Vec::new();
    for path in files::below(&root.join("crates"))? {
        let name = files::name_below(root, &path);
        if path.extension().is_some_and(|extension| extension == "rs") {
            let text = files::read_text(&path)?;
            sources.push(Source {
                names: tokens::names(&text).with_context(|| name.clone())?,
                catalogues: catalogues(&text).with_context(|| name.clone())?,
                name,
            });
        }
    }
    let mut violations = check_dependencies(metadata, &sources)?;
    let users = users(packages);
    for source in &sources {
        let own = source.name.split('/').nth(1).unwrap_or_default();
        for folder in &source.catalogues {
            let folder = format!("crates/{own}/{folder}");
            // A toy game for tests lies below this crate and has its catalogues there.
            if !root.join(&folder).is_dir() {
                continue;
            }
            let catalogue = Catalogue::read(&root.join(&folder))?;
            let read = sources.iter().filter(|other| match game(&source.name) {
                Some(game) => other.name.starts_with(game),
                None => users[own].iter().any(|user| is_below(&other.name, user)),
            });
            let named: BTreeSet<&str> = read
                .flat_map(|other| other.names.iter().map(String::as_str))
                .collect();
            let unused = catalogue.ids().filter(|id| {
                let function = id.replace('-', "_");
                !named.contains(function.as_str())
            });
            violations.extend(unused.map(|id| Violation {
                file: format!("{folder}/en.ftl"),
                line: 1,
                what: format!("nothing says the message {id}: remove it in all languages"),
            }));
        }
    }
    Ok(violations)
}

/// The folders in `texts!("…")`.
fn catalogues(source: &str) -> Result<Vec<String>> {
    let tokens = tokens::tokens(source)?;
    let pairs = tokens.windows(2).filter(|pair| {
        (pair[0].kind, pair[1].kind) == (Kind::Word, Kind::Text) && pair[0].text == "texts"
    });
    Ok(pairs.map(|pair| pair[1].text.clone()).collect())
}

/// Texts that are declared in the module of a game are that game’s. How the names of its files begin.
fn game(file: &str) -> Option<&str> {
    const GAMES: &str = "/src/games/";
    let start = file.find(GAMES)? + GAMES.len();
    let length = file[start..].find(['/', '.'])?;
    Some(&file[..start + length])
}

/// Every package, and those that depend on it, directly or not, itself included.
fn users(packages: &[Package]) -> BTreeMap<&str, BTreeSet<&str>> {
    let names = packages.iter().map(|package| package.name.as_str());
    let mut users: BTreeMap<&str, BTreeSet<&str>> =
        names.map(|name| (name, BTreeSet::from([name]))).collect();
    for all in users.values_mut() {
        let mut count = 0;
        while all.len() > count {
            count = all.len();
            let more = packages.iter().filter(|package| {
                let mut dependencies = package.dependencies.iter();
                dependencies.any(|(name, ours)| *ours && all.contains(name.as_str()))
            });
            let more: Vec<&str> = more.map(|package| package.name.as_str()).collect();
            all.extend(more);
        }
    }
    users
}

/// Dependencies that no file of their package names.
fn check_dependencies(metadata: &Value, sources: &[Source]) -> Result<Vec<Violation>> {
    let mut violations = Vec::new();
    let packages = metadata["packages"].as_array();
    for package in packages.context("cargo metadata lists no packages")? {
        let name = package["name"].as_str().context("a package has no name")?;
        let own = sources.iter().filter(|source| is_below(&source.name, name));
        let named: BTreeSet<&str> = own
            .flat_map(|source| source.names.iter().map(String::as_str))
            .collect();
        let dependencies = package["dependencies"].as_array();
        for dependency in dependencies.context("a package has no list of dependencies")? {
            let called = dependency["rename"]
                .as_str()
                .or(dependency["name"].as_str());
            let called = called.context("a dependency has no name")?;
            // A crate may name itself, to switch on its own features in its tests.
            if called != name && !named.contains(called.replace('-', "_").as_str()) {
                violations.push(Violation {
                    file: format!("crates/{name}/Cargo.toml"),
                    line: 1,
                    what: format!("nothing in {name} names its dependency {called}: remove it"),
                });
            }
        }
    }
    Ok(violations)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_belong_to_the_game_that_declares_them() {
        let of = |file| game(file);
        let folder = "crates/x/src/games/chess";
        assert_eq!(of("crates/x/src/games/chess/about.rs"), Some(folder));
        assert_eq!(of("crates/x/src/games/chess.rs"), Some(folder));
        assert_eq!(of("crates/x/src/texts.rs"), None);
    }

    #[test]
    fn catalogues_are_found() {
        let source = "mod a { starboard_kernel::texts!(\"src/a\"); } // texts!(\"b\")";
        assert_eq!(catalogues(source).expect("Rust"), ["src/a"]);
    }

    #[test]
    fn dependencies_without_use_are_found() {
        let metadata = serde_json::json!({ "packages": [{
            "name": "chess",
            "dependencies": [
                { "name": "serde-json", "rename": null },
                { "name": "rand", "rename": "dice" },
                { "name": "chess", "rename": null },
                { "name": "unheard-of", "rename": null },
            ],
        }] });
        let source =
            "/// ```\n/// dice::roll();\n/// ```\nfn f() { serde_json::a(); x.unheard_of }";
        let source = |name: &str| Source {
            name: name.to_owned(),
            names: tokens::names(source).expect("Rust"),
            catalogues: Vec::new(),
        };
        let found = check_dependencies(&metadata, &[source("crates/chess/tests/a.rs")]);
        let found = found.expect("metadata");
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].what.contains("unheard-of"), "{found:?}");
        let found = check_dependencies(&metadata, &[source("crates/checkers/src/a.rs")]);
        assert_eq!(found.expect("metadata").len(), 3);
    }

    #[test]
    fn users_are_found_through_others() {
        let package = |name: &str, dependency: &str| Package {
            name: name.to_owned(),
            dependencies: vec![(dependency.to_owned(), true)],
        };
        let packages = [package("a", "b"), package("b", "c"), package("c", "serde")];
        let users = users(&packages);
        assert_eq!(users["c"], BTreeSet::from(["a", "b", "c"]));
        assert_eq!(users["a"], BTreeSet::from(["a"]));
    }
}

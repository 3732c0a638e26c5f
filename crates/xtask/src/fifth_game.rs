//! Proves that "Adding a game" in `CONTRIBUTING.md` is complete: adds a toy game to a copy of the
//! workspace by these steps alone, and plays it in the terminal, online and in the browser.
//!
//! The game is described in [`DESCRIPTION`]: the files that are new, and one line for each list.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, anyhow, bail};

use crate::{cargo, files, run_command, wasm};

const DESCRIPTION: &str = "crates/xtask/tests/fifth-game";

/// What cargo and the tests leave in the copy, and what may be used again.
const KEPT: [&str; 2] = ["dist/", "target/"];

/// The contents of files by their names below the root of the workspace.
type Files = BTreeMap<String, Vec<u8>>;

#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    file: String,
    /// The line before it, of which there must be exactly one.
    after: String,
    line: String,
}

/// What a contributor adds.
#[derive(Debug)]
struct Game {
    name: String,
    files: Files,
    lines: Vec<Line>,
}

impl Game {
    fn read(root: &Path) -> Result<Game> {
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Lines {
            lines: Vec<Line>,
        }
        let folder = root.join(DESCRIPTION);
        let files = read_below(&folder.join("files"))?;
        let name = files.keys().find_map(|file| {
            let package = file.strip_prefix("crates/")?;
            package.strip_suffix("/Cargo.toml")
        });
        let name = name.context("the fifth game has no crate")?.to_owned();
        let text = files::read_text(&folder.join("lines.toml"))?;
        let Lines { lines } = toml::from_str(&text).context("lines.toml")?;
        Ok(Game { name, files, lines })
    }

    /// Adds the game to the files of the workspace.
    fn add_to(&self, workspace: &mut Files) -> Result<()> {
        for Line { file, after, line } in &self.lines {
            let content = workspace
                .get_mut(file)
                .with_context(|| format!("lines.toml: there is no file {file}"))?;
            let text = str::from_utf8(content).with_context(|| format!("{file} is no text"))?;
            let changed = insert(text, after, line).map_err(|why| anyhow!("{file}: {why}"))?;
            *content = changed.into_bytes();
        }
        add_files(&self.files, workspace)
    }
}

/// A text with another line after one that must be there exactly once.
fn insert(text: &str, after: &str, line: &str) -> Result<String, String> {
    let places = text.lines().filter(|known| *known == after).count();
    if places != 1 {
        return Err(format!(
            "the line {after:?} is there {places} times, not once: correct {DESCRIPTION}/lines.toml, \
             and CONTRIBUTING.md if the list has moved"
        ));
    }
    let mut changed = String::new();
    for known in text.lines() {
        changed += known;
        changed.push('\n');
        if known == after {
            changed += line;
            changed.push('\n');
        }
    }
    Ok(changed)
}

fn add_files(new: &Files, workspace: &mut Files) -> Result<()> {
    for (file, content) in new {
        if workspace.insert(file.clone(), content.clone()).is_some() {
            bail!("{file} is there already: choose another name in {DESCRIPTION}");
        }
    }
    Ok(())
}

fn read_below(folder: &Path) -> Result<Files> {
    files::below(folder)?
        .into_iter()
        .map(|path| Ok((files::name_below(folder, &path), files::read(&path)?)))
        .collect()
}

/// Everything that belongs to the workspace, as it is on disk.
fn read_workspace(root: &Path) -> Result<Files> {
    let output = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others"])
        .arg("--exclude-standard")
        .current_dir(root)
        .output()
        .context("cannot run git")?;
    if !output.status.success() {
        let message = String::from_utf8_lossy(&output.stderr);
        bail!("git ls-files failed: {message}");
    }
    let names = String::from_utf8(output.stdout).context("a name is no text")?;
    let mut workspace = Files::new();
    for name in names.split_terminator('\0') {
        let path = root.join(name);
        // What was deleted may still be in the index.
        if path.is_file() {
            workspace.insert(name.to_owned(), files::read(&path)?);
        }
    }
    Ok(workspace)
}

/// Makes a folder hold exactly these files. Those that have not changed are left alone, so that
/// cargo does not compile them again.
fn write(folder: &Path, wanted: &Files) -> Result<()> {
    for path in files::below(folder)? {
        let name = files::name_below(folder, &path);
        let is_kept = KEPT.iter().any(|kept| name.starts_with(kept));
        if !is_kept && !wanted.contains_key(&name) {
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
    }
    for (name, content) in wanted {
        let path = folder.join(name);
        if fs::read(&path).ok().as_ref() == Some(content) {
            continue;
        }
        let parent = path.parent().context("a file is in a folder")?;
        fs::create_dir_all(parent)
            .and_then(|()| fs::write(&path, content))
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

/// The copy, with programs of its own.
struct Copy {
    tree: PathBuf,
    target: PathBuf,
}

impl Copy {
    fn cargo(&self, arguments: &[&str]) -> Result<()> {
        self.cargo_with(arguments, &[])
    }

    fn cargo_with(&self, arguments: &[&str], variables: &[(&str, &str)]) -> Result<()> {
        println!("fifth game: cargo {}", arguments.join(" "));
        run_command(
            cargo()
                .args(arguments)
                .current_dir(&self.tree)
                .env("CARGO_TARGET_DIR", &self.target)
                // Many more iterations prove nothing more about lists of games.
                .env_remove("STARBOARD_SLOW")
                // The records that every game has in `archive/` are written by its test.
                .env("STARBOARD_UPDATE", "1")
                .envs(variables.iter().copied()),
        )
    }
}

pub(crate) fn run(root: &Path) -> Result<()> {
    let place = wasm::target_folder(root)?.join("fifth-game");
    let copy = Copy {
        tree: place.join("tree"),
        target: place.join("target"),
    };
    let game = Game::read(root)?;
    let mut workspace = read_workspace(root)?;
    game.add_to(&mut workspace)?;
    add_files(
        &read_below(&root.join(DESCRIPTION).join("checks"))?,
        &mut workspace,
    )?;
    write(&copy.tree, &workspace)?;

    let rules = game.name.as_str();
    copy.cargo(&["fmt", "--all", "--", "--check"])?;
    copy.cargo(&["xtask", "tree"])?;
    copy.cargo(&[
        "clippy",
        "--quiet",
        "-p",
        rules,
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ])?;
    // The rules; then texts, guides and rules pages, whose tests look at all games.
    copy.cargo(&["test", "--quiet", "-p", rules])?;
    for package in ["starboard-catalogue", "starboard-guide", "starboard-print"] {
        copy.cargo(&["test", "--quiet", "-p", package])?;
    }
    // The server embeds the page: it comes first.
    copy.cargo(&["xtask", "web"])?;
    // Together, so that cargo compiles what they share only once.
    copy.cargo(&[
        "test",
        "--package=starboard-cli",
        "--package=browser-tests",
        "--test=archive",
        "--test=fifth_game",
    ])?;
    // What its first screen looks like is written by the test.
    copy.cargo_with(
        &[
            "test",
            "--package=starboard-cli",
            "--test=terminal",
            "--",
            "every_game",
            "lesser",
        ],
        &[("INSTA_UPDATE", "always")],
    )?;
    let mission = format!("first_mission::{rules}");
    copy.cargo(&["test", "--package=browser-tests", "--test=all", &mission])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn root() -> PathBuf {
        crate::workspace_root().expect("xtask is in the workspace")
    }

    /// It takes minutes: only with `STARBOARD_SLOW=1`.
    #[test]
    fn a_fifth_game_is_added_and_played() {
        if std::env::var_os("STARBOARD_SLOW").is_some_and(|value| value == "1") {
            run(&root()).expect("a game can be added as CONTRIBUTING.md says");
        }
    }

    #[test]
    fn the_fifth_game_can_still_be_added() {
        let root = root();
        let game = Game::read(&root).expect("a description");
        let mut workspace = read_workspace(&root).expect("the workspace can be read");
        game.add_to(&mut workspace)
            .expect("the lists are where lines.toml says");
        let kernel = &workspace["crates/starboard-kernel/clippy.toml"];
        assert_eq!(
            &game.files[&format!("crates/{}/clippy.toml", game.name)],
            kernel
        );
        let checks = read_below(&root.join(DESCRIPTION).join("checks")).expect("checks");
        add_files(&checks, &mut workspace).expect("checks have names of their own");

        let described = game.files.iter().chain(&checks);
        let changed = game.lines.iter().map(|line| &line.file);
        let changed = changed.map(|file| (file, &workspace[file]));
        for (file, content) in described.chain(changed) {
            let text = str::from_utf8(content).expect(file);
            let readable = match file.rsplit('.').next() {
                Some("rs") => text.parse::<proc_macro2::TokenStream>().is_ok(),
                Some("toml") => text.parse::<toml::Table>().is_ok(),
                Some("json") => serde_json::from_str::<serde_json::Value>(text).is_ok(),
                _ => !text.is_empty(),
            };
            assert!(readable, "{file} cannot be parsed");
        }
    }

    /// Everything that is added or changed is named by the steps, itself or by its folder.
    #[test]
    fn contributing_names_every_file() {
        let root = root();
        let game = Game::read(&root).expect("a description");
        let guide = files::read_text(&root.join("CONTRIBUTING.md")).expect("CONTRIBUTING.md");
        let (_, steps) = guide.split_once("## Adding a game").expect("the steps");
        let named: Vec<String> = steps
            .split('`')
            .skip(1)
            .step_by(2)
            .map(|name| name.replace("<game>", &game.name))
            .collect();
        let changed = game.lines.iter().map(|line| &line.file);
        let missing: Vec<&String> = game
            .files
            .keys()
            .chain(changed)
            .filter(|file| {
                !named.iter().any(|name| {
                    name == *file || (name.ends_with('/') && file.starts_with(name.as_str()))
                })
            })
            .collect();
        assert!(missing.is_empty(), "CONTRIBUTING.md lacks {missing:?}");
    }

    #[test]
    fn a_line_needs_its_place() {
        let list = "a\nb\n";
        assert_eq!(insert(list, "a", "x").as_deref(), Ok("a\nx\nb\n"));
        for (list, places) in [("b\n", "0 times"), ("a\na\n", "2 times")] {
            let why = insert(list, "a", "x").expect_err("no such place");
            assert!(why.contains(places), "{why}");
        }
    }
}

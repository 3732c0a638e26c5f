//! The stylesheets of the browser app: puts together what they import, writes nested rules out
//! for browsers that do not know nesting, and minifies. Anything the parser finds odd is an error.

use std::{
    collections::BTreeMap,
    fmt,
    path::{Path, PathBuf},
    sync::{Arc, PoisonError, RwLock},
};

use anyhow::{Result, anyhow, bail};
use lightningcss::{
    bundler::{Bundler, FileProvider},
    error::Error,
    stylesheet::{MinifyOptions, ParserOptions, PrinterOptions, StyleSheet},
    targets::{Browsers, Targets},
};

use crate::files;

/// The oldest browsers that the app is made for; container queries are the newest thing it needs.
const BROWSERS: Browsers = Browsers {
    chrome: Some(110 << 16),
    edge: Some(110 << 16),
    firefox: Some(110 << 16),
    ios_saf: Some(16 << 16),
    safari: Some(16 << 16),
    android: None,
    ie: None,
    opera: None,
    samsung: None,
};

/// The browser app, from the root of the workspace.
pub(crate) const SOURCE: &str = "crates/starboard-web";

/// What every page needs.
pub(crate) const APP: &str = "app";

/// The stylesheets of the app by name: [`APP`], others beside it that are loaded with a kind of
/// page, and for each game `<game>` for its screens and `<game>-rules` for its rules page.
pub(crate) fn sources(source: &Path) -> Result<BTreeMap<String, PathBuf>> {
    let mut found = BTreeMap::new();
    for name in [APP, "aside", "balance", "online", "review", "rules"] {
        found.insert(
            name.to_owned(),
            source.join("style").join(format!("{name}.css")),
        );
    }
    let games = source.join("src/games");
    for path in files::below(&games)? {
        let name = files::name_below(&games, &path);
        if let Some(game) = name.strip_suffix("/style/screens.css") {
            found.insert(game.to_owned(), path);
        } else if let Some(game) = name.strip_suffix("/style/rules.css") {
            found.insert(format!("{game}-rules"), path);
        }
    }
    Ok(found)
}

/// Prints the size of each stylesheet, minified.
pub(crate) fn print_sizes(root: &Path) -> Result<()> {
    for (name, path) in sources(&root.join(SOURCE))? {
        println!("{name:<16} {:>8}", bundle(&path)?.len());
    }
    Ok(())
}

/// A stylesheet with everything it imports, minified.
pub(crate) fn bundle(path: &Path) -> Result<String> {
    parse(path, |_| ())
}

/// Puts a stylesheet together, shows its rules as they are written, and minifies it.
pub(crate) fn parse(path: &Path, look: impl FnOnce(&StyleSheet<'_>)) -> Result<String> {
    let files = FileProvider::new();
    let warnings = Arc::new(RwLock::new(Vec::new()));
    let options = ParserOptions {
        warnings: Some(Arc::clone(&warnings)),
        ..ParserOptions::default()
    };
    let mut bundler = Bundler::new(&files, None, options);
    let mut sheet = bundler
        .bundle(path)
        .map_err(|error| problem(&error, path))?;
    let warnings = warnings.read().unwrap_or_else(PoisonError::into_inner);
    if !warnings.is_empty() {
        let lines: Vec<String> = warnings
            .iter()
            .map(|warning| problem(warning, path).to_string())
            .collect();
        bail!("{}", lines.join("\n"));
    }
    look(&sheet);
    let targets = Targets {
        browsers: Some(BROWSERS),
        ..Targets::default()
    };
    sheet
        .minify(MinifyOptions {
            targets,
            ..MinifyOptions::default()
        })
        .map_err(|error| problem(&error, path))?;
    let printed = sheet
        .to_css(PrinterOptions {
            minify: true,
            targets,
            ..PrinterOptions::default()
        })
        .map_err(|error| problem(&error, path))?;
    Ok(printed.code)
}

/// What is wrong and where. The library counts lines from 0.
fn problem<T: fmt::Display>(error: &Error<T>, path: &Path) -> anyhow::Error {
    match &error.loc {
        Some(place) => anyhow!(
            "{}:{}:{}: {}",
            place.filename,
            place.line + 1,
            place.column,
            error.kind
        ),
        None => anyhow!("{}: {}", path.display(), error.kind),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bundled(css: &str) -> Result<String> {
        let folder = std::env::temp_dir().join(format!("starboard-styles-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let name = css.len().to_string();
        let path = folder.join(format!("{name}.css"));
        std::fs::write(&path, css)?;
        let css = bundle(&path);
        std::fs::remove_file(&path)?;
        css
    }

    #[test]
    fn nesting_is_written_out() {
        let css = bundled(".a {\n  color: red;\n\n  &.b, .c { color: blue; }\n}\n");
        assert_eq!(
            css.expect("is a stylesheet"),
            ".a{color:red}.a.b,.a .c{color:#00f}"
        );
    }

    #[test]
    fn bad_styles_are_reported_with_their_line() {
        let why = bundled(".a {\n  color: red;\n}\n.b:hovr {\n  color: blue;\n}\n");
        let why = why.expect_err("there is no such state").to_string();
        assert!(why.contains(".css:4:"), "{why}");
        let why = bundled(".a { color: red; }\n\n@layr b {\n  .a { color: blue; }\n}\n");
        let why = why.expect_err("there is no such rule").to_string();
        assert!(why.contains(".css:3:"), "{why}");
    }
}

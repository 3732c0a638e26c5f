//! What comes from npm: the accessibility checker that the browser tests run inside the page, and
//! Lighthouse.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail};

use crate::run_command;

const AXE_VERSION: &str = "4.14.0";
const LIGHTHOUSE_VERSION: &str = "12.8.2";

/// Puts `axe-VERSION.min.js` into `target/browser-tools/`, unless it is there. The name carries
/// the version, so a new version is fetched by itself; `axe.min.js` is what the tests read.
pub(crate) fn fetch(root: &Path) -> Result<()> {
    let folder = root.join("target/browser-tools");
    let versioned = folder.join(format!("axe-{AXE_VERSION}.min.js"));
    if !versioned.exists() {
        fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        check_npm()?;
        let archive = format!("axe-core-{AXE_VERSION}.tgz");
        run_command(
            Command::new("npm")
                .args(["pack", "--silent", &format!("axe-core@{AXE_VERSION}")])
                .current_dir(&folder)
                .stdout(std::process::Stdio::null()),
        )?;
        run_command(
            Command::new("tar")
                .args(["-xzf", &archive, "package/axe.min.js"])
                .current_dir(&folder),
        )?;
        fs::rename(folder.join("package/axe.min.js"), &versioned)
            .context("the axe-core package has no axe.min.js")?;
        // Leftovers do no harm.
        let _ = fs::remove_file(folder.join(archive));
        let _ = fs::remove_dir(folder.join("package"));
    }
    fs::copy(&versioned, folder.join("axe.min.js"))
        .with_context(|| format!("cannot copy {}", versioned.display()))?;
    Ok(())
}

/// Installs Lighthouse below `target/`, unless it is there; gives its program.
pub(crate) fn fetch_lighthouse(root: &Path) -> Result<PathBuf> {
    let folder = root.join(format!("target/lighthouse-{LIGHTHOUSE_VERSION}"));
    let program = folder.join("node_modules/.bin/lighthouse");
    if !program.exists() {
        fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
        check_npm()?;
        let package = format!("lighthouse@{LIGHTHOUSE_VERSION}");
        let quiet = [
            "install",
            "--silent",
            "--no-fund",
            "--no-audit",
            "--prefix",
            ".",
        ];
        run_command(
            Command::new("npm")
                .args(quiet)
                .arg(package)
                .current_dir(&folder),
        )?;
    }
    Ok(program)
}

fn check_npm() -> Result<()> {
    if Command::new("npm").arg("--version").output().is_err() {
        bail!(
            "npm is missing and this comes from it: install npm (Debian: `apt-get install npm`) and try again"
        );
    }
    Ok(())
}

//! Compiles crates of the workspace to WebAssembly and writes the glue that loads them.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::run_command;

const TARGET: &str = "wasm32-unknown-unknown";

/// A profile of the workspace, as `Cargo.toml` has them.
#[derive(Clone, Copy)]
pub(crate) enum Profile {
    Page,
    Worker,
}

impl Profile {
    fn name(self) -> &'static str {
        match self {
            Profile::Page => "page",
            Profile::Worker => "worker",
        }
    }
}

pub(crate) fn compile(root: &Path, package: &str, profile: Profile) -> Result<()> {
    // Where rustup may not install by itself, `targets` in rust-toolchain.toml has no effect.
    // Where there is no rustup, the compiler says well enough what is missing.
    if Command::new("rustup").arg("--version").output().is_ok() {
        run_command(
            Command::new("rustup")
                .args(["--quiet", "target", "add", TARGET])
                .current_dir(root),
        )?;
    }
    run_command(
        crate::cargo()
            .args(["build", "--profile", profile.name(), "--target", TARGET])
            .args(["-p", package])
            .current_dir(root),
    )
}

pub(crate) fn target_folder(root: &Path) -> Result<PathBuf> {
    let metadata = crate::tree::metadata(root)?;
    let folder = metadata["target_directory"].as_str();
    Ok(folder
        .context("cargo metadata names no target folder")?
        .into())
}

/// Writes `NAME.js` and `NAME_bg.wasm` into a folder, which then holds nothing else.
pub(crate) fn generate_glue(
    root: &Path,
    (package, profile): (&str, Profile),
    name: &str,
    into: &Path,
) -> Result<()> {
    let folder = target_folder(root)?.join(TARGET).join(profile.name());
    // A binary is called like its package, a library like a Rust name.
    let module = [package.to_owned(), package.replace('-', "_")]
        .map(|stem| folder.join(format!("{stem}.wasm")))
        .into_iter()
        .find(|module| module.exists())
        .with_context(|| format!("{package} has left no module in {}", folder.display()))?;
    if into.exists() {
        fs::remove_dir_all(into).with_context(|| format!("cannot clear {}", into.display()))?;
    }
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(&module)
        .out_name(name)
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        // Without a default path `init` would depend on how it is called.
        .omit_default_module_path(false);
    bindgen
        .generate(into)
        .with_context(|| format!("cannot write the glue for {}", module.display()))
}

/// Builds the half of `crates/wasm-check` that runs in the browser into `target/wasm-check/`.
pub(crate) fn build_check(root: &Path) -> Result<()> {
    const PACKAGE: &str = "wasm-check";
    // It checks what the worker runs.
    compile(root, PACKAGE, Profile::Worker)?;
    let folder = target_folder(root)?.join(PACKAGE);
    generate_glue(root, (PACKAGE, Profile::Worker), "check", &folder)
}

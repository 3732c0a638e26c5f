//! Compiles crates of the workspace to WebAssembly and writes the glue that loads them.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, anyhow, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::run_command;

const TARGET: &str = "wasm32-unknown-unknown";

/// What a module is optimised for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Profile {
    /// Size: it is what visitors wait for.
    Page,
    /// Speed: it is where bots think.
    Worker,
}

/// The profile of the workspace that both are compiled with. What does not differ is compiled once.
const PROFILE: &str = "page";
/// Its page.
const PAGE: &str = "starboard-web";
/// The only module that is a library.
const LIBRARY: &str = "wasm-check";

/// Makes sure that the compiler knows WebAssembly.
pub(crate) fn add_target(root: &Path) -> Result<()> {
    // Where rustup may not install by itself, `targets` in rust-toolchain.toml has no effect.
    // Where there is no rustup, the compiler says well enough what is missing.
    if Command::new("rustup").arg("--version").output().is_ok() {
        run_command(
            Command::new("rustup")
                .args(["--quiet", "target", "add", TARGET])
                .current_dir(root),
        )?;
    }
    Ok(())
}

pub(crate) fn compile(root: &Path, package: &str, profile: Profile) -> Result<()> {
    let mut cargo = crate::cargo();
    cargo.current_dir(root);
    match profile {
        // Where a module refers to itself must be known to cut it.
        Profile::Page => cargo
            .args(["rustc", "-p", package, "--profile", PROFILE])
            .args(["--target", TARGET])
            .args(["--", "-C", "link-args=--emit-relocs"]),
        // Beside the page, so that dependencies have the same features.
        Profile::Worker => cargo
            .args(["build", "-p", PAGE, "-p", package, "--profile", PROFILE])
            .args(["--config", "profile.page.opt-level=3", "--target", TARGET])
            .args(match package {
                LIBRARY => vec!["--lib"],
                binary => vec!["--bin", binary],
            }),
    };
    run_command(&mut cargo)
}

pub(crate) fn target_folder(root: &Path) -> Result<PathBuf> {
    let metadata = crate::tree::metadata(root)?;
    let folder = metadata["target_directory"].as_str();
    Ok(folder
        .context("cargo metadata names no target folder")?
        .into())
}

/// The module that cargo has left of a package.
fn compiled(root: &Path, package: &str) -> Result<PathBuf> {
    let folder = target_folder(root)?.join(TARGET).join(PROFILE);
    // A binary is called like its package, a library like a Rust name.
    [package.to_owned(), package.replace('-', "_")]
        .map(|stem| folder.join(format!("{stem}.wasm")))
        .into_iter()
        .find(|module| module.exists())
        .with_context(|| format!("{package} has left no module in {}", folder.display()))
}

fn empty_folder(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot clear {}", folder.display()))?;
    }
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))
}

/// Writes `NAME.js` and `NAME_bg.wasm` into a folder, which then holds nothing else.
pub(crate) fn generate_glue(root: &Path, package: &str, name: &str, into: &Path) -> Result<()> {
    empty_folder(into)?;
    bind(&compiled(root, package)?, name, false, into)
}

fn bind(module: &Path, name: &str, has_parts: bool, into: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module)
        .out_name(name)
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        // Parts are linked to what the linker has exported.
        .keep_lld_exports(has_parts)
        // Without a default path `init` would depend on how it is called.
        .omit_default_module_path(false);
    bindgen
        .generate(into)
        .with_context(|| format!("cannot write the glue for {}", module.display()))
}

/// The script that fetches the parts of a module.
pub(crate) const LINKS: &str = "./parts.js";

/// Cuts a module where `wasm_split` marks it, and writes `NAME.js`, `NAME_bg.wasm`, [`LINKS`] and
/// the parts into a folder, which then holds nothing else. Returns the files of the parts, and
/// which of them belong to each mark.
pub(crate) fn generate_glue_and_parts(
    root: &Path,
    package: &str,
    name: &str,
    into: &Path,
) -> Result<Parts> {
    empty_folder(into)?;
    let module = compiled(root, package)?;
    let input = crate::files::read(&module)?;
    let first = into.join("first.wasm");
    let mut options = wasm_split_cli_support::Options::new(&input);
    options.output_dir = into;
    options.main_out_path = &first;
    options.link_name = LINKS;
    let glue = format!("./{name}.js");
    options.main_module = &glue;
    let split = wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("cannot cut {}: {error:#}", module.display()))?;
    bind(&first, name, true, into)?;
    shorten_imports(
        &into.join(format!("{name}_bg.wasm")),
        &into.join(format!("{name}.js")),
    )?;
    fs::remove_file(&first)?;
    for part in &split.split_modules {
        tighten(part)?;
    }
    let stem = |path: &PathBuf| {
        path.file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned()
    };
    Ok(Parts {
        files: split.split_modules.iter().map(stem).collect(),
        of_marks: split.prefetch_map.into_iter().collect(),
    })
}

pub(crate) struct Parts {
    /// Their names without `.wasm`.
    pub(crate) files: Vec<String>,
    pub(crate) of_marks: BTreeMap<String, Vec<String>>,
}

/// Gives what a module imports short names. wasm-bindgen ends them with hashes, which compression cannot
/// shorten, and every one of them is in the module and in its glue.
fn shorten_imports(module_path: &Path, glue_path: &Path) -> Result<()> {
    let mut module = walrus::ModuleConfig::new()
        .generate_name_section(false)
        .generate_producers_section(false)
        .parse(&crate::files::read(module_path)?)
        .with_context(|| format!("cannot read {}", module_path.display()))?;
    let mut glue = crate::files::read_text(glue_path)?;
    let mut names = BTreeMap::new();
    for import in module.imports.iter_mut() {
        let is_hashed = import
            .name
            .rsplit_once('_')
            .is_some_and(|(_, end)| end.len() == 16 && end.bytes().all(|b| b.is_ascii_hexdigit()));
        if is_hashed {
            let number = names.len();
            let short = names.entry(import.name.clone()).or_insert(number);
            import.name = format!("i{short}");
        }
    }
    for (name, number) in &names {
        // The glue names each of them once, as the key of a function.
        let key = format!("{name}: function(");
        if glue.matches(&key).count() != 1 {
            bail!("the glue does not say what {name} is");
        }
        glue = glue.replace(&key, &format!("i{number}: function("));
    }
    fs::write(module_path, module.emit_wasm())?;
    fs::write(glue_path, without_comments(&glue))?;
    Ok(())
}

/// A script of wasm-bindgen without what only people read.
pub(crate) fn without_comments(script: &str) -> String {
    let mut is_comment = false;
    let mut lines = String::new();
    for line in script.lines().map(str::trim) {
        is_comment |= line.starts_with("/*");
        if !is_comment && !line.is_empty() && !line.starts_with("//") {
            lines.push_str(line);
            lines.push('\n');
        }
        is_comment &= !line.ends_with("*/");
    }
    lines
}

/// Rewrites a module without names and what it does not use, and with its integers encoded as
/// short as possible.
fn tighten(path: &Path) -> Result<()> {
    let mut module = walrus::ModuleConfig::new()
        .generate_name_section(false)
        .generate_producers_section(false)
        .parse(&crate::files::read(path)?)
        .with_context(|| format!("cannot read {}", path.display()))?;
    walrus::passes::gc::run(&mut module);
    fs::write(path, module.emit_wasm()).with_context(|| format!("cannot write {}", path.display()))
}

/// Builds the half of `crates/wasm-check` that runs in the browser into `target/wasm-check/`.
pub(crate) fn build_check(root: &Path) -> Result<()> {
    // It checks what the worker runs.
    add_target(root)?;
    compile(root, LIBRARY, Profile::Worker)?;
    let folder = target_folder(root)?.join(LIBRARY);
    generate_glue(root, LIBRARY, "check", &folder)
}

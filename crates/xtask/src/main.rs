//! `cargo xtask`: what cargo alone cannot do for this workspace.

// A command-line program talks on its standard streams.
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod bench;
mod bench_browser;
mod bench_server;
mod browser_tools;
mod fifth_game;
mod files;
mod fonts;
mod python;
mod scale;
mod still;
mod styles;
mod tree;
mod wasm;
mod web;

use std::{
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand};

#[derive(Debug, Parser)]
#[command(
    name = "cargo xtask",
    about = "Builds the browser app and checks the tree"
)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Build the browser app into dist/
    Web {
        /// Also compile what the server needs besides, in release mode
        #[arg(long)]
        with_server: bool,
        /// Print what a visitor downloads before the first board and after it, plain and compressed
        #[arg(long)]
        check_size: bool,
    },
    /// Bundle the stylesheets of the browser app and print their sizes; writes nothing
    Styles,
    /// Check which crate depends on which, that rules are pure, that games are named only where
    /// they may be, that styles keep to what they may style, and that code has no markup in strings
    Tree,
    /// Build what compares WebAssembly with this machine into target/wasm-check/
    WasmCheck,
    /// Measure speed and size, and write docs/benchmarks.md and docs/benchmarks-python.md
    Bench {
        /// Measure the browser app alone, and write its part of docs/benchmarks.md
        #[arg(long)]
        browser: bool,
    },
    /// Measure the server under load, and write docs/benchmarks-server.md and the figures of docs/scale.md
    BenchServer,
    /// Let the server play at a steady pace for a long time, and write docs/soak.svg
    Soak {
        #[arg(long, default_value_t = 120)]
        minutes: u64,
    },
    /// Fetch what the browser tests need beside the browser
    BrowserTools,
    /// Run the tests of the Python package, with the checkers of PettingZoo, Gymnasium and OpenSpiel
    PythonTests,
    /// Build the wheel of the Python package
    PythonWheel,
    /// Measure the Python package and its peers, and write docs/benchmarks-python.md
    BenchPython,
    /// Add a toy game to a copy of the workspace as CONTRIBUTING.md says, and play it everywhere
    FifthGame,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<()> {
    let root = workspace_root()?;
    match arguments.task {
        Task::Web {
            with_server,
            check_size,
        } => web::build(&root, with_server, check_size),
        Task::Styles => styles::print_sizes(&root),
        Task::Tree => {
            let violations = tree::check(&root)?;
            for violation in &violations {
                println!("{violation}");
            }
            match violations.len() {
                0 => Ok(()),
                1 => bail!("the tree breaks one rule (above)"),
                count => bail!("the tree breaks rules in {count} places (above)"),
            }
        }
        Task::WasmCheck => wasm::build_check(&root),
        Task::Bench { browser } => bench::run(&root, browser),
        Task::BenchServer => bench_server::run(&root),
        Task::Soak { minutes } => bench_server::soak(&root, minutes),
        Task::BrowserTools => browser_tools::fetch(&root),
        Task::PythonTests => python::test(&root),
        Task::PythonWheel => python::wheel(&root),
        Task::BenchPython => python::bench(&root),
        Task::FifthGame => fifth_game::run(&root),
    }
}

fn workspace_root() -> Result<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = here.parent().and_then(Path::parent);
    Ok(root.context("xtask is not in crates/")?.to_path_buf())
}

/// The cargo that runs this program.
fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    // What `cargo run` says about xtask is not meant for the packages that are built: their build
    // scripts would see it change, and run again.
    for (name, _) in std::env::vars_os() {
        let about_xtask = [
            "CARGO_PKG_",
            "CARGO_MANIFEST_",
            "CARGO_BIN_",
            "CARGO_CRATE_",
        ];
        let is_about_xtask = |name: &str| about_xtask.iter().any(|start| name.starts_with(start));
        if name.to_str().is_some_and(is_about_xtask) {
            cargo.env_remove(name);
        }
    }
    cargo
}

/// Runs a program to its end; anything but success is an error that names the command.
fn run_command(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("cannot run {command:?}"))?;
    if !status.success() {
        bail!("{command:?} failed with {status}");
    }
    Ok(())
}

//! The `starboard` command line: serve, play in the terminal, alone or at a server's tables, print, engine protocol, simulate,
//! replay, review, verify. A library, so that tests reach the parts without a process.

mod args;
mod commands;
mod console;
mod desk;
pub mod engine;
mod failure;
mod games;
mod lab;
mod log;
mod online;
mod open_files;
mod play;
mod print;
mod records;
mod review;
mod saves;
mod serve;
mod simulate;
mod tables;
mod terminal;
mod texts;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use args::{Cli, Command};
pub use failure::Failure;
pub use online::rewritten_servers;
pub use serve::is_config;
use starboard_lab::files;
use starboard_server::Assets;

/// Reads the command line, runs it, and says how it went. `app` has the files of the browser app.
#[must_use]
pub fn main(app: fn() -> Assets) -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Help and version are "errors" that go to stdout and succeed.
            let _ = error.print();
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    match run(cli, app) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of our output has closed the pipe, as `head` does: nothing is wrong.
        Err(Failure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            let _ = writeln!(io::stderr(), "starboard: {failure}");
            ExitCode::from(failure.exit_code())
        }
    }
}

fn run(cli: Cli, app: fn() -> Assets) -> Result<(), Failure> {
    let lang = cli.lang.unwrap_or_else(terminal::language);
    let mut out = io::stdout().lock();
    match cli.command {
        Command::Serve(args) => {
            drop(out);
            serve::run(args, app().making(print::PLACE, print::named))
        }
        Command::Tables(command) => tables::run(command, &mut out),
        Command::Play(args) => play::run(&args, lang, &mut io::stdin().lock(), &mut out),
        Command::Join(args) => online::join(&args, lang, &mut out),
        Command::Lobby(args) => online::lobby(&args, lang, &mut out),
        Command::Engine => {
            let mut engine = engine::Engine::new(starboard_games::registry());
            engine::run(&mut engine, &mut io::stdin().lock(), &mut out)?;
            Ok(())
        }
        Command::Print(args) => print::run(&args, lang, &mut out),
        Command::Simulate(args) => simulate::run(&args, &mut out),
        Command::Lab(command) => lab::run_command(&command, &mut out),
        Command::Replay(args) => records::replay(&args, lang, &mut out),
        Command::Review(args) => review::run(&args, lang, &mut out),
        Command::Verify(args) => records::verify(&args, lang, &mut out),
        Command::Games => games::run(lang, &mut out),
        Command::Completions { shell } => {
            // Into memory first: the generator panics when the reader has gone.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "starboard", &mut script);
            out.write_all(&script)?;
            Ok(())
        }
        Command::Man { dir } => {
            let wrong = |error: io::Error| Failure::file("DIR", &dir, &error);
            std::fs::create_dir_all(&dir).map_err(wrong)?;
            clap_mangen::generate_to(Cli::command(), &dir).map_err(wrong)?;
            Ok(())
        }
    }
}

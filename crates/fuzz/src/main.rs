//! Prepares coverage-guided fuzzing: `fuzz targets` lists the targets, `fuzz seeds FOLDER` writes
//! the seeds and the committed corpus of each to a folder of its own.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    match arguments.next().as_deref() {
        Some("targets") => {
            for target in fuzz::TARGETS {
                writeln!(std::io::stdout(), "{}", target.name)?;
            }
        }
        Some("seeds") => {
            let folder = arguments.next().context("which folder?")?;
            for &target in fuzz::TARGETS {
                let folder = Path::new(&folder).join(target.name);
                std::fs::create_dir_all(&folder)?;
                let inputs = fuzz::seeds(target)?
                    .into_iter()
                    .chain(fuzz::corpus(target)?);
                for (index, input) in inputs.enumerate() {
                    std::fs::write(folder.join(format!("seed-{index:04}")), input)?;
                }
            }
        }
        _ => bail!("usage: fuzz targets | fuzz seeds FOLDER"),
    }
    Ok(())
}

//! Writes a folder of `archive/server/`: `write-archive STARBOARD FOLDER` starts the binary as a
//! server on a fresh SQLite file and on a fresh PostgreSQL database, brings tables into every state
//! there is, and writes the databases, an export, the records and the manifests into the folder. It
//! takes more than a minute, because a clock has to run out.

mod hall;
mod scenes;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, ensure};
use server_tests::Postgres;

use hall::Hall;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            #[expect(clippy::print_stderr, reason = "it is a program for people")]
            {
                eprintln!("error: {error:#}");
            }
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let mut arguments = std::env::args_os().skip(1).map(PathBuf::from);
    let usage = "usage: write-archive STARBOARD FOLDER";
    let program = arguments.next().context(usage)?;
    let folder = arguments.next().context(usage)?;
    fs::create_dir_all(folder.join("records"))?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(write(&program, &folder))
}

async fn write(program: &Path, folder: &Path) -> Result<()> {
    let workplace = tempfile::tempdir()?;
    let file = workplace.path().join("tables.db");
    let sqlite = format!("sqlite://{}", file.display());
    let postgres = Postgres::start()?;
    let in_postgres = postgres.database("tables")?;
    let records = folder.join("records");
    let (on_sqlite, on_postgres) = tokio::try_join!(
        fill(program, &sqlite, Some(&records)),
        fill(program, &in_postgres, None),
    )?;
    fs::write(folder.join("sqlite.json"), on_sqlite)?;
    fs::write(folder.join("postgres.json"), on_postgres)?;
    // Closed cleanly, so nothing is left in a write-ahead log.
    ensure!(!workplace.path().join("tables.db-wal").exists());
    fs::copy(&file, folder.join("tables.db"))?;
    let exported = folder.join("tables.jsonl");
    if exported.exists() {
        fs::remove_file(&exported)?;
    }
    let status = Command::new(program)
        .args(["tables", "export", "--database", &sqlite])
        .arg(&exported)
        .status()?;
    ensure!(status.success(), "the export fails: {status}");
    let dump = postgres.dump("tables")?;
    // Recent patch releases of pg_dump write these lines; older releases of psql reject them.
    let lines = dump.lines().filter(|line| {
        let word = line.split(' ').next().unwrap_or_default();
        !["\\restrict", "\\unrestrict"].contains(&word)
    });
    let dump: Vec<&str> = lines.collect();
    fs::write(folder.join("tables.sql"), dump.join("\n") + "\n")?;
    Ok(())
}

/// Plays all scenes on a database and returns the manifest.
async fn fill(program: &Path, database: &str, records: Option<&Path>) -> Result<String> {
    let mut hall = Hall::open(program, database).await?;
    scenes::play_all(&mut hall).await?;
    let manifest = hall.close(records).await?;
    Ok(serde_json::to_string_pretty(&manifest)? + "\n")
}

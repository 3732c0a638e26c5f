//! `starboard tables`: all tables of a server, into a file and back.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::Path;

use starboard_server::WorldClock;
use starboard_server::portable::{self, Moved, PortableError};
use starboard_server::prune::{self, Pruned, Retention};
use starboard_server::storage::Database;

use crate::args::TablesCommand;
use crate::failure::Failure;
use crate::files::{self, Draft};
use crate::log;
use crate::serve::database_or_usual;

pub(crate) fn run(command: TablesCommand, out: &mut impl Write) -> Result<(), Failure> {
    log::start();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let (
            done,
            Moved {
                people,
                tables,
                results,
                known,
                damaged,
            },
        ) = match command {
            TablesCommand::Export {
                file,
                database,
                records,
            } => {
                let storage = open(database.database).await?;
                let moved = export(&storage, &file, records.as_deref()).await;
                storage.close().await;
                ("written", moved?)
            }
            TablesCommand::Import { file, database } => {
                let text =
                    File::open(&file).map_err(|error| Failure::file("FILE", &file, &error))?;
                let storage = open(database.database).await?;
                let moved =
                    portable::import(&storage, BufReader::new(text), WorldClock::default().now())
                        .await;
                storage.close().await;
                ("read", moved.map_err(|error| told(&file, error))?)
            }
            TablesCommand::Prune {
                database,
                tables,
                chat,
                unfinished,
                people,
                daily,
                dry_run,
            } => {
                let retention = Retention {
                    tables: tables.age(),
                    chat: chat.age(),
                    unfinished: unfinished.age(),
                    people: people.age(),
                    daily: daily.age(),
                };
                let storage = open(database.database).await?;
                let now = WorldClock::default().now();
                let pruned = prune::prune(&storage, retention, now, dry_run).await;
                storage.close().await;
                let pruned = pruned.map_err(|error| Failure::Failed(error.to_string()))?;
                return tell_pruned(out, pruned, dry_run);
            }
        };
        writeln!(
            out,
            "{tables} tables, {people} people and {results} daily results {done}."
        )?;
        if known > 0 {
            writeln!(out, "{known} were there already and are as they were.")?;
        }
        if damaged > 0 {
            writeln!(
                out,
                "{damaged} are damaged and were written up to the damage: the log says which."
            )?;
        }
        Ok(())
    })
}

fn tell_pruned(out: &mut impl Write, pruned: Pruned, dry_run: bool) -> Result<(), Failure> {
    let Pruned {
        unfinished,
        tables,
        messages,
        people,
        results,
        redacted,
    } = pruned;
    let done = if dry_run { "would be" } else { "were" };
    writeln!(
        out,
        "{tables} tables {done} pruned, {messages} messages and {results} daily results removed \
         and {people} people deleted; {redacted} other tables {done} redacted and {unfinished} \
         unfinished ones ended."
    )?;
    Ok(())
}

async fn open(database: Option<String>) -> Result<Database, Failure> {
    let url = database_or_usual(database)?;
    let storage = Database::open(&url).await;
    storage.map_err(|error| Failure::Failed(error.to_string()))
}

async fn export(storage: &Database, path: &Path, records: Option<&Path>) -> Result<Moved, Failure> {
    let wrong = |error: io::Error| Failure::file("FILE", path, &error);
    // It contains the seeds of unfinished games.
    let mut file = BufWriter::new(Draft::private(path).map_err(wrong)?);
    if let Some(folder) = records {
        files::create_folder(folder).map_err(|error| Failure::file("--records", folder, &error))?;
    }
    let moved = portable::export(storage, &mut file, |table, record| match records {
        Some(folder) => {
            let path = folder.join(format!("{table}.json"));
            files::write(&path, record.write())
                .map_err(|error| io::Error::other(format!("{}: {error}", path.display())))
        }
        None => Ok(()),
    })
    .await;
    let moved = moved.map_err(|error| told(path, error))?;
    let file = file
        .into_inner()
        .map_err(|error| wrong(error.into_error()))?;
    file.finish().map_err(wrong)?;
    Ok(moved)
}

fn told(path: &Path, error: PortableError) -> Failure {
    match error {
        PortableError::Io(error) => Failure::file("FILE", path, &error),
        PortableError::Line { .. } => Failure::Failed(format!("{}: {error}", path.display())),
        PortableError::Storage(error) => Failure::Failed(error.to_string()),
    }
}

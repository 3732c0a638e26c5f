//! Where games are kept and how they are read.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use starboard_kernel::serde_json::Value;
use starboard_kernel::{OptionSpec, OptionValues, Record, Registry, Schema};

use crate::args::OptionArg;
use crate::failure::Failure;

/// Larger files are not records.
const LARGEST_RECORD: u64 = 64 << 20;

/// The file for a game that was given none: in the user's state folder, named after the game and
/// its commitment. Games of the same seed share that; an earlier one is not overwritten.
pub(crate) fn default_path(game: &str, commitment: &str) -> PathBuf {
    let short: String = commitment.chars().take(12).collect();
    let mut path = state_folder().join(format!("{game}-{short}.json"));
    let mut number = 2;
    while path.exists() {
        path.set_file_name(format!("{game}-{short}-{number}.json"));
        number += 1;
    }
    path
}

/// The state folder of this user's programs.
pub(crate) fn state_folder() -> PathBuf {
    // Without a home folder the game is still saved: in the current folder.
    let folder = user_folder("XDG_STATE_HOME", ".local/state", "LOCALAPPDATA");
    folder.unwrap_or_else(|| PathBuf::from("starboard"))
}

/// The configuration folder of this user's programs; `None` without a home folder.
pub(crate) fn config_folder() -> Option<PathBuf> {
    user_folder("XDG_CONFIG_HOME", ".config", "APPDATA")
}

/// Our part of a folder of this user's programs: of the one that an environment variable names, or else of
/// the usual one below the home folder.
fn user_folder(variable: &str, below_home: &str, on_windows: &str) -> Option<PathBuf> {
    let value = |name: &str| {
        std::env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let base = value(variable)
        .filter(|path| path.is_absolute())
        .or_else(|| {
            if cfg!(windows) {
                value(on_windows)
            } else if cfg!(target_os = "macos") {
                value("HOME").map(|home| home.join("Library/Application Support"))
            } else {
                value("HOME").map(|home| home.join(below_home))
            }
        });
    Some(base?.join("starboard"))
}

/// Reads a record; `flag` is what the command line calls the file.
pub(crate) fn read_record(flag: &str, path: &Path) -> Result<Record, Failure> {
    let wrong = |error: io::Error| Failure::file(flag, path, &error);
    let size = fs::metadata(path).map_err(wrong)?.len();
    if size > LARGEST_RECORD {
        let shown = path.display();
        return Err(Failure::Failed(format!(
            "{flag} {shown}: this is not a Starboard record: it is too large"
        )));
    }
    let bytes = fs::read(path).map_err(wrong)?;
    let text = String::from_utf8_lossy(&bytes);
    Record::read(&text).map_err(|error| {
        let shown = path.display();
        Failure::Failed(format!("{flag} {shown}: {error}"))
    })
}

/// Options as typed on the command line, with the types that the game's schema gives them.
/// Whatever does not fit is left for the game to refuse, which says what is possible.
pub(crate) fn option_values(schema: &Schema, given: &[OptionArg]) -> Result<OptionValues, Failure> {
    let mut values = OptionValues::new();
    for option in given {
        let value = match schema.0.iter().find(|spec| spec.name == option.name) {
            Some(spec) => typed(spec, &option.value),
            None => Value::String(option.value.clone()),
        };
        if values.insert(option.name.clone(), value).is_some() {
            return Err(Failure::usage(
                "--options",
                format!("{} is given twice; give it once", option.name),
            ));
        }
    }
    Ok(values)
}

/// Between the entries of a list by seat, as in `powers=wolf+none`.
pub(crate) const BETWEEN_SEATS: &str = "+";

fn typed(spec: &OptionSpec, text: &str) -> Value {
    let find = |values: &[Value], text: &str| {
        let known = values.iter().find(|value| plain(value) == text);
        known
            .cloned()
            .unwrap_or_else(|| Value::String(text.to_owned()))
    };
    match &spec.by_seat {
        Some(by_seat) if !spec.values.iter().any(|value| plain(value) == text) => {
            let entries = text.split(BETWEEN_SEATS);
            entries.map(|entry| find(&by_seat.values, entry)).collect()
        }
        _ => find(&spec.values, text),
    }
}

/// A value as it is typed: without quotes.
pub(crate) fn plain(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

/// The rules of a game named on the command line.
pub(crate) fn rules(
    registry: &Registry,
    flag: &str,
    name: &str,
) -> Result<&'static dyn starboard_kernel::erased::Rules, Failure> {
    registry.get(name).map_err(|violations| {
        let why = violations
            .0
            .iter()
            .map(|violation| violation.message.as_str())
            .collect::<Vec<_>>()
            .join("; ");
        Failure::usage(flag, why)
    })
}

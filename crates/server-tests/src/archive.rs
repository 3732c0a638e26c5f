//! Databases and exports written by released versions, in `archive/server/`. Each has a manifest
//! that lists its content and the players' secrets, so that a test can continue as any of them.
//! The manifest format is independent of the formats that it describes.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use starboard_kernel::Seat;
use starboard_table::{Phase, SeatKind, Table};
use starboard_wire::Secret;

/// The content of an archived database or export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// The version of the program that wrote the data.
    pub program: String,
    /// The version of its wire protocol.
    pub protocol: u32,
    /// When the data was written, in milliseconds since 1970.
    pub written_at: i64,
    /// The same moment in service time, the time base of logs and clocks.
    pub service_time: u64,
    /// By name.
    pub people: BTreeMap<String, ManifestPerson>,
    /// By label: what each is archived for.
    pub tables: BTreeMap<String, ManifestTable>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ManifestPerson {
    pub id: String,
    pub secret: Secret,
    /// Games won, drawn and lost, by game.
    pub results: BTreeMap<String, [u64; 3]>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ManifestTable {
    pub table: String,
    pub game: String,
    /// `gathering`, `playing`, `over` or `closed`
    pub phase: String,
    /// The length of the log.
    pub entries: u64,
    /// Actions and chance outcomes so far.
    pub moves: usize,
    pub messages: usize,
    pub seats: Vec<ManifestSeat>,
    /// The name of the person who is to act.
    pub to_act: Option<String>,
    /// Milliseconds left on that person's clock.
    pub time_left: Option<u64>,
    /// The names of the people who have yet to answer an open request for consent.
    pub still_asked: Vec<String>,
    /// The table of the rematch.
    pub next: Option<String>,
    /// The table whose rematch this is.
    pub follows: Option<String>,
    /// The winning seats.
    pub winners: Vec<usize>,
    /// An unused secret that moves the first seat to another device. Exports leave these out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lent: Option<Secret>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ManifestSeat {
    /// The name of the seat's owner.
    pub person: Option<String>,
    /// The level of the bot that currently plays the seat.
    pub bot: Option<u8>,
}

impl Manifest {
    /// # Errors
    /// If the file is missing or not a manifest.
    pub fn read(file: &Path) -> Result<Manifest> {
        let shown = || file.display().to_string();
        let text = std::fs::read_to_string(file).with_context(shown)?;
        serde_json::from_str(&text).with_context(shown)
    }
}

impl ManifestTable {
    /// Describes a table at a moment in service time.
    #[must_use]
    pub fn of(id: &str, table: &Table, now: u64) -> ManifestTable {
        let game = table.play();
        let name = |seat: Seat| {
            let person = table.seats()[seat.index()].person.as_ref();
            person.map(|person| person.name.clone())
        };
        let seats = Seat::first(table.seats().len()).map(|seat| {
            let planned = table.seats()[seat.index()].by;
            let kind = game.and_then(|game| game.kind(seat)).unwrap_or(planned);
            ManifestSeat {
                person: name(seat),
                bot: match kind {
                    SeatKind::Person => None,
                    SeatKind::Bot { level } => Some(level.get()),
                },
            }
        });
        let (next, follows) = table.neighbours();
        let to_act = table.person_to_act();
        let ending = game.and_then(starboard_table::Play::ending);
        let phase = match table.phase() {
            Phase::Gathering => "gathering",
            Phase::Playing => "playing",
            Phase::Over => "over",
            Phase::Closed => "closed",
        };
        ManifestTable {
            table: id.to_owned(),
            game: table.plan().game.clone(),
            phase: phase.to_owned(),
            entries: table.sequence(),
            moves: game.map_or(0, |game| game.history().length()),
            messages: table.messages().len(),
            seats: seats.collect(),
            to_act: to_act.and_then(name),
            time_left: to_act.and_then(|seat| table.clocks().left(seat, now)),
            still_asked: table.still_asked().into_iter().filter_map(name).collect(),
            next: next.map(str::to_owned),
            follows: follows.map(str::to_owned),
            winners: ending.map_or_else(Vec::new, |ending| {
                ending.winners.iter().map(|seat| seat.index()).collect()
            }),
            lent: None,
        }
    }
}

/// The folder `archive/` of the repository.
#[must_use]
pub fn archive() -> PathBuf {
    // A browser that uploads a file wants its path without "..".
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    let root = crates.and_then(Path::parent).unwrap_or(Path::new("/"));
    root.join("archive")
}

/// The folders of `archive/server/`, one per version.
///
/// # Errors
/// If there are none.
pub fn server_archives() -> Result<Vec<PathBuf>> {
    let folder = archive().join("server");
    let mut versions = Vec::new();
    for entry in std::fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            versions.push(path);
        }
    }
    versions.sort();
    anyhow::ensure!(!versions.is_empty(), "{} is empty", folder.display());
    Ok(versions)
}

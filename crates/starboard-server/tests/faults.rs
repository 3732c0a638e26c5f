//! Fault injection: the disk fails at every call that SQLite makes, one after the other. No
//! acknowledged entry is ever lost, no log gets a gap, and the server resumes once the disk works
//! again.
//!
//! This is a separate test binary, because it replaces the functions of the C library that open,
//! write and sync files in the whole process.

#![cfg(target_os = "linux")]
// Replacements of C functions have their types.
#![allow(unsafe_code)]

use std::collections::BTreeMap;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use server_tests::{fresh, key, plan};
use starboard_kernel::{Registry, Seat, Seed};
use starboard_server::storage::{
    Appended, Change, Database, FORMAT, Opening, Seeds, StoredEntry, Summarized,
};
use starboard_table::{Decision, Entry, Keeper, Key, Person, Request, SeatFor, Table};

/// Whether calls are counted and may fail.
static ARMED: AtomicBool = AtomicBool::new(false);
/// Calls since then.
static CALLS: AtomicUsize = AtomicUsize::new(0);
/// How many calls of each kind were chosen to fail.
static CHOSEN: [AtomicUsize; 4] = [const { AtomicUsize::new(0) }; 4];
/// All syncs of databases.
static SYNCS: AtomicUsize = AtomicUsize::new(0);
/// How often entries of several tables were committed together.
static GROUPS: AtomicUsize = AtomicUsize::new(0);
/// The first call that fails.
static AT: AtomicUsize = AtomicUsize::new(0);
/// Whether all calls after it fail too.
static LASTS: AtomicBool = AtomicBool::new(false);
static ERROR: AtomicI32 = AtomicI32::new(libc::EIO);
/// Whether syncs of databases do not come back.
static STALLED: AtomicBool = AtomicBool::new(false);
/// One test at a time: all of them change what the disk does.
static ONE: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());
/// The open files that belong to a database.
static FILES: [AtomicBool; 4096] = [const { AtomicBool::new(false) }; 4096];

const FILE: &str = "faulty.db";

#[derive(Clone, Copy, Debug)]
enum Kind {
    Open,
    Write,
    Truncate,
    Sync,
}

const KINDS: [Kind; 4] = [Kind::Open, Kind::Write, Kind::Truncate, Kind::Sync];

fn file(number: c_int) -> Option<&'static AtomicBool> {
    FILES.get(usize::try_from(number).ok()?)
}

fn is_of_database(number: c_int) -> bool {
    file(number).is_some_and(|known| known.load(Ordering::Relaxed))
}

/// Counts a call and returns whether it fails; then it sets `errno`.
fn fails(kind: Kind) -> bool {
    if !ARMED.load(Ordering::Relaxed) {
        return false;
    }
    let call = CALLS.fetch_add(1, Ordering::Relaxed);
    let at = AT.load(Ordering::Relaxed);
    if call == at {
        CHOSEN[kind as usize].fetch_add(1, Ordering::Relaxed);
    }
    let fails = call == at || (call > at && LASTS.load(Ordering::Relaxed));
    if fails {
        // SAFETY: the address of this thread's own error number.
        unsafe { *libc::__errno_location() = ERROR.load(Ordering::Relaxed) };
    }
    fails
}

/// # Safety
/// As for the C function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn open64(path: *const c_char, flags: c_int, mode: libc::mode_t) -> c_int {
    // SAFETY: C passes a string that ends with a zero.
    let name = unsafe { CStr::from_ptr(path) };
    let is_database = name
        .to_bytes()
        .windows(FILE.len())
        .any(|some| some == FILE.as_bytes());
    if is_database && fails(Kind::Open) {
        return -1;
    }
    // SAFETY: the arguments from C are passed on to the kernel.
    let opened = unsafe { libc::syscall(libc::SYS_openat, libc::AT_FDCWD, path, flags, mode) };
    if let Some(known) = file(opened as c_int) {
        known.store(is_database, Ordering::Relaxed);
    }
    opened as c_int
}

/// # Safety
/// As for the C function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn open(path: *const c_char, flags: c_int, mode: libc::mode_t) -> c_int {
    // SAFETY: the same.
    unsafe { open64(path, flags, mode) }
}

/// # Safety
/// As for the C function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pwrite64(
    number: c_int,
    bytes: *const c_void,
    count: usize,
    offset: i64,
) -> isize {
    if is_of_database(number) && fails(Kind::Write) {
        return -1;
    }
    // SAFETY: the arguments from C are passed on to the kernel.
    unsafe { libc::syscall(libc::SYS_pwrite64, number, bytes, count, offset) as isize }
}

/// # Safety
/// As for the C function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn pwrite(
    number: c_int,
    bytes: *const c_void,
    count: usize,
    offset: i64,
) -> isize {
    // SAFETY: the same.
    unsafe { pwrite64(number, bytes, count, offset) }
}

/// # Safety
/// As for the C function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ftruncate64(number: c_int, length: i64) -> c_int {
    if is_of_database(number) && fails(Kind::Truncate) {
        return -1;
    }
    // SAFETY: the arguments from C are passed on to the kernel.
    unsafe { libc::syscall(libc::SYS_ftruncate, number, length) as c_int }
}

/// # Safety
/// As for the C function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn ftruncate(number: c_int, length: i64) -> c_int {
    // SAFETY: the same.
    unsafe { ftruncate64(number, length) }
}

/// Files of a test need not survive a crash of the machine.
///
/// # Safety
/// As for the C function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fsync(number: c_int) -> c_int {
    if !is_of_database(number) {
        return 0;
    }
    SYNCS.fetch_add(1, Ordering::Relaxed);
    while STALLED.load(Ordering::Relaxed) {
        std::thread::sleep(Duration::from_millis(5));
    }
    if fails(Kind::Sync) { -1 } else { 0 }
}

/// # Safety
/// As for the C function.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fdatasync(number: c_int) -> c_int {
    // SAFETY: the same.
    unsafe { fsync(number) }
}

fn person() -> Person {
    Person {
        id: "ada".into(),
        name: "Ada".into(),
    }
}

/// Tables, their known state, and acknowledged requests: the entry of each key.
struct Tables {
    registry: Registry,
    tables: BTreeMap<String, Option<Table>>,
    acknowledged: BTreeMap<(String, u64), String>,
}

impl Tables {
    fn new() -> Tables {
        Tables {
            registry: starboard_games::registry(),
            tables: ["first", "second", "third", "fourth"]
                .map(|name| (name.to_owned(), None))
                .into(),
            acknowledged: BTreeMap::new(),
        }
    }

    fn seed() -> Seed {
        Seed::from_number(7)
    }

    fn keeper(seed: &Seed) -> Keeper<'_> {
        Keeper {
            seed,
            next_seed: None,
            now: 1_000,
            absent: &[],
            next: "",
        }
    }

    /// Appends an entry to every table at the same time, so that several share a commit; returns
    /// whether all were stored.
    async fn go_on(&mut self, storage: &Database) -> bool {
        let mut all = true;
        let mut appended = Vec::new();
        for table in self.tables.keys().cloned().collect::<Vec<_>>() {
            match self.next(storage, &table).await {
                Ok((table, change)) => appended.push(append(storage, table, change)),
                Err(_) => all = false,
            }
        }
        let before = SYNCS.load(Ordering::Relaxed);
        let appended = futures_util::future::join_all(appended).await;
        let syncs = SYNCS.load(Ordering::Relaxed) - before;
        let mut stored = 0;
        for appended in appended {
            match appended {
                Ok((id, table, entry)) => {
                    let word = entry.entry.key.as_ref().map(|key| key.word.clone());
                    let place = (id.clone(), entry.entry.sequence);
                    self.acknowledged.insert(place, word.unwrap_or_default());
                    self.tables.insert(id, Some(table));
                    stored += 1;
                }
                Err(_) => all = false,
            }
        }
        if syncs > 0 && syncs < stored {
            GROUPS.fetch_add(1, Ordering::Relaxed);
        }
        all
    }

    /// The next entry of a table, and the table with it.
    async fn next(&mut self, storage: &Database, id: &str) -> Result<(Table, Change)> {
        let seed = Tables::seed();
        let by = Key {
            by: "ada".into(),
            word: key(),
        };
        // After an error the database is the source of truth, as for the server.
        if self.tables[id].is_none()
            && let Some(stored) = storage.load(id, 0).await?
        {
            let log = stored.entries.iter().map(|stored| &stored.entry);
            self.tables
                .insert(id.to_owned(), Some(Table::replay(log, &self.registry)?));
        }
        let (entry, table) = match self.tables.remove(id).flatten() {
            None => {
                let plan = plan("guardians", &[SeatFor::Person; 2]);
                let keeper = Tables::keeper(&seed);
                let entry = Table::open(plan, person(), Some(by), keeper, &self.registry)?;
                let table = Table::new(&entry, &self.registry)?;
                (entry, table)
            }
            Some(table) => {
                let request = if table.seat_of("ada").is_some() {
                    Request::Say {
                        text: "hm".repeat(100),
                    }
                } else {
                    Request::Sit {
                        seat: Seat::new(0),
                        entropy: fresh(),
                    }
                };
                let keeper = Tables::keeper(&seed);
                let Decision { entry, table } =
                    table.decide(&person(), &request, Some(by), keeper)?;
                (entry, table)
            }
        };
        self.tables.insert(id.to_owned(), None);
        let change = change(id, &table, entry)?;
        Ok((table, change))
    }

    async fn check(&self, storage: &Database) -> Result<()> {
        for id in self.tables.keys() {
            let acknowledged = || self.acknowledged.iter().filter(|((of, _), _)| of == id);
            let Some(stored) = storage.load(id, 0).await? else {
                ensure!(acknowledged().next().is_none(), "{id} is lost");
                continue;
            };
            ensure!(stored.damage.is_none(), "{id}: {:?}", stored.damage);
            let log = stored.entries.iter().map(|stored| &stored.entry);
            Table::replay(log, &self.registry)?;
            for ((_, sequence), word) in acknowledged() {
                let entry = stored.entries.get(*sequence as usize - 1);
                let entry = entry.with_context(|| format!("{id}: entry {sequence} is lost"))?;
                let key = entry.entry.key.as_ref();
                ensure!(
                    key.is_some_and(|key| key.word == *word),
                    "{id}: entry {sequence} is another one"
                );
            }
        }
        Ok(())
    }
}

/// Appends an entry, and returns it once it is acknowledged.
async fn append(
    storage: &Database,
    table: Table,
    change: Change,
) -> Result<(String, Table, Arc<StoredEntry>)> {
    let (id, entry) = (change.table.clone(), Arc::clone(&change.entry));
    let appended = storage.append(change).await?;
    // The commit of all may have been made and not confirmed: then the attempt to store this one alone
    // finds it there, as a server does that looks for its key.
    if appended == Appended::Conflict {
        let stored = storage.load(&id, entry.entry.sequence - 1).await?;
        let stored = stored.and_then(|stored| stored.entries.first().cloned());
        let own = stored.is_some_and(|stored| stored.entry.key == entry.entry.key);
        ensure!(own, "nobody else writes here");
    }
    Ok((id, table, entry))
}

fn change(id: &str, table: &Table, entry: Entry) -> Result<Change> {
    let opening = (entry.sequence == 1).then(|| Opening {
        seeds: Seeds {
            own: Tables::seed(),
            next: None,
        },
        created_at: 1,
        most_open: None,
    });
    Ok(Change {
        table: id.to_owned(),
        summary: Summarized::after(&entry.event, id, table),
        entry: Arc::new(StoredEntry::new(entry)?),
        redacted_at: 0,
        opening,
        seats: None,
        results: Vec::new(),
        used_transfer: None,
        rematch: None,
    })
}

/// Uses a database for a while, with a restart in between, while one call fails; returns whether
/// that many calls were made.
async fn live_through(at: usize, error: c_int, lasts: bool) -> Result<bool> {
    let folder = tempfile::tempdir()?;
    let url = format!("sqlite://{}", folder.path().join(FILE).display());
    let mut tables = Tables::new();
    AT.store(at, Ordering::Relaxed);
    ERROR.store(error, Ordering::Relaxed);
    LASTS.store(lasts, Ordering::Relaxed);
    CALLS.store(0, Ordering::Relaxed);
    ARMED.store(true, Ordering::Relaxed);
    let mut open = None;
    for life in 0..2 {
        let Ok(storage) = Database::open(&url).await else {
            continue;
        };
        for beat in 0..3 {
            tables.go_on(&storage).await;
            // The server would be gone only for the tables, not for its own status.
            let _ = storage.beat("node", FORMAT, 1_000 + beat).await;
        }
        if life == 0 {
            storage.close().await;
        } else {
            open = Some(storage);
        }
    }
    ARMED.store(false, Ordering::Relaxed);
    let was_reached = CALLS.load(Ordering::Relaxed) > at;
    // The disk works again, and the same server resumes.
    let storage = match open {
        Some(storage) => storage,
        None => Database::open(&url).await?,
    };
    tables.check(&storage).await?;
    storage.beat("node", FORMAT, 2_000).await?;
    storage.check().await?;
    ensure!(tables.go_on(&storage).await, "it does not recover");
    ensure!(tables.go_on(&storage).await, "it does not recover");
    storage.close().await;
    let storage = Database::open(&url).await?;
    tables.check(&storage).await?;
    storage.close().await;
    Ok(was_reached)
}

#[tokio::test(flavor = "multi_thread")]
async fn no_failing_call_loses_what_was_acknowledged() -> Result<()> {
    let _one = ONE.lock().await;
    let slow = std::env::var_os("STARBOARD_SLOW").is_some_and(|value| value == "1");
    // One call fails, or the disk is full from some call on.
    let usual = [(libc::EIO, false), (libc::ENOSPC, true)];
    let rest = [(libc::EIO, true), (libc::ENOSPC, false)];
    for (error, lasts) in usual.into_iter().chain(rest.into_iter().filter(|_| slow)) {
        let mut at = 0;
        while live_through(at, error, lasts)
            .await
            .with_context(|| format!("call {at} fails with {error}, lasting: {lasts}"))?
        {
            at += 1;
        }
        for kind in KINDS {
            let chosen = CHOSEN[kind as usize].swap(0, Ordering::Relaxed);
            ensure!(
                chosen > 0,
                "no call of the kind {kind:?} was seen: its stand-in is not called"
            );
        }
    }
    let groups = GROUPS.load(Ordering::Relaxed);
    ensure!(
        groups > 100,
        "only {groups} times several entries shared a commit"
    );
    Ok(())
}

/// Syncs come back again when it is dropped, however the test ends.
struct Stall;

impl Stall {
    fn begin() -> Stall {
        STALLED.store(true, Ordering::Relaxed);
        Stall
    }
}

impl Drop for Stall {
    fn drop(&mut self) {
        STALLED.store(false, Ordering::Relaxed);
    }
}

/// A commit that does not come back keeps nobody waiting for ever: it is not acknowledged, what comes
/// next is refused at once, and the server can say that it is not ready.
#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_hangs_is_noticed_and_loses_nothing() -> Result<()> {
    /// The longest time limit, with some room for busy machines.
    const LIMIT: Duration = Duration::from_secs(20);
    let _one = ONE.lock().await;
    let folder = tempfile::tempdir()?;
    let url = format!("sqlite://{}", folder.path().join(FILE).display());
    let storage = Database::open(&url).await?;
    let mut tables = Tables::new();
    for _ in 0..2 {
        ensure!(tables.go_on(&storage).await, "everything works at first");
    }
    storage.check().await?;

    let stall = Stall::begin();
    let began = Instant::now();
    ensure!(
        !tables.go_on(&storage).await,
        "acknowledged before the sync"
    );
    ensure!(began.elapsed() < LIMIT, "after {:?}", began.elapsed());
    ensure!(storage.check().await.is_err(), "it is not ready");
    let began = Instant::now();
    ensure!(
        !tables.go_on(&storage).await,
        "acknowledged before the sync"
    );
    let took = began.elapsed();
    ensure!(took < Duration::from_secs(3), "the next waits for {took:?}");
    let began = Instant::now();
    let beat = storage.beat("node", FORMAT, 1_000).await;
    ensure!(beat.is_err(), "the heartbeat is acknowledged");
    ensure!(began.elapsed() < LIMIT, "after {:?}", began.elapsed());
    ensure!(storage.check().await.is_err(), "it is not ready");
    tables.check(&storage).await?;

    drop(stall);
    let began = Instant::now();
    while let Err(error) = storage.beat("node", FORMAT, 2_000).await {
        ensure!(began.elapsed() < LIMIT, "{error}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    storage.check().await?;
    ensure!(tables.go_on(&storage).await, "it does not recover");
    tables.check(&storage).await?;
    storage.close().await;
    let storage = Database::open(&url).await?;
    tables.check(&storage).await?;
    storage.close().await;
    Ok(())
}

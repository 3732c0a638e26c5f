//! What the documentation of the server has people run: the example client, which was written from it
//! alone, and the restore drill.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::Result;
use rusqlite::Connection;
use server_tests::{Client, Server, open_table, people, plan};
use starboard_kernel::{Actor, FastRng, Seat};
use starboard_table::{Phase, Request, SeatFor, Table, Wish};
use starboard_wire::Secret;
use tempfile::TempDir;

/// A game takes seconds.
const PATIENCE: Duration = Duration::from_secs(60);

/// The example client of a server, with these arguments.
fn example_client(address: SocketAddr, arguments: &[&str]) -> Child {
    Command::new("python3")
        .arg(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../examples/client.py"
        ))
        .arg(format!("http://{address}"))
        .args(arguments)
        .args(["--starboard", env!("CARGO_BIN_EXE_starboard")])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("python3 is installed")
}

/// Waits until it has played its game.
fn has_played(client: Child) {
    let output = client.wait_with_output().expect("the client ends");
    let told = String::from_utf8_lossy(&output.stdout);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}{complaint}");
    assert!(told.contains(" steps: http://"), "{told}");
}

/// A server for the example client.
fn example_server(folder: &TempDir, address: Option<SocketAddr>) -> Server {
    let program = Path::new(env!("CARGO_BIN_EXE_starboard"));
    let database = format!("sqlite://{}", folder.path().join("tables.db").display());
    let arguments = ["--database", database.as_str()];
    let started = match address {
        Some(address) => Server::start_again(program, address, &arguments),
        None => {
            let any_port = "127.0.0.1:0".parse().expect("an address");
            Server::start(program, any_port, &arguments)
        }
    };
    started.expect("a server")
}

/// Waits until so many entries of tables are stored.
fn has_stored(folder: &TempDir, entries: u32) -> Connection {
    let database = Connection::open(folder.path().join("tables.db")).expect("a database");
    let stored = || {
        let sql = "SELECT count(*) FROM entries";
        let count = database.query_one(sql, [], |row| row.get::<_, u32>(0));
        count.expect("it can be read")
    };
    let began = Instant::now();
    while stored() < entries {
        assert!(began.elapsed() < PATIENCE, "nobody plays");
        std::thread::sleep(Duration::from_millis(20));
    }
    database
}

/// It survives a server that is killed.
#[test]
fn the_example_client_plays_a_whole_game_online() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = example_server(&folder, None);
    let address = server.address;
    let client = example_client(address, &["--game", "guardians", "--seed", "1"]);
    has_stored(&folder, 6);
    drop(server);
    let _server = example_server(&folder, Some(address));
    has_played(client);
}

/// It waits while nothing can be stored, and then sends its request again.
#[test]
fn the_example_client_plays_on_after_trouble_with_the_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = example_server(&folder, None);
    let client = example_client(server.address, &["--game", "rescue", "--seed", "3"]);
    let database = has_stored(&folder, 6);
    let change = |sql| database.execute_batch(sql).expect("it can be changed");
    // The client asks again at once, and again after a second.
    change("ALTER TABLE entries RENAME TO hidden");
    std::thread::sleep(Duration::from_millis(1500));
    change("ALTER TABLE hidden RENAME TO entries");
    has_played(client);
}

/// It follows the whole log, including undos that need everybody's consent.
#[tokio::test(flavor = "multi_thread")]
async fn the_example_client_plays_with_others_and_agrees_to_an_undo() -> Result<()> {
    let folder = tempfile::tempdir().expect("a folder");
    let server = example_server(&folder, None);
    let [(_, secret)] = people(server.address, ["Ben"]).await?;
    let seats = [SeatFor::Person; 2];
    let table = open_table(server.address, &secret, plan("guardians", &seats)).await?;
    let mut ben = Client::connect(server.address, Some(&secret)).await?;
    ben.watch(&table).await?;
    ben.sit(&table, Seat::new(1)).await?;
    let mut client = example_client(server.address, &["--table", &table, "--seed", "2"]);
    // If it loses track, the game stops.
    let played = tokio::time::timeout(PATIENCE, play_with(&mut ben, &table)).await;
    if !matches!(played, Ok(Ok(()))) {
        client.kill().expect("it is still there, or gone already");
    }
    tokio::task::spawn_blocking(move || has_played(client)).await?;
    played?
}

/// Plays to the end, and asks for some undos of what the other player has answered.
async fn play_with(ben: &mut Client, table: &str) -> Result<()> {
    const UNDONE: usize = 3;
    ben.see(table, |table| table.play().is_some()).await?;
    let own = Actor::Player(Seat::new(1));
    let mut rng = FastRng::new(7);
    let mut undone = 0;
    while ben.table(table).phase() != Phase::Over {
        let known = ben.table(table).clone();
        let steps = known.play().expect("begun").history().steps();
        let last = steps.iter().rposition(|step| step.actor == own);
        let others = [own, Actor::Chance];
        let last = last.filter(|last| steps[*last..].iter().any(|s| !others.contains(&s.actor)));
        if let Some(last) = last.filter(|_| undone < UNDONE) {
            let ask = Request::Ask {
                wish: Wish::Undo,
                entropy: None,
            };
            match ben.ask(table, ask).await? {
                Ok(asked) => {
                    let is_settled =
                        |table: &Table| table.sequence() > asked && table.wish().is_none();
                    ben.see(table, is_settled).await?;
                    let left = ben.table(table).play().expect("begun").history();
                    // An action that was on its way ends the request.
                    if left.length() > steps.len() {
                        continue;
                    }
                    assert_eq!(left.length(), last, "not undone");
                    undone += 1;
                }
                // The client has acted meanwhile.
                Err(_) => {
                    let sequence = known.sequence();
                    ben.see(table, |table| table.sequence() > sequence).await?;
                }
            }
        } else if ben.is_to_act(table) {
            let action = ben.some_action(table, &mut rng);
            ben.get(table, Request::Act { action }).await?;
        } else {
            let sequence = known.sequence();
            ben.see(table, |table| table.sequence() > sequence).await?;
        }
    }
    assert_eq!(undone, UNDONE);
    Ok(())
}

/// The commands of the restore drill for SQLite, in other folders and with a stand-in for systemd.
#[cfg(unix)]
fn drill(state: &Path, backup: &Path) -> String {
    let docs = include_str!("../../../docs/server.md");
    let block = docs.split("SQLite:\n```\n").nth(1).expect("the drill");
    let block = block.split("```").next().expect("its end");
    assert_eq!(block.matches("/backup/").count(), 2, "{block}");
    let block = block
        .replace("/var/lib/starboard/", &format!("{}/", state.display()))
        .replace("/backup/", &format!("{}/", backup.display()));
    // The caller says when it is done.
    let systemd = "systemctl() { echo \"$@\"; read -r; }";
    let without_sqlite = "command -v sqlite3 > /dev/null || sqlite3() {
        python3 -c 'import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute(sys.argv[2])' \"$@\"
    }";
    format!("{systemd}\n{without_sqlite}\n{block}")
}

/// Two people at a table of a server make some moves, and leave. Returns how many entries there are.
#[cfg(unix)]
async fn play_some(address: SocketAddr, table: &str, secrets: [&Secret; 2]) -> Result<u64> {
    let mut clients = Vec::new();
    for (secret, seat) in secrets.into_iter().zip(Seat::first(2)) {
        let mut client = Client::connect(address, Some(secret)).await?;
        client.watch(table).await?;
        if client.table(table).phase() == Phase::Gathering {
            client.sit(table, seat).await?;
        }
        clients.push(client);
    }
    let mut rng = FastRng::new(5);
    let mut known = clients[1].table(table).sequence();
    for _ in 0..5 {
        for client in &mut clients {
            client.see(table, |table| table.sequence() >= known).await?;
        }
        let turn = clients[0].table(table).person_to_act();
        let client = &mut clients[turn.expect("not over").index()];
        let action = client.some_action(table, &mut rng);
        known = client.get(table, Request::Act { action }).await?;
    }
    Ok(known)
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn the_restore_drill_works_as_it_is_documented() -> Result<()> {
    use std::io::{BufRead, BufReader, Write};
    use std::os::unix::fs::PermissionsExt;

    let (state, backup) = (tempfile::tempdir()?, tempfile::tempdir()?);
    let server = example_server(&state, None);
    let address = server.address;
    let [(_, ada), (_, ben)] = people(address, ["Ada", "Ben"]).await?;
    let table = open_table(address, &ada, plan("guardians", &[SeatFor::Person; 2])).await?;
    let known = play_some(address, &table, [&ada, &ben]).await?;

    let mut shell = Command::new("bash")
        .args(["-e", "-u", "-c", &drill(state.path(), backup.path())])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut go_on = shell.stdin.take().expect("a pipe");
    let told = BufReader::new(shell.stdout.take().expect("a pipe"));
    let mut running = Some(server);
    let mut commands = Vec::new();
    for command in told.lines() {
        let command = command?;
        running = match (command.as_str(), running.take()) {
            ("stop starboard", Some(server)) => {
                server.stop()?;
                None
            }
            ("start starboard", None) => Some(example_server(&state, Some(address))),
            (other, _) => panic!("systemctl {other}"),
        };
        commands.push(command);
        writeln!(go_on)?;
    }
    assert!(shell.wait()?.success(), "a command of the drill fails");
    assert_eq!(commands, ["stop starboard", "start starboard"]);
    for file in [backup.path(), state.path()] {
        let mode = std::fs::metadata(file.join("tables.db"))?
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600, "{}", file.display());
    }
    let after = play_some(address, &table, [&ada, &ben]).await?;
    assert_eq!(after, known + 5, "something is lost");
    Ok(())
}

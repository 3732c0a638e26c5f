//! The example client, which was written from the documentation of the server alone.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::Result;
use server_tests::{Client, Server, open_table, people, plan};
use starboard_kernel::{Actor, FastRng, Seat};
use starboard_table::{Phase, Request, SeatFor, Wish};
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

/// It survives a server that is killed.
#[test]
fn the_example_client_plays_a_whole_game_online() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = example_server(&folder, None);
    let address = server.address;
    let client = example_client(address, &["--game", "guardians", "--seed", "1"]);
    std::thread::sleep(Duration::from_secs(2));
    drop(server);
    let _server = example_server(&folder, Some(address));
    has_played(client);
}

/// It follows the whole log, also where nothing but the consent of everybody undoes an action.
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
    // If it loses track, nobody goes on.
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
                    ben.see(table, |table| table.sequence() > asked).await?;
                    let left = ben.table(table).play().expect("begun").history();
                    assert_eq!(left.steps().len(), last, "not undone");
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

//! Online tables.

use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::Command;

use anyhow::Result;
use serde_json::Value;
use server_tests::{Client, Server, open_table, people, plan};
use starboard_kernel::{FastRng, Seat};
use starboard_table::{Clock, Plan, Request, SeatFor};
use starboard_wire::Secret;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use super::*;

const PROGRAM: &str = env!("CARGO_BIN_EXE_starboard");

/// A server with its database.
struct Host {
    folder: TempDir,
    server: Option<Server>,
    address: SocketAddr,
}

impl Host {
    fn start() -> Host {
        let mut host = Host {
            folder: tempfile::tempdir().expect("a folder"),
            server: None,
            address: "127.0.0.1:0".parse().expect("an address"),
        };
        host.run();
        host
    }

    fn run(&mut self) {
        let database = self.folder.path().join("tables.db");
        let database = format!("sqlite://{}", database.display());
        let arguments = ["--database", database.as_str()];
        let server = Server::start_again(Path::new(PROGRAM), self.address, &arguments);
        let server = server.expect("a server");
        self.address = server.address;
        self.server = Some(server);
    }

    fn kill(&mut self) {
        let server = self.server.take().expect("a server");
        server.kill().expect("it was running");
    }

    fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    fn link(&self, table: &str) -> String {
        format!("{}/table/{table}", self.url())
    }

    /// A screen without what differs between runs.
    fn without_address(&self, text: &str, table: &str) -> String {
        let text = text.replace(table, "TABLE");
        let text = text.replace(&self.address.to_string(), "SERVER");
        // The clock runs from the first move on; a moment later it shows an hour less.
        text.replace("2 d 23 h", " 3 d 0 h")
    }
}

/// Stands before a server. If it is told to, it loses the answer to the next request for a new secret, and
/// then passes nothing on any more.
struct Lossy {
    address: SocketAddr,
    fate: Arc<Mutex<Fate>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Works,
    Loses,
    Down,
}

impl Lossy {
    fn before(server: SocketAddr) -> Lossy {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let fate = Arc::new(Mutex::new(Fate::Works));
        let shared = fate.clone();
        std::thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let fate = shared.clone();
                std::thread::spawn(move || pass_on(client, server, &fate));
            }
        });
        Lossy { address, fate }
    }

    fn set(&self, fate: Fate) {
        *self.fate.lock().expect("no panic") = fate;
    }
}

/// Passes one connection on.
fn pass_on(mut client: TcpStream, server: SocketAddr, fate: &Mutex<Fate>) -> Option<()> {
    let now = || *fate.lock().expect("no panic");
    if now() == Fate::Down {
        return None;
    }
    let mut there = TcpStream::connect(server).ok()?;
    let mut head = vec![0; 4096];
    let length = client.read(&mut head).ok()?;
    there.write_all(&head[..length]).ok()?;
    let is_lost = head.starts_with(b"POST /api/me/secret") && now() == Fate::Loses;
    let (mut from, mut to) = (client.try_clone().ok()?, there.try_clone().ok()?);
    std::thread::spawn(move || std::io::copy(&mut from, &mut to));
    if is_lost {
        // The server has done it once it answers.
        there.read_exact(&mut head[..1]).ok()?;
        *fate.lock().expect("no panic") = Fate::Down;
    } else {
        std::io::copy(&mut there, &mut client).ok()?;
    }
    client.shutdown(Shutdown::Both).ok()
}

/// A link on the screen.
fn link_in(text: &str) -> String {
    let mut words = text.split_whitespace();
    let link = words.find(|word| word.contains("/table/"));
    link.expect("a link").to_owned()
}

/// Takes the first legal action.
fn act(terminal: &mut Terminal, name: &str) {
    terminal.wait_for_turn(name);
    terminal.send("a");
    terminal.wait_for("❯");
    terminal.send(ENTER);
    terminal.wait_without("❯");
}

/// From the lobby to a rematch: moves, chat, a restart of the server, an undo by consent, a resignation.
#[test]
fn two_people_play_in_their_terminals() {
    let mut host = Host::start();
    let url = host.url();
    let mut ada = Terminal::start(SMALL, &["lobby", &url, "--name", "Ada"]);
    ada.wait_for("No open tables right now.");
    ada.send("n");
    ada.wait_for("Guardians of Space");
    ada.click("Guardians of Space");
    ada.wait_for("Open the table");
    ada.click("Open the table");
    let text = ada.wait_for("Ada (you)");
    let link = link_in(&text);
    let mut ben = Terminal::start(SMALL, &["join", &link]);
    ben.wait_for("Take the last free seat");
    // Without a name there is a dialog.
    ben.send(ENTER);
    ben.wait_for("Choose a name");
    ben.send("Ben\r");
    ben.wait_for_turn("Ada");
    act(&mut ada, "Ada");
    // Both see it, and it is the other player's turn.
    ben.wait_for("Ada started on");
    act(&mut ben, "Ben");
    ada.wait_for("Ben ");

    ada.send("c");
    ada.wait_for("Nobody has said anything yet.");
    ada.send("Hello Ben\r");
    ada.wait_for("Ada: Hello Ben");
    ada.send(ESCAPE);
    ben.wait_for("Chat: 1 new");
    ben.send("c");
    ben.wait_for("Esc closes");
    ben.send("Hello\x1b");
    ben.wait_without("Esc closes");
    // The draft is still there.
    ben.send("c\r");
    ada.wait_for("Ben: Hello");
    ben.send(ESCAPE);

    host.kill();
    for terminal in [&ada, &ben] {
        terminal.wait_for("Connection lost");
    }
    host.run();
    for terminal in [&ada, &ben] {
        terminal.wait_for("2 at the table now");
    }

    // After the other player's action, an undo needs consent.
    let (mut next, mut other) = (&mut ada, &mut ben);
    let mut names = ("Ada", "Ben");
    let is_ben = |terminal: &Terminal| {
        let text = terminal.text();
        let line = text.lines().nth(21).unwrap_or_default();
        line.trim_start().starts_with("Ben:")
    };
    if is_ben(next) {
        (next, other) = (other, next);
        names = ("Ben", "Ada");
    }
    // A turn may have several actions.
    loop {
        act(next, names.0);
        next.wait_until("somebody's turn", |text| {
            let line = text.lines().nth(21).unwrap_or_default();
            line.contains("Ada:") || line.contains("Ben:")
        });
        if is_ben(next) != (names.0 == "Ben") {
            break;
        }
    }
    act(other, names.1);
    next.send("u");
    next.wait_for("Ask the others");
    next.send(ENTER);
    other.wait_for("wants to undo their last action");
    other.send("y");
    other.wait_for(&format!("{} undid an action.", names.0));
    next.wait_for_turn(names.0);

    ben.send("m");
    ben.wait_for("Resign");
    ben.click("Resign");
    ben.wait_for("Resign this game?");
    ben.send(&[DOWN, ENTER].concat());
    for terminal in [&ada, &ben] {
        terminal.wait_for("Ada wins");
    }
    ada.send(ENTER);
    ben.wait_for("Ada would like a rematch.");
    ben.send("y");
    // All players move up one seat.
    for terminal in [&ada, &ben] {
        terminal.wait_for_turn("Ben");
    }
    ben.send("q");
    let text = ben.end();
    assert!(text.contains("The table stays open"), "{text}");
    ada.wait_for("Ben is away.");
    // Back in the lobby, the table is among Ada's own.
    ada.send("q");
    ada.wait_for("My tables");
    ada.send("q");
    ada.end();
    let kept = ben.folder.path().join("config/starboard/servers.json");
    let text = std::fs::read_to_string(&kept).expect("who one is");
    assert!(
        text.contains("\"Ben\"") && text.contains("secret"),
        "{text}"
    );
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&kept)
            .expect("a file")
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}

/// A plan for two with a clock, for a game that starts without chance.
fn public() -> Plan {
    let mut plan = Plan {
        clock: Clock::PerMove { days: 3 },
        ..plan("rescue", &[SeatFor::Person, SeatFor::Person])
    };
    let layout = ("layout".to_owned(), "standard".into());
    plan.options.extend([layout]);
    plan
}

async fn somebody(host: &Host, name: &str) -> Result<(Secret, Client)> {
    let [(_, secret)] = people(host.address, [name]).await?;
    let client = Client::connect(host.address, Some(&secret)).await?;
    Ok((secret, client))
}

/// The lobby, the gathering and a game that is watched, at three sizes.
#[tokio::test(flavor = "multi_thread")]
async fn tables_are_drawn_at_every_size() -> Result<()> {
    let host = Host::start();
    let (secret, mut ada) = somebody(&host, "Ada").await?;
    let table = open_table(host.address, &secret, public()).await?;
    ada.watch(&table).await?;
    ada.sit(&table, Seat::new(0)).await?;
    let check = |name: &str, args: &[&str], first: &str| {
        for window in SIZES {
            let mut terminal = Terminal::start(window, args);
            let text = terminal.wait_for(first);
            let text = host.without_address(&text, &table);
            insta::assert_snapshot!(format!("{name}-{}x{}", window.0, window.1), text);
            terminal.send("q");
            terminal.end();
        }
    };
    let (url, link) = (host.url(), host.link(&table));
    tokio::task::block_in_place(|| {
        check("lobby", &["lobby", &url], "Commander Rescue");
        check("gathering", &["join", &link], "1 watching");
    });
    let (_, mut ben) = somebody(&host, "Ben").await?;
    ben.watch(&table).await?;
    ben.sit(&table, Seat::new(1)).await?;
    for (client, text) in [(&mut ada, "Good luck!"), (&mut ben, "Have fun.")] {
        let text = text.to_owned();
        let said = client.ask(&table, Request::Say { text }).await?;
        said.expect("chat is on");
    }
    tokio::task::block_in_place(|| {
        check("watched", &["join", &link], "Have fun.");
        let polish = ["join", &link, "--lang", "pl", "--ascii"];
        let mut terminal = Terminal::start(SMALL, &polish);
        let text = terminal.wait_for("Have fun.");
        assert!(text.is_ascii(), "{text}");
        terminal.send("q");
        terminal.end();
    });
    Ok(())
}

/// Clocks run on the screen.
#[tokio::test(flavor = "multi_thread")]
async fn clocks_tick() -> Result<()> {
    let host = Host::start();
    let (secret, mut ada) = somebody(&host, "Ada").await?;
    let clock = Clock::Live {
        minutes: 5,
        increment: 0,
    };
    let seats = [SeatFor::Person, SeatFor::Person];
    let wanted = Plan {
        clock,
        ..plan("guardians", &seats)
    };
    let table = open_table(host.address, &secret, wanted).await?;
    ada.watch(&table).await?;
    ada.sit(&table, Seat::new(0)).await?;
    let (_, mut ben) = somebody(&host, "Ben").await?;
    ben.watch(&table).await?;
    ben.sit(&table, Seat::new(1)).await?;
    let link = host.link(&table);
    tokio::task::block_in_place(|| {
        let mut terminal = Terminal::start(SMALL, &["join", &link]);
        let text = terminal.wait_for("You are watching");
        assert!(
            text.contains("5:00"),
            "the clock of who is not to act: {text}"
        );
        let began = Instant::now();
        // A screen on which a clock runs is never still for long.
        while !(terminal.text().contains("4:5")) {
            assert!(began.elapsed() < PATIENCE, "{}", terminal.text());
            thread::sleep(Duration::from_millis(50));
        }
        terminal.send("q");
        terminal.end();
    });
    Ok(())
}

/// The same in line mode.
#[test]
fn two_people_play_in_lines() {
    let host = Host::start();
    let url = host.url();
    let window = (100, 60);
    let mut ada = Terminal::start(window, &["lobby", &url, "--plain"]);
    ada.wait_for("There are no tables at the moment.");
    ada.send("open chess\r");
    ada.wait_for("open: ");
    ada.send("open guardians public clock=3d\r");
    ada.wait_for("Choose a name first");
    ada.send("name Ada\ropen guardians public clock=3d\r");
    let text = ada.wait_for("Ada (you)");
    let link = link_in(&text);
    let mut ben = Terminal::start(window, &["join", &link, "--plain", "--name", "Ben"]);
    ben.wait_for("Type “sit” to take a free seat");
    ben.send("sit\r");
    ben.wait_for("Ada: Place your fighter");
    ben.send("1\r");
    ben.wait_for("Nobody at this keyboard");
    ada.wait_for("  1  place");
    ada.send("1\r");
    ben.wait_for("Ada started on");
    ben.send("say Hello\r");
    ada.wait_for("Ben says: Hello");
    ada.send("who\r");
    ada.wait_for("Ben (here)");
    ada.send("hint\r");
    ada.wait_for("There are no hints");
    ben.send("quit\r");
    let text = ben.end();
    assert!(text.contains(&format!("starboard join {link}")), "{text}");
    ada.send("resign\r");
    ada.wait_for("Ben wins");
    ada.send("quit\r");
    ada.wait_for("Type a number to go to a table");
    ada.send("quit\r");
    ada.end();
}

/// Whose messages are hidden is kept on the computer; nobody else notices.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_muted() -> Result<()> {
    let host = Host::start();
    let (secret, mut ada) = somebody(&host, "Ada").await?;
    let table = open_table(
        host.address,
        &secret,
        plan("guardians", &[SeatFor::Person; 2]),
    )
    .await?;
    ada.watch(&table).await?;
    ada.sit(&table, Seat::new(0)).await?;
    let say = async |client: &mut Client, text: &str| -> Result<()> {
        let text = text.to_owned();
        client.get(&table, Request::Say { text }).await?;
        Ok(())
    };
    say(&mut ada, "Spam one").await?;
    let link = host.link(&table);
    let mut ben = Terminal::start((100, 40), &["join", &link, "--name", "Ben"]);
    tokio::task::block_in_place(|| {
        // Before the game.
        ben.wait_for("Spam one");
        ben.send("m");
        ben.wait_for("Mute Ada");
        ben.send(ENTER);
        ben.wait_for("Messages from Ada are hidden");
        ben.wait_without("Spam one");
        ben.send(ENTER);
        ben.wait_for_turn("Ada");
    });
    say(&mut ada, "Spam two").await?;
    tokio::task::block_in_place(|| {
        // In the game, neither the number of new messages nor the window shows it.
        ben.send("c");
        ben.wait_for("Messages from people you have muted are hidden.");
        let text = ben.text();
        assert!(!text.contains("Spam") && !text.contains("1 new"), "{text}");
        ben.send("Hello\r");
        ben.wait_for("Ben: Hello");
        ben.send(ESCAPE);
        ben.wait_without("Esc closes");
    });
    say(&mut ada, "Spam three").await?;
    let action = ada.some_action(&table, &mut FastRng::new(6));
    ada.get(&table, Request::Act { action }).await?;
    tokio::task::block_in_place(|| {
        // It came after the message.
        let text = ben.wait_for("Ada started on");
        assert!(!text.contains("Chat: 1 new"), "{text}");
        ben.send("m");
        ben.wait_for("Unmute Ada");
        ben.click("Unmute Ada");
        ben.wait_for("Messages from Ada are shown again.");
        ben.wait_for("Spam three");
        ben.send("m");
        ben.wait_for("Mute Ada");
        ben.click("Mute Ada");
        ben.wait_without("Spam three");
        ben.send("q");
        ben.end();
        // It is remembered, in both languages and both modes.
        let config = ben.folder.path().join("config");
        let config = config.to_string_lossy();
        let variables = [("XDG_CONFIG_HOME", &*config)];
        let args = ["join", &link, "--plain", "--lang", "pl"];
        let mut lines = Terminal::start_with((100, 60), &args, &variables);
        lines.wait_for("Ben mówi: Hello");
        lines.send("wycisz Ewa\r");
        lines.wait_for("Nikt tu nie ma imienia Ewa. Są tu: Ada.");
        assert!(!lines.text().contains("Spam"), "{}", lines.text());
        lines.send("odcisz ada\r");
        lines.wait_for("znów są widoczne");
    });
    Ok(())
}

/// The server has a new secret, and its answer is lost: everybody is still who they were, in both modes.
#[test]
fn a_lost_answer_to_a_new_secret_costs_nobody() {
    let host = Host::start();
    let lossy = Lossy::before(host.address);
    let url = format!("http://{}", lossy.address);
    let mut ada = Terminal::start(SMALL, &["lobby", &url, "--name", "Ada"]);
    let file = ada.folder.path().join("config/starboard/servers.json");
    let kept = || std::fs::read_to_string(&file).unwrap_or_default();
    let secret = |field: &str| {
        let servers: Value = serde_json::from_str(&kept()).expect("JSON");
        servers[&url]["me"][field].clone()
    };
    ada.wait_for("You are Ada here.");
    let old = secret("secret");
    lossy.set(Fate::Loses);
    let replace = |ada: &mut Terminal| {
        ada.send("p");
        ada.wait_for("Replace the secret");
        ada.send(ENTER);
        ada.wait_for("Whoever uses the old one");
        ada.send(&[DOWN, ENTER].concat());
    };
    replace(&mut ada);
    ada.wait_for("Cannot reach");
    // Both are known here, so that one of them is known to the server.
    let next = secret("next");
    assert!(next.is_string() && next != old, "{}", kept());
    assert_eq!(secret("secret"), old);
    // Asked again, the server says that it is done.
    lossy.set(Fate::Works);
    replace(&mut ada);
    ada.wait_for("only this device knows your secret now");
    assert_eq!((secret("secret"), secret("next")), (next, Value::Null));
    // The answer is lost, and the program ends.
    lossy.set(Fate::Loses);
    replace(&mut ada);
    ada.wait_for("Cannot reach");
    ada.send("q");
    ada.end();
    let next = secret("next");
    assert!(next.is_string(), "{}", kept());

    // The next program finds out by itself.
    lossy.set(Fate::Works);
    let config = ada.folder.path().join("config");
    let config = config.to_string_lossy();
    let variables = [("XDG_CONFIG_HOME", &*config)];
    let mut again = Terminal::start_with(SMALL, &["lobby", &url], &variables);
    again.wait_for("You are Ada here.");
    again.wait_for("My tables");
    again.send("i");
    again.wait_for("Choose a name");
    again.send(" Lovelace\r");
    again.wait_for("You are Ada Lovelace here.");
    assert_eq!((secret("secret"), secret("next")), (next, Value::Null));
    again.send("q");
    again.end();

    let args = ["lobby", &url, "--plain"];
    let mut lines = Terminal::start_with((100, 60), &args, &variables);
    lines.wait_for("Type a number");
    lossy.set(Fate::Loses);
    lines.send("secret\ryes\r");
    lines.wait_for("Cannot reach");
    assert!(secret("next").is_string(), "{}", kept());
    lossy.set(Fate::Works);
    // Whatever is asked for next is granted.
    let next = secret("next");
    lines.send("name Ada\r");
    lines.wait_for("You are Ada here.");
    assert_eq!((secret("secret"), secret("next")), (next, Value::Null));
    lines.send("quit\r");
    lines.end();
}

/// In the lobby, in both modes: a new secret, and the end.
#[test]
fn people_protect_and_delete_themselves() {
    let host = Host::start();
    let url = host.url();
    let mut ada = Terminal::start(SMALL, &["lobby", &url, "--name", "Ada"]);
    let file = ada.folder.path().join("config/starboard/servers.json");
    let kept = || std::fs::read_to_string(&file).unwrap_or_default();
    ada.wait_for("You are Ada here.");
    let before = kept();
    ada.send("p");
    ada.wait_for("Replace the secret");
    ada.send(ENTER);
    ada.wait_for("Whoever uses the old one");
    // The first choice changes nothing.
    ada.send(ENTER);
    ada.wait_without("Whoever uses the old one");
    assert_eq!(kept(), before);
    ada.send("p");
    ada.wait_for("Replace the secret");
    ada.send(ENTER);
    ada.wait_for("Whoever uses the old one");
    ada.send(&[DOWN, ENTER].concat());
    ada.wait_for("only this device knows your secret now");
    let after = kept();
    assert!(after.contains("\"Ada\"") && after != before, "{after}");
    // The new one works.
    ada.send("r");
    ada.wait_for("My tables");
    ada.send("q");
    ada.end();

    let config = ada.folder.path().join("config");
    let config = config.to_string_lossy();
    let variables = [("XDG_CONFIG_HOME", &*config)];
    let window = (100, 60);
    let args = ["lobby", &url, "--plain", "--lang", "pl"];
    let mut lines = Terminal::start_with(window, &args, &variables);
    lines.wait_for("Wpisz numer");
    lines.send("sekret\rnie\r");
    lines.wait_for("Nic się nie zmieniło.");
    assert_eq!(kept(), after);
    lines.send("sekret\rtak\r");
    lines.wait_for("zna teraz tylko to urządzenie");
    assert!(kept() != after, "{after}");
    lines.send("koniec\r");
    lines.end();

    let mut ada = Terminal::start_with(SMALL, &["lobby", &url], &variables);
    ada.wait_for("You are Ada here.");
    ada.send("p");
    ada.wait_for("Delete me");
    ada.click("Delete me");
    ada.wait_for("This cannot be undone.");
    ada.send(&[DOWN, ENTER].concat());
    ada.wait_for("You have been deleted from this server.");
    assert!(!kept().contains("secret"), "{}", kept());
    ada.send("p");
    ada.wait_for("there is nothing to replace or delete");
    ada.send("q");
    ada.end();

    let args = ["lobby", &url, "--plain", "--name", "Ben"];
    let mut lines = Terminal::start_with(window, &args, &variables);
    lines.wait_for("Type a number");
    lines.send("delete me\ryes\r");
    lines.wait_for("You have been deleted from this server.");
    lines.send("delete me\r");
    lines.wait_for("there is nothing to replace or delete");
    assert!(!kept().contains("secret"), "{}", kept());
    lines.send("quit\r");
    lines.end();
}

/// A link moves a seat to another terminal.
#[test]
fn a_seat_moves_to_another_terminal() {
    let host = Host::start();
    let url = host.url();
    let mut ada = Terminal::start((200, 60), &["lobby", &url, "--plain", "--name", "Ada"]);
    ada.wait_for("There are no tables");
    ada.send("open armada\r");
    ada.wait_for("Ada: Write");
    ada.send("move\r");
    let text = ada.wait_for("#seat=");
    let mut words = text.split_whitespace();
    let link = words.find(|word| word.contains("#seat=")).expect("a link");
    let mut there = Terminal::start(SMALL, &["join", link, "--name", "Ada"]);
    there.wait_for("Your seat is now on this device.");
    ada.wait_for("Your seat was moved to another device.");
    ada.send("1\r");
    let before = ada.wait_for("Nobody at this keyboard");
    there.send("a");
    there.wait_for("❯");
    there.send(ENTER);
    ada.wait_until("what was done there", |text| text != before);
    there.send("q");
    there.end();
}

/// The exit code and the error output of a run.
fn complaint(args: &[&str]) -> (Option<i32>, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let output = Command::new(PROGRAM)
        .args(args)
        .env("XDG_CONFIG_HOME", folder.path())
        .env("LANG", "C")
        .output()
        .expect("the program");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code(), text)
}

#[test]
fn wrong_addresses_are_told() {
    let host = Host::start();
    // An HTTP server that is not Starboard's.
    let stranger = TcpListener::bind("127.0.0.1:0").expect("a port");
    let strange = stranger.local_addr().expect("an address");
    thread::spawn(move || {
        for stream in stranger.incoming() {
            let mut stream = stream.expect("a connection");
            let mut bytes = [0; 1024];
            let _ = stream.read(&mut bytes);
            let _ = stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi");
        }
    });
    let missing = host.link("k3v9mw2p7xq4rtba");
    let url = host.url();
    let no_server = format!("http://{strange}");
    let no_table = format!("{no_server}/table/k3v9");
    let nobody = "http://127.0.0.1:1";
    let nobodys = "http://127.0.0.1:1/table/k3v9";
    for (args, code, words) in [
        (&["join", "k3v9"][..], 2, "is no link to a table"),
        (&["join", &url], 2, "is no link to a table"),
        (&["lobby", ""], 2, "is no address of a server"),
        (&["join", &missing], 1, "There is no such table."),
        (&["join", nobodys], 1, "Cannot reach http://127.0.0.1:1"),
        (&["lobby", nobody], 1, "Cannot reach http://127.0.0.1:1"),
        (&["join", &no_table], 1, "There is no Starboard server at"),
        (&["lobby", &no_server], 1, "There is no Starboard server at"),
        (&["lobby", &url, "--name", ""], 2, "--name: "),
    ] {
        let (found, text) = complaint(args);
        assert_eq!(found, Some(code), "{args:?}: {text}");
        assert!(text.contains(words), "{args:?}: {text}");
    }
}

/// A TLS proxy in front of a server, with a certificate of an authority that only the tests trust.
fn encrypted(server: SocketAddr) -> SocketAddr {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/terminal/tls");
    let certificates = CertificateDer::pem_file_iter(folder.join("localhost.pem"))
        .and_then(Iterator::collect::<Result<Vec<_>, _>>)
        .expect("a certificate");
    let key = PrivateKeyDer::from_pem_file(folder.join("localhost.key")).expect("a key");
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_no_client_auth()
        .with_single_cert(certificates, key)
        .expect("a certificate with its key");
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let door = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = door.local_addr().expect("an address");
    door.set_nonblocking(true).expect("for Tokio");
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    thread::spawn(move || {
        runtime.block_on(async {
            let door = tokio::net::TcpListener::from_std(door).expect("a door");
            while let Ok((stream, _)) = door.accept().await {
                let acceptor = acceptor.clone();
                tokio::spawn(async move {
                    // It fails if the client does not trust the certificate.
                    let mut inside = acceptor.accept(stream).await?;
                    let mut outside = tokio::net::TcpStream::connect(server).await?;
                    tokio::io::copy_bidirectional(&mut inside, &mut outside).await
                });
            }
        });
    });
    address
}

/// TLS works, and certificates are checked.
#[tokio::test(flavor = "multi_thread")]
async fn connections_are_encrypted() -> Result<()> {
    let host = Host::start();
    let (secret, _ada) = somebody(&host, "Ada").await?;
    let table = open_table(host.address, &secret, public()).await?;
    let door = encrypted(host.address);
    let link = format!("https://localhost:{}/table/{table}", door.port());
    tokio::task::block_in_place(|| {
        let (code, text) = complaint(&["join", &link]);
        assert_eq!(code, Some(1), "{text}");
        assert!(text.contains("certificate"), "{text}");
        let authority = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/tests/terminal/tls/authority.pem"
        );
        let variables = [("SSL_CERT_FILE", authority)];
        let mut terminal = Terminal::start_with(SMALL, &["join", &link], &variables);
        // The table was found over HTTPS, and its seats arrive over the WebSocket.
        terminal.wait_for("Take one of the 2 free seats");
        terminal.wait_for("1 watching");
        terminal.send("q");
        terminal.end();
    });
    Ok(())
}

//! The full screen, in a pseudo-terminal.

#[path = "terminal/online.rs"]
mod online;
#[path = "terminal/review.rs"]
mod review;

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use starboard_kernel::Lang;
use starboard_kernel::erased::Rules;
use tempfile::TempDir;
use vt100::{MouseProtocolMode, Parser};

const SMALL: (u16, u16) = (80, 24);
const SIZES: [(u16, u16); 3] = [SMALL, (120, 40), (200, 60)];
/// A test that waits longer has failed.
const PATIENCE: Duration = Duration::from_secs(60);
/// A screen that has not changed for this long is stable.
const STILL: Duration = Duration::from_millis(250);

/// What the terminal shows, and when something last came.
struct Shown {
    parser: Parser,
    at: Instant,
    is_open: bool,
}

/// The program in a terminal of its own.
struct Terminal {
    child: Box<dyn Child + Send + Sync>,
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    shown: Arc<Mutex<Shown>>,
    folder: TempDir,
}

fn nonzero(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).expect("a size")
}

fn size((columns, rows): (u16, u16)) -> PtySize {
    PtySize {
        rows,
        cols: columns,
        pixel_width: 0,
        pixel_height: 0,
    }
}

impl Terminal {
    fn start(window: (u16, u16), args: &[&str]) -> Terminal {
        Terminal::start_with(window, args, &[])
    }

    fn start_with(window: (u16, u16), args: &[&str], variables: &[(&str, &str)]) -> Terminal {
        let folder = tempfile::tempdir().expect("a temporary folder");
        Terminal::start_in(folder, window, args, variables)
    }

    fn start_in(
        folder: TempDir,
        window: (u16, u16),
        args: &[&str],
        variables: &[(&str, &str)],
    ) -> Terminal {
        let pair = native_pty_system().openpty(size(window)).expect("a pty");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_starboard"));
        command.args(args);
        command.env_clear();
        command.env("XDG_STATE_HOME", folder.path().join("state"));
        command.env("XDG_CONFIG_HOME", folder.path().join("config"));
        command.env("TERM", "xterm-256color");
        command.env("LANG", "en_GB.UTF-8");
        for (name, value) in variables {
            command.env(name, value);
        }
        command.cwd(folder.path());
        let child = pair.slave.spawn_command(command).expect("the program");
        drop(pair.slave);
        let mut output = pair.master.try_clone_reader().expect("output");
        let shown = Arc::new(Mutex::new(Shown {
            parser: Parser::new(nonzero(window.1), nonzero(window.0), 100),
            at: Instant::now(),
            is_open: true,
        }));
        let hears = Arc::clone(&shown);
        thread::spawn(move || {
            let mut bytes = [0; 8192];
            loop {
                let count = output.read(&mut bytes).unwrap_or(0);
                let mut shown = hears.lock().expect("the screen");
                shown.at = Instant::now();
                if count == 0 {
                    shown.is_open = false;
                    return;
                }
                shown.parser.process(&bytes[..count]);
            }
        });
        Terminal {
            child,
            keys: pair.master.take_writer().expect("keys"),
            master: pair.master,
            shown,
            folder,
        }
    }

    fn text(&self) -> String {
        let shown = self.shown.lock().expect("the screen");
        let screen = shown.parser.screen();
        let width = screen.size().1.get();
        let rows = screen.rows(0, width).map(|row| row.trim_end().to_owned());
        rows.collect::<Vec<_>>().join("\n")
    }

    fn send(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("keys");
        self.keys.flush().expect("keys");
    }

    /// Waits until the screen is as wanted and stays so.
    fn wait_until(&self, what: &str, is_there: impl Fn(&str) -> bool) -> String {
        let began = Instant::now();
        loop {
            let text = self.text();
            let is_still = self.shown.lock().expect("the screen").at.elapsed() > STILL;
            if is_still && is_there(&text) {
                return text;
            }
            assert!(began.elapsed() < PATIENCE, "no {what} in\n{text}");
            thread::sleep(Duration::from_millis(10));
        }
    }

    fn wait_for(&self, expected: &str) -> String {
        self.wait_until(expected, |text| text.contains(expected))
    }

    /// Waits for a game to be asked of somebody: the line below the board says so.
    fn wait_for_turn(&self, name: &str) -> String {
        self.wait_until(&format!("turn of {name}"), |text| {
            let (_, rows) = self.window();
            let mut lines = text.lines().skip(usize::from(rows) - 3);
            lines
                .next()
                .is_some_and(|line| line.trim_start().starts_with(&format!("{name}:")))
        })
    }

    fn window(&self) -> (u16, u16) {
        let shown = self.shown.lock().expect("the screen");
        let (rows, columns) = shown.parser.screen().size();
        (columns.get(), rows.get())
    }

    /// Waits until something is no longer there.
    fn wait_without(&self, expected: &str) -> String {
        self.wait_until(&format!("screen without {expected}"), |text| {
            !text.contains(expected)
        })
    }

    fn resize(&self, window: (u16, u16)) {
        let mut shown = self.shown.lock().expect("the screen");
        let (rows, columns) = (nonzero(window.1), nonzero(window.0));
        shown.parser.screen_mut().set_size(rows, columns);
        drop(shown);
        self.master.resize(size(window)).expect("another size");
    }

    /// Clicks on the first occurrence of a text, with the mouse report of a terminal.
    fn click(&mut self, text: &str) {
        let shown = self.text();
        let (row, line) = shown
            .lines()
            .enumerate()
            .find(|(_, line)| line.contains(text))
            .unwrap_or_else(|| panic!("no {text} in\n{shown}"));
        let before = line.split(text).next().unwrap_or_default();
        let (x, y) = (before.chars().count() + 1, row + 1);
        self.send(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
    }

    /// Waits for the end; gives what is then on the terminal.
    fn end(&mut self) -> String {
        let status = self.child.wait().expect("an end");
        let began = Instant::now();
        while self.shown.lock().expect("the screen").is_open && began.elapsed() < PATIENCE {
            thread::sleep(Duration::from_millis(10));
        }
        let text = self.text();
        assert!(status.success(), "{text}");
        let shown = self.shown.lock().expect("the screen");
        let screen = shown.parser.screen();
        assert!(!screen.alternate_screen() && !screen.hide_cursor());
        assert!(matches!(
            screen.mouse_protocol_mode(),
            MouseProtocolMode::None
        ));
        text
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

const ENTER: &str = "\r";
const ESCAPE: &str = "\x1b";
const TAB: &str = "\t";
const DOWN: &str = "\x1b[B";
const RIGHT: &str = "\x1b[C";
const LEFT: &str = "\x1b[D";

/// How the first screen of a game is reached.
struct Sight {
    game: &'static str,
    /// Who plays it, and with which options.
    seats: &'static str,
    /// Something that is on that screen.
    first: &'static str,
}

const fn sight(game: &'static str, seats: &'static str, first: &'static str) -> Sight {
    Sight { game, seats, first }
}

/// Every game has a line here.
const SIGHTS: &[Sight] = &[
    sight("guardians", "you:Ada,level:1", "Place your fighter"),
    sight(
        "rescue",
        "you:Ada,level:1 --options layout=standard",
        "Ada:",
    ),
    sight("armada", "you:Ada", "Write"),
    sight("hegemony", "you:Ada", "choose the planet"),
];

impl Sight {
    fn args<'a>(&'a self, more: &[&'a str]) -> Vec<&'a str> {
        let play = ["play", self.game, "--seed", "5", "--seats"];
        let seats = self.seats.split(' ');
        play.into_iter()
            .chain(seats)
            .chain(more.iter().copied())
            .collect()
    }
}

#[test]
fn every_game_has_a_sight() {
    let registry = starboard_games::registry();
    let games: BTreeSet<&str> = registry.iter().map(Rules::name).collect();
    let seen: BTreeSet<&str> = SIGHTS.iter().map(|sight| sight.game).collect();
    assert_eq!(seen, games, "SIGHTS has a line for every game");
}

/// The first screen of every game at three sizes, as it is in the snapshots.
#[test]
fn every_game_is_drawn_at_every_size() {
    for sight in SIGHTS {
        let game = sight.game;
        for window in SIZES {
            let mut terminal = Terminal::start(window, &sight.args(&[]));
            let text = terminal.wait_for(sight.first);
            insta::assert_snapshot!(format!("{game}-{}x{}", window.0, window.1), text);
            terminal.send("q");
            assert!(terminal.end().contains("To continue: starboard play"));
        }
    }
}

/// In Polish, and on a terminal that knows neither Unicode nor colours; with `STARBOARD_SLOW=1` there in
/// every language.
#[test]
fn other_languages_and_lesser_terminals_are_served() {
    let plain = [("LANG", "C"), ("TERM", "xterm"), ("NO_COLOR", "1")];
    for sight in SIGHTS {
        let game = sight.game;
        let args = sight.args(&["--lang", "pl"]);
        let mut terminal = Terminal::start(SMALL, &args);
        let text = terminal.wait_for("Enter");
        insta::assert_snapshot!(format!("{game}-polish"), text);
        terminal.send("q");
        terminal.end();
        let mut terminal = Terminal::start_with(SMALL, &args, &plain);
        let text = terminal.wait_for("Enter");
        assert!(text.is_ascii(), "{text}");
        insta::assert_snapshot!(format!("{game}-ascii"), text);
        terminal.send("q");
        terminal.end();
        if std::env::var_os("STARBOARD_SLOW").is_none() {
            continue;
        }
        for lang in Lang::ALL {
            let args = sight.args(&["--lang", lang.code()]);
            let mut terminal = Terminal::start_with(SMALL, &args, &plain);
            let text = terminal.wait_for("Ada");
            assert!(text.is_ascii(), "{lang:?}: {text}");
            terminal.send("q");
            terminal.end();
        }
    }
}

/// Where it could not be seen, nothing is drawn.
#[test]
fn line_mode_works_on_request_and_in_dumb_terminals() {
    for (flags, term) in [(&["--plain"][..], "xterm"), (&[], "dumb")] {
        let args = [&["play", "armada", "--seed", "5"][..], flags].concat();
        let mut terminal = Terminal::start_with(SMALL, &args, &[("TERM", term)]);
        terminal.wait_for("Player 1: Write one die");
        terminal.send("quit\r");
        let text = terminal.end();
        assert!(text.contains("To continue: starboard play"), "{text}");
    }
}

#[test]
fn a_window_may_be_too_small_and_grow() {
    let mut terminal = Terminal::start((60, 20), &["play", "guardians", "--seed", "5"]);
    terminal.wait_for("Make it at least 80");
    for window in [(100, 30), SMALL, (79, 24), (200, 60)] {
        terminal.resize(window);
        let is_small = window.0 < 80;
        terminal.wait_until("the right screen", |text| {
            text.contains("at least 80") == is_small
                && text.contains("Guardians of Space") != is_small
        });
    }
    terminal.send("\x03");
    assert!(terminal.end().contains("To continue"));
}

/// Squares by keyboard: select, confirm, be refused, cancel, undo; the bot answers.
#[test]
fn a_board_is_played_by_keyboard() {
    let args = [
        "play",
        "guardians",
        "--seed",
        "5",
        "--seats",
        "you:Ada,level:1",
    ];
    let mut terminal = Terminal::start(SMALL, &args);
    terminal.wait_for("Place your fighter");
    terminal.send(ENTER);
    terminal.wait_for("Place your fighter on a1. Enter plays it");
    terminal.send(ESCAPE);
    terminal.wait_for("Ada: Place your fighter on an empty square");
    terminal.send(&[TAB, ENTER, ENTER].concat());
    terminal.wait_for("Ada started on b1.");
    let text = terminal.wait_for("Ada: Move your fighter");
    assert!(text.contains("Bot 2 placed the mine"), "{text}");
    // A square that cannot be reached says why, with the rule.
    terminal.send("\x1b[A\x1b[A\x1b[A\x1b[C\r");
    terminal.wait_for("(G10)");
    terminal.send("u");
    terminal.wait_for("Undone.");
    terminal.send("a");
    terminal.wait_for("Place your fighter on f1");
    terminal.send(&[DOWN, DOWN, ENTER].concat());
    terminal.wait_for("Ada started on c1.");
    terminal.send("l");
    terminal.wait_for("place c");
    terminal.send("l");
    terminal.wait_without("place c");
    terminal.send("q");
    assert!(terminal.end().contains("To continue"));
}

#[test]
fn a_board_is_played_by_mouse() {
    let args = ["play", "hegemony", "--seed", "5", "--seats", "you:Ada"];
    let mut terminal = Terminal::start(SMALL, &args);
    terminal.wait_for("choose the planet");
    terminal.click("Stillness");
    terminal.wait_for("Search Stillness");
    terminal.click("Stillness");
    terminal.wait_for("◉ Stillness");
    // The keys of the last line can be clicked, too.
    terminal.click("menu");
    terminal.wait_for("Save and leave");
    terminal.click("Save and leave");
    assert!(terminal.end().contains("To continue"));
}

#[test]
fn help_is_at_hand() {
    let args = [
        "play",
        "rescue",
        "--seed",
        "5",
        "--options",
        "layout=standard",
    ];
    let mut terminal = Terminal::start(SMALL, &args);
    terminal.wait_for("Player 1:");
    terminal.send("m");
    terminal.wait_for("Save and leave");
    terminal.send(ESCAPE);
    terminal.wait_without("Save and leave");
    terminal.send("\x1bOP");
    terminal.wait_for("do not wait for the bots");
    terminal.send(ESCAPE);
    terminal.wait_without("do not wait for the bots");
    terminal.send("g");
    terminal.wait_for("Guide:");
    terminal.send("h");
    terminal.wait_for("Hint:");
    terminal.send("h");
    terminal.wait_for("What a strong player would consider");
    terminal.send(ENTER);
    terminal.wait_for("Player 1 moved");
    terminal.send("q");
    terminal.end();
}

/// What actions are worth, and that thinking can be interrupted.
#[test]
fn actions_show_their_worth() {
    let args = ["play", "hegemony", "--seed", "5", "--seats", "you:Ada"];
    let mut terminal = Terminal::start(SMALL, &args);
    terminal.wait_for("choose the planet");
    terminal.send("w");
    terminal.wait_for("what it is worth");
    terminal.send(ESCAPE);
    terminal.wait_without("what it is worth");
    terminal.send("a");
    terminal.wait_for("Search Cinder");
    terminal.send("q");
    terminal.end();
}

/// A whole game of bots, its end, a rematch, and the record that is left.
#[test]
fn a_game_ends_with_its_chart() {
    let args = [
        "play",
        "guardians",
        "--seed",
        "7",
        "--seats",
        "you:Ada,level:1",
    ];
    let mut terminal = Terminal::start((120, 40), &args);
    terminal.wait_for("Place your fighter");
    terminal.send("m");
    terminal.wait_for("Resign");
    terminal.click("Resign");
    terminal.wait_for("Resign this game?");
    terminal.send(&[DOWN, ENTER].concat());
    let text = terminal.wait_for("View the board");
    assert!(text.contains("Points") && text.contains("wins"), "{text}");
    terminal.send(ENTER);
    terminal.wait_for("A new game started.");
    terminal.send("q");
    assert!(terminal.end().contains("To continue"));
}

#[test]
fn bots_play_a_whole_game() {
    let args = [
        "play",
        "guardians",
        "--seed",
        "7",
        "--seats",
        "level:1,level:1",
    ];
    let mut terminal = Terminal::start(SMALL, &args);
    terminal.wait_for("Guardians of Space");
    terminal.send("k");
    let text = terminal.wait_for("View the board");
    assert!(text.contains("Points"), "{text}");
    terminal.send(ESCAPE);
    terminal.wait_for("R shows");
    terminal.send("r");
    terminal.wait_for("View the board");
    terminal.send("q");
    let text = terminal.end();
    assert!(text.contains("The game was saved in"), "{text}");
}

#[test]
fn a_replay_is_drawn_at_every_size() {
    let record = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../archive/rescue-1-2-players.json"
    );
    for window in SIZES {
        let mut terminal = Terminal::start(window, &["replay", record, "--to", "20"]);
        let text = terminal.wait_for("After move 20 of");
        insta::assert_snapshot!(format!("replayed-{}x{}", window.0, window.1), text);
        terminal.send("q");
        terminal.end();
    }
}

/// A recorded game, step by step.
#[test]
fn a_record_is_replayed() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let record = folder.path().join("game.json").display().to_string();
    let args = [
        "play",
        "guardians",
        "--seed",
        "7",
        "--seats",
        "level:1,level:1",
    ];
    let args = [&args[..], &["--save", &record, "--plain"][..]].concat();
    let mut terminal = Terminal::start_in(folder, SMALL, &args, &[]);
    terminal.end();
    let folder = std::mem::replace(&mut terminal.folder, tempfile::tempdir().expect("a folder"));
    let mut terminal = Terminal::start_in(folder, SMALL, &["replay", &record], &[]);
    terminal.wait_for("After move 0 of");
    terminal.send(&[RIGHT, RIGHT].concat());
    terminal.wait_for("After move 2 of");
    terminal.send(LEFT);
    let text = terminal.wait_for("After move 1 of");
    insta::assert_snapshot!("replay-80x24", text);
    terminal.send("12\r");
    terminal.wait_for("After move 12 of");
    terminal.send("\x1b[F");
    terminal.wait_until("the end", |text| {
        text.lines().any(|line| {
            let counts = line.split("After move ").nth(1);
            let counts = counts.and_then(|counts| counts.trim().split_once(" of "));
            counts.is_some_and(|(at, all)| at == all)
        })
    });
    terminal.send("r");
    terminal.wait_for("Points");
    terminal.send(ESCAPE);
    terminal.wait_without("Points");
    terminal.send("l");
    terminal.wait_for("Log");
    terminal.send("q");
    terminal.end();
    let folder = std::mem::replace(&mut terminal.folder, tempfile::tempdir().expect("a folder"));
    let args = ["replay", &record, "--plain", "--to", "1"];
    let mut terminal = Terminal::start_in(folder, SMALL, &args, &[]);
    assert!(terminal.end().contains("10"));
}

//! The binary as people and scripts use it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use server_tests::{Client, Lobby, plan};
use starboard_guide::{Card, Reader};
use starboard_kernel::{Lang, Level, OptionValues, Seat, Seed};
use starboard_table::{LocalTable, Player, Request, SeatFor};
use tempfile::TempDir;

struct Done {
    code: Option<i32>,
    out: String,
    err: String,
}

/// A place of its own for saved games, and no language but English by surroundings.
struct Bench(TempDir);

impl Bench {
    fn new() -> Self {
        Bench(tempfile::tempdir().expect("a temporary folder"))
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).display().to_string()
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_starboard"));
        command
            .args(args)
            .env("XDG_STATE_HOME", self.0.path().join("state"))
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env_remove("LANG")
            .env_remove("RUST_LOG")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    fn run(&self, args: &[&str], input: &str) -> Done {
        finish(self.command(args), input)
    }

    /// Runs, must succeed, gives what was printed.
    fn ok(&self, args: &[&str], input: &str) -> String {
        let done = self.run(args, input);
        assert_eq!(done.code, Some(0), "{args:?}: {}{}", done.out, done.err);
        assert_eq!(done.err, "", "{args:?}");
        done.out
    }

    /// Runs, must fail with this exit code and say this.
    fn fails(&self, args: &[&str], code: i32, expected: &str) {
        let done = self.run(args, "");
        assert_eq!(done.code, Some(code), "{args:?}: {}{}", done.out, done.err);
        assert!(done.err.contains(expected), "{args:?}: {}", done.err);
        assert!(!done.err.contains("panicked"), "{}", done.err);
    }

    /// A finished game between two bots.
    fn finished(&self, name: &str) -> String {
        let file = self.path(name);
        let seats = "level:1,level:1";
        self.ok(
            &[
                "play",
                "guardians",
                "--seats",
                seats,
                "--seed",
                "3",
                "--save",
                &file,
            ],
            "",
        );
        file
    }
}

fn finish(mut command: Command, input: &str) -> Done {
    let mut child = command.spawn().expect("the binary starts");
    // A program that refuses its flags does not wait for input.
    let _ = child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the binary ends");
    Done {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// Every text must appear, in this order.
fn in_order(text: &str, expected: &[&str]) {
    let mut rest = text;
    for part in expected {
        let at = rest
            .find(part)
            .unwrap_or_else(|| panic!("{part:?} is missing in:\n{rest}\nall:\n{text}"));
        rest = &rest[at + part.len()..];
    }
}

fn edit(file: &str, change: impl FnOnce(&mut Value)) {
    let mut record: Value =
        serde_json::from_str(&fs::read_to_string(file).expect("a record")).expect("JSON");
    change(&mut record);
    fs::write(file, record.to_string()).expect("written");
}

#[test]
fn games_are_listed_in_the_requested_language() {
    let bench = Bench::new();
    let english = bench.ok(&["games"], "");
    in_order(
        &english,
        &[
            "guardians: Guardians of Space",
            "Players: 2, 3, 4",
            "variant=basic",
            "(default)",
        ],
    );
    let polish = bench.ok(&["--lang", "pl", "games"], "");
    in_order(
        &polish,
        &["Strażnicy Kosmosu", "Liczba graczy: 2, 3, 4", "(domyślnie)"],
    );
    for (variable, value, expected) in [
        ("LC_ALL", "pl_PL.UTF-8", &polish),
        ("LC_MESSAGES", "pl", &polish),
        ("LANG", "pl_PL.UTF-8", &polish),
        ("LANG", "tlh_KL.UTF-8", &english),
    ] {
        let mut command = bench.command(&["games"]);
        command.env(variable, value);
        assert_eq!(&finish(command, "").out, expected, "{variable}={value}");
    }
    // The first variable that is set decides.
    let mut command = bench.command(&["games"]);
    command
        .env("LC_ALL", "en_GB.UTF-8")
        .env("LANG", "pl_PL.UTF-8");
    assert_eq!(finish(command, "").out, english);
}

#[test]
fn kits_and_rulebooks_are_printed_or_refused() {
    let bench = Bench::new();
    let file = bench.path("kit.pdf");
    let printed = bench.ok(
        &["print", "guardians", "--paper", "letter", "-o", &file],
        "",
    );
    assert!(
        printed.contains(&file) && printed.contains("6 pages"),
        "{printed}"
    );
    assert!(fs::read(&file).expect("the kit").starts_with(b"%PDF"));
    let rules = [
        "print", "armada", "--what", "rules", "--lang", "pl", "-o", &file,
    ];
    assert!(bench.ok(&rules, "").starts_with("Zapisano"));
    let earlier = fs::read(&file).expect("the rulebook");
    for (args, code, expected) in [
        (
            vec!["print", "chess", "-o", &file],
            2,
            "GAME: choose one of guardians",
        ),
        (vec!["print", "guardians"], 2, "--out"),
        (
            vec!["print", "guardians", "--paper", "a5", "-o", &file],
            2,
            "choose one of a4, letter",
        ),
        (
            vec!["print", "guardians", "--ink", "gold", "-o", &file],
            2,
            "choose one of colour, low",
        ),
        (
            vec!["print", "guardians", "--lang", "xx", "-o", &file],
            2,
            "--lang",
        ),
        (
            vec!["print", "guardians", "--edition", "first", "-o", &file],
            2,
            "--edition: this game has only one edition",
        ),
        (
            vec!["print", "hegemony", "--edition", "third", "-o", &file],
            2,
            "--edition: choose one of first, second",
        ),
        (
            vec!["print", "armada", "-o", "/dev/null/kit.pdf"],
            1,
            "--out /dev/null/kit.pdf",
        ),
    ] {
        bench.fails(&args, code, expected);
    }
    assert_eq!(fs::read(&file).expect("the same"), earlier);
}

#[test]
fn bad_flags_are_refused_by_name() {
    let bench = Bench::new();
    for (args, code, expected) in [
        (&[][..], 2, "Usage"),
        (&["fly"], 2, "fly"),
        (&["games", "--lang", "xx"], 2, "[possible values: en, "),
        (&["play"], 2, "GAME"),
        (
            &["play", "chess"],
            2,
            "GAME: there is no game \"chess\"; the games are \"guardians\"",
        ),
        (
            &["play", "guardians", "--seats", "me"],
            2,
            "choose you, you:NAME, or level:1",
        ),
        (
            &["play", "guardians", "--seats", "you"],
            2,
            "--seats: 1 seats are given",
        ),
        (
            &[
                "play",
                "guardians",
                "--seats",
                "you,you",
                "--options",
                "players=3",
            ],
            2,
            "--seats",
        ),
        (
            &["play", "guardians", "--seats", "you:,level:1"],
            2,
            "--seats: seat 1",
        ),
        (
            &["play", "guardians", "--seats", "level:1,level:1", "--guide"],
            2,
            "--guide: only bots sit at this table",
        ),
        (&["play", "guardians", "--guide=yes"], 2, "--guide"),
        (
            &["play", "guardians", "--options", "players"],
            2,
            "NAME=VALUE",
        ),
        (
            &["play", "guardians", "--options", "players=9"],
            2,
            "choose one of 2, 3, 4",
        ),
        (
            &["play", "guardians", "--options", "speed=9"],
            2,
            "there is no such option",
        ),
        (
            &["play", "guardians", "--options", "players=2,players=3"],
            2,
            "given twice",
        ),
        (
            &["play", "guardians", "--seed", "seven"],
            2,
            "64 hex digits",
        ),
        (
            &["play", "--resume", "nowhere.json"],
            1,
            "--resume nowhere.json: there is no such file",
        ),
        (&["play", "--resume", "a.json", "--seed", "1"], 2, "--seed"),
        (
            &["play", "guardians", "--save", "/proc/nowhere/x.json"],
            1,
            "--save /proc/nowhere/x.json",
        ),
        (
            &["simulate", "--game", "chess", "--seats", "random,random"],
            2,
            "--game: there is no game",
        ),
        (
            &["simulate", "--game", "guardians", "--seats", "deep,random"],
            2,
            "there is no bot",
        ),
        (
            &["simulate", "--game", "guardians", "--seats", "random"],
            2,
            "--seats",
        ),
        (
            &[
                "simulate",
                "--game",
                "guardians",
                "--seats",
                "random,random",
                "--games",
                "0",
            ],
            2,
            "--games",
        ),
        (
            &[
                "simulate",
                "--game",
                "guardians",
                "--seats",
                "random,random",
                "--options",
                "variant=x",
            ],
            2,
            "--options",
        ),
        (
            &["replay", "nowhere.json"],
            1,
            "FILE nowhere.json: there is no such file",
        ),
        (
            &["verify", "nowhere.json"],
            1,
            "FILE nowhere.json: there is no such file",
        ),
        (&["serve", "--address", "here"], 2, "--address"),
        (&["completions", "tcsh"], 2, "tcsh"),
    ] {
        bench.fails(args, code, expected);
    }
    assert!(bench.ok(&["--help"], "").contains("simulate"));
    assert!(bench.ok(&["--version"], "").starts_with("starboard "));
}

#[test]
fn a_game_is_played_left_and_resumed() {
    let bench = Bench::new();
    let file = bench.path("my game.json");
    let start = [
        "play",
        "guardians",
        "--seats",
        "you:Ada,level:2",
        "--seed",
        "7",
        "--save",
        &file,
    ];
    let out = bench.ok(
        &start,
        "help\nlog\nplace z\ndance\n99\n0\nmore\nlist x\nlist place\n3\nfire\nhint\n\nboard\nundo\nundo\nplace c\nquit\n",
    );
    in_order(
        &out,
        &[
            "Guardians of Space",
            "Seat 1: Ada",
            "Seat 2: Bot 2, level 2 bot",
            "Ada: ",
            "  1  place a: ",
            "take back the last action",
            "24. chance: draw",
            "“place z” is neither an action nor a command",
            "“dance” is neither",
            "choose 1 to 6",
            "choose 1 to 6",
            "That is all.",
            "No action starts with “x”.",
            "  6  place f",
            "Ada started on c1.",
            "Bot 2 started on",
            "Not possible: ",
            "(G9).",
            "chance of winning",
            "Undone: the game is back at move 24.",
            "There is nothing to undo.",
            "Ada started on c1.",
            "The game was saved in '",
            "To continue: starboard play --resume '",
        ],
    );
    assert!(!out.contains('\x1b'), "no colours in a pipe");
    bench.fails(&start, 2, "--save: ");
    bench.fails(
        &["play", "chess", "--resume", &file],
        2,
        "the saved game is guardians",
    );

    // In Polish, with the Polish words; the end of the input saves, too.
    let out = bench.ok(
        &["play", "--resume", &file, "--lang", "pl"],
        "pomoc\nfire\nnic\nlista stay\nstay\n1\ncofnij\npodpowiedź\ndziennik\nplansza\n77\ndalej\n",
    );
    in_order(
        &out,
        &[
            "Strażnicy Kosmosu",
            "Miejsce 2: Bot 2, bot na poziomie 2",
            "Gra toczy się dalej po ruchu 27.",
            "cofnij ostatnią akcję",
            "Nie można: ",
            "„nic” nie jest ani akcją, ani poleceniem",
            "stay: ",
            "Cofnięto: gra jest znów po ruchu",
            "szansa na wygraną",
            "24. los: draw",
            "Nie ma takiego numeru",
            "To już wszystko.",
            "Gra jest zapisana w pliku '",
            "Aby grać dalej: starboard play --resume '",
        ],
    );
    let english = bench.ok(&["play", "--resume", &file], "quit\n");
    in_order(
        &english,
        &["The game continues from move", "Ada: ", "To continue"],
    );

    let copy = bench.path("copy.json");
    let out = bench.ok(
        &["play", "--resume", &file, "--save", &copy],
        "resign\nstay\nresign\nundo\nlist\nquit\n",
    );
    in_order(
        &out,
        &[
            "Ada resigned.",
            "Ada resigned.",
            "Bot 2 wins",
            "starboard verify",
            "The game is over. You can type rematch",
            "The game is over.",
            "The game is over.",
            "and that stands",
        ],
    );
    in_order(&bench.ok(&["verify", &copy], ""), &["The record is valid."]);
    in_order(
        &bench.ok(&["replay", &copy], ""),
        &[
            "1. chance: draw",
            "Ada: place c",
            "Ada resigned.",
            "Bot 2 wins",
        ],
    );
    // What was not asked to change has not changed.
    in_order(
        &bench.ok(&["replay", &file], ""),
        &["The game is not over yet."],
    );
}

/// A game that is typed in step by step, with a look at what is shown after each.
struct Typed {
    child: Child,
    out: BufReader<ChildStdout>,
}

impl Typed {
    fn new(mut command: Command) -> Typed {
        let mut child = command.spawn().expect("it starts");
        let out = BufReader::new(child.stdout.take().expect("piped"));
        Typed { child, out }
    }

    /// What is shown up to the next prompt.
    fn shown(&mut self) -> String {
        let mut shown = Vec::new();
        while !shown.ends_with(b"\n> ") {
            let read = self.out.read_until(b' ', &mut shown).expect("readable");
            assert!(
                read > 0,
                "no prompt after: {}",
                String::from_utf8_lossy(&shown)
            );
        }
        String::from_utf8(shown).expect("text")
    }

    fn enter(&mut self, line: &str) {
        let input = self.child.stdin.as_mut().expect("piped");
        writeln!(input, "{line}").expect("it reads");
    }
}

/// A disk that is full for a while neither ends a game nor loses it.
#[test]
fn a_game_continues_while_it_cannot_be_saved() {
    let bench = Bench::new();
    let (folder, file) = (bench.path("saves"), bench.path("saves/game.json"));
    let play = [
        "play", "rescue", "--seats", "you,you", "--seed", "7", "--save", &file,
    ];
    let mut game = Typed::new(bench.command(&play));
    let shown = game.shown();
    assert!(!shown.contains("could not be saved"), "{shown}");
    // A file is where the folder was, so that nothing can be written there.
    fs::remove_dir_all(&folder).expect("removed");
    fs::write(&folder, "in the way").expect("written");
    game.enter("1");
    let shown = game.shown();
    assert!(shown.contains("The game could not be saved"), "{shown}");
    game.enter("1");
    let shown = game.shown();
    assert!(!shown.contains("could not be saved"), "told once: {shown}");
    fs::remove_file(&folder).expect("removed");
    game.enter("1");
    game.shown();
    let record = fs::read_to_string(&file).expect("saved again");
    let record: Value = serde_json::from_str(&record).expect("a record");
    assert_eq!(record["moves"].as_array().map(Vec::len), Some(3));

    // The exit code tells a player who leaves while it cannot be saved.
    fs::remove_dir_all(&folder).expect("removed");
    fs::write(&folder, "in the way").expect("written");
    game.enter("1");
    game.shown();
    game.enter("quit");
    let status = game.child.wait().expect("it ends");
    assert_eq!(status.code(), Some(1));
}

#[test]
fn people_share_a_keyboard_and_games_find_a_place_of_their_own() {
    let bench = Bench::new();
    let out = bench.ok(
        &[
            "play",
            "guardians",
            "--seats",
            "you,you,level:1",
            "--options",
            "variant=advanced",
        ],
        "1\n1\nresign\nundo\nresign\nrematch\nquit\n",
    );
    in_order(
        &out,
        &[
            "Seat 2: Player 2",
            "Player 1: ",
            "Player 2: ",
            "Player 1: ",
            "Player 1 resigned.",
            "A level 3 bot took over for Player 1.",
            "Undone",
            "Player 2 resigned.",
            "Player 1 and Player 2 resigned.",
            "Bot 3 wins",
            "A new game started.",
            "Player 2: ",
            "To continue: starboard play --resume ",
        ],
    );
    let saved: Vec<_> = fs::read_dir(bench.0.path().join("state/starboard"))
        .expect("the state folder")
        .map(|entry| entry.expect("an entry").path().display().to_string())
        .collect();
    assert_eq!(saved.len(), 2, "the game and the rematch: {saved:?}");
    // Nor does a game of the same seed overwrite an earlier one.
    let again = bench.ok(&["play", "guardians", "--seed", "1"], "");
    let once_more = bench.ok(&["play", "guardians", "--seed", "1"], "");
    in_order(&once_more, &["-2.json"]);
    assert!(!again.contains("-2.json"));
    for file in saved {
        bench.ok(&["verify", &file], "");
    }
}

/// How the guide looks in a language.
struct GuideWords {
    lang: Lang,
    command: &'static str,
    title: &'static str,
    rules: &'static str,
    on: &'static str,
    off: &'static str,
}

const GUIDE_WORDS: [GuideWords; 2] = [
    GuideWords {
        lang: Lang::En,
        command: "guide",
        title: "Guide: ",
        rules: "  Rules: ",
        on: "The guide is on.",
        off: "The guide is off.",
    },
    GuideWords {
        lang: Lang::Pl,
        command: "przewodnik",
        title: "Przewodnik: ",
        rules: "  Zasady: ",
        on: "Przewodnik jest włączony.",
        off: "Przewodnik jest wyłączony.",
    },
];

impl GuideWords {
    /// Title, text and rules of all cards, put together from their lines.
    fn cards(&self, out: &str) -> Vec<[String; 3]> {
        let mut lines = out.lines();
        let mut cards = Vec::new();
        while let Some(line) = lines.next() {
            let Some(title) = line.strip_prefix(self.title) else {
                continue;
            };
            let mut text = Vec::new();
            let rules = loop {
                let line = lines.next().expect("a card ends with its rules");
                assert!(line.chars().count() < 80, "{line}");
                if let Some(rules) = line.strip_prefix(self.rules) {
                    break rules;
                }
                text.push(line.strip_prefix("  ").expect("a card is indented"));
            };
            cards.push([title.to_owned(), text.join(" "), rules.to_owned()]);
        }
        cards
    }
}

fn parts(card: Card) -> [String; 3] {
    [card.title, card.text, card.rules.join(", ")]
}

#[test]
fn the_guide_explains_every_step_until_it_is_switched_off() {
    let bench = Bench::new();
    for rules in starboard_games::registry().iter() {
        let mut options = OptionValues::new();
        let mut players = vec![Player::person("Ada")];
        let mut seats = "you:Ada";
        if rules.player_counts() != [1] {
            options.insert("players".to_owned(), 2.into());
            players.push(Player::bot("Bot 2", Level::FIRST));
            seats = "you:Ada,level:1";
        }
        let seed = Seed::from_number(7);
        let table = LocalTable::new(rules, &options, &players, seed).expect("a table");
        let start = table.play().position();
        for words in &GUIDE_WORDS {
            let (game, command) = (rules.name(), words.command);
            let code = words.lang.code();
            let play = [
                "play", game, "--seats", seats, "--seed", "7", "--lang", code,
            ];
            let out = bench.ok(&play, "1\nquit\n");
            assert_eq!(words.cards(&out), [[""; 3]; 0], "no guide was requested");

            let guided = [&play[..], &["--guide"]].concat();
            let actions = "1\n".repeat(12);
            let input = format!("{actions}{command}\n1\n1\n{command}\nboard\nquit\n");
            let out = bench.ok(&guided, &input);
            let (explained, rest) = out.split_once(words.off).expect("off");
            let (silent, again) = rest.split_once(words.on).expect("on again");
            let cards = words.cards(explained);
            let reader = Reader::new(Some(Seat::new(0)), words.lang);
            let first = starboard_guide::card(start, reader);
            assert_eq!(cards[0], parts(first.expect("a guide")), "{game}");
            assert!(cards.len() > 2, "{game}: {cards:?}");
            let changes = cards.windows(2).all(|pair| pair[0] != pair[1]);
            assert!(changes, "{game}: a card is repeated: {cards:?}");
            assert!(cards.iter().flatten().all(|part| !part.is_empty()));
            assert_eq!(words.cards(silent), [[""; 3]; 0], "{game}: switched off");
            assert_eq!(words.cards(again).len(), 1, "{game}: the present step");
            assert!(!out.contains('\x1b'), "no colours in a pipe");
        }
    }
}

#[test]
fn the_guide_speaks_to_its_reader() {
    let bench = Bench::new();
    let play = |seats: &str, input: &str| {
        let args = [
            "play",
            "guardians",
            "--seats",
            seats,
            "--seed",
            "7",
            "--guide",
        ];
        bench.ok(&args, input)
    };
    // With one person at the table it says what the others are doing.
    let out = play("you:Ada,level:1,level:1", "1\nguide now\n");
    in_order(
        &out,
        &[
            "Guide: ",
            "Ada started on a1.",
            "Guide: Bot 2",
            "Bot 2 started on",
            "Guide: Bot 3",
            "Bot 3 started on",
            "Guide: ",
            "Ada: ",
            "“guide now” is neither an action nor a command",
        ],
    );
    // With several players it addresses the one whose turn it is, and nobody while a bot acts.
    let out = play("you:Ada,you:Ben,level:1", "1\n1\n");
    in_order(
        &out,
        &[
            "Guide: ",
            "Ada started on a1.",
            "Guide: ",
            "Ben: ",
            "Ben started on b1.",
            "Bot 3 started on",
            "Guide: ",
            "Ada: ",
        ],
    );
    assert!(!out.contains("Guide: Pilot"), "{out}");
    // Nor is there anything to explain when everybody has resigned.
    let out = play("you:Ada,level:1", "resign\n");
    assert_eq!(out.matches("Guide: ").count(), 1, "{out}");
}

#[test]
fn the_guide_gives_no_advice_in_the_game_of_the_day() {
    let bench = Bench::new();
    let args = ["play", "armada", "--daily", "2026-11-15", "--guide"];
    let out = bench.ok(&args, &"1\n".repeat(300));
    assert!(out.contains("The game is over."), "{out}");
    let mut cards = GUIDE_WORDS[0].cards(&out);
    let [_, last, _] = cards.pop().expect("cards");
    assert!(!last.contains("No advice"), "{last}");
    assert!(cards.len() > 10, "{cards:?}");
    for [_, text, _] in cards {
        assert!(text.starts_with("No advice in this game"), "{text}");
    }
    for (lang, command, answer) in [
        ("en", "hint", "No hints in the game of the day."),
        ("pl", "podpowiedź", "W grze dnia nie ma podpowiedzi."),
    ] {
        let args = ["play", "armada", "--daily", "2026-11-15", "--lang", lang];
        let out = bench.ok(&args, &format!("{command}\n"));
        assert!(out.contains(answer), "{out}");
    }
}

#[test]
fn long_lists_are_grouped_and_paged() {
    let bench = Bench::new();
    let file = bench.path("rich.json");
    // A player with many tokens can pay in many ways.
    let mut document = None;
    let mut engine = starboard_cli::engine::Engine::new(starboard_games::registry());
    for request in [
        json!({"cmd": "new", "game": "guardians", "seed": 1}),
        json!({"cmd": "play", "action": "place a"}),
        json!({"cmd": "play", "action": "place f"}),
        json!({"cmd": "play", "action": "mine a3"}),
        json!({"cmd": "show"}),
    ] {
        let reply = engine
            .answer(request.to_string().as_bytes())
            .expect("a reply");
        document = serde_json::from_str::<Value>(&reply).ok();
    }
    let mut document = document.expect("a document")["position"].take();
    document["players"][0]["tokens"] = json!([5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1]);
    document["supply"] = json!({"1": 3, "2": 3, "3": 3, "4": 3, "5": 3, "left": 5, "right": 5});
    let request = json!({"cmd": "position", "position": document}).to_string();
    let reply = engine.answer(request.as_bytes()).expect("a reply");
    assert_eq!(reply, r#"{"turn":{"player":1}}"#);
    let position = engine.position().expect("a position").clone();
    let players = [Player::person("Ada"), Player::person("Ben")];
    let seed = Seed::from_number(1);
    let table = LocalTable::from_position(&position, &players, seed).expect("a table");
    fs::write(&file, table.record().write()).expect("written");
    let out = bench.ok(
        &["play", "--resume", &file],
        "list buy\nmore\nmore\nlist buy missile 5+5\nquit\n",
    );
    in_order(
        &out,
        &[
            "buy …  (type “list buy”)",
            "buy missile ",
            "more: type “more”.",
            "buy missile",
        ],
    );
}

#[test]
fn a_draw_is_a_draw() {
    let record = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../archive/rescue-1-2-players.json"
    );
    let bench = Bench::new();
    for (lang, words) in [("en", "Draw"), ("pl", "Remis"), ("fr", "Partie nulle")] {
        let out = bench.ok(&["replay", record, "--lang", lang], "");
        assert_eq!(out.lines().last(), Some(words));
    }
}

#[test]
fn finished_games_are_replayed_and_verified() {
    let bench = Bench::new();
    let file = bench.finished("game.json");
    let out = bench.ok(&["replay", &file], "");
    in_order(
        &out,
        &[
            "Guardians of Space",
            "1. chance: draw",
            "25. Bot 1: place",
            "points",
        ],
    );
    assert_eq!(
        bench.ok(&["replay", &file, "--follow"], ""),
        out,
        "it is over already"
    );
    let polish = bench.ok(&["replay", &file, "--lang", "pl"], "");
    in_order(&polish, &["Strażnicy Kosmosu", "1. los: draw"]);
    let first = bench.ok(&["replay", &file, "--to", "25"], "");
    in_order(&first, &["25. Bot 1: place"]);
    assert!(
        !first.contains("26. ") && !first.contains(" wins"),
        "{first}"
    );
    in_order(
        &bench.ok(&["replay", &file, "--to", "0"], ""),
        &["Guardians"],
    );
    in_order(
        &bench.ok(&["replay", &file, "--to", "99999"], ""),
        &["all of them were shown"],
    );
    in_order(
        &bench.ok(&["verify", &file], ""),
        &[
            "Rules: guardians",
            "all of them legal",
            "commitment",
            "The record is valid.",
        ],
    );
    in_order(
        &bench.ok(&["verify", &file, "--lang", "pl"], ""),
        &["Zapis jest prawidłowy."],
    );
    // A finished game can be looked at and taken back; bots alone leave nothing to type.
    in_order(
        &bench.ok(&["play", "--resume", &file], ""),
        &["starboard verify"],
    );

    let changed = |change: &dyn Fn(&mut Value), out: &str, err: &str| {
        let copy = bench.path("changed.json");
        fs::copy(&file, &copy).expect("copied");
        edit(&copy, change);
        let done = bench.run(&["verify", &copy], "");
        assert_eq!(done.code, Some(1), "{}{}", done.out, done.err);
        assert!(done.out.contains(out), "{}", done.out);
        assert!(done.err.contains(err), "{}", done.err);
        fs::remove_file(copy).expect("removed");
    };
    let unsound = "the record is not valid";
    changed(
        &|r| r["result"]["scores"] = json!([1, 2]),
        "Problem: the result",
        unsound,
    );
    changed(
        &|r| r["hash"] = json!("0".repeat(32)),
        "Problem: the final state hash",
        unsound,
    );
    changed(
        &|r| r["commitment"] = json!("0"),
        "Problem: the seed does not belong",
        unsound,
    );
    changed(
        &|r| r["resignations"] = json!([{"seat": 1, "after": 24}]),
        "Problem: the game continues",
        unsound,
    );
    // Nobody resigns while the invaders take up their positions.
    changed(
        &|r| r["resignations"] = json!([{"seat": 1, "after": 3}]),
        "which does not fit",
        unsound,
    );
    changed(&|r| r["moves"][30] = json!("fly"), "", "move 31 (fly)");
    changed(&|r| r["rules"] = json!(99), "", "rules version 99");
    changed(&|r| r["format"] = json!("?"), "", "not a Starboard record");
    let without = bench.path("without.json");
    fs::copy(&file, &without).expect("copied");
    edit(&without, |r| r["seed"] = Value::Null);
    let done = bench.run(&["verify", &without], "");
    assert_eq!(done.code, Some(1), "a finished game reveals its seed");
    in_order(
        &done.out,
        &[
            "Not checked: chance",
            "Not checked: where the seed comes from",
            "Problem: the game is over, but the record does not contain its seed",
        ],
    );
    let done = bench.run(&["verify", &file, "--online"], "");
    assert_eq!(done.code, Some(1), "it was not played online");
    in_order(&done.out, &["Problem: the record does not say where"]);
    in_order(&bench.ok(&["replay", &without], ""), &["points"]);
    bench.fails(
        &["play", "--resume", &without],
        1,
        "does not contain its seed",
    );
    fs::write(&without, b"\xff\xfe nonsense").expect("written");
    bench.fails(&["replay", &without], 1, "not a Starboard record");
}

#[test]
fn a_game_under_way_can_be_followed() {
    let bench = Bench::new();
    let file = bench.path("live.json");
    bench.ok(
        &[
            "play",
            "guardians",
            "--seats",
            "you,level:1",
            "--seed",
            "2",
            "--save",
            &file,
        ],
        "",
    );
    let mut follower = bench.command(&["replay", &file, "--follow"]);
    let mut child = follower.spawn().expect("the binary starts");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    let mut until = |part: &str| {
        lines
            .by_ref()
            .map(|line| line.expect("UTF-8"))
            .find(|line| line.contains(part))
            .unwrap_or_else(|| panic!("{part:?} is missing"))
    };
    until("24. chance");
    bench.ok(&["play", "--resume", &file], "1\n");
    until("25. Player 1: place a");
    bench.ok(&["play", "--resume", &file], "undo\nplace b\nresign\n");
    until("Undone");
    until("25. Player 1: place b");
    until("Bot 2 wins");
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn bots_are_matched_and_the_results_printed() {
    let bench = Bench::new();
    let json_file = bench.path("results/out.json");
    let args = [
        "simulate",
        "--game",
        "guardians",
        "--seats",
        "greedy,random,random",
        "--games",
        "30",
        "--options",
        "variant=advanced",
        "--seed",
        "5",
        "--json",
        &json_file,
    ];
    let out = bench.ok(&args, "");
    in_order(
        &out,
        &[
            "30 games of guardians (players=3, variant=advanced",
            "greedy",
            "random",
            "seat",
            "actions per game",
            "endings:",
        ],
    );
    let report: Value =
        serde_json::from_str(&fs::read_to_string(&json_file).expect("a file")).expect("JSON");
    assert_eq!(report["games"], 30);
    assert_eq!(
        bench.ok(&args, ""),
        out,
        "the same seed gives the same results"
    );
}

#[test]
fn the_engine_speaks_on_stdin_and_stdout() {
    let bench = Bench::new();
    let out = bench.ok(
        &["engine"],
        "{\"cmd\":\"new\",\"game\":\"guardians\"}\n\nnonsense\n{\"cmd\":\"quit\"}\n{\"cmd\":\"games\"}\n",
    );
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 3, "{out}");
    assert_eq!(lines[0], r#"{"turn":"chance"}"#);
    assert!(lines[1].contains("not-json"));
    assert_eq!(lines[2], r#"{"bye":true}"#);
}

#[test]
fn completions_and_man_pages_come_from_the_definition() {
    let bench = Bench::new();
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(
            bench.ok(&["completions", shell], "").contains("simulate"),
            "{shell}"
        );
    }
    let folder = bench.path("man/man1");
    bench.ok(&["man", &folder], "");
    for page in ["starboard.1", "starboard-play.1", "starboard-engine.1"] {
        assert!(Path::new(&folder).join(page).exists(), "{page}");
    }
    let page = fs::read_to_string(Path::new(&folder).join("starboard-play.1")).expect("a page");
    assert!(page.contains("guide"), "{page}");
    let file = bench.path("file");
    fs::write(&file, "").expect("written");
    bench.fails(&["man", &file], 1, "DIR ");
}

/// Stops the server also when the test fails.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// What follows these words in the next line of a server.
fn told(out: &mut impl BufRead, words: &str) -> String {
    let mut line = String::new();
    out.read_line(&mut line).expect("a line");
    let told = line.trim().strip_prefix(words);
    told.unwrap_or_else(|| panic!("{line:?}")).to_owned()
}

/// The response of a server, with its headers.
fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    write!(
        stream,
        "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    )
    .expect("sent");
    let mut reply = Vec::new();
    stream.read_to_end(&mut reply).expect("answered");
    String::from_utf8_lossy(&reply).into_owned()
}

#[cfg(unix)]
#[test]
fn the_server_prints_its_address_answers_and_stops_when_told() {
    let bench = Bench::new();
    for signal in ["-INT", "-TERM"] {
        let mut command = bench.command(&["serve", "--address", "127.0.0.1:0"]);
        let mut server = Server(command.spawn().expect("the binary starts"));
        let mut out = BufReader::new(server.0.stdout.take().expect("a pipe"));
        let address = told(&mut out, "Starboard is at http://");
        let reply = get(&address, "/healthz");
        assert!(reply.starts_with("HTTP/1.1 200"), "{reply}");
        bench.fails(
            &["serve", "--address", &address],
            1,
            "the port is taken by another program",
        );
        let id = server.0.id().to_string();
        let told = Command::new("kill").args([signal, &id]).status();
        assert!(told.expect("kill").success());
        assert!(server.0.wait().expect("it ends").success(), "{signal}");
    }
}

#[test]
fn the_server_makes_what_rules_pages_offer_for_printing() {
    let bench = Bench::new();
    let mut command = bench.command(&["serve", "--address", "127.0.0.1:0"]);
    let mut server = Server(command.spawn().expect("the binary starts"));
    let mut out = BufReader::new(server.0.stdout.take().expect("a pipe"));
    let address = told(&mut out, "Starboard is at http://");
    // Made once, then kept.
    for _ in 0..2 {
        let reply = get(&address, "/print/armada-kit-pl-a4-low.pdf");
        assert!(reply.starts_with("HTTP/1.1 200"), "{reply:.300}");
        let is_pdf = reply.contains("content-type: application/pdf");
        assert!(is_pdf && reply.contains("\r\n\r\n%PDF"), "{reply:.300}");
    }
    let reply = get(&address, "/print/armada-kit-pl-a5-low.pdf");
    assert!(reply.starts_with("HTTP/1.1 404"), "{reply}");
}

#[test]
fn metrics_have_an_address_of_their_own_if_configured() {
    let bench = Bench::new();
    let any = "127.0.0.1:0";
    let mut command = bench.command(&["serve", "--address", any, "--metrics", any]);
    let mut server = Server(command.spawn().expect("the binary starts"));
    let mut out = BufReader::new(server.0.stdout.take().expect("a pipe"));
    let main = told(&mut out, "Starboard is at http://");
    let metrics = told(&mut out, "Metrics are at http://");
    let metrics = metrics.strip_suffix("/metrics").expect("their path");
    assert_ne!(main, metrics);
    let reply = get(metrics, "/metrics");
    assert!(reply.contains("starboard_connections"), "{reply}");
    assert!(get(metrics, "/readyz").contains("ready"));
    assert!(get(&main, "/metrics").starts_with("HTTP/1.1 404"));
    assert!(get(metrics, "/api/version").starts_with("HTTP/1.1 404"));
}

#[test]
fn an_origin_that_no_browser_sends_is_refused() {
    let bench = Bench::new();
    for origin in [
        "https://games.example/",
        "https://games.example/play",
        "games.example",
    ] {
        bench.fails(
            &["serve", "--address", "127.0.0.1:0", "--origin", origin],
            2,
            "such as https://games.example",
        );
        let file = bench.path("server.toml");
        fs::write(&file, format!("origin = [\"{origin}\"]\n")).expect("written");
        bench.fails(
            &["serve", "--address", "127.0.0.1:0", "--config", &file],
            1,
            "such as https://games.example",
        );
    }
}

#[test]
fn a_taken_port_is_reported_with_what_to_do() {
    let bench = Bench::new();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    bench.fails(&["serve", "--address", &address], 1, "choose another port");
}

#[test]
fn the_game_of_a_day_is_the_same_for_everybody_and_can_be_verified() {
    let bench = Bench::new();
    let play = |name: &str| {
        let file = bench.path(name);
        let args = ["play", "armada", "--daily", "2026-11-15", "--save", &file];
        let shown = bench.ok(&args, "undo\nquit\n");
        (file, shown)
    };
    let (first, shown) = play("first.json");
    let (second, _) = play("second.json");
    in_order(&shown, &["Dice:"]);
    let text = fs::read_to_string(&first).expect("a saved game");
    assert_eq!(text, fs::read_to_string(&second).expect("a saved game"));
    in_order(
        &bench.ok(&["verify", &first], ""),
        &[
            "Game of the day: the seed is the one for 2026-11-15.",
            "The record is valid.",
        ],
    );
    fs::write(&first, text.replace("2026-11-15", "2026-11-14")).expect("it can be written");
    let done = bench.run(&["verify", &first], "");
    assert_ne!(done.code, Some(0));
    in_order(&done.out, &["the seed is not the one of 2026-11-14"]);
    for bad in ["yesterday", "2026-02-30", ""] {
        bench.fails(&["play", "armada", "--daily", bad], 2, "such as 2026-11-15");
    }
    let args = ["play", "rescue", "--daily", "2026-11-15"];
    bench.fails(&args, 2, "--daily: only solo games");
}

#[test]
fn settings_of_the_server_come_from_flags_environment_and_file() {
    let bench = Bench::new();
    let file = bench.path("settings.toml");
    let config = |text: &str| fs::write(&file, text).expect("written");
    let serve = ["serve", "--config", &file];
    for (text, expected) in [
        ("address = 7", "address"),
        ("adress = \"127.0.0.1:0\"", "unknown field `adress`"),
        ("this is not toml", "--config"),
        ("database = \"mysql://here\"", "sqlite: or postgres:"),
        ("bots = 0", "bots"),
        (
            "bus = \"nats://127.0.0.1:1\"",
            "--bus: several servers need a database",
        ),
        (
            "bus = \"nats://127.0.0.1:1\"\ndatabase = \"postgres://app@127.0.0.1:1/tables\"",
            "--database postgres://app@127.0.0.1:1/tables: no PostgreSQL server answers there",
        ),
    ] {
        config(text);
        let code = if text.starts_with("bus = ") && !text.contains("database") {
            2
        } else {
            1
        };
        bench.fails(&serve, code, expected);
    }
    bench.fails(
        &["serve", "--config", "nowhere.toml"],
        1,
        "--config nowhere.toml",
    );
    // A flag is stronger than the file.
    config("database = \"mysql://file\"");
    bench.fails(
        &["serve", "--config", &file, "--database", "mysql://flag"],
        1,
        "mysql://flag",
    );
    let mut command = bench.command(&serve);
    let output = command
        .env("STARBOARD_DATABASE", "mysql://environment")
        .output()
        .expect("it ends");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.contains("mysql://environment"), "{told}");
}

#[cfg(unix)]
#[test]
fn what_cannot_be_written_is_named() {
    use std::os::unix::fs::PermissionsExt;
    let bench = Bench::new();
    let fails = |path: &str, why: &str| {
        let seats = ["--seats", "random,random", "--games", "1"];
        let args = ["simulate", "--game", "guardians", "--json", path];
        let args = [&args[..], &seats[..]].concat();
        bench.fails(&args, 1, &format!("--json {path}: {why}"));
    };
    fs::write(bench.path("file"), "").expect("written");
    fails(&bench.path("file/report.json"), "");
    fs::create_dir(bench.path("sealed")).expect("a folder");
    let sealed = fs::Permissions::from_mode(0o555);
    fs::set_permissions(bench.path("sealed"), sealed).expect("sealed");
    // Nothing is sealed for root.
    if !rustix::process::geteuid().is_root() {
        fails(&bench.path("sealed/report.json"), "permission denied");
    }
}

#[cfg(unix)]
#[test]
fn what_the_server_stores_is_private_and_passwords_are_nowhere() {
    use std::os::unix::fs::PermissionsExt;
    let bench = Bench::new();
    bench.ok(&["tables", "prune", "--dry-run"], "");
    for (name, wanted) in [
        ("state", 0o700),
        ("state/starboard", 0o700),
        ("state/starboard/tables.db", 0o600),
    ] {
        let data = fs::metadata(bench.path(name)).expect("created");
        let mode = data.permissions().mode() & 0o777;
        assert_eq!(mode, wanted, "{name} has {mode:o}");
    }
    // Whatever is logged, on the real ways to fail.
    for (database, bus) in [
        ("postgres://app:hunter2@127.0.0.1:1/tables", None),
        (
            "postgres://127.0.0.1:1/tables?user=app&password=hunter2",
            None,
        ),
        (
            "postgres://app:hunter2@127.0.0.1:1/tables",
            Some("nats://app:hunter2@127.0.0.1:1"),
        ),
        ("postgres://app:hunter2@[/tables", None),
    ] {
        let mut args = vec!["serve", "--address", "127.0.0.1:0", "--database", database];
        args.extend(bus.iter().flat_map(|bus| ["--bus", bus]));
        let mut command = bench.command(&args);
        command.env("RUST_LOG", "trace");
        let done = finish(command, "");
        assert_eq!(done.code, Some(1), "{}", done.err);
        assert!(done.err.contains("--database postgres://"), "{}", done.err);
        assert!(
            !format!("{}{}", done.out, done.err).contains("hunter2"),
            "{}",
            done.err
        );
    }
}

/// Without `RUST_LOG`, as most people start it.
#[cfg(unix)]
#[test]
fn a_database_that_others_can_read_is_reported() {
    use std::os::unix::fs::PermissionsExt;
    let bench = Bench::new();
    let file = bench.path("tables.db");
    let database = format!("sqlite://{file}");
    let prune = ["tables", "prune", "--dry-run", "--database", &database];
    // Nothing to report of a file that it has made.
    bench.ok(&prune, "");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).expect("changed");
    let done = bench.run(&prune, "");
    assert_eq!(done.code, Some(0), "{}", done.err);
    assert!(done.err.contains("chmod 600"), "{}", done.err);
    let any = "127.0.0.1:0";
    let mut server = bench.command(&["serve", "--address", any, "--database", &database]);
    let mut server = server.spawn().expect("the binary starts");
    let out = server.stdout.take().expect("a pipe");
    let mut line = String::new();
    BufReader::new(out).read_line(&mut line).expect("readable");
    server.kill().expect("it runs");
    let told = server.wait_with_output().expect("it ends").stderr;
    let told = String::from_utf8_lossy(&told);
    assert!(line.contains("http://"), "{line}{told}");
    assert!(told.contains("chmod 600"), "{told}");
}

#[test]
fn pruning_says_what_it_has_done() {
    let bench = Bench::new();
    let database = format!("sqlite://{}", bench.path("tables.db"));
    let prune = ["tables", "prune", "--database", &database];
    let told = bench.ok(&prune, "");
    assert!(
        told.contains("0 tables were pruned, 0 messages and 0 daily results removed"),
        "{told}"
    );
    assert!(told.contains("0 unfinished ones ended"), "{told}");
    let told = bench.ok(
        &[&prune[..], &["--dry-run", "--chat", "never"]].concat(),
        "",
    );
    assert!(told.contains("0 tables would be pruned"), "{told}");
    bench.fails(
        &[&prune[..], &["--chat", "soon"]].concat(),
        2,
        "a whole number of days, or never",
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn pruning_removes_what_people_have_written() -> anyhow::Result<()> {
    let bench = Bench::new();
    let database = format!("sqlite://{}", bench.path("tables.db"));
    let program = Path::new(env!("CARGO_BIN_EXE_starboard"));
    let any = "127.0.0.1:0".parse()?;
    let server = server_tests::Server::start(program, any, &["--database", &database])?;
    let lobby = Lobby::new(server.address);
    let (_, ada) = lobby.person("Ada").await?;
    let seats = [SeatFor::Person; 2];
    let table = lobby.open_table(&ada, plan("guardians", &seats)).await?;
    let mut client = Client::connect(server.address, Some(&ada)).await?;
    client.watch(&table).await?;
    client.sit(&table, Seat::new(0)).await?;
    let text = "old words".to_owned();
    client.get(&table, Request::Say { text }).await?;
    client.get(&table, Request::Close).await?;
    // Until service time has moved on.
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    server.stop()?;

    let prune = ["tables", "prune", "--database", &database];
    let now = ["--tables", "0", "--chat", "0"];
    let written = |name: &str| {
        let file = bench.path(name);
        bench.ok(&["tables", "export", &file, "--database", &database], "");
        fs::read_to_string(file).expect("an export")
    };
    let usual = bench.ok(&prune, "");
    assert!(
        usual.contains("0 tables were pruned, 0 messages"),
        "{usual}"
    );
    let told = bench.ok(&[&prune[..], &now, &["--dry-run"]].concat(), "");
    assert!(
        told.contains("1 tables would be pruned, 1 messages"),
        "{told}"
    );
    assert!(written("before.jsonl").contains("old words"));
    let told = bench.ok(&[&prune[..], &now].concat(), "");
    assert!(told.contains("1 tables were pruned, 1 messages"), "{told}");
    let after = written("after.jsonl");
    assert!(!after.contains("old words"), "{after}");
    assert!(after.contains(&table), "the table is still there");
    let again = bench.ok(&[&prune[..], &now].concat(), "");
    assert!(
        again.contains("0 tables were pruned, 0 messages"),
        "{again}"
    );
    Ok(())
}

#[test]
fn tables_are_written_once_and_what_is_not_sound_is_refused() {
    let bench = Bench::new();
    let file = bench.path("tables.jsonl");
    let database = format!("sqlite://{}", bench.path("tables.db"));
    let export = ["tables", "export", &file, "--database", &database];
    let records = bench.path("records");
    let told = bench.ok(&[&export[..], &["--records", &records]].concat(), "");
    assert!(
        told.contains("0 tables, 0 people and 0 daily results written."),
        "{told}"
    );
    bench.fails(&export, 1, &format!("FILE {file}: "));
    let import = ["tables", "import", &file, "--database", &database];
    let told = bench.ok(&import, "");
    assert!(
        told.contains("0 tables, 0 people and 0 daily results read."),
        "{told}"
    );
    fs::write(&file, "nonsense\n").expect("written");
    bench.fails(&import, 1, "line 1");
    bench.fails(
        &["tables", "import", "nowhere", "--database", &database],
        1,
        "nowhere",
    );
}

/// From an experiment to its report, and a ladder.
#[test]
fn the_lab_runs_experiments_and_reports_them() {
    let bench = Bench::new();
    let (file, results) = (bench.path("first.toml"), bench.path("results"));
    let text = "name = \"first\"\ngame = \"armada\"\nseats = [\"greedy\"]\ngames = 30\n";
    fs::write(&file, text).expect("written");
    let run = ["lab", "run", &file, "--out", &results, "--threads", "1"];
    let out = bench.ok(&run, "");
    assert!(out.starts_with("30 games of armada in 1 arm: "), "{out}");
    // Nothing is left to do, and stderr says so.
    let again = bench.run(&run, "");
    assert_eq!((again.code, again.out), (Some(0), out));
    assert_eq!(again.err, "30 games are there already\n");
    let page = bench.path("page.html");
    bench.ok(&["lab", "report", &results, "--out", &page], "");
    let page = fs::read_to_string(page).expect("the page");
    assert!(page.contains("Dark Side Armada") && page.contains("<svg "));
    let json = bench.ok(&["lab", "report", &results, "--format", "json"], "");
    let json: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json["games"], 30);
    let md = bench.ok(&["lab", "report", &results, "--format", "md"], "");
    assert!(md.contains("### Ships completed (come up in play)"), "{md}");

    let timed = bench.path("timed.toml");
    let text = "name = \"t\"\ngame = \"armada\"\nseats = [\"search:1ms\"]\ngames = 1\n";
    fs::write(&timed, text).expect("written");
    // What takes longer than a moment shows its progress besides.
    let done = bench.run(&["lab", "run", &timed, "--out", &bench.path("timed")], "");
    assert_eq!(done.code, Some(0), "{}", done.err);
    assert!(
        done.out
            .contains("not reproducible: a bot is limited by time"),
        "{}",
        done.out
    );

    let ladder = bench.path("ladder.toml");
    let text = "name = \"l\"\ngame = \"armada\"\nbots = [\"greedy\", \"random\"]\nmatches = 5\n";
    fs::write(&ladder, text).expect("written");
    let matches = bench.path("matches");
    let out = bench.ok(&["lab", "ladder", &ladder, "--out", &matches], "");
    assert!(out.contains("| `greedy` | 0 | anchor |"), "{out}");
    let again = bench.run(&["lab", "ladder", &ladder, "--out", &matches], "");
    assert_eq!(again.err, "5 matches are there already\n");
    assert_eq!(again.out, out);

    let refused = |args: &[&str], code: i32, expected: &str| {
        let done = bench.run(args, "");
        assert_eq!(done.code, Some(code), "{}", done.err);
        assert!(done.err.contains(expected), "{}", done.err);
    };
    let document = bench.path("document.md");
    let docs = ["lab", "docs", &document, "--root", &bench.path("")];
    refused(&docs, 1, "no such file");
    fs::write(&document, "<!-- lab: levels -->\n<!-- end of lab -->\n").expect("written");
    bench.ok(&docs, "");
    let filled = fs::read_to_string(&document).expect("the document");
    assert!(
        filled.contains("| Dark Side Armada | 60 playouts |"),
        "{filled}"
    );
    fs::write(&document, "<!-- lab: levels -->\n").expect("written");
    refused(&docs, 2, "line 1: the block has no end");
    let report = bench.path("reports");
    fs::create_dir(&report).expect("a folder");
    fs::write(format!("{report}/armada.json"), "nonsense").expect("written");
    fs::write(&document, "<!-- lab: alone -->\n<!-- end of lab -->\n").expect("written");
    refused(&docs, 1, "armada.json: expected ident");
    refused(&["lab", "run", &bench.path("none.toml")], 1, "no such file");
    let bad = bench.path("bad.toml");
    fs::write(&bad, text.replace("matches", "games")).expect("written");
    refused(&["lab", "ladder", &bad], 2, "unknown field `games`");
    refused(&["lab", "run", &bad], 2, "unknown field `bots`");
    fs::write(
        &bad,
        "name = \"b\"\ngame = \"armada\"\nseats = [\"greedy\"]\ngames = 0\n",
    )
    .expect("written");
    refused(&["lab", "run", &bad], 2, "games: an arm has 1 to");
    fs::write(
        &bad,
        "name = \"b\"\ngame = \"armada\"\nseats = [\"greedy\"]\ngames = 9\n",
    )
    .expect("written");
    refused(&["lab", "run", &bad, "--out", &results], 2, "--out: ");
    let nowhere = "nats://127.0.0.1:1";
    refused(
        &["lab", "run", &file, "--bus", nowhere],
        1,
        "--bus nats://127.0.0.1:1: ",
    );
    refused(
        &["lab", "worker", "--bus", nowhere],
        1,
        "--bus nats://127.0.0.1:1: ",
    );
    refused(
        &["lab", "report", &bench.path("none")],
        1,
        "there are no results here",
    );
}

/// A run and its worker as processes that know each other only by the address of the bus.
#[test]
fn games_of_the_lab_are_played_by_a_worker() {
    let bench = Bench::new();
    let queues = Path::new(&bench.path("nats")).to_owned();
    let nats = server_tests::Nats::start_with_jetstream(&queues).expect("nats-server");
    let file = bench.path("small.toml");
    let text = "name = \"small\"\ngame = \"armada\"\nseats = [\"greedy\"]\ngames = 30\nchunk = 5\n";
    fs::write(&file, text).expect("written");
    let (local, spread) = (bench.path("local"), bench.path("spread"));
    bench.ok(&["lab", "run", &file, "--out", &local], "");
    let over = ["lab", "run", &file, "--bus", nats.url(), "--out", &spread];
    let mut run = bench.command(&over).spawn().expect("it starts");
    let mut said = BufReader::new(run.stderr.take().expect("a pipe"));
    let mut line = String::new();
    said.read_line(&mut line).expect("a line");
    assert!(line.contains("no worker of this version"), "{line}");
    let mut worker = bench.command(&["lab", "worker", "--bus", nats.url(), "--threads", "1"]);
    let mut worker = worker.spawn().expect("it starts");
    let out = run.wait_with_output().expect("it ends");
    assert!(out.status.success(), "{out:?}");
    let text = String::from_utf8_lossy(&out.stdout);
    assert!(text.starts_with("30 games of armada"), "{text}");
    worker.kill().expect("killed");
    worker.wait().expect("gone");
    for chunk in 0..6 {
        let name = format!("games/0000-{chunk:06}.parquet");
        let [a, b] = [&local, &spread].map(|folder| fs::read(Path::new(folder).join(&name)));
        assert_eq!(a.expect("a chunk"), b.expect("a chunk"), "{name}");
    }
}

/// Text, JSON and a page say the same of a game; bad input gets a sentence and no file.
#[test]
fn a_finished_game_is_reviewed() {
    let bench = Bench::new();
    let archived = |name: &str| format!("{}/../../archive/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let page = bench.path("review.html");
    let file = archived("rescue-1-2-players");
    let review = |more: &[&str]| {
        let args: [&str; 4] = ["review", &file, "--playouts", "30"];
        bench.ok(&[&args[..], more].concat(), "")
    };
    let text = review(&["--html", &page]);
    for words in [
        "Commander Rescue: review",
        "Accuracy",
        "Turning points",
        "Better: ",
    ] {
        assert!(text.contains(words), "{text}");
    }
    let html = fs::read_to_string(&page).expect("the page");
    assert!(html.starts_with("<!doctype html>") && html.contains("course-line seat-2"));
    assert!(
        !html.contains("http://") && !html.contains("https://"),
        "{html}"
    );
    let better = text
        .lines()
        .find(|line| line.trim_start().starts_with("Better: "));
    assert!(html.contains(better.expect("a turning point").trim()));

    let json = review(&["--json"]);
    let json: Value = serde_json::from_str(&json).expect("JSON");
    for seat in json["seats"].as_array().expect("seats") {
        let part = |name: &str| seat[name].as_f64().expect("a number");
        let parts = ["start", "luck", "own_choices", "other_choices", "residual"];
        let sum: f64 = parts.into_iter().map(part).sum();
        assert!((sum - part("result")).abs() < 1e-9, "{seat}");
    }
    let polish = review(&["--lang", "pl"]);
    assert!(polish.contains("Punkty zwrotne"), "{polish}");

    for (name, why) in [
        (archived("rescue-1-broken-off"), "not over"),
        (bench.path("none.json"), "no such file"),
        (page, "not a Starboard record"),
    ] {
        let out = bench.path("other.html");
        let done = bench.run(&["review", &name, "--html", &out], "");
        assert_eq!(done.code, Some(1), "{}", done.err);
        assert!(done.err.contains(why), "{}", done.err);
        assert!(!Path::new(&out).exists());
    }
}

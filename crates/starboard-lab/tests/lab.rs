//! The lab as a whole: real games, real files, real processes.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use server_tests::Nats;
use starboard_lab::docs;
use starboard_lab::ladder::{Ladder, play_ladder};
use starboard_lab::report::{Format, Report, Targets, Verdict};
use starboard_lab::{
    Bus, BusExecutor, Experiment, Job, Length, Mine, Player, Progress, Store, StoreError, Threads,
    run, work,
};

fn experiment(text: &str) -> Arc<Experiment> {
    Arc::new(Experiment::read(text).unwrap_or_else(|error| panic!("{error}\n{text}")))
}

fn play(experiment: &Arc<Experiment>, folder: &Path, threads: usize) -> Progress {
    let threads = NonZeroUsize::new(threads).expect("threads");
    let mut executor = Threads::new(experiment, threads);
    let mut last = Progress::default();
    run(experiment, folder, &mut executor, &mut |progress| {
        last = progress;
    })
    .expect("it runs");
    last
}

/// Every file of a folder, by its path within.
fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if !path.ends_with(".lock") {
                let name = path.strip_prefix(folder).expect("below").to_owned();
                found.insert(name, fs::read(&path).expect("a file"));
            }
        }
    }
    found
}

/// Which files differ.
fn assert_same(a: &Path, b: &Path) {
    let (a, b) = (contents(a), contents(b));
    let names: Vec<&PathBuf> = a.keys().collect();
    assert_eq!(names, b.keys().collect::<Vec<_>>());
    for (name, bytes) in &a {
        assert!(*bytes == b[name], "{} differs", name.display());
    }
}

const SMALL: &str = r#"
name = "small"
game = "guardians"
games = 24
chunk = 5
seed = 3
record = "decisions"
seats = ["greedy"]
[options]
players = [2, 3]
variant = ["basic", "advanced"]
[[ablation]]
name = "no missiles"
forbid = "buy missile*"
"#;

#[test]
fn the_number_of_threads_does_not_matter() {
    let folder = tempfile::tempdir().expect("a folder");
    let (one, three) = (folder.path().join("one"), folder.path().join("three"));
    let experiment = experiment(SMALL);
    assert_eq!(experiment.arms.len(), 8);
    let progress = play(&experiment, &one, 1);
    assert_eq!((progress.games, progress.of), (8 * 24, 8 * 24));
    play(&experiment, &three, 3);
    assert_same(&one, &three);
    // Starting again finds everything there.
    let again = play(&experiment, &one, 2);
    assert_eq!(again.found, 8 * 24);
    assert_same(&one, &three);
    // Games differ from each other, and so do arms.
    let (store, run, _) = Store::open(&one).expect("finished");
    assert!(run.finished && run.reproducible);
    let rows = store.games(Job { arm: 0, chunk: 0 }).expect("rows");
    // Whole starts: 5 games become 6 with two seats that rotate.
    assert_eq!(rows.len(), 6);
    assert_eq!(rows[0].start, rows[1].start);
    assert_ne!(rows[0].scores, rows[2].scores);
    assert_eq!(rows[0].bots, [1, 2]);
    assert_eq!(rows[1].bots, [2, 1]);
    let forbidden = |job: Job| {
        let facts = store.facts(job).expect("facts");
        let bought = facts
            .iter()
            .filter(|fact| fact.kind == "purchase" && fact.thing == "missile");
        // Bot 1 sits at seat 1 in even games and at seat 2 in odd ones.
        let by_first = bought.clone().filter(|fact| fact.seat == fact.game % 2 + 1);
        (by_first.count(), bought.count())
    };
    let jobs = |arm: usize| (0..4).map(move |chunk| Job { arm, chunk });
    let free: usize = jobs(0).map(|job| forbidden(job).0).sum();
    let restricted: usize = jobs(1).map(|job| forbidden(job).0).sum();
    let others: usize = jobs(1).map(|job| forbidden(job).1).sum();
    assert!(free > 0 && others > 0, "{free} {others}");
    assert_eq!(restricted, 0);
}

#[test]
fn a_stopping_rule_stops_after_the_same_game_with_any_number_of_threads() {
    let text = r#"
name = "until"
game = "armada"
seats = ["greedy"]
chunk = 20
[until]
measure = "score"
half_width = 2.5
at_least = 40
at_most = 2000
[options]
three_boxes = ["zero", "two"]
"#;
    let folder = tempfile::tempdir().expect("a folder");
    let (one, three) = (folder.path().join("one"), folder.path().join("three"));
    let until = experiment(text);
    play(&until, &one, 1);
    play(&until, &three, 3);
    assert_same(&one, &three);
    let (store, run, _) = Store::open(&one).expect("finished");
    for (arm, games) in run.games.iter().enumerate() {
        let games = games.expect("finished");
        assert!((40..2000).contains(&games), "{games}");
        let mut scores = Vec::new();
        let mut widths = Vec::new();
        for job in Store::chunks(&until, arm, games) {
            let rows = store.games(job).expect("rows");
            scores.extend(rows.iter().map(|row| row.scores[0] as f64));
            let interval = starboard_lab::stats::mean(&scores).expect("scores");
            widths.push((scores.len(), (interval.high - interval.low) / 2.0));
        }
        let (_, last) = widths.pop().expect("chunks");
        assert!(last <= 2.5, "{last}");
        assert!(
            widths.iter().all(|&(n, width)| n < 40 || width > 2.5),
            "{widths:?}"
        );
    }
}

/// Not a test: the process that other tests start and kill.
#[test]
fn helper_process() {
    let Ok(task) = std::env::var("STARBOARD_LAB_HELPER") else {
        return;
    };
    let words: Vec<&str> = task.lines().collect();
    let read = |file: &str| experiment(&fs::read_to_string(file).expect("an experiment"));
    match words[..] {
        ["run", file, folder] => {
            play(&read(file), Path::new(folder), 2);
        }
        ["run", file, folder, url] => {
            play_over(&bus(url), &read(file), Path::new(folder));
        }
        ["work", url] => {
            work(&bus(url), NonZeroUsize::MIN, &|_| {}).expect("it works");
        }
        _ => panic!("{task}"),
    }
}

fn bus(url: &str) -> Bus {
    Bus {
        url: url.to_owned(),
        patience: Duration::from_millis(1500),
    }
}

fn play_over(bus: &Bus, experiment: &Experiment, folder: &Path) -> Progress {
    let mut executor = BusExecutor::connect(bus, experiment).expect("the bus answers");
    let mut last = Progress::default();
    run(experiment, folder, &mut executor, &mut |progress| {
        last = progress;
    })
    .expect("it runs");
    executor.finish().expect("the bus answers");
    last
}

fn start_helper(task: &[&str]) -> Child {
    Command::new(std::env::current_exe().expect("this program"))
        .args(["helper_process", "--exact"])
        .env("STARBOARD_LAB_HELPER", task.join("\n"))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts")
}

fn text_of(path: &Path) -> String {
    path.display().to_string()
}

fn wait_for(what: &str, mut happened: impl FnMut() -> bool) {
    let started = Instant::now();
    while !happened() {
        assert!(started.elapsed() < Duration::from_secs(60), "{what}");
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn chunks_in(folder: &Path) -> usize {
    let Ok(entries) = fs::read_dir(folder.join("games")) else {
        return 0;
    };
    let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("an entry").file_name();
    let names = entries.map(|entry| name(entry).to_string_lossy().into_owned());
    names.filter(|name| name.ends_with(".parquet")).count()
}

#[test]
fn a_killed_run_continues_and_ends_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let (whole, killed) = (folder.path().join("whole"), folder.path().join("killed"));
    let text = SMALL
        .replace("games = 24", "games = 60")
        .replace("chunk = 5", "chunk = 2");
    let file = folder.path().join("small.toml");
    fs::write(&file, &text).expect("written");
    let experiment = experiment(&text);
    play(&experiment, &whole, 1);
    let all = chunks_in(&whole);
    for part in 1..=3 {
        let mut helper = start_helper(&["run", &text_of(&file), &text_of(&killed)]);
        wait_for("no chunk was written", || {
            chunks_in(&killed) >= part * all / 5
        });
        // SIGKILL: nothing is tidied up.
        helper.kill().expect("killed");
        helper.wait().expect("gone");
        assert!(chunks_in(&killed) < all, "it was finished too early");
        let unfinished = Store::open(&killed).expect_err("not finished");
        assert!(matches!(unfinished, StoreError::Unfinished { .. }));
    }
    // A draft that was never finished is swept away.
    fs::write(killed.join("games/.starboard-x.tmp"), "half").expect("written");
    let progress = play(&experiment, &killed, 2);
    assert!(progress.found > 0 && progress.found < progress.games);
    assert_same(&whole, &killed);
}

/// Workers and the run itself are killed, and in the end nothing is missing and nothing counted twice.
#[test]
fn a_run_over_a_bus_with_killed_workers_ends_as_a_local_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let (whole, spread) = (folder.path().join("whole"), folder.path().join("spread"));
    let text = SMALL
        .replace("games = 24", "games = 60")
        .replace("chunk = 5", "chunk = 6\nopening = 3");
    let file = folder.path().join("small.toml");
    fs::write(&file, &text).expect("written");
    let experiment = experiment(&text);
    play(&experiment, &whole, 2);
    let all = chunks_in(&whole);
    let queues = folder.path().join("nats");
    let nats = Nats::start_with_jetstream(&queues).expect("nats-server");
    let work = || start_helper(&["work", nats.url()]);
    let end = |mut process: Child| {
        process.kill().expect("killed");
        process.wait().expect("gone");
    };
    let mut first = vec![work(), work()];
    let run = start_helper(&["run", &text_of(&file), &text_of(&spread), nats.url()]);
    wait_for("no chunk came", || chunks_in(&spread) > all / 8);
    // A worker in the middle of a chunk: its job comes back.
    end(first.remove(0));
    wait_for("no more chunks came", || chunks_in(&spread) > all / 4);
    end(run);
    assert!(chunks_in(&spread) < all, "it was finished too early");
    let second = work();
    let killer = std::thread::spawn({
        let (spread, left) = (spread.clone(), first.remove(0));
        move || {
            wait_for("no more chunks came", || chunks_in(&spread) > all / 2);
            end(left);
        }
    });
    let progress = play_over(&bus(nats.url()), &experiment, &spread);
    killer.join().expect("killed");
    end(second);
    assert!(progress.found > 0);
    assert_same(&whole, &spread);
}

/// Takes jobs of the bus as a worker does, and answers with something else.
fn answer_wrongly(url: &str, answers: usize) {
    use async_nats::jetstream;
    use futures_util::StreamExt;
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let client = async_nats::connect(url).await.expect("the bus");
        let context = jetstream::new(client);
        let (jobs, subject) = first_job(&context).await;
        // A job of another version, whose worker never appears, is left alone.
        let foreign = "starboard.lab.jobs.another-version.run".to_owned();
        let sent = context.publish(foreign, "{}".into()).await.expect("sent");
        sent.await.expect("stored");
        let config = jetstream::consumer::pull::Config {
            durable_name: Some("dishonest".to_owned()),
            filter_subject: subject,
            ..Default::default()
        };
        let consumer = jobs.create_consumer(config).await.expect("a consumer");
        let fetch = consumer.fetch().max_messages(answers).messages().await;
        let mut taken = fetch.expect("jobs");
        for answer in 0..answers {
            let job = taken.next().await.expect("a job").expect("a job");
            let order: serde_json::Value = serde_json::from_slice(&job.payload).expect("JSON");
            let run = job.subject.rsplit('.').next().expect("a run").to_owned();
            let subject = format!(
                "starboard.lab.results.{run}.{}.{}",
                order["arm"], order["chunk"]
            );
            let mut headers = async_nats::HeaderMap::new();
            // The first answers lack what belongs to them, the others are damaged.
            if answer > 0 {
                headers.insert("Attempt", format!("wrong-{answer}"));
                headers.insert("Part", "0");
                headers.insert("Parts", "1");
                headers.insert("Checksum", "0123456789abcdef0123456789abcdef");
            }
            let sent = context.publish_with_headers(subject, headers, "damaged".into());
            sent.await.expect("sent").await.expect("stored");
            job.double_ack().await.expect("acknowledged");
        }
        jobs.delete_consumer("dishonest").await.expect("deleted");
    });
}

/// The queue of jobs, as soon as a run has put its first one there, and the subject of its jobs.
async fn first_job(
    context: &async_nats::jetstream::Context,
) -> (async_nats::jetstream::stream::Stream, String) {
    let until = Instant::now() + Duration::from_secs(60);
    loop {
        if let Ok(jobs) = context.get_stream("STARBOARD-LAB-JOBS").await
            && let Ok(first) = jobs.get_raw_message(1).await
        {
            return (jobs, first.subject.to_string());
        }
        assert!(Instant::now() < until, "no job was put into the queue");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// What comes back damaged is requested again, and jobs of other versions are left alone.
#[test]
fn a_run_survives_damaged_results() {
    let folder = tempfile::tempdir().expect("a folder");
    let (whole, spread) = (folder.path().join("whole"), folder.path().join("spread"));
    let text = "name = \"a\"\ngame = \"guardians\"\ngames = 60\nchunk = 5\nseats = [\"greedy\"]\n";
    let experiment = experiment(text);
    play(&experiment, &whole, 1);
    let queues = folder.path().join("nats");
    let nats = Nats::start_with_jetstream(&queues).expect("nats-server");
    let run = std::thread::spawn({
        let (bus, spread) = (bus(nats.url()), spread.clone());
        move || play_over(&bus, &experiment, &spread)
    });
    answer_wrongly(nats.url(), 3);
    let mut worker = start_helper(&["work", nats.url()]);
    let progress = run.join().expect("it ends");
    assert_eq!(progress.games, 60);
    worker.kill().expect("killed");
    worker.wait().expect("gone");
    assert_same(&whole, &spread);
}

#[test]
fn a_missing_bus_is_reported() {
    let experiment = experiment(SMALL);
    let error = BusExecutor::connect(&bus("nats://127.0.0.1:1"), &experiment).expect_err("nobody");
    let text = error.to_string();
    assert!(text.contains("nats://127.0.0.1:1"), "{text}");
    let plain = Nats::start().expect("nats-server");
    let error = BusExecutor::connect(&bus(plain.url()), &experiment).expect_err("no JetStream");
    assert!(error.to_string().contains("JetStream (-js)"), "{error}");
}

/// A game that panics is reported; the run does not wait for it forever.
#[test]
fn a_broken_game_ends_the_run() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut broken = Experiment::clone(&experiment(SMALL));
    broken.arms[0]
        .options
        .insert("players".to_owned(), 99.into());
    let broken = Arc::new(broken);
    let mut threads = Threads::new(&broken, NonZeroUsize::MIN);
    let error = run(&broken, folder.path(), &mut threads, &mut |_| {}).expect_err("broken");
    assert!(error.to_string().contains("chunk 0 of arm 0"), "{error}");
}

#[test]
fn a_folder_belongs_to_one_experiment_and_one_process() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = "name = \"a\"\ngame = \"rescue\"\ngames = 2\nseats = [\"random\"]\n";
    play(&experiment(text), folder.path(), 1);
    let other = experiment(&text.replace("games = 2", "games = 3"));
    let error = Store::create(folder.path(), &other).expect_err("foreign");
    assert!(error.to_string().contains("another experiment"), "{error}");
    let same = experiment(&format!("{text}title = \"Another title\"\n"));
    let held = Store::create(folder.path(), &same).expect("the same");
    let error = Store::create(folder.path(), &same).expect_err("held");
    assert!(error.to_string().contains("another process"), "{error}");
    drop(held);
    Store::create(folder.path(), &same).expect("free again");
    let empty = tempfile::tempdir().expect("a folder");
    let error = Store::open(empty.path()).expect_err("nothing");
    assert!(error.to_string().contains("no results here"), "{error}");
}

/// Every kind of mistake in a file, with the field that the message names.
#[test]
fn mistakes_in_files_are_reported_with_their_field() {
    let good = "name = \"a\"\ngame = \"guardians\"\ngames = 2\nseats = [\"greedy\"]\n";
    experiment(good);
    let check = |text: &str, expected: &[&str]| {
        let error = Experiment::read(text).expect_err(text).to_string();
        for part in expected {
            assert!(error.contains(part), "{text}\n{error}");
        }
    };
    let with = |line: &str| format!("{good}{line}\n");
    check("name = ", &["line 1"]);
    check("", &["name"]);
    check(&with("colour = 1"), &["colour", "unknown field"]);
    check(
        &good.replace("= 2", "= \"two\""),
        &["games = \"two\"", "expected u32"],
    );
    check(&good.replace("= 2", "= -2"), &["games = -2"]);
    check(&good.replace("= 2", "= 0"), &["games: an arm has 1 to"]);
    check(&good.replace("games = 2\n", ""), &["games: write how many"]);
    check(&good.replace("\"a\"", "\"../a\""), &["name: write it with"]);
    check(
        &good.replace("guardians", "chess"),
        &["game: there is no game \"chess\""],
    );
    check(
        &good.replace("greedy", "clever"),
        &["seats[0]: there is no bot \"clever\""],
    );
    check(&good.replace("greedy", "search:0"), &["seats[0]", "budget"]);
    check(
        &good.replace("[\"greedy\"]", "[]"),
        &["seats: at least one bot"],
    );
    check(
        &good.replace(
            "\"greedy\"",
            "\"greedy\", \"random\", \"greedy\", \"random\", \"greedy\"",
        ),
        &["options.players: 5 is not possible"],
    );
    check(
        &with("[[lineup]]\nseats = [\"random\"]"),
        &["seats: choose either"],
    );
    check(
        &good.replace("seats", "# seats"),
        &["seats: write who plays"],
    );
    check(&with("chunk = 0"), &["chunk: a chunk has"]);
    check(
        &with("opening = 1001"),
        &["opening: a game begins with 0 to 1000 random actions"],
    );
    check(
        &with("record = \"all\""),
        &["record = \"all\"", "`games` or `decisions`"],
    );
    check(
        &with("[options]\npilots = 2"),
        &["options.pilots: there is no such option"],
    );
    check(
        &with("[options]\nplayers = 7"),
        &["options.players: 7 is not possible"],
    );
    check(
        &with("[options]\nplayers = []"),
        &["options.players: at least one value"],
    );
    check(
        &with("[options]\nplayers = [2, 2]"),
        &["options.players[1]: 2 is there twice"],
    );
    let two = good.replace("\"greedy\"", "\"greedy\", \"random\"");
    check(
        &format!("{two}[options]\nplayers = [2, 3]"),
        &["seats: greedy, random has 2 bots for a game of 3"],
    );
    let until = good.replace("games = 2\n", "");
    let rule = |lines: &str| format!("{until}[until]\nmeasure = \"win-rate\"\n{lines}");
    check(
        &with("[until]\nmeasure = \"score\"\nhalf_width = 1\nat_most = 9"),
        &["until: choose"],
    );
    check(&rule("at_most = 200"), &["missing field `half_width`"]);
    check(
        &rule("half_width = 0\nat_most = 200"),
        &["until.half_width: half of"],
    );
    check(
        &rule("half_width = 0.1\nat_most = 20"),
        &["until.at_most: it lies between"],
    );
    check(
        &rule("half_width = 0.1\nat_least = 1\nat_most = 20"),
        &["until.at_least: an"],
    );
    let ablation = |lines: &str| with(&format!("[[ablation]]\nname = \"x\"\n{lines}"));
    check(
        &ablation(""),
        &["ablation[0].forbid: an ablation has exactly one"],
    );
    check(
        &ablation("forbid = \"a\"\nrandom = \"b\""),
        &["ablation[0].forbid"],
    );
    check(
        &ablation("forbid = \"\""),
        &["ablation[0].forbid: write which"],
    );
    check(
        &ablation("forbid = \"a\"\nbots = [0]"),
        &["ablation[0].bots: bots are numbered"],
    );
    check(
        &ablation("forbid = \"a\"\nbots = [3]"),
        &["\"x\" is about bot 3"],
    );
    check(
        &format!(
            "{}\n[[ablation]]\nname = \"x\"\nforbid = \"b\"",
            ablation("forbid = \"a\"")
        ),
        &["ablation[1].name: another"],
    );
    check(
        &with("[options]\nplayers = [\"a\"]\nvariant = \"x\""),
        &["options.players", "options.variant"],
    );
}

/// Files from outside never bring the program down, and what is accepted means the same again.
#[test]
fn damaged_files_are_refused_or_understood() {
    let mut rng = starboard_kernel::FastRng::new(1);
    let ladder = TEXT_OF_OTHER_LADDER.replace("SEATS", "2");
    let words: Vec<&str> = SMALL
        .split([' ', '\n'])
        .chain(["-1", "[]", "{}", "\"\""])
        .collect();
    let mut accepted = 0;
    for round in 0..4_000 {
        let mut text = if round % 4 == 0 { &ladder[..] } else { SMALL }.to_owned();
        for _ in 0..=rng.below(3) {
            let at = rng.below(text.len() as u32 + 1) as usize;
            let end = (at + rng.below(8) as usize).min(text.len());
            let word = words[rng.below(words.len() as u32) as usize];
            let word = if rng.below(2) == 0 { word } else { "" };
            text.replace_range(at..end, word);
        }
        if let Ok(read) = Experiment::read(&text) {
            accepted += 1;
            let again = Experiment::read(&text).expect("the same");
            assert_eq!(read.fingerprint(), again.fingerprint());
            assert!(!read.arms.is_empty() && read.chunk > 0);
        }
        let _ = Ladder::read(&text);
    }
    assert!(accepted > 50, "{accepted}");
}

#[test]
fn defaults_are_sensible() {
    let text = "name = \"a\"\ngame = \"guardians\"\ngames = 2\nseats = [\"greedy\"]\n";
    let plain = experiment(text);
    assert_eq!((plain.seed, plain.chunk, plain.rotate), (0, 1_000, false));
    assert_eq!(plain.length, Length::Games(2));
    assert_eq!(plain.arms.len(), 1);
    assert_eq!(plain.arms[0].seats(), 2);
    assert!(plain.is_reproducible());
    let mixed = experiment(&text.replace("\"greedy\"", "\"level:4\", \"random\", \"greedy\""));
    assert_eq!((mixed.chunk, mixed.rotate), (10, true));
    assert_eq!(mixed.arms[0].options["players"], 3);
    // The highest level thinks for a time where more time has been shown to help.
    for (game, bot, is_timed) in [
        ("guardians", "level:5", true),
        ("guardians", "classic:5", true),
        ("guardians", "level:4", false),
        ("hegemony", "level:5", false),
        ("hegemony", "classic:5", false),
        ("hegemony", "search:50ms", true),
    ] {
        let text = text.replace("guardians", game).replace("greedy", bot);
        assert_eq!(
            !experiment(&text).is_reproducible(),
            is_timed,
            "{game}: {bot}"
        );
    }
    // The title is for people; everything else counts.
    let titled = experiment(&format!("{text}title = \"T\"\n"));
    assert_eq!(plain.fingerprint(), titled.fingerprint());
    let seeded = experiment(&format!("{text}seed = 1\n"));
    assert_ne!(plain.fingerprint(), seeded.fingerprint());
}

/// The figures of a report agree with the rows, and every format has them.
#[test]
fn a_report_says_what_the_games_show() {
    let folder = tempfile::tempdir().expect("a folder");
    let experiment = experiment(SMALL);
    play(&experiment, folder.path(), 2);
    let report = Report::read(&[folder.path()]).expect("a report");
    assert_eq!((report.game, report.games), ("guardians", 8 * 24));
    let section = &report.sections[0];
    assert_eq!(section.arms.len(), 8);
    let (store, ..) = Store::open(folder.path()).expect("finished");
    let rows: Vec<_> = Store::chunks(&experiment, 0, 24)
        .into_iter()
        .flat_map(|job| store.games(job).expect("rows"))
        .collect();
    let arm = &section.arms[0];
    let wins: f64 = rows.iter().map(|row| row.results[0]).sum();
    assert!((arm.seats[0].wins.mean - wins / 24.0).abs() < 1e-12);
    let actions: i32 = rows.iter().map(|row| row.actions).sum();
    assert!((arm.length.mean.mean - f64::from(actions) / 24.0).abs() < 1e-9);
    assert_eq!(arm.endings.values().sum::<u32>(), 24);
    let course = arm.course.as_ref().expect("decisions");
    assert!(course.branching.mean > 1.0 && course.decided.mean <= 1.0);
    assert!((0.0..=1.0).contains(&course.matter.mean));
    // Two options with other values than the first, three measures each; one ablation.
    assert_eq!((section.options.len(), section.ablations.len()), (6, 3));
    for comparison in section.options.iter().chain(&section.ablations) {
        assert!(comparison.difference.adjusted >= comparison.difference.p);
    }
    // Rare actions are reported for each arm, as counted there.
    let rare = section.rare.as_ref().expect("decisions");
    assert!(!rare.is_empty());
    for action in rare {
        let arm = section.arms.iter().position(|arm| arm.label == action.arm);
        let jobs = Store::chunks(&experiment, arm.expect("an arm"), 24);
        let facts: Vec<_> = jobs
            .into_iter()
            .flat_map(|job| store.facts(job).expect("facts"))
            .filter(|fact| fact.kind == "action" && fact.thing == action.kind)
            .collect();
        let count = |what: &str| -> u64 {
            let found = facts.iter().filter(|fact| fact.what == what);
            found.map(|fact| fact.count as u64).sum()
        };
        let expected = (count("offered"), count("played"));
        assert_eq!((action.offered, action.chosen), expected);
        assert!(action.offered > 0 && action.rate.mean < 0.001 && action.rate.high > 0.0);
    }
    assert!(!rare.iter().any(|action| action.kind == "fire"));
    // Every free arm keeps its distributions.
    for arm in &section.arms {
        assert!(
            arm.lengths.is_some() && arm.scores.is_some(),
            "{}",
            arm.label
        );
    }
    let actions = section.things.iter().find(|table| table.title == "Actions");
    let fire = actions
        .and_then(|table| table.things.iter().find(|thing| thing.name == "fire"))
        .expect("everybody fires");
    assert!(fire.rate.expect("offered").mean > 0.5);

    let again = Report::read(&[folder.path()]).expect("a report");
    for format in [Format::Html, Format::Markdown, Format::Json] {
        assert_eq!(report.write(format), again.write(format));
    }
    let page = report.write(Format::Html);
    let captions = [
        "Share of wins, %",
        "Scores, % of seats per point",
        "Actions per game, % of games per action",
        "Legal actions in the course of a game (% of its actions)",
        "Games that are decided, % (after this part of their actions, %)",
        "Decisions that matter, %",
        "Lead changes per game",
        "Options: difference in wins of seat 1 above its share, %",
        "Options: difference in score",
        "Options: difference in actions per game",
        "Ablations: difference in wins, %",
        "Ablations: difference in score",
        "Ablations: difference in actions per game",
        "First columns of fighters: difference in wins, %",
        "Actions: difference in wins, %",
    ];
    let mut drawn = page.split("<figcaption>").skip(1);
    for caption in captions {
        assert!(drawn.any(|figure| figure.starts_with(caption)), "{caption}");
    }
    for part in [
        "Guardians of Space",
        "no missiles",
        "viewport",
        "<polyline",
        "Hardly ever chosen",
    ] {
        assert!(page.contains(part), "{part}");
    }
    // It needs nothing from elsewhere.
    for foreign in ["http:", "https:", "<script", "<link", "url(", "{body}"] {
        assert!(!page.contains(foreign), "{foreign}");
    }
    assert!(page.len() < 80_000, "{} bytes", page.len());
    // Rows and columns have headings, and no heading is empty.
    assert!(page.contains("<tr><td><th scope=\"col\">seat"), "{page}");
    assert!(page.contains("<tr><th scope=\"row\">players=2"), "{page}");
    assert!(!page.contains("\"><th"), "{page}");
    // When games are decided: ever more of them, and in the end all.
    let by = &course.decided_by;
    assert!(by.len() == 11 && by.is_sorted() && by[10] > 0.999, "{by:?}");
    // It says what it is about.
    let rarest = section.rarest.as_ref().expect("decisions");
    assert!(
        rare.iter()
            .all(|action| action.rate.mean >= rarest.rate.mean)
    );
    let day = section.played.expect("a day").to_string();
    let text = report.write(Format::Markdown);
    let bots = section.conditions["bots"].as_str().expect("a fingerprint");
    let least = format!("legal at {} decisions of 24 games", rarest.offered);
    for part in [&section.fingerprint, bots, &day, &least] {
        assert!(page.contains(part) && text.contains(part), "{part}");
    }
    let json: serde_json::Value = serde_json::from_str(&report.write(Format::Json)).expect("JSON");
    assert_eq!(json["sections"][0]["arms"][0]["games"], 24);
    let text = report.write(Format::Markdown);
    assert!(text.contains("### Ablations") && text.contains("| no missiles | free choice |"));
}

/// Where hardly anything but chance makes a difference it is nearly everything, and where there is none
/// it is nothing.
#[test]
fn the_share_of_chance_is_that_of_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let luck = |name: &str, text: &str| {
        let folder = folder.path().join(name);
        play(&experiment(text), &folder, 2);
        let report = Report::read(&[&folder]).expect("a report");
        report.sections[0].luck.clone()
    };
    // A greedy bot that plays alone decides by what it sees, unless two actions are worth the same.
    let rolls = luck(
        "rolls",
        r#"
        name = "rolls"
        game = "armada"
        games = 60
        replays = 2
        [[lineup]]
        seats = ["greedy"]
        "#,
    );
    assert_eq!((rolls.len(), rolls[0].starts), (1, 30));
    assert!(rolls[0].chance.low > 0.7, "{rolls:?}");
    assert_eq!((&rolls[0].skill, &rolls[0].seat), (&None, &None));
    // Without powers nothing is drawn in Commander Rescue.
    let noise = luck(
        "noise",
        r#"
        name = "noise"
        game = "rescue"
        games = 300
        replays = 3
        seats = ["random"]
        [options]
        layout = "standard"
        "#,
    );
    assert_eq!(noise[0].starts, 100);
    assert!(
        noise[0].chance.low == 0.0 && noise[0].chance.mean < 0.1,
        "{noise:?}"
    );
    assert!(noise[0].rest.high > 0.9, "{noise:?}");
    // A bot that looks ahead beats one that does not, from either seat.
    let skill = luck(
        "skill",
        r#"
        name = "skill"
        game = "guardians"
        games = 80
        replays = 2
        seats = ["greedy", "random"]
        "#,
    );
    let found = skill[0].skill.expect("the bots differ");
    assert!(found.low > 0.7 && skill[0].chance.high < 0.1, "{skill:?}");
    assert!(
        skill[0].seat.is_some_and(|seat| seat.high < 0.1),
        "{skill:?}"
    );
    assert_eq!(skill[0].starts, 20);
    // Bots that play alone are compared over the same starts.
    let alone = luck(
        "alone",
        r#"
        name = "alone"
        game = "armada"
        games = 80
        replays = 2
        [[lineup]]
        seats = ["greedy"]
        [[lineup]]
        seats = ["random"]
        "#,
    );
    assert_eq!(
        (alone.len(), &alone[0].bots[..]),
        (1, &["greedy".to_owned(), "random".to_owned()][..])
    );
    assert!(
        alone[0].skill.is_some_and(|skill| skill.low > 0.5),
        "{alone:?}"
    );
}

/// Reports say that seat 1 begins in every game.
#[test]
fn seat_1_begins() {
    for rules in starboard_games::registry().iter() {
        for players in rules.player_counts() {
            let mut options = starboard_kernel::OptionValues::new();
            if players > 1 {
                options.insert("players".to_owned(), players.into());
            }
            let mut position = rules.start(&options).expect("a game");
            while position.turn() == starboard_kernel::Turn::Chance {
                let outcome = position.outcomes()[0].0.clone();
                position.resolve(&outcome).expect("a listed outcome");
            }
            let first = starboard_kernel::Turn::Player(starboard_kernel::Seat::new(0));
            assert_eq!(position.turn(), first, "{} {players}", rules.name());
        }
    }
}

/// Games of the same start and rotation have the same chance and other noise.
#[test]
fn replays_have_the_same_chance() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = r#"
        name = "replays"
        game = "guardians"
        games = 12
        chunk = 5
        replays = 3
        seats = ["random", "random"]
        rotate = true
    "#;
    let replayed = experiment(text);
    play(&replayed, folder.path(), 1);
    let (store, ..) = Store::open(folder.path()).expect("finished");
    // Whole starts: two rotations of three games each.
    let rows = store.games(Job { arm: 0, chunk: 0 }).expect("rows");
    let places: Vec<(i32, i32)> = rows.iter().map(|row| (row.start, row.rotation)).collect();
    assert_eq!(places, [(0, 0), (0, 0), (0, 0), (0, 1), (0, 1), (0, 1)]);
    assert!(rows[0].actions != rows[1].actions || rows[0].scores != rows[1].scores);
    // The first game of a start is the one that is played without replays.
    let single = experiment(&text.replace("replays = 3", "replays = 1"));
    let other = tempfile::tempdir().expect("a folder");
    play(&single, other.path(), 1);
    let (store, ..) = Store::open(other.path()).expect("finished");
    let first = store.games(Job { arm: 0, chunk: 0 }).expect("rows");
    assert_eq!(first[0].scores, rows[0].scores);
    assert_eq!(first[1].scores, rows[3].scores);
}

const OPENING: &str = r#"
name = "opening"
game = "rescue"
games = 24
chunk = 4
seed = 5
opening = 6
record = "decisions"
seats = ["greedy", "level:1"]
[options]
layout = "standard"
[[ablation]]
name = "never attack"
forbid = "*x*"
"#;

/// Rescue has no chance: without an opening, bots without randomness would play one game again and again.
#[test]
fn an_opening_is_the_same_for_all_games_of_a_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let (one, three) = (folder.path().join("one"), folder.path().join("three"));
    let opened = experiment(OPENING);
    play(&opened, &one, 1);
    play(&opened, &three, 3);
    assert_same(&one, &three);
    let (store, ..) = Store::open(&one).expect("finished");
    let games = |arm: usize| -> Vec<_> {
        let chunks = Store::chunks(&opened, arm, 24);
        let rows = chunks
            .into_iter()
            .map(|job| store.games(job).expect("rows"));
        rows.flatten().collect()
    };
    let rows = games(0);
    assert_eq!(rows.len(), 24);
    // Actions are counted from the beginning of the game, decisions when the bots take over.
    for row in &rows {
        let branching = row.branching.expect("decisions");
        assert!(branching > 1.0 && row.actions > 6, "{row:?}");
        assert!(
            row.choices.expect("decisions") <= row.actions - 6,
            "{row:?}"
        );
        assert!(
            (6..=row.actions).contains(&row.decided.expect("decisions")),
            "{row:?}"
        );
    }
    let flown = |arm: usize, game: i32| -> Vec<(i32, String)> {
        let chunks = Store::chunks(&opened, arm, 24);
        let facts = chunks
            .into_iter()
            .flat_map(|job| store.facts(job).expect("facts"));
        let first = facts.filter(|fact| fact.game == game && fact.kind == "opening");
        first.map(|fact| (fact.seat, fact.thing)).collect()
    };
    for start in 0..12 {
        let (game, swapped) = (2 * start, 2 * start + 1);
        assert_eq!(rows[game as usize].bots, [1, 2]);
        assert_eq!(rows[swapped as usize].bots, [2, 1]);
        // The same ships flew first, whoever sits there, and whatever is forbidden to whom.
        assert_eq!(flown(0, game).len(), 2);
        assert_eq!(flown(0, game), flown(0, swapped));
        assert_eq!(flown(0, game), flown(1, game));
    }
    let ships: BTreeSet<_> = (0..12).map(|start| flown(0, 2 * start)).collect();
    assert!(ships.len() > 2, "{ships:?}");
    let lengths: BTreeSet<i32> = rows.iter().map(|row| row.actions).collect();
    assert!(lengths.len() > 6, "{lengths:?}");
    // Without an opening, every start is the same two games.
    let without = experiment(
        &OPENING
            .replace("opening = 6", "")
            .replace("level:1", "greedy"),
    );
    assert_ne!(without.fingerprint(), opened.fingerprint());
    let zero = experiment(&OPENING.replace("= 6", "= 0").replace("level:1", "greedy"));
    assert_eq!(without.fingerprint(), zero.fingerprint());
    // The report says so.
    let report = Report::read(&[&one]).expect("a report");
    let page = report.write(Format::Markdown);
    assert!(
        page.contains("Every game begins with 6 random actions"),
        "{page}"
    );
}

/// An opening never ends a game: bots have at least one decision.
#[test]
fn an_opening_leaves_the_end_to_the_bots() {
    for (game, options) in [
        ("armada", ""),
        ("guardians", ""),
        ("hegemony", ""),
        ("rescue", "layout = \"choose\"\npowers = \"random\""),
    ] {
        let text = format!(
            "name = \"a\"\ngame = \"{game}\"\ngames = 3\nopening = 1000\nrecord = \"decisions\"\n\
             seats = [\"random\"]\n[options]\n{options}\n"
        );
        let opened = experiment(&text);
        let player = Player::new(&opened, 0);
        for number in 0..3 {
            let played = player.play(number);
            let course = played.course.expect("decisions");
            let random = played.actions - course.decisions.len() as u32;
            assert!(!course.decisions.is_empty(), "{game}");
            assert!(random > 5, "{game}: {random}");
        }
    }
}

/// An option that no game depends on is not said to have no effect.
#[test]
fn options_that_were_not_exercised_are_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = r#"
        name = "unused"
        game = "rescue"
        games = 10
        seats = ["search:2"]
        [options]
        players = [2, 3]
        layout = ["standard", "choose"]
    "#;
    // A bot that may choose its layout chooses the standard one.
    play(&experiment(text), folder.path(), 2);
    let report = Report::read(&[folder.path()]).expect("a report");
    let options = &report.sections[0].options;
    let of = |what: &str| -> Vec<(&str, u64, u64)> {
        let found = options.iter().filter(|comparison| comparison.what == what);
        found
            .map(|it| (it.measure, it.starts, it.differing))
            .collect()
    };
    // Laying out takes actions, but decides nothing.
    let wins = "wins of seat 1 above its share";
    let expected = [(wins, 20, 0), ("actions per game", 20, 20)];
    assert_eq!(of("layout=choose"), expected);
    assert!(
        of("players=3")
            .iter()
            .all(|(_, _, differing)| *differing > 0)
    );
    let text = report.write(Format::Markdown);
    let row = format!("| layout=choose | layout=standard | {wins}, % | 0 of 20 | no game differed");
    assert!(text.contains(&row), "{text}");
}

/// What Cosmic Hegemony's study counts adds up, and targets are judged by it.
#[test]
fn a_study_of_hegemony_measures_its_targets() {
    let folder = tempfile::tempdir().expect("a folder");
    let experiment = experiment(
        r#"
        name = "study"
        game = "hegemony"
        seats = ["greedy"]
        games = 60
        chunk = 30

        [options]
        difficulty = ["basic", "normal"]
        "#,
    );
    play(&experiment, folder.path(), 2);
    let targets = r#"
        [[target]]
        text = "long games"
        experiment = "study"
        arm = "difficulty=normal"
        figure = "rounds per game"
        at_least = 1.0
        at_most = 12.0

        [[target]]
        text = "impossible"
        experiment = "study"
        figure = "second sector reached"
        at_least = 1.01

        [[target]]
        text = "rates"
        experiment = "study"
        table = "Cards engaged when both are possible"
        at_least = 0.0

        [[target]]
        text = "somewhere else"
        experiment = "another"
        places = true
        at_most = 0.1
    "#;
    let targets = Targets::read(targets).expect("targets");
    let report = Report::with_targets(&[folder.path()], &targets).expect("a report");
    let verdicts: Vec<Verdict> = report.targets.iter().map(|target| target.verdict).collect();
    let expected = [
        Verdict::Met,
        Verdict::Missed,
        Verdict::Met,
        Verdict::NotMeasured,
    ];
    assert_eq!(verdicts, expected);
    assert!(report.targets[1].certain && report.targets[2].measured > 20);

    let (store, ..) = Store::open(folder.path()).expect("finished");
    let mut counts: BTreeMap<(String, String), i64> = BTreeMap::new();
    for arm in 0..2 {
        for job in Store::chunks(&experiment, arm, 60) {
            for fact in store.facts(job).expect("rows") {
                let key = (fact.kind.clone(), fact.what.clone());
                *counts.entry(key).or_default() += i64::from(fact.count);
                assert!(fact.kind != "text" || fact.count == 1, "{}", fact.thing);
            }
        }
    }
    let count = |kind: &str, what: &str| {
        let key = (kind.to_owned(), what.to_owned());
        counts.get(&key).copied().unwrap_or(0)
    };
    // What happens in all sectors is what happens in a game.
    for what in ["rounds", "cubes", "engaged", "evaded", "dice", "payments"] {
        let kinds = ["first", "second", "third"].map(|s| format!("play in the {s} sector"));
        let sectors: i64 = kinds.iter().map(|kind| count(kind, what)).sum();
        assert!(sectors > 0 && sectors == count("run", what), "{what}");
    }
    let engaged = count("card", "engaged by choice");
    let evaded = count("card", "evaded by choice");
    assert_eq!(engaged + evaded, count("card", "open to both"));
    assert!(engaged <= count("card", "engaged") && evaded <= count("card", "evaded"));
    assert!(count("run", "plain payments") <= count("run", "payments"));
    let [plain, choices] =
        ["plain payments by choice", "payments with a choice"].map(|what| count("run", what));
    assert!(0 < plain && plain < choices, "{plain} of {choices}");
    // Most cards are Guardforce, and some are not.
    for (what, all) in [("engaged", engaged), ("evaded", evaded)] {
        let guardforce = count("run", &format!("Guardforce {what} by choice"));
        assert!(
            all / 2 < guardforce && guardforce < all,
            "{what}: {guardforce} of {all}"
        );
    }
    let (applied, met) = (count("text", "applied"), count("text", "games met"));
    assert!(0 < applied && applied < met, "{applied} of {met}");
    let section = &report.sections[0];
    let texts = section.things.iter().find(|table| table.title == "Texts");
    let texts = texts.expect("texts");
    for text in &texts.things {
        // A text does something only after its card has come into play.
        assert!(text.rate.is_some(), "{}", text.name);
    }
    let places = section.places.as_ref().expect("places");
    assert_eq!(places.things.len(), 6);
    // Habits are what could have been otherwise: the Choir lets no cube raise, the Ledger no ability
    // stand for another, so that nothing is said of them there, and of nobody in comparison with them.
    let habits = &section.habits.as_ref().expect("habits").habits;
    let has = |thing: &str, title: &str| {
        let mut found = habits.iter().filter(|habit| habit.thing == thing);
        found.any(|habit| habit.title == title)
    };
    for (title, without) in [
        (
            "cubes fitted where they could also raise",
            "The Hollow Choir",
        ),
        (
            "payments of one ability where there was a choice",
            "The Ledger",
        ),
        ("Guardforce evaded when both are possible", ""),
    ] {
        for alien in &places.things {
            assert_eq!(
                has(&alien.name, title),
                alien.name != without,
                "{}",
                alien.name
            );
        }
    }
    let page = report.write(Format::Html);
    let text = report.write(Format::Markdown);
    for part in [
        "Aliens by their sector",
        "third sector reached",
        "not measured",
    ] {
        assert!(page.contains(part) && text.contains(part), "{part}");
    }

    // Beside it, an experiment on luck has no figures, even if random play always loses and there is no
    // luck to report.
    let replayed = tempfile::tempdir().expect("a folder");
    let luck =
        "name = \"luck\"\ngame = \"hegemony\"\nseats = [\"random\"]\ngames = 20\nreplays = 2\n";
    play(&self::experiment(luck), replayed.path(), 2);
    let both = Report::read(&[folder.path(), replayed.path()]).expect("a report");
    assert_eq!(both.sections[0].figures, section.figures);
    assert!(both.sections[1].figures.is_empty() && both.sections[1].places.is_none());
}

/// The files that the documentation shows can be used.
#[test]
fn the_examples_of_the_documentation_are_right() {
    let text = fs::read_to_string(root().join("docs/research.md")).expect("docs/research.md");
    let blocks = text.split("```toml\n").skip(1);
    let whole: Vec<&str> = blocks
        .filter_map(|block| block.split("```").next())
        .filter(|block| block.starts_with("name = "))
        .collect();
    let experiments = whole.iter().filter(|text| Experiment::read(text).is_ok());
    let ladders = whole.iter().filter(|text| Ladder::read(text).is_ok());
    assert_eq!((experiments.count(), ladders.count()), (1, 1));
    assert_eq!(whole.len(), 2);
    // The columns of the tables are those of the files.
    let folder = tempfile::tempdir().expect("a folder");
    play(&experiment(SMALL), folder.path(), 2);
    for table in ["games", "facts", "decisions"] {
        let file = folder.path().join(table).join("0000-000000.parquet");
        let file = fs::read(file).expect("a file");
        for column in starboard_lab::columns(file).expect("Parquet") {
            assert!(text.contains(&format!("`{column}`")), "{table}: {column}");
        }
    }
}

/// The committed files of a game: its experiments by their names, its ladder and its targets.
struct Committed {
    experiments: BTreeMap<String, Arc<Experiment>>,
    ladder: Ladder,
    targets: Targets,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

impl Committed {
    fn read(game: &str) -> Committed {
        let folder = root().join("experiments");
        let entries = fs::read_dir(folder.join(game)).expect(game);
        let paths = entries.map(|entry| entry.expect("an entry").path());
        let luck = folder.join("luck").join(format!("{game}.toml"));
        let mut experiments = BTreeMap::new();
        let (mut ladder, mut targets) = (None, Targets::default());
        for path in paths.chain([luck]) {
            let name = path.display();
            let text = fs::read_to_string(&path);
            let text = text.unwrap_or_else(|error| panic!("{name}: {error}"));
            if path.ends_with("ladder.toml") {
                let read = Ladder::read(&text);
                ladder = Some(read.unwrap_or_else(|error| panic!("{name}: {error}")));
            } else if path.ends_with("targets.toml") {
                let read = Targets::read(&text);
                targets = read.unwrap_or_else(|error| panic!("{name}: {error}"));
            } else {
                let experiment = experiment(&text);
                assert_eq!(experiment.rules.name(), game);
                experiments.insert(experiment.name.clone(), experiment);
            }
        }
        Committed {
            experiments,
            ladder: ladder.expect("a ladder"),
            targets,
        }
    }
}

/// Every value of every option is in an experiment, and luck and strong play are measured in every game.
#[test]
fn the_committed_experiments_cover_all_options() {
    for rules in starboard_games::registry().iter() {
        let game = rules.name();
        let committed = Committed::read(game);
        let experiments = || committed.experiments.values();
        for experiment in experiments() {
            assert!(experiment.is_reproducible(), "{}", experiment.name);
        }
        for spec in rules.schema().0 {
            for value in &spec.values {
                let mut arms = experiments().flat_map(|experiment| &experiment.arms);
                let covered = arms.any(|arm| arm.options[spec.name] == *value);
                assert!(covered, "{game}: no experiment has {}={value}", spec.name);
            }
        }
        let luck = experiments().filter(|experiment| experiment.replays > 1);
        let skill = luck.filter(|experiment| {
            let bots = experiment.arms.iter().flat_map(|arm| &arm.lineup.bots);
            bots.clone().any(|bot| Some(bot) != bots.clone().next())
        });
        assert_eq!(skill.count(), 1, "{game}");
        for target in &committed.targets.0 {
            let name = &target.experiment;
            assert!(committed.experiments.contains_key(name), "{name}");
        }
    }
}

/// Every game has a report, and it is known whether it is of today's experiments and bots. A report takes
/// an hour to make, so a change of the bots must not wait for it: what is out of date is said, and only
/// slow tests insist.
#[test]
#[expect(clippy::print_stderr, reason = "somebody should know")]
fn reports_are_there_and_up_to_date() {
    let mut outdated = Vec::new();
    for rules in starboard_games::registry().iter() {
        let game = rules.name();
        let committed = Committed::read(game);
        let folder = root().join("reports");
        let file = |name: String| {
            let text = fs::read_to_string(folder.join(&name));
            text.unwrap_or_else(|error| panic!("reports/{name}: {error}"))
        };
        let report = file(format!("{game}.json"));
        assert!(report.len() < 180_000, "{game}: {} bytes", report.len());
        let report: serde_json::Value = serde_json::from_str(&report).expect("JSON");
        let sections = report["sections"].as_array().expect("a list");
        let found: BTreeMap<&str, &str> = sections
            .iter()
            .filter_map(|section| {
                let fingerprint = section["fingerprint"].as_str().unwrap_or_default();
                Some((section["name"].as_str()?, fingerprint))
            })
            .collect();
        for (name, experiment) in &committed.experiments {
            if found.get(name.as_str()).copied() != Some(&experiment.fingerprint()) {
                outdated.push(name.clone());
            }
        }
        for name in found.keys() {
            if !committed.experiments.contains_key(*name) {
                outdated.push((*name).to_owned());
            }
        }
        let ladder = file(format!("{game}-ladder.md"));
        if !ladder.contains(&committed.ladder.fingerprint()) {
            outdated.push(format!("{game}-ladder"));
        }
        let page = file(format!("{game}.html"));
        assert!(page.contains("<svg ") && !page.contains("<script"));
        assert!(page.len() < 240_000, "{game}: {} bytes", page.len());
    }
    if !outdated.is_empty() {
        eprintln!("OUT OF DATE: {}; use `make reports`", outdated.join(", "));
    }
    let insist = std::env::var_os("STARBOARD_SLOW").is_some();
    assert!(!insist || outdated.is_empty(), "{outdated:?}");
}

/// The matches against earlier bots can be played, and what is reported of them is of these.
#[test]
fn the_committed_matches_can_be_played() {
    let mut known = Vec::new();
    for entry in fs::read_dir(root().join("experiments/matches")).expect("a folder") {
        let path = entry.expect("an entry").path();
        let text = fs::read_to_string(&path).expect("a file");
        let experiment = experiment(&text);
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        assert_eq!(experiment.name, name);
        let bots = &experiment.arms[0].lineup.bots;
        assert!(bots.iter().any(|bot| *bot != bots[0]), "{name}");
        assert!(experiment.rotate, "{name}");
        known.push(experiment.name.clone());
    }
    assert!(!known.is_empty());
    let reports = root().join("reports/matches");
    for entry in fs::read_dir(reports).into_iter().flatten() {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        assert!(known.contains(&name.into_owned()), "{}", path.display());
    }
}

/// The tables of docs/bots.md are those of the reports and of the bots.
#[test]
fn the_documentation_says_what_the_reports_say() {
    let path = root().join("docs/bots.md");
    let text = fs::read_to_string(&path).expect("docs/bots.md");
    let filled = docs::fill(&text, &root()).expect("filled");
    assert!(filled.len() > 2_000 && filled.contains("<!-- lab: ratings -->"));
    if std::env::var_os("STARBOARD_UPDATE").is_some() {
        fs::write(&path, &filled).expect("written");
    } else {
        let mut lines = text.lines().zip(filled.lines());
        let first = lines.find(|(found, wanted)| found != wanted);
        assert!(
            text == filled,
            "{first:?}: use `starboard lab docs docs/bots.md`"
        );
    }
}

/// Blocks are written from reports of any folder; what stands around them stays.
#[test]
fn documents_get_the_figures_of_reports() {
    let folder = tempfile::tempdir().expect("a folder");
    let root = folder.path();
    for name in [
        "experiments/matches",
        "experiments/rescue",
        "reports/matches",
    ] {
        fs::create_dir_all(root.join(name)).expect("a folder");
    }
    let text = "name = \"easy\"\ngame = \"rescue\"\ngames = 20\n\
                seats = [\"greedy\", \"random\", \"random\"]\n";
    fs::write(root.join("experiments/matches/easy.toml"), text).expect("written");
    let document =
        "before\n\n<!-- lab: matches -->\n99 % of 99 games\n<!-- end of lab -->\nafter\n";
    let none = docs::fill(document, root).expect("filled");
    let nothing = "<!-- lab: matches -->\nNo match of `experiments/matches/` has been reported yet.\n\
                   <!-- end of lab -->\nafter\n";
    assert_eq!(none, format!("before\n\n{nothing}"));

    let results = root.join("results");
    play(&experiment(text), &results, 2);
    let report = Report::read(&[&results]).expect("a report");
    let wins = report.sections[0].arms[0].bots[0].wins;
    let json = report.write(Format::Json);
    fs::write(root.join("reports/matches/easy.json"), &json).expect("written");
    let filled = docs::fill(&none, root).expect("filled");
    let row = format!(
        "| `matches/easy.toml` | `greedy` against 2 × `random` | {:.1} % ({:.1} to {:.1}) | 33.3 % | 20 |",
        100.0 * wins.mean,
        100.0 * wins.low,
        100.0 * wins.high
    );
    assert!(filled.contains(&row), "{row}\n{filled}");
    assert!(filled.starts_with("before\n") && filled.ends_with("\nafter\n"));
    assert!(!filled.contains('†'), "{filled}");
    assert_eq!(docs::fill(&filled, root).expect("filled"), filled);
    // Another experiment of this name: the report is of an earlier one.
    let other = format!("{text}seed = 9\n");
    fs::write(root.join("experiments/matches/easy.toml"), other).expect("written");
    let filled = docs::fill(&filled, root).expect("filled");
    assert!(filled.contains("| `matches/easy.toml`† |"), "{filled}");
    assert!(filled.contains("\n\n† By earlier bots"), "{filled}");

    // A ladder, and levels against each other.
    let ladder = TEXT_OF_OTHER_LADDER.replace("SEATS", "2");
    fs::write(root.join("experiments/rescue/ladder.toml"), &ladder).expect("written");
    let ladder = Ladder::read(&ladder).expect("a ladder");
    let markdown = format!(
        "### Other\nFingerprint {}.\n\n| bot | rating | 95 % interval |\n|---|---|---|\n\
         | `level:3` | 77 | 60 to 94 |\n\n| bot | against |\n|---|---|\n| `level:4` | `level:3` |\n",
        ladder.fingerprint()
    );
    fs::write(root.join("reports/guardians-ladder.md"), markdown).expect("written");
    let json = json.replace("\"greedy, random, random\"", "\"\"");
    fs::write(root.join("reports/rescue.json"), json).expect("written");
    let blocks = ["ratings", "steps", "alone", "levels"].map(|name| {
        let block = format!("<!-- lab: {name} -->\n<!-- end of lab -->\n");
        docs::fill(&block, root).expect(name)
    });
    assert!(
        blocks[0].contains("| level | Guardians of Space |"),
        "{}",
        blocks[0]
    );
    assert!(
        blocks[0].contains("| 3 | 77 (60 to 94) |\n| 4 | – |"),
        "{}",
        blocks[0]
    );
    assert!(
        blocks[1].contains("`greedy` against 2 × `random`"),
        "{}",
        blocks[1]
    );
    assert_eq!(blocks[2].lines().count(), 2, "{}", blocks[2]);
    assert!(
        blocks[3].contains("| Cosmic Hegemony | 60 playouts | 300 playouts |"),
        "{}",
        blocks[3]
    );

    for (document, words) in [
        ("<!-- lab: ratings -->\n", "line 1: the block has no end"),
        (
            "\n<!-- lab: rats -->\n<!-- end of lab -->\n",
            "line 2: there is no block \"rats\"",
        ),
    ] {
        let error = docs::fill(document, root).expect_err(words).to_string();
        assert!(error.contains(words), "{error}");
    }
    fs::write(root.join("reports/rescue.json"), "{").expect("written");
    let error = docs::fill(document, root).expect_err("broken").to_string();
    assert!(error.contains("rescue.json: EOF"), "{error}");
}

/// The documentation links to the ladders rather than repeating them.
#[test]
fn the_documentation_has_the_ladders_that_were_played() {
    let text = fs::read_to_string(root().join("docs/bots.md")).expect("docs/bots.md");
    for rules in starboard_games::registry().iter() {
        let link = format!("(../reports/{}-ladder.md)", rules.name());
        assert!(text.contains(&link), "{link}");
    }
    for pasted in ["| bot | rating |", "$ starboard simulate"] {
        assert!(!text.contains(pasted), "{pasted}");
    }
}

#[test]
fn a_report_is_about_one_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = "name = \"a\"\ngame = \"rescue\"\ngames = 2\nseats = [\"random\"]\n";
    let paths = ["rescue", "armada"].map(|game| {
        let path = folder.path().join(game);
        play(&experiment(&text.replace("rescue", game)), &path, 1);
        path
    });
    let error = Report::read(&paths).expect_err("two games");
    assert!(error.to_string().contains("rescue and armada"), "{error}");
    let none: [&Path; 0] = [];
    assert!(Report::read(&none).is_err());
}

#[test]
fn a_ladder_is_the_same_with_any_number_of_threads_and_after_a_break() {
    let text = r#"
name = "ladder"
game = "rescue"
bots = ["random", "greedy", "level:1"]
matches = 24
batch = 8
seed = 2
anchor = "greedy"
[options]
layout = "standard"
"#;
    let threads = |count: usize| NonZeroUsize::new(count).expect("threads");
    let folder = tempfile::tempdir().expect("a folder");
    let (one, three) = (folder.path().join("one"), folder.path().join("three"));
    let ladder = Ladder::read(text).expect("a ladder");
    let ratings = play_ladder(&ladder, &one, threads(1), &mut |_| {}).expect("played");
    let short = Ladder::read(&text.replace("matches = 24", "matches = 12")).expect("a ladder");
    play_ladder(&short, &three, threads(3), &mut |_| {}).expect("played");
    // A match that was being played when the process was killed.
    fs::remove_file(three.join("matches/000003.json")).expect("removed");
    let mut told = Vec::new();
    let mut tell = |Progress { games, of, found }| told.push((games, of, found));
    let again = play_ladder(&ladder, &three, threads(3), &mut tell).expect("played");
    assert_eq!(ratings, again);
    // What was found is no speed.
    let expected = [(11, 24, 11), (11, 24, 11), (16, 24, 11), (24, 24, 11)];
    assert_eq!(told, expected);
    assert_same(&one, &three);
    let order: Vec<&str> = ratings
        .bots
        .iter()
        .map(|rated| rated.bot.as_str())
        .collect();
    assert_eq!(order, ["greedy", "level:1", "random"]);
    assert_eq!((ratings.matches, ratings.games), (24, 48));
    let text = ratings.markdown();
    assert!(text.contains("| `greedy` | 0 | anchor |"), "{text}");
    let json: serde_json::Value = serde_json::from_str(&ratings.json()).expect("JSON");
    assert_eq!(json["bots"][2]["bot"], "random");
    let other = Ladder::read(&TEXT_OF_OTHER_LADDER.replace("SEATS", "2")).expect("a ladder");
    let foreign = play_ladder(&other, &one, threads(1), &mut |_| {}).expect_err("foreign");
    assert!(
        foreign.to_string().contains("another experiment"),
        "{foreign}"
    );
}

/// Both bots play from the same opening, and other matches from others.
#[test]
fn matches_of_a_ladder_can_begin_with_an_opening() {
    let text = r#"
name = "ladder"
game = "rescue"
bots = ["greedy", "search:20"]
matches = 12
seed = 3
[options]
layout = "standard"
"#;
    let threads = |count: usize| NonZeroUsize::new(count).expect("threads");
    let folder = tempfile::tempdir().expect("a folder");
    let without = Ladder::read(text).expect("a ladder");
    let opened = Ladder::read(&text.replace("seed", "opening = 8\nseed")).expect("a ladder");
    let zero = Ladder::read(&text.replace("seed", "opening = 0\nseed")).expect("a ladder");
    assert_eq!(without.fingerprint(), zero.fingerprint());
    assert_ne!(without.fingerprint(), opened.fingerprint());
    let play = |ladder: &Ladder, name: &str, count: usize| {
        let folder = folder.path().join(name);
        play_ladder(ladder, &folder, threads(count), &mut |_| {}).expect("played")
    };
    let ratings = play(&opened, "one", 1);
    assert_eq!(ratings, play(&opened, "three", 3));
    assert_same(&folder.path().join("one"), &folder.path().join("three"));
    assert!(
        ratings
            .markdown()
            .contains("Every game begins with 8 random actions"),
        "{}",
        ratings.markdown()
    );
    assert!(ratings.json().contains("\"opening\": 8"));
    let plain = play(&without, "plain", 2);
    assert!(!plain.markdown().contains("random actions"));
    assert!(!plain.json().contains("opening"));
}

const TEXT_OF_OTHER_LADDER: &str = r#"
name = "other"
game = "guardians"
bots = ["random", "greedy"]
matches = 2
[options]
players = SEATS
"#;

/// Bots of games for one, two, three and four seats: each match uses every seat alike.
#[test]
fn ladders_work_with_any_number_of_seats() {
    let folder = tempfile::tempdir().expect("a folder");
    for (seats, games) in [("2", 2), ("3", 6), ("4", 2)] {
        let ladder = Ladder::read(&TEXT_OF_OTHER_LADDER.replace("SEATS", seats)).expect("a ladder");
        let folder = folder.path().join(seats);
        let ratings =
            play_ladder(&ladder, &folder, NonZeroUsize::MIN, &mut |_| {}).expect("played");
        assert_eq!(ratings.games, 2 * games);
        assert_eq!(ratings.bots[0].bot, "greedy", "{seats}");
    }
    let solo = TEXT_OF_OTHER_LADDER
        .replace("guardians", "armada")
        .replace("[options]\nplayers = SEATS", "")
        .replace("matches = 2", "matches = 9\nhalf_width = 5000");
    let ladder = Ladder::read(&solo).expect("a ladder");
    let ratings = play_ladder(
        &ladder,
        &folder.path().join("solo"),
        NonZeroUsize::MIN,
        &mut |_| {},
    )
    .expect("played");
    // It was certain enough before the first match.
    assert_eq!(ratings.matches, 0);
    let ladder = Ladder::read(&solo.replace("half_width = 5000", "")).expect("a ladder");
    let folder = folder.path().join("alone");
    let ratings = play_ladder(&ladder, &folder, NonZeroUsize::MIN, &mut |_| {}).expect("played");
    assert_eq!(ratings.bots[0].bot.as_str(), "greedy");
    // Each match is two games, of which either bot has played one.
    assert_eq!((ratings.matches, ratings.games), (9, 18));
    assert_eq!(ratings.bots[0].games, 9);
    assert_eq!(ratings.pairs[0].results, 9);
    assert!(ratings.markdown().contains("18 games in 9 matches"));
}

#[test]
fn mistakes_in_ladders_are_reported_with_their_field() {
    let good = TEXT_OF_OTHER_LADDER.replace("SEATS", "2");
    Ladder::read(&good).expect("a ladder");
    let check = |from: &str, to: &str, expected: &str| {
        let error = Ladder::read(&good.replace(from, to))
            .expect_err(to)
            .to_string();
        assert!(error.contains(expected), "{to}: {error}");
    };
    check("guardians", "chess", "game: there is no game");
    check(
        "\"greedy\"",
        "\"random\"",
        "bots[1]: this bot is there twice",
    );
    check("greedy", "clever", "bots[1]: there is no bot");
    check("\"random\", ", "", "bots: a ladder has 2 to");
    check("matches = 2", "matches = 0", "matches: a ladder has");
    check(
        "matches = 2",
        "matches = 2\nbatch = 0",
        "batch: a batch has",
    );
    check(
        "matches = 2",
        "matches = 2\nopening = 1001",
        "opening: a game begins with",
    );
    check(
        "matches = 2",
        "matches = 2\nanchor = \"me\"",
        "anchor: choose one of the bots",
    );
    check(
        "matches = 2",
        "matches = 2\nhalf_width = 0",
        "half_width: half of",
    );
    check(
        "players = 2",
        "players = 9",
        "options.players: 9 is not possible",
    );
    check("name", "nome", "unknown field `nome`");
}

/// A Python with DuckDB, in the build folder.
fn python() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let wanted = root.join("tests/requirements.txt");
    let venv = root.join("../../target/lab-python");
    let python = venv.join("bin/python");
    let stamp = venv.join("requirements.txt");
    let text = fs::read_to_string(&wanted).expect("the requirements");
    if fs::read_to_string(&stamp).is_ok_and(|found| found == text) {
        return python;
    }
    let run = |what: &str, command: &mut Command| {
        let output = command.output();
        let output = output.unwrap_or_else(|error| panic!("{what}: {error}"));
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{what}: {errors}");
    };
    run(
        "python3 with venv is needed",
        Command::new("python3").args(["-m", "venv"]).arg(&venv),
    );
    let pip = [
        "-m",
        "pip",
        "--quiet",
        "--disable-pip-version-check",
        "install",
        "-r",
    ];
    run(
        "DuckDB cannot be installed",
        Command::new(&python).args(pip).arg(&wanted),
    );
    fs::write(&stamp, text).expect("written");
    python
}

const QUERY: &str = r#"
import duckdb, json, sys
folder = sys.argv[1]
table = lambda name: f"'{folder}/{name}/*.parquet'"
def rows(query):
    return duckdb.sql(query).fetchall()
print(json.dumps({
    "games": rows(f"select count(*), sum(actions), sum(results[1]), sum(scores[1]) from {table('games')}"),
    "decisions": rows(f"select count(*), count(distinct action) from {table('decisions')}"),
    "by option": rows(f"select options->>'variant', count(*) from {table('games')} group by 1 order by 1"),
    "joined": rows(f"select count(*) from {table('decisions')} join {table('games')} using (arm, game)"),
    "facts": rows(f"select sum(count) from {table('facts')} where kind = 'action' and what = 'played'"),
    "types": rows(f"select column_name, column_type from (describe select * from {table('games')})"),
    "columns": {name: [row[0] for row in rows(f"describe select * from {table(name)}")]
                for name in ["games", "facts", "decisions"]},
}))
"#;

/// The columns that `docs/research.md` says a kind of rows has: what is quoted in the first cells of its
/// table, or up to the end of its paragraph.
fn documented(rows: &str) -> Vec<String> {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/research.md");
    let docs = fs::read_to_string(docs).expect("research.md");
    let begin = format!("`{rows}`, one row");
    let at = docs.find(&begin).expect("the rows are described") + begin.len();
    let (head, rest) = docs[at..].split_once("\n\n").expect("a paragraph");
    let quoted = |text: &str| -> Vec<String> {
        text.split('`')
            .skip(1)
            .step_by(2)
            .map(str::to_owned)
            .collect()
    };
    let lines = rest.lines().take_while(|line| line.starts_with('|'));
    let cells: Vec<String> = lines
        .filter_map(|line| line.split('|').nth(1))
        .flat_map(quoted)
        .collect();
    if cells.is_empty() {
        quoted(head)
    } else {
        cells
    }
}

/// What DuckDB reads is what was written.
#[test]
fn duckdb_opens_the_results() {
    let python = python();
    let folder = tempfile::tempdir().expect("a folder");
    let experiment = experiment(SMALL);
    play(&experiment, folder.path(), 2);
    let output = Command::new(python)
        .args(["-c", QUERY])
        .arg(folder.path())
        .output()
        .expect("Python runs");
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    let found: serde_json::Value =
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}\n{errors}"));
    let (mut games, mut actions, mut wins, mut scores) = (0, 0, 0.0, 0);
    let (store, ..) = Store::open(folder.path()).expect("finished");
    for arm in 0..experiment.arms.len() {
        for job in Store::chunks(&experiment, arm, 24) {
            for row in store.games(job).expect("rows") {
                games += 1;
                actions += row.actions;
                wins += row.results[0];
                scores += row.scores[0];
            }
        }
    }
    assert_eq!(found["games"][0][0], games);
    assert_eq!(found["games"][0][1], actions);
    assert_eq!(found["games"][0][3], scores);
    let difference = found["games"][0][2].as_f64().expect("a number") - wins;
    assert!(difference.abs() < 1e-6);
    assert_eq!(found["decisions"][0][0], actions);
    assert_eq!(found["joined"][0][0], actions);
    assert_eq!(found["facts"][0][0], actions);
    assert_eq!(
        found["by option"],
        serde_json::json!([["advanced", 96], ["basic", 96]])
    );
    for rows in ["games", "decisions"] {
        assert_eq!(found["columns"][rows], serde_json::json!(documented(rows)));
    }
    // Its paragraph also quotes words that stand in the columns.
    let facts = documented("facts");
    for column in found["columns"]["facts"].as_array().expect("a list") {
        let name = column.as_str().expect("a name").to_owned();
        assert!(facts.contains(&name), "{name} is not in {facts:?}");
    }
    let types = found["types"].as_array().expect("a list");
    assert!(
        types.contains(&serde_json::json!(["results", "DOUBLE[]"])),
        "{types:?}"
    );
}

/// The same seed gives the same puzzles on any number of threads, and every one can be proven.
#[test]
fn puzzles_are_found_in_games() {
    let rules = starboard_games::registry().get("guardians");
    let rules = rules.expect("a game");
    let count = NonZeroUsize::new(4).expect("some");
    let mine = Mine {
        rules,
        count,
        seed: 3,
    };
    let books = [1, 2].map(|threads| {
        let threads = NonZeroUsize::new(threads).expect("threads");
        let mut told = Vec::new();
        let book = mine.run("a command", threads, &mut |found, of| {
            told.push((found, of));
        });
        assert!(told.iter().all(|(found, of)| found <= of), "{told:?}");
        assert_eq!(told.last(), Some(&(8, 8)));
        book.expect("puzzles")
    });
    assert_eq!(books[0], books[1]);
    let [book, _] = books;
    assert_eq!(book.puzzles.len(), 4);
    assert_eq!(book.command, "a command");
    let prover = starboard_bots::prover(rules).expect("a prover");
    for kept in &book.puzzles {
        let position = book.position(rules, kept).expect("a position");
        assert_eq!(prover.prove(&position, &kept.puzzle), Ok(()));
    }
}

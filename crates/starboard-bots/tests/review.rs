//! Reviews of short games: the parts add up, solved steps leave no residual, mistakes are found, and
//! the same game gives the same review.

use std::ops::ControlFlow;

use starboard_bots::analysis::{Analyst, Effort};
use starboard_bots::review::{Resigned, Review, Share};
use starboard_bots::{Settings, bot, clock};
use starboard_kernel::erased::Position;
use starboard_kernel::{History, OptionValues, Record, Seat, Seed, Turn};

const GO_ON: ControlFlow<()> = ControlFlow::Continue(());

fn analyst(game: &str, playouts: u32) -> Box<dyn Analyst> {
    let registry = starboard_games::registry();
    let rules = registry.get(game).expect("a game");
    starboard_bots::analyst(rules, Effort { playouts }).expect("a registered game")
}

fn archived(name: &str) -> (History, Record) {
    let file = format!("{}/../../archive/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(file).expect("an archived game");
    let record = Record::read(&text).expect("a record");
    let history = record
        .replay(&starboard_games::registry())
        .expect("a valid record");
    (history, record)
}

fn review(history: &History) -> Review {
    let game = history.now().rules().name();
    analyst(game, 50)
        .review(history, None, &mut |_| GO_ON)
        .expect("the game is over")
}

/// A game that bots play.
fn played(game: &str, options: &[(&str, u64)], bots: &[&str]) -> History {
    let registry = starboard_games::registry();
    let rules = registry.get(game).expect("a game");
    let mut values = OptionValues::new();
    for (name, value) in options {
        values.insert((*name).to_owned(), (*value).into());
    }
    let mut players = Vec::new();
    for (seed, name) in (1..).zip(bots) {
        let spec = name.parse().expect("a bot");
        players.push(bot(
            rules,
            Settings {
                spec,
                seed,
                threads: 1,
                clock,
            },
        ));
    }
    let mut history = History::new(rules.start(&values).expect("options"));
    let chance = Seed::from_number(5);
    loop {
        while history.resolve_by(&chance).is_some() {}
        let Turn::Player(seat) = history.now().turn() else {
            return history;
        };
        let choice = players[seat.index()].choose(history.now()).expect("a turn");
        history.play(&choice.action).expect("legal");
    }
}

fn check_sums(name: &str, history: &History, review: &Review) {
    let seats = history.start().seats();
    assert_eq!(review.seats(), seats, "{name}");
    for seat in Seat::first(seats) {
        let account = review.account(seat);
        let sum = account.start
            + account.luck
            + account.own_choices
            + account.other_choices
            + account.residual;
        assert!((sum - account.result).abs() < 1e-9, "{name}");
        assert!((0.0..=1.0).contains(&account.start), "{name}: {account:?}");
        assert!(account.own_choices <= 1e-9, "{name}: {account:?}");
        let accuracy = review.accuracy(seat).expect("there were decisions");
        assert!((0.0..=100.0).contains(&accuracy), "{name}: {accuracy}");
        let (best, all) = review.best_choices(seat);
        assert!(best <= all && all > 0, "{name}");
    }
    for moment in &review.moments {
        assert!(moment.step < history.length(), "{name}");
        for value in moment.before.iter().chain(&moment.after) {
            assert!((-0.05..=1.05).contains(value), "{name}: {moment:?}");
        }
    }
    for point in &review.turning_points {
        let before = history.at(point.step).expect("a position");
        assert_eq!(before.turn(), Turn::Player(point.seat), "{name}");
        assert_eq!(history.steps()[point.step].text, point.played, "{name}");
        assert_ne!(point.better, point.played, "{name}");
        let mut after = before.clone();
        after.play(&point.better).expect("legal");
        for action in &point.line {
            after.play(action).expect("the line is legal");
        }
        if let Some((step, action)) = &point.answer {
            let mut answered = history.at(*step).expect("a position").clone();
            answered.play(action).expect("legal");
        }
    }
}

#[test]
fn the_parts_add_up_to_the_result() {
    for name in [
        "armada-1-1-players",
        "armada-1-daily",
        "hegemony-1-1-players-captain-kade",
    ] {
        let (history, _) = archived(name);
        let review = review(&history);
        check_sums(name, &history, &review);
    }
    for (game, players, bots) in [
        ("guardians", 2, &["greedy", "random"][..]),
        ("guardians", 3, &["random", "greedy", "random"]),
        ("rescue", 2, &["greedy", "random"]),
        ("rescue", 4, &["greedy", "random", "greedy", "random"]),
    ] {
        let history = played(game, &[("players", players)], bots);
        let review = review(&history);
        check_sums(game, &history, &review);
        if players > 2 {
            continue;
        }
        // A random player decides worse than one who looks ahead.
        let of = |wanted: &str| {
            let seats = Seat::first(bots.len()).zip(bots.iter());
            let found: Vec<f64> = seats
                .filter(|(_, bot)| **bot == wanted)
                .map(|(seat, _)| review.accuracy(seat).expect("decisions"))
                .collect();
            found.iter().sum::<f64>() / found.len() as f64
        };
        let (better, worse) = (of("greedy"), of("random"));
        assert!(better > worse, "{game} with {players}: {better} {worse}");
    }
}

#[test]
fn a_review_is_the_same_every_time_and_survives_storage() {
    let history = played("rescue", &[("players", 2)], &["greedy", "random"]);
    let first = review(&history);
    assert_eq!(first, review(&history));
    assert!(!first.turning_points.is_empty());
    let text = serde_json::to_string(&first).expect("JSON");
    let read: Review = serde_json::from_str(&text).expect("the same type");
    assert_eq!(first, read);
}

#[test]
fn a_review_can_be_stopped_and_needs_a_finished_game() {
    let history = played("rescue", &[("players", 2)], &["greedy", "random"]);
    let mut parts = Vec::new();
    let stopped = analyst("rescue", 50).review(&history, None, &mut |part| {
        parts.push(part);
        if part > 0.2 {
            ControlFlow::Break(())
        } else {
            GO_ON
        }
    });
    assert_eq!(stopped, None);
    assert!(parts.is_sorted() && parts.last().is_some_and(|&last| last < 0.5));
    let mut unfinished = History::new(history.start().clone());
    for step in &history.steps()[..6] {
        unfinished.play(&step.text).expect("legal");
    }
    let mut analyst = analyst("rescue", 50);
    assert_eq!(analyst.review(&unfinished, None, &mut |_| GO_ON), None);
    // Who resigns loses what the position was worth.
    let resigned = Resigned {
        seat: Seat::new(0),
        winners: vec![Seat::new(1)],
    };
    let review = analyst
        .review(&unfinished, Some(&resigned), &mut |_| GO_ON)
        .expect("it is over");
    assert_eq!(review.result, [0.0, 1.0]);
    let last = review.moments.last().expect("moments");
    assert!(matches!(&last.what, Share::Resignation { change, .. } if change[0] < 0.0));
}

#[test]
fn the_result_is_the_score() {
    let (history, _) = archived("armada-1-daily");
    let ending = history.now().ending().expect("it is over");
    let review = review(&history);
    assert!((review.result[0] * 100.0 - ending.scores[0] as f64).abs() < 1e-9);
}

/// From the first solved step on, luck and losses alone explain the result.
#[test]
fn solved_steps_leave_no_residual() {
    for name in ["armada-1-1-players", "armada-1-daily"] {
        let review = review(&archived(name).0);
        let solved: Vec<_> = review.moments.iter().skip_while(|m| !m.exact).collect();
        assert!(solved.len() > 3 && solved.iter().all(|m| m.exact), "{name}");
        assert!(matches!(solved[0].what, Share::Luck(_)), "{name}");
        let mut worth = solved[0].before[0];
        for moment in &solved {
            worth += match &moment.what {
                Share::Luck(change)
                | Share::Choice { change, .. }
                | Share::Resignation { change, .. } => change[0],
            };
        }
        assert!((worth - review.result[0]).abs() < 3e-3, "{name}: {worth}");
    }
}

/// In solo games a player who follows every hint is charged for no choice, all of them count as best, and
/// the setup is not judged by positions that are only half set up. Among several players the others' answers
/// may refute what the search had seen.
#[test]
fn hints_and_reviews_agree() {
    for name in ["armada", "hegemony"] {
        let registry = starboard_games::registry();
        let rules = registry.get(name).expect("a game");
        let mut analyst = analyst(name, 40);
        for seed in 0..3 {
            let start = rules.start(&OptionValues::new()).expect("defaults");
            let (mut history, seed) = (History::new(start), Seed::from_number(seed));
            loop {
                while history.resolve_by(&seed).is_some() {}
                let Some(hint) = analyst.evaluate_actions(history.now(), &mut |_| {}) else {
                    break;
                };
                let by_value = |a: &&(String, f64), b: &&(String, f64)| a.1.total_cmp(&b.1);
                let best = hint.actions.iter().max_by(by_value).expect("an action");
                history.play(&best.0).expect("legal");
            }
            let review = analyst
                .review(&history, None, &mut |_| GO_ON)
                .expect("it is over");
            let account = review.account(Seat::new(0));
            assert!(account.own_choices > -1e-4, "{name}: {account:?}");
            let (best, choices) = review.best_choices(Seat::new(0));
            assert!(best == choices && choices > 10, "{name}: {best}/{choices}");
            assert!((0.1..0.9).contains(&account.start), "{account:?}");
            assert_eq!(review.turning_points, []);
        }
    }
}

/// Whether an action wins at once for who plays it.
fn wins_at_once(position: &Position, action: &str) -> bool {
    let Turn::Player(seat) = position.turn() else {
        return false;
    };
    let mut next = position.clone();
    next.play(action).expect("legal");
    next.ending().is_some_and(|ending| ending.winners == [seat])
}

/// A game of two greedy players, of whom the first one who could win at once does not, and never again.
fn passed_up() -> (History, Seat) {
    let registry = starboard_games::registry();
    let rules = registry.get("rescue").expect("a game");
    let mut options = OptionValues::new();
    options.insert("layout".to_owned(), "standard".into());
    let settings = Settings {
        spec: "greedy".parse().expect("a bot"),
        seed: 1,
        threads: 1,
        clock,
    };
    let mut player = bot(rules, settings);
    let mut history = History::new(rules.start(&options).expect("options"));
    let mut timid = None;
    while let Turn::Player(seat) = history.now().turn() {
        let now = history.now();
        let actions = now.legal_actions();
        let mut others = actions.iter().filter(|action| !wins_at_once(now, action));
        let can_win = actions.iter().any(|action| wins_at_once(now, action));
        let action = if can_win && *timid.get_or_insert(seat) == seat {
            others.next().expect("another action").clone()
        } else {
            player.choose(now).expect("a turn").action
        };
        history.play(&action).expect("legal");
    }
    (history, timid.expect("somebody could win"))
}

/// A win is known, however few playouts it took to find it.
#[test]
fn a_win_that_is_passed_up_is_a_turning_point() {
    let (history, timid) = passed_up();
    let ending = history.now().ending().expect("it is over");
    assert!(!ending.winners.contains(&timid), "{ending:?}");
    for playouts in [50, 2_000] {
        let review = analyst("rescue", playouts)
            .review(&history, None, &mut |_| GO_ON)
            .expect("it is over");
        let mut points = review.turning_points.iter();
        let passed = points.any(|point| {
            let before = history.at(point.step).expect("a position");
            point.seat == timid && wins_at_once(before, &point.better) && point.loss > 0.3
        });
        assert!(passed, "{playouts}: {:?}", review.turning_points);
        let accuracy = review.accuracy(timid).expect("decisions");
        assert!(accuracy < 95.0, "{playouts}: {accuracy}");
    }
}

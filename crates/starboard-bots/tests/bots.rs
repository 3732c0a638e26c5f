//! Bots on trees with known values, on the toy game and on the real ones.

mod branches;
mod commander;
mod flotilla;
mod forced;
mod gauntlet;
mod puzzles;

use std::sync::atomic::{AtomicU32, Ordering};

use branches::{Branches, Payoffs, Proofs, SoleReplies, Within};
use starboard_bots::matches::{Estimate, Match, Report};
use starboard_bots::{
    Bot, BotSpec, Choice, Evaluation, Proven, Settings, Values, bot, bot_for, win_shares,
};
use starboard_games::registry;
use starboard_kernel::erased::{Position, Rules, rules_of};
use starboard_kernel::toy::{Pebbles, PebblesAction};
use starboard_kernel::{FastRng, Game, Level, OptionValues, Silent, Turn};

/// Advances by half a second with every reading: a budget of time is soon spent, and always after
/// the same number of playouts.
fn fake_clock() -> f64 {
    static READINGS: AtomicU32 = AtomicU32::new(0);
    f64::from(READINGS.fetch_add(1, Ordering::Relaxed)) * 500.0
}

fn settings(spec: &str, seed: u64) -> Settings {
    Settings {
        spec: spec.parse().expect("a bot"),
        seed,
        threads: 1,
        clock: fake_clock,
    }
}

/// Evaluates finished games only.
#[derive(Clone)]
struct ResultOnly;

impl<G: Game> Evaluation<G> for ResultOnly {
    fn value(&self, position: &G) -> Values {
        position.ending().map_or_else(
            || [1.0 / position.seats() as f64; _],
            |ending| win_shares(&ending),
        )
    }
}

mod search {
    use super::*;

    fn search(position: Branches, threads: usize) -> Choice {
        let mut settings = settings("search:3000", 1);
        settings.threads = threads;
        bot_for::<Branches>(Payoffs, settings)
            .choose(&Position::new(position))
            .expect("a player is to act")
    }

    fn check(position: Branches, action: &str, value: &[f64]) {
        for threads in [1, 2] {
            let choice = search(position, threads);
            assert_eq!(choice.action, action, "{choice:?}");
            assert_eq!(choice.playouts, 3000);
            for (found, expected) in choice.value.iter().zip(value) {
                assert!((found - expected).abs() < 0.03, "{choice:?}");
            }
            assert_eq!(choice.value.len(), value.len());
            let visits: u32 = choice.lines.iter().map(|line| line.visits).sum();
            assert!(visits <= 3000 && visits + 2 >= 3000, "{visits}");
            assert!(
                choice
                    .lines
                    .is_sorted_by_key(|line| std::cmp::Reverse(line.visits)),
                "best first"
            );
        }
    }

    #[test]
    fn the_opponent_maximises_their_own_value() {
        check(branches::DUEL, "go 2", &[0.5, 0.5]);
        let line = &search(branches::DUEL, 1).lines[0];
        assert_eq!(line.variation, ["go 1"], "the expected answer");
    }

    #[test]
    fn outcomes_are_weighted() {
        check(branches::GAMBLE, "go 2", &[0.6, 0.4]);
        check(branches::BAD_GAMBLE, "go 1", &[0.55, 0.45]);
    }

    #[test]
    fn three_players_each_maximise_their_own_value() {
        check(branches::THREE, "go 1", &[0.4, 0.5, 0.1]);
    }

    #[test]
    fn sole_replies_are_those_that_look_best() {
        check(branches::LURE, "go 2", &[0.5, 0.3, 0.2]);
        let choice = bot_for::<Branches>(SoleReplies, settings("search:3000", 1))
            .choose(&Position::new(branches::LURE))
            .expect("a player is to act");
        assert_eq!(choice.action, "go 1", "{choice:?}");
        assert!((choice.value[0] - 0.6).abs() < 0.03, "{choice:?}");
        assert_eq!(choice.lines[0].variation, ["go 1", "go 1", "go 2"]);
    }

    #[test]
    fn a_wrong_static_evaluation_is_overcome() {
        check(branches::TRAP, "go 2", &[0.6, 0.4]);
    }

    /// Of two trees only the first has as many playouts as the proof takes.
    #[test]
    fn what_one_thread_proves_is_what_an_action_is_worth() {
        let mut settings = settings("search:5", 1);
        settings.threads = 2;
        let choice = bot_for::<Branches>(Proofs, settings)
            .choose(&Position::new(branches::WON))
            .expect("a player is to act");
        assert_eq!(choice.action, "go 1", "{choice:?}");
        assert_eq!(choice.playouts, 5, "{choice:?}");
        assert_eq!(choice.lines[0].proven, Some(Proven::Won));
        assert_eq!(choice.value, [1.0, 0.0], "{choice:?}");
    }

    /// The only playout proves that the action that looks best loses.
    #[test]
    fn a_proven_loss_is_not_played_while_there_is_another_action() {
        for spec in ["search:1", "search:50"] {
            let choice = bot_for::<Branches>(Proofs, settings(spec, 1))
                .choose(&Position::new(branches::LOST))
                .expect("a player is to act");
            assert_eq!(choice.action, "go 3", "{choice:?}");
            assert!((choice.value[0] - 0.4).abs() < 0.01, "{choice:?}");
            let lost = choice.lines.last().expect("lines");
            assert_eq!((&*lost.action, lost.proven), ("go 1", Some(Proven::Lost)));
        }
    }

    /// Whatever chance and the other player do; with few playouts only what is next is seen.
    #[test]
    fn forced_wins_are_found_before_anything_else() {
        let choose = |within, spec| {
            bot_for::<Branches>(Within(within), settings(spec, 1))
                .choose(&Position::new(branches::FORCED))
                .expect("a player is to act")
        };
        for spec in ["search:1000", "search:1ms"] {
            let choice = choose(3, spec);
            assert_eq!((&*choice.action, choice.playouts), ("go 3", 0));
            assert_eq!(choice.value, [1.0, 0.0]);
            assert_eq!(choice.lines.len(), 1);
            assert_eq!(choice.lines[0].proven, Some(Proven::Won));
        }
        for (within, spec) in [(2, "search:1000"), (3, "search:999")] {
            assert!(choose(within, spec).playouts > 0, "{within} {spec}");
        }
    }

    #[test]
    fn one_playout_is_enough_to_answer() {
        for spec in ["search:1", "search:2", "search:1ms"] {
            let mut bot = bot_for::<Branches>(Payoffs, settings(spec, 1));
            assert!(bot.choose(&Position::new(branches::DUEL)).is_some());
        }
    }

    #[test]
    fn there_is_no_choice_when_no_player_is_to_act() {
        for spec in ["random", "greedy", "search:10", "level:1"] {
            let mut bot = bot_for::<Branches>(Payoffs, settings(spec, 1));
            for position in [branches::CHANCE_FIRST, branches::OVER] {
                assert_eq!(bot.choose(&Position::new(position)), None);
            }
        }
    }
}

mod greedy {
    use super::*;

    #[test]
    fn takes_an_immediate_win() {
        // Three pebbles are left for the next player, who may take three.
        for seed in 0..20 {
            let mut bot = bot_for::<Pebbles>(ResultOnly, settings("greedy", seed));
            let mut position = toy(5);
            position.play("take 2").expect("legal");
            let choice = bot.choose(&position).expect("a player is to act");
            assert_eq!(choice.action, "take 3");
            assert_eq!(choice.value, [0.0, 1.0]);
        }
    }

    #[test]
    fn averages_over_outcomes() {
        for (position, action) in [(branches::GAMBLE, "go 2"), (branches::BAD_GAMBLE, "go 1")] {
            let mut bot = bot_for::<Branches>(Payoffs, settings("greedy", 3));
            let choice = bot.choose(&Position::new(position)).expect("to act");
            assert_eq!(choice.action, action, "{choice:?}");
        }
    }

    #[test]
    fn breaks_ties_by_its_seed() {
        let chosen = |seed| {
            bot_for::<Pebbles>(ResultOnly, settings("greedy", seed))
                .choose(&toy(12))
                .expect("to act")
                .action
        };
        let all: std::collections::BTreeSet<String> = (0..40).map(chosen).collect();
        assert!(all.len() > 2, "{all:?}");
        assert_eq!(chosen(7), chosen(7));
    }
}

mod any_game {
    use super::*;

    const SPECS: [&str; 9] = [
        "random",
        "greedy",
        "search:40",
        "search:20ms",
        "level:1",
        "level:2",
        "level:3",
        "level:4",
        "level:5",
    ];

    const MAX_POSITIONS: usize = 30;
    const MAX_POSITIONS_FOR_LEVEL_4: usize = 2;

    /// Every choice is legal, also if positions come out of order.
    fn check(make: impl Fn(Settings) -> Box<dyn Bot>, positions: &[Position]) {
        for spec in SPECS {
            let mut bot = make(settings(spec, 5));
            // Level 4 is slow; a few positions will do.
            let stride = if spec == "level:4" {
                positions.len().div_ceil(MAX_POSITIONS_FOR_LEVEL_4)
            } else {
                1
            };
            for position in positions.iter().step_by(stride) {
                let Some(choice) = bot.choose(position) else {
                    assert!(position.turn().player().is_none());
                    continue;
                };
                let actions = position.legal_actions();
                assert!(actions.contains(&choice.action), "{spec}: {choice:?}");
                assert_eq!(choice.value.len(), position.seats());
                for line in &choice.lines {
                    assert!(actions.contains(&line.action), "{spec}: {choice:?}");
                    assert!(line.value.iter().all(|value| (0.0..=1.0).contains(value)));
                    let mut follow = position.clone();
                    for action in std::iter::once(&line.action).chain(&line.variation) {
                        follow.play(action).expect("a line is legal");
                    }
                }
            }
        }
    }

    #[test]
    fn every_choice_is_legal_in_the_toy_game() {
        let positions = random_positions(rules_of::<Pebbles>(), 6, 3);
        check(
            |settings| bot_for::<Pebbles>(ResultOnly, settings),
            &positions,
        );
    }

    #[test]
    fn every_choice_is_legal_in_every_game() {
        for rules in registry().iter() {
            let mut positions = random_positions(rules, 1, 61);
            // A sample over all combinations of options.
            let stride = positions.len().div_ceil(MAX_POSITIONS);
            positions = positions.into_iter().step_by(stride).collect();
            check(|settings| bot(rules, settings), &positions);
        }
    }

    #[test]
    fn a_game_without_an_evaluation_is_played_at_random() {
        let mut bot = bot(rules_of::<Pebbles>(), settings("search:10", 1));
        let choice = bot.choose(&toy(12)).expect("to act");
        assert!(toy(12).legal_actions().contains(&choice.action));
    }

    #[test]
    fn a_seed_gives_the_same_game_again() {
        for rules in registry().iter() {
            let bots = [
                ("greedy", 1, 60),
                ("search:30", 1, 60),
                ("search:30", 3, 60),
                // From here on forced wins are looked for.
                ("search:1000", 2, 12),
            ];
            for (spec, threads, most) in bots {
                let play = || {
                    let mut bots: Vec<Box<dyn Bot>> = (0..2)
                        .map(|seed| {
                            let mut settings = settings(spec, seed);
                            settings.threads = threads;
                            bot(rules, settings)
                        })
                        .collect();
                    let mut choices = Vec::new();
                    let start = rules.start(&OptionValues::new()).expect("defaults");
                    walk(start, 3, |position, seat| {
                        let choice = bots[seat].choose(position).expect("to act");
                        choices.push(choice.clone());
                        (choices.len() < most).then_some(choice.action)
                    });
                    choices
                };
                assert!(play() == play(), "{spec} with {threads} threads");
            }
        }
    }

    /// A bot that reuses its tree, over several games, plays as well as one that starts afresh:
    /// nearly perfectly, as the game is small.
    #[test]
    fn tree_reuse_does_no_harm() {
        let mut reusing = bot_for::<Pebbles>(ResultOnly, settings("search:2000", 1));
        for seed in 0..10 {
            walk(toy(12), seed, |position, seat| {
                let mut fresh = bot_for::<Pebbles>(ResultOnly, settings("search:2000", seed));
                let pebbles: &Pebbles = position.typed().expect("pebbles");
                let best = exact(pebbles)[seat];
                for bot in [&mut reusing, &mut fresh] {
                    let choice = bot.choose(position).expect("to act");
                    let mut next = pebbles.clone();
                    next.play_unchecked(
                        choice.action.parse::<PebblesAction>().expect("legal"),
                        &mut Silent,
                    );
                    assert!(best - exact(&next)[seat] < 0.05, "{choice:?}");
                }
                let actions = position.legal_actions();
                Some(actions[seed as usize % actions.len()].clone())
            });
        }
    }

    /// The exact values of a small game by full-width search.
    fn exact<G: Game>(position: &G) -> Values {
        match position.turn() {
            Turn::Over => ResultOnly.value(position),
            Turn::Player(seat) => position
                .legal_actions()
                .into_iter()
                .map(|action| {
                    let mut next = position.clone();
                    next.play_unchecked(action, &mut Silent);
                    exact(&next)
                })
                .max_by(|a, b| a[seat.index()].total_cmp(&b[seat.index()]))
                .expect("a player can act"),
            Turn::Chance => {
                let outcomes = position.outcomes();
                let all: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
                let mut sum = Values::default();
                for (outcome, weight) in outcomes {
                    let mut next = position.clone();
                    next.resolve_unchecked(outcome, &mut Silent);
                    for (sum, value) in sum.iter_mut().zip(exact(&next)) {
                        *sum += value * f64::from(weight) / f64::from(all);
                    }
                }
                sum
            }
        }
    }
}

mod matches {
    use super::*;

    fn play(seats: &[&str], games: u32, options: &[(&str, &str)]) -> Report {
        a_match(seats, games, options)
            .play(|_| {})
            .expect("a possible match")
    }

    fn a_match(seats: &[&str], games: u32, options: &[(&str, &str)]) -> Match {
        Match {
            rules: registry().get("guardians").expect("a game"),
            options: options
                .iter()
                .map(|&(name, value)| (name.to_owned(), value.into()))
                .collect(),
            seats: seats
                .iter()
                .map(|spec| spec.parse().expect("a bot"))
                .collect(),
            games,
            seed: 11,
        }
    }

    fn check_sums(report: &Report, seats: u32) {
        assert_eq!(report.endings.values().sum::<u32>(), report.games);
        let of_bots: u32 = report.bots.iter().map(|bot| bot.tally.games).sum();
        assert_eq!(of_bots, report.games * seats);
        assert!(
            report
                .places
                .iter()
                .all(|place| place.games == report.games)
        );
        let lost: u32 = ["raided", "all out"]
            .iter()
            .filter_map(|&reason| report.endings.get(reason))
            .sum();
        let wins: f64 = report.bots.iter().map(|bot| bot.tally.wins).sum();
        assert!((wins + f64::from(lost) - f64::from(report.games)).abs() < 1e-9);
        let by_place: f64 = report.places.iter().map(|place| place.wins).sum();
        assert!((wins - by_place).abs() < 1e-9);
        let ordered = |estimate: Estimate| {
            assert!(estimate.low <= estimate.mean && estimate.mean <= estimate.high);
        };
        for bot in &report.bots {
            ordered(bot.tally.win_rate);
            ordered(bot.tally.score);
        }
        let length = report.length;
        assert!(f64::from(length.least) <= length.mean && length.mean <= f64::from(length.most));
    }

    #[test]
    fn a_report_adds_up() {
        let done = AtomicU32::new(0);
        let report = a_match(
            &["greedy", "random", "greedy"],
            9,
            &[("variant", "advanced")],
        )
        .play(|_| {
            done.fetch_add(1, Ordering::Relaxed);
        })
        .expect("a possible match");
        assert_eq!(done.into_inner(), 9, "progress is reported for every game");
        check_sums(&report, 3);
        let names: Vec<String> = report.bots.iter().map(|bot| bot.bot.to_string()).collect();
        assert_eq!(names, ["greedy", "random"], "equal bots are one entry");
        assert_eq!(report.bots[0].tally.games, 18);
        let json = serde_json::to_value(&report).expect("a report is data");
        assert_eq!(json["bots"][1]["bot"], "random");
        assert_eq!(json["bots"][1]["games"], 9);
        assert_eq!(json["options"]["variant"], "advanced");
    }

    #[test]
    fn a_seed_gives_the_same_report() {
        let seats = ["search:20", "greedy"];
        assert_eq!(play(&seats, 6, &[]), play(&seats, 6, &[]));
    }

    /// The figures are those of version 0.1.0 before there were learned evaluations. Wins and actions of
    /// all games.
    #[test]
    fn classic_bots_play_as_they_did() {
        let check = |game: &str, seats: &[&str], wins: &[f64], actions: f64| {
            let report = Match {
                rules: registry().get(game).expect("a game"),
                options: OptionValues::new(),
                seats: seats
                    .iter()
                    .map(|spec| spec.parse().expect("a bot"))
                    .collect(),
                games: 6,
                seed: 1,
            }
            .play(|_| {})
            .expect("a possible match");
            let found: Vec<f64> = report.bots.iter().map(|bot| bot.tally.wins).collect();
            assert_eq!(found, wins, "{game}");
            assert!((report.length.mean * 6.0 - actions).abs() < 0.5, "{game}");
        };
        let two = ["classic:search:60", "classic:search:20"];
        let three = ["classic:search:40", "classic:search:20", "greedy"];
        check("rescue", &two, &[4.0, 2.0], 443.0);
        check("rescue", &three, &[3.0, 2.0, 1.0], 361.0);
        check("guardians", &two, &[5.0, 0.0], 1281.0);
        check("guardians", &three, &[2.0, 3.0, 1.0], 1450.0);
    }

    #[test]
    fn impossible_matches_are_refused() {
        for (seats, games, options, field) in [
            (vec!["random"], 2, vec![], "players"),
            (vec!["random"; 5], 2, vec![], "players"),
            (vec!["random"; 2], 0, vec![], "games"),
            (vec!["random"; 2], 2, vec![("variant", "hard")], "variant"),
        ] {
            let error = a_match(&seats, games, &options)
                .play(|_| {})
                .expect_err("refused")
                .to_string();
            assert!(error.contains(field), "{error}");
        }
        let mut seats_and_options = a_match(&["random"; 3], 2, &[]);
        seats_and_options.options.insert("players".into(), 2.into());
        let error = seats_and_options.play(|_| {}).expect_err("refused");
        assert!(
            error.to_string().contains("3 bots are given for 2 seats"),
            "{error}"
        );
    }

    /// The thresholds are far below the measured rates, so that only a real loss of strength fails.
    #[test]
    fn stronger_bots_win() {
        let check = |seats: &[&str], games, least: f64| {
            let report = play(seats, games, &[]);
            check_sums(&report, seats.len() as u32);
            let rate = report.bots[0].tally.win_rate.mean;
            assert!(rate >= least, "{seats:?}: {rate}");
        };
        check(&["greedy", "random"], 60, 0.8);
        check(&["search:100", "greedy"], 20, 0.65);
        check(&["level:1", "random"], 40, 0.6);
    }
}

#[test]
fn every_level_has_a_bot_of_its_own() {
    for level in Level::ALL {
        let spec: BotSpec = format!("level:{level}").parse().expect("a level");
        assert_eq!(spec, BotSpec::Level(level));
    }
}

/// Two players and a pile of this many pebbles.
fn toy(pile: u8) -> Position {
    let mut options = OptionValues::new();
    options.insert("pile".into(), pile.into());
    rules_of::<Pebbles>()
        .start(&options)
        .expect("possible options")
}

/// Plays random outcomes and the actions of `choose`, which is called with the index of the seat,
/// until the game is over or `choose` returns `None`.
fn walk(
    mut position: Position,
    seed: u64,
    mut choose: impl FnMut(&Position, usize) -> Option<String>,
) {
    let mut rng = FastRng::new(seed);
    loop {
        match position.turn() {
            Turn::Player(seat) => {
                let Some(action) = choose(&position, seat.index()) else {
                    return;
                };
                position.play(&action).expect("legal");
            }
            Turn::Chance => {
                let outcomes = position.outcomes();
                let outcome = &outcomes[rng.below(outcomes.len() as u32) as usize].0;
                position.resolve(outcome).expect("possible");
            }
            Turn::Over => return,
        }
    }
}

/// Every `stride`-th position of random games with every combination of options.
fn random_positions(rules: &'static dyn Rules, games: u64, stride: usize) -> Vec<Position> {
    let mut found = Vec::new();
    for options in rules.schema().combinations() {
        for seed in 0..games {
            let mut rng = FastRng::new(seed);
            let mut step = 0;
            walk(
                rules.start(&options).expect("possible"),
                seed,
                |position, _| {
                    if step % stride == 0 {
                        found.push(position.clone());
                    }
                    step += 1;
                    let mut actions = position.legal_actions();
                    Some(actions.swap_remove(rng.below(actions.len() as u32) as usize))
                },
            );
        }
    }
    found
}

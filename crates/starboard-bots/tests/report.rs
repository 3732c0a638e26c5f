//! Luck and skill in archived games: solved steps leave no residual, and the parts add up.

use starboard_bots::analysis::{Analyst, Effort, Report, Share};
use starboard_kernel::{History, OptionValues, Record, Seed};

fn report(name: &str) -> (History, Report) {
    let file = format!("{}/../../archive/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(file).expect("an archived game");
    let record = Record::read(&text).expect("a record");
    let history = record
        .replay(&starboard_games::registry())
        .expect("a valid record");
    let effort = Effort { playouts: 50 };
    let mut analyst: Box<dyn Analyst> =
        starboard_bots::analyst(history.now().rules(), effort).expect("a registered game");
    let report = analyst.report(&history, &mut |_| {}).expect("one player");
    (history, report)
}

#[test]
fn the_parts_add_up_to_the_result() {
    for name in [
        "armada-1-1-players",
        "armada-1-daily",
        "hegemony-1-1-players-captain-kade",
    ] {
        let (_, report) = report(name);
        let sum = report.start + report.luck() - report.loss() + report.residual();
        assert!((sum - report.result).abs() < 1e-9, "{name}");
        assert!((0.0..=1.0).contains(&report.start), "{name}");
        assert!(
            report.residual().abs() < 1.0,
            "{name}: {}",
            report.residual()
        );
    }
}

#[test]
fn the_result_is_the_score() {
    let (history, report) = report("armada-1-daily");
    let ending = history.now().ending().expect("it is over");
    assert!((report.result * 100.0 - ending.scores[0] as f64).abs() < 1e-9);
}

/// From the first solved step on, luck and losses alone explain the result.
#[test]
fn solved_steps_leave_no_residual() {
    for name in ["armada-1-1-players", "armada-1-daily"] {
        let (_, report) = report(name);
        let solved: Vec<_> = report.moments.iter().skip_while(|m| !m.exact).collect();
        assert!(solved.len() > 3 && solved.iter().all(|m| m.exact), "{name}");
        let Share::Luck(first) = solved[0].what else {
            panic!("{name}: the invasion begins with a roll");
        };
        let mut worth = solved[0].worth - first;
        for moment in &solved {
            match moment.what {
                Share::Luck(luck) => worth += luck,
                Share::Loss(loss) => worth -= loss,
            }
        }
        assert!((worth - report.result).abs() < 1e-3, "{name}: {worth}");
    }
}

/// A player who follows every hint is not told that choices cost anything, and the setup is not
/// judged by positions that are only half set up.
#[test]
fn hints_and_reports_agree() {
    for name in ["armada", "hegemony"] {
        let rules = starboard_games::registry();
        let rules = rules.get(name).expect("a game");
        let effort = Effort { playouts: 40 };
        let mut analyst = starboard_bots::analyst(rules, effort).expect("a registered game");
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
            let report = analyst.report(&history, &mut |_| {}).expect("one player");
            assert!(report.loss() < 1e-4, "{name}: {}", report.loss());
            assert!((0.1..0.9).contains(&report.start), "{}", report.start);
        }
    }
}

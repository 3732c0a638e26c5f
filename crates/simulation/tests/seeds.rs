//! Runs of the simulation. A seed that fails is replayed by `cargo run -p simulation -- SEED --trace`.

use simulation::{Counts, Flaw, Report, Settings, run};

/// As many as take about 40 seconds of one core.
const SEEDS: u64 = 2_500;
const SLOW_SEEDS: u64 = 100_000;

fn assert_sound(report: &Report) {
    let Report { seed, problems, .. } = report;
    assert!(problems.is_empty(), "seed {seed}: {problems:#?}");
}

#[test]
fn nothing_is_lost_whatever_fails() {
    let slow = std::env::var_os("STARBOARD_SLOW").is_some_and(|value| value == "1");
    let seeds = if slow { SLOW_SEEDS } else { SEEDS };
    let mut counts = Counts::default();
    // Runs in which a bot has taken over a seat.
    let mut taken_over = 0;
    for seed in 0..seeds {
        let report = run(seed, Settings::default());
        assert_sound(&report);
        taken_over += u64::from(report.counts.taken_over > 0);
        counts += report.counts;
    }
    // Otherwise the runs prove little.
    assert!(counts.finished > seeds / 4, "{counts:?}");
    assert!(counts.acknowledged > seeds * 20, "{counts:?}");
    assert!(counts.larger > seeds / 4, "{counts:?}");
    assert!(taken_over >= seeds / 50, "{taken_over} runs: {counts:?}");
    let rare = [
        counts.closed,
        counts.removed,
        counts.planned,
        counts.moved,
        counts.late,
        counts.undone,
        counts.rematches,
        counts.consents,
    ];
    assert!(
        rare.into_iter().all(|count| count > seeds / 100),
        "{counts:?}"
    );
}

#[test]
fn a_seed_replays_exactly() {
    let settings = Settings {
        keeps_trace: true,
        ..Settings::default()
    };
    for seed in 0..20 {
        let (first, second) = (run(seed, settings), run(seed, settings));
        let same = first.trace.iter().zip(&second.trace);
        let same = same.take_while(|(first, second)| first == second).count();
        assert!(
            first == second,
            "seed {seed} differs from line {same}: {:?}, {:?}",
            first.trace.get(same),
            second.trace.get(same)
        );
    }
    assert_ne!(run(1, settings).hash, run(2, settings).hash);
}

#[test]
fn a_broken_database_is_noticed_by_the_check_for_it() {
    for (flaw, finding) in [
        (Flaw::Forgets, "was told that"),
        (Flaw::Overwrites, "was told that"),
        (Flaw::HidesEntries, "entries of"),
        (Flaw::HurriesTime, "service time has advanced by"),
        (Flaw::LoadedDice, "the rematch of"),
    ] {
        let settings = Settings {
            flaw: Some(flaw),
            ..Settings::default()
        };
        let notices = |seed| {
            let problems = run(seed, settings).problems;
            problems.iter().any(|problem| problem.contains(finding))
        };
        // Two nodes have to decide at the same time before anything is overwritten.
        assert!((0..200).any(notices), "{flaw:?}");
    }
}

//! Runs of the simulation. A seed that fails is replayed by `cargo run -p simulation -- SEED --trace`.

use simulation::{Counts, Flaw, Report, Settings, run};

/// As many as take less than a minute.
const SEEDS: u64 = 2_000;
const SLOW_SEEDS: u64 = 100_000;

fn assert_sound(report: &Report) {
    let Report { seed, problems, .. } = report;
    assert!(problems.is_empty(), "seed {seed}: {problems:#?}");
}

#[test]
fn nothing_is_lost_whatever_fails() {
    let slow = std::env::var_os("STARBOARD_SLOW").is_some_and(|value| value == "1");
    let mut counts = Counts::default();
    for seed in 0..if slow { SLOW_SEEDS } else { SEEDS } {
        let report = run(seed, Settings::default());
        assert_sound(&report);
        counts += report.counts;
    }
    // Otherwise the runs prove little.
    assert!(counts.finished > SEEDS / 4, "{counts:?}");
    assert!(counts.acknowledged > SEEDS * 20, "{counts:?}");
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
fn a_database_that_forgets_or_overwrites_is_noticed() {
    for flaw in [Flaw::Forgets, Flaw::Overwrites] {
        let settings = Settings {
            flaw: Some(flaw),
            ..Settings::default()
        };
        // Two nodes have to decide at the same time before anything is overwritten.
        let mut seeds = 0..200;
        let noticed = seeds.any(|seed| !run(seed, settings).problems.is_empty());
        assert!(noticed, "{flaw:?}");
    }
}

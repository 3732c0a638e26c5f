//! Every target on its seeds, the committed corpus and mutations of both. The number of mutations
//! is bounded by time-independent counts; with `STARBOARD_SLOW` there are many times as many.

use std::panic::{AssertUnwindSafe, catch_unwind};

use fuzz::{TARGETS, Target, corpus, find, mutate, seeds};
use starboard_kernel::FastRng;

/// Inputs longer than this are replayed, but not mutated: they take most of the time and find the
/// least.
const MAX_MUTATED_BYTES: usize = 20_000;

fn check(name: &str, mutations: u64) {
    let target = find(name).expect("a target");
    let mut inputs = corpus(target).expect("the corpus can be read");
    inputs.extend(seeds(target).expect("the archive can be read"));
    assert!(!inputs.is_empty());
    for input in &inputs {
        run(target, input);
    }
    inputs.retain(|input| input.len() <= MAX_MUTATED_BYTES);
    let mutations = match std::env::var_os("STARBOARD_SLOW") {
        Some(_) => 100 * mutations,
        None => mutations,
    };
    let mut rng = FastRng::new(1);
    for _ in 0..mutations {
        let pick = |rng: &mut FastRng| &inputs[rng.below(inputs.len() as u32) as usize];
        let (input, other) = (pick(&mut rng), pick(&mut rng));
        run(target, &mutate(input, other, rng.bits()));
    }
}

fn run(target: Target, input: &[u8]) {
    if catch_unwind(AssertUnwindSafe(|| (target.run)(input))).is_err() {
        let text = String::from_utf8_lossy(input);
        panic!("{} breaks on this input:\n{text}", target.name);
    }
}

#[test]
fn backups() {
    check("backup", 4_000);
}

#[test]
fn notation() {
    check("notation", 200_000);
}

#[test]
fn documents() {
    check("document", 12_000);
}

#[test]
fn options() {
    check("options", 40_000);
}

#[test]
fn records() {
    check("record", 1_500);
}

#[test]
fn logs() {
    check("log", 2_500);
}

#[test]
fn client_messages() {
    check("client-message", 40_000);
}

#[test]
fn server_messages() {
    check("server-message", 4_000);
}

#[test]
fn exports() {
    check("export", 1_500);
}

#[test]
fn engine_sessions() {
    check("engine", 1_500);
}

#[test]
fn words() {
    check("words", 200_000);
}

#[test]
fn routes() {
    check("route", 100_000);
}

#[test]
fn links() {
    check("link", 100_000);
}

#[test]
fn remembered_servers() {
    check("servers", 10_000);
}

#[test]
fn networks() {
    check("network", 100_000);
}

#[test]
fn settings() {
    check("settings", 4_000);
}

#[test]
fn bus_messages() {
    check("bus", 20_000);
}

/// Every target has a corpus, and the whole stays small.
#[test]
fn every_target_has_a_corpus() {
    let mut bytes = 0;
    for &target in TARGETS {
        let corpus = corpus(target).expect("the corpus can be read");
        assert!(!corpus.is_empty(), "corpus/{} is empty", target.name);
        bytes += corpus.iter().map(Vec::len).sum::<usize>();
    }
    assert!(bytes < 200_000, "the corpus has {bytes} bytes");
}

//! Plays games at random and writes a digest of all their state hashes, for tests that compare
//! other ways to play: `cargo run -p starboard-games --example hashes -- 1000`. So many have the default
//! options, and a fortieth of them each other value of each option.
//!
//! Choices follow from the seed of a game and from the order of the lists of actions and outcomes
//! alone, by a generator that is easily written in any language.

// A command-line program talks on its standard streams.
#![allow(clippy::print_stdout)]

use starboard_kernel::OptionValues;
use starboard_kernel::serde_json::{Value, json};
use starboard_kernel::{Turn, erased::Position};

/// Marsaglia's xorshift64.
struct Generator(u64);

impl Generator {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

/// How long a game is, and the FNV-1a digest of the hashes of all its positions.
fn course(mut position: Position, seed: u64) -> Value {
    let mut generator = Generator(seed + 1);
    let mut digest: u64 = 0xcbf2_9ce4_8422_2325;
    let mut steps = 0;
    loop {
        match position.turn() {
            Turn::Player(_) => {
                let actions = position.legal_actions();
                let action = &actions[generator.below(actions.len())];
                position.play(action).expect("a legal action");
            }
            Turn::Chance => {
                let outcomes = position.outcomes();
                let (outcome, _) = &outcomes[generator.below(outcomes.len())];
                position.resolve(outcome).expect("a possible outcome");
            }
            Turn::Over => return json!([steps, format!("{digest:016x}")]),
        }
        steps += 1;
        for byte in position.state_hash().to_string().bytes() {
            digest = (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

fn main() {
    let count: u64 = std::env::args()
        .nth(1)
        .and_then(|count| count.parse().ok())
        .unwrap_or(1000);
    let mut games = Vec::new();
    for rules in starboard_games::registry().iter() {
        let mut sets = vec![(OptionValues::new(), count)];
        for spec in rules.schema().0 {
            for value in spec.values {
                let mut options = OptionValues::new();
                options.insert(spec.name.to_owned(), value);
                sets.push((options, count.div_ceil(40)));
            }
        }
        let mut seen = Vec::new();
        for (options, count) in sets {
            let start = rules.start(&options).expect("a value of the schema");
            // One value of each option is its default.
            if seen.contains(&start.options()) {
                continue;
            }
            seen.push(start.options());
            let courses: Vec<Value> = (0..count).map(|seed| course(start.clone(), seed)).collect();
            games.push(json!({
                "game": rules.name(),
                "options": start.options(),
                "courses": courses,
            }));
        }
    }
    println!("{}", Value::Array(games));
}

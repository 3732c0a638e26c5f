//! Every impossible action is explained, in every language and at any time.

use guardians::Guardians;
use starboard_kernel::testing::{check_explained, random_walk};
use starboard_kernel::{FastRng, Game};

/// Every action ever seen, tried in every later position: refused with a reason or legal.
#[test]
fn any_action_at_any_time_is_legal_or_explained() {
    let mut options = serde_json::Map::new();
    options.insert("variant".into(), "advanced".into());
    options.insert("players".into(), 3.into());
    let options = Guardians::read_options(&options).unwrap();
    let mut known = Vec::new();
    for seed in 0..6 {
        let mut rng = FastRng::new(seed);
        for step in random_walk(Guardians::start(&options), seed) {
            let legal = step.before.legal_actions();
            if legal.is_empty() {
                continue;
            }
            for _ in 0..20 {
                let action = legal[rng.below(legal.len() as u32) as usize];
                if !known.contains(&action) {
                    known.push(action);
                }
            }
            for &other in known.iter().filter(|other| !legal.contains(other)) {
                let rule = check_explained(&step.before, other);
                assert!(rule.starts_with('G'), "{other}");
            }
        }
    }
    assert!(known.len() > 100, "many kinds of actions were tried");
}

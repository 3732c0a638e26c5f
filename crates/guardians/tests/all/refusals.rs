//! What is impossible says why, in every language, whatever is asked and whenever.

use guardians::Guardians;
use starboard_kernel::{FastRng, Game, Lang, Silent, Turn, Wording};

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
        let mut position = Guardians::start(&options);
        let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
        loop {
            match position.turn() {
                Turn::Player(_) => {
                    let action = position.random_action(&mut rng, &mut actions);
                    for _ in 0..20 {
                        let legal = actions[rng.below(actions.len() as u32) as usize];
                        if !known.contains(&legal) {
                            known.push(legal);
                        }
                    }
                    for other in known.iter().filter(|other| !actions.contains(other)) {
                        for lang in Lang::ALL {
                            let refusal = position.why_not(*other, lang);
                            assert!(refusal.rule.starts_with('G'), "{other}");
                            assert!(refusal.text.len() > 5, "{other}: {}", refusal.text);
                        }
                    }
                    position.play_unchecked(action, &mut Silent);
                }
                Turn::Chance => {
                    let outcome = position.random_outcome(&mut rng, &mut outcomes);
                    position.resolve_unchecked(outcome, &mut Silent);
                }
                Turn::Over => break,
            }
        }
    }
    assert!(known.len() > 100, "many kinds of actions were tried");
}

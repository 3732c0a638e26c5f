//! An identifier of the bots of a game, so that results of other bots can be distinguished from
//! those of today's.
//!
//! A version number would have to be raised by hand, and a hash of the sources would change with
//! every comment. So the bots are asked to evaluate fixed positions. A network, a weight, a search
//! parameter or a change of the search itself shows in the values to the last bit, and these are
//! the same on every platform. How much each level searches does not show there, for that would take
//! as long as the levels do: their budgets are part of it as they are.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use starboard_kernel::erased::{Position, Rules};
use starboard_kernel::{FastRng, Level, OptionValues, Seed, Turn};

use crate::{Bot, BotSpec, Budget, Settings, bot, games};

/// After how many actions of a random game the bots are asked: at its beginning, and when the longest
/// setup is over. Six players of Commander Rescue lay out 48 ships.
const ASKED_AFTER: [u32; 4] = [3, 10, 25, 60];
/// Enough for a search to follow its priors, its values and chance.
const PLAYOUTS: u32 = 60;
/// Enough for a search to begin with an exhaustive one, where it does that.
const MANY_PLAYOUTS: u32 = crate::search::LEAST_PLAYOUTS_TO_PROVE;

/// A hash of what the bots of a game choose and expect, with each value of each option.
#[must_use]
pub fn fingerprint(rules: &'static dyn Rules) -> String {
    static KNOWN: Mutex<BTreeMap<&str, String>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known
        .entry(rules.name())
        .or_insert_with(|| {
            let mut text = games::parameters(rules);
            for (index, options) in option_sets(rules).iter().enumerate() {
                if let Ok(start) = rules.start(options) {
                    let specs = specs(index == 0);
                    text += &opinions(start, &specs, &|settings| bot(rules, settings));
                }
            }
            // A seed is a SHA-256 hash of what is mixed into it.
            let hash = Seed::from_number(0).mixed_with(text.as_bytes()).to_string();
            hash[..16].to_owned()
        })
        .clone()
}

/// The defaults, and every other value of one option.
fn option_sets(rules: &'static dyn Rules) -> Vec<OptionValues> {
    let mut sets = vec![OptionValues::new()];
    for spec in rules.schema().0 {
        for value in &spec.values {
            let mut set = OptionValues::new();
            set.insert(spec.name.to_owned(), value.clone());
            sets.push(set);
        }
    }
    sets
}

/// The bots that are asked: of each kind one, with the defaults also a search with more playouts.
fn specs(deep: bool) -> Vec<BotSpec> {
    let playouts = Budget::Playouts(PLAYOUTS);
    let mut specs = vec![
        BotSpec::Greedy,
        BotSpec::Level(Level::FIRST),
        BotSpec::Search(playouts),
        BotSpec::ClassicSearch(playouts),
    ];
    if deep {
        specs.push(BotSpec::Search(Budget::Playouts(MANY_PLAYOUTS)));
    }
    specs
}

/// The bots' evaluations of positions of a random game.
fn opinions(
    mut position: Position,
    specs: &[BotSpec],
    bot: &dyn Fn(Settings) -> Box<dyn Bot>,
) -> String {
    let mut rng = FastRng::new(1);
    let mut text = String::new();
    let mut actions = 0;
    while ASKED_AFTER.iter().any(|&asked| asked >= actions) {
        match position.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcomes = position.outcomes();
                let picked = rng.below(outcomes.len() as u32) as usize;
                let resolved = position.resolve(&outcomes[picked].0);
                debug_assert!(resolved.is_ok(), "a listed outcome is refused");
            }
            Turn::Player(_) => {
                if ASKED_AFTER.contains(&actions) {
                    for spec in specs {
                        let settings = Settings {
                            spec: spec.clone(),
                            seed: 1,
                            threads: 1,
                            // No budget here is a time.
                            clock: || 0.0,
                        };
                        let choice = bot(settings).choose(&position);
                        // Numbers are printed so that different ones look different.
                        text += &format!("{choice:?}");
                    }
                }
                let legal = position.legal_actions();
                let picked = rng.below(legal.len() as u32) as usize;
                let played = position.play(&legal[picked]);
                debug_assert!(played.is_ok(), "a legal action is refused");
                actions += 1;
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use starboard_kernel::erased::rules_of;

    use super::*;
    use crate::{GuardiansEvaluation, LearnedRescue, bot_for};

    #[test]
    fn games_have_fingerprints_of_their_own() {
        let all: Vec<String> = starboard_games::registry()
            .iter()
            .map(fingerprint)
            .collect();
        for (index, found) in all.iter().enumerate() {
            assert_eq!(found.len(), 16);
            assert!(!all[..index].contains(found));
        }
        let first = starboard_games::registry().iter().next();
        assert_eq!(first.map(fingerprint).as_ref(), all.first());
    }

    /// A weight or a search parameter that is a little different shows.
    #[test]
    fn other_bots_think_differently() {
        let of = |evaluation: GuardiansEvaluation| {
            let start = rules_of::<guardians::Guardians>()
                .start(&OptionValues::new())
                .expect("the defaults are possible");
            opinions(start, &specs(false), &|settings| {
                bot_for::<guardians::Guardians>(evaluation, settings)
            })
        };
        let now = GuardiansEvaluation::default();
        assert_eq!(of(now), of(now));
        let mut greedier = now;
        greedier.missile += 0.001;
        assert_ne!(of(now), of(greedier));
        let mut deeper = now;
        deeper.tuning.rollout_depth += 1;
        assert_ne!(of(now), of(deeper));
        let mut easier = now;
        easier.tuning.level_1_margin += 0.2;
        assert_ne!(of(now), of(easier));
    }

    /// What is searched with some options alone shows in their positions.
    #[test]
    fn every_number_of_players_is_asked_about() {
        let of = |evaluation: &LearnedRescue| {
            let rules = rules_of::<rescue::Rescue>();
            let crowd = option_sets(rules).into_iter().find(|options| {
                let start = rules.start(options).expect("possible");
                start.seats() == 6
            });
            let start = rules.start(&crowd.expect("six players"));
            let start = start.expect("possible");
            opinions(start, &specs(false), &|settings| {
                bot_for::<rescue::Rescue>(evaluation.clone(), settings)
            })
        };
        let mut other = LearnedRescue::default();
        let now = of(&other);
        other.crowded.sole_reply = false;
        assert_ne!(now, of(&other));
    }

    /// A level that searches more or less is another bot, also among the classic ones.
    #[test]
    fn how_much_each_level_searches_is_part_of_it() {
        for rules in starboard_games::registry().iter() {
            let text = games::parameters(rules);
            for level in Level::ALL {
                for spec in [BotSpec::Level(level), BotSpec::Classic(level)] {
                    let wanted = match crate::budget_of(rules, &spec) {
                        Some(budget) => format!(" {level}:{budget}"),
                        None => format!(" {level}"),
                    };
                    assert!(text.contains(&wanted), "{}: {wanted}: {text}", rules.name());
                }
            }
        }
        let hegemony = rules_of::<hegemony::Hegemony>();
        let last = |spec: fn(Level) -> BotSpec| crate::budget_of(hegemony, &spec(Level::LAST));
        assert_eq!(last(BotSpec::Level), Some(Budget::Playouts(4_000)));
        assert_eq!(last(BotSpec::Classic), Some(Budget::Playouts(800)));
        let third = Level::new(3).map(BotSpec::Level).expect("a level");
        assert_eq!(
            crate::budget_of(hegemony, &third),
            Some(Budget::Playouts(60))
        );
        assert_eq!(crate::budget_of(hegemony, &BotSpec::Greedy), None);
    }
}

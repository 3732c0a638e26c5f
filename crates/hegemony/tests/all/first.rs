//! What is tested with every card set, with the first, and the rules, which are the same.

use hegemony::CardSet;

const SET: CardSet = CardSet::First;

#[path = "dice.rs"]
mod dice;
#[path = "documents.rs"]
mod documents;
#[path = "effects.rs"]
mod effects;
#[path = "naive.rs"]
mod naive;
#[path = "rules.rs"]
mod rules;
#[path = "rulings.rs"]
mod rulings;
#[path = "scene.rs"]
pub(crate) mod scene;

//! What is tested with every card set, with the second. The rules themselves are tested with the
//! first, which has plain cards; the naive implementation plays both.

use hegemony::CardSet;

const SET: CardSet = CardSet::Second;

#[path = "documents.rs"]
mod documents;
#[path = "effects.rs"]
mod effects;
#[path = "naive.rs"]
mod naive;
#[path = "rulings.rs"]
mod rulings;
#[path = "scene.rs"]
pub(crate) mod scene;

//! The games: the one place where they are listed.

use ::armada::Armada;
use ::guardians::Guardians;
use ::rescue::Rescue;
use starboard_kernel::erased::{Rules, rules_of};
use starboard_kernel::{Game, Registry};

use crate::{Bot, Evaluation, Settings, bot_for, random::Random};

mod armada;
mod guardians;
mod rescue;

pub use armada::ArmadaEvaluation;
pub use guardians::GuardiansEvaluation;
pub use rescue::RescueEvaluation;

/// One line per game: its rules and what its bots go by.
fn games() -> Vec<Entry> {
    vec![
        game::<Guardians>(GuardiansEvaluation::default()),
        game::<Rescue>(RescueEvaluation::default()),
        game::<Armada>(ArmadaEvaluation),
    ]
}

/// The games by name.
#[must_use]
pub fn registry() -> Registry {
    Registry::new(games().iter().map(|entry| entry.rules).collect())
}

pub(crate) fn bot(rules: &'static dyn Rules, settings: Settings) -> Box<dyn Bot> {
    let entry = games()
        .into_iter()
        .find(|entry| entry.rules.name() == rules.name());
    match entry {
        Some(entry) => (entry.bot)(settings),
        None => Box::new(Random::new(settings.seed)),
    }
}

struct Entry {
    rules: &'static dyn Rules,
    bot: Box<dyn Fn(Settings) -> Box<dyn Bot>>,
}

fn game<G: Game>(evaluation: impl Evaluation<G>) -> Entry {
    Entry {
        rules: rules_of::<G>(),
        bot: Box::new(move |settings| bot_for::<G>(evaluation.clone(), settings)),
    }
}

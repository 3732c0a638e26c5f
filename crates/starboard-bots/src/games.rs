//! The one list of games.

use ::armada::Armada;
use ::guardians::Guardians;
use ::hegemony::Hegemony;
use ::rescue::Rescue;
use starboard_kernel::erased::{Rules, rules_of};
use starboard_kernel::{Registry, Wording};

use crate::analysis::{Analyst, Effort, GameAnalyst};
use crate::{Bot, Evaluation, Settings, bot_for, random::Random};

mod armada;
mod guardians;
mod hegemony;
mod rescue;

pub use armada::{ArmadaEvaluation, docks, solver as invasion};
pub use guardians::GuardiansEvaluation;
pub use hegemony::{
    HegemonyEvaluation, expected_win_probability, features, network, win_probability,
};
pub use rescue::RescueEvaluation;

macro_rules! games {
    ($($game:ty => $evaluation:ty,)*) => {
        /// The rules of every game, by name. It does not refer to bots, so that the linker can drop
        /// them from the page, whose bots run in the worker.
        #[must_use]
        pub fn registry() -> Registry {
            Registry::new(vec![$(rules_of::<$game>()),*])
        }

        fn entries() -> Vec<Entry> {
            vec![$(entry::<$game>(<$evaluation>::default())),*]
        }
    };
}

// One line per game: its rules and its evaluation.
games! {
    Guardians => GuardiansEvaluation,
    Rescue => RescueEvaluation,
    Armada => ArmadaEvaluation,
    Hegemony => HegemonyEvaluation,
}

pub(crate) fn bot(rules: &'static dyn Rules, settings: Settings) -> Box<dyn Bot> {
    let entry = entries()
        .into_iter()
        .find(|entry| entry.rules.name() == rules.name());
    match entry {
        Some(entry) => (entry.bot)(settings),
        None => Box::new(Random::new(settings.seed)),
    }
}

pub(crate) fn analyst(rules: &'static dyn Rules, effort: Effort) -> Option<Box<dyn Analyst>> {
    let entry = entries()
        .into_iter()
        .find(|entry| entry.rules.name() == rules.name())?;
    Some((entry.analyst)(effort))
}

struct Entry {
    rules: &'static dyn Rules,
    bot: Box<dyn Fn(Settings) -> Box<dyn Bot>>,
    analyst: Box<dyn Fn(Effort) -> Box<dyn Analyst>>,
}

fn entry<G: Wording>(evaluation: impl Evaluation<G>) -> Entry {
    let for_analyst = evaluation.clone();
    Entry {
        rules: rules_of::<G>(),
        bot: Box::new(move |settings| bot_for::<G>(evaluation.clone(), settings)),
        analyst: Box::new(move |effort| {
            Box::new(GameAnalyst::<G, _>::new(for_analyst.clone(), effort))
        }),
    }
}

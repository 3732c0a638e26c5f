//! Every game with its evaluation.

#[cfg(not(target_arch = "wasm32"))]
use starboard_kernel::Level;
use starboard_kernel::erased::{Rules, rules_of};
use starboard_kernel::{Game, Wording};

#[cfg(not(target_arch = "wasm32"))]
use std::marker::PhantomData;

use crate::analysis::{Analyst, Effort, GameAnalyst, Judge, judge_of};
use crate::puzzle::{GameProver, Prover};
#[cfg(not(target_arch = "wasm32"))]
use crate::training::{Trainer, TrainerOf};
use crate::{Bot, Evaluation, Settings, bot_for, random::Random};
#[cfg(not(target_arch = "wasm32"))]
use crate::{BotSpec, Budget, Tuning, levels};

mod armada;
mod guardians;
mod hegemony;
mod rescue;

pub use armada::{ArmadaEvaluation, docks, reduced, solver as invasion};
pub use guardians::{GuardiansEvaluation, LearnedGuardians};
pub use hegemony::{
    HegemonyEvaluation, expected_win_probability, features, network, win_probability,
};
pub use rescue::{LearnedRescue, RescueEvaluation};

/// The games whose evaluations `training/` makes.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn trainers() -> Vec<&'static dyn Trainer> {
    vec![
        &TrainerOf::<::guardians::Guardians>(PhantomData),
        &TrainerOf::<::rescue::Rescue>(PhantomData),
    ]
}

/// A game that has an evaluation, for code that is written for any of them.
pub trait Evaluated: Game {
    type Evaluation: Evaluation<Self> + Default;
}

macro_rules! entries {
    ($($game:ident: $type:ty,)*) => {
        fn entries() -> Vec<Entry> {
            vec![$(entry::<$type>($game::GameEvaluation::default())),*]
        }

        $(
            impl Evaluated for $type {
                type Evaluation = $game::GameEvaluation;
            }
        )*
    };
}

starboard_games::with_games!(entries);

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

pub(crate) fn judge(rules: &'static dyn Rules) -> Option<Box<dyn Judge>> {
    let entry = entries()
        .into_iter()
        .find(|entry| entry.rules.name() == rules.name())?;
    Some((entry.judge)())
}

pub(crate) fn prover(rules: &'static dyn Rules) -> Option<Box<dyn Prover>> {
    let entry = entries()
        .into_iter()
        .find(|entry| entry.rules.name() == rules.name())?;
    Some((entry.prover)())
}

/// The search parameters of a game and the budgets of its levels, for [`crate::fingerprint`].
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn parameters(rules: &'static dyn Rules) -> String {
    let mut entries = entries().into_iter();
    let Some(entry) = entries.find(|entry| entry.rules.name() == rules.name()) else {
        return String::new();
    };
    let mut text = format!("{:?} {:?}", entry.tuning, entry.classic_tuning);
    for level in Level::ALL {
        for tuning in [&entry.tuning, &entry.classic_tuning] {
            text += &match levels::budget(level, tuning) {
                Some(budget) => format!(" {level}:{budget}"),
                None => format!(" {level}"),
            };
        }
    }
    text
}

/// How much a bot searches for one decision; `None` if it does not search.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn budget_of(rules: &'static dyn Rules, spec: &BotSpec) -> Option<Budget> {
    let of_level = |level: Level, tuning: fn(&Entry) -> &Tuning| {
        let entries = entries();
        let mut entries = entries.iter();
        let entry = entries.find(|entry| entry.rules.name() == rules.name())?;
        levels::budget(level, tuning(entry))
    };
    match spec {
        BotSpec::Random | BotSpec::Greedy => None,
        BotSpec::Search(budget) | BotSpec::ClassicSearch(budget) => Some(*budget),
        BotSpec::Level(level) => of_level(*level, |entry| &entry.tuning),
        BotSpec::Classic(level) => of_level(*level, |entry| &entry.classic_tuning),
    }
}

/// Whether the choices of a bot depend on the speed of the machine.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn is_timed(rules: &'static dyn Rules, spec: &BotSpec) -> bool {
    matches!(budget_of(rules, spec), Some(Budget::Millis(_)))
}

struct Entry {
    rules: &'static dyn Rules,
    #[cfg(not(target_arch = "wasm32"))]
    tuning: Tuning,
    #[cfg(not(target_arch = "wasm32"))]
    classic_tuning: Tuning,
    bot: Box<dyn Fn(Settings) -> Box<dyn Bot>>,
    analyst: Box<dyn Fn(Effort) -> Box<dyn Analyst>>,
    judge: Box<dyn Fn() -> Box<dyn Judge>>,
    prover: Box<dyn Fn() -> Box<dyn Prover>>,
}

fn entry<G: Wording>(evaluation: impl Evaluation<G>) -> Entry {
    let for_analyst = evaluation.clone();
    let for_judge = evaluation.clone();
    let for_prover = evaluation.clone();
    Entry {
        rules: rules_of::<G>(),
        #[cfg(not(target_arch = "wasm32"))]
        tuning: evaluation.tuning(),
        #[cfg(not(target_arch = "wasm32"))]
        classic_tuning: evaluation.classic_tuning(),
        bot: Box::new(move |settings| bot_for::<G>(evaluation.clone(), settings)),
        analyst: Box::new(move |effort| {
            Box::new(GameAnalyst::<G, _>::new(for_analyst.clone(), effort))
        }),
        judge: Box::new(move || judge_of::<G>(for_judge.clone())),
        prover: Box::new(move || Box::new(GameProver::<G, _>::new(for_prover.clone()))),
    }
}

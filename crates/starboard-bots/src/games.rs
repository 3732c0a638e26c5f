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
use crate::{BotSpec, Budget};

mod armada;
mod guardians;
mod hegemony;
mod rescue;

pub use armada::{ArmadaEvaluation, docks, solver as invasion};
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

/// The search parameters of a game, for [`crate::fingerprint`].
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn tuning(rules: &'static dyn Rules) -> String {
    let mut entries = entries().into_iter();
    let entry = entries.find(|entry| entry.rules.name() == rules.name());
    entry.map_or_else(String::new, |entry| format!("{:?}", entry.tuning))
}

/// Whether the choices of a bot depend on the speed of the machine.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn is_timed(rules: &'static dyn Rules, spec: &BotSpec) -> bool {
    match spec {
        BotSpec::Random | BotSpec::Greedy => false,
        BotSpec::Search(budget) | BotSpec::ClassicSearch(budget) => {
            matches!(budget, Budget::Millis(_))
        }
        BotSpec::Level(level) | BotSpec::Classic(level) => {
            let mut entries = entries().into_iter();
            let entry = entries.find(|entry| entry.rules.name() == rules.name());
            *level == Level::LAST && entry.is_some_and(|entry| entry.tuning.playout_cap.is_none())
        }
    }
}

struct Entry {
    rules: &'static dyn Rules,
    #[cfg(not(target_arch = "wasm32"))]
    tuning: crate::Tuning,
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
        bot: Box::new(move |settings| bot_for::<G>(evaluation.clone(), settings)),
        analyst: Box::new(move |effort| {
            Box::new(GameAnalyst::<G, _>::new(for_analyst.clone(), effort))
        }),
        judge: Box::new(move || judge_of::<G>(for_judge.clone())),
        prover: Box::new(move || Box::new(GameProver::<G, _>::new(for_prover.clone()))),
    }
}

//! The screens of each game: what the app needs to know to show it. Everything else in the app
//! works with any game.

mod armada;
mod focus;
mod guardians;
mod hegemony;
mod rescue;

use leptos::prelude::*;
use serde_json::Value;
use starboard_bots::analysis::{Report, Weighed};
use starboard_kernel::erased::{Event, Position, Rules};
use starboard_kernel::{History, Lang, Seat};

/// What a game brings to the app.
pub(crate) struct Screens {
    pub(crate) name: &'static str,
    /// The board is much taller than wide.
    pub(crate) tall: bool,
    pub(crate) cover: fn() -> AnyView,
    /// A drawing for a value of an option, if there is one.
    pub(crate) option_mark: fn(&str, &Value) -> Option<AnyView>,
    /// The mark of a seat (from 0), in lists and panels.
    pub(crate) mark: fn(usize) -> AnyView,
    /// The board with what a person needs to act.
    pub(crate) play: fn(Player) -> PlayViews,
    /// The board to look at.
    pub(crate) watch: fn(Signal<Shown>) -> AnyView,
    pub(crate) player: fn(&Position, Seat, Lang) -> PlayerFacts,
    /// What is left for everybody, in a few words.
    pub(crate) supply: fn(&Position, Lang) -> String,
    /// The step of the turn, in one word.
    pub(crate) step: fn(&Position, Lang) -> String,
    pub(crate) guide: fn(&Position, Option<Seat>, Lang) -> GuideCard,
    /// An action in fewer words than the rules have for it, where a list has no room for them.
    pub(crate) brief: fn(&Position, &str, Lang) -> Option<String>,
    /// How long an event is shown, in milliseconds.
    pub(crate) beat: fn(&Event) -> u32,
    /// What a game for one brings to the report of luck and skill.
    pub(crate) report: Option<ReportScreens>,
}

/// How a finished game for one is looked back at.
#[derive(Clone, Copy)]
pub(crate) struct ReportScreens {
    /// Luck and loss over the game, drawn in a box of the chart's size.
    pub(crate) chart: fn(&History, &Report, Lang) -> AnyView,
    /// What the end is called.
    pub(crate) rank: fn(&Position, Lang) -> String,
    /// The figure that tells most of it, and what it counts.
    pub(crate) figure: fn(&Position, Lang) -> (String, String),
    /// The game in more figures, if there are any.
    pub(crate) story: Option<fn(&History, Lang) -> AnyView>,
    /// A line or two that tells the result to friends.
    pub(crate) share: fn(&Position, Lang) -> String,
}

/// The list of screens: one line per game.
static ALL: [&Screens; 4] = [
    &guardians::SCREENS,
    &rescue::SCREENS,
    &armada::SCREENS,
    &hegemony::SCREENS,
];

pub(crate) fn all() -> impl Iterator<Item = &'static Screens> {
    ALL.into_iter()
}

pub(crate) fn find(name: &str) -> Option<&'static Screens> {
    all().find(|screens| screens.name == name)
}

impl Screens {
    /// The rules of the game that is shown.
    pub(crate) fn rules(&self) -> &'static dyn Rules {
        starboard_bots::registry()
            .get(self.name)
            .expect("a game with screens is in the registry")
    }

    /// A game for one player: luck and skill can be told apart, and a day's game compared.
    pub(crate) fn is_solo(&self) -> bool {
        self.report.is_some()
    }
}

/// A moment of a game as it is shown: a position, and how many events of the next step have been
/// seen since.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    pub(crate) before: Position,
    /// The events of the next step that have been shown so far.
    pub(crate) events: Vec<Event>,
    /// How many steps led to `before`.
    pub(crate) step: usize,
}

impl Shown {
    /// The moment after some steps of a history and some events of the next.
    pub(crate) fn of(history: &History, step: usize, events: usize) -> Shown {
        let step = step.min(history.steps().len());
        Shown {
            before: history.at(step).unwrap_or(history.start()).clone(),
            events: history
                .steps()
                .get(step)
                .map(|step| step.events.iter().take(events).cloned().collect())
                .unwrap_or_default(),
            step,
        }
    }
}

/// What a board needs to let a person act.
#[derive(Clone, Copy)]
pub(crate) struct Player {
    pub(crate) shown: Signal<Shown>,
    /// The legal actions, while it is a person's turn and everything has been shown.
    pub(crate) legal: Signal<Vec<String>>,
    pub(crate) act: Callback<String>,
    /// Several actions of the same player in a row.
    pub(crate) act_all: Callback<Vec<String>>,
    /// From whose side the board is looked at: the only person at the table, or the one whose
    /// turn it is.
    pub(crate) viewer: Signal<Option<Seat>>,
    /// Says why something is not possible.
    pub(crate) refuse: Callback<String>,
    /// What every action is worth, if a person wants to see it and it is known.
    pub(crate) worth: Signal<Option<Weighed>>,
}

pub(crate) struct PlayViews {
    pub(crate) board: AnyView,
    pub(crate) actions: AnyView,
}

/// A player as the panel shows them.
pub(crate) struct PlayerFacts {
    pub(crate) gear: AnyView,
    pub(crate) tokens: AnyView,
    /// Points, or what else tells how a player stands, short and in words.
    pub(crate) score: String,
    pub(crate) score_words: String,
    /// Why the player is not quite in the game, if so.
    pub(crate) state: Option<String>,
    pub(crate) out: bool,
}

/// A few sentences for somebody's first game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct GuideCard {
    pub(crate) title: String,
    /// Two to four short sentences.
    pub(crate) text: String,
    /// The rules behind it, by number.
    pub(crate) rules: &'static [&'static str],
}

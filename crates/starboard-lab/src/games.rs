//! What each game has that an experiment counts: captains, cards, powers, ships. The lab itself names
//! no game.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde::Serialize;
use starboard_kernel::erased::{Event, Position, Rules};
use starboard_kernel::{Game, Seat, Seed, Wording};

mod armada;
mod guardians;
mod hegemony;
mod rescue;

/// What a game contributes.
pub(crate) trait Study<G: Game>: Default + Send {
    /// The tables of a report, in their order.
    const GROUPS: &'static [Group];

    /// Figures of a whole game, which a report gives for each arm.
    const FIGURES: &'static [Ratio] = &[];

    /// What players do differently where a thing is in force, by the figures.
    const HABITS: Option<Habits> = None;

    /// Things that chance deals to one of several places.
    const PLACES: Option<Places> = None;

    /// Whether [`Study::step`] is needed: actions have to be parsed for it.
    const FOLLOWS_STEPS: bool = false;

    /// What the rules are made of beside the program, such as cards that are being balanced: results
    /// with other data are not continued.
    fn data() -> String {
        String::new()
    }

    /// The kind of an action, as a short word for people: what strong play never uses is a kind.
    fn kind(action: &G::Action) -> &'static str;

    /// Notes what happened. `position` is the one afterwards.
    fn event(&mut self, event: &G::Event, position: &G, notes: &mut Notes);

    /// Notes what is about to be decided.
    fn decision(&mut self, _position: &G, _notes: &mut Notes) {}

    /// Notes what is about to happen.
    fn step(&mut self, _before: &G, _step: Step<'_, G>, _notes: &mut Notes) {}

    /// Notes the facts of a finished game.
    fn end(&mut self, _position: &G, _notes: &mut Notes) {}
}

/// A table of a report: the things of one kind, and what happened to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    pub kind: &'static str,
    pub what: &'static str,
    pub title: &'static str,
    pub origin: Origin,
    /// The opportunities to count against, such as `met` for `engaged`.
    pub of: Option<&'static str>,
}

/// Where a thing comes from, and so what a difference between those with and without it means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// Dealt by chance before the first decision: the difference is its effect.
    Dealt,
    /// It comes up in play, in long games more often than in short ones.
    Play,
    /// Players choose it, when it suits them.
    Choice,
    /// It is only counted: the results of those to whom it happens say nothing.
    Tally,
}

/// An action or a draw.
pub(crate) enum Step<'a, G: Game> {
    Play(&'a G::Action),
    Resolve(&'a G::Outcome),
}

/// How often something happened, relative to something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ratio {
    pub(crate) title: &'static str,
    /// The kind of the facts; of [`Habits`], theirs count.
    pub(crate) kind: &'static str,
    pub(crate) part: &'static [&'static str],
    /// Nothing for games.
    pub(crate) of: &'static [&'static str],
    /// Whether it is a share, from 0 to 1.
    pub(crate) share: bool,
}

/// How things are played: each thing against the others of the same layer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Habits {
    pub(crate) title: &'static str,
    /// The kinds of the facts: each is a layer, in which things are compared.
    pub(crate) layers: &'static [&'static str],
    pub(crate) ratios: &'static [Ratio],
}

/// Things that are dealt to places, such as aliens to sectors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Places {
    pub(crate) title: &'static str,
    /// The kinds of the facts, in the order of the places, and their names.
    pub(crate) kinds: &'static [(&'static str, &'static str)],
    pub(crate) what: &'static str,
}

/// The group of the kinds of actions, which every game has when decisions are recorded.
pub const ACTIONS: Group = Group {
    kind: "action",
    what: "played",
    title: "Actions",
    origin: Origin::Choice,
    of: Some("offered"),
};

/// What is noted of one game: how often something happened to something of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes(pub BTreeMap<Note, u32>);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Note {
    pub seat: u8,
    pub kind: &'static str,
    pub thing: &'static str,
    pub what: &'static str,
}

impl Notes {
    pub(crate) fn add(
        &mut self,
        seat: Seat,
        kind: &'static str,
        thing: &'static str,
        what: &'static str,
    ) {
        self.add_many(seat, kind, thing, what, 1);
    }

    pub(crate) fn add_many(
        &mut self,
        seat: Seat,
        kind: &'static str,
        thing: &'static str,
        what: &'static str,
        times: u32,
    ) {
        let note = Note {
            seat: seat.index() as u8,
            kind,
            thing,
            what,
        };
        *self.0.entry(note).or_default() += times;
    }
}

/// Follows one game: cheap, typed versions of what would cost text for every action.
pub(crate) trait Observer: Send {
    /// The outcome of the `k`-th chance turn, in notation.
    fn pick(&mut self, position: &Position, seed: &Seed, k: u64) -> String;
    fn events(&mut self, events: &[Event], position: &Position);
    fn decision(&mut self, position: &Position);
    /// Notes what is about to be played.
    fn action(&mut self, position: &Position, action: &str);
    /// Notes which kinds of actions could be chosen, and which one is; returns the number of legal
    /// actions.
    fn kinds(&mut self, position: &Position, seat: Seat, action: &str) -> u32;
    fn end(&mut self, position: &Position) -> Notes;
}

struct Watch<G: Game, S> {
    study: S,
    notes: Notes,
    actions: Vec<G::Action>,
    outcomes: Vec<(G::Outcome, u32)>,
    kinds: Kinds,
    decisions: u32,
    game: PhantomData<fn() -> G>,
}

impl<G: Wording, S: Study<G>> Observer for Watch<G, S> {
    fn pick(&mut self, position: &Position, seed: &Seed, k: u64) -> String {
        self.outcomes.clear();
        let position = position.typed::<G>();
        if let Some(position) = position {
            position.outcomes_into(&mut self.outcomes);
        }
        let weights = self.outcomes.iter().map(|&(_, weight)| weight);
        let picked = seed.pick(k, weights);
        if S::FOLLOWS_STEPS
            && let Some(position) = position
        {
            let step = Step::Resolve(&self.outcomes[picked].0);
            self.study.step(position, step, &mut self.notes);
        }
        self.outcomes[picked].0.to_string()
    }

    fn events(&mut self, events: &[Event], position: &Position) {
        let Some(position) = position.typed::<G>() else {
            return;
        };
        for event in events {
            if let Some(event) = event.typed::<G::Event>() {
                self.study.event(event, position, &mut self.notes);
            }
        }
    }

    fn decision(&mut self, position: &Position) {
        if let Some(position) = position.typed::<G>() {
            self.study.decision(position, &mut self.notes);
        }
    }

    fn action(&mut self, position: &Position, action: &str) {
        if S::FOLLOWS_STEPS
            && let Some(position) = position.typed::<G>()
            && let Ok(action) = action.parse::<G::Action>()
        {
            self.study
                .step(position, Step::Play(&action), &mut self.notes);
        }
    }

    fn kinds(&mut self, position: &Position, seat: Seat, action: &str) -> u32 {
        self.actions.clear();
        if let Some(position) = position.typed::<G>() {
            position.legal_actions_into(&mut self.actions);
        }
        self.decisions += 1;
        for legal in &self.actions {
            let kind = self.kinds.find(seat, S::kind(legal));
            // A kind counts as available once, however many actions of it there are.
            if kind.seen < self.decisions {
                kind.seen = self.decisions;
                kind.offered += 1;
            }
        }
        if let Ok(action) = action.parse::<G::Action>() {
            self.kinds.find(seat, S::kind(&action)).played += 1;
        }
        self.actions.len() as u32
    }

    fn end(&mut self, position: &Position) -> Notes {
        if let Some(position) = position.typed::<G>() {
            self.study.end(position, &mut self.notes);
        }
        for kind in self.kinds.0.drain(..) {
            let mut note = |what: &'static str, count: u32| {
                let note = Note {
                    seat: kind.seat.index() as u8,
                    kind: ACTIONS.kind,
                    thing: kind.name,
                    what,
                };
                if count > 0 {
                    self.notes.0.insert(note, count);
                }
            };
            note("offered", kind.offered);
            note(ACTIONS.what, kind.played);
        }
        std::mem::take(&mut self.notes)
    }
}

/// How often each kind of action was available and played, in the order in which they came up.
/// There are few, and this is called for every legal action.
#[derive(Default)]
struct Kinds(Vec<KindCount>);

struct KindCount {
    seat: Seat,
    name: &'static str,
    offered: u32,
    played: u32,
    /// The decision for which it was counted last.
    seen: u32,
}

impl Kinds {
    fn find(&mut self, seat: Seat, name: &'static str) -> &mut KindCount {
        let known = |kind: &KindCount| std::ptr::eq(kind.name, name) && kind.seat == seat;
        let index = self.0.iter().position(known).unwrap_or_else(|| {
            let equal = |kind: &KindCount| kind.name == name && kind.seat == seat;
            self.0.iter().position(equal).unwrap_or_else(|| {
                self.0.push(KindCount {
                    seat,
                    name,
                    offered: 0,
                    played: 0,
                    seen: 0,
                });
                self.0.len() - 1
            })
        });
        &mut self.0[index]
    }
}

fn watch<G: Wording, S: Study<G> + 'static>() -> Box<dyn Observer> {
    Box::new(Watch::<G, S> {
        study: S::default(),
        notes: Notes::default(),
        actions: Vec::with_capacity(128),
        outcomes: Vec::with_capacity(16),
        kinds: Kinds::default(),
        decisions: 0,
        game: PhantomData,
    })
}

macro_rules! entries {
    ($($game:ident: $type:ty,)*) => {
        /// # Panics
        /// If the game is not in the registry: experiments take their rules from there.
        pub(crate) fn observer(rules: &'static dyn Rules) -> Box<dyn Observer> {
            match rules.name() {
                $(<$type as Game>::NAME => watch::<$type, $game::GameStudy>(),)*
                other => panic!("the game {other} is not registered"),
            }
        }

        /// The tables of a game's report.
        #[must_use]
        pub fn groups(game: &str) -> &'static [Group] {
            match game {
                $(<$type as Game>::NAME => <$game::GameStudy as Study<$type>>::GROUPS,)*
                _ => &[],
            }
        }

        pub(crate) fn figures(game: &str) -> &'static [Ratio] {
            match game {
                $(<$type as Game>::NAME => <$game::GameStudy as Study<$type>>::FIGURES,)*
                _ => &[],
            }
        }

        pub(crate) fn habits(game: &str) -> Option<Habits> {
            match game {
                $(<$type as Game>::NAME => <$game::GameStudy as Study<$type>>::HABITS,)*
                _ => None,
            }
        }

        pub(crate) fn places(game: &str) -> Option<Places> {
            match game {
                $(<$type as Game>::NAME => <$game::GameStudy as Study<$type>>::PLACES,)*
                _ => None,
            }
        }

        /// What the rules of a game are made of beside the program.
        pub(crate) fn data(game: &str) -> String {
            match game {
                $(<$type as Game>::NAME => <$game::GameStudy as Study<$type>>::data(),)*
                _ => String::new(),
            }
        }
    };
}

starboard_games::with_games!(entries);

//! What each game has that an experiment counts: captains, cards, powers, ships. The lab itself names
//! no game.

use std::cmp::Ordering;
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
    fn event(&mut self, event: &G::Event, position: &G, notes: &mut Tally);

    /// Notes what is about to be decided.
    fn decision(&mut self, _position: &G, _notes: &mut Tally) {}

    /// Notes what is about to happen.
    fn step(&mut self, _before: &G, _step: Step<'_, G>, _notes: &mut Tally) {}

    /// Notes the facts of a finished game.
    fn end(&mut self, _position: &G, _notes: &mut Tally) {}
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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Note {
    pub seat: u8,
    pub kind: &'static str,
    pub thing: &'static str,
    pub what: &'static str,
}

impl Ord for Note {
    /// By the words. Most notes share words with their neighbours, and those are mostly in the same place.
    fn cmp(&self, other: &Note) -> Ordering {
        let words = |note: &Note| [note.kind, note.thing, note.what];
        let mut order = self.seat.cmp(&other.seat);
        for (own, others) in words(self).into_iter().zip(words(other)) {
            if order.is_ne() {
                break;
            }
            if !std::ptr::eq(own, others) {
                order = own.cmp(others);
            }
        }
        order
    }
}

impl PartialOrd for Note {
    fn partial_cmp(&self, other: &Note) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Note {
    /// Whether it is known to be the same without a look at the words: they are where those are.
    fn is(&self, other: &Note) -> bool {
        self.seat == other.seat
            && std::ptr::eq(self.kind, other.kind)
            && std::ptr::eq(self.thing, other.thing)
            && std::ptr::eq(self.what, other.what)
    }

    /// Follows from where the words are, so it is another one in another process.
    fn place(&self) -> usize {
        let words = [self.kind, self.thing, self.what].map(|word| word.as_ptr() as usize);
        let mixed = words.iter().fold(usize::from(self.seat), |mixed, word| {
            (mixed.rotate_left(7) ^ word).wrapping_mul(0x9e37_79b9)
        });
        mixed >> 8
    }
}

/// Notes in the making. Several are taken for every action, so that they are found by the addresses
/// of their words, which are constants; in the end the words count, and their order.
#[derive(Default)]
pub(crate) struct Tally {
    notes: Vec<(Note, u32)>,
    /// A table of places in `notes`, from 1, that is at most half full; its size is a power of two.
    slots: Vec<u32>,
}

impl Tally {
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
        if self.slots.len() <= 2 * self.notes.len() {
            self.grow();
        }
        let slot = self.slot(&note);
        match self.slots[slot] {
            0 => {
                self.notes.push((note, times));
                self.slots[slot] = self.notes.len() as u32;
            }
            at => self.notes[at as usize - 1].1 += times,
        }
    }

    /// Where a note is in the table, or is to be.
    fn slot(&self, note: &Note) -> usize {
        let last = self.slots.len() - 1;
        let mut slot = note.place() & last;
        while let Some(at) = (self.slots[slot] as usize).checked_sub(1)
            && !self.notes[at].0.is(note)
        {
            slot = (slot + 1) & last;
        }
        slot
    }

    fn grow(&mut self) {
        let size = (2 * self.slots.len()).max(256);
        self.slots = vec![0; size];
        for at in 0..self.notes.len() {
            let note = self.notes[at].0;
            let slot = self.slot(&note);
            self.slots[slot] = at as u32 + 1;
        }
    }

    /// All of them, in order; the same words may be at several addresses.
    fn finish(&mut self) -> Notes {
        let mut notes = std::mem::take(&mut self.notes);
        self.slots.clear();
        notes.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
        notes.dedup_by(|(next, times), (kept, sum)| {
            let same = next == kept;
            if same {
                *sum += *times;
            }
            same
        });
        Notes(notes.into_iter().collect())
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
    notes: Tally,
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
        let kinds = std::mem::take(&mut self.kinds.0);
        for kind in kinds {
            let mut note = |what: &'static str, count: u32| {
                if count > 0 {
                    let notes = &mut self.notes;
                    notes.add_many(kind.seat, ACTIONS.kind, kind.name, what, count);
                }
            };
            note("offered", kind.offered);
            note(ACTIONS.what, kind.played);
        }
        self.notes.finish()
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
        notes: Tally::default(),
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever the addresses of words, the words count; and many notes are kept apart.
    #[test]
    fn a_tally_counts_by_words() {
        let mut tally = Tally::default();
        let copy: &'static str = Box::leak("planet".to_owned().into_boxed_str());
        let seat = Seat::new(1);
        tally.add(seat, "kind", "planet", "found");
        tally.add_many(seat, "kind", copy, "found", 2);
        tally.add(Seat::new(0), "kind", "planet", "found");
        let words: Vec<&'static str> = (0..1_000)
            .map(|number| &*Box::leak(format!("{number:04}").into_boxed_str()))
            .collect();
        for (index, word) in words.iter().enumerate() {
            for _ in 0..=index % 3 {
                tally.add(seat, "number", word, "counted");
            }
        }
        let found: Vec<(Note, u32)> = tally.finish().0.into_iter().collect();
        let note = |seat, kind, thing, what| Note {
            seat,
            kind,
            thing,
            what,
        };
        assert_eq!(found.len(), 1_002);
        assert_eq!(found[0], (note(0, "kind", "planet", "found"), 1));
        assert_eq!(found[1], (note(1, "kind", "planet", "found"), 3));
        for (index, word) in words.iter().enumerate() {
            let expected = (note(1, "number", word, "counted"), index as u32 % 3 + 1);
            assert_eq!(found[index + 2], expected);
        }
        assert_eq!(tally.finish(), Notes::default());
    }
}

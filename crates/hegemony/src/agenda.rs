//! What is still to be done: a stack, of which the top comes next. A position waits with a task
//! on top that chance or the player has to settle; everything else happens by itself.

use crate::cards::{Cube, Dice, Die};
use crate::{Alien, Encounter, Planet, Weapon};

/// A card whose text is carried out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    Alien(Alien),
    /// A card of the line.
    Card(Encounter),
    Location(Encounter),
    Planet(Planet),
    Weapon(Weapon),
    /// A card played from the hand.
    Hand(Encounter),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// Nothing; never on an agenda.
    Nothing,

    // Setting up.
    DrawAlien,
    DrawCaptain,
    RollDie(Die),
    /// This many planets are still to be dealt.
    DealPlanets(u8),

    // The encounter phase.
    Round,
    ChoosePlanet,
    /// Something may be done before the line is drawn.
    BeforeLine,
    /// This many cards are still to be drawn into the line.
    DrawLine(u8),
    /// This many cards are still to be drawn to choose the line from.
    Sift(u8),
    PlaceCard,
    LayOut,
    /// The card at this place of the line is met.
    Meet(u8),
    /// It is to be engaged or evaded.
    Decide(u8),
    /// It is being evaded: something may be done before cubes are drawn.
    Evading(u8),
    /// This many cubes are still to be drawn in the evade.
    EvadeDraw(u8),
    Evaded(u8),

    // The search.
    BeginSearch,
    CountCubes,
    Searching,
    DrawCube,
    /// A cube of an ability's colour was drawn and has two uses.
    Keep(Cube),
    /// A yellow cube was drawn: the Super Weapon may be chosen with a die.
    BeforeFind,
    Find,
    EndRound,

    // What texts and dice ask for.
    /// The text of a card: which of its occasions, and which deed comes next.
    Text(Source, u8, u8),
    Gain(u8),
    Lose(u8),
    /// This many points are still to be gained, each of the ability that is lowest then.
    GainLowest(u8),
    /// This many points are still to be lost, each of the ability that is highest then.
    LoseHighest(u8),
    /// This many chosen cubes leave the bag.
    Take {
        cubes: u8,
        yellow: bool,
    },
    Discard,
    TurnUp {
        dice: Dice,
        by: u8,
    },
    /// H23: the used die is turned to a lower face.
    TurnDown(Die),
    Reroll,
    Trade,
    Understand,
    Exchange,
    Claim,
    /// A crew die that is not owned is rolled.
    Borrow(Die),
    /// It came up with two uses.
    Borrowed(Die, u8),
    Probe,
    PairFirst,
    PairSecond(Cube),
    PairKeep(Cube, Cube),
}

impl Task {
    /// Whether chance settles it.
    pub(crate) const fn is_chance(self) -> bool {
        matches!(
            self,
            Task::DrawAlien
                | Task::DrawCaptain
                | Task::RollDie(_)
                | Task::DealPlanets(_)
                | Task::DrawLine(_)
                | Task::Sift(_)
                | Task::EvadeDraw(_)
                | Task::DrawCube
                | Task::Find
                | Task::Borrow(_)
                | Task::Probe
                | Task::PairFirst
                | Task::PairSecond(_)
        )
    }
}

/// More than any game needs at once: a dozen cards in force, each with a text to carry out.
pub(crate) const MOST_TASKS: usize = 32;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Agenda {
    tasks: [Task; MOST_TASKS],
    len: u8,
}

impl Agenda {
    pub(crate) const EMPTY: Agenda = Agenda {
        tasks: [Task::Nothing; MOST_TASKS],
        len: 0,
    };

    #[inline]
    pub(crate) fn top(&self) -> Task {
        match self.len {
            0 => Task::Nothing,
            len => self.tasks[usize::from(len) - 1],
        }
    }

    #[inline]
    pub(crate) fn push(&mut self, task: Task) {
        debug_assert!(usize::from(self.len) < MOST_TASKS, "the agenda is full");
        if let Some(place) = self.tasks.get_mut(usize::from(self.len)) {
            *place = task;
            self.len += 1;
        }
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        if self.len > 0 {
            self.len -= 1;
            self.tasks[usize::from(self.len)] = Task::Nothing;
        }
    }

    #[inline]
    pub(crate) fn replace(&mut self, task: Task) {
        match self.len {
            0 => self.push(task),
            len => self.tasks[usize::from(len) - 1] = task,
        }
    }

    /// From the bottom to the top.
    pub(crate) fn tasks(&self) -> &[Task] {
        &self.tasks[..usize::from(self.len)]
    }
}

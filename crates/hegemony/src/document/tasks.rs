//! Tasks as text, and which agendas can be.

use std::fmt;

use crate::agenda::{Source, Task};
use crate::cards::{Cube, Deeds, Dice, Die, Kind, Moment, Time};
use crate::{Alien, Encounter, Hegemony, Planet, SlotState, Weapon};

const PLAIN: [(&str, Task); 23] = [
    ("draw alien", Task::DrawAlien),
    ("draw captain", Task::DrawCaptain),
    ("round", Task::Round),
    ("choose planet", Task::ChoosePlanet),
    ("before line", Task::BeforeLine),
    ("place card", Task::PlaceCard),
    ("lay out", Task::LayOut),
    ("begin search", Task::BeginSearch),
    ("count cubes", Task::CountCubes),
    ("searching", Task::Searching),
    ("draw cube", Task::DrawCube),
    ("before find", Task::BeforeFind),
    ("find", Task::Find),
    ("end round", Task::EndRound),
    ("discard", Task::Discard),
    ("reroll", Task::Reroll),
    ("trade", Task::Trade),
    ("understand", Task::Understand),
    ("exchange", Task::Exchange),
    ("claim", Task::Claim),
    ("probe", Task::Probe),
    ("pair", Task::PairFirst),
    ("nothing", Task::Nothing),
];

const DICE: [(&str, Dice); 3] = [
    ("crew", Dice::Crew),
    ("system", Dice::System),
    ("any", Dice::Any),
];

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((name, _)) = PLAIN.iter().find(|(_, task)| task == self) {
            return f.write_str(name);
        }
        match *self {
            Task::RollDie(die) => write!(f, "roll {die}"),
            Task::DealPlanets(left) => write!(f, "deal planets {left}"),
            Task::DrawLine(left) => write!(f, "draw line {left}"),
            Task::Sift(left) => write!(f, "sift {left}"),
            Task::Meet(place) => write!(f, "meet {}", place + 1),
            Task::Decide(place) => write!(f, "decide {}", place + 1),
            Task::Evading(place) => write!(f, "evading {}", place + 1),
            Task::EvadeDraw(left) => write!(f, "evade draw {left}"),
            Task::Evaded(place) => write!(f, "evaded {}", place + 1),
            Task::Keep(cube) => write!(f, "keep {cube}"),
            Task::Text(source, occasion, deed) => {
                let kind = source.kind();
                let id = source.id();
                write!(f, "text {kind} {id} {} {}", occasion + 1, deed + 1)
            }
            Task::Gain(points) => write!(f, "gain {points}"),
            Task::Lose(points) => write!(f, "lose {points}"),
            Task::GainLowest(points) => write!(f, "gain lowest {points}"),
            Task::LoseHighest(points) => write!(f, "lose highest {points}"),
            Task::Take { cubes, yellow } => {
                let what = if yellow { "any" } else { "any but yellow" };
                write!(f, "take {cubes} {what}")
            }
            Task::TurnUp { dice, by } => {
                let named = DICE.iter().find(|(_, other)| *other == dice);
                write!(f, "turn up {} {by}", named.map_or("", |(name, _)| name))
            }
            Task::TurnDown(die) => write!(f, "turn down {die}"),
            Task::Borrow(die) => write!(f, "borrow {die}"),
            Task::Borrowed(die, face) => write!(f, "borrowed {die} {face}"),
            Task::PairSecond(cube) => write!(f, "pair {cube}"),
            Task::PairKeep(first, second) => write!(f, "pair {first} {second}"),
            _ => Ok(()),
        }
    }
}

fn small(text: &str, most: u8) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    (number <= most && number.to_string() == text).then_some(number)
}

/// A place of the line, counted from 1 in documents.
fn place(text: &str) -> Option<u8> {
    small(text, 4)?.checked_sub(1)
}

impl Task {
    pub(crate) fn read(text: &str) -> Option<Task> {
        if let Some((_, task)) = PLAIN.iter().find(|(name, _)| *name == text) {
            return (*task != Task::Nothing).then_some(*task);
        }
        let words: Vec<&str> = text.split(' ').collect();
        Some(match words[..] {
            ["roll", die] => Task::RollDie(Die::read(die)?),
            ["deal", "planets", left] => Task::DealPlanets(small(left, 3)?),
            ["draw", "line", left] => Task::DrawLine(small(left, 4)?),
            ["sift", left] => Task::Sift(small(left, 8)?),
            ["meet", at] => Task::Meet(small(at, 5)?.checked_sub(1)?),
            ["decide", at] => Task::Decide(place(at)?),
            ["evading", at] => Task::Evading(place(at)?),
            ["evade", "draw", left] => Task::EvadeDraw(small(left, 9)?),
            ["evaded", at] => Task::Evaded(place(at)?),
            ["keep", cube] => {
                let cube = Cube::read(cube)?;
                cube.ability()?;
                Task::Keep(cube)
            }
            ["text", kind, id, occasion, deed] => Task::Text(
                Source::read(kind, id)?,
                small(occasion, 9)?.checked_sub(1)?,
                small(deed, 9)?.checked_sub(1)?,
            ),
            ["gain", points] => Task::Gain(small(points, 20)?),
            ["lose", points] => Task::Lose(small(points, 20)?),
            ["gain", "lowest", points] => Task::GainLowest(small(points, 20)?),
            ["lose", "highest", points] => Task::LoseHighest(small(points, 20)?),
            ["take", cubes, "any"] => Task::Take {
                cubes: small(cubes, 20)?,
                yellow: true,
            },
            ["take", cubes, "any", "but", "yellow"] => Task::Take {
                cubes: small(cubes, 20)?,
                yellow: false,
            },
            ["turn", "up", dice, by] => Task::TurnUp {
                dice: DICE.iter().find(|(name, _)| *name == dice)?.1,
                by: small(by, 6)?,
            },
            ["turn", "down", die] => Task::TurnDown(Die::read(die)?),
            ["borrow", die] => Task::Borrow(crew(die)?),
            ["borrowed", die, face] => {
                let face = small(face, 6)?;
                (face > 0).then_some(Task::Borrowed(crew(die)?, face))?
            }
            ["pair", cube] => Task::PairSecond(Cube::read(cube)?),
            ["pair", first, second] => Task::PairKeep(Cube::read(first)?, Cube::read(second)?),
            _ => return None,
        })
    }

    /// How many cubes of a colour are drawn and not yet anywhere.
    pub(crate) fn holds(&self, cube: Cube) -> u8 {
        match *self {
            Task::Keep(held) | Task::PairSecond(held) => (held == cube).into(),
            Task::PairKeep(first, second) => u8::from(first == cube) + u8::from(second == cube),
            Task::BeforeFind | Task::Find | Task::Claim => (cube == Cube::Yellow).into(),
            _ => 0,
        }
    }

    /// Whether it can be at the bottom of an agenda: everything else is done in between.
    fn is_base(self) -> bool {
        matches!(
            self,
            Task::Round
                | Task::ChoosePlanet
                | Task::BeforeLine
                | Task::DrawLine(_)
                | Task::Sift(_)
                | Task::PlaceCard
                | Task::Meet(_)
                | Task::Decide(_)
                | Task::Evaded(_)
                | Task::CountCubes
                | Task::Searching
        )
    }

    /// Whether only a die of the captain's brings it about.
    fn is_of_die(self) -> bool {
        matches!(
            self,
            Task::TurnDown(_)
                | Task::Sift(_)
                | Task::PlaceCard
                | Task::Take { yellow: true, .. }
                | Task::Trade
                | Task::Exchange
                | Task::Claim
                | Task::Borrow(_)
                | Task::Borrowed(..)
                | Task::Probe
                | Task::PairFirst
                | Task::PairSecond(_)
                | Task::PairKeep(..)
        )
    }

    /// Whether it can come up while the task at the bottom of the agenda is in hand.
    fn comes_in_course_of(self, bottom: Task) -> bool {
        let has_texts = matches!(
            bottom,
            Task::BeforeLine
                | Task::Meet(_)
                | Task::Decide(_)
                | Task::Evaded(_)
                | Task::CountCubes
                | Task::Searching
        );
        let has_dice = matches!(bottom, Task::Decide(_) | Task::Evaded(_) | Task::Searching);
        match self {
            Task::DrawAlien | Task::DrawCaptain => bottom == Task::Round,
            Task::RollDie(_) => bottom == Task::Round || has_texts,
            Task::DealPlanets(_) => has_texts || matches!(bottom, Task::Round | Task::ChoosePlanet),
            Task::EvadeDraw(_) | Task::Evading(_) => matches!(bottom, Task::Evaded(_)),
            Task::DrawCube
            | Task::Keep(_)
            | Task::BeforeFind
            | Task::Find
            | Task::Claim
            | Task::PairFirst
            | Task::PairSecond(_)
            | Task::PairKeep(..) => bottom == Task::Searching,
            Task::TurnDown(_) => has_dice || matches!(bottom, Task::Sift(_)),
            Task::Trade | Task::Borrow(_) | Task::Borrowed(..) => {
                matches!(bottom, Task::Decide(_))
            }
            Task::Probe => matches!(bottom, Task::Evaded(_)),
            Task::Exchange => matches!(bottom, Task::Decide(_) | Task::Searching),
            Task::Text(..)
            | Task::Gain(_)
            | Task::Lose(_)
            | Task::GainLowest(_)
            | Task::LoseHighest(_)
            | Task::Take { .. }
            | Task::Discard
            | Task::TurnUp { .. }
            | Task::Reroll
            | Task::Understand => has_texts,
            _ => false,
        }
    }

    /// Whether another task can come before it. All but these are settled as soon as they come
    /// up, so that nothing can take away what they need.
    fn waits_for(self, other: Task, setting_up: bool) -> bool {
        match self {
            Task::DealPlanets(_) | Task::DrawCaptain | Task::DrawAlien | Task::RollDie(_) => {
                setting_up
            }
            Task::EvadeDraw(_) => matches!(other, Task::Evading(_)),
            Task::Claim => matches!(other, Task::TurnDown(_)),
            Task::Text(..) | Task::TurnDown(_) | Task::Evading(_) => true,
            _ => false,
        }
    }
}

fn crew(text: &str) -> Option<Die> {
    Die::read(text).filter(|die| die.is_crew())
}

impl Source {
    fn kind(self) -> &'static str {
        match self {
            Source::Alien(_) => "alien",
            Source::Card(_) => "card",
            Source::Location(_) => "location",
            Source::Planet(_) => "planet",
            Source::Weapon(_) => "weapon",
            Source::Hand(_) => "hand",
        }
    }

    fn read(kind: &str, id: &str) -> Option<Source> {
        Some(match kind {
            "alien" => Source::Alien(Alien::read(id)?),
            "card" => Source::Card(Encounter::read(id)?),
            "location" => {
                let card = Encounter::read(id)?;
                (card.kind() == Kind::Location).then_some(Source::Location(card))?
            }
            "planet" => Source::Planet(Planet::read(id)?),
            "weapon" => Source::Weapon(Weapon::read(id)?),
            "hand" => {
                let card = Encounter::read(id)?;
                matches!(card.kind(), Kind::Agent | Kind::Event).then_some(())?;
                Source::Hand(card)
            }
            _ => return None,
        })
    }
}

impl Hegemony {
    /// Whether the tasks can stand on each other and fit the rest of the position.
    pub(crate) fn check_agenda(&self) -> Result<(), String> {
        let tasks = self.agenda.tasks();
        let [bottom, above @ ..] = tasks else {
            return Err("a game that is not over has something to do".to_owned());
        };
        if !bottom.is_base() {
            return Err(format!("{:?} cannot be the first task", bottom.to_string()));
        }
        for task in above {
            if !task.comes_in_course_of(*bottom) {
                return Err(format!(
                    "{:?} cannot come in the course of {:?}",
                    task.to_string(),
                    bottom.to_string()
                ));
            }
        }
        for pair in above.windows(2) {
            if !pair[0].waits_for(pair[1], *bottom == Task::Round) {
                return Err(format!(
                    "{:?} is done at once: {:?} cannot come before it",
                    pair[0].to_string(),
                    pair[1].to_string()
                ));
            }
        }
        for task in tasks {
            self.check_task(*task)?;
            self.check_text(*task, *bottom)?;
        }
        for task in above {
            if let Task::DealPlanets(left) = *task
                && matches!(bottom, Task::Round | Task::ChoosePlanet)
                && self.face_up.count_ones() + u32::from(left) != 3
            {
                let name = task.to_string();
                return Err(format!("{name:?}: three planets are dealt (H9, H10)"));
            }
        }
        let setting_up = *bottom == Task::Round;
        if setting_up != (self.round == 0) {
            return Err("the round is 0 exactly while the game is set up".to_owned());
        }
        if setting_up {
            self.check_setup()?;
        }
        if self.searching != matches!(bottom, Task::CountCubes | Task::Searching) {
            let name = bottom.to_string();
            return Err(format!("{name:?} belongs to the other phase"));
        }
        let engaging = matches!(bottom, Task::Decide(_) | Task::Evaded(_) | Task::Meet(_));
        if self.committed && !engaging {
            return Err("nothing can serve engaging a card now: none is met (H14)".to_owned());
        }
        let needs_planet = !matches!(bottom, Task::Round | Task::ChoosePlanet);
        if needs_planet != self.planet.is_some() {
            return Err("a planet is searched exactly from its choice on (H10)".to_owned());
        }
        let needs_line = matches!(
            bottom,
            Task::Meet(_) | Task::Decide(_) | Task::Evaded(_) | Task::CountCubes | Task::Searching
        );
        let drawing = matches!(bottom, Task::DrawLine(_) | Task::Sift(_) | Task::PlaceCard);
        if !needs_line && !drawing && self.line.len() > 0 {
            return Err("no line is laid out yet (H11)".to_owned());
        }
        if needs_line && self.line.slots().any(|s| s.card.kind() == Kind::Location) {
            return Err("Locations leave the line when it is laid out (H13)".to_owned());
        }
        if (self.sifted != 0) && !matches!(bottom, Task::Sift(_) | Task::PlaceCard) {
            return Err("nothing is sifted now (H24)".to_owned());
        }
        self.check_slots(*bottom)
    }

    /// H5, H6: what is still to be drawn is what is not there yet.
    fn check_setup(&self) -> Result<(), String> {
        let to_come = |wanted: Task| {
            let tasks = self.agenda.tasks().iter();
            tasks.filter(|task| **task == wanted).count()
        };
        let drawn = self.aliens.iter().take_while(|alien| alien.is_some());
        let drawn = drawn.count();
        if drawn + to_come(Task::DrawAlien) != self.aliens.len()
            || self.aliens.iter().flatten().count() != drawn
        {
            return Err("every alien is drawn once, from left to right (H5)".to_owned());
        }
        if usize::from(self.captain.is_none()) != to_come(Task::DrawCaptain) {
            return Err("the captain is drawn once (H6)".to_owned());
        }
        Ok(())
    }

    /// The card whose text is carried out must be where it counts, and this must be the moment.
    fn check_text(&self, task: Task, bottom: Task) -> Result<(), String> {
        let Task::Text(source, occasion, _) = task else {
            return Ok(());
        };
        let name = task.to_string();
        let is_there = match source {
            Source::Alien(alien) => self.alien() == Some(alien),
            Source::Card(card) => self.line.slots().any(|slot| slot.card == card),
            Source::Location(card) => self.location == Some(card),
            Source::Planet(planet) => self.planet == Some(planet),
            Source::Weapon(weapon) => {
                (self.found.iter()).any(|found| found.weapon == weapon && found.is_understood())
            }
            // H22: it has been played.
            Source::Hand(card) => self.discard & card.bit() != 0,
        };
        if !is_there {
            return Err(format!("{name:?}: this card is not in force"));
        }
        let in_time = if let Source::Hand(card) = source {
            let hand = card.card(self.card_set()).hand;
            occasion == 0
                && hand.is_some_and(|hand| match bottom {
                    Task::Decide(_) => matches!(hand.time, Time::Engage | Time::Any),
                    Task::Evaded(_) => {
                        hand.time == Time::Evade
                            || hand.time == Time::Any && self.card_set().has_rulings()
                    }
                    Task::Searching => matches!(hand.time, Time::Search | Time::Any),
                    _ => false,
                })
        } else {
            let occasion = self.text_of(source).when.get(usize::from(occasion));
            // The cards of the line speak of themselves alone, and when they are met or dealt with;
            // what others say may be of some kinds of cards alone.
            let is_card = matches!(source, Source::Card(_));
            let slot_at = |place: u8| self.line.get(place.into());
            occasion.is_some_and(|occasion| match bottom {
                Task::Decide(place) => {
                    occasion.moment == Moment::Met
                        && slot_at(place).is_some_and(|met| source == Source::Card(met.card))
                }
                Task::Meet(next) => next.checked_sub(1).and_then(slot_at).is_some_and(|slot| {
                    let moment = match slot.state {
                        SlotState::Engaged => Some(Moment::Engaged),
                        SlotState::Evaded => Some(Moment::Evaded),
                        SlotState::Waiting | SlotState::Passed => None,
                    };
                    let speaks = match is_card {
                        true => source == Source::Card(slot.card),
                        false => occasion.kind.is_none_or(|kind| kind == slot.card.kind()),
                    };
                    moment == Some(occasion.moment) && speaks
                }),
                Task::BeforeLine => occasion.moment == Moment::Round,
                Task::CountCubes => occasion.moment == Moment::Search && !is_card,
                Task::Searching => occasion.moment == Moment::Found && !is_card,
                _ => false,
            })
        };
        if !in_time {
            return Err(format!(
                "{name:?}: this text is not for the course of {:?}",
                bottom.to_string()
            ));
        }
        Ok(())
    }

    fn check_slots(&self, bottom: Task) -> Result<(), String> {
        let met = match bottom {
            Task::Decide(place) | Task::Evaded(place) | Task::Meet(place) => usize::from(place),
            Task::CountCubes | Task::Searching => self.line.len(),
            _ => 0,
        };
        let is_waiting = |slot: crate::Slot| slot.state == SlotState::Waiting;
        if self.line.slots().take(met).any(is_waiting) {
            return Err("a card left of the one that is met has been dealt with (H14)".to_owned());
        }
        if !self.line.slots().skip(met).all(is_waiting) {
            return Err("a card that is yet to be met must be waiting (H14)".to_owned());
        }
        let passes = self.line.get(met).is_some_and(|slot| slot.card.passes());
        if matches!(bottom, Task::Evaded(_)) && passes {
            return Err("this card is neither engaged nor evaded (H14)".to_owned());
        }
        // Otherwise the next card would have been met at once.
        if let Task::Meet(next) = bottom
            && !(next
                .checked_sub(1)
                .and_then(|before| self.line.get(before.into())))
            .is_some_and(|slot| matches!(slot.state, SlotState::Engaged | SlotState::Evaded))
        {
            let name = bottom.to_string();
            return Err(format!(
                "{name:?}: the card before it must have been engaged or evaded (H14)"
            ));
        }
        if matches!(bottom, Task::Decide(_) | Task::Evaded(_)) && met >= self.line.len() {
            return Err("the line has no card at this place (H14)".to_owned());
        }
        Ok(())
    }

    fn check_task(&self, task: Task) -> Result<(), String> {
        let name = task.to_string();
        if task.is_of_die() && !self.die_used {
            return Err(format!("{name:?}: no die has been used this round (H23)"));
        }
        match task {
            Task::Text(source, occasion, deed) => {
                let count = match self.deeds_of(source, occasion) {
                    Deeds::All(deeds) => deeds.len(),
                    Deeds::OneOf(_) => 1,
                };
                if usize::from(deed) >= count {
                    return Err(format!("{name:?}: the card has no such text"));
                }
            }
            // A card too many would have no place in the line.
            Task::DrawLine(left) if self.line.len() + usize::from(left) != 4 => {
                return Err(format!("{name:?}: a line has four cards (H11)"));
            }
            Task::Sift(left)
                if self.line.len() > 0 || self.sifted.count_ones() + u32::from(left) != 8 =>
            {
                return Err(format!("{name:?}: a line is chosen from eight cards (H24)"));
            }
            // A deck that had fewer is drawn to its end.
            Task::PlaceCard
                if match self.line.len() + self.sifted.count_ones() as usize {
                    8 => false,
                    drawn => drawn > 8 || self.decks[self.sector()] > 0,
                } =>
            {
                return Err(format!(
                    "{name:?}: a line is chosen from eight cards, or from all of a smaller deck (H24)"
                ));
            }
            Task::PairFirst if self.bag.iter().map(|&n| u32::from(n)).sum::<u32>() < 2 => {
                return Err(format!("{name:?}: the bag has no two cubes (H24)"));
            }
            Task::RollDie(die) | Task::TurnDown(die)
                if self.round > 0 && self.owned().count() > 2 =>
            {
                return Err(format!(
                    "{name:?}: there are more than two dice besides {die}"
                ));
            }
            _ => {}
        }
        Ok(())
    }
}

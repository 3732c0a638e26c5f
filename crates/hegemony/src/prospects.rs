//! What can still decide a game in its last round: positions that agree in it are won with the same
//! chance by best play, so that a search needs to look at one of them alone.
//!
//! After the last round the game is over. So a die that has been used is of no more use, whatever it
//! shows, and once the cubes of the search are counted, points decide nothing either: what matters is
//! how many cubes are drawn from what, and what can still change that.

use std::hash::{Hash, Hasher};

use crate::agenda::Task;
use crate::cards::{Cube, Deed, Deeds, Lasting, Moment, Time};
use crate::names::EncounterSet;
use crate::{Ability, Encounter, Hegemony, Weapon};

impl Hegemony {
    /// H11, H26: no card is left to be drawn, so that the game ends with this round.
    #[must_use]
    pub fn is_last_round(&self) -> bool {
        self.end.is_none() && self.decks == [0; 3]
    }

    /// Feeds everything into `state` that can still decide a game in its last round.
    pub fn hash_prospects(&self, state: &mut impl Hasher) {
        state.write_u8(self.options.edition as u8);
        state.write_u8(self.options.difficulty as u8);
        self.captain.hash(state);
        self.alien().hash(state);
        self.location.hash(state);
        self.planet.hash(state);
        for slot in self.line.slots() {
            state.write_u8(slot.card.index() as u8);
            state.write_u8(slot.state as u8);
        }
        state.write_u8(self.weapons_left);
        state.write_i8(self.cubes);
        state.write_u8(self.die_used.into());
        if !self.die_used {
            state.write(&self.dice);
        }
        let tasks = self.agenda.tasks();
        let is_counted = self.searching && !tasks.contains(&Task::CountCubes);
        if is_counted {
            self.hash_search(state);
        } else {
            self.hash_encounter(state);
        }
        for task in tasks {
            if !(self.die_used && is_about_faces(*task) || is_counted && is_about_points(*task)) {
                task.hash(state);
            }
        }
    }

    fn hash_encounter(&self, state: &mut impl Hasher) {
        state.write(&self.points);
        state.write(&self.bag);
        state.write(&self.supply);
        state.write(&[self.alerts, self.boost, self.committed.into()]);
        state.write_u64(self.hand);
        for found in self.found.iter() {
            state.write_u8(found.weapon.index() as u8);
            state.write(&found.cubes);
            state.write_u8(found.deciphered.into());
        }
    }

    /// H20: cubes are drawn, and nothing adds any to the bag.
    fn hash_search(&self, state: &mut impl Hasher) {
        let whites_leave = self.holds(Lasting::WhitesLeave);
        state.write_u8(whites_leave.into());
        let set = self.card_set();
        // What understanding it changes now.
        let counts = |weapon: Weapon| {
            let text = &weapon.card(set).text;
            text.moments & Moment::Found.bit() != 0
                || !whites_leave && text.kinds & Lasting::WhitesLeave.kind() != 0
        };
        let mut wanted = [false; 3];
        let mut any_counts = false;
        for weapon in Weapon::all().filter(|&weapon| counts(weapon)) {
            let found = self.found.iter().find(|found| found.weapon == weapon);
            // With the last one the game is won.
            if found.is_none() && self.weapons_left < 2 {
                continue;
            }
            any_counts = true;
            state.write_u8(weapon.index() as u8);
            state.write_u8(found.is_some().into());
            if let Some(found) = found {
                state.write(&found.cubes);
                state.write_u8(found.deciphered.into());
            }
            if !found.is_some_and(|found| found.is_understood()) {
                let needs = weapon.card(set).needs;
                for (wanted, needs) in wanted.iter_mut().zip(needs) {
                    *wanted |= needs > 0;
                }
            }
        }
        let bag = |cube: Cube| self.bag[cube.index()];
        let mut others = bag(Cube::Black);
        for (&ability, wanted) in Ability::ALL.iter().zip(wanted) {
            let cubes = self.bag[ability.index()];
            state.write_u8(if wanted { cubes } else { 0 });
            others += if wanted { 0 } else { cubes };
        }
        state.write(&[bag(Cube::Yellow), bag(Cube::White), others]);
        let serves = |deed: &Deed| match deed {
            Deed::Gain { .. } | Deed::Lose { .. } | Deed::RemoveAlerts { .. } => false,
            Deed::TurnUp { .. } | Deed::Reroll => !self.die_used,
            Deed::Understand => any_counts,
            _ => true,
        };
        let hand = Encounter::of(self.hand).filter(|card| {
            card.card(set).hand.is_some_and(|hand| {
                matches!(hand.time, Time::Search | Time::Any)
                    && match hand.deeds {
                        Deeds::All(deeds) => deeds.iter().any(serves),
                        Deeds::OneOf(deeds) => deeds.iter().any(serves),
                    }
            })
        });
        let hand: EncounterSet = hand.fold(0, |hand, card| hand | card.bit());
        state.write_u64(hand);
    }
}

/// Whether it changes what dice show, and nothing else.
fn is_about_faces(task: Task) -> bool {
    matches!(
        task,
        Task::TurnDown(_) | Task::TurnUp { .. } | Task::Reroll | Task::RollDie(_)
    )
}

/// Whether it changes points, and nothing else.
fn is_about_points(task: Task) -> bool {
    matches!(
        task,
        Task::Gain(_) | Task::Lose(_) | Task::GainLowest(_) | Task::LoseHighest(_)
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Text;
    use crate::{Alien, CardSet, Planet};

    /// Otherwise what the supply has would count in a search.
    #[test]
    fn nothing_adds_cubes_to_the_bag_in_a_search() {
        let adds = |deeds: Deeds| {
            let adds = |deed: &Deed| matches!(deed, Deed::AddCubes { .. });
            match deeds {
                Deeds::All(deeds) => deeds.iter().any(adds),
                Deeds::OneOf(deeds) => deeds.iter().any(adds),
            }
        };
        let checks = |text: &Text, id: &str| {
            for occasion in text.when {
                assert!(
                    occasion.moment != Moment::Found || !adds(occasion.deeds),
                    "{id}"
                );
            }
        };
        for set in CardSet::ALL {
            for alien in Alien::all() {
                checks(&alien.card(set).text, alien.id());
            }
            for planet in Planet::all() {
                checks(&planet.card(set).text, planet.id());
            }
            for weapon in Weapon::all() {
                checks(&weapon.card(set).text, weapon.id());
            }
            for card in Encounter::all() {
                let id = card.id();
                for text in card.card(set).at {
                    checks(text, id);
                }
                if let Some(hand) = card.card(set).hand
                    && hand.time != Time::Engage
                    && hand.time != Time::Evade
                {
                    assert!(!adds(hand.deeds), "{id}");
                }
            }
        }
    }
}

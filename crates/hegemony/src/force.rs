//! Which effects of the cards on the table hold now.

use crate::agenda::{Source, Task};
use crate::cards::{Deeds, Kinds, Lasting, Moment, Per, Place, Text, Which};
use crate::{Ability, Encounter, Hegemony, Kind, SlotState};

static NO_TEXT: Text = Text::new(&[], &[]);

impl Hegemony {
    /// What a card says here.
    #[must_use]
    pub fn text_of(&self, source: Source) -> &'static Text {
        match source {
            Source::Alien(alien) => &alien.card(self.card_set()).text,
            Source::Card(card) | Source::Hand(card) => &card.card(self.card_set()).text,
            // H13: what counts is the current alien's.
            Source::Location(card) => self
                .alien()
                .and_then(|alien| card.card(self.card_set()).at.get(alien.index()))
                .unwrap_or(&NO_TEXT),
            Source::Planet(planet) => &planet.card(self.card_set()).text,
            Source::Weapon(weapon) => &weapon.card(self.card_set()).text,
        }
    }

    /// What a text does at one of its occasions.
    pub(crate) fn deeds_of(&self, source: Source, occasion: u8) -> Deeds {
        let nothing = Deeds::All(&[]);
        match source {
            Source::Hand(card) => card
                .card(self.card_set())
                .hand
                .map_or(nothing, |hand| hand.deeds),
            _ => self
                .text_of(source)
                .when
                .get(usize::from(occasion))
                .map_or(nothing, |occasion| occasion.deeds),
        }
    }

    /// To be called after the cards on the table have changed.
    pub(crate) fn look_over_table(&mut self) {
        let mut about = 0;
        if let Some(alien) = self.alien() {
            about |= alien.card(self.card_set()).text.kinds;
        }
        for slot in self.line.cards.iter().flatten() {
            about |= slot.card.card(self.card_set()).text.kinds;
        }
        if let Some(location) = self.location {
            about |= self.text_of(Source::Location(location)).kinds;
        }
        if let Some(planet) = self.planet {
            about |= planet.card(self.card_set()).text.kinds;
        }
        for found in self.found.weapons.iter().flatten() {
            about |= found.weapon.card(self.card_set()).text.kinds;
        }
        self.about = about;
    }

    /// The first card of the line that is neither engaged nor evaded yet.
    #[inline]
    pub(crate) fn first_waiting(&self) -> Option<usize> {
        self.line
            .cards
            .iter()
            .position(|slot| slot.is_some_and(|slot| slot.state == SlotState::Waiting))
    }

    /// Every lasting effect in force of some kinds, in the order of H17. A card of the line
    /// changes strengths until it is evaded; what else it says holds while it is met, and in the
    /// search if it was engaged.
    #[inline]
    pub(crate) fn each_lasting(
        &self,
        kinds: Kinds,
        mut look: impl FnMut(Source, &'static Lasting),
    ) {
        if self.about & kinds == 0 {
            return;
        }
        let mut all_of = |source: Source, text: &'static Text| {
            if text.kinds & kinds != 0 {
                for lasting in text.always {
                    if lasting.kind() & kinds != 0 {
                        look(source, lasting);
                    }
                }
            }
        };
        let alien = self.alien();
        if let Some(alien) = alien {
            all_of(Source::Alien(alien), &alien.card(self.card_set()).text);
        }
        for (place, slot) in self.line.cards.iter().enumerate() {
            let Some(slot) = slot else { break };
            let text = &slot.card.card(self.card_set()).text;
            if text.kinds & kinds == 0 {
                continue;
            }
            let in_force = if kinds == Lasting::STRENGTH {
                slot.state != SlotState::Evaded
            } else if self.searching {
                slot.state == SlotState::Engaged
            } else {
                self.first_waiting() == Some(place)
            };
            if in_force {
                all_of(Source::Card(slot.card), text);
            }
        }
        if let (Some(location), Some(alien)) = (self.location, alien) {
            // H13: what counts is the current alien's.
            let text = location
                .card(self.card_set())
                .at
                .get(alien.index())
                .unwrap_or(&NO_TEXT);
            all_of(Source::Location(location), text);
        }
        if let Some(planet) = self.planet {
            all_of(Source::Planet(planet), &planet.card(self.card_set()).text);
        }
        for found in self.found.weapons.iter() {
            let Some(found) = found else { break };
            let text = &found.weapon.card(self.card_set()).text;
            if text.kinds & kinds != 0 && found.is_understood() {
                all_of(Source::Weapon(found.weapon), text);
            }
        }
    }

    #[inline]
    fn sum_of(&self, kind: Kinds, value: impl Fn(&Lasting) -> i32) -> i32 {
        let mut sum = 0;
        self.each_lasting(kind, |_, lasting| sum += value(lasting));
        sum
    }

    #[inline]
    pub(crate) fn holds(&self, wanted: Lasting) -> bool {
        let mut found = false;
        self.each_lasting(wanted.kind(), |_, lasting| found |= *lasting == wanted);
        found
    }

    fn times(&self, per: Per) -> i32 {
        let in_state = |state: SlotState| self.line.slots().filter(|s| s.state == state).count();
        let count = match per {
            Per::Once => 1,
            Per::TwoAlerts => usize::from(self.alerts / 2),
            Per::Found => self.found.iter().count(),
            Per::Understood => self.found.iter().filter(|f| f.is_understood()).count(),
            Per::Hand => self.hand.count_ones() as usize,
            // H11: the decks of all sectors before the current one are empty.
            Per::Passed => self.sector(),
            Per::Engaged => in_state(SlotState::Engaged),
            Per::Evaded => in_state(SlotState::Evaded),
        };
        count as i32
    }

    #[inline]
    fn speaks_of(
        &self,
        which: Which,
        source: Source,
        place: usize,
        icon: impl Fn() -> Ability,
    ) -> bool {
        let Some(slot) = self.line.get(place) else {
            return false;
        };
        let card = slot.card.card(self.card_set());
        let state_before = place
            .checked_sub(1)
            .and_then(|before| self.line.get(before))
            .map(|slot| slot.state);
        which.kind.is_none_or(|kind| kind == card.kind)
            && which.icon.is_none_or(|wanted| wanted == icon())
            && which
                .planet
                .is_none_or(|wanted| wanted == (card.planet_icons > 0))
            && which.place.is_none_or(|wanted| match wanted {
                Place::First => place == 0,
                Place::Last => self.line.get(place + 1).is_none(),
                Place::AfterEngaged => state_before == Some(SlotState::Engaged),
                Place::AfterEvaded => state_before == Some(SlotState::Evaded),
                Place::This => source == Source::Card(slot.card),
                Place::Others => source != Source::Card(slot.card),
            })
    }

    /// Calls `step` with every change of a card's Engage Strength, in the order of H17.
    #[inline]
    pub(crate) fn each_change_of_strength(
        &self,
        place: usize,
        mut step: impl FnMut(Source, i32, i32),
    ) {
        self.each_lasting(Lasting::STRENGTH, |source, lasting| {
            if let Lasting::Strength {
                by,
                cards,
                per,
                least,
            } = *lasting
                && self.speaks_of(cards, source, place, || self.icon_at(place))
            {
                step(source, i32::from(by) * self.times(per), least.into());
            }
        });
    }

    /// H20: the Planet Icons that an engaged card counts.
    #[must_use]
    pub fn planet_icons_at(&self, place: usize) -> u8 {
        let Some(slot) = self.line.get(place) else {
            return 0;
        };
        let mut icons = i32::from(slot.card.card(self.card_set()).planet_icons);
        self.each_lasting(Lasting::ICONS, |source, lasting| {
            if let Lasting::Icons { by, cards } = *lasting
                && self.speaks_of(cards, source, place, || self.icon_at(place))
            {
                icons += i32::from(by);
            }
        });
        icons.clamp(0, 9) as u8
    }

    /// H20: the cubes that the search draws, before anything that is added during it.
    pub(crate) fn cubes_to_draw(&self) -> i8 {
        let icons: i32 = (0..4)
            .filter(|&place| {
                self.line
                    .get(place)
                    .is_some_and(|slot| slot.state == SlotState::Engaged)
            })
            .map(|place| i32::from(self.planet_icons_at(place)))
            .sum();
        let changes = self.sum_of(Lasting::SEARCH_CUBES, |lasting| match *lasting {
            Lasting::SearchCubes { by, per } => i32::from(by) * self.times(per),
            _ => 0,
        });
        (icons + changes).clamp(-60, 60) as i8
    }

    /// H18: the points that evading costs.
    #[must_use]
    pub fn evade_price(&self) -> u8 {
        let changes = self.sum_of(Lasting::EVADE_PRICE, |lasting| match *lasting {
            Lasting::EvadePrice { by } => by.into(),
            _ => 0,
        });
        (1 + changes).clamp(0, 9) as u8
    }

    /// H18: the ability cubes that are drawn in an evade.
    #[must_use]
    pub fn evade_cubes(&self) -> u8 {
        let changes = self.sum_of(Lasting::EVADE_CUBES, |lasting| match *lasting {
            Lasting::EvadeCubes { by } => by.into(),
            _ => 0,
        });
        (2 + changes).clamp(0, 9) as u8
    }

    /// Whether a cube of this colour costs nothing in an evade.
    #[must_use]
    pub fn is_shielded(&self, ability: Ability) -> bool {
        self.holds(Lasting::Shield { ability })
    }

    /// How many points of this ability stand for one of another; 0 if it cannot (H16).
    pub(crate) fn stand_in_rates(&self) -> [u8; 3] {
        let mut rates = [2; 3];
        let mut none = false;
        self.each_lasting(Lasting::STAND_IN, |_, lasting| match lasting {
            Lasting::StandIn { ability } => rates[ability.index()] = 1,
            Lasting::NoStandIn => none = true,
            _ => {}
        });
        if none { [0; 3] } else { rates }
    }

    /// How many black cubes of a search cost nothing.
    pub(crate) fn hush(&self) -> u8 {
        self.sum_of(Lasting::HUSH, |lasting| match *lasting {
            Lasting::Hush { cubes } => cubes.into(),
            _ => 0,
        }) as u8
    }

    /// What captain's dice give more than their faces say.
    #[must_use]
    pub fn dice_boost(&self) -> i8 {
        self.sum_of(Lasting::DICE_BOOST, |lasting| match *lasting {
            Lasting::DiceBoost { by } => by.into(),
            _ => 0,
        }) as i8
    }

    /// Puts every text on the agenda that speaks of this moment, the first of H17 on top. `card`
    /// is the one that was engaged or evaded.
    pub(crate) fn call(&mut self, moment: Moment, card: Option<Encounter>) {
        let kind = card.map(|card| card.kind());
        let set = self.card_set();
        let agenda = &mut self.agenda;
        let mut speak = |source: Source, text: &'static Text, is_own: bool| {
            if text.moments & moment.bit() == 0 {
                return;
            }
            for (index, occasion) in text.when.iter().enumerate().rev() {
                let speaks = occasion.moment == moment
                    && (is_own || occasion.kind.is_none() || occasion.kind == kind);
                if speaks {
                    agenda.push(Task::Text(source, index as u8, 0));
                }
            }
        };
        // From the last to the first, as the last that is put there comes first.
        for found in self.found.weapons.iter().rev().flatten() {
            if found.is_understood() {
                speak(
                    Source::Weapon(found.weapon),
                    &found.weapon.card(set).text,
                    false,
                );
            }
        }
        if let Some(planet) = self.planet {
            speak(Source::Planet(planet), &planet.card(set).text, false);
        }
        let alien = self.aliens[usize::from(self.sector)];
        if let (Some(location), Some(alien)) = (self.location, alien) {
            let text = location.card(set).at.get(alien.index()).unwrap_or(&NO_TEXT);
            speak(Source::Location(location), text, false);
        }
        if let Some(card) = card {
            speak(Source::Card(card), &card.card(set).text, true);
        }
        if let Some(alien) = alien {
            speak(Source::Alien(alien), &alien.card(set).text, false);
        }
    }

    /// Whether alerts gather on Quietus (H20): he is in play and not passed (H11).
    #[must_use]
    pub fn quietus_listens(&self) -> bool {
        self.aliens
            .iter()
            .zip(self.decks)
            .any(|(alien, deck)| deck > 0 && alien.is_some_and(crate::Alien::is_quietus))
    }

    pub(crate) fn is_planet_guard(&self, card: Encounter) -> bool {
        card.kind() == Kind::Guardforce && card.card(self.card_set()).planet_icons > 0
    }
}

//! What it costs to engage or evade a card.

use crate::action::Payment;
use crate::agenda::Source;
use crate::cards::Lasting;
use crate::{Ability, Hegemony, SlotState};

/// H17: how a card's Engage Strength is computed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strength {
    pub printed: u8,
    /// What each card in force changes, in order.
    pub changes: Vec<(Source, i8)>,
    pub total: u8,
}

/// One change of a strength: never below zero, and not lowered below `least`.
pub(crate) fn changed(strength: i32, by: i32, least: i32) -> i32 {
    if by < 0 {
        (strength + by).max(least.min(strength)).max(0)
    } else {
        strength + by
    }
}

impl Hegemony {
    /// H15: the ability that a card of the line is engaged with.
    #[must_use]
    pub fn icon_at(&self, place: usize) -> Ability {
        let looked_at = self.looks_at(place);
        self.line
            .get(looked_at)
            .map_or(Ability::Red, |slot| slot.card.card(self.card_set()).icon)
    }

    /// H15: the place of the card whose icon counts: the next one to the right that has not been
    /// evaded, around the end of the line; its own if there is no other.
    #[must_use]
    #[inline]
    pub fn looks_at(&self, place: usize) -> usize {
        if self.line.len() <= 1 {
            return place;
        }
        self.looked_at(place, self.looks_left(place))
    }

    /// The place that a card looks at if it looks left, or right.
    #[inline]
    pub(crate) fn looked_at(&self, place: usize, left: bool) -> usize {
        let len = self.line.len();
        let step = if left { len - 1 } else { 1 };
        (1..len)
            .map(|distance| (place + distance * step) % len)
            .find(|&other| {
                self.line
                    .get(other)
                    .is_some_and(|slot| slot.state != SlotState::Evaded)
            })
            .unwrap_or(place)
    }

    /// A card of the line says it of itself, every other card of all of them.
    fn looks_left(&self, place: usize) -> bool {
        let own = self.line.get(place).is_some_and(|slot| {
            let says = slot.card.card(self.card_set()).text.always;
            says.contains(&Lasting::LooksLeft)
        });
        let mut left = own;
        self.each_lasting(Lasting::LooksLeft.kind(), |source, _| {
            left |= !matches!(source, Source::Card(_));
        });
        left
    }

    /// H17: the Engage Strength of a card of the line.
    #[must_use]
    #[inline]
    pub fn strength_at(&self, place: usize) -> u8 {
        let Some(slot) = self.line.get(place) else {
            return 0;
        };
        let mut strength = i32::from(slot.card.card(self.card_set()).strength);
        self.each_change_of_strength(place, |_, _, by, least| {
            strength = changed(strength, by, least);
        });
        strength.min(99) as u8
    }

    /// H17, as shown to the player.
    #[must_use]
    pub fn strength_in_full(&self, place: usize) -> Strength {
        let printed = self
            .line
            .get(place)
            .map_or(0, |slot| slot.card.card(self.card_set()).strength);
        let mut strength = i32::from(printed);
        let mut changes: Vec<(Source, i8)> = Vec::new();
        self.each_change_of_strength(place, |source, _, by, least| {
            let after = changed(strength, by, least);
            let change = (after - strength) as i8;
            strength = after;
            match changes.last_mut() {
                Some((last, sum)) if *last == source => *sum += change,
                _ if change != 0 => changes.push((source, change)),
                _ => {}
            }
        });
        Strength {
            printed,
            changes,
            total: strength.min(99) as u8,
        }
    }

    /// H16, H17: what is left to pay for engaging the card that is met.
    #[must_use]
    pub fn due_at(&self, place: usize) -> u8 {
        self.strength_at(place).saturating_sub(self.boost)
    }

    /// H16: every way to pay `due` points of an ability, those with most of its own points first.
    pub(crate) fn each_engage_payment(&self, icon: Ability, due: u8, take: impl FnMut(Payment)) {
        self.each_payment_by(self.stand_in_rates(), icon, due, take);
    }

    /// The same with other rates at which abilities stand for each other.
    #[inline]
    pub(crate) fn each_payment_by(
        &self,
        rates: [u8; 3],
        icon: Ability,
        due: u8,
        mut take: impl FnMut(Payment),
    ) {
        let [first, second] = icon.others();
        let most_of = |ability: Ability| match rates[ability.index()] {
            0 => 0,
            rate => self.points(ability) / rate,
        };
        for own in (0..=due.min(self.points(icon))).rev() {
            let rest = due - own;
            for of_second in 0..=rest.min(most_of(second)) {
                let of_first = rest - of_second;
                if of_first <= most_of(first) {
                    let mut payment = [0; 3];
                    payment[icon.index()] = own;
                    payment[first.index()] = of_first * rates[first.index()];
                    payment[second.index()] = of_second * rates[second.index()];
                    take(payment);
                }
            }
        }
    }

    /// H16: whether the card that is met could be engaged with what the player has now.
    #[must_use]
    pub fn can_engage(&self, place: usize) -> bool {
        if self.strength_at(place) == 0 {
            return false;
        }
        let due = self.due_at(place);
        let mut payable = false;
        self.each_engage_payment(self.icon_at(place), due, |_| payable = true);
        payable
    }

    /// H18: every way to pay for an evade; all that there is if it does not suffice.
    pub(crate) fn each_evade_payment(&self, mut take: impl FnMut(Payment)) {
        let [red, orange, blue] = self.points;
        let price = self.evade_price().min(red + orange + blue);
        for of_red in (0..=price.min(red)).rev() {
            for of_orange in (0..=(price - of_red).min(orange)).rev() {
                let of_blue = price - of_red - of_orange;
                if of_blue <= blue {
                    take([of_red, of_orange, of_blue]);
                }
            }
        }
    }
}

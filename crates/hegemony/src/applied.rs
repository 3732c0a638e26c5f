//! Which texts take effect, for balancing the cards. A text that never does is a promise that the
//! game does not keep.
//!
//! A step is followed on a copy, task by task, and for every effect in force it is tested whether
//! the outcome would differ without it. None of this is needed to play.

use starboard_kernel::Lang;

use crate::agenda::{Source, Task};
use crate::cards::wording::{self, Bearer};
use crate::cards::{Deeds, Kinds, Lasting, Text};
use crate::price::changed;
use crate::{
    Ability, Action, Alien, CardSet, Encounter, Event, Hegemony, Outcome, Planet, SlotState,
    Weapon, play,
};

/// One text of a card: a sentence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct CardText {
    pub source: Source,
    /// H13: the alien with whom a Location says it.
    pub with: Option<Alien>,
    pub part: Part,
}

/// Which sentence of a card, by its place among those of its kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// What holds as long as the card is in force.
    Always(u8),
    /// What happens at a moment.
    When(u8),
    /// What happens when it is played from the hand.
    Hand,
}

/// Who follows which texts take effect: a closure, or who knows some of them already.
pub trait Listener {
    /// Whether it need not be found out any more if this text takes effect.
    fn knows(&self, _text: CardText) -> bool {
        false
    }

    /// A text takes effect.
    fn tell(&mut self, text: CardText);
}

impl<F: FnMut(CardText)> Listener for F {
    fn tell(&mut self, text: CardText) {
        self(text);
    }
}

/// What is about to happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    Play(Action),
    Resolve(Outcome),
}

impl CardText {
    /// Every text of a card set.
    #[must_use]
    pub fn all(set: CardSet) -> Vec<CardText> {
        let mut all = Vec::new();
        let mut add = |source: Source, with: Option<Alien>, text: &Text| {
            let always = (0..text.always.len() as u8).map(Part::Always);
            let when = (0..text.when.len() as u8).map(Part::When);
            all.extend(
                always
                    .chain(when)
                    .map(|part| CardText { source, with, part }),
            );
        };
        for alien in Alien::all() {
            add(Source::Alien(alien), None, &alien.card(set).text);
        }
        for card in Encounter::all() {
            add(Source::Card(card), None, &card.card(set).text);
            for (alien, text) in Alien::all().zip(card.card(set).at) {
                add(Source::Location(card), Some(alien), text);
            }
        }
        for planet in Planet::all() {
            add(Source::Planet(planet), None, &planet.card(set).text);
        }
        for weapon in Weapon::all() {
            add(Source::Weapon(weapon), None, &weapon.card(set).text);
        }
        let cards = Encounter::all().filter(|card| card.card(set).hand.is_some());
        all.extend(cards.map(|card| CardText {
            source: Source::Hand(card),
            with: None,
            part: Part::Hand,
        }));
        all
    }

    /// The card's name and what it says.
    #[must_use]
    pub fn words(self, set: CardSet, lang: Lang) -> String {
        let name = self.source.name(lang);
        let (bearer, text) = match self.source {
            Source::Alien(alien) => (Bearer::Alien, Some(&alien.card(set).text)),
            Source::Card(card) | Source::Hand(card) => {
                (Bearer::Encounter, Some(&card.card(set).text))
            }
            Source::Location(card) => {
                let at = self.with.map(Alien::index);
                let text = at.and_then(|at| card.card(set).at.get(at));
                (Bearer::Location, text)
            }
            Source::Planet(planet) => (Bearer::Planet, Some(&planet.card(set).text)),
            Source::Weapon(weapon) => (Bearer::Weapon, Some(&weapon.card(set).text)),
        };
        let hand = match self.source {
            Source::Hand(card) => card.card(set).hand,
            _ => None,
        };
        let sentence = match self.part {
            Part::Always(at) => text
                .and_then(|text| text.always.get(usize::from(at)))
                .map(|&lasting| wording::lasting(lasting, bearer, lang)),
            Part::When(at) => text
                .and_then(|text| text.when.get(usize::from(at)))
                .map(|occasion| wording::occasion(occasion, bearer, lang)),
            Part::Hand => hand.map(|hand| wording::hand(&hand, lang)),
        };
        let sentence = sentence.unwrap_or_default();
        match self.with {
            Some(alien) => lang.labelled(&format!("{name} ({})", alien.name(lang)), &sentence),
            None => lang.labelled(name, &sentence),
        }
    }
}

impl Hegemony {
    /// Reports every text that takes effect in a step, which must be legal; some more than once, and some
    /// that are known already.
    ///
    /// An effect on what may be chosen (strengths, icons, payments, the price of an evade) takes
    /// effect at every decision that would look different without it, whatever is chosen. All other
    /// effects take effect when cubes, points or dice turn out differently than without them.
    pub fn each_applied(&self, step: Step, listener: &mut impl Listener) {
        let mut position = self.clone();
        let mut events = Vec::new();
        match step {
            Step::Play(action) => {
                if let Task::Decide(place) = self.task() {
                    self.at_decision(place.into(), listener);
                    if matches!(action, Action::Evade(_)) {
                        self.at_evade(listener);
                    }
                }
                play::act(&mut position, action, &mut events);
            }
            Step::Resolve(outcome) => play::happen(&mut position, outcome, &mut events),
        }
        self.by_events(&events, listener);
        while position.end.is_none() {
            let before = position.clone();
            events.clear();
            if !position.step(&mut events) {
                break;
            }
            match before.task() {
                Task::CountCubes => before.at_search(listener),
                Task::Text(source, occasion, next) => {
                    // Of two deeds to choose from, one is done only if it does something.
                    if let Deeds::All(deeds) = before.deeds_of(source, occasion)
                        && let Some(&deed) = deeds.get(usize::from(next))
                        && before.can_do(deed)
                    {
                        listener.tell(before.occasional(source, occasion));
                    }
                }
                _ => {}
            }
            before.by_events(&events, listener);
        }
        // A cube that waits for a decision may be one that raises nothing.
        position.at_cube(listener);
    }

    fn occasional(&self, source: Source, occasion: u8) -> CardText {
        CardText {
            source,
            with: self.with(source),
            part: match source {
                Source::Hand(_) => Part::Hand,
                _ => Part::When(occasion),
            },
        }
    }

    fn with(&self, source: Source) -> Option<Alien> {
        match source {
            Source::Location(_) => self.alien(),
            _ => None,
        }
    }

    /// Reports the lasting effects in force that are of these kinds and count, with what they say.
    fn lasting(
        &self,
        kinds: Kinds,
        listener: &mut impl Listener,
        counts: impl Fn(Source, &'static Lasting) -> bool,
    ) {
        self.each_lasting(kinds, |source, lasting| {
            if counts(source, lasting) {
                listener.tell(self.lasting_text(source, lasting));
            }
        });
    }

    fn lasting_text(&self, source: Source, lasting: &'static Lasting) -> CardText {
        let all = self.text_of(source).always.iter();
        let at = all.take_while(|other| !std::ptr::eq(*other, lasting));
        CardText {
            source,
            with: self.with(source),
            part: Part::Always(at.count() as u8),
        }
    }

    /// The texts that change how a card looks while the player decides whether to engage or evade it.
    fn at_decision(&self, place: usize, listener: &mut impl Listener) {
        let Some(slot) = self.line.get(place) else {
            return;
        };
        let mut strength = i32::from(slot.card.card(self.card_set()).strength);
        self.each_change_of_strength(place, |source, lasting, by, least| {
            let after = changed(strength, by, least);
            if after != strength {
                listener.tell(self.lasting_text(source, lasting));
            }
            strength = after;
        });
        let icon_of = |left: bool| {
            let slot = self.line.get(self.looked_at(place, left));
            slot.map(|slot| slot.card.card(self.card_set()).icon)
        };
        if icon_of(true) != icon_of(false) {
            let own = Source::Card(slot.card);
            self.lasting(Lasting::LooksLeft.kind(), listener, |source, _| {
                source == own || !matches!(source, Source::Card(_))
            });
        }
        if strength > 0 {
            let (icon, due) = (self.icon_at(place), self.due_at(place));
            let rates = self.stand_in_rates();
            // Cards with the same text are told together.
            self.each_lasting(Lasting::STAND_IN, |source, lasting| {
                let text = self.lasting_text(source, lasting);
                // Comparing all payments takes longer than everything else.
                if listener.knows(text) {
                    return;
                }
                let without = self.stand_in_rates_by(|effect| effect != lasting);
                if self.payments_differ(without, rates, icon, due) {
                    listener.tell(text);
                }
            });
        }
        let points: u8 = Ability::ALL.iter().map(|&one| self.points(one)).sum();
        let price = |changes: i32| (1 + changes).clamp(0, points.min(9).into());
        let value = |lasting: &Lasting| match *lasting {
            Lasting::EvadePrice { by } => i32::from(by),
            _ => 0,
        };
        self.those_that_count(Lasting::EVADE_PRICE, listener, value, price);
    }

    /// Whether two sets of rates at which abilities stand in for each other give different ways to pay.
    fn payments_differ(&self, one: [u8; 3], other: [u8; 3], icon: Ability, due: u8) -> bool {
        if one == other {
            return false;
        }
        let mut payments = Vec::new();
        self.each_payment_by(one, icon, due, |payment| payments.push(payment));
        let mut same = 0;
        let mut differs = false;
        self.each_payment_by(other, icon, due, |payment| {
            differs |= payments.get(same) != Some(&payment);
            same += 1;
        });
        differs || same != payments.len()
    }

    /// Reports the effects without which a number that they add up to would differ.
    fn those_that_count(
        &self,
        kinds: Kinds,
        listener: &mut impl Listener,
        value: impl Fn(&Lasting) -> i32,
        number: impl Fn(i32) -> i32,
    ) {
        let mut sum = 0;
        self.each_lasting(kinds, |_, lasting| sum += value(lasting));
        self.lasting(kinds, listener, |_, lasting| {
            number(sum) != number(sum - value(lasting))
        });
    }

    /// What changes how many cubes an evade draws.
    fn at_evade(&self, listener: &mut impl Listener) {
        let most: u8 = self.bag[..3].iter().sum();
        let cubes = |changes: i32| (2 + changes).clamp(0, most.min(9).into());
        let value = |lasting: &Lasting| match *lasting {
            Lasting::EvadeCubes { by } => i32::from(by),
            _ => 0,
        };
        self.those_that_count(Lasting::EVADE_CUBES, listener, value, cubes);
    }

    /// What changes how many cubes a search draws.
    fn at_search(&self, listener: &mut impl Listener) {
        for (place, slot) in self.line.slots().enumerate() {
            if slot.state != SlotState::Engaged {
                continue;
            }
            let printed = i32::from(slot.card.card(self.card_set()).planet_icons);
            let value = |source: Source, lasting: &Lasting| match *lasting {
                Lasting::Icons { by, cards }
                    if self.speaks_of(cards, source, place, || self.icon_at(place)) =>
                {
                    i32::from(by)
                }
                _ => 0,
            };
            let mut sum = printed;
            self.each_lasting(Lasting::ICONS, |source, lasting| {
                sum += value(source, lasting);
            });
            self.lasting(Lasting::ICONS, listener, |source, lasting| {
                sum.clamp(0, 9) != (sum - value(source, lasting)).clamp(0, 9)
            });
        }
        let value = |lasting: &Lasting| match *lasting {
            Lasting::SearchCubes { by, per } => i32::from(by) * self.times(per),
            _ => 0,
        };
        let mut changes = 0;
        self.each_lasting(Lasting::SEARCH_CUBES, |_, lasting| {
            changes += value(lasting);
        });
        let rest = i32::from(self.cubes) + i32::from(self.cubes_to_draw()) - changes;
        let cubes = |changes: i32| (rest + changes).max(0);
        self.those_that_count(Lasting::SEARCH_CUBES, listener, value, cubes);
    }

    /// What keeps the cube that was drawn from raising its ability.
    fn at_cube(&self, listener: &mut impl Listener) {
        if let Task::Keep(cube) = self.task()
            && let Some(ability) = cube.ability()
            && self.points(ability) < self.most(ability)
        {
            self.lasting(Lasting::NoRaising.kind(), listener, |_, _| true);
        }
    }

    /// What shows in what happened; this is the position before.
    fn by_events(&self, events: &[Event], listener: &mut impl Listener) {
        self.at_cube(listener);
        for event in events {
            match *event {
                Event::TextApplied { .. } => {
                    if let Task::Text(source, occasion, _) = self.task()
                        && matches!(self.deeds_of(source, occasion), Deeds::OneOf(_))
                    {
                        listener.tell(self.occasional(source, occasion));
                    }
                }
                Event::EvadeCube {
                    cube,
                    shielded: true,
                } => {
                    if let Some(ability) = cube.ability()
                        && self.points(ability) > 0
                    {
                        let shield = Lasting::Shield { ability };
                        self.lasting(Lasting::SHIELD, listener, |_, lasting| *lasting == shield);
                    }
                }
                Event::FalseLead { stays: false } => {
                    self.lasting(Lasting::WhitesLeave.kind(), listener, |_, _| true);
                }
                Event::Hushed => self.at_hushed_cube(listener),
                Event::Raised { ability, points } if points > self.points(ability) + 1 => {
                    self.lasting(Lasting::Surge.kind(), listener, |_, _| true);
                }
                // A card from the hand says its number itself.
                Event::Boosted { .. } if !matches!(self.task(), Task::Text(..)) => {
                    self.lasting(Lasting::DICE_BOOST, listener, |_, lasting| {
                        !matches!(lasting, Lasting::DiceBoost { by: 0 })
                    });
                }
                _ => {}
            }
        }
    }

    /// Texts that make black cubes free add up; the first of H17 comes first.
    fn at_hushed_cube(&self, listener: &mut impl Listener) {
        let mut free = 0;
        let mut found = false;
        self.each_lasting(Lasting::HUSH, |source, lasting| {
            if let Lasting::Hush { cubes } = *lasting {
                free += cubes;
                if !found && self.hushed < free {
                    found = true;
                    listener.tell(self.lasting_text(source, lasting));
                }
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use starboard_kernel::{FastRng, Game, Turn};

    use super::*;
    use crate::{Difficulty, Options};

    /// Plays at random and shows every step with what was reported, what happened, and the position
    /// before it.
    fn follow(
        set: CardSet,
        games: u64,
        mut look: impl FnMut(&Hegemony, Step, &BTreeSet<CardText>, &[Event]),
    ) {
        for seed in 0..games {
            let mut rng = FastRng::new(seed);
            let mut position = Hegemony::start(&Options {
                edition: set,
                difficulty: Difficulty::Normal,
                captain: None,
            });
            loop {
                let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
                let step = match position.turn() {
                    Turn::Over => break,
                    Turn::Player(_) => {
                        position.legal_actions_into(&mut actions);
                        // A player who fits more cubes understands more Super Weapons.
                        let fits = actions.iter().rposition(|a| matches!(a, Action::Fit(_)));
                        let any = rng.below(actions.len() as u32) as usize;
                        Step::Play(actions[fits.unwrap_or(any)])
                    }
                    Turn::Chance => {
                        position.outcomes_into(&mut outcomes);
                        let any = rng.below(outcomes.len() as u32) as usize;
                        Step::Resolve(outcomes[any].0)
                    }
                };
                let mut told = BTreeSet::new();
                position.each_applied(step, &mut |text: CardText| {
                    told.insert(text);
                });
                let before = position.clone();
                let mut events = Vec::new();
                match step {
                    Step::Play(action) => play::play_unchecked(&mut position, action, &mut events),
                    Step::Resolve(outcome) => {
                        play::resolve_unchecked(&mut position, outcome, &mut events);
                    }
                }
                look(&before, step, &told, &events);
            }
        }
    }

    fn lasting_of(set: CardSet, text: CardText) -> Option<Lasting> {
        let Part::Always(at) = text.part else {
            return None;
        };
        let all = match text.source {
            Source::Alien(alien) => &alien.card(set).text,
            Source::Card(card) | Source::Hand(card) => &card.card(set).text,
            Source::Location(card) => &card.card(set).at[text.with.map_or(0, Alien::index)],
            Source::Planet(planet) => &planet.card(set).text,
            Source::Weapon(weapon) => &weapon.card(set).text,
        };
        all.always.get(usize::from(at)).copied()
    }

    #[test]
    fn every_text_has_words_of_its_own() {
        for set in CardSet::ALL {
            let all = CardText::all(set);
            assert!(all.len() > 150, "{}", all.len());
            for lang in Lang::ALL {
                let words: BTreeSet<String> =
                    all.iter().map(|text| text.words(set, lang)).collect();
                assert_eq!(words.len(), all.len());
                assert!(words.iter().all(|words| !words.ends_with(": ")));
            }
        }
    }

    /// Strengths, as shown to the player, and black, white and shielded cubes, as in the events,
    /// have a text exactly when something changed.
    #[test]
    fn reported_texts_agree_with_events() {
        for set in CardSet::ALL {
            let all: BTreeSet<CardText> = CardText::all(set).into_iter().collect();
            let mut seen = BTreeSet::new();
            follow(set, 150, |before, step, told, events| {
                assert!(told.is_subset(&all));
                seen.extend(told.iter().copied());
                let told_of = |wanted: &dyn Fn(&Lasting) -> bool| {
                    let lasting = told.iter().filter_map(|&text| lasting_of(set, text));
                    lasting.filter(wanted).count()
                };
                let happened = |event: &Event| events.contains(event);
                let hush = told_of(&|l| matches!(l, Lasting::Hush { .. }));
                assert_eq!(hush > 0, happened(&Event::Hushed));
                let whites = told_of(&|l| *l == Lasting::WhitesLeave);
                assert_eq!(whites > 0, happened(&Event::FalseLead { stays: false }));
                if let (Task::Decide(place), Step::Play(_)) = (before.task(), step) {
                    let full = before.strength_in_full(place.into());
                    let changed: BTreeSet<Source> =
                        full.changes.iter().map(|&(source, _)| source).collect();
                    let named: BTreeSet<Source> = told
                        .iter()
                        .filter(|&&text| {
                            matches!(lasting_of(set, text), Some(Lasting::Strength { .. }))
                        })
                        .map(|text| text.source)
                        .collect();
                    assert!(changed.is_subset(&named), "{changed:?} {named:?}");
                } else {
                    assert_eq!(told_of(&|l| matches!(l, Lasting::Strength { .. })), 0);
                }
                let evades = matches!(step, Step::Play(Action::Evade(_)));
                assert!(evades || told_of(&|l| matches!(l, Lasting::EvadeCubes { .. })) == 0);
                // What happens at a moment is announced, too.
                for text in told {
                    if matches!(text.part, Part::When(_)) {
                        let announced = events.iter().any(|event| {
                            matches!(event, Event::TextApplied { card } if *card == text.source)
                        });
                        let goes_on = before.pending().any(
                            |task| matches!(task, Task::Text(source, ..) if source == text.source),
                        );
                        assert!(announced || goes_on, "{text:?}");
                    }
                }
            });
            // Random play gets to see most of it.
            assert!(
                seen.len() * 2 > all.len(),
                "{} of {}",
                seen.len(),
                all.len()
            );
        }
    }

    /// Without abilities that stand for each other there is nothing to forbid, and vice versa.
    #[test]
    fn an_effect_without_consequence_is_not_reported() {
        let set = CardSet::Second;
        let mut forbidden = (0, 0);
        follow(set, 150, |before, step, told, _| {
            let (Task::Decide(place), Step::Play(_)) = (before.task(), step) else {
                return;
            };
            if !before.holds(Lasting::NoStandIn) {
                return;
            }
            let is_told = told
                .iter()
                .any(|&text| lasting_of(set, text) == Some(Lasting::NoStandIn));
            let place = usize::from(place);
            let (icon, due) = (before.icon_at(place), before.due_at(place));
            let mut ways = [0, 0];
            for (ways, rates) in ways.iter_mut().zip([[0; 3], [2; 3]]) {
                before.each_payment_by(rates, icon, due, |_| *ways += 1);
            }
            let stand_ins = before.stand_in_rates_by(|lasting| *lasting != Lasting::NoStandIn);
            if stand_ins == [2; 3] && before.strength_at(place) > 0 {
                assert_eq!(is_told, ways[0] != ways[1]);
                forbidden.0 += usize::from(is_told);
                forbidden.1 += usize::from(!is_told);
            }
        });
        assert!(forbidden.0 > 0 && forbidden.1 > 0, "{forbidden:?}");
    }
}

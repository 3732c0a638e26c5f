//! Which actions and outcomes are possible.

use crate::agenda::Task;
use crate::cards::{Deed, Deeds, Dice, Points, Time};
use crate::dice::{
    BEFORE_FIND, BEFORE_LINE, DECIDING, EVADING, Power, RerollTime, SEARCHING, occasions, powers,
};
use crate::{
    Ability, Action, Alien, Captain, Cube, Die, Encounter, Hegemony, Kind, Outcome, Planet,
    SlotState, Weapon,
};

fn use_of(die: Die, power: Power) -> Action {
    Action::Use {
        die,
        power: power.into(),
    }
}

/// A card that is to be engaged or evaded.
#[derive(Clone, Copy)]
struct Met {
    place: usize,
    due: u8,
    icon: Ability,
}

#[inline]
pub(crate) fn legal_actions_into(position: &Hegemony, into: &mut Vec<Action>) {
    if position.end.is_some() {
        return;
    }
    match position.agenda.top() {
        Task::ChoosePlanet => into.extend(Planet::of(position.face_up).map(Action::Planet)),
        Task::BeforeLine | Task::BeforeFind => {
            into.push(Action::Draw);
            position.list_dice(into);
        }
        Task::PlaceCard => into.extend(Encounter::of(position.sifted).map(Action::Place)),
        Task::Decide(place) => position.list_decisions(usize::from(place), into),
        Task::Evading(_) => {
            into.push(Action::Draw);
            position.list_dice(into);
            position.list_hand(into);
        }
        Task::Searching => {
            into.push(if position.has_cubes_to_draw() {
                Action::Draw
            } else {
                Action::Finish
            });
            position.list_dice(into);
            position.list_hand(into);
        }
        Task::Keep(cube) => {
            if position.can_raise(cube) {
                into.push(Action::Raise);
            }
            into.extend(position.weapons_for(cube).map(Action::Fit));
        }
        Task::Text(source, occasion, _) => {
            if let Deeds::OneOf(deeds) = position.deeds_of(source, occasion) {
                let doable = deeds
                    .iter()
                    .zip(1..)
                    .filter(|(deed, _)| position.can_do(**deed));
                into.extend(doable.map(|(_, which)| Action::Choose(which)));
            }
        }
        Task::Gain(_) => into.extend(position.below_most().map(Action::Gain)),
        Task::Lose(_) => into.extend(position.above_zero().map(Action::Lose)),
        Task::GainLowest(_) => into.extend(position.lowest().map(Action::Gain)),
        Task::LoseHighest(_) => into.extend(position.highest().map(Action::Lose)),
        Task::Take { yellow, .. } => {
            into.extend(position.takeable(yellow).map(Action::Take));
        }
        Task::Discard => into.extend(position.hand().map(Action::Discard)),
        Task::TurnUp { dice, .. } => into.extend(position.below_six(dice).map(Action::TurnUp)),
        Task::TurnDown(die) => {
            into.extend((1..position.dice[die.index()]).map(Action::TurnTo));
        }
        Task::Reroll => into.extend(position.owned().map(Action::Reroll)),
        Task::Trade => {
            for out in position.owned() {
                let unowned = Die::ALL.iter().filter(|die| position.face(**die).is_none());
                into.extend(unowned.map(|&into| Action::Trade { out, into }));
            }
        }
        Task::Understand => into.extend(position.not_understood().map(Action::Understand)),
        Task::Exchange => {
            for out in position.found.iter() {
                into.extend(position.weapons_not_found().map(|weapon| Action::Exchange {
                    out: out.weapon,
                    into: weapon,
                }));
            }
        }
        Task::Claim => into.extend(position.weapons_not_found().map(Action::Claim)),
        Task::Borrowed(die, face) => {
            let uses = powers(die, face).iter().copied();
            into.extend(
                uses.filter(|&power| position.can_borrow(power))
                    .map(|power| Action::Use {
                        die,
                        power: power.into(),
                    }),
            );
        }
        Task::PairKeep(first, second) => {
            into.extend([Action::Keep(first), Action::Keep(second)]);
        }
        _ => {}
    }
}

#[inline]
pub(crate) fn outcomes_into(position: &Hegemony, into: &mut Vec<(Outcome, u32)>) {
    if position.end.is_some() {
        return;
    }
    let cubes = |wanted: &[Cube], into: &mut Vec<(Outcome, u32)>| {
        for &cube in wanted {
            let weight = u32::from(position.bag[cube.index()]);
            if weight > 0 {
                into.push((Outcome::Cube(cube), weight));
            }
        }
    };
    match position.agenda.top() {
        Task::DrawAlien => {
            let free = Alien::all().filter(|&alien| !position.aliens.contains(&Some(alien)));
            into.extend(free.map(|alien| (Outcome::Alien(alien), 1)));
        }
        Task::DrawCaptain => {
            into.extend(Captain::all().map(|captain| (Outcome::Captain(captain), 1)));
        }
        Task::RollDie(_) | Task::Borrow(_) => {
            into.extend((1..=6).map(|face| (Outcome::Face(face), 1)));
        }
        Task::DealPlanets(_) => {
            into.extend(Planet::of(position.planet_deck).map(|p| (Outcome::Planet(p), 1)));
        }
        Task::DrawLine(_) | Task::Sift(_) => position.list_cards(into),
        Task::EvadeDraw(_) => cubes(&[Cube::Red, Cube::Orange, Cube::Blue], into),
        Task::DrawCube | Task::Probe | Task::PairFirst | Task::PairSecond(_) => {
            cubes(Cube::ALL, into);
        }
        Task::Find => {
            into.extend(
                position
                    .weapons_not_found()
                    .map(|w| (Outcome::Weapon(w), 1)),
            );
        }
        _ => {}
    }
}

impl Hegemony {
    /// H14: engage if it can be paid, evade, and what helps with either.
    fn list_decisions(&self, place: usize, into: &mut Vec<Action>) {
        let strength = self.strength_at(place);
        let met = Met {
            place,
            due: strength.saturating_sub(self.boost),
            icon: self.icon_at(place),
        };
        let mut payable = false;
        if strength > 0 {
            self.each_engage_payment(met.icon, met.due, |payment| {
                payable = true;
                into.push(Action::Engage(payment));
            });
        }
        // What was used for engaging is not taken along into an evade.
        if !(self.committed && payable) {
            self.each_evade_payment(|payment| into.push(Action::Evade(payment)));
        }
        self.each_usable_where(Some(met), |die, power| into.push(use_of(die, power)));
        self.list_hand(into);
    }

    fn list_dice(&self, into: &mut Vec<Action>) {
        self.each_usable(|die, power| into.push(use_of(die, power)));
    }

    /// H23: every use of a die that makes sense now.
    #[inline]
    pub(crate) fn each_usable(&self, take: impl FnMut(Die, Power)) {
        if !self.die_used {
            self.each_usable_where(self.met_at(self.agenda.top()), take);
        }
    }

    #[inline]
    fn each_usable_where(&self, met: Option<Met>, mut take: impl FnMut(Die, Power)) {
        if self.die_used {
            return;
        }
        let task = self.agenda.top();
        let occasion = match task {
            Task::Decide(_) => DECIDING,
            Task::Evading(_) => EVADING,
            Task::Searching => SEARCHING,
            Task::BeforeLine => BEFORE_LINE,
            Task::BeforeFind => BEFORE_FIND,
            _ => return,
        };
        for (&die, &face) in Die::ALL.iter().zip(&self.dice) {
            if occasions(die, face) & occasion != 0 {
                for &power in powers(die, face) {
                    if self.is_usable_at(power, task, met) {
                        take(die, power);
                    }
                }
            }
        }
    }

    /// The card that is to be engaged or evaded at a task: what many questions ask for, once.
    #[inline]
    fn met_at(&self, task: Task) -> Option<Met> {
        let Task::Decide(place) = task else {
            return None;
        };
        let place = usize::from(place);
        Some(Met {
            place,
            due: self.due_at(place),
            icon: self.icon_at(place),
        })
    }

    pub(crate) fn is_any_usable(&self) -> bool {
        let mut any = false;
        self.each_usable(|_, _| any = true);
        any || Encounter::of(self.hand).any(|card| self.is_playable(card))
    }

    /// H24: whether a power has a use at a task, where this card is met.
    fn is_usable_at(&self, power: Power, task: Task, met: Option<Met>) -> bool {
        let deciding = met.is_some();
        let searching = matches!(task, Task::Searching);
        let evading = matches!(task, Task::Evading(_));
        let boosts = |wanted: Option<Ability>| {
            met.is_some_and(|met| met.due > 0 && wanted.is_none_or(|icon| icon == met.icon))
        };
        let engaging = |wanted: &dyn Fn(Encounter) -> bool| {
            met.is_some_and(|Met { place, .. }| {
                let slot = self.line.get(place);
                slot.is_some_and(|slot| wanted(slot.card)) && self.can_engage(place)
            })
        };
        match power {
            Power::Boost { icon, .. } => boosts(icon),
            Power::BoostAndTune { icon, .. } => {
                boosts(icon) || (boosts(None) && self.can_turn_up(Dice::System))
            }
            Power::Tune { .. } => (deciding || searching) && self.can_turn_up(Dice::System),
            Power::Clear { .. } => evading && self.bag[Cube::White.index()] > 0,
            Power::Remove { .. } => evading && self.takeable(true).next().is_some(),
            Power::Take => evading && self.takeable(false).next().is_some(),
            Power::Probe => evading && self.takeable(true).next().is_some(),
            Power::Extra { .. } => searching && self.takeable(true).next().is_some(),
            Power::Borrow { .. } => boosts(None),
            Power::Trade => engaging(&|card| self.is_planet_guard(card)),
            Power::Reroll { when } => match when {
                RerollTime::Search => searching,
                RerollTime::EngagingAgent => engaging(&|card| card.kind() == Kind::Agent),
                RerollTime::EngagingPlanetGuard => engaging(&|card| self.is_planet_guard(card)),
            },
            Power::Exchange => {
                (deciding || searching)
                    && self.found.iter().next().is_some()
                    && self.weapons_not_found().next().is_some()
            }
            Power::Pair => {
                searching
                    && self.has_cubes_to_draw()
                    && self.bag.iter().map(|&n| u32::from(n)).sum::<u32>() >= 2
            }
            Power::Understand => (deciding || searching) && self.not_understood().next().is_some(),
            Power::Sift => matches!(task, Task::BeforeLine),
            Power::Recover { .. } => searching && self.evaded_with_icon() > 0,
            Power::Claim => matches!(task, Task::BeforeFind),
        }
    }

    /// H24: whether a face of a borrowed crew die does something for the card that is engaged.
    pub(crate) fn can_borrow(&self, power: Power) -> bool {
        let decision = self.agenda.tasks().iter().rev();
        let mut decision = decision.filter(|task| matches!(task, Task::Decide(_)));
        match power {
            Power::Extra { .. } => true,
            _ => decision
                .next()
                .is_some_and(|&task| self.is_usable_at(power, task, self.met_at(task))),
        }
    }

    fn list_hand(&self, into: &mut Vec<Action>) {
        let playable = Encounter::of(self.hand).filter(|&card| self.is_playable(card));
        into.extend(playable.map(Action::Play));
    }

    /// H22: whether a card of the hand may be played now and would do something.
    #[must_use]
    pub fn is_playable(&self, card: Encounter) -> bool {
        let Some(hand) = card.card(self.card_set()).hand else {
            return false;
        };
        let in_time = match (hand.time, self.agenda.top()) {
            (Time::Engage, Task::Decide(place)) => self.due_at(place.into()) > 0,
            (Time::Evade, Task::Evading(_))
            | (Time::Search, Task::Searching)
            | (Time::Any, Task::Decide(_) | Task::Searching) => true,
            (Time::Any, Task::Evading(_)) => self.card_set().has_rulings(),
            _ => false,
        };
        in_time
            && match hand.deeds {
                Deeds::All(deeds) => deeds.iter().any(|&deed| self.can_do(deed)),
                Deeds::OneOf(deeds) => deeds.iter().any(|&deed| self.can_do(deed)),
            }
    }

    /// Whether a deed would do something.
    pub(crate) fn can_do(&self, deed: Deed) -> bool {
        match deed {
            Deed::Gain { what, .. } => match self.ability_of(what) {
                Some(ability) => self.points(ability) < self.most(ability),
                None => self.below_most().next().is_some(),
            },
            Deed::Lose { what, .. } => match self.ability_of(what) {
                Some(ability) => self.points(ability) > 0,
                None => self.above_zero().next().is_some(),
            },
            Deed::AddCubes { cube, .. } => self.supply[cube.index()] > 0,
            Deed::RemoveCubes { cube, .. } => self.bag[cube.index()] > 0,
            Deed::TakeCubes { .. } => self.takeable(false).next().is_some(),
            Deed::RemoveAlerts { .. } => self.alerts > 0,
            Deed::SearchCubes { by } => by != 0,
            Deed::Reveal { .. } => self.planet_deck != 0,
            Deed::TurnUp { dice, .. } => self.can_turn_up(dice),
            Deed::Reroll => self.owned().next().is_some(),
            Deed::Understand => self.not_understood().next().is_some(),
            Deed::Discard => self.hand != 0,
            Deed::Boost { icon, .. } => match self.agenda.top() {
                Task::Decide(place) => icon.is_none_or(|icon| icon == self.icon_at(place.into())),
                _ => true,
            },
            Deed::SlipAway => {
                let mut tasks = self.agenda.tasks().iter();
                tasks.any(|task| matches!(task, Task::EvadeDraw(1..)))
            }
        }
    }

    /// The ability that gains or loses if the card leaves no choice.
    pub(crate) fn ability_of(&self, what: Points) -> Option<Ability> {
        match what {
            Points::Lowest => self.lowest().next(),
            Points::Highest => self.highest().next(),
            named => named.ability(),
        }
    }

    /// The abilities with the fewest points of those that can gain some.
    pub(crate) fn lowest(&self) -> impl Iterator<Item = Ability> {
        let fewest = self.below_most().map(|ability| self.points(ability)).min();
        self.below_most()
            .filter(move |&ability| Some(self.points(ability)) == fewest)
    }

    /// The abilities with the most points, if any has some.
    pub(crate) fn highest(&self) -> impl Iterator<Item = Ability> {
        let most = self.above_zero().map(|ability| self.points(ability)).max();
        self.above_zero()
            .filter(move |&ability| Some(self.points(ability)) == most)
    }

    pub(crate) fn below_most(&self) -> impl Iterator<Item = Ability> {
        let abilities = Ability::ALL.iter().copied();
        abilities.filter(|&ability| self.points(ability) < self.most(ability))
    }

    pub(crate) fn above_zero(&self) -> impl Iterator<Item = Ability> {
        let abilities = Ability::ALL.iter().copied();
        abilities.filter(|&ability| self.points(ability) > 0)
    }

    /// The colours of which a cube can be taken from the bag.
    pub(crate) fn takeable(&self, yellow: bool) -> impl Iterator<Item = Cube> {
        let cubes = Cube::ALL.iter().copied();
        cubes.filter(move |&cube| self.bag[cube.index()] > 0 && (yellow || cube != Cube::Yellow))
    }

    pub(crate) fn owned(&self) -> impl Iterator<Item = Die> {
        let dice = Die::ALL.iter().copied();
        dice.filter(|die| self.dice[die.index()] != 0)
    }

    /// The dice of a kind that can be turned up.
    pub(crate) fn below_six(&self, dice: Dice) -> impl Iterator<Item = Die> {
        let of_kind = move |die: &Die| match dice {
            Dice::Crew => die.is_crew(),
            Dice::System => !die.is_crew(),
            Dice::Any => true,
        };
        let turnable = self.owned().filter(|die| self.dice[die.index()] < 6);
        turnable.filter(of_kind)
    }

    pub(crate) fn can_turn_up(&self, dice: Dice) -> bool {
        self.below_six(dice).next().is_some()
    }

    pub(crate) fn not_understood(&self) -> impl Iterator<Item = Weapon> {
        let found = self.found.iter().filter(|found| !found.is_understood());
        found.map(|found| found.weapon)
    }

    pub(crate) fn weapons_not_found(&self) -> impl Iterator<Item = Weapon> + use<> {
        let found = self.found.set();
        Weapon::all().filter(move |weapon| found & weapon.bit() == 0)
    }

    /// H20: the found Super Weapons that still need a cube of this colour.
    pub(crate) fn weapons_for(&self, cube: Cube) -> impl Iterator<Item = Weapon> {
        let needing = self
            .found
            .iter()
            .filter(move |found| cube.ability().is_some_and(|ability| found.needs(ability)));
        needing.map(|found| found.weapon)
    }

    /// H20: whether a drawn cube can raise its ability.
    pub(crate) fn can_raise(&self, cube: Cube) -> bool {
        cube.ability()
            .is_some_and(|ability| self.points(ability) < self.most(ability))
            && !self.holds(crate::cards::Lasting::NoRaising)
    }

    pub(crate) fn has_cubes_to_draw(&self) -> bool {
        self.cubes > 0 && self.bag != [0; 6]
    }

    /// H24: the evaded cards whose Planet Icons can still be used.
    pub(crate) fn evaded_with_icon(&self) -> u8 {
        let evaded = self.line.slots().filter(|slot| {
            slot.state == SlotState::Evaded && slot.card.card(self.card_set()).planet_icons > 0
        });
        evaded.count() as u8
    }

    /// H7, H24: a card shuffled back is in this deck; an unseen one may be in any.
    fn list_cards(&self, into: &mut Vec<(Outcome, u32)>) {
        let known = self.shuffled_back.count_ones();
        let elsewhere_too = u32::from(self.decks[self.sector()]).saturating_sub(known);
        let each_known = if elsewhere_too == 0 {
            1
        } else {
            self.unseen.count_ones()
        };
        for card in Encounter::of(self.shuffled_back | self.unseen) {
            let weight = if self.shuffled_back & card.bit() != 0 {
                each_known
            } else {
                elsewhere_too
            };
            if weight > 0 {
                into.push((Outcome::Card(card), weight));
            }
        }
    }
}

//! What each action and draw does.

use starboard_kernel::Sink;

use crate::action::Payment;
use crate::agenda::{Agenda, Source, Task};
use crate::cards::{Deed, Deeds, Dice, Kind, Lasting, Moment, Points};
use crate::dice::{Power, PowerWord, powers};
use crate::{
    Ability, Action, Captain, Cube, Die, Encounter, End, Event, Found, FoundWeapon, Hegemony, Line,
    Options, Outcome, Planet, SlotState, Weapon,
};

/// H11.
const LINE: u8 = 4;
/// H26.
const ROUNDS: u8 = 12;
/// H24: the cards that a line is chosen from.
const SIFTED: u8 = 8;
/// H9, H10.
const FACE_UP: u8 = 3;

/// Whether there is a choice.
enum Few<T> {
    None,
    One(T),
    More,
}

fn few<T>(mut choices: impl Iterator<Item = T>) -> Few<T> {
    match (choices.next(), choices.next()) {
        (None, _) => Few::None,
        (Some(only), None) => Few::One(only),
        (Some(_), Some(_)) => Few::More,
    }
}

/// H5–H9, up to the first draw.
pub(crate) fn start(options: Options) -> Hegemony {
    let special = options.difficulty.weapons();
    let bag = [4, 4, 4, 4, special, special];
    let mut supply = [0; 6];
    for &cube in &Cube::ALL[..5] {
        supply[cube.index()] = cube.total() - bag[cube.index()];
    }
    let mut position = Hegemony {
        options,
        aliens: [None; 3],
        captain: None,
        points: [0; 3],
        dice: [0; 6],
        bag,
        supply,
        alerts: 0,
        decks: [16; 3],
        unseen: (1 << Encounter::COUNT) - 1,
        shuffled_back: 0,
        sifted: 0,
        hand: 0,
        discard: 0,
        line: Line::EMPTY,
        location: None,
        planet_deck: (1 << Planet::COUNT) - 1,
        face_up: 0,
        planet: None,
        found: Found::EMPTY,
        weapons_left: special,
        round: 0,
        sector: 0,
        searching: false,
        die_used: false,
        boost: 0,
        committed: false,
        cubes: 0,
        hushed: 0,
        surged: false,
        agenda: Agenda::EMPTY,
        end: None,
        about: 0,
    };
    position.agenda.push(Task::Round);
    position.agenda.push(Task::DealPlanets(FACE_UP));
    position.agenda.push(Task::DrawCaptain);
    for _ in 0..3 {
        position.agenda.push(Task::DrawAlien);
    }
    position
}

#[inline]
pub(crate) fn play_unchecked(position: &mut Hegemony, action: Action, sink: &mut impl Sink<Event>) {
    act(position, action, sink);
    position.settle(sink);
}

#[inline]
pub(crate) fn resolve_unchecked(
    position: &mut Hegemony,
    outcome: Outcome,
    sink: &mut impl Sink<Event>,
) {
    happen(position, outcome, sink);
    position.settle(sink);
}

/// What an action does by itself, before everything that follows from it.
#[inline]
pub(crate) fn act(position: &mut Hegemony, action: Action, sink: &mut impl Sink<Event>) {
    let task = position.agenda.top();
    match action {
        Action::Planet(planet) => {
            position.agenda.replace(Task::BeforeLine);
            position.face_up &= !planet.bit();
            position.planet = Some(planet);
            position.about |= planet.card(position.card_set()).text.kinds;
            sink.tell(|| Event::PlanetChosen { planet });
            position.call(Moment::Round, None);
        }
        Action::Draw => match task {
            Task::BeforeLine => position.agenda.replace(Task::DrawLine(LINE)),
            Task::BeforeFind => position.agenda.replace(Task::Find),
            Task::Searching => position.agenda.push(Task::DrawCube),
            _ => position.agenda.pop(),
        },
        Action::Finish => position.agenda.replace(Task::EndRound),
        Action::Place(card) => {
            position.sifted &= !card.bit();
            position.add_to_line(card);
            sink.tell(|| Event::CardPlaced { card });
        }
        Action::Engage(payment) => position.engage(payment, sink),
        Action::Evade(payment) => position.evade(payment, sink),
        Action::Use { die, power } => position.use_die(task, die, power, sink),
        Action::Play(card) => {
            position.hand &= !card.bit();
            position.discard |= card.bit();
            sink.tell(|| Event::CardPlayed { card });
            position.agenda.push(Task::Text(Source::Hand(card), 0, 0));
        }
        Action::Choose(which) => {
            if let Task::Text(source, occasion, _) = task {
                position.agenda.pop();
                sink.tell(|| Event::TextApplied { card: source });
                if let Deeds::OneOf(deeds) = position.deeds_of(source, occasion) {
                    position.do_deed(deeds[usize::from(which == 2)], sink);
                }
            }
        }
        Action::Raise => {
            if let Task::Keep(cube) = task {
                position.agenda.pop();
                position.raise(cube, sink);
            }
        }
        Action::Fit(weapon) => {
            if let Task::Keep(cube) = task {
                position.agenda.pop();
                position.fit(cube, weapon, sink);
            }
        }
        Action::Gain(ability) => {
            match task {
                Task::Gain(points) => position.agenda.replace(Task::Gain(points - 1)),
                Task::GainLowest(points) => position.agenda.replace(Task::GainLowest(points - 1)),
                _ => {}
            }
            position.gain(ability, 1, sink);
        }
        Action::Lose(ability) => {
            match task {
                Task::Lose(points) => position.agenda.replace(Task::Lose(points - 1)),
                Task::LoseHighest(points) => position.agenda.replace(Task::LoseHighest(points - 1)),
                _ => {}
            }
            position.lose(ability, 1, sink);
        }
        Action::Take(cube) => {
            if let Task::Take { cubes, yellow } = task {
                let cubes = cubes - 1;
                position.agenda.replace(Task::Take { cubes, yellow });
            }
            position.move_cubes(cube, 1, false, sink);
        }
        Action::Keep(kept) => {
            if let Task::PairKeep(first, second) = task {
                position.agenda.pop();
                let other = if kept == first { second } else { first };
                position.keep_of_pair(kept, other, sink);
            }
        }
        Action::Discard(card) => {
            position.agenda.pop();
            position.hand &= !card.bit();
            position.discard |= card.bit();
            sink.tell(|| Event::CardDiscarded { card });
        }
        Action::TurnUp(die) => {
            if let Task::TurnUp { by, .. } = task {
                position.agenda.pop();
                let face = (position.dice[die.index()] + by).min(6);
                position.turn(die, face, sink);
            }
        }
        Action::TurnTo(face) => {
            if let Task::TurnDown(die) = task {
                position.agenda.pop();
                position.turn(die, face, sink);
            }
        }
        Action::Reroll(die) => position.agenda.replace(Task::RollDie(die)),
        Action::Trade { out, into } => {
            position.dice[out.index()] = 0;
            sink.tell(|| Event::DieTraded { out, into });
            position.agenda.replace(Task::RollDie(into));
        }
        Action::Understand(weapon) => {
            position.agenda.pop();
            if let Some(found) = position.found.get_mut(weapon) {
                found.deciphered = true;
                sink.tell(|| Event::Understood { weapon });
            }
        }
        Action::Exchange { out, into } => {
            position.agenda.pop();
            position.exchange(out, into, sink);
        }
        Action::Claim(weapon) => {
            position.agenda.pop();
            position.find(weapon, sink);
        }
    }
}

/// What a chance outcome does by itself.
#[inline]
pub(crate) fn happen(position: &mut Hegemony, outcome: Outcome, sink: &mut impl Sink<Event>) {
    let task = position.agenda.top();
    match (task, outcome) {
        (Task::DrawAlien, Outcome::Alien(alien)) => {
            position.agenda.pop();
            let free = position
                .aliens
                .iter()
                .position(Option::is_none)
                .unwrap_or(0);
            position.aliens[free] = Some(alien);
            position.look_over_table();
            let sector = free as u8 + 1;
            sink.tell(|| Event::AlienArrived { sector, alien });
        }
        (Task::DrawCaptain, Outcome::Captain(captain)) => position.take_command(captain, sink),
        (Task::RollDie(die), Outcome::Face(face)) => {
            position.agenda.pop();
            position.dice[die.index()] = face;
            sink.tell(|| Event::DieRolled { die, face });
        }
        (Task::DealPlanets(left), Outcome::Planet(planet)) => {
            position.agenda.replace(Task::DealPlanets(left - 1));
            position.planet_deck &= !planet.bit();
            position.face_up |= planet.bit();
            sink.tell(|| Event::PlanetDealt { planet });
        }
        (Task::DrawLine(left), Outcome::Card(card)) => {
            position.agenda.replace(Task::DrawLine(left - 1));
            position.draw_card(card, sink);
            position.add_to_line(card);
        }
        (Task::Sift(left), Outcome::Card(card)) => {
            position.agenda.replace(Task::Sift(left - 1));
            position.draw_card(card, sink);
            position.sifted |= card.bit();
        }
        (Task::EvadeDraw(left), Outcome::Cube(cube)) => {
            position.agenda.replace(Task::EvadeDraw(left - 1));
            position.draw_evade_cube(cube, sink);
        }
        (Task::DrawCube, Outcome::Cube(cube)) => {
            position.agenda.pop();
            position.cubes -= 1;
            position.bag[cube.index()] -= 1;
            position.draw_search_cube(cube, sink);
        }
        (Task::Find, Outcome::Weapon(weapon)) => {
            position.agenda.pop();
            position.find(weapon, sink);
        }
        (Task::Borrow(die), Outcome::Face(face)) => {
            sink.tell(|| Event::Borrowed { die, face });
            position.agenda.replace(Task::Borrowed(die, face));
        }
        (Task::Probe, Outcome::Cube(cube)) => {
            position.agenda.pop();
            sink.tell(|| Event::Probed { cube });
            // H24: yellow goes back.
            if cube != Cube::Yellow {
                position.move_cubes(cube, 1, false, sink);
            }
        }
        (Task::PairFirst, Outcome::Cube(cube)) => {
            position.bag[cube.index()] -= 1;
            sink.tell(|| Event::PairDrawn { cube });
            position.agenda.replace(Task::PairSecond(cube));
        }
        (Task::PairSecond(first), Outcome::Cube(second)) => {
            position.bag[second.index()] -= 1;
            position.cubes -= 1;
            sink.tell(|| Event::PairDrawn { cube: second });
            position.agenda.replace(Task::PairKeep(first, second));
        }
        _ => {}
    }
}

impl Hegemony {
    /// Does everything that needs neither the player nor chance.
    #[inline]
    fn settle(&mut self, sink: &mut impl Sink<Event>) {
        while self.end.is_none() {
            if !self.step(sink) {
                return;
            }
        }
        self.agenda = Agenda::EMPTY;
    }

    /// Carries out the top task if it needs no decision; returns whether it did.
    #[inline]
    pub(crate) fn step(&mut self, sink: &mut impl Sink<Event>) -> bool {
        match self.agenda.top() {
            Task::DrawCaptain => match self.options.captain {
                Some(captain) => self.take_command(captain, sink),
                None => return false,
            },
            Task::DealPlanets(left) => {
                if left > 0 && self.planet_deck != 0 {
                    return false;
                }
                self.agenda.pop();
            }
            Task::Round => self.begin_round(sink),
            Task::BeforeLine => {
                if self.is_any_usable() {
                    return false;
                }
                self.agenda.replace(Task::DrawLine(LINE));
            }
            Task::DrawLine(left) => {
                if left > 0 && self.decks[self.sector()] > 0 {
                    return false;
                }
                self.agenda.replace(Task::LayOut);
            }
            Task::Sift(left) => {
                if left > 0 && self.decks[self.sector()] > 0 {
                    return false;
                }
                self.agenda.replace(Task::PlaceCard);
            }
            Task::PlaceCard => {
                if self.sifted != 0 && self.line.len() < usize::from(LINE) {
                    return false;
                }
                self.shuffle_back(sink);
                self.agenda.replace(Task::LayOut);
            }
            Task::LayOut => self.lay_out(sink),
            Task::Meet(place) => self.meet(place, sink),
            Task::Decide(place) => {
                let slot = self.line.get(place.into());
                if !slot.is_some_and(|slot| slot.card.passes()) {
                    return false;
                }
                self.agenda.replace(Task::Meet(place + 1));
                self.mark(place, SlotState::Passed, sink);
            }
            Task::Evading(_) => {
                if self.is_any_usable() {
                    return false;
                }
                self.agenda.pop();
            }
            Task::EvadeDraw(left) => {
                // H18: if the bag has fewer ability cubes, draw as many as it has.
                if left > 0 && self.bag[..3] != [0; 3] {
                    return false;
                }
                self.agenda.pop();
            }
            Task::Evaded(place) => {
                self.agenda.replace(Task::Meet(place + 1));
                self.mark(place, SlotState::Evaded, sink);
            }
            Task::BeginSearch => {
                self.agenda.replace(Task::CountCubes);
                self.searching = true;
                self.call(Moment::Search, None);
            }
            Task::CountCubes => {
                self.agenda.replace(Task::Searching);
                self.cubes = (self.cubes + self.cubes_to_draw()).max(0);
                let cubes = self.cubes as u8;
                sink.tell(|| Event::SearchBegan { cubes });
            }
            Task::Searching => {
                if self.is_any_usable() {
                    return false;
                }
                if self.has_cubes_to_draw() {
                    self.agenda.push(Task::DrawCube);
                } else {
                    self.agenda.replace(Task::EndRound);
                }
            }
            Task::Keep(cube) => {
                let raises = self.can_raise(cube);
                match (raises, few(self.weapons_for(cube))) {
                    (true, Few::None) => {
                        self.agenda.pop();
                        self.raise(cube, sink);
                    }
                    (false, Few::One(weapon)) => {
                        self.agenda.pop();
                        self.fit(cube, weapon, sink);
                    }
                    (false, Few::None) => {
                        self.agenda.pop();
                        self.supply[cube.index()] += 1;
                        sink.tell(|| Event::Wasted { cube });
                    }
                    _ => return false,
                }
            }
            Task::BeforeFind => {
                if self.is_any_usable() {
                    return false;
                }
                self.agenda.replace(Task::Find);
            }
            Task::EndRound => self.end_round(sink),
            Task::Text(source, occasion, next) => {
                return self.go_on_with_text(source, occasion, next, sink);
            }
            Task::Gain(points) => match (points, few(self.below_most())) {
                (0, _) | (_, Few::None) => self.agenda.pop(),
                (_, Few::One(ability)) => {
                    self.agenda.pop();
                    self.gain(ability, points, sink);
                }
                _ => return false,
            },
            Task::Lose(points) => match (points, few(self.above_zero())) {
                (0, _) | (_, Few::None) => self.agenda.pop(),
                (_, Few::One(ability)) => {
                    self.agenda.pop();
                    self.lose(ability, points, sink);
                }
                _ => return false,
            },
            Task::GainLowest(points) => match (points, few(self.lowest())) {
                (0, _) | (_, Few::None) => self.agenda.pop(),
                (_, Few::One(ability)) => {
                    self.agenda.replace(Task::GainLowest(points - 1));
                    self.gain(ability, 1, sink);
                }
                _ => return false,
            },
            Task::LoseHighest(points) => match (points, few(self.highest())) {
                (0, _) | (_, Few::None) => self.agenda.pop(),
                (_, Few::One(ability)) => {
                    self.agenda.replace(Task::LoseHighest(points - 1));
                    self.lose(ability, 1, sink);
                }
                _ => return false,
            },
            Task::Take { cubes, yellow } => match (cubes, few(self.takeable(yellow))) {
                (0, _) | (_, Few::None) => self.agenda.pop(),
                // No player has to throw a Super Weapon away.
                (_, Few::One(Cube::Yellow)) => self.agenda.pop(),
                (_, Few::One(cube)) => {
                    self.agenda.pop();
                    self.move_cubes(cube, cubes, false, sink);
                }
                _ => return false,
            },
            Task::Discard => {
                if self.hand != 0 {
                    return false;
                }
                self.agenda.pop();
            }
            Task::TurnUp { dice, by } => match few(self.below_six(dice)) {
                Few::None => self.agenda.pop(),
                Few::One(die) => {
                    self.agenda.pop();
                    let face = (self.dice[die.index()] + by).min(6);
                    self.turn(die, face, sink);
                }
                Few::More => return false,
            },
            Task::TurnDown(die) => match self.dice[die.index()] {
                // It was swapped, or stays on 1 (H23).
                0 | 1 => self.agenda.pop(),
                2 => {
                    self.agenda.pop();
                    self.turn(die, 1, sink);
                }
                _ => return false,
            },
            Task::Reroll => {
                if self.owned().next().is_some() {
                    return false;
                }
                self.agenda.pop();
            }
            Task::Understand => {
                if self.not_understood().next().is_some() {
                    return false;
                }
                self.agenda.pop();
            }
            Task::Borrowed(die, face) => {
                let uses = powers(die, face).iter().copied();
                match few(uses.filter(|&power| self.can_borrow(power))) {
                    Few::None => self.agenda.pop(),
                    Few::One(power) => {
                        self.agenda.pop();
                        self.empower(power, sink);
                    }
                    Few::More => return false,
                }
            }
            Task::PairKeep(first, second) => {
                if first != second {
                    return false;
                }
                self.agenda.pop();
                self.keep_of_pair(first, second, sink);
            }
            _ => return false,
        }
        true
    }

    /// H6.
    fn take_command(&mut self, captain: Captain, sink: &mut impl Sink<Event>) {
        self.agenda.pop();
        self.captain = Some(captain);
        self.points = captain.card(self.card_set()).points;
        sink.tell(|| Event::CaptainTook { captain });
        for die in captain.card(self.card_set()).dice.into_iter().rev() {
            if die.is_crew() {
                self.dice[die.index()] = 6;
            } else {
                self.agenda.push(Task::RollDie(die));
            }
        }
    }

    /// H10, H26.
    fn begin_round(&mut self, sink: &mut impl Sink<Event>) {
        self.searching = false;
        let sector = self.decks.iter().position(|&deck| deck > 0);
        let (Some(sector), false) = (sector, self.is_exhausted()) else {
            return self.finish(End::Exhausted, sink);
        };
        // What was lost in the search counts from here on.
        if self.is_crippled() {
            return self.finish(End::Crippled, sink);
        }
        self.sector = sector as u8;
        self.look_over_table();
        self.round += 1;
        let round = self.round;
        if let Some(alien) = self.alien() {
            sink.tell(|| Event::RoundBegan { round, alien });
        }
        self.agenda.replace(Task::ChoosePlanet);
        if self.face_up == 0 {
            self.agenda.push(Task::DealPlanets(FACE_UP));
        }
    }

    /// H26: decks and planets last for exactly twelve rounds.
    pub(crate) fn is_exhausted(&self) -> bool {
        self.round >= ROUNDS
    }

    fn add_to_line(&mut self, card: Encounter) {
        self.line.push(card);
        self.about |= card.card(self.card_set()).text.kinds;
    }

    fn draw_card(&mut self, card: Encounter, sink: &mut impl Sink<Event>) {
        self.unseen &= !card.bit();
        self.shuffled_back &= !card.bit();
        let sector = self.sector();
        self.decks[sector] -= 1;
        sink.tell(|| Event::CardDrawn { card });
    }

    /// H24: the cards that were not chosen go back into the deck, which is known to hold them.
    fn shuffle_back(&mut self, sink: &mut impl Sink<Event>) {
        let back = self.sifted;
        if back != 0 {
            sink.tell(|| Event::ShuffledBack {
                cards: Encounter::of(back).collect(),
            });
        }
        self.shuffled_back |= back;
        let sector = self.sector();
        self.decks[sector] += back.count_ones() as u8;
        self.sifted = 0;
    }

    /// H12, H13.
    fn lay_out(&mut self, sink: &mut impl Sink<Event>) {
        self.agenda.replace(Task::Meet(0));
        let drawn = self.line;
        self.line = Line::EMPTY;
        for slot in drawn.slots() {
            let card = slot.card;
            let mut cubes = [0; 6];
            for &cube in Cube::ALL {
                let at = cube.index();
                cubes[at] = card.card(self.card_set()).cubes[at].min(self.supply[at]);
                self.supply[at] -= cubes[at];
                self.bag[at] += cubes[at];
            }
            if cubes != [0; 6] {
                sink.tell(|| Event::CubesAdded { card, cubes });
            }
        }
        for slot in drawn.slots() {
            let card = slot.card;
            if card.kind() != Kind::Location {
                self.line.push(card);
                continue;
            }
            // Only the last Location of the line stays.
            if let Some(before) = self.location.replace(card) {
                self.discard |= before.bit();
                sink.tell(|| Event::LocationLeft { card: before });
            }
            sink.tell(|| Event::LocationReached { card });
        }
        self.look_over_table();
    }

    /// H14.
    fn meet(&mut self, place: u8, sink: &mut impl Sink<Event>) {
        self.boost = 0;
        self.committed = false;
        let Some(slot) = self.line.get(place.into()) else {
            self.agenda.replace(Task::BeginSearch);
            return;
        };
        let card = slot.card;
        sink.tell(|| Event::Met {
            card,
            strength: self.strength_at(place.into()),
            icon: self.icon_at(place.into()),
        });
        self.agenda.replace(Task::Decide(place));
        let texts = card
            .card(self.card_set())
            .text
            .when
            .iter()
            .enumerate()
            .rev();
        for (index, occasion) in texts {
            if occasion.moment == Moment::Met {
                self.agenda
                    .push(Task::Text(Source::Card(card), index as u8, 0));
            }
        }
    }

    /// The card has been dealt with; what follows from it comes next.
    fn mark(&mut self, place: u8, state: SlotState, sink: &mut impl Sink<Event>) {
        let Some(slot) = self.line.cards[usize::from(place)].as_mut() else {
            return;
        };
        slot.state = state;
        let card = slot.card;
        match state {
            SlotState::Evaded => {
                sink.tell(|| Event::Evaded { card });
                self.call(Moment::Evaded, Some(card));
            }
            SlotState::Engaged => self.call(Moment::Engaged, Some(card)),
            SlotState::Passed => sink.tell(|| Event::Passed { card }),
            SlotState::Waiting => {}
        }
    }

    /// H16.
    fn engage(&mut self, payment: Payment, sink: &mut impl Sink<Event>) {
        let Task::Decide(place) = self.agenda.top() else {
            return;
        };
        self.agenda.replace(Task::Meet(place + 1));
        if let Some(slot) = self.line.get(place.into()) {
            let card = slot.card;
            sink.tell(|| Event::Engaged {
                card,
                paid: payment,
            });
        }
        self.pay(payment, sink);
        if self.end.is_none() {
            self.mark(place, SlotState::Engaged, sink);
        }
    }

    /// H18.
    fn evade(&mut self, payment: Payment, sink: &mut impl Sink<Event>) {
        let Task::Decide(place) = self.agenda.top() else {
            return;
        };
        let cubes = self.evade_cubes();
        self.agenda.replace(Task::Evaded(place));
        self.agenda.push(Task::EvadeDraw(cubes));
        self.agenda.push(Task::Evading(place));
        if let Some(slot) = self.line.get(place.into()) {
            let card = slot.card;
            sink.tell(|| Event::EvadeBegan {
                card,
                paid: payment,
            });
        }
        self.pay(payment, sink);
    }

    fn pay(&mut self, payment: Payment, sink: &mut impl Sink<Event>) {
        for (points, paid) in self.points.iter_mut().zip(payment) {
            *points -= paid;
        }
        self.check_crippled(sink);
    }

    /// H26.
    pub(crate) fn is_crippled(&self) -> bool {
        self.points.iter().filter(|&&points| points == 0).count() >= 2
    }

    /// H26: at the moment two abilities are at zero, outside the search.
    fn check_crippled(&mut self, sink: &mut impl Sink<Event>) {
        if !self.searching && self.end.is_none() && self.is_crippled() {
            self.finish(End::Crippled, sink);
        }
    }

    fn finish(&mut self, end: End, sink: &mut impl Sink<Event>) {
        self.end = Some(end);
        sink.tell(|| Event::Ended { end });
    }

    fn lose(&mut self, ability: Ability, points: u8, sink: &mut impl Sink<Event>) {
        let have = &mut self.points[ability.index()];
        let lost = points.min(*have);
        *have -= lost;
        if lost > 0 {
            sink.tell(|| Event::Lost {
                ability,
                points: lost,
            });
            self.check_crippled(sink);
        }
    }

    fn gain(&mut self, ability: Ability, points: u8, sink: &mut impl Sink<Event>) {
        let gained = points.min(self.most(ability) - self.points(ability));
        self.points[ability.index()] += gained;
        if gained > 0 {
            sink.tell(|| Event::Gained {
                ability,
                points: gained,
            });
        }
    }

    /// H18.
    fn draw_evade_cube(&mut self, cube: Cube, sink: &mut impl Sink<Event>) {
        self.bag[cube.index()] -= 1;
        self.supply[cube.index()] += 1;
        let Some(ability) = cube.ability() else {
            return;
        };
        let shielded = self.is_shielded(ability);
        sink.tell(|| Event::EvadeCube { cube, shielded });
        if !shielded {
            self.lose(ability, 1, sink);
        }
    }

    /// H20: a cube that has left the bag.
    fn draw_search_cube(&mut self, cube: Cube, sink: &mut impl Sink<Event>) {
        sink.tell(|| Event::CubeDrawn { cube });
        match cube {
            Cube::Red | Cube::Orange | Cube::Blue => self.agenda.push(Task::Keep(cube)),
            Cube::Yellow => self.agenda.push(Task::BeforeFind),
            Cube::White => {
                let leaves = self.holds(Lasting::WhitesLeave);
                let place = if leaves {
                    &mut self.supply
                } else {
                    &mut self.bag
                };
                place[cube.index()] += 1;
                sink.tell(|| Event::FalseLead { stays: !leaves });
            }
            Cube::Black => {
                if self.hushed < self.hush() {
                    self.hushed += 1;
                    self.supply[cube.index()] += 1;
                    sink.tell(|| Event::Hushed);
                } else if self.quietus_listens() {
                    self.alerts += 1;
                    let alerts = self.alerts;
                    sink.tell(|| Event::Alerted { alerts });
                } else {
                    self.supply[cube.index()] += 1;
                    self.agenda.push(Task::Lose(1));
                }
            }
        }
    }

    fn raise(&mut self, cube: Cube, sink: &mut impl Sink<Event>) {
        let Some(ability) = cube.ability() else {
            return;
        };
        self.supply[cube.index()] += 1;
        let by = if !self.surged && self.holds(Lasting::Surge) {
            self.surged = true;
            2
        } else {
            1
        };
        let points = (self.points(ability) + by).min(self.most(ability));
        self.points[ability.index()] = points;
        sink.tell(|| Event::Raised { ability, points });
    }

    /// H20, H21.
    fn fit(&mut self, cube: Cube, weapon: Weapon, sink: &mut impl Sink<Event>) {
        let (Some(found), Some(ability)) = (self.found.get_mut(weapon), cube.ability()) else {
            return;
        };
        found.cubes[ability.index()] += 1;
        let understood = found.is_understood();
        sink.tell(|| Event::Fitted { weapon, cube });
        if understood {
            sink.tell(|| Event::Understood { weapon });
        }
    }

    /// H20, H25: the yellow cube goes onto it.
    fn find(&mut self, weapon: Weapon, sink: &mut impl Sink<Event>) {
        let set = self.card_set();
        self.weapons_left -= 1;
        let left = self.weapons_left;
        if let Some(free) = self.found.weapons.iter_mut().find(|slot| slot.is_none()) {
            *free = Some(FoundWeapon::new(weapon, set));
        }
        self.about |= weapon.card(self.card_set()).text.kinds;
        sink.tell(|| Event::WeaponFound { weapon, left });
        if left == 0 {
            return self.finish(End::Victory, sink);
        }
        self.call(Moment::Found, None);
    }

    /// H24: what the new card does not ask for goes to the supply.
    fn exchange(&mut self, out: Weapon, into: Weapon, sink: &mut impl Sink<Event>) {
        let set = self.card_set();
        let Some(found) = self.found.get_mut(out) else {
            return;
        };
        let before = found.cubes;
        *found = FoundWeapon::new(into, set).with_cubes_of(found);
        let kept = found.cubes;
        let understood = found.is_understood();
        for (at, (had, keeps)) in before.into_iter().zip(kept).enumerate() {
            self.supply[at] += had - keeps;
        }
        self.look_over_table();
        sink.tell(|| Event::WeaponExchanged { out, into });
        if understood {
            sink.tell(|| Event::Understood { weapon: into });
        }
    }

    /// H22.
    fn end_round(&mut self, sink: &mut impl Sink<Event>) {
        for slot in self.line.slots() {
            let card = slot.card;
            let keeps = slot.state == SlotState::Engaged
                && matches!(card.kind(), Kind::Agent | Kind::Event);
            if keeps {
                self.hand |= card.bit();
                sink.tell(|| Event::CardKept { card });
            } else {
                self.discard |= card.bit();
            }
        }
        self.line = Line::EMPTY;
        self.planet = None;
        self.look_over_table();
        self.die_used = false;
        self.cubes = 0;
        self.hushed = 0;
        self.surged = false;
        let round = self.round;
        sink.tell(|| Event::RoundEnded { round });
        self.agenda.replace(Task::Round);
    }

    fn move_cubes(&mut self, cube: Cube, cubes: u8, into_bag: bool, sink: &mut impl Sink<Event>) {
        let at = cube.index();
        let (from, to) = if into_bag {
            (&mut self.supply, &mut self.bag)
        } else {
            (&mut self.bag, &mut self.supply)
        };
        let cubes = cubes.min(from[at]);
        from[at] -= cubes;
        to[at] += cubes;
        if cubes > 0 {
            sink.tell(|| Event::CubesMoved {
                cube,
                cubes,
                into_bag,
            });
        }
    }

    fn turn(&mut self, die: Die, to: u8, sink: &mut impl Sink<Event>) {
        let from = self.dice[die.index()];
        self.dice[die.index()] = to;
        if from != to {
            sink.tell(|| Event::DieTurned { die, from, to });
        }
    }

    /// H23: a die of the captain's, or one that was borrowed.
    fn use_die(&mut self, task: Task, die: Die, word: PowerWord, sink: &mut impl Sink<Event>) {
        if let Task::Borrowed(_, face) = task {
            self.agenda.pop();
            if let Some(power) = power_by_word(die, face, word) {
                self.empower(power, sink);
            }
            return;
        }
        let face = self.dice[die.index()];
        let Some(power) = power_by_word(die, face, word) else {
            return;
        };
        self.die_used = true;
        sink.tell(|| Event::DieUsed {
            die,
            face,
            power: word,
        });
        // What it does comes first, then it is turned down; but where a use takes the place of what
        // was to be done, the die is turned at once: nothing that follows depends on it.
        match power {
            Power::Sift => {
                self.agenda.replace(Task::Sift(SIFTED));
                self.agenda.push(Task::TurnDown(die));
            }
            Power::Claim => {
                self.agenda.replace(Task::Claim);
                self.agenda.push(Task::TurnDown(die));
            }
            _ => {
                self.agenda.push(Task::TurnDown(die));
                self.empower(power, sink);
            }
        }
    }

    /// H24: what a face does at once.
    fn empower(&mut self, power: Power, sink: &mut impl Sink<Event>) {
        match power {
            Power::Boost { by, icon } => self.boost_by_die(by, icon, sink),
            Power::BoostAndTune { by, icon, up } => {
                self.agenda.push(Task::TurnUp {
                    dice: Dice::System,
                    by: up,
                });
                self.boost_by_die(by, icon, sink);
            }
            Power::Tune { up } => self.agenda.push(Task::TurnUp {
                dice: Dice::System,
                by: up,
            }),
            Power::Clear { whites } => self.move_cubes(Cube::White, whites, false, sink),
            Power::Remove { cubes } => self.agenda.push(Task::Take {
                cubes,
                yellow: true,
            }),
            Power::Take => self.agenda.push(Task::Take {
                cubes: 1,
                yellow: false,
            }),
            Power::Extra { cubes } => self.add_search_cubes(cubes as i8, sink),
            Power::Recover { cards } => {
                let cubes = cards.min(self.evaded_with_icon());
                self.add_search_cubes(cubes as i8, sink);
            }
            Power::Borrow { crew } => {
                self.committed = true;
                self.agenda.push(Task::Borrow(crew));
            }
            Power::Trade => {
                self.committed = true;
                self.agenda.push(Task::Trade);
            }
            Power::Reroll { .. } => {
                self.committed = !self.searching;
                self.agenda.push(Task::Reroll);
            }
            Power::Exchange => self.agenda.push(Task::Exchange),
            Power::Pair => self.agenda.push(Task::PairFirst),
            Power::Understand => self.agenda.push(Task::Understand),
            Power::Probe => self.agenda.push(Task::Probe),
            Power::Sift | Power::Claim => {}
        }
    }

    /// H17: "+n colour" counts if the Engage Icon has that colour.
    fn boost_by_die(&mut self, by: u8, icon: Option<Ability>, sink: &mut impl Sink<Event>) {
        self.committed = true;
        let by = by.saturating_add_signed(self.dice_boost());
        self.boost_against(by, icon, sink);
    }

    fn boost_against(&mut self, by: u8, icon: Option<Ability>, sink: &mut impl Sink<Event>) {
        let counts = icon.is_none_or(|icon| {
            self.first_waiting()
                .is_some_and(|place| self.icon_at(place) == icon)
        });
        if counts {
            self.boost += by;
            sink.tell(|| Event::Boosted { by });
        }
    }

    fn add_search_cubes(&mut self, by: i8, sink: &mut impl Sink<Event>) {
        self.cubes = self.cubes.saturating_add(by);
        sink.tell(|| Event::SearchChanged { by });
    }

    fn keep_of_pair(&mut self, kept: Cube, other: Cube, sink: &mut impl Sink<Event>) {
        if other == Cube::Yellow && kept == Cube::Yellow && self.card_set().has_rulings() {
            // Without the other one nobody could win any more.
            self.bag[other.index()] += 1;
            sink.tell(|| Event::Returned { cube: other });
        } else {
            self.supply[other.index()] += 1;
            sink.tell(|| Event::Wasted { cube: other });
        }
        self.draw_search_cube(kept, sink);
    }

    /// The next deed of a text; false if the player has to choose one.
    fn go_on_with_text(
        &mut self,
        source: Source,
        occasion: u8,
        next: u8,
        sink: &mut impl Sink<Event>,
    ) -> bool {
        let deeds = self.deeds_of(source, occasion);
        let deed = match deeds {
            Deeds::All(deeds) => {
                let deed = deeds.get(usize::from(next)).copied();
                self.agenda.pop();
                if deeds.len() > usize::from(next) + 1 {
                    self.agenda.push(Task::Text(source, occasion, next + 1));
                }
                deed
            }
            Deeds::OneOf(deeds) => {
                let deed = match few(deeds.into_iter().filter(|&deed| self.can_do(deed))) {
                    Few::None => None,
                    Few::One(deed) => Some(deed),
                    Few::More => return false,
                };
                self.agenda.pop();
                deed
            }
        };
        if let Some(deed) = deed {
            if next == 0 {
                sink.tell(|| Event::TextApplied { card: source });
            }
            self.do_deed(deed, sink);
        }
        true
    }

    fn do_deed(&mut self, deed: Deed, sink: &mut impl Sink<Event>) {
        match deed {
            Deed::Gain {
                what: Points::Any,
                n,
            } => self.agenda.push(Task::Gain(n)),
            Deed::Lose {
                what: Points::Any,
                n,
            } => self.agenda.push(Task::Lose(n)),
            Deed::Gain {
                what: Points::LowestEach,
                n,
            } => self.agenda.push(Task::GainLowest(n)),
            Deed::Lose {
                what: Points::HighestEach,
                n,
            } => self.agenda.push(Task::LoseHighest(n)),
            Deed::Gain { what, n } => {
                if let Some(ability) = self.ability_of(what) {
                    self.gain(ability, n, sink);
                }
            }
            Deed::Lose { what, n } => {
                if let Some(ability) = self.ability_of(what) {
                    self.lose(ability, n, sink);
                }
            }
            Deed::AddCubes { cube, n } => self.move_cubes(cube, n, true, sink),
            Deed::RemoveCubes { cube, n } => self.move_cubes(cube, n, false, sink),
            Deed::TakeCubes { n } => self.agenda.push(Task::Take {
                cubes: n,
                yellow: false,
            }),
            Deed::RemoveAlerts { n } => {
                let alerts = n.min(self.alerts);
                self.alerts -= alerts;
                self.supply[Cube::Black.index()] += alerts;
                if alerts > 0 {
                    sink.tell(|| Event::AlertsRemoved { alerts });
                }
            }
            Deed::SearchCubes { by } => self.add_search_cubes(by, sink),
            Deed::Reveal { n } => self.agenda.push(Task::DealPlanets(n)),
            Deed::TurnUp { dice, by } => self.agenda.push(Task::TurnUp { dice, by }),
            Deed::Reroll => self.agenda.push(Task::Reroll),
            Deed::Understand => self.agenda.push(Task::Understand),
            Deed::Discard => self.agenda.push(Task::Discard),
            Deed::Boost { by, icon } => {
                self.committed = true;
                self.boost_against(by, icon, sink);
            }
            Deed::SlipAway => {
                // What is below the pause in the evade is the draw.
                let tasks = self.agenda.tasks();
                let pause = tasks
                    .iter()
                    .rposition(|task| matches!(task, Task::Evading(_)));
                if let Some(pause) = pause {
                    let mut agenda = Agenda::EMPTY;
                    for (at, &task) in tasks.iter().enumerate() {
                        let is_draw = at + 1 == pause && matches!(task, Task::EvadeDraw(_));
                        agenda.push(if is_draw { Task::EvadeDraw(0) } else { task });
                    }
                    self.agenda = agenda;
                    sink.tell(|| Event::SlippedAway);
                }
            }
        }
    }
}

fn power_by_word(die: Die, face: u8, word: PowerWord) -> Option<Power> {
    let mut uses = powers(die, face).iter().copied();
    uses.find(|&power| PowerWord::from(power) == word)
}

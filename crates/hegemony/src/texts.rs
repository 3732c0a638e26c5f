//! Everything this game says to people, in every language. What cards and faces of dice say, and
//! what things are called, is made in [`wording`].
//!
//! Polish names of cards are never declined: they stand behind a colon or in apposition, and
//! what happened is told in the present („kosztuje”), as in the other games, which has no gender.

use serde_json::Value;
use starboard_kernel::{Ending, Lang, Narrate, WhyNot, Wording, capital};

use crate::cards::wording::{self, Bearer};
use crate::cards::{Deed, Deeds, Dice, Lasting};
use crate::dice::{Power, powers};
use crate::refusal::why_not;
use crate::render::render;
use crate::{
    Ability, Action, Captain, CardSet, Cube, Die, Encounter, End, Event, FoundWeapon, Hegemony,
    Payment, Planet, RANDOM_CAPTAIN, Task, Weapon,
};

impl Wording for Hegemony {
    fn title(lang: Lang) -> String {
        about::title(lang)
    }

    fn tagline(lang: Lang) -> String {
        about::tagline(lang)
    }

    fn option_label(name: &str, value: Option<&Value>, lang: Lang) -> String {
        match (name, value.and_then(Value::as_str)) {
            ("difficulty", None) => about::option_difficulty(lang),
            ("difficulty", Some("basic")) => about::option_basic(lang),
            ("difficulty", Some("normal")) => about::option_normal(lang),
            ("difficulty", Some("advanced")) => about::option_advanced(lang),
            ("edition", None) => about::option_edition(lang),
            ("edition", Some("first")) => about::option_first(lang),
            ("edition", Some("second")) => about::option_second(lang),
            ("captain", None) => about::option_captain(lang),
            ("captain", Some(RANDOM_CAPTAIN)) => about::option_random(lang),
            ("captain", Some(id)) => match Captain::read(id) {
                Some(captain) => captain.name(lang).to_owned(),
                None => id.to_owned(),
            },
            _ => name.to_owned(),
        }
    }

    fn option_note(name: &str, value: &Value, lang: Lang) -> Option<String> {
        match (name, value.as_str()?) {
            ("difficulty", _) => {
                let difficulty: crate::Difficulty = serde_json::from_value(value.clone()).ok()?;
                Some(note_difficulty(lang, difficulty.weapons()))
            }
            ("edition", "first") => Some(note_first(lang)),
            ("edition", "second") => Some(note_second(lang)),
            ("captain", RANDOM_CAPTAIN) => Some(note_random(lang)),
            ("captain", id) => {
                let captain = Captain::read(id)?;
                let [first, card] = [CardSet::First, CardSet::Second].map(|set| captain.card(set));
                let [red, orange, blue] = card.points;
                let dice = card.dice.map(|die| wording::die_name(die, lang));
                let note = note_captain(lang, red, orange, blue, &list(&dice, lang));
                if first.points == card.points {
                    return Some(note);
                }
                let [red, orange, blue] = first.points;
                Some(format!(
                    "{note} {}",
                    note_captain_first(lang, red, orange, blue)
                ))
            }
            _ => None,
        }
    }

    fn render(&self, lang: Lang) -> String {
        render(self, lang)
    }

    fn prompt(&self, lang: Lang) -> String {
        if self.end().is_some() {
            return prompt_over(lang);
        }
        let die_name = |die: Die| wording::die_name(die, lang);
        match self.task() {
            Task::ChoosePlanet => prompt_planet(lang, self.round()),
            Task::BeforeLine => prompt_before_line(lang),
            Task::PlaceCard => prompt_place(lang, self.line().count() + 1),
            Task::Decide(place) => prompt_for_card(self, place.into(), lang),
            Task::Evading(place) => {
                let card = name_at(self, place.into(), lang);
                prompt_evading(lang, card, &ability_cubes(lang, evade_draws(self)))
            }
            Task::Searching if self.has_cubes_to_draw() => {
                prompt_searching(lang, &cubes(lang, self.cubes().unsigned_abs()))
            }
            Task::Searching => prompt_searched(lang),
            Task::Keep(cube) => {
                let drawn = a_cube(lang, cube.word());
                match cube.ability() {
                    Some(ability) if self.can_raise(cube) => {
                        prompt_keep(lang, &drawn, &wording::ability_name(ability, lang))
                    }
                    _ => prompt_fit(lang, &drawn),
                }
            }
            Task::BeforeFind => prompt_before_find(lang),
            Task::Text(source, ..) => prompt_text(lang, source.name(lang)),
            Task::Gain(points) => prompt_gain(lang, &wording::points(points, lang)),
            Task::Lose(points) => prompt_lose(lang, &wording::points(points, lang)),
            Task::GainLowest(_) => prompt_gain_lowest(lang),
            Task::LoseHighest(_) => prompt_lose_highest(lang),
            Task::Take { cubes: n, .. } => prompt_take(lang, &cubes(lang, n)),
            Task::Discard => prompt_discard(lang),
            Task::TurnUp { by, .. } => prompt_turn_up(lang, by),
            Task::TurnDown(die) => {
                prompt_turn_down(lang, &die_name(die), self.face(die).unwrap_or(1))
            }
            Task::Reroll => prompt_reroll(lang),
            Task::Trade => prompt_trade(lang),
            Task::Understand => prompt_understand(lang),
            Task::Exchange => prompt_exchange(lang),
            Task::Claim => prompt_claim(lang),
            Task::Borrowed(die, face) => prompt_borrowed(lang, &die_name(die), face),
            Task::PairKeep(first, second) => prompt_pair(
                lang,
                &a_cube(lang, first.word()),
                &a_cube(lang, second.word()),
            ),
            Task::DrawAlien => prompt_aliens(lang),
            Task::DrawCaptain => prompt_captain(lang),
            Task::RollDie(die) | Task::Borrow(die) => prompt_roll(lang, &die_name(die)),
            Task::DealPlanets(_) => prompt_deal(lang),
            Task::DrawLine(_) => prompt_draw_line(lang),
            Task::Sift(_) => prompt_sift(lang),
            Task::EvadeDraw(_) => prompt_evade_draw(lang),
            Task::Find => prompt_find(lang),
            // The rest is done by itself.
            _ => prompt_draw_cube(lang),
        }
    }

    fn describe(&self, action: Action, lang: Lang) -> String {
        let ability_name = |ability: Ability| wording::ability_name(ability, lang);
        let die_name = |die: Die| wording::die_name(die, lang);
        let face_of = |die: Die| self.face(die).unwrap_or(0);
        match action {
            Action::Planet(planet) => say_planet(
                lang,
                planet.name(lang),
                &planet_text(planet, self.card_set(), lang),
            ),
            Action::Draw => match self.task() {
                Task::BeforeLine => say_draw_line(lang),
                Task::BeforeFind => say_draw_weapon(lang),
                Task::Searching => say_draw_cube(lang, &cubes(lang, self.cubes().unsigned_abs())),
                Task::Evading(_) => match evade_draws(self) {
                    0 => say_draw_evade_none(lang),
                    1 => say_draw_evade_one(lang),
                    n => say_draw_evade(lang, &ability_cubes(lang, n)),
                },
                _ => say_draw(lang),
            },
            Action::Finish => say_finish(lang),
            Action::Place(card) => say_place(
                lang,
                card.name(lang),
                &wording::kind_name(card.kind(), lang),
                card.card(self.card_set()).strength,
                &ability_name(card.card(self.card_set()).icon),
            ),
            Action::Engage(payment) => describe_engage(self, payment, lang),
            Action::Evade(payment) => describe_evade(self, payment, lang),
            Action::Use { die, power: word } => {
                let face = match self.task() {
                    Task::Borrowed(borrowed, face) if borrowed == die => face,
                    _ => face_of(die),
                };
                let mut uses = powers(die, face).iter().copied();
                match uses.find(|power| power.word() == word.word()) {
                    Some(power) => describe_use(self, die, face, power, lang),
                    None => say_use(lang, &die_name(die), face, &wording::face(die, face, lang)),
                }
            }
            Action::Play(card) => say_play(
                lang,
                card.name(lang),
                &hand_text(card, self.card_set(), lang),
            ),
            Action::Choose(which) => describe_choice(self, which, lang),
            Action::Raise => match self.task() {
                Task::Keep(cube) => match cube.ability() {
                    Some(ability) => {
                        let from = self.points(ability);
                        let most = self.most(ability);
                        let to = (from + raise_by(self)).min(most);
                        say_raise(lang, &ability_name(ability), from, to, most)
                    }
                    None => say_draw(lang),
                },
                _ => say_draw(lang),
            },
            Action::Fit(weapon) => {
                let found = self.found().find(|found| found.weapon == weapon);
                let needs = found.map_or_else(|| nothing(lang), |found| still_needed(&found, lang));
                say_fit(lang, weapon.name(lang), &needs)
            }
            Action::Gain(ability) => {
                let from = self.points(ability);
                say_gain(
                    lang,
                    &wording::ability_genitive(ability, lang),
                    from,
                    from + 1,
                )
            }
            Action::Lose(ability) => {
                let from = self.points(ability);
                let to = from.saturating_sub(1);
                let text = say_lose(lang, &wording::ability_genitive(ability, lang), from, to);
                let mut payment = [0; 3];
                payment[ability.index()] = from.min(1);
                with_notes(text, defeat_by(self, payment, lang), lang)
            }
            Action::Take(cube) => {
                say_take(lang, &a_cube(lang, cube.word()), self.bag()[cube.index()])
            }
            Action::Keep(cube) => {
                let other = match self.task() {
                    Task::PairKeep(first, second) if first == cube => second,
                    Task::PairKeep(first, _) => first,
                    _ => cube,
                };
                say_keep(
                    lang,
                    &a_cube(lang, cube.word()),
                    &a_cube(lang, other.word()),
                )
            }
            Action::Discard(card) => say_discard(lang, card.name(lang)),
            Action::TurnUp(die) => {
                let by = match self.task() {
                    Task::TurnUp { by, .. } => by,
                    _ => 0,
                };
                let to = (face_of(die) + by).min(6);
                let text = wording::face(die, to, lang);
                say_turn_up(lang, &die_name(die), face_of(die), to, &text)
            }
            Action::TurnTo(face) => match self.task() {
                Task::TurnDown(die) => {
                    say_turn_to(lang, &die_name(die), face, &wording::face(die, face, lang))
                }
                _ => say_draw(lang),
            },
            Action::Reroll(die) => say_reroll(lang, &die_name(die), face_of(die)),
            Action::Trade { out, into } => say_trade(lang, &die_name(out), &die_name(into)),
            Action::Understand(weapon) => say_understand(
                lang,
                weapon.name(lang),
                &weapon_text(weapon, self.card_set(), lang),
            ),
            Action::Exchange { out, into } => {
                let text = weapon_text(into, self.card_set(), lang);
                let before = self.found().find(|found| found.weapon == out);
                let after = FoundWeapon::new(into, self.card_set());
                let after = before.map_or(after, |found| after.with_cubes_of(&found));
                let needs = still_needed(&after, lang);
                say_exchange(lang, out.name(lang), into.name(lang), &needs, &text)
            }
            Action::Claim(weapon) => {
                let needs = still_needed(&FoundWeapon::new(weapon, self.card_set()), lang);
                say_claim(
                    lang,
                    weapon.name(lang),
                    &needs,
                    &weapon_text(weapon, self.card_set(), lang),
                )
            }
        }
    }

    fn why_not(&self, action: Action, lang: Lang) -> WhyNot {
        why_not(self, action, lang)
    }

    fn describe_ending(ending: &Ending, lang: Lang) -> String {
        let end = End::ALL
            .into_iter()
            .find(|end| end.reason() == ending.reason);
        end_in_words(end.unwrap_or(End::Exhausted), lang)
    }
}

impl Narrate for Event {
    fn narrate(&self, lang: Lang, _names: &[String]) -> String {
        let die_name = |die: &Die| wording::die_name(*die, lang);
        let ability_name = |ability: &Ability| wording::ability_name(*ability, lang);
        let cube_name = |cube: &Cube| wording::cube_name(*cube, lang);
        match self {
            Event::AlienArrived { sector, alien } => told_alien(lang, *sector, alien.name(lang)),
            Event::CaptainTook { captain } => told_captain(lang, captain.name(lang)),
            Event::DieRolled { die, face } => told_rolled(lang, &die_name(die), *face),
            Event::PlanetDealt { planet } => told_planet_dealt(lang, planet.name(lang)),
            Event::RoundBegan { round, alien } => told_round(lang, *round, alien.name(lang)),
            Event::PlanetChosen { planet } => told_planet_chosen(lang, planet.name(lang)),
            Event::CardDrawn { card } => told_card_drawn(lang, card.name(lang)),
            Event::CardPlaced { card } => told_card_placed(lang, card.name(lang)),
            Event::ShuffledBack { cards } => {
                let names: Vec<String> = cards.iter().map(|c| c.name(lang).to_owned()).collect();
                told_shuffled_back(lang, &list(&names, lang))
            }
            Event::CubesAdded { card, cubes } => {
                told_cubes_added(lang, card.name(lang), &cubes_by_colour(cubes, lang))
            }
            Event::LocationReached { card } => told_location(lang, card.name(lang)),
            Event::LocationLeft { card } => told_location_left(lang, card.name(lang)),
            Event::Met { card, .. } if card.passes() => told_met_passing(lang, card.name(lang)),
            Event::Met {
                card,
                strength,
                icon,
            } => told_met(lang, card.name(lang), *strength, &ability_name(icon)),
            Event::TextApplied { card } => told_text(lang, card.name(lang)),
            Event::Engaged {
                card,
                paid: [0, 0, 0],
            } => told_engaged_free(lang, card.name(lang)),
            Event::Engaged { card, paid: with } => {
                told_engaged(lang, card.name(lang), &paid(*with, lang))
            }
            Event::EvadeBegan {
                card,
                paid: [0, 0, 0],
            } => told_evade_free(lang, card.name(lang)),
            Event::EvadeBegan { card, paid: with } => {
                told_evade_began(lang, card.name(lang), &paid(*with, lang))
            }
            Event::Evaded { card } => told_evaded(lang, card.name(lang)),
            Event::Passed { card } => told_passed(lang, card.name(lang)),
            Event::EvadeCube { cube, shielded } => {
                if *shielded {
                    told_evade_shielded(lang, &a_cube(lang, cube.word()))
                } else {
                    told_evade_cube(lang, &a_cube(lang, cube.word()))
                }
            }
            Event::Lost { ability, points } => {
                told_lost(lang, &points_of_ability(*points, *ability, lang))
            }
            Event::Gained { ability, points } => {
                told_gained(lang, &points_of_ability(*points, *ability, lang))
            }
            Event::SearchBegan { cubes: 0 } => told_search_nothing(lang),
            Event::SearchBegan { cubes: n } => told_search(lang, &cubes(lang, *n)),
            Event::CubeDrawn { cube } => {
                let meaning = wording::cube_meaning(*cube, lang);
                told_cube(lang, &a_cube(lang, cube.word()), &meaning)
            }
            Event::Raised { ability, points } => told_raised(lang, &ability_name(ability), *points),
            Event::Fitted { weapon, cube } => {
                told_fitted(lang, &cube_name(cube), weapon.name(lang))
            }
            Event::Returned { cube } => told_returned(lang, &cube_name(cube)),
            Event::Wasted { cube } => told_wasted(lang, &cube_name(cube)),
            Event::FalseLead { stays: true } => told_false_lead(lang),
            Event::FalseLead { stays: false } => told_false_lead_left(lang),
            Event::Alerted { alerts } => {
                told_alerted(lang, &wording::cubes_of(Cube::Black, *alerts, lang))
            }
            Event::Hushed => told_hushed(lang),
            Event::WeaponFound { weapon, left: 0 } => told_found_last(lang, weapon.name(lang)),
            Event::WeaponFound { weapon, left } => told_found(lang, weapon.name(lang), *left),
            Event::Understood { weapon } => told_understood(lang, weapon.name(lang)),
            Event::DieUsed { die, face, .. } => told_die_used(lang, &die_name(die), *face),
            Event::DieTurned { die, from, to } => told_die_turned(lang, &die_name(die), *from, *to),
            Event::DieTraded { out, into } => {
                told_die_traded(lang, &die_name(out), &die_name(into))
            }
            Event::Borrowed { die, face } => told_borrowed(lang, &die_name(die), *face),
            Event::Boosted { by } => told_boosted(lang, &wording::points(*by, lang)),
            Event::CardPlayed { card } => told_played(lang, card.name(lang)),
            Event::CardKept { card } => told_kept(lang, card.name(lang)),
            Event::CardDiscarded { card } => told_discarded(lang, card.name(lang)),
            Event::CubesMoved {
                cube,
                cubes,
                into_bag,
            } => {
                let cubes = wording::cubes_of(*cube, *cubes, lang);
                if *into_bag {
                    told_into_bag(lang, &cubes)
                } else {
                    told_from_bag(lang, &cubes)
                }
            }
            Event::PairDrawn { cube } => told_pair(lang, &a_cube(lang, cube.word())),
            Event::Probed { cube: Cube::Yellow } => {
                told_probed_back(lang, &a_cube(lang, Cube::Yellow.word()))
            }
            Event::Probed { cube } => told_probed(lang, &a_cube(lang, cube.word())),
            Event::AlertsRemoved { alerts } => {
                told_alerts_removed(lang, &wording::cubes_of(Cube::Black, *alerts, lang))
            }
            Event::SearchChanged { by } => {
                let cubes = cubes(lang, by.unsigned_abs());
                if *by < 0 {
                    told_search_shrank(lang, &cubes)
                } else {
                    told_search_grew(lang, &cubes)
                }
            }
            Event::SlippedAway => told_slipped_away(lang),
            Event::WeaponExchanged { out, into } => {
                told_exchanged(lang, out.name(lang), into.name(lang))
            }
            Event::RoundEnded { round } => told_round_ended(lang, *round),
            Event::Ended { end } => end_in_words(*end, lang),
        }
    }
}

starboard_kernel::texts!("texts");

/// What lists of games say: an app can have it before it has anything else of the game.
mod about {
    starboard_kernel::texts!("about");
}

/// "a, b and c".
pub(crate) fn list(items: &[String], lang: Lang) -> String {
    match items {
        [] => nothing(lang),
        _ => lang.list(items),
    }
}

/// "a, b or c".
pub(crate) fn either(items: &[String], lang: Lang) -> String {
    match items {
        [] => nothing(lang),
        [only] => only.clone(),
        [most @ .., last] => most.join(", ") + &or(lang) + last,
    }
}

/// "2 points of Weapons".
pub(crate) fn points_of_ability(n: u8, ability: Ability, lang: Lang) -> String {
    points_of(
        lang,
        &wording::points(n, lang),
        &wording::ability_genitive(ability, lang),
    )
}

/// "1 point of Weapons and 4 points of Infiltration".
pub(crate) fn paid(payment: Payment, lang: Lang) -> String {
    let parts: Vec<String> = Ability::ALL
        .iter()
        .filter(|ability| payment[ability.index()] > 0)
        .map(|&ability| points_of_ability(payment[ability.index()], ability, lang))
        .collect();
    list(&parts, lang)
}

/// "1 red cube and 2 blue cubes", for counts in the order of [`Cube`].
fn cubes_by_colour(counts: &[u8], lang: Lang) -> String {
    let parts: Vec<String> = Cube::ALL
        .iter()
        .zip(counts)
        .filter(|&(_, &count)| count > 0)
        .map(|(&cube, &count)| wording::cubes_of(cube, count, lang))
        .collect();
    list(&parts, lang)
}

/// The cubes that a Super Weapon still asks for.
pub(crate) fn still_needed(found: &FoundWeapon, lang: Lang) -> String {
    if found.is_understood() {
        return nothing(lang);
    }
    let mut needed = found.needs;
    for (needed, has) in needed.iter_mut().zip(found.cubes) {
        *needed = needed.saturating_sub(has);
    }
    cubes_by_colour(&needed, lang)
}

/// What a planet does.
#[must_use]
pub fn planet_text(planet: Planet, set: CardSet, lang: Lang) -> String {
    wording::text(&planet.card(set).text, Bearer::Planet, lang).join(" ")
}

/// What a Super Weapon does once it is understood.
#[must_use]
pub fn weapon_text(weapon: Weapon, set: CardSet, lang: Lang) -> String {
    wording::text(&weapon.card(set).text, Bearer::Weapon, lang).join(" ")
}

/// What a card does when it is played from the hand.
#[must_use]
pub fn hand_text(card: Encounter, set: CardSet, lang: Lang) -> String {
    let hand = card.card(set).hand.as_ref();
    hand.map_or_else(|| nothing(lang), |hand| wording::hand(hand, lang))
}

/// H17, step by step: "3, +1 The Thrum, −1 Rusted Dock = 3; −2 dice and hand: 1 to pay".
#[must_use]
pub fn strength_in_words(position: &Hegemony, place: usize, lang: Lang) -> String {
    let strength = position.strength_in_full(place);
    let mut parts = vec![strength.printed.to_string()];
    for &(source, by) in strength.changes.iter().filter(|(_, by)| *by != 0) {
        let sign = if by < 0 { '−' } else { '+' };
        parts.push(format!("{sign}{} {}", by.unsigned_abs(), source.name(lang)));
    }
    let sum = match parts.len() {
        1 => parts.remove(0),
        _ => sum_total(lang, &parts.join(", "), strength.total),
    };
    if strength.total == 0 {
        return sum_zero(lang, &sum);
    }
    // What was used for the card before may not be put away yet.
    let is_met = position
        .agenda
        .tasks()
        .iter()
        .any(|task| matches!(task, Task::Decide(at) if usize::from(*at) == place));
    match position.boost() {
        boost if boost > 0 && is_met => sum_boost(lang, &sum, boost, position.due_at(place)),
        _ => sum,
    }
}

fn prompt_for_card(position: &Hegemony, place: usize, lang: Lang) -> String {
    let card = name_at(position, place, lang);
    let strength = position.strength_at(place);
    if strength == 0 {
        return prompt_zero(lang, card);
    }
    let ability = wording::ability_name(position.icon_at(place), lang);
    let due = position.due_at(place);
    let payable = position.can_engage(place);
    if !payable {
        if position.is_any_usable() {
            prompt_needs_help(lang, card, strength, &ability)
        } else {
            prompt_too_strong(lang, card, strength, &ability)
        }
    } else if due < strength {
        prompt_due(lang, card, due, strength, &ability)
    } else if position.committed {
        prompt_committed(lang, card, strength, &ability)
    } else {
        prompt_decide(lang, card, strength, &ability)
    }
}

/// The card at a place of the line.
pub(crate) fn name_at(position: &Hegemony, place: usize, lang: Lang) -> &'static str {
    let mut line = position.line();
    line.nth(place).map_or("", |slot| slot.card.name(lang))
}

/// The cubes that an evade under way still draws.
fn evade_draws(position: &Hegemony) -> u8 {
    let drawn = position
        .agenda
        .tasks()
        .iter()
        .rev()
        .find_map(|task| match task {
            Task::EvadeDraw(cubes) => Some(*cubes),
            _ => None,
        });
    drawn.unwrap_or(0)
}

/// How much the cube that was drawn would raise its ability.
fn raise_by(position: &Hegemony) -> u8 {
    let surges = !position.surged && position.holds(Lasting::Surge);
    if surges { 2 } else { 1 }
}

fn with_notes(text: String, notes: impl IntoIterator<Item = String>, lang: Lang) -> String {
    notes.into_iter().fold(text, |text, note| {
        let mark = if text.contains(';') {
            ","
        } else {
            lang.semicolon()
        };
        format!("{text}{mark} {note}")
    })
}

/// H26: whether spending this much loses the game at once.
fn defeat_by(position: &Hegemony, payment: Payment, lang: Lang) -> Option<String> {
    let at_zero = Ability::ALL
        .iter()
        .filter(|ability| position.points(**ability) <= payment[ability.index()])
        .count();
    (!position.is_searching() && at_zero >= 2).then(|| loses_game(lang))
}

fn describe_engage(position: &Hegemony, payment: Payment, lang: Lang) -> String {
    let text = if payment == [0; 3] {
        say_engage_free(lang)
    } else {
        say_engage(lang, &paid(payment, lang))
    };
    if let Some(defeat) = defeat_by(position, payment, lang) {
        return with_notes(text, [defeat], lang);
    }
    let mut notes = Vec::new();
    if let Task::Decide(place) = position.task() {
        let icons = position.planet_icons_at(place.into());
        if icons > 0 {
            notes.push(counts_icons(lang, &planet_icons(lang, icons)));
        }
        let kept = position.line().nth(place.into()).is_some_and(|slot| {
            matches!(slot.card.kind(), crate::Kind::Agent | crate::Kind::Event)
        });
        if kept {
            notes.push(to_hand(lang));
        }
    }
    with_notes(text, notes, lang)
}

fn describe_evade(position: &Hegemony, payment: Payment, lang: Lang) -> String {
    let text = if payment == [0; 3] {
        say_evade_free(lang)
    } else {
        say_evade(lang, &paid(payment, lang))
    };
    if let Some(defeat) = defeat_by(position, payment, lang) {
        return with_notes(text, [defeat], lang);
    }
    let mut notes = Vec::new();
    // H18: there may be fewer than are to be drawn.
    let in_bag: u8 = position.bag()[..3].iter().sum();
    match position.evade_cubes().min(in_bag) {
        0 => notes.push(then_draw_none(lang)),
        n => {
            notes.push(match n {
                1 => then_draw_one(lang),
                n => then_draw(lang, &ability_cubes(lang, n)),
            });
            let free: Vec<String> = Ability::ALL
                .iter()
                .filter(|ability| position.is_shielded(**ability))
                .map(|ability| wording::cube_name(ability.cube(), lang))
                .collect();
            if !free.is_empty() {
                notes.push(shielded(lang, &list(&free, lang)));
            }
        }
    }
    with_notes(text, notes, lang)
}

fn describe_use(position: &Hegemony, die: Die, face: u8, power: Power, lang: Lang) -> String {
    let met = position
        .agenda
        .tasks()
        .iter()
        .rev()
        .find_map(|task| match task {
            Task::Decide(place) => Some(usize::from(*place)),
            _ => None,
        });
    let boost = |by: u8, icon: Option<Ability>| {
        let counts =
            met.is_some_and(|place| icon.is_none_or(|icon| icon == position.icon_at(place)));
        if counts {
            let by = by.saturating_add_signed(position.dice_boost());
            pay_less(lang, &wording::points(by, lang))
        } else {
            no_boost(lang)
        }
    };
    let turn_up = |by: u8| {
        let dice = Dice::System;
        wording::deed(Deed::TurnUp { dice, by }, lang)
    };
    let mut systems = Die::ALL.iter().filter(|die| !die.is_crew());
    let has_system = systems.any(|&die| position.face(die).is_some());
    let effect = match power {
        Power::Boost { by, icon } => boost(by, icon),
        // A player without a system die has none to turn.
        Power::BoostAndTune { by, icon, .. } if !has_system => boost(by, icon),
        Power::BoostAndTune { by, icon, up } => {
            let parts = [boost(by, icon), turn_up(up)];
            list(&parts, lang)
        }
        Power::Tune { up } => turn_up(up),
        Power::Clear { whites } => {
            let whites = whites.min(position.bag()[Cube::White.index()]);
            cubes_leave(lang, &wording::cubes_of(Cube::White, whites, lang))
        }
        Power::Remove { cubes: n } => chosen_cubes_leave(lang, &cubes(lang, n)),
        Power::Extra { cubes: n } => more_cubes(lang, &cubes(lang, n)),
        Power::Recover { cards } => {
            more_cubes(lang, &cubes(lang, cards.min(position.evaded_with_icon())))
        }
        _ => wording::face(die, face, lang),
    };
    let commits = match power {
        Power::Boost { .. } | Power::BoostAndTune { .. } | Power::Borrow { .. } | Power::Trade => {
            true
        }
        Power::Reroll { .. } => !position.is_searching(),
        _ => false,
    };
    let name = wording::die_name(die, lang);
    if commits {
        say_use_engaging(lang, &name, face, &effect)
    } else {
        say_use(lang, &name, face, &effect)
    }
}

fn describe_choice(position: &Hegemony, which: u8, lang: Lang) -> String {
    let Task::Text(source, occasion, _) = position.task() else {
        return say_draw(lang);
    };
    match position.deeds_of(source, occasion) {
        Deeds::OneOf(deeds) => capital(&wording::deed(deeds[usize::from(which == 2)], lang)),
        Deeds::All(_) => say_draw(lang),
    }
}

fn end_in_words(end: End, lang: Lang) -> String {
    match end {
        End::Victory => ended_victory(lang),
        End::Crippled => ended_crippled(lang),
        End::Exhausted => ended_exhausted(lang),
    }
}

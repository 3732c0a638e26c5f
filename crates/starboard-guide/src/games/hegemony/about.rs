//! What everything on the table is and does.

use hegemony::cards::wording::{self, Bearer};
use hegemony::texts::colour_of_cubes;
use hegemony::{
    Ability, Action, Alien, Captain, Cube, Die, Encounter, FoundWeapon, Hegemony, Kind, Payment,
    Planet, SlotState, Task, Weapon,
};
use starboard_kernel::{Game, Lang, Wording, capital};

use super::{Author, cube_count, genitive, odds, payment_words, percent, points_of, touch};
use crate::{Thing, not_now};

starboard_kernel::texts!("src/games/hegemony/about");

pub(super) const KINDS: &[&str] = &[
    "action", "choice", "alerts", "alien", "planet", "card", "location", "hand", "weapon",
    "captain", "die", "ability", "cube", "price", "view", "sign", "score", "player", "supply",
];

/// What is on the table beside cards, dice and cubes.
const SIGNS: [&str; 6] = ["round", "drawn", "left", "back", "hidden", "no location"];

pub(super) fn things(position: &Hegemony) -> Vec<Thing> {
    let mut things: Vec<Thing> = Vec::new();
    let mut add = |kind: &'static str, names: &mut dyn Iterator<Item = String>| {
        things.extend(names.map(|name| (kind, name)));
    };
    let owned = str::to_owned;
    let aliens = position.aliens().into_iter().flatten();
    add("alien", &mut aliens.map(|alien| owned(alien.id())));
    let planets = position.face_up_planets().chain(position.planet());
    add("planet", &mut planets.map(|planet| owned(planet.id())));
    let line = position.line().map(|slot| slot.card);
    let cards = line.chain(position.sifted());
    add("card", &mut cards.map(|card| owned(card.id())));
    let location = position.location().into_iter();
    add("location", &mut location.map(|card| owned(card.id())));
    add("hand", &mut position.hand().map(|card| owned(card.id())));
    let found = position.found().map(|found| found.weapon);
    add("weapon", &mut found.map(|weapon| owned(weapon.id())));
    let captain = position.captain().map_or("none", Captain::id);
    add("captain", &mut std::iter::once(owned(captain)));
    let dice = Die::ALL.iter().filter(|&&die| position.face(die).is_some());
    add("die", &mut dice.map(|die| owned(die.word())));
    add(
        "ability",
        &mut Ability::ALL.iter().map(|one| owned(one.word())),
    );
    add("cube", &mut Cube::ALL.iter().map(|cube| owned(cube.word())));
    add("sign", &mut SIGNS.map(owned).into_iter());
    add("view", &mut ["line", "ship"].map(owned).into_iter());
    add("alerts", &mut std::iter::once(owned("quietus")));
    if let Task::Decide(_) = position.task() {
        add("price", &mut std::iter::once(owned("met")));
        add("action", &mut std::iter::once(owned("engage")));
    }
    let legal = position.legal_actions();
    add("action", &mut legal.iter().map(ToString::to_string));
    for (kind, name) in [("score", "1"), ("player", "1"), ("supply", "all")] {
        add(kind, &mut std::iter::once(owned(name)));
    }
    things.extend(legal.iter().filter_map(|action| touch::choice_of(*action)));
    things
}

/// There is one player only, so it does not matter who reads it.
pub(super) fn about(position: &Hegemony, kind: &str, name: &str, lang: Lang) -> Option<String> {
    let author = Author { position, lang };
    let says = match kind {
        "alien" => author.alien_says(Alien::read(name)?)?,
        "alerts" => vec![alerts(lang, position.alerts())],
        "planet" => author.planet_says(Planet::read(name)?),
        "location" => author.location_says(Encounter::read(name)?),
        "card" => author.card_says(Encounter::read(name)?),
        "hand" => vec![author.about_hand(Encounter::read(name)?)],
        "weapon" => vec![author.about_weapon(Weapon::read(name)?)],
        "captain" => vec![author.about_captain(name)?],
        "die" => author.die_says(Die::read(name)?)?,
        "ability" => author.ability_says(Ability::read(name)?),
        "cube" => author.cube_says(Cube::read(name)?),
        "sign" => vec![author.about_sign(name)?],
        "view" => vec![match name {
            "line" => view_line(lang),
            "ship" => view_ship(lang),
            _ => return None,
        }],
        "price" => author.price_says()?,
        "action" => author.action_says(name)?,
        "choice" => author.choice_says(name)?,
        "score" | "player" => {
            let all = position.options().difficulty.weapons();
            vec![score(lang, position.found().count(), all)]
        }
        "supply" => vec![author.about_sign("round")?],
        _ => return None,
    };
    Some(crate::in_brief(&says))
}

/// Cubes in words: "2 red cubes, 1 white cube".
fn cubes_in_words(cubes: [u8; 3], lang: Lang) -> String {
    let some = Ability::ALL.iter().filter(|one| cubes[one.index()] > 0);
    let named: Vec<String> = some
        .map(|one| wording::cubes_of(one.cube(), cubes[one.index()], lang))
        .collect();
    named.join(", ")
}

fn missing(found: &FoundWeapon) -> [u8; 3] {
    let needs = found.needs;
    [0, 1, 2].map(|at| needs[at].saturating_sub(found.cubes[at]))
}

impl Author<'_> {
    fn alien_says(self, alien: Alien) -> Option<Vec<String>> {
        let (position, lang) = (self.position, self.lang);
        let mut aliens = position.aliens().into_iter();
        let sector = aliens.position(|other| other == Some(alien))?;
        let name = alien.name(lang);
        let deck = position.decks()[sector];
        let is_now = position.round() > 0 && position.sector() == sector;
        let first = if is_now {
            alien_now(lang, name, deck)
        } else if deck == 0 {
            return Some(vec![alien_passed(lang, name)]);
        } else {
            alien_later(lang, name, sector + 1)
        };
        let text = wording::text(
            &alien.card(self.position.card_set()).text,
            Bearer::Alien,
            lang,
        );
        Some(std::iter::once(first).chain(text).collect())
    }

    fn planet_says(self, planet: Planet) -> Vec<String> {
        let (position, lang) = (self.position, self.lang);
        let name = planet.name(lang);
        let first = if position.planet() == Some(planet) {
            planet_searched(lang, name)
        } else if position.legal_actions().contains(&Action::Planet(planet)) {
            planet_choose(lang, name)
        } else {
            planet_later(lang, name)
        };
        let text = wording::text(
            &planet.card(self.position.card_set()).text,
            Bearer::Planet,
            lang,
        );
        std::iter::once(first).chain(text).collect()
    }

    fn location_says(self, card: Encounter) -> Vec<String> {
        let alien = self.position.alien();
        let here =
            alien.and_then(|alien| card.card(self.position.card_set()).at.get(alien.index()));
        let text = here.map(|text| wording::text(text, Bearer::Location, self.lang));
        let first = location_now(self.lang);
        std::iter::once(first)
            .chain(text.into_iter().flatten())
            .collect()
    }

    fn card_says(self, card: Encounter) -> Vec<String> {
        let (position, lang) = (self.position, self.lang);
        let printed = card.card(self.position.card_set());
        if printed.kind == Kind::Location {
            return vec![card_location(lang)];
        }
        let kind = wording::kind_name(printed.kind, lang);
        let slot = position
            .line()
            .enumerate()
            .find(|(_, slot)| slot.card == card);
        let icon = card_icon(lang, &wording::ability_name(printed.icon, lang));
        let Some((place, slot)) = slot else {
            return vec![card_waits(lang, &kind, printed.strength), icon];
        };
        let cubes = position.planet_icons_at(place);
        let cubes_words = cube_count(lang, cubes);
        match slot.state {
            SlotState::Engaged => return vec![card_engaged(lang), card_cubes(lang, &cubes_words)],
            SlotState::Evaded => return vec![card_evaded(lang)],
            SlotState::Passed => return vec![card_passed(lang)],
            SlotState::Waiting => {}
        }
        // While the line is being laid out, nobody looks at any card yet.
        if !laid_out(position) {
            return vec![card_waits(lang, &kind, printed.strength), icon];
        }
        let first = self.engage_price(place, &kind);
        if position.strength_at(place) == 0 {
            return vec![first, icon];
        }
        let then = match cubes {
            0 if printed.hand.is_some() => card_kept(lang),
            0 => card_nothing(lang),
            _ => card_would(lang, &cubes_words),
        };
        vec![first, then, icon]
    }

    /// What it costs to engage a card of the line.
    fn engage_price(self, place: usize, kind: &str) -> String {
        let (position, lang) = (self.position, self.lang);
        let is_met = matches!(position.task(), Task::Decide(at) if usize::from(at) == place);
        let due = if is_met {
            position.due_at(place)
        } else {
            position.strength_at(place)
        };
        if position.strength_at(place) == 0 {
            return card_zero(lang, kind);
        }
        if due == 0 {
            return card_free(lang, kind);
        }
        let price = self.due_words(due, position.icon_at(place));
        match position.looks_at(place) {
            other if other == place => card_costs_own(lang, kind, &price),
            other => {
                let other = position.line().nth(other);
                let name = other.map_or("", |slot| slot.card.name(lang));
                card_costs(lang, kind, &price, name)
            }
        }
    }

    fn due_words(self, due: u8, icon: Ability) -> String {
        let points = wording::points(due, self.lang);
        points_of(self.lang, &points, &genitive(icon, self.lang))
    }

    fn about_hand(self, card: Encounter) -> String {
        let hand = card.card(self.position.card_set()).hand.as_ref();
        let says = hand.map_or_else(String::new, |hand| wording::hand(hand, self.lang));
        hand_text(self.lang, card.name(self.lang), &says)
    }

    fn about_weapon(self, weapon: Weapon) -> String {
        let lang = self.lang;
        let mut found = self.position.found();
        let found = found.find(|found| found.weapon == weapon);
        let says = self.weapon_says(weapon);
        let name = weapon.name(lang);
        match found {
            Some(found) if found.is_understood() => weapon_works(lang, name, &says),
            _ => {
                let missing = found.map_or(weapon.card(self.position.card_set()).needs, |found| {
                    missing(&found)
                });
                let cubes = cubes_in_words(missing, lang);
                let full = weapon_needs(lang, name, &cubes, &says);
                if full.chars().count() < crate::MOST_CHARS {
                    full
                } else {
                    weapon_needs_only(lang, name, &cubes)
                }
            }
        }
    }

    /// A way to pay, or what can be given away.
    fn choice_says(self, name: &str) -> Option<Vec<String>> {
        if let Some(payment) = touch::payment_of(name) {
            return Some(vec![pay(self.lang, &self.points_after(payment))]);
        }
        match Weapon::read(name) {
            Some(weapon) => Some(vec![self.about_weapon(weapon)]),
            None => self.die_says(Die::read(name)?),
        }
    }

    fn about_captain(self, name: &str) -> Option<String> {
        let lang = self.lang;
        if name == "none" {
            return Some(no_captain(lang));
        }
        let captain = Captain::read(name)?;
        let points: Vec<String> = Ability::ALL
            .iter()
            .map(|&ability| {
                let most = captain.card(self.position.card_set()).points[ability.index()];
                format!("{} {most}", self.ability(ability))
            })
            .collect();
        Some(self::captain(lang, captain.name(lang), &points.join(", ")))
    }

    fn die_says(self, die: Die) -> Option<Vec<String>> {
        let lang = self.lang;
        let face = self.position.face(die)?;
        let says = wording::face_clause(die, face, lang);
        let first = self::die(lang, &wording::die_name(die, lang), face, &says);
        let then = if self.position.is_die_used() {
            die_used(lang)
        } else {
            die_free(lang)
        };
        Some(vec![first, then])
    }

    fn ability_says(self, ability: Ability) -> Vec<String> {
        let (position, lang) = (self.position, self.lang);
        let (points, most) = (position.points(ability), position.most(ability));
        if position.captain().is_none() {
            return vec![no_captain(lang)];
        }
        let name = self.ability(ability);
        let colour = colour_of_cubes(lang, ability.cube().word());
        let first = self::ability(lang, &name, points, most, &colour);
        let then = if points == 0 {
            ability_zero(lang, &name)
        } else {
            ability_rule(lang)
        };
        vec![first, then]
    }

    fn cube_says(self, cube: Cube) -> Vec<String> {
        let (position, lang) = (self.position, self.lang);
        let evading = matches!(position.task(), Task::Evading(_) | Task::EvadeDraw(_));
        let bag = position.bag();
        let all: u32 = bag.iter().map(|&count| u32::from(count)).sum();
        let count = bag[cube.index()];
        let colour = capital(&colour_of_cubes(lang, cube.word()));
        let first = match odds::of_bag(position, evading)[cube.index()] {
            Some(chance) => self::cube(lang, &colour, count, all, percent(chance)),
            None => cube_out(lang, &colour, count, all),
        };
        let then = match (cube, cube.ability()) {
            (_, Some(ability)) => cube_ability(lang, &self.ability(ability)),
            (Cube::White, _) => cube_white(lang),
            (Cube::Black, _) if position.quietus_listens() => cube_quietus(lang),
            (Cube::Black, _) => cube_black(lang),
            _ => cube_yellow(lang),
        };
        vec![first, then]
    }

    fn about_sign(self, name: &str) -> Option<String> {
        let (position, lang) = (self.position, self.lang);
        Some(match name {
            "round" if position.round() == 0 => setting_up(lang),
            "round" => round(lang, position.round()),
            "drawn" => drawn(lang),
            "left" => left_to_draw(lang, &cube_count(lang, position.cubes().max(0) as u8)),
            "back" => card_back(lang),
            "hidden" => weapon_hidden(lang, position.weapons_left()),
            "no location" => no_location(lang),
            _ => return None,
        })
    }

    fn price_says(self) -> Option<Vec<String>> {
        let (position, lang) = (self.position, self.lang);
        let Task::Decide(place) = position.task() else {
            return None;
        };
        let place = usize::from(place);
        let printed = position.strength_in_full(place).printed;
        let due = self.due_words(position.due_at(place), position.icon_at(place));
        Some(vec![price(lang, printed, &due), price_two(lang)])
    }

    fn action_says(self, name: &str) -> Option<Vec<String>> {
        let (position, lang) = (self.position, self.lang);
        let legal = position.legal_actions();
        let action = if name == "engage" {
            // The button for any possible payment, or none.
            let engage = legal
                .iter()
                .find(|action| matches!(action, Action::Engage(_)));
            match (engage, position.task()) {
                (Some(engage), _) => *engage,
                (None, Task::Decide(place)) => {
                    let place = usize::from(place);
                    let mut payment: Payment = [0; 3];
                    payment[position.icon_at(place).index()] = position.due_at(place);
                    Action::Engage(payment)
                }
                _ => return None,
            }
        } else {
            name.parse().ok()?
        };
        if !legal.contains(&action) {
            return Some(vec![not_now(&position.why_not(action, lang).text, lang)]);
        }
        Some(match action {
            Action::Engage(payment) => self.engage_says(payment),
            Action::Evade(payment) => self.evade_says(payment),
            _ => self.other_says(action),
        })
    }

    fn engage_says(self, payment: Payment) -> Vec<String> {
        let (position, lang) = (self.position, self.lang);
        let left = self.points_after(payment);
        let mut says = vec![if payment == [0; 3] {
            act_engage_free(lang, &left)
        } else {
            act_engage(lang, &payment_words(payment, lang), &left)
        }];
        if odds::ends_game(position, payment) {
            says.push(super::engage_ends(lang));
        } else if let Task::Decide(place) = position.task() {
            let cubes = position.planet_icons_at(place.into());
            let slot = position.line().nth(place.into());
            let kept =
                slot.is_some_and(|slot| slot.card.card(self.position.card_set()).hand.is_some());
            says.push(match cubes {
                0 if kept => super::to_hand(lang),
                0 => super::icons_none(lang),
                _ => super::icons_gain(lang, &cube_count(lang, cubes)),
            });
        }
        says
    }

    fn evade_says(self, payment: Payment) -> Vec<String> {
        let lang = self.lang;
        let cubes = self.evade_cubes();
        let mut says = vec![if payment == [0; 3] {
            act_evade_free(lang, &cubes)
        } else {
            act_evade(lang, &payment_words(payment, lang), &cubes)
        }];
        let doom = odds::doom_of_evade(self.position, payment);
        says.push(self.doom_words(doom).unwrap_or_else(|| evade_loses(lang)));
        says
    }

    fn other_says(self, action: Action) -> Vec<String> {
        let (position, lang) = (self.position, self.lang);
        let face_says = |die: Die, face: u8| wording::face_clause(die, face, lang);
        vec![match action {
            Action::Planet(planet) => return self.planet_says(planet),
            Action::Place(card) => return self.card_says(card),
            Action::Play(card) => self.about_hand(card),
            Action::Use { die, .. } => return self.die_says(die).unwrap_or_default(),
            Action::Raise => match position.task() {
                Task::Keep(cube) => {
                    let ability = cube.ability().unwrap_or(Ability::Red);
                    let mut after = position.clone();
                    after.play_unchecked(action, &mut starboard_kernel::Silent);
                    act_raise(
                        lang,
                        &self.ability(ability),
                        after.points(ability),
                        position.most(ability),
                    )
                }
                _ => act_says(lang, &position.describe(action, lang)),
            },
            Action::Fit(weapon) => {
                let mut after = position.clone();
                after.play_unchecked(action, &mut starboard_kernel::Silent);
                let found = after.found().find(|found| found.weapon == weapon);
                let left = found.map_or([0; 3], |found| missing(&found));
                match found.is_none_or(|found| found.is_understood()) {
                    true => act_fit_last(lang, weapon.name(lang)),
                    false => act_fit(lang, weapon.name(lang), &cubes_in_words(left, lang)),
                }
            }
            Action::Understand(weapon) | Action::Claim(weapon) => self.about_weapon(weapon),
            Action::Exchange { into, .. } => self.about_weapon(into),
            Action::Gain(ability) => {
                let points = position.points(ability) + 1;
                act_gain(lang, &self.ability(ability), points)
            }
            Action::Lose(ability) => {
                let points = position.points(ability).saturating_sub(1);
                act_lose(lang, &self.ability(ability), points)
            }
            Action::Take(_) => act_take(lang),
            Action::Keep(_) => act_keep(lang),
            Action::Discard(card) => {
                let says = self.about_hand(card);
                return vec![act_discard(lang), says];
            }
            Action::TurnUp(die) => {
                let by = match position.task() {
                    Task::TurnUp { by, .. } => by,
                    _ => 1,
                };
                let face = (position.face(die).unwrap_or(1) + by).min(6);
                act_face(lang, face, &face_says(die, face))
            }
            Action::TurnTo(face) => match position.task() {
                Task::TurnDown(die) => act_face(lang, face, &face_says(die, face)),
                _ => act_says(lang, &position.describe(action, lang)),
            },
            Action::Reroll(_) | Action::Trade { .. } => act_back(lang),
            Action::Draw => match position.task() {
                Task::Searching => {
                    let chances = odds::of_bag(position, false);
                    let chance = |cube: Cube| percent(chances[cube.index()].unwrap_or(0.0));
                    act_draw_search(lang, chance(Cube::Yellow), chance(Cube::Black))
                }
                Task::Evading(_) => act_draw_evade(lang, &self.evade_cubes()),
                Task::BeforeLine => act_draw_line(lang),
                Task::BeforeFind => act_draw_find(lang),
                _ => act_draw(lang),
            },
            Action::Finish => act_finish(lang),
            Action::Choose(_) | Action::Engage(_) | Action::Evade(_) => {
                act_says(lang, &position.describe(action, lang))
            }
        }]
    }
}

/// Whether the encounter phase is going on, in which the cards of the line are met one by one.
fn laid_out(position: &Hegemony) -> bool {
    position.pending().any(|task| {
        matches!(
            task,
            Task::Meet(_) | Task::Decide(_) | Task::Evading(_) | Task::Evaded(_)
        )
    })
}

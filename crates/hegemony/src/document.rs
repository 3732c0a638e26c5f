//! Position documents: written exactly, read with every violation listed.

mod tasks;

use serde_json::{Map, Value, json};
use starboard_kernel::document::{Reader, number, word};
use starboard_kernel::{Game, Silent, Violations};

use crate::agenda::{Agenda, Task};
use crate::cards::Lasting;
use crate::names::{EncounterSet, PlanetSet};
use crate::{
    Ability, Alien, Captain, CardSet, Cube, Die, Difficulty, Encounter, End, Found, FoundWeapon,
    Hegemony, Kind, Line, Options, Planet, Slot, SlotState, Weapon,
};

const STATES: [(&str, SlotState); 4] = [
    ("waiting", SlotState::Waiting),
    ("engaged", SlotState::Engaged),
    ("evaded", SlotState::Evaded),
    ("passed", SlotState::Passed),
];

/// H7.
const DECK: u8 = 16;
/// H11.
const LINE: u8 = 4;
const ROUNDS_IN_SECTOR: u8 = DECK / LINE;

const PHASES: [(&str, bool); 2] = [("encounter", false), ("search", true)];

const ENDS: [(&str, End); 3] = [
    (End::Victory.reason(), End::Victory),
    (End::Crippled.reason(), End::Crippled),
    (End::Exhausted.reason(), End::Exhausted),
];

fn cubes_by_colour(cubes: [u8; 6]) -> Value {
    let named = Cube::ALL.iter().map(|cube| {
        let count = cubes[cube.index()];
        (cube.word().to_owned(), Value::from(count))
    });
    Value::Object(named.collect())
}

fn ids<T: std::fmt::Display>(cards: impl Iterator<Item = T>) -> Value {
    cards.map(|card| Value::from(card.to_string())).collect()
}

fn id_or_null<T: std::fmt::Display>(card: Option<T>) -> Value {
    card.map_or(Value::Null, |card| card.to_string().into())
}

fn name_of<T: Copy + PartialEq>(words: &[(&'static str, T)], meaning: T) -> &'static str {
    let found = words.iter().find(|(_, other)| *other == meaning);
    found.map_or("", |(name, _)| name)
}

pub(crate) fn document(position: &Hegemony) -> Value {
    let abilities: Map<String, Value> = Ability::ALL
        .iter()
        .map(|&ability| {
            let entry = json!({
                "points": position.points(ability),
                "most": position.most(ability),
            });
            (ability.word().to_owned(), entry)
        })
        .collect();
    let aliens: Vec<Value> = position
        .aliens
        .iter()
        .zip(position.decks)
        .map(|(alien, deck)| json!({ "alien": id_or_null(*alien), "deck": deck }))
        .collect();
    let line: Vec<Value> = position
        .line
        .slots()
        .map(|slot| json!({ "card": slot.card, "state": name_of(&STATES, slot.state) }))
        .collect();
    let found: Vec<Value> = position
        .found
        .iter()
        .map(|found| {
            let [red, orange, blue] = found.cubes;
            json!({
                "weapon": found.weapon,
                "cubes": { "red": red, "orange": orange, "blue": blue },
                "deciphered": found.deciphered,
            })
        })
        .collect();
    let dice: Map<String, Value> = position
        .owned()
        .map(|die| (die.word().to_owned(), position.dice[die.index()].into()))
        .collect();
    let agenda: Vec<String> = position
        .agenda
        .tasks()
        .iter()
        .map(Task::to_string)
        .collect();
    json!({
        "game": Hegemony::NAME,
        "options": position.written_options(),
        "round": position.round,
        "phase": name_of(&PHASES, position.searching),
        "captain": id_or_null(position.captain),
        "abilities": abilities,
        "dice": dice,
        "die_used": position.die_used,
        "bag": cubes_by_colour(position.bag),
        "supply": cubes_by_colour(position.supply),
        "alerts": position.alerts,
        "aliens": aliens,
        "sector": position.sector + 1,
        "unseen": ids(position.unseen()),
        "shuffled_back": ids(position.shuffled_back()),
        "sifted": ids(position.sifted()),
        "line": line,
        "location": id_or_null(position.location),
        "hand": ids(position.hand()),
        "discard": ids(position.discard()),
        "planets": {
            "unseen": ids(position.unseen_planets()),
            "face_up": ids(position.face_up_planets()),
            "searched": id_or_null(position.planet),
        },
        "weapons": { "found": found, "left": position.weapons_left },
        "boost": position.boost,
        "committed": position.committed,
        "cubes": position.cubes,
        "hushed": position.hushed,
        "surged": position.surged,
        "agenda": agenda,
        "end": position.end.map_or(Value::Null, |end| end.reason().into()),
    })
}

pub(crate) fn from_document(document: &Value) -> Result<Hegemony, Violations> {
    let mut reader = Reader::new(document, "");
    reader.read("game", "\"hegemony\"", |v| {
        (v == Hegemony::NAME).then_some(())
    });
    // Without options the rest is still read, so that every violation is listed at once.
    let options = read_options(&mut reader).unwrap_or(Options {
        edition: CardSet::First,
        difficulty: Difficulty::Basic,
        captain: None,
    });
    let mut position = crate::play::start(options);
    position.read_captain(&mut reader);
    position.read_cubes(&mut reader);
    position.read_sectors(&mut reader);
    position.read_cards(&mut reader);
    position.read_planets(&mut reader);
    position.read_weapons(&mut reader);
    position.read_progress(&mut reader);
    position.look_over_table();
    let mut violations = reader.finish();
    // What the fields say of each other is looked at only once each of them can be read.
    if violations.is_empty() {
        position.check_captain(&mut violations);
        position.check_cubes(&mut violations);
        position.check_cards(&mut violations);
        position.check_line(&mut violations);
        position.check_rounds(&mut violations);
        position.check_planets(&mut violations);
        position.check_beginnings(&mut violations);
        position.check_search(&mut violations);
        position.check_progress(&mut violations);
    }
    violations.into_result(position)
}

pub(crate) fn encode(position: &Hegemony, into: &mut Vec<u8>) {
    let options = position.options;
    // A game of the first edition has the bytes that it had before there was another.
    into.push(options.difficulty as u8 | (options.edition as u8) << 4);
    into.push(options.captain.map_or(255, |captain| captain.index() as u8));
    for alien in position.aliens {
        into.push(alien.map_or(255, |alien| alien.index() as u8));
    }
    into.push(
        position
            .captain
            .map_or(255, |captain| captain.index() as u8),
    );
    into.extend(position.points);
    into.extend(position.dice);
    into.extend(position.bag);
    into.extend(position.supply);
    into.push(position.alerts);
    into.extend(position.decks);
    for set in [
        position.unseen,
        position.shuffled_back,
        position.sifted,
        position.hand,
        position.discard,
    ] {
        into.extend(set.to_le_bytes());
    }
    for slot in position.line.cards {
        into.push(slot.map_or(255, |slot| slot.card.index() as u8));
        into.push(slot.map_or(255, |slot| slot.state as u8));
    }
    into.push(position.location.map_or(255, |card| card.index() as u8));
    into.extend(position.planet_deck.to_le_bytes());
    into.extend(position.face_up.to_le_bytes());
    into.push(position.planet.map_or(255, |planet| planet.index() as u8));
    for found in position.found.weapons {
        into.push(found.map_or(255, |found| found.weapon.index() as u8));
        into.extend(found.map_or([255; 3], |found| found.cubes));
        into.push(found.map_or(255, |found| found.deciphered.into()));
    }
    into.extend([
        position.weapons_left,
        position.round,
        position.sector,
        position.searching.into(),
        position.die_used.into(),
        position.boost,
        position.committed.into(),
        position.cubes as u8,
        position.hushed,
        position.surged.into(),
        position.end.map_or(255, |end| end as u8),
    ]);
    for task in position.agenda.tasks() {
        into.extend(task.to_string().bytes());
        into.push(0);
    }
}

impl Hegemony {
    fn read_captain(&mut self, reader: &mut Reader<'_>) {
        let expected = "null or the id of a captain";
        if let Some(captain) = reader.read("captain", expected, |v| or_null(v, Captain::read)) {
            self.captain = captain;
        }
        if let Some(entry) = reader.field("abilities") {
            let mut abilities = Reader::new(entry, "abilities.");
            for &ability in Ability::ALL {
                let Some(entry) = abilities.field(ability.word()) else {
                    continue;
                };
                let mut fields = Reader::new(entry, &format!("abilities.{ability}."));
                let expected = "a number from 0 to 20";
                let points = fields.read("points", expected, |v| number(v, 0, 20));
                self.points[ability.index()] = points.unwrap_or(0) as u8;
                // H1: it is on the captain's card and only repeated here.
                let most = u64::from(self.most(ability));
                let expected = format!("{most}, as on the captain's card (H1)");
                fields.read("most", &expected, |v| number(v, most, most));
                abilities.absorb(fields.finish());
            }
            reader.absorb(abilities.finish());
        }
        if let Some(entry) = reader.field("dice") {
            let mut dice = Reader::new(entry, "dice.");
            for &die in Die::ALL {
                let face = dice.read_or(die.word(), 0, "a face from 1 to 6", |v| number(v, 1, 6));
                self.dice[die.index()] = face.unwrap_or(0) as u8;
            }
            reader.absorb(dice.finish());
        }
        let used = reader.read("die_used", "true or false", Value::as_bool);
        self.die_used = used.unwrap_or(false);
    }

    fn read_cubes(&mut self, reader: &mut Reader<'_>) {
        for name in ["bag", "supply"] {
            let Some(entry) = reader.field(name) else {
                continue;
            };
            let mut cubes = Reader::new(entry, &format!("{name}."));
            let mut read = [0; 6];
            for &cube in Cube::ALL {
                let most = u64::from(cube.total());
                let expected = format!("a number from 0 to {most} (H2)");
                let count = cubes.read(cube.word(), &expected, |v| number(v, 0, most));
                read[cube.index()] = count.unwrap_or(0) as u8;
            }
            reader.absorb(cubes.finish());
            match name {
                "bag" => self.bag = read,
                _ => self.supply = read,
            }
        }
        let alerts = reader.read("alerts", "a number from 0 to 12", |v| number(v, 0, 12));
        self.alerts = alerts.unwrap_or(0) as u8;
    }

    fn read_sectors(&mut self, reader: &mut Reader<'_>) {
        let entries = reader.read("aliens", "a list of three sectors", |v| {
            v.as_array().filter(|sectors| sectors.len() == 3)
        });
        for (sector, entry) in entries.into_iter().flatten().enumerate() {
            let mut fields = Reader::new(entry, &format!("aliens[{sector}]."));
            let expected = "null or the id of an alien";
            let alien = fields.read("alien", expected, |v| or_null(v, Alien::read));
            self.aliens[sector] = alien.flatten();
            let deck = fields.read("deck", "a number from 0 to 16 (H7)", |v| number(v, 0, 16));
            self.decks[sector] = deck.unwrap_or(0) as u8;
            reader.absorb(fields.finish());
        }
        let sector = reader.read("sector", "a number from 1 to 3", |v| number(v, 1, 3));
        self.sector = sector.map_or(0, |sector| sector as u8 - 1);
    }

    fn read_cards(&mut self, reader: &mut Reader<'_>) {
        let mut set = |name: &'static str| -> EncounterSet {
            let expected = "a list of ids of encounter cards, none of them twice";
            let read = reader.read(name, expected, |v| {
                v.as_array()?.iter().try_fold(0, |set, id| {
                    let bit = Encounter::read(id.as_str()?)?.bit();
                    (set & bit == 0).then_some(set | bit)
                })
            });
            read.unwrap_or(0)
        };
        self.unseen = set("unseen");
        self.shuffled_back = set("shuffled_back");
        self.sifted = set("sifted");
        self.hand = set("hand");
        self.discard = set("discard");
        let expected = "null or the id of an encounter card";
        let location = reader.read("location", expected, |v| or_null(v, Encounter::read));
        self.location = location.flatten();
        self.line = Line::EMPTY;
        let entries = reader.read("line", "a list of at most four cards", |v| {
            v.as_array().filter(|cards| cards.len() <= 4)
        });
        for (place, entry) in entries.into_iter().flatten().enumerate() {
            let mut fields = Reader::new(entry, &format!("line[{place}]."));
            let expected = "the id of an encounter card";
            let card = fields.read("card", expected, |v| Encounter::read(v.as_str()?));
            let expected = "\"waiting\", \"engaged\", \"evaded\" or \"passed\"";
            let state = fields.read("state", expected, |v| word(&STATES, v));
            if let (Some(card), Some(state)) = (card, state) {
                self.line.cards[place] = Some(Slot { card, state });
            }
            reader.absorb(fields.finish());
        }
    }

    fn read_planets(&mut self, reader: &mut Reader<'_>) {
        let Some(entry) = reader.field("planets") else {
            return;
        };
        let mut fields = Reader::new(entry, "planets.");
        let mut set = |name: &'static str| -> PlanetSet {
            let expected = "a list of ids of planets, none of them twice";
            let read = fields.read(name, expected, |v| {
                v.as_array()?.iter().try_fold(0, |set, id| {
                    let bit = Planet::read(id.as_str()?)?.bit();
                    (set & bit == 0).then_some(set | bit)
                })
            });
            read.unwrap_or(0)
        };
        self.planet_deck = set("unseen");
        self.face_up = set("face_up");
        let expected = "null or the id of a planet";
        let planet = fields.read("searched", expected, |v| or_null(v, Planet::read));
        self.planet = planet.flatten();
        let own = self.planet.map_or(0, Planet::bit);
        if (self.planet_deck & self.face_up) | (self.face_up & own) | (self.planet_deck & own) != 0
        {
            fields.violation("face_up", "a planet is in two places");
        }
        reader.absorb(fields.finish());
    }

    fn read_weapons(&mut self, reader: &mut Reader<'_>) {
        let Some(entry) = reader.field("weapons") else {
            return;
        };
        let mut fields = Reader::new(entry, "weapons.");
        let all = self.options.difficulty.weapons();
        let expected = format!("a list of at most {all} Super Weapons (H8)");
        let found = fields.read("found", &expected, |v| {
            v.as_array().filter(|found| found.len() <= usize::from(all))
        });
        self.found = Found::EMPTY;
        for (index, entry) in found.into_iter().flatten().enumerate() {
            let read = read_weapon(entry, index, self.card_set(), &mut fields);
            if read.is_some_and(|found| self.found.set() & found.weapon.bit() != 0) {
                fields.violation("found", "a Super Weapon is there twice");
            }
            self.found.weapons[index] = read;
        }
        let count = found.map_or(0, Vec::len) as u64;
        let left = u64::from(all).saturating_sub(count);
        let expected = format!("{left}: there are {all}, of which {count} are found (H8)");
        fields.read("left", &expected, |v| number(v, left, left));
        self.weapons_left = left as u8;
        reader.absorb(fields.finish());
    }

    fn read_progress(&mut self, reader: &mut Reader<'_>) {
        let mut small = |name: &'static str, most: u64| -> u8 {
            let expected = format!("a number from 0 to {most}");
            let read = reader.read(name, &expected, |v| number(v, 0, most));
            read.unwrap_or(0) as u8
        };
        self.round = small("round", 12);
        self.boost = small("boost", 99);
        self.hushed = small("hushed", 12);
        let cubes = reader.read("cubes", "a number from −60 to 60", |v| {
            v.as_i64().filter(|cubes| (-60..=60).contains(cubes))
        });
        self.cubes = cubes.unwrap_or(0) as i8;
        let phase = reader.read("phase", "\"encounter\" or \"search\"", |v| word(&PHASES, v));
        self.searching = phase.unwrap_or(false);
        let mut flag = |name: &'static str| {
            let read = reader.read(name, "true or false", Value::as_bool);
            read.unwrap_or(false)
        };
        self.committed = flag("committed");
        self.surged = flag("surged");
        let expected = "null, \"victory\", \"crippled\" or \"exhausted\"";
        let end = reader.read("end", expected, |v| {
            if v.is_null() {
                Some(None)
            } else {
                word(&ENDS, v).map(Some)
            }
        });
        self.end = end.flatten();
        let expected = "a list of at most 20 tasks, what comes next at its end";
        let tasks = reader.read("agenda", expected, |v| {
            v.as_array().filter(|tasks| tasks.len() <= 20)
        });
        self.agenda = Agenda::EMPTY;
        for (index, entry) in tasks.into_iter().flatten().enumerate() {
            match entry.as_str().and_then(Task::read) {
                Some(task) => self.agenda.push(task),
                None => reader.violation(
                    &format!("agenda[{index}]"),
                    "expected a task, such as \"decide 1\" or \"searching\"",
                ),
            }
        }
    }

    fn check_captain(&self, violations: &mut Violations) {
        for &ability in Ability::ALL {
            let most = self.most(ability);
            violations.require(
                self.points(ability) <= most,
                format!("abilities.{ability}.points"),
                format!("at most {most}, as on the captain's card (H1)"),
            );
        }
        let chosen = self.options.captain;
        if let (Some(captain), Some(chosen)) = (self.captain, chosen) {
            violations.require(
                captain == chosen,
                "captain",
                format!("the options say {chosen}"),
            );
        }
        let mut aliens: Vec<Alien> = self.aliens.into_iter().flatten().collect();
        let count = aliens.len();
        aliens.sort_unstable();
        aliens.dedup();
        violations.require(
            aliens.len() == count,
            "aliens",
            "an alien is there twice (H5)",
        );
        if self.round > 0 {
            violations.require(
                self.captain.is_some(),
                "captain",
                "a captain is needed once the first round has begun (H6)",
            );
            violations.require(
                count == 3,
                "aliens",
                "three aliens are needed once the first round has begun (H5)",
            );
        }
        // A die may be about to be rolled, for the first time or again.
        let is_rolled = |die: Die| self.agenda.tasks().contains(&Task::RollDie(die));
        let is_there = |die: &&Die| self.face(**die).is_some() || is_rolled(**die);
        let dice = Die::ALL.iter().filter(is_there).count();
        violations.require(
            dice == if self.captain.is_some() { 2 } else { 0 },
            "dice",
            "a captain has two dice, and without one there are none (H6)",
        );
    }

    /// H2: no cube comes or goes.
    fn check_cubes(&self, violations: &mut Violations) {
        for &cube in Cube::ALL {
            let at = cube.index();
            let on_weapons: u8 = match cube.ability() {
                Some(ability) => self.found.iter().map(|f| f.cubes[ability.index()]).sum(),
                None => 0,
            };
            let elsewhere = match cube {
                Cube::Black => self.alerts,
                Cube::Yellow => self.found.iter().count() as u8,
                _ => on_weapons,
            };
            let drawn: u8 = self
                .agenda
                .tasks()
                .iter()
                .map(|task| task.holds(cube))
                .sum();
            let total = match cube {
                Cube::Yellow => self.options.difficulty.weapons(),
                _ => cube.total(),
            };
            let sum = self.bag[at] + self.supply[at] + elsewhere + drawn;
            violations.require(
                sum == total,
                format!("bag.{cube}"),
                format!("there are {sum} {cube} cubes in all instead of {total} (H2, H8)"),
            );
        }
    }

    /// H3, H7: every card is in exactly one place.
    fn check_cards(&self, violations: &mut Violations) {
        let line: Vec<Encounter> = self.line.slots().map(|slot| slot.card).collect();
        let mut seen: EncounterSet = 0;
        let mut count = 0;
        let in_line = line.iter().fold(0, |set, card| set | card.bit());
        let location = self.location.map_or(0, Encounter::bit);
        for set in [
            self.unseen,
            self.shuffled_back,
            self.sifted,
            self.hand,
            self.discard,
            in_line,
            location,
        ] {
            seen |= set;
            count += set.count_ones();
        }
        let all = Encounter::COUNT as u32;
        violations.require(
            seen.count_ones() == all && count == all,
            "unseen",
            "every encounter card must be in exactly one of unseen, shuffled_back, sifted, line, \
             location, hand and discard (H3)",
        );
        let in_decks: u32 = self.decks.iter().map(|&deck| u32::from(deck)).sum();
        violations.require(
            in_decks == self.unseen.count_ones() + self.shuffled_back.count_ones(),
            "aliens",
            "the decks must have as many cards as are unseen or shuffled back (H7)",
        );
        violations.require(
            u32::from(self.decks[self.sector()]) >= self.shuffled_back.count_ones(),
            "shuffled_back",
            "these cards are in the deck of the current sector (H24)",
        );
        violations.require(
            Encounter::of(self.hand).all(|card| matches!(card.kind(), Kind::Agent | Kind::Event)),
            "hand",
            "only Agents and Events come to the hand (H22)",
        );
        violations.require(
            self.location
                .is_none_or(|card| card.kind() == Kind::Location),
            "location",
            "this card is no Location (H13)",
        );
    }

    /// H14, H17: what was used against a card, and what became of those of the line.
    fn check_line(&self, violations: &mut Violations) {
        violations.require(
            self.boost == 0 || self.committed,
            "boost",
            "what lowers the price of a card serves engaging it: `committed` must be true (H17)",
        );
        for (place, slot) in self.line.slots().enumerate() {
            let fits = match slot.state {
                SlotState::Passed => slot.card.passes(),
                SlotState::Engaged | SlotState::Evaded => !slot.card.passes(),
                SlotState::Waiting => true,
            };
            let message = if slot.card.passes() {
                "this card is neither engaged nor evaded (H14)"
            } else {
                "this card must be engaged or evaded: it cannot pass (H14)"
            };
            violations.require(fits, format!("line[{place}].state"), message);
        }
        let has_quietus = self.aliens.iter().flatten().any(|alien| alien.is_quietus());
        violations.require(
            self.alerts == 0 || has_quietus,
            "alerts",
            "alerts gather on Quietus alone, who is not in play (H20)",
        );
    }

    /// H7, H11: four cards of the leftmost deck that is not empty are drawn in every round, so that
    /// the round determines the sector and the sizes of the decks.
    fn check_rounds(&self, violations: &mut Violations) {
        let rounds_before = self.round.saturating_sub(1);
        let sector = rounds_before / ROUNDS_IN_SECTOR;
        violations.require(
            self.sector == sector,
            "sector",
            format!("round {} is one of sector {} (H11)", self.round, sector + 1),
        );
        // When the round began.
        let mut decks = [DECK; 3];
        decks[..usize::from(sector)].fill(0);
        decks[usize::from(sector)] -= rounds_before % ROUNDS_IN_SECTOR * LINE;
        let drawn: Vec<u8> = match self.agenda.tasks().first() {
            // A game that is over may have ended at any moment of its round.
            None => (0..=LINE).collect(),
            Some(Task::Round | Task::ChoosePlanet | Task::BeforeLine) => vec![0],
            // H24: cards to choose from have left the deck as well.
            Some(Task::DrawLine(_) | Task::Sift(_) | Task::PlaceCard) => {
                vec![self.line.len() as u8 + self.sifted.count_ones() as u8]
            }
            Some(_) => vec![LINE],
        };
        let fits = drawn.iter().any(|drawn| {
            let mut decks = decks;
            let current = &mut decks[usize::from(sector)];
            *current = current.saturating_sub(*drawn);
            decks == self.decks
        });
        violations.require(
            fits,
            "aliens",
            format!(
                "the decks do not have the sizes of round {}: four cards are drawn in every \
                 round, from left to right (H7, H11)",
                self.round
            ),
        );
    }

    /// H9, H10, H22: in every round one of the planets is searched, which is discarded at its end.
    fn check_planets(&self, violations: &mut Violations) {
        let searched = u32::from(self.planet.is_some());
        let left = self.planet_deck.count_ones() + self.face_up.count_ones() + searched;
        // A round that has ended, or was lost when the next one was to begin, has had its planet.
        let rounds = match (self.end, self.planet) {
            (Some(_), None) => self.round,
            _ => self.round.saturating_sub(1),
        };
        let expected = Planet::COUNT as u32 - u32::from(rounds);
        violations.require(
            left == expected,
            "planets",
            format!(
                "there are {left} planets instead of {expected}: in round {} there are {expected}, \
                 with the one that is searched (H9, H10)",
                self.round
            ),
        );
    }

    /// H6, H8, H22, H23: what is not there yet when the game, a round or the first search begins.
    fn check_beginnings(&self, violations: &mut Violations) {
        let bottom = self.agenda.tasks().first();
        let is_line_drawn = !matches!(
            bottom,
            Some(
                Task::Round
                    | Task::ChoosePlanet
                    | Task::BeforeLine
                    | Task::DrawLine(_)
                    | Task::Sift(_)
                    | Task::PlaceCard
            )
        );
        // A line is drawn, or chosen by means of a die.
        let is_sifted = matches!(bottom, Some(Task::Sift(_) | Task::PlaceCard));
        violations.require(
            is_line_drawn || is_sifted || !self.die_used,
            "die_used",
            "no die is used in a round before its line is drawn (H23)",
        );
        violations.require(
            is_line_drawn || self.cubes == 0,
            "cubes",
            "nothing changes a search before the line of its round is drawn (H20)",
        );
        // A defeat that was in store when the next round was to begin has no planet any more.
        let is_past_first = self.round > 1 || self.end.is_some() && self.planet.is_none();
        let searched = is_past_first || self.searching;
        violations.require(
            searched || self.found.iter().next().is_none(),
            "weapons.found",
            "no Super Weapon is found before the first search (H20)",
        );
        violations.require(
            searched || self.alerts == 0,
            "alerts",
            "no alert is drawn before the first search (H20)",
        );
        violations.require(
            is_past_first || self.hand == 0,
            "hand",
            "no card comes to the hand before the first round ends (H22)",
        );
        violations.require(
            self.shuffled_back == 0 || self.decks[self.sector()] <= DECK - LINE,
            "shuffled_back",
            "no line of this sector has been chosen yet (H24)",
        );
        if self.round > 1 || !matches!(bottom, Some(Task::Round | Task::ChoosePlanet)) {
            return;
        }
        let begun = crate::play::start(self.options);
        violations.require(
            self.bag == begun.bag,
            "bag",
            "it is filled as the difficulty says until the first line is drawn (H8)",
        );
        violations.require(
            Ability::ALL
                .iter()
                .all(|&ability| self.points(ability) == self.most(ability)),
            "abilities",
            "they are at their maximum when the first round begins (H6)",
        );
        let are_fresh = self
            .owned()
            .all(|die| !die.is_crew() || self.face(die) == Some(6));
        violations.require(
            are_fresh,
            "dice",
            "crew dice show 6 when the first round begins (H6)",
        );
    }

    /// H20, H21: what comes about in a search.
    fn check_search(&self, violations: &mut Violations) {
        for (index, found) in self.found.iter().enumerate() {
            violations.require(
                !found.deciphered || found.cubes != found.needs,
                format!("weapons.found[{index}].deciphered"),
                "a Super Weapon that has its cubes needs nothing else to be understood (H21)",
            );
        }
        if !self.searching {
            return;
        }
        // H24: a Super Weapon that was swapped for another in this search may have held before.
        let set = self.card_set();
        let can_be_swapped = self.die_used && self.face(Die::Translator).is_some();
        let swapped = |says: &dyn Fn(&Lasting) -> u8| -> u8 {
            let gone = self.weapons_not_found().filter(|_| can_be_swapped);
            let said = gone.map(|weapon| weapon.card(set).text.always.iter().map(says).sum());
            said.max().unwrap_or(0)
        };
        let free = self.hush()
            + swapped(&|lasting| match lasting {
                Lasting::Hush { cubes } => *cubes,
                _ => 0,
            });
        violations.require(
            self.hushed <= free,
            "hushed",
            format!("the texts in force make {free} black cubes of a search free (H20)"),
        );
        violations.require(
            self.hushed <= self.supply[Cube::Black.index()],
            "hushed",
            "black cubes that cost nothing are in the supply (H20)",
        );
        let surges = |lasting: &Lasting| u8::from(*lasting == Lasting::Surge);
        violations.require(
            !self.surged || self.holds(Lasting::Surge) || swapped(&surges) > 0,
            "surged",
            "no text in force raises an ability by two (H20)",
        );
        let tasks = self.agenda.tasks();
        let draws =
            |task: &Task| matches!(task, Task::DrawCube | Task::PairFirst | Task::PairSecond(_));
        let is_counted = !tasks.contains(&Task::CountCubes);
        let least = i8::from(tasks.iter().any(draws));
        violations.require(
            !is_counted || self.cubes >= least,
            "cubes",
            format!("at least {least} must be left to be drawn now (H20)"),
        );
    }

    /// The agenda must be consistent with the rest, and it must be somebody's turn.
    fn check_progress(&self, violations: &mut Violations) {
        if self.end.is_some() {
            violations.require(
                self.agenda.tasks().is_empty(),
                "agenda",
                "after the end nothing is left to do",
            );
            violations.require(
                (self.end == Some(End::Victory)) == (self.weapons_left == 0),
                "end",
                "it is a victory exactly if no Super Weapon is left to be found (H25)",
            );
            violations.require(
                (self.end == Some(End::Victory)) == self.searching,
                "phase",
                "a game is won in the search, and lost in the encounter phase (H25, H26)",
            );
            violations.require(
                self.end != Some(End::Crippled) || self.is_crippled(),
                "end",
                "two abilities are at zero in this defeat (H26)",
            );
            violations.require(
                self.end != Some(End::Exhausted) || self.is_exhausted(),
                "end",
                "no deck has cards left in this defeat (H26)",
            );
            return;
        }
        violations.require(
            self.weapons_left > 0,
            "end",
            "all Super Weapons are found: this is a victory (H25)",
        );
        violations.require(
            self.searching || self.captain.is_none() || !self.is_crippled(),
            "abilities",
            "two abilities are at zero in the encounter phase: this is a defeat (H26)",
        );
        violations.require(
            self.searching || self.hushed == 0,
            "hushed",
            "black cubes are drawn in the search alone (H20)",
        );
        violations.require(
            self.searching || !self.surged,
            "surged",
            "cubes raise abilities in the search alone (H20)",
        );
        if let Err(message) = self.check_agenda() {
            violations.add("agenda", message);
            return;
        }
        let mut waiting = self.clone();
        violations.require(
            !waiting.step(&mut Silent),
            "agenda",
            "the last task needs neither the player nor chance: it must be done already",
        );
        let waits = !self.legal_actions().is_empty() || !self.outcomes().is_empty();
        violations.require(waits, "agenda", "nothing is possible at the last task");
    }
}

fn read_options(reader: &mut Reader<'_>) -> Option<Options> {
    let entry = reader.field("options")?;
    let Some(values) = entry.as_object() else {
        reader.violation("options", "expected an object");
        return None;
    };
    match Hegemony::read_written_options(values) {
        Ok(options) => Some(options),
        Err(violations) => {
            for violation in violations.0 {
                reader.violation(&violation.at, violation.message);
            }
            None
        }
    }
}

/// Null, or what a text means.
#[allow(
    clippy::option_option,
    reason = "what cannot be read is told from what is not there"
)]
fn or_null<T>(value: &Value, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if value.is_null() {
        return Some(None);
    }
    read(value.as_str()?).map(Some)
}

fn read_weapon(
    entry: &Value,
    index: usize,
    set: CardSet,
    reader: &mut Reader<'_>,
) -> Option<FoundWeapon> {
    let prefix = format!("weapons.found[{index}].");
    let mut fields = Reader::new(entry, &prefix);
    let expected = "the id of a Super Weapon";
    let weapon = fields.read("weapon", expected, |v| Weapon::read(v.as_str()?));
    let deciphered = fields.read("deciphered", "true or false", Value::as_bool);
    let mut cubes = [0; 3];
    if let Some(entry) = fields.field("cubes") {
        let mut by_colour = Reader::new(entry, &format!("{prefix}cubes."));
        for &ability in Ability::ALL {
            let most = weapon.map_or(3, |weapon| weapon.card(set).needs[ability.index()]);
            let expected = format!("a number from 0 to {most}, as its card asks for");
            let read = by_colour.read(ability.word(), &expected, |v| number(v, 0, most.into()));
            cubes[ability.index()] = read.unwrap_or(0) as u8;
        }
        fields.absorb(by_colour.finish());
    }
    reader.absorb(fields.finish());
    Some(FoundWeapon {
        cubes,
        deciphered: deciphered?,
        ..FoundWeapon::new(weapon?, set)
    })
}

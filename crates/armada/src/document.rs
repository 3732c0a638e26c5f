//! Position documents: written exactly, read with every violation listed.

use serde_json::{Map, Value, json};
use starboard_kernel::document::{Reader, number, word};
use starboard_kernel::{Game, Violations};

use crate::world::ALL_LEVELS;
use crate::{
    Actions, Armada, Circle, Die, Edition, Level, Options, Phase, Region, Ship, ShipState, Step,
    ThreeBoxes,
};

const PHASES: [(&str, Phase); 3] = [
    ("build", Phase::Build),
    ("invade", Phase::Invade),
    ("over", Phase::Over),
];

const STEPS: [(&str, Step); 6] = [
    ("roll", Step::Roll),
    ("value", Step::Value),
    ("build", Step::Build),
    ("count", Step::Count),
    ("attack", Step::Attack),
    ("skills", Step::Skills),
];

const STATES: [(&str, ShipState); 3] = [
    ("open", ShipState::Open),
    ("completed", ShipState::Completed),
    ("collapsed", ShipState::Collapsed),
];

/// The word for a meaning.
fn name_of<T: Copy + PartialEq>(words: &[(&'static str, T)], meaning: T) -> &'static str {
    let found = words.iter().find(|(_, other)| *other == meaning);
    found.map_or("", |(name, _)| name)
}

fn one_of<T>(words: &[(&str, T)]) -> String {
    let names: Vec<String> = words.iter().map(|(name, _)| format!("{name:?}")).collect();
    format!("one of {}", names.join(", "))
}

pub(crate) fn document(position: &Armada) -> Value {
    let ships: Map<String, Value> = Ship::ALL
        .into_iter()
        .map(|ship| (ship.to_string(), position.write_ship(ship)))
        .collect();
    let crossed: Map<String, Value> = Region::ALL
        .into_iter()
        .map(|region| {
            let levels = Level::in_set(position.crossed & region.level_set()).map(Level::number);
            (region.id().to_owned(), levels.collect())
        })
        .collect();
    let dice_of = |set: u8| -> Vec<u8> {
        let dice = Die::ALL.into_iter().filter(|die| set & die.bit() != 0);
        dice.map(Die::number).collect()
    };
    json!({
        "game": Armada::NAME,
        "options": position.written_options(),
        "phase": name_of(&PHASES, position.phase),
        "step": name_of(&STEPS, position.step),
        "dice": position.write_dice(),
        "ships": ships,
        "actions": position.actions,
        "crossed": crossed,
        "used": { "rerolled": dice_of(position.rerolled), "changed": dice_of(position.changed) },
    })
}

pub(crate) fn from_document(document: &Value) -> Result<Armada, Violations> {
    let mut reader = Reader::new(document, "");
    reader.read("game", "\"armada\"", |v| (v == Armada::NAME).then_some(()));
    // Without options the rest is still read, so that every violation is listed at once.
    let options = read_options(&mut reader).unwrap_or(Options {
        edition: Edition::Standard,
        three_boxes: ThreeBoxes::Zero,
    });
    let mut position = crate::play::start(options);
    position.written = [0; 6];
    if let Some(phase) = reader.read("phase", &one_of(&PHASES), |v| word(&PHASES, v)) {
        position.phase = phase;
    }
    if let Some(step) = reader.read("step", &one_of(&STEPS), |v| word(&STEPS, v)) {
        position.step = step;
    }
    let expected = "null or a list of at most three faces from 1 to 6 (null for a die that is \
                    rolled again)";
    if let Some(dice) = reader.read("dice", expected, read_dice) {
        position.dice = dice;
    }
    position.read_ships(&mut reader);
    position.read_actions(&mut reader);
    position.read_crossed(&mut reader);
    position.read_used(&mut reader);
    let mut violations = reader.finish();
    // How the fields fit each other is checked only once every field can be read.
    if violations.is_empty() {
        for ship in Ship::ALL {
            position.check_ship(ship, &mut violations);
        }
        position.check_crossed(&mut violations);
        match position.phase {
            Phase::Build => position.check_build(&mut violations),
            Phase::Invade => position.check_invasion(&mut violations),
            Phase::Over => position.check_end(&mut violations),
        }
    }
    violations.into_result(position)
}

pub(crate) fn encode(position: &Armada, into: &mut Vec<u8>) {
    into.extend([
        position.options.three_boxes as u8,
        position.phase as u8,
        position.step as u8,
        position.completed,
        position.collapsed,
        position.rerolled,
        position.changed,
    ]);
    into.extend(position.dice);
    into.extend(position.countdown);
    into.extend(position.actions.named().map(|(_, left)| left));
    into.extend(position.crossed.to_le_bytes());
    into.extend(position.built.to_le_bytes());
    for written in position.written {
        into.extend(written.to_le_bytes());
    }
}

impl Armada {
    fn write_dice(&self) -> Value {
        if self.dice == [0; 3] {
            return Value::Null;
        }
        match self.phase {
            Phase::Build => self.dice.into_iter().filter(|&face| face != 0).collect(),
            Phase::Invade | Phase::Over => self
                .dice
                .into_iter()
                .map(|face| if face == 0 { Value::Null } else { face.into() })
                .collect(),
        }
    }

    fn write_ship(&self, ship: Ship) -> Value {
        let values: Map<String, Value> = ship
            .circles()
            .filter_map(|circle| Some((circle.place(), self.value_at(circle)?.into())))
            .collect();
        let built: Vec<String> = ship
            .circles()
            .filter(|&circle| self.is_built(circle))
            .map(Circle::place)
            .collect();
        json!({
            "values": values,
            "built": built,
            "countdown": self.countdown(ship),
            "state": name_of(&STATES, self.ship_state(ship)),
        })
    }

    fn read_ships(&mut self, reader: &mut Reader<'_>) {
        const NAMES: [&str; 6] = ["1", "2", "3", "4", "5", "6"];
        let Some(ships) = reader.field("ships") else {
            return;
        };
        let mut by_number = Reader::new(ships, "ships.");
        for (ship, name) in Ship::ALL.into_iter().zip(NAMES) {
            if let Some(entry) = by_number.field(name) {
                let violations = self.read_ship(ship, entry);
                reader.absorb(violations);
            }
        }
        reader.absorb(by_number.finish());
    }

    fn read_ship(&mut self, ship: Ship, entry: &Value) -> Violations {
        let mut reader = Reader::new(entry, &format!("ships.{ship}."));
        let values = reader.read("values", "an object of faces by box", Value::as_object);
        for (place, face) in values.into_iter().flatten() {
            let at = format!("values.{place}");
            match (Circle::in_ship(ship, place), number(face, 1, 6)) {
                (Some(circle), Some(face)) => self.write(face as u8, circle),
                (None, _) => reader.violation(&at, no_such_box(ship)),
                (_, None) => reader.violation(&at, "expected a face from 1 to 6"),
            }
        }
        let built = reader.read("built", "a list of boxes", Value::as_array);
        for place in built.into_iter().flatten() {
            let circle = place.as_str().and_then(|text| Circle::in_ship(ship, text));
            match circle {
                Some(circle) if self.is_built(circle) => {
                    reader.violation("built", format!("{} is there twice", circle.place()));
                }
                Some(circle) => self.built |= circle.bit(),
                None => reader.violation("built", no_such_box(ship)),
            }
        }
        let bar = u64::from(ship.bar());
        let expected = format!("what is left of the bar: 0 to {bar} (A8)");
        if let Some(left) = reader.read("countdown", &expected, |v| number(v, 0, bar)) {
            self.countdown[ship.index()] = left as u8;
        }
        match reader.read("state", &one_of(&STATES), |v| word(&STATES, v)) {
            Some(ShipState::Completed) => self.completed |= ship.bit(),
            Some(ShipState::Collapsed) => self.collapsed |= ship.bit(),
            Some(ShipState::Open) | None => {}
        }
        reader.finish()
    }

    fn read_actions(&mut self, reader: &mut Reader<'_>) {
        let Some(entry) = reader.field("actions") else {
            return;
        };
        let mut fields = Reader::new(entry, "actions.");
        let mut read = |(name, most): (&'static str, u8)| {
            let expected = format!("a number from 0 to {most}: more no armada has");
            let left = fields.read(name, &expected, |v| number(v, 0, most.into()));
            left.unwrap_or(0) as u8
        };
        let [rolls, wilds, rerolls, flips, plus, minus] = Actions::MOST.named().map(&mut read);
        self.actions = Actions {
            rolls,
            wilds,
            rerolls,
            flips,
            plus,
            minus,
        };
        reader.absorb(fields.finish());
    }

    fn read_crossed(&mut self, reader: &mut Reader<'_>) {
        let Some(entry) = reader.field("crossed") else {
            return;
        };
        let mut fields = Reader::new(entry, "crossed.");
        for region in Region::ALL {
            let count = region.levels().count();
            let expected = format!("a list of different levels from 1 to {count}");
            let levels = fields.read(region.id(), &expected, |v| {
                v.as_array()?.iter().try_fold(0, |set, level| {
                    let level = Level::of(region, number(level, 1, 9)? as u8)?;
                    (set & level.bit() == 0).then_some(set | level.bit())
                })
            });
            self.crossed |= levels.unwrap_or(0);
        }
        reader.absorb(fields.finish());
    }

    fn read_used(&mut self, reader: &mut Reader<'_>) {
        let Some(entry) = reader.field("used") else {
            return;
        };
        let mut fields = Reader::new(entry, "used.");
        let read = |value: &Value| {
            value.as_array()?.iter().try_fold(0, |set, die| {
                let bit = 1 << (number(die, 1, 3)? - 1);
                (set & bit == 0).then_some(set | bit)
            })
        };
        let expected = "a list of different dice from 1 to 3";
        self.rerolled = fields.read("rerolled", expected, read).unwrap_or(0);
        self.changed = fields.read("changed", expected, read).unwrap_or(0);
        reader.absorb(fields.finish());
    }

    fn check_ship(&self, ship: Ship, violations: &mut Violations) {
        let at = |field: &str| format!("ships.{ship}.{field}");
        for circle in ship.circles() {
            let value = self.value_at(circle);
            if let Some(printed) = circle.printed() {
                violations.require(
                    value == Some(printed),
                    at("values"),
                    format!("{printed} is printed in {} (A7)", circle.place()),
                );
            }
            if !self.is_built(circle) {
                continue;
            }
            violations.require(
                value.is_some(),
                at("built"),
                format!(
                    "{} has no value, so it cannot be built (A9)",
                    circle.place()
                ),
            );
            let Some(partner) = circle.partner().filter(|_| circle.is_second()) else {
                continue;
            };
            violations.require(
                !self.is_built(partner),
                at("built"),
                format!("only one square of {} may be built (A4)", partner.place()),
            );
            violations.require(
                self.value_at(partner) != value,
                at("built"),
                format!(
                    "both circles of {} are alike, so the first is the one built (A4)",
                    partner.place()
                ),
            );
        }
        let state = self.ship_state(ship);
        let left = self.countdown(ship);
        violations.require(
            (state == ShipState::Collapsed) == (left == 0),
            at("countdown"),
            "a ship has collapsed exactly if nothing is left of its bar (A14)",
        );
        violations.require(
            (state == ShipState::Completed) == self.is_finished(ship),
            at("state"),
            "a ship is completed exactly if all its boxes are built and its condition holds (A14)",
        );
    }

    /// A18: at most one region is begun and not finished.
    fn check_crossed(&self, violations: &mut Violations) {
        let begun = Region::ALL.into_iter().filter(|region| {
            let done = self.crossed & region.level_set();
            done != 0 && done != region.level_set()
        });
        let begun: Vec<&str> = begun.map(Region::id).collect();
        violations.require(
            begun.len() <= 1,
            "crossed",
            format!(
                "{} are begun and not finished; only one region may be (A18)",
                begun.join(" and ")
            ),
        );
    }

    fn check_no_marks(&self, violations: &mut Violations) {
        violations.require(
            self.rerolled == 0 && self.changed == 0,
            "used",
            "no die is marked outside of an attack",
        );
    }

    fn check_build(&self, violations: &mut Violations) {
        let open = self.open_set().count_ones();
        violations.require(
            open > 0,
            "phase",
            "every ship is closed: phase 1 is over (A16)",
        );
        violations.require(
            self.actions == Actions::default(),
            "actions",
            "all zero in phase 1",
        );
        violations.require(self.crossed == 0, "crossed", "nothing in phase 1");
        self.check_no_marks(violations);
        let [a, b, c] = self.dice;
        let count = self.dice.iter().filter(|&&face| face != 0).count();
        let ascending = [a, b, c][..count].is_sorted() && self.dice[count..] == [0; 3][count..];
        let mut dice = |holds: bool, message: &str| {
            violations.require(holds, "dice", message);
            holds
        };
        if !dice(ascending, "the dice not yet used, ascending") {
            return;
        }
        match self.step {
            Step::Roll => {
                dice(count == 0, "null before a roll");
            }
            Step::Value => {
                if dice(count == 3, "three dice when a value is to be given") {
                    dice(a != c, "three alike give no value (A12)");
                }
            }
            Step::Build => {
                if dice(
                    count == 1 || count == 2,
                    "one or two dice when one is to build",
                ) {
                    let builds = |face: u8| face != 0 && self.buildable(face) != 0;
                    dice(
                        builds(a) || builds(b),
                        "none of the dice can build anything (A10)",
                    );
                }
            }
            Step::Count => {
                if dice(count == 1 || count == 2, "one or two dice that count down") {
                    dice(
                        self.open_set() & Ship::of_face(a).bit() == 0 && open > 1,
                        "the first die's ship must be closed and two or more be open (A13)",
                    );
                }
            }
            Step::Attack | Step::Skills => violations.add(
                "step",
                format!("{:?} belongs to phase 2", name_of(&STEPS, self.step)),
            ),
        }
    }

    fn check_closed(&self, violations: &mut Violations) {
        violations.require(
            self.open_set() == 0,
            "phase",
            "phase 1 lasts while a ship is open (A16)",
        );
    }

    fn check_invasion(&self, violations: &mut Violations) {
        self.check_closed(violations);
        violations.require(
            self.crossed != ALL_LEVELS,
            "phase",
            "all levels are crossed: the invasion is over (A23)",
        );
        let rolling = self.dice.iter().filter(|&&face| face == 0).count();
        match self.step {
            Step::Attack => {
                violations.require(self.dice == [0; 3], "dice", "null before a roll");
                self.check_no_marks(violations);
                violations.require(
                    self.actions.rolls > 0 || self.actions.wilds > 0,
                    "phase",
                    "no roll and no wild card is left: the invasion is over (A23)",
                );
            }
            Step::Roll if rolling == 3 => self.check_no_marks(violations),
            Step::Roll => {
                violations.require(
                    rolling == 1,
                    "dice",
                    "null, or three dice of which the one that is rolled again is null",
                );
                for die in Die::ALL {
                    let rerolled = self.rerolled & die.bit() != 0;
                    let changed = self.changed & die.bit() != 0;
                    violations.require(
                        self.dice[die.index()] != 0 || (rerolled && !changed),
                        "used",
                        format!("die {die} is rolled again: rerolled, and not changed (A21)"),
                    );
                }
            }
            Step::Skills => violations.require(rolling == 0, "dice", "three dice after a roll"),
            Step::Value | Step::Build | Step::Count => violations.add(
                "step",
                format!("{:?} belongs to phase 1", name_of(&STEPS, self.step)),
            ),
        }
    }

    fn check_end(&self, violations: &mut Violations) {
        self.check_closed(violations);
        self.check_no_marks(violations);
        violations.require(
            self.step == Step::Attack,
            "step",
            "\"attack\" once the game is over",
        );
        violations.require(self.dice == [0; 3], "dice", "null once the game is over");
        violations.require(
            self.crossed == ALL_LEVELS || (self.actions.rolls == 0 && self.actions.wilds == 0),
            "phase",
            "the invasion lasts while a level and a roll or a wild card is left (A23)",
        );
    }
}

fn no_such_box(ship: Ship) -> String {
    let places: Vec<String> = ship.circles().map(Circle::place).collect();
    format!("ship {ship} has the boxes {}", places.join(", "))
}

fn read_options(reader: &mut Reader<'_>) -> Option<Options> {
    let given = reader.read("options", "an object", Value::as_object)?;
    match Armada::read_written_options(given) {
        Ok(options) => Some(options),
        Err(violations) => {
            reader.absorb(violations);
            None
        }
    }
}

fn read_dice(value: &Value) -> Option<[u8; 3]> {
    if value.is_null() {
        return Some([0; 3]);
    }
    let list = value
        .as_array()
        .filter(|list| (1..=3).contains(&list.len()))?;
    let mut dice = [0; 3];
    for (die, face) in dice.iter_mut().zip(list) {
        if !face.is_null() {
            *die = number(face, 1, 6)? as u8;
        }
    }
    // A list of nulls would look like no dice at all.
    (dice != [0; 3]).then_some(dice)
}

//! The rules a second time, by names and plain lists instead of bits: slow, simple, and written
//! from the rules alone. Random play compares both.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::Value;

/// A position as its document has it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub(crate) struct Naive {
    options: BTreeMap<String, String>,
    phase: String,
    step: String,
    dice: Option<Vec<Option<u8>>>,
    ships: BTreeMap<String, NaiveShip>,
    actions: BTreeMap<String, u8>,
    crossed: BTreeMap<String, BTreeSet<u8>>,
    used: BTreeMap<String, BTreeSet<u8>>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
struct NaiveShip {
    values: BTreeMap<String, u8>,
    built: BTreeSet<String>,
    countdown: u8,
    state: String,
}

/// Circles in sheet order, by ship.
pub(crate) const CIRCLES: [(&str, &str); 6] = [
    ("1", "a1 a2 b1 b2 c1 c2"),
    ("2", "a1 a2 b1 b2 c1 c2"),
    ("3", "a1 a2 b1 b1' b2 b2' c1 c1' c2 c2' d1 d2"),
    ("4", "a1 b1 c1"),
    ("5", "a1 b1 c1 d1"),
    ("6", "a1 b1 c1 d1"),
];

/// Regions in sheet order, with how many levels they have and their points.
pub(crate) const REGIONS: [(&str, u8, i64); 6] = [
    ("oceania", 2, 5),
    ("south_america", 2, 8),
    ("asia", 3, 10),
    ("europe", 3, 12),
    ("africa", 4, 15),
    ("north_america", 4, 15),
];

/// A19: what the dice must be in some order.
fn fits(region: &str, level: u8, [a, b, c]: [u8; 3]) -> bool {
    match (region, level) {
        ("oceania", 1) => a == 5,
        ("oceania", 2) => a + b + c >= 12,
        ("south_america", 1) => a == 1 && b + c >= 9,
        ("south_america", 2) => a + b + c >= 14,
        ("asia", 1) => a == 6 && b == 6,
        ("asia", 2) => a == 2 && b == 4,
        ("asia", 3) => a + b + c >= 15,
        ("europe", 1) => a == 3 && b == 3,
        ("europe", 2) => a == 1 && b + c >= 11,
        ("europe", 3) => a == 4 && b == 5 && c >= 5,
        ("africa", 1) => a == 3 && b + c >= 10,
        ("africa", 2) => a == 6 && b == 6 && c >= 5,
        ("africa", 3) => a == 1 && b == 1 && c == 2,
        ("africa", 4) => a + b + c >= 16,
        ("north_america", 1) => a == 1 && b == 1 && c == 1,
        ("north_america", 2) => a == 5 && b == 5 && c >= 5,
        ("north_america", 3) => a == 2 && b == 3 && c == 4,
        ("north_america", 4) => a + b + c >= 17,
        _ => panic!("there is no level {level} in {region}"),
    }
}

pub(crate) fn meets(region: &str, level: u8, [a, b, c]: [u8; 3]) -> bool {
    [
        [a, b, c],
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
    ]
    .into_iter()
    .any(|dice| fits(region, level, dice))
}

/// The other circle of a double box (A4); a name that no circle has for a plain box.
fn partner(place: &str) -> String {
    match place.strip_suffix('\'') {
        Some(first) => first.to_owned(),
        None => format!("{place}'"),
    }
}

/// A die, face, ship or level.
fn digit(text: &str) -> u8 {
    text.parse().expect("a digit")
}

impl Naive {
    pub(crate) fn of(document: &Value) -> Naive {
        serde_json::from_value(document.clone()).expect("a document")
    }

    fn dice(&self) -> Vec<u8> {
        self.dice.iter().flatten().flatten().copied().collect()
    }

    fn set_dice(&mut self, dice: Vec<u8>) {
        let dice: Vec<Option<u8>> = dice.into_iter().map(Some).collect();
        self.dice = (!dice.is_empty()).then_some(dice);
    }

    fn use_die(&mut self, face: u8) {
        let mut dice = self.dice();
        let place = dice.iter().position(|&die| die == face);
        dice.remove(place.expect("a die of this face"));
        self.set_dice(dice);
    }

    fn is_open(&self, ship: &str) -> bool {
        self.ships[ship].state == "open"
    }

    fn open_ships(&self) -> Vec<String> {
        let ships = self.ships.keys().filter(|ship| self.is_open(ship));
        ships.cloned().collect()
    }

    /// The circles of open ships that take a value, in sheet order.
    fn empty(&self) -> Vec<String> {
        let mut found = Vec::new();
        for (ship, places) in CIRCLES.iter().filter(|(ship, _)| self.is_open(ship)) {
            let sheet = &self.ships[*ship];
            for place in places.split(' ') {
                if !sheet.values.contains_key(place) && !sheet.built.contains(&partner(place)) {
                    found.push(format!("{ship}{place}"));
                }
            }
        }
        found
    }

    /// A9, A4: builds what a face builds; how many boxes that is.
    fn build(&mut self, face: u8) -> usize {
        let mut count = 0;
        for (ship, places) in CIRCLES {
            let sheet = self.ships.get_mut(ship).expect("six ships");
            if sheet.state != "open" {
                continue;
            }
            for place in places.split(' ') {
                if sheet.values.get(place) == Some(&face)
                    && !sheet.built.contains(place)
                    && !sheet.built.contains(&partner(place))
                {
                    sheet.built.insert(place.to_owned());
                    count += 1;
                }
            }
        }
        count
    }

    fn builds(&self, face: u8) -> bool {
        self.clone().build(face) > 0
    }

    /// The value of a box, if it is built.
    fn at(&self, ship: &str, place: &str) -> Option<u8> {
        let sheet = &self.ships[ship];
        let circles = [place.to_owned(), partner(place)];
        let built = circles
            .iter()
            .find(|circle| sheet.built.contains(*circle))?;
        sheet.values.get(built).copied()
    }

    /// The values of boxes, if all of them are built.
    fn all(&self, ship: &str, places: &str) -> Option<Vec<u8>> {
        places
            .split(' ')
            .map(|place| self.at(ship, place))
            .collect()
    }

    /// How many of three columns are built and fit.
    fn good_columns(&self, ship: &str, fit: impl Fn(u8, u8) -> bool) -> usize {
        ["a1 a2", "b1 b2", "c1 c2"]
            .into_iter()
            .filter(|column| self.all(ship, column).is_some_and(|v| fit(v[0], v[1])))
            .count()
    }

    fn good_pairs(&self) -> usize {
        self.good_columns("1", |a, b| a == b)
    }

    fn good_sixes(&self) -> usize {
        self.good_columns("2", |a, b| a + b == 6)
    }

    fn is_complete(&self, ship: &str) -> bool {
        let row = |places: &str| self.all(ship, places);
        let sum = |values: Vec<u8>| values.iter().sum::<u8>();
        match ship {
            "1" => self.good_pairs() == 3,
            "2" => self.good_sixes() == 3,
            "3" => match (row("a1 a2 b1 b2"), row("c1 c2 d1 d2")) {
                (Some(left), Some(right)) => sum(left).abs_diff(sum(right)) <= 3,
                _ => false,
            },
            "4" => row("a1 b1 c1").is_some_and(|v| v[0] + v[1] < 7 && v[2] + v[1] > 8),
            "5" => row("a1 b1 c1 d1").is_some_and(|v| sum(v) < 8),
            _ => row("a1 b1 c1 d1").is_some_and(|v| sum(v) > 20),
        }
    }

    fn rolls(&self) -> u8 {
        let has = |blocks: &[&str]| blocks.iter().any(|block| self.all("3", block).is_some());
        if self.ships["3"].state == "completed" {
            16
        } else if has(&["a1 a2 b1 b2 c1 c2", "b1 b2 c1 c2 d1 d2"]) {
            12
        } else if has(&["a1 a2 b1 b2", "b1 b2 c1 c2", "c1 c2 d1 d2"]) {
            9
        } else if self.ships["3"].built.is_empty() {
            0
        } else {
            4
        }
    }

    fn changes(&self, ship: &str) -> u8 {
        let sheet = &self.ships[ship];
        match sheet.built.len() {
            _ if sheet.state == "completed" => 5,
            2 => 2,
            3 if self.options["three_boxes"] == "two" => 2,
            _ => 0,
        }
    }

    /// The table of what ships are worth in phase 2.
    fn gives(&self) -> BTreeMap<String, u8> {
        let completed = self.ships["4"].state == "completed";
        let ten = self.all("4", "a1 b1 c1").map(|v| v.iter().sum::<u8>()) == Some(10);
        let rerolls = match self.good_sixes() {
            0 => 0,
            1 => 2,
            2 => 5,
            _ => 10,
        };
        [
            ("rolls", self.rolls() + if completed { 2 } else { 0 }),
            ("wilds", self.good_pairs() as u8),
            ("rerolls", rerolls),
            ("flips", if completed && ten { 5 } else { 0 }),
            ("plus", self.changes("5")),
            ("minus", self.changes("6")),
        ]
        .map(|(name, count)| (name.to_owned(), count))
        .into()
    }

    fn conquered(&self) -> impl Iterator<Item = (&'static str, u8, i64)> {
        let done = |(region, levels, _): &(&'static str, u8, i64)| {
            self.crossed[*region].len() == usize::from(*levels)
        };
        REGIONS.into_iter().filter(done)
    }

    /// A24.
    pub(crate) fn score(&self) -> i64 {
        if self.conquered().count() == 6 {
            return 100;
        }
        let ships = [6, 3, 8, 10, 5, 5].into_iter().zip(self.ships.values());
        let completed = ships.filter(|(_, ship)| ship.state == "completed");
        let regions: i64 = self.conquered().map(|(_, _, points)| points).sum();
        regions + completed.map(|(points, _)| points).sum::<i64>()
    }

    /// A18: the levels that may be crossed.
    fn open_levels(&self) -> Vec<(&'static str, u8)> {
        let begun = |region: &str, levels: u8| {
            let crossed = self.crossed[region].len();
            crossed > 0 && crossed < usize::from(levels)
        };
        let focus = REGIONS
            .iter()
            .find(|(name, levels, _)| begun(name, *levels));
        let mut open = Vec::new();
        for (region, levels, _) in REGIONS {
            if focus.is_none_or(|(name, _, _)| *name == region) {
                let left = (1..=levels).filter(|level| !self.crossed[region].contains(level));
                open.extend(left.map(|level| (region, level)));
            }
        }
        open
    }

    /// What may be done, in the order of the notation.
    pub(crate) fn legal_actions(&self) -> Vec<String> {
        let dice = self.dice();
        let mut faces = dice.clone();
        faces.dedup();
        let mut legal = Vec::new();
        match (self.phase.as_str(), self.step.as_str()) {
            ("over", _) | (_, "roll") => {}
            (_, "value") => {
                let mut places = self.empty();
                for &face in &faces {
                    if places.is_empty() {
                        legal.push(format!("value {face}@-"));
                    }
                    legal.extend(places.iter().map(|place| format!("value {face}@{place}")));
                }
                if faces.len() == 2 {
                    let face = dice[1];
                    while !places.is_empty() {
                        let first = places.remove(0);
                        let others = places.iter().filter(|other| **other != partner(&first));
                        legal.extend(others.map(|other| format!("values {face}@{first},{other}")));
                    }
                }
            }
            (_, "build") => {
                let builders = faces.iter().filter(|&&face| self.builds(face));
                legal.extend(builders.map(|face| format!("build {face}")));
            }
            (_, "count") => {
                legal.extend(self.open_ships().iter().map(|ship| format!("count {ship}")));
            }
            (_, step) => {
                let open = self.open_levels();
                if step == "attack" {
                    if self.actions["rolls"] > 0 {
                        legal.push("attack".to_owned());
                    }
                } else {
                    let dice = [dice[0], dice[1], dice[2]];
                    let met = open.iter().filter(|(r, level)| meets(r, *level, dice));
                    legal.extend(met.map(|(region, level)| format!("cross {region} {level}")));
                    if legal.is_empty() {
                        legal.extend(self.skills(dice));
                    }
                }
                if self.actions["wilds"] > 0 {
                    legal.extend(open.iter().map(|(r, level)| format!("wild {r} {level}")));
                }
                if step == "skills" {
                    legal.push("let go".to_owned());
                }
            }
        }
        legal
    }

    /// A21, met levels apart.
    fn skills(&self, dice: [u8; 3]) -> Vec<String> {
        let mut skills = Vec::new();
        for (skill, counter) in [
            ("reroll", "rerolls"),
            ("flip", "flips"),
            ("plus", "plus"),
            ("minus", "minus"),
        ] {
            for (number, face) in (1..).zip(dice) {
                let barred = match skill {
                    "reroll" => self.used["rerolled"].contains(&number),
                    "plus" => face == 6,
                    "minus" => face == 1,
                    _ => false,
                };
                let changed = self.used["changed"].contains(&number);
                if self.actions[counter] > 0 && !barred && !changed {
                    skills.push(format!("{skill} {number}"));
                }
            }
        }
        skills
    }

    fn write(&mut self, face: u8, place: &str) {
        let (ship, place) = place.split_at(1);
        let sheet = self.ships.get_mut(ship).expect("six ships");
        sheet.values.insert(place.to_owned(), face);
    }

    fn spend(&mut self, counter: &str) {
        *self.actions.get_mut(counter).expect("a counter") -= 1;
    }

    fn cross_bar(&mut self, ship: &str) {
        let sheet = self.ships.get_mut(ship).expect("six ships");
        sheet.countdown -= 1;
        if sheet.countdown == 0 {
            sheet.state = "collapsed".to_owned();
        }
    }

    fn count_down(&mut self) {
        while let Some(&die) = self.dice().first() {
            let open = self.open_ships();
            let ship = die.to_string();
            if open.contains(&ship) {
                self.cross_bar(&ship);
            } else if let [only] = &open[..] {
                self.cross_bar(only);
            } else if !open.is_empty() {
                self.step = "count".to_owned();
                return;
            }
            self.use_die(die);
        }
        self.step = "roll".to_owned();
        if self.open_ships().is_empty() {
            self.phase = "invade".to_owned();
            self.actions = self.gives();
            self.end_attack();
        }
    }

    fn end_attack(&mut self) {
        self.step = "attack".to_owned();
        self.dice = None;
        self.used.values_mut().for_each(BTreeSet::clear);
        let spent = self.actions["rolls"] == 0 && self.actions["wilds"] == 0;
        if spent || self.conquered().count() == 6 {
            self.phase = "over".to_owned();
        }
    }

    fn cross(&mut self, region: &str, level: &str) {
        let levels = self.crossed.get_mut(region).expect("a region");
        assert!(levels.insert(digit(level)), "crossed twice");
        self.end_attack();
    }

    fn use_skill(&mut self, skill: &str, number: &str) {
        let die = digit(number);
        let place = &mut self.dice.as_mut().expect("dice")[usize::from(die) - 1];
        let face = place.expect("a die");
        let (mark, counter) = match skill {
            "reroll" => ("rerolled", "rerolls"),
            "flip" => ("changed", "flips"),
            other => ("changed", other),
        };
        *place = match skill {
            "reroll" => None,
            "flip" => Some(7 - face),
            "plus" => Some(face + 1),
            _ => Some(face - 1),
        };
        if skill == "reroll" {
            self.step = "roll".to_owned();
        }
        self.used.get_mut(mark).expect("marks").insert(die);
        self.spend(counter);
    }

    /// Carries out an action or a roll.
    pub(crate) fn play(&mut self, text: &str) {
        let words: Vec<&str> = text.split([' ', '@', ',']).collect();
        match words[..] {
            ["value" | "values", face, ref places @ ..] => {
                let face = digit(face);
                for place in places {
                    self.use_die(face);
                    if *place != "-" {
                        self.write(face, place);
                    }
                }
                if self.dice().iter().any(|&die| self.builds(die)) {
                    self.step = "build".to_owned();
                } else {
                    self.count_down();
                }
            }
            ["build", face] => {
                self.build(digit(face));
                self.use_die(digit(face));
                for ship in self.open_ships() {
                    if self.is_complete(&ship) {
                        let sheet = self.ships.get_mut(&ship).expect("six ships");
                        sheet.state = "completed".to_owned();
                    }
                }
                self.count_down();
            }
            ["count", ship] => {
                self.cross_bar(ship);
                self.use_die(self.dice()[0]);
                self.count_down();
            }
            ["roll", a, b, c] => {
                self.set_dice([a, b, c].map(digit).into());
                if self.phase == "invade" {
                    self.step = "skills".to_owned();
                } else if a == c {
                    self.set_dice(vec![digit(a)]);
                    self.count_down();
                } else {
                    self.step = "value".to_owned();
                }
            }
            ["die", face] => {
                let dice = self.dice.iter_mut().flatten();
                for die in dice.filter(|die| die.is_none()) {
                    *die = Some(digit(face));
                }
                self.step = "skills".to_owned();
            }
            ["attack"] => {
                self.spend("rolls");
                self.step = "roll".to_owned();
            }
            ["cross", region, level] => self.cross(region, level),
            ["wild", region, level] => {
                self.spend("wilds");
                self.cross(region, level);
            }
            ["let", "go"] => self.end_attack(),
            [skill, die] => self.use_skill(skill, die),
            _ => panic!("{text} is not in the notation"),
        }
    }
}

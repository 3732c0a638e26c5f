//! Positions for tests, described by what matters in them; the rest is filled in to fit.

use hegemony::{CardSet, Encounter, Event, Hegemony, Planet, Task};
use serde_json::{Value, json};
use starboard_kernel::{FastRng, Game, Sink, Turn};

const COLOURS: [&str; 6] = ["red", "orange", "blue", "white", "black", "yellow"];

/// A position in the making: in the second round, with a line that waits.
pub(crate) struct Setting {
    captain: &'static str,
    aliens: [&'static str; 3],
    points: Option<[u8; 3]>,
    dice: Vec<(&'static str, u8)>,
    line: Vec<(&'static str, &'static str)>,
    hand: Vec<&'static str>,
    found: Vec<(&'static str, [u8; 3], bool)>,
    bag: [u8; 6],
    planet: Option<&'static str>,
    fields: Vec<(&'static str, Value)>,
    agenda: Vec<&'static str>,
    exhausted: bool,
}

/// Hilde Brandt with her dice among the Thrum, at a planet that changes nothing but the search.
pub(crate) fn setting(agenda: &[&'static str]) -> Setting {
    Setting {
        captain: "brandt",
        aliens: ["thrum", "choir", "drift"],
        points: None,
        dice: vec![("specialist", 6), ("engineer", 6)],
        line: Vec::new(),
        hand: Vec::new(),
        found: Vec::new(),
        bag: [4, 4, 4, 4, 4, 4],
        planet: Some("murmur"),
        fields: Vec::new(),
        agenda: agenda.to_vec(),
        exhausted: false,
    }
}

impl Setting {
    pub(crate) fn captain(mut self, captain: &'static str, dice: &[(&'static str, u8)]) -> Self {
        self.captain = captain;
        self.dice = dice.to_vec();
        self
    }

    pub(crate) fn dice(mut self, dice: &[(&'static str, u8)]) -> Self {
        self.dice = dice.to_vec();
        self
    }

    pub(crate) fn alien(mut self, alien: &'static str) -> Self {
        let before = self.aliens.iter().position(|&other| other == alien);
        match before {
            Some(at) => self.aliens.swap(0, at),
            None => self.aliens[0] = alien,
        }
        self
    }

    pub(crate) fn points(mut self, points: [u8; 3]) -> Self {
        self.points = Some(points);
        self
    }

    /// Cards, each waiting unless it has a sign: + engaged, - evaded.
    pub(crate) fn line(mut self, cards: &'static str) -> Self {
        let card = |text: &'static str| {
            if let Some(id) = text.strip_prefix('+') {
                (id, "engaged")
            } else if let Some(id) = text.strip_prefix('-') {
                (id, "evaded")
            } else {
                (text, "waiting")
            }
        };
        self.line = cards.split(' ').map(card).collect();
        self
    }

    pub(crate) fn hand(mut self, cards: &[&'static str]) -> Self {
        self.hand = cards.to_vec();
        self
    }

    /// With the cubes on them, and whether a die made them understood.
    pub(crate) fn found(mut self, weapons: &[(&'static str, [u8; 3], bool)]) -> Self {
        self.found = weapons.to_vec();
        self
    }

    pub(crate) fn bag(mut self, bag: [u8; 6]) -> Self {
        self.bag = bag;
        self
    }

    pub(crate) fn planet(mut self, planet: Option<&'static str>) -> Self {
        self.planet = planet;
        self
    }

    pub(crate) fn with(mut self, field: &'static str, value: impl Into<Value>) -> Self {
        self.fields.push((field, value.into()));
        self
    }

    /// In the search.
    pub(crate) fn search(self, cubes: i8) -> Self {
        self.with("phase", "search").with("cubes", cubes)
    }

    /// H26: twelve rounds have been played, and the game is over.
    pub(crate) fn exhausted(mut self) -> Self {
        self.exhausted = true;
        let end = self.planet(None).with("end", "exhausted");
        end.with("round", 12).with("sector", 3)
    }

    pub(crate) fn document(&self) -> Value {
        let sifted: Vec<String> = self
            .fields
            .iter()
            .filter(|(field, _)| *field == "sifted")
            .flat_map(|(_, value)| value.as_array().expect("a list").clone())
            .map(|id| id.as_str().expect("an id").to_owned())
            .collect();
        let location = self.fields.iter().find(|(field, _)| *field == "location");
        let known = |id: &str| {
            self.line.iter().any(|(card, _)| *card == id)
                || self.hand.contains(&id)
                || sifted.iter().any(|card| card == id)
                || location.is_some_and(|(_, card)| card == id)
        };
        let mut unseen: Vec<&str> = Encounter::all()
            .map(Encounter::id)
            .filter(|id| !known(id))
            .collect();
        // H11: this many cards of this round are drawn.
        let drawn = match self.agenda.first().and_then(|task| task.split(' ').next()) {
            Some("choose" | "before") => 0,
            Some("draw" | "sift" | "place") => self.line.len() + sifted.len(),
            _ => 4,
        };
        let decks = match self.exhausted {
            true => [0; 3],
            false => [12 - drawn, 16, 16],
        };
        let discard = unseen.split_off(decks.iter().sum());
        let mut planets: Vec<&str> = Planet::all().map(Planet::id).collect();
        planets.retain(|id| Some(*id) != self.planet);
        // H22: those of earlier rounds are discarded: of the first one, or of all.
        let searched = usize::from(self.planet.is_some());
        planets.truncate(if self.exhausted { 0 } else { 11 - searched });
        let face_up: Vec<&str> = planets.drain(..planets.len().min(3)).collect();
        let captain = hegemony::Captain::read(self.captain).expect("a captain");
        let most = captain.card(CardSet::First).points;
        let points = self.points.unwrap_or(most);
        let ability = |at: usize| json!({ "points": points[at], "most": most[at] });
        let mut on_weapons = [0; 6];
        for (_, cubes, _) in &self.found {
            for (sum, cubes) in on_weapons.iter_mut().zip(cubes) {
                *sum += cubes;
            }
        }
        on_weapons[5] = self.found.len() as u8;
        let totals = [14, 14, 14, 12, 12, 4];
        let held = |colour: &str| -> u8 {
            let in_task = |task: &&str| match *task {
                "before find" | "find" | "claim" => u8::from(colour == "yellow"),
                task => match task.split_once(' ') {
                    Some(("keep" | "pair", cubes)) => {
                        cubes.split(' ').filter(|cube| *cube == colour).count() as u8
                    }
                    _ => 0,
                },
            };
            self.agenda.iter().map(in_task).sum()
        };
        let mut supply = serde_json::Map::new();
        let mut bag = serde_json::Map::new();
        for (at, colour) in COLOURS.into_iter().enumerate() {
            let elsewhere = on_weapons[at] + held(colour);
            // What is found has left the bag.
            let in_bag = self.bag[at].min(totals[at] - elsewhere);
            bag.insert(colour.to_owned(), in_bag.into());
            supply.insert(colour.to_owned(), (totals[at] - in_bag - elsewhere).into());
        }
        let dice: serde_json::Map<String, Value> = self
            .dice
            .iter()
            .map(|(die, face)| ((*die).to_owned(), (*face).into()))
            .collect();
        let line: Vec<Value> = self
            .line
            .iter()
            .map(|(card, state)| json!({ "card": card, "state": state }))
            .collect();
        let found: Vec<Value> = self
            .found
            .iter()
            .map(|(weapon, [red, orange, blue], deciphered)| {
                json!({
                    "weapon": weapon,
                    "cubes": { "red": red, "orange": orange, "blue": blue },
                    "deciphered": deciphered,
                })
            })
            .collect();
        // H23: what only dice bring about.
        let is_of_die = self.agenda.iter().any(|task| {
            let first = task.split(' ').next().unwrap_or_default();
            let of_die = [
                "sift", "place", "trade", "exchange", "claim", "borrow", "borrowed", "probe",
                "pair",
            ];
            of_die.contains(&first) || task.starts_with("turn down")
        });
        let aliens: Vec<Value> = self
            .aliens
            .iter()
            .zip(decks)
            .map(|(alien, deck)| json!({ "alien": alien, "deck": deck }))
            .collect();
        let mut document = json!({
            "game": "hegemony",
            "options": { "difficulty": "basic", "captain": "random" },
            "round": 2,
            "phase": "encounter",
            "captain": self.captain,
            "abilities": { "red": ability(0), "orange": ability(1), "blue": ability(2) },
            "dice": dice,
            "die_used": is_of_die,
            "bag": bag,
            "supply": supply,
            "alerts": 0,
            "aliens": aliens,
            "sector": 1,
            "unseen": unseen,
            "shuffled_back": [],
            "sifted": [],
            "line": line,
            "location": null,
            "hand": self.hand,
            "discard": discard,
            "planets": { "unseen": planets, "face_up": face_up, "searched": self.planet },
            "weapons": { "found": found, "left": 4 - self.found.len() },
            "boost": 0,
            "committed": false,
            "cubes": 0,
            "hushed": 0,
            "surged": false,
            "agenda": self.agenda,
            "end": null,
        });
        for (field, value) in &self.fields {
            document[*field] = value.clone();
        }
        // H17: what lowers the price of a card serves engaging it.
        if document["boost"] != 0 {
            document["committed"] = json!(true);
        }
        document
    }

    #[track_caller]
    pub(crate) fn place(&self) -> Hegemony {
        let read = Hegemony::from_document(&self.document());
        read.unwrap_or_else(|violations| panic!("{violations:?}"))
    }
}

/// One random step of a long game: abilities recover before most encounters.
pub(crate) fn long_lived_step(
    position: &mut Hegemony,
    rng: &mut FastRng,
    sink: &mut impl Sink<Event>,
) {
    match position.turn() {
        Turn::Over => {}
        Turn::Chance => {
            let outcome = position.random_outcome(rng, &mut Vec::new());
            position.resolve_unchecked(outcome, sink);
        }
        Turn::Player(_) => {
            let legal = position.legal_actions();
            let action = legal[rng.below(legal.len() as u32) as usize];
            position.play_unchecked(action, sink);
        }
    }
    if matches!(position.task(), Task::Decide(_)) && rng.below(8) > 0 {
        let mut document = position.document();
        for colour in &COLOURS[..3] {
            let ability = &mut document["abilities"][*colour];
            ability["points"] = ability["most"].clone();
        }
        *position = Hegemony::from_document(&document).expect("a position");
    }
}

//! Positions for tests: the sheet written in short, games played by notation.

use armada::Armada;
use serde_json::{Value, json};
use starboard_kernel::testing::{self, Scene as _, listed, set_field};
use starboard_kernel::{Game, OptionValues, Turn};

/// What a position is made of, with everything that a test does not care about left usual.
#[derive(Clone, Debug)]
pub(crate) struct Setting(Value);

/// A position under test.
#[derive(Clone, Debug)]
pub(crate) struct Scene(pub(crate) Armada);

/// What is left of a whole bar (A8).
fn bar(ship: &str) -> u8 {
    if ship == "3" { 4 } else { 3 }
}

/// A new game with the usual options.
pub(crate) fn start() -> Scene {
    let options = Armada::read_options(&OptionValues::new()).expect("defaults");
    Scene(Armada::start(&options))
}

/// The sheet before the first roll, with ships as [`Setting::ships`] says.
#[track_caller]
pub(crate) fn sheet(ships: &str) -> Setting {
    Setting(start().0.document()).ships(ships)
}

/// Phase 2, before an attack: every ship has collapsed, and this much is left: `rolls=3 wilds=1`.
#[track_caller]
pub(crate) fn invasion(actions: &str) -> Setting {
    let mut setting = sheet("1- 2- 3- 4- 5- 6-").with("/phase", "invade");
    for action in actions.split_whitespace() {
        let (name, left) = action.split_once('=').expect("name=number");
        let left: u8 = left.parse().expect("a number");
        setting = setting.with(&format!("/actions/{name}"), left);
    }
    setting.with("/step", "attack")
}

impl Setting {
    /// Words on ships: `4a1=1` a value, `4a1=1*` a built one, `4b1*` builds the printed one,
    /// `5:2` what is left of a bar, `2-` collapsed, `4+` completed.
    #[track_caller]
    pub(crate) fn ships(mut self, words: &str) -> Self {
        for word in words.split_whitespace() {
            let (number, rest) = word.split_at(1);
            let ship = &mut self.0["ships"][number];
            match rest {
                "-" => {
                    ship["state"] = "collapsed".into();
                    ship["countdown"] = 0.into();
                }
                "+" => {
                    ship["state"] = "completed".into();
                    if ship["countdown"] == 0 {
                        ship["countdown"] = bar(number).into();
                    }
                }
                _ if rest.starts_with(':') => {
                    let left: u8 = rest[1..].parse().expect("a number");
                    ship["countdown"] = left.into();
                }
                _ => {
                    let plain = rest.trim_end_matches('*');
                    let (place, value) = plain.split_once('=').unwrap_or((plain, ""));
                    if let Ok(value) = value.parse::<u8>() {
                        ship["values"][place] = value.into();
                    }
                    if rest.ends_with('*') {
                        let built = ship["built"].as_array_mut().expect("a list");
                        built.push(place.into());
                    }
                }
            }
        }
        self
    }

    /// In this step, with these dice; 0 for a die that is rolled again.
    pub(crate) fn at(self, step: &str, dice: &[u8]) -> Self {
        let dice: Value = dice
            .iter()
            .map(|&face| (face != 0).then_some(face))
            .map(Value::from)
            .collect();
        let dice = if dice == json!([]) { Value::Null } else { dice };
        self.with("/step", step).with("/dice", dice)
    }

    /// In an attack, after the roll.
    pub(crate) fn dice(self, dice: &[u8]) -> Self {
        self.at("skills", dice)
    }

    /// Levels that are crossed: `africa 1 3, asia all`.
    #[track_caller]
    pub(crate) fn crossed(mut self, regions: &str) -> Self {
        for entry in listed(regions) {
            let (region, levels) = entry.split_once(' ').expect("a region and levels");
            let all = match region {
                "oceania" | "south_america" => "1 2",
                "asia" | "europe" => "1 2 3",
                _ => "1 2 3 4",
            };
            let levels = if levels == "all" { all } else { levels };
            let levels = levels.split(' ').map(|level| level.parse::<u8>());
            let levels: Result<Vec<u8>, _> = levels.collect();
            self.0["crossed"][region] = levels.expect("numbers").into();
        }
        self
    }

    /// A21: the dice that were rolled again and that were changed in this attack.
    pub(crate) fn used(self, rerolled: &[u8], changed: &[u8]) -> Self {
        self.with("/used", json!({ "rerolled": rerolled, "changed": changed }))
    }

    pub(crate) fn three_boxes(self, option: &str) -> Self {
        self.with("/options/three_boxes", option)
    }

    /// With another value at a JSON pointer; a field that is not there is added.
    pub(crate) fn with(mut self, pointer: &str, value: impl Into<Value>) -> Self {
        set_field(&mut self.0, pointer, value);
        self
    }

    pub(crate) fn document(self) -> Value {
        self.0
    }

    #[track_caller]
    pub(crate) fn scene(self) -> Scene {
        Scene(Armada::from_document(&self.0).unwrap_or_else(|why| panic!("{why}\n{}", self.0)))
    }
}

impl testing::Scene for Scene {
    type Game = Armada;

    fn position(&self) -> &Armada {
        &self.0
    }

    fn position_mut(&mut self) -> &mut Armada {
        &mut self.0
    }
}

impl Scene {
    /// The names of what happens, separated by spaces.
    #[track_caller]
    pub(crate) fn tells(&self, text: &str, expected: &str) -> &Self {
        assert_eq!(self.told(text), expected);
        self
    }

    /// Phase, step and dice; 0 for a die that is rolled again.
    #[track_caller]
    pub(crate) fn is_at(&self, phase: &str, step: &str, dice: &[u8]) -> &Self {
        self.shows("/phase", phase).shows("/step", step);
        let dice: Vec<Option<u8>> = dice.iter().map(|&f| (f != 0).then_some(f)).collect();
        let dice = if dice.is_empty() {
            Value::Null
        } else {
            json!(dice)
        };
        self.shows("/dice", dice)
    }

    /// What is left of the six bars.
    #[track_caller]
    pub(crate) fn bars(&self, expected: [u8; 6]) -> &Self {
        let document = self.document();
        let found =
            ["1", "2", "3", "4", "5", "6"].map(|ship| &document["ships"][ship]["countdown"]);
        assert_eq!(found, expected.map(Value::from).each_ref());
        self
    }

    /// The ships that are closed, such as `2- 4+`.
    #[track_caller]
    pub(crate) fn closed(&self, expected: &str) -> &Self {
        let document = self.document();
        let mut found = Vec::new();
        for (number, ship) in document["ships"].as_object().expect("ships") {
            match ship["state"].as_str() {
                Some("completed") => found.push(format!("{number}+")),
                Some("collapsed") => found.push(format!("{number}-")),
                _ => {}
            }
        }
        assert_eq!(found.join(" "), expected);
        self
    }

    /// Everything that is built, such as `1a1 3b2'`.
    #[track_caller]
    pub(crate) fn built(&self, expected: &str) -> &Self {
        assert_eq!(self.all_built(), expected);
        self
    }

    pub(crate) fn all_built(&self) -> String {
        let document = self.document();
        let mut found = Vec::new();
        for (number, ship) in document["ships"].as_object().expect("ships") {
            for place in ship["built"].as_array().expect("a list") {
                found.push(format!("{number}{}", place.as_str().expect("a name")));
            }
        }
        found.join(" ")
    }

    /// Everything that is written and not printed, such as `1a2=6`.
    #[track_caller]
    pub(crate) fn written(&self, expected: &str) -> &Self {
        let printed = ["1a1", "2a1", "3a1", "4b1", "5a1", "6a1"];
        let document = self.document();
        let mut found = Vec::new();
        for (number, ship) in document["ships"].as_object().expect("ships") {
            for (place, value) in ship["values"].as_object().expect("values") {
                let name = format!("{number}{place}");
                if !printed.contains(&name.as_str()) {
                    found.push(format!("{name}={value}"));
                }
            }
        }
        assert_eq!(found.join(" "), expected);
        self
    }

    /// What is left to do in phase 2: rolls, wild cards, re-rolls, flips, +1, −1.
    #[track_caller]
    pub(crate) fn left(&self, expected: [u8; 6]) -> &Self {
        let [rolls, wilds, rerolls, flips, plus, minus] = expected;
        self.shows(
            "/actions",
            json!({
                "rolls": rolls, "wilds": wilds, "rerolls": rerolls,
                "flips": flips, "plus": plus, "minus": minus,
            }),
        )
    }

    /// The game is over with this score, for this reason.
    #[track_caller]
    pub(crate) fn ended(&self, score: i64, reason: &str) -> &Self {
        assert_eq!(self.0.turn(), Turn::Over);
        assert!(self.legal_actions().is_empty() && self.0.outcomes().is_empty());
        self.is_at("over", "attack", &[]);
        let ending = self.0.ending().expect("it is over");
        assert_eq!((ending.reason, ending.scores), (reason, vec![score]));
        assert_eq!(ending.winners.len(), usize::from(reason == "victory"));
        assert!(!ending.drawn);
        self
    }
}

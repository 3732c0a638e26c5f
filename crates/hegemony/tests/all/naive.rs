//! The core of the rules a second time, by names: it reads the card files and position documents
//! as they are, slowly, and was written from the rules and the words of the effect language
//! alone. Random play compares both at every step.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use hegemony::{CardSet, Encounter, Hegemony, Kind};
use serde_json::{Value, json};
use starboard_kernel::{FastRng, Game, Turn};

use super::SET;
use super::scene::{Picker, calm, card_file, start};
use crate::policy;

/// Cards by id, as the files have them.
type File = BTreeMap<String, Value>;

struct Files {
    aliens: File,
    captains: File,
    planets: File,
    weapons: File,
    encounters: File,
}

fn files() -> &'static Files {
    static FILES: OnceLock<Files> = OnceLock::new();
    FILES.get_or_init(|| {
        let read = |text: &str| -> File {
            let cards: Vec<Value> = serde_json::from_str(text).expect("a card file");
            let named = |card: Value| (card["id"].as_str().expect("an id").to_owned(), card);
            cards.into_iter().map(named).collect()
        };
        Files {
            aliens: read(card_file!("aliens.json")),
            captains: read(card_file!("captains.json")),
            planets: read(card_file!("planets.json")),
            weapons: read(card_file!("weapons.json")),
            encounters: read(card_file!("encounters.json")),
        }
    })
}

const ABILITIES: [&str; 3] = ["red", "orange", "blue"];
const COLOURS: [&str; 6] = ["red", "orange", "blue", "white", "black", "yellow"];

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// A number, 0 if it is not said.
fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or(0)
}

/// The name of an effect and what it says.
fn effect(value: &Value) -> (&str, &Value) {
    match value {
        Value::Object(fields) => {
            let (name, said) = fields.iter().next().expect("one effect");
            (name, said)
        }
        name => (text(name), &Value::Null),
    }
}

/// A position, as its document has it.
pub(crate) struct Naive<'a>(&'a Value);

impl<'a> Naive<'a> {
    pub(crate) fn new(document: &'a Value) -> Naive<'a> {
        Naive(document)
    }

    fn alien(&self) -> &'a str {
        let sector = number(&self.0["sector"]) as usize - 1;
        text(&self.0["aliens"][sector]["alien"])
    }

    fn line(&self) -> Vec<(&'a str, &'a str)> {
        let line = list(&self.0["line"]).iter();
        line.map(|slot| (text(&slot["card"]), text(&slot["state"])))
            .collect()
    }

    fn is_searching(&self) -> bool {
        self.0["phase"] == "search"
    }

    fn points(&self, ability: &str) -> i64 {
        number(&self.0["abilities"][ability]["points"])
    }

    /// The last task.
    fn task(&self) -> &'a str {
        list(&self.0["agenda"]).last().map_or("", text)
    }

    fn is_understood(found: &Value) -> bool {
        let needs = &files().weapons[text(&found["weapon"])]["needs"];
        let full = |colour: &&str| number(&found["cubes"][*colour]) == number(&needs[*colour]);
        found["deciphered"] == true || ABILITIES.iter().all(full)
    }

    fn found(&self) -> &'a [Value] {
        list(&self.0["weapons"]["found"])
    }

    /// H17: every lasting effect in force in its order, with the card of the line that says it.
    /// A card of the line changes strengths until it is evaded; whatever else it says holds
    /// while it is met, and in the search if it was engaged.
    fn lasting(&self) -> Vec<(&'a str, &'static Value)> {
        let mut all = Vec::new();
        let mut add = |from: &'static Value| {
            all.extend(list(&from["always"]).iter().map(|effect| ("", effect)));
        };
        if let Some(alien) = files().aliens.get(self.alien()) {
            add(alien);
        }
        let line = self.line();
        let met = line.iter().position(|(_, state)| *state == "waiting");
        for (place, (card, state)) in line.iter().enumerate() {
            let holds = if self.is_searching() {
                *state == "engaged"
            } else {
                met == Some(place)
            };
            for said in list(&files().encounters[*card]["always"]) {
                let changes_strength = effect(said).0 == "strength";
                if if changes_strength {
                    *state != "evaded"
                } else {
                    holds
                } {
                    all.push((card, said));
                }
            }
        }
        let mut add = |from: &'static Value| {
            all.extend(list(&from["always"]).iter().map(|effect| ("", effect)));
        };
        if let Some(location) = files().encounters.get(text(&self.0["location"])) {
            // H13: the current alien's effect counts.
            add(&location["at"][self.alien()]);
        }
        if let Some(planet) = files().planets.get(text(&self.0["planets"]["searched"])) {
            add(planet);
        }
        for found in self
            .found()
            .iter()
            .filter(|found| Self::is_understood(found))
        {
            add(&files().weapons[text(&found["weapon"])]);
        }
        all
    }

    /// What the effects of one name say.
    fn said(&self, name: &str) -> Vec<&'static Value> {
        let all = self.lasting().into_iter().map(|(_, said)| effect(said));
        all.filter(|(other, _)| *other == name)
            .map(|(_, said)| said)
            .collect()
    }

    fn sum_of(&self, name: &str, field: &str) -> i64 {
        self.said(name)
            .iter()
            .map(|said| number(&said[field]))
            .sum()
    }

    fn times(&self, per: &Value) -> i64 {
        let in_state = |wanted: &str| {
            let line = self.line();
            line.iter().filter(|(_, state)| *state == wanted).count() as i64
        };
        match text(per) {
            "" | "once" => 1,
            "two_alerts" => number(&self.0["alerts"]) / 2,
            "found" => self.found().len() as i64,
            "understood" => self
                .found()
                .iter()
                .filter(|f| Self::is_understood(f))
                .count() as i64,
            "hand" => list(&self.0["hand"]).len() as i64,
            // H11: an alien is passed when its deck is empty; while the line of its last round is
            // met it is still the current one.
            "passed" => number(&self.0["sector"]) - 1,
            "engaged" => in_state("engaged"),
            "evaded" => in_state("evaded"),
            other => panic!("per {other}"),
        }
    }

    /// Whether an effect that `bearer` says speaks of the card at a place.
    fn speaks_of(&self, which: &Value, bearer: &str, place: usize) -> bool {
        let line = self.line();
        let (card, _) = line[place];
        let printed = &files().encounters[card];
        let before = place.checked_sub(1).map(|before| line[before].1);
        let has_icons = number(&printed["planet_icons"]) > 0;
        (which["kind"].is_null() || which["kind"] == printed["kind"])
            && (which["icon"].is_null() || which["icon"] == self.icon(place))
            && (which["planet"].is_null() || which["planet"] == has_icons)
            && match text(&which["place"]) {
                "" => true,
                "first" => place == 0,
                "last" => place + 1 == line.len(),
                "after_engaged" => before == Some("engaged"),
                "after_evaded" => before == Some("evaded"),
                "this" => bearer == card,
                "others" => bearer != card,
                other => panic!("place {other}"),
            }
    }

    /// H15.
    pub(crate) fn icon(&self, place: usize) -> &'static str {
        let line = self.line();
        let mut at = place;
        // A card of the line says it of itself.
        let says = |said: &Value| effect(said).0 == "looks_left";
        let own = list(&files().encounters[line[place].0]["always"]);
        let all = self.lasting().into_iter();
        let left =
            own.iter().any(says) || all.filter(|(by, _)| by.is_empty()).any(|(_, s)| says(s));
        for _ in 1..line.len() {
            at = if !left {
                (at + 1) % line.len()
            } else {
                (at + line.len() - 1) % line.len()
            };
            if line[at].1 != "evaded" {
                return text(&files().encounters[line[at].0]["icon"]);
            }
        }
        text(&files().encounters[line[place].0]["icon"])
    }

    /// H17: not lowered below `least`, never below zero.
    pub(crate) fn strength(&self, place: usize) -> i64 {
        let (card, _) = self.line()[place];
        let mut strength = number(&files().encounters[card]["strength"]);
        for (bearer, said) in self.lasting() {
            let ("strength", said) = effect(said) else {
                continue;
            };
            if !self.speaks_of(&said["cards"], bearer, place) {
                continue;
            }
            let by = number(&said["by"]) * self.times(&said["per"]);
            let least = number(&said["least"]);
            if by > 0 {
                strength += by;
            } else if strength > least {
                strength = (strength + by).max(least);
            }
        }
        strength
    }

    /// H16: every way to engage the card at a place.
    fn engage_ways(&self, place: usize) -> BTreeSet<String> {
        let mut ways = BTreeSet::new();
        let strength = self.strength(place);
        if strength == 0 {
            return ways;
        }
        let due = (strength - number(&self.0["boost"])).max(0);
        let icon = self.icon(place);
        let alike = self.said("stand_in");
        let barred = !self.said("no_stand_in").is_empty();
        let have = ABILITIES.map(|ability| self.points(ability));
        for red in 0..=have[0] {
            for orange in 0..=have[1] {
                for blue in 0..=have[2] {
                    // What the points are worth against this icon; `None` if they do not divide.
                    let worth: Option<i64> = ABILITIES
                        .iter()
                        .zip([red, orange, blue])
                        .map(|(&ability, paid)| match paid {
                            0 => Some(0),
                            paid if ability == icon => Some(paid),
                            _ if barred => None,
                            paid if alike.iter().any(|s| s["ability"] == ability) => Some(paid),
                            paid => (paid % 2 == 0).then_some(paid / 2),
                        })
                        .sum();
                    if worth == Some(due) {
                        ways.insert(format!("engage {}", paid([red, orange, blue])));
                    }
                }
            }
        }
        ways
    }

    /// H18: every way to evade; all that there is if it does not suffice.
    fn evade_ways(&self) -> BTreeSet<String> {
        let have = ABILITIES.map(|ability| self.points(ability));
        let price = (1 + self.sum_of("evade_price", "by")).max(0);
        let price = price.min(have.iter().sum());
        let mut ways = BTreeSet::new();
        for red in 0..=have[0] {
            for orange in 0..=have[1] {
                for blue in 0..=have[2] {
                    if red + orange + blue == price {
                        ways.insert(format!("evade {}", paid([red, orange, blue])));
                    }
                }
            }
        }
        ways
    }

    /// H18.
    fn evade_cubes(&self) -> i64 {
        (2 + self.sum_of("evade_cubes", "by")).max(0)
    }

    /// H20: the Planet Icons that a card counts, never fewer than none.
    fn planet_icons(&self, place: usize) -> i64 {
        let (card, _) = self.line()[place];
        let mut icons = number(&files().encounters[card]["planet_icons"]);
        for (bearer, said) in self.lasting() {
            if let ("icons", said) = effect(said)
                && self.speaks_of(&said["cards"], bearer, place)
            {
                icons += number(&said["by"]);
            }
        }
        icons.max(0)
    }

    /// H20: what is counted when the search begins.
    fn search_cubes(&self) -> i64 {
        let mut cubes = 0;
        for (place, (_, state)) in self.line().into_iter().enumerate() {
            if state == "engaged" {
                cubes += self.planet_icons(place);
            }
        }
        for said in self.said("search_cubes") {
            cubes += number(&said["by"]) * self.times(&said["per"]);
        }
        cubes
    }

    /// H20: what a drawn ability cube can be used for.
    fn uses_of(&self, colour: &str) -> BTreeSet<String> {
        let mut uses = BTreeSet::new();
        let most = number(&self.0["abilities"][colour]["most"]);
        if self.points(colour) < most && self.said("no_raising").is_empty() {
            uses.insert("raise".to_owned());
        }
        for found in self
            .found()
            .iter()
            .filter(|found| !Self::is_understood(found))
        {
            let weapon = text(&found["weapon"]);
            let needs = number(&files().weapons[weapon]["needs"][colour]);
            if number(&found["cubes"][colour]) < needs {
                uses.insert(format!("fit {weapon}"));
            }
        }
        uses
    }

    /// H24 and its reading: the abilities that a point of the lowest or the highest can go to.
    fn extreme(&self, lowest: bool) -> BTreeSet<String> {
        let able = ABILITIES.iter().filter(|ability| {
            let most = number(&self.0["abilities"][**ability]["most"]);
            if lowest {
                self.points(ability) < most
            } else {
                self.points(ability) > 0
            }
        });
        let able: Vec<&str> = able.copied().collect();
        let mut points: Vec<i64> = able.iter().map(|ability| self.points(ability)).collect();
        points.sort_unstable();
        let wanted = if lowest {
            points.first()
        } else {
            points.last()
        };
        let those = able
            .iter()
            .filter(|ability| Some(&self.points(ability)) == wanted);
        let verb = if lowest { "gain" } else { "lose" };
        those.map(|ability| format!("{verb} {ability}")).collect()
    }

    /// Whether a deed of a card in hand would do something.
    fn does_something(&self, deed: &Value) -> bool {
        let (name, said) = effect(deed);
        let dice = self.0["dice"].as_object().expect("dice");
        let below_most =
            |ability: &str| self.points(ability) < number(&self.0["abilities"][ability]["most"]);
        match name {
            "gain" => match text(&said["what"]) {
                "any" | "lowest" | "lowest_each" => {
                    ABILITIES.iter().any(|ability| below_most(ability))
                }
                ability => below_most(ability),
            },
            "lose" => match text(&said["what"]) {
                "any" | "highest" | "highest_each" => {
                    ABILITIES.iter().any(|ability| self.points(ability) > 0)
                }
                ability => self.points(ability) > 0,
            },
            "add_cubes" => number(&self.0["supply"][text(&said["cube"])]) > 0,
            "remove_cubes" => number(&self.0["bag"][text(&said["cube"])]) > 0,
            "take_cubes" => COLOURS[..5]
                .iter()
                .any(|colour| number(&self.0["bag"][*colour]) > 0),
            "remove_alerts" => number(&self.0["alerts"]) > 0,
            "search_cubes" | "reroll" => true,
            "reveal" => !list(&self.0["planets"]["unseen"]).is_empty(),
            "turn_up" => dice.iter().any(|(die, face)| {
                let crew = ["specialist", "engineer", "infiltrator"].contains(&die.as_str());
                number(face) < 6
                    && match text(&said["dice"]) {
                        "crew" => crew,
                        "system" => !crew,
                        _ => true,
                    }
            }),
            "understand" => !self.found().iter().all(Self::is_understood),
            "discard" => !list(&self.0["hand"]).is_empty(),
            "boost" => {
                let place = self
                    .task()
                    .strip_prefix("decide ")
                    .map(|place| place.parse::<usize>().expect("a number") - 1);
                said["icon"].is_null()
                    || place.is_some_and(|place| said["icon"] == self.icon(place))
            }
            "slip_away" => {
                let mut tasks = list(&self.0["agenda"]).iter().map(text);
                tasks.any(|task| task.starts_with("evade draw") && task != "evade draw 0")
            }
            other => panic!("{other}"),
        }
    }

    /// H22: the cards of the hand that can be played: when their text says, and with a use.
    fn plays(&self) -> BTreeSet<String> {
        let task = self.task().split(' ').next().unwrap_or_default();
        let hand = list(&self.0["hand"]).iter().map(text);
        let playable = hand.filter(|card| {
            let hand = &files().encounters[*card]["hand"];
            let in_time = match (text(&hand["time"]), task) {
                ("engage", "decide") => {
                    let place = self.task()[7..].parse::<usize>().expect("a number") - 1;
                    self.strength(place) > number(&self.0["boost"])
                }
                ("evade", "evading") | ("search", "searching") => true,
                ("any", "decide" | "searching") => true,
                // The reading that came with the second edition.
                ("any", "evading") => SET == CardSet::Second,
                _ => false,
            };
            let deeds = list(&hand["deeds"]).iter().chain(list(&hand["one_of"]));
            in_time && deeds.into_iter().any(|deed| self.does_something(deed))
        });
        playable.map(|card| format!("play {card}")).collect()
    }

    /// H20, H11.
    fn quietus_listens(&self) -> bool {
        let mut sectors = list(&self.0["aliens"]).iter();
        sectors.any(|sector| sector["alien"] == "quietus" && number(&sector["deck"]) > 0)
    }

    /// What can come up, as chances out of a whole.
    fn chances(&self) -> (BTreeMap<String, i64>, i64) {
        let equal = |kind: &str, ids: Vec<&str>| {
            let whole = ids.len() as i64;
            let each = ids.iter().map(|id| (format!("{kind} {id}"), 1)).collect();
            (each, whole)
        };
        let cubes = |colours: &[&str]| {
            let in_bag = colours
                .iter()
                .map(|colour| (*colour, number(&self.0["bag"][*colour])));
            let some: Vec<(&str, i64)> = in_bag.filter(|(_, count)| *count > 0).collect();
            let whole = some.iter().map(|(_, count)| count).sum();
            let each = some
                .iter()
                .map(|(colour, count)| (format!("cube {colour}"), *count));
            (each.collect(), whole)
        };
        let task = self.task();
        match task.split(' ').collect::<Vec<_>>()[..] {
            ["draw", "alien"] => {
                let taken: Vec<&str> = list(&self.0["aliens"])
                    .iter()
                    .map(|sector| text(&sector["alien"]))
                    .collect();
                let free = files().aliens.keys().map(String::as_str);
                equal("alien", free.filter(|id| !taken.contains(id)).collect())
            }
            ["draw", "captain"] => equal(
                "captain",
                files().captains.keys().map(String::as_str).collect(),
            ),
            ["roll" | "borrow", _] => equal("die", vec!["1", "2", "3", "4", "5", "6"]),
            ["deal", ..] => equal(
                "planet",
                list(&self.0["planets"]["unseen"])
                    .iter()
                    .map(text)
                    .collect(),
            ),
            ["draw", "line", _] | ["sift", _] => {
                let sector = number(&self.0["sector"]) as usize - 1;
                let deck = number(&self.0["aliens"][sector]["deck"]);
                let known = list(&self.0["shuffled_back"]);
                let unseen = list(&self.0["unseen"]);
                // A card known to be here is one of the deck; one of the others is here as
                // often as the deck has room for them.
                let count = (unseen.len() as i64).max(1);
                let mut chances = BTreeMap::new();
                for card in known {
                    chances.insert(format!("card {}", text(card)), count);
                }
                let room = deck - known.len() as i64;
                for card in unseen.iter().filter(|_| room > 0) {
                    chances.insert(format!("card {}", text(card)), room);
                }
                (chances, deck * count)
            }
            ["evade", "draw", _] => cubes(&ABILITIES),
            ["draw", "cube"] | ["probe"] | ["pair", ..] => cubes(&COLOURS),
            ["find"] => {
                let found: Vec<&str> = self.found().iter().map(|f| text(&f["weapon"])).collect();
                let free = files().weapons.keys().map(String::as_str);
                equal("weapon", free.filter(|id| !found.contains(id)).collect())
            }
            _ => panic!("{task} is not for chance"),
        }
    }

    /// What is legal or may come up must be what the rules say.
    pub(crate) fn check(&self, position: &Hegemony) {
        let context = || format!("{} in {}", self.task(), self.0);
        if position.turn() == Turn::Chance {
            let (chances, whole) = self.chances();
            let possible = position.outcomes();
            let total: i64 = possible.iter().map(|(_, weight)| i64::from(*weight)).sum();
            assert_eq!(possible.len(), chances.len(), "{}", context());
            for (outcome, weight) in possible {
                let chance = chances.get(&outcome.to_string());
                let chance = chance.unwrap_or_else(|| panic!("{outcome}: {}", context()));
                let (got, expected) = (i64::from(weight) * whole, chance * total);
                assert_eq!(got, expected, "{outcome}: {}", context());
            }
            return;
        }
        let legal: Vec<String> = position
            .legal_actions()
            .iter()
            .map(ToString::to_string)
            .collect();
        let with = |verb: &str| -> BTreeSet<String> {
            let those = legal.iter().filter(|text| text.starts_with(verb));
            those.cloned().collect()
        };
        assert_eq!(with("play "), self.plays(), "{}", context());
        match self.task().split(' ').collect::<Vec<_>>()[..] {
            ["gain", "lowest", _] => {
                assert_eq!(with(""), self.extreme(true), "{}", context());
            }
            ["lose", "highest", _] => {
                assert_eq!(with(""), self.extreme(false), "{}", context());
            }
            ["decide", place] => {
                let place = place.parse::<usize>().expect("a number") - 1;
                assert_eq!(with("engage "), self.engage_ways(place), "{}", context());
                // What was used for engaging binds one to it, if it can be paid.
                let bound = self.0["committed"] == true && !with("engage ").is_empty();
                if bound {
                    assert!(with("evade ").is_empty(), "{}", context());
                } else {
                    assert_eq!(with("evade "), self.evade_ways(), "{}", context());
                }
            }
            ["keep", colour] => {
                let legal: BTreeSet<String> = legal.iter().cloned().collect();
                assert_eq!(legal, self.uses_of(colour), "{}", context());
            }
            ["choose", "planet"] => {
                let face_up = list(&self.0["planets"]["face_up"]).iter();
                let face_up = face_up.map(|id| format!("planet {}", text(id)));
                assert_eq!(legal, face_up.collect::<Vec<_>>());
            }
            _ => {}
        }
        for (place, _) in self.line().iter().enumerate() {
            assert_eq!(i64::from(position.strength_at(place)), self.strength(place));
            assert_eq!(position.icon_at(place).word(), self.icon(place));
            if self.is_searching() {
                assert_eq!(
                    i64::from(position.planet_icons_at(place)),
                    self.planet_icons(place)
                );
            }
        }
    }

    /// What must happen first when this comes up, and the events that report it.
    pub(crate) fn check_step(&self, step: &str, events: &[Value], after: &Value) {
        let context = || format!("{step} at {}: {events:?} in {}", self.task(), self.0);
        let tells = |name: &str| events.iter().find(|event| event["event"] == name);
        if let Some(began) = tells("search_began") {
            // Texts for the beginning of the search come before it is counted; what they add is in
            // the events, and what was added in the encounter phase is in the document before.
            let at = events
                .iter()
                .position(|event| event == began)
                .expect("it is there");
            let told = events[..at]
                .iter()
                .filter(|event| event["event"] == "search_changed");
            let added: i64 = told.map(|event| number(&event["by"])).sum();
            let after = Naive(after);
            if after.is_searching() && tells("round_ended").is_none() {
                let cubes = number(&self.0["cubes"]) + added + after.search_cubes();
                assert_eq!(number(&began["cubes"]), cubes.max(0), "{}", context());
            }
        }
        if step.starts_with("evade ") {
            let tasks = list(&after["agenda"]).iter().map(text);
            let drawn = tasks.filter_map(|task| task.strip_prefix("evade draw "));
            for drawn in drawn.take(1) {
                assert_eq!(drawn, self.evade_cubes().to_string(), "{}", context());
            }
        }
        if tells("round_began").is_some() {
            // H10, H11: the alien of the leftmost deck that is not empty, from now on.
            let mut sectors = list(&after["aliens"]).iter();
            let current = sectors.find(|sector| number(&sector["deck"]) > 0);
            let current = current.map(|sector| text(&sector["alien"]));
            assert_eq!(current, Some(Naive(after).alien()), "{}", context());
        }
        // H26: at any moment of the encounter phase, and no sooner.
        let at_zero = ABILITIES
            .iter()
            .filter(|ability| Naive(after).points(ability) == 0);
        let crippled = at_zero.count() >= 2 && !after["captain"].is_null();
        if after["end"].is_null() {
            assert!(!crippled || Naive(after).is_searching(), "{}", context());
        } else {
            assert!(crippled || after["end"] != "crippled", "{}", context());
        }
        if number(&self.0["round"]) == 12 && tells("round_ended").is_some() {
            assert_eq!(after["end"], "exhausted", "{}", context());
        }
        if self.task() == "pair yellow" && step == "cube yellow" {
            // Of two yellow cubes the other stays in the game with the second edition.
            let name = if SET == CardSet::Second {
                "returned"
            } else {
                "wasted"
            };
            assert_eq!(
                tells(name),
                Some(&json!({ "event": name, "cube": "yellow" }))
            );
        }
        let Some(colour) = step.strip_prefix("cube ") else {
            return;
        };
        if self.task().starts_with("evade draw") {
            let shields = self.said("shield");
            let shielded = shields.iter().any(|said| said["ability"] == colour);
            let expected = json!({ "event": "evade_cube", "cube": colour, "shielded": shielded });
            assert_eq!(events[0], expected, "{}", context());
            let lost = json!({ "event": "lost", "ability": colour, "points": 1 });
            let loses = !shielded && self.points(colour) > 0;
            let told = events.get(1).is_some_and(|event| *event == lost);
            assert!(!loses || told, "{}", context());
        }
        if self.task() != "draw cube" {
            return;
        }
        assert_eq!(events[0], json!({ "event": "cube_drawn", "cube": colour }));
        let next = events.get(1).map_or("", |event| text(&event["event"]));
        match colour {
            "white" => {
                let stays = self.said("whites_leave").is_empty();
                assert_eq!(events[1], json!({ "event": "false_lead", "stays": stays }));
            }
            "black" if number(&self.0["hushed"]) < self.sum_of("hush", "cubes") => {
                assert_eq!(next, "hushed", "{}", context());
            }
            "black" if self.quietus_listens() => assert_eq!(next, "alerted", "{}", context()),
            "black" => {
                let some = ABILITIES
                    .iter()
                    .filter(|ability| self.points(ability) > 0)
                    .count();
                let asked = list(&after["agenda"])
                    .last()
                    .is_some_and(|task| task == "lose 1");
                match some {
                    0 => assert_ne!(next, "lost", "{}", context()),
                    1 => assert_eq!(next, "lost", "{}", context()),
                    _ => assert!(asked, "{}", context()),
                }
            }
            "yellow" => {
                let task = list(&after["agenda"]).last().map_or("", text);
                assert!(task == "find" || task == "before find", "{}", context());
            }
            _ => {
                let uses: Vec<String> = self.uses_of(colour).into_iter().collect();
                match &uses[..] {
                    [] => assert_eq!(next, "wasted", "{}", context()),
                    [only] if only == "raise" => {
                        let surges = !self.said("surge").is_empty() && self.0["surged"] == false;
                        let by = if surges { 2 } else { 1 };
                        let most = number(&self.0["abilities"][colour]["most"]);
                        let points = (self.points(colour) + by).min(most);
                        let raised =
                            json!({ "event": "raised", "ability": colour, "points": points });
                        assert_eq!(events[1], raised, "{}", context());
                    }
                    [fit] => assert_eq!(
                        format!("fit {}", text(&events[1]["weapon"])),
                        *fit,
                        "{}",
                        context()
                    ),
                    _ => assert_eq!(
                        list(&after["agenda"]).last(),
                        Some(&json!(format!("keep {colour}")))
                    ),
                }
            }
        }
    }
}

fn paid(points: [i64; 3]) -> String {
    let named = ABILITIES
        .iter()
        .zip(points)
        .filter(|(_, points)| *points > 0);
    let words: Vec<String> = named
        .map(|(ability, points)| format!("{ability} {points}"))
        .collect();
    if words.is_empty() {
        "free".to_owned()
    } else {
        words.join(" ")
    }
}

/// What lies where, by the events alone: they must report everything.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Ledger {
    points: BTreeMap<String, i64>,
    bag: BTreeMap<String, i64>,
    supply: BTreeMap<String, i64>,
    alerts: i64,
    dice: BTreeMap<String, i64>,
    hand: BTreeSet<String>,
    discard: BTreeSet<String>,
    line: Vec<String>,
    location: Value,
    planet: Value,
    weapons: Vec<(String, BTreeMap<String, i64>)>,
    cards_in_decks: i64,
}

impl Ledger {
    pub(crate) fn of(document: &Value) -> Ledger {
        let counts = |value: &Value| -> BTreeMap<String, i64> {
            let fields = value.as_object().expect("an object").iter();
            fields
                .map(|(name, count)| (name.clone(), number(count)))
                .collect()
        };
        let set = |value: &Value| list(value).iter().map(|id| text(id).to_owned()).collect();
        let points = ABILITIES.map(|ability| {
            let points = number(&document["abilities"][ability]["points"]);
            (ability.to_owned(), points)
        });
        let mut bag = counts(&document["bag"]);
        // Two cubes drawn at once are reported when one of them is chosen.
        for task in list(&document["agenda"]).iter().map(text) {
            for colour in task
                .strip_prefix("pair ")
                .unwrap_or_default()
                .split_whitespace()
            {
                *bag.get_mut(colour).expect("a colour") += 1;
            }
        }
        let weapons = list(&document["weapons"]["found"]).iter();
        let decks = list(&document["aliens"]).iter();
        Ledger {
            points: points.into(),
            bag,
            supply: counts(&document["supply"]),
            alerts: number(&document["alerts"]),
            dice: counts(&document["dice"]),
            hand: set(&document["hand"]),
            discard: set(&document["discard"]),
            line: Naive(document)
                .line()
                .iter()
                .map(|(card, _)| (*card).to_owned())
                .collect(),
            location: document["location"].clone(),
            planet: document["planets"]["searched"].clone(),
            weapons: weapons
                .map(|found| (text(&found["weapon"]).to_owned(), counts(&found["cubes"])))
                .collect(),
            cards_in_decks: decks.map(|sector| number(&sector["deck"])).sum(),
        }
    }

    fn supply(&mut self, colour: &str, by: i64) {
        *self.supply.get_mut(colour).expect("a colour") += by;
    }

    fn bag(&mut self, colour: &str, by: i64) {
        *self.bag.get_mut(colour).expect("a colour") += by;
    }

    fn points(&mut self, ability: &str, by: i64) {
        *self.points.get_mut(ability).expect("an ability") += by;
    }

    pub(crate) fn enter(&mut self, events: &[Value]) {
        for (at, event) in events.iter().enumerate() {
            let next = events.get(at + 1).map_or("", |event| text(&event["event"]));
            let card = text(&event["card"]).to_owned();
            let cube = text(&event["cube"]);
            let ability = text(&event["ability"]);
            let points = number(&event["points"]);
            match text(&event["event"]) {
                "captain_took" => {
                    let printed = &files().captains[text(&event["captain"])];
                    for ability in ABILITIES {
                        self.points(ability, number(&printed["points"][ability]));
                    }
                    for die in list(&printed["dice"]).iter().map(text) {
                        if ["specialist", "engineer", "infiltrator"].contains(&die) {
                            self.dice.insert(die.to_owned(), 6);
                        }
                    }
                }
                "die_rolled" => {
                    let face = number(&event["face"]);
                    self.dice.insert(text(&event["die"]).to_owned(), face);
                }
                "die_turned" => {
                    let die = text(&event["die"]).to_owned();
                    let before = self.dice.insert(die, number(&event["to"]));
                    assert_eq!(before, Some(number(&event["from"])));
                }
                "die_traded" => {
                    let out = self.dice.remove(text(&event["out"]));
                    assert!(out.is_some() && !self.dice.contains_key(text(&event["into"])));
                }
                "planet_chosen" => self.planet = event["planet"].clone(),
                "card_drawn" => {
                    self.cards_in_decks -= 1;
                    self.line.push(card);
                }
                "card_placed" => self.line.push(card),
                "shuffled_back" => self.cards_in_decks += list(&event["cards"]).len() as i64,
                "cubes_added" => {
                    for (colour, count) in COLOURS.iter().zip(list(&event["cubes"])) {
                        self.bag(colour, number(count));
                        self.supply(colour, -number(count));
                    }
                }
                "location_reached" => {
                    self.line.retain(|other| *other != card);
                    self.location = event["card"].clone();
                }
                "location_left" => {
                    self.discard.insert(card);
                }
                "engaged" | "evade_began" => {
                    for (ability, paid) in ABILITIES.iter().zip(list(&event["paid"])) {
                        self.points(ability, -number(paid));
                    }
                }
                "evade_cube" => {
                    self.bag(cube, -1);
                    self.supply(cube, 1);
                }
                "lost" => self.points(ability, -points),
                "gained" => self.points(ability, points),
                "cube_drawn" => {
                    self.bag(cube, -1);
                    // A black cube that no card hears costs a point.
                    if cube == "black" && next != "alerted" && next != "hushed" {
                        self.supply(cube, 1);
                    }
                }
                "raised" => {
                    self.points.insert(ability.to_owned(), points);
                    self.supply(ability, 1);
                }
                "fitted" => {
                    let weapon = text(&event["weapon"]);
                    let mut found = self.weapons.iter_mut();
                    let found = found.find(|(id, _)| id == weapon).expect("a found weapon");
                    *found.1.get_mut(cube).expect("a colour") += 1;
                }
                "wasted" => {
                    self.supply(cube, 1);
                    // The other one of two cubes.
                    if next == "cube_drawn" {
                        self.bag(cube, -1);
                    }
                }
                "false_lead" if event["stays"] == true => self.bag("white", 1),
                "false_lead" => self.supply("white", 1),
                "alerted" => {
                    self.alerts += 1;
                    assert_eq!(self.alerts, number(&event["alerts"]));
                }
                "hushed" => self.supply("black", 1),
                "weapon_found" => {
                    let none = ABILITIES.map(|ability| (ability.to_owned(), 0));
                    self.weapons
                        .push((text(&event["weapon"]).to_owned(), none.into()));
                }
                "weapon_exchanged" => {
                    let (out, into) = (text(&event["out"]), text(&event["into"]));
                    let place = self.weapons.iter().position(|(id, _)| id == out);
                    let place = place.expect("a found weapon");
                    let mut cubes = self.weapons[place].1.clone();
                    for (colour, count) in &mut cubes {
                        let kept = (*count).min(number(&files().weapons[into]["needs"][colour]));
                        self.supply(colour, *count - kept);
                        *count = kept;
                    }
                    self.weapons[place] = (into.to_owned(), cubes);
                }
                "card_played" | "card_discarded" => {
                    assert!(self.hand.remove(&card), "{card} is not in the hand");
                    self.discard.insert(card);
                }
                "card_kept" => {
                    self.line.retain(|other| *other != card);
                    self.hand.insert(card);
                }
                "cubes_moved" => {
                    let count = number(&event["cubes"]);
                    let into = if event["into_bag"] == true {
                        count
                    } else {
                        -count
                    };
                    self.bag(cube, into);
                    self.supply(cube, -into);
                }
                "alerts_removed" => {
                    let alerts = number(&event["alerts"]);
                    self.alerts -= alerts;
                    self.supply("black", alerts);
                }
                "round_ended" => {
                    self.discard.extend(self.line.drain(..));
                    self.planet = Value::Null;
                }
                _ => {}
            }
        }
    }

    /// Compares, but for the line while it is chosen.
    pub(crate) fn check(&self, document: &Value, context: &str) {
        let mut found = Ledger::of(document);
        let mut own = self.clone();
        if !list(&document["sifted"]).is_empty() {
            found.line.clear();
            own.line.clear();
        }
        assert_eq!(own, found, "{context}");
    }
}

/// A whole game in lockstep; most captains are healed between rounds.
fn check_game(options: &Value, seed: u64) -> u8 {
    let mut rng = FastRng::new(seed);
    let mut position = start(options).0;
    let mut ledger = Ledger::of(&position.document());
    let mut sifted = false;
    while position.turn() != Turn::Over {
        if !seed.is_multiple_of(3) && policy::heal(&mut position) {
            ledger = Ledger::of(&position.document());
        }
        let before = position.document();
        let naive = Naive::new(&before);
        naive.check(&position);
        let mut events = Vec::new();
        let step = policy::step(&mut position, &mut rng, &mut events);
        let events: Vec<Value> = events.iter().map(|event| json!(event)).collect();
        let after = position.document();
        naive.check_step(&step, &events, &after);
        ledger.enter(&events);
        // Cards drawn to choose from are not in the line yet.
        sifted |= naive.task().starts_with("sift");
        if sifted {
            ledger.line = Ledger::of(&after).line;
            sifted = !list(&after["sifted"]).is_empty();
        }
        ledger.check(&after, &format!("{step}: {events:?} in {before}"));
    }
    position.round()
}

#[test]
fn random_games_in_lockstep() {
    let slow = std::env::var_os("STARBOARD_SLOW").is_some();
    let mut rounds = 0;
    let mut games = 0;
    for difficulty in ["basic", "normal", "advanced"] {
        for captain in files().captains.keys() {
            for seed in 0..if slow { 60 } else { 4 } {
                let options = json!({ "difficulty": difficulty, "captain": captain });
                rounds += u32::from(check_game(&options, seed));
                games += 1;
            }
        }
    }
    assert!(
        rounds > games * 4,
        "{rounds} rounds in {games} games: too short to show much"
    );
}

/// Every alien, Location and planet with two Super Weapons that change strengths, over lines of
/// different cards in different states.
#[test]
fn strengths_of_all_combinations() {
    let lines: Vec<Vec<Encounter>> = {
        let mut picker = Picker::default();
        let all = std::iter::from_fn(|| {
            picker.try_pick(|card| card.kind != Kind::Location && !card.passes)
        });
        let all: Vec<Encounter> = all.collect();
        all.chunks_exact(4).map(<[Encounter]>::to_vec).collect()
    };
    let locations: Vec<Encounter> = Encounter::all()
        .filter(|card| card.card(SET).kind == Kind::Location)
        .collect();
    let states = [
        "waiting waiting waiting waiting",
        "engaged waiting waiting waiting",
        "evaded engaged waiting waiting",
        "engaged evaded engaged waiting",
    ];
    let mut seen = BTreeSet::new();
    let mut turn = 0;
    for alien in hegemony::Alien::all() {
        for planet in hegemony::Planet::all() {
            for location in &locations {
                // All lines and states come up, though not all with everything.
                turn += 1;
                let line = &lines[turn % lines.len()];
                let weapons: Vec<hegemony::Weapon> = hegemony::Weapon::all().collect();
                let setting = calm(&[])
                    .alien(alien)
                    .planet(planet)
                    .location(*location)
                    .deciphered(weapons[turn % weapons.len()])
                    .understood(weapons[(turn / 2 + 1 + turn) % weapons.len()]);
                let distinct = turn % weapons.len() != (turn / 2 + 1 + turn) % weapons.len();
                if !distinct {
                    continue;
                }
                let setting = setting
                    .line(line)
                    .states(states[turn % 4])
                    .alerts_if(alien, 5);
                let position = setting.meeting().scene().0;
                let document = position.document();
                let naive = Naive::new(&document);
                naive.check(&position);
                for (place, card) in line.iter().enumerate() {
                    let printed = card.card(SET).strength;
                    seen.insert(naive.strength(place) - i64::from(printed));
                }
            }
        }
    }
    assert!(seen.len() >= 4, "strengths hardly change: {seen:?}");
}

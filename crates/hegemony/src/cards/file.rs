//! The card files as they are written, and everything that can be wrong with them.
//!
//! This file is compiled twice, like the language: into the program that reads the card files at
//! build time, and into the tests that break copies of them.

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::language::*;

/// The files, in the order in which they are read.
pub const FILES: [&str; 5] = [
    "aliens.json",
    "captains.json",
    "weapons.json",
    "planets.json",
    "encounters.json",
];

/// The card set as written.
#[derive(Debug, Default)]
pub struct CardFiles {
    pub aliens: Vec<Alien>,
    pub captains: Vec<Captain>,
    pub weapons: Vec<Weapon>,
    pub planets: Vec<Planet>,
    pub encounters: Vec<Encounter>,
}

impl CardFiles {
    /// The encounter cards in the order of the card set: by kind, then as they are written.
    pub fn sorted_encounters(&self) -> impl Iterator<Item = &Encounter> {
        let kinds = [Kind::Guardforce, Kind::Location, Kind::Agent, Kind::Event];
        kinds.into_iter().flat_map(|kind| {
            let cards = self.encounters.iter();
            cards.filter(move |card| card.kind == kind)
        })
    }

    /// The ids of all cards, each with its file.
    pub fn ids(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let aliens = self.aliens.iter().map(|card| (FILES[0], &*card.id));
        let captains = self.captains.iter().map(|card| (FILES[1], &*card.id));
        let weapons = self.weapons.iter().map(|card| (FILES[2], &*card.id));
        let planets = self.planets.iter().map(|card| (FILES[3], &*card.id));
        let encounters = self.encounters.iter().map(|card| (FILES[4], &*card.id));
        aliens
            .chain(captains)
            .chain(weapons)
            .chain(planets)
            .chain(encounters)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Alien {
    pub id: String,
    #[serde(default)]
    pub always: Vec<Lasting>,
    #[serde(default)]
    pub when: Vec<Occasion>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Captain {
    pub id: String,
    pub points: Triple,
    pub dice: [Die; 2],
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Planet {
    pub id: String,
    #[serde(default)]
    pub always: Vec<Lasting>,
    #[serde(default)]
    pub when: Vec<Occasion>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    pub id: String,
    pub needs: Triple,
    #[serde(default)]
    pub always: Vec<Lasting>,
    #[serde(default)]
    pub when: Vec<Occasion>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Encounter {
    pub id: String,
    pub kind: Kind,
    pub strength: u8,
    pub icon: Ability,
    pub planet_icons: u8,
    pub cubes: Cubes,
    #[serde(default)]
    pub passes: bool,
    #[serde(default)]
    pub always: Vec<Lasting>,
    #[serde(default)]
    pub when: Vec<Occasion>,
    /// Of Locations: the effect by the id of the alien.
    #[serde(default)]
    pub at: BTreeMap<String, Effects>,
    pub hand: Option<HandEffect>,
}

/// What a Location does at one alien.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effects {
    #[serde(default)]
    pub always: Vec<Lasting>,
    #[serde(default)]
    pub when: Vec<Occasion>,
}

/// Either `deeds`, one after the other, or `one_of` two.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Occasion {
    pub moment: Moment,
    pub kind: Option<Kind>,
    #[serde(default)]
    pub deeds: Vec<Deed>,
    pub one_of: Option<[Deed; 2]>,
}

/// Either `deeds`, one after the other, or `one_of` two.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HandEffect {
    pub time: Time,
    #[serde(default)]
    pub deeds: Vec<Deed>,
    pub one_of: Option<[Deed; 2]>,
}

/// A number for each ability; what is not said is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Triple {
    pub red: u8,
    pub orange: u8,
    pub blue: u8,
}

impl Triple {
    #[must_use]
    pub fn array(self) -> [u8; 3] {
        [self.red, self.orange, self.blue]
    }

    fn sum(self) -> u32 {
        self.array().into_iter().map(u32::from).sum()
    }
}

/// A number for each colour; what is not said is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cubes {
    pub red: u8,
    pub orange: u8,
    pub blue: u8,
    pub white: u8,
    pub black: u8,
    pub yellow: u8,
}

impl Cubes {
    /// In the order of [`Cube`].
    #[must_use]
    pub fn array(self) -> [u8; 6] {
        [
            self.red,
            self.orange,
            self.blue,
            self.white,
            self.black,
            self.yellow,
        ]
    }
}

/// One thing that is wrong, and what is expected instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    pub file: &'static str,
    /// Of a text that could not be read.
    pub line: Option<usize>,
    /// The id of the card, if it is one card's fault.
    pub card: Option<String>,
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        if let Some(card) = &self.card {
            write!(f, ": {card}")?;
        }
        write!(f, ": {}", self.what)
    }
}

/// Reads the texts of [`FILES`] and checks them. All violations are reported at once; only while
/// some card cannot be read, the set as a whole is not checked.
pub fn read(texts: [&str; 5]) -> Result<CardFiles, Vec<Violation>> {
    let mut found = Findings::default();
    let [aliens, captains, weapons, planets, encounters] = texts;
    let files = CardFiles {
        aliens: cards(FILES[0], aliens, &mut found),
        captains: cards(FILES[1], captains, &mut found),
        weapons: cards(FILES[2], weapons, &mut found),
        planets: cards(FILES[3], planets, &mut found),
        encounters: cards(FILES[4], encounters, &mut found),
    };
    let readable = found.violations.is_empty();
    check_cards(&files, readable, &mut found);
    if readable {
        check_set(&files, &mut found);
    }
    if found.violations.is_empty() {
        Ok(files)
    } else {
        Err(found.violations)
    }
}

/// The cards of a file that can be read.
fn cards<T: DeserializeOwned>(file: &'static str, text: &str, found: &mut Findings) -> Vec<T> {
    let values: Vec<Value> = match serde_json::from_str(text) {
        Ok(values) => values,
        Err(error) => {
            found.unreadable(file, error.line(), None, &error);
            return Vec::new();
        }
    };
    let mut cards = Vec::new();
    for value in values {
        let id = value["id"].as_str().map(str::to_owned);
        match serde_json::from_value(value) {
            Ok(card) => cards.push(card),
            Err(error) => {
                // The value does not know its line any more, but the id does.
                let quoted = format!("\"id\": {:?}", id.as_deref().unwrap_or_default());
                let line = text.lines().position(|line| line.contains(&quoted));
                found.unreadable(file, line.map_or(1, |line| line + 1), id, &error);
            }
        }
    }
    cards
}

#[derive(Default)]
struct Findings {
    violations: Vec<Violation>,
}

impl Findings {
    fn unreadable(
        &mut self,
        file: &'static str,
        line: usize,
        card: Option<String>,
        error: &serde_json::Error,
    ) {
        self.violations.push(Violation {
            file,
            line: Some(line),
            card,
            what: format!("cannot be read: {error}"),
        });
    }

    fn card(&mut self, file: &'static str, id: &str, what: impl Into<String>) {
        self.violations.push(Violation {
            file,
            line: None,
            card: Some(id.to_owned()),
            what: what.into(),
        });
    }

    fn set(&mut self, file: &'static str, what: impl Into<String>) {
        self.violations.push(Violation {
            file,
            line: None,
            card: None,
            what: what.into(),
        });
    }
}

/// On which card an effect stands; it decides what it may say.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bearer {
    Alien,
    Planet,
    Weapon,
    Location,
    Encounter,
}

/// What must hold of each card by itself.
fn check_cards(files: &CardFiles, whole: bool, found: &mut Findings) {
    for card in &files.aliens {
        let mut text = TextCheck::new(FILES[0], &card.id, Bearer::Alien, found);
        text.effects(&card.always, &card.when, "");
    }
    for card in &files.captains {
        let sum = card.points.sum();
        if !(15..=21).contains(&sum) {
            found.card(
                FILES[1],
                &card.id,
                format!("the points add up to {sum}, wanted 15 to 21"),
            );
        }
        if card.points.array().contains(&0) {
            found.card(
                FILES[1],
                &card.id,
                "an ability has no points, wanted at least 1",
            );
        }
        if card.dice[0] == card.dice[1] {
            let die = card.dice[0];
            found.card(
                FILES[1],
                &card.id,
                format!("{die:?} twice, wanted two different dice"),
            );
        }
    }
    for card in &files.weapons {
        let sum = card.needs.sum();
        if !(1..=3).contains(&sum) {
            found.card(
                FILES[2],
                &card.id,
                format!("needs {sum} cubes, wanted 1 to 3"),
            );
        }
        let mut text = TextCheck::new(FILES[2], &card.id, Bearer::Weapon, found);
        text.effects(&card.always, &card.when, "");
    }
    for card in &files.planets {
        let mut text = TextCheck::new(FILES[3], &card.id, Bearer::Planet, found);
        text.effects(&card.always, &card.when, "");
    }
    for card in &files.encounters {
        check_encounter(card, found);
        if whole && card.kind == Kind::Location {
            check_places(card, &files.aliens, found);
        }
    }
}

fn check_encounter(card: &Encounter, found: &mut Findings) {
    let mut say = |what: String| found.card(FILES[4], &card.id, what);
    if card.strength > 6 {
        say(format!("strength {}, wanted 0 to 6", card.strength));
    }
    if card.planet_icons > 2 {
        say(format!("{} planet icons, wanted 0 to 2", card.planet_icons));
    }
    let added: u32 = card.cubes.array().into_iter().map(u32::from).sum();
    if !(1..=2).contains(&added) {
        say(format!("adds {added} cubes, wanted 1 or 2"));
    }
    let keeps = matches!(card.kind, Kind::Agent | Kind::Event);
    match &card.hand {
        None if keeps => say("no hand effect, wanted one on every Agent and Event".into()),
        Some(_) if !keeps => say("a hand effect, wanted only on Agents and Events".into()),
        _ => {}
    }
    // An Agent or Event that is not engaged never comes to the hand.
    if card.passes && card.kind != Kind::Guardforce {
        say("passes, wanted only of Guardforce".into());
    }
    if card.kind == Kind::Location {
        if card.strength > 0 || card.planet_icons > 0 {
            say("a Location with strength or planet icons, wanted 0 of both".into());
        }
        if !card.always.is_empty() || !card.when.is_empty() {
            say("a Location with a text of its own, wanted one for each alien in `at`".into());
        }
    } else {
        if !card.at.is_empty() {
            say("`at`, wanted only on Locations".into());
        }
        let mut text = TextCheck::new(FILES[4], &card.id, Bearer::Encounter, found);
        text.effects(&card.always, &card.when, "");
        if card.passes
            && card
                .when
                .iter()
                .any(|occasion| occasion.moment != Moment::Met)
        {
            text.say("passes, so that it is neither engaged nor evaded: wanted only `met`");
        }
    }
    if let Some(hand) = &card.hand {
        let mut text = TextCheck::new(FILES[4], &card.id, Bearer::Encounter, found);
        text.place = "in the hand: ".into();
        text.deeds(&hand.deeds, hand.one_of.as_ref(), Some(hand.time));
    }
}

/// A Location has an effect at every alien, and none that this alien's own rule makes idle.
fn check_places(card: &Encounter, aliens: &[Alien], found: &mut Findings) {
    for alien in aliens {
        if !card.at.contains_key(&alien.id) {
            found.card(
                FILES[4],
                &card.id,
                format!("no effect at {}, wanted one for every alien", alien.id),
            );
        }
    }
    for (id, effects) in &card.at {
        let place = format!("at {id}: ");
        let mut text = TextCheck::new(FILES[4], &card.id, Bearer::Location, found);
        text.effects(&effects.always, &effects.when, &place);
        let Some(alien) = aliens.iter().find(|alien| alien.id == *id) else {
            text.say("unknown alien, wanted the id of one in aliens.json");
            continue;
        };
        for &lasting in &effects.always {
            if idles(lasting, &alien.always) || alien.always.contains(&lasting) && once(lasting) {
                text.say("cannot do anything beside the rule of this alien");
            }
        }
    }
}

/// Effects that are the same however often they are said.
fn once(lasting: Lasting) -> bool {
    matches!(
        lasting,
        Lasting::Shield { .. }
            | Lasting::StandIn { .. }
            | Lasting::NoStandIn
            | Lasting::LooksLeft
            | Lasting::WhitesLeave
            | Lasting::NoRaising
            | Lasting::Surge
    )
}

/// Whether another effect takes away all that this one could do.
fn idles(lasting: Lasting, others: &[Lasting]) -> bool {
    match lasting {
        Lasting::StandIn { .. } => others.contains(&Lasting::NoStandIn),
        Lasting::Surge => others.contains(&Lasting::NoRaising),
        _ => false,
    }
}

/// Checks the effects of one card.
struct TextCheck<'a> {
    file: &'static str,
    id: &'a str,
    bearer: Bearer,
    place: String,
    found: &'a mut Findings,
}

impl<'a> TextCheck<'a> {
    fn new(file: &'static str, id: &'a str, bearer: Bearer, found: &'a mut Findings) -> Self {
        TextCheck {
            file,
            id,
            bearer,
            place: String::new(),
            found,
        }
    }

    fn say(&mut self, what: &str) {
        self.found
            .card(self.file, self.id, format!("{}{what}", self.place));
    }

    fn effects(&mut self, always: &[Lasting], when: &[Occasion], place: &str) {
        place.clone_into(&mut self.place);
        if always.is_empty() && when.is_empty() {
            self.say("no effect, wanted at least one");
        }
        for (index, &lasting) in always.iter().enumerate() {
            self.lasting(lasting);
            if always[..index].contains(&lasting) {
                self.say("the same effect twice, wanted once");
            }
            if idles(lasting, always) {
                self.say("two effects of which one cannot do anything");
            }
        }
        for occasion in when {
            self.occasion(occasion);
        }
    }

    fn number(&mut self, of: &str, number: i8) {
        if number == 0 {
            self.say(&format!("{of} of 0 does nothing, wanted another number"));
        }
    }

    fn count(&mut self, of: &str, count: u8) {
        if count == 0 {
            self.say(&format!("{of} of 0 does nothing, wanted at least 1"));
        }
    }

    fn lasting(&mut self, lasting: Lasting) {
        match lasting {
            Lasting::Strength {
                by,
                cards,
                per: _,
                least,
            } => {
                self.number("strength", by);
                self.which(cards);
                if by > 0 && least > 0 {
                    self.say("`least` does nothing where strength is raised, wanted none");
                }
                if by < 0 && least > 5 {
                    self.say("`least` above 5 leaves nothing to lower, wanted 0 to 5");
                }
                if self.bearer == Bearer::Weapon && by < 0 && least == 0 {
                    self.say("lowers strength to 0, which forces evading: wanted `least` 1");
                }
            }
            Lasting::Icons { by, cards } => {
                self.number("icons", by);
                self.which(cards);
                if by < 0 && cards.planet == Some(false) {
                    self.say("takes icons from cards that have none");
                }
            }
            Lasting::SearchCubes { by, per: _ } => self.number("search_cubes", by),
            Lasting::EvadePrice { by } => self.number("evade_price", by),
            Lasting::EvadeCubes { by } => self.number("evade_cubes", by),
            Lasting::Hush { cubes } => self.count("hush", cubes),
            Lasting::DiceBoost { by } => {
                if by < 1 {
                    self.say(&format!("dice_boost of {by}, wanted at least 1"));
                }
            }
            Lasting::Shield { .. }
            | Lasting::StandIn { .. }
            | Lasting::NoStandIn
            | Lasting::LooksLeft
            | Lasting::WhitesLeave
            | Lasting::NoRaising
            | Lasting::Surge => {}
        }
    }

    fn which(&mut self, cards: Which) {
        self.kind(cards.kind);
        let own = matches!(cards.place, Some(Place::This | Place::Others));
        if own && self.bearer != Bearer::Encounter {
            self.say("`this` or `others`, wanted only on encounter cards");
        }
        let more = cards.kind.is_some() || cards.icon.is_some() || cards.planet.is_some();
        if cards.place == Some(Place::This) && more {
            self.say("`this` with a kind, icon or planet, wanted `this` alone");
        }
    }

    /// H13: Locations have left the line before a card is met.
    fn kind(&mut self, kind: Option<Kind>) {
        if kind == Some(Kind::Location) {
            self.say("speaks of Locations, which are never met: wanted another kind");
        }
    }

    fn occasion(&mut self, occasion: &Occasion) {
        let moment = occasion.moment;
        let encounter = self.bearer == Bearer::Encounter;
        match moment {
            Moment::Met if !encounter => self.say("`met`, wanted only on encounter cards"),
            Moment::Round | Moment::Search | Moment::Found if encounter => {
                self.say(&format!(
                    "`{}`, wanted never on encounter cards",
                    format!("{moment:?}").to_lowercase()
                ));
            }
            _ => {}
        }
        if occasion.kind.is_some() {
            if encounter {
                self.say("`kind` on an encounter card, which speaks of itself: wanted none");
            } else if !matches!(moment, Moment::Engaged | Moment::Evaded) {
                self.say("`kind`, wanted only with `engaged` or `evaded`");
            }
        }
        self.kind(occasion.kind);
        self.deeds(&occasion.deeds, occasion.one_of.as_ref(), None);
    }

    /// The deeds of an occasion, or of a hand effect for this time.
    fn deeds(&mut self, deeds: &[Deed], one_of: Option<&[Deed; 2]>, time: Option<Time>) {
        let all = match (deeds, one_of) {
            ([], None) => {
                self.say("no deed, wanted `deeds` or `one_of`");
                return;
            }
            ([_, ..], Some(_)) => {
                self.say("both `deeds` and `one_of`, wanted one of them");
                return;
            }
            (deeds, None) => deeds,
            ([], Some(pair)) => {
                if pair[0] == pair[1] {
                    self.say("one of two equal deeds, wanted different ones");
                }
                pair
            }
        };
        for &deed in all {
            self.deed(deed, time);
        }
    }

    fn deed(&mut self, deed: Deed, time: Option<Time>) {
        match deed {
            Deed::Gain { what, n } => {
                self.count("gain", n);
                if let Points::Highest | Points::HighestEach = what {
                    self.say("gains of the highest ability, wanted only lost");
                }
            }
            Deed::Lose { what, n } => {
                self.count("lose", n);
                if let Points::Lowest | Points::LowestEach = what {
                    self.say("loses of the lowest ability, wanted only gained");
                }
            }
            Deed::AddCubes { cube: _, n } => self.count("add_cubes", n),
            Deed::RemoveCubes { cube, n } => {
                self.count("remove_cubes", n);
                if cube == Cube::Yellow {
                    self.say("removes yellow cubes, without which nobody wins: wanted others");
                }
            }
            Deed::TakeCubes { n } => self.count("take_cubes", n),
            Deed::RemoveAlerts { n } => self.count("remove_alerts", n),
            Deed::SearchCubes { by } => self.number("search_cubes", by),
            Deed::Reveal { n } => {
                self.count("reveal", n);
                if n > 3 {
                    self.say("reveals more than 3 planets, wanted 1 to 3");
                }
            }
            Deed::TurnUp { dice: _, by } => {
                self.count("turn_up", by);
                if by > 5 {
                    self.say("turns a die up by more than 5, wanted 1 to 5");
                }
            }
            Deed::Boost { by, icon: _ } => {
                self.count("boost", by);
                if time != Some(Time::Engage) {
                    self.say("`boost`, wanted only in hand effects with the time `engage`");
                }
            }
            Deed::SlipAway => {
                if time != Some(Time::Evade) {
                    self.say("`slip_away`, wanted only in hand effects with the time `evade`");
                }
            }
            Deed::Reroll | Deed::Understand | Deed::Discard => {}
        }
    }
}

/// What must hold of the set as a whole: H2 to H4 and the last section of the rules.
fn check_set(files: &CardFiles, found: &mut Findings) {
    check_counts(files, found);
    check_alerts(&files.aliens, found);
    check_captains(&files.captains, found);
    check_icons(&files.encounters, found);
    check_cubes(&files.encounters, found);
    check_ids(files, found);
    let texts = different_texts(&files.encounters);
    if texts < 30 {
        found.set(
            FILES[4],
            format!("{texts} different texts, wanted at least 30"),
        );
    }
}

fn check_counts(files: &CardFiles, found: &mut Findings) {
    let of_kind = |kind: Kind| {
        let cards = files.encounters.iter();
        cards.filter(|card| card.kind == kind).count()
    };
    if !files.aliens.iter().any(|alien| alien.id == "quietus") {
        found.set(FILES[0], "no quietus, wanted among the aliens");
    }
    for (file, what, count, least) in [
        (FILES[0], "aliens", files.aliens.len(), 5),
        (FILES[1], "captains", files.captains.len(), 6),
        (FILES[2], "weapons", files.weapons.len(), 8),
    ] {
        if count < least {
            found.set(file, format!("{count} {what}, wanted at least {least}"));
        }
    }
    for (file, what, count, wanted) in [
        (FILES[3], "planets", files.planets.len(), 12),
        (FILES[4], "encounters", files.encounters.len(), 48),
        (FILES[4], "Guardforce", of_kind(Kind::Guardforce), 26),
        (FILES[4], "Locations", of_kind(Kind::Location), 8),
        (FILES[4], "Agents", of_kind(Kind::Agent), 8),
        (FILES[4], "Events", of_kind(Kind::Event), 6),
    ] {
        if count != wanted {
            found.set(file, format!("{count} {what}, wanted {wanted}"));
        }
    }
}

/// H20: alerts collect only on Quietus, so he and no other alien counts them.
fn check_alerts(aliens: &[Alien], found: &mut Findings) {
    for card in aliens {
        let counts = card.always.iter().any(|lasting| {
            let (Lasting::Strength { per, .. } | Lasting::SearchCubes { per, .. }) = lasting else {
                return false;
            };
            *per == Per::TwoAlerts
        });
        match (card.id == "quietus", counts) {
            (true, false) => found.card(
                FILES[0],
                &card.id,
                "alerts do not count, wanted an effect per `two_alerts`",
            ),
            (false, true) => found.card(
                FILES[0],
                &card.id,
                "an effect per `two_alerts`, wanted only of quietus",
            ),
            _ => {}
        }
    }
}

fn check_captains(captains: &[Captain], found: &mut Findings) {
    for (index, card) in captains.iter().enumerate() {
        let before = &captains[..index];
        if let Some(other) = before.iter().find(|other| other.points == card.points) {
            let id = &other.id;
            found.card(
                FILES[1],
                &card.id,
                format!("the same points as {id}, wanted others"),
            );
        }
        if let Some(other) = before.iter().find(|other| pair(other) == pair(card)) {
            let id = &other.id;
            found.card(
                FILES[1],
                &card.id,
                format!("the same dice as {id}, wanted another pair"),
            );
        }
    }
    for die in [
        Die::Specialist,
        Die::Engineer,
        Die::Infiltrator,
        Die::Intelligence,
        Die::Translator,
        Die::Scanner,
    ] {
        if !captains.iter().any(|card| card.dice.contains(&die)) {
            found.set(
                FILES[1],
                format!("nobody has the {die:?} die, wanted every kind used"),
            );
        }
    }
}

fn pair(card: &Captain) -> [Die; 2] {
    let mut dice = card.dice;
    dice.sort_unstable();
    dice
}

/// Each colour equally often, among the Guardforce as far as their number allows; every strength.
fn check_icons(encounters: &[Encounter], found: &mut Findings) {
    let counts = |kind: Option<Kind>| {
        [Ability::Red, Ability::Orange, Ability::Blue].map(|icon| {
            let cards = encounters.iter();
            cards
                .filter(|card| card.icon == icon && kind.is_none_or(|kind| card.kind == kind))
                .count()
        })
    };
    for (of, counts, spread) in [
        ("all encounters", counts(None), 0),
        ("the Guardforce", counts(Some(Kind::Guardforce)), 1),
    ] {
        let [red, orange, blue] = counts;
        let most = red.max(orange).max(blue);
        let fewest = red.min(orange).min(blue);
        if most - fewest > spread {
            found.set(
                FILES[4],
                format!(
                    "{red} red, {orange} orange and {blue} blue icons on {of}, \
                     wanted each equally often"
                ),
            );
        }
    }
    for strength in 0..=6 {
        let met = |card: &&Encounter| card.kind != Kind::Location;
        let mut cards = encounters.iter().filter(met);
        if !cards.any(|card| card.strength == strength) {
            found.set(
                FILES[4],
                format!("no card of strength {strength}, wanted every strength from 0 to 6"),
            );
        }
    }
}

/// H2: cards cannot add more cubes of a colour than there are.
fn check_cubes(encounters: &[Encounter], found: &mut Findings) {
    let mut printed = [0_u32; 6];
    for card in encounters {
        for (sum, n) in printed.iter_mut().zip(card.cubes.array()) {
            *sum += u32::from(n);
        }
    }
    let names = ["red", "orange", "blue", "white", "black", "yellow"];
    for ((name, printed), most) in names.into_iter().zip(printed).zip([14, 14, 14, 12, 12, 6]) {
        if printed > most {
            found.set(
                FILES[4],
                format!("{printed} {name} cubes printed, wanted at most {most}"),
            );
        }
    }
}

/// Ids are well-formed and not there twice. Their names are in a catalogue.
fn check_ids(files: &CardFiles, found: &mut Findings) {
    let mut seen: Vec<&str> = Vec::new();
    for (file, id) in files.ids() {
        let kebab = |part: &str| {
            !part.is_empty()
                && part
                    .bytes()
                    .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        };
        if !id.split('-').all(kebab) {
            found.card(
                file,
                id,
                "wanted an id of small letters, such as unit-seven",
            );
        } else if seen.contains(&id) {
            found.card(file, id, format!("the same id as {id}, wanted another"));
        }
        seen.push(id);
    }
}

/// A card has the same id, kind and place in every set, because notation and drawings know only
/// these; and whether it can be engaged or evaded at all is known without the set.
#[must_use]
pub fn have_same_cards(sets: &[CardFiles]) -> bool {
    let cards = |files: &CardFiles| -> Vec<String> {
        let encounters = files.sorted_encounters();
        let encounters =
            encounters.map(|card| format!("{} {:?} {}", card.id, card.kind, card.passes));
        let others = files.ids().filter(|(file, _)| *file != FILES[4]);
        others
            .map(|(_, id)| id.to_owned())
            .chain(encounters)
            .collect()
    };
    sets.iter().all(|set| cards(set) == cards(&sets[0]))
}

/// How many encounter cards say something that no card before them says, hand effects included.
#[must_use]
pub fn different_texts(encounters: &[Encounter]) -> usize {
    let mut texts: Vec<String> = encounters
        .iter()
        .map(|card| {
            format!(
                "{:?}{:?}{:?}{:?}",
                card.always, card.when, card.at, card.hand
            )
        })
        .collect();
    texts.sort_unstable();
    texts.dedup();
    texts.len()
}

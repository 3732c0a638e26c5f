//! Positions for tests: what a test cares about is said, everything else is made up so that no
//! cube and no card is lost, and so that nothing on the table meddles with the rule under test.
//!
//! The numbers on the cards change with balancing: cards are found by what they say.

use hegemony::cards::{EncounterCard, Lasting, Moment, Per, Text};
use hegemony::{
    Ability, Alien, Captain, CardSet, Cube, Die, Encounter, Hegemony, Kind, Planet, Weapon,
};
use serde_json::{Map, Value, json};
use starboard_kernel::testing::{self, Scene as _, listed};
use starboard_kernel::{Game, Turn};

use super::SET;

/// What a file of this card set says.
macro_rules! card_file {
    ($name:literal) => {
        match SET {
            hegemony::CardSet::First => include_str!(concat!("../../cards/first/", $name)),
            hegemony::CardSet::Second => include_str!(concat!("../../cards/second/", $name)),
        }
    };
}
pub(crate) use card_file;

/// What a card may meddle with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Topic {
    Strength,
    Looks,
    StandIn,
    EvadePrice,
    EvadeCubes,
    Shield,
    Icons,
    SearchCubes,
    Whites,
    Blacks,
    Raising,
    Dice,
    At(Moment),
}

/// Everything that counts when a card is met.
pub(crate) const MEETING: [Topic; 9] = [
    Topic::Strength,
    Topic::Looks,
    Topic::StandIn,
    Topic::EvadePrice,
    Topic::EvadeCubes,
    Topic::Shield,
    Topic::Dice,
    Topic::At(Moment::Engaged),
    Topic::At(Moment::Evaded),
];

/// Everything that counts once the cubes of a search are counted.
pub(crate) const SEARCH: [Topic; 4] = [
    Topic::Whites,
    Topic::Blacks,
    Topic::Raising,
    Topic::At(Moment::Found),
];

pub(crate) fn topic_of(lasting: &Lasting) -> Topic {
    match lasting {
        Lasting::Strength { .. } => Topic::Strength,
        Lasting::Icons { .. } => Topic::Icons,
        Lasting::SearchCubes { .. } => Topic::SearchCubes,
        Lasting::EvadePrice { .. } => Topic::EvadePrice,
        Lasting::EvadeCubes { .. } => Topic::EvadeCubes,
        Lasting::Shield { .. } => Topic::Shield,
        Lasting::StandIn { .. } | Lasting::NoStandIn => Topic::StandIn,
        Lasting::LooksLeft => Topic::Looks,
        Lasting::WhitesLeave => Topic::Whites,
        Lasting::Hush { .. } => Topic::Blacks,
        Lasting::NoRaising | Lasting::Surge => Topic::Raising,
        Lasting::DiceBoost { .. } => Topic::Dice,
    }
}

/// Whether a text says nothing of these topics; alerts, Super Weapons that are found and aliens
/// that are passed do not count, for there are none unless a test wants them.
pub(crate) fn is_calm(text: &Text, topics: &[Topic]) -> bool {
    let silent = |lasting: &Lasting| {
        let per_none = match lasting {
            Lasting::Strength { per, .. } | Lasting::SearchCubes { per, .. } => {
                matches!(per, Per::TwoAlerts | Per::Found | Per::Passed)
            }
            _ => false,
        };
        per_none || !topics.contains(&topic_of(lasting))
    };
    text.always.iter().all(silent)
        && !(text.when.iter()).any(|occasion| topics.contains(&Topic::At(occasion.moment)))
}

pub(crate) fn calm_aliens(topics: &[Topic]) -> impl Iterator<Item = Alien> {
    Alien::all().filter(move |alien| is_calm(&alien.card(SET).text, topics))
}

pub(crate) fn calm_planets(topics: &[Topic]) -> impl Iterator<Item = Planet> {
    Planet::all().filter(move |planet| is_calm(&planet.card(SET).text, topics))
}

pub(crate) fn quietus() -> Alien {
    let found = Alien::all().find(|alien| alien.is_quietus());
    found.expect("Quietus is in the set (H4)")
}

/// A card that is met and neither helps nor hinders until it is engaged or evaded.
pub(crate) fn is_plain(card: &EncounterCard) -> bool {
    let mut topics = [&MEETING[..7], &[Topic::At(Moment::Met)]].concat();
    // Nearly all cards of the second set say how many cubes an evade draws.
    topics.retain(|topic| SET == CardSet::First || *topic != Topic::EvadeCubes);
    card.kind != Kind::Location && !card.passes && is_calm(&card.text, &topics)
}

/// As [`is_plain`], and engaging it does nothing more.
pub(crate) fn is_plain_to_engage(card: &EncounterCard) -> bool {
    is_plain(card) && is_calm(&card.text, &[Topic::At(Moment::Engaged)])
}

/// As [`is_plain`], and evading it does nothing more.
pub(crate) fn is_plain_to_evade(card: &EncounterCard) -> bool {
    is_plain(card) && is_calm(&card.text, &[Topic::At(Moment::Evaded)])
}

/// Different encounter cards, one after the other.
#[derive(Default)]
pub(crate) struct Picker(Vec<Encounter>);

impl Picker {
    /// The first card that fits and was not picked yet.
    #[track_caller]
    pub(crate) fn pick(&mut self, what: &str, fits: impl Fn(&EncounterCard) -> bool) -> Encounter {
        let found = self.try_pick(fits);
        found.unwrap_or_else(|| panic!("the set has no card {what}"))
    }

    pub(crate) fn try_pick(&mut self, fits: impl Fn(&EncounterCard) -> bool) -> Option<Encounter> {
        let free = Encounter::all().filter(|card| !self.0.contains(card));
        let card = free.into_iter().find(|card| fits(card.card(SET)))?;
        self.0.push(card);
        Some(card)
    }

    /// A plain card to engage.
    #[track_caller]
    pub(crate) fn plain(&mut self) -> Encounter {
        self.pick("plain to engage", |card| {
            is_plain_to_engage(card) && card.strength > 0
        })
    }

    /// A plain card with an icon.
    #[track_caller]
    pub(crate) fn with_icon(&mut self, icon: Ability) -> Encounter {
        self.pick(&format!("plain, {icon}"), |card| {
            is_plain(card) && card.icon == icon
        })
    }

    /// A card that was chosen otherwise.
    pub(crate) fn took(&mut self, card: Encounter) -> Encounter {
        self.0.push(card);
        card
    }
}

/// `red 4 white 2`, by the order of the cubes.
#[track_caller]
pub(crate) fn cubes(text: &str) -> [u8; 6] {
    let mut cubes = [0; 6];
    let words: Vec<&str> = text.split_whitespace().collect();
    for pair in words.chunks(2) {
        let cube = Cube::read(pair[0]).expect("a colour");
        cubes[cube.index()] = pair[1].parse().expect("a number");
    }
    cubes
}

fn by_colour(cubes: [u8; 6]) -> Value {
    let named = Cube::ALL.iter().map(|cube| {
        let count = Value::from(cubes[cube.index()]);
        (cube.word().to_owned(), count)
    });
    Value::Object(named.collect())
}

/// What a position is made of.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    difficulty: &'static str,
    pub(crate) captain: Captain,
    points: [u8; 3],
    dice: Vec<(Die, u8)>,
    die_used: bool,
    bag: [u8; 6],
    alerts: u8,
    aliens: [Alien; 3],
    decks: [u8; 3],
    sector: usize,
    line: Vec<Encounter>,
    states: Vec<String>,
    location: Option<Encounter>,
    hand: Vec<Encounter>,
    sifted: Vec<Encounter>,
    shuffled_back: Vec<Encounter>,
    planet: Option<Planet>,
    found: Vec<(Weapon, [u8; 3], bool)>,
    boost: u8,
    cubes: i8,
    searching: bool,
    agenda: Vec<String>,
}

/// A round in which the alien and the planet leave these topics alone; the captain is the one
/// with the most points.
#[track_caller]
pub(crate) fn calm(topics: &[Topic]) -> Setting {
    // Quietus is calm without alerts, but black cubes mean something else with him.
    let calmest = |topics: &[Topic]| {
        let others = calm_aliens(topics).find(|alien| !alien.is_quietus());
        others.or_else(|| calm_aliens(topics).next())
    };
    // All aliens of the second set take something for a find.
    let but_finds: Vec<Topic> = (topics.iter().copied())
        .filter(|topic| *topic != Topic::At(Moment::Found))
        .collect();
    let alien = calmest(topics).or_else(|| calmest(&but_finds));
    let alien = alien.unwrap_or_else(|| panic!("no alien leaves {topics:?} alone"));
    let planet = calm_planets(topics).next();
    let planet = planet.unwrap_or_else(|| panic!("no planet leaves {topics:?} alone"));
    let captain = Captain::all().max_by_key(|captain| {
        let points = captain.card(SET).points;
        (points.iter().min().copied(), points.iter().sum::<u8>())
    });
    let captain = captain.expect("captains");
    let mut setting = Setting {
        difficulty: "normal",
        captain,
        points: captain.card(SET).points,
        dice: vec![(Die::Specialist, 1), (Die::Engineer, 1)],
        // Dice are usable only where a test gives some.
        die_used: true,
        bag: [4, 4, 4, 4, 5, 5],
        alerts: 0,
        aliens: [alien; 3],
        decks: [8, 16, 16],
        sector: 0,
        line: Vec::new(),
        states: Vec::new(),
        location: None,
        hand: Vec::new(),
        sifted: Vec::new(),
        shuffled_back: Vec::new(),
        planet: Some(planet),
        found: Vec::new(),
        boost: 0,
        cubes: 0,
        searching: false,
        agenda: Vec::new(),
    };
    setting = setting.alien(alien);
    setting
}

impl Setting {
    pub(crate) fn difficulty(mut self, difficulty: &'static str) -> Self {
        self.difficulty = difficulty;
        self
    }

    /// A captain with at least this many points.
    #[track_caller]
    pub(crate) fn points(mut self, points: [u8; 3]) -> Self {
        let mut able = Captain::all().filter(|captain| {
            let most = captain.card(SET).points;
            most.iter()
                .zip(points)
                .all(|(&most, points)| most >= points)
        });
        let keeps = able.clone().any(|captain| captain == self.captain);
        if !keeps {
            self.captain = able.next().expect("a captain with this many points");
        }
        self.points = points;
        self
    }

    /// Every ability so far below its maximum.
    pub(crate) fn tired(self, by: u8) -> Self {
        let most = self.captain.card(SET).points;
        self.points(most.map(|most| most - by))
    }

    /// `specialist 5, scanner 2`: they may be used.
    #[track_caller]
    pub(crate) fn dice(mut self, dice: &str) -> Self {
        let read = |entry: &str| {
            let (die, face) = entry.split_once(' ').expect("a die and a face");
            (
                Die::read(die).expect("a die"),
                face.parse().expect("a face"),
            )
        };
        self.dice = listed(dice).map(read).collect();
        self.die_used = false;
        self
    }

    pub(crate) fn die_used(mut self) -> Self {
        self.die_used = true;
        self
    }

    /// What is in the bag; the rest of the cubes are in the supply.
    #[track_caller]
    pub(crate) fn bag(mut self, text: &str) -> Self {
        self.bag = cubes(text);
        self
    }

    /// This many alerts lie on Quietus, if it is he; he is in play then.
    pub(crate) fn alerts_if(mut self, alien: Alien, alerts: u8) -> Self {
        if alien.is_quietus() {
            if !self.aliens.contains(&alien) {
                self.aliens[(self.sector + 1) % 3] = alien;
            }
            self.alerts = alerts;
            self.bag[4] = self.bag[4].min(Cube::Black.total() - alerts);
        }
        self
    }

    /// The current alien; the others are other ones, Quietus only if he is this one.
    #[track_caller]
    pub(crate) fn alien(self, alien: Alien) -> Self {
        let mut others = Alien::all().filter(|other| *other != alien && !other.is_quietus());
        let second = others.next().expect("five aliens");
        let third = others.next().expect("five aliens");
        let sector = self.sector;
        let mut aliens = [second, third, third];
        match sector {
            0 => aliens = [alien, second, third],
            1 => aliens = [second, alien, third],
            _ => aliens[2] = alien,
        }
        self.aliens(aliens)
    }

    /// The alien that was the current one is that of the current sector.
    pub(crate) fn in_its_sector(self) -> Self {
        let alien = self.aliens[0];
        self.alien(alien)
    }

    pub(crate) fn aliens(mut self, aliens: [Alien; 3]) -> Self {
        self.aliens = aliens;
        self
    }

    /// The decks' sizes; the current sector is said from 1.
    pub(crate) fn decks(mut self, decks: [u8; 3], sector: usize) -> Self {
        self.decks = decks;
        self.sector = sector - 1;
        self
    }

    pub(crate) fn line(mut self, cards: &[Encounter]) -> Self {
        self.line = cards.to_vec();
        self.states = vec!["waiting".to_owned(); cards.len()];
        self
    }

    /// How far the line has been met: `engaged evaded waiting`.
    pub(crate) fn states(mut self, states: &str) -> Self {
        self.states = states.split(' ').map(str::to_owned).collect();
        assert_eq!(self.states.len(), self.line.len());
        self
    }

    pub(crate) fn location(mut self, card: Encounter) -> Self {
        self.location = Some(card);
        self
    }

    pub(crate) fn hand(mut self, cards: &[Encounter]) -> Self {
        self.hand = cards.to_vec();
        self
    }

    /// The cards that the line is being chosen from.
    pub(crate) fn sifted(mut self, cards: &[Encounter]) -> Self {
        self.sifted = cards.to_vec();
        self
    }

    pub(crate) fn shuffled_back(mut self, cards: &[Encounter]) -> Self {
        self.shuffled_back = cards.to_vec();
        self
    }

    pub(crate) fn planet(mut self, planet: Planet) -> Self {
        self.planet = Some(planet);
        self
    }

    /// The round begins: no planet is chosen yet.
    pub(crate) fn choosing(mut self) -> Self {
        self.planet = None;
        self.agenda("choose planet")
    }

    /// A Super Weapon that is found, with cubes on it; the yellow one is taken from the bag.
    pub(crate) fn found(mut self, weapon: Weapon, cubes: [u8; 3]) -> Self {
        self.found.push((weapon, cubes, false));
        self.bag[5] = self.bag[5].saturating_sub(1);
        self
    }

    /// A Super Weapon that works.
    pub(crate) fn understood(self, weapon: Weapon) -> Self {
        self.found(weapon, weapon.card(SET).needs)
    }

    /// A Super Weapon that counts as understood by a die.
    pub(crate) fn deciphered(mut self, weapon: Weapon) -> Self {
        self = self.found(weapon, [0; 3]);
        for found in &mut self.found {
            found.2 |= found.0 == weapon;
        }
        self
    }

    pub(crate) fn boost(mut self, boost: u8) -> Self {
        self.boost = boost;
        self
    }

    /// What is on the agenda, the next at the end.
    pub(crate) fn agenda(mut self, tasks: &str) -> Self {
        self.agenda = listed(tasks).map(str::to_owned).collect();
        self
    }

    /// The first card that waits is to be engaged or evaded.
    #[track_caller]
    pub(crate) fn meeting(self) -> Self {
        let place = self.states.iter().position(|state| state == "waiting");
        let place = place.expect("a card that waits") + 1;
        self.agenda(&format!("decide {place}"))
    }

    /// The last card has just been met: with the next action the search begins. What is still
    /// waiting counts as engaged.
    pub(crate) fn searching(mut self, cubes: i8) -> Self {
        for state in &mut self.states {
            if state == "waiting" {
                "engaged".clone_into(state);
            }
        }
        self.cubes = cubes;
        self.searching = true;
        self.agenda("searching")
    }

    /// H11: four cards are drawn from the decks in every round; the number drawn in this round
    /// determines the task.
    fn round(&self) -> u8 {
        let task = self.agenda.first().map_or("", |task| task);
        let drawn = match task.split(' ').next() {
            Some("choose" | "before") => 0,
            Some("draw" | "sift" | "place") => self.line.len() + self.sifted.len(),
            _ => 4,
        };
        let in_decks: u8 = self.decks.iter().sum();
        (48 + 4 - in_decks - drawn as u8) / 4
    }

    /// Whether the line of the round is still to be drawn.
    fn is_early(&self) -> bool {
        let task = self.agenda.first().and_then(|task| task.split(' ').next());
        matches!(task, Some("choose" | "before" | "draw"))
    }

    pub(crate) fn document(&self) -> Value {
        let all = match self.difficulty {
            "basic" => 4,
            "normal" => 5,
            _ => 6,
        };
        let mut elsewhere = [0_u8; 6];
        elsewhere[4] = self.alerts;
        elsewhere[5] = self.found.len() as u8;
        for (_, cubes, _) in &self.found {
            for (sum, cubes) in elsewhere.iter_mut().zip(cubes) {
                *sum += cubes;
            }
        }
        for task in &self.agenda {
            let mut words = task.split(' ');
            match words.next() {
                Some("keep" | "pair") => {
                    for cube in words.filter_map(Cube::read) {
                        elsewhere[cube.index()] += 1;
                    }
                }
                Some("find" | "claim") => elsewhere[5] += 1,
                Some("before") if task == "before find" => elsewhere[5] += 1,
                _ => {}
            }
        }
        let mut bag = self.bag;
        bag[5] = bag[5].min(all - elsewhere[5]);
        let mut supply = [0; 6];
        for &cube in Cube::ALL {
            let at = cube.index();
            let total = if cube == Cube::Yellow {
                all
            } else {
                cube.total()
            };
            supply[at] = total - bag[at] - elsewhere[at];
        }
        let placed: Vec<Encounter> = (self.line.iter())
            .chain(&self.hand)
            .chain(&self.sifted)
            .chain(&self.shuffled_back)
            .chain(&self.location)
            .copied()
            .collect();
        let mut free: Vec<Encounter> = Encounter::all()
            .filter(|card| !placed.contains(card))
            .collect();
        let unseen = usize::from(self.decks.iter().sum::<u8>()) - self.shuffled_back.len();
        let discard = free.split_off(unseen);
        let planets = Planet::all().filter(|planet| Some(*planet) != self.planet);
        // H22: those of earlier rounds are discarded.
        let searched = usize::from(self.planet.is_some());
        let left = Planet::COUNT + 1 - usize::from(self.round()) - searched;
        let planets: Vec<Planet> = planets.take(left).collect();
        let (face_up, planets) = planets.split_at(left.min(2));
        let dice: Map<String, Value> = Die::ALL
            .iter()
            .filter_map(|die| self.dice.iter().find(|(owned, _)| owned == die))
            .map(|(die, face)| (die.word().to_owned(), Value::from(*face)))
            .collect();
        let most = self.captain.card(SET).points;
        let abilities: Map<String, Value> = Ability::ALL
            .iter()
            .map(|ability| {
                let at = ability.index();
                let entry = json!({ "points": self.points[at], "most": most[at] });
                (ability.word().to_owned(), entry)
            })
            .collect();
        let sectors = self.aliens.iter().zip(self.decks);
        let sectors = sectors.map(|(alien, deck)| json!({ "alien": alien, "deck": deck }));
        let line = self.line.iter().zip(&self.states);
        let line = line.map(|(card, state)| json!({ "card": card, "state": state }));
        let found = self.found.iter().map(|(weapon, cubes, deciphered)| {
            let [red, orange, blue] = cubes;
            json!({
                "weapon": weapon,
                "cubes": { "red": red, "orange": orange, "blue": blue },
                "deciphered": deciphered,
            })
        });
        // What is not written means the first card set.
        let mut options = json!({ "difficulty": self.difficulty, "captain": "random" });
        if SET == CardSet::Second {
            options["edition"] = json!("second");
        }
        json!({
            "game": "hegemony",
            "options": options,
            "round": self.round(),
            "phase": if self.searching { "search" } else { "encounter" },
            "captain": self.captain,
            "abilities": abilities,
            "dice": dice,
            // H23: no die is used before the line is drawn.
            "die_used": self.die_used && !self.is_early(),
            "bag": by_colour(bag),
            "supply": by_colour(supply),
            "alerts": self.alerts,
            "aliens": sectors.collect::<Value>(),
            "sector": self.sector + 1,
            "unseen": free,
            "shuffled_back": self.shuffled_back,
            "sifted": self.sifted,
            "line": line.collect::<Value>(),
            "location": self.location,
            "hand": self.hand,
            "discard": discard,
            "planets": {
                "unseen": planets,
                "face_up": face_up,
                "searched": self.planet,
            },
            "weapons": {
                "found": found.collect::<Value>(),
                "left": all - self.found.len() as u8,
            },
            "boost": self.boost,
            "committed": self.boost > 0,
            "cubes": self.cubes,
            "hushed": 0,
            "surged": false,
            "agenda": self.agenda,
            "end": null,
        })
    }

    /// The position; a search in which nothing can be used continues to the draw by itself.
    #[track_caller]
    pub(crate) fn scene(self) -> Scene {
        let document = self.document();
        if self.agenda == ["searching"]
            && let Err(why) = Hegemony::from_document(&document)
            && why.to_string().contains("done already")
        {
            return self.agenda("searching, draw cube").scene();
        }
        let read = Hegemony::from_document(&document);
        Scene(read.unwrap_or_else(|why| panic!("{why}\n{document}")))
    }
}

/// A position under test.
#[derive(Clone, Debug)]
pub(crate) struct Scene(pub(crate) Hegemony);

/// A new game with the cards of this set.
#[track_caller]
pub(crate) fn start(options: &Value) -> Scene {
    let mut options = options.as_object().expect("options by name").clone();
    options.insert("edition".to_owned(), json!(SET));
    let options = Hegemony::read_options(&options).expect("possible options");
    Scene(Hegemony::start(&options))
}

impl testing::Scene for Scene {
    type Game = Hegemony;

    fn position(&self) -> &Hegemony {
        &self.0
    }

    fn position_mut(&mut self) -> &mut Hegemony {
        &mut self.0
    }
}

impl Scene {
    /// The legal actions that begin with a word, without it.
    pub(crate) fn ways(&self, verb: &str) -> Vec<String> {
        let prefix = format!("{verb} ");
        let legal = self.legal_actions();
        let ways = legal.iter().filter_map(|text| text.strip_prefix(&prefix));
        ways.map(str::to_owned).collect()
    }

    /// Exactly these actions are legal, in any order.
    #[track_caller]
    pub(crate) fn exactly(&self, expected: &str) -> &Self {
        let mut expected: Vec<&str> = listed(expected).collect();
        let mut legal = self.legal_actions();
        expected.sort_unstable();
        legal.sort_unstable();
        assert_eq!(legal, expected, "\n{}", self.document());
        self
    }

    /// After an action.
    #[track_caller]
    pub(crate) fn play(&self, action: &str) -> Scene {
        assert!(matches!(self.0.turn(), Turn::Player(_)), "{action}");
        self.after(action)
    }

    /// After a draw or a roll.
    #[track_caller]
    pub(crate) fn chance(&self, outcome: &str) -> Scene {
        assert_eq!(self.0.turn(), Turn::Chance, "{outcome}");
        self.after(outcome)
    }

    pub(crate) fn points(&self) -> [u8; 3] {
        [Ability::Red, Ability::Orange, Ability::Blue].map(|ability| self.0.points(ability))
    }

    /// The task that the position waits for.
    pub(crate) fn task(&self) -> String {
        self.0.task().to_string()
    }

    /// The game is over for this reason.
    #[track_caller]
    pub(crate) fn ended(&self, reason: &str) -> &Self {
        assert_eq!(self.0.turn(), Turn::Over, "{}", self.document());
        assert!(self.legal_actions().is_empty() && self.outcomes().is_empty());
        let ending = self.0.ending().expect("it is over");
        assert_eq!(ending.reason, reason);
        let won = reason == "victory";
        assert_eq!(ending.winners.len(), usize::from(won));
        assert_eq!(ending.scores, [i64::from(won)]);
        self
    }
}

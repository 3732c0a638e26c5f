//! The rules page of Cosmic Hegemony. What it says is `rules.en.md` and its translations, what its
//! figures show is listed in [`figures`](super::figures); here they are set up, played and drawn.
//!
//! No figure names a card: it says what it wants to show, looks for cards with which that can be
//! shown, and lets the rules crate play it. So figures stay true when cards change. The texts do
//! not name numbers of particular cards either.

use hegemony::cards::{Lasting, Moment, Per, Place, wording};
use hegemony::{
    Ability, Action, Alien, Captain, CardSet, Cube, Die, Difficulty, Encounter, Hegemony, Kind,
    Options, Planet, SlotState, Source, Task, Weapon,
};
use starboard_kernel::serde_json::{Map, Value, json};
use starboard_kernel::{Game, Lang, Silent, Turn, capital, localized};

use super::figures::{Cut, FIGURES};
use super::{art, gallery};
use crate::book::{self, Book};
use crate::markup::{Element, Markup, Piece, svg, tag};
use crate::{Drawing, Variant};

/// The cards of the page are those of new games.
const SET: CardSet = CardSet::Second;

/// The cards of the older edition.
pub(crate) const VARIANTS: &[Variant] = &[Variant {
    name: "first",
    words: crate::texts::cards_of_first_edition,
}];

const BOOK: Book<Cut> = Book {
    game: "hegemony",
    letter: 'H',
    markdown: |lang| localized!("src/games/hegemony/rules.*.md")[lang as usize],
    figures: FIGURES,
    draw,
    inset,
    variants: VARIANTS,
    table_frame,
};

pub(crate) fn rules_page(lang: Lang) -> Result<String, String> {
    BOOK.print(lang)
}

fn table_frame(caption: &str) -> Element {
    book::scrolling_table("table-wrap hegemony-table", caption)
}

// ---------------------------------------------------------------------------------
// What stands in tables

/// `cube-red` is a cube with its name, `total-red` how many there are and `bag-red` how many of
/// them are in the bag at the start; `die-scanner` is a die with its name and `faces-scanner` what
/// it does; `count-aliens` and so on say how many cards there are; `all-cards` shows them, and
/// `first-cards` those of the first edition, folded below its words.
fn inset(name: &str, words: &str, lang: Lang) -> Option<Markup> {
    let (what, which) = name.split_once('-')?;
    let cube = || Cube::ALL.iter().find(|cube| cube.word() == which).copied();
    let die = || Die::ALL.iter().find(|die| die.word() == which).copied();
    match what {
        "cube" => {
            let cube = cube()?;
            let name = lang.labelled(
                &wording::cube_name(cube, lang),
                &wording::cube_meaning(cube, lang),
            );
            Some(book::token(cube_sign(which), &capital(&name)))
        }
        "total" => Some(cube()?.total().to_string().markup()),
        "bag" => Some(bags(cube()?).markup()),
        "count" => Some(count(which)?.to_string().markup()),
        "die" => {
            let name = capital(&wording::die_name(die()?, lang));
            let head = book::token(art::die(which, 6), &name);
            Some((head, tag("small").child(words)).markup())
        }
        "faces" => Some(faces(die()?, lang)),
        "all" => (which == "cards").then(|| gallery::gallery(SET, lang)),
        "first" => {
            (which == "cards").then(|| gallery::folded(CardSet::First, words, lang).markup())
        }
        _ => None,
    }
}

const DIFFICULTIES: [Difficulty; 3] = [Difficulty::Basic, Difficulty::Normal, Difficulty::Advanced];

/// H8: how many cubes are in the bag at the start, for each difficulty if these differ.
fn bags(cube: Cube) -> String {
    let mut counts = DIFFICULTIES
        .map(|difficulty| {
            let captain = None;
            let bag = Hegemony::start(&Options {
                edition: SET,
                difficulty,
                captain,
            })
            .bag();
            bag[cube.index()].to_string()
        })
        .to_vec();
    counts.dedup();
    counts.join(" / ")
}

/// H3, H4: how many cards of a kind the card set has.
fn count(kind: &str) -> Option<usize> {
    let of_kind = |kind: Kind| encounters().filter(|card| card.kind() == kind).count();
    Some(match kind {
        "aliens" => Alien::COUNT,
        "captains" => Captain::COUNT,
        "planets" => Planet::COUNT,
        "weapons" => Weapon::COUNT,
        "guardforce" => of_kind(Kind::Guardforce),
        "locations" => of_kind(Kind::Location),
        "agents" => of_kind(Kind::Agent),
        "events" => of_kind(Kind::Event),
        _ => return None,
    })
}

fn encounters() -> impl Iterator<Item = Encounter> + Clone {
    Encounter::all()
}

/// H24: all faces of a die.
fn faces(die: Die, lang: Lang) -> Markup {
    let faces: Vec<_> = (1..=6)
        .map(|face| {
            let number = tag("b")
                .class("visually-hidden")
                .child(lang.labelled(&face.to_string(), ""));
            let words = tag("span").child(wording::face(die, face, lang));
            tag("li").child((art::die(die.word(), face), number, words))
        })
        .collect();
    tag("ol").class("fig-faces").child(faces).markup()
}

// ---------------------------------------------------------------------------------
// What figures show

/// A table that is set for a figure.
#[derive(Clone)]
struct Table {
    aliens: [Alien; 3],
    captain: Captain,
    points: [u8; 3],
    /// The faces of the captain's dice.
    dice: [u8; 2],
    die_used: bool,
    round: u8,
    decks: [u8; 3],
    /// From 1.
    sector: u8,
    planet: Planet,
    /// Each with the word for its state.
    line: Vec<(Encounter, &'static str)>,
    location: Option<Encounter>,
    /// Each with its cubes: red, orange, blue.
    found: Vec<(Weapon, [u8; 3])>,
    alerts: u8,
    /// Cubes still to be drawn in the search; nothing in the encounter phase.
    cubes: Option<i8>,
    agenda: &'static [&'static str],
}

const MEETING: &[&str] = &["decide 1"];
const DRAWING: &[&str] = &["searching", "draw cube"];

impl Table {
    /// In the first sector, which is this alien's; no die can be used.
    fn of(alien: Alien, planet: Planet) -> Option<Table> {
        let mut others = Alien::all().filter(|&other| other != alien && !other.is_quietus());
        let captain = Captain::all().next()?;
        Some(Table {
            aliens: [alien, others.next()?, others.next()?],
            captain,
            points: captain.card(SET).points,
            dice: [6; 2],
            die_used: true,
            round: 1,
            decks: [12, 16, 16],
            sector: 1,
            planet,
            line: Vec::new(),
            location: None,
            found: Vec::new(),
            alerts: 0,
            cubes: None,
            agenda: MEETING,
        })
    }

    /// In a round of four cards, like all before it.
    fn in_round(mut self, round: u8) -> Table {
        self.round = round;
        let mut gone = round * 4;
        for deck in &mut self.decks {
            let from_this = gone.min(16);
            *deck = 16 - from_this;
            gone -= from_this;
        }
        self.sector = (round - 1) / 4 + 1;
        self
    }

    fn captain(mut self, captain: Captain) -> Table {
        self.captain = captain;
        self.points = captain.card(SET).points;
        self
    }

    /// Cards that are still to be met, the first of them now.
    fn meeting(mut self, cards: &[Encounter]) -> Table {
        self.line = cards.iter().map(|&card| (card, "waiting")).collect();
        self.agenda = MEETING;
        self
    }

    /// A search with this many cubes to draw.
    fn searching(mut self, cubes: i8) -> Table {
        self.line = plain(4).into_iter().map(|card| (card, "evaded")).collect();
        self.cubes = Some(cubes);
        self.agenda = DRAWING;
        self
    }

    fn position(&self) -> Option<Hegemony> {
        let options = Options {
            edition: SET,
            difficulty: Difficulty::Normal,
            captain: None,
        };
        let mut document = Hegemony::start(&options).document();
        let mut abilities = Map::new();
        for &ability in Ability::ALL {
            let at = ability.index();
            let most = self.captain.card(SET).points[at];
            abilities.insert(
                ability.to_string(),
                json!({ "points": self.points[at], "most": most }),
            );
        }
        let dice: Map<String, Value> = self
            .captain
            .card(SET)
            .dice
            .iter()
            .zip(self.dice)
            .map(|(die, face)| (die.to_string(), face.into()))
            .collect();
        let sectors: Vec<Value> = self
            .aliens
            .iter()
            .zip(self.decks)
            .map(|(alien, deck)| json!({ "alien": alien, "deck": deck }))
            .collect();
        // Whatever is neither on the table nor in a deck has been discarded.
        let on_table = |card: &Encounter| {
            self.line.iter().any(|(other, _)| other == card) || self.location == Some(*card)
        };
        let rest: Vec<Encounter> = encounters().filter(|card| !on_table(card)).collect();
        let in_decks = self.decks.iter().map(|&deck| usize::from(deck)).sum();
        let (discard, unseen) = rest.split_at(rest.len().checked_sub(in_decks)?);
        let line: Vec<Value> = self
            .line
            .iter()
            .map(|(card, state)| json!({ "card": card, "state": state }))
            .collect();
        let mut planets: Vec<Planet> = Planet::all().filter(|&p| p != self.planet).collect();
        // H22: those of earlier rounds are discarded.
        planets.drain(..usize::from(self.round.checked_sub(1)?).min(planets.len()));
        let face_up = planets.split_off(planets.len().saturating_sub(2));
        let found: Vec<Value> = self
            .found
            .iter()
            .map(|(weapon, [red, orange, blue])| {
                let cubes = json!({ "red": red, "orange": orange, "blue": blue });
                json!({ "weapon": weapon, "cubes": cubes, "deciphered": false })
            })
            .collect();
        let weapons = options.difficulty.weapons();
        let left = weapons.checked_sub(self.found.len() as u8)?;
        for &ability in Ability::ALL {
            let used: u8 = self
                .found
                .iter()
                .map(|(_, cubes)| cubes[ability.index()])
                .sum();
            let name = ability.word();
            let bag = document["bag"][name].as_u64()? as u8;
            document["supply"][name] = (ability.cube().total() - bag - used).into();
        }
        let blacks = document["supply"]["black"].as_u64()? as u8;
        document["supply"]["black"] = blacks.checked_sub(self.alerts)?.into();
        document["bag"]["yellow"] = left.into();
        let changes = json!({
            "round": self.round,
            "phase": if self.cubes.is_some() { "search" } else { "encounter" },
            "captain": self.captain, "abilities": abilities, "dice": dice,
            "die_used": self.die_used, "alerts": self.alerts,
            "aliens": sectors, "sector": self.sector,
            "unseen": unseen, "discard": discard, "line": line, "location": self.location,
            "planets": { "unseen": planets, "face_up": face_up, "searched": self.planet },
            "weapons": { "found": found, "left": left },
            "cubes": self.cubes.unwrap_or(0), "agenda": self.agenda,
        });
        for (name, value) in changes.as_object()? {
            document[name] = value.clone();
        }
        Hegemony::from_document(&document).ok()
    }
}

/// Whether a card says nothing that would change a figure unless it is met there: nothing about other
/// cards or about where it looks, and nothing happens when it is met. What it says of its own
/// strength counts Super Weapons that are found.
fn is_plain(card: Encounter) -> bool {
    let printed = card.card(SET);
    let is_quiet = |lasting: &Lasting| match lasting {
        Lasting::EvadeCubes { .. } | Lasting::Hush { .. } => true,
        Lasting::Strength { cards, per, .. } => {
            cards.place == Some(Place::This) && *per == Per::Found
        }
        _ => false,
    };
    printed.kind != Kind::Location
        && !printed.passes
        && printed.strength > 0
        && printed.text.always.iter().all(is_quiet)
        && printed
            .text
            .when
            .iter()
            .all(|what| matches!(what.moment, Moment::Engaged | Moment::Evaded))
}

fn plain(count: usize) -> Vec<Encounter> {
    encounters()
        .filter(|&card| is_plain(card))
        .take(count)
        .collect()
}

fn plain_with(icon: Ability) -> impl Iterator<Item = Encounter> {
    encounters().filter(move |&card| is_plain(card) && card.card(SET).icon == icon)
}

/// The state of a table after the moves.
struct Scene {
    /// What the figure compares with.
    before: Hegemony,
    now: Hegemony,
    /// The cubes that were drawn in between.
    drawn: Vec<Cube>,
    /// The cards that were drawn in between.
    cards: Vec<Encounter>,
}

impl Scene {
    fn still(position: Hegemony) -> Scene {
        Scene {
            before: position.clone(),
            now: position,
            drawn: Vec::new(),
            cards: Vec::new(),
        }
    }

    /// Plays an action or a draw, if it is possible.
    fn go(mut self, step: &str) -> Option<Scene> {
        if self.now.turn() == Turn::Chance {
            let outcome = step.parse::<hegemony::Outcome>().ok()?;
            let possible = self.now.outcomes();
            possible.iter().find(|(other, _)| *other == outcome)?;
            self.now.resolve_unchecked(outcome, &mut Silent);
            match outcome {
                hegemony::Outcome::Cube(cube) => self.drawn.push(cube),
                hegemony::Outcome::Card(card) => self.cards.push(card),
                _ => {}
            }
        } else {
            let action = step.parse::<Action>().ok()?;
            self.now.play(action, &mut Silent).ok()?;
        }
        Some(self)
    }

    /// What has happened so far is no longer new.
    fn then(mut self) -> Scene {
        self.before = self.now.clone();
        self.drawn.clear();
        self.cards.clear();
        self
    }

    fn if_so(self, holds: impl Fn(&Scene) -> bool) -> Option<Scene> {
        holds(&self).then_some(self)
    }

    fn points(&self) -> [[u8; 3]; 2] {
        [&self.before, &self.now].map(points)
    }
}

fn points(position: &Hegemony) -> [u8; 3] {
    [Ability::Red, Ability::Orange, Ability::Blue].map(|ability| position.points(ability))
}

/// The first alien and planet with which something can be shown.
fn with_some(show: impl Fn(Table) -> Option<Scene>) -> Option<Scene> {
    let sectors = Alien::all().flat_map(|alien| Planet::all().map(move |planet| (alien, planet)));
    sectors
        .filter_map(|(alien, planet)| Table::of(alien, planet))
        .find_map(show)
}

impl Cut {
    /// The position that is shown. `None` if the card set has no cards to show it with.
    fn scene(&self) -> Option<Scene> {
        match *self {
            Cut::Anatomy => anatomy_scene(),
            Cut::Drawn => location_scene(),
            Cut::Location => location_scene(),
            Cut::Looks(deals) => looks_scene(deals),
            Cut::Pay(payment) => pay_scene(payment),
            Cut::Order => order_scene(),
            Cut::OrderHelp => order_scene().and_then(|scene| help_scene(&scene)),
            Cut::Evade(step) => evade_scene(step),
            Cut::Search(cube) => search_scene(cube),
            Cut::Understand(cubes) => understand_scene(cubes),
            Cut::Alerts(step) => alerts_scene(step),
            Cut::DieUse(step) => die_scene(step),
            Cut::Decks(round) => decks_scene(round),
            Cut::Crippled => pay_scene("engage red 1 blue 4"),
            Cut::Victory => victory_scene(),
        }
    }
}

/// A card with everything that a card can have.
fn anatomy_scene() -> Option<Scene> {
    let mut shows_all = encounters().filter(|card| {
        let printed = card.card(SET);
        printed.kind == Kind::Guardforce
            && printed.strength > 1
            && printed.planet_icons > 1
            && printed.cubes.iter().filter(|&&count| count > 0).count() > 1
    });
    let card = shows_all.next()?;
    with_some(|table| {
        let position = table.meeting(&[card]).position()?;
        let printed = card.card(SET).strength;
        Scene::still(position).if_so(|scene| scene.now.strength_at(0) == printed)
    })
}

/// H13: two Locations among four cards.
fn location_scene() -> Option<Scene> {
    let places: Vec<Encounter> = encounters()
        .filter(|card| card.kind() == Kind::Location)
        .take(2)
        .collect();
    let others = plain(2);
    with_some(|mut table| {
        table.agenda = &["draw line 4"];
        table.die_used = false;
        table.decks[0] = 16;
        let mut scene = Scene::still(table.position()?);
        for card in [places[0], others[0], places[1], others[1]] {
            scene = scene.go(&format!("card {card}"))?;
        }
        scene.if_so(|scene| scene.now.task() == Task::Decide(0))
    })
}

/// H15: `+` is an engaged card, `-` an evaded one, `?` the one that is met, `.` a later one.
fn looks_scene(deals: &str) -> Option<Scene> {
    // Neighbours differ, so that it is seen whose icon counts.
    let mut line: Vec<Encounter> = Vec::new();
    for icon in [
        Ability::Red,
        Ability::Orange,
        Ability::Blue,
        Ability::Orange,
    ] {
        let next = plain_with(icon).find(|card| !line.contains(card));
        line.push(next?);
    }
    let agenda = match deals.find('?')? {
        0 => MEETING,
        1 => &["decide 2"],
        2 => &["decide 3"],
        _ => &["decide 4"],
    };
    with_some(|table| {
        let mut table = table.meeting(&line);
        // No card turns the look around.
        if table.position()?.looks_at(0) != 1 {
            return None;
        }
        table.agenda = agenda;
        for ((_, state), deal) in table.line.iter_mut().zip(deals.chars()) {
            *state = match deal {
                '+' => "engaged",
                '-' => "evaded",
                _ => "waiting",
            };
        }
        table.position().map(Scene::still)
    })
}

/// H16: strength 3 against red, with red 1, orange 3 and blue 4.
fn pay_scene(action: &str) -> Option<Scene> {
    let captain = Captain::all().find(|captain| {
        let [red, orange, blue] = captain.card(SET).points;
        red >= 1 && orange >= 3 && blue >= 4
    })?;
    let asks = encounters().filter(|&card| is_plain(card));
    let asks: Vec<Encounter> = asks.filter(|card| card.card(SET).strength == 3).collect();
    with_some(|table| {
        asks.iter().find_map(|&card| {
            let red = plain_with(Ability::Red).find(|&other| other != card)?;
            let mut table = table.clone().captain(captain).meeting(&[card, red]);
            table.points = [1, 3, 4];
            let scene = Scene::still(table.position()?).if_so(|scene| {
                let legal = scene.now.legal_actions();
                scene.now.strength_at(0) == 3
                    && ["engage red 1 blue 4", "engage red 1 orange 2 blue 2"]
                        .into_iter()
                        .all(|text| {
                            text.parse::<Action>()
                                .is_ok_and(|action| legal.contains(&action))
                        })
            })?;
            if action.is_empty() {
                Some(scene)
            } else {
                scene.go(action)
            }
        })
    })
}

fn changes_strength(text: &hegemony::cards::Text) -> bool {
    let mut lasting = text.always.iter();
    lasting.any(|lasting| matches!(lasting, Lasting::Strength { .. }))
}

/// H17: a card whose strength as many kinds of cards change as can be.
fn order_scene() -> Option<Scene> {
    let planets: Vec<Planet> = Planet::all()
        .filter(|planet| changes_strength(&planet.card(SET).text))
        .collect();
    let weapons: Vec<Weapon> = Weapon::all()
        .filter(|weapon| changes_strength(&weapon.card(SET).text))
        .collect();
    // A strong card to be met, and one that makes the others stronger or weaker.
    let strong = encounters().filter(|&card| is_plain(card) && card.kind() == Kind::Guardforce);
    let mut strong: Vec<Encounter> = strong.collect();
    strong.sort_by_key(|card| u8::MAX - card.card(SET).strength);
    strong.truncate(3);
    let neighbours: Vec<Encounter> = encounters()
        .filter(|card| card.kind() == Kind::Guardforce && changes_strength(&card.card(SET).text))
        .collect();
    // The number of kinds of cards, and whether they change anything in the end.
    let mut best: Option<((usize, bool), Hegemony)> = None;
    for alien in Alien::all().filter(|alien| changes_strength(&alien.card(SET).text)) {
        let places = encounters().filter(|card| {
            let text = card.card(SET).at.get(alien.index());
            text.is_some_and(changes_strength)
        });
        let places: Vec<Option<Encounter>> = places.map(Some).chain([None]).collect();
        for &planet in &planets {
            for &weapon in &weapons {
                for &location in &places {
                    for (&card, &neighbour) in strong
                        .iter()
                        .flat_map(|card| neighbours.iter().map(move |other| (card, other)))
                    {
                        let Some(mut table) = Table::of(alien, planet) else {
                            continue;
                        };
                        // After a search, in which Super Weapons are found and alerts gather.
                        table = table.in_round(2).meeting(&[card, neighbour]);
                        table.location = location;
                        table.found = vec![(weapon, weapon.card(SET).needs)];
                        table.alerts = if alien.is_quietus() { 2 } else { 0 };
                        table.die_used = false;
                        let Some(position) = table.position() else {
                            continue;
                        };
                        let strength = position.strength_in_full(0);
                        let rank = (
                            kinds_of_changes(&position),
                            strength.total != strength.printed,
                        );
                        let more = best.as_ref().is_none_or(|(most, _)| rank > *most);
                        if more && position.can_engage(0) && strength.total > 1 {
                            best = Some((rank, position));
                        }
                        if best.as_ref().is_some_and(|(most, _)| *most == (5, true)) {
                            return best.map(|(_, position)| Scene::still(position));
                        }
                    }
                }
            }
        }
    }
    best.map(|(_, position)| Scene::still(position))
}

/// In the order of H17.
fn kind_of(source: Source) -> u8 {
    match source {
        Source::Alien(_) => 1,
        Source::Card(_) => 2,
        Source::Location(_) => 3,
        Source::Planet(_) => 4,
        Source::Weapon(_) => 5,
        Source::Hand(_) => 6,
    }
}

fn kinds_of_changes(position: &Hegemony) -> usize {
    let changes = position.strength_in_full(0).changes;
    let mut kinds: Vec<u8> = changes.iter().map(|(source, _)| kind_of(*source)).collect();
    kinds.dedup();
    kinds.len()
}

/// H17: the same, with a die of some captain that helps.
fn help_scene(scene: &Scene) -> Option<Scene> {
    let mut document = scene.now.document();
    Captain::all().find_map(|captain| {
        let mut abilities = Map::new();
        for &ability in Ability::ALL {
            let most = captain.card(SET).points[ability.index()];
            abilities.insert(ability.to_string(), json!({ "points": most, "most": most }));
        }
        document["captain"] = json!(captain);
        document["abilities"] = abilities.into();
        let [first, second] = captain
            .card(SET)
            .dice
            .map(|die| (die.to_string(), 6.into()));
        document["dice"] = Value::Object([first, second].into_iter().collect());
        let position = Hegemony::from_document(&document).ok()?;
        let uses = position.legal_actions().into_iter().filter(
            |action| matches!(action, Action::Use { power, .. } if power.word() == "boost"),
        );
        let mut helped = uses.filter_map(|action| {
            Scene::still(position.clone())
                .go(&action.to_string())
                .filter(|scene| scene.now.boost() > 0)
        });
        helped.next()
    })
}

/// H18, H19: before, paid, drawn.
fn evade_scene(step: u8) -> Option<Scene> {
    // A card that changes nothing about evading comes first.
    let says = |card: &Encounter| card.card(SET).text.always.iter();
    let changes_evades = |lasting: &Lasting| matches!(lasting, Lasting::EvadeCubes { .. });
    let mut line: Vec<Encounter> = encounters().filter(|&card| is_plain(card)).collect();
    line.sort_by_key(|card| says(card).any(changes_evades));
    line.truncate(4);
    with_some(|table| {
        let mut scene = Scene::still(table.meeting(&line).position()?);
        let usual = scene.now.evade_price() == 1
            && scene.now.evade_cubes() == 2
            && !Ability::ALL
                .iter()
                .any(|&ability| scene.now.is_shielded(ability));
        if !usual {
            return None;
        }
        if step > 0 {
            scene = scene.go("evade red 1")?;
        }
        if step > 1 {
            scene = scene.then().go("cube orange")?.go("cube blue")?;
        }
        Some(scene)
    })
}

/// H20: red raises, orange goes onto a Super Weapon, blue has no use, yellow finds, at the price that
/// the alien's card names.
fn search_scene(cube: Cube) -> Option<Scene> {
    with_some(|table| {
        let mut table = table.searching(2);
        // It needs another cube besides.
        let needing = Weapon::all().find(|weapon| {
            let needs = weapon.card(SET).needs;
            needs[1] > 0 && needs.iter().sum::<u8>() > 1
        })?;
        match cube {
            Cube::Red => table.points[0] -= 1,
            Cube::Orange => {
                table.points[1] -= 1;
                table.found = vec![(needing, [0; 3])];
            }
            // Black: Quietus is not in play.
            Cube::Black if table.aliens[0].is_quietus() => return None,
            _ => {}
        }
        let scene = Scene::still(table.position()?).go(&format!("cube {cube}"))?;
        let [before, _] = scene.points();
        match cube {
            Cube::Red => scene.if_so(|scene| scene.now.points(Ability::Red) == before[0] + 1),
            Cube::Orange => scene
                .if_so(|scene| scene.now.legal_actions().contains(&Action::Raise))?
                .go(&format!("fit {needing}")),
            Cube::Blue => scene.if_so(|scene| points(&scene.now) == before),
            Cube::White => scene.if_so(|scene| scene.now.bag() == scene.before.bag()),
            Cube::Black => scene
                .if_so(|scene| matches!(scene.now.task(), Task::Lose(1)))?
                .go("lose blue"),
            Cube::Yellow => {
                let mut scene = scene.go(&format!("weapon {needing}"))?;
                // Of equal abilities the player chooses.
                while let Task::LoseHighest(_) = scene.now.task() {
                    let first = scene.now.legal_actions().first()?.to_string();
                    scene = scene.go(&first)?;
                }
                Some(scene)
            }
        }
    })
}

/// H21: a Super Weapon that needs two cubes, with this many of them.
fn understand_scene(cubes: usize) -> Option<Scene> {
    let weapon = Weapon::all().find(|weapon| weapon.card(SET).needs.iter().sum::<u8>() == 2)?;
    let wanted = Ability::ALL.iter().flat_map(|&ability| {
        let count = weapon.card(SET).needs[ability.index()];
        std::iter::repeat_n(ability, count.into())
    });
    let wanted: Vec<Ability> = wanted.collect();
    with_some(|table| {
        let mut table = table.searching(4);
        table.found = vec![(weapon, [0; 3])];
        let mut scene = Scene::still(table.position()?);
        for ability in &wanted[..cubes] {
            // All abilities are full: the cube can only go onto the weapon.
            scene = scene.then().go(&format!("cube {ability}"))?;
        }
        Some(scene)
    })
}

/// H20: alerts gather, count, and no longer gather once Quietus is passed.
fn alerts_scene(step: u8) -> Option<Scene> {
    let quietus = Alien::all().find(|alien| alien.is_quietus())?;
    Planet::all().find_map(|planet| {
        let mut table = Table::of(quietus, planet)?;
        match step {
            0 => {
                table.alerts = 1;
                let scene = Scene::still(table.searching(2).position()?).go("cube black")?;
                scene.if_so(|scene| scene.now.alerts() == 2)
            }
            1 => {
                table.alerts = 2;
                let position = table.in_round(2).meeting(&plain(4)).position()?;
                Scene::still(position)
                    .if_so(|scene| scene.now.strength_in_full(0).changes.len() <= 1)
            }
            _ => {
                table.alerts = 3;
                table.round = 4;
                table.decks = [0, 16, 16];
                let scene = Scene::still(table.searching(2).position()?).go("cube black")?;
                scene
                    .if_so(|scene| matches!(scene.now.task(), Task::Lose(1)))?
                    .go("lose blue")
            }
        }
    })
}

/// H23: before, used, turned down; then one on face 1.
fn die_scene(step: u8) -> Option<Scene> {
    let captain =
        Captain::all().find(|captain| captain.card(SET).dice.contains(&Die::Specialist))?;
    let red = plain_with(Ability::Red).next()?;
    let met =
        encounters().find(|&card| is_plain(card) && card != red && card.card(SET).strength > 2)?;
    with_some(|table| {
        let mut table = table.captain(captain).meeting(&[met, red]);
        table.die_used = false;
        if step == 3 {
            table.dice = [1; 2];
        }
        let scene =
            Scene::still(table.position()?).if_so(|scene| scene.now.icon_at(0) == Ability::Red)?;
        match step {
            0 => Some(scene),
            1 | 3 => scene.go("use specialist boost"),
            _ => scene.go("use specialist boost")?.go("turn to 4"),
        }
    })
}

/// H11: what the last draw of a round leads to.
fn decks_scene(round: u8) -> Option<Scene> {
    with_some(|table| {
        let table = table.in_round(round).searching(1);
        Scene::still(table.position()?).go("cube white")
    })
}

/// H25: all but one have been found.
fn victory_scene() -> Option<Scene> {
    let all = usize::from(Difficulty::Normal.weapons());
    let weapons: Vec<Weapon> = Weapon::all().take(all).collect();
    let (last, others) = weapons.split_last()?;
    with_some(|table| {
        let mut table = table.searching(2);
        table.found = others.iter().map(|&weapon| (weapon, [0; 3])).collect();
        Scene::still(table.position()?)
            .go("cube yellow")?
            .go(&format!("weapon {last}"))
    })
}

// ---------------------------------------------------------------------------------
// Figures

/// Everything on the table: the aliens over their decks, the planet or the planets to choose from, the
/// line with the Location in force, the abilities, the dice, the cards in the hand, the Super Weapons and
/// the bag.
#[cfg(feature = "pictures")]
pub(crate) fn table(position: &Hegemony) -> Markup {
    let scene = Scene::still(position.clone());
    let set = position.card_set();
    let part = |class: &'static str, parts: Vec<Markup>| {
        (!parts.is_empty()).then(|| tag("div").class(class).child(parts))
    };
    let planets: Vec<Markup> = match position.planet() {
        Some(planet) => vec![art::planet(planet.id()).markup()],
        None => position
            .face_up_planets()
            .map(|planet| art::planet(planet.id()).markup())
            .collect(),
    };
    let captain = position
        .captain()
        .map(|captain| art::captain(captain.id()).markup());
    let place = position.location().map(|card| {
        let card = card_with(card, set, None, false);
        tag("span").class("fig-place").child(card)
    });
    let dice: Vec<Markup> = Die::ALL
        .iter()
        .filter_map(|&die| Some(art::die(die.word(), position.face(die)?).markup()))
        .collect();
    let hand: Vec<Markup> = position
        .hand()
        .map(|card| card_with(card, set, printed_strength(card, set), false).markup())
        .collect();
    let has_line = place.is_some() || position.line().next().is_some();
    tag("div")
        .class("hegemony-table")
        .child((
            tag("div").class("table-row").child((
                part("table-people", captain.into_iter().collect()),
                sectors(position),
                part("table-planets", planets),
            )),
            has_line.then(|| {
                tag("div")
                    .class("table-row")
                    .child((place, line(position, false)))
            }),
            tag("div")
                .class("table-row")
                .child((dials(&scene), part("table-dice", dice))),
            part("fig-line", hand),
        ))
        .child((
            position.found().next().is_some().then(|| weapons(position)),
            bag(position, false),
            end(position).map(|end| tag("div").class("table-row").child(end)),
        ))
        .markup()
}

fn draw(cut: &Cut, title: String) -> Markup {
    let Some(scene) = cut.scene() else {
        return ().markup();
    };
    tag("div")
        .class("cut hegemony-cut")
        .attr("role", "img")
        .attr("aria-label", title)
        .child(show(cut, &scene))
        .markup()
}

fn show(cut: &Cut, scene: &Scene) -> Markup {
    let now = &scene.now;
    match *cut {
        Cut::Anatomy => tag("span")
            .class("fig-large")
            .child(line(now, true))
            .markup(),
        Cut::Drawn => {
            let cards: Vec<_> = scene.cards.iter().map(|&card| small_card(card)).collect();
            tag("div").class("fig-line").child(cards).markup()
        }
        Cut::Location => {
            let location = now
                .location()
                .map(|card| tag("span").class("fig-place").child(small_card(card)));
            (location, line(now, false)).markup()
        }
        Cut::Looks(_) => (looks(now), line(now, false)).markup(),
        Cut::Pay(_) | Cut::Crippled => {
            (line(&scene.before, false), dials(scene), end(now)).markup()
        }
        Cut::Order | Cut::OrderHelp => (line(now, false), sum(now)).markup(),
        Cut::Evade(0) => (line(now, false), dials(scene)).markup(),
        Cut::Evade(1) => (dials(scene), bag(now, true)).markup(),
        Cut::Evade(_) => (line(now, false), drawn(&scene.drawn), dials(scene)).markup(),
        Cut::Search(_) => (drawn(&scene.drawn), arrow(), fate(scene)).markup(),
        Cut::Understand(_) => (drawn(&scene.drawn), weapons(now)).markup(),
        Cut::Alerts(1) => (quietus(now), line(now, false), sum(now)).markup(),
        Cut::Alerts(_) => (
            drawn(&scene.drawn),
            arrow(),
            quietus(now),
            changed_dials(scene),
        )
            .markup(),
        Cut::DieUse(_) => die(scene),
        Cut::Decks(_) => (sectors(now), end(now)).markup(),
        Cut::Victory => (drawn(&scene.drawn), arrow(), weapons(now), end(now)).markup(),
    }
}

fn arrow() -> Element {
    tag("i").class("fig-arrow").child("→")
}

/// A number that the caption refers to.
fn badge(number: u8) -> Element {
    tag("span").class("fig-badge").child(number)
}

fn cube_sign(colour: &str) -> Drawing {
    art::cube(colour, "")
}

fn repeated(drawing: impl Fn() -> Drawing, count: u8) -> Vec<Drawing> {
    (0..count).map(|_| drawing()).collect()
}

fn cubes(counts: [u8; 6]) -> Vec<Drawing> {
    let each = Cube::ALL
        .iter()
        .map(|cube| (cube.word(), counts[cube.index()]));
    each.flat_map(|(word, count)| repeated(move || cube_sign(word), count))
        .collect()
}

/// What a card costs without changes; nothing for a Location.
fn printed_strength(card: Encounter, set: CardSet) -> Option<u8> {
    Some(card.card(set).strength).filter(|_| card.kind() != Kind::Location)
}

/// A card as it is printed.
fn small_card(card: Encounter) -> Element {
    card_with(card, SET, printed_strength(card, SET), false)
}

/// A card with its strength, its icon, its Planet Icons and the cubes it adds.
fn card_with(card: Encounter, set: CardSet, strength: Option<u8>, numbered: bool) -> Element {
    let printed = card.card(set);
    let art = match printed.kind {
        Kind::Location => art::place(card.id()),
        _ => art::encounter(card.id(), printed.kind.word()),
    };
    let at = |number: u8| numbered.then(|| badge(number));
    let strength = strength.map(|strength| tag("b").class("fig-strength").child((at(1), strength)));
    let icon = art::ability(printed.icon.word());
    tag("span")
        .class(format!(
            "fig-card kind-{} icon-{}",
            printed.kind, printed.icon
        ))
        .child((strength, tag("span").class("fig-icon").child((at(2), icon))))
        .child(tag("span").class("fig-art").child(art))
        .child((
            tag("span")
                .class("fig-adds")
                .child((at(3), cubes(printed.cubes))),
            tag("span")
                .class("fig-planets")
                .child((at(4), repeated(art::planet_sign, printed.planet_icons))),
        ))
}

/// The line with what each card costs here.
fn line(position: &Hegemony, numbered: bool) -> Markup {
    let met = match position.task() {
        Task::Decide(place) => Some(usize::from(place)),
        _ => None,
    };
    let cards: Vec<_> = position
        .line()
        .enumerate()
        .map(|(place, slot)| {
            let state = match slot.state {
                SlotState::Engaged => "engaged",
                SlotState::Evaded => "evaded",
                SlotState::Passed => "passed",
                SlotState::Waiting if met == Some(place) => "met",
                SlotState::Waiting => "",
            };
            let strength = if met == Some(place) && !numbered {
                position.strength_in_full(place).printed
            } else {
                slot.card.card(position.card_set()).strength
            };
            let card = card_with(slot.card, position.card_set(), Some(strength), numbered);
            tag("span").class(format!("fig-slot {state}")).child(card)
        })
        .collect();
    tag("div").class("fig-line").child(cards).markup()
}

/// H15: from every card that is still to be dealt with to the one it looks at.
fn looks(position: &Hegemony) -> Markup {
    let of = position.line().count();
    let met = position
        .line()
        .position(|slot| slot.state == SlotState::Waiting);
    let arrows: Vec<_> = position
        .line()
        .enumerate()
        .filter(|(_, slot)| slot.state == SlotState::Waiting)
        .map(|(place, _)| {
            let now = if met == Some(place) { " now" } else { "" };
            let class = format!("ability-{}{now}", position.icon_at(place));
            art::look_arrow(place, position.looks_at(place), of, &class)
        })
        .collect();
    tag("svg")
        .attr("viewBox", art::LOOKS_BOX)
        .attr("preserveAspectRatio", "none")
        .attr("aria-hidden", "true")
        .class("looks-art")
        .child(arrows)
        .markup()
}

fn dial(scene: &Scene, ability: Ability) -> Element {
    let (had, has) = (scene.before.points(ability), scene.now.points(ability));
    let most = scene.now.most(ability);
    let was = (had != has).then(|| (tag("i").class("fig-was").child(had), tag("i").child("→")));
    tag("span")
        .class(format!("fig-dial ability-{ability}"))
        .child(art::dial(had, most, (had != has).then_some(has)))
        .child(art::ability(ability.word()))
        .child((was, tag("b").child(has)))
}

/// The abilities, with what has changed.
fn dials(scene: &Scene) -> Markup {
    let dials: Vec<_> = Ability::ALL
        .iter()
        .map(|&ability| dial(scene, ability))
        .collect();
    tag("div").class("fig-dials").child(dials).markup()
}

fn changed_dials(scene: &Scene) -> Vec<Element> {
    let [before, now] = scene.points();
    let changed = Ability::ALL
        .iter()
        .filter(|ability| before[ability.index()] != now[ability.index()]);
    changed.map(|&ability| dial(scene, ability)).collect()
}

fn drawn(cubes: &[Cube]) -> Option<Element> {
    let drawings: Vec<_> = cubes.iter().map(|cube| cube_sign(cube.word())).collect();
    (!cubes.is_empty()).then(|| tag("span").class("fig-drawn").child(drawings))
}

fn bag_sign() -> Drawing {
    Drawing::picture("0 0 100 100", "fig-bag-art", svg!("art/bag.svg"))
}

fn supply_sign() -> Drawing {
    Drawing::picture("0 0 100 100", "fig-bag-art", svg!("art/supply.svg"))
}

/// What is in the bag; in an evade only cubes of abilities count.
fn bag(position: &Hegemony, only_abilities: bool) -> Markup {
    let counts: Vec<_> = Cube::ALL
        .iter()
        .map(|cube| {
            let counts = !only_abilities || cube.ability().is_some();
            let class = if counts { "fig-many" } else { "fig-many idle" };
            let count = position.bag()[cube.index()];
            tag("span")
                .class(class)
                .child((cube_sign(cube.word()), tag("b").child(count)))
        })
        .collect();
    tag("div")
        .class("fig-bag")
        .child((bag_sign(), counts))
        .markup()
}

/// H20: where a drawn cube has gone, and what it has done.
fn fate(scene: &Scene) -> Markup {
    let (before, now) = (&scene.before, &scene.now);
    let found = before.found().map(|found| (found.weapon, found.cubes));
    let fitted = found.ne(now.found().map(|found| (found.weapon, found.cubes)));
    let on_weapon = fitted.then(|| weapons(now));
    let index = scene.drawn.last().map_or(0, |cube| cube.index());
    let back = (before.bag()[index] == now.bag()[index]).then(bag_sign);
    let away = (before.supply()[index] < now.supply()[index]).then(supply_sign);
    (changed_dials(scene), on_weapon, back, away).markup()
}

/// The Super Weapons found, each with its cubes; those that it still needs are missing.
fn weapons(position: &Hegemony) -> Markup {
    let found: Vec<_> = position
        .found()
        .map(|found| {
            let needs = found.weapon.card(position.card_set()).needs;
            let asked: Vec<_> = Ability::ALL
                .iter()
                .flat_map(|ability| {
                    let at = ability.index();
                    (0..needs[at]).map(move |index| {
                        let class = if index < found.cubes[at] {
                            "need"
                        } else {
                            "need missing"
                        };
                        tag("span").class(class).child(cube_sign(ability.word()))
                    })
                })
                .collect();
            let class = if found.is_understood() {
                "fig-weapon understood"
            } else {
                "fig-weapon"
            };
            let tick = found
                .is_understood()
                .then(|| tag("b").class("fig-tick").child("✓"));
            tag("span").class(class).child((
                art::weapon(found.weapon.id()),
                tag("span")
                    .class("fig-needs")
                    .child((cube_sign("yellow"), asked)),
                tick,
            ))
        })
        .collect();
    tag("div").class("fig-weapons").child(found).markup()
}

fn drawing_of(source: Source) -> Drawing {
    match source {
        Source::Alien(alien) => art::alien(alien.id()),
        Source::Card(card) | Source::Hand(card) => art::encounter(card.id(), card.kind().word()),
        Source::Location(card) => art::place(card.id()),
        Source::Planet(planet) => art::planet(planet.id()),
        Source::Weapon(weapon) => art::weapon(weapon.id()),
    }
}

fn signed(number: i8) -> String {
    if number < 0 {
        format!("−{}", number.unsigned_abs())
    } else {
        format!("+{number}")
    }
}

/// H17: how the price of the first card comes about.
fn sum(position: &Hegemony) -> Markup {
    let strength = position.strength_in_full(0);
    let changes: Vec<_> = strength
        .changes
        .iter()
        .map(|&(source, change)| {
            tag("span")
                .class("fig-part")
                .child((drawing_of(source), tag("b").child(signed(change))))
        })
        .collect();
    let icon = position.icon_at(0);
    let help = (position.boost() > 0).then(|| {
        // The die that is still to be turned down.
        let die = position.pending().find_map(|task| match task {
            Task::TurnDown(die) => Some(art::die(die.word(), position.face(die)?)),
            _ => None,
        });
        let by = format!("−{}", position.boost());
        let result = tag("b")
            .class("fig-total")
            .child(("= ", position.due_at(0)));
        (
            tag("span")
                .class("fig-part")
                .child((die, tag("b").child(by))),
            result,
        )
    });
    tag("div")
        .class("fig-sum")
        .child(
            tag("span")
                .class("fig-part")
                .child(tag("b").child(strength.printed)),
        )
        .child(changes)
        .child(tag("b").class("fig-total").child(("= ", strength.total)))
        .child((help, art::ability(icon.word())))
        .markup()
}

fn quietus(position: &Hegemony) -> Markup {
    let alien = position
        .aliens()
        .into_iter()
        .flatten()
        .find(|alien| alien.is_quietus());
    let class = if position.quietus_listens() {
        "fig-alien"
    } else {
        "fig-alien passed"
    };
    let alerts = repeated(|| cube_sign("black"), position.alerts());
    tag("span")
        .class(class)
        .child((
            alien.map(|alien| art::alien(alien.id())),
            tag("span").class("fig-alerts").child(alerts),
        ))
        .markup()
}

/// H23: the die that is used, and the faces it may be turned to.
fn die(scene: &Scene) -> Markup {
    let die = Die::Specialist;
    let (had, has) = (scene.before.face(die), scene.now.face(die));
    let drawing = |face: Option<u8>| art::die(die.word(), face.unwrap_or(1));
    let turned = (had != has).then(|| (arrow(), drawing(has)));
    let choices: Vec<_> = scene
        .now
        .legal_actions()
        .into_iter()
        .filter_map(|action| match action {
            Action::TurnTo(face) => Some(art::die(die.word(), face)),
            _ => None,
        })
        .collect();
    let choices = (!choices.is_empty()).then(|| tag("span").class("fig-choices").child(choices));
    let help = (scene.now.boost() > 0).then(|| {
        tag("b")
            .class("fig-total")
            .child((format!("+{} ", scene.now.boost()), art::ability("red")))
    });
    tag("div")
        .class("fig-die")
        .child((drawing(had), turned, help, choices))
        .markup()
}

/// H11: the aliens over their decks.
fn sectors(position: &Hegemony) -> Markup {
    let over = position.end().is_some();
    let sectors: Vec<_> = position
        .aliens()
        .into_iter()
        .zip(position.decks())
        .enumerate()
        .map(|(index, (alien, deck))| {
            let class = match (deck, index == position.sector() && !over) {
                (_, true) => "fig-sector current",
                (0, false) => "fig-sector passed",
                _ => "fig-sector",
            };
            tag("span").class(class).child((
                alien.map(|alien| art::alien(alien.id())),
                tag("b").class("fig-deck").child(deck),
            ))
        })
        .collect();
    tag("div").class("fig-sectors").child(sectors).markup()
}

/// Whether the game is won or lost.
fn end(position: &Hegemony) -> Option<Element> {
    let end = position.end()?;
    let (class, sign) = match end {
        hegemony::End::Victory => ("fig-end won", "★"),
        _ => ("fig-end lost", "✗"),
    };
    Some(tag("b").class(class).child(sign))
}

#[cfg(test)]
mod tests {
    use hegemony::End;

    use super::*;
    use crate::book::checks;

    #[test]
    fn the_page_is_complete_and_well_formed() {
        checks::check(&BOOK, 26, &[2, 15, 17, 18, 24]);
    }

    fn cuts() -> impl Iterator<Item = (String, &'static Cut)> {
        checks::panels(&BOOK)
    }

    #[test]
    fn each_figure_shows_something() {
        for (label, cut) in cuts() {
            let scene = cut.scene();
            let scene = scene.unwrap_or_else(|| panic!("{label}: no cards show this any more"));
            assert!(!show(cut, &scene).into_text().is_empty(), "{label}");
        }
    }

    fn scene(cut: Cut) -> Scene {
        cut.scene().unwrap()
    }

    /// Where each card that is still to be met looks, from 1.
    fn looks_of(deals: &'static str) -> Vec<(usize, usize)> {
        let position = scene(Cut::Looks(deals)).now;
        let waiting = position.line().enumerate();
        let waiting = waiting.filter(|(_, slot)| slot.state == SlotState::Waiting);
        waiting
            .map(|(place, _)| {
                let looked = position.looks_at(place);
                let icon = position.line().nth(looked).unwrap().card.card(SET).icon;
                assert_eq!(position.icon_at(place), icon);
                (place + 1, looked + 1)
            })
            .collect()
    }

    /// H15, as the captions explain it.
    #[test]
    fn cards_look_where_the_captions_say() {
        assert_eq!(looks_of("?..."), [(1, 2), (2, 3), (3, 4), (4, 1)]);
        assert_eq!(looks_of("+-?."), [(3, 4), (4, 1)]);
        assert_eq!(looks_of("--+?"), [(4, 3)]);
        assert_eq!(looks_of("---?"), [(4, 4)]);
        let shown: Vec<&str> = cuts()
            .filter_map(|(_, cut)| match cut {
                Cut::Looks(deals) => Some(*deals),
                _ => None,
            })
            .collect();
        assert_eq!(shown, ["?...", "+-?.", "--+?", "---?"]);
    }

    /// H16, H26: two ways to pay, of which one loses the game.
    #[test]
    fn two_points_stand_for_one() {
        let before = scene(Cut::Pay("")).now;
        assert_eq!(
            (before.strength_at(0), before.icon_at(0)),
            (3, Ability::Red)
        );
        assert_eq!(points(&before), [1, 3, 4]);
        let shared = scene(Cut::Pay("engage red 1 orange 2 blue 2"));
        assert_eq!(points(&shared.now), [0, 1, 2]);
        assert_eq!(shared.now.end(), None);
        let crippled = scene(Cut::Crippled).now;
        assert_eq!(points(&crippled), [0, 3, 0]);
        assert_eq!(crippled.end(), Some(End::Crippled));
    }

    /// H17: most kinds of cards are there, in their order, and the sum is right.
    #[test]
    fn changes_come_in_their_order() {
        let position = scene(Cut::Order).now;
        let strength = position.strength_in_full(0);
        let kinds: Vec<u8> = strength
            .changes
            .iter()
            .map(|(source, _)| kind_of(*source))
            .collect();
        assert!(kinds.is_sorted(), "{kinds:?}");
        assert!(kinds_of_changes(&position) >= 4, "{kinds:?}");
        let sum: i32 = strength
            .changes
            .iter()
            .map(|(_, change)| i32::from(*change))
            .sum();
        assert_eq!(i32::from(strength.printed) + sum, i32::from(strength.total));
        assert_eq!(strength.total, position.strength_at(0));
        let helped = scene(Cut::OrderHelp).now;
        assert_eq!(helped.strength_at(0), strength.total);
        assert_eq!(
            helped.due_at(0),
            strength.total.saturating_sub(helped.boost())
        );
        // What was used for engaging is not taken along into an evade.
        let mut after = helped;
        while let Some(&turn) = after
            .legal_actions()
            .iter()
            .find(|a| matches!(a, Action::TurnTo(_) | Action::TurnUp(_)))
        {
            after.play_unchecked(turn, &mut Silent);
        }
        assert!(
            after
                .legal_actions()
                .iter()
                .all(|action| !matches!(action, Action::Evade(_)))
        );
    }

    /// H18, H19.
    #[test]
    fn an_evade_goes_step_by_step() {
        let most = points(&scene(Cut::Evade(0)).now);
        let paid = scene(Cut::Evade(1));
        assert_eq!(points(&paid.now), [most[0] - 1, most[1], most[2]]);
        let done = scene(Cut::Evade(2));
        assert_eq!(points(&done.now), most.map(|points| points - 1));
        assert_eq!(done.drawn, [Cube::Orange, Cube::Blue]);
        let first = done.now.line().next().unwrap();
        assert_eq!(first.state, SlotState::Evaded);
        assert_eq!(done.now.looks_at(3), 1, "nobody looks at the evaded card");
        for cube in [Cube::Orange, Cube::Blue] {
            let supply = |position: &Hegemony| position.supply()[cube.index()];
            assert_eq!(supply(&done.now), supply(&paid.now) + 1);
        }
    }

    /// H20: where each colour goes.
    #[test]
    fn cubes_go_where_the_captions_say() {
        for &cube in Cube::ALL {
            let scene = scene(Cut::Search(cube));
            let at = cube.index();
            let change = |count: fn(&Hegemony) -> [u8; 6]| {
                i32::from(count(&scene.now)[at]) - i32::from(count(&scene.before)[at])
            };
            let [before, now] = scene.points();
            let changed = [0, 1, 2].map(|at| i32::from(now[at]) - i32::from(before[at]));
            let (bag, supply) = (change(Hegemony::bag), change(Hegemony::supply));
            let expected = match cube {
                Cube::Red => (-1, 1, [1, 0, 0]),
                Cube::Orange => (-1, 0, [0; 3]),
                // The alien's card takes points from the highest, of equals the first.
                Cube::Yellow => (-1, 0, [-2, -1, 0]),
                Cube::Blue => (-1, 1, [0; 3]),
                Cube::White => (0, 0, [0; 3]),
                Cube::Black => (-1, 1, [0, 0, -1]),
            };
            assert_eq!((bag, supply, changed), expected, "{cube}");
            let on_weapons: u8 = scene.now.found().map(|found| found.cubes[1]).sum();
            assert_eq!(on_weapons, u8::from(cube == Cube::Orange));
            assert_eq!(
                scene.now.found().count(),
                usize::from(matches!(cube, Cube::Orange | Cube::Yellow))
            );
        }
    }

    /// H21.
    #[test]
    fn a_super_weapon_is_understood_with_its_last_cube() {
        let understood = [0, 1, 2].map(|cubes| {
            let now = scene(Cut::Understand(cubes)).now;
            let found = now.found().next().unwrap();
            assert_eq!(usize::from(found.cubes.iter().sum::<u8>()), cubes);
            found.is_understood()
        });
        assert_eq!(understood, [false, false, true]);
    }

    /// H20: alerts gather on Quietus, count against the captain, and stop once he is passed.
    #[test]
    fn alerts_gather_until_quietus_is_passed() {
        let gathered = scene(Cut::Alerts(0));
        assert_eq!((gathered.before.alerts(), gathered.now.alerts()), (1, 2));
        assert_eq!(points(&gathered.before), points(&gathered.now));
        let counting = scene(Cut::Alerts(1)).now;
        let changes = counting.strength_in_full(0).changes;
        assert!(matches!(changes[..], [(Source::Alien(alien), 1..)] if alien.is_quietus()));
        let passed = scene(Cut::Alerts(2));
        assert_eq!(passed.before.alerts(), passed.now.alerts());
        assert!(!passed.now.quietus_listens());
        let sum = |position: &Hegemony| points(position).iter().sum::<u8>();
        assert_eq!(sum(&passed.now) + 1, sum(&passed.before));
    }

    /// H23.
    #[test]
    fn a_used_die_is_turned_down() {
        let used = scene(Cut::DieUse(1)).now;
        assert!(used.is_die_used() && used.boost() > 0);
        let faces: Vec<Action> = (1..=5).map(Action::TurnTo).collect();
        assert_eq!(used.legal_actions(), faces);
        let turned = scene(Cut::DieUse(2)).now;
        assert_eq!(turned.face(Die::Specialist), Some(4));
        let lowest = scene(Cut::DieUse(3)).now;
        assert_eq!(lowest.face(Die::Specialist), Some(1));
        assert!(lowest.is_die_used());
    }

    /// H11, H26.
    #[test]
    fn sectors_pass_as_their_decks_do() {
        for (round, decks, sector, end) in [
            (1, [12, 16, 16], 0, None),
            (4, [0, 16, 16], 1, None),
            (8, [0, 0, 16], 2, None),
            (12, [0, 0, 0], 2, Some(End::Exhausted)),
        ] {
            let now = scene(Cut::Decks(round)).now;
            assert_eq!(
                (now.decks(), now.sector(), now.end()),
                (decks, sector, end),
                "{round}"
            );
        }
        assert_eq!(scene(Cut::Victory).now.end(), Some(End::Victory));
    }

    /// H13: the last Location stays, the others have left.
    #[test]
    fn only_the_last_location_stays() {
        let scene = scene(Cut::Location);
        let kinds: Vec<bool> = scene
            .cards
            .iter()
            .map(|card| card.kind() == Kind::Location)
            .collect();
        assert_eq!(kinds, [true, false, true, false]);
        assert_eq!(scene.now.location(), Some(scene.cards[2]));
        let line: Vec<Encounter> = scene.now.line().map(|slot| slot.card).collect();
        assert_eq!(line, [scene.cards[1], scene.cards[3]]);
        assert!(scene.now.discard().any(|card| card == scene.cards[0]));
    }

    /// H24: all 36 faces, in words that are there.
    /// The tips say of every alien what to do differently, and the cards of both editions are shown.
    #[test]
    fn tips_name_every_alien_and_all_cards_are_there() {
        for lang in Lang::ALL {
            let page = rules_page(lang).unwrap();
            let part = |anchor: &str| {
                let start = page.find(&format!("id=\"{anchor}\"")).unwrap();
                let rest = &page[start..];
                &rest[..rest[1..].find("<h2").map_or(rest.len(), |end| end + 1)]
            };
            for alien in Alien::all() {
                let name = format!("<li><strong>{}</strong>", alien.name(lang));
                assert_eq!(part("tips").matches(&name).count(), 1, "{lang:?}: {name}");
            }
            let cards = part("cards");
            let (shown, folded) = cards.split_once("<details").unwrap();
            let [shown, folded] = [shown, folded].map(|part| part.matches("<article").count());
            assert!(shown > 80 && folded == shown, "{lang:?}: {shown}, {folded}");
            let first = gallery::gallery(CardSet::First, lang).into_text();
            assert!(cards.contains(&first), "{lang:?}");
        }
    }

    #[test]
    fn every_face_is_in_the_table() {
        for lang in Lang::ALL {
            let page = rules_page(lang).unwrap();
            for (&die, face) in Die::ALL
                .iter()
                .flat_map(|die| (1..=6).map(move |face| (die, face)))
            {
                let words = wording::face(die, face, lang);
                assert!(!words.is_empty() && faces(die, lang).into_text().contains(&words));
                assert!(page.contains(&faces(die, lang).into_text()), "{die} {face}");
            }
        }
    }

    /// The example of play, step by step. Its cards: strength 5, 6, 2 and 2, with icons orange, red, red
    /// and blue.
    #[test]
    fn the_example_is_played_as_described() {
        let id = |id: &str| encounters().find(|card| card.id() == id).unwrap();
        let quietus = Alien::all().find(|alien| alien.is_quietus()).unwrap();
        let murmur = Planet::all()
            .find(|planet| planet.id() == "murmur")
            .unwrap();
        let okafor = Captain::all().find(|captain| captain.id() == "okafor");
        let line = ["hullbreaker", "siege", "hunter", "archivist"].map(id);
        let mut table = Table::of(quietus, murmur).unwrap();
        table = table.captain(okafor.unwrap()).meeting(&line);
        table.die_used = false;
        let mut scene = Scene::still(table.position().unwrap());
        assert_eq!(points(&scene.now), [7, 8, 6]);
        let strengths = [0, 1, 2, 3].map(|place| scene.now.strength_at(place));
        assert_eq!(strengths, [5, 6, 2, 2]);
        for (steps, expected) in [
            (&["engage red 5"][..], [2, 8, 6]),
            (&["evade orange 1", "draw"], [2, 7, 6]),
            (
                &["use infiltrator boost", "turn to 4", "engage free"],
                [2, 7, 6],
            ),
            (&["engage orange 2"], [2, 5, 6]),
            (&["cube white"], [2, 5, 6]),
            (
                &["cube yellow", "weapon starcloak", "lose orange"],
                [2, 4, 4],
            ),
            (&["cube blue", "raise"], [2, 4, 5]),
            (&["cube red"], [3, 4, 5]),
            (&["cube orange"], [3, 5, 5]),
        ] {
            for step in steps {
                scene = scene.go(step).unwrap_or_else(|| panic!("{step}"));
            }
            assert_eq!(points(&scene.now), expected, "{steps:?}");
        }
        let scene = scene.go("cube black").unwrap();
        assert_eq!((scene.now.alerts(), scene.drawn.len()), (1, 6));
        let hand: Vec<Encounter> = scene.now.hand().collect();
        assert_eq!(hand, [line[3], line[2]], "the round is over");
    }

    /// What the page says of the cards of both editions in general.
    #[test]
    fn editions_differ_as_the_page_says() {
        let takes_points = |alien: Alien, set| {
            let mut whens = alien.card(set).text.when.iter();
            whens.any(|what| what.moment == Moment::Found)
        };
        assert!(Alien::all().all(|alien| takes_points(alien, CardSet::Second)));
        assert!(!Alien::all().any(|alien| takes_points(alien, CardSet::First)));
        let share = |set, says: fn(&Lasting) -> bool| {
            let cards = encounters().filter(|card| card.kind() != Kind::Location);
            let of_them = cards
                .clone()
                .filter(|card| card.card(set).text.always.iter().any(says));
            of_them.count() as f64 / cards.count() as f64
        };
        let evades = |lasting: &Lasting| matches!(lasting, Lasting::EvadeCubes { by: ..=-2 });
        assert!(share(CardSet::Second, evades) > 0.5);
        assert!(share(CardSet::First, evades) < 0.1);
        let grows = |lasting: &Lasting| {
            matches!(
                lasting,
                Lasting::Strength {
                    by: 1..,
                    per: Per::Found,
                    ..
                }
            )
        };
        assert!(share(CardSet::First, grows) < share(CardSet::Second, grows));
        let yellow = |set| {
            let of_it = encounters().filter(|card| card.card(set).cubes[Cube::Yellow.index()] > 0);
            of_it.count()
        };
        assert_eq!([CardSet::First, CardSet::Second].map(yellow), [1, 0]);
    }

    /// H3, and what the options section says of the difficulties.
    #[test]
    fn numbers_of_the_page_are_those_of_the_rules() {
        let encounters = ["guardforce", "locations", "agents", "events"];
        let counted: usize = encounters.iter().filter_map(|kind| count(kind)).sum();
        assert_eq!(counted, 48);
        assert_eq!(Planet::COUNT, 12);
        assert_eq!(DIFFICULTIES.map(Difficulty::weapons), [4, 5, 6]);
    }
}

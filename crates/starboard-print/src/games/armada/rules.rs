//! The rules page of Dark Side Armada. What it says is `rules.en.md` and its translations, what its
//! figures show is in [`figures`](super::figures); here they are drawn.
//!
//! A figure is a sheet with what is played on it, and the rules crate computes the result: so no
//! figure can show what the rules do not allow.

use armada::texts::{self, condition, demand, points, rank_name, region_name, ship_name};
use armada::{
    Action, Armada, Circle, Die, Level, Phase, Rank, Region, Roll, Ship, ShipState, Skill, Step,
};
use starboard_kernel::serde_json::{Map, Value, json};
use starboard_kernel::{Game, Lang, Silent, Turn, capital, localized};

use super::art;
use super::figures::{Cut, FIGURES, LADDER, LadderStep};
use crate::Variant;
use crate::book::{self, Book};
use crate::markup::{Markup, Piece, tag};

pub(crate) const VARIANTS: &[Variant] = &[];

const BOOK: Book<Cut> = Book {
    game: "armada",
    letter: 'A',
    markdown: |lang| localized!("src/games/armada/rules.*.md")[lang as usize],
    figures: FIGURES,
    draw,
    inset,
    variants: VARIANTS,
    table_frame: |caption| book::scrolling_table("table-wrap armada-table", caption),
};

pub(crate) fn rules_page(lang: Lang) -> Result<String, String> {
    BOOK.print(lang)
}

// ---------------------------------------------------------------------------------
// What stands in tables

/// `ship-1` is a ship with its name, `ship-points-1` what it is worth and `ladder-1` what it gives;
/// `region-asia`, `points-asia` and `levels-asia` are those of a region; `rank-1` is the best rank
/// and `range-1` its scores.
fn inset(name: &str, words: &str, lang: Lang) -> Option<Markup> {
    let (what, which) = name.rsplit_once('-')?;
    match what {
        "ship" => Some(ship_head(ship_of(which)?, lang)),
        "ship-points" => Some(number(ship_of(which)?.points())),
        "ladder" => ladder(ship_of(which)?, words, lang),
        "region" => {
            let region = region_of(which)?;
            let shape = tag("span")
                .class("realm fig-region")
                .child(art::region_shape(region.id()));
            Some(book::token(shape, &region_name(lang, region)))
        }
        "points" => Some(number(region_of(which)?.points())),
        "levels" => Some(levels(region_of(which)?, lang)),
        "rank" | "range" => {
            let index = which.parse::<usize>().ok()?.checked_sub(1)?;
            let (rank, lowest, highest) = *ranks().get(index)?;
            let text = match what {
                "rank" => rank_name(lang, rank),
                _ if lowest == highest => points(lang, lowest),
                _ => format!("{lowest}–{}", points(lang, highest)),
            };
            Some(text.markup())
        }
        _ => None,
    }
}

fn ship_head(ship: Ship, lang: Lang) -> Markup {
    let drawing = tag("span")
        .class(format!("fig-ship fleet-{ship}"))
        .child((art::die(ship.number()), art::vessel(ship.number())));
    book::token(drawing, &capital(&ship_name(lang, ship.number())))
}

fn number(count: u8) -> Markup {
    tag("b").class("fig-number").child(count).markup()
}

impl LadderStep {
    pub(super) fn count(&self) -> Option<u8> {
        let given = setting(self.sample)?.gives();
        named(given.named(), self.counter)
    }
}

fn named(list: [(&'static str, u8); 6], name: &str) -> Option<u8> {
    list.into_iter()
        .find(|(other, _)| *other == name)
        .map(|(_, count)| count)
}

/// What a ship gives, step by step. The words, parted by ` / `, are what introduces the condition
/// for its completion and then those of each step.
fn ladder(ship: Ship, words: &str, lang: Lang) -> Option<Markup> {
    let (completed_when, words) = words.split_once(" / ")?;
    let words: Vec<&str> = words.split(" / ").collect();
    let steps = LADDER[ship.index()];
    if words.len() != steps.len() {
        return None;
    }
    let mut counter = "";
    let mut list = Vec::new();
    for (step, words) in steps.iter().zip(words) {
        // What it gives is named once.
        if std::mem::replace(&mut counter, step.counter) != step.counter {
            let name = capital(&counter_name(lang, step.counter));
            let head = tag("li").class("fig-what");
            list.push(head.child((art::sign(step.counter), name)));
        }
        let (columns, rows, filled) = step.scheme;
        list.push(tag("li").class("fig-step").child((
            art::scheme_sign(columns, rows, filled),
            tag("span").child(words),
            tag("b").class("fig-number").child(step.count()),
        )));
    }
    let condition =
        tag("p")
            .class("fig-condition")
            .child((completed_when, " ", condition(lang, ship)));
    Some((condition, tag("ul").class("fig-steps").child(list)).markup())
}

pub(super) fn counter_name(lang: Lang, counter: &str) -> String {
    match counter {
        "rolls" => texts::rolls(lang),
        "wilds" => texts::wilds(lang),
        "rerolls" => texts::rerolls(lang),
        "flips" => texts::flips(lang),
        "plus" => texts::plus(lang),
        _ => texts::minus(lang),
    }
}

fn levels(region: Region, lang: Lang) -> Markup {
    let levels: Vec<_> = region
        .levels()
        .map(|level| {
            tag("span")
                .class("level")
                .attr("role", "img")
                .attr("aria-label", demand(lang, &level.demand()))
                .child(art::level(level))
        })
        .collect();
    tag("div").class("fig-levels").child(levels).markup()
}

/// The ranks from the best, each with its lowest and its highest score.
pub(super) fn ranks() -> Vec<(Rank, i64, i64)> {
    let mut ranks: Vec<(Rank, i64, i64)> = Vec::new();
    for score in (0..=100).rev() {
        let rank = Rank::of(score);
        match ranks.last_mut() {
            Some((last, lowest, _)) if *last == rank => *lowest = score,
            _ => ranks.push((rank, score, score)),
        }
    }
    ranks
}

// ---------------------------------------------------------------------------------
// What figures show

fn parts(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.split(';')
        .map(str::trim)
        .filter(|part| !part.is_empty())
}

/// The sheet before anything is played, from the words of [`Cut::setting`].
fn setting(words: &str) -> Option<Armada> {
    let mut values = [(); 6].map(|()| Map::new());
    let mut built = [(); 6].map(|()| Vec::new());
    let mut bars = Ship::ALL.map(Ship::bar);
    let mut completed = [false; 6];
    let mut actions = Map::new();
    let mut crossed: Map<String, Value> = Map::new();
    for circle in Circle::ALL {
        if let Some(face) = circle.printed() {
            values[circle.ship().index()].insert(circle.place(), face.into());
        }
    }
    for name in ["rolls", "wilds", "rerolls", "flips", "plus", "minus"] {
        actions.insert(name.to_owned(), 0.into());
    }
    for region in Region::ALL {
        crossed.insert(region.id().to_owned(), json!([]));
    }
    let mut invasion = false;
    for word in words.split_whitespace() {
        if let Some(ship) = word.strip_prefix('-') {
            let left = &mut bars[ship_of(ship)?.index()];
            *left = left.checked_sub(1)?;
        } else if let Some(ship) = word.strip_suffix('!') {
            completed[ship_of(ship)?.index()] = true;
        } else if let Some((name, count)) = word.split_once('=') {
            invasion = true;
            actions.insert(name.to_owned(), count.parse::<u8>().ok()?.into());
        } else if let Some((region, level)) = word.split_once('/') {
            let level = level.parse::<u8>().ok()?;
            crossed.get_mut(region)?.as_array_mut()?.push(level.into());
        } else {
            let (name, face) = word.split_once(':')?;
            let circle = circle_of(name)?;
            let index = circle.ship().index();
            let digit = face.trim_end_matches('*');
            values[index].insert(circle.place(), digit.parse::<u8>().ok()?.into());
            if digit != face {
                built[index].push(circle.place());
            }
        }
    }
    let mut ships = Map::new();
    for (ship, (values, built)) in Ship::ALL.into_iter().zip(values.into_iter().zip(built)) {
        let index = ship.index();
        if invasion && !completed[index] {
            bars[index] = 0;
        }
        let state = match (completed[index], bars[index]) {
            (true, _) => "completed",
            (false, 0) => "collapsed",
            (false, _) => "open",
        };
        ships.insert(
            ship.to_string(),
            json!({ "values": values, "built": built, "countdown": bars[index], "state": state }),
        );
    }
    Armada::from_document(&json!({
        "game": "armada",
        "options": { "edition": "standard", "three_boxes": "zero" },
        "phase": if invasion { "invade" } else { "build" },
        "step": if invasion { "attack" } else { "roll" },
        "dice": null, "ships": ships, "actions": actions, "crossed": crossed,
        "used": { "rerolled": [], "changed": [] },
    }))
    .ok()
}

fn ship_of(text: &str) -> Option<Ship> {
    Ship::ALL.into_iter().find(|ship| ship.to_string() == text)
}

fn circle_of(text: &str) -> Option<Circle> {
    Circle::ALL
        .into_iter()
        .find(|circle| circle.to_string() == text)
}

fn region_of(text: &str) -> Option<Region> {
    Region::ALL.into_iter().find(|region| region.id() == text)
}

/// The result of a setting.
struct Scene {
    /// What the figure compares with: what is new since then stands out.
    base: Armada,
    now: Armada,
    /// The last roll of three dice, and what became of it.
    roll: Option<[u8; 3]>,
    dice: [u8; 3],
    /// What the dice of phase 1 are used for.
    roles: Vec<(u8, &'static str)>,
    /// What was done to which die in phase 2.
    skills: Vec<(Die, Skill)>,
}

impl Cut {
    fn scene(&self) -> Option<Scene> {
        let start = setting(self.setting)?;
        let mut scene = Scene {
            base: start.clone(),
            now: start,
            roll: None,
            dice: [0; 3],
            roles: Vec::new(),
            skills: Vec::new(),
        };
        for part in parts(self.played) {
            scene.go_on(part)?;
        }
        Some(scene)
    }

    /// Each mark's word with what follows it.
    fn marks(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        parts(self.marks).map(|mark| mark.split_once(' ').unwrap_or((mark, "")))
    }

    /// The actions after a mark's word.
    fn actions(&self, word: &str) -> Vec<Action> {
        self.marks()
            .filter(|(other, _)| *other == word)
            .filter_map(|(_, text)| text.parse::<Action>().ok())
            .collect()
    }
}

impl Scene {
    fn go_on(&mut self, part: &str) -> Option<()> {
        if part == "|" {
            self.base = self.now.clone();
            return Some(());
        }
        if self.now.turn() == Turn::Chance {
            let outcome = part.parse::<Roll>().ok()?;
            self.now.resolve_unchecked(outcome, &mut Silent);
            if let Roll::Three(dice) = outcome {
                self.roll = Some(dice);
                self.roles.clear();
            }
        } else {
            let action = part.parse::<Action>().ok()?;
            self.now.play(action, &mut Silent).ok()?;
            match action {
                Action::Value { face, .. } => self.roles.push((face, "value")),
                Action::Values { face, .. } => {
                    self.roles.extend([(face, "value"), (face, "value")]);
                }
                Action::Build { face } => self.roles.push((face, "build")),
                Action::Skill { skill, die } => self.skills.push((die, skill)),
                _ => {}
            }
        }
        if self.now.phase() == Phase::Invade && self.now.dice() != [0; 3] {
            self.dice = self.now.dice();
        }
        Some(())
    }

    /// The three dice of a roll of phase 1, each with what it is used for.
    fn roles(&self) -> Vec<(u8, &'static str)> {
        let Some(roll) = self.roll else {
            return Vec::new();
        };
        let mut roles = self.roles.clone();
        let mut rest = roll.to_vec();
        for (face, _) in &roles {
            if let Some(at) = rest.iter().position(|die| die == face) {
                rest.remove(at);
            }
        }
        let counts = match self.now.step() {
            Step::Value | Step::Build => 0,
            // A12: three alike count once.
            _ if roll[0] == roll[2] => 1,
            _ => rest.len(),
        };
        roles.extend(rest.into_iter().enumerate().map(|(index, face)| {
            let role = if index < counts { "countdown" } else { "" };
            (face, role)
        }));
        roles
    }
}

// ---------------------------------------------------------------------------------
// Figures

/// The whole sheet as it stands: the dice, the ships, what they give or what is left of it, the regions
/// and, in the end, the score.
#[cfg(feature = "pictures")]
pub(crate) fn table(position: &Armada) -> Markup {
    let cut = Cut {
        setting: "",
        played: "",
        show: "",
        marks: "",
    };
    let scene = Scene {
        base: position.clone(),
        now: position.clone(),
        roll: None,
        dice: position.dice(),
        roles: Vec::new(),
        skills: Vec::new(),
    };
    let row = |class: &'static str, parts: Vec<Markup>| tag("div").class(class).child(parts);
    let dice: Vec<Markup> = scene
        .dice
        .into_iter()
        .filter(|&face| face != 0)
        .map(|face| art::die(face).markup())
        .collect();
    let left = match position.phase() {
        Phase::Build => position.gives(),
        _ => position.actions(),
    };
    let counters = left
        .named()
        .map(|(name, count)| counter_view(name, None, count));
    let ships: Vec<Markup> = Ship::ALL
        .into_iter()
        .map(|ship| dock(&cut, &scene, ship, false))
        .collect();
    let regions: Vec<Markup> = Region::ALL
        .into_iter()
        .map(|region| realm(&scene, region, region.levels().collect()))
        .collect();
    let over = position.ending().is_some().then(|| score(position));
    tag("div")
        .class("cut armada-cut")
        .child((
            row("fig-dice", dice),
            row("table-docks", ships),
            row("fig-score", counters.to_vec()),
            row("table-realms", regions),
            over,
        ))
        .markup()
}

fn draw(cut: &Cut, title: String) -> Markup {
    let Some(scene) = cut.scene() else {
        return ().markup();
    };
    let shown: Vec<_> = cut
        .show
        .split_whitespace()
        .map(|word| show(cut, &scene, word))
        .collect();
    tag("div")
        .class("cut armada-cut")
        .attr("role", "img")
        .attr("aria-label", title)
        .child(shown)
        .markup()
}

/// A part of a figure, see [`Cut::show`].
fn show(cut: &Cut, scene: &Scene, word: &str) -> Option<Markup> {
    let (word, numbered) = match word.strip_suffix('#') {
        Some(word) => (word, true),
        None => (word, false),
    };
    if let Some(ship) = ship_of(word) {
        return Some(dock(cut, scene, ship, numbered));
    }
    if let Some(circle) = circle_of(word) {
        return Some(large_box(cut, scene, circle));
    }
    if let Some(counter) = word.strip_prefix("gives:") {
        let count = named(scene.now.gives().named(), counter)?;
        return Some(counter_view(counter, None, count));
    }
    if let Some(after) = named(scene.now.actions().named(), word) {
        let before = named(scene.base.actions().named(), word).filter(|before| *before != after);
        return Some(counter_view(word, before, after));
    }
    match word {
        "dice" if scene.now.phase() == Phase::Build => Some(roles_view(scene)),
        "dice" => Some(attack_dice(cut, scene)),
        "map" => Some(map(&scene.now)),
        "score" => Some(score(&scene.now)),
        _ => {
            let (region, level) = match word.split_once('/') {
                Some((region, level)) => (region_of(region)?, Some(level.parse::<u8>().ok()?)),
                None => (region_of(word)?, None),
            };
            let levels = region
                .levels()
                .filter(|shown| level.is_none_or(|level| level == shown.number()));
            Some(realm(scene, region, levels.collect()))
        }
    }
}

fn badge(number: u8) -> Markup {
    tag("span").class("fig-badge").child(number).markup()
}

fn counter_view(name: &str, before: Option<u8>, after: u8) -> Markup {
    let before =
        before.map(|before| (tag("b").class("fig-was").child(before), tag("i").child("→")));
    tag("span")
        .class("fig-count")
        .child((art::sign(name), before, tag("b").child(after)))
        .markup()
}

/// The dice of phase 1 over what they are used for.
fn roles_view(scene: &Scene) -> Markup {
    let dice: Vec<_> = scene
        .roles()
        .into_iter()
        .map(|(face, role)| {
            let sign = (!role.is_empty()).then(|| art::sign(role));
            tag("span")
                .class(format!("fig-die role-{role}"))
                .child((art::die(face), tag("span").class("fig-role").child(sign)))
        })
        .collect();
    tag("div").class("fig-dice").child(dice).markup()
}

fn sign_of(skill: Skill) -> &'static str {
    match skill {
        Skill::Reroll => "rerolls",
        Skill::Flip => "flips",
        Skill::Plus => "plus",
        Skill::Minus => "minus",
    }
}

/// The dice of an attack, before and after what was done to them, and what may be done next.
fn attack_dice(cut: &Cut, scene: &Scene) -> Markup {
    let before = scene
        .roll
        .filter(|roll| *roll != scene.dice && scene.dice != [0; 3])
        .map(|roll| {
            let dice: Vec<_> = roll
                .into_iter()
                .map(|face| tag("span").class("fig-die was").child(art::die(face)))
                .collect();
            (
                tag("div").class("fig-dice").child(dice),
                tag("i").class("fig-arrow").child("↓"),
            )
        });
    let chips = |die: Die, word: &'static str, class: &'static str| -> Vec<Markup> {
        cut.actions(word)
            .into_iter()
            .filter_map(|action| match action {
                Action::Skill { skill, die: other } if other == die => {
                    let sign = art::sign(sign_of(skill));
                    Some(tag("span").class(class).child(sign).markup())
                }
                _ => None,
            })
            .collect()
    };
    let dice: Vec<_> = Die::ALL
        .into_iter()
        .map(|die| {
            let used: Vec<_> = scene
                .skills
                .iter()
                .filter(|(other, _)| *other == die)
                .map(|&(_, skill)| {
                    tag("span")
                        .class("fig-used")
                        .child(art::sign(sign_of(skill)))
                })
                .collect();
            tag("span").class("fig-die").child((
                art::die(scene.dice[die.index()]),
                tag("span").class("fig-marks").child(used),
                tag("span").class("fig-chips").child((
                    chips(die, "go", "fig-chip may"),
                    chips(die, "no", "fig-chip never"),
                )),
            ))
        })
        .collect();
    tag("div")
        .class("fig-roll")
        .child((before, tag("div").class("fig-dice").child(dice)))
        .markup()
}

/// A ship as on the sheet; numbers stand at its die, its bar and its scheme.
fn dock(cut: &Cut, scene: &Scene, ship: Ship, numbered: bool) -> Markup {
    let (left, before) = (scene.now.countdown(ship), scene.base.countdown(ship));
    let may = cut.actions("go").contains(&Action::Count { ship });
    let notches: Vec<_> = (0..ship.bar())
        .map(|index| {
            let gone = index < ship.bar() - left;
            let fell = gone && index >= ship.bar() - before;
            let cross = gone.then(|| art::pencil_cross(usize::from(index) + ship.index()));
            tag("i")
                .class(match (gone, fell) {
                    (_, true) => "notch gone fell",
                    (true, false) => "notch gone",
                    (false, false) => "notch",
                })
                .child(cross)
        })
        .collect();
    let (state, stamp) = match scene.now.ship_state(ship) {
        ShipState::Open => ("", None),
        ShipState::Completed => (" completed", Some("✓")),
        ShipState::Collapsed => (" collapsed", Some("✗")),
    };
    let stamp = stamp.map(|sign| tag("span").class("stamp").child(sign));
    let at = |number: u8| numbered.then(|| badge(number));
    let bar = if may { "bar may" } else { "bar" };
    tag("section")
        .class(format!("dock fleet-{ship}{state}"))
        .child((
            tag("header").class("dock-head").child((
                at(1),
                tag("span")
                    .class("dock-face")
                    .child(art::die(ship.number())),
                tag("span")
                    .class("dock-ship")
                    .child(art::vessel(ship.number())),
                tag("span").class("bar-place").child((
                    at(2),
                    tag("span").class(bar).child(notches),
                    stamp,
                )),
            )),
            tag("div")
                .class(format!("scheme scheme-{ship}"))
                .child(scheme(cut, scene, ship)),
        ))
        .markup()
}

fn scheme(cut: &Cut, scene: &Scene, ship: Ship) -> Markup {
    let position = &scene.now;
    let at = |place: &str| {
        Circle::in_ship(ship, place).map(|circle| slot(cut, scene, circle, String::new()))
    };
    let double = |place: &str| {
        let second = at(&format!("{place}'"));
        tag("div").class("double").child((at(place), second))
    };
    match ship.number() {
        1 | 2 => {
            let sign = if ship.number() == 1 { "=" } else { "Σ 6" };
            ["a", "b", "c"]
                .map(|column| {
                    let class = format!("pair {}", pair_verdict(position, ship, column));
                    tag("div").class(class).child((
                        at(&format!("{column}1")),
                        tag("span").class("rel").child(sign),
                        at(&format!("{column}2")),
                    ))
                })
                .markup()
        }
        3 => {
            let [left, right] = halves(position);
            let class = match (position.is_whole(ship), position.is_finished(ship)) {
                (_, true) => "balance good",
                (true, false) => "balance bad",
                _ => "balance",
            };
            let rows = ["1", "2"].map(|row| {
                let name = |column: &str| format!("{column}{row}");
                (
                    at(&name("a")),
                    double(&name("b")),
                    double(&name("c")),
                    at(&name("d")),
                )
            });
            (
                rows,
                tag("span").class(class).child((
                    tag("b").child(("Σ ", left)),
                    tag("i").child("≤ 3"),
                    tag("b").child(("Σ ", right)),
                )),
            )
                .markup()
        }
        4 => (
            brace(position, ship, &["b1", "c1"], "top", "> 8", |sum| sum > 8),
            ["a1", "b1", "c1"].map(at),
            brace(position, ship, &["a1", "b1"], "bottom", "< 7", |sum| {
                sum < 7
            }),
        )
            .markup(),
        number => {
            let places = ["a1", "b1", "c1", "d1"];
            let below = if number == 5 {
                brace(position, ship, &places, "bottom", "< 8", |sum| sum < 8)
            } else {
                brace(position, ship, &places, "bottom", "> 20", |sum| sum > 20)
            };
            (places.map(at), below).markup()
        }
    }
}

/// Whether a pair of ship 1 or a column of ship 2 counts, or never will.
fn pair_verdict(position: &Armada, ship: Ship, column: &str) -> &'static str {
    let circles = ["1", "2"].map(|row| Circle::in_ship(ship, &format!("{column}{row}")));
    let [Some(first), Some(second)] = circles else {
        return "";
    };
    let (Some(a), Some(b)) = (position.value_at(first), position.value_at(second)) else {
        return "";
    };
    let fits = if ship.number() == 1 {
        a == b
    } else {
        a + b == 6
    };
    match (fits, position.is_built(first) && position.is_built(second)) {
        (false, _) => "bad",
        (true, true) => "good",
        (true, false) => "",
    }
}

/// What the left four and the right four built boxes of ship 3 add up to.
fn halves(position: &Armada) -> [u8; 2] {
    let mut sums = [0; 2];
    for circle in Ship::of_face(3).circles() {
        if position.is_built(circle) {
            let half = usize::from(circle.column() > 1);
            sums[half] += position.value_at(circle).unwrap_or(0);
        }
    }
    sums
}

/// What some boxes must add up to, and whether they do.
fn brace(
    position: &Armada,
    ship: Ship,
    places: &[&str],
    side: &'static str,
    limit: &'static str,
    holds: fn(u8) -> bool,
) -> Markup {
    let (sum, verdict) = sum_verdict(position, ship, places, holds);
    let sum = sum.map_or_else(|| String::from("Σ"), |sum| sum.to_string());
    tag("span")
        .class(format!("brace {side} {verdict}"))
        .child((tag("b").child(sum), " ", limit))
        .markup()
}

fn sum_verdict(
    position: &Armada,
    ship: Ship,
    places: &[&str],
    holds: fn(u8) -> bool,
) -> (Option<u8>, &'static str) {
    let circles: Vec<Circle> = places
        .iter()
        .filter_map(|place| Circle::in_ship(ship, place))
        .collect();
    let values: Option<Vec<u8>> = circles
        .iter()
        .map(|&circle| position.value_at(circle))
        .collect();
    let sum = values.map(|values| values.iter().sum());
    let built = circles.iter().all(|&circle| position.is_built(circle));
    let verdict = match sum.map(holds) {
        Some(false) => "bad",
        Some(true) if built => "good",
        _ => "",
    };
    (sum, verdict)
}

/// The circle and the square of a box, with what is new in it.
fn slot(cut: &Cut, scene: &Scene, circle: Circle, mut class: String) -> Markup {
    let (now, base) = (&scene.now, &scene.base);
    let value = now.value_at(circle);
    let printed = circle.printed().is_some();
    class += "box";
    let mut add = |name: &str, holds: bool| {
        if holds {
            class.push(' ');
            class += name;
        }
    };
    add("printed", printed);
    add("built", now.is_built(circle));
    add("new-value", value != base.value_at(circle));
    add("new-built", now.is_built(circle) && !base.is_built(circle));
    // A4: the other circle of a double box is of no use once one is built.
    let partner = circle.partner();
    add("void", partner.is_some_and(|other| now.is_built(other)));
    let wanted = cut.actions("go").into_iter().any(|action| match action {
        Action::Value { circle: at, .. } => at == Some(circle),
        _ => false,
    });
    add("may", wanted);
    tag("span")
        .class(class)
        .child(art::slot(value, printed, circle.index()))
        .markup()
}

/// A box alone, with a number at its circle and one at its square.
fn large_box(cut: &Cut, scene: &Scene, circle: Circle) -> Markup {
    tag("span")
        .class(format!("fig-large fleet-{}", circle.ship()))
        .child((badge(3), slot(cut, scene, circle, String::new()), badge(4)))
        .markup()
}

/// How a region stands.
fn standing(position: &Armada, region: Region) -> &'static str {
    if position.conquered().any(|conquered| conquered == region) {
        " conquered"
    } else {
        match position.focus() {
            Some(focus) if focus == region => " focus",
            Some(_) => " barred",
            None => "",
        }
    }
}

fn realm(scene: &Scene, region: Region, levels: Vec<Level>) -> Markup {
    let now = &scene.now;
    let levels: Vec<_> = levels
        .into_iter()
        .map(|level| {
            let crossed = now.crossed() & level.bit() != 0;
            let mut class = String::from("level");
            if crossed {
                class += " crossed";
                if scene.base.crossed() & level.bit() == 0 {
                    class += " new-cross";
                }
            } else if now.met_levels() & level.bit() != 0 {
                class += " met";
            } else if now.open_levels() & level.bit() == 0 {
                class += " barred";
            }
            let cross = crossed.then(|| art::pencil_cross(level.index()));
            tag("span").class(class).child((art::level(level), cross))
        })
        .collect();
    tag("section")
        .class(format!("realm{}", standing(now, region)))
        .child((
            tag("header").class("realm-head").child((
                art::region_shape(region.id()),
                tag("b").class("realm-points").child(region.points()),
            )),
            tag("div").class("fig-levels").child(levels),
        ))
        .markup()
}

fn map(position: &Armada) -> Markup {
    let class = |region| format!("region{}", standing(position, region));
    let lands: Vec<_> = Region::ALL
        .into_iter()
        .map(|region| {
            tag("g")
                .class(class(region))
                .child(art::region(region.id()))
        })
        .collect();
    let signs: Vec<_> = Region::ALL
        .into_iter()
        .map(|region| {
            let conquered = position.conquered().any(|other| other == region);
            let sign = art::region_sign(region.id(), region.points().into(), conquered);
            tag("g").class(class(region)).child(sign)
        })
        .collect();
    tag("svg")
        .attr("viewBox", art::MAP_BOX)
        .class("map")
        .child((art::map_ground(), lands, signs))
        .markup()
}

/// What adds up to the score.
fn score(position: &Armada) -> Markup {
    let regions: Vec<_> = position
        .conquered()
        .map(|region| {
            tag("span").class("fig-points realm conquered").child((
                art::region_shape(region.id()),
                tag("b").child(region.points()),
            ))
        })
        .collect();
    let ships: Vec<_> = Ship::ALL
        .into_iter()
        .filter(|&ship| position.ship_state(ship) == ShipState::Completed)
        .map(|ship| {
            tag("span")
                .class(format!("fig-points fleet-{ship}"))
                .child((art::vessel(ship.number()), tag("b").child(ship.points())))
        })
        .collect();
    tag("div")
        .class("fig-score")
        .child((
            regions,
            ships,
            tag("span")
                .class("fig-points total")
                .child(("= ", tag("b").child(position.score()))),
        ))
        .markup()
}

#[cfg(test)]
mod tests {
    use armada::met_by;

    use super::*;
    use crate::book::checks;

    #[test]
    fn the_page_is_complete_and_well_formed() {
        checks::check(&BOOK, 25, &[2, 3, 7, 8, 17, 18, 21]);
    }

    fn cuts() -> impl Iterator<Item = (String, &'static Cut)> {
        checks::panels(&BOOK)
    }

    fn level_of(text: &str) -> Option<Level> {
        let (region, level) = text.split_once(' ')?;
        Level::of(region_of(region)?, level.parse().ok()?)
    }

    /// What is shown as possible is possible, what is shown as met is met, and so on.
    #[test]
    fn figures_tell_the_truth() {
        for (label, cut) in cuts() {
            let scene = cut.scene().unwrap_or_else(|| panic!("{label}"));
            let now = &scene.now;
            let legal = now.legal_actions();
            let is_legal = |text: &str| legal.contains(&text.parse::<Action>().unwrap());
            for (word, rest) in cut.marks() {
                let (first, second) = rest.split_once(' ').unwrap_or((rest, ""));
                let at = format!("{label}: {word} {rest}");
                let level = || level_of(rest).unwrap_or_else(|| panic!("{at}")).bit();
                match word {
                    "go" => assert!(is_legal(rest), "{at}"),
                    "no" => assert!(!legal.is_empty() && !is_legal(rest), "{at}"),
                    "met" => assert_ne!(now.met_levels() & level(), 0, "{at}"),
                    "unmet" => assert_eq!(met_by(scene.dice) & level(), 0, "{at}"),
                    // The dice would do, but another region is begun.
                    "barred" => {
                        assert_ne!(met_by(scene.dice) & level(), 0, "{at}");
                        assert_eq!(now.open_levels() & level(), 0, "{at}");
                    }
                    "left" => {
                        let ship = ship_of(first).unwrap();
                        assert_eq!(now.countdown(ship).to_string(), second, "{at}");
                    }
                    "gives" => {
                        let given = named(now.gives().named(), first).unwrap();
                        assert_eq!(given.to_string(), second, "{at}");
                    }
                    "has" => {
                        let left = named(now.actions().named(), first).unwrap();
                        assert_eq!(left.to_string(), second, "{at}");
                    }
                    "built" => {
                        let circles = rest.split(' ').map(|name| circle_of(name).unwrap());
                        for circle in circles {
                            assert!(now.is_built(circle), "{at}: {circle}");
                        }
                    }
                    "unbuilt" => assert!(!now.is_built(circle_of(rest).unwrap()), "{at}"),
                    "score" => assert_eq!(now.score().to_string(), rest, "{at}"),
                    "completed" | "collapsed" | "whole" => {
                        let ship = ship_of(rest).unwrap();
                        let state = now.ship_state(ship);
                        let holds = match word {
                            "completed" => state == ShipState::Completed,
                            "collapsed" => state == ShipState::Collapsed,
                            // Every box is built, and still it is not completed.
                            _ => state == ShipState::Open && now.is_whole(ship),
                        };
                        assert!(holds, "{at}");
                    }
                    _ => panic!("{at}: no such mark"),
                }
            }
        }
    }

    /// Every figure shows something, and everything that it names.
    #[test]
    fn figures_show_what_they_name() {
        for (label, cut) in cuts() {
            let scene = cut.scene().unwrap();
            assert!(!cut.show.is_empty(), "{label}");
            for word in cut.show.split_whitespace() {
                assert!(show(cut, &scene, word).is_some(), "{label}: {word}");
            }
            for (word, _) in cut.marks() {
                if matches!(word, "met" | "unmet") {
                    assert!(cut.show.contains("dice"), "{label}");
                }
            }
        }
    }

    /// What is marked good or bad in a scheme is what the rules say.
    #[test]
    fn verdicts_are_those_of_the_rules() {
        for (label, cut) in cuts() {
            let now = cut.scene().unwrap().now;
            let good = |ship: u8| {
                let ship = Ship::of_face(ship);
                let verdicts = ["a", "b", "c"].map(|column| pair_verdict(&now, ship, column));
                verdicts
                    .iter()
                    .filter(|verdict| **verdict == "good")
                    .count()
            };
            assert_eq!(good(1), now.good_pairs(), "{label}");
            assert_eq!(good(2), now.good_columns(), "{label}");
            let check = |ship: u8, verdicts: &[&str]| {
                let ship = Ship::of_face(ship);
                let all_good = verdicts.iter().all(|verdict| *verdict == "good");
                assert_eq!(all_good, now.is_finished(ship), "{label}: ship {ship}");
            };
            let verdict = |ship: u8, places: &[&str], holds: fn(u8) -> bool| {
                sum_verdict(&now, Ship::of_face(ship), places, holds).1
            };
            check(
                4,
                &[
                    verdict(4, &["b1", "c1"], |sum| sum > 8),
                    verdict(4, &["a1", "b1"], |sum| sum < 7),
                ],
            );
            let all = ["a1", "b1", "c1", "d1"];
            check(5, &[verdict(5, &all, |sum| sum < 8)]);
            check(6, &[verdict(6, &all, |sum| sum > 20)]);
            let ship = Ship::of_face(3);
            if now.is_whole(ship) {
                let [left, right] = halves(&now);
                assert_eq!(left.abs_diff(right) <= 3, now.is_finished(ship), "{label}");
            }
        }
    }

    /// The dice are used as the captions say.
    #[test]
    fn roles_are_those_of_the_captions() {
        let mut uses = Vec::new();
        for (label, cut) in cuts() {
            let scene = cut.scene().unwrap();
            if cut.show.contains("dice") && scene.now.phase() == Phase::Build {
                let roles: Vec<String> = scene
                    .roles()
                    .into_iter()
                    .map(|(face, role)| format!("{face} {role}").trim_end().to_owned())
                    .collect();
                uses.push(format!("{label}: {}", roles.join(", ")));
            }
        }
        assert_eq!(uses, USES);
    }

    const USES: &[&str] = &[
        "double 2: 6 value, 3 build, 2 countdown",
        "double 3: 6 value, 3 build, 2 countdown",
        "one-roll 1: 1, 3, 6",
        "one-roll 2: 6 value, 1, 3",
        "one-roll 3: 6 value, 3 build, 1 countdown",
        "nothing 1: 1 value, 4 countdown, 5 countdown",
        "pair 1: 4 value, 4 value, 2 build",
        "pair 2: 4 value, 4 build, 2 countdown",
        "pair 3: 4 value, 4 value, 2 countdown",
        "triple 1: 6 countdown, 6, 6",
        "closed 1: 6 value, 5 build, 4 countdown",
        "closed 2: 6 value, 5 build, 4 countdown",
        "closing 1: 5 value, 3 build, 4 countdown",
        "closing 2: 6 value, 5 build, 4 countdown",
    ];

    /// The ladders of the table are those of the edition.
    #[test]
    fn ladders_are_those_of_the_rules() {
        let ladders = LADDER.map(|steps| -> Vec<String> {
            steps
                .iter()
                .map(|step| format!("{} {}", step.count().unwrap(), step.counter))
                .collect()
        });
        assert_eq!(
            ladders,
            [
                vec!["1 wilds", "2 wilds", "3 wilds"],
                vec!["2 rerolls", "5 rerolls", "10 rerolls"],
                vec!["4 rolls", "9 rolls", "12 rolls", "16 rolls"],
                vec!["2 rolls", "5 flips"],
                vec!["2 plus", "0 plus", "5 plus"],
                vec!["2 minus", "0 minus", "5 minus"],
            ]
        );
        for (ship, steps) in Ship::ALL.into_iter().zip(LADDER) {
            for step in steps {
                // A small scheme has as many boxes, and as many of them built, as its sample;
                // of ships 1 and 2 it shows pairs.
                let (columns, rows, filled) = step.scheme;
                let each = if ship.number() <= 2 { 2 } else { 1 };
                assert_eq!((columns * rows) as u32 * each, ship.boxes());
                let sample = setting(step.sample).unwrap();
                assert_eq!(
                    sample.built_boxes(ship),
                    filled as u32 * each,
                    "{}",
                    step.sample
                );
            }
        }
    }

    /// A25: the numbers of the table.
    #[test]
    fn ranks_are_those_of_the_rules() {
        let ranges: Vec<(i64, i64)> = ranks()
            .into_iter()
            .map(|(_, low, high)| (low, high))
            .collect();
        assert_eq!(ranges, [(100, 100), (85, 99), (60, 84), (31, 59), (0, 30)]);
    }
}

//! The guide for a first game: at every step it says what is happening and what a beginner
//! should look at, with the dice and ships of the position at hand.

mod about;
mod mission;
mod reason;
mod touch;

use std::cmp::Reverse;

use armada::texts::{actions_list, demand, points, rank_name, region_name};
use armada::{
    Action, Armada, Circle, Level, LevelSet, Phase, Rank, Region, Ship, ShipState, Skill, Step,
    met_by, open_levels,
};
use starboard_kernel::{Game, Lang, Silent, Wording};

use crate::{Card, Guide, Mission, Race, Reader, Thing};

starboard_kernel::texts!("src/games/armada");

impl Guide for Armada {
    const MISSION: Mission = mission::MISSION;
    const KINDS: &'static [&'static str] = about::KINDS;

    const RACE: Option<Race> = Some(Race {
        title: crate::texts::points_title,
        falls: false,
        lines: &[(1, crate::texts::points_title)],
    });

    /// There is one player only, so it does not matter who reads it.
    fn card(&self, reader: Reader<'_>) -> Card {
        let lang = reader.lang;
        match (self.phase(), self.step()) {
            (Phase::Over, _) => over_card(self, lang),
            (Phase::Invade, Step::Attack) => attack_card(self, lang),
            (Phase::Invade, Step::Skills) if self.met_levels() != 0 => met_card(self, lang),
            (Phase::Invade, Step::Skills) => unmet_card(self, lang),
            (Phase::Invade, _) => flying_card(self, lang),
            (_, Step::Value) => value_card(self, lang),
            (_, Step::Build) => build_card(self, lang),
            (_, Step::Count) => count_card(self, lang),
            _ => roll_card(self, lang),
        }
    }

    fn things(&self) -> Vec<Thing> {
        about::things(self)
    }

    fn about(&self, kind: &str, name: &str, reader: Reader<'_>) -> Option<String> {
        about::about(self, kind, name, reader.lang)
    }

    fn reason(&self, action: Self::Action, reader: Reader<'_>) -> Option<String> {
        reason::fact(self, action).map(|fact| fact.words(self, reader.lang))
    }

    fn marks(&self, action: Action) -> Vec<Thing> {
        touch::marks(self, action)
    }

    fn attempt(&self, touched: &[Thing], thing: &Thing) -> Option<Action> {
        touch::attempt(self, touched, thing)
    }

    fn measure(&self, _line: usize) -> i32 {
        self.score().into()
    }
}

fn list(items: impl Iterator<Item = impl ToString>) -> String {
    let names: Vec<String> = items.map(|item| item.to_string()).collect();
    names.join(", ")
}

fn rolls_count(lang: Lang, count: u8) -> String {
    armada::texts::rolls_count(lang, count)
}

fn name_of_level(lang: Lang, level: Level) -> String {
    level_name(lang, &region_name(lang, level.region()), level.number())
}

fn is_open(position: &Armada, ship: Ship) -> bool {
    position.ship_state(ship) == ShipState::Open
}

// ---------------------------------------------------------------------------------
// Phase 1

/// Nothing has been written, built or crossed yet.
fn is_fresh(position: &Armada) -> bool {
    let untouched = |circle: Circle| {
        position.value_at(circle) == circle.printed() && !position.is_built(circle)
    };
    Circle::ALL.into_iter().all(untouched)
        && Ship::ALL
            .into_iter()
            .all(|ship| position.countdown(ship) == ship.bar())
}

fn roll_card(position: &Armada, lang: Lang) -> Card {
    if is_fresh(position) {
        let says = vec![welcome(lang), welcome_aim(lang)];
        return Card::new(welcome_title(lang), says, &["A1", "A9", "A14"]);
    }
    let mut says = vec![roll_open(lang, &list(position.open_ships()))];
    let short = || {
        position
            .open_ships()
            .filter(|&ship| position.countdown(ship) == 1)
    };
    if short().next().is_some() {
        says.push(roll_short(lang, &list(short())));
    }
    says.push(roll_so_far(lang, &actions_list(lang, &position.gives())));
    Card::new(roll_title(lang), says, &["A9", "A14"])
}

fn value_card(position: &Armada, lang: Lang) -> Card {
    let dice = position.dice();
    let mut says = Vec::new();
    let danger = dice.into_iter().find(|&face| {
        let ship = Ship::of_face(face);
        is_open(position, ship) && position.countdown(ship) == 1
    });
    let danger = danger.map(|face| last_square(lang, face));
    if position.free_circles().next().is_none() {
        says.extend([lost(lang), lost_choose(lang)]);
        says.extend(danger);
        return Card::new(lost_title(lang), says, &["A10", "A15"]);
    }
    let best = best_fit(position);
    let fit = best.map_or_else(|| fit_none(lang), |fit| fit.text(lang));
    if is_fresh(position) {
        says.extend([first(lang), fit, build_hint(position, best, lang)]);
        return Card::new(first_title(lang), says, &["A5", "A9", "A10"]);
    }
    if let Some(face) = position.pair() {
        let third = if dice[0] == face { dice[2] } else { dice[0] };
        let circles = list(position.would_build(third));
        says.push(if circles.is_empty() {
            pair_builds_not(lang, face, third)
        } else {
            pair_builds(lang, face, third, &circles)
        });
        says.push(pair_usual(lang, face));
        says.push(fit);
        says.extend(danger);
        return Card::new(pair_title(lang, face), says, &["A9", "A11"]);
    }
    says.push(fit);
    says.push(build_hint(position, best, lang));
    says.extend(danger);
    Card::new(value_title(lang), says, &["A9", "A10", "A15"])
}

/// Among the dice that are left after one is written, the one that would build the most.
fn build_hint(position: &Armada, written: Option<Fit>, lang: Lang) -> String {
    let mut dice = position.dice().to_vec();
    let used = written.and_then(|fit| dice.iter().position(|&face| face == fit.face));
    if let Some(at) = used {
        dice.remove(at);
    }
    let builds = |face: u8| position.would_build(face).count();
    let best = dice
        .into_iter()
        .filter(|&face| builds(face) > 0)
        .max_by_key(|&face| (builds(face), face));
    best.map_or_else(
        || could_build_none(lang),
        |face| could_build(lang, face, &list(position.would_build(face))),
    )
}

/// A die and a circle that it suits.
#[derive(Clone, Copy)]
struct Fit {
    face: u8,
    circle: Circle,
}

/// The die that suits a ship's condition best, the ships in the order of what they bring.
fn best_fit(position: &Armada) -> Option<Fit> {
    let mut fits: Vec<(u8, Fit)> = Vec::new();
    for circle in position.free_circles() {
        for face in position.dice() {
            if let Some(rank) = suits(position, circle, face) {
                fits.push((rank, Fit { face, circle }));
            }
        }
    }
    fits.into_iter()
        .min_by_key(|(rank, _)| *rank)
        .map(|(_, fit)| fit)
}

/// How well a value suits a circle, from 0 for best; `None` if it spoils the condition.
fn suits(position: &Armada, circle: Circle, face: u8) -> Option<u8> {
    let ship = circle.ship();
    let values = || ship.circles().filter_map(|other| position.value_at(other));
    let missing = || ship.boxes() - values().count() as u32 - 1;
    let in_column = || {
        ship.circles()
            .filter(|other| *other != circle && other.column() == circle.column())
    };
    match ship.number() {
        4 => {
            let value = |place| Circle::in_ship(ship, place).and_then(|at| position.value_at(at));
            let centre = value("b1")?;
            let left = |face: u8| face + centre < 7;
            let right = |face: u8| face + centre > 8;
            // A side that is spoilt stays spoilt.
            match circle.column() {
                0 if value("c1").is_none_or(right) && left(face) => {
                    Some(if face == 1 { 1 } else { 2 })
                }
                2 if value("a1").is_none_or(left) && right(face) => Some(0),
                _ => None,
            }
        }
        1 => {
            let other = in_column().find_map(|other| position.value_at(other))?;
            (other == face).then_some(4)
        }
        2 => {
            let other = in_column().find_map(|other| position.value_at(other))?;
            (other + face == 6).then_some(8)
        }
        3 => {
            // First empty boxes of columns that are begun, then the next ones.
            let fresh = circle
                .partner()
                .is_none_or(|partner| position.value_at(partner).is_none());
            let begun = in_column().any(|other| position.value_at(other).is_some());
            match (fresh, begun) {
                (true, true) => Some(3),
                (true, false) => Some(5),
                (false, _) => Some(9),
            }
        }
        5 => {
            let least = values().sum::<u8>() + face + missing() as u8;
            (least < 8 && face <= 3).then_some(if face <= 2 { 6 } else { 7 })
        }
        _ => {
            let most = u32::from(values().sum::<u8>() + face) + 6 * missing();
            (most > 20 && face >= 4).then_some(if face >= 5 { 6 } else { 7 })
        }
    }
}

impl Fit {
    fn text(self, lang: Lang) -> String {
        let Fit { face, circle } = self;
        match (circle.ship().number(), circle.column()) {
            (4, 2) => fit_4_right(lang, circle),
            (4, _) if face == 1 => fit_4_ten(lang, circle),
            (4, _) => fit_4_left(lang, face, circle),
            (1, _) => fit_1(lang, face, circle),
            (2, _) => fit_2(lang, face, circle),
            (3, _) => fit_3(lang, face, circle),
            (5, _) => fit_5(lang, face, circle),
            _ => fit_6(lang, face, circle),
        }
    }
}

/// What building with a die brings.
struct Building {
    face: u8,
    /// The die that then counts down.
    other: Option<u8>,
    completes: Option<Ship>,
    worth: i32,
}

/// How much the ships matter to a beginner.
const WEIGHTS: [i32; 6] = [3, 1, 5, 6, 2, 2];

fn weight(ship: Ship) -> i32 {
    WEIGHTS[ship.index()]
}

fn building(position: &Armada, face: u8) -> Building {
    let mut dice: Vec<u8> = position
        .dice()
        .into_iter()
        .filter(|&die| die != 0)
        .collect();
    if let Some(at) = dice.iter().position(|&die| die == face) {
        dice.remove(at);
    }
    let other = dice.first().copied();
    let mut after = position.clone();
    after.play_unchecked(Action::Build { face }, &mut Silent);
    let completes = Ship::ALL
        .into_iter()
        .find(|&ship| is_open(position, ship) && after.ship_state(ship) == ShipState::Completed);
    let mut worth: i32 = position
        .would_build(face)
        .map(|circle| weight(circle.ship()))
        .sum();
    worth += completes.map_or(0, |ship| 10 * weight(ship));
    for ship in Ship::ALL {
        if is_open(position, ship) && after.ship_state(ship) == ShipState::Collapsed {
            worth -= 4 * weight(ship);
        }
    }
    Building {
        face,
        other,
        completes,
        worth,
    }
}

fn build_card(position: &Armada, lang: Lang) -> Card {
    let buildings: Vec<Building> = position
        .legal_actions()
        .into_iter()
        .filter_map(|action| match action {
            Action::Build { face } => Some(building(position, face)),
            _ => None,
        })
        .collect();
    let circles = |face: u8| list(position.would_build(face));
    let mut says = Vec::new();
    let Some(best) = buildings.iter().max_by_key(|building| building.worth) else {
        return roll_card(position, lang);
    };
    match &buildings[..] {
        [first, second] => says.push(build_either(
            lang,
            first.face,
            &circles(first.face),
            second.face,
            &circles(second.face),
        )),
        _ if best.other == Some(best.face) => {
            says.push(build_same(lang, best.face, &circles(best.face)));
        }
        _ => says.push(build_only(lang, best.face, &circles(best.face))),
    }
    if let Some(ship) = best.completes {
        says.push(build_completes(lang, best.face, ship.number()));
    } else if buildings.len() > 1 {
        says.push(build_best(lang, best.face));
    }
    says.push(counts_text(position, best, lang));
    let title = match best.completes {
        Some(ship) => complete_title(lang, ship.number()),
        None => build_title(lang),
    };
    Card::new(title, says, &["A9", "A10", "A14"])
}

/// What happens to the remaining die.
fn counts_text(position: &Armada, building: &Building, lang: Lang) -> String {
    let Some(die) = building.other else {
        return then_nothing(lang);
    };
    let ship = Ship::of_face(die);
    let completes = building.completes;
    if !is_open(position, ship) || completes == Some(ship) {
        let open: Vec<Ship> = position
            .open_ships()
            .filter(|open| completes != Some(*open))
            .collect();
        return match open[..] {
            [] => then_nothing(lang),
            [only] => then_hits(lang, die, only),
            _ => then_choose(lang, die),
        };
    }
    match position.countdown(ship) {
        1 => then_collapses(lang, die),
        left => then_counts(lang, die, &squares(lang, left - 1)),
    }
}

fn count_card(position: &Armada, lang: Lang) -> Card {
    let mut says = vec![count_closed(lang, position.dice()[0])];
    let last = |ship: &Ship| position.countdown(*ship) == 1;
    let best = position.open_ships().min_by_key(|ship| {
        (
            last(ship),
            weight(*ship),
            Reverse(position.countdown(*ship)),
        )
    });
    if let Some(ship) = best {
        says.push(if last(&ship) {
            count_best_last(lang, ship.number())
        } else {
            count_best(
                lang,
                ship.number(),
                &squares(lang, position.countdown(ship)),
            )
        });
    }
    let careful = list(position.open_ships().filter(last));
    if !careful.is_empty() {
        says.push(count_careful(lang, &careful));
    }
    Card::new(count_title(lang), says, &["A13", "A14"])
}

// ---------------------------------------------------------------------------------
// Phase 2

/// How many of the 216 ways that three dice can fall meet one of these levels.
fn ways(levels: LevelSet) -> u32 {
    let faces = 1..=6;
    let mut ways = 0;
    for a in faces.clone() {
        for b in faces.clone() {
            for c in faces.clone() {
                ways += u32::from(met_by([a, b, c]) & levels != 0);
            }
        }
    }
    ways
}

/// The level that the fewest rolls meet.
fn hardest(levels: LevelSet) -> Option<Level> {
    Level::in_set(levels).min_by_key(|level| ways(level.bit()))
}

/// The levels that are the last of their region.
fn finishing(position: &Armada, levels: LevelSet) -> LevelSet {
    Level::in_set(levels)
        .filter(|level| left_of(position, level.region()) == 1)
        .fold(0, |set, level| set | level.bit())
}

fn left_of(position: &Armada, region: Region) -> u32 {
    (region.level_set() & !position.crossed()).count_ones()
}

fn attack_card(position: &Armada, lang: Lang) -> Card {
    let actions = position.actions();
    let open = position.open_levels();
    let finish = finishing(position, open);
    if actions.rolls == 0 {
        let says = vec![
            wild_must(lang),
            match hardest(finish) {
                Some(level) => wild_finish(lang, &name_of_level(lang, level)),
                None if u32::from(actions.wilds) < fewest_left(position) => wild_no_finish(lang),
                None => left_to_do(lang, &actions_list(lang, &actions)),
            },
        ];
        return Card::new(wild_title(lang), says, &["A18", "A22", "A23"]);
    }
    let percent = (ways(open) * 100 + 108) / 216;
    // A wild card would bind to a region, so there is advice only once one is begun.
    let wild = (actions.wilds > 0 && position.focus().is_some())
        .then(|| hardest(open))
        .flatten()
        .map(|level| wild_for(lang, &name_of_level(lang, level)));
    if position.crossed() == 0 && actions == position.gives() {
        let says = vec![
            begin(lang, &actions_list(lang, &actions)),
            begin_choose(lang),
            chance(lang, percent),
        ];
        return Card::new(begin_title(lang), says, &["A16", "A18", "A20"]);
    }
    if actions.rolls == 1 {
        let mut says = vec![
            left_to_do(lang, &actions_list(lang, &actions)),
            match hardest(finish) {
                Some(level) => last_finish(lang, &name_of_level(lang, level)),
                None => last_only(lang),
            },
            chance(lang, percent),
        ];
        says.extend(wild);
        return Card::new(last_title(lang), says, &["A18", "A20", "A23"]);
    }
    let mut says = Vec::new();
    let title = if let Some(region) = position.focus() {
        let name = region_name(lang, region);
        says.push(focus_left(
            lang,
            &name,
            &levels_count(lang, left_of(position, region)),
        ));
        focus_title(lang, &name)
    } else {
        let easiest = Region::ALL
            .into_iter()
            .filter(|&region| left_of(position, region) > 0)
            .max_by_key(|region| ways(region.level_set()));
        if let Some(region) = easiest {
            let worth = points(lang, region.points().into());
            says.push(free_choice(lang, &region_name(lang, region), &worth));
        }
        attack_title(lang)
    };
    says.push(left_to_do(lang, &actions_list(lang, &actions)));
    says.push(chance(lang, percent));
    says.extend(wild);
    Card::new(title, says, &["A18", "A20", "A22"])
}

/// How many levels the region still needs that is closest to completion and may be continued.
fn fewest_left(position: &Armada) -> u32 {
    let open = position.open_levels();
    Region::ALL
        .into_iter()
        .filter(|region| open & region.level_set() != 0)
        .map(|region| left_of(position, region))
        .min()
        .unwrap_or(0)
}

fn flying_card(position: &Armada, lang: Lang) -> Card {
    let (says, rules): (_, &'static [&'static str]) = if position.dice() == [0; 3] {
        (vec![dice_fly(lang), dice_fly_skills(lang)], &["A20", "A21"])
    } else {
        (vec![one_fly(lang), one_fly_once(lang)], &["A21"])
    };
    Card::new(dice_fly_title(lang), says, rules)
}

fn met_card(position: &Armada, lang: Lang) -> Card {
    let met = position.met_levels();
    // Completing a region comes first.
    let finish = finishing(position, met);
    let small = Level::in_set(met)
        .min_by_key(|level| (left_of(position, level.region()), ways(level.bit())));
    let begins = position.focus().is_none();
    let pick = if begins { small } else { hardest(met) };
    let Some(level) = hardest(finish).or(pick) else {
        return unmet_card(position, lang);
    };
    let (name, region) = (name_of_level(lang, level), level.region());
    let place = region_name(lang, region);
    let mut says = vec![if met.count_ones() == 1 {
        met_one(lang, &name, &demand(lang, &level.demand()))
    } else if begins {
        met_small(lang, met.count_ones() as usize, &name)
    } else {
        met_many(lang, met.count_ones() as usize, &name)
    }];
    let left = left_of(position, region) - 1;
    let count = levels_count(lang, left);
    says.push(match (left, begins) {
        (0, _) => met_conquers(lang, &place, &points(lang, region.points().into())),
        (_, false) => met_on(lang, &place, &count),
        (_, true) => met_binds(lang, &place, &count),
    });
    says.push(met_no_skill(lang));
    Card::new(met_title(lang), says, &["A18", "A19", "A20"])
}

/// A first skill that leads to a level, and that level.
type Way = (Action, Level);

/// One change after which the dice meet an open level.
fn one_change(position: &Armada) -> Option<Way> {
    changes(position).into_iter().find_map(|action| {
        let mut after = position.clone();
        after.play_unchecked(action, &mut Silent);
        Some((action, hardest(after.met_levels())?))
    })
}

/// The first of two changes after which the dice meet an open level.
fn two_changes(position: &Armada) -> Option<Way> {
    changes(position).into_iter().find_map(|action| {
        let mut after = position.clone();
        after.play_unchecked(action, &mut Silent);
        Some((action, one_change(&after)?.1))
    })
}

/// The skills without chance.
fn changes(position: &Armada) -> Vec<Action> {
    let mut legal = position.legal_actions();
    legal.retain(|action| match action {
        Action::Skill { skill, .. } => *skill != Skill::Reroll,
        _ => false,
    });
    legal
}

/// The re-roll that helps with most faces, with how many.
fn best_reroll(position: &Armada) -> Option<(u8, u32)> {
    let open = open_levels(position.crossed());
    position
        .legal_actions()
        .into_iter()
        .filter_map(|action| match action {
            Action::Skill {
                skill: Skill::Reroll,
                die,
            } => {
                let mut dice = position.dice();
                let helps = (1..=6).filter(|&face| {
                    dice[die.index()] = face;
                    met_by(dice) & open != 0
                });
                let faces = helps.count() as u32;
                (faces > 0).then_some((die.number(), faces))
            }
            _ => None,
        })
        .max_by_key(|&(die, faces)| (faces, Reverse(die)))
}

fn unmet_card(position: &Armada, lang: Lang) -> Card {
    let actions = position.actions();
    let any_skill = position
        .legal_actions()
        .iter()
        .any(|action| matches!(action, Action::Skill { .. }));
    let mut says = Vec::new();
    let left = skills_left(lang, &actions_list(lang, &actions));
    let after = rolls_after(lang, &rolls_count(lang, actions.rolls));
    if !any_skill {
        if actions.wilds > 0 {
            says.extend([no_skills_wild(lang), wild_better_before(lang), after]);
            return Card::new(unmet_title(lang), says, &["A20", "A22"]);
        }
        says.extend([no_skills(lang), after]);
        return Card::new(unmet_title(lang), says, &["A20", "A21"]);
    }
    let words =
        |(action, level): Way| (position.describe(action, lang), name_of_level(lang, level));
    if let Some(way) = one_change(position) {
        let (action, level) = words(way);
        says.extend([one_skill(lang, &action, &level), each_once(lang)]);
    } else if let Some((die, faces)) = best_reroll(position) {
        says.extend([try_reroll(lang, die, faces), reroll_once(lang)]);
    } else if let Some(way) = two_changes(position) {
        let (action, level) = words(way);
        says.extend([two_skills(lang, &action, &level), each_once(lang)]);
    } else {
        says.push(skills_no_help(lang));
    }
    says.push(left);
    Card::new(unmet_title(lang), says, &["A20", "A21"])
}

// ---------------------------------------------------------------------------------
// The end

fn over_card(position: &Armada, lang: Lang) -> Card {
    let score = i64::from(position.score());
    let rank = Rank::of(score);
    let mut says = vec![over_score(
        lang,
        &points(lang, score),
        &rank_name(lang, rank),
    )];
    let completed = |ship: Ship| position.ship_state(ship) == ShipState::Completed;
    let ships = Ship::ALL
        .into_iter()
        .filter(|&ship| completed(ship))
        .count();
    says.push(if rank == Rank::Hero {
        over_victory(lang)
    } else {
        over_list(lang, position.conquered().count(), ships)
    });
    let few_rolls = position.gives().rolls < 12;
    if rank != Rank::Hero {
        says.push(if !completed(Ship::of_face(4)) {
            over_ship_4(lang)
        } else if few_rolls {
            over_rolls(lang)
        } else if let Some(region) = position.focus() {
            over_begun(lang, &region_name(lang, region))
        } else {
            over_more(lang)
        });
    }
    Card::new(rank_name(lang, rank), says, &["A23", "A24", "A25"])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use armada::{Edition, Options, Roll, ThreeBoxes};
    use starboard_kernel::Turn;
    use starboard_kernel::testing::random_walk;

    use super::*;
    use crate::testing::{Expected, check_things, says, tells};

    fn options(three_boxes: ThreeBoxes) -> Options {
        Options {
            edition: Edition::Standard,
            three_boxes,
        }
    }

    /// Everything in random games is explained in every language.
    #[test]
    fn everything_is_explained() {
        let positions = (0..12).flat_map(|seed| {
            let three_boxes = [ThreeBoxes::Zero, ThreeBoxes::Two][seed as usize % 2];
            let start = Armada::start(&options(three_boxes));
            let walk = random_walk(start.clone(), seed).map(|step| step.after);
            std::iter::once(start).chain(walk)
        });
        check_things(positions);
    }

    /// Every step of random games has a card in every language.
    #[test]
    fn every_position_of_random_games_has_a_card() {
        let positions = (0..300).flat_map(|seed| {
            let three_boxes = [ThreeBoxes::Zero, ThreeBoxes::Two][seed as usize % 2];
            let start = Armada::start(&options(three_boxes));
            let walk = random_walk(start.clone(), seed).map(|step| step.after);
            std::iter::once(start).chain(walk)
        });
        let lang = Lang::En;
        let titles = [
            welcome_title(lang),
            roll_title(lang),
            first_title(lang),
            value_title(lang),
            pair_title(lang, 3),
            lost_title(lang),
            build_title(lang),
            complete_title(lang, 4),
            count_title(lang),
            begin_title(lang),
            focus_title(lang, "Asia"),
            last_title(lang),
            dice_fly_title(lang),
            met_title(lang),
            unmet_title(lang),
            rank_name(lang, Rank::Shame),
        ];
        let expected = Expected {
            letter: 'A',
            last_rule: 25,
            sentences: 2..=4,
            most_chars: 460,
        };
        expected.check(positions, &titles, &[]);
    }

    /// The start, after some rolls and actions.
    fn after(played: &str) -> Armada {
        let mut position = Armada::start(&options(ThreeBoxes::Zero));
        go_on(&mut position, played);
        position
    }

    fn go_on(position: &mut Armada, played: &str) {
        for part in played.split("; ") {
            if position.turn() == Turn::Chance {
                position.resolve_unchecked(part.parse::<Roll>().unwrap(), &mut Silent);
            } else {
                let action = part.parse::<Action>().unwrap();
                assert!(position.legal_actions().contains(&action), "{part}");
                position.play_unchecked(action, &mut Silent);
            }
        }
    }

    /// A position of phase 2 in which every ship has collapsed.
    fn invasion(actions: &[(&str, u8)], crossed: &[(&str, u8)], dice: Option<[u8; 3]>) -> Armada {
        let mut document = Armada::start(&options(ThreeBoxes::Zero)).document();
        document["phase"] = "invade".into();
        document["step"] = if dice.is_some() { "skills" } else { "attack" }.into();
        document["dice"] = dice.map(Vec::from).into();
        for ship in Ship::ALL {
            let entry = &mut document["ships"][ship.to_string()];
            entry["countdown"] = 0.into();
            entry["state"] = "collapsed".into();
        }
        for &(name, count) in actions {
            document["actions"][name] = count.into();
        }
        for &(region, level) in crossed {
            let levels = document["crossed"][region].as_array_mut().unwrap();
            levels.push(level.into());
        }
        Armada::from_document(&document).unwrap()
    }

    #[test]
    fn values_go_where_they_fit() {
        says(
            &after("roll 1 3 6"),
            &["first value", "6 belongs in 4c1", "could build"],
        );
        says(
            &after("roll 2 3 6; value 6@4c1; build 3; roll 1 4 5"),
            &["the 1 in 4a1", "exactly 10"],
        );
        says(
            &after("roll 2 3 6; value 6@4c1; build 3; roll 4 4 5"),
            &[
                "Two dice show 4",
                "the 5 then builds 6a1",
                "ship 3 gives rolls",
            ],
        );
    }

    #[test]
    fn things_have_the_numbers_of_the_position() {
        let start = after("roll 1 3 6");
        tells(&start, ("box", "4c1"), &["Ship 4", "only a 6"]);
        tells(&start, ("box", "1a2"), &["pair holds 6"]);
        tells(&start, ("box", "2a2"), &["A 4 here brings its column to 6"]);
        tells(&start, ("bar", "4"), &["3 squares left"]);
        tells(&start, ("face", "3"), &["build 1 box", "count down ship 3"]);
        let invaded = invasion(
            &[("rolls", 4), ("rerolls", 2)],
            &[("oceania", 1)],
            Some([3, 4, 6]),
        );
        tells(
            &invaded,
            ("skill", "rerolls"),
            &["Left: 2", "Not now", "meet an open level"],
        );
        tells(
            &invaded,
            ("level", "oceania 2"),
            &["38 in 100", "last one of Oceania: 5 points"],
        );
        tells(&invaded, ("level", "africa 1"), &["Finish Oceania first"]);
        tells(&invaded, ("region", "africa"), &["15 points", "4 levels"]);
        tells(&invaded, ("action", "attack"), &["Not now"]);
    }

    /// A14: a bar with one square left is pointed out.
    #[test]
    fn a_bar_about_to_end_is_named() {
        let position = after("roll 2 2 2; roll 2 2 2");
        says(&position, &["These are one square away from collapsing: 2"]);
        let mut position = position;
        go_on(&mut position, "roll 2 5 6");
        says(
            &position,
            &["leave the 2 for last", "last square of ship 2"],
        );
        go_on(&mut position, "value 6@4c1");
        says(
            &position,
            &["Which die builds", "The 2 builds 2a1; the 5 builds 6a1"],
        );
    }

    #[test]
    fn completing_a_ship_comes_first() {
        let mut position = after("roll 1 2 6; value 6@4c1; build 2");
        go_on(&mut position, "roll 1 5 6; value 1@4a1; build 6");
        go_on(&mut position, "roll 1 2 5; value 5@6b1; build 1");
        go_on(&mut position, "roll 3 4 5; value 5@6c1");
        says(
            &position,
            &["complete ship 4", "The 3 completes ship 4!", "choose"],
        );
        go_on(&mut position, "build 3");
        says(
            &position,
            &["Choose a bar", "Ship 4 is closed", "can spare it best"],
        );
    }

    #[test]
    fn the_invasion_is_explained() {
        says(
            &invasion(&[("rolls", 1)], &[], None),
            &["last roll", "no longer conquer"],
        );
        says(
            &invasion(&[("rolls", 1)], &[("oceania", 1)], None),
            &["last roll", "Oceania 2 would conquer"],
        );
        says(
            &invasion(&[("rolls", 4), ("wilds", 1)], &[("africa", 1)], None),
            &["Keep going: Africa", "3 levels", "wild card is Africa 3"],
        );
        says(
            &invasion(&[("wilds", 1)], &[("oceania", 2)], None),
            &["Only wild cards", "Oceania 1"],
        );
        says(
            &invasion(&[("rolls", 4)], &[], Some([3, 4, 6])),
            &["meet a level", "Oceania 2 is in the region", "No skill"],
        );
        says(
            &invasion(&[("rolls", 4)], &[("oceania", 1)], Some([3, 4, 6])),
            &["The dice meet Oceania 2", "conquers Oceania: 5 points!"],
        );
    }

    #[test]
    fn skills_that_help_are_named() {
        let africa = [("africa", 1)];
        says(
            &invasion(&[("rolls", 4), ("flips", 1)], &africa, Some([1, 1, 5])),
            &["No open level", "Flip die 3 from 5 to 2", "Africa 3"],
        );
        says(
            &invasion(&[("rolls", 4), ("rerolls", 1)], &africa, Some([1, 1, 5])),
            &["Re-roll die 3: 1 of 6"],
        );
        says(
            &invasion(&[("rolls", 4), ("plus", 2)], &africa, Some([4, 4, 6])),
            &["Two skills"],
        );
        says(
            &invasion(&[("rolls", 4), ("plus", 1)], &africa, Some([2, 2, 3])),
            &["None of your skills"],
        );
        says(
            &invasion(&[("rolls", 4), ("wilds", 1)], &africa, Some([2, 2, 3])),
            &["wild card"],
        );
        says(
            &invasion(&[("rolls", 4)], &africa, Some([2, 2, 3])),
            &["let the roll go", "you have 4 rolls"],
        );
    }

    #[test]
    fn the_end_has_its_rank() {
        let mut position = invasion(&[("rolls", 1)], &[("oceania", 1)], Some([1, 1, 1]));
        let action = "let go".parse::<Action>().unwrap();
        position.play_unchecked(action, &mut Silent);
        // One roll was left.
        go_on(&mut position, "attack; roll 4 4 4; cross oceania 2");
        says(
            &position,
            &[
                "Shame of your kind",
                "5 points",
                "conquered 1 region",
                "ship 4",
            ],
        );
    }

    /// The chance that a card names.
    #[test]
    fn ways_are_counted_out_of_216() {
        assert_eq!(ways(0), 0);
        assert_eq!(ways(open_levels(0)), {
            let rolls: BTreeSet<[u8; 3]> = (0..216u16)
                .map(|n| [n / 36, n / 6 % 6, n % 6].map(|digit| digit as u8 + 1))
                .filter(|&dice| met_by(dice) != 0)
                .collect();
            rolls.len() as u32
        });
        let level = |region: usize, number| Level::of(Region::ALL[region], number).unwrap();
        assert_eq!(ways(level(5, 1).bit()), 1, "three ones");
        assert_eq!(ways(level(0, 1).bit()), 91, "a five");
        assert_eq!(Roll::of([1, 1, 1]).to_string(), "roll 1 1 1");
    }
}

//! The game in integers, for programs that learn.
//!
//! Circles with a printed value are never written in, so only the others have numbers for it. Two
//! alike (A11) are numbered by their circles alone: the dice say the face. In many ships the order
//! of boxes means nothing, as the symmetries say.

use starboard_kernel::{Encoding, Field, Group, Legend, Seat, Symmetry};

use crate::action::ROLLS;
use crate::sheet::{bits, partners};
use crate::{
    Action, Actions, Armada, CIRCLES, Circle, Die, LEVELS, Level, Options, Phase, Roll, Ship,
    Skill, Step,
};

/// The numbers, which are the same for all options.
#[derive(Clone, Debug)]
pub struct Space {
    /// The circles without a printed value (A7), in sheet order.
    blank: Vec<Circle>,
    /// The place of each circle among them; `NONE` for those that are printed.
    place: [u8; CIRCLES],
    /// A11: two circles of different boxes, in order.
    pairs: Vec<[Circle; 2]>,
    /// The number among the pairs of those that begin with a circle, less the circle after it:
    /// the second one's place is added.
    pair_base: [i32; CIRCLES],
    first: Firsts,
}

const NONE: u8 = u8::MAX;

#[derive(Clone, Copy, Debug)]
struct Firsts {
    value: u32,
    lost: u32,
    values: u32,
    build: u32,
    count: u32,
    attack: u32,
    cross: u32,
    skill: u32,
    wild: u32,
    let_go: u32,
}

impl Space {
    fn new() -> Self {
        let blank: Vec<Circle> = Circle::ALL
            .into_iter()
            .filter(|circle| circle.printed().is_none())
            .collect();
        let mut place = [NONE; CIRCLES];
        for (index, circle) in blank.iter().enumerate() {
            place[circle.index()] = index as u8;
        }
        let mut pairs = Vec::new();
        let mut pair_base = [0; CIRCLES];
        for (index, &first) in blank.iter().enumerate() {
            // A double box's second circle comes right after its first and is no pair with it.
            let later = &blank[index + 1..];
            let apart = later.iter().filter(|second| !first.same_box(**second));
            let skipped = later.len() - apart.clone().count();
            pair_base[first.index()] = pairs.len() as i32 - (index + 1 + skipped) as i32;
            pairs.extend(apart.map(|&second| [first, second]));
        }
        let mut next = 0;
        let mut group = |count: usize| {
            let first = next;
            next += count as u32;
            first
        };
        let first = Firsts {
            value: group(6 * blank.len()),
            lost: group(6),
            values: group(pairs.len()),
            build: group(6),
            count: group(6),
            attack: group(1),
            cross: group(LEVELS),
            skill: group(Skill::ALL.len() * Die::ALL.len()),
            wild: group(LEVELS),
            let_go: group(1),
        };
        Space {
            blank,
            place,
            pairs,
            pair_base,
            first,
        }
    }

    fn value(&self, face: u8, circle: Circle) -> Option<u32> {
        let place = self.place[circle.index()];
        let row = u32::from(face - 1) * self.blank.len() as u32;
        (place != NONE).then(|| self.first.value + row + u32::from(place))
    }

    /// The number of a pair of different boxes in sheet order, both blank.
    fn pair(&self, [first, second]: [Circle; 2]) -> u32 {
        let place = i32::from(self.place[second.index()]);
        self.first.values + (self.pair_base[first.index()] + place) as u32
    }

    /// What exchanges circles: pairs of circles that stand for each other.
    fn exchange(
        &self,
        legend: &Legend,
        name: &'static str,
        meaning: &str,
        swaps: &[[&str; 2]],
    ) -> Symmetry {
        let mut image = Circle::ALL;
        for names in swaps {
            let [a, b] = names.map(|name| Circle::read(name).unwrap_or(Circle::ALL[0]));
            image[a.index()] = b;
            image[b.index()] = a;
        }
        let mut bytes: Vec<u32> = (0..legend.observation_size() as u32).collect();
        for field in ["values", "built"] {
            let place = legend.place_of(field).unwrap_or(0);
            for circle in Circle::ALL {
                bytes[place + circle.index()] = (place + image[circle.index()].index()) as u32;
            }
        }
        let mut actions: Vec<u32> = (0..legend.action_count() as u32).collect();
        for face in 1..=6 {
            for &circle in &self.blank {
                let to = self.value(face, image[circle.index()]);
                if let (Some(from), Some(to)) = (self.value(face, circle), to) {
                    actions[from as usize] = to;
                }
            }
        }
        for &pair in &self.pairs {
            let mut to = pair.map(|circle| image[circle.index()]);
            to.sort_unstable();
            actions[self.pair(pair) as usize] = self.pair(to);
        }
        Symmetry {
            name,
            meaning: meaning.to_owned(),
            from_start: true,
            bytes,
            actions,
        }
    }

    /// A2, A3, A4: what the columns and rows of ships 1 to 3 have in common; A6: boxes of ships 5
    /// and 6 are only added up. Box a of each is printed (A7).
    fn symmetries(&self, legend: &Legend) -> Vec<Symmetry> {
        let table: [(&'static str, &str, &[[&str; 2]]); 11] = [
            (
                "1 b-c",
                "the last two pairs of ship 1 exchanged",
                &[["1b1", "1c1"], ["1b2", "1c2"]],
            ),
            ("1 b1-b2", "pair b of ship 1 upside down", &[["1b1", "1b2"]]),
            (
                "2 b-c",
                "the last two columns of ship 2 exchanged",
                &[["2b1", "2c1"], ["2b2", "2c2"]],
            ),
            (
                "2 b1-b2",
                "column b of ship 2 upside down",
                &[["2b1", "2b2"]],
            ),
            (
                "3 b1-b2",
                "column b of ship 3 upside down",
                &[["3b1", "3b2"], ["3b1'", "3b2'"]],
            ),
            (
                "3 c1-c2",
                "column c of ship 3 upside down",
                &[["3c1", "3c2"], ["3c1'", "3c2'"]],
            ),
            (
                "3 d1-d2",
                "column d of ship 3 upside down",
                &[["3d1", "3d2"]],
            ),
            (
                "5 b-c",
                "boxes b and c of ship 5 exchanged",
                &[["5b1", "5c1"]],
            ),
            (
                "5 c-d",
                "boxes c and d of ship 5 exchanged",
                &[["5c1", "5d1"]],
            ),
            (
                "6 b-c",
                "boxes b and c of ship 6 exchanged",
                &[["6b1", "6c1"]],
            ),
            (
                "6 c-d",
                "boxes c and d of ship 6 exchanged",
                &[["6c1", "6d1"]],
            ),
        ];
        let exchanges = table.into_iter();
        exchanges
            .map(|(name, meaning, swaps)| self.exchange(legend, name, meaning, swaps))
            .collect()
    }
}

fn legend(space: &Space) -> Legend {
    let most = Actions::MOST.named().map(|(_, most)| most);
    let names: Vec<String> = space.blank.iter().map(Circle::to_string).collect();
    let levels = "the levels in sheet order: oceania 1, oceania 2, south_america 1, …";
    let mut legend = Legend {
        actions: vec![
            Group::new(
                "value",
                6 * space.blank.len(),
                format!(
                    "value 1 in each blank circle ({}), then 2 …",
                    names.join(" ")
                ),
            ),
            Group::new("value lost", 6, "value 1@- to value 6@-"),
            Group::new(
                "values",
                space.pairs.len(),
                "values of the two dice alike in two boxes, by the first circle, then the second",
            ),
            Group::new("build", 6, "build 1 to build 6"),
            Group::new("count", 6, "count 1 to count 6"),
            Group::new("attack", 1, "attack"),
            Group::new("cross", LEVELS, format!("cross {levels}")),
            Group::new(
                "skill",
                Skill::ALL.len() * Die::ALL.len(),
                "reroll, flip, plus, minus, each for die 1 to 3",
            ),
            Group::new("wild", LEVELS, format!("wild {levels}")),
            Group::new("let go", 1, "let go"),
        ],
        outcomes: vec![
            Group::new("roll", ROLLS.len(), "roll 1 1 1, roll 1 1 2, … roll 6 6 6"),
            Group::new("die", 6, "die 1 to die 6"),
        ],
        fields: vec![
            Field::number(
                "values",
                [CIRCLES],
                6,
                "the value in each circle in sheet order, 0 for none",
            ),
            Field::number("built", [CIRCLES], 1, "1 for circles that are built"),
            Field::number(
                "countdown",
                [6],
                Ship::ALL.map(Ship::bar).into_iter().max().unwrap_or(0),
                "what is left of each ship's bar",
            ),
            Field::named(
                "ships",
                [6],
                ["open", "completed", "collapsed"],
                "the state of each ship",
            ),
            Field::named("phase", [1], ["build", "invade", "over"], "the phase"),
            Field::named(
                "step",
                [1],
                ["roll", "value", "build", "count", "attack", "skills"],
                "what is to be done",
            ),
            Field::number(
                "dice",
                [3],
                6,
                "the dice in play, 0 for none; in phase 1 those not yet used, ascending",
            ),
            Field::number(
                "actions",
                [6],
                most.into_iter().max().unwrap_or(0),
                format!(
                    "what is left in phase 2: rolls, wilds, rerolls, flips, plus, minus; at most \
                     {most:?}"
                ),
            ),
            Field::number(
                "crossed",
                [LEVELS],
                1,
                "1 for levels crossed, in sheet order",
            ),
            Field::number("rerolled", [3], 1, "1 for dice rolled again in this attack"),
            Field::number("changed", [3], 1, "1 for dice changed in this attack"),
        ],
        symmetries: Vec::new(),
        complete: true,
    };
    legend.symmetries = space.symmetries(&legend);
    legend
}

impl Encoding for Armada {
    type Space = Space;

    fn space(_: &Options) -> Space {
        Space::new()
    }

    fn legend(space: &Space) -> Legend {
        legend(space)
    }

    fn number(&self, space: &Space, action: Action) -> Option<u32> {
        let first = &space.first;
        Some(match action {
            Action::Value {
                face,
                circle: Some(circle),
            } => space.value(face, circle)?,
            Action::Value { face, circle: None } => first.lost + u32::from(face) - 1,
            Action::Values { face, circles } => {
                let [one, two] = circles;
                let blank = circles.map(|circle| space.place[circle.index()]);
                let possible = !blank.contains(&NONE) && one < two && !one.same_box(two);
                if !possible || self.pair() != Some(face) {
                    return None;
                }
                space.pair(circles)
            }
            Action::Build { face } => first.build + u32::from(face) - 1,
            Action::Count { ship } => first.count + ship.index() as u32,
            Action::Attack => first.attack,
            Action::Cross(level) => first.cross + level.index() as u32,
            Action::Skill { skill, die } => first.skill + 3 * skill as u32 + die.index() as u32,
            Action::Wild(level) => first.wild + level.index() as u32,
            Action::LetGo => first.let_go,
        })
    }

    fn action(&self, space: &Space, number: u32) -> Option<Action> {
        let first = &space.first;
        let within = |from: u32, to: u32| {
            (from..to)
                .contains(&number)
                .then(|| (number - from) as usize)
        };
        let level = |index| Level::all().nth(index);
        if let Some(place) = within(first.value, first.lost) {
            return Some(Action::Value {
                face: (place / space.blank.len()) as u8 + 1,
                circle: Some(space.blank[place % space.blank.len()]),
            });
        }
        if let Some(face) = within(first.lost, first.values) {
            return Some(Action::Value {
                face: face as u8 + 1,
                circle: None,
            });
        }
        if let Some(pair) = within(first.values, first.build) {
            let circles = space.pairs[pair];
            return self.pair().map(|face| Action::Values { face, circles });
        }
        if let Some(face) = within(first.build, first.count) {
            return Some(Action::Build {
                face: face as u8 + 1,
            });
        }
        if let Some(ship) = within(first.count, first.attack) {
            return Some(Action::Count {
                ship: Ship::ALL[ship],
            });
        }
        if let Some(index) = within(first.cross, first.skill) {
            return level(index).map(Action::Cross);
        }
        if let Some(place) = within(first.skill, first.wild) {
            return Some(Action::Skill {
                skill: Skill::ALL[place / 3],
                die: Die::ALL[place % 3],
            });
        }
        if let Some(index) = within(first.wild, first.let_go) {
            return level(index).map(Action::Wild);
        }
        if number == first.attack {
            return Some(Action::Attack);
        }
        (number == first.let_go).then_some(Action::LetGo)
    }

    fn outcome_number(_: &Space, roll: Roll) -> Option<u32> {
        match roll {
            Roll::Three(_) => {
                let place = ROLLS.iter().position(|(known, _)| *known == roll)?;
                Some(place as u32)
            }
            Roll::One(face @ 1..=6) => Some(ROLLS.len() as u32 + u32::from(face) - 1),
            Roll::One(_) => None,
        }
    }

    fn outcome(_: &Space, number: u32) -> Option<Roll> {
        let number = number as usize;
        match ROLLS.get(number) {
            Some((roll, _)) => Some(*roll),
            None => {
                let face = number - ROLLS.len();
                (face < 6).then(|| Roll::One(face as u8 + 1))
            }
        }
    }

    #[inline]
    fn observe(&self, _: &Space, _: Seat, into: &mut [u8]) {
        let (values, rest) = into.split_at_mut(CIRCLES);
        let (built, rest) = rest.split_at_mut(CIRCLES);
        values.fill(0);
        for (face, written) in (1..).zip(self.written) {
            each_bit(written, |circle| values[circle] = face);
        }
        for (circle, byte) in built.iter_mut().enumerate() {
            *byte = (self.built >> circle & 1) as u8;
        }
        rest[..6].copy_from_slice(&self.countdown);
        for (ship, byte) in rest[6..12].iter_mut().enumerate() {
            *byte = (self.completed >> ship & 1) + 2 * (self.collapsed >> ship & 1);
        }
        rest[12] = self.phase as u8;
        rest[13] = self.step as u8;
        rest[14..17].copy_from_slice(&self.dice);
        let Actions {
            rolls,
            wilds,
            rerolls,
            flips,
            plus,
            minus,
        } = self.actions;
        rest[17..23].copy_from_slice(&[rolls, wilds, rerolls, flips, plus, minus]);
        let (crossed, rest) = rest[23..].split_at_mut(LEVELS);
        for (level, byte) in crossed.iter_mut().enumerate() {
            *byte = (self.crossed >> level & 1) as u8;
        }
        for die in 0..3 {
            rest[die] = self.rerolled >> die & 1;
            rest[3 + die] = self.changed >> die & 1;
        }
    }

    #[inline]
    fn legal_numbers(&self, space: &Space, into: &mut Vec<u32>) {
        if self.step == Step::Value && self.phase == Phase::Build {
            return self.list_value_numbers(space, into);
        }
        let mut actions = Vec::with_capacity(40);
        crate::legal::legal_actions_into(self, &mut actions);
        let numbers = actions.into_iter();
        into.extend(numbers.filter_map(|action| self.number(space, action)));
    }
}

/// The places of the bits that are set.
#[inline]
fn each_bit(mut set: u64, mut found: impl FnMut(usize)) {
    while set != 0 {
        found(set.trailing_zeros() as usize);
        set &= set - 1;
    }
}

impl Armada {
    /// As `list_values` lists them.
    fn list_value_numbers(&self, space: &Space, into: &mut Vec<u32>) {
        let empty = self.empty_circles();
        let mut before = 0;
        for face in self.dice {
            if face == before {
                continue;
            }
            before = face;
            if empty == 0 {
                into.push(space.first.lost + u32::from(face) - 1);
            }
            let row = space.first.value + u32::from(face - 1) * space.blank.len() as u32;
            each_bit(empty, |circle| {
                into.push(row + u32::from(space.place[circle]));
            });
        }
        if self.pair().is_none() {
            return;
        }
        for first in bits(empty) {
            let later = empty & !(first.bit() | (first.bit() - 1)) & !partners(first.bit());
            let base = space.first.values as i32 + space.pair_base[first.index()];
            each_bit(later, |second| {
                into.push((base + i32::from(space.place[second])) as u32);
            });
        }
    }
}

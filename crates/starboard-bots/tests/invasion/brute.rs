//! The rules A18–A24 once more, as plainly as possible, and a full-width expectimax.
//!
//! It shares nothing with the solver: the levels are written out by hand, dice are ordered, and
//! regions are lists of crosses.

use std::collections::HashMap;

pub(crate) type Crossed = [[bool; 4]; 6];

const LEVELS: [usize; 6] = [2, 2, 3, 3, 4, 4];
const POINTS: [f64; 6] = [5.0, 8.0, 10.0, 12.0, 15.0, 15.0];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Position {
    pub(crate) crossed: Crossed,
    pub(crate) rolls: i8,
    pub(crate) wilds: i8,
    pub(crate) rerolls: i8,
    pub(crate) flips: i8,
    pub(crate) plus: i8,
    pub(crate) minus: i8,
    /// Face, whether it was re-rolled, whether it was changed; none between attacks.
    pub(crate) dice: Option<[(i8, bool, bool); 3]>,
}

#[derive(Debug)]
pub(crate) struct Brute {
    pub(crate) victory: bool,
    pub(crate) ships: f64,
    known: HashMap<Position, f64>,
}

fn count(dice: [i8; 3], face: i8) -> usize {
    dice.into_iter().filter(|&die| die == face).count()
}

pub(crate) fn meets(dice: [i8; 3], region: usize, level: usize) -> bool {
    let sum: i8 = dice.into_iter().sum();
    let has = |face| count(dice, face) > 0;
    let rest = |shown: i8| sum - shown;
    match (region, level) {
        (0, 0) => has(5),
        (0, 1) => sum >= 12,
        (1, 0) => has(1) && rest(1) >= 9,
        (1, 1) => sum >= 14,
        (2, 0) => count(dice, 6) >= 2,
        (2, 1) => has(2) && has(4),
        (2, 2) => sum >= 15,
        (3, 0) => count(dice, 3) >= 2,
        (3, 1) => has(1) && rest(1) >= 11,
        (3, 2) => has(4) && has(5) && rest(4 + 5) >= 5,
        (4, 0) => has(3) && rest(3) >= 10,
        (4, 1) => count(dice, 6) >= 2 && rest(6 + 6) >= 5,
        (4, 2) => count(dice, 1) == 2 && has(2),
        (4, 3) => sum >= 16,
        (5, 0) => count(dice, 1) == 3,
        (5, 1) => count(dice, 5) >= 2 && rest(5 + 5) >= 5,
        (5, 2) => has(2) && has(3) && has(4),
        (5, 3) => sum >= 17,
        _ => false,
    }
}

fn finished(crossed: &Crossed, region: usize) -> bool {
    (0..LEVELS[region]).all(|level| crossed[region][level])
}

fn begun(crossed: &Crossed, region: usize) -> bool {
    crossed[region].contains(&true) && !finished(crossed, region)
}

/// A18
pub(crate) fn open(crossed: &Crossed) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for region in 0..6 {
        let another = (0..6).any(|other| other != region && begun(crossed, other));
        let levels = crossed[region].iter().take(LEVELS[region]).enumerate();
        if !another {
            found.extend(
                levels
                    .filter(|(_, is_crossed)| !**is_crossed)
                    .map(|(level, _)| (region, level)),
            );
        }
    }
    found
}

/// The position after a choice, or a chance node where dice are rolled.
pub(crate) enum After {
    Position(Position),
    /// All three dice, or one.
    Roll(Position, Option<usize>),
}

fn cross(mut position: Position, region: usize, level: usize) -> Position {
    position.crossed[region][level] = true;
    position.dice = None;
    position
}

/// Every choice, by its name in the notation of the game, dice counted from 1.
pub(crate) fn choices(position: &Position) -> Vec<(String, After)> {
    let mut all = Vec::new();
    let open = open(&position.crossed);
    if open.is_empty() {
        return all;
    }
    if position.wilds > 0 {
        for &(region, level) in &open {
            let mut next = cross(*position, region, level);
            next.wilds -= 1;
            let name = format!("wild {region} {}", level + 1);
            all.push((name, After::Position(next)));
        }
    }
    let Some(dice) = position.dice else {
        if position.rolls > 0 {
            let mut next = *position;
            next.rolls -= 1;
            all.push(("attack".to_owned(), After::Roll(next, None)));
        }
        return all;
    };
    let faces = dice.map(|(face, _, _)| face);
    let mut let_go = *position;
    let_go.dice = None;
    all.push(("let go".to_owned(), After::Position(let_go)));
    let met: Vec<_> = open
        .into_iter()
        .filter(|&(region, level)| meets(faces, region, level))
        .collect();
    for &(region, level) in &met {
        let name = format!("cross {region} {}", level + 1);
        all.push((name, After::Position(cross(*position, region, level))));
    }
    if !met.is_empty() {
        return all;
    }
    for (place, &(face, rerolled, changed)) in dice.iter().enumerate() {
        if changed {
            continue;
        }
        if position.rerolls > 0 && !rerolled {
            let mut next = *position;
            next.rerolls -= 1;
            all.push((
                format!("reroll {}", place + 1),
                After::Roll(next, Some(place)),
            ));
        }
        let mut change = |name: &str, face: i8, mut next: Position| {
            let mut dice = dice;
            dice[place] = (face, rerolled, true);
            next.dice = Some(dice);
            all.push((format!("{name} {}", place + 1), After::Position(next)));
        };
        let next = *position;
        if next.flips > 0 {
            change(
                "flip",
                7 - face,
                Position {
                    flips: next.flips - 1,
                    ..next
                },
            );
        }
        if next.plus > 0 && face < 6 {
            change(
                "plus",
                face + 1,
                Position {
                    plus: next.plus - 1,
                    ..next
                },
            );
        }
        if next.minus > 0 && face > 1 {
            change(
                "minus",
                face - 1,
                Position {
                    minus: next.minus - 1,
                    ..next
                },
            );
        }
    }
    all
}

/// Every roll of the dice, all equally likely.
pub(crate) fn rolled(position: &Position, place: Option<usize>) -> Vec<Position> {
    let mut all = Vec::new();
    if let (Some(place), Some(dice)) = (place, position.dice) {
        for face in 1..=6 {
            let mut dice = dice;
            dice[place] = (face, true, false);
            let dice = Some(dice);
            all.push(Position { dice, ..*position });
        }
        return all;
    }
    for a in 1..=6 {
        for b in 1..=6 {
            for c in 1..=6 {
                let mut faces = [a, b, c];
                faces.sort_unstable();
                let dice = Some(faces.map(|face| (face, false, false)));
                all.push(Position { dice, ..*position });
            }
        }
    }
    all
}

impl Brute {
    pub(crate) fn new(victory: bool, ships: f64) -> Self {
        Brute {
            victory,
            ships,
            known: HashMap::new(),
        }
    }

    /// A24
    fn result(&self, crossed: &Crossed) -> f64 {
        let conquered = (0..6).filter(|&region| finished(crossed, region));
        let all = conquered.clone().count() == 6;
        match (self.victory, all) {
            (true, _) => f64::from(u8::from(all)),
            (false, true) => 100.0,
            (false, false) => conquered.map(|region| POINTS[region]).sum::<f64>() + self.ships,
        }
    }

    pub(crate) fn after(&mut self, after: &After) -> f64 {
        match *after {
            After::Position(position) => self.value(&position),
            After::Roll(position, place) => {
                let rolled = rolled(&position, place);
                let count = rolled.len() as f64;
                rolled.iter().map(|next| self.value(next)).sum::<f64>() / count
            }
        }
    }

    pub(crate) fn value(&mut self, position: &Position) -> f64 {
        let mut position = *position;
        if let Some(dice) = &mut position.dice {
            dice.sort_unstable();
        }
        if let Some(&known) = self.known.get(&position) {
            return known;
        }
        let choices = choices(&position);
        let value = if choices.is_empty() {
            self.result(&position.crossed)
        } else {
            let values = choices.iter().map(|(_name, after)| self.after(after));
            values.fold(f64::MIN, f64::max)
        };
        self.known.insert(position, value);
        value
    }
}

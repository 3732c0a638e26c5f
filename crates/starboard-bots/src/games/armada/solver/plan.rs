//! What an attack comes down to, for one set of open levels.
//!
//! Crossing a level, ending the attack and every skill are worth what the position after them
//! is worth, and that depends on what is left of the skills. But *which* levels given dice can
//! reach, and at which cost, does not. So that is worked out once for each set of open levels,
//! and what remains is a list of maxima and means of whole vectors: a value for every number of
//! skills left.
//!
//! Two things are used throughout: more skills are never worth less, and so the same level at a
//! higher cost is never worth more. What can be shown to be no better is left out; dice with the
//! same possibilities are one.

mod order;

use std::collections::BTreeMap;

use super::dice::{
    self, CODES, Cost, Dice, FRESH, NOTHING, REROLLED, SYMBOLS, changes, code, cost_of, faces,
    mark, plus, symbol, with, within,
};
use super::sheet::{Sheet, levels};

/// The vectors of a plan are numbered: [`ENDED`], the open levels in order, then `made`.
#[derive(Default, Debug)]
pub(super) struct Plan {
    pub(super) levels: Vec<usize>,
    pub(super) made: Vec<Made>,
    pub(super) chances: Vec<Chance>,
    /// The roll of three dice: 216 in weight.
    pub(super) attack: Vec<Hand>,
}

/// The vector of the attack's end without crossing, or with a wild card.
pub(super) const ENDED: usize = 0;

/// A vector made of earlier ones.
#[derive(PartialEq, Eq, PartialOrd, Ord, Clone, Debug)]
pub(super) enum Made {
    /// One of them, at a cost.
    Shifted(usize, Cost),
    /// The best of several and [`ENDED`].
    Best(Vec<usize>),
}

/// A vector of a chance, numbered apart. All of them are used with one re-roll less.
#[derive(PartialEq, Eq, PartialOrd, Ord, Clone, Debug)]
pub(super) enum Chance {
    /// A die is rolled: 6 in weight. The hands use earlier chances only.
    Rolled(Vec<Hand>),
    /// An earlier chance at a cost.
    Shifted(usize, Cost),
}

/// Dice, by what can be done with them. Those with the fewest chances come first.
#[derive(PartialEq, Eq, PartialOrd, Ord, Clone, Debug)]
pub(super) struct Hand {
    /// How often these come.
    pub(super) weight: u8,
    /// What can be had without re-rolls.
    pub(super) sure: usize,
    /// The chances that can be taken.
    pub(super) chances: Vec<usize>,
}

/// Levels and what they cost, by changing dice alone.
type Sure = Vec<(usize, Cost)>;

struct Planner<'a> {
    sheet: &'a Sheet,
    open: u32,
    rerolls: usize,
    most: Cost,
    levels: Vec<usize>,
    made: Vec<Made>,
    made_index: BTreeMap<Made, usize>,
    chances: Vec<Chance>,
    chance_index: BTreeMap<Chance, usize>,
    /// By [`code`].
    reach: Vec<Option<u32>>,
    sure: Vec<Option<usize>>,
    chances_known: Vec<Option<Vec<usize>>>,
    /// By the two other dice; `Some(None)` where nothing can come of it.
    rolled: Vec<Option<Option<usize>>>,
}

impl Plan {
    /// With at most this many re-rolls, and flips, +1 and −1.
    pub(super) fn new(sheet: &Sheet, open: u32, rerolls: usize, most: Cost) -> Self {
        let mut planner = Planner {
            sheet,
            open,
            rerolls,
            most,
            levels: levels(open).collect(),
            made: Vec::new(),
            made_index: BTreeMap::new(),
            chances: Vec::new(),
            chance_index: BTreeMap::new(),
            reach: vec![None; CODES],
            sure: vec![None; CODES],
            chances_known: vec![None; CODES],
            rolled: vec![None; SYMBOLS * SYMBOLS],
        };
        let attack = planner.gather(&dice::rolls());
        Plan {
            levels: planner.levels,
            made: planner.made,
            chances: planner.chances,
            attack,
        }
    }
}

impl Planner<'_> {
    fn met(&self, dice: Dice) -> u32 {
        self.sheet.met(faces(dice)) & self.open
    }

    /// These dice with their weights; like ones are put together.
    fn gather(&mut self, all: &[(Dice, u8)]) -> Vec<Hand> {
        let mut weights: BTreeMap<(usize, Vec<usize>), u8> = BTreeMap::new();
        for &(dice, weight) in all {
            let sure = self.sure(dice);
            let chances = match &self.chances_known[code(dice)] {
                Some(known) => known.clone(),
                None => self.chances(dice),
            };
            *weights.entry((sure, chances)).or_default() += weight;
        }
        let mut hands: Vec<Hand> = weights
            .into_iter()
            .map(|((sure, chances), weight)| Hand {
                weight,
                sure,
                chances,
            })
            .collect();
        hands.sort_by_key(|hand| hand.chances.len());
        hands
    }

    /// The vector of what changes alone can do, or of the levels that are met.
    fn sure(&mut self, dice: Dice) -> usize {
        if let Some(known) = self.sure[code(dice)] {
            return known;
        }
        let mut options = Sure::new();
        self.collect_sure(dice, NOTHING, &mut options);
        let kept: Vec<_> = options
            .iter()
            .filter(|&&(level, cost)| {
                let cheaper = |&&(other, less): &&(usize, Cost)| {
                    other == level && less != cost && within(less, cost)
                };
                !options.iter().any(|option| cheaper(&option))
            })
            .copied()
            .collect();
        let mut best: Vec<usize> = kept
            .into_iter()
            .map(|(level, cost)| self.at_cost(level, cost))
            .collect();
        best.sort_unstable();
        best.dedup();
        let vector = if best.is_empty() {
            ENDED
        } else {
            self.make(Made::Best(best))
        };
        self.sure[code(dice)] = Some(vector);
        vector
    }

    fn collect_sure(&self, dice: Dice, spent: Cost, options: &mut Sure) {
        let met = self.met(dice);
        if met != 0 {
            // A20: no skill while an open level is met.
            for (slot, &level) in self.levels.iter().enumerate() {
                if met >> level & 1 == 1 {
                    options.push((1 + slot, spent));
                }
            }
            return;
        }
        for die in 0..3 {
            for (kind, changed) in changes(dice[die]).into_iter().enumerate() {
                if let Some(changed) = changed {
                    let spent = plus(spent, cost_of(kind));
                    if within(spent, self.most) {
                        self.collect_sure(with(dice, die, changed), spent, options);
                    }
                }
            }
        }
    }

    fn at_cost(&mut self, vector: usize, cost: Cost) -> usize {
        if cost == NOTHING {
            vector
        } else {
            self.make(Made::Shifted(vector, cost))
        }
    }

    fn make(&mut self, made: Made) -> usize {
        if let Some(&known) = self.made_index.get(&made) {
            return known;
        }
        let vector = 1 + self.levels.len() + self.made.len();
        self.made.push(made.clone());
        self.made_index.insert(made, vector);
        vector
    }

    /// The chances that can be taken with these dice: a re-roll at once, or after changes.
    fn chances(&mut self, dice: Dice) -> Vec<usize> {
        let rerolled = dice.iter().filter(|&&die| mark(die) == REROLLED).count();
        if self.met(dice) != 0 || rerolled >= self.rerolls {
            return Vec::new();
        }
        let mut found: Vec<(usize, Cost)> = Vec::new();
        for die in (0..3).filter(|&die| mark(dice[die]) == FRESH) {
            for wanted in self.ways_to_change(dice, die) {
                let cost = wanted
                    .iter()
                    .fold(NOTHING, |cost, change| plus(cost, cost_of(change.kind)));
                if !within(cost, self.most) || !self.is_worth_changing_first(dice, die, &wanted) {
                    continue;
                }
                let changed = wanted.iter().fold(dice, |dice, change| change.made(dice));
                if let Some(chance) = self.roll(changed, die) {
                    found.push((chance, cost));
                }
            }
        }
        let mut kept: Vec<usize> = Vec::new();
        for &(chance, cost) in &found {
            let cheaper = |&(other, less): &(usize, Cost)| {
                other == chance && less != cost && within(less, cost)
            };
            if !found.iter().any(cheaper) {
                let shifted = if cost == NOTHING {
                    chance
                } else {
                    self.chance(Chance::Shifted(chance, cost))
                };
                kept.push(shifted);
            }
        }
        kept.sort_unstable();
        kept.dedup();
        self.chances_known[code(dice)] = Some(kept.clone());
        kept
    }

    fn chance(&mut self, chance: Chance) -> usize {
        if let Some(&known) = self.chance_index.get(&chance) {
            return known;
        }
        self.chances.push(chance.clone());
        self.chance_index.insert(chance, self.chances.len() - 1);
        self.chances.len() - 1
    }

    /// The chance that a die is rolled again.
    fn roll(&mut self, dice: Dice, die: usize) -> Option<usize> {
        let [a, b] = {
            let mut others = [dice[(die + 1) % 3], dice[(die + 2) % 3]];
            others.sort_unstable();
            others
        };
        let key = usize::from(a) * SYMBOLS + usize::from(b);
        if let Some(known) = self.rolled[key] {
            return known;
        }
        let rolled = [0, 1, 2, 3, 4, 5].map(|face| ([symbol(face, REROLLED), a, b], 1));
        let hands = self.gather(&rolled);
        let hopeless = hands
            .iter()
            .all(|hand| hand.sure == ENDED && hand.chances.is_empty());
        let chance = (!hopeless).then(|| self.chance(Chance::Rolled(hands)));
        self.rolled[key] = Some(chance);
        chance
    }
}

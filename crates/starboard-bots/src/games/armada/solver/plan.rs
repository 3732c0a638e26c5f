//! The computation of an attack's value, for one set of open levels.
//!
//! The value of crossing a level, of ending the attack and of every skill is that of the next
//! position, which depends on the skills left. But *which* levels given dice can reach, and at
//! which cost, does not. So that is analysed once for each set of open levels, and what remains is
//! a list of maxima and means of vectors with a value for every number of skills left.
//!
//! Values are monotonic in the skills, so the same level at a higher cost is never better. Dominated
//! options are pruned, and dice with the same options are merged.

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
    /// The roll of three dice, with a total weight of 216.
    pub(super) attack: Vec<Hand>,
}

/// The vector for ending the attack without crossing a level, or with a wild card.
pub(super) const ENDED: usize = 0;

/// A vector computed from earlier ones.
#[derive(PartialEq, Eq, PartialOrd, Ord, Clone, Debug)]
pub(super) enum Made {
    /// An earlier vector at a cost.
    Shifted(usize, Cost),
    /// The maximum of several and [`ENDED`].
    Best(Vec<usize>),
}

/// A vector for a re-roll, numbered separately. All of them are used with one re-roll less.
#[derive(PartialEq, Eq, PartialOrd, Ord, Clone, Debug)]
pub(super) enum Chance {
    /// A die is rolled, with a total weight of 6. The hands use earlier chances only.
    Rolled(Vec<Hand>),
    /// An earlier chance at a cost.
    Shifted(usize, Cost),
}

/// Dice with the same options.
#[derive(PartialEq, Eq, PartialOrd, Ord, Clone, Debug)]
pub(super) struct Hand {
    /// The number of rolls that lead here.
    pub(super) weight: u8,
    /// The vector of the best result without re-rolls.
    pub(super) sure: usize,
    /// The possible re-rolls.
    pub(super) chances: Vec<usize>,
}

/// Levels that can be met by changing dice alone, with their costs.
type Sure = Vec<(usize, Cost)>;

struct Planner<'a> {
    sheet: &'a Sheet,
    open: u32,
    rerolls: usize,
    max: Cost,
    levels: Vec<usize>,
    made: Vec<Made>,
    made_index: BTreeMap<Made, usize>,
    chances: Vec<Chance>,
    chance_index: BTreeMap<Chance, usize>,
    /// By [`code`].
    reach: Vec<Option<u32>>,
    sure: Vec<Option<usize>>,
    known_chances: Vec<Option<Vec<usize>>>,
    /// By the two other dice; `Some(None)` if the re-roll is useless.
    rolled: Vec<Option<Option<usize>>>,
}

impl Plan {
    /// For at most this many re-rolls, and flips, +1 and −1.
    pub(super) fn new(sheet: &Sheet, open: u32, rerolls: usize, max: Cost) -> Self {
        let mut planner = Planner {
            sheet,
            open,
            rerolls,
            max,
            levels: levels(open).collect(),
            made: Vec::new(),
            made_index: BTreeMap::new(),
            chances: Vec::new(),
            chance_index: BTreeMap::new(),
            reach: vec![None; CODES],
            sure: vec![None; CODES],
            known_chances: vec![None; CODES],
            rolled: vec![None; SYMBOLS * SYMBOLS],
        };
        let attack = planner.merge(&dice::rolls());
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

    /// The hands of these dice: those with the same options are merged, and those with the fewest
    /// re-rolls come first.
    fn merge(&mut self, all: &[(Dice, u8)]) -> Vec<Hand> {
        let mut weights: BTreeMap<(usize, Vec<usize>), u8> = BTreeMap::new();
        for &(dice, weight) in all {
            let sure = self.sure(dice);
            let chances = match &self.known_chances[code(dice)] {
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

    /// The vector of the best result without re-rolls.
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
                    if within(spent, self.max) {
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

    /// The possible re-rolls with these dice: at once, or after changes.
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
                if !within(cost, self.max) || !self.may_need_changes_first(dice, die, &wanted) {
                    continue;
                }
                let changed = wanted.iter().fold(dice, |dice, change| change.apply(dice));
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
        self.known_chances[code(dice)] = Some(kept.clone());
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

    /// The vector for a re-roll of a die; `None` if it is useless.
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
        let hands = self.merge(&rolled);
        let is_useless = hands
            .iter()
            .all(|hand| hand.sure == ENDED && hand.chances.is_empty());
        let chance = (!is_useless).then(|| self.chance(Chance::Rolled(hands)));
        self.rolled[key] = Some(chance);
        chance
    }
}

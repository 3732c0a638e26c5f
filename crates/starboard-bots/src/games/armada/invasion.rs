//! A heuristic value of the invasion, for when there is no time to solve it.
//!
//! Every region has an effort: the expected number of rolls that it takes, given the number of
//! skills per roll. Regions are conquered greedily by points per effort, and the probability of
//! each falls with the ratio of the rolls left to the effort so far. At the start of the invasion
//! the mean error is 3 points.

use std::sync::LazyLock;

use armada::{Action, Actions, Armada, Level, LevelSet, Phase, Region, Skill, Step, met_by};
use starboard_kernel::{Game, Silent};

/// The weight of each skill. These and the next constants were fitted to the exact values of the
/// starts.
const REROLL: f64 = 0.82;
const FLIP: f64 = 2.30;
const CHANGE: f64 = 1.26;
/// Skills are spread over this many rolls more than there are.
const SAVED: f64 = 3.88;
/// The fraction of the effort of the hardest level that a wild card saves.
const WILD: f64 = 0.822;
/// Uncertainty: the lower, the likelier is a region for which the rolls just suffice.
const DOUBT: f64 = 0.393;

/// Wild cards alone do not conquer a region for free.
const MIN_EFFORT: f64 = 0.3;

/// Efforts are tabulated for every quarter of a skill per roll, up to three.
const STEPS: usize = 4;
const GRID: usize = 3 * STEPS + 1;

/// The expected score; within an attack, that of its best end without re-rolls.
pub(super) fn score(position: &Armada) -> f64 {
    match (position.phase(), position.step()) {
        (Phase::Invade, Step::Skills) => best_of_attack(position, MAX_CHANGES),
        _ => between_attacks(position),
    }
}

/// The most dice that are changed in an attack.
const MAX_CHANGES: usize = 2;

fn best_of_attack(position: &Armada, changes: usize) -> f64 {
    let after = |action: Action| {
        let mut next = position.clone();
        next.play_unchecked(action, &mut Silent);
        next
    };
    let mut most = between_attacks(&after(Action::LetGo));
    let met = position.met_levels();
    for level in Level::in_set(met) {
        most = most.max(between_attacks(&after(Action::Cross(level))));
    }
    if met == 0 && EFFORTS.reach[changes][code(position.dice())] & position.open_levels() != 0 {
        for action in position.legal_actions() {
            match action {
                Action::Skill { skill, .. } if skill != Skill::Reroll => {
                    let next = after(action);
                    if changes > 0
                        && EFFORTS.reach[changes - 1][code(next.dice())] & next.open_levels() != 0
                    {
                        most = most.max(best_of_attack(&next, changes - 1));
                    }
                }
                _ => {}
            }
        }
    }
    most
}

fn between_attacks(position: &Armada) -> f64 {
    let now = f64::from(position.score());
    if position.phase() == Phase::Over {
        return now;
    }
    let actions = position.actions();
    // A roll in progress has been spent already.
    let rolls = actions.rolls + u8::from(position.step() == Step::Roll);
    let rolls = f64::from(rolls);
    let skill = skills_per_roll(actions, rolls);
    let crossed = position.crossed();
    let focus = position.focus();

    let mut regions = [(0.0, 0.0, 0); 6];
    let mut count = 0;
    for region in Region::ALL {
        let left = region.level_set() & !crossed;
        if left != 0 {
            let first = region.level_set().trailing_zeros();
            let effort = skill.effort(region, (left >> first) as usize);
            let points = f64::from(region.points());
            // A18: a region that was begun comes first.
            let order = if focus == Some(region) {
                f64::INFINITY
            } else {
                points / effort
            };
            regions[count] = (order, points, region.index());
            count += 1;
        }
    }
    regions[..count].sort_by(|a, b| b.0.total_cmp(&a.0));

    let mut score = now;
    let mut effort = 0.0;
    // The hardest levels so far, as many as there are wild cards.
    let mut hardest = [0.0_f64; 3];
    let mut sure = 0.0;
    for &(_, points, index) in &regions[..count] {
        let region = Region::ALL[index];
        let first = region.level_set().trailing_zeros();
        let left = ((region.level_set() & !crossed) >> first) as usize;
        effort += skill.effort(region, left);
        for level in (0..4).filter(|level| left >> level & 1 != 0) {
            let mut single = skill.effort(region, 1 << level);
            for place in &mut hardest[..usize::from(actions.wilds)] {
                if single > *place {
                    std::mem::swap(&mut single, place);
                }
            }
        }
        let spared = WILD * hardest.iter().sum::<f64>();
        let ratio = rolls / (effort - spared).max(MIN_EFFORT);
        let ratio = ratio * ratio * ratio * ratio;
        sure = ratio / (DOUBT + ratio);
        score += points * sure;
    }
    // A24: all of them together give 100.
    let all: f64 = Region::ALL
        .iter()
        .map(|region| f64::from(region.points()))
        .sum();
    score + sure * (100.0 - all - f64::from(position.ship_points()))
}

/// The number of skills per roll, as a position in the table.
struct SkillsPerRoll {
    grid: usize,
    part: f64,
}

fn skills_per_roll(actions: Actions, rolls: f64) -> SkillsPerRoll {
    let skills = REROLL * f64::from(actions.rerolls)
        + FLIP * f64::from(actions.flips)
        + CHANGE * f64::from(actions.plus + actions.minus);
    let place = (skills / (rolls + SAVED) * STEPS as f64).min(GRID as f64 - 1.001);
    SkillsPerRoll {
        grid: place as usize,
        part: place - (place as usize) as f64,
    }
}

impl SkillsPerRoll {
    /// The expected rolls for these levels of a region, interpolated.
    fn effort(&self, region: Region, levels: usize) -> f64 {
        let at = |grid: usize| EFFORTS.rolls[grid][region.index()][levels];
        at(self.grid) * (1.0 - self.part) + at(self.grid + 1) * self.part
    }
}

struct Efforts {
    /// The levels that can be met by changing at most 0 to 3 dice, by the dice.
    reach: [[LevelSet; 216]; 4],
    /// By skills per roll, region and its remaining levels.
    rolls: [[[f64; 16]; 6]; GRID],
}

fn code(dice: [u8; 3]) -> usize {
    let [a, b, c] = dice.map(usize::from);
    (a - 1) * 36 + (b - 1) * 6 + c - 1
}

static EFFORTS: LazyLock<Efforts> = LazyLock::new(|| {
    let mut reach = [[0; 216]; 4];
    for changes in 0..4 {
        for dice in 0..216 {
            let dice = [dice / 36 + 1, dice / 6 % 6 + 1, dice % 6 + 1].map(|face: u8| face);
            reach[changes][code(dice)] = met_by(dice);
            if changes > 0 {
                for die in 0..3 {
                    for skill in [Skill::Flip, Skill::Plus, Skill::Minus] {
                        if let Some(face) = skill.changed(dice[die]) {
                            let mut changed = dice;
                            changed[die] = face;
                            reach[changes][code(dice)] |= reach[changes - 1][code(changed)];
                        }
                    }
                }
            }
        }
    }
    let mut rolls = [[[0.0; 16]; 6]; GRID];
    for (grid, rolls) in rolls.iter_mut().enumerate() {
        let sure = grid / STEPS;
        let part = (grid % STEPS) as f64 / STEPS as f64;
        for (region, rolls) in Region::ALL.into_iter().zip(rolls) {
            let first = region.level_set().trailing_zeros();
            for left in 1..=(region.level_set() >> first) as usize {
                rolls[left] = effort(left, rolls, |dice| {
                    [(sure, 1.0 - part), (sure + 1, part)].map(|(changes, weight)| {
                        let met = reach[changes.min(3)][dice] >> first;
                        (met as usize & left, weight / 216.0)
                    })
                });
            }
        }
    }
    Efforts { reach, rolls }
});

/// The expected rolls for these levels, from those for fewer: a roll crosses the level after which
/// the least effort remains.
fn effort(left: usize, rolls: &[f64; 16], met: impl Fn(usize) -> [(usize, f64); 2]) -> f64 {
    let (mut chance, mut later) = (0.0, 0.0);
    for dice in 0..216 {
        for (met, weight) in met(dice) {
            let after = (0..4)
                .filter(|level| met >> level & 1 != 0)
                .map(|level| rolls[left & !(1 << level)])
                .fold(f64::INFINITY, f64::min);
            if met != 0 {
                chance += weight;
                later += weight * after;
            }
        }
    }
    (1.0 + later) / chance
}

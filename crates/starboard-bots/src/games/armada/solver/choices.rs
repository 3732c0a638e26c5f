//! The value of a position and of every action in it.
//!
//! Positions between attacks are looked up. Within an attack, expectimax with a cache searches to
//! the end of the attack, for the current dice and skills: a few thousand positions at most.

use armada::{Action, Actions, Level, Skill};

use super::dice::{
    CHANGED, CODES, Dice, FRESH, REROLLED, changes, code, faces, mark, rolls, symbol, with,
};
use super::sheet::levels;
use super::table::Solver;
use super::{Die, State, Step};

impl Solver {
    /// The value of a position, before a roll the expected one. `None` if the position is not
    /// among those solved, or impossible.
    #[must_use]
    pub fn value(&self, state: &State) -> Option<f32> {
        match state.step {
            Step::Attack => self.between(state.crossed, state.actions),
            Step::Roll => Some(self.expected(state.crossed, state.actions)? as f32),
            Step::Skills(dice) => {
                let mut attack = Attack::new(self, state.crossed, state.actions)?;
                Some(attack.value(read(dice)?, [0; 4])? as f32)
            }
            Step::Reroll(dice, die) => {
                let mut attack = Attack::new(self, state.crossed, state.actions)?;
                let dice = read(dice)?;
                let rolled = *dice.get(usize::from(die))?;
                if mark(rolled) != FRESH {
                    return None;
                }
                Some(attack.reroll(dice, usize::from(die), [0; 4])? as f32)
            }
        }
    }

    /// Every legal action with its value: none before a roll and at the end. `None` as for
    /// [`Solver::value`].
    #[must_use]
    pub fn choices(&self, state: &State) -> Option<Vec<(Action, f32)>> {
        match state.step {
            Step::Attack => self.choices_between(state),
            Step::Roll | Step::Reroll(..) => self.value(state).map(|_expected| Vec::new()),
            Step::Skills(dice) => self.choices_with(read(dice)?, state),
        }
    }

    fn choices_between(&self, state: &State) -> Option<Vec<(Action, f32)>> {
        self.between(state.crossed, state.actions)?;
        let mut choices = Vec::new();
        let open = self.sheet.open(state.crossed);
        if open != 0 && state.actions.rolls > 0 {
            let actions = Actions {
                rolls: state.actions.rolls - 1,
                ..state.actions
            };
            let value = self.expected(state.crossed, actions)?;
            choices.push((Action::Attack, value as f32));
        }
        self.add_wilds(state, &mut choices)?;
        Some(choices)
    }

    fn choices_with(&self, dice: Dice, state: &State) -> Option<Vec<(Action, f32)>> {
        let mut attack = Attack::new(self, state.crossed, state.actions)?;
        let mut choices = Vec::new();
        let met = attack.met(dice);
        for level in levels(met) {
            let value = self.between(state.crossed | 1 << level, state.actions)?;
            choices.push((Action::Cross(level_of(level)), value));
        }
        if met == 0 {
            for die in 0..3 {
                if attack.can_reroll(dice, die, [0; 4]) {
                    let value = attack.reroll(dice, die, [1, 0, 0, 0])?;
                    choices.push((skill_on(Skill::Reroll, die), value as f32));
                }
            }
            let kinds = [Skill::Flip, Skill::Plus, Skill::Minus];
            for (kind, skill) in kinds.into_iter().enumerate() {
                for die in 0..3 {
                    if let Some((changed, used)) = attack.changed(dice, die, kind, [0; 4]) {
                        let value = attack.value(changed, used)?;
                        choices.push((skill_on(skill, die), value as f32));
                    }
                }
            }
        }
        self.add_wilds(state, &mut choices)?;
        let value = self.between(state.crossed, state.actions)?;
        choices.push((Action::LetGo, value));
        Some(choices)
    }

    /// A22
    fn add_wilds(&self, state: &State, choices: &mut Vec<(Action, f32)>) -> Option<()> {
        let Some(wilds) = state.actions.wilds.checked_sub(1) else {
            return Some(());
        };
        let actions = Actions {
            wilds,
            ..state.actions
        };
        for level in levels(self.sheet.open(state.crossed)) {
            let value = self.between(state.crossed | 1 << level, actions)?;
            choices.push((Action::Wild(level_of(level)), value));
        }
        Some(())
    }

    /// The expected value of a roll of three dice that has been paid for.
    fn expected(&self, crossed: u32, actions: Actions) -> Option<f64> {
        let mut attack = Attack::new(self, crossed, actions)?;
        let mut sum = 0.0;
        for (dice, orders) in rolls() {
            sum += f64::from(orders) * attack.value(dice, [0; 4])?;
        }
        Some(sum / 216.0)
    }
}

fn level_of(bit: usize) -> Level {
    Level::in_set(1 << bit)
        .next()
        .expect("one bit is one level")
}

fn skill_on(skill: Skill, die: usize) -> Action {
    Action::Skill {
        skill,
        die: armada::Die::ALL[die],
    }
}

/// Dice as symbols; `None` if they are impossible.
fn read(dice: [Die; 3]) -> Option<Dice> {
    let possible = dice.iter().all(|die| (1..=6).contains(&die.face));
    possible.then(|| {
        dice.map(|die| {
            let mark = match (die.rerolled, die.changed) {
                (_, true) => CHANGED,
                (true, false) => REROLLED,
                (false, false) => FRESH,
            };
            symbol(die.face - 1, mark)
        })
    })
}

/// Re-rolls, flips, +1 and −1 used since the position of the query.
type Used = [u8; 4];

/// An attack whose roll has been paid for.
struct Attack<'a> {
    solver: &'a Solver,
    crossed: u32,
    open: u32,
    actions: Actions,
    /// The number of possible counts of each skill used: three of each at most.
    uses: [usize; 4],
    /// Cached values by dice and skills used; NaN where not computed yet.
    cache: Vec<f64>,
    /// The same for ending the attack, with or without a wild card.
    ended: Vec<f64>,
}

impl<'a> Attack<'a> {
    fn new(solver: &'a Solver, crossed: u32, actions: Actions) -> Option<Self> {
        solver.between(crossed, actions)?;
        let skills = [actions.rerolls, actions.flips, actions.plus, actions.minus];
        let uses = skills.map(|skill| usize::from(skill.min(3)) + 1);
        let all_uses: usize = uses.iter().product();
        Some(Attack {
            solver,
            crossed,
            open: solver.sheet.open(crossed),
            actions,
            uses,
            cache: vec![f64::NAN; CODES * all_uses],
            ended: vec![f64::NAN; all_uses],
        })
    }

    fn use_index(&self, used: Used) -> usize {
        let uses = self.uses.iter().zip(used);
        uses.fold(0, |index, (uses, used)| index * uses + usize::from(used))
    }

    fn met(&self, dice: Dice) -> u32 {
        self.solver.sheet.met(faces(dice)) & self.open
    }

    fn left(&self, used: Used) -> Actions {
        let [rerolls, flips, plus, minus] = used;
        let actions = self.actions;
        Actions {
            rerolls: actions.rerolls - rerolls,
            flips: actions.flips - flips,
            plus: actions.plus - plus,
            minus: actions.minus - minus,
            ..actions
        }
    }

    fn value(&mut self, dice: Dice, used: Used) -> Option<f64> {
        let index = code(dice) * self.ended.len() + self.use_index(used);
        if !self.cache[index].is_nan() {
            return Some(self.cache[index]);
        }
        let mut best = self.ended(used)?;
        let met = self.met(dice);
        for level in levels(met) {
            let crossed = self.crossed | 1 << level;
            let value = self.solver.between(crossed, self.left(used))?;
            best = best.max(f64::from(value));
        }
        if met == 0 {
            // A20, A21
            for die in 0..3 {
                if self.can_reroll(dice, die, used) {
                    let [rerolls, changes @ ..] = used;
                    let [flips, plus, minus] = changes;
                    let value = self.reroll(dice, die, [rerolls + 1, flips, plus, minus])?;
                    best = best.max(value);
                }
                for kind in 0..3 {
                    if let Some((changed, used)) = self.changed(dice, die, kind, used) {
                        best = best.max(self.value(changed, used)?);
                    }
                }
            }
        }
        self.cache[index] = best;
        Some(best)
    }

    fn can_reroll(&self, dice: Dice, die: usize, used: Used) -> bool {
        mark(dice[die]) == FRESH && used[0] < self.actions.rerolls
    }

    /// The expected value of a re-roll, which is included in `used`.
    fn reroll(&mut self, dice: Dice, die: usize, used: Used) -> Option<f64> {
        let mut sum = 0.0;
        for face in 0..6 {
            sum += self.value(with(dice, die, symbol(face, REROLLED)), used)?;
        }
        Some(sum / 6.0)
    }

    /// The dice after a change, if it is allowed.
    fn changed(&self, dice: Dice, die: usize, kind: usize, used: Used) -> Option<(Dice, Used)> {
        let changed = changes(dice[die])[kind]?;
        let there = [self.actions.flips, self.actions.plus, self.actions.minus][kind];
        let mut used = used;
        used[kind + 1] += 1;
        (used[kind + 1] <= there).then(|| (with(dice, die, changed), used))
    }

    /// A20: let go, or A22: a wild card after the roll.
    fn ended(&mut self, used: Used) -> Option<f64> {
        let index = self.use_index(used);
        if self.ended[index].is_nan() {
            let actions = self.left(used);
            let mut best = self.solver.between(self.crossed, actions)?;
            if let Some(wilds) = actions.wilds.checked_sub(1) {
                for level in levels(self.open) {
                    let crossed = self.crossed | 1 << level;
                    let actions = Actions { wilds, ..actions };
                    best = best.max(self.solver.between(crossed, actions)?);
                }
            }
            self.ended[index] = f64::from(best);
        }
        Some(self.ended[index])
    }
}

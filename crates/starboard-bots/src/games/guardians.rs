//! The evaluation of Guardians of Space.
//!
//! It estimates the final points (points so far, a share of the remaining points by the number of
//! shots of each fighter, and immediate targets), turns the lead over the best rival into a win
//! probability, and multiplies that by the probability that the planet is not raided.

mod learned;
mod puzzles;

use guardians::{
    Action, COLUMNS, Cell, Direction, Fighter, Guardians, Missile, Pilot, PowerUp, Square, Step,
    TOKEN_VALUES,
};
use starboard_kernel::{Game, Seat, Silent, Turn};

use crate::evaluation::{Evaluation, Tuning, Values, win_shares};

/// A hand-written evaluation; its weights were tuned by matches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct GuardiansEvaluation {
    /// The weight of winning. The rest is for points: a pilot who can no longer win still wants
    /// them, and so still defends the planet.
    pub victory: f64,
    /// The fraction of the remaining points that will be scored; the rest is lost to the mine, to
    /// collisions and to the broken halves of ships.
    pub taken: f64,
    /// The spread of the final points: a constant, and a term that grows with the square root of
    /// the remaining tokens.
    pub drift: f64,
    pub drift_per_token: f64,
    /// The factor by which the lowest token of a column, if it is in row 1, 2, 3 …, lowers the
    /// value for everybody. It is higher than the probability of a raid: it must outweigh the
    /// points that a pilot gains by leaving the defence to the others.
    pub raid: [f64; 6],
    /// The fraction of the best reachable target that is credited to the next pilot.
    pub target: f64,
    /// The fraction of the best row that is credited to the owner of a missile.
    pub missile: f64,
    /// The points of one additional shot of a charged power-up.
    pub boosted_shot: f64,
    /// The penalty for standing in the way of the next descent: if it is near, and if not.
    pub in_the_way: f64,
    pub in_the_way_later: f64,
    pub tuning: Tuning,
}

pub use learned::LearnedGuardians;

/// The name by which the list of games finds it.
pub(super) type GameEvaluation = LearnedGuardians;

impl Default for GuardiansEvaluation {
    fn default() -> Self {
        GuardiansEvaluation {
            victory: 0.9,
            taken: 0.85,
            drift: 3.0,
            drift_per_token: 2.2,
            raid: [0.80, 0.40, 0.20, 0.10, 0.05, 0.02],
            target: 0.5,
            missile: 0.75,
            boosted_shot: 2.5,
            in_the_way: 1.5,
            in_the_way_later: 1.0,
            // The evaluation is accurate, and the tokens of a wave matter little.
            tuning: Tuning {
                exploration: 0.2,
                prior_temperature: 0.1,
                virtual_visits: 1.0,
                visits_per_outcome: 12,
                rollout_depth: 3,
                rollout_candidates: 4,
                noise: 0.0,
                level_4_playouts: 12_000,
                playout_cap: None,
                level_1_margin: 0.05,
                ..Tuning::default()
            },
        }
    }
}

/// G23
const RETURN_PRICE: f64 = 10.0;

impl Evaluation<Guardians> for GuardiansEvaluation {
    fn value(&self, position: &Guardians) -> Values {
        if position.step() != Step::Shoot || position.turn() == Turn::Chance {
            return self.estimate(position);
        }
        // Shooting is not a decision, except with a missile: evaluate the position after it (a
        // quiescence search).
        let seat = position.seat();
        let fired = {
            let mut next = position.clone();
            while next.turn() == Turn::Player(seat) && next.step() == Step::Shoot {
                next.play_unchecked(Action::Fire, &mut Silent);
            }
            self.estimate(&next)
        };
        if position.pilots()[seat.index()].missile == Missile::Held
            && position.legal_actions().contains(&Action::Launch)
        {
            let mut next = position.clone();
            next.play_unchecked(Action::Launch, &mut Silent);
            let launched = self.estimate(&next);
            if launched[seat.index()] > fired[seat.index()] {
                return launched;
            }
        }
        fired
    }

    fn tuning(&self) -> Tuning {
        self.tuning
    }
}

impl GuardiansEvaluation {
    fn estimate(&self, position: &Guardians) -> Values {
        if let Some(ending) = position.ending() {
            return self.result(position, &win_shares(&ending), ending.winners.is_empty());
        }
        let pilots = position.pilots();
        let remaining = Remaining::of(position, &self.raid);
        let shots: f64 = pilots.iter().map(shots).sum::<f64>().max(1.0);
        let mut points = Values::default();
        for (pilot, points) in pilots.iter().zip(&mut points) {
            *points = f64::from(pilot.points())
                + self.taken * remaining.points * self::shots(pilot) / shots;
            if pilot.fighter == Fighter::Destroyed {
                *points -= RETURN_PRICE;
            }
            if pilot.missile == Missile::Held {
                *points += self.missile * remaining.best_row;
            }
            if pilot.power == PowerUp::Charged {
                *points += self.boosted_shot * f64::from(pilot.level);
            }
            if let Some(square) = pilot.square()
                && position.invaders() >> square.index() >> COLUMNS & 1 != 0
            {
                *points -= if remaining.descent_is_near {
                    self.in_the_way
                } else {
                    self.in_the_way_later
                };
            }
        }
        let next = next_to_shoot(position);
        points[next] += self.target * best_target(position, next);
        let drift = self.drift + self.drift_per_token * remaining.tokens.sqrt();
        let mut win = Values::default();
        for seat in 0..pilots.len() {
            if !can_win(&pilots[seat]) {
                continue;
            }
            let rival = (0..pilots.len())
                .filter(|&other| other != seat && can_win(&pilots[other]))
                .map(|other| points[other])
                .fold(f64::NEG_INFINITY, f64::max);
            win[seat] = if rival == f64::NEG_INFINITY {
                1.0
            } else {
                let lead = (points[seat] - rival) / drift;
                0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
            };
        }
        let sum: f64 = win.iter().sum();
        if sum > 0.0 {
            win = win.map(|chance| chance / sum);
        }
        let share = shares(&points[..pilots.len()]);
        let mut values = Values::default();
        for seat in 0..pilots.len() {
            values[seat] =
                remaining.safety * (self.victory * win[seat] + (1.0 - self.victory) * share[seat]);
        }
        values
    }

    /// The value of a finished game.
    fn result(&self, position: &Guardians, win: &Values, lost: bool) -> Values {
        let mut values = Values::default();
        // G30: a raided planet is a loss for everybody.
        if lost {
            return values;
        }
        let pilots = position.pilots();
        let mut points = Values::default();
        for (points, pilot) in points.iter_mut().zip(pilots) {
            *points = pilot.points().into();
        }
        let share = shares(&points[..pilots.len()]);
        for seat in 0..pilots.len() {
            values[seat] = self.victory * win[seat] + (1.0 - self.victory) * share[seat];
        }
        values
    }
}

/// Each one's share of the sum.
fn shares(points: &[f64]) -> Values {
    // An extra point for everybody avoids a division by zero.
    let weight = |points: &f64| points.max(0.0) + 1.0;
    let sum: f64 = points.iter().map(weight).sum();
    let mut shares = Values::default();
    for (share, points) in shares.iter_mut().zip(points) {
        *share = weight(points) / sum;
    }
    shares
}

/// What remains on the board and in the supply.
struct Remaining {
    tokens: f64,
    points: f64,
    /// The points of the best row for a missile.
    best_row: f64,
    /// The factor for the danger of a raid.
    safety: f64,
    /// Whether a column has only one token left.
    descent_is_near: bool,
}

impl Remaining {
    fn of(position: &Guardians, raid: &[f64]) -> Remaining {
        let mut points = 0.0;
        let mut tokens = 0.0;
        let mut best_row: f64 = 0.0;
        let mut row = 0.0;
        let mut safety = 1.0;
        let mut in_column = [0_u8; COLUMNS as usize];
        let mut last_row = 0;
        let mut left = position.invaders();
        while left != 0 {
            let square = Square::new(left.trailing_zeros() as u8);
            left &= left - 1;
            if square.row() != last_row {
                last_row = square.row();
                row = 0.0;
            }
            row += token_value(position.cell(square));
            points += token_value(position.cell(square));
            tokens += 1.0;
            best_row = best_row.max(row);
            let column = &mut in_column[usize::from(square.column())];
            *column += 1;
            // Only the lowest token of a column can raid.
            if *column == 1
                && let Some(raid) = raid.get(usize::from(square.row()) - 1)
            {
                safety *= 1.0 - raid;
            }
        }
        let supply = position.supply();
        let waiting = position.waiting();
        for (count, value) in supply
            .into_iter()
            .zip([1.0, 2.0, 3.0, 4.0, 5.0, HALF, HALF])
        {
            points += f64::from(count) * value;
            tokens += f64::from(count);
        }
        let halves = f64::from(waiting.left + waiting.right + 2 * waiting.ships);
        Remaining {
            tokens: tokens + halves,
            points: points + HALF * halves,
            best_row,
            safety,
            descent_is_near: in_column.contains(&1),
        }
    }
}

/// G13: one half of a whole ship is lost.
const HALF: f64 = TOKEN_VALUES[5] as f64 / 2.0;

fn token_value(cell: Cell) -> f64 {
    match cell {
        Cell::Empty => 0.0,
        Cell::Left | Cell::Right => HALF,
        token => TOKEN_VALUES[token.kind()].into(),
    }
}

fn shots(pilot: &Pilot) -> f64 {
    match pilot.fighter {
        Fighter::Out => 0.0,
        Fighter::Destroyed if f64::from(pilot.points()) < RETURN_PRICE => 0.0,
        _ => pilot.level.into(),
    }
}

fn can_win(pilot: &Pilot) -> bool {
    shots(pilot) > 0.0
}

/// The pilot whose shoot step is next.
fn next_to_shoot(position: &Guardians) -> usize {
    let seat = position.seat().index();
    if position.step() != Step::Mine {
        return seat;
    }
    let pilots = position.pilots();
    (1..=pilots.len())
        .map(|ahead| (seat + ahead) % pilots.len())
        .find(|&seat| pilots[seat].fighter != Fighter::Out)
        .unwrap_or(seat)
}

/// The points of the best single hit within one move.
fn best_target(position: &Guardians, seat: usize) -> f64 {
    let Some(from) = position.pilots()[seat].square() else {
        return 0.0;
    };
    let mut best = target(position, seat, from);
    for direction in Direction::ALL {
        let mut at = from;
        while let Some(next) = at.step(direction)
            && is_empty(position, next)
        {
            at = next;
            best = best.max(target(position, seat, at));
        }
    }
    best
}

fn is_empty(position: &Guardians, square: Square) -> bool {
    position.invaders() >> square.index() & 1 == 0
        && position.mine() != Some(square)
        && position.fighter_at(square).is_none()
}

/// The points of a shot straight up from a square.
fn target(position: &Guardians, seat: usize, from: Square) -> f64 {
    let Some(square) = position.first_above(from) else {
        return 0.0;
    };
    match position.cell(square) {
        Cell::Empty => match position.fighter_at(square) {
            Some(owner) if owner != Seat::new(seat) => {
                lowest_token(&position.pilots()[owner.index()])
            }
            _ => 0.0,
        },
        Cell::Left | Cell::Right => 0.0,
        token => TOKEN_VALUES[token.kind()].into(),
    }
}

/// G15: the points that a hit on this pilot's fighter costs.
fn lowest_token(pilot: &Pilot) -> f64 {
    pilot
        .tokens
        .iter()
        .zip(TOKEN_VALUES)
        .find(|&(&count, _)| count > 0)
        .map_or(0.0, |(_, value)| value.into())
}

#[cfg(test)]
mod tests {
    use starboard_kernel::{FastRng, OptionValues};

    use super::*;

    /// Calls `visit` with every position of some random games.
    fn random_games(mut visit: impl FnMut(&Guardians)) {
        for options in Guardians::schema().combinations() {
            let options = Guardians::read_options(&options).expect("options of the schema");
            for seed in 0..4 {
                let mut position = Guardians::start(&options);
                let mut rng = FastRng::new(seed);
                loop {
                    visit(&position);
                    match position.turn() {
                        Turn::Player(_) => {
                            let action = position.random_action(&mut rng, &mut Vec::new());
                            position.play_unchecked(action, &mut Silent);
                        }
                        Turn::Chance => {
                            let outcome = position.random_outcome(&mut rng, &mut Vec::new());
                            position.resolve_unchecked(outcome, &mut Silent);
                        }
                        Turn::Over => break,
                    }
                }
            }
        }
    }

    #[test]
    fn values_are_shares_of_one_win() {
        let mut lost = 0;
        random_games(|position| {
            let values = GuardiansEvaluation::default().value(position);
            assert!(values.iter().all(|value| (0.0..=1.0).contains(value)));
            assert!(values.iter().sum::<f64>() < 1.0 + 1e-9, "{values:?}");
            assert!(values[position.seats()..].iter().all(|&value| value == 0.0));
            if let Some(ending) = position.ending() {
                if ending.winners.is_empty() {
                    lost += 1;
                    assert_eq!(values, Values::default(), "G30: a loss for everybody");
                }
                for seat in Seat::first(position.seats()) {
                    let won = ending.winners.contains(&seat);
                    let least = 0.9 / ending.winners.len().max(1) as f64;
                    assert_eq!(won, values[seat.index()] >= least, "{values:?}");
                }
            }
        });
        assert!(lost > 0, "random play must lose some planets");
    }

    /// A position with this board, two fighters in row 1 and the first to move.
    fn board(rows: [&str; 10], tokens: [&[u8]; 2]) -> Guardians {
        let mut position =
            Guardians::start(&Guardians::read_options(&OptionValues::new()).expect("defaults"));
        // Documents are the only way to set up an arbitrary position.
        let mut rng = FastRng::new(1);
        while position.turn() == Turn::Chance {
            let outcome = position.random_outcome(&mut rng, &mut Vec::new());
            position.resolve_unchecked(outcome, &mut Silent);
        }
        let mut document = position.document();
        document["board"] = rows.to_vec().into();
        document["step"] = "move".into();
        for (seat, fighter) in ["b1", "e1"].into_iter().enumerate() {
            document["players"][seat]["fighter"] = fighter.into();
            document["players"][seat]["tokens"] = tokens[seat].into();
        }
        Guardians::from_document(&document).expect("a possible position")
    }

    const HIGH: [&str; 10] = [
        "123451", "......", "......", "......", "......", "......", "......", "......", "......",
        "......",
    ];

    #[test]
    fn more_points_are_better_and_low_invaders_worse() {
        let value = |position: &Guardians| GuardiansEvaluation::default().value(position);
        let even = value(&board(HIGH, [&[3], &[3]]));
        let ahead = value(&board(HIGH, [&[5, 3], &[3]]));
        assert!(
            ahead[0] > even[0] && ahead[1] < even[1],
            "{even:?} {ahead:?}"
        );
        let mut low = HIGH;
        low[8] = "1.....";
        let mut lower = HIGH;
        lower[9] = "1.....";
        let (low, lower) = (
            value(&board(low, [&[3], &[3]])),
            value(&board(lower, [&[3], &[3]])),
        );
        for seat in 0..2 {
            assert!(even[seat] > low[seat] && low[seat] > lower[seat]);
        }
    }
}

//! Alpha-beta search for two players without chance, for games whose evaluation says how
//! ([`Duel`]). It looks at every answer to every action, a little deeper each time, and leaves
//! out only what cannot change the result.

use starboard_kernel::{Game, Seat, Turn};

use super::LONGEST_LINE;
use crate::evaluation::{Duel, Evaluation};
use crate::{Budget, Choice, Line, Settings};

/// Scores are ten-thousandths of a win, for who is to act; 0 is as much as the other has.
type Score = i32;
const UNITS: f64 = 10_000.0;
const WIN: Score = 20_000;
/// From here on a score is a win that has been followed to its end.
const SEEN_WIN: Score = WIN - MOST_PLIES as Score;
const INFINITE: Score = 30_000;

/// No line is followed further.
const MOST_PLIES: usize = 64;
/// How many forcing actions in a row are followed beyond the depth.
const MOST_FORCING: u32 = 6;
/// Up to this depth every action of the root gets a score of its own, for people who want a hint.
const EXACT_DEPTH: i32 = 2;
/// A playout of the tree search values some positions; so many count as one here, so that a
/// budget of playouts is about as much work for either.
const NODES_PER_PLAYOUT: u32 = 32;
const NODES_BETWEEN_GLANCES: u32 = 128;
/// As in the tree search, it only keeps a clock that stands still from holding a bot for ever.
const MOST_NODES_PER_MILLI: u32 = 10_000;

/// Some 8 MB.
const TABLE: usize = 1 << 18;

/// By up to so much bots of different seeds differ about a position: equal games would be dull.
const WHIM: u64 = 256;

/// How much less than half a win a draw is to who thinks: they would rather play on.
const CONTEMPT: Score = 1_000;

/// What is kept from one choice to the next.
pub(super) struct AlphaBeta<G: Game> {
    table: Vec<Entry<G::Action>>,
    /// How much an action has refuted, by seat and [`Duel::slot`].
    history: Vec<u32>,
    seed: u64,
}

/// What is known of a position.
#[derive(Clone, Copy)]
struct Entry<A> {
    key: u64,
    score: i16,
    depth: i8,
    bound: Bound,
    best: Option<A>,
}

#[derive(Clone, Copy, PartialEq)]
enum Bound {
    Nothing,
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy)]
struct Ordered<A> {
    action: A,
    order: u32,
    forcing: bool,
}

/// An action of the root.
struct Root<A> {
    action: A,
    score: Score,
    nodes: u32,
    then: Vec<A>,
}

impl<G: Game> AlphaBeta<G> {
    pub(super) fn new(seed: u64) -> Self {
        let unknown = Entry {
            key: 0,
            score: 0,
            depth: 0,
            bound: Bound::Nothing,
            best: None,
        };
        AlphaBeta {
            table: vec![unknown; TABLE],
            history: vec![0; 2 * crate::evaluation::SLOTS],
            seed,
        }
    }

    /// A player must be to act.
    pub(super) fn choose(
        &mut self,
        position: &G,
        evaluation: &impl Evaluation<G>,
        duel: &dyn Duel<G>,
        budget: Budget,
        settings: &Settings,
    ) -> Option<Choice> {
        for count in &mut self.history {
            *count /= 8;
        }
        let (nodes, until) = match budget {
            Budget::Playouts(playouts) => (playouts.saturating_mul(NODES_PER_PLAYOUT), None),
            Budget::Millis(millis) => (
                millis.saturating_mul(MOST_NODES_PER_MILLI),
                Some((settings.clock)() + f64::from(millis)),
            ),
        };
        let mut thought = Thought {
            memory: self,
            evaluation,
            duel,
            line: vec![position.clone(); MOST_PLIES + 1],
            actions: vec![Vec::new(); MOST_PLIES + 1],
            legal: Vec::new(),
            best: vec![Vec::new(); MOST_PLIES + 1],
            killers: [[None; 2]; MOST_PLIES + 1],
            nodes: 0,
            most_nodes: nodes,
            until,
            clock: settings.clock,
            stopped: false,
        };
        let roots = thought.deepen();
        let nodes = thought.nodes;
        let Turn::Player(seat) = position.turn() else {
            return None;
        };
        let lines: Vec<Line> = roots
            .iter()
            .map(|root| Line {
                action: root.action.to_string(),
                visits: root.nodes.max(1),
                value: values(seat, root.score),
                then: root
                    .then
                    .iter()
                    .take(LONGEST_LINE)
                    .map(ToString::to_string)
                    .collect(),
            })
            .collect();
        let best = lines.first()?;
        Some(Choice {
            action: best.action.clone(),
            value: best.value.clone(),
            playouts: nodes.div_ceil(NODES_PER_PLAYOUT),
            lines,
        })
    }
}

/// The expected result by seat.
fn values(seat: Seat, score: Score) -> Vec<f64> {
    let mine = (0.5 + f64::from(score) / UNITS).clamp(0.0, 1.0);
    let mut values = vec![1.0 - mine; 2];
    values[seat.index()] = mine;
    values
}

/// The search for one choice.
struct Thought<'a, G: Game, E> {
    memory: &'a mut AlphaBeta<G>,
    evaluation: &'a E,
    duel: &'a dyn Duel<G>,
    /// The positions of the line that is looked at, by ply.
    line: Vec<G>,
    actions: Vec<Vec<Ordered<G::Action>>>,
    legal: Vec<G::Action>,
    /// The best continuation found, by ply.
    best: Vec<Vec<G::Action>>,
    /// What refuted the last lines, by ply.
    killers: [[Option<G::Action>; 2]; MOST_PLIES + 1],
    nodes: u32,
    most_nodes: u32,
    until: Option<f64>,
    clock: fn() -> f64,
    stopped: bool,
}

impl<G: Game, E: Evaluation<G>> Thought<'_, G, E> {
    /// Looks deeper and deeper until the budget is spent or everything is clear. Gives the
    /// actions of the root, best first.
    fn deepen(&mut self) -> Vec<Root<G::Action>> {
        self.list(0, None);
        // A stable sort: what is equal stays in the game's own order.
        self.actions[0].sort_by_key(|ordered| std::cmp::Reverse(ordered.order));
        let mut roots: Vec<Root<G::Action>> = self.actions[0]
            .iter()
            .map(|ordered| Root {
                action: ordered.action,
                score: -INFINITE,
                nodes: 0,
                then: Vec::new(),
            })
            .collect();
        for depth in 1..MOST_PLIES as i32 / 2 {
            self.look_at_all(&mut roots, depth);
            let best = roots[0].score;
            if self.stopped || best.abs() >= SEEN_WIN {
                break;
            }
        }
        // Whatever nobody had time for is worth no more than what was found to be the worst.
        let mut least = roots[0].score;
        for root in &mut roots {
            if root.score == -INFINITE {
                root.score = least;
            }
            least = least.min(root.score);
        }
        roots
    }

    fn look_at_all(&mut self, roots: &mut [Root<G::Action>], depth: i32) {
        let mut alpha = -INFINITE;
        for index in 0..roots.len() {
            let before = self.nodes;
            self.play(0, roots[index].action);
            let exact = index == 0 || depth <= EXACT_DEPTH;
            let mut score = -INFINITE;
            if !exact {
                score = -self.visit(1, depth - 1, -alpha - 1, -alpha, MOST_FORCING);
            }
            if exact || (score > alpha && !self.stopped) {
                score = -self.visit(1, depth - 1, -INFINITE, INFINITE, MOST_FORCING);
            }
            let root = &mut roots[index];
            root.nodes += self.nodes - before;
            if self.stopped {
                return;
            }
            if exact || score > alpha {
                root.score = score;
                root.then.clone_from(&self.best[1]);
            } else {
                // Only an upper limit is known.
                root.score = root.score.min(score);
            }
            if score > alpha {
                alpha = score;
                // The best is looked at first the next time, even if there is no time to finish.
                roots[..=index].rotate_right(1);
            }
        }
        // A stable sort: what is equal stays in order.
        roots[1..].sort_by_key(|root| -root.score);
    }

    /// The score of the position at `ply`, exact if it is between `alpha` and `beta`.
    fn visit(
        &mut self,
        ply: usize,
        mut depth: i32,
        mut alpha: Score,
        beta: Score,
        forcing_left: u32,
    ) -> Score {
        self.best[ply].clear();
        let Turn::Player(seat) = self.line[ply].turn() else {
            return self.result(ply);
        };
        if self.duel.is_repeated(&self.line[ply]) {
            return self.draw(seat);
        }
        if ply == MOST_PLIES {
            return self.estimate(ply, seat);
        }
        // Who is about to lose gets the chance to show that they are not.
        if depth <= 0 && forcing_left > 0 && self.duel.is_pressed(&self.line[ply]) {
            depth = 1;
        }
        if depth <= 0 {
            return self.settle(ply, alpha, beta, forcing_left, seat);
        }
        let key = self.duel.key(&self.line[ply]);
        let slot = key as usize & (TABLE - 1);
        let known = self.memory.table[slot];
        let mut hint = None;
        if known.bound != Bound::Nothing && known.key == key {
            hint = known.best;
            let score = from_table(known.score, ply);
            let enough = match known.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
                Bound::Nothing => false,
            };
            if enough && i32::from(known.depth) >= depth && beta - alpha == 1 {
                return score;
            }
        }
        self.list(ply, hint);
        let before = alpha;
        let mut best = -INFINITE;
        let mut best_action = None;
        for index in 0..self.actions[ply].len() {
            let Ordered {
                action, forcing, ..
            } = self.pick(ply, index);
            self.play(ply, action);
            let rest = depth - 1;
            let mut score;
            if index == 0 {
                score = -self.visit(ply + 1, rest, -beta, -alpha, forcing_left);
            } else {
                // Late ones are looked at less deep, unless they turn out well.
                let reduction = if depth >= 2 && index >= 4 && !forcing {
                    1 + i32::from(depth >= 4 && index >= 16)
                } else {
                    0
                };
                score = -self.visit(ply + 1, rest - reduction, -alpha - 1, -alpha, forcing_left);
                if score > alpha && reduction > 0 {
                    score = -self.visit(ply + 1, rest, -alpha - 1, -alpha, forcing_left);
                }
                if score > alpha && score < beta {
                    score = -self.visit(ply + 1, rest, -beta, -alpha, forcing_left);
                }
            }
            if self.stopped {
                return best.max(alpha);
            }
            if score > best {
                best = score;
                best_action = Some(action);
            }
            if score > alpha {
                alpha = score;
                self.extend_best(ply, action);
            }
            if alpha >= beta {
                if !forcing {
                    self.refuted(ply, seat, action, depth);
                }
                break;
            }
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > before {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.memory.table[slot] = Entry {
            key,
            score: to_table(best, ply),
            depth: depth as i8,
            bound,
            best: best_action.or(hint),
        };
        best
    }

    /// Follows forcing actions until nothing is at stake.
    fn settle(
        &mut self,
        ply: usize,
        mut alpha: Score,
        beta: Score,
        forcing_left: u32,
        seat: Seat,
    ) -> Score {
        let mut best = self.estimate(ply, seat);
        if best >= beta || forcing_left == 0 {
            return best;
        }
        alpha = alpha.max(best);
        self.list(ply, None);
        for index in 0..self.actions[ply].len() {
            let Ordered {
                action, forcing, ..
            } = self.pick(ply, index);
            if !forcing {
                break;
            }
            self.play(ply, action);
            let score = -self.visit(ply + 1, 0, -beta, -alpha, forcing_left - 1);
            if self.stopped {
                return best;
            }
            best = best.max(score);
            if score > alpha {
                alpha = score;
                self.extend_best(ply, action);
            }
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// Makes the next position of the line.
    fn play(&mut self, ply: usize, action: G::Action) {
        let (line, rest) = self.line.split_at_mut(ply + 1);
        rest[0].clone_from(&line[ply]);
        rest[0].apply_silently(action);
        self.nodes += 1;
        if self.nodes >= self.most_nodes {
            self.stopped = true;
        }
        if let Some(until) = self.until
            && self.nodes.is_multiple_of(NODES_BETWEEN_GLANCES)
            && (self.clock)() >= until
        {
            self.stopped = true;
        }
    }

    /// The actions at `ply` with the order in which to look at them.
    fn list(&mut self, ply: usize, hint: Option<G::Action>) {
        let position = &self.line[ply];
        self.legal.clear();
        position.legal_actions(&mut self.legal);
        let side = match position.turn() {
            Turn::Player(seat) => seat.index(),
            _ => 0,
        };
        let history = &self.memory.history[side * crate::evaluation::SLOTS..];
        let killers = self.killers[ply];
        let actions = &mut self.actions[ply];
        actions.clear();
        actions.extend(self.legal.iter().map(|&action| {
            let urgency = self.duel.urgency(position, action);
            let order = if Some(action) == hint {
                u32::MAX
            } else if urgency > 0 {
                (1 << 30) + urgency
            } else if killers.contains(&Some(action)) {
                1 << 29
            } else {
                history[self.duel.slot(action)].min((1 << 29) - 1)
            };
            Ordered {
                action,
                order,
                forcing: urgency > 0,
            }
        }));
    }

    /// Brings the next action in order to `index`.
    fn pick(&mut self, ply: usize, index: usize) -> Ordered<G::Action> {
        let actions = &mut self.actions[ply][index..];
        let mut next = 0;
        for (at, ordered) in actions.iter().enumerate().skip(1) {
            if ordered.order > actions[next].order {
                next = at;
            }
        }
        actions[..=next].rotate_right(1);
        actions[0]
    }

    fn refuted(&mut self, ply: usize, seat: Seat, action: G::Action, depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            killers.swap(0, 1);
            killers[0] = Some(action);
        }
        let slot = seat.index() * crate::evaluation::SLOTS + self.duel.slot(action);
        self.memory.history[slot] += (depth * depth) as u32;
    }

    fn extend_best(&mut self, ply: usize, action: G::Action) {
        let (best, rest) = self.best.split_at_mut(ply + 1);
        best[ply].clear();
        best[ply].push(action);
        best[ply].extend_from_slice(&rest[0]);
    }

    /// The score of a game that is over, for who would be next.
    fn result(&self, ply: usize) -> Score {
        let Turn::Player(last) = self.line[ply - 1].turn() else {
            return 0;
        };
        let value = self.evaluation.value(&self.line[ply])[last.index()];
        if value > 0.75 {
            ply as Score - WIN
        } else if value < 0.25 {
            WIN - ply as Score
        } else {
            -self.draw(last)
        }
    }

    /// The score of a draw for a seat.
    fn draw(&self, seat: Seat) -> Score {
        if self.line[0].turn() == Turn::Player(seat) {
            -CONTEMPT
        } else {
            CONTEMPT
        }
    }

    fn estimate(&self, ply: usize, seat: Seat) -> Score {
        let position = &self.line[ply];
        let value = self.evaluation.value(position)[seat.index()];
        let key = self.duel.key(position) ^ self.memory.seed;
        let whim = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) % WHIM;
        ((value - 0.5) * UNITS) as Score + whim as Score - WHIM as Score / 2
    }
}

/// A win is so many plies from the position, not from the root.
fn to_table(score: Score, ply: usize) -> i16 {
    let ply = ply as Score;
    let score = if score >= SEEN_WIN {
        score + ply
    } else if score <= -SEEN_WIN {
        score - ply
    } else {
        score
    };
    score as i16
}

fn from_table(score: i16, ply: usize) -> Score {
    let (score, ply) = (Score::from(score), ply as Score);
    if score >= SEEN_WIN {
        score - ply
    } else if score <= -SEEN_WIN {
        score + ply
    } else {
        score
    }
}

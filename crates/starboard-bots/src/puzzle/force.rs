//! What a player can force within a number of turns: an exhaustive search in which the opponents and
//! chance do their worst.

use starboard_kernel::{Game, Seat, Silent, Turn};

use super::{Aim, MOST_NODES, Quest};
use crate::Evaluation;

pub(super) struct Force<'a, G: Game, E> {
    pub(super) evaluation: &'a E,
    pub(super) quest: Quest,
    pub(super) seat: Seat,
    /// The position that gains are counted from.
    since: &'a G,
    nodes: u32,
    /// The node limit for one question.
    pub(super) most_nodes: u32,
    /// The refutation of the previous action, by depth: it often refutes the next one as well (a killer
    /// move).
    refuting: Vec<Option<G::Action>>,
}

impl<'a, G: Game, E: Evaluation<G>> Force<'a, G, E> {
    pub(super) fn new(evaluation: &'a E, since: &'a G, quest: Quest, seat: Seat) -> Self {
        Force {
            evaluation,
            quest,
            seat,
            since,
            nodes: 0,
            most_nodes: MOST_NODES,
            refuting: Vec::new(),
        }
    }

    /// The depth of the search, in turns of all players. A gain that the opponents could still undo counts
    /// only after they have had a turn.
    pub(super) fn turns(quest: Quest) -> u8 {
        match quest.aim {
            Aim::Win | Aim::Points => 2 * quest.turns - 1,
            Aim::Capture | Aim::Defend | Aim::Save => 2 * quest.turns,
            Aim::Score | Aim::Chance => 1,
        }
    }

    /// The guaranteed value of a position after `mover` has acted, with this many turns left including
    /// theirs; `None` if the search takes too long.
    pub(super) fn value(&mut self, position: &G, mover: Seat, turns: u8) -> Option<i32> {
        self.nodes = self.most_nodes;
        self.search(position, mover, turns, (i32::MIN, i32::MAX), 0)
    }

    /// The value of every action of the player to act. Only that of the best one is exact; the others are
    /// known not to exceed `bound` of the best value.
    pub(super) fn actions(
        &mut self,
        position: &G,
        turns: u8,
        bound: impl Fn(i32) -> i32,
    ) -> Option<Vec<(G::Action, f64)>> {
        let mover = position.turn().player()?;
        self.nodes = self.most_nodes;
        let mut next = position.clone();
        let mut found = Vec::new();
        let mut best = i32::MIN;
        for action in position.legal_actions() {
            next.clone_from(position);
            next.play_unchecked(action, &mut Silent);
            let floor = if best == i32::MIN { best } else { bound(best) };
            let value = self.search(&next, mover, turns, (floor, i32::MAX), 0)?;
            best = best.max(value);
            found.push((action, f64::from(value)));
        }
        Some(found)
    }

    /// The best action of the player to act, for or against the aim; among equals, the one with the best
    /// evaluation.
    pub(super) fn best(&mut self, position: &G, turns: u8) -> Option<G::Action> {
        let mover = position.turn().player()?;
        let sign = if mover == self.seat { 1 } else { -1 };
        let mut best: Option<(i32, f64, G::Action)> = None;
        let mut next = position.clone();
        for action in position.legal_actions() {
            next.clone_from(position);
            next.play_unchecked(action, &mut Silent);
            let value = sign * self.value(&next, mover, turns)?;
            if best.is_some_and(|(most, ..)| value < most) {
                continue;
            }
            let estimate = self.evaluation.value(&next)[mover.index()];
            if best.is_none_or(|(most, known, _)| value > most || estimate > known) {
                best = Some((value, estimate, action));
            }
        }
        best.map(|(.., action)| action)
    }

    /// Alpha-beta search: exact between the bounds, otherwise a lower or upper bound.
    fn search(
        &mut self,
        position: &G,
        mover: Seat,
        turns: u8,
        (mut least, mut most): (i32, i32),
        depth: usize,
    ) -> Option<i32> {
        self.nodes = self.nodes.checked_sub(1)?;
        let gained = || {
            self.evaluation
                .gained(self.quest.aim, self.since, position, self.seat)
        };
        let player = match position.turn() {
            Turn::Over => return Some(gained()),
            Turn::Chance => {
                let mut worst = i32::MAX;
                let mut next = position.clone();
                for (outcome, _) in position.outcomes() {
                    next.clone_from(position);
                    next.resolve_unchecked(outcome, &mut Silent);
                    let value = self.search(&next, mover, turns, (least, most), depth)?;
                    worst = worst.min(value);
                    most = most.min(value);
                    if worst <= least {
                        break;
                    }
                }
                return Some(worst);
            }
            Turn::Player(player) => player,
        };
        let turns = turns - u8::from(player != mover);
        if turns == 0 {
            return Some(gained());
        }
        if self.refuting.len() <= depth {
            self.refuting.resize(depth + 1, None);
        }
        let mut actions = position.legal_actions();
        if let Some(known) = self.refuting[depth]
            && let Some(place) = actions.iter().position(|&action| action == known)
        {
            actions.swap(0, place);
        }
        let is_mine = player == self.seat;
        let mut best = if is_mine { i32::MIN } else { i32::MAX };
        let mut next = position.clone();
        for action in actions {
            next.clone_from(position);
            next.play_unchecked(action, &mut Silent);
            let value = self.search(&next, player, turns, (least, most), depth + 1)?;
            if is_mine {
                best = best.max(value);
                least = least.max(value);
            } else {
                best = best.min(value);
                most = most.min(value);
            }
            if least >= most {
                self.refuting[depth] = Some(action);
                break;
            }
        }
        Some(best)
    }
}

//! Playouts for fast evaluations: every node is expanded at its first visit, and proven results
//! are backed up.

use starboard_kernel::{FastRng, Game, Seat, Silent, Turn};

use super::{ActionEdge, Kind, NO_CHILD, Proof, Tree};
use crate::evaluation::{Evaluation, Proving, Values};

impl<G: Game> Tree<G> {
    pub(super) fn proving_playout(
        &mut self,
        proving: Proving,
        evaluation: &impl Evaluation<G>,
        rng: &mut FastRng,
    ) {
        let mut position = match self.scratch.take() {
            Some(mut position) => {
                position.clone_from(&self.root);
                position
            }
            None => self.root.clone(),
        };
        let mut at = 0;
        self.path.clear();
        self.path.push(at);
        let values = loop {
            let node = self.nodes[at as usize];
            if node.proof != Proof::Open && at != 0 {
                break self.mean(at);
            }
            let next = match node.kind {
                Kind::Leaf => {
                    if let Some(values) = self.open(at, &position, proving, evaluation, rng) {
                        break values;
                    }
                    continue;
                }
                Kind::Terminal => break evaluation.value(&position),
                Kind::Player(seat) => {
                    let Some(edge) = self.select_open_action(at, seat) else {
                        self.add_other_actions(at, &position, seat, evaluation);
                        continue;
                    };
                    position.play_unchecked(self.actions[edge].action, &mut Silent);
                    if self.actions[edge].child == NO_CHILD {
                        self.actions[edge].child = self.add_node();
                    }
                    self.actions[edge].child
                }
                Kind::Chance => {
                    let edge = self.select_outcome(at, rng);
                    position.resolve_unchecked(self.outcomes[edge].outcome, &mut Silent);
                    if self.outcomes[edge].child == NO_CHILD {
                        self.outcomes[edge].child = self.add_node();
                    }
                    self.outcomes[edge].child
                }
            };
            at = next;
            self.path.push(at);
        };
        self.back_up(&values);
        self.back_up_proof();
        self.scratch = Some(position);
    }

    /// Expands a leaf. Returns its value if the playout ends here: it continues through chance
    /// turns and forced actions, which decide nothing.
    pub(super) fn open(
        &mut self,
        leaf: u32,
        position: &G,
        proving: Proving,
        evaluation: &impl Evaluation<G>,
        rng: &mut FastRng,
    ) -> Option<Values> {
        let is_full = self.actions.len() + self.outcomes.len() >= self.max_edges;
        if leaf != 0 && (is_full || evaluation.is_solved(position)) {
            return Some(evaluation.value(position));
        }
        let Turn::Player(seat) = position.turn() else {
            self.expand(leaf, position, evaluation, rng);
            if let Some(ending) = position.ending() {
                self.nodes[leaf as usize].proof = Proof::of(&ending);
                return Some(evaluation.value(position));
            }
            return None;
        };
        self.legal.clear();
        position.legal_actions_into(&mut self.legal);
        let first = self.actions.len();
        let won = self
            .legal
            .iter()
            .find(|&&action| evaluation.wins_at_once(position, action));
        if let Some(&action) = won {
            return Some(self.open_won(leaf, position, seat, action, evaluation));
        }
        if let [action] = self.legal[..] {
            self.actions.push(ActionEdge {
                action,
                child: NO_CHILD,
                static_value: 0.0,
                prior: 1.0,
            });
            self.set_edges(leaf, seat, first);
            return None;
        }
        let is_reply = proving.sole_reply && self.is_another(seat);
        self.push_valued_edges(position, seat, evaluation);
        if self.tuning.noise > 0.0 && !is_reply {
            let noise = self.tuning.noise as f32 / (1 << 16) as f32;
            for edge in &mut self.actions[first..] {
                edge.static_value += noise * rng.below(1 << 16) as f32;
            }
        }
        self.set_priors(first);
        let best = self.actions[first].static_value;
        let kept = if is_reply { 1 } else { proving.kept_actions };
        if leaf != 0 && self.actions.len() - first > kept {
            self.actions.truncate(first + kept);
            self.nodes[leaf as usize].complete = false;
        }
        self.set_edges(leaf, seat, first);
        let mut values = evaluation.value(position);
        shift(
            &mut values[..self.seats],
            seat.index(),
            proving.lookahead,
            f64::from(best),
        );
        Some(values)
    }

    /// A leaf where an action wins at once: no other is needed.
    fn open_won(
        &mut self,
        leaf: u32,
        position: &G,
        seat: Seat,
        action: G::Action,
        evaluation: &impl Evaluation<G>,
    ) -> Values {
        let mut end = position.clone();
        end.play_unchecked(action, &mut Silent);
        debug_assert!(
            end.ending().is_some_and(|ending| ending.winners == [seat]),
            "{action} does not win"
        );
        let values = evaluation.value(&end);
        let child = self.add_node();
        let first = self.actions.len();
        self.actions.push(ActionEdge {
            action,
            child,
            static_value: values[seat.index()] as f32,
            prior: 1.0,
        });
        self.set_edges(leaf, seat, first);
        let node = &mut self.nodes[leaf as usize];
        node.proof = Proof::Won(seat);
        node.distance = 1;
        let node = &mut self.nodes[child as usize];
        node.kind = Kind::Terminal;
        node.proof = Proof::Won(seat);
        node.visits = 1;
        self.set_mean(child, &values);
        values
    }

    /// Appends an edge for each of `self.legal`, with its value and without a prior.
    fn push_valued_edges(&mut self, position: &G, seat: Seat, evaluation: &impl Evaluation<G>) {
        self.values.clear();
        evaluation.action_values(position, seat, &self.legal, &mut self.values);
        let edges = self.legal.iter().zip(&self.values);
        self.actions
            .extend(edges.map(|(&action, &static_value)| ActionEdge {
                action,
                child: NO_CHILD,
                static_value,
                prior: 0.0,
            }));
    }

    fn set_edges(&mut self, node: u32, seat: Seat, first: usize) {
        let count = self.actions.len() - first;
        let node = &mut self.nodes[node as usize];
        node.kind = Kind::Player(seat);
        node.first = first as u32;
        node.count = count as u32;
    }

    /// Gives a node the actions that were left out when it was expanded.
    fn add_other_actions(
        &mut self,
        at: u32,
        position: &G,
        seat: Seat,
        evaluation: &impl Evaluation<G>,
    ) {
        let known = self.edges_of(at);
        let first = self.actions.len();
        self.legal.clear();
        position.legal_actions_into(&mut self.legal);
        self.push_valued_edges(position, seat, evaluation);
        for index in known {
            let edge = self.actions[index];
            let again = self.actions[first..]
                .iter_mut()
                .find(|found| found.action == edge.action);
            if let Some(again) = again {
                *again = edge;
            }
        }
        self.set_priors(first);
        // The new ones have no noise, and were worth less with it: visited ones are still first.
        debug_assert!(
            self.actions[first..].is_sorted_by_key(|edge| edge.child == NO_CHILD),
            "an action that has not been visited comes before one that has"
        );
        self.set_edges(at, seat, first);
        self.nodes[at as usize].complete = true;
    }

    /// Prepares the root: it has all actions, whatever it was before it became the root.
    pub(in crate::search) fn prepare_root(&mut self, evaluation: &impl Evaluation<G>) {
        if let Kind::Player(seat) = self.nodes[0].kind
            && !self.nodes[0].complete
        {
            let root = self.root.clone();
            self.add_other_actions(0, &root, seat, evaluation);
        }
    }

    /// Whether a seat is not the one that the search is for.
    fn is_another(&self, seat: Seat) -> bool {
        self.root.turn().player() != Some(seat)
    }

    /// Selection by PUCT among the actions that are not proven to lose. `None` if all known ones
    /// are and others have been left out, unless only one reply is wanted.
    fn select_open_action(&self, at: u32, seat: Seat) -> Option<usize> {
        let node = &self.nodes[at as usize];
        let bonus = self.tuning.exploration * f64::from(node.visits.max(1)).sqrt();
        let edges = self.edges_of(at);
        let mut best = None;
        let mut best_puct = f64::NEG_INFINITY;
        for index in edges.clone() {
            let edge = &self.actions[index];
            let static_value = f64::from(edge.static_value);
            let (visits, mean) = if edge.child == NO_CHILD {
                (0.0, static_value)
            } else {
                let child = edge.child as usize;
                let Some(chosen) = self.nodes.get(child) else {
                    continue;
                };
                if chosen.proof.loses(seat) {
                    continue;
                }
                let visits = f64::from(chosen.visits);
                let sum = self.value_sums[child * self.seats + seat.index()];
                let virtual_visits = match chosen.proof {
                    Proof::Open => self.tuning.virtual_visits,
                    _ => 0.0,
                };
                (
                    visits,
                    (static_value * virtual_visits + sum) / (virtual_visits + visits),
                )
            };
            let puct = mean + bonus * f64::from(edge.prior) / (1.0 + visits);
            if puct > best_puct {
                best = Some(index);
                best_puct = puct;
            }
            // All later edges are unvisited too and have lower priors.
            if edge.child == NO_CHILD {
                break;
            }
        }
        // Where everything loses, but not to the same seat, nothing is proven: continue anywhere.
        let is_all = node.complete
            || self.proving.is_some_and(|proving| proving.sole_reply) && self.is_another(seat);
        best.or_else(|| is_all.then_some(edges.start))
    }

    /// The mean value of a node.
    fn mean(&self, node: u32) -> Values {
        let at = node as usize;
        let visits = f64::from(self.nodes[at].visits.max(1));
        let mut values = Values::default();
        let sums = &self.value_sums[at * self.seats..(at + 1) * self.seats];
        for (value, sum) in values.iter_mut().zip(sums) {
            *value = sum / visits;
        }
        values
    }

    fn set_mean(&mut self, node: u32, values: &Values) {
        let at = node as usize;
        let visits = f64::from(self.nodes[at].visits);
        let sums = &mut self.value_sums[at * self.seats..(at + 1) * self.seats];
        for (sum, value) in sums.iter_mut().zip(values) {
            *sum = value * visits;
        }
    }

    /// Proves what follows from a proof at the end of the path.
    fn back_up_proof(&mut self) {
        for index in (0..self.path.len().saturating_sub(1)).rev() {
            if self.nodes[self.path[index + 1] as usize].proof == Proof::Open {
                return;
            }
            let node = self.path[index];
            if self.nodes[node as usize].proof != Proof::Open {
                return;
            }
            let proven = match self.nodes[node as usize].kind {
                Kind::Player(seat) => self.proof_by_choice(node, seat),
                Kind::Chance => self.proof_by_chance(node),
                Kind::Leaf | Kind::Terminal => None,
            };
            let Some((proof, distance, values)) = proven else {
                return;
            };
            let node_mut = &mut self.nodes[node as usize];
            node_mut.proof = proof;
            node_mut.distance = distance;
            self.set_mean(node, &values);
        }
    }

    fn proof_by_choice(&self, node: u32, seat: Seat) -> Option<(Proof, u16, Values)> {
        let mut won: Option<(u16, u32)> = None;
        let mut drawn: Option<(u16, u32)> = None;
        let mut lost: Option<(u16, u32)> = None;
        let mut is_open = !self.nodes[node as usize].complete;
        let mut same = true;
        for edge in &self.actions[self.edges_of(node)] {
            if edge.child == NO_CHILD {
                is_open = true;
                continue;
            }
            let child = &self.nodes[edge.child as usize];
            let found = (child.distance, edge.child);
            match child.proof {
                Proof::Open => is_open = true,
                Proof::Won(winner) if winner == seat => {
                    if won.is_none_or(|best| found.0 < best.0) {
                        won = Some(found);
                    }
                }
                Proof::Drawn => drawn = drawn.max(Some(found)),
                Proof::Won(_) | Proof::Lost => {
                    if let Some((_, other)) = lost {
                        same &= self.nodes[other as usize].proof == child.proof;
                    }
                    lost = lost.max(Some(found));
                }
            }
        }
        let found = match (won, drawn, lost) {
            (Some(won), ..) => won,
            _ if is_open => return None,
            (None, Some(drawn), _) => drawn,
            (None, None, Some(lost)) if same => lost,
            _ => return None,
        };
        let (distance, child) = found;
        Some((
            self.nodes[child as usize].proof,
            distance.saturating_add(1),
            self.mean(child),
        ))
    }

    fn proof_by_chance(&self, node: u32) -> Option<(Proof, u16, Values)> {
        let edges = &self.outcomes[self.edges_of(node)];
        let mut proof = None;
        let mut longest = 0;
        let mut values = Values::default();
        let mut weights = 0.0;
        for edge in edges {
            let child = self.nodes.get(edge.child as usize)?;
            if child.proof == Proof::Open || proof.is_some_and(|proof| proof != child.proof) {
                return None;
            }
            proof = Some(child.proof);
            longest = longest.max(child.distance);
            let weight = f64::from(edge.weight);
            for (sum, value) in values.iter_mut().zip(self.mean(edge.child)) {
                *sum += weight * value;
            }
            weights += weight;
        }
        Some((
            proof?,
            longest.saturating_add(1),
            values.map(|sum| sum / weights),
        ))
    }
}

/// Moves the value of one seat towards another value; the others share what is left as before.
fn shift(values: &mut [f64], seat: usize, by: f64, towards: f64) {
    let sum: f64 = values.iter().sum();
    let old = values[seat];
    let new = (old + by * (towards - old)).clamp(0.0, sum);
    if sum - old < 1e-9 {
        return;
    }
    let scale = (sum - new) / (sum - old);
    for value in &mut *values {
        *value *= scale;
    }
    values[seat] = new;
}

//! The tree: flat lists that point into each other by number, so that growing it, walking it
//! and throwing it away cost little. Nodes hold no positions; a visit plays from the root.

use std::collections::VecDeque;

use starboard_kernel::{FastRng, Game, Seat, Silent, Turn};

use crate::evaluation::{Evaluation, Tuning};

/// A node is worth being found again from this many visits on.
const WORTH_KEEPING: u32 = 4;

/// How many positions may be replayed to find one again.
const MOST_REPLAYS: usize = 4_000;

const NONE: u32 = u32::MAX;

pub(super) struct Tree<G: Game> {
    /// The position of node 0.
    root: G,
    tuning: Tuning,
    /// With so many edges it stops growing; visits go on.
    most_edges: usize,
    seats: usize,
    nodes: Vec<Node>,
    /// Sums of the values found by visits: `seats` numbers for every node.
    totals: Vec<f64>,
    actions: Vec<ActionEdge<G::Action>>,
    outcomes: Vec<OutcomeEdge<G::Outcome>>,
    /// The nodes of the visit under way. Kept for its room.
    path: Vec<u32>,
    legal: Vec<G::Action>,
    possible: Vec<(G::Outcome, u32)>,
}

#[derive(Clone, Copy)]
struct Node {
    kind: Kind,
    visits: u32,
    /// Its edges: `count` in a row from `first`.
    first: u32,
    count: u32,
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// Not looked into yet.
    Leaf,
    Player(Seat),
    Chance,
    Over,
}

/// The edges of a node are sorted by worth, and visited ones come first: among actions nobody
/// has looked at, the one that looks best is always the next.
#[derive(Clone, Copy)]
struct ActionEdge<A> {
    action: A,
    child: u32,
    /// The first impression: what the next position is worth to the seat that acts.
    worth: f32,
    /// Its share of the node's curiosity.
    share: f32,
}

#[derive(Clone, Copy)]
struct OutcomeEdge<O> {
    outcome: O,
    weight: u32,
    child: u32,
}

/// An action of the root.
pub(super) struct Considered<'a, A> {
    pub(super) action: A,
    pub(super) visits: u32,
    pub(super) totals: &'a [f64],
    pub(super) worth: f64,
    pub(super) child: u32,
}

impl<G: Game> Tree<G> {
    pub(super) fn new(
        root: G,
        evaluation: &impl Evaluation<G>,
        most_edges: usize,
        rng: &mut FastRng,
    ) -> Self {
        let mut tree = Tree {
            tuning: evaluation.tuning(),
            most_edges,
            seats: root.seats(),
            nodes: Vec::new(),
            totals: Vec::new(),
            actions: Vec::new(),
            outcomes: Vec::new(),
            path: Vec::new(),
            legal: Vec::new(),
            possible: Vec::new(),
            root,
        };
        tree.add_node();
        let root = tree.root.clone();
        tree.look_into(0, &root, evaluation, rng);
        tree
    }

    fn add_node(&mut self) -> u32 {
        let index = self.nodes.len() as u32;
        self.nodes.push(Node {
            kind: Kind::Leaf,
            visits: 0,
            first: 0,
            count: 0,
        });
        self.totals.resize(self.totals.len() + self.seats, 0.0);
        index
    }

    /// One visit: from the root down to something new, and back with what it is worth.
    pub(super) fn playout(&mut self, evaluation: &impl Evaluation<G>, rng: &mut FastRng) {
        let mut position = self.root.clone();
        let mut at = 0;
        self.path.clear();
        self.path.push(at);
        let values = loop {
            if self.path.len() > 1 && evaluation.is_settled(&position) {
                break evaluation.value(&position);
            }
            if self.nodes[at as usize].kind == Kind::Leaf
                && self.stops_at(at, &position, evaluation, rng)
            {
                self.play_on(&mut position, evaluation, rng);
                break evaluation.value(&position);
            }
            at = match self.nodes[at as usize].kind {
                Kind::Player(seat) => {
                    let edge = self.most_promising(at, seat);
                    position.play_unchecked(self.actions[edge].action, &mut Silent);
                    if self.actions[edge].child == NONE {
                        self.actions[edge].child = self.add_node();
                    }
                    self.actions[edge].child
                }
                Kind::Chance => {
                    let edge = self.next_outcome(at, rng);
                    position.resolve_unchecked(self.outcomes[edge].outcome, &mut Silent);
                    if self.outcomes[edge].child == NONE {
                        self.outcomes[edge].child = self.add_node();
                    }
                    self.outcomes[edge].child
                }
                Kind::Over | Kind::Leaf => break evaluation.value(&position),
            };
            self.path.push(at);
        };
        for &node in &self.path {
            let node = node as usize;
            self.nodes[node].visits += 1;
            let totals = &mut self.totals[node * self.seats..(node + 1) * self.seats];
            for (total, value) in totals.iter_mut().zip(values) {
                *total += value;
            }
        }
    }

    /// A short look beyond the tree, by players who are neither blind nor perfect: the position
    /// that is valued is then one that may well come about.
    fn play_on(&mut self, position: &mut G, evaluation: &impl Evaluation<G>, rng: &mut FastRng) {
        let mut actions = 0;
        while actions < self.tuning.outlook {
            match position.turn() {
                Turn::Player(seat) => {
                    self.legal.clear();
                    position.legal_actions(&mut self.legal);
                    *position = self.best_of_some(position, seat, evaluation, rng);
                    actions += 1;
                }
                Turn::Chance => {
                    let outcome = position.random_outcome(rng, &mut self.possible);
                    position.resolve_unchecked(outcome, &mut Silent);
                }
                Turn::Over => break,
            }
        }
    }

    /// What the best of a few actions of `self.legal` leads to.
    fn best_of_some(
        &self,
        position: &G,
        seat: Seat,
        evaluation: &impl Evaluation<G>,
        rng: &mut FastRng,
    ) -> G {
        let after = |action| {
            let mut next = position.clone();
            next.play_unchecked(action, &mut Silent);
            next
        };
        if let [action] = self.legal[..] {
            return after(action);
        }
        let mut pick = || self.legal[rng.below(self.legal.len() as u32) as usize];
        let mut best = after(pick());
        let mut most = evaluation.value(&best)[seat.index()];
        for _ in 1..self.tuning.candidates {
            let next = after(pick());
            let value = evaluation.value(&next)[seat.index()];
            if value > most {
                best = next;
                most = value;
            }
        }
        best
    }

    /// Whether a visit ends at this leaf. If not, the leaf has been looked into.
    ///
    /// A first visit goes on through chance and through actions without an alternative: they
    /// decide nothing. A second visit looks into the leaf, as it has proved worth it.
    fn stops_at(
        &mut self,
        leaf: u32,
        position: &G,
        evaluation: &impl Evaluation<G>,
        rng: &mut FastRng,
    ) -> bool {
        if self.actions.len() + self.outcomes.len() >= self.most_edges {
            return true;
        }
        let first_visit = self.nodes[leaf as usize].visits == 0;
        if first_visit && position.turn().player().is_some() {
            self.legal.clear();
            position.legal_actions(&mut self.legal);
            if self.legal.len() > 1 {
                return true;
            }
        }
        self.look_into(leaf, position, evaluation, rng);
        false
    }

    fn look_into(
        &mut self,
        leaf: u32,
        position: &G,
        evaluation: &impl Evaluation<G>,
        rng: &mut FastRng,
    ) {
        let (kind, first, count) = match position.turn() {
            Turn::Player(seat) => {
                let first = self.actions.len();
                self.add_actions(position, seat, evaluation, rng);
                (Kind::Player(seat), first, self.actions.len() - first)
            }
            Turn::Chance => {
                let first = self.outcomes.len();
                self.possible.clear();
                position.outcomes(&mut self.possible);
                let edges = self.possible.iter().map(|&(outcome, weight)| OutcomeEdge {
                    outcome,
                    weight,
                    child: NONE,
                });
                self.outcomes.extend(edges);
                (Kind::Chance, first, self.possible.len())
            }
            Turn::Over => (Kind::Over, 0, 0),
        };
        let node = &mut self.nodes[leaf as usize];
        node.kind = kind;
        node.first = first as u32;
        node.count = count as u32;
    }

    fn add_actions(
        &mut self,
        position: &G,
        seat: Seat,
        evaluation: &impl Evaluation<G>,
        rng: &mut FastRng,
    ) {
        let first = self.actions.len();
        self.legal.clear();
        position.legal_actions(&mut self.legal);
        if let [action] = self.legal[..] {
            self.actions.push(ActionEdge {
                action,
                child: NONE,
                worth: 0.0,
                share: 1.0,
            });
            return;
        }
        let mut next = position.clone();
        for &action in &self.legal {
            next.clone_from(position);
            next.play_unchecked(action, &mut Silent);
            let mut worth = evaluation.value(&next)[seat.index()];
            if self.tuning.whim > 0.0 {
                worth += self.tuning.whim * f64::from(rng.below(1 << 16)) / f64::from(1 << 16);
            }
            self.actions.push(ActionEdge {
                action,
                child: NONE,
                worth: worth as f32,
                share: 0.0,
            });
        }
        let tolerance = self.tuning.tolerance as f32;
        let edges = &mut self.actions[first..];
        edges.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        let best = edges[0].worth;
        let mut sum = 0.0;
        for edge in &mut *edges {
            let miss = 1.0 + (best - edge.worth) / tolerance;
            edge.share = 1.0 / (miss * miss);
            sum += edge.share;
        }
        for edge in edges {
            edge.share /= sum;
        }
    }

    fn edges_of(&self, node: u32) -> std::ops::Range<usize> {
        let Node { first, count, .. } = self.nodes[node as usize];
        first as usize..(first + count) as usize
    }

    /// The action that looks best, counting in how little is known about it.
    fn most_promising(&self, node: u32, seat: Seat) -> usize {
        let reach =
            self.tuning.curiosity * f64::from(self.nodes[node as usize].visits.max(1)).sqrt();
        let edges = self.edges_of(node);
        let mut best = edges.start;
        let mut best_promise = f64::NEG_INFINITY;
        for index in edges {
            let edge = &self.actions[index];
            let worth = f64::from(edge.worth);
            let (visits, mean) = if edge.child == NONE {
                (0.0, worth)
            } else {
                let child = edge.child as usize;
                let visits = f64::from(self.nodes[child].visits);
                let total = self.totals[child * self.seats + seat.index()];
                (
                    visits,
                    (worth * self.tuning.impression + total) / (self.tuning.impression + visits),
                )
            };
            let promise = mean + reach * f64::from(edge.share) / (1.0 + visits);
            if promise > best_promise {
                best = index;
                best_promise = promise;
            }
            if edge.child == NONE {
                break;
            }
        }
        best
    }

    /// The outcome to visit next: a new one by weight if it is time for one, else the one that
    /// lags most behind its weight. So the visits come to follow the weights closely.
    fn next_outcome(&self, node: u32, rng: &mut FastRng) -> usize {
        let visits = self.nodes[node as usize].visits;
        let edges = &self.outcomes[self.edges_of(node)];
        let start = self.nodes[node as usize].first as usize;
        let opened = edges.iter().filter(|edge| edge.child != NONE).count() as u32;
        if (opened as usize) < edges.len()
            && visits >= self.tuning.visits_per_outcome * opened * opened
        {
            let closed = || {
                edges
                    .iter()
                    .enumerate()
                    .filter(|(_, edge)| edge.child == NONE)
            };
            let mut ticket = rng.below(closed().map(|(_, edge)| edge.weight).sum());
            for (index, edge) in closed() {
                if ticket < edge.weight {
                    return start + index;
                }
                ticket -= edge.weight;
            }
        }
        let mut next = 0;
        let mut least = f64::INFINITY;
        for (index, edge) in edges
            .iter()
            .enumerate()
            .filter(|(_, edge)| edge.child != NONE)
        {
            let visited = f64::from(self.nodes[edge.child as usize].visits + 1);
            let fill = visited / f64::from(edge.weight);
            if fill < least {
                least = fill;
                next = index;
            }
        }
        start + next
    }

    /// The actions of the root that have been visited.
    pub(super) fn options(&self) -> impl Iterator<Item = Considered<'_, G::Action>> {
        self.actions[self.edges_of(0)]
            .iter()
            .filter(|edge| edge.child != NONE)
            .map(|edge| {
                let child = edge.child as usize;
                Considered {
                    action: edge.action,
                    visits: self.nodes[child].visits,
                    totals: &self.totals[child * self.seats..(child + 1) * self.seats],
                    worth: edge.worth.into(),
                    child: edge.child,
                }
            })
    }

    /// The most visited actions from a node on, up to the next chance turn.
    pub(super) fn continuation(&self, mut node: u32, longest: usize) -> Vec<String> {
        let mut actions = Vec::new();
        while let Kind::Player(_) = self.nodes[node as usize].kind
            && actions.len() < longest
        {
            let best = self.actions[self.edges_of(node)]
                .iter()
                .filter(|edge| edge.child != NONE)
                // The first of equals: `max_by_key` would give the last.
                .rev()
                .max_by_key(|edge| self.nodes[edge.child as usize].visits);
            let Some(edge) = best else { break };
            actions.push(edge.action.to_string());
            node = edge.child;
        }
        actions
    }

    /// What this tree knows of `position`, as a tree of its own, if it knows anything.
    pub(super) fn moved_to(self, position: &G) -> Option<Self> {
        if self.root == *position {
            return Some(self);
        }
        let node = self.find(position)?;
        Some(self.cut_at(node, position.clone()))
    }

    /// Looks for a position by replaying what has been visited, nearest first.
    fn find(&self, wanted: &G) -> Option<u32> {
        let mut queue = VecDeque::from([(0, self.root.clone())]);
        let mut replays = 0;
        while let Some((node, position)) = queue.pop_front() {
            for (child, next) in self.children(node, &position) {
                replays += 1;
                if next == *wanted {
                    // A leaf knows nothing yet.
                    let known = matches!(self.nodes[child as usize].kind, Kind::Player(_));
                    return known.then_some(child);
                }
                if replays >= MOST_REPLAYS {
                    return None;
                }
                queue.push_back((child, next));
            }
        }
        None
    }

    /// The children worth keeping, with their positions.
    fn children<'a>(&'a self, node: u32, position: &'a G) -> impl Iterator<Item = (u32, G)> + 'a {
        let kind = self.nodes[node as usize].kind;
        let edges = self.edges_of(node);
        let (actions, outcomes) = match kind {
            Kind::Player(_) => (&self.actions[edges], &[][..]),
            Kind::Chance => (&[][..], &self.outcomes[edges]),
            Kind::Leaf | Kind::Over => (&[][..], &[][..]),
        };
        let known =
            |child: u32| child != NONE && self.nodes[child as usize].visits >= WORTH_KEEPING;
        let by_action = actions
            .iter()
            .filter(move |edge| known(edge.child))
            .map(|edge| {
                let mut next = position.clone();
                next.play_unchecked(edge.action, &mut Silent);
                (edge.child, next)
            });
        let by_outcome = outcomes
            .iter()
            .filter(move |edge| known(edge.child))
            .map(|edge| {
                let mut next = position.clone();
                next.resolve_unchecked(edge.outcome, &mut Silent);
                (edge.child, next)
            });
        by_action.chain(by_outcome)
    }

    /// The part of the tree below `node`, whose position is `root`.
    fn cut_at(&self, node: u32, root: G) -> Self {
        let mut cut = Tree {
            root,
            tuning: self.tuning,
            most_edges: self.most_edges,
            seats: self.seats,
            nodes: Vec::new(),
            totals: Vec::new(),
            actions: Vec::new(),
            outcomes: Vec::new(),
            path: Vec::new(),
            legal: Vec::new(),
            possible: Vec::new(),
        };
        // Number n of this list becomes node n of the cut.
        let mut kept = vec![node];
        let mut next = 0;
        while next < kept.len() {
            let old = kept[next];
            next += 1;
            let edges = self.edges_of(old);
            let mut node = self.nodes[old as usize];
            let mut renumber = |child: u32| {
                if child == NONE {
                    return NONE;
                }
                kept.push(child);
                kept.len() as u32 - 1
            };
            match node.kind {
                Kind::Player(_) => {
                    node.first = cut.actions.len() as u32;
                    cut.actions
                        .extend(self.actions[edges].iter().map(|edge| ActionEdge {
                            child: renumber(edge.child),
                            ..*edge
                        }));
                }
                Kind::Chance => {
                    node.first = cut.outcomes.len() as u32;
                    cut.outcomes
                        .extend(self.outcomes[edges].iter().map(|edge| OutcomeEdge {
                            child: renumber(edge.child),
                            ..*edge
                        }));
                }
                Kind::Leaf | Kind::Over => {}
            }
            cut.nodes.push(node);
            let old = old as usize;
            cut.totals
                .extend(&self.totals[old * self.seats..(old + 1) * self.seats]);
        }
        cut
    }
}

#[cfg(test)]
mod tests {
    use starboard_kernel::toy::{Coin, Pebbles, PebblesAction, PebblesEdition, PebblesOptions};

    use super::*;
    use crate::{Values, shared_win};

    #[derive(Clone)]
    struct ResultOnly;

    impl Evaluation<Pebbles> for ResultOnly {
        fn value(&self, position: &Pebbles) -> Values {
            position
                .ending()
                .map_or([0.5; Seat::MOST], |ending| shared_win(&ending))
        }
    }

    fn grown(playouts: u32) -> Tree<Pebbles> {
        let start = Pebbles::start(&PebblesOptions {
            players: 2,
            pile: 12,
            edition: PebblesEdition::First,
        });
        let mut tree = Tree::new(start, &ResultOnly, 10_000, &mut FastRng::new(1));
        let mut rng = FastRng::new(1);
        for _ in 0..playouts {
            tree.playout(&ResultOnly, &mut rng);
        }
        tree
    }

    /// Visits of a node, and all below it, in one list.
    fn shape(tree: &Tree<Pebbles>, node: u32) -> Vec<(u32, u32)> {
        let mut shape = vec![(
            tree.nodes[node as usize].visits,
            tree.nodes[node as usize].count,
        )];
        let edges = tree.edges_of(node);
        let children: Vec<u32> = match tree.nodes[node as usize].kind {
            Kind::Player(_) => tree.actions[edges].iter().map(|edge| edge.child).collect(),
            Kind::Chance => tree.outcomes[edges].iter().map(|edge| edge.child).collect(),
            Kind::Leaf | Kind::Over => Vec::new(),
        };
        for child in children.into_iter().filter(|&child| child != NONE) {
            shape.extend(self::shape(tree, child));
        }
        shape
    }

    #[test]
    fn every_visit_is_counted_once_on_its_way() {
        let tree = grown(500);
        assert_eq!(tree.nodes[0].visits, 500);
        let below: u32 = tree.options().map(|option| option.visits).sum();
        assert_eq!(below, 500);
        for option in tree.options() {
            let sum: f64 = option.totals.iter().sum();
            assert!(
                (sum - f64::from(option.visits)).abs() < 1e-9,
                "one win a visit"
            );
        }
    }

    #[test]
    fn a_tree_is_found_again_after_actions_and_chance() {
        let tree = grown(2000);
        let mut position = tree.root.clone();
        position.play_unchecked(PebblesAction::Gamble, &mut Silent);
        position.resolve_unchecked(Coin(4), &mut Silent);
        position.play_unchecked(PebblesAction::Take(3), &mut Silent);
        let node = tree.find(&position).expect("visited often");
        let before = shape(&tree, node);
        let cut = tree.moved_to(&position).expect("found");
        assert!(cut.root == position);
        assert_eq!(shape(&cut, 0), before);
        assert!(before[0].0 > 10 && before[0].0 < 2000, "{before:?}");
    }

    #[test]
    fn what_was_never_visited_is_not_found() {
        let tree = grown(3);
        let mut position = tree.root.clone();
        for _ in 0..5 {
            position.play_unchecked(PebblesAction::Take(2), &mut Silent);
        }
        assert!(tree.moved_to(&position).is_none());
    }

    /// Outcomes of weights 2 and 1.
    #[test]
    fn visits_follow_the_weights_of_chance() {
        let mut position = grown(0).root;
        position.play_unchecked(PebblesAction::Gamble, &mut Silent);
        let mut tree = Tree::new(position, &ResultOnly, 10_000, &mut FastRng::new(1));
        let mut rng = FastRng::new(1);
        for _ in 0..900 {
            tree.playout(&ResultOnly, &mut rng);
        }
        let visits: Vec<u32> = tree.outcomes[tree.edges_of(0)]
            .iter()
            .map(|edge| tree.nodes[edge.child as usize].visits)
            .collect();
        assert_eq!(visits, [600, 300]);
    }
}

//! The search tree, stored as flat arrays that refer to each other by index, so that growing,
//! walking and dropping it is cheap. Nodes hold no positions: every playout replays the actions
//! from the root.
//!
//! There are two kinds of playouts. The classic one evaluates every action with care, expands a node
//! at its second visit and ends with a rollout. The [proving](Proving) one is for fast evaluations:
//! it expands a node at its first visit, and where the end of the game has been found it backs up
//! who wins (MCTS-Solver), so that no forced win within the tree is missed.

mod proving;

use std::collections::VecDeque;

use starboard_kernel::{Ending, FastRng, Game, Seat, Silent, Turn};

use crate::evaluation::{Evaluation, Proving, Tuning, Values};

/// Nodes with fewer visits are not searched for a new root: too little would be reused.
const MIN_VISITS_TO_REUSE: u32 = 4;

/// How many positions may be replayed to find the new root in the old tree.
const MAX_REPLAYS: usize = 4_000;

/// The child of an edge that no playout has taken yet.
const NO_CHILD: u32 = u32::MAX;

pub(super) struct Tree<G: Game> {
    /// The position of node 0.
    root: G,
    tuning: Tuning,
    proving: Option<Proving>,
    /// The tree stops growing at this many edges; playouts continue in it.
    max_edges: usize,
    seats: usize,
    nodes: Vec<Node>,
    /// The sum of the values backed up through each node: `seats` numbers per node.
    value_sums: Vec<f64>,
    actions: Vec<ActionEdge<G::Action>>,
    outcomes: Vec<OutcomeEdge<G::Outcome>>,
    /// The nodes of the current playout. This and the next two are kept for their allocations.
    path: Vec<u32>,
    legal: Vec<G::Action>,
    possible: Vec<(G::Outcome, u32)>,
    /// The position of a proving playout, and the values of its actions: kept for the same reason.
    scratch: Option<G>,
    values: Vec<f32>,
}

#[derive(Clone, Copy)]
struct Node {
    kind: Kind,
    /// What is proven; once it is, the node's mean value is exact.
    proof: Proof,
    /// How many steps the proof takes.
    distance: u16,
    /// Whether all legal actions are among its edges.
    complete: bool,
    visits: u32,
    /// Its edges are the `count` ones from `first`.
    first: u32,
    count: u32,
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// Not expanded yet.
    Leaf,
    Player(Seat),
    Chance,
    Terminal,
}

/// How the game ends if everybody who can choose the proven result does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Proof {
    Open,
    Won(Seat),
    Drawn,
    /// Nobody wins.
    Lost,
}

impl Proof {
    fn of(ending: &Ending) -> Self {
        match ending.winners[..] {
            [winner] => Proof::Won(winner),
            _ if ending.drawn => Proof::Drawn,
            [] => Proof::Lost,
            _ => Proof::Open,
        }
    }

    /// Whether it is worse for a seat than anything else.
    pub(super) fn loses(self, seat: Seat) -> bool {
        match self {
            Proof::Open | Proof::Drawn => false,
            Proof::Won(winner) => winner != seat,
            Proof::Lost => true,
        }
    }
}

/// The edges of a node are sorted by prior, so visited ones come first: the next unvisited action
/// is always the one with the highest prior.
#[derive(Clone, Copy)]
struct ActionEdge<A> {
    action: A,
    child: u32,
    /// The evaluation of the next position for the acting seat, with noise.
    static_value: f32,
    prior: f32,
}

#[derive(Clone, Copy)]
struct OutcomeEdge<O> {
    outcome: O,
    weight: u32,
    child: u32,
}

/// The statistics of an action at the root.
pub(super) struct RootAction<'a, A> {
    pub(super) action: A,
    pub(super) visits: u32,
    pub(super) value_sums: &'a [f64],
    pub(super) static_value: f64,
    pub(super) child: u32,
    pub(super) proof: Proof,
    /// How many steps the proof takes.
    pub(super) distance: u16,
}

impl<G: Game> Tree<G> {
    pub(super) fn new(
        root: G,
        evaluation: &impl Evaluation<G>,
        max_edges: usize,
        rng: &mut FastRng,
    ) -> Self {
        let proving = evaluation.proving(&root);
        let mut tuning = evaluation.tuning();
        if let Some(proving) = proving {
            tuning = Tuning {
                exploration: proving.exploration,
                prior_temperature: proving.prior_temperature,
                virtual_visits: proving.virtual_visits,
                noise: proving.noise,
                ..tuning
            };
        }
        let mut tree = Tree {
            tuning,
            proving,
            max_edges,
            seats: root.seats(),
            nodes: Vec::new(),
            value_sums: Vec::new(),
            actions: Vec::new(),
            outcomes: Vec::new(),
            path: Vec::new(),
            legal: Vec::new(),
            possible: Vec::new(),
            scratch: None,
            values: Vec::new(),
            root,
        };
        tree.add_node();
        let root = tree.root.clone();
        match tree.proving {
            None => tree.expand(0, &root, evaluation, rng),
            Some(proving) => {
                tree.open(0, &root, proving, evaluation, rng);
            }
        }
        tree
    }

    /// Whether the result of the root is proven, so that more playouts are useless.
    pub(super) fn is_decided(&self) -> bool {
        self.nodes[0].proof != Proof::Open
    }

    fn add_node(&mut self) -> u32 {
        let index = self.nodes.len() as u32;
        self.nodes.push(Node {
            kind: Kind::Leaf,
            proof: Proof::Open,
            distance: 0,
            complete: true,
            visits: 0,
            first: 0,
            count: 0,
        });
        self.value_sums
            .resize(self.value_sums.len() + self.seats, 0.0);
        index
    }

    /// One playout: selection, expansion, rollout, backup.
    pub(super) fn playout(&mut self, evaluation: &impl Evaluation<G>, rng: &mut FastRng) {
        if let Some(proving) = self.proving {
            return self.proving_playout(proving, evaluation, rng);
        }
        let mut position = self.root.clone();
        let mut at = 0;
        self.path.clear();
        self.path.push(at);
        let values = loop {
            if self.path.len() > 1 && evaluation.is_solved(&position) {
                break evaluation.value(&position);
            }
            if self.nodes[at as usize].kind == Kind::Leaf
                && !self.try_expand(at, &position, evaluation, rng)
            {
                self.roll_out(&mut position, evaluation, rng);
                break evaluation.value(&position);
            }
            at = match self.nodes[at as usize].kind {
                Kind::Player(seat) => {
                    let edge = self.select_action(at, seat);
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
                Kind::Terminal | Kind::Leaf => break evaluation.value(&position),
            };
            self.path.push(at);
        };
        self.back_up(&values);
    }

    /// Adds the result of a playout to every node on its path.
    fn back_up(&mut self, values: &Values) {
        for &node in &self.path {
            let node = node as usize;
            self.nodes[node].visits += 1;
            let sums = &mut self.value_sums[node * self.seats..(node + 1) * self.seats];
            for (sum, value) in sums.iter_mut().zip(values) {
                *sum += value;
            }
        }
    }

    /// A short rollout with a fairly good policy, so that the position that is evaluated is one
    /// that may well occur.
    fn roll_out(&mut self, position: &mut G, evaluation: &impl Evaluation<G>, rng: &mut FastRng) {
        let mut actions = 0;
        while actions < self.tuning.rollout_depth {
            match position.turn() {
                Turn::Player(seat) => {
                    self.legal.clear();
                    position.legal_actions_into(&mut self.legal);
                    *position = self.play_best_candidate(position, seat, evaluation, rng);
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

    /// The rollout policy: the position after the best of a few random actions of `self.legal`.
    fn play_best_candidate(
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
        for _ in 1..self.tuning.rollout_candidates {
            let next = after(pick());
            let value = evaluation.value(&next)[seat.index()];
            if value > most {
                best = next;
                most = value;
            }
        }
        best
    }

    /// Expands a leaf, unless the playout ends here. Returns whether it did.
    ///
    /// A leaf with a real decision is expanded on its second visit. Chance turns and forced
    /// actions are expanded at once: they decide nothing.
    fn try_expand(
        &mut self,
        leaf: u32,
        position: &G,
        evaluation: &impl Evaluation<G>,
        rng: &mut FastRng,
    ) -> bool {
        if self.actions.len() + self.outcomes.len() >= self.max_edges {
            return false;
        }
        let first_visit = self.nodes[leaf as usize].visits == 0;
        if first_visit && position.turn().player().is_some() {
            self.legal.clear();
            position.legal_actions_into(&mut self.legal);
            if self.legal.len() > 1 {
                return false;
            }
        }
        self.expand(leaf, position, evaluation, rng);
        true
    }

    fn expand(
        &mut self,
        leaf: u32,
        position: &G,
        evaluation: &impl Evaluation<G>,
        rng: &mut FastRng,
    ) {
        let (kind, first, count) = match position.turn() {
            Turn::Player(seat) => {
                let first = self.actions.len();
                self.add_action_edges(position, seat, evaluation, rng);
                (Kind::Player(seat), first, self.actions.len() - first)
            }
            Turn::Chance => {
                let first = self.outcomes.len();
                self.possible.clear();
                position.outcomes_into(&mut self.possible);
                let edges = self.possible.iter().map(|&(outcome, weight)| OutcomeEdge {
                    outcome,
                    weight,
                    child: NO_CHILD,
                });
                self.outcomes.extend(edges);
                (Kind::Chance, first, self.possible.len())
            }
            Turn::Over => (Kind::Terminal, 0, 0),
        };
        let node = &mut self.nodes[leaf as usize];
        node.kind = kind;
        node.first = first as u32;
        node.count = count as u32;
    }

    fn add_action_edges(
        &mut self,
        position: &G,
        seat: Seat,
        evaluation: &impl Evaluation<G>,
        rng: &mut FastRng,
    ) {
        let first = self.actions.len();
        self.legal.clear();
        position.legal_actions_into(&mut self.legal);
        if let [action] = self.legal[..] {
            self.actions.push(ActionEdge {
                action,
                child: NO_CHILD,
                static_value: 0.0,
                prior: 1.0,
            });
            return;
        }
        let mut next = position.clone();
        for &action in &self.legal {
            next.clone_from(position);
            next.play_unchecked(action, &mut Silent);
            let mut value = evaluation.value(&next)[seat.index()];
            if self.tuning.noise > 0.0 {
                value += self.tuning.noise * f64::from(rng.below(1 << 16)) / f64::from(1 << 16);
            }
            self.actions.push(ActionEdge {
                action,
                child: NO_CHILD,
                static_value: value as f32,
                prior: 0.0,
            });
        }
        self.set_priors(first);
    }

    /// Sorts the edges from `first` on by their static values, and turns these into priors.
    fn set_priors(&mut self, first: usize) {
        let temperature = self.tuning.prior_temperature as f32;
        let edges = &mut self.actions[first..];
        edges.sort_by(|a, b| b.static_value.total_cmp(&a.static_value));
        let best = edges[0].static_value;
        let mut sum = 0.0;
        for edge in &mut *edges {
            let gap = 1.0 + (best - edge.static_value) / temperature;
            edge.prior = 1.0 / (gap * gap);
            sum += edge.prior;
        }
        for edge in edges {
            edge.prior /= sum;
        }
    }

    fn edges_of(&self, node: u32) -> std::ops::Range<usize> {
        let Node { first, count, .. } = self.nodes[node as usize];
        first as usize..(first + count) as usize
    }

    /// Selection by PUCT: the mean value plus an exploration bonus in proportion to the prior.
    fn select_action(&self, node: u32, seat: Seat) -> usize {
        let bonus =
            self.tuning.exploration * f64::from(self.nodes[node as usize].visits.max(1)).sqrt();
        let edges = self.edges_of(node);
        let mut best = edges.start;
        let mut best_puct = f64::NEG_INFINITY;
        for index in edges {
            let edge = &self.actions[index];
            let static_value = f64::from(edge.static_value);
            let (visits, mean) = if edge.child == NO_CHILD {
                (0.0, static_value)
            } else {
                let child = edge.child as usize;
                let visits = f64::from(self.nodes[child].visits);
                let sum = self.value_sums[child * self.seats + seat.index()];
                (
                    visits,
                    (static_value * self.tuning.virtual_visits + sum)
                        / (self.tuning.virtual_visits + visits),
                )
            };
            let puct = mean + bonus * f64::from(edge.prior) / (1.0 + visits);
            if puct > best_puct {
                best = index;
                best_puct = puct;
            }
            // All later edges are unvisited too and have lower priors.
            if edge.child == NO_CHILD {
                break;
            }
        }
        best
    }

    /// Selection at a chance node. Progressive widening adds a new outcome, sampled by weight;
    /// otherwise it is the outcome with the fewest visits for its weight, so that the visits
    /// follow the weights more closely than by sampling.
    fn select_outcome(&self, node: u32, rng: &mut FastRng) -> usize {
        let visits = self.nodes[node as usize].visits;
        let edges = &self.outcomes[self.edges_of(node)];
        let start = self.nodes[node as usize].first as usize;
        let opened = edges.iter().filter(|edge| edge.child != NO_CHILD).count() as u32;
        if (opened as usize) < edges.len()
            && visits >= self.tuning.visits_per_outcome * opened * opened
        {
            let closed = || {
                edges
                    .iter()
                    .enumerate()
                    .filter(|(_, edge)| edge.child == NO_CHILD)
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
        let mut lowest = f64::INFINITY;
        for (index, edge) in edges
            .iter()
            .enumerate()
            .filter(|(_, edge)| edge.child != NO_CHILD)
        {
            let visited = f64::from(self.nodes[edge.child as usize].visits + 1);
            let visits_by_weight = visited / f64::from(edge.weight);
            if visits_by_weight < lowest {
                lowest = visits_by_weight;
                next = index;
            }
        }
        start + next
    }

    /// The actions of the root, those that have not been visited with nothing but their static
    /// values.
    pub(super) fn root_actions(&self) -> impl Iterator<Item = RootAction<'_, G::Action>> {
        self.actions[self.edges_of(0)].iter().map(|edge| {
            let child = edge.child as usize;
            let node = self.nodes.get(child);
            let value_sums = node.map_or(0..0, |_| child * self.seats..(child + 1) * self.seats);
            RootAction {
                action: edge.action,
                visits: node.map_or(0, |node| node.visits),
                value_sums: &self.value_sums[value_sums],
                static_value: edge.static_value.into(),
                child: edge.child,
                proof: node.map_or(Proof::Open, |node| node.proof),
                distance: node.map_or(0, |node| node.distance),
            }
        })
    }

    /// The principal variation from a node, up to the next chance turn: what leads to the proven
    /// result, otherwise the most visited actions.
    pub(super) fn principal_variation(&self, mut node: u32, max_length: usize) -> Vec<String> {
        let mut actions = Vec::new();
        while let Some(Node {
            kind: Kind::Player(_),
            proof,
            distance,
            ..
        }) = self.nodes.get(node as usize).copied()
            && actions.len() < max_length
        {
            let is_proof = |child: &Node| {
                proof != Proof::Open
                    && child.proof == proof
                    && child.distance.saturating_add(1) == distance
            };
            let best = self.actions[self.edges_of(node)]
                .iter()
                .filter(|edge| edge.child != NO_CHILD)
                // Of equals the first: `max_by_key` returns the last.
                .rev()
                .max_by_key(|edge| {
                    let child = &self.nodes[edge.child as usize];
                    (is_proof(child), child.visits)
                });
            let Some(edge) = best else { break };
            actions.push(edge.action.to_string());
            node = edge.child;
        }
        actions
    }

    /// The subtree of `position` as a tree of its own, so that its statistics are reused; `None`
    /// if the tree does not contain it.
    pub(super) fn reroot(self, position: &G) -> Option<Self> {
        let sole_reply = self.proving.is_some_and(|proving| proving.sole_reply);
        if sole_reply && self.root.turn() != position.turn() {
            // It knows only one action of this seat wherever it has been.
            return None;
        }
        if self.root == *position {
            return Some(self);
        }
        let node = self.find(position)?;
        Some(self.subtree(node, position.clone()))
    }

    /// Finds a position breadth-first, by replaying the edges that have been visited.
    fn find(&self, wanted: &G) -> Option<u32> {
        let mut queue = VecDeque::from([(0, self.root.clone())]);
        let mut replays = 0;
        while let Some((node, position)) = queue.pop_front() {
            for (child, next) in self.children(node, &position) {
                replays += 1;
                if next == *wanted {
                    // A leaf has no statistics to reuse.
                    let is_expanded = matches!(self.nodes[child as usize].kind, Kind::Player(_));
                    return is_expanded.then_some(child);
                }
                if replays >= MAX_REPLAYS {
                    return None;
                }
                queue.push_back((child, next));
            }
        }
        None
    }

    /// The children with enough visits, and their positions.
    fn children<'a>(&'a self, node: u32, position: &'a G) -> impl Iterator<Item = (u32, G)> + 'a {
        let kind = self.nodes[node as usize].kind;
        let edges = self.edges_of(node);
        let (actions, outcomes) = match kind {
            Kind::Player(_) => (&self.actions[edges], &[][..]),
            Kind::Chance => (&[][..], &self.outcomes[edges]),
            Kind::Leaf | Kind::Terminal => (&[][..], &[][..]),
        };
        let is_kept = |child: u32| {
            child != NO_CHILD && self.nodes[child as usize].visits >= MIN_VISITS_TO_REUSE
        };
        let by_action = actions
            .iter()
            .filter(move |edge| is_kept(edge.child))
            .map(|edge| {
                let mut next = position.clone();
                next.play_unchecked(edge.action, &mut Silent);
                (edge.child, next)
            });
        let by_outcome = outcomes
            .iter()
            .filter(move |edge| is_kept(edge.child))
            .map(|edge| {
                let mut next = position.clone();
                next.resolve_unchecked(edge.outcome, &mut Silent);
                (edge.child, next)
            });
        by_action.chain(by_outcome)
    }

    /// A copy of the subtree at `node`, whose position is `root`.
    fn subtree(&self, node: u32, root: G) -> Self {
        let mut subtree = Tree {
            root,
            tuning: self.tuning,
            proving: self.proving,
            max_edges: self.max_edges,
            seats: self.seats,
            nodes: Vec::new(),
            value_sums: Vec::new(),
            actions: Vec::new(),
            outcomes: Vec::new(),
            path: Vec::new(),
            legal: Vec::new(),
            possible: Vec::new(),
            scratch: None,
            values: Vec::new(),
        };
        // The n-th of these becomes node n of the subtree.
        let mut kept = vec![node];
        let mut next = 0;
        while next < kept.len() {
            let old = kept[next];
            next += 1;
            let edges = self.edges_of(old);
            let mut node = self.nodes[old as usize];
            let mut renumber = |child: u32| {
                if child == NO_CHILD {
                    return NO_CHILD;
                }
                kept.push(child);
                kept.len() as u32 - 1
            };
            match node.kind {
                Kind::Player(_) => {
                    node.first = subtree.actions.len() as u32;
                    subtree
                        .actions
                        .extend(self.actions[edges].iter().map(|edge| ActionEdge {
                            child: renumber(edge.child),
                            ..*edge
                        }));
                }
                Kind::Chance => {
                    node.first = subtree.outcomes.len() as u32;
                    subtree
                        .outcomes
                        .extend(self.outcomes[edges].iter().map(|edge| OutcomeEdge {
                            child: renumber(edge.child),
                            ..*edge
                        }));
                }
                Kind::Leaf | Kind::Terminal => {}
            }
            subtree.nodes.push(node);
            let old = old as usize;
            subtree
                .value_sums
                .extend(&self.value_sums[old * self.seats..(old + 1) * self.seats]);
        }
        subtree
    }
}

#[cfg(test)]
mod tests {
    use starboard_kernel::toy::{Coin, Pebbles, PebblesAction, PebblesEdition, PebblesOptions};

    use super::*;
    use crate::win_shares;

    #[derive(Clone)]
    struct ResultOnly;

    impl Evaluation<Pebbles> for ResultOnly {
        fn value(&self, position: &Pebbles) -> Values {
            position
                .ending()
                .map_or([0.5; Seat::MOST], |ending| win_shares(&ending))
        }
    }

    fn grow(playouts: u32) -> Tree<Pebbles> {
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

    /// Visits and edge counts of a node and all of its descendants.
    fn shape(tree: &Tree<Pebbles>, node: u32) -> Vec<(u32, u32)> {
        let mut shape = vec![(
            tree.nodes[node as usize].visits,
            tree.nodes[node as usize].count,
        )];
        let edges = tree.edges_of(node);
        let children: Vec<u32> = match tree.nodes[node as usize].kind {
            Kind::Player(_) => tree.actions[edges].iter().map(|edge| edge.child).collect(),
            Kind::Chance => tree.outcomes[edges].iter().map(|edge| edge.child).collect(),
            Kind::Leaf | Kind::Terminal => Vec::new(),
        };
        for child in children.into_iter().filter(|&child| child != NO_CHILD) {
            shape.extend(self::shape(tree, child));
        }
        shape
    }

    #[test]
    fn every_playout_is_backed_up_once() {
        let tree = grow(500);
        assert_eq!(tree.nodes[0].visits, 500);
        let below: u32 = tree
            .root_actions()
            .map(|root_action| root_action.visits)
            .sum();
        assert_eq!(below, 500);
        for root_action in tree.root_actions() {
            let sum: f64 = root_action.value_sums.iter().sum();
            assert!(
                (sum - f64::from(root_action.visits)).abs() < 1e-9,
                "one win per visit"
            );
        }
    }

    #[test]
    fn a_tree_is_reused_after_actions_and_chance() {
        let tree = grow(2000);
        let mut position = tree.root.clone();
        position.play_unchecked(PebblesAction::Gamble, &mut Silent);
        position.resolve_unchecked(Coin(4), &mut Silent);
        position.play_unchecked(PebblesAction::Take(3), &mut Silent);
        let node = tree.find(&position).expect("visited often");
        let before = shape(&tree, node);
        let subtree = tree.reroot(&position).expect("found");
        assert!(subtree.root == position);
        assert_eq!(shape(&subtree, 0), before);
        assert!(before[0].0 > 10 && before[0].0 < 2000, "{before:?}");
    }

    #[derive(Clone)]
    struct SoleReplies;

    impl Evaluation<Pebbles> for SoleReplies {
        fn value(&self, position: &Pebbles) -> Values {
            ResultOnly.value(position)
        }

        fn proving(&self, _: &Pebbles) -> Option<Proving> {
            Some(Proving {
                exploration: 1.0,
                prior_temperature: 0.25,
                virtual_visits: 1.0,
                noise: 0.0,
                lookahead: 0.5,
                kept_actions: 8,
                sole_reply: true,
            })
        }
    }

    /// Of another seat such a tree knows only one action.
    #[test]
    fn a_tree_with_sole_replies_is_reused_by_the_same_seat_only() {
        let grown = || {
            let mut rng = FastRng::new(1);
            let mut tree = Tree::new(grow(0).root, &SoleReplies, 10_000, &mut rng);
            for _ in 0..300 {
                tree.playout(&SoleReplies, &mut rng);
            }
            tree
        };
        let tree = grown();
        let mut position = tree.root.clone();
        let mut at = 0;
        // The most visited action of a player, and the reply to it.
        for is_own in [true, false] {
            let edges = &tree.actions[tree.edges_of(at)];
            assert_eq!(edges.len() == 1, !is_own);
            let visited = edges
                .iter()
                .filter(|edge| edge.child != NO_CHILD && edge.action != PebblesAction::Gamble);
            let edge = visited.max_by_key(|edge| tree.nodes[edge.child as usize].visits);
            let edge = edge.expect("visited");
            position.play_unchecked(edge.action, &mut Silent);
            at = edge.child;
            assert_eq!(tree.find(&position), Some(at));
            assert_eq!(grown().reroot(&position).is_some(), !is_own);
        }
    }

    #[test]
    fn a_position_that_was_never_visited_is_not_found() {
        let tree = grow(3);
        let mut position = tree.root.clone();
        for _ in 0..5 {
            position.play_unchecked(PebblesAction::Take(2), &mut Silent);
        }
        assert!(tree.reroot(&position).is_none());
    }

    /// Outcomes of weights 2 and 1.
    #[test]
    fn visits_of_a_chance_node_follow_the_weights() {
        let mut position = grow(0).root;
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

//! A game that is a hand-written tree, for searches whose result is known.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use serde_json::{Value, json};
use starboard_bots::{Evaluation, Proving, Values};
use starboard_kernel::{
    Edition, Ending, Game, Lang, Narrate, Schema, Seat, Sink, Turn, Unreadable, Violations, WhyNot,
    Wording,
};

/// A node of a tree; children are numbers of nodes in the same list.
#[derive(Debug)]
enum Node {
    Player(usize, &'static [usize]),
    Chance(&'static [(u32, usize)]),
    /// The payoff of each seat.
    End(&'static [f64]),
    /// As `Player`, but with a misleading static evaluation.
    Disguised(&'static [f64], usize, &'static [usize]),
}

use Node::{Chance, Disguised, End, Player};

#[derive(Clone, Copy, Debug)]
pub(crate) struct Branches {
    nodes: &'static [Node],
    seats: usize,
    at: usize,
}

const fn tree(seats: usize, nodes: &'static [Node]) -> Branches {
    Branches {
        nodes,
        seats,
        at: 0,
    }
}

/// Left has the highest payoff, but the other player would not give it.
pub(crate) const DUEL: Branches = tree(
    2,
    &[
        Player(0, &[1, 2]),
        Player(1, &[3, 4]),
        Player(1, &[5, 6]),
        End(&[0.9, 0.1]),
        End(&[0.2, 0.8]),
        End(&[0.5, 0.5]),
        End(&[0.6, 0.4]),
    ],
);

/// 0.8 with a probability of 3/4, else 0: more than the safe 0.55.
pub(crate) const GAMBLE: Branches = tree(
    2,
    &[
        Player(0, &[1, 2]),
        End(&[0.55, 0.45]),
        Chance(&[(1, 3), (3, 4)]),
        End(&[0.0, 1.0]),
        End(&[0.8, 0.2]),
    ],
);

/// The same with a longer chain of chance turns and worse odds.
pub(crate) const BAD_GAMBLE: Branches = tree(
    2,
    &[
        Player(0, &[1, 2]),
        End(&[0.55, 0.45]),
        Chance(&[(1, 3), (3, 4)]),
        End(&[0.0, 1.0]),
        Chance(&[(1, 5), (1, 6), (2, 7)]),
        End(&[0.1, 0.9]),
        End(&[0.3, 0.7]),
        End(&[0.9, 0.1]),
    ],
);

/// The third player's choice hurts the first on the right, and the second player knows it.
pub(crate) const THREE: Branches = tree(
    3,
    &[
        Player(0, &[1, 2]),
        Player(1, &[3, 4]),
        Player(1, &[5, 6]),
        Player(2, &[7, 8]),
        End(&[0.4, 0.5, 0.1]),
        Player(2, &[9, 10]),
        End(&[0.9, 0.0, 0.1]),
        End(&[0.6, 0.3, 0.1]),
        End(&[0.1, 0.4, 0.5]),
        End(&[0.3, 0.6, 0.1]),
        End(&[0.8, 0.2, 0.0]),
    ],
);

/// The static evaluation of the left branch is high and wrong; a forced action lies between.
pub(crate) const TRAP: Branches = tree(
    2,
    &[
        Player(0, &[1, 2]),
        Disguised(&[0.9, 0.1], 1, &[3]),
        Disguised(&[0.4, 0.6], 1, &[4]),
        Player(0, &[5, 6]),
        Player(0, &[6, 7]),
        End(&[0.2, 0.8]),
        End(&[0.1, 0.9]),
        End(&[0.6, 0.4]),
    ],
);

/// The second player seems to gain on the left, where the first one does in truth.
pub(crate) const LURE: Branches = tree(
    3,
    &[
        Player(0, &[1, 2]),
        Player(1, &[3, 4]),
        End(&[0.5, 0.3, 0.2]),
        Disguised(&[0.1, 0.8, 0.1], 2, &[5, 6]),
        End(&[0.2, 0.5, 0.3]),
        Player(0, &[7, 8]),
        End(&[0.3, 0.5, 0.2]),
        End(&[0.1, 0.1, 0.8]),
        End(&[0.6, 0.1, 0.3]),
    ],
);

pub(crate) const CHANCE_FIRST: Branches = tree(2, &[Chance(&[(1, 1)]), End(&[1.0, 0.0])]);
pub(crate) const OVER: Branches = tree(2, &[End(&[1.0, 0.0])]);

/// The left looks best, and wins, whatever the second player does.
pub(crate) const WON: Branches = tree(
    2,
    &[
        Player(0, &[1, 2]),
        Disguised(&[0.9, 0.1], 1, &[3, 4]),
        End(&[0.5, 0.5]),
        End(&[1.0, 0.0]),
        End(&[1.0, 0.0]),
    ],
);

/// The left looks best, and loses.
pub(crate) const LOST: Branches = tree(
    2,
    &[
        Player(0, &[1, 2, 3]),
        Disguised(&[0.9, 0.1], 1, &[4]),
        End(&[0.3, 0.7]),
        End(&[0.4, 0.6]),
        End(&[0.0, 1.0]),
    ],
);

/// Two turns of the first player with chance and the second player between: a win by force on the right
/// only. On the left one outcome is lost, in the middle one answer.
pub(crate) const FORCED: Branches = tree(
    2,
    &[
        Player(0, &[1, 2, 3]),
        Chance(&[(1, 4), (9, 5)]),
        Player(1, &[5, 6]),
        Chance(&[(1, 7), (1, 8)]),
        End(&[0.0, 1.0]),
        End(&[1.0, 0.0]),
        End(&[0.5, 0.5]),
        Player(1, &[9, 5]),
        Player(1, &[5]),
        Player(0, &[6, 5]),
    ],
);

impl Branches {
    fn node(&self) -> &'static Node {
        &self.nodes[self.at]
    }

    /// Who gets everything wins. If nobody does, payoffs count and nothing is proven.
    fn winners(&self) -> Vec<Seat> {
        let End(payoffs) = self.node() else {
            return Vec::new();
        };
        match payoffs.iter().position(|&payoff| payoff == 1.0) {
            Some(winner) => vec![Seat::new(winner)],
            None => vec![Seat::new(0), Seat::new(1)],
        }
    }
}

/// Evaluates the leaves of the tree by their payoffs, and other nodes as even.
#[derive(Clone)]
pub(crate) struct Payoffs;

impl Evaluation<Branches> for Payoffs {
    fn value(&self, position: &Branches) -> Values {
        let mut values = Values::default();
        match position.node() {
            End(payoffs) | Disguised(payoffs, ..) => {
                values[..payoffs.len()].copy_from_slice(payoffs);
            }
            Player(..) | Chance(_) => values[..position.seats].fill(1.0 / position.seats as f64),
        }
        values
    }
}

/// The same, searched with proofs.
#[derive(Clone)]
pub(crate) struct Proofs;

impl Evaluation<Branches> for Proofs {
    fn value(&self, position: &Branches) -> Values {
        Payoffs.value(position)
    }

    fn proving(&self, position: &Branches) -> Option<Proving> {
        let proving = SoleReplies.proving(position)?;
        Some(Proving {
            sole_reply: false,
            ..proving
        })
    }
}

/// The same without proofs; wins within this many choices are looked for first.
#[derive(Clone)]
pub(crate) struct Within(pub(crate) usize);

impl Evaluation<Branches> for Within {
    fn value(&self, position: &Branches) -> Values {
        Payoffs.value(position)
    }

    fn forced_choices(&self, _: &Branches) -> usize {
        self.0
    }
}

/// Everybody else is taken to play what it likes best for them.
#[derive(Clone)]
pub(crate) struct SoleReplies;

impl Evaluation<Branches> for SoleReplies {
    fn value(&self, position: &Branches) -> Values {
        Payoffs.value(position)
    }

    fn proving(&self, _: &Branches) -> Option<Proving> {
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

impl PartialEq for Branches {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.nodes, other.nodes) && self.at == other.at
    }
}

impl Eq for Branches {}

/// Which branch, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Go(usize);

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "go {}", self.0)
    }
}

impl FromStr for Go {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Go, Unreadable> {
        text.strip_prefix("go ")
            .and_then(|number| number.parse().ok())
            .map(Go)
            .ok_or_else(|| Unreadable::new(text, "expected go and a number"))
    }
}

/// This game has no events.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct NoEvent;

impl Narrate for NoEvent {
    fn narrate(&self, _: Lang, _: &[String]) -> String {
        String::new()
    }
}

impl Game for Branches {
    type Action = Go;
    type Outcome = Go;
    type Event = NoEvent;
    type Options = ();

    const NAME: &'static str = "branches";
    const EDITIONS: &'static [Edition] = &[Edition::new("standard", 1)];
    const HAS_POINTS: bool = true;
    const HAS_DRAWS: bool = false;

    fn schema() -> Schema {
        Schema::empty()
    }
    fn start((): &()) -> Self {
        DUEL
    }
    fn options(&self) {}
    fn seats(&self) -> usize {
        self.seats
    }
    fn turn(&self) -> Turn {
        match self.node() {
            Player(seat, _) | Disguised(_, seat, _) => Turn::Player(Seat::new(*seat)),
            Chance(_) => Turn::Chance,
            End(_) => Turn::Over,
        }
    }
    fn legal_actions_into(&self, into: &mut Vec<Go>) {
        if let Player(_, children) | Disguised(_, _, children) = self.node() {
            into.extend((1..=children.len()).map(Go));
        }
    }
    fn outcomes_into(&self, into: &mut Vec<(Go, u32)>) {
        if let Chance(children) = self.node() {
            let weights = children.iter().map(|&(weight, _)| weight);
            into.extend(
                weights
                    .enumerate()
                    .map(|(index, weight)| (Go(index + 1), weight)),
            );
        }
    }
    fn play_unchecked(&mut self, action: Go, _: &mut impl Sink<NoEvent>) {
        if let Player(_, children) | Disguised(_, _, children) = self.node() {
            self.at = children[action.0 - 1];
        }
    }
    fn resolve_unchecked(&mut self, outcome: Go, _: &mut impl Sink<NoEvent>) {
        if let Chance(children) = self.node() {
            self.at = children[outcome.0 - 1].1;
        }
    }
    fn rule_against(&self, _: Go) -> &'static str {
        "B1"
    }
    fn ending(&self) -> Option<Ending> {
        matches!(self.node(), End(_)).then(|| Ending {
            reason: "end",
            scores: vec![0; self.seats],
            winners: self.winners(),
            drawn: false,
        })
    }
    fn document(&self) -> Value {
        json!({ "game": Self::NAME, "at": self.at })
    }
    fn from_document(_: &Value) -> Result<Self, Violations> {
        Err(Violations::one("game", "these trees are not read"))
    }
    fn encode(&self, into: &mut Vec<u8>) {
        into.push(self.at as u8);
    }
}

/// Type-erased positions need it.
impl Wording for Branches {
    fn title(_: Lang) -> String {
        Self::NAME.into()
    }
    fn tagline(_: Lang) -> String {
        Self::NAME.into()
    }
    fn option_label(name: &str, _: Option<&Value>, _: Lang) -> String {
        name.into()
    }
    fn option_note(_: &str, _: &Value, _: Lang) -> Option<String> {
        None
    }
    fn render(&self, _: Lang) -> String {
        self.at.to_string()
    }
    fn prompt(&self, _: Lang) -> String {
        self.at.to_string()
    }
    fn describe(&self, action: Go, _: Lang) -> String {
        action.to_string()
    }
    fn why_not(&self, action: Go, _: Lang) -> WhyNot {
        WhyNot {
            rule: self.rule_against(action),
            text: "there is no such branch".into(),
        }
    }
    fn describe_ending(_: &Ending, _: Lang) -> String {
        "over".into()
    }
}

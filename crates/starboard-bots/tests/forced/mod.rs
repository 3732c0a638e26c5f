//! No bot that searches misses a short forced win: positions are found in games, and proven by
//! exhaustive search.

use armada::Armada;
use guardians::Guardians;
use hegemony::Hegemony;
use rescue::Rescue;
use serde_json::{Value, json};
use starboard_bots::bot;
use starboard_kernel::erased::{Position, rules_of};
use starboard_kernel::{FastRng, Game, Seat, Silent, Turn, Wording};

use super::settings;

/// Positions that take longer to search are left out.
const MOST_NODES: u32 = 100_000;

/// Whether a seat can win within so many actions, whatever the others and chance do.
fn is_won<G: Game>(position: &G, seat: Seat, actions: u32, nodes: &mut u32) -> bool {
    if *nodes == 0 {
        return false;
    }
    *nodes -= 1;
    let mut after = |action| {
        let mut next = position.clone();
        next.play_unchecked(action, &mut Silent);
        is_won(&next, seat, actions - 1, nodes)
    };
    match position.turn() {
        Turn::Over => position
            .ending()
            .is_some_and(|ending| ending.winners == [seat]),
        Turn::Player(_) if actions == 0 => false,
        Turn::Player(player) if player == seat => {
            position.legal_actions().into_iter().any(&mut after)
        }
        Turn::Player(_) => position.legal_actions().into_iter().all(&mut after),
        Turn::Chance => position.outcomes().into_iter().all(|(outcome, _)| {
            let mut next = position.clone();
            next.resolve_unchecked(outcome, &mut Silent);
            is_won(&next, seat, actions, nodes)
        }),
    }
}

/// The actions that keep the win, and all others.
fn split<G: Game>(position: &G, actions: u32) -> (Vec<G::Action>, Vec<G::Action>) {
    let Turn::Player(seat) = position.turn() else {
        return (Vec::new(), Vec::new());
    };
    position.legal_actions().into_iter().partition(|&action| {
        let mut next = position.clone();
        next.play_unchecked(action, &mut Silent);
        is_won(&next, seat, actions - 1, &mut MOST_NODES.clone())
    })
}

/// Where to look for positions.
struct Mine {
    options: Value,
    games: u64,
    /// The bot that plays them; one in six actions is random.
    player: &'static str,
    /// A win within so many actions, whoever plays them.
    actions: u32,
}

impl Mine {
    /// Positions in which some action wins by force within so many actions, but not at once, and
    /// others do not.
    fn positions<G: Wording>(&self) -> Vec<(G, Vec<G::Action>)> {
        let rules = rules_of::<G>();
        let options = self.options.as_object().expect("options");
        let options = G::read_options(options).expect("possible options");
        let mut found = Vec::new();
        for seed in 0..self.games {
            let mut rng = FastRng::new(seed);
            let mut player = bot(rules, settings(self.player, seed));
            let mut position = G::start(&options);
            let mut since = 0;
            loop {
                since += 1;
                match position.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let outcome = position.random_outcome(&mut rng, &mut Vec::new());
                        position.resolve_unchecked(outcome, &mut Silent);
                    }
                    Turn::Player(_) => {
                        let legal = position.legal_actions();
                        // A few positions of each game, apart from each other.
                        if legal.len() > 1 && since > 6 && split(&position, 1).0.is_empty() {
                            let (winning, others) = split(&position, self.actions);
                            if !winning.is_empty() && !others.is_empty() {
                                found.push((position.clone(), winning));
                                since = 0;
                            }
                        }
                        let action = match rng.below(6) {
                            0 => legal[rng.below(legal.len() as u32) as usize],
                            _ => player
                                .choose(&Position::new(position.clone()))
                                .and_then(|choice| choice.action.parse().ok())
                                .expect("a player is to act"),
                        };
                        position.play_unchecked(action, &mut Silent);
                    }
                }
            }
        }
        found
    }

    fn check<G: Wording>(&self, least: usize) {
        let found = self.positions::<G>();
        if std::env::var("COUNT").is_ok() {
            eprintln!("{} positions", found.len());
        }
        assert!(found.len() >= least, "only {} positions", found.len());
        let mut missed = 0;
        for (position, winning) in found {
            for spec in ["search:3000", "level:4"] {
                let choice = bot(rules_of::<G>(), settings(spec, 1))
                    .choose(&Position::new(position.clone()))
                    .expect("a player is to act");
                let chosen = choice.action.parse().expect("an action");
                // Another way to win may take longer and bring more points.
                let mut next = position.clone();
                next.play_unchecked(chosen, &mut Silent);
                let seat = position.turn().player().expect("a player is to act");
                let wins = |actions| is_won(&next, seat, actions, &mut (20 * MOST_NODES));
                if std::env::var("COUNT").is_ok() {
                    if !(winning.contains(&chosen) || (self.actions..self.actions + 6).any(wins)) {
                        missed += 1;
                        eprintln!(
                            "{spec} plays {chosen} and not one of {winning:?} in {}",
                            position.document()
                        );
                    }
                    continue;
                }
                assert!(
                    winning.contains(&chosen) || (self.actions..self.actions + 6).any(wins),
                    "{spec} plays {chosen} and not one of {winning:?} in {}",
                    position.document()
                );
            }
        }
        assert!(missed == 0);
    }
}

#[test]
fn in_rescue() {
    for (players, games, actions, least) in [(2, 48, 3, 12), (3, 48, 4, 1), (4, 24, 5, 0)] {
        eprintln!("{players}");
        let options = json!({ "players": players });
        let player = "greedy";
        Mine {
            options,
            games,
            player,
            actions,
        }
        .check::<Rescue>(least);
    }
}

#[test]
fn in_guardians() {
    for (players, least) in [(2, 4), (3, 0)] {
        let options = json!({ "players": players });
        let player = "greedy";
        Mine {
            options,
            games: 16,
            player,
            actions: 4,
        }
        .check::<Guardians>(least);
    }
}

#[test]
fn in_armada() {
    let options = json!({});
    let player = "greedy";
    Mine {
        options,
        games: 150,
        player,
        actions: 4,
    }
    .check::<Armada>(0);
}

#[test]
fn in_hegemony() {
    let options = json!({ "difficulty": "basic" });
    let player = "level:3";
    Mine {
        options,
        games: 60,
        player,
        actions: 3,
    }
    .check::<Hegemony>(0);
}

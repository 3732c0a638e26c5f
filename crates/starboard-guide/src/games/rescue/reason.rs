//! What an action is certain to bring about, for hints.

use rescue::texts::{a_ship, kind_name};
use rescue::{Action, By, Event, Kind, Over, Part, Rescue, Square};
use starboard_kernel::{Game, Seat};

use super::{Enemy, as_if_to_move, distance, goes_to, others, squares};
use crate::Reader;

starboard_kernel::texts!("src/games/rescue/reason");

/// A fact about an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fact {
    Wins,
    /// This enemy plays next and could have come home, but no longer can.
    Stops(Seat),
    /// The ship with this enemy's commander is gone.
    Recaptures(Seat),
    Fetches,
    Takes(Seat, Kind),
    TakesOver(Seat, Kind),
    Rebuilds(Kind),
    /// It could come home next turn, as things stand then.
    ReadyHome,
    /// The ship with the commander is closer by this much, and this far from home.
    CarrierCloser {
        by: u8,
        left: u8,
    },
    /// The ship on this square could attack the moved ship; now no ship can.
    Escapes(Square),
    /// It could fetch the commander next turn, as things stand then.
    ReadyFetch,
    Closer {
        by: u8,
    },
    /// Next turn a move could bring a ship this near to its goal, nearer than any move could now.
    Opens {
        near: u8,
        home: bool,
    },
    /// This enemy plays next and can get no nearer to its goal than this; before, it could.
    Blocks {
        enemy: Seat,
        near: u8,
    },
    Jumps(usize),
    /// Next turn there are this many more moves than now, as things stand then.
    Frees(usize),
}

pub(super) fn fact(position: &Rescue, action: Action) -> Option<Fact> {
    let seat = position.seat();
    let mut after = position.clone();
    let mut events = Vec::new();
    after.play_unchecked(action, &mut events);
    if after.over() == Some(Over::Won(seat)) {
        return Some(Fact::Wins);
    }
    if after.over().is_some() || matches!(action, Action::Lay(_) | Action::Pass) {
        return None;
    }
    stopped(position, &after, seat)
        .map(Fact::Stops)
        .or_else(|| told(&events, seat))
        .or_else(|| moved(position, &after, action, seat))
}

/// The next enemy, if it could come home before this action and no longer can.
fn stopped(position: &Rescue, after: &Rescue, seat: Seat) -> Option<Seat> {
    let comes_home = |position: &Rescue, enemy: Seat| {
        Enemy::of(position, enemy).is_some_and(|enemy| enemy.comes_home.is_some())
    };
    let enemy = next_enemy(after, seat).filter(|&enemy| position.carrier(enemy).is_some())?;
    (comes_home(position, enemy) && !comes_home(after, enemy)).then_some(enemy)
}

fn next_enemy(after: &Rescue, seat: Seat) -> Option<Seat> {
    after.turn().player().filter(|&next| next != seat)
}

/// What the events say.
fn told(events: &[Event], seat: Seat) -> Option<Fact> {
    let returned = events.iter().find_map(|event| match *event {
        Event::CommanderReturned { seat, .. } => Some(Fact::Recaptures(seat)),
        _ => None,
    });
    returned.or_else(|| {
        events.iter().find_map(|event| match *event {
            Event::PickedUp { seat: by, .. } if by == seat => Some(Fact::Fetches),
            Event::Removed { owner, kind, .. } => Some(Fact::Takes(owner, kind)),
            Event::TakenOver { owner, kind, .. } => Some(Fact::TakesOver(owner, kind)),
            Event::Rebuilt { kind, .. } => Some(Fact::Rebuilds(kind)),
            _ => None,
        })
    })
}

/// What a plain move is good for.
fn moved(position: &Rescue, after: &Rescue, action: Action, seat: Seat) -> Option<Fact> {
    let Action::Move { from, to, part } = action else {
        return None;
    };
    let top = position.stack(from).top()?;
    let carries = position.carrier(seat) == Some(from) && (part == Part::Whole || top.is_carrier());
    let goal = match position.carrier(seat) {
        Some(_) => position.home(seat),
        None => position.prison(seat),
    };
    let (near, far) = (distance(to, goal), distance(from, goal));
    let next = as_if_to_move(after, seat);
    let ready = || {
        let legal = next.as_ref().map(Game::legal_actions).unwrap_or_default();
        let now = goes_to(&position.legal_actions(), goal).is_some();
        let mover = goes_to(&legal, goal).and_then(Action::mover);
        !now && mover.is_some_and(|(start, _)| start == to)
    };
    if carries {
        if ready() {
            return Some(Fact::ReadyHome);
        }
        if near < far {
            let by = far - near;
            return Some(Fact::CarrierCloser { by, left: near });
        }
    }
    if let Some(hunter) = escaped(position, after, from, to, seat) {
        return Some(Fact::Escapes(hunter));
    }
    if position.carrier(seat).is_none() && top.kind() != Kind::Speedy {
        if ready() {
            return Some(Fact::ReadyFetch);
        }
        if near < far {
            return Some(Fact::Closer { by: far - near });
        }
    }
    let best = |view: &Rescue| nearest(view, seat, goal);
    let (now, then) = (best(position), next.as_ref().and_then(best));
    if let (Some(now), Some(then)) = (now, then)
        && then < now
        && then > 0
    {
        let home = position.carrier(seat).is_some();
        return Some(Fact::Opens { near: then, home });
    }
    if let Some(fact) = blocked(position, after, seat) {
        return Some(fact);
    }
    let route = position.route_of(action)?;
    let jumps = route.hops.iter();
    let jumps = jumps.filter(|hop| matches!(hop.by, By::Jump(_))).count();
    if jumps > 1 {
        return Some(Fact::Jumps(jumps));
    }
    let more = next?
        .legal_actions()
        .len()
        .checked_sub(position.legal_actions().len())?;
    (more > 0).then_some(Fact::Frees(more))
}

/// The enemy who is next is kept further away from what it wants.
fn blocked(position: &Rescue, after: &Rescue, seat: Seat) -> Option<Fact> {
    let enemy = next_enemy(after, seat)?;
    let goal = match position.carrier(enemy) {
        Some(_) => position.home(enemy),
        None => position.prison(enemy),
    };
    let now = nearest(&as_if_to_move(position, enemy)?, enemy, goal)?;
    let near = nearest(after, enemy, goal)?;
    (near > now).then_some(Fact::Blocks { enemy, near })
}

/// Who could attack the ship where it was, if nobody can where it is now.
fn escaped(
    position: &Rescue,
    after: &Rescue,
    from: Square,
    to: Square,
    seat: Seat,
) -> Option<Square> {
    let attacker = |position: &Rescue, square: Square| {
        let mut enemies = others(position, seat).filter_map(|enemy| Enemy::of(position, enemy));
        enemies.find_map(|enemy| enemy.attacks(square))
    };
    let hunter = attacker(position, from)?;
    attacker(after, to).is_none().then_some(hunter)
}

/// How near one move can bring a ship that counts to its goal.
fn nearest(position: &Rescue, seat: Seat, goal: Square) -> Option<u8> {
    let carrier = position.carrier(seat);
    let counts = |from: Square| match carrier {
        Some(carrier) => from == carrier,
        None => {
            let top = position.stack(from).top();
            top.is_some_and(|top| top.kind() != Kind::Speedy)
        }
    };
    let legal = position.legal_actions().into_iter();
    let reached = legal.filter_map(|action| match action {
        Action::Move { from, to, .. } if counts(from) => Some(distance(to, goal)),
        _ => None,
    });
    reached.min()
}

impl Fact {
    pub(super) fn words(self, reader: Reader<'_>) -> String {
        let lang = reader.lang;
        let far = |count: u8| squares(lang, count);
        match self {
            Fact::Wins => wins(lang),
            Fact::Stops(seat) => stops(lang, &reader.name(seat)),
            Fact::Recaptures(seat) => recaptures(lang, &reader.name(seat)),
            Fact::Fetches => fetches(lang),
            Fact::Takes(seat, kind) => takes(lang, &reader.name(seat), &kind_name(lang, kind)),
            Fact::TakesOver(seat, kind) => {
                takes_over(lang, &reader.name(seat), &kind_name(lang, kind))
            }
            Fact::Rebuilds(kind) => rebuilds(lang, &a_ship(lang, kind)),
            Fact::ReadyHome => ready_home(lang),
            Fact::CarrierCloser { by, left } => carrier_closer(lang, &far(by), &far(left)),
            Fact::Escapes(from) => escapes(lang, from),
            Fact::ReadyFetch => ready_fetch(lang),
            Fact::Closer { by } => closer(lang, &far(by)),
            Fact::Opens { near, home: false } => opens_fetch(lang, &far(near)),
            Fact::Opens { near, .. } => opens_home(lang, &far(near)),
            Fact::Blocks { enemy, near } => blocks(lang, &reader.name(enemy), &far(near)),
            Fact::Jumps(count) => jumps(lang, count),
            Fact::Frees(count) => frees(lang, count),
        }
    }
}

#[cfg(test)]
mod tests {
    use rescue::{Layout, Options, Powers};
    use starboard_kernel::testing::random_walk;
    use starboard_kernel::{Silent, Turn};

    use super::*;
    use crate::testing::check_reasons;

    /// What is claimed can be seen in the position after the action, and in what can be done there.
    #[test]
    fn what_is_claimed_is_true() {
        let walks = (0..5).flat_map(|seed| {
            let start = Rescue::start(&Options {
                players: [2, 2, 3][seed as usize % 3],
                layout: Layout::Standard,
                powers: [Powers::None, Powers::Random][seed as usize % 2],
            });
            let walk = random_walk(start, seed).map(|step| step.before);
            walk.step_by(if seed % 3 == 2 { 197 } else { 37 })
        });
        let facts = check_reasons(walks, fact, |position, action, fact| {
            let seat = position.seat();
            let mut after = position.clone();
            after.play_unchecked(action, &mut Silent);
            let ships = |of: &Rescue, seat: Seat| {
                let stacks = of.fleet(seat).map(|square| of.stack(square));
                stacks.map(|stack| stack.height()).sum::<usize>()
            };
            let can = |of: &Rescue, who: Seat, planet: Square| {
                let view = as_if_to_move(of, who).unwrap();
                assert_eq!(view.turn(), Turn::Player(who));
                goes_to(&view.legal_actions(), planet).is_some()
            };
            // How near one of the ships that count can get to what its player wants.
            let reach = |of: &Rescue, who: Seat| {
                let goal = match of.carrier(who) {
                    Some(_) => of.home(who),
                    None => of.prison(who),
                };
                let legal = of.legal_actions().into_iter();
                let able = legal.filter(|action| match (action, of.carrier(who)) {
                    (Action::Move { from, .. }, Some(carrier)) => *from == carrier,
                    (Action::Move { from, .. }, None) => {
                        of.stack(*from).top().unwrap().kind() != Kind::Speedy
                    }
                    _ => false,
                });
                able.map(|action| distance(action.target().unwrap(), goal))
                    .min()
                    .unwrap()
            };
            match fact {
                Fact::Wins => assert_eq!(after.over(), Some(Over::Won(seat))),
                Fact::Stops(enemy) => {
                    let home = position.home(enemy);
                    assert!(can(position, enemy, home) && !can(&after, enemy, home));
                }
                Fact::Recaptures(enemy) => {
                    assert!(position.carrier(enemy).is_some() && after.carrier(enemy).is_none());
                }
                Fact::Fetches => {
                    assert!(position.carrier(seat).is_none() && after.carrier(seat).is_some());
                }
                Fact::Takes(owner, _) => {
                    assert_eq!(ships(position, owner), ships(&after, owner) + 1);
                    assert_eq!(ships(position, seat), ships(&after, seat));
                }
                Fact::TakesOver(owner, _) => {
                    assert_eq!(ships(position, owner), ships(&after, owner) + 1);
                    assert_eq!(ships(position, seat) + 1, ships(&after, seat));
                }
                Fact::Rebuilds(kind) => {
                    assert_eq!(position.lost(seat, kind), after.lost(seat, kind) + 1);
                }
                Fact::ReadyHome => assert!(can(&after, seat, position.home(seat))),
                Fact::ReadyFetch => assert!(can(&after, seat, position.prison(seat))),
                Fact::CarrierCloser { by, left } => {
                    let home = position.home(seat);
                    let far = |of: &Rescue| distance(of.carrier(seat).unwrap(), home);
                    assert_eq!((far(position), far(&after)), (left + by, left));
                }
                Fact::Closer { by } => {
                    let goal = position.prison(seat);
                    let (from, to) = (action.mover().unwrap().0, action.target().unwrap());
                    assert_eq!(distance(from, goal), distance(to, goal) + by);
                }
                Fact::Escapes(hunter) => {
                    let attacks = |of: &Rescue, square: Square| {
                        of.all_seats().filter(|&enemy| enemy != seat).any(|enemy| {
                            as_if_to_move(of, enemy).is_some_and(|view| {
                                let legal = view.legal_actions();
                                legal.iter().any(|action| {
                                    super::super::is_attack(*action)
                                        && action.target() == Some(square)
                                })
                            })
                        })
                    };
                    let (from, to) = (action.mover().unwrap().0, action.target().unwrap());
                    assert_ne!(position.stack(hunter).top().unwrap().seat(), seat);
                    assert!(attacks(position, from) && !attacks(&after, to));
                }
                Fact::Opens { near, home } => {
                    assert_eq!(position.carrier(seat).is_some(), home);
                    let next = as_if_to_move(&after, seat).unwrap();
                    assert_eq!(reach(&next, seat), near);
                    assert!(reach(position, seat) > near);
                }
                Fact::Blocks { enemy, near } => {
                    assert_eq!(after.turn(), Turn::Player(enemy));
                    assert_eq!(reach(&after, enemy), near);
                    let before = as_if_to_move(position, enemy).unwrap();
                    assert!(reach(&before, enemy) < near);
                }
                Fact::Frees(more) => {
                    let next = as_if_to_move(&after, seat).unwrap();
                    assert_eq!(
                        next.legal_actions().len(),
                        position.legal_actions().len() + more
                    );
                }
                Fact::Jumps(count) => {
                    let mut events = Vec::new();
                    position.clone().play_unchecked(action, &mut events);
                    let Some(Event::Moved { path, .. }) = events.first() else {
                        panic!("a jump moves a ship");
                    };
                    let jumps = path.iter().filter(|hop| matches!(hop.by, By::Jump(_)));
                    assert_eq!(jumps.count(), count);
                }
            }
        });
        for kind in [
            "Fetches",
            "Takes",
            "Closer",
            "CarrierCloser",
            "Escapes",
            "Opens",
            "Blocks",
            "Frees",
        ] {
            assert!(facts.contains(kind), "nothing ever {kind}: {facts:?}");
        }
    }
}

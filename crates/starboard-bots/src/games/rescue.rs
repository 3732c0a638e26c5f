//! The evaluation of Commander Rescue.
//!
//! The game is a race with ambushes: the first to bring the commander home wins, and Hunters stop
//! ships on the way. So the evaluation counts the moves that every seat still needs, adds the moves
//! that it is likely to lose on the way, and compares.

mod flight;
mod learned;
mod puzzles;

use rescue::{Action, Kind, Phase, Power, Rescue, Square};
use starboard_kernel::{Game, Seat};

use crate::evaluation::{Evaluation, Tuning, Values, win_shares};
use flight::{Board, Flight, PLANETS, Set, set, set_of, steps_between};

/// A hand-written evaluation in units of own moves; its weights were fitted to games of bots.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RescueEvaluation {
    /// For each square of the carrier's distance to its planet, in addition to the moves.
    pub square: f64,
    /// For each square of the fleet's mean distance to the prison, while the commander is held.
    pub advance: f64,
    /// The moves home, while the commander is held.
    pub way_back: f64,
    /// The nearest ship is not a Bounty Cargo: it can be attacked when it carries.
    pub unprotected: f64,
    /// The carrier can be attacked before its next move (`doomed`), or after it (`hunted`).
    pub doomed: f64,
    pub hunted: f64,
    /// The value of a ship: Speedy F1, ICE Hunter, Bounty Cargo, TIE UFO.
    pub ships: [f64; 4],
    /// The fraction of a ship's value that is lost if it can be attacked before its owner's next
    /// move (`hanging`), or at all (`shadowed`).
    pub hanging: f64,
    pub shadowed: f64,
    /// How many moves make a clear lead: a constant, and a term per move still to go.
    pub lead: f64,
    pub lead_per_move: f64,
    /// The value of a draw as a fraction of an equal share (contempt). Below 1, because bots in an
    /// even position would otherwise shuffle back and forth, which is dull to play against.
    pub draw: f64,
    pub tuning: Tuning,
}

pub use learned::LearnedRescue;

/// The name by which the list of games finds it.
pub(super) type GameEvaluation = LearnedRescue;

impl Default for RescueEvaluation {
    fn default() -> Self {
        RescueEvaluation {
            square: 0.013,
            advance: 0.166,
            way_back: 2.0,
            unprotected: 0.003,
            doomed: 3.0,
            hunted: 2.28,
            ships: [0.3, 3.0, 0.3, 2.8],
            hanging: 0.08,
            shadowed: 0.127,
            lead: 8.5,
            lead_per_move: 0.002,
            draw: 0.6,
            tuning: Tuning {
                exploration: 0.2,
                prior_temperature: 0.1,
                virtual_visits: 1.0,
                visits_per_outcome: 1,
                rollout_depth: 0,
                rollout_candidates: 1,
                noise: 0.01,
                level_4_playouts: 3_000,
                playout_cap: None,
                level_1_margin: 0.05,
                ..Tuning::default()
            },
        }
    }
}

/// Longer routes are estimated from the distance instead of being searched on the board.
const MAX_MOVES: u32 = 4;
/// The moves of a seat without a ship that could carry.
const NO_WAY: f64 = 12.0;

impl Evaluation<Rescue> for RescueEvaluation {
    fn value(&self, position: &Rescue) -> Values {
        let seats = position.seats();
        if let Some(ending) = position.ending() {
            let mut values = win_shares(&ending);
            if ending.drawn {
                values[..seats].fill(self.draw / seats as f64);
            }
            return values;
        }
        if position.phase() != Phase::Play {
            let mut values = Values::default();
            values[..seats].fill(1.0 / seats as f64);
            return values;
        }
        let rounds = self.rounds_to_go(position);
        let mut values = Values::default();
        for seat in 0..seats {
            let Some(mine) = rounds[seat] else { continue };
            values[seat] = 1.0;
            for (other, theirs) in rounds[..seats].iter().enumerate() {
                if other != seat
                    && let Some(theirs) = *theirs
                {
                    values[seat] *= self.race(mine, theirs);
                }
            }
        }
        let sum: f64 = values.iter().sum();
        // R26: the nearer the draw, the less a lead counts.
        let quiet = f64::from(position.quiet()) / f64::from(position.quiet_limit());
        let drawn = quiet * quiet;
        let share = drawn * self.draw / seats as f64;
        for value in &mut values[..seats] {
            *value = *value / sum * (1.0 - drawn) + share;
        }
        values
    }

    fn tuning(&self) -> Tuning {
        self.tuning
    }

    /// R8: the standard layout, or as much of it as is still possible.
    fn book(&self, position: &Rescue) -> Option<Action> {
        let next = position.next_to_lay()?;
        let squares = position.starting_squares(position.seat());
        let laid = squares.iter().position(|&square| square == next)?;
        let legal = position.legal_actions();
        let layout = Rescue::standard_layout();
        layout[laid..]
            .iter()
            .chain(&layout)
            .map(|&kind| Action::Lay(kind))
            .find(|action| legal.contains(action))
    }
}

impl RescueEvaluation {
    /// The probability that a seat that needs `mine` rounds wins the race against one that needs
    /// `theirs`.
    fn race(&self, mine: f64, theirs: f64) -> f64 {
        let nearest = mine.min(theirs).max(0.0);
        let lead = (theirs - mine) / (self.lead + self.lead_per_move * nearest);
        0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
    }

    /// How many rounds each seat still needs; `None` for a seat that is out.
    fn rounds_to_go(&self, position: &Rescue) -> [Option<f64>; Seat::MOST] {
        let seats = position.seats();
        let mut view = View::of(position);
        let attacks: [Set; Seat::MOST] = std::array::from_fn(|seat| {
            if seat < seats {
                view.attacks(Seat::new(seat))
            } else {
                0
            }
        });
        let turn = position.seat().index();
        // How many seats act before this one.
        let wait = |seat: usize| (seat + seats - turn) % seats;
        let mut to_go = [None; Seat::MOST];
        for seat in position.all_seats() {
            if position.is_out(seat) {
                continue;
            }
            let me = seat.index();
            let (mut before, mut after) = (0, 0);
            for other in (0..seats).filter(|&other| other != me) {
                if wait(other) < wait(me) {
                    before |= attacks[other];
                } else {
                    after |= attacks[other];
                }
            }
            let threat = Threat { before, after };
            let rounds = self.rounds(&mut view, seat, threat);
            to_go[me] = Some(rounds + wait(me) as f64 / seats as f64);
        }
        to_go
    }

    fn rounds(&self, view: &mut View<'_>, seat: Seat, threat: Threat) -> f64 {
        let position = view.position;
        let mut rounds = match position.carrier(seat) {
            Some(carrier) => {
                let mut rounds = self.homecoming(view, seat, carrier);
                if !is_protected(position, carrier) {
                    if threat.before & set(carrier) != 0 {
                        rounds += self.doomed;
                    } else if threat.after & set(carrier) != 0 && rounds >= 2.0 {
                        rounds += self.hunted;
                    }
                }
                rounds
            }
            None => self.fetching(view, seat),
        };
        let (mut material, mut worst, mut shadowed) = (0.0, 0.0_f64, 0.0);
        for square in position.fleet(seat) {
            for ship in position.stack(square).ships() {
                material += self.ships[ship.kind() as usize];
            }
            let Some(top) = position.stack(square).top() else {
                continue;
            };
            let ship = self.ships[top.kind() as usize];
            if is_protected(position, square) {
                continue;
            }
            if threat.before & set(square) != 0 {
                worst = worst.max(ship);
                shadowed += ship;
            } else if threat.after & set(square) != 0 {
                shadowed += ship;
            }
        }
        rounds += self.hanging * worst + self.shadowed * shadowed - material;
        rounds
    }

    /// The carrier's moves to its planet, with a small term for the distance.
    fn homecoming(&self, view: &mut View<'_>, seat: Seat, carrier: Square) -> f64 {
        let steps = f64::from(steps_between(carrier, view.position.home(seat)));
        self.square * steps
            + match self.moves_home(view, seat, carrier) {
                Some(moves) => f64::from(moves),
                None => f64::from(MAX_MOVES) + 1.0,
            }
    }

    fn moves_home(&self, view: &mut View<'_>, seat: Seat, carrier: Square) -> Option<u32> {
        let home = set(view.position.home(seat));
        let kind = view.position.stack(carrier).top()?.kind();
        let flight = view.flight(seat, kind);
        let from = set(carrier);
        let found = if PLANETS & from == 0 {
            // The square that the ship leaves becomes empty.
            Board::new(view.ships & !from).moves(flight, from, home, MAX_MOVES)
        } else {
            view.board.moves(flight, from, home, MAX_MOVES)
        };
        found.map(|(moves, _)| moves)
    }

    /// Moves until the commander has been fetched and brought home.
    fn fetching(&self, view: &mut View<'_>, seat: Seat) -> f64 {
        let position = view.position;
        let prison = position.prison(seat);
        let (mut cargos, mut others, mut ties) = (0, 0, 0);
        let (mut steps, mut count) = (0.0, 0.0);
        for square in position.fleet(seat) {
            let Some(top) = position.stack(square).top() else {
                continue;
            };
            match top.kind() {
                Kind::Cargo => cargos |= set(square),
                Kind::Hunter => others |= set(square),
                Kind::Tie => ties |= set(square),
                Kind::Speedy => {}
            }
            steps += f64::from(steps_between(square, prison));
            count += 1.0;
        }
        if cargos | others | ties == 0 {
            return NO_WAY;
        }
        // Cargos and Hunters move alike, except with Ancient Astronauts.
        let flight = view.flight(seat, Kind::Cargo);
        let prison = set(prison);
        let mut best = f64::from(MAX_MOVES) + 1.0 + self.unprotected;
        let mut most = MAX_MOVES;
        if let Some((moves, ships)) = view.board.moves(flight, cargos | others, prison, MAX_MOVES) {
            best = f64::from(moves);
            if ships & cargos == 0 {
                best += self.unprotected;
            }
            most = moves - 1;
        }
        let flight = view.flight(seat, Kind::Tie);
        if ties != 0
            && let Some((moves, _)) = view.board.moves(flight, ties, prison, most)
        {
            best = best.min(f64::from(moves) + self.unprotected);
        }
        best + self.advance * steps / count + self.way_back
    }
}

/// R18, R20, R31: whether the ship on a square is safe from attacks.
fn is_protected(position: &Rescue, square: Square) -> bool {
    PLANETS & set(square) != 0
        || position.stack(square).top().is_some_and(|top| {
            top.kind() == Kind::Cargo
                && top.is_carrier()
                && position.power(top.seat()) != Some(Power::Rooster)
        })
}

/// Squares that enemies can attack before and after the next move.
#[derive(Clone, Copy)]
struct Threat {
    before: Set,
    after: Set,
}

struct View<'a> {
    position: &'a Rescue,
    board: Board,
    fleets: [Set; Seat::MOST],
    ships: Set,
}

impl<'a> View<'a> {
    fn of(position: &'a Rescue) -> Self {
        let seats = position.seats();
        let fleets: [Set; Seat::MOST] = std::array::from_fn(|seat| {
            if seat < seats {
                set_of(position.fleet(Seat::new(seat)))
            } else {
                0
            }
        });
        let ships = fleets.iter().fold(0, |all, fleet| all | fleet);
        View {
            position,
            board: Board::new(ships),
            fleets,
            ships,
        }
    }

    fn flight(&self, seat: Seat, kind: Kind) -> Flight {
        let power = self.position.power(seat);
        Flight {
            over_ufos: match kind {
                Kind::Tie => true,
                Kind::Hunter | Kind::Speedy => power == Some(Power::Astronauts),
                Kind::Cargo => false,
            },
            cheetah: power == Some(Power::Cheetah),
        }
    }

    /// Where a seat's ships can attack.
    fn attacks(&mut self, seat: Seat) -> Set {
        let rooster = self.position.power(seat) == Some(Power::Rooster);
        let mut all = 0;
        for square in self.position.fleet(seat) {
            let Some(top) = self.position.stack(square).top() else {
                continue;
            };
            let kind = top.kind();
            if kind == Kind::Hunter || rooster && kind == Kind::Cargo {
                let flight = self.flight(seat, kind);
                all |= self.board.reach(flight, set(square));
            }
        }
        all & self.ships & !self.fleets[seat.index()]
    }
}

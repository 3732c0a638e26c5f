//! What a position of Commander Rescue is worth.
//!
//! The game is a race with ambushes: who brings the commander home first wins, and Hunters stop
//! ships on the way. So the estimate counts the moves that everybody still needs, adds what is
//! likely to be lost on the way, and compares.

mod flight;

use rescue::{Action, Kind, Phase, Power, Rescue, Square};
use starboard_kernel::{Game, Seat};

use crate::evaluation::{Evaluation, Tuning, Values, shared_win};
use flight::{Board, Flight, PLANETS, Set, set, set_of, steps_between};

/// An estimate by hand, in moves of one's own; the weights were fitted to games of bots.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RescueEvaluation {
    /// A square of distance that has to be flown, beside the moves it takes on this board.
    pub square: f64,
    /// Every square that one's ships are away from the prison on average, while he is held.
    pub advance: f64,
    /// The way home of who has not fetched him yet.
    pub way_back: f64,
    /// A ship other than a Bounty Cargo is on the way: it can be attacked when it carries.
    pub unprotected: f64,
    /// The carrier can be attacked before it moves; and when it has moved.
    pub doomed: f64,
    pub hunted: f64,
    /// What a ship is worth: Speedy F1, ICE Hunter, Bounty Cargo, TIE UFO.
    pub ships: [f64; 4],
    /// Which part of a ship's worth is lost if it can be attacked before it moves; and when it
    /// has moved.
    pub hanging: f64,
    pub shadowed: f64,
    /// How many moves of lead are a clear one: a fixed part, and one for every move to go.
    pub lead: f64,
    pub lead_per_move: f64,
    /// Which part of an equal share a draw is worth. Less than all of it: bots that are level
    /// would otherwise go to and fro for ever, and nobody likes to play against that.
    pub draw: f64,
    pub tuning: Tuning,
}

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
                curiosity: 0.2,
                tolerance: 0.1,
                impression: 1.0,
                visits_per_outcome: 1,
                outlook: 0,
                candidates: 1,
                whim: 0.01,
                thorough: 3_000,
                enough: None,
                carelessness: 0.05,
            },
        }
    }
}

/// More moves than this are not counted on the board but guessed from the distance.
const MOST_MOVES: u32 = 4;
/// Who has no ship that could carry is as far away as this.
const NO_WAY: f64 = 12.0;

impl Evaluation<Rescue> for RescueEvaluation {
    fn value(&self, position: &Rescue) -> Values {
        let seats = position.seats();
        if let Some(ending) = position.ending() {
            let mut values = shared_win(&ending);
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
        let outlook = self.outlook(position);
        let mut values = Values::default();
        for seat in 0..seats {
            let Some(mine) = outlook[seat] else { continue };
            values[seat] = 1.0;
            for (other, theirs) in outlook[..seats].iter().enumerate() {
                if other != seat
                    && let Some(theirs) = *theirs
                {
                    values[seat] *= self.comes_first(mine, theirs);
                }
            }
        }
        let sum: f64 = values.iter().sum();
        // R26: the nearer the draw, the less a lead is worth.
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

    /// R8: the standard layout, or as much of it as can be had.
    fn book(&self, position: &Rescue) -> Option<Action> {
        let next = position.next_to_lay()?;
        let squares = position.starting_squares(position.seat());
        let laid = squares.iter().position(|&square| square == next)?;
        let legal = position.legal();
        let layout = Rescue::standard_layout();
        layout[laid..]
            .iter()
            .chain(&layout)
            .map(|&kind| Action::Lay(kind))
            .find(|action| legal.contains(action))
    }
}

impl RescueEvaluation {
    /// How likely who needs `mine` rounds is home before who needs `theirs`.
    fn comes_first(&self, mine: f64, theirs: f64) -> f64 {
        let nearest = mine.min(theirs).max(0.0);
        let lead = (theirs - mine) / (self.lead + self.lead_per_move * nearest);
        0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
    }

    /// How many rounds each seat still needs; nothing for who is out.
    fn outlook(&self, position: &Rescue) -> [Option<f64>; Seat::MOST] {
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
        let mut outlook = [None; Seat::MOST];
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
            outlook[me] = Some(rounds + wait(me) as f64 / seats as f64);
        }
        outlook
    }

    fn rounds(&self, view: &mut View<'_>, seat: Seat, threat: Threat) -> f64 {
        let position = view.position;
        let mut rounds = match position.carrier(seat) {
            Some(carrier) => {
                let mut rounds = self.homecoming(view, seat, carrier);
                if !position_protects(position, carrier) {
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
        let (mut worth, mut worst, mut shadowed) = (0.0, 0.0_f64, 0.0);
        for square in position.fleet(seat) {
            for ship in position.stack(square).ships() {
                worth += self.ships[ship.kind() as usize];
            }
            let Some(top) = position.stack(square).top() else {
                continue;
            };
            let ship = self.ships[top.kind() as usize];
            if position_protects(position, square) {
                continue;
            }
            if threat.before & set(square) != 0 {
                worst = worst.max(ship);
                shadowed += ship;
            } else if threat.after & set(square) != 0 {
                shadowed += ship;
            }
        }
        rounds += self.hanging * worst + self.shadowed * shadowed - worth;
        rounds
    }

    /// Moves of the carrier to its planet, and how far it is.
    fn homecoming(&self, view: &mut View<'_>, seat: Seat, carrier: Square) -> f64 {
        let steps = f64::from(steps_between(carrier, view.position.home(seat)));
        self.square * steps
            + match self.moves_home(view, seat, carrier) {
                Some(moves) => f64::from(moves),
                None => f64::from(MOST_MOVES) + 1.0,
            }
    }

    fn moves_home(&self, view: &mut View<'_>, seat: Seat, carrier: Square) -> Option<u32> {
        let home = set(view.position.home(seat));
        let kind = view.position.stack(carrier).top()?.kind();
        let flight = view.flight(seat, kind);
        let from = set(carrier);
        let found = if PLANETS & from == 0 {
            // What the ship leaves is empty.
            Board::new(view.ships & !from).moves(flight, from, home, MOST_MOVES)
        } else {
            view.board.moves(flight, from, home, MOST_MOVES)
        };
        found.map(|(moves, _)| moves)
    }

    /// Moves until the commander is fetched and brought home.
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
        // Cargos and Hunters fly alike, but for Ancient Astronauts.
        let flight = view.flight(seat, Kind::Cargo);
        let prison = set(prison);
        let mut best = f64::from(MOST_MOVES) + 1.0 + self.unprotected;
        let mut most = MOST_MOVES;
        if let Some((moves, ships)) = view
            .board
            .moves(flight, cargos | others, prison, MOST_MOVES)
        {
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

/// R18, R20, R31: nobody can attack what is there.
fn position_protects(position: &Rescue, square: Square) -> bool {
    PLANETS & set(square) != 0
        || position.stack(square).top().is_some_and(|top| {
            top.kind() == Kind::Cargo
                && top.is_carrier()
                && position.power(top.seat()) != Some(Power::Rooster)
        })
}

/// Squares on which an enemy can attack.
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

//! The board looks the same from every planet: turned or mirrored, a position has the same
//! moves, turned or mirrored.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rescue::{Action, Options, Phase, Power, Rescue, Square, Squares};
use serde_json::{Value, json};
use starboard_kernel::{Game, Seat, Silent, Turn};

use crate::conformance::random_position;

/// This many rotations by 60° from planet to planet in the order of R2, after a reflection that
/// leaves P1 and P4 in place.
#[derive(Clone, Copy, Debug)]
struct Symmetry {
    turns: usize,
    mirrored: bool,
}

impl Symmetry {
    fn all() -> impl Iterator<Item = Symmetry> {
        (0..6).flat_map(|turns| [false, true].map(|mirrored| Symmetry { turns, mirrored }))
    }

    fn square(self, square: Square) -> Square {
        // R1: rows and numbers as steps from the centre g7.
        let mut row = square.row() as i8 - 6;
        let mut number = square.number() as i8 - 7;
        if self.mirrored {
            (row, number) = (number, row);
        }
        for _ in 0..self.turns {
            (row, number) = (row - number, row);
        }
        Square::at((row + 6) as u8, (number + 7) as u8).expect("the board maps to itself")
    }

    /// Where the seats go, if planets of seats come to planets of seats (R6) and commanders stay
    /// with their captors (R7).
    fn seats(self, position: &Rescue) -> Option<Vec<Seat>> {
        let all = || Seat::first(position.seats());
        let seats: Vec<Seat> = all()
            .map(|seat| {
                let home = self.square(position.home(seat));
                all().find(|&other| position.home(other) == home)
            })
            .collect::<Option<_>>()?;
        all()
            .all(|seat| {
                position.captor(seats[seat.index()]) == seats[position.captor(seat).index()]
            })
            .then_some(seats)
    }

    fn action(self, action: Action) -> Action {
        let map = |square| self.square(square);
        match action {
            Action::Move { from, to, part } => Action::Move {
                from: map(from),
                to: map(to),
                part,
            },
            Action::Attack { from, to, part } => Action::Attack {
                from: map(from),
                to: map(to),
                part,
            },
            Action::TakeOver { from, to, home } => Action::TakeOver {
                from: map(from),
                to: map(to),
                home: map(home),
            },
            Action::Rebuild { kind, on } => Action::Rebuild { kind, on: map(on) },
            Action::Lay(_) | Action::Pass => action,
        }
    }

    /// A ship of a document, on the board or lost.
    fn ship(self, ship: &str, seats: &[Seat]) -> String {
        let (owner, rest) = ship.split_at(1);
        let owner: usize = owner.parse().expect("a seat");
        let owner = seats[owner - 1];
        match rest.split_once('@') {
            None => format!("{owner}{rest}"),
            Some((kind, on)) => {
                let on = self.square(Square::read(on).expect("a square"));
                format!("{owner}{kind}@{on}")
            }
        }
    }

    /// The position as the others see it.
    fn document(self, document: &Value, seats: &[Seat]) -> Value {
        let mut mapped = document.clone();
        for field in ["ships", "lost"] {
            let ships = document[field].as_array().expect("a list");
            mapped[field] = ships
                .iter()
                .map(|ship| self.ship(ship.as_str().expect("a ship"), seats))
                .collect();
        }
        for (seat, power) in seats
            .iter()
            .zip(document["powers"].as_array().expect("a list"))
        {
            mapped["powers"][seat.index()] = power.clone();
        }
        mapped["options"]["powers"] = mapped["powers"].clone();
        let turn = document["turn"].as_u64().expect("a seat") as usize;
        mapped["turn"] = json!(seats[turn - 1]);
        // How often positions occurred is of no use to another one.
        mapped["seen"] = json!({});
        mapped
    }
}

/// R2–R4: planets, UFO squares and solar squares map to themselves, starting squares to those of
/// the planet that theirs comes to.
#[test]
fn the_board_is_symmetric() {
    let six =
        Rescue::start(&Rescue::read_options(json!({ "players": 6 }).as_object().unwrap()).unwrap());
    for symmetry in Symmetry::all() {
        let map = |squares: Squares| squares.map(|s| symmetry.square(s)).collect::<Squares>();
        let all: Squares = Square::all().collect();
        let planets: Squares = Rescue::planets().into_iter().collect();
        for squares in [
            all,
            planets,
            Rescue::ufo_squares(),
            Rescue::red_squares(),
            Rescue::orange_squares(),
        ] {
            assert_eq!(map(squares), squares, "{symmetry:?}");
        }
        let seats = symmetry.seats(&six).expect("six planets fit always");
        for seat in six.all_seats() {
            let starts = |seat| six.starting_squares(seat).into_iter().collect::<Squares>();
            assert_eq!(map(starts(seat)), starts(seats[seat.index()]));
        }
        // R3: "the same from every fleet's own side".
        if !symmetry.mirrored {
            for seat in six.all_seats() {
                let mapped = six.starting_squares(seat).map(|s| symmetry.square(s));
                assert_eq!(mapped, six.starting_squares(seats[seat.index()]));
                let turned = (seat.index() + symmetry.turns) % 6;
                assert_eq!(seats[seat.index()].index(), turned);
            }
        }
    }
}

/// R6, R7: from how many sides a game looks the same.
#[test]
fn as_many_symmetries_as_the_seats_allow() {
    for (players, expected) in [(2, 4), (3, 3), (4, 4), (6, 12)] {
        let options = json!({ "players": players });
        let position = Rescue::start(&Rescue::read_options(options.as_object().unwrap()).unwrap());
        let fitting = Symmetry::all().filter(|symmetry| symmetry.seats(&position).is_some());
        assert_eq!(fitting.count(), expected, "{players} players");
    }
}

fn check(position: &Rescue) {
    let document = position.document();
    let texts = |actions: &[Action]| -> BTreeSet<String> {
        actions.iter().map(ToString::to_string).collect()
    };
    for symmetry in Symmetry::all() {
        let Some(seats) = symmetry.seats(position) else {
            continue;
        };
        let mapped = symmetry.document(&document, &seats);
        let mapped = Rescue::from_document(&mapped)
            .unwrap_or_else(|why| panic!("{symmetry:?}: {why}\n{document}"));
        let actions = position.legal_actions();
        let expected: Vec<Action> = actions.iter().map(|&a| symmetry.action(a)).collect();
        assert_eq!(
            texts(&mapped.legal_actions()),
            texts(&expected),
            "{symmetry:?}\n{document}"
        );
        // Every seventh is played on both boards. Whose turn comes next is not symmetric.
        for &action in actions.iter().step_by(7) {
            let (mut here, mut there) = (position.clone(), mapped.clone());
            here.play_unchecked(action, &mut Silent);
            there.play_unchecked(symmetry.action(action), &mut Silent);
            let here = symmetry.document(&here.document(), &seats);
            let there = there.document();
            for field in ["ships", "lost"] {
                let sorted = |document: &Value| {
                    let mut ships: Vec<String> =
                        serde_json::from_value(document[field].clone()).expect("a list of ships");
                    // Ships of a stack keep their order.
                    ships.sort_by_key(|ship| ship.split_once('@').map(|(_, on)| on.to_owned()));
                    if field == "lost" {
                        ships.sort_unstable();
                    }
                    ships
                };
                assert_eq!(sorted(&here), sorted(&there), "{symmetry:?} {action}");
            }
            assert_eq!(here["quiet"], there["quiet"], "{symmetry:?} {action}");
        }
    }
}

/// Powers by seat, or none.
fn options() -> impl Strategy<Value = Options> {
    let powers: Vec<&str> = Power::ALL.iter().map(|power| power.name()).collect();
    let players = prop::sample::select(vec![2_usize, 2, 3, 4, 6]);
    (players, any::<bool>(), Just(powers).prop_shuffle()).prop_map(|(players, dealt, powers)| {
        let powers = if dealt {
            json!(&powers[..players])
        } else {
            json!("none")
        };
        let options = json!({ "players": players, "powers": powers });
        Rescue::read_options(options.as_object().expect("an object")).expect("possible")
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn moves_turn_with_the_board(options in options(), seed in any::<u64>(), steps in 48_u32..300) {
        let position = random_position(&options, seed, steps);
        if position.phase() == Phase::Play && position.turn() != Turn::Over {
            check(&position);
        }
    }
}

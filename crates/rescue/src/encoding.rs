//! The game in integers, for programs that learn.
//!
//! Everything is in the frame of a seat: the board is turned so that the seat's own planet is where
//! P1 is, and owners are counted from it. So a network learns one side of the board only. Squares
//! are the cells of a 13 × 13 grid, row by row from `a`; what is beyond the board stays 0.
//!
//! An action is a pair of squares: what stands on the second one says whether it is an attack.
//! Only pairs that a ship can fly at all have numbers.
//!
//! An observation tells how often the position has occurred (R26), but not which others have; and at
//! the end, not which ships are parked below the winner's (R22).

use starboard_kernel::{Encoding, Field, Group, Legend, Seat, Symmetry};

use crate::board::{BODIES, PLANETS, Square, Squares};
use crate::random::CONCEIVABLE;
use crate::{
    Action, Deal, FLEET, Kind, Layout, Options, Over, Part, Phase, Power, Powers, Rescue, SQUARES,
    edition,
};

const SIDE: usize = 13;
const CELLS: usize = SIDE * SIDE;
const NONE: u16 = u16::MAX;
/// For each square; a power of two, so that none needs a check.
const ROOM: usize = SQUARES.next_power_of_two();

/// The numbers of one set of options.
#[derive(Clone, Debug)]
pub struct Space {
    options: Options,
    lays: bool,
    wolf: bool,
    hacker: bool,
    robots: bool,
    powers: bool,
    /// The pairs of squares that have numbers, in the frame: those that do not lead to a planet,
    /// those to planets, and those that only a cheetah can fly.
    pairs: Vec<(Square, Square)>,
    /// How many of them do not lead to a planet, those of a cheetah apart.
    attacks: usize,
    /// How many of them are not for a cheetah only.
    plain: usize,
    /// The number of every pair, or `NONE`.
    table: Vec<u16>,
    /// The same by squares of the board, as seen from every planet, so that lists of moves need not
    /// rotate each square.
    turned: [Vec<[u16; ROOM]>; 6],
    first: Firsts,
}

#[derive(Clone, Copy, Debug)]
struct Firsts {
    moves: u32,
    top: u32,
    take_over: u32,
    rebuild: u32,
    pass: u32,
}

/// Every square rotated by this many sixths about the centre, which brings the planet of that
/// number, from 0, to where P1 is.
static TURNED: [[Square; SQUARES]; 6] = {
    let mut turned = [[Square::new(0); SQUARES]; 6];
    let mut index = 0;
    while index < SQUARES {
        let square = Square::new(index as u8);
        let mut rows = square.row() as i8 - 6;
        let mut numbers = square.number() as i8 - 7;
        let mut sixths = 0;
        while sixths < 6 {
            turned[sixths][index] = match Square::at((rows + 6) as u8, (numbers + 7) as u8) {
                Some(square) => square,
                None => panic!("a turn stays on the board"),
            };
            (rows, numbers) = (numbers, numbers - rows);
            sixths += 1;
        }
        index += 1;
    }
    turned
};

/// The cell of every square in the grid.
const fn cell(square: Square) -> usize {
    square.row() as usize * SIDE + square.number() as usize - 1
}

/// The cell of every square as [`TURNED`] has it.
static TURNED_CELLS: [[u8; SQUARES]; 6] = {
    let mut cells = [[0; SQUARES]; 6];
    let mut sixths = 0;
    while sixths < 6 {
        let mut index = 0;
        while index < SQUARES {
            cells[sixths][index] = cell(TURNED[sixths][index]) as u8;
            index += 1;
        }
        sixths += 1;
    }
    cells
};

/// The other side of the axis through P1 and P4: row and number exchanged.
fn mirrored(square: Square) -> Square {
    Square::at(square.number() - 1, square.row() + 1).unwrap_or(square)
}

impl Space {
    fn new(options: Options) -> Self {
        let may_have = |power| match options.powers {
            Powers::None => false,
            Powers::Random => true,
            Powers::BySeat(powers, _) => powers.contains(&Some(power)),
        };
        // R6, R7: every seat has its captor in the same direction.
        let position = Rescue::bare(options);
        let home = position.home(Seat::new(0));
        let prison = position.prison(Seat::new(0));
        let stops = !BODIES | prison.set().0;
        let goals = stops | home.set().0;
        let mut pairs: Vec<(Square, Square)> = Vec::new();
        for from in Square::all().filter(|from| stops & from.set().0 != 0) {
            // R29: with a step before or after it, a jump leads anywhere.
            let reach = match may_have(Power::Cheetah) {
                true => !from.set().0,
                false => CONCEIVABLE[from.index()],
            };
            let goals = Square::all().filter(|to| reach & goals & to.set().0 != 0);
            pairs.extend(goals.map(|to| (from, to)));
        }
        let rank = |&(from, to): &(Square, Square)| {
            if CONCEIVABLE[from.index()] & to.set().0 == 0 {
                2
            } else {
                u8::from(Squares(PLANETS).contains(to))
            }
        };
        pairs.sort_by_key(rank);
        let attacks = pairs.partition_point(|pair| rank(pair) < 1);
        let plain = pairs.partition_point(|pair| rank(pair) < 2);
        let mut table = vec![NONE; SQUARES * SQUARES];
        for (number, (from, to)) in pairs.iter().enumerate() {
            table[from.index() * SQUARES + to.index()] = number as u16;
        }
        let turned = std::array::from_fn(|planet| {
            let owned = position
                .all_seats()
                .any(|seat| position.planet_index(seat) == planet);
            if !owned {
                return Vec::new();
            }
            let frame = &TURNED[planet];
            let numbers = |from: Square| {
                let mut numbers = [NONE; ROOM];
                for to in Square::all() {
                    let (from, framed) = (frame[from.index()], frame[to.index()]);
                    numbers[to.index()] = table[from.index() * SQUARES + framed.index()];
                }
                numbers
            };
            Square::all().map(numbers).collect()
        });
        let mut next = 0;
        let mut group = |there: bool, count: usize| {
            let first = next;
            next += if there { count as u32 } else { 0 };
            first
        };
        let lays = options.layout == Layout::Choose;
        let (wolf, hacker, robots) = (
            may_have(Power::Wolf),
            may_have(Power::Hacker),
            may_have(Power::Robots),
        );
        group(lays, Kind::ALL.len());
        let first = Firsts {
            moves: group(true, pairs.len()),
            top: group(wolf, plain),
            take_over: group(hacker, attacks * FLEET),
            rebuild: group(robots, Kind::ALL.len() * FLEET),
            pass: group(true, 1),
        };
        Space {
            options,
            lays,
            wolf,
            hacker,
            robots,
            powers: options.powers != Powers::None,
            pairs,
            attacks,
            plain,
            table,
            turned,
            first,
        }
    }

    fn players(&self) -> usize {
        self.options.players.into()
    }

    /// How many ships of a stack are seen.
    fn levels(&self) -> usize {
        if self.wolf { edition::STACK } else { 1 }
    }

    /// The number among the pairs of squares in the frame.
    #[inline]
    fn pair(&self, from: Square, to: Square) -> Option<u32> {
        let number = self.table[from.index() * SQUARES + to.index()];
        (number != NONE).then_some(number.into())
    }

    /// What a ship with these marks is on a cell.
    #[inline]
    fn code(&self, owner: usize, kind: Kind, carrier: bool, hacked: bool) -> u8 {
        let code = (owner * 4 + kind as usize) * 2 + usize::from(carrier);
        let code = if self.hacker {
            code * 2 + usize::from(hacked)
        } else {
            code
        };
        code as u8 + 1
    }

    /// The names of the codes.
    fn codes(&self) -> Vec<String> {
        let mut names = vec!["none".to_owned()];
        for owner in 0..self.players() {
            for kind in Kind::ALL {
                for commander in ["", " with commander"] {
                    names.push(format!("{kind} of fleet {owner}{commander}"));
                    if self.hacker {
                        names.push(format!("hacked {kind} of fleet {owner}{commander}"));
                    }
                }
            }
        }
        names
    }

    fn mirror(&self, legend: &Legend) -> Symmetry {
        let mut bytes: Vec<u32> = (0..legend.observation_size() as u32).collect();
        for level in 0..self.levels() {
            for row in 0..SIDE {
                for column in 0..SIDE {
                    let place = |row, column| level * CELLS + row * SIDE + column;
                    bytes[place(row, column)] = place(column, row) as u32;
                }
            }
        }
        let starts = edition::STARTS[0];
        let start_image = starts.map(|start| {
            let image = mirrored(start);
            starts.iter().position(|&start| start == image).unwrap_or(0) as u32
        });
        let mut actions: Vec<u32> = (0..legend.action_count() as u32).collect();
        for (number, &(from, to)) in self.pairs.iter().enumerate() {
            let Some(image) = self.pair(mirrored(from), mirrored(to)) else {
                continue;
            };
            let number = number as u32;
            actions[(self.first.moves + number) as usize] = self.first.moves + image;
            if self.wolf && (number as usize) < self.plain {
                actions[(self.first.top + number) as usize] = self.first.top + image;
            }
            if self.hacker && (number as usize) < self.attacks {
                for (home, image_home) in (0..).zip(start_image) {
                    let of = |pair: u32, home| self.first.take_over + pair * FLEET as u32 + home;
                    actions[of(number, home) as usize] = of(image, image_home);
                }
            }
        }
        if self.robots {
            for kind in 0..Kind::ALL.len() as u32 {
                for (home, image_home) in (0..).zip(start_image) {
                    let of = |home| self.first.rebuild + kind * FLEET as u32 + home;
                    actions[of(home) as usize] = of(image_home);
                }
            }
        }
        Symmetry {
            name: "mirror",
            meaning: "the other side of the axis through the two planets, once ships are laid out"
                .to_owned(),
            from_start: false,
            bytes,
            actions,
        }
    }
}

fn legend(space: &Space) -> Legend {
    let players = space.players();
    let frame = "in the frame, by the first square, then the second: those between squares, those to \
                 planets, and where somebody has that power those that only a cheetah can fly";
    let starts = "the observer's starting squares in the order of R3";
    let mut actions = Vec::new();
    if space.lays {
        actions.push(Group::new("lay", Kind::ALL.len(), "lay F, H, C, T"));
    }
    actions.push(Group::new(
        "move",
        space.pairs.len(),
        format!(
            "a ship or stack from one square to another, {frame}; an attack if an enemy is there"
        ),
    ));
    if space.wolf {
        let meaning = "the same with the top ship only, which no cheetah has";
        actions.push(Group::new("top", space.plain, meaning));
    }
    if space.hacker {
        actions.push(Group::new(
            "take over",
            space.attacks * FLEET,
            format!(
                "an attack that takes the ship over, by the first of these pairs, then {starts}"
            ),
        ));
    }
    if space.robots {
        actions.push(Group::new(
            "rebuild",
            Kind::ALL.len() * FLEET,
            format!("rebuild F, H, C, T, each on {starts}"),
        ));
    }
    actions.push(Group::new("pass", 1, "pass"));
    let fleets = "by fleet, observer first, then in seat order";
    let levels = space.levels();
    let shape = if levels > 1 {
        vec![levels, SIDE, SIDE]
    } else {
        vec![SIDE, SIDE]
    };
    let stacked = if levels > 1 {
        "; of a stack the top ship first"
    } else {
        ""
    };
    let mut fields = vec![Field::named(
        "ships",
        shape,
        space.codes(),
        format!(
            "the ship on each square, by row from a and number from 1, turned so that the observer's \
             planet is at b2; fleet 0 is the observer's{stacked}"
        ),
    )];
    fields.push(Field::number(
        "lost",
        [players, 4],
        edition::OF_EACH_KIND,
        format!("ships lost by attacks, {fleets}: F, H, C, T"),
    ));
    fields.extend([
        Field::number(
            "turn",
            [1],
            players as u8 - 1,
            "whose turn it is, in seats after the observer",
        ),
        Field::named("phase", [1], ["powers", "layout", "play"], "the phase"),
        Field::number(
            "quiet",
            [1],
            (edition::QUIET_ROUNDS * players as u16) as u8,
            "finished turns in a row without attack or pick-up (R26)",
        ),
        Field::number(
            "repetition",
            [1],
            2,
            "how often the position has been there before (R26)",
        ),
        Field::named(
            "over",
            [1],
            ["no", "draw"]
                .into_iter()
                .map(String::from)
                .chain((0..players).map(|fleet| format!("won by fleet {fleet}"))),
            "how it ended",
        ),
    ]);
    if space.powers {
        fields.push(Field::named(
            "powers",
            [players],
            std::iter::once("none").chain(Power::ALL.map(Power::name)),
            format!("the powers, none while undealt, {fleets}"),
        ));
    }
    if space.hacker {
        fields.push(Field::number(
            "lost hacked",
            [players, 4],
            edition::OF_EACH_KIND * players as u8,
            format!("hacked ships lost, {fleets}: F, H, C, T"),
        ));
    }
    if players == 4 {
        // R6: with four the fleets do not stand evenly, so that every seat sees another table.
        fields.push(Field::named(
            "homes",
            [6],
            std::iter::once("nobody".to_owned())
                .chain((0..players).map(|fleet| format!("fleet {fleet}"))),
            "whose planets P1 to P6 are, in the frame",
        ));
    }
    let mut legend = Legend {
        actions,
        outcomes: match space.options.powers {
            Powers::Random => vec![Group::new(
                "power",
                Power::ALL.len(),
                "power wolf, cheetah, hacker, rooster, robots, astronauts",
            )],
            Powers::None | Powers::BySeat(..) => Vec::new(),
        },
        fields,
        symmetries: Vec::new(),
        complete: false,
    };
    // With more fleets the other side has another order of turns.
    if players == 2 {
        legend.symmetries = vec![space.mirror(&legend)];
    }
    legend
}

impl Rescue {
    /// Whether a ship of the seat to act that comes to a square attacks there.
    fn is_attack(&self, to: Square) -> bool {
        let enemy = |ship: crate::Ship| ship.seat() != self.seat();
        !Squares(PLANETS).contains(to) && self.stack(to).top().is_some_and(enemy)
    }

    #[inline]
    fn frame(&self) -> &'static [Square; SQUARES] {
        &TURNED[self.planet_index(self.seat())]
    }

    /// As `list_take_overs` lists them.
    fn list_take_over_numbers(
        &self,
        space: &Space,
        from: Square,
        attacks: u128,
        into: &mut Vec<u32>,
    ) {
        let starts = self.starting_squares(self.seat());
        let frame = self.frame();
        for to in Squares(attacks) {
            let pair = space.pair(frame[from.index()], frame[to.index()]);
            let homes = (0..).zip(starts);
            let free = homes.filter(|&(_, home)| self.may_receive(from, to, home));
            into.extend(free.filter_map(|(place, _)| {
                Some(space.first.take_over + pair? * FLEET as u32 + place)
            }));
        }
    }
}

impl Encoding for Rescue {
    type Space = Space;

    fn space(options: &Options) -> Space {
        Space::new(*options)
    }

    fn legend(space: &Space) -> Legend {
        legend(space)
    }

    fn number(&self, space: &Space, action: Action) -> Option<u32> {
        let first = &space.first;
        let frame = self.frame();
        let pair = |from: Square, to: Square| space.pair(frame[from.index()], frame[to.index()]);
        let start = |square: Square| {
            let starts = self.starting_squares(self.seat());
            let place = starts.iter().position(|&start| start == square)?;
            Some(place as u32)
        };
        match action {
            Action::Lay(kind) => space.lays.then_some(kind as u32),
            Action::Move { from, to, part } | Action::Attack { from, to, part } => {
                let attack = matches!(action, Action::Attack { .. });
                if attack != self.is_attack(to) {
                    return None;
                }
                match part {
                    Part::Whole => Some(first.moves + pair(from, to)?),
                    Part::Top => {
                        let plain = |&pair: &u32| space.wolf && (pair as usize) < space.plain;
                        Some(first.top + pair(from, to).filter(plain)?)
                    }
                }
            }
            Action::TakeOver { from, to, home } => {
                let pair = pair(from, to).filter(|&pair| (pair as usize) < space.attacks)?;
                let number = first.take_over + pair * FLEET as u32 + start(home)?;
                space.hacker.then_some(number)
            }
            Action::Rebuild { kind, on } => {
                let number = first.rebuild + kind as u32 * FLEET as u32 + start(on)?;
                space.robots.then_some(number)
            }
            Action::Pass => Some(first.pass),
        }
    }

    fn action(&self, space: &Space, number: u32) -> Option<Action> {
        let first = &space.first;
        let within = |from: u32, to: u32| {
            (from..to)
                .contains(&number)
                .then(|| (number - from) as usize)
        };
        // Turned back by what is left of a whole turn.
        let back = &TURNED[(6 - self.planet_index(self.seat())) % 6];
        let squares = |pair: usize| {
            let (from, to) = space.pairs[pair];
            (back[from.index()], back[to.index()])
        };
        let moves = |pair: usize, part: Part| {
            let (from, to) = squares(pair);
            if self.is_attack(to) {
                Action::Attack { from, to, part }
            } else {
                Action::Move { from, to, part }
            }
        };
        let starts = self.starting_squares(self.seat());
        if let Some(kind) = within(0, first.moves) {
            return Some(Action::Lay(Kind::ALL[kind]));
        }
        if let Some(pair) = within(first.moves, first.top) {
            return Some(moves(pair, Part::Whole));
        }
        if let Some(pair) = within(first.top, first.take_over) {
            return Some(moves(pair, Part::Top));
        }
        if let Some(place) = within(first.take_over, first.rebuild) {
            let (from, to) = squares(place / FLEET);
            let home = starts[place % FLEET];
            return Some(Action::TakeOver { from, to, home });
        }
        if let Some(place) = within(first.rebuild, first.pass) {
            return Some(Action::Rebuild {
                kind: Kind::ALL[place / FLEET],
                on: starts[place % FLEET],
            });
        }
        (number == first.pass).then_some(Action::Pass)
    }

    fn outcome_number(space: &Space, Deal(power): Deal) -> Option<u32> {
        (space.options.powers == Powers::Random).then_some(power as u32)
    }

    fn outcome(space: &Space, number: u32) -> Option<Deal> {
        let power = Power::ALL.get(number as usize).copied().map(Deal);
        power.filter(|_| space.options.powers == Powers::Random)
    }

    #[inline]
    fn observe(&self, space: &Space, seat: Seat, into: &mut [u8]) {
        let players = space.players();
        let levels = space.levels();
        let cells = &TURNED_CELLS[self.planet_index(seat)];
        let (ships, rest) = into.split_at_mut(levels * CELLS);
        ships.fill(0);
        let relative = |other: usize| {
            let after = other + players - seat.index();
            if after >= players {
                after - players
            } else {
                after
            }
        };
        for other in 0..players {
            let owner = relative(other);
            Squares(self.fleets[other]).for_each(|square| {
                let cell = usize::from(cells[square.index()]);
                let stack = self.stack(square);
                if levels == 1 {
                    if let Some(ship) = stack.top().filter(|ship| ship.seat().index() == other) {
                        ships[cell] =
                            space.code(owner, ship.kind(), ship.is_carrier(), ship.is_hacked());
                    }
                    return;
                }
                let from_top = stack.downward().take(levels).enumerate();
                for (level, ship) in from_top {
                    ships[level * CELLS + cell] = space.code(
                        relative(ship.seat().index()),
                        ship.kind(),
                        ship.is_carrier(),
                        ship.is_hacked(),
                    );
                }
            });
        }
        let (lost, rest) = rest.split_at_mut(4 * players);
        for other in 0..players {
            let owner = relative(other);
            for kind in 0..4 {
                lost[4 * owner + kind] = self.lost[other][kind][0];
            }
        }
        rest[..5].copy_from_slice(&[
            relative(self.turn.into()) as u8,
            self.phase as u8,
            self.quiet as u8,
            self.seen.count(self.hash).min(2) as u8,
            match self.over {
                None => 0,
                Some(Over::Draw) => 1,
                Some(Over::Won(winner)) => 2 + relative(winner.index()) as u8,
            },
        ]);
        let mut rest = &mut rest[5..];
        if space.powers {
            for other in 0..players {
                rest[relative(other)] = self.powers[other].map_or(0, |power| power as u8 + 1);
            }
            rest = &mut rest[players..];
        }
        if space.hacker {
            for other in 0..players {
                for kind in 0..4 {
                    rest[4 * relative(other) + kind] = self.lost[other][kind][1];
                }
            }
            rest = &mut rest[4 * players..];
        }
        if players == 4 {
            rest.fill(0);
            for other in 0..players {
                let home = self.planet_index(Seat::new(other)) + 6 - self.planet_index(seat);
                rest[home % 6] = relative(other) as u8 + 1;
            }
        }
    }

    #[inline]
    fn legal_numbers(&self, space: &Space, into: &mut Vec<u32>) {
        if self.over.is_some() || self.phase != Phase::Play {
            let legal = starboard_kernel::Game::legal_actions(self).into_iter();
            into.extend(legal.filter_map(|action| self.number(space, action)));
            return;
        }
        let before = into.len();
        let first = &space.first;
        let table = &space.turned[self.planet_index(self.seat())];
        let hacks = self.may_take_over();
        // Gathered here first: to push them one by one takes twice as long.
        let mut numbers = [0; ROOM];
        self.each_reach(|from, part, reach| {
            let row = &table[from.index()];
            let group = match part {
                Part::Whole => first.moves,
                Part::Top => first.top,
            };
            let mut count = 0;
            let mut add = |to: Square| {
                numbers[count % ROOM] = group + u32::from(row[to.index() % ROOM]);
                count += 1;
            };
            Squares(reach.moves).for_each(&mut add);
            if reach.attacks != 0 {
                Squares(reach.attacks).for_each(add);
            }
            into.extend_from_slice(&numbers[..count % ROOM]);
            if hacks && part == Part::Whole && reach.attacks != 0 {
                self.list_take_over_numbers(space, from, reach.attacks, into);
            }
        });
        let mut rebuilds = Vec::new();
        self.list_rebuilds(&mut rebuilds);
        let rebuilds = rebuilds.into_iter();
        into.extend(rebuilds.filter_map(|action| self.number(space, action)));
        if into.len() == before {
            into.push(first.pass);
        }
    }
}
